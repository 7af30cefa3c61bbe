import type { Card } from '@stikk/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Ask } from './ask.tsx';
import { DealCount } from './deal-count.tsx';
import { DealTable } from './deal-table.tsx';
import { Declare } from './declare.tsx';
import { Lanes, type TrackSide } from './lanes.tsx';
import { PointsMove, type PointsMoveProps } from './points-move.tsx';
import { SeatPlate } from './seat-plate.tsx';
import { Tableau, type TableauLabels, type TableauPlace } from './tableau.tsx';
import { Talon } from './talon.tsx';
import { TwelveTrack } from './twelve-track.tsx';

const html = renderToStaticMarkup;
const none = () => {};
const SIDES: readonly TrackSide[] = [
  {
    id: 'us',
    name: 'Vi',
    points: 7,
    from: 11,
    falls: [{ reached: 13, to: 7 }],
    yours: true,
    label: 'Vi 13, ner till 7',
  },
  { id: 'them', name: 'De', points: 11, label: 'De 11 av 12' },
];
const steps = (markup: string) =>
  [...markup.matchAll(/<li class="lane[^"]*">(.*?)<\/li>/g)].map(([, lane]) =>
    [...lane!.matchAll(/<i(?: class="([^"]*)")? aria-hidden="true">(\d*)<\/i>/g)].map(
      ([, kind, figure]) => `${kind ?? '-'}${figure ? ` ${figure}` : ''}`,
    ),
  );

describe('a track to the target', () => {
  const lanes = html(<Lanes sides={SIDES} target={12} fall={7} label="Över 12 faller man till 7." />);

  it('has a step for every point and one token on each lane', () => {
    const [us, them] = steps(lanes);
    expect(us).toHaveLength(13);
    expect(us?.[7]).toBe('on 7');
    expect(us?.[11]).toBe('was');
    expect(them?.[7]).toBe('goal 7');
    expect(them?.[11]).toBe('on 11');
    expect(us?.[12]).toBe('goal 12');
  });

  it('says each side in words, and writes a fall out', () => {
    expect(lanes).toContain('<span class="vh">Vi 13, ner till 7</span>');
    expect(lanes).toMatch(/Vi <span class="move num" data-fall="">13<svg.*?<\/svg><b>7<\/b>/);
    expect(lanes).not.toContain('De <span class="move');
  });

  it('marks no fall where nobody falls', () => {
    const markup = html(<Lanes sides={SIDES} target={12} label="Till 12" />);
    expect(markup).not.toContain('class="fall"');
    expect(steps(markup)[1]?.[7]).toBe('-');
  });

  it('keeps tokens over the target and tokens on one place apart', () => {
    const at = (yours: number, theirs: number) =>
      html(
        <TwelveTrack
          sides={[
            { ...SIDES[0]!, points: yours, from: undefined, falls: undefined },
            { ...SIDES[1]!, points: theirs },
          ]}
          target={12}
          fall={7}
          label="Ställning"
        />,
      );
    const tokens = (markup: string) =>
      [...markup.matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="11.5"/g)].map(([, x, y]) => `${x} ${y}`);
    for (const [yours, theirs] of [
      [0, 0],
      [7, 7],
      [12, 12],
      [14, 12],
    ] as const) {
      const places = tokens(at(yours, theirs));
      expect(new Set(places).size, `${yours} ${theirs}`).toBe(2);
    }
  });
});

describe('the talon', () => {
  it('says how many are left and nothing of which', () => {
    const markup = html(<Talon count={8} text="i talongen" label="Talong, 8 kort kvar" />);
    expect(markup).toContain('Talong, 8 kort kvar');
    expect(markup).not.toMatch(/<button|data-suit|suit-|court-|\?\?/);
    expect(markup.match(/card back/g)).toHaveLength(4);
  });

  it('is a button only when it may be drawn from', () => {
    expect(html(<Talon count={2} text="kvar" label="Ta kort, 2 kvar" onDraw={none} />)).toMatch(
      /^<button[^>]*aria-label="Ta kort, 2 kvar"/,
    );
    expect(html(<Talon count={0} text="kvar" label="Slut" />)).not.toContain('card back');
  });
});

describe('a tableau', () => {
  const labels: TableauLabels = {
    tableau: 'Dina öppna kort',
    card: (card, covered) => (covered ? `kort ${card}, ett under` : `kort ${card}`),
    covered: (place) => `dolt ${place + 1}`,
    empty: (place) => `tom ${place + 1}`,
    illegal: 'inte nu',
  };
  const PLACES: readonly TableauPlace[] = [
    { open: 'AS', covered: true },
    { open: '7D', covered: false },
    { covered: true },
    { covered: false },
  ];
  const legal: ReadonlySet<Card> = new Set<Card>(['7D']);
  const own = html(<Tableau places={PLACES} legal={legal} labels={labels} index="sv-nb" onPress={none} />);

  it('shows covers that are all alike and tell nothing', () => {
    const covers = [...own.matchAll(/<div class="card back"[^>]*>.*?<\/div>/g)].map(([cover]) => cover);
    expect(covers).toHaveLength(2);
    for (const cover of covers) expect(cover).not.toMatch(/data-|suit-|court-|\?\?/);
    expect(new Set(covers.map((cover) => cover.replace(/ (role|aria)[^>]*/, ''))).size).toBe(1);
    expect(own).toContain('aria-label="dolt 3"');
    expect(own).toContain('tom 4');
  });

  it('has one stop for the tab key and raises what may be played', () => {
    expect(own.match(/tabindex="0"/gi)).toHaveLength(1);
    expect(own).toMatch(/aria-label="kort AS, ett under, inte nu" aria-disabled="true"/);
    expect(own).toMatch(/aria-label="kort 7D"[^>]*data-legal="true"/);
  });

  it('of another cannot be pressed', () => {
    const far = html(<Tableau far places={PLACES} legal={legal} labels={labels} index="sv-nb" />);
    expect(far).not.toMatch(/<button|data-legal|tabindex/i);
    expect(far).toContain('aria-label="kort AS, ett under"');
  });
});

