import type { Card, MaybeCard } from '@stikk/engine';
import type { ReactNode } from 'react';
import * as ui from '../src/index.ts';
import { cardName, NAMES } from './words.ts';

const none = () => {};

export const STAIRS = Array.from({ length: 20 }, (_, deal): ui.Step => {
  const size = deal < 10 ? deal + 1 : 20 - deal;
  return { size, hollow: size < 4, state: deal < 8 ? 'done' : deal === 8 ? 'current' : 'todo' };
});

const bar = (chips: ReactNode) => (
  <ui.TopBar
    title="Bondebridge"
    subtitle="Runde 9 av 20 · 9 kort"
    start={<ui.Mark />}
    stairs={<ui.Staircase deals={STAIRS} label="Runde 9 av 20" />}
    chips={chips}
    actions={
      <>
        <ui.Button icon={<ui.LastTrickIcon />}>Siste stikk</ui.Button>
        <ui.Button icon={<ui.SheetIcon />}>Poengblokk</ui.Button>
        <ui.Button look="icon" label="Meny" icon={<ui.MoreIcon />} />
      </>
    }
  />
);

const side = (
  <>
    <ui.Standing
      title="Stillingen etter runde 8"
      entries={[
        { id: 'n', place: 1, name: 'Nord', points: 74 },
        { id: 's', place: 2, name: 'Du', points: 70, you: true },
        { id: 'w', place: 3, name: 'Vest', points: 66 },
        { id: 'e', place: 4, name: 'Øst', points: 43 },
      ]}
    />
    <ui.EventList
      title="Det som skjer"
      events={[
        { id: 5, sign: 'S', text: 'Øst spilte spar 2' },
        { id: 4, sign: 'D', text: 'Nord trumfet med ruter 3' },
        { id: 3, sign: 'S', text: 'Vest spilte ut spar konge' },
        { id: 2, sign: 'done', text: 'Vest tok stikk 2 med hjerter dame' },
        { id: 1, sign: 'done', text: 'Du tok stikk 1 med kløver ess' },
      ]}
    />
    <ui.Phrases
      title="Si noe"
      phrases={['Godt spilt', 'Den satt', 'Ny runde?', 'Takk for spillet'].map((text) => ({
        id: text,
        text,
      }))}
      onSay={none}
    />
    <ui.KeyHints
      keys={[
        { key: 'L', text: 'siste stikk' },
        { key: 'S', text: 'poengblokk' },
        { key: '?', text: 'taster' },
      ]}
    />
  </>
);

const acts = (
  <ui.BottomBar
    label="Bord"
    actions={[
      { id: 'last', icon: <ui.LastTrickIcon />, text: 'Siste stikk' },
      { id: 'sheet', icon: <ui.SheetIcon />, text: 'Poengblokk' },
      { id: 'say', icon: <ui.TalkIcon />, text: 'Si noe' },
      { id: 'more', icon: <ui.MoreIcon />, text: 'Mer' },
    ]}
  />
);

const HAND: readonly Card[] = [
  'AS',
  '9S',
  '4S',
  'KH',
  'QD',
  '8D',
  '6C',
  '7H',
  'AC',
  'TS',
  'JS',
  '7D',
  '5C',
  '3H',
  '2H',
  '2C',
  '9H',
];
const TRICK: readonly Card[] = ['TH', '5H', '3H', 'JC', 'JH', '7H', '2S', '3D', 'KS', '8C'];

const hand = (count: number, legal?: ReadonlySet<Card>, picked?: Card) => (
  <ui.Hand
    cards={HAND.slice(0, count)}
    legal={legal}
    picked={picked}
    index="sv-nb"
    labels={{
      hand: 'Hånd',
      card: cardName,
      hidden: (place) => `skjult kort ${place + 1}`,
      illegal: 'kan ikke spilles nå',
    }}
  />
);

const frame = (table: ReactNode, chips?: ReactNode) => (
  <ui.TableFrame bar={bar(chips)} side={side} sideLabel="Stilling og hendelser">
    {table}
  </ui.TableFrame>
);

