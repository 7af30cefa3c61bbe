import { parseArgs } from 'node:util';
import { openBrowser } from './page/browser.ts';
import { lighthouseFigures } from './page/lighthouse.ts';
import { playFigures } from './page/play.ts';
import { resumeFigures } from './page/resume.ts';
import { startStack } from './page/stack.ts';

const KINDS = ['play', 'resume', 'lighthouse'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string' } },
});
const stack = values.origin === undefined ? await startStack() : undefined;
const origin = values.origin ?? stack!.origin;
const browser = await openBrowser();
try {
  for (const kind of KINDS.filter((kind) => positionals.length === 0 || positionals.includes(kind))) {
    const figures =
      kind === 'lighthouse'
        ? await lighthouseFigures(origin)
        : await { play: playFigures, resume: resumeFigures }[kind](browser, origin);
    for (const figure of figures) console.log(JSON.stringify(figure));
  }
} finally {
  await browser.close();
  await stack?.close();
}
