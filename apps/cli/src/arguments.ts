import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BadInput } from './bad-input.ts';

/** The flags and other arguments of a command, of which exactly the named ones must be there. */
export function argumentsOf<const Flags extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Flags,
  command: string,
  names: readonly string[] = [],
) {
  const help = `(stikk ${command} --help tells more)`;
  const parsed = parse(args, options, help);
  const { positionals } = parsed;
  if (positionals.length < names.length)
    throw new BadInput(`${names[positionals.length]} is missing ${help}`);
  if (positionals.length > names.length)
    throw new BadInput(`one argument too many: ${positionals[names.length]} ${help}`);
  return parsed;
}

function parse<const Flags extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Flags,
  help: string,
) {
  try {
    return parseArgs({ args: args.slice(), options, allowPositionals: true, strict: true });
  } catch (error) {
    const [first] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/);
    throw new BadInput(`${first!.replace(/^./, (letter) => letter.toLowerCase())} ${help}`);
  }
}

/** A whole number that a flag must give, within bounds. */
export function wholeNumber(flag: string, text: string | undefined, least: number, most: number): number {
  if (text === undefined) throw new BadInput(`--${flag} is missing`);
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < least || value > most)
    throw new BadInput(
      `--${flag} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`,
    );
  return value;
}

/** A text that a flag must give. */
export function required(flag: string, text: string | undefined): string {
  if (text === undefined || text === '') throw new BadInput(`--${flag} is missing`);
  return text;
}