const status = (text: ReactNode, sum: number, size: number) => (
  <>
    <ui.TrumpSign trump="D" title="Ruter er trumf" subtitle="Slår alle andre sorter" />
    <ui.OverUnder sum={sum} size={size} text={text} />
  </>
);
const chips = (
  <>
    <ui.TrumpChip trump="D" text="Ruter" />
    <ui.OverUnderChip text="Over +1" label="Overmeldt 1: 10 meldt på 9 stikk" />
  </>
);

/** A table of any size in the middle of a trick, your turn. */
export const play = (seats: number, cards: number, options: { picked?: boolean; done?: boolean } = {}) => {
  const places = ui.placesOf(seats);
  const others = places.slice(1);
  const leader = others[Math.floor(others.length / 2)]!;
  const legal = new Set(HAND.filter((card) => card.endsWith('S')));
  return frame(
    <ui.Table
      seats={seats}
      status={status(
        <>
          <b>Overmeldt +1</b> · 10 meldt på 9 stikk
        </>,
        cards + 1,
        cards,
      )}
      plates={others.map((at, place) => {
        const bid = place % 4;
        const taken = place === 1 ? bid + 1 : Math.max(0, bid - (place % 2));
        return (
          <ui.SeatPlate
            key={at}
            at={at}
            name={NAMES[place + 1]!}
            initials={NAMES[place + 1]![0]!}
            label={`${NAMES[place + 1]}, 74 poeng`}
            points={`${20 + place * 11} p`}
            bid={bid}
            taken={taken}
            needWord={
              taken > bid ? 'røk' : taken === bid ? (bid ? 'på målet' : 'null') : `trenger ${bid - taken}`
            }
            outcome={taken > bid ? 'missed' : taken === bid && bid ? 'made' : undefined}
            dealer={place === others.length - 1 ? { letter: 'G', title: 'Giver' } : undefined}
            leads={at === leader ? 'leder stikket' : undefined}
            held={cards - 1}
            robot={place === 0}
          />
        );
      })}
      own={
        <ui.SeatPlate
          at="s"
          name="Du"
          initials="S"
          label="Du, 70 poeng"
          points="70 p"
          bid={4}
          taken={1}
          needWord="trenger 3"
          state="you-turn"
          clock={{ left: 0.46, text: '0:24' }}
        />
      }
      center={
        <ui.Trick
          seats={seats}
          index="sv-nb"
          label="Stikk 3"
          plays={[...others, ...(options.done ? (['s'] as const) : [])].map((at, place) => ({
            at,
            card: TRICK[place]!,
            label: cardName(TRICK[place]!),
            winning: at === leader,
            tag: 'leder',
          }))}
          slot={options.done ? undefined : { at: 's', text: 'Din tur' }}
        />
      }
      say={
        <>
          <b>Din tur.</b> Vest spilte ut spar, og du må følge sorten.
        </>
      }
      hand={hand(cards, legal, options.picked ? '9S' : undefined)}
      actions={acts}
    />,
    chips,
  );
};

