import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = ['packages/ui/src', 'apps/web/src', 'apps/admin/src'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
);

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const PHYSICAL =
  /(?:^|;)\s*((?:left|right|(?:margin|padding|border)-(?:left|right)[\w-]*|(?:float|clear|text-align): *(?:left|right)))\s*[:;]?/g;
/** Seats go clockwise and cards are printed alike whichever way a language is read. */
const GEOMETRY = /\[data-at=|\.(play|show|card|ix|ix2|big|status|fanback|count)\b|\.ring li/;

/** Selectors that say left or right, outside of what lies on the cloth. */
const sided = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(RULE)]
    .filter(([, selector, body]) => !GEOMETRY.test(selector!) && [...body!.matchAll(PHYSICAL)].length > 0)
    .map(([, selector]) => selector!.trim());

describe('whatever is no seat and no card has a start and an end, so that it mirrors with the language', () => {
  it.each(files)('%s', (file) => {
    expect(sided(readFileSync(join(ROOT, file), 'utf8'))).toEqual([]);
  });

  it('notices a side', () => {
    expect(sided('.a { margin-left: 2px; } .b { color: red; left: 0 }')).toEqual(['.a', '.b']);
    expect(sided('@media (x) { .c { text-align: right; } }')).toEqual(['.c']);
    expect(sided('.play { left: 0 } .d { inset-inline-start: 0; margin: 0 }')).toEqual([]);
  });
});
