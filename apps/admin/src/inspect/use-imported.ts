import type { Seat } from '@stikk/engine';
import { useMemo, useState } from 'react';
import { families } from '../position/families.ts';
import { filmOf, filmSeenBy, stepFrom } from '../replay/film.ts';
import type { Replay } from '../replay/use-replay.ts';
import type { Judgement } from './judge.ts';

export type Imported = Extract<Judgement, { readonly kind: 'record' }>;

/** A record from a file as a replay shows it: where one looks is kept by the page alone. */
export function useImported(record: Imported, names: readonly string[]): Replay {
  const family = families[record.game]!;
  const last = record.entries.length;
  const [seq, setSeq] = useState(last);
  const [seat, setSeat] = useState<Seat>();
  const [beside, setBeside] = useState(false);
  const film = useMemo(
    () => filmOf(family.game, record.options, record.seats.length, record.entries),
    [family, record],
  );
  const seen = useMemo(() => (seat === undefined ? undefined : filmSeenBy(film, seat)), [film, seat]);
  const file: Replay['file'] = {
    game: record.game,
    preset: record.preset,
    options: record.options,
    seats: record.seats.map((sitter, at) => ({ ...sitter, name: names[at] ?? '' })),
    live: record.outcome === 'live',
    createdAt: record.entries[0]?.at ?? 0,
    you: null,
    viewer: 'director',
    proved: record.outcome !== 'fails',
    // A record knows nothing of them.
    lines: { arrivals: [], absences: [] },
  };
  return {
    file,
    film,
    open: record.wrong?.reason !== 'hidden',
    family,
    names,
    seq,
    seek: setSeq,
    step: (step) => setSeq(stepFrom(film, seq, step)),
    seat,
    seatView: seen && { file, film: seen },
    beside,
    see: setSeat,
    setBeside,
    again: async () => undefined,
  };
}
