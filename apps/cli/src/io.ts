/** The terminal as a command sees it. */
export interface Io {
  /** Writes a line to standard output. */
  readonly out: (line: string) => void;
  /** Writes a line to standard error. */
  readonly err: (line: string) => void;
  /** Rewrites the last line of standard error; only where a person looks at it. */
  readonly progress?: (text: string) => void;
  /** The next line of standard input after a prompt; `undefined` when there is none any more. */
  readonly ask?: (prompt: string) => Promise<string | undefined>;
  /** Whether colours are welcome. */
  readonly colour?: boolean;
  /** Where file names are looked up. */
  readonly cwd: string;
}

/** A command with its arguments, those after its name; the exit code. */
export type Run = (args: readonly string[], io: Io) => number | Promise<number>;

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  readonly help: string;
  readonly run: Run;
}
