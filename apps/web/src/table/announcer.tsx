import { LiveRegion } from '@stikk/ui';
import { useEffect, useRef, useState } from 'react';
import type { Told } from './telling.ts';

export interface AnnouncerProps {
  readonly lines: readonly Told[];
  /** What the player is asked, in words; changes when it is asked anew. */
  readonly asked: string | undefined;
  /** Why something did not count. */
  readonly refused: string | undefined;
}

/** Says aloud what happens: events politely, the own turn at once. */
export const Announcer = ({ lines, asked, refused }: AnnouncerProps) => {
  const [said, setSaid] = useState('');
  const told = useRef(lines.at(-1)?.seq ?? 0);
  useEffect(() => {
    const fresh = lines.filter(({ seq }) => seq > told.current);
    if (fresh.length === 0) return;
    told.current = fresh.at(-1)!.seq;
    setSaid(fresh.map(({ text }) => text).join('. '));
  }, [lines]);
  return <LiveRegion polite={said} assertive={refused ?? asked} />;
};
