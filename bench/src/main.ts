import { existsSync } from 'node:fs';
import type { Bench } from './figure.ts';

type Load = () => Promise<{ readonly bench: Bench }>;

/** Benchmarks of the bots stand beside these where they have been written. */
const besides = (name: string): Readonly<Record<string, Load>> =>
  existsSync(new URL(`${name}.ts`, import.meta.url)) ? { [name]: () => import(`./${name}.ts`) } : {};

const benches: Readonly<Record<string, Load>> = {
  'engine-random-play': () => import('./engine-random-play.ts'),
  'engine-fold': () => import('./engine-fold.ts'),
  'replay-open': () => import('./replay-open.ts'),
  'replay-film': () => import('./replay-film.ts'),
  ...besides('bot-decision'),
  ...besides('bot-rollouts'),
  'tolva-random-play': () => import('./tolva-random-play.ts'),
  'tolva-fold': () => import('./tolva-fold.ts'),
  'tolva-bot-decision': () => import('./tolva-bot-decision.ts'),
};

const asked = process.argv.slice(2).filter((argument) => argument !== '--');
const unknown = asked.find((name) => !Object.hasOwn(benches, name));
if (unknown === undefined)
  for (const name of asked.length > 0 ? asked : Object.keys(benches)) {
    const { bench } = await benches[name]!();
    for (const figure of await bench()) console.log(JSON.stringify(figure));
  }
else {
  console.error(`no benchmark is called ${unknown}; there are ${Object.keys(benches).join(', ')}`);
  process.exitCode = 2;
}
