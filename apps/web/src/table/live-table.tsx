'use client';

import { useView } from '@stikk/client/react';
import { type Card, HIDDEN, rulingsOf } from '@stikk/engine';
import { useReveal } from '@stikk/ui';
import {
  type OhHellCommand,
  type OhHellEvent,
  type OhHellOptions,
  type OhHellState,
  ohHellRules,
} from '@stikk/variants/oh-hell';
import { ohHellSpeech } from '@stikk/words';
import { useMemo, useState } from 'react';
import { isPractice } from '../hint/practice.ts';
import { countFrom } from '../live/count.ts';
import { useLive } from '../live/live-context.tsx';
import { earlyPress, playsLater } from '../live/plan-card.ts';
import { useBeside } from '../live/use-beside.tsx';
import { useForcedLast } from '../live/use-forced-last.ts';
import { later } from '../shell/later.tsx';
import { tableActs } from './acts.tsx';
import { Announcer } from './announcer.tsx';
import { askOf, bidUnderWay } from './ask-model.ts';
import { Center } from './center.tsx';
import { Frame, placesByModel } from './frame.tsx';
import { focusHand, OwnHand } from './hand.tsx';
import { useDigits, useHotkeys } from './hotkeys.ts';
import { lastTrickOf } from './last-trick.ts';
import type { HelpKey, Opened } from './menu.tsx';
import { Notices } from './notices.tsx';
import { useTaps } from './preference.ts';
import { ruledState } from './ruled.ts';
import { Said } from './said.tsx';
import { lineOf, openingLine } from './say.ts';
import { seatsFrom } from './seat-model.ts';
import type { Session } from './session.ts';
import { Happened, Keys, StandingNow } from './standing.tsx';
import { showsOwn, tableModel, withoutLeader } from './table-model.ts';
import { ohHellTeller } from './teller.ts';
import { useTurnTitle } from './turn-title.ts';
import { useTale } from './use-tale.ts';
import { useWhy } from './use-why.ts';
import { useWords } from './words.tsx';

const PlanBid = later(() => import('../live/plan-bid.tsx').then(({ PlanBid }) => PlanBid));
const Hint = later(() => import('./hint.tsx').then(({ Hint }) => Hint));
const Sheets = later(() => import('./sheets.tsx').then(({ Sheets }) => Sheets));
const Paper = later(() => import('./sheet.tsx').then(({ Paper }) => Paper));
const End = later(() => import('./end.tsx').then(({ End }) => End));

const KEYS: readonly HelpKey[] = ['bid', 'hand', 'play', 'plan', 'last', 'sheet', 'rules', 'help', 'hurry'];

type OhHellSession = Session<OhHellOptions, OhHellState, OhHellCommand, OhHellEvent>;

