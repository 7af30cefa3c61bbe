import type { Table } from '@stikk/engine/table';
import { capital } from '@stikk/words';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { later } from '../shell/later.tsx';
import { useLive, useWhyNot } from './live-context.tsx';
import { useStrip } from './strip.tsx';

const LiveNews = later(() => import('./live-news.tsx').then(({ LiveNews }) => LiveNews));
const Watching = later(() => import('./watching.tsx').then(({ Watching }) => Watching));
const Watchers = later(() => import('./watching.tsx').then(({ Watchers }) => Watchers));

/** Reasons for which the table, not the game, refuses what a seat sends. */
const TABLE_REASONS = ['paused', 'undo-open', 'rest-claimed', 'match-over'];
/** So long a deal's result may be read while the own time runs. */
const READ_MS = 6000;

export interface BesideTable {
  /** Why no card can be played now, whatever the game says. */
  readonly hindrance: string | undefined;
  /** Why something did not count, where that was not the game's doing. */
  refusal(reason: string): string | undefined;
  /** The name of the act that opens the talk, where people meet. */
  readonly talk: string | undefined;
  /** Where the page only looks on: what it says in place of a hand. */
  readonly watching: ReactNode;
  readonly news: ReactNode;
  /** One calm line about the line to the server or the people at the table, and what the reader can do about it. */
  readonly strip: ReactNode;
  /** How many look on, where anybody does. */
  readonly watchers: ReactNode;
  /** What is said of a card that is planned. */
  planned(card: string): string;
}

function hindranceOf(table: Table | undefined, why: (reason: string) => string): string | undefined {
  // A director may end a match while cards are still out.
  if (table?.over) return why('match-over');
  if (table?.paused) return why('paused');
  return table?.claimed === undefined ? undefined : why('rest-claimed');
}

interface BesideTableParts {
  readonly waits: 'time' | 'asked' | undefined;
  readonly onGoOn: () => void;
}

/** What a table of any family shows of the people at it. */
export function useBeside({ waits, onGoOn }: BesideTableParts): BesideTable {
  const t = useTranslations('web.live');
  const why = useWhyNot();
  const live = useLive();
  const strip = useStrip(live);
  const you = live?.you;
  const running =
    you !== undefined && live?.table.clock.kind !== 'off' && live?.table.turns[you]?.since !== undefined;
  const reading = running && waits === 'asked';
  useEffect(() => {
    if (!reading) return;
    const timer = setTimeout(onGoOn, READ_MS);
    return () => clearTimeout(timer);
  }, [reading, onGoOn]);
  return {
    hindrance: hindranceOf(live?.table, why),
    refusal: (reason) => (TABLE_REASONS.includes(reason) ? why(reason) : undefined),
    talk: live && you !== undefined && live.info.tableId !== null ? t('menu.talk') : undefined,
    watching: live && you === undefined ? <Watching info={live.info} /> : undefined,
    watchers: live?.live?.watchers ? <Watchers count={live.live.watchers} /> : null,
    planned: (card) => t('plan.card', { card: capital(card) }),
    strip,
    // Alone with bots there is nobody to hear of, unless the line broke or a director was called.
    news:
      live && (live.info.tableId !== null || live.missed > 0 || live.live?.disputes) ? (
        <LiveNews live={live} />
      ) : null,
  };
}
