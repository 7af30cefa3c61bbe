import { describe, expect, it } from 'vitest';
import { ran } from '../test/terminal.ts';

const told = (...args: readonly string[]) => ran(['rules', ...args], '.');

interface Told {
  readonly preset: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly deals: readonly {
    deal: number;
    cards: number;
    players: number;
    trump: string | null;
    dealer: number | null;
  }[];
}

describe('stikk rules', () => {
  it('gives preset, options and deals as JSON', async () => {
    const { code, out } = await told('--game', 'bondebridge', '--seats', '4', '--json');
    const { preset, options, deals } = JSON.parse(out.join('\n')) as Told;
    expect(code).toBe(0);
    expect(preset).toBe('bondebridge');
    expect(options).toMatchObject({ players: 4, 'trump.mode': 'rotation', 'scoring.hit': '10+bid' });
    expect(deals).toHaveLength(20);
    expect(deals[0]).toEqual({ deal: 1, cards: 1, players: 4, trump: 'NT', dealer: 0 });
    expect(deals[4]).toEqual({ deal: 5, cards: 5, players: 4, trump: 'D', dealer: 0 });
  });

  it('leaves open what is not known beforehand', async () => {
    const { out } = await told(
      '--game',
      'kortkveld',
      '--seats',
      '4',
      '--options',
      '{"trump.mode":"draw"}',
      '--json',
    );
    expect((JSON.parse(out.join('\n')) as Told).deals[1]).toMatchObject({ trump: null, dealer: null });
  });

  it('takes the options as changes to the preset', async () => {
    const options = '{"schedule.pattern":"custom","schedule.list":[3,{"size":2,"trump":"H"}]}';
    const { out } = await told('--game', 'oh-hell', '--seats', '3', '--options', options, '--json');
    const { preset, deals } = JSON.parse(out.join('\n')) as Told;
    expect(preset).toBe('ohhell');
    expect(deals.map(({ cards, trump }) => [cards, trump])).toEqual([
      [3, null],
      [2, 'H'],
    ]);
  });

  it.each([
    ['nb', 'Runde', 'kløver'],
    ['sv', 'klöver', 'klöver'],
    ['nl', 'klaver', 'klaver'],
    ['en', 'clubs', 'clubs'],
  ])('speaks %s, ending with a line for each deal', async (lang, word, trump) => {
    const { code, out } = await told('--game', 'bondebridge', '--seats', '4', '--lang', lang);
    expect(code).toBe(0);
    expect(out.join('\n')).toContain(word);
    const table = out.slice(-20);
    expect(table[3]).toMatch(new RegExp(`^ *4 .*${trump}.* 4$`));
    expect(table[19]).toMatch(/^ *20 .* 4$/);
  });

  it('tells how many still play where some leave', async () => {
    const options =
      '{"elimination":"each_ascending_round","schedule.pattern":"down_up","schedule.max":5,"schedule.turnRepeat":1}';
    const { out } = await told('--game', 'bondebridge', '--seats', '5', '--options', options);
    expect(out.slice(-3).map((line) => line.trim().split(/\s+/).at(-1))).toEqual(['4', '3', '2']);
  });
});
