'use client';

import { useView } from '@stikk/client/react';
import type { Card } from '@stikk/engine';
import { useReveal } from '@stikk/ui';
import { type OhHellCommand, ohHell } from '@stikk/variants/oh-hell';
import { refusalText } from '@stikk/words';
import { BookOpen, Ellipsis, Layers2, Table2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { Announcer } from './announcer.tsx';
import { askOf, bidUnderWay } from './ask-model.ts';
import { Center } from './center.tsx';
import { Frame, placesByModel } from './frame.tsx';
import { focusHand, OwnHand } from './hand.tsx';
import { useDigits, useHotkeys } from './hotkeys.ts';
import { lastTrickOf } from './last-trick.ts';
import type { Opened } from './menu.tsx';
import { Notices } from './notices.tsx';
import { useTaps } from './preference.ts';
import { Said } from './said.tsx';
import { lineOf, openingLine } from './say.ts';
import { seatsFrom } from './seat-model.ts';
import type { Session } from './session.ts';
import { Happened, Keys, StandingNow } from './standing.tsx';
import { showsOwn, tableModel, withoutLeader } from './table-model.ts';
import { useTurnTitle } from './turn-title.ts';
import { useTale } from './use-tale.ts';
import { useWords } from './words.tsx';

const Sheets = dynamic(() => import('./sheets.tsx').then(({ Sheets }) => Sheets), { ssr: false });
const MatchEnd = dynamic(() => import('./match-end.tsx').then(({ MatchEnd }) => MatchEnd), { ssr: false });

const WHY_MS = 5000;
const icon = { className: 'i', 'aria-hidden': true } as const;

/** The table while the match is played. */
export const LiveTable = ({ session }: { readonly session: Session }) => {
  const { match, options, you } = session;
  const words = useWords();
  const { t, g, telling } = words;
  const view = useView(match);
  const { state, entries, pending, refusal, waits } = view;
  const seats = state.match.seats;
  const bottom = you ?? 0;
  const taps = useTaps();

  const last = [...entries].reverse().find((entry) => 'game' in entry);
  const lastEvent = last && 'game' in last ? last.game : undefined;
  const model = tableModel(state, options, { bottom, you }, lastEvent);
  const { scene } = model;
  const ask = askOf(state, options, you, pending);
  const step = useReveal(scene.kind === 'reveal');
  const covered = scene.kind === 'reveal' && step < 3;
  const lines = useTale(entries, seats);
  const lastTrick = lastTrickOf(entries);

  const [opened, setOpened] = useState<Opened>();
  const [picked, setPicked] = useState<Card>();
  const [chosen, setChosen] = useState<{ readonly deal: number; readonly bid: number }>();
  const [peek, setPeek] = useState<number>();
  const [why, setWhy] = useState<{ readonly text: string; readonly at: number }>();
  const [seen, setSeen] = useState<string>();

  useEffect(() => {
    if (!why) return;
    const timer = setTimeout(() => setWhy(undefined), WHY_MS);
    return () => clearTimeout(timer);
  }, [why]);

  const deal = 'deal' in state ? state.deal.number : 0;
  const bidChosen = ask?.kind === 'bid' && chosen?.deal === deal ? chosen.bid : undefined;
  const peeked = peek !== undefined && lastTrick?.number === peek ? lastTrick : undefined;
  const legal = ask?.kind === 'play' ? ask.legal : undefined;
  const raised = picked && legal?.has(picked) ? picked : undefined;
  const opening = seats <= 5 && deal === 1 && ask?.kind === 'bid' ? openingLine(entries, words) : undefined;
  const line = opening ?? lineOf({ state, options, scene, ask, sent: bidUnderWay(pending), step }, words);
  const unseen = refusal && refusal.id !== seen ? refusal : undefined;
  const refused = unseen && refusalText(g, unseen.reason, { ...telling, state, command: unseen.command });

  const act = (command: OhHellCommand) => {
    setPicked(undefined);
    setPeek(undefined);
    setWhy(undefined);
    if (refusal) setSeen(refusal.id);
    match.act(command);
  };
  const bid = (value: number) => act({ type: 'MakeBid', deal, bid: value });
  const goOn = () => match.hurry();

  const press = (card: Card) => {
    setPeek(undefined);
    if (scene.kind === 'trick' && scene.trick.full && waits === 'time') {
      match.hurry();
      setPicked(card);
      return;
    }
    if (you === undefined) return;
    const trick = state.phase === 'playing' ? state.number : 1;
    const command: OhHellCommand = { type: 'PlayCard', deal: Math.max(deal, 1), trick, card };
    const decision = ohHell.decide(state, command, you, options);
    if (!decision.ok && decision.reason !== 'unseen') {
      setPicked(undefined);
      setWhy({ text: refusalText(g, decision.reason, { ...telling, state, command }), at: Date.now() });
    } else if (taps === 1 || raised === card) act(command);
    else {
      setWhy(undefined);
      setPicked(card);
    }
  };

  const togglePeek = () => {
    setPeek(peeked || !lastTrick ? undefined : lastTrick.number);
    if (!lastTrick) setWhy({ text: t('say.noTrick'), at: Date.now() });
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
    setWhy({ text: refusalText(g, 'hook', { ...telling, state, command }), at: Date.now() });
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

  const announcer = <Announcer lines={lines} asked={asked} refused={why?.text ?? refused} />;
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
          state={state}
          options={options}
          order={seatsFrom(bottom, seats)}
        />
      )}
    </>
  );

  if (state.phase === 'over')
    return (
      <>
        {announcer}
        <MatchEnd session={session} state={state} />
        {sheets}
      </>
    );

  const acts = [
    { id: 'last', icon: <Layers2 {...icon} />, text: t('act.lastTrick'), onPress: togglePeek },
    { id: 'sheet', icon: <Table2 {...icon} />, text: g('sheet.title'), onPress: () => toggle('sheet') },
    { id: 'rules', icon: <BookOpen {...icon} />, text: t('act.rules'), onPress: () => toggle('rules') },
    { id: 'more', icon: <Ellipsis {...icon} />, text: t('act.more'), onPress: () => toggle('menu') },
  ].map((one) => ({ ...one, label: one.text }));
  const shown = why
    ? { text: why.text }
    : peeked
      ? { text: t('say.took', { who: words.name(peeked.winner) }) }
      : line;

  return (
    <>
      {announcer}
      <Frame
        model={peeked ? withoutLeader(model) : model}
        covered={covered}
        ownPlate={ask ? ask.kind === 'play' : showsOwn(scene)}
        acts={acts}
        bottomBar
        side={
          <>
            <StandingNow model={model} totals={state.match.totals} after={state.match.sheet.length} />
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
          />
        }
        say={shown && <Said line={shown} besidePad={ask?.kind === 'bid'} />}
        hand={
          model.hand.length === 0 ? undefined : (
            <OwnHand
              cards={model.hand}
              legal={legal}
              picked={raised}
              returned={unseen?.command.type === 'PlayCard' ? unseen.command.card : undefined}
              dealtFrom={
                lastEvent?.type === 'HandsDealt' ? model.seats.find(({ dealer }) => dealer)?.at : undefined
              }
              onPress={press}
            />
          )
        }
        notice={
          <Notices
            connection={view.connection}
            refused={refused}
            onSeen={() => refusal && setSeen(refusal.id)}
          />
        }
      />
      {sheets}
    </>
  );
};