describe('what the winner of a trick may do', () => {
  it('warns of a declaration that goes over the target, and says why another cannot be made', () => {
    const markup = html(
      <Declare
        label="Deklarera"
        onDeclare={none}
        choices={[
          {
            id: 'a',
            suits: ['H'],
            name: 'Trumf',
            gives: { plus: 2, from: 11, falls: [{ reached: 13, to: 7 }], to: 7 },
          },
          { id: 'b', suits: ['S'], name: 'Tjog', gives: { plus: 1, from: 9, to: 10 } },
          { id: 'c', name: 'Tjog', text: 'först efter trumf', barred: true },
        ]}
      />,
    );
    const [over, safe, barred] = markup.match(/<button.*?<\/button>/g)!;
    expect(over).toMatch(/data-over.*\+2.*13.*7/);
    expect(safe).not.toContain('data-over');
    expect(safe).toMatch(/\+1.*9.*10/);
    expect(barred).toMatch(/aria-disabled="true".*först efter trumf/);
    expect(markup).toContain('<fieldset class="ag declare" aria-label="Deklarera">');
  });

  it('shows an answer by word and shape and closes the question', () => {
    const markup = html(
      <Ask
        title="Fråga Nord"
        onAsk={none}
        questions={[
          { id: 'S', suit: 'S', text: 'dam?', answer: { yes: true, text: 'Ja' } },
          { id: 'D', suit: 'D', text: 'kung?', answer: { yes: false, text: 'Nej' } },
          { id: 'C', suit: 'C', text: 'kung?' },
        ]}
      />,
    );
    const [yes, no, open] = markup.match(/<button.*?<\/button>/g)!;
    expect(yes).toMatch(/data-answer="yes".*aria-disabled="true".*<svg.*Ja/);
    expect(no).toMatch(/data-answer="no".*Nej/);
    expect(yes!.match(/<path d="[^"]+"/)![0]).not.toBe(no!.match(/<path d="[^"]+"/)![0]);
    expect(open).not.toContain('aria-disabled');
  });
});

describe('the points of a deal', () => {
  it('go on after a fall', () => {
    const stops = (move: PointsMoveProps) =>
      html(<PointsMove {...move} />)
        .replace(/<svg.*?<\/svg>/g, ' ')
        .replace(/<[^>]+>/g, '');
    expect(stops({ from: 11, to: 12 })).toBe('11 12');
    expect(stops({ from: 11, falls: [{ reached: 13, to: 7 }], to: 9 })).toBe('13 7 9');
    const twice = [
      { reached: 13, to: 7 },
      { reached: 14, to: 7 },
    ];
    expect(stops({ falls: twice, to: 7 })).toBe('13 7 14 7');
  });

  it('are never only 7 after a fall', () => {
    const sheet = html(
      <DealTable
        title="Protokoll"
        caption="Poäng"
        dealHeading="Omgång"
        sides={[{ id: 'us', name: 'Vi', yours: true }]}
        rows={[
          {
            deal: 1,
            trumpLabel: 'ingen trumf',
            cells: [{ plus: 2, falls: [{ reached: 13, to: 7 }], total: 7, label: 'plus 2: 13, ner till 7' }],
          },
        ]}
      />,
    );
    const count = html(
      <DealCount
        title="Omgång 1"
        heading="Räknat"
        sides={[{ id: 'us', name: 'Vi', points: { from: 11, falls: [{ reached: 13, to: 7 }], to: 7 } }]}
        rows={[{ id: 'last', text: 'sista sticket', values: [null], gives: [1] }]}
        sum="Ställning"
      />,
    );
    for (const markup of [sheet, count]) expect(markup).toMatch(/data-fall="">13<svg.*?<\/svg><b>7<\/b>/);
    expect(sheet).toContain('plus 2: 13, ner till 7');
    expect(count).toContain('+1');
  });
});

describe('a plate', () => {
  it('tells partners from opponents by a filled and a hollow mark', () => {
    const plate = (side: 'ours' | 'theirs') =>
      html(<SeatPlate at="n" name="Nord" initials="N" label="Nord" side={side} points="medspelare" />);
    expect(plate('ours')).toContain('<span class="mk us" aria-hidden="true"></span>medspelare');
    expect(plate('theirs')).toContain('<span class="mk" aria-hidden="true">');
  });
});
