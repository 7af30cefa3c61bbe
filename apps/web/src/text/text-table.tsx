import { useView } from '@stikk/client/react';
import { type Entry, type Rules, type Rulings, rulingsOf, type Seat } from '@stikk/engine';
import { Button, Mark, TopBar } from '@stikk/ui';
import { presetName, type Speech } from '@stikk/words';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { isPractice } from '../hint/practice.ts';
import { useBeside } from '../live/use-beside.tsx';
import { later } from '../shell/later.tsx';
import { Way } from '../shell/way.tsx';
import { tableActs } from '../table/acts.tsx';
import { Announcer } from '../table/announcer.tsx';
import bar from '../table/frame.module.css';
import type { Opened } from '../table/menu.tsx';
import { keepPreference } from '../table/preference.ts';
import type { Session } from '../table/session.ts';
import type { Teller } from '../table/telling.ts';
import { useTurnTitle } from '../table/turn-title.ts';
import { useTale } from '../table/use-tale.ts';
import { useWords, type Words } from '../table/words.tsx';
import { CommandLine } from './command-line.tsx';
import type { Seen, Spoken } from './spoken.ts';
import styles from './text.module.css';
import { TableTold } from './told.tsx';
import { meant, plain } from './typed.ts';

const Sheets = later(() => import('../table/sheets.tsx').then(({ Sheets }) => Sheets));

type Typed = { readonly type: string };

/** What a family of rules is played in words with. */
export interface TextParts<Options, State, Command extends Typed, Event extends Typed> {
  readonly game: Pick<Rules<Options, State, Command, Event>, 'decide'>;
  readonly teller: Teller<State, Event>;
  readonly speech: Pick<Speech, 'refusalText'>;
  spoken(seen: Seen<Options, State, Command, Event>, words: Words): Spoken<Command>;
  lastTrick(
    state: State,
    seen: Seen<Options, State, Command, Event>,
  ): { readonly plays: readonly { readonly seat: Seat; readonly card: string }[] } | undefined;
  /** The state as it is shown with what was ruled. */
  ruled(state: State, options: Options, rulings: Rulings): State;
  paper(state: State, options: Options, bottom: Seat, entries: readonly Entry<Event>[]): ReactNode;
  readonly Hint: ComponentType<TextTableProps<Options, State, Command, Event>>;
  /** What is shown of a match that is over. */
  end(
    state: State,
    session: Session<Options, State, Command, Event>,
    entries: readonly Entry<Event>[],
  ): ReactNode;
}

export interface TextTableProps<Options, State, Command extends Typed, Event extends Typed> {
  readonly session: Session<Options, State, Command, Event>;
}

