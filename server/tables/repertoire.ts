// The games of the house, read when first asked for, and the bots that play them.

import { random, randomPicks } from '@veillee/bots';
import {
  type Bot,
  Chance,
  type Game,
  type GameKit,
  neededBy,
  newChance,
  optionsAsked,
  type Picks,
  plays,
  type Role,
  type Seat,
  seatCounts,
} from '@veillee/kernel';
import type { Thought } from '../bots/jobs.ts';
import { type Pool, TookTooLong } from '../bots/pool.ts';
import type { Awaited } from '../bots/turns.ts';
import type { Metrics } from '../metrics.ts';
import { type GamesList, MOST_SEATS } from '../protocol.ts';
import { No } from '../refusals.ts';
import { isCareful } from './care.ts';
import type { GatheringLog } from './surroundings.ts';
import type { Table } from './table.ts';

export type Shelf = { readonly [id: string]: () => Promise<GameKit> };

/** A bot that could think for ever is to answer after this time. */
const MOST_THOUGHT_MS = 1500;

/** Where bots think, and who hears of it. */
export interface Thinking {
  readonly pool: Pool;
  readonly metrics: Metrics;
  readonly log: GatheringLog;
  readonly botLimitMs: number;
  /** Where the chance of bots comes from. */
  readonly seeds: () => string;
}

export class Repertoire {
  private readonly shelf: Shelf;
  private readonly thinking: Thinking;
  private readonly kits = new Map<string, Promise<GameKit>>();
  private readonly known = new Map<string, readonly Bot[]>();
  private shown: Promise<GamesList['games']> | undefined = undefined;

  constructor(shelf: Shelf, thinking: Thinking) {
    this.shelf = shelf;
    this.thinking = thinking;
  }

  get games(): string[] {
    return Object.keys(this.shelf);
  }

  kit(game: string): Promise<GameKit> {
    const take = Object.hasOwn(this.shelf, game) ? this.shelf[game] : undefined;
    if (!take) return Promise.reject(new No('unknown-game', `there is no game ${game.slice(0, 80)}`));
    const known = this.kits.get(game);
    if (known) return known;
    const kit = take().then(taken => {
      this.known.set(game, [random, ...taken.bots]);
      return taken;
    });
    this.kits.set(game, kit);
    // What could not be read now is read again when it is next asked for.
    kit.catch(() => this.kits.delete(game));
    return kit;
  }

  /** What stands on the box of each game: worked out once. */
  boxes(): Promise<GamesList['games']> {
    if (this.shown) return this.shown;
    const shown = this.readBoxes();
    this.shown = shown;
    shown.catch(() => {
      this.shown = undefined;
    });
    return shown;
  }

  private async readBoxes(): Promise<GamesList['games']> {
    const kits = await Promise.all(this.games.map(async id => ({ id, kit: await this.kit(id) })));
    return kits.map(({ id, kit: { game, bots, texts, botOptions, windows = [], whens = {}, confirms = [] } }) => ({
      id,
      rules: game.rules,
      content: game.content,
      languages: Object.keys(texts),
      bots: [...this.bots(id)],
      ...botRoles(bots),
      options: optionsAsked(game.options),
      botOptions: botOptions as GamesList['games'][number]['botOptions'],
      seats: [...seatCounts(game, {}, MOST_SEATS)],
      seatsWith: seatsWith(game),
      windows: [...windows],
      ...(Object.keys(whens).length > 0 && { whens: whensOf(whens) }),
      confirms: [...confirms],
    }));
  }

  /** Bots of a game, weakest first; with a role, those that play it. */
  bots(game: string, role?: Role): readonly string[] {
    const bots = this.known.get(game) ?? [random];
    return bots.filter(bot => plays(bot, role)).map(({ id }) => id);
  }

  /** Who plays on for somebody who goes. */
  standIn({ setup, roles }: Table, seat: Seat): string {
    return this.bots(setup.game, roles?.[seat]).at(-1) ?? random.id;
  }

  /** What a bot answers for the seat; anything legal if it takes too long or fails. `awaited`: who waits for it. */
  async think(table: Table, seat: Seat, bot: string, awaited: Awaited): Promise<Picks> {
    if (bot === random.id) {
      await new Promise(resolve => setImmediate(resolve));
      return this.anyPicks(table, seat);
    }
    const { pool, metrics, log, botLimitMs, seeds } = this.thinking;
    const began = performance.now();
    try {
      const withinMs = Math.min(MOST_THOUGHT_MS, botLimitMs / 2);
      const { id, owner = id } = table.setup;
      const thought = { ...thoughtOf(table, seat, bot), chance: seeds(), withinMs };
      return await pool.think(thought, botLimitMs, { owner, table: id, awaited }, isCareful(table));
    } catch (error) {
      if (error instanceof TookTooLong) metrics.botTimedOut();
      log.warn({ table: table.setup.id, seat, bot, why: (error as Error).message }, 'a bot answers at random');
      return this.anyPicks(table, seat);
    } finally {
      metrics.botTime.note((performance.now() - began) / 1000);
    }
  }

  /** Any legal answer to what the seat is asked. */
  anyPicks(table: Table, seat: Seat): Picks {
    const decision = table.match?.decisionOf(seat);
    return decision ? randomPicks(decision, new Chance(newChance(this.thinking.seeds()))) : [];
  }
}

const whensOf = (whens: NonNullable<GameKit['whens']>): { [window: string]: string[] } =>
  Object.fromEntries(Object.entries(whens).map(([id, about]) => [id, [...about]]));

function botRoles(bots: readonly Bot[]): Pick<GamesList['games'][number], 'botRoles'> {
  const some = bots.flatMap(({ id, roles }) => (roles ? [[id, [...roles]] as [string, string[]]] : []));
  return some.length > 0 ? { botRoles: Object.fromEntries(some) } : {};
}

/** Choices and switches with which, everything else as it is proposed, others can sit down than usual. */
function seatsWith(game: Game): GamesList['games'][number]['seatsWith'] {
  const usual = seatCounts(game, {}, MOST_SEATS).join();
  return optionsAsked(game.options).flatMap(spec => {
    const values = spec.kind === 'choice' ? spec.choices : spec.kind === 'switch' ? [false, true] : [];
    return values.flatMap(value => {
      const others = spec.kind === 'choice' ? neededBy(spec, String(value)) : {};
      const seats = seatCounts(game, { ...others, [spec.id]: value }, MOST_SEATS);
      return seats.join() === usual ? [] : [{ option: spec.id, value, seats: [...seats] }];
    });
  });
}

/** Only the entries since the last checkpoint, and the one before them for its seal. */
function thoughtOf(table: Table, seat: Seat, bot: string): Omit<Thought, 'withinMs' | 'chance'> {
  const { match, setup } = table;
  if (!match) throw new Error('the game has not begun');
  const { at, position, state, chance } = match.lastCheckpoint;
  const before = Math.min(1, at);
  return {
    game: setup.game,
    start: { seed: setup.seed, seats: match.seats, options: match.options },
    checkpoint: { at: before, position, state, chance },
    journal: match.journal.slice(at - before),
    sealed: match.sealedAnswers,
    seat,
    bot,
  };
}
