// EUT-15.17: what tiles, Gems and Essences do when they are used outside combat.

import type { Rules } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { because, first, type Offer, type Why } from '@veillee/pieces/offers';
import type { TileOp } from '../content/vocabulary.ts';
import { gainsOf } from './actions.ts';
import { settle } from './bags.ts';
import { maxHealth, onSlots, overflow } from './board.ts';
import { offerConversion, useOption } from './dice/hero-roll.ts';
import { gain, isGain } from './gains.ts';
import { refreshGem, turnedGems } from './gems.ts';
import { disengageKey, essenceKey } from './keys.ts';
import type { Deed, Hero, State, Step, T, Tile } from './state.ts';
import { faceOf, tileName } from './tiles.ts';
import { OUTSIDE_COMBAT, type Use, usesOf } from './uses.ts';
import { landingsWithin } from './walks.ts';

/** Ops that something can be made of outside combat by themselves; Actions and Mine Carts are used where the Action is. */
const HERE: ReadonlySet<TileOp['op']> = new Set(['teleport', 'disengageAbility', 'refreshGem']);

const isMeantHere = ({ ops }: Use): boolean => ops.some(op => isGain(op) || HERE.has(op.op));
const moves = ({ ops }: Use): boolean => ops.some(({ op }) => op === 'teleport');

/** How a Hero leaves the space by what they use; before a fight, in a Trade Action and at the end of a turn nobody does (R73). */
export type Teleporting = (t: T, hero: Hero, n: number) => Step;

export interface Using {
  readonly teleport?: Teleporting | undefined;
  /** Which uses are meant; all of them unless it is said. */
  readonly wanted?: (use: Use) => boolean;
}

/** What can be used now. */
export function offerUses(
  state: State,
  hero: Hero,
  offer: Offer<Deed>,
  { teleport, wanted = () => true }: Using = {},
): void {
  for (const use of usesOf(state, hero, OUTSIDE_COMBAT)) {
    if (!isMeantHere(use) || !wanted(use)) continue;
    const isStuck = teleport === undefined && moves(use);
    const why = use.why ?? whyVain(state, hero, use) ?? (isStuck ? because('why.stuck', 'EUT-9.23') : undefined);
    offer(why, () => ({
      option: useOption(use, 'EUT-15.17'),
      run: t => deploy(t, hero, use, teleport),
    }));
  }
}

/** EUT-16.5, R74: who has too much makes room; by using what lies in a Bag in their own turn alone. A use may lead into a fight. */
export function* makeRoom(t: T, hero: Hero, teleport?: Teleporting): Step {
  const { state } = t;
  return yield* settle(t, hero, offer => {
    const wanted = ({ face, key }: Use): boolean =>
      face ? face.consumed : essenceKey.is(key) && overflow(hero).stones > 0;
    if (hero.seat === state.turn.seat) offerUses(state, hero, offer, { teleport, wanted });
    offerConversion(hero, offer);
  });
}

/** Nothing would come of it. */
function whyVain(state: State, hero: Hero, { ops }: Use): Why | undefined {
  const whys = ops.map(op => whyVainOp(state, hero, op));
  return whys.every(why => why !== undefined) ? first(...whys) : undefined;
}

function whyVainOp(state: State, hero: Hero, op: TileOp): Why | undefined {
  switch (op.op) {
    case 'heal':
      return hero.health >= maxHealth(hero) ? because('why.healthy', 'EUT-14.2') : undefined;
    case 'teleport':
      return landingsWithin(state, hero, op.n).length === 0 ? because('why.landing', 'EUT-5.30') : undefined;
    case 'disengageAbility':
      return engagedAbilities(hero).length === 0 ? because('why.disengaged', 'EUT-15.13') : undefined;
    case 'refreshGem':
      return turnedGems(hero).length === 0 ? because('why.gems', 'EUT-16.17') : undefined;
    default:
      return undefined;
  }
}

const engagedAbilities = (hero: Hero): Tile[] =>
  onSlots(hero).filter(({ tile, engaged }) => engaged && faceOf(tile).isAbility);

function* deploy(t: T, hero: Hero, use: Use, teleport: Teleporting | undefined): Step {
  // What can be disengaged or turned is found before the tile itself is engaged.
  const abilities = engagedAbilities(hero);
  use.pay(t);
  t.tell('log.use', { player: who(hero.seat), source: use.source }, { rule: 'EUT-15.13' });
  yield* gain(t, hero, gainsOf(use), { rule: 'EUT-15.13' });
  for (const op of use.ops) {
    if (op.op === 'disengageAbility') yield* disengage(t, hero, abilities);
    if (op.op === 'refreshGem') yield* refreshGem(t, hero);
    if (op.op === 'teleport' && teleport) return yield* teleport(t, hero, op.n);
  }
  return undefined;
}

function* disengage(t: T, hero: Hero, abilities: readonly Tile[]): Rules {
  if (abilities.length === 0) return;
  const optionOf = ({ tile }: Tile) => ({
    key: disengageKey.make(tile),
    text: 'do.disengage',
    with: { tile: tileName(tile) },
    on: [tile],
  });
  const chosen = yield* t.choose(hero.seat, 'disengage.ask', abilities, optionOf, { rule: 'EUT-15.13' });
  chosen.engaged = false;
}