/** A table of any size while bids are made. */
export const bid = (seats: number, cards: number, center?: ReactNode) => {
  const others = ui.placesOf(seats).slice(1);
  return frame(
    <ui.Table
      seats={seats}
      phase="bid"
      status={
        <>
          <ui.TrumpSign trump="D" title="Ruter er trumf" subtitle="Slår alle andre sorter" />
          <p>Meldingene vises når alle er klare</p>
        </>
      }
      plates={others.map((at, place) => (
        <ui.SeatPlate
          key={at}
          at={at}
          name={NAMES[place + 1]!}
          initials={NAMES[place + 1]![0]!}
          label={NAMES[place + 1]!}
          points={`${20 + place * 11} p`}
          bid={place % 3 === 2 ? 2 : undefined}
          needWord={place % 3 === 2 ? 'meldte' : place % 3 ? 'velger' : 'klar'}
          state={place % 3 === 2 ? 'waiting' : place % 3 ? 'choosing' : 'ready'}
          clock={place % 3 === 1 ? { left: 0.7 } : undefined}
          dealer={place === others.length - 1 ? { letter: 'G', title: 'Giver' } : undefined}
          held={cards}
        />
      ))}
      center={
        center ?? (
          <ui.BidPad
            max={cards}
            value={3}
            forbidden={2}
            forbiddenReason={
              <>
                <b>2 går ikke.</b> Da går summen opp.
              </>
            }
            onBid={none}
            clock={<ui.ClockText text="0:31" yours />}
            total={
              <ui.OverUnder
                sum={Math.min(5, cards)}
                size={cards}
                complete={false}
                text={
                  <>
                    <b>5 meldt</b> på {cards} stikk
                  </>
                }
              />
            }
            labels={{
              title: 'Hvor mange stikk tar du?',
              group: `Melding, 0 til ${cards}`,
              confirm: (bidden) => (bidden === undefined ? 'Meld' : `Meld ${bidden}`),
            }}
          />
        )
      }
      hand={hand(cards)}
      actions={acts}
    />,
    <ui.TrumpChip trump="D" text="Ruter" />,
  );
};

export const reveal = (seats: number, counts: readonly number[], step: 0 | 1 | 2 | 3 = 3) =>
  bid(
    seats,
    9,
    <ui.Reveal
      seats={seats}
      step={step}
      label="Meldingene vises"
      words={['én', 'to', 'tre']}
      shows={ui.placesOf(seats).map((at, place) => ({
        at,
        count: counts[place],
        label: `${NAMES[place]} melder ${counts[place]}`,
      }))}
    />,
  );

export const change = () =>
  bid(
    4,
    9,
    <ui.Prompt
      title="Du må endre meldingen"
      clock={<ui.ClockText text="0:20" yours />}
      choices={[
        { id: '2', value: 2, text: 'Undermeldt −1' },
        { id: '4', value: 4, text: 'Overmeldt +1' },
      ]}
      onChoose={none}
    >
      Meldingene blir 9, like mange som stikkene. Du sitter til venstre for giver og går ett stikk opp eller
      ned fra 3.
    </ui.Prompt>,
  );

/** Cards on foreheads: everyone's but your own. */
export const forehead = (seats: number) => {
  const others = ui.placesOf(seats).slice(1);
  const hidden: readonly MaybeCard[] = ['??'];
  return frame(
    <ui.Table
      seats={seats}
      phase="forehead"
      plates={others.map((at, place) => (
        <ui.SeatPlate
          key={at}
          at={at}
          name={NAMES[place + 1]!}
          initials={NAMES[place + 1]![0]!}
          label={NAMES[place + 1]!}
          bid={place < 3 ? place % 2 : undefined}
          needWord={place < 3 ? 'meldte' : 'melder sist'}
          forehead={{ card: TRICK[place]!, label: cardName(TRICK[place]!), index: 'nl' }}
          dealer={place === 0 ? { letter: 'G', title: 'Giver' } : undefined}
        />
      ))}
      turnedUp={<ui.TurnedUp card="6H" index="nl" label="hjerter 6" text={<>Hjerter seks ligger: trumf</>} />}
      center={
        <ui.BidPad
          max={1}
          direct
          onBid={none}
          clock={<ui.ClockText text="0:18" yours />}
          labels={{
            title: 'Meld 0 eller 1',
            group: 'Melding',
            confirm: () => 'Meld',
            hint: 'Du ser alle kort unntatt ditt eget. Til nå er 1 stikk meldt.',
          }}
        />
      }
      hand={
        <ui.Hand
          cards={hidden}
          index="nl"
          labels={{ hand: 'Kortet ditt', card: cardName, hidden: () => 'Kortet ditt, det ser du ikke selv' }}
        />
      }
      actions={acts}
    />,
    <ui.TrumpChip trump="H" text="Hjerter trumf" />,
  );
};
