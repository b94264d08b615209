// What a Hero takes along from one episode of the Recall to the next. Boards read it too: it reaches no secret text. EUT-1.4.

import type { Seat, Setting } from '@veillee/kernel';
import { copiesOf } from '@veillee/pieces/things';
import { tilesOf } from '../../content/hero-tiles.ts';
import { heroes as heroRows } from '../../content/heroes.ts';
import { resources } from '../../content/resources.ts';
import type { Carry, ScenarioId } from '../../content/scenarios/vocabulary.ts';
import { SCENARIOS } from '../../content/scenarios/vocabulary.ts';
import { scenarioRow } from '../../content/scenarios.ts';
import { ELEMENTS, GEMS, HERO_IDS, type HeroId } from '../../content/vocabulary.ts';
import { baggedTiles, heroRow, maxHealth, resourcesOf } from '../board.ts';
import { newHero } from '../new-hero.ts';
import { scenarioOf } from '../options.ts';
import { totalOf } from '../scoring.ts';
import { type Bagged, type Hero, isTeam, type Known, type Stone, type Tile } from '../state.ts';
import { faceOf } from '../tiles.ts';

/** A Hero at the end of an episode. */
export interface Travelled extends Pick<Hero, 'id' | 'slots' | 'pool' | 'stack' | 'stones' | 'gaar' | 'gold'> {
  /** Tiles in Bags. */
  readonly items: Tile[];
  /** Natural Resources in Bags: Items too (EUT-16.1). What was written down before they were noted has none. */
  readonly mined?: string[];
  /** Reputation after final scoring. */
  readonly score: number;
}

export interface Legacy {
  readonly episode: ScenarioId;
  /** By seat. */
  readonly heroes: readonly Travelled[];
}

// ---- what is left ----

/** Whoever lost together, or alone, plays the episode again. */
export function legacy(state: Known): Legacy | undefined {
  if (state.phase !== 'over' || (isTeam(state) && state.scenario.verdict !== 'won')) return undefined;
  const heroes = state.heroes.map((hero, n) => {
    const { id, slots, pool, stack, stones, gaar, gold } = hero;
    const score = totalOf(state.result?.scores[n] ?? []);
    return { id, slots, pool, stack, stones, gaar, gold, items: baggedTiles(hero), mined: resourcesOf(hero), score };
  });
  return { episode: state.scenario.id, heroes };
}

// ---- what is let in ----

