import { useView } from '@stikk/client/react';
import { type Card, HIDDEN, rulingsOf } from '@stikk/engine';
import {
  type BondtolvaCommand,
  type BondtolvaEvent,
  type BondtolvaOptions,
  type BondtolvaState,
  bondtolvaRules,
} from '@stikk/variants/bondtolva';
import { bondtolvaSpeech, promptText } from '@stikk/words';
import { useMemo, useState } from 'react';
import { isPractice } from '../hint/practice.ts';
import { earlyPress, playsLater } from '../live/plan-card.ts';
import { useBeside } from '../live/use-beside.tsx';
import { useForcedLast } from '../live/use-forced-last.ts';
import { later } from '../shell/later.tsx';
import { tableActs } from '../table/acts.tsx';
import { Announcer } from '../table/announcer.tsx';
import { focusHand, OwnHand } from '../table/hand.tsx';
import { useHotkeys } from '../table/hotkeys.ts';
import type { LastTrick } from '../table/last-trick.ts';
import type { HelpKey, Opened } from '../table/menu.tsx';
import { Notices } from '../table/notices.tsx';
import { useTaps } from '../table/preference.ts';
import { Said } from '../table/said.tsx';
import { placesBySeat } from '../table/seat-model.ts';
import type { Session } from '../table/session.ts';
import { Happened, Keys } from '../table/standing.tsx';
import { useTurnTitle } from '../table/turn-title.ts';
import { useTale } from '../table/use-tale.ts';
import { useWhy } from '../table/use-why.ts';
import { useWords } from '../table/words.tsx';
import { answersOf } from './answers.ts';
import { type Ask, askOf, decides } from './ask-model.ts';
import { LeftToGet, StandingNow } from './beside.tsx';
import { Center } from './center.tsx';
import { Frame } from './frame.tsx';
import { ruledState } from './ruled.ts';
import { lineOf } from './said.ts';
import { tolvaTeller } from './teller.ts';
import { tolvaModel } from './tolva-model.ts';
import { useDraw } from './use-draw.ts';

const Panel = later(() => import('./panel.tsx').then(({ Panel }) => Panel));
const Hint = later(() => import('./hint.tsx').then(({ Hint }) => Hint));
const Sheets = later(() => import('../table/sheets.tsx').then(({ Sheets }) => Sheets));
const Paper = later(() => import('./paper.tsx').then(({ Paper }) => Paper));
const End = later(() => import('./end.tsx').then(({ End }) => End));

const KEYS: readonly HelpKey[] = [
  'choose',
  'draw',
  'hand',
  'play',
  'plan',
  'last',
  'sheet',
  'rules',
  'help',
  'hurry',
];

/** The buttons of the panel in their order: digits press them. */
const pressChoice = (place: number) => () =>
  document.querySelectorAll<HTMLElement>('.turn-panel button')[place]?.click();
const DIGITS = Object.fromEntries(
  Array.from({ length: 9 }, (_, place) => [String(place + 1), pressChoice(place)]),
);

function lastTrickOf(state: BondtolvaState): LastTrick | undefined {
  const deal = 'deal' in state ? state.deal : undefined;
  return deal?.lastTrick && { number: deal.trickNumber - 1, ...deal.lastTrick };
}

export interface LiveTableProps {
  readonly session: Session<BondtolvaOptions, BondtolvaState, BondtolvaCommand, BondtolvaEvent>;
}

