import { type Entry, ruledStanding, type Seat, seatSides } from '@stikk/engine';
import { seeded, shuffleBy, sitting, someRuling } from '@stikk/engine/testing';
import { gameOf } from '@stikk/variants';
import { expect, test } from 'vitest';
import { confirmedWith, nothingConfirmed } from '../src/confirmed.ts';
import { filmOf, seenBy } from '../src/film.ts';

type Happening = { readonly type: string };

const sheets = [
  ['oh-hell', 'bondebridge'],
  ['oh-hell', 'boerenbridge'],
  ['oh-hell', 'plump'],
  ['oh-hell', 'selbu_whist'],
  ['oh-hell', 'nomination_whist'],
  ['bondtolva', 'bondtolva'],
  ['bondtolva', 'bondtolva_36'],
] as const;
/** 200 matches and more, over all the sheets. */
const EACH = 29;

test.each(sheets)('replay equals live, with strikes, points and stand-ins: %s, %s', (id, preset) => {
  const game = gameOf(id)!;
  let ruled = 0;
  for (let seed = 1; seed <= EACH; seed++) {
    const random = seeded(seed * 7919);
    const luck = {
      secret: '0'.repeat(64),
      commitment: '0'.repeat(64),
      shuffle: () => shuffleBy(random),
    };
    const at = sitting(game, preset, random, luck);
    while (at.step() && at.entries.length < 400) {
      if (random(20) === 0 && at.rule(someRuling(at)).ok) ruled++;
      if (at.table.paused) at.rule({ kind: 'pause', paused: false, reason: 'agreed', note: '' });
    }
    const film = filmOf(game, at.entries, at.seats);
    const seat: Seat = random(at.seats);
    let live = nothingConfirmed<unknown, Happening>(game, at.seats);
    for (const entry of at.entries) {
      const told: Entry<Happening> =
        'game' in entry ? { ...entry, game: game.redact(entry.game, seat) as Happening } : entry;
      live = confirmedWith(game, at.seats, live, told);
      if (JSON.stringify(seenBy(film, entry.seq, seat)) !== JSON.stringify(live.state))
        expect(seenBy(film, entry.seq, seat)).toEqual(live.state);
    }
    expect(film.states.at(-1)).toEqual(at.state);
    const sides = seatSides(game, at.options);
    expect(ruledStanding(game.standing(live.state as never), sides, live.table.rulings)).toEqual(
      ruledStanding(game.standing(at.state as never), sides, at.table.rulings),
    );
  }
  expect(ruled).toBeGreaterThan(EACH);
});