/** The table of a family, told as a list and played by typing. */
export function textTable<Options, State, Command extends Typed, Event extends Typed>(
  parts: TextParts<Options, State, Command, Event>,
): ComponentType<TextTableProps<Options, State, Command, Event>> {
  return function TextTable({ session }) {
    const { match, options, you, info } = session;
    const words = useWords();
    const { t, g, telling, preset } = words;
    const { state, entries, pending, refusal, waits, ready } = useView(match);
    const shown = useMemo(() => parts.ruled(state, options, rulingsOf(entries)), [state, options, entries]);
    const beside = useBeside({ waits, onGoOn: match.hurry });
    const bottom = you ?? 0;
    const acting = beside.hindrance === undefined ? you : undefined;
    const seen = { state, shown, options, entries, pending, bottom, acting };
    const spoken = parts.spoken(seen, words);
    const { line, asked, choices } = spoken;
    const lines = useTale(parts.teller, entries, info.seats.length);
    const [opened, setOpened] = useState<Opened>();
    const [answer, setAnswer] = useState<{ readonly text: string; readonly asked: boolean }>();
    const [known, setKnown] = useState<string>();
    const reply = (text: string | undefined) => setAnswer(text === undefined ? undefined : { text, asked });

    useTurnTitle(asked && ready);

    const whyNot = (reason: string, command: Command) =>
      beside.refusal(reason) ?? parts.speech.refusalText(g, reason, { ...telling, state, command });
    const refused = refusal && refusal.id !== known ? whyNot(refusal.reason, refusal.command) : undefined;
    const act = (command: Command) => {
      if (refusal) setKnown(refusal.id);
      const decision = you === undefined ? undefined : parts.game.decide(state, command, you, options);
      if (beside.hindrance !== undefined) reply(beside.hindrance);
      else if (decision && !decision.ok && decision.reason !== 'unseen')
        reply(whyNot(decision.reason, command));
      else {
        reply(undefined);
        match.act(command);
      }
    };
    const tellLast = () => {
      const last = parts.lastTrick(state, seen);
      const plays = last?.plays.map(({ seat, card }) => `${words.name(seat)}: ${words.card(card as 'AS')}`);
      reply(plays ? `${plays.join('. ')}.` : t('say.noTrick'));
    };
    const acts = tableActs(words, tellLast, setOpened, beside.talk);
    const help = () => {
      const example = choices.find(({ typed }) => typed.length > 4) ?? choices[0];
      const ways = acts.map(({ label }) => label.toLocaleLowerCase()).join(', ');
      const shown = example && t('text.example', { typed: example.typed[0]!, means: example.text });
      reply([shown, t('text.help', { ways })].filter(Boolean).join(' '));
    };
    const say = (typed: string) => {
      const wanted = plain(typed);
      if (typed.trim() === '?' || wanted === plain(t('text.helpWord'))) return help();
      if (wanted === '') {
        if (spoken.enter) return act(spoken.enter);
        if (waits !== undefined && !asked) return match.hurry();
        return reply(line);
      }
      if (wanted === plain(t('text.cardsWord'))) return keepPreference({ text: false });
      const [choice, other] = meant(choices, typed);
      if (choice && !other) return act(choice.command);
      if (choice && other)
        return reply(t('text.several', { typed, means: [choice.text, other.text].join('; ') }));
      const way = acts.find(({ label }) => plain(label) === wanted);
      if (way) return way.onPress?.();
      return reply(t('text.unknown', { typed }));
    };

    const told = answer?.asked === asked ? answer.text : undefined;
    const announcer = <Announcer lines={lines} asked={asked ? line : undefined} refused={told ?? refused} />;
    const sheets =
      opened === undefined ? null : (
        <Sheets
          opened={opened}
          onOpen={setOpened}
          onPeek={() => {
            setOpened(undefined);
            tellLast();
          }}
          options={options}
          paper={parts.paper(shown, options, bottom, entries)}
          hint={asked && isPractice(info) ? <parts.Hint session={session} /> : undefined}
        />
      );
    const end = parts.end(shown, session, entries);
    if (end !== undefined)
      return (
        <>
          {announcer}
          {end}
          {sheets}
        </>
      );
    return (
      <div id="main" className={styles.page}>
        {announcer}
        {beside.news}
        <TopBar
          heading
          title={presetName(g, preset)}
          subtitle={spoken.where}
          start={
            <Way href="/" className={bar.home} aria-label={t('bar.home')}>
              <Mark />
            </Way>
          }
          always={acts
            .filter(({ id }) => id === 'more')
            .map(({ id, icon, label, onPress }) => (
              <Button key={id} look="icon" icon={icon} label={label} onClick={onPress} />
            ))}
        />
        {beside.strip === undefined ? null : <div className="strip">{beside.strip}</div>}
        <main className={styles.table} aria-label={t('bar.table')}>
          <div className={styles.act}>
            {line === undefined ? null : <p className={styles.now}>{line}</p>}
            {waits === 'asked' && !asked ? (
              <Button look="go" onClick={match.hurry}>
                {t('trick.hurry')}
              </Button>
            ) : null}
            {beside.watching ?? <CommandLine answer={told ?? refused} onLine={say} />}
            <p className="cap">{t('text.hint')}</p>
          </div>
          <TableTold spoken={spoken} lines={lines} />
          <ul className={styles.ways}>
            {acts
              .filter(({ id }) => id !== 'more')
              .map(({ id, icon, text, onPress }) => (
                <li key={id}>
                  <Button icon={icon} onClick={onPress}>
                    {text}
                  </Button>
                </li>
              ))}
          </ul>
        </main>
        {sheets}
      </div>
    );
  };
}
