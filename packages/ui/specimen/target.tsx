import type { Card } from '@stikk/engine';
import type { ReactNode } from 'react';
import * as ui from '../src/index.ts';
import { cardName } from './words.ts';

const none = () => {};
const RANKS = 'E 10 K D Kn 9';

const bar = (subtitle: string, chip: ReactNode) => (
  <ui.TopBar
    title="Bondtolva"
    subtitle={subtitle}
    start={<ui.Mark />}
    chips={chip}
    actions={
      <>
        <ui.Button icon={<ui.LastTrickIcon />}>Förra sticket</ui.Button>
        <ui.Button icon={<ui.SheetIcon />}>Protokoll</ui.Button>
        <ui.Button look="icon" label="Meny" icon={<ui.MoreIcon />} />
      </>
    }
  />
);
const NO_TRUMP = <ui.TrumpChip trump="NT" text="Ingen trumf än" />;
const HEARTS = <ui.TrumpChip trump="H" text="Hjärter trumf" />;

const acts = (
  <ui.BottomBar
    label="Bord"
    actions={[
      { id: 'last', icon: <ui.LastTrickIcon />, text: 'Förra sticket' },
      { id: 'sheet', icon: <ui.SheetIcon />, text: 'Protokoll' },
      { id: 'say', icon: <ui.TalkIcon />, text: 'Säg något' },
      { id: 'more', icon: <ui.MoreIcon />, text: 'Mer' },
    ]}
  />
);

const side = (
  <>
    <ui.Standing
      title="Omgång 6"
      entries={[
        {
          id: 'us',
          place: <ui.SideMark yours />,
          name: 'Vi, du och Nord, 1 stick',
          points: 8,
          you: true,
        },
        { id: 'them', place: <ui.SideMark />, name: 'De, Väst och Öst, inget stick', points: 11 },
      ]}
    />
    <ui.EventList
      title="Det som händer"
      events={[
        { id: 3, sign: 'C', text: 'Du tog sticket med klöver äss' },
        { id: 2, sign: 'C', text: 'Väst följde med klöver knekt' },
        { id: 1, sign: 'done', text: 'Väst gav sex kort till var och en' },
      ]}
    />
    <ui.PointsList
      title="Poäng kvar i omgången"
      lines={[
        { id: 'trump', points: 2, text: 'trumf, kung och dam', done: true },
        { id: 'tjog', points: 1, text: 'tjog, varje par efter trumf' },
        { id: 'tens', points: 1, text: 'flest äss och tior' },
        { id: 'last', points: 1, text: 'sista sticket' },
      ]}
    />
    <ui.DealCount
      title="Omgång 5"
      heading="Räknat"
      sides={[
        {
          id: 'us',
          name: 'Vi',
          yours: true,
          points: { from: 11, falls: [{ reached: 13, to: 7 }], to: 7 },
          label: '13, ner till 7',
        },
        { id: 'them', name: 'De', points: { from: 10, to: 11 }, label: '10 till 11' },
      ]}
      rows={[
        { id: 'tens', text: 'äss och tior', values: [4, 4] },
        { id: 'eyes', text: 'ögon', values: [31, 29], gives: [1, 0] },
        { id: 'last', text: 'sista sticket', values: [null, null], gives: [1, 0] },
      ]}
      sum="Ställning"
    />
  </>
);

const frame = (subtitle: string, chip: ReactNode, table: ReactNode) => (
  <ui.TableFrame bar={bar(subtitle, chip)} side={side} sideLabel="Ställning och händelser">
    {table}
  </ui.TableFrame>
);

const hand = (cards: readonly Card[], legal?: ReadonlySet<Card>) => (
  <ui.Hand
    cards={cards}
    legal={legal}
    index="sv-nb"
    labels={{
      hand: 'Din hand',
      card: cardName,
      hidden: (place) => `dolt kort ${place + 1}`,
      illegal: 'kan inte spelas nu',
    }}
  />
);
const play = (at: ui.Place, card: Card, winning = false): ui.Play => ({
  at,
  card,
  label: cardName(card),
  winning,
});

const trackSides = (yours: number, theirs: number): readonly ui.TrackSide[] => [
  { id: 'n', name: 'Nord', points: theirs, label: `Nord ${theirs} av 12` },
  { id: 's', name: 'Du', points: yours, yours: true, label: `Du ${yours} av 12` },
];
const pairs: readonly ui.TrackSide[] = [
  { id: 'us', name: 'Vi', points: 8, yours: true, label: 'Vi 8 av 12' },
  { id: 'them', name: 'De', points: 11, label: 'De 11 av 12' },
];
const WARNED = 'Över 12 faller man till 7.';

