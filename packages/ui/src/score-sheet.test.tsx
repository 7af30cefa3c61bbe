import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ScoreGraph } from './score-graph.tsx';
import { ScoreSheet } from './score-sheet.tsx';

const markup = renderToStaticMarkup(
  <ScoreSheet
    title="Poengblokka"
    caption="Poengblokk"
    dealHeading="Runde"
    overHeading="Over eller under"
    players={[
      { id: 'a', name: 'Du' },
      { id: 'b', name: 'Vest' },
    ]}
    rows={[
      {
        deal: 1,
        size: '1 kort',
        trump: 'H',
        trumpLabel: 'hjerter',
        over: -1,
        overLabel: 'undermeldt 1',
        flatOut: 'alle røk',
        cells: [
          { bid: 0, made: true, total: 10, label: 'meldte 0, tok 0, sto, sum 10', dealer: true },
          { bid: 0, made: false, total: 0, took: 'tok 1', label: 'meldte 0, tok 1, røk, sum 0' },
        ],
      },
    ]}
    sum={{ label: 'Sum', values: [10, 0] }}
    legend={{ made: 'sto', missed: 'røk', dealer: 'giver' }}
  />,
);

describe('the score sheet', () => {
  it('is a table with headers for deals and players', () => {
    expect(markup.match(/<th scope="col"/g)).toHaveLength(4);
    expect(markup.match(/<th scope="row"/g)).toHaveLength(2);
    expect(markup).toContain('<caption class="vh">Poengblokk</caption>');
  });

  it('says each cell in words and draws it for the eye', () => {
    expect(markup).toContain('<td class="ok g"><span class="vh">meldte 0, tok 0, sto, sum 10</span>');
    expect(markup).toContain('<small>tok 1</small>');
    expect(markup).toContain('−1');
  });

  it('scrolls inside a region that keys can reach', () => {
    expect(markup).toMatch(/<section class="sheet-scroll" aria-labelledby="[^"]+" tabindex="0"/i);
  });

  it('gives a flat-out a line of its own', () => {
    expect(markup).toContain('colSpan="4"');
    expect(markup).toContain('alle røk');
  });
});

describe('the graph', () => {
  it('tells players apart by dashes, and copes with totals below nought', () => {
    const graph = renderToStaticMarkup(
      <ScoreGraph
        label="Sum"
        lines={[
          { id: 'a', name: 'A', totals: [-10, -20], you: true },
          { id: 'b', name: 'B', totals: [5, 12] },
          { id: 'c', name: 'C', totals: [5, 3] },
        ]}
      />,
    );
    expect(graph.match(/<polyline/g)).toHaveLength(3);
    expect(graph).toContain('stroke-dasharray="7 4"');
    expect(graph).not.toContain('NaN');
  });
});
