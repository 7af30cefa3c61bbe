import { BadInput } from './bad-input.ts';
import { check } from './check.ts';
import type { Command, Io } from './io.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { schema } from './schema.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

const commands: Readonly<Record<string, Command>> = { check, rules, play, simulate, replay, verify, schema };

const help = () => `stikk COMMAND …

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
  .join('\n')}

stikk COMMAND --help tells more of one command.
Exit code 0: all is well; 1: something failed; 2: the input cannot be worked with.`;

const isHelp = (argument: string | undefined) => argument === '--help' || argument === '-h';

/** Runs one command line, those arguments after `stikk`; the exit code. */
export async function cli(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  if (isHelp(name) || name === 'help') {
    io.out(help());
    return 0;
  }
  try {
    if (name === undefined) throw new BadInput('which command? (stikk --help lists them)');
    if (!Object.hasOwn(commands, name))
      throw new BadInput(`unknown command ${name} (stikk --help lists them)`);
    const command = commands[name]!;
    if (rest.some(isHelp)) {
      io.out(command.help);
      return 0;
    }
    return await command.run(rest, io);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const prefix = name !== undefined && Object.hasOwn(commands, name) ? `stikk ${name}` : 'stikk';
    for (const line of error.message.split('\n')) io.err(`${prefix}: ${line}`);
    return 2;
  }
}