const declarePanel = (
  <ui.TurnPanel
    title="Du tog sticket"
    text="Deklarera eller ta kort."
    act={<ui.Button look="go">Ta kort</ui.Button>}
    warning={
      <>
        <b>11 + 2 = 13.</b> Över 12, så du åker ner till 7.
      </>
    }
  >
    <ui.Declare
      label="Deklarera"
      onDeclare={none}
      choices={[
        {
          id: 'H',
          suits: ['H'],
          name: 'Deklarera trumf',
          text: 'kung och dam i hjärter',
          gives: { plus: 2, from: 11, falls: [{ reached: 13, to: 7 }], to: 7 },
          label: 'Deklarera trumf i hjärter, plus 2: 13, ner till 7',
        },
        { id: 'tjog', name: 'Deklarera tjog', text: 'först när trumf finns', barred: true },
      ]}
    />
  </ui.TurnPanel>
);

/** Two with a stock; `draw` when the winner draws by pressing it, else with a declaration to make. */
export const two = (draw = false) =>
  frame(
    'Omgång 5 · stick 3 av 12',
    NO_TRUMP,
    <ui.Table
      seats={2}
      score={<ui.TwelveTrack sides={trackSides(11, 9)} target={12} fall={7} label={WARNED} />}
      talon={
        <ui.Talon
          count={8}
          text="i talongen"
          label={draw ? 'Ta kort ur talongen, 8 kvar' : 'Talong, 8 kort kvar'}
          onDraw={draw ? none : undefined}
        />
      }
      order={<ui.RankOrder title="Rang" ranks={RANKS} />}
      plates={
        <ui.SeatPlate
          at="n"
          name="Nord"
          initials="N"
          label="Nord, 9 av 12, 1 stick, 5 kort"
          points="9 av 12"
          needWord="1 stick · 5 kort"
          dealer={{ letter: 'G', title: 'Given' }}
          held={5}
        />
      }
      own={
        <ui.SeatPlate
          at="s"
          name="Du"
          initials="D"
          label="Du, 11 av 12, 2 stick"
          points="11 av 12"
          needWord="2 stick"
          state="you-turn"
          clock={{ left: 0.6, text: '0:24' }}
        />
      }
      center={
        <ui.Trick seats={2} index="sv-nb" label="Stick 3" plays={[play('n', 'KS'), play('s', 'TS', true)]} />
      }
      say={
        <>
          <b>Du tog sticket.</b> Ta ett kort ur talongen.
        </>
      }
      panel={draw ? undefined : declarePanel}
      hand={hand(['AS', 'KH', 'QH', 'TD', 'JC'])}
      actions={acts}
    />,
  );

const THREE: readonly ui.TrackSide[] = [
  {
    id: 's',
    name: 'Du',
    points: 7,
    from: 11,
    falls: [{ reached: 13, to: 7 }],
    yours: true,
    label: 'Du 13, ner till 7',
  },
  { id: 'w', name: 'Willemijn', points: 7, label: 'Willemijn 7 av 12' },
  { id: 'n', name: 'Nord', points: 9, from: 8, label: 'Nord 9 av 12' },
];

/** Three, each alone, with eight cards. */
export const three = (declares = false) =>
  frame(
    'Omgång 3 · stick 2 av 8',
    HEARTS,
    <ui.Table
      seats={3}
      score={<ui.Lanes sides={THREE} target={12} fall={7} label={WARNED} />}
      order={<ui.RankOrder title="Rang" ranks={RANKS} />}
      plates={(['nw', 'ne'] as const).map((at, place) => (
        <ui.SeatPlate
          key={at}
          at={at}
          name={place ? 'Nord' : 'Willemijn'}
          initials={place ? 'N' : 'W'}
          label={place ? 'Nord' : 'Willemijn'}
          points={place ? '9 av 12' : '7 av 12'}
          needWord={place ? '2 stick' : 'inget stick'}
          held={7}
        />
      ))}
      own={
        <ui.SeatPlate
          at="s"
          name="Du"
          initials="D"
          label="Du"
          points="7 av 12"
          needWord="2 stick"
          state="you-turn"
          clock={{ left: 0.6, text: '0:24' }}
        />
      }
      center={
        <ui.Trick
          seats={3}
          index="sv-nb"
          label="Stick 2"
          plays={[play('nw', 'KS', true), play('ne', '9S')]}
          slot={{ at: 's', text: 'Din tur' }}
        />
      }
      say={
        <>
          <b>Din tur.</b> Följ spader, och stick över om du kan.
        </>
      }
      panel={declares ? declarePanel : undefined}
      hand={hand(['AS', 'TS', 'KH', 'QH', 'TD', 'JD', '9D', 'JC'], new Set<Card>(['AS', 'TS']))}
      actions={acts}
    />,
  );

