import { preferenceNow } from '../table/preference.ts';

/** A short sound and a shake, where the device can and its owner lets it. */
export function cue(): void {
  if (!preferenceNow().cues) return;
  navigator.vibrate?.([80, 60, 80]);
  const Audio = globalThis.AudioContext;
  if (Audio === undefined) return;
  // Before the first press on the page a browser makes no sound, and says nothing of it.
  const audio = new Audio();
  const note = audio.createOscillator();
  const loud = audio.createGain();
  note.frequency.setValueAtTime(660, audio.currentTime);
  note.frequency.setValueAtTime(880, audio.currentTime + 0.12);
  loud.gain.setValueAtTime(0.08, audio.currentTime);
  loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.35);
  note.connect(loud).connect(audio.destination);
  note.start();
  note.stop(audio.currentTime + 0.36);
  note.onended = () => void audio.close();
}
