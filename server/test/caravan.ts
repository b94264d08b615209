// A caravan that has walked far: a match as long as a test likes, alone or laid on a server; and what other threads are given to do.

import { Match } from '@veillee/kernel';
import { adopted } from '../bots/past.ts';
import type { Server } from '../index.ts';
import type { Created } from '../protocol.ts';
import { shelf } from './shelf.ts';

export async function walked(steps: number): Promise<Match> {
  const kit = await shelf.caravan?.();
  if (!kit) throw new Error('no caravan');
  const match = Match.start(kit.game, { seed: 'sand', seats: 2, options: { load: 1 }, checkpoints: 'sparse' });
  for (let n = 0; n < steps; n++) match.pick('left');
  return match;
}

/** A table where it has walked so far: 600 bytes are told of each step. */
export const laid = async (server: Server, steps: number): Promise<Created> => laidFrom(server, await walked(steps));

/** A table of two around one screen, where this match goes on. */
export const laidFrom = ({ hall }: Server, match: Match): Promise<Created> =>
  hall.make({
    game: 'caravan',
    options: match.options,
    seed: undefined,
    name: 'Ann',
    open: false,
    spectators: true,
    seats: [{ kind: 'me' }, { kind: 'hotseat' }],
    identity: undefined,
    adopted: adopted(match.past(match.journal.length, 'turns')),
  });

/** Names of the jobs that other threads were given meanwhile. */
export async function jobsDuring({ hall: { pool } }: Server, work: () => Promise<unknown>): Promise<string[]> {
  const given: string[] = [];
  const before = pool.do;
  pool.do = (job, ...rest) => {
    given.push(job);
    return before.call(pool, job, ...rest) as never;
  };
  await work().finally(() => {
    pool.do = before;
  });
  return given;
}