/** The table of Bondtolva while the match is played. */
export const LiveTable = ({ session }: LiveTableProps) => {
  const { info, match, options, you } = session;
  const words = useWords();
  const { t, g, telling } = words;
  const view = useView(match);
  const { state, entries, pending, planned, refusal, waits } = view;
  const rulings = useMemo(() => rulingsOf(entries), [entries]);
  /** As it is shown: the game itself does not count what a director gives. */
  const shown = useMemo(() => ruledState(state, options, rulings), [state, options, rulings]);
  const seats = state.match.seats;
  const bottom = you ?? 0;
  const taps = useTaps();
  const beside = useBeside({ waits, onGoOn: match.hurry });
  const acting = beside.hindrance === undefined ? you : undefined;

  const latest = entries.findLast((entry) => 'game' in entry);
  const last = latest && 'game' in latest ? latest.game : undefined;
  const ask = askOf(state, options, acting, pending, last);
  const stands = decides(ask);
  const model = tolvaModel(shown, options, { bottom, you }, last, stands);
  const { scene } = model;
  const lines = useTale(tolvaTeller, entries, seats);
  const lastTrick = lastTrickOf(state);

  const at = 'deal' in state ? { deal: state.deal.number, trick: state.deal.trickNumber } : undefined;

  const [opened, setOpened] = useState<Opened>();
  const [picked, setPicked] = useState<Card>();
  const [peek, setPeek] = useState<number>();
  const [why, setWhy] = useWhy(`${ask ? 'asked' : 'waiting'} ${at?.trick}`);
  const [seen, setSeen] = useState<string>();

  const peeked = peek !== undefined && lastTrick?.number === peek ? lastTrick : undefined;
  const plannedCard = planned?.type === 'PlayCard' ? planned.card : undefined;
  /** Whether the own card of this trick can be chosen before its time. */
  const plansCard =
    acting !== undefined &&
    state.phase === 'playing' &&
    pending.length === 0 &&
    playsLater(acting, state.turn, state.deal.trick);
  const raised = picked && (plansCard || ask?.legal?.has(picked)) ? picked : plannedCard;
  const line = lineOf({ state, options, scene, ask, last }, words);
  const unseen = refusal && refusal.id !== seen ? refusal : undefined;
  const refused =
    unseen &&
    (beside.refusal(unseen.reason) ??
      bondtolvaSpeech.refusalText(g, unseen.reason, { ...telling, state, command: unseen.command }));

  const act = (command: BondtolvaCommand) => {
    setPicked(undefined);
    setPeek(undefined);
    setWhy(undefined);
    if (refusal) setSeen(refusal.id);
    match.act(command);
  };
  const draw = () => at && act({ type: 'DrawCard', ...at });
  const drawsAlone = ask?.draw === true && !stands;
  useDraw(drawsAlone && at ? `${at.deal}.${at.trick}` : undefined, draw);

  /** Why the rules refuse a command, if they do. */
  const refusalOf = (command: BondtolvaCommand): string | undefined => {
    const decision = you === undefined ? undefined : bondtolvaRules.decide(state, command, you, options);
    if (!decision || decision.ok || decision.reason === 'unseen') return undefined;
    return bondtolvaSpeech.refusalText(g, decision.reason, { ...telling, state, command });
  };
  const press = (card: Card) => {
    setPeek(undefined);
    if (scene.kind === 'trick' && scene.trick.full && waits === 'time') {
      match.hurry();
      // Whoever took the trick has more to do before a card is due.
      if (!scene.trick.plays.some(({ winning, seat }) => winning && seat === you)) setPicked(card);
      return;
    }
    if (you === undefined || !at) return;
    if (beside.hindrance !== undefined) {
      setWhy(beside.hindrance);
      return;
    }
    if (drawsAlone) {
      draw();
      setPicked(card);
      return;
    }
    const command: BondtolvaCommand = { type: 'PlayCard', ...at, card };
    if (plansCard) {
      setWhy(undefined);
      const meant = earlyPress(card, { taps, picked, planned: plannedCard });
      setPicked(meant === 'pick' ? card : undefined);
      if (meant !== 'pick') match.plan(meant === 'plan' ? command : undefined);
      return;
    }
    const reason = refusalOf(command);
    if (reason !== undefined) {
      setPicked(undefined);
      setWhy(reason);
    } else if (taps === 1 || raised === card) act(command);
    else {
      setWhy(undefined);
      setPicked(card);
    }
  };

  const [only] = model.hand;
  useForcedLast(
    at &&
      only !== undefined &&
      only !== HIDDEN &&
      model.hand.length === 1 &&
      !stands &&
      ask?.legal?.size === 1
      ? `${at.deal} ${only}`
      : undefined,
    () => at && only !== undefined && only !== HIDDEN && act({ type: 'PlayCard', ...at, card: only }),
  );

  const togglePeek = () => {
    setPeek(peeked || !lastTrick ? undefined : lastTrick.number);
    if (!lastTrick) setWhy(t('say.noTrick'));
  };
  const toggle = (what: Opened) => setOpened(opened === what ? undefined : what);
  const goOn = () => match.hurry();
  const enter = drawsAlone ? draw : waits !== undefined && !ask ? goOn : undefined;
  const toHand = model.hand.length > 0 ? focusHand : undefined;
  useHotkeys({
    ...(opened === undefined && {
      ...(stands && DIGITS),
      l: togglePeek,
      Enter: enter,
      ArrowLeft: toHand,
      ArrowRight: toHand,
      Escape: peeked && togglePeek,
    }),
    s: () => toggle('sheet'),
    r: () => toggle('rules'),
    '?': () => toggle('keys'),
  });

  useTurnTitle(ask !== undefined && view.ready);
  const announcer = <Announcer lines={lines} asked={askedText(ask)} refused={why ?? refused} />;
  function askedText(ask: Ask | undefined): string | undefined {
    if (!ask || ask.busy) return undefined;
    return promptText(g, ask.commands) ?? [line?.loud, line?.text].filter(Boolean).join(' ');
  }

  const sheets =
    opened === undefined ? null : (
      <Sheets
        opened={opened}
        onOpen={setOpened}
        onPeek={() => {
          setOpened(undefined);
          togglePeek();
        }}
        options={options}
        paper={<Paper state={shown} options={options} bottom={bottom} rulings={rulings} />}
        keys={KEYS}
        hint={ask && isPractice(info) ? <Hint session={session} /> : undefined}
      />
    );

  if (shown.phase === 'over')
    return (
      <>
        {announcer}
        <End info={info} options={options} state={shown} entries={entries} />
        {sheets}
      </>
    );

  const told = peeked
    ? { text: t('say.took', { who: words.name(peeked.winner) }) }
    : stands
      ? undefined
      : plannedCard && plansCard
        ? { text: beside.planned(words.card(plannedCard)) }
        : line;
  const said = why ? { text: why } : told;
  const legal = stands ? undefined : ask?.legal;

  return (
    <>
      {announcer}
      {beside.news}
      <Frame
        model={peeked ? { ...model, seats: model.seats.map((seat) => ({ ...seat, leads: false })) } : model}
        options={options}
        acts={tableActs(words, togglePeek, toggle, beside.talk)}
        bottomBar
        strip={beside.strip}
        legal={legal}
        picked={raised}
        onPress={press}
        onDraw={ask?.draw ? draw : undefined}
        side={
          <>
            <StandingNow model={model} />
            {beside.watchers}
            <Happened lines={lines.slice(-6)} />
            <LeftToGet state={state} options={options} />
            <Keys />
          </>
        }
        center={
          <Center
            state={shown}
            options={options}
            model={model}
            asked={legal !== undefined}
            peeked={peeked && { last: peeked, places: placesBySeat(bottom, seats), onClose: togglePeek }}
            waits={waits}
            onGoOn={goOn}
          />
        }
        panel={
          stands && ask && 'deal' in state ? (
            <Panel
              state={state}
              options={options}
              ask={ask}
              answers={answersOf(entries)}
              onAct={act}
              onWhy={(command) => setWhy(refusalOf(command))}
            />
          ) : undefined
        }
        say={said && <Said line={said} />}
        hand={
          beside.watching ??
          (model.hand.length === 0 ? undefined : (
            <OwnHand
              cards={model.hand}
              legal={legal}
              picked={raised}
              returned={unseen?.command.type === 'PlayCard' ? unseen.command.card : undefined}
              dealtFrom={
                last?.type === 'HandsDealt' ? model.seats.find(({ dealer }) => dealer)?.at : undefined
              }
              onPress={press}
              onGoOn={() => enter?.()}
            />
          ))
        }
        notice={<Notices refused={refused} onSeen={() => refusal && setSeen(refusal.id)} />}
      />
      {sheets}
    </>
  );
};
