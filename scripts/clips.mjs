import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Samples a second: small files, and enough for soft sounds. */
const RATE = 12_000;
/** The loudest that any clip gets, of 1. */
const PEAK = 0.6;

/** The same noise in every clip and every time: a linear congruential generator. */
function noise() {
  let state = 0x57144;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** A tone that is struck at `at` seconds and dies away within about three times `decay`. */
const struck =
  (hertz, at, decay, loud = 1) =>
  (time) => {
    const since = time - at;
    if (since < 0) return 0;
    const rise = Math.min(1, since / 0.006);
    const wave = Math.sin(2 * Math.PI * hertz * since) + 0.25 * Math.sin(4 * Math.PI * hertz * since);
    return loud * rise * wave * Math.exp(-since / decay);
  };

/** Paper: noise that is let through up to `hertz`, from `at` seconds on. */
function paper(hertz, at, decay, loud = 1) {
  const next = noise();
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / RATE);
  let held = 0;
  return (time) => {
    held += share * (next() - held);
    const since = time - at;
    return since < 0 ? 0 : loud * held * Math.min(1, since / 0.003) * Math.exp(-since / decay);
  };
}

/** Every clip: how many seconds it takes, and what is heard in it together. */
const CLIPS = {
  turn: [0.32, [struck(660, 0, 0.07), struck(880, 0.11, 0.08)]],
  card: [0.1, [paper(2600, 0, 0.022), struck(170, 0, 0.02, 0.3)]],
  trick: [0.24, [paper(1400, 0, 0.07, 1.2), struck(220, 0.1, 0.04, 0.35)]],
  reveal: [0.26, [struck(523, 0, 0.06), struck(659, 0.015, 0.06), struck(784, 0.03, 0.07)]],
  deal: [0.4, [0, 0.08, 0.16, 0.24, 0.32].map((at) => paper(3000, at, 0.016))],
  over: [
    0.62,
    [struck(523, 0, 0.12), struck(659, 0.11, 0.12), struck(784, 0.22, 0.12), struck(1046, 0.33, 0.13)],
  ],
};

export const NAMES = Object.keys(CLIPS);

/** A clip as a WAV file with 16 bits for each sample, the one format that every browser reads. */
export function clipOf(name) {
  const [seconds, sounds] = CLIPS[name];
  const count = Math.round(seconds * RATE);
  const heard = Array.from({ length: count }, (_, at) => {
    const fade = Math.min(1, (count - at) / (0.02 * RATE));
    return fade * sounds.reduce((sum, sound) => sum + sound(at / RATE), 0);
  });
  const loudest = heard.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const wav = Buffer.alloc(44 + 2 * count);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + 2 * count, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(2 * RATE, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(2 * count, 40);
  for (const [at, sample] of heard.entries())
    wav.writeInt16LE(Math.round((32_767 * PEAK * sample) / loudest), 44 + 2 * at);
  return wav;
}

/** Where the page finds them. */
export const FOLDER = join(import.meta.dirname, '../apps/web/src/sound/clips');

if (process.argv[1] === import.meta.filename)
  for (const name of NAMES) writeFileSync(join(FOLDER, `${name}.wav`), clipOf(name));
