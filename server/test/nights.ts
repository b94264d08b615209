// The long road at tables: night after night, each a chapter at a table of its own.

import type { CampaignSave } from '@veillee/kernel';
import { canonical, fingerprint } from '@veillee/kernel';
import { Client, call, IDENTITY, makeTable, tokenOf } from './client.ts';
import type { Created, TableFacts } from './wire.ts';

export const ALONE = [{ kind: 'me' }];

/** Where a traveller sits. */
export interface Night {
  readonly id: string;
  readonly token: string;
}

const nightOf = (made: Created): Night => ({ id: made.table.id, token: tokenOf(made, 0) });

export const setOut = async (url: string, identity = IDENTITY): Promise<Night> =>
  nightOf(await makeTable(url, { game: 'long-road', seats: ALONE }, identity));

/** Walks until the night is over. */
export async function walkNight(url: string, { id, token }: Night): Promise<TableFacts> {
  const client = await Client.sit(url, id, [token]);
  while (client.decisions.has(0)) await client.answer(0, ['careful']);
  await client.until(() => client.facts?.status === 'over');
  await client.close();
  return client.facts as TableFacts;
}

export async function nextNight(url: string, { id, token }: Night, identity = IDENTITY): Promise<Night> {
  const body = { token, chapter: 'night' };
  const { status, body: made } = await call<Created>(url, `/api/tables/${id}/rematch`, { body, identity });
  if (status !== 201) throw new Error(`no next night: ${JSON.stringify(made)}`);
  return nightOf(made);
}

/** So many nights, the last of them over. */
export async function travel(url: string, nights: number, identity = IDENTITY): Promise<Night[]> {
  const all = [await setOut(url, identity)];
  await walkNight(url, all[0] as Night);
  while (all.length < nights) {
    const night = await nextNight(url, all.at(-1) as Night, identity);
    await walkNight(url, night);
    all.push(night);
  }
  return all;
}

// ---- files ----

type Sealed = { readonly digest: string };

export const seal = <T extends Sealed>({ digest: _, ...body }: T, brief: object = body): T =>
  ({ ...body, digest: fingerprint(canonical(brief)) }) as unknown as T;

/** The file with other chapters, as whoever knows the format would write it. */
export function forged(saved: CampaignSave, chapters: CampaignSave['chapters']): CampaignSave {
  const { digest: _, ...rest } = { ...saved, chapters };
  return seal(
    { ...saved, chapters },
    { ...rest, chapters: chapters.map(each => ({ ...each, save: each.save.digest })) },
  );
}
