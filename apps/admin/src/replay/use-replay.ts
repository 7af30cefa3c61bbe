import type { Seat } from '@stikk/engine';
import { parseAsBoolean, parseAsInteger, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { families } from '../position/families.ts';
import type { Family } from '../position/model.ts';
import { type MatchFile, server } from '../server/client.ts';
import { type Asked, useAnswer } from '../server/use-answer.ts';
import { type Film, filmOf, type LogEntry, type Step, stepFrom } from './film.ts';

/** A match seen through one pair of eyes. */
export interface View {
  readonly file: Omit<MatchFile, 'entries' | 'matchId'>;
  readonly film: Film;
}

export interface Replay extends View {
  /** Whether no card in it is face down. */
  readonly open: boolean;
  readonly family: Family;
  readonly names: readonly string[];
  readonly seq: number;
  readonly seek: (seq: number) => void;
  readonly step: (step: Step) => void;
  /** The same moment as a seat saw it, where that is asked for; `undefined` until it is there. */
  readonly seat: Seat | undefined;
  readonly seatView: View | undefined;
  readonly beside: boolean;
  readonly see: (seat: Seat | undefined) => void;
  readonly setBeside: (beside: boolean) => void;
  readonly again: () => Promise<void>;
}

function useView(file: MatchFile | undefined): View | undefined {
  return useMemo(() => {
    const family = file && families[file.game];
    if (file === undefined || family === undefined) return undefined;
    const film = filmOf(family.game, file.options, file.seats.length, file.entries as readonly LogEntry[]);
    return { file, film };
  }, [file]);
}

/** A match opened where the address says, through the eyes that it says. */
export function useReplay(
  matchId: string,
  start?: number,
): { readonly asked: Asked<MatchFile>; readonly replay: Replay | undefined } {
  const [{ seq: wanted, as, beside }, change] = useQueryStates(
    { seq: parseAsInteger, as: parseAsInteger, beside: parseAsBoolean.withDefault(false) },
    { history: 'replace' },
  );
  const asked = useAnswer(matchId, () => server.match.query({ matchId }));
  const view = useView(asked.answer);
  const seats = asked.answer?.seats.length ?? 0;
  const seat = as !== null && as >= 0 && as < seats && asked.answer?.viewer === 'director' ? as : undefined;
  const seen = useAnswer(`${matchId} ${seat}`, async () =>
    seat === undefined ? undefined : server.match.query({ matchId, as: seat }),
  );
  const seatFile = seen.answer?.viewer === seat ? seen.answer : undefined;
  const seatView = useView(seatFile);
  const family = asked.answer && families[asked.answer.game];
  if (view === undefined || family === undefined) return { asked, replay: undefined };
  const last = view.film.entries.length;
  const seq = Math.max(0, Math.min(wanted ?? start ?? last, last));
  const seek = (to: number) => void change({ seq: to });
  return {
    asked,
    replay: {
      ...view,
      family,
      open: view.file.viewer === 'director',
      names: view.file.seats.map(({ name }) => name),
      seq,
      seek,
      step: (step) => seek(stepFrom(view.film, seq, step)),
      seat,
      seatView,
      beside,
      see: (to) => void change({ as: to ?? null }),
      setBeside: (to) => void change({ beside: to }),
      again: async () => {
        await asked.again();
        await seen.again();
      },
    },
  };
}
