// What the person types, line by line: from a keyboard with editing, or from a pipe.

import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

export interface Lines {
  /** The next line, or undefined when nothing more will come. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

export function openLines({ stdin, stdout }: Io): Lines {
  const terminal = stdin.isTTY === true && stdout.isTTY === true;
  const reader = createInterface(terminal ? { input: stdin, output: stdout, terminal } : { input: stdin, terminal });
  const typed: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let closed = false;
  const hand = (line: string | undefined): void => {
    const taker = waiting;
    waiting = undefined;
    if (taker) taker(line);
    else if (line !== undefined) typed.push(line);
  };
  reader.on('line', hand);
  reader.on('close', () => {
    closed = true;
    hand(undefined);
  });
  // Ctrl-C leaves as the end of the input does.
  reader.on('SIGINT', () => reader.close());
  const next = (): Promise<string | undefined> =>
    new Promise(resolve => {
      const line = typed.shift();
      if (line !== undefined || closed) resolve(line);
      else waiting = resolve;
    });
  return {
    async ask(prompt) {
      if (terminal && !closed) {
        reader.setPrompt(prompt);
        reader.prompt();
        return next();
      }
      stdout.write(prompt);
      const line = await next();
      // A pipe echoes nothing: the answer is written down so that the record can be read.
      stdout.write(`${line ?? ''}\n`);
      return line;
    },
    close: () => reader.close(),
  };
}
