// Runs the lab as a shell would, with its own shelf, and hands back what it wrote.

import { PassThrough, Writable } from 'node:stream';
import type { Shelf } from '../context.ts';
import { main } from '../main.ts';
import { shelf, shelfModule } from './shelf.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface How {
  /** Lines typed, one after another. */
  readonly typed?: readonly string[];
  readonly env?: { readonly [name: string]: string };
  /** The output looks like a terminal. */
  readonly terminal?: boolean;
  /** With worker threads. */
  readonly threads?: boolean;
  /** Other games than those of the tests. */
  readonly shelf?: Shelf;
}

export async function run(command: string, how: How = {}): Promise<Ran> {
  const stdin = new PassThrough();
  stdin.end((how.typed ?? []).map(line => `${line}\n`).join(''));
  const heard = { out: '', err: '' };
  const listen = (where: 'out' | 'err'): Writable =>
    new Writable({
      write(chunk, _encoding, done) {
        heard[where] += String(chunk);
        done();
      },
    });
  const stdout = Object.assign(listen('out'), how.terminal ? { isTTY: true, columns: 100 } : {});
  const io = { stdin, stdout, stderr: listen('err'), env: how.env ?? {} };
  const code = await main(command.split(' '), how.shelf ?? shelf, io, how.threads ? shelfModule : undefined);
  return { code, ...heard };
}

/** The one JSON object on stdout. */
export async function runJson(command: string, how: How = {}): Promise<Record<string, unknown>> {
  const { out } = await run(`${command} --json`, how);
  if (!/^[^\n]*\n$/.test(out)) throw new Error(`not one line of JSON: ${out}`);
  return JSON.parse(out) as Record<string, unknown>;
}
