import { createInterface, type Interface } from 'node:readline';

/** Standard input as answers to questions. Nothing is read before the first one. */
export function questions(input: NodeJS.ReadStream, output: NodeJS.WriteStream) {
  let reader: Interface | undefined;
  let lines: AsyncIterator<string> | undefined;
  const typed = () => input.isTTY && output.isTTY;
  return {
    /** The next line, without its end; `undefined` when there is none any more. */
    ask: async (prompt: string): Promise<string | undefined> => {
      reader ??= createInterface({ input, ...(typed() && { output }) });
      lines ??= reader[Symbol.asyncIterator]();
      if (typed()) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else output.write(prompt);
      const { done, value } = await lines.next();
      if (!typed()) output.write('\n');
      return done ? undefined : value;
    },
    hangUp: () => reader?.close(),
  };
}
