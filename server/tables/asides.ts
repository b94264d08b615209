// Tables that are set aside: nobody plays there, and nothing of their games is read, until their host tries again. So no table can take
// a server down twice.

import type { SetAside, TableFacts } from '../protocol.ts';
import { No } from '../refusals.ts';
import type { Aside, Listed } from '../store/port.ts';
import { publicFacts } from './ops.ts';

const REASONS: { readonly [why in SetAside]: string } = {
  died: 'a server ended while it was at work there',
  rules: 'its rules failed, or would not come to an end',
};

export const isSetAside = (aside: Aside | undefined): aside is Aside & { readonly again?: never } =>
  aside !== undefined && !aside.again;

/** What whoever comes to such a table is told. */
export const asideRefusal = ({ why }: Pick<Aside, 'why'>): No =>
  new No('set-aside', `this table is set aside: ${REASONS[why]}. All of it is kept; its host may try again`, { why });

/** The facts of such a table as they were last written: nothing happens there. */
export function asideFacts({ facts, aside }: Listed): TableFacts {
  const known = publicFacts(facts);
  if (!isSetAside(aside)) return known;
  const seats = known.seats.map(seat => ({ ...seat, present: seat.kind === 'bot' }));
  const status = known.status === 'over' ? known.status : 'paused';
  return { ...known, seats, status, stopped: aside.why };
}
