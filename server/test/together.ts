// A table with one person a seat, all of them sat down: how many tests begin.

import { Client, call, makeTable, tokenOf } from './client.ts';
import type { Created, Joined } from './wire.ts';

export interface Together {
  readonly id: string;
  readonly made: Created;
  /** By seat. */
  readonly tokens: readonly string[];
  readonly clients: readonly Client[];
  readonly ann: Client;
  readonly bea: Client;
}

/** `plan`: of the table, without its seats. `identity`: whoever joins has it. */
export async function sitTogether(
  url: string,
  plan: object,
  { people = 2, identity }: { readonly people?: number; readonly identity?: string } = {},
): Promise<Together> {
  const seats = Array.from({ length: people }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'friend' }));
  const made = await makeTable(url, { ...plan, seats });
  const { id } = made.table;
  const tokens = [tokenOf(made, 0)];
  for (const { code } of made.invitations) {
    const body = { code, name: 'Bea', seedChosen: true };
    const joined = await call<Joined>(url, `/api/tables/${id}/join`, { body, ...(identity && { identity }) });
    tokens.push(joined.body.token);
  }
  const clients: Client[] = [];
  for (const token of tokens) clients.push(await Client.sit(url, id, [token]));
  const [ann, bea] = clients as [Client, Client];
  return { id, made, tokens, clients, ann, bea };
}
