'use client';

import type { Watched } from '@stikk/client/react';
import { useEffect, useRef } from 'react';
import { countFrom, countOver } from '../live/count.ts';
import { useLive } from '../live/live-context.tsx';
import { createEar, type Shown } from './ear.ts';
import { play, wake } from './player.ts';

/** Lets a table be heard; where nothing was pressed yet, or nothing can be heard, it is silent. */
export const Sounds = ({ match }: { readonly match: Watched<Shown> }) => {
  const live = useLive();
  const ahead = useRef(0);
  useEffect(() => {
    ahead.current = live?.ahead ?? 0;
  });

  useEffect(() => {
    if (navigator.userActivation?.hasBeenActive) wake();
    window.addEventListener('pointerup', wake);
    window.addEventListener('keydown', wake);
    return () => {
      window.removeEventListener('pointerup', wake);
      window.removeEventListener('keydown', wake);
    };
  }, []);

  useEffect(() => {
    const ear = createEar(match.view());
    let timer: ReturnType<typeof setTimeout>;
    const listen = () => {
      const heard = ear(match.view());
      if (heard === undefined) return;
      const { clip, entry } = heard;
      const start = () => void play(clip).catch(() => undefined);
      if (clip !== 'reveal' || entry === undefined) return start();
      const wait = countOver(countFrom(entry.at, ahead.current)) - Date.now();
      // Bids that others saw long ago open without a sound.
      if (wait >= 0) timer = setTimeout(start, wait);
    };
    const stop = match.subscribe(listen);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [match]);
  return null;
};
