// A new table: who sits there, with what it begins, and whether that can be borne.

import { checkSetting, rolesOf } from '@veillee/kernel';
import type { Adopted } from '../bots/past.ts';
import type { Pool } from '../bots/pool.ts';
import type { Created } from '../protocol.ts';
import { No } from '../refusals.ts';
import { hashOf, newKey, newTableId } from '../secrets.ts';
import { readChapters } from '../store/chapters.ts';
import { type Keeping, MOST_LISTED, type Store } from '../store/port.ts';
import type { Watch } from '../store/watch.ts';
import type { Account } from '../work.ts';
import { careFor, plannedCare } from './care.ts';
import type { Setup, Snapshot } from './ops.ts';
import { rehearseTaking, Unbearable } from './rehearsals.ts';
import type { Repertoire } from './repertoire.ts';
import { type Plan, takeSeats } from './seating.ts';
import { type Kept, Table } from './table.ts';

/** What it takes of the hall to make a table. */
export interface Workshop {
  readonly store: Store;
  readonly pool: Pool;
  readonly repertoire: Repertoire;
  readonly watch: Watch;
  readonly tablesPerIdentity: number;
  readonly seeds: () => string;
}

export interface NewTable {
  readonly table: Table;
  readonly tokens: Created['seats'];
  readonly invitations: Created['invitations'];
}

/** Makes the table and writes it down. */
export async function newTable(hall: Workshop, plan: Plan, payer: Account): Promise<NewTable> {
  const { store, repertoire, watch, seeds } = hall;
  const { game, botOptions, clock } = await repertoire.kit(plan.game);
  const maker = plan.identity === undefined ? undefined : hashOf(plan.identity);
  const owner = plan.owner === undefined ? maker : (plan.owner ?? undefined);
  if (owner !== undefined) await checkQuota(hall, owner, plan.chapter?.campaign);
  const alone = plan.seats.every(({ kind }) => kind === 'bot');
  const options = alone ? { ...botOptions, ...plan.options } : plan.options;
  const setting = checkSetting(game, { seats: plan.seats.length, options });
  const roles = rolesOf(game, setting);
  const { seats, tokens, invitations } = takeSeats(plan, seat => repertoire.bots(plan.game, roles?.[seat]));
  const { adopted } = plan;
  const legacy = adopted ? adopted.start.legacy : plan.legacy;
  const setup: Setup = {
    id: plan.id ?? newTableId(),
    game: plan.game,
    seed: adopted?.start.seed ?? plan.seed ?? seeds(),
    key: newKey(),
    ...(((adopted && !plan.chapter) || plan.seed !== undefined || plan.seedChosen) && { seedChosen: true }),
    options: setting.options,
    open: plan.open,
    spectators: plan.spectators,
    created: new Date().toISOString(),
    ...(owner && { owner }),
    ...(maker && maker !== owner && { maker }),
    seats,
    ...(legacy !== undefined && { legacy }),
    ...(plan.chapter && { chapter: plan.chapter }),
    ...(plan.past && { past: plan.past }),
    ...plannedCare(plan),
  };
  const past = adopted && (await readChapters(adopted.chapters));
  const kept = past && firstSnapshot(game, setup, adopted, past.journal.length);
  const begins = { snapshot: kept, journal: [], told: [], ...past, ops: [] };
  await checkBearable(hall.pool, setup, begins);
  const table = watch.at(setup.id, () =>
    kept ? Table.restore(game, setup, begins, clock) : payer.time(() => Table.make(game, setup, clock)),
  );
  const facts = table.keptFacts;
  const keeping: Keeping | undefined = kept && { snapshot: kept, chapter: adopted.chapters, facts };
  await store.create({ setup, facts, keeping });
  return { table, tokens, invitations };
}

/** A campaign counts as one table, however many chapters it has; but a campaign has not more of them than its page can show. */
async function checkQuota({ store, tablesPerIdentity }: Workshop, owner: string, campaign?: string): Promise<void> {
  if ((await store.owned(owner, campaign)) >= tablesPerIdentity)
    throw new No('too-many', `nobody may keep more than ${tablesPerIdentity} tables`);
  if (campaign !== undefined && (await store.chapters(campaign)) >= MOST_LISTED)
    throw new No('too-many', `a campaign has at most ${MOST_LISTED} tables`);
}

/** What nobody has proved is taken up outside before it becomes a table. */
async function checkBearable(pool: Pool, setup: Setup, begins: Kept): Promise<void> {
  if (careFor(setup, begins) === 'proved') return;
  try {
    await rehearseTaking(pool, { setup, ...begins });
  } catch (cause) {
    if (cause instanceof No && cause.code === 'busy') throw cause;
    if (!(cause instanceof Unbearable || cause instanceof No)) throw cause;
    throw new No('save', `this game cannot be played here: ${cause.message}`, { problem: 'unsound' });
  }
}

/** An adopted match as the first snapshot of its table. */
function firstSnapshot(
  { rules, content }: { rules: number; content: string },
  setup: Setup,
  { checkpoint, sealed, start: { base }, givenUp }: Adopted,
  entries: number,
): Snapshot {
  return {
    position: 0,
    seats: setup.seats,
    paused: false,
    done: [],
    match: {
      rules,
      content,
      entries,
      checkpoint,
      sealed,
      asked: [],
      ...(base && { base }),
      ...(givenUp && { givenUp }),
    },
  };
}
