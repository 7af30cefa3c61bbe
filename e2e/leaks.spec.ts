import { expect, type Page, test } from '@playwright/test';
import { gathered, guest } from './src/gather.ts';
import { matchIdOf, play } from './src/player.ts';
import { leaksIn, recordOf } from './src/secrecy.ts';
import { entryIn, type Wired } from './src/wire.ts';

const LETTERS = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' } as const;
const SIGNS = { C: '♣', D: '♦', H: '♥', S: '♠' } as const;
const NORWEGIAN = { C: 'kløver', D: 'ruter', H: 'hjerter', S: 'spar' } as const;
const RANKS: Readonly<Record<string, readonly [string, string]>> = {
  A: ['ace', 'ess'],
  K: ['king', 'konge'],
  Q: ['queen', 'dame'],
  J: ['jack', 'knekt'],
  T: ['ten', '10'],
  9: ['nine', '9'],
  8: ['eight', '8'],
  7: ['seven', '7'],
  6: ['six', '6'],
  5: ['five', '5'],
  4: ['four', '4'],
  3: ['three', '3'],
  2: ['two', '2'],
};

/** A card in every form in which an answer might give it away. */
function formsOf(card: string): Readonly<Record<string, string>> {
  const [rank, suit] = [card[0]!, card[1] as keyof typeof LETTERS];
  const [english, norwegian] = RANKS[rank]!;
  const json = JSON.stringify({ hand: [card] });
  return {
    'its code in JSON': json,
    'its code in JSON within JSON': JSON.stringify({ data: json }),
    'its code in JSON twice within JSON': JSON.stringify({ data: JSON.stringify({ data: json }) }),
    'its code in other letters of JSON': `{"card":"\\u${card.charCodeAt(0).toString(16).padStart(4, '0')}${suit}"}`,
    'its code in a page’s payload': `<script>self.__next_f.push([1,"5:[\\"$\\",\\"li\\",null,{\\"card\\":\\"${card}\\"}]"])</script>`,
    'its code in an attribute': `<i data-hand="[&quot;${card}&quot;]">`,
    'its code in words': `the card ${card} is held by another`,
    'its code in an address': `/cards/${card}.svg`,
    'its code in a query': encodeURIComponent(json),
    'its code in base 64': Buffer.from(json).toString('base64'),
    'its sign': `${SIGNS[suit]}${rank === 'T' ? '10' : rank}`,
    'its sign the other way': `${rank === 'T' ? '10' : rank} ${SIGNS[suit]}`,
    'its English name': `<b>${english} of ${LETTERS[suit]}</b>`,
    'its Norwegian name': `Bo har ${NORWEGIAN[suit]} ${norwegian}.`,
  };
}

test('what searches the wire finds a planted card in every form and wherever a browser can receive it', async ({
  browser,
}) => {
  const ada = await guest(browser);
  const { page, wire } = ada;
  await gathered(
    { Ada: ada },
    {
      preset: 'bondebridge',
      changes: { 'schedule.pattern': 'custom', 'schedule.list': [2], sumRule: 'none' },
      bots: 3,
      settings: { watch: 'no' },
    },
  );
  await play(page);
  const live = await wire.settled();
  const record = await recordOf(page, matchIdOf(page));
  expect(leaksIn(live, record, 0)).toEqual([]);
  expect(leaksIn(live, record, 1)).not.toEqual([]);

  const dealt = record.find(({ game }) => game?.type === 'HandsDealt')!;
  const hidden = dealt.game!.hands![1]!.find((card) => card !== dealt.game!.turnUp)!;
  const end = live.findIndex((one) => entryIn(one)?.game?.type === 'MatchEnded');
  const before = live.slice(0, end).filter((one) => entryIn(one) !== undefined);

  const during = dealt.at!;

  /** What the browser received while something was planted, put before the end of the match. */
  const leaksWhile = async (plant: (page: Page) => Promise<void>) => {
    const from = wire.received.length;
    await plant(page);
    await expect.poll(() => wire.received.length).toBeGreaterThan(from);
    await page.waitForTimeout(50);
    const planted = (await wire.settled()).slice(from);
    return leaksIn(
      [...before, ...planted].map((one) => ({ ...one, at: during })),
      record,
      0,
    );
  };
  const answers =
    (body: string, headers: Readonly<Record<string, string>> = {}) =>
    async () => {
      await page.route('**/planted*', (route) =>
        route.fulfill({ body, headers: { 'content-type': 'application/json', ...headers } }),
      );
      await page.evaluate(async () => (await fetch('/planted')).text());
      await page.unroute('**/planted*');
    };

  expect(await leaksWhile(answers('{"ok":true,"card":"??"}'))).toEqual([]);
  for (const [form, text] of Object.entries(formsOf(hidden)))
    expect(await leaksWhile(answers(text)), form).toEqual([expect.stringContaining(`${hidden} in body`)]);
  const elsewhere: Readonly<Record<string, () => Promise<void>>> = {
    head: answers('{}', { 'x-card': hidden }),
    address: async () => {
      await page.evaluate(async (card) => (await fetch(`/icons/${card}.svg`)).text(), hidden);
    },
    console: async () => page.evaluate((card) => console.debug(`drawn: ${card}`), hidden),
    error: async () =>
      page.evaluate(
        (card) => void setTimeout(() => Promise.reject(new Error(`cannot draw ${card}`))),
        hidden,
      ),
    stream: async () => {
      await page.route('**/planted*', (route) =>
        route.fulfill({
          body: `data: ${JSON.stringify({ live: { hint: hidden } })}\n\n`,
          headers: { 'content-type': 'text/event-stream' },
        }),
      );
      await page.evaluate(
        () =>
          new Promise((done) => {
            const source = new EventSource('/planted');
            source.onmessage = () => {
              source.close();
              done(undefined);
            };
          }),
      );
      await page.unroute('**/planted*');
    },
  };
  for (const [where, plant] of Object.entries(elsewhere)) {
    const found = await leaksWhile(plant);
    expect(
      found.some((leak) => leak.startsWith(`${hidden} in ${where}`)),
      where,
    ).toBe(true);
  }
  await page.context().close();
});

test('what searches the wire finds a hidden card, a sealed bid, a hash and a secret in an entry', () => {
  const dealt: Wired = {
    seq: 1,
    game: { type: 'HandsDealt', hands: [['AS'], ['KH']], seen: 'own', bidding: 'sealed' },
  };
  const made: Wired = { seq: 2, game: { type: 'BidMade', seat: 1, bid: 1, sealed: true } };
  const redacted: Wired = { ...dealt, game: { ...dealt.game!, hands: [['AS'], ['??']] } };
  const sealed: Wired = { ...made, game: { ...made.game!, bid: '??' } };
  const leaks = (...entries: readonly Wired[]) =>
    leaksIn(
      entries.map((entry) => ({ from: 'stream', at: 0, text: JSON.stringify({ seq: entry.seq, entry }) })),
      [dealt, made],
      0,
    );
  expect(leaks(redacted, sealed)).toEqual([]);
  expect(leaks(dealt, sealed)).toEqual([expect.stringContaining('KH in')]);
  expect(leaks(redacted, made)).toEqual([expect.stringContaining('a sealed bid')]);
  expect(leaks({ ...redacted, hash: 'ab' })).toEqual([expect.stringContaining('a secret')]);
  expect(leaks({ ...redacted, seq: 3 })).toEqual([expect.stringContaining('not in the record')]);
});
