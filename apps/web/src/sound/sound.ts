import { soundsOn } from '../table/preference.ts';
import type { Clip } from './clip.ts';

/** Lets a clip be heard where its owner wants to hear any. What plays it is fetched then, and not before. */
export function sound(clip: Clip): void {
  if (soundsOn()) import('./player.ts').then(({ play }) => play(clip)).catch(() => undefined);
}
