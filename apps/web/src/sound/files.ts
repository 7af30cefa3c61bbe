import type { Clip } from './clip.ts';

export const FILES: Readonly<Record<Clip, URL>> = {
  turn: new URL('./clips/turn.wav', import.meta.url),
  card: new URL('./clips/card.wav', import.meta.url),
  trick: new URL('./clips/trick.wav', import.meta.url),
  reveal: new URL('./clips/reveal.wav', import.meta.url),
  deal: new URL('./clips/deal.wav', import.meta.url),
  over: new URL('./clips/over.wav', import.meta.url),
};
