'use client';

import { useView } from '@stikk/client/react';
import type { Seat } from '@stikk/engine';
import type { Ask, Talk } from '@stikk/engine/table';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { toast } from '../shell/toast.ts';
import type { MatchInfo } from '../table/session.ts';
import { useSaid } from '../talk/use-said.ts';
import { askAt, type Beside, type BesideView } from './beside.ts';

/** What the parts of a live table know of the people at it. */
export interface Live extends BesideView {
  readonly info: MatchInfo;
  readonly you: Seat | undefined;
  /** What each seat said last, as long as it hangs in the air. */
  readonly air: ReadonlyMap<Seat, Talk>;
  /** Whether the own last act can be taken back, or why it cannot; `undefined` where that cannot be asked. */
  readonly undo: Beside['undo'];
  /** Asks for something beside the game, and tells the reader why it may not be. */
  ask(ask: Ask): Promise<void>;
}

const LiveContext = createContext<Live | undefined>(undefined);

/** `undefined` where no match is played, as in a replay. */
export const useLive = (): Live | undefined => useContext(LiveContext);

const NOTHING_SAID: readonly Talk[] = [];

interface LiveProviderProps {
  readonly info: MatchInfo;
  readonly beside: Beside;
  readonly children: ReactNode;
}

export const LiveProvider = ({ info, beside, children }: LiveProviderProps) => {
  const view = useView(beside);
  const why = useWhyNot();
  const air = useSaid(view.live?.talk ?? NOTHING_SAID);
  const you = info.you ?? undefined;
  const { matchId } = info;
  const live = useMemo((): Live => {
    const ask = async (asked: Ask) => {
      const reason = await askAt(matchId, asked);
      if (reason !== undefined) toast.message(why(reason));
    };
    return { ...view, info, you, air, ask, undo: beside.undo };
  }, [view, info, you, air, matchId, why, beside]);
  return <LiveContext value={live}>{children}</LiveContext>;
};

/** Why something at the table may not be, in the reader's language. */
export function useWhyNot(): (reason: string) => string {
  const t = useTranslations('web.live');
  return useMemo(
    () => (reason: string) => {
      const key = `why.${reason}`;
      return t.has(key as 'why.other') ? t(`why.${reason}` as 'why.other') : t('why.other');
    },
    [t],
  );
}

/** The server's time, told anew every `every` milliseconds; it stands still where that is `undefined`. */
export function useNow(ahead: number, every: number | undefined): number {
  const [now, setNow] = useState(() => Date.now() + ahead);
  useEffect(() => {
    const tell = () => setNow(Date.now() + ahead);
    tell();
    if (every === undefined) return;
    const timer = setInterval(tell, every);
    return () => clearInterval(timer);
  }, [ahead, every]);
  return now;
}
