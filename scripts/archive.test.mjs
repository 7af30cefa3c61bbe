import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedSince, NO_HISTORY } from './append-only.mjs';

const root = join(import.meta.dirname, '..');

test('records in the archive are only ever added', ({ annotate }) => {
  const changed = changedSince(root, 'packages/variants/archive');
  if (changed === NO_HISTORY) {
    return annotate('the history is not here, so nothing was compared');
  }
  expect(changed).toEqual([]);
});

test('an edit, a deletion, a move and a lost line of the scores are each found, committed or not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stikk-archive-'));
  const git = (...args) => {
    const own = ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'commit.gpgsign=false'];
    expect(spawnSync('git', [...own, ...args], { cwd: folder }).status).toBe(0);
  };
  const write = (name, text) => writeFileSync(join(folder, name), text);
  const commit = () => {
    git('add', '-A');
    git('commit', '-qm', 'x');
  };
  try {
    expect(changedSince(folder, '.')).toBe(NO_HISTORY);
    git('init', '-q');
    expect(changedSince(folder, '.')).toBe(NO_HISTORY);
    for (const name of ['a', 'b', 'c', 'd']) {
      write(`${name}.jsonl`, `${name}\n`);
    }
    write('scores.txt', 'a 1\nb 2\n');
    commit();
    write('e.jsonl', 'e\n');
    write('scores.txt', 'a 1\nb 2\ne 3\n');
    commit();
    expect(changedSince(folder, '.')).toEqual([]);
    write('a.jsonl', 'changed\n');
    git('rm', '-q', 'b.jsonl');
    git('mv', 'c.jsonl', 'f.jsonl');
    commit();
    expect(changedSince(folder, '.')).toEqual(['a.jsonl', 'b.jsonl', 'c.jsonl']);
    write('d.jsonl', 'changed\n');
    expect(changedSince(folder, '.')).toContain('d.jsonl');
    write('scores.txt', 'a 1\nb 3\ne 3\n');
    expect(changedSince(folder, '.')).toContain('scores.txt');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
