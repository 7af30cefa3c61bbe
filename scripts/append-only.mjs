import { spawnSync } from 'node:child_process';

/** There is no repository, no git or no commit to compare with. */
export const NO_HISTORY = 'no history';

/**
 * The files below `folder` that lost a line, or are gone, in any commit that is here or since the last one. A
 * shallow clone has a shorter history; what it has is compared.
 */
export function changedSince(root, folder) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const top = git('rev-parse', '--show-prefix', 'HEAD');
  if (top.error !== undefined || top.status !== 0) {
    return NO_HISTORY;
  }
  const options = ['--text', '--no-renames', '--numstat', '--relative'];
  const past = git('log', '--format=', ...options, '--', folder);
  const present = git('diff', 'HEAD', ...options, '--', folder);
  if (past.status !== 0 || present.status !== 0) {
    return NO_HISTORY;
  }
  const changed = `${past.stdout}${present.stdout}`
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, removed]) => removed !== undefined && removed !== '0');
  return [...new Set(changed.map(([, , name]) => name))].sort();
}
