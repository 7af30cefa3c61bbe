import { describe, expect, it } from 'vitest';
import { folderWith, ran } from '../test/terminal.ts';

const commands = ['check', 'rules', 'play', 'simulate', 'replay', 'verify', 'schema'];

const folder = folderWith({
  'empty.json': '',
  'words.json': 'not json',
  'list.json': '[1, 2]',
  'none.json': '{"vectors": []}',
  'empty.jsonl': '',
  'words.jsonl': 'not json\n',
  'object.jsonl': '{"a": 1}\n',
  'other.jsonl': `${JSON.stringify({ stikk: 1, game: 'chess', preset: 'chess', options: {}, seats: 2, engine: '1' })}\n`,
});

const table = ['--game', 'bondebridge', '--seats', '4'];
const simulated = ['simulate', ...table, '--matches', '1', '--seed', 's'];

describe('stikk', () => {
  it('lists its commands', async () => {
    for (const asked of ['--help', '-h', 'help']) {
      const { code, out } = await ran([asked], folder);
      expect(code).toBe(0);
      for (const command of commands) expect(out.join('\n')).toContain(`  ${command} `);
    }
  });

  it.each(commands)('explains %s', async (command) => {
    const { code, out } = await ran([command, '--help'], folder);
    expect(code).toBe(0);
    expect(out[0]).toMatch(new RegExp(`^stikk ${command}( |$)`));
  });

  it.each<[readonly string[], RegExp]>([
    [[], /^stikk: which command\?/],
    [['deal'], /^stikk: unknown command deal/],
    [['toString'], /^stikk: unknown command toString/],

    [['check'], /^stikk check: FILE is missing/],
    [['check', 'a.json', 'b.json'], /one argument too many: b\.json/],
    [['check', 'gone.json'], /gone\.json: there is no such file/],
    [['check', '.'], /it is a folder/],
    [['check', '--fast', 'words.json'], /unknown option '--fast'/],
    [['check', 'empty.json'], /empty\.json: not JSON/],
    [['check', 'words.json'], /words\.json: not JSON/],
    [['check', 'list.json'], /not a file of worked examples/],
    [['check', 'none.json'], /there is no example in it/],
    [['check', 'empty.jsonl'], /there is no hand in it/],
    [['check', 'words.jsonl'], /words\.jsonl line 1: not JSON/],

    [['rules', '--seats', '4'], /--game is missing/],
    [['rules', '--game', 'bondebridge'], /--seats is missing/],
    [['rules', ...table, 'more'], /one argument too many: more/],
    [['rules', '--game', 'whist', '--seats', '4'], /no game is called whist; there are bondebridge/],
    [['rules', '--game', 'bondebridge', '--seats', '1'], /--seats must be a whole number from 2 to 10/],
    [['rules', '--game', 'bondebridge', '--seats', '4.5'], /--seats must be a whole number/],
    [['rules', '--game', 'bondebridge', '--seats', 'four'], /not "four"/],
    [['rules', ...table, '--lang', 'tlh'], /--lang must be one of nb, sv, nl, en/],
    [['rules', ...table, '--options', '{'], /--options is not JSON/],
    [['rules', ...table, '--options', '[1]'], /--options must be a JSON object/],
    [['rules', ...table, '--options', '{"players":5}'], /--seats 4 and the option players 5 contradict/],
    [['rules', ...table, '--options', '{"trump.colour":1}'], /there is no option trump\.colour/],
    [
      ['rules', ...table, '--options', '{"sumRule":"odd"}'],
      /option sumRule \(.+\): "odd" is not allowed, it must be "dealer_hook" or/,
    ],
    [['rules', ...table, '--options', '{"schedule.max":0}'], /option schedule\.max \(.+\): 0 is not allowed/],
    [
      ['rules', ...table, '--options', '{"scoring.hit":"much"}'],
      /"much" is not allowed, it must be written like "10\+bid"/,
    ],
    [['rules', ...table, '--options', '{"play.follow":"yes"}'], /it must be true or false/],
    [['rules', ...table, '--options'], /argument missing/],

    [simulated.slice(0, 7), /--seed is missing/],
    [[...simulated.slice(0, 5), '--seed', 's'], /--matches is missing/],
    [[...simulated, '--matches', '0'], /--matches must be a whole number from 1/],
    [[...simulated, '--matches', '-3'], /--matches/],
    [[...simulated, '--bots', 'clever'], /no bot is called "clever"; there are easy, normal, random/],
    [[...simulated, '--bots', 'easy,random'], /names 2 bots for 4 seats/],
    [[...simulated, '--out', 'words.json'], /--out words\.json: the folder cannot be made/],

    [['replay'], /FILE\.jsonl is missing/],
    [['replay', 'gone.jsonl'], /there is no such file/],
    [['replay', 'words.jsonl'], /words\.jsonl: not JSON/],
    [['replay', 'empty.jsonl'], /not the record of a match/],
    [['replay', 'object.jsonl'], /not the record of a match/],
    [['verify'], /FILE\.jsonl is missing/],
    [['verify', 'gone.jsonl'], /there is no such file/],
    [['verify', 'words.jsonl'], /words\.jsonl: not JSON/],
    [['verify', 'other.jsonl'], /not the record of a match \(no game is called chess\)/],
  ])('refuses %j with one line', async (args, why) => {
    const { code, out, err } = await ran(args, folder);
    expect(err).toHaveLength(1);
    expect(err[0]).toMatch(why);
    expect(out).toEqual([]);
    expect(code).toBe(2);
  });

  it('names every contradiction in a rule sheet with what would do instead', async () => {
    const options = { 'trump.mode': 'setesdal', 'trump.noTrumpSmallest': 3, 'play.mustHead': true };
    const { code, err } = await ran(['rules', ...table, '--options', JSON.stringify(options)], folder);
    expect(err).toEqual([
      expect.stringMatching(
        /^stikk rules: option trump\.noTrumpSmallest \(.+\): With two trump suits .* Instead: Trumps in every deal \(trump\.noTrumpSmallest = 0\)$/,
      ),
      expect.stringMatching(
        /^stikk rules: option play\.mustHead \(.+\): .* Instead: .+ \(play\.mustHead = false\)/,
      ),
    ]);
    expect(code).toBe(2);
  });

  it('gives every wrong option a line of its own', async () => {
    const options = { 'schedule.max': 0, 'bid.mode': 'shout', colour: 'red', 'bid.loud': true };
    const { code, err } = await ran(['rules', ...table, '--options', JSON.stringify(options)], folder);
    expect(err).toEqual([
      expect.stringMatching(/option schedule\.max \(Largest deal\): 0 is not allowed, it must be 1 or more$/),
      expect.stringMatching(/option bid\.mode \(.+\): "shout" is not allowed, it must be "turn" or/),
      expect.stringMatching(/there is no option colour$/),
      expect.stringMatching(/there is no option bid\.loud$/),
    ]);
    expect(code).toBe(2);
  });

  it('tells how many cards are short', async () => {
    const { code, err } = await ran(['rules', '--game', 'bondebridge', '--seats', '6'], folder);
    expect(err.join()).toMatch(
      /option schedule\.max \(.+\): Not enough cards\. .*need 60, and there are 52.* Instead: At most 8 cards \(schedule\.max = 8\)/,
    );
    expect(code).toBe(2);
  });
});