const FOUR = [
  { at: 'w', name: 'Väst', side: 'theirs' },
  { at: 'n', name: 'Nord', side: 'ours' },
  { at: 'e', name: 'Öst', side: 'theirs' },
] as const;

const askPanel = (answered: boolean) => (
  <ui.TurnPanel
    title="Du tog sticket"
    text="Välj, eller spela ut."
    clock={<ui.ClockText text="0:35" yours />}
  >
    <ui.Ask
      title="Fråga Nord"
      hint="hel, eller halv i en färg"
      onAsk={none}
      questions={[
        { id: 'whole', name: 'Hel', text: 'Har du kung och dam? Ja binder.', short: 'ett par?' },
        {
          id: 'S',
          suit: 'S',
          text: 'Halv: har du dam?',
          short: 'dam?',
          label: 'Halv: har Nord spader dam?',
          answer: answered ? { yes: true, text: 'Ja' } : undefined,
        },
        { id: 'H', suit: 'H', text: 'du har paret själv', short: 'eget par', barred: true },
        {
          id: 'D',
          suit: 'D',
          text: 'Halv: har du kung?',
          short: 'kung?',
          answer: answered ? { yes: false, text: 'Nej' } : undefined,
        },
        { id: 'C', suit: 'C', text: 'varken kung eller dam', short: 'saknas', barred: true },
      ]}
    />
    <ui.Declare
      title="Deklarera"
      hint="en gång per stick"
      onDeclare={none}
      choices={[
        {
          id: 'H',
          suits: ['H'],
          name: 'Trumf',
          text: 'kung och dam',
          gives: { plus: 2, from: 8, to: 10 },
          label: 'Trumf i hjärter, plus 2: 8 till 10',
        },
        { id: 'tjog', name: 'Tjog', text: 'först efter trumf', barred: true },
      ]}
    />
  </ui.TurnPanel>
);

/** Partners: the winner of a trick may ask and declare. */
export const four = (phase: 'ask' | 'answered' | 'play') =>
  frame(
    'Omgång 6 · stick 1 av 6',
    NO_TRUMP,
    <ui.Table
      seats={4}
      score={<ui.Lanes sides={pairs} target={12} fall={7} label={WARNED} />}
      plates={FOUR.map(({ at, name, side: whose }) => (
        <ui.SeatPlate
          key={at}
          at={at}
          name={name}
          initials={name[0]!}
          label={`${name}, ${whose === 'ours' ? 'din medspelare' : 'motståndare'}, 5 kort`}
          side={whose}
          points={whose === 'ours' ? 'medspelare' : 'motståndare'}
          dealer={at === 'w' ? { letter: 'G', title: 'Given' } : undefined}
          held={5}
        />
      ))}
      own={
        <ui.SeatPlate
          at="s"
          name="Du"
          initials="D"
          label="Du"
          points="1 stick"
          side="ours"
          state="you-turn"
          clock={{ left: 0.6, text: '0:24' }}
        />
      }
      center={
        <ui.Trick
          seats={4}
          index="sv-nb"
          label="Stick 1, du tog det"
          plays={[play('w', 'JC'), play('n', '9C'), play('e', 'QC'), play('s', 'AC', true)]}
        />
      }
      say={
        <>
          <b>Din tur.</b> Spela ut.
        </>
      }
      panel={phase === 'play' ? undefined : askPanel(phase === 'answered')}
      hand={hand(
        ['KS', 'TS', 'KH', 'QH', 'QD'],
        phase === 'play' ? new Set<Card>(['KS', 'TS', 'KH', 'QH', 'QD']) : undefined,
      )}
      actions={acts}
    />,
  );

const LABELS: ui.TableauLabels = {
  tableau: 'Dina öppna kort',
  card: (card, covered) => (covered ? `${cardName(card)}, ett dolt kort under` : cardName(card)),
  covered: () => 'dolt kort, vänds efter sticket',
  empty: (place) => `tom plats ${place + 1}`,
  illegal: 'kan inte spelas nu',
};

