'use client';

import { LiveRegion } from '@stikk/ui';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { rulingsIn } from '../dispute/ruling.ts';
import { useRulingText } from '../dispute/use-ruling-text.ts';
import { toast } from '../shell/toast.ts';
import { sound } from '../sound/sound.ts';
import { useWords } from '../table/words.tsx';
import { isPhrase, isReaction } from '../talk/phrases.ts';
import { clockModel } from './clock-model.ts';
import { type Live, useNow } from './live-context.tsx';
import { tidingsOf } from './tidings.ts';
import { useMissed } from './use-missed.ts';

/** Entries of one command come within this time. */
const TOGETHER_MS = 150;

interface LiveNewsProps {
  readonly live: Live;
}

/** Tells what happens beside the cards: to everybody in passing, and what is seen on plates to those who do not see. */
export const LiveNews = ({ live }: LiveNewsProps) => {
  useMissed(live);
  useTidings(live);
  useNudges(live);
  useRulings(live);
  useDisputeNews(live);
  const presence = usePresence(live);
  const talk = useTalk(live);
  const ten = useTenSeconds(live);
  return <LiveRegion polite={[presence, talk].filter(Boolean).join(' ')} assertive={ten} />;
};

function useTidings({ entries, you }: Live): void {
  const t = useTranslations('web.live');
  const { telling } = useWords();
  const told = useRef<number>(undefined);
  useEffect(() => {
    // What was there when the page was opened is no news.
    if (told.current === undefined) {
      if (entries.length > 0) told.current = entries.length;
      return;
    }
    const fresh = tidingsOf(entries, told.current);
    told.current = entries.length;
    for (const { kind, seat } of fresh) {
      // What one does oneself is seen at once.
      if (seat === you && kind !== 'time') continue;
      const who = seat === undefined ? '' : telling.names[seat]!;
      toast.message(t(`tiding.${kind}`, { who, you: seat === you ? 'yes' : 'no' }));
    }
  }, [entries, you, t, telling]);
}

/** What directors ruled since the page was opened, once all of a ruling has come. */
function useRulings({ entries, info }: Live): void {
  const text = useRulingText(info.sides);
  const told = useRef<number>(undefined);
  useEffect(() => {
    const from = told.current;
    if (from === undefined) {
      if (entries.length > 0) told.current = entries.length;
      return;
    }
    const timer = setTimeout(() => {
      told.current = entries.length;
      for (const { told: what, why } of rulingsIn(entries, from).map(text)) toast.message(`${what} ${why}`);
    }, TOGETHER_MS);
    return () => clearTimeout(timer);
  }, [entries, text]);
}

/** Others went on in a dispute. */
function useDisputeNews({ live }: Live): void {
  const t = useTranslations('web.dispute');
  const steps = live?.disputes ?? 0;
  const known = useRef(steps);
  useEffect(() => {
    if (steps > known.current) toast.message(t('news'));
    known.current = steps;
  }, [steps, t]);
}

function useNudges({ live, you }: Live): void {
  const t = useTranslations('web.live');
  const { telling } = useWords();
  const nudge = live?.nudge ?? undefined;
  const seen = useRef(nudge?.id);
  useEffect(() => {
    if (nudge === undefined || nudge.id === seen.current) return;
    seen.current = nudge.id;
    if (nudge.seat !== you) return;
    sound('turn');
    toast.message(t('nudge.got', { who: telling.names[nudge.by]! }));
  }, [nudge, you, t, telling]);
}

function usePresence({ live, you }: Live): string {
  const t = useTranslations('web.live');
  const { telling } = useWords();
  const before = useRef(live?.present);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const was = before.current;
    const is = live?.present;
    before.current = is;
    if (was === undefined || is === undefined) return;
    const news = is.flatMap((here, seat) =>
      here === was[seat] || here === null || seat === you
        ? []
        : [
            here
              ? t('news.back', { who: telling.names[seat]! })
              : t('news.away', { who: telling.names[seat]! }),
          ],
    );
    if (news.length > 0) setSaid(news.join(' '));
  }, [live?.present, you, t, telling]);
  return said;
}

function useTalk({ air, you }: Live): string {
  const t = useTranslations('web.live');
  const words = useTranslations('web.talk');
  const { telling } = useWords();
  return [...air.values()]
    .filter(({ seat }) => seat !== you)
    .map(({ seat, phrase, reaction, text }) => {
      const said = isPhrase(phrase)
        ? words(`phrases.${phrase}`)
        : isReaction(reaction)
          ? words(`reactions.${reaction}`)
          : text;
      return `${t('news.says', { who: telling.names[seat]! })} ${said ?? ''}`;
    })
    .join('. ');
}

/** Said once for each turn. */
function useTenSeconds({ table, you, ahead }: Live): string | undefined {
  const t = useTranslations('web.live');
  const since = you === undefined ? undefined : table.turns[you]?.since;
  const now = useNow(ahead, since === undefined || table.clock.kind === 'off' ? undefined : 1000);
  const clock = you === undefined || since === undefined ? undefined : clockModel(table, you, now);
  return clock?.urgent ? t('clock.ten') : undefined;
}
