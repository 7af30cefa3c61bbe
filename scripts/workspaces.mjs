import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const inside = (parent) => readdirSync(join(root, parent)).map((name) => join(parent, name));

/** Folders of the workspace packages, relative to the root. */
export function workspaces() {
  return [...inside('apps'), ...inside('packages'), 'bench', 'e2e'].filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
}
