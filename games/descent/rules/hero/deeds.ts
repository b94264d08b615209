// All that a hero may do in an action, besides what is worked out by itself.

import { first, unless } from '@veillee/pieces/offers';
import { orders } from '../../content/turns.ts';
import type { Kind } from '../../content/vocabulary.ts';
import { meansOf } from '../attack/means.ts';
import { attackOption, attacksOf } from '../attack/options.ts';
import { type AttackChoice, calls } from '../calls.ts';
import { heroName } from '../card-names.ts';
import { hasOp } from '../effects/held.ts';
import { offerEffects } from '../effects/offers.ts';
import { more } from '../effects/ops.ts';
import { placeOrder } from '../effects/orders.ts';
import { statOf } from '../effects/stats.ts';
import { isAsleep } from '../effects/tokens.ts';
import { featDeeds } from '../feats/playing.ts';
import { fatigueKey, halfKey, orderKey } from '../keys.ts';
import { corrupt } from '../props/corruption.ts';
import { turnAway } from '../quest/efforts.ts';
import {
  type DeedOffer,
  type Flow,
  figureAt,
  type Hero,
  type HeroTurn,
  isInTown,
  type State,
  sheetOf,
  type T,
} from '../state.ts';
import { whyNoMovement } from './movement.ts';
import { offerConcentrate, offerWork } from './prolonged.ts';
import { offerQuickActions } from './quick.ts';
import { offerTown } from './town.ts';
import { offerWalks } from './walk.ts';

export function offerDeeds(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  const other = turn.midway ? stopping(turn, offer) : offer;
  if (hero.at) {
    offerWalks(state, hero, turn, offer);
    if (hero.monkey === undefined) {
      offerAttacks(state, hero, turn, other);
      offerQuickActions(state, hero, turn, other);
    }
  } else if (isInTown(hero)) offerTown(state, hero, turn, offer);
  else offerAttacks(state, hero, turn, other);
  offerHalf(state, hero, turn, offer);
  offerFatigue(hero, turn, offer);
  offerOrders(hero, turn, other);
  offerWork(state, hero, turn, other);
  offerConcentrate(state, hero, turn, other);
  offerEffects(state, hero, other);
  for (const deed of featDeeds(state, isFresh(hero, turn) ? INSIDE : OWN_TURN, { hero })) other(undefined, () => deed);
}

/** Feats for any moment of the turn; and those for its start, for whoever declares no action because they are swallowed (ICE-5.4). */
const OWN_TURN = ['own-turn'] as const;
const INSIDE = [...OWN_TURN, 'turn-start', 'any-turn-start'] as const;
const isFresh = ({ inside }: Hero, { action, attacks, orders }: HeroTurn): boolean =>
  inside !== undefined && action === undefined && attacks + orders === 2;

/** Whoever was interrupted on the way and does anything but go on has ended their movement with it (R49). */
const stopping =
  (turn: HeroTurn, offer: DeedOffer): DeedOffer =>
  (why, make) =>
    offer(why, () => {
      const { option, run } = make();
      return {
        option,
        *run(t) {
          turn.midway = undefined;
          yield* run(t);
        },
      };
    });

/** DES-7.9: of Ready, the move as the other half. */
function offerHalf(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  if (turn.action !== 'ready' || turn.half !== undefined) return;
  offer(whyNoMovement(state, hero), () => ({
    option: { key: halfKey.make('move'), text: 'turn.half.move', with: { n: statOf(state, hero.id, 'speed') } },
    *run(t) {
      turn.half = 'move';
      turnAway(t, hero.id);
      turn.movement += statOf(state, hero.id, 'speed');
    },
  }));
}

/** DES-7.3: an attack that is left, or of Ready the attack as the other half. */
function offerAttacks(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  const attacks = attacksLeft(state, hero, turn);
  if (attacks.length === 0) return;
  const shared = hero.at !== undefined && figureAt(state, hero.at)?.id !== hero.id;
  const why = unless(!shared, 'why.shared', 'DES-16.6');
  for (const how of attacks) offer(why, () => attackDeed(state, hero, turn, how));
}

/** All that may be attacked now, if anything may. */
export function attacksLeft(state: State, hero: Hero, turn: HeroTurn): readonly AttackChoice[] {
  const isHalf = turn.action === 'ready' && turn.half === undefined;
  if (isInTown(hero) || hero.monkey !== undefined) return [];
  if (turn.attacks > 0 || isHalf) return attacksOf(state, hero.id, 'action');
  return turn.only
    ? attacksOf(state, hero.id, 'action').filter(how => (turn.only?.[kindOf(state, hero, how)] ?? 0) > 0)
    : [];
}

const kindOf = (state: State, hero: Hero, { weapon }: AttackChoice): Kind => meansOf(state, hero, weapon).kind;

function attackDeed(state: State, hero: Hero, turn: HeroTurn, how: AttackChoice) {
  return {
    option: attackOption(state, hero.id, how),
    *run(t: T): Flow {
      const kind = kindOf(state, hero, how);
      const only = turn.only?.[kind] ?? 0;
      // What is good for nothing else goes first.
      if (only > 0) turn.only = { ...turn.only, [kind]: only - 1 };
      else if (turn.attacks > 0) turn.attacks--;
      else {
        turn.half = 'attack';
        turnAway(t, hero.id);
      }
      yield* calls(t).attack(t, hero.id, how);
    },
  };
}

/** DES-24.4: 1 fatigue, 1 movement point, whatever was declared. */
function offerFatigue(hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  const why = first(
    unless(hero.inside === undefined, 'why.inside', 'ICE-5.7'),
    unless(hero.fatigue > 0, 'why.fatigue', 'DES-24.1'),
    unless(!turn.stuck, 'why.web', 'DES-97.4'),
    unless(!isAsleep(hero), 'why.asleep', 'LEG-6.13'),
    unless(!hasOp(hero, 'noFatigueSteps'), 'why.ironBoots', 'DES-24.4'),
  );
  offer(why, () => ({
    option: { key: fatigueKey, text: 'turn.fatigue', rule: 'DES-24.4' },
    *run(t) {
      hero.fatigue--;
      more(turn, 'movement', 1);
      t.tell('log.fatigue', { hero: heroName(sheetOf(hero)), left: hero.fatigue }, { rule: 'DES-24.4' });
      corrupt(t, hero, 'perFatigue', 1); // DES-43.2
    },
  }));
}

/** DES-8.1, DES-8.4: one order at a time; a new one takes the place of the old. */
function offerOrders(hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  if (turn.orders === 0) return;
  for (const { id, box } of orders)
    if (box === 'base')
      offer(unless(hero.monkey === undefined, 'why.monkey', 'DES-99.3'), () => ({
        option: { key: orderKey.make(id), text: `order.${id}`, on: [`order:${id}`], rule: 'DES-7.4' },
        *run(t) {
          turnAway(t, hero.id);
          yield* placeOrder(t, hero, id, turn);
        },
      }));
}
