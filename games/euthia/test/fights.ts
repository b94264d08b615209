// Fights for scenes: a Hero before a Monster, at any step, with the dice, hands and tiles that a rule asks for.

import type { Seat } from '@veillee/kernel';
import { hex } from '@veillee/pieces/geometry';
import { maybeRemove } from '@veillee/pieces/piles';
import { originalOf } from '@veillee/pieces/things';
import type { SpaceAt } from '../content/lattice.ts';
import type { HeroId, Level, SlotId, TileId } from '../content/vocabulary.ts';
import { slotsOf } from '../rules/board.ts';
import { beginCombat } from '../rules/combat/begin.ts';
import type { Combat, CombatStep, Opponent } from '../rules/combat/state.ts';
import { type Ledger, strengthOf } from '../rules/dice/ledger.ts';
import type { Hero, State, Tile } from '../rules/state.ts';
import { deckOf } from '../rules/supplies.ts';
import { faceOf, fresh } from '../rules/tiles.ts';
import { lays, type Plan, Play } from './scene.ts';

export interface FightPlan extends Omit<Plan, 'position'> {
  /** Who is fought; a Dragonfly unless it is said. */
  readonly monster?: string;
  readonly level?: Level;
  readonly opponent?: Opponent;
  readonly heroes?: readonly HeroId[];
  /** The tile that lies at (1,1), and the space of it where the Hero stands: by number. */
  readonly tile?: TileId;
  readonly space?: 0 | 1 | 2;
  readonly step?: CombatStep;
  /** Tiles that the Hero has besides the starting ones: on their slots, or in Bags. */
  readonly tiles?: readonly string[];
  /** Silver and Gold cards in the rival's hand, by kind. */
  readonly cards?: readonly string[];
  readonly combat?: Partial<Combat>;
  readonly gaar?: number;
  readonly health?: number;
}

/** The place of the Hero: on a tile that touches the Chapel's. */
export const FIELD: readonly SpaceAt[] = [hex(1, 1), hex(2, 1), hex(1, 2)];

/** A tile comes to a board by hand: on a slot that fits, which is opened, or into a Bag. */
export function gives(hero: Hero, id: string): Tile {
  const tile = fresh(id);
  const { slot: symbol } = faceOf(id);
  const place = slotsOf(hero).find(({ row, slot }) => row.symbol === symbol && !slot.tile);
  if (symbol === undefined) hero.bags.push({ kind: 'tile', tile });
  else if (place) hero.slots[place.row.id as SlotId] = { open: true, tile };
  else throw new Error(`no slot for ${id}`);
  return tile;
}

/** Cards come to a hand out of their stacks. */
export function deals(state: State, seat: Seat, kinds: readonly string[]): void {
  const hero = state.heroes.find(one => one.seat === seat) as Hero;
  for (const kind of kinds) {
    const { stack } = state[deckOf(kind)];
    const card = stack.find(thing => originalOf(thing) === kind);
    if (card === undefined) throw new Error(`no ${kind} is left`);
    maybeRemove(stack, card);
    hero.hand.push(card);
  }
}

/** A fight as it stands at a step; the Monster's card is on the table from step `preparation` on. */
export function fighting(plan: FightPlan = {}): Play {
  const { monster = 'dragonfly', level = 1, tile = 'ch1-fixed-1', space = 0, step = 'healing', ...rest } = plan;
  const opponent = plan.opponent ?? { kind: 'monster', level };
  return new Play({
    ...rest,
    position: { at: 'combat', step },
    set(state, heroes) {
      const [hero] = heroes as [Hero];
      if (!state.map['hex:1,1']) lays(state, [[tile, 1, 1]]);
      hero.at = FIELD[space] as SpaceAt;
      for (const id of plan.tiles ?? []) gives(hero, id);
      if (plan.gaar !== undefined) hero.gaar = plan.gaar;
      beginCombat({ state, tell() {} } as never, hero.seat, opponent);
      const combat = state.combat as Combat;
      if (step === 'before' || step === 'control' || step === 'card') {
        if (opponent.kind === 'monster') topMonster(state, level, monster);
      } else {
        if (opponent.kind === 'monster' || opponent.kind === 'pit') maybeRemove(state.monsters[level].stack, monster);
        combat.card = opponent.kind === 'elite' ? opponent.card : monster;
        if (opponent.kind === 'foe') combat.card = undefined;
        if (state.mode === 'competitive') combat.rival = heroes[1]?.seat;
      }
      if (plan.health !== undefined) hero.health = plan.health;
      deals(state, 1, plan.cards ?? []);
      Object.assign(combat, plan.combat);
      plan.set?.(state, heroes);
    },
  });
}

/** This card lies on top of its stack. */
export function topMonster(state: State, level: Level, card: string): void {
  const { stack } = state.monsters[level];
  maybeRemove(stack, card);
  stack.push(card);
}

/** A reserve from its top card down, out of the stacks. */
export function reserves(state: State, deck: 'silver' | 'gold', kinds: readonly string[]): void {
  for (const kind of [...kinds].reverse()) {
    const { stack } = state[deck];
    const card = stack.find(thing => originalOf(thing) === kind) as string;
    maybeRemove(stack, card);
    state.reserves[deck].push(card);
  }
}

/** What the dice of a fight show, and what changes it. */
export const rolled = (hero: number[], monster: number[] = [], ...modifiers: Ledger['modifiers']): Ledger => ({
  dice: { hero, monster },
  modifiers,
});

const NO_LEDGER = { dice: { hero: [], monster: [] }, modifiers: [] };
/** What the Combat Strength of a side comes to now, and how it is written. */
export const monsterSum = ({ state }: Play) => strengthOf(state.combat?.ledger ?? NO_LEDGER, 'monster');
export const heroSum = ({ state }: Play) => strengthOf(state.combat?.ledger ?? NO_LEDGER, 'hero');
