import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CardSprite } from '../src/index.ts';
import { cards, rules, sheet } from './pages.tsx';
import { bid, change, forehead, play, reveal } from './tables.tsx';
import { four, tableau, three, tracks, two } from './target.tsx';

const out = new URL('./out/', import.meta.url);
const require = createRequire(import.meta.url);
const font = readFileSync(
  require.resolve('@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2'),
).toString('base64');

const SCENES: Record<string, ReactNode> = {
  cards: cards(),
  rules: rules(),
  'sheet-4': sheet(4),
  'sheet-7': sheet(7),
  'bid-4': bid(4, 9),
  'bid-3-17': bid(3, 17),
  'bid-5': bid(5, 10),
  'bid-6': bid(6, 8),
  'bid-7': bid(7, 7),
  'bid-8': bid(8, 6),
  'bid-9': bid(9, 5),
  'bid-10': bid(10, 5),
  'bid-2': bid(2, 10),
  'reveal-4': reveal(4, [3, 2, 1, 3]),
  'reveal-5': reveal(5, [3, 7, 1, 0, 10]),
  'reveal-7': reveal(7, [3, 7, 1, 0, 2, 4, 5], 1),
  'reveal-10': reveal(10, [3, 5, 1, 0, 2, 4, 5, 1, 0, 2]),
  change: change(),
  'forehead-5': forehead(5),
  'forehead-3': forehead(3),
  'forehead-7': forehead(7),
  'forehead-10': forehead(10),
  'play-4': play(4, 7),
  'play-4-picked': play(4, 9, { picked: true }),
  'play-4-13': play(4, 13),
  'play-3-17': play(3, 17),
  'play-2-10': play(2, 10),
  'target-tracks': tracks(),
  'target-2': two(),
  'target-2-draw': two(true),
  'target-3': three(),
  'target-3-declare': three(true),
  'target-4': four('ask'),
  'target-4-answered': four('answered'),
  'target-4-play': four('play'),
  'target-36': tableau(),
  'target-36-declare': tableau({ declares: true }),
  'target-36-gaps': tableau({ gaps: true, picked: true }),
  ...Object.fromEntries(
    [2, 3, 5, 6, 7, 8, 9, 10].map((seats) => [
      `play-${seats}`,
      play(seats, Math.min(seats < 6 ? 10 : 7, Math.floor(52 / seats))),
    ]),
  ),
};

mkdirSync(out, { recursive: true });
for (const [name, scene] of Object.entries(SCENES)) {
  const body = renderToStaticMarkup(
    <>
      <CardSprite />
      {scene}
    </>,
  );
  writeFileSync(
    new URL(`${name}.html`, out),
    `<!doctype html><html lang="nb"><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="stylesheet" href="../../src/styles.css">
<style>@font-face{font-family:"Schibsted Grotesk Variable";font-weight:400 900;src:url(data:font/woff2;base64,${font})}</style>
<body>${body}</body></html>`,
  );
}
