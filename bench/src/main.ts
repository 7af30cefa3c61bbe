import type { Bench } from './figure.ts';

const benches: Readonly<Record<string, () => Promise<{ readonly bench: Bench }>>> = {
  'engine-random-play': () => import('./engine-random-play.ts'),
  'engine-fold': () => import('./engine-fold.ts'),
  'replay-open': () => import('./replay-open.ts'),
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
