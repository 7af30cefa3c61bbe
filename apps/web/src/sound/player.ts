import type { Clip } from './clip.ts';
import { FILES } from './files.ts';

/** What happens often is softer. */
const LOUD: Readonly<Record<Clip, number>> = {
  turn: 0.5,
  card: 0.35,
  trick: 0.3,
  reveal: 0.45,
  deal: 0.3,
  over: 0.5,
};
/** What comes later than this after it happened is not played. */
const LATE_MS = 400;

const heard = new Map<Clip, Promise<AudioBuffer>>();
let audio: AudioContext | undefined;

/**
 * Opens the ears of the page. Browsers allow it while a press is handled, or where the page was pressed before; one
 * that has no sound, or gives none, goes without.
 */
export function wake(): void {
  if (typeof AudioContext === 'undefined' || audio?.state === 'running') return;
  try {
    audio ??= new AudioContext({ latencyHint: 'interactive' });
  } catch {
    return;
  }
  audio.resume().catch(() => undefined);
  for (const clip of Object.keys(FILES) as Clip[]) bufferOf(audio, clip).catch(() => undefined);
}

function bufferOf(audio: AudioContext, clip: Clip): Promise<AudioBuffer> {
  const known = heard.get(clip);
  if (known) return known;
  const buffer = fetch(FILES[clip])
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => audio.decodeAudioData(bytes));
  heard.set(clip, buffer);
  buffer.catch(() => heard.delete(clip));
  return buffer;
}

/** Plays a clip now, or not at all; the own turn is felt as well where the device can shake. */
export async function play(clip: Clip): Promise<void> {
  if (audio?.state !== 'running') return;
  if (clip === 'turn') navigator.vibrate?.([80, 60, 80]);
  const asked = performance.now();
  const buffer = await bufferOf(audio, clip);
  if (performance.now() - asked > LATE_MS) return;
  const source = audio.createBufferSource();
  const volume = audio.createGain();
  source.buffer = buffer;
  volume.gain.value = LOUD[clip];
  source.connect(volume).connect(audio.destination);
  source.start();
}