function check(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function isTile(value: unknown): value is Tile {
  const { tile, engaged, gems, essences } = (value ?? {}) as Partial<Tile>;
  if (typeof tile !== 'string' || typeof engaged !== 'boolean') return false;
  if (!Array.isArray(gems) || !gems.every(one => GEMS.includes(one.gem) && typeof one.active === 'boolean'))
    return false;
  if (!Array.isArray(essences) || !essences.every(one => ELEMENTS.includes(one))) return false;
  try {
    return faceOf(tile).id.length > 0;
  } catch {
    return false;
  }
}

const isStone = (value: unknown): value is Stone => {
  const stone = (value ?? {}) as { readonly gem?: never; readonly essence?: never };
  return stone.gem === undefined ? ELEMENTS.includes(stone.essence as never) : GEMS.includes(stone.gem);
};

/** Every Natural Resource tile that there is. */
const MINED = new Set(resources.flatMap(({ id, copies }) => copiesOf(id, copies)));

function readHero(value: unknown): Travelled {
  const hero = (value ?? {}) as Partial<Travelled>;
  const { id, slots, pool, stack, stones, gaar, gold, items, mined = [], score } = hero;
  check(HERO_IDS.includes(id as HeroId), `a Hero ${JSON.stringify(id)}`);
  const known = heroRows.find(row => row.id === id)?.slots.map(slot => slot.id as string) ?? [];
  const isSlot = (slot: unknown): boolean => {
    const { open, tile } = (slot ?? {}) as { readonly open?: unknown; readonly tile?: unknown };
    return typeof open === 'boolean' && (tile === undefined || isTile(tile));
  };
  check(
    Object.keys(slots ?? {}).length === known.length && known.every(slot => isSlot(slots?.[slot as never])),
    `the slots of ${id}`,
  );
  const own = tilesOf(id as HeroId).map(tile => tile.id);
  check(Array.isArray(stack) && stack.every(tile => own.includes(tile)), `the stack of ${id}`);
  for (const tiles of [pool, items]) check(Array.isArray(tiles) && tiles.every(isTile), `the tiles of ${id}`);
  check(Array.isArray(mined) && mined.every(copy => MINED.has(copy)), `the Natural Resources of ${id}`);
  check(Array.isArray(stones) && stones.every(isStone), `the stones of ${id}`);
  check(isCount(gaar) && isCount(gold) && Number.isSafeInteger(score), `Gaar, Gold and Reputation of ${id}`);
  return hero as Travelled;
}

export function read(value: unknown): Legacy {
  const { episode, heroes } = (value ?? {}) as Partial<Legacy>;
  check(SCENARIOS.includes(episode as ScenarioId), `an episode ${JSON.stringify(episode)}`);
  check(Array.isArray(heroes) && heroes.length > 0 && heroes.length <= 4, 'one to four Heroes');
  const travelled = (heroes ?? []).map(readHero);
  check(new Set(travelled.map(({ id }) => id)).size === travelled.length, 'a Hero twice');
  const tiles = travelled.flatMap(tilesOfTravelled);
  check(new Set(tiles).size === tiles.length, 'a tile twice');
  return { episode: episode as ScenarioId, heroes: travelled };
}

const tilesOfTravelled = ({ slots, pool, items, mined = [] }: Travelled): string[] => [
  ...[...Object.values(slots).flatMap(slot => (slot?.tile ? [slot.tile] : [])), ...pool, ...items].map(
    ({ tile }) => tile,
  ),
  ...mined,
];

// ---- beginning with it ----

/** The Heroes who come from the episode before, if this one follows it. */
export function heroesFrom(setting: Pick<Setting, 'seats' | 'options'>, left: Legacy | undefined): Hero[] {
  const { campaign } = scenarioOf(setting);
  if (!left || !campaign?.carry || campaign.previous !== left.episode) return [];
  const { carry } = campaign;
  return left.heroes.slice(0, setting.seats).map((hero, seat) => travelling(hero, seat, setting.seats, carry));
}

const bagged = (tile: Tile): Bagged => ({ kind: 'tile', tile });
const baggedResource = (resource: string): Bagged => ({ kind: 'resource', resource });

function travelling(from: Travelled, seat: Seat, players: number, carry: Carry): Hero {
  const { keep, gold, reputation, bonus } = carry;
  const hero = newHero(from.id, seat, players);
  if (keep.includes('equipment') && keep.includes('unlockedSlots') && keep.includes('heroTiles')) {
    hero.slots = from.slots;
    hero.stack = from.stack;
  }
  if (keep.includes('pool')) hero.pool = from.pool;
  if (keep.includes('items')) hero.bags = [...from.items.map(bagged), ...(from.mined ?? []).map(baggedResource)];
  if (keep.includes('gaar')) hero.gaar = from.gaar;
  hero.stones = from.stones.filter(stone => keep.includes('gem' in stone ? 'gems' : 'essences'));
  hero.gold = Math.max(gold.least, Math.min(from.gold, gold.most));
  const more = Math.floor(from.score / bonus.per);
  hero.reputation = reputation + Math.max(0, Math.min(bonus.max, more));
  hero.health = maxHealth(hero);
  hero.dwurt = heroRow(hero).dwurtSlots;
  return hero;
}

/** The Heroes as the next episode will begin with them; nobody where none follows. */
export function goingOn(state: Known): Hero[] {
  const left = legacy(state);
  const next = scenarioRow(state.scenario.id).campaign?.next;
  return next ? heroesFrom({ seats: state.players, options: { scenario: next } }, left) : [];
}
