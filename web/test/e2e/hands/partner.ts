// Somebody at another machine: sits down with an invitation, and answers over the wire what is known.

import type { Decision, Picks } from '@veillee/kernel';
import { Client, call } from '../../../../server/test/client.ts';

export interface Partner {
  readonly seat: number;
  /** Waits until this is asked, and answers it. */
  answer(decision: Decision, picks: Picks): Promise<void>;
  leave(): Promise<void>;
}

/** `asked`: interruptions about which they are asked always, so that none closes before they have answered. */
export async function partnerAt(
  url: string,
  table: string,
  code: string,
  name: string,
  asked: readonly string[] = [],
): Promise<Partner> {
  const body = { code, name, seedChosen: true };
  const joined = await call<{ readonly seat: number; readonly token: string }>(url, `/api/tables/${table}/join`, {
    body,
    identity: `${name}-who-sits-at-another-machine-${table}`,
  });
  const { seat, token } = joined.body;
  if (!token) throw new Error(`nobody may sit down: ${JSON.stringify(joined.body)}`);
  const client = await Client.sit(url, table, [token]);
  const windows = Object.fromEntries(asked.map(kind => [kind, 'ask']));
  await client.ask({ t: 'prefer', seat, windows });
  return {
    seat,
    async answer({ prompt }, picks) {
      await client.until(() => client.decisions.get(seat)?.prompt === prompt, prompt);
      await client.answer(seat, picks);
    },
    leave: () => client.close(),
  };
}
