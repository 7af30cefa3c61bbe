import * as z from 'zod/mini';
import { argumentsOf } from './arguments.ts';
import { BadInput } from './bad-input.ts';
import { exampleFault } from './check/example.ts';
import { handFault } from './check/hand.ts';
import { vectorFile } from './check/vector.ts';
import { fileText } from './file.ts';
import type { Command, Io } from './io.ts';

const help = `stikk check FILE

Asks the rules about everything in FILE and prints one line for each answer that differs.

  FILE.json    worked examples: { "vectors": [{ "id", "kind", "game", "players", "options", "in", "out" }] }
  FILE.jsonl   recorded hands, one a line, with the legal bids and cards at every step and the points

The last line is "N passed, M failed". Exit code 0 when nothing failed, 1 when something did, 2 for a file
that cannot be read.`;

/** `stikk check`: worked examples and recorded hands against the engine. */
export const check: Command = { summary: 'ask the rules about worked examples or recorded hands', help, run };

function run(args: readonly string[], io: Io): number {
  const { positionals } = argumentsOf(args, {}, 'check', ['FILE']);
  const name = positionals[0]!;
  const text = fileText(name, io);
  const faults = name.endsWith('.jsonl') ? checkedHands(name, text) : checkedExamples(name, text);
  for (const fault of faults) if (fault !== undefined) io.out(fault);
  const failed = faults.filter((fault) => fault !== undefined).length;
  io.out(`${faults.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

function checkedExamples(name: string, text: string): readonly (string | undefined)[] {
  const file = z.safeParse(vectorFile, parsed(name, text));
  if (!file.success) throw new BadInput(`${name}: not a file of worked examples, it has no list "vectors"`);
  if (file.data.vectors.length === 0) throw new BadInput(`${name}: there is no example in it`);
  return file.data.vectors.map((vector, index) => exampleFault(vector, index + 1));
}

function checkedHands(name: string, text: string): readonly (string | undefined)[] {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, number: index + 1 }));
  const hands = lines
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => ({ number, hand: parsed(`${name} line ${number}`, line) }));
  if (hands.length === 0) throw new BadInput(`${name}: there is no hand in it`);
  return hands.map(({ hand, number }) => handFault(hand, number));
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput(`${name}: not JSON`);
  }
}
