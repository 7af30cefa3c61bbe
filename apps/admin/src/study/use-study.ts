import { parseAsBoolean, useQueryState } from 'nuqs';
import { useEffect, useRef, useState } from 'react';
import type { Replay } from '../replay/use-replay.ts';
import { type Spot, type StudyView, server } from '../server/client.ts';
import { useTrouble } from '../shell/trouble.ts';

export interface Studying {
  /** Whether one looks on with others, or would. */
  readonly together: boolean;
  /** `undefined` until the server has said who is there. */
  readonly view: StudyView | undefined;
  readonly leads: boolean;
  /** In words. */
  readonly failed: string | undefined;
  setTogether(yes: boolean): void;
  handOver(to: string): void;
  take(): void;
}

/** Several directors at one position: whoever leads takes the others along. */
export function useStudy(matchId: string, replay: Replay): Studying {
  const trouble = useTrouble();
  const [together, setTogether] = useQueryState(
    'together',
    parseAsBoolean.withDefault(false).withOptions({ history: 'replace' }),
  );
  const { seq, seat, beside, open } = replay;
  const [view, setView] = useState<StudyView>();
  const [failed, setFailed] = useState<string>();
  const latest = useRef({ replay, trouble });
  latest.current = { replay, trouble };

  useEffect(() => {
    if (!together || !open) return;
    const fail = (error: unknown) => setFailed(latest.current.trouble(error));
    const stream = server.study.subscribe(
      { matchId },
      {
        onData: (told) => {
          setFailed(undefined);
          setView(told);
        },
        onError: (error) => {
          setView(undefined);
          fail(error);
        },
      },
    );
    return () => {
      stream.unsubscribe();
      setView(undefined);
      setFailed(undefined);
    };
  }, [matchId, together, open]);

  const leads = view !== undefined && view.lead.leader === view.you;
  useLeading(matchId, leads ? { seq, as: seat ?? null, beside } : undefined, view?.lead.spot ?? undefined);

  const spot = leads ? undefined : view?.lead.spot;
  const place = spot && JSON.stringify(spot);
  useEffect(() => {
    if (!spot) return;
    const { film, seek, see, setBeside, again } = latest.current.replay;
    seek(spot.seq);
    see(spot.as ?? undefined);
    setBeside(spot.beside);
    if (spot.seq > film.entries.length) void again();
  }, [place]);

  const change = (doing: () => Promise<{ ok: boolean; reason?: string }>) => {
    doing().then(
      ({ ok, reason }) => setFailed(ok ? undefined : latest.current.trouble(reason)),
      (error) => setFailed(latest.current.trouble(error)),
    );
  };
  return {
    together,
    view,
    leads,
    failed,
    setTogether: (yes) => void setTogether(yes || null),
    handOver: (to) => change(() => server.handOver.mutate({ matchId, to })),
    take: () => change(() => server.takeLead.mutate({ matchId })),
  };
}

/** Tells where the leader is, one step at a time: of steps in between the last is enough. */
function useLeading(matchId: string, spot: Spot | undefined, told: Spot | undefined): void {
  const wanted = useRef<Spot>(undefined);
  const telling = useRef(false);
  wanted.current = spot;
  const place = spot && JSON.stringify(spot);
  useEffect(() => {
    const tell = async () => {
      if (telling.current) return;
      telling.current = true;
      let last = told && JSON.stringify(told);
      for (let next = wanted.current; next && JSON.stringify(next) !== last; next = wanted.current) {
        last = JSON.stringify(next);
        await server.lead.mutate({ matchId, spot: next }).catch(() => undefined);
      }
      telling.current = false;
    };
    if (place !== undefined) void tell();
  }, [matchId, place]);
}