/** Thirty-six cards: six covered, six open and six in hand. */
export const tableau = (options: { declares?: boolean; picked?: boolean; gaps?: boolean } = {}) => {
  const legal = new Set<Card>(['AD', '7D', 'TD']);
  return frame(
    'Omgång 4 · stick 5 av 18',
    HEARTS,
    <ui.Table
      seats={2}
      score={<ui.Lanes sides={[...trackSides(6, 8)].reverse()} target={12} fall={7} label={WARNED} />}
      plates={
        <ui.SeatPlate
          at="n"
          name="Nord"
          initials="N"
          label="Nord, given, 2 stick, 4 kort på hand"
          points="2 stick"
          needWord="4 på hand"
          dealer={{ letter: 'G', title: 'Given' }}
          held={4}
        />
      }
      far={
        <ui.Tableau
          far
          index="sv-nb"
          labels={{ ...LABELS, tableau: 'Nords öppna kort' }}
          places={[
            { open: 'AC', covered: true },
            { open: 'KS', covered: true },
            { covered: true },
            { open: 'TH', covered: true },
            { open: '9D', covered: false },
            options.gaps ? { covered: false } : { open: '9C', covered: false },
          ]}
        />
      }
      order={<ui.RankOrder title="Rang" ranks="E 10 K D Kn 9 8 7 6" />}
      center={
        <ui.Trick
          seats={2}
          index="sv-nb"
          label="Stick 5"
          plays={[play('n', 'KD', true)]}
          slot={{ at: 's', text: 'Din tur' }}
        />
      }
      own={
        <ui.SeatPlate
          at="s"
          name="Du"
          initials="D"
          label="Du, 2 stick"
          points="2 stick"
          state="you-turn"
          clock={{ left: 0.66, text: '0:27' }}
          note={
            <span>
              <b>Din tur.</b> Följ ruter, från hand eller bord.
            </span>
          }
        />
      }
      near={
        <ui.Tableau
          index="sv-nb"
          legal={options.declares ? undefined : legal}
          picked={options.picked ? '7D' : undefined}
          labels={LABELS}
          places={[
            { open: 'TS', covered: true },
            { open: 'QH', covered: false },
            { open: 'AD', covered: true },
            options.gaps ? { covered: true } : { open: '8C', covered: true },
            { open: '7D', covered: true },
            options.gaps ? { covered: false } : { open: '7S', covered: false },
          ]}
        />
      }
      panel={options.declares ? declarePanel : undefined}
      hand={hand(
        options.declares ? ['AS', 'TC', 'KH', 'TD', '6D', 'JC'] : ['AS', 'KH', 'TD', 'JC'],
        options.declares ? undefined : legal,
      )}
      actions={acts}
    />,
  );
};

/** Tracks with equal, moved and fallen points, and the sheet of a match. */
export const tracks = () => (
  <main style={{ padding: 16, display: 'grid', gap: 24, maxInlineSize: 560 }}>
    <div style={{ display: 'grid', gap: 16, padding: 16, background: 'var(--felt)' }}>
      {(
        [
          [0, 0],
          [7, 7],
          [12, 11],
          [13, 8],
        ] as const
      ).map(([yours, theirs]) => (
        <ui.TwelveTrack
          key={`${yours} ${theirs}`}
          sides={trackSides(yours, theirs)}
          target={12}
          fall={7}
          label={WARNED}
        />
      ))}
      <ui.TwelveTrack
        sides={[
          { id: 'n', name: 'Willemijn', points: 9, from: 8, label: 'Willemijn 9' },
          {
            id: 's',
            name: 'Du',
            points: 7,
            from: 11,
            falls: [{ reached: 13, to: 7 }],
            yours: true,
            label: 'Du 13, ner till 7',
          },
        ]}
        target={12}
        fall={7}
        label={WARNED}
      />
      <ui.TwelveTrack compact sides={trackSides(3, 20)} target={24} label="Till 24" />
      <ui.Lanes sides={THREE} target={12} fall={7} label={WARNED} />
      <ui.Talon count={0} text="i talongen" label="Talongen är slut" />
    </div>
    <ui.DealTable
      title="Protokoll"
      caption="Poäng per omgång"
      dealHeading="Omgång"
      sides={[
        { id: 'us', name: 'Vi', yours: true },
        { id: 'them', name: 'De' },
      ]}
      legend={{ won: 'vann', fell: 'föll till 7', dealer: 'gav' }}
      rows={[
        { deal: 1, trump: 'H', trumpLabel: 'hjärter', plus: [5, 2], total: [5, 2] },
        { deal: 2, trump: 'S', trumpLabel: 'spader', plus: [6, 3], total: [11, 5] },
        { deal: 3, trumpLabel: 'ingen trumf', plus: [2, 1], total: [7, 6] },
        { deal: 4, trump: 'D', trumpLabel: 'ruter', plus: [5, 0], total: [12, 6] },
      ].map(({ deal, trump, trumpLabel, plus, total }) => ({
        deal,
        trump: trump as ui.DealRow['trump'],
        trumpLabel,
        current: deal === 4,
        cells: plus.map((points, place) => ({
          plus: points,
          total: total[place],
          falls: deal === 3 && place === 0 ? [{ reached: 13, to: 7 }] : undefined,
          won: total[place] === 12,
          dealer: deal % 2 === place,
          label: `plus ${points}, ${total[place]}`,
        })),
      }))}
    />
  </main>
);
