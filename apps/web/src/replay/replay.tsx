'use client';

import type { OhHellEvent } from '@stikk/variants/oh-hell';
import { BookOpen, Download, Table2, Trophy } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { parseAsInteger, parseAsString, useQueryState } from 'nuqs';
import { useMemo, useState } from 'react';
import { Center } from '../table/center.tsx';
import { Frame } from '../table/frame.tsx';
import { OwnHand } from '../table/hand.tsx';
import { useHotkeys } from '../table/hotkeys.ts';
import type { Opened } from '../table/menu.tsx';
import { Said } from '../table/said.tsx';
import { lineOf } from '../table/say.ts';
import { seatsFrom } from '../table/seat-model.ts';
import type { MatchInfo } from '../table/session.ts';
import { Happened, StandingNow } from '../table/standing.tsx';
import { showsOwn, tableModel } from '../table/table-model.ts';
import { useTale } from '../table/use-tale.ts';
import { useWords } from '../table/words.tsx';
import { Controls } from './controls.tsx';
import { filmOf, nextStop, nextTrick, previousStop, previousTrick, seenBy, stopAt } from './film.ts';
import { OpenHands } from './open-hands.tsx';
import { entriesOf } from './record.ts';
import styles from './replay.module.css';

const Sheets = dynamic(() => import('../table/sheets.tsx').then(({ Sheets }) => Sheets), { ssr: false });

const icon = { className: 'i', 'aria-hidden': true } as const;
const nothing = () => {};

export interface ReplayProps {
  readonly info: MatchInfo;
  readonly record: string;
}

/** A finished match, stopped at one of its entries. */
export const Replay = ({ info, record }: ReplayProps) => {
  const words = useWords();
  const { t, g } = words;
  const router = useRouter();
  const seats = info.seats.length;
  const options = info.options as Parameters<typeof tableModel>[1];
  const film = useMemo(() => filmOf(entriesOf(record), seats), [record, seats]);
  const [wanted, setWanted] = useQueryState('seq', parseAsInteger.withOptions({ history: 'replace' }));
  const [eyes, setEyes] = useQueryState('eyes', parseAsString.withDefault('all'));
  const [opened, setOpened] = useState<Opened>();

  const last = film.entries.length;
  const seq = Math.max(0, Math.min(wanted ?? film.deals[0]?.seq ?? 0, last));
  const seat = /^\d$/.test(eyes) && Number(eyes) < seats ? Number(eyes) : undefined;
  const bottom = seat ?? info.you ?? 0;
  const state = seenBy(film, seq, seat);
  const entries = useMemo(() => film.entries.slice(0, seq), [film, seq]);
  const lines = useTale(entries, seats);
  const stopped = film.entries[stopAt(film, seq) - 1];
  const event: OhHellEvent | undefined = stopped && 'game' in stopped ? stopped.game : undefined;
  const model = tableModel(state, options, { bottom, you: seat }, event);
  const line = lineOf(
    { state, options, scene: model.scene, ask: undefined, sent: undefined, step: 3 },
    words,
  );
  const order = seatsFrom(bottom, seats);

  const seek = (to: number) => void setWanted(to);
  const steps = {
    start: () => seek(0),
    previousTrick: () => seek(previousTrick(film, seq)),
    previous: () => seek(previousStop(film, seq)),
    next: () => seek(nextStop(film, seq)),
    nextTrick: () => seek(nextTrick(film, seq)),
    end: () => seek(last),
  };
  const toggle = (what: Opened) => setOpened(opened === what ? undefined : what);
  useHotkeys({
    ...(opened === undefined && {
      Home: steps.start,
      '[': steps.previousTrick,
      PageUp: steps.previousTrick,
      ArrowLeft: steps.previous,
      ArrowRight: steps.next,
      ']': steps.nextTrick,
      PageDown: steps.nextTrick,
      End: steps.end,
    }),
    s: () => toggle('sheet'),
    r: () => toggle('rules'),
  });

  const save = () => {
    const url = URL.createObjectURL(new Blob([record], { type: 'application/jsonl' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `stikk-${info.matchId}.jsonl`;
    link.click();
    URL.revokeObjectURL(url);
  };
  const acts = [
    {
      id: 'result',
      icon: <Trophy {...icon} />,
      text: t('replay.toTable'),
      onPress: () => router.push(`/m/${info.matchId}`),
    },
    { id: 'sheet', icon: <Table2 {...icon} />, text: g('sheet.title'), onPress: () => toggle('sheet') },
    { id: 'rules', icon: <BookOpen {...icon} />, text: t('act.rules'), onPress: () => toggle('rules') },
    { id: 'save', icon: <Download {...icon} />, text: t('replay.download'), onPress: save },
  ].map((one) => ({ ...one, label: one.text }));
  const hands =
    seat === undefined ? <OpenHands state={state} options={options} seats={order.slice(1)} /> : null;
  const told = line ?? { text: lines.at(-1)?.text };
  const said = model.scene.kind === 'over' || model.scene.kind === 'chosen' ? undefined : told;

  return (
    <div className={styles.page}>
      <div className="vh" role="status" aria-live="polite">
        {lines.at(-1)?.text}
      </div>
      <Frame
        model={model}
        covered={false}
        ownPlate={showsOwn(model.scene)}
        acts={acts}
        bottomBar={false}
        className={styles.frame}
        side={
          <>
            <StandingNow model={model} totals={state.match.totals} after={state.match.sheet.length} />
            <Happened lines={lines.slice(-6)} />
            {hands}
          </>
        }
        center={
          <Center
            options={options}
            state={state}
            model={model}
            ask={undefined}
            step={3}
            peeked={undefined}
            chosen={undefined}
            waits={undefined}
            onChoose={nothing}
            onAct={nothing}
            onGoOn={nothing}
          />
        }
        say={said && <Said line={said} />}
        hand={
          model.hand.length === 0 ? undefined : (
            <OwnHand
              cards={model.hand}
              legal={undefined}
              picked={undefined}
              returned={undefined}
              dealtFrom={undefined}
              onPress={nothing}
            />
          )
        }
        notice={undefined}
      />
      {hands && (
        <aside className={styles.below} aria-label={t('replay.hands')}>
          {hands}
        </aside>
      )}
      <Controls
        film={film}
        seq={seq}
        steps={steps}
        eyes={seat === undefined ? 'all' : eyes}
        onSeek={(to) => seek(stopAt(film, to))}
        onEyes={(to) => void setEyes(to)}
        onMore={() => setOpened('ways')}
      />
      {opened === undefined ? null : (
        <Sheets
          opened={opened}
          onOpen={setOpened}
          onPeek={nothing}
          state={state}
          options={options}
          order={order}
          acts={acts}
        />
      )}
    </div>
  );
};