/** The table while the match is played. */
export const LiveTable = ({ session }: { readonly session: OhHellSession }) => {
  const { info, match, options, you } = session;
  const words = useWords();
  const { t, g, telling } = words;
  const view = useView(match);
  const { entries, pending, planned, refusal, waits } = view;
  const rulings = useMemo(() => rulingsOf(entries), [entries]);
  const state = useMemo(() => ruledState(view.state, options, rulings), [view.state, options, rulings]);
  const seats = state.match.seats;
  const bottom = you ?? 0;
  const taps = useTaps();
  const ahead = useLive()?.ahead ?? 0;
  const beside = useBeside({ waits, onGoOn: match.hurry });
  const acting = beside.hindrance === undefined ? you : undefined;

  const last = [...entries].reverse().find((entry) => 'game' in entry);
  const lastEvent = last && 'game' in last ? last.game : undefined;
  const model = tableModel(state, options, { bottom, you }, lastEvent);
  const { scene } = model;
  const ask = askOf(state, options, acting, pending);
  const step = useReveal(
    scene.kind === 'reveal' && last ? { id: last.seq, from: countFrom(last.at, ahead) } : undefined,
  );
  const covered = scene.kind === 'reveal' && step < 3;
  const lines = useTale(ohHellTeller, entries, seats);
  const lastTrick = lastTrickOf(entries);

  const [opened, setOpened] = useState<Opened>();
  const [picked, setPicked] = useState<Card>();
  const [chosen, setChosen] = useState<{ readonly deal: number; readonly bid: number }>();
  const [peek, setPeek] = useState<number>();
  const [why, setWhy] = useWhy();
  const [seen, setSeen] = useState<string>();

  const deal = 'deal' in state ? state.deal.number : 0;
  const bidChosen = ask?.kind === 'bid' && chosen?.deal === deal ? chosen.bid : undefined;
  const peeked = peek !== undefined && lastTrick?.number === peek ? lastTrick : undefined;
  const legal = ask?.kind === 'play' ? ask.legal : undefined;
  const plannedCard = planned?.type === 'PlayCard' ? planned.card : undefined;
  /** Whether the own card of this trick can be chosen before its time. */
  const plansCard =
    acting !== undefined &&
    state.phase === 'playing' &&
    pending.length === 0 &&
    playsLater(acting, state.turn, state.trick);
  const raised = picked && (plansCard || legal?.has(picked)) ? picked : plannedCard;
  const opening = seats <= 5 && deal === 1 && ask?.kind === 'bid' ? openingLine(entries, words) : undefined;
  const line = opening ?? lineOf({ state, options, scene, ask, sent: bidUnderWay(pending), step }, words);
  const unseen = refusal && refusal.id !== seen ? refusal : undefined;
  const refused =
    unseen &&
    (beside.refusal(unseen.reason) ??
      ohHellSpeech.refusalText(g, unseen.reason, { ...telling, state, command: unseen.command }));

  const act = (command: OhHellCommand) => {
    setPicked(undefined);
    setPeek(undefined);
    setWhy(undefined);
    if (refusal) setSeen(refusal.id);
    match.act(command);
  };
  const bid = (value: number) => act({ type: 'MakeBid', deal, bid: value });
  const goOn = () => match.hurry();

  const playOf = (card: Card): OhHellCommand => ({
    type: 'PlayCard',
    deal: Math.max(deal, 1),
    trick: state.phase === 'playing' ? state.number : 1,
    card,
  });

  const plansBid =
    acting !== undefined &&
    ask === undefined &&
    state.phase === 'bidding' &&
    state.deal.bidding === 'turn' &&
    state.deal.bids[acting] === null &&
    !state.match.out[acting];

  const press = (card: Card) => {
    setPeek(undefined);
    if (scene.kind === 'trick' && scene.trick.full && waits === 'time') {
      match.hurry();
      setPicked(card);
      return;
    }
    if (you === undefined) return;
    if (beside.hindrance !== undefined) {
      setWhy(beside.hindrance);
      return;
    }
    const command = playOf(card);
    if (plansCard) {
      setWhy(undefined);
      const meant = earlyPress(card, { taps, picked, planned: plannedCard });
      setPicked(meant === 'pick' ? card : undefined);
      if (meant !== 'pick') match.plan(meant === 'plan' ? command : undefined);
      return;
    }
    const decision = ohHellRules.decide(state, command, you, options);
    if (!decision.ok && decision.reason !== 'unseen') {
      setPicked(undefined);
      setWhy(ohHellSpeech.refusalText(g, decision.reason, { ...telling, state, command }));
    } else if (taps === 1 || raised === card) act(command);
    else {
      setWhy(undefined);
      setPicked(card);
    }
  };

  const [only] = model.hand;
  useForcedLast(
    only !== undefined && only !== HIDDEN && model.hand.length === 1 && legal?.has(only)
      ? `${deal} ${only}`
      : undefined,
    () => only !== undefined && only !== HIDDEN && act(playOf(only)),
  );

  const togglePeek = () => {
    setPeek(peeked || !lastTrick ? undefined : lastTrick.number);
    if (!lastTrick) setWhy(t('say.noTrick'));
  };
  const toggle = (what: Opened) => setOpened(opened === what ? undefined : what);
  const chooseBid = (value: number) => {
    if (ask?.kind === 'adjust') {
      if (ask.choices.some((choice) => choice.bid === value)) act({ type: 'AdjustBid', deal, bid: value });
    } else if (ask?.kind === 'bid' && value === ask.forbidden) showHook(value);
    else if (ask?.kind === 'bid' && ask.max === 1) bid(value);
    else setChosen({ deal, bid: value });
  };
  const showHook = (value: number) => {
    const command: OhHellCommand = { type: 'MakeBid', deal, bid: value };
    setWhy(ohHellSpeech.refusalText(g, 'hook', { ...telling, state, command }));
  };
  const enter =
    bidChosen !== undefined ? () => bid(bidChosen) : waits !== undefined && !ask ? goOn : undefined;
  const toHand = model.hand.length > 0 ? focusHand : undefined;
  const most = ask?.kind === 'bid' || ask?.kind === 'adjust' ? model.deal?.size : undefined;
  const digits = useDigits(most, chooseBid);
  const table = {
    ...digits,
    l: togglePeek,
    Enter: enter,
    ArrowLeft: toHand,
    ArrowRight: toHand,
    Escape: peeked && togglePeek,
  };
  useHotkeys({
    ...(opened === undefined && table),
    s: () => toggle('sheet'),
    r: () => toggle('rules'),
    '?': () => toggle('keys'),
  });

  const asked = askedText();
  function askedText(): string | undefined {
    if (ask?.kind === 'play') return [line?.loud, line?.text].filter(Boolean).join(' ');
    if (ask?.kind === 'bid') return `${t('say.yourTurn')} ${ask.last ? t('bid.last') : g('bid.ask')}`;
    if (ask?.kind === 'adjust') return g('bid.adjust');
    return ask && t('naming.title');
  }
  useTurnTitle(ask !== undefined && view.ready);

  const announcer = <Announcer lines={lines} asked={asked} refused={why ?? refused} />;
  const sheets = (
    <>
      {opened === undefined ? null : (
        <Sheets
          opened={opened}
          onOpen={setOpened}
          onPeek={() => {
            setOpened(undefined);
            togglePeek();
          }}
          options={options}
          paper={<Paper state={state} options={options} order={seatsFrom(bottom, seats)} />}
          keys={KEYS}
          hint={ask && isPractice(info) ? <Hint session={session} /> : undefined}
        />
      )}
    </>
  );

  if (state.phase === 'over')
    return (
      <>
        {announcer}
        <End info={info} options={options} state={state} entries={entries} />
        {sheets}
      </>
    );

  const acts = tableActs(words, togglePeek, toggle, beside.talk);
  const shown = why
    ? { text: why }
    : peeked
      ? { text: t('say.took', { who: words.name(peeked.winner) }) }
      : plannedCard && plansCard
        ? { text: beside.planned(words.card(plannedCard)) }
        : line;

  return (
    <>
      {announcer}
      {beside.news}
      <Frame
        model={peeked ? withoutLeader(model) : model}
        covered={covered}
        ownPlate={ask ? ask.kind === 'play' : showsOwn(scene)}
        acts={acts}
        bottomBar
        strip={beside.strip}
        side={
          <>
            <StandingNow model={model} totals={state.match.totals} after={state.match.sheet.length} />
            {beside.watchers}
            <Happened lines={lines.slice(-6)} />
            <Keys />
          </>
        }
        center={
          <Center
            options={options}
            state={state}
            model={model}
            ask={ask}
            step={step}
            peeked={peeked && { last: peeked, places: placesByModel(model), onClose: togglePeek }}
            chosen={bidChosen}
            waits={waits}
            onChoose={chooseBid}
            onAct={act}
            onGoOn={goOn}
            meanwhile={
              plansBid && model.deal ? (
                <PlanBid
                  key={deal}
                  max={model.deal.size}
                  planned={planned?.type === 'MakeBid' ? planned.bid : undefined}
                  group={g('bid.range', { size: model.deal.size })}
                  onPlan={(value) =>
                    match.plan(value === undefined ? undefined : { type: 'MakeBid', deal, bid: value })
                  }
                />
              ) : null
            }
          />
        }
        say={shown && <Said line={shown} besidePad={ask?.kind === 'bid'} />}
        hand={
          beside.watching ??
          (model.hand.length === 0 ? undefined : (
            <OwnHand
              cards={model.hand}
              legal={legal}
              picked={raised}
              returned={unseen?.command.type === 'PlayCard' ? unseen.command.card : undefined}
              dealtFrom={
                lastEvent?.type === 'HandsDealt' ? model.seats.find(({ dealer }) => dealer)?.at : undefined
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
