'use client';

import { useEffect, useRef, useState } from 'react';

interface Spoken {
  readonly id: string;
  readonly seat: number;
}

const SHOWN_MS = 5000;

/** What each seat said last, for as long as it hangs in the air. What was said before the page came is past. */
export function useSaid<T extends Spoken>(talk: readonly T[]): ReadonlyMap<number, T> {
  const [air, setAir] = useState<ReadonlyMap<number, T>>(new Map());
  const heard = useRef(new Set(talk.map(({ id }) => id)));
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const fresh = talk.filter(({ id }) => !heard.current.has(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) heard.current.add(id);
    setAir((was) => new Map([...was, ...fresh.map((said) => [said.seat, said] as const)]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setAir((was) => new Map([...was].filter(([, said]) => !fresh.includes(said))));
    }, SHOWN_MS);
    timers.current.add(timer);
  }, [talk]);
  useEffect(
    () => () => {
      for (const timer of timers.current) clearTimeout(timer);
    },
    [],
  );
  return air;
}
