import { type Misfit, verify as verdictOf } from '@stikk/shuffle';
import { argumentsOf } from './arguments.ts';
import type { Command, Io } from './io.ts';
import { entryName, recordIn } from './record.ts';

const help = `stikk verify FILE.jsonl

Proves a finished match from its record alone: the hash chain, the shuffles and draws against the secret,
every move against the rules, and the scores. Exit code 0 when all of it fits; otherwise the first entry that
does not is named and the exit code is 1. Of a match that is not over it checks what there is, and exits with 1.`;

/** `stikk verify`: whether everything in a record fits. */
export const verify: Command = { summary: 'prove that the record of a match fits', help, run };

const WHY: Readonly<Record<Misfit, string>> = {
  gap: 'its number does not follow on the one before',
  hash: 'its hash is not the one that follows from the entries up to it',
  header: 'it tells of another match than the first line of the file, or of rules that cannot be played',
  order: 'it stands where it cannot stand',
  cause: 'its cause was used before',
  actor: 'it is not theirs to do',
  secret: 'the secret is not the one that was committed to',
  draw: 'it is not what follows from the secret and the nonces',
  rules: 'the rules allow nothing that leads to it',
  score: 'the rules give other points',
  hidden: 'a card or bid in it is face down, so this is only what one viewer saw',
  unfinished: 'the match was not over',
  clock: 'it tells another time than the clock, or somebody was played for whose time was not up',
  claim: 'tricks were claimed that need not be the seat’s, or cards played for others without a claim',
  'stand-in': 'a bot acted for a person who had the cards, or the other way round',
  pause: 'play was paused, or was not',
  undo: 'it may not be taken back, or not everybody had agreed',
  truncated: 'the record stops before its end',
  live: 'the match is not over',
};

function run(args: readonly string[], io: Io): number {
  const { positionals } = argumentsOf(args, {}, 'verify', ['FILE.jsonl']);
  const name = positionals[0]!;
  const record = recordIn(name, io);
  if (!record.ok) {
    io.out(`${name}: entry ${record.seq} does not fit: ${record.detail}`);
    return 1;
  }
  const { header, game, entries } = record;
  const verdict = verdictOf(header, game, entries);
  if (verdict.ok) {
    io.out(`${name}: all ${verdict.entries} entries fit: chain, shuffle, moves and scores`);
    return 0;
  }
  if (verdict.reason === 'live') {
    io.out(
      `${name}: all ${entries.length} entries fit, but the match is not over and its secret not revealed`,
    );
    return 1;
  }
  const entry = entries.find(({ seq }) => seq === verdict.seq);
  io.out(
    entry === undefined
      ? `${name}: entry ${verdict.seq} is missing`
      : `${name}: entry ${entryName(entry)} does not fit: ${WHY[verdict.reason]}`,
  );
  return 1;
}
