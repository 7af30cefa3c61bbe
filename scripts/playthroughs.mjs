import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { playthroughs } from '../packages/variants/testing/playthrough.ts';

const folder = join(import.meta.dirname, '../packages/variants/playthroughs');
const all = playthroughs();
rmSync(folder, { recursive: true, force: true });
for (const [path, told] of all) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), told());
}
console.log(`${all.size} playthroughs written; git diff shows what moved`);
