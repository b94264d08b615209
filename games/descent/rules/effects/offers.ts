// What a hero may use at a moment, or at any time of the own turn: each use with what stands against it.

import { react } from '@veillee/kernel/play/deeds';
import { pointOf } from '@veillee/pieces/geometry';
import { because, type Why } from '@veillee/pieces/offers';
import type { Action, Window } from '../../content/vocabulary.ts';
import { ACTIONS, TOKENS } from '../../content/vocabulary.ts';
import type { Attacking } from '../attack/attacking.ts';
import { shownBy } from '../attack/dice.ts';
import { meansOf } from '../attack/means.ts';
import { reasonOf } from '../attack/reasons.ts';
import { areAdjacent } from '../board.ts';
import { useKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import type { DeedOffer, Flow, Hero, HeroTurn, State, T } from '../state.ts';
import { attackMore, attacksWith } from './attacks.ts';
import { otherActions } from './change-action.ts';
import { allHeld, type Held, hasOp, heldAt, heldKey, isOptional, opsIn } from './held.ts';
import { applyEffect } from './ops.ts';
import { borrowers, otherOrders } from './orders.ts';
import { inSight, monstersWithin, pushesOf, seenEmpty } from './places.ts';
import { otherPotions } from './potions.ts';
import { isImmune, statOf } from './stats.ts';
import { type Case, payFor, whyNotUse } from './terms.ts';
import { tokensHeld } from './tokens.ts';

/** The action under way, if it is a whole one (DES-75.7). */
export const actionOf = ({ turn }: State, hero: Hero): Action | undefined =>
  turn?.hero === hero.id ? ACTIONS.find(action => action === turn.action) : undefined;

/** Whether there is anything for an effect to do; it looks at what lies open alone. */
export function canDo(state: State, held: Held, { hero, attack, target }: Case): boolean {
  return held.effect.ops.some(op => {
    switch (op.op) {
      case 'recover': {
        const lacks = (one: Hero): boolean =>
          (op.fatigue !== undefined && one.fatigue < statOf(state, one.id, 'maxFatigue')) ||
          (op.wounds !== undefined &&
            (one.wounds < statOf(state, one.id, 'maxWounds') || (one.tokens.poison ?? 0) > 0));
        if (lacks(hero)) return true;
        if (op.who === 'self-or-adjacent')
          return [...state.heroes, ...state.monsters].some(
            one => areAdjacent(state, one, hero) && one.wounds < statOf(state, one.id, 'maxWounds'),
          );
        return op.who === 'self-and-adjacent' && state.heroes.some(one => areAdjacent(state, one, hero) && lacks(one));
      }
      case 'attack': {
        const weapon = typeof op.with === 'object' ? held.card.id : op.with === 'any' ? undefined : attack?.weapon;
        return attacksWith(state, hero, weapon, op.with === 'any' ? target?.id : undefined, op.kinds).length > 0;
      }
      // In a stomach nobody comes to a point or a second attack, and nothing that they have reaches out of it (ICE-4.3, ICE-5.5).
      case 'attacksOf':
      case 'movement':
      case 'speed':
        return hero.inside === undefined;
      case 'have':
        return hero.inside === undefined || held.effect.lasts === 'next-turn'; // By then they may be out of it.
      case 'add':
        return !(attack && spendsNothing(hero, attack) && Object.keys(op.bonus).every(of => of === 'surges'));
      case 'foil':
        return state.overlord.hand.length > 0;
      case 'threat':
        return state.overlord.threat > 0;
      case 'tokens':
        return target !== undefined && TOKENS.some(token => op.tokens[token] && !isImmune(state, target, token));
      case 'faces':
        return attack !== undefined && shownBy(attack.dice.filter(({ die }) => die === op.but)).misses === 0;
      case 'changeAction':
        return otherActions(state, hero).length > 0;
      case 'changeOrder':
        return otherOrders(hero).length > 0;
      case 'lendOrder':
        return hero.order !== undefined && borrowers(state, hero).length > 0;
      case 'placeOrder':
        return hero.order !== op.order; // It takes the place of another (DES-8.4).
      case 'changePotion':
        return otherPotions(state, hero).length > 0;
      case 'companion':
        return hero.at !== undefined && op.familiars.some(id => state.companions.every(one => one.id !== id));
      case 'discardTokens':
        return tokensHeld(hero).length > 0;
      case 'moveFigure':
        return hero.at !== undefined && inSight(state, hero).some(one => pushesOf(state, one).length > 0);
      case 'blink':
        return hero.at !== undefined && seenEmpty(state, hero).length > 0;
      case 'stunWithin':
        return monstersWithin(state, hero.at, op.n).some(monster => !isImmune(state, monster, 'stun'));
      case 'spoilHand':
        return state.overlord.hand.length > 0;
      case 'chargeAttack':
        return charges(state, hero).length > 0;
      default:
        return true;
    }
  });
}

/** Surges would be lost on them: in a stomach, and on whoever bears the Black Ring (ICE-5.7). */
const spendsNothing = (hero: Hero, attack: Attacking): boolean =>
  reasonOf(attack).isInside === true || hasOp(hero, 'noSurges');

/** Everything that stands against using it. */
export const whyNoUse = (state: State, held: Held, about: Case): Why | undefined =>
  whyNotUse(state, held, about) ?? (canDo(state, held, about) ? undefined : because('why.nothing', 'DES-60.1'));

const optionOf = (held: Held) => ({
  key: useKey.make(held.card.id, held.n),
  text: 'do.use',
  with: { card: held.card.name },
  on: [held.card.id],
});

export function* useEffect(t: T, held: Held, about: Case): Flow {
  yield* payFor(t, held, about);
  t.tell('log.uses', { figure: nameOf(t.state, about.hero.id), card: held.card.name }, { rule: 'DES-60.1', weight: 1 });
  if (opsIn(held, 'chargeAttack').length > 0) yield* charge(t, about.hero);
  else yield* applyEffect(t, held, about);
}

/** What works by itself at a moment, and then what may be used: each once, or as often as it is paid for. */
export function* offerUses(t: T, when: Window, about: Case): Flow {
  const { hero } = about;
  const done: string[] = [];
  yield* react(t, hero.seat, () => {
    const uses = heldAt(hero, when).filter(
      held => isOptional(held) && !isForLater(held) && !done.includes(heldKey(held)) && !whyNoUse(t.state, held, about),
    );
    if (uses.length === 0) return undefined;
    return {
      prompt: 'effect.use',
      rule: 'DES-60.1',
      with: { figure: nameOf(t.state, hero.id), fatigue: hero.fatigue },
      pass: { text: 'effect.pass' },
      window: { id: 'effect', matters: true },
      deeds: uses.map(held => ({
        option: optionOf(held),
        *run() {
          if (when !== 'turn-start') done.push(heldKey(held));
          yield* useEffect(t, held, about);
        },
      })),
    };
  });
}

/** Declared with the action, used at any time of the turn: an order to be placed, an attack after a run. */
const isForLater = (held: Held): boolean => opsIn(held, 'placeOrder').length + opsIn(held, 'chargeAttack').length > 0;

/** What can be used at any time of the own turn. */
export function offerEffects(state: State, hero: Hero, offer: DeedOffer): void {
  const about: Case = { hero, action: actionOf(state, hero) };
  for (const held of allHeld(hero)) {
    const { when } = held.effect;
    const isNow = when === 'own-turn' || when === 'any-time' || (when === 'action-declared' && isForLater(held));
    if (isNow && isOptional(held)) offerUse(state, held, about, offer);
  }
}

/** What is used while equipment is chosen (DES-6.7). */
export function offerAtEquip(state: State, hero: Hero, offer: DeedOffer): void {
  for (const held of heldAt(hero, 'equip')) offerUse(state, held, { hero }, offer);
}

function offerUse(state: State, held: Held, about: Case, offer: DeedOffer): void {
  const used = isForLater(held) && state.turn?.used.includes(heldKey(held));
  const why = used ? because('why.used', 'DES-60.1') : whyNoUse(state, held, about);
  offer(why, () => ({
    option: optionOf(held),
    *run(t) {
      if (isForLater(held)) t.state.turn?.used.push(heldKey(held));
      yield* useEffect(t, held, about);
    },
  }));
}

// ---- Steelhorns ----

/** Whether the hero has walked straight ahead, and nowhere else, in this turn. */
export function isStraight({ trail = [] }: Pick<HeroTurn, 'trail'>): boolean {
  const ways = trail.slice(1).map((at, n) => {
    const [from, to] = [pointOf(trail[n] as typeof at), pointOf(at)];
    return `${to.x - from.x},${to.y - from.y}`;
  });
  return ways.length > 0 && ways.every(way => way === ways[0]);
}

const charges = (state: State, hero: Hero) =>
  state.turn && isStraight(state.turn)
    ? attacksWith(state, hero).filter(({ weapon }) => isMelee(state, hero, weapon))
    : [];

const isMelee = (state: State, hero: Hero, weapon: string | undefined): boolean =>
  meansOf(state, hero, weapon).kind === 'melee';

/** The attack ends the movement. */
function* charge(t: T, hero: Hero): Flow {
  yield* attackMore(t, hero, charges(t.state, hero));
  if (t.state.turn) Object.assign(t.state.turn, { movement: 0, halted: true });
}
