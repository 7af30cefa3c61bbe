import { presetName } from '@stikk/words';
import { useEffect, useRef } from 'react';
import { useTurnCue } from '../live/use-turn-cue.ts';
import { useWords } from './words.tsx';

/** The title of the tab tells whose turn it is, and the page's own title comes back after. */
export function useTurnTitle(yours: boolean): void {
  const { t, g, preset } = useWords();
  useTurnCue(yours);
  const own = useRef<string>(undefined);
  const turn = t('title.turn');
  const plain = t('title.match', { game: presetName(g, preset) });
  useEffect(() => {
    own.current ??= document.title;
    document.title = yours ? turn : plain;
  }, [yours, turn, plain]);
  useEffect(
    () => () => {
      if (own.current !== undefined) document.title = own.current;
    },
    [],
  );
}
