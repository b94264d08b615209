// On which terms an effect works: its conditions, its price and how often (content/vocabulary.ts). One predicate says what stands
// against it, so that an option and a refusal cannot differ.

import type { Space } from '@veillee/pieces/geometry';
import { because, type Why } from '@veillee/pieces/offers';
import { maybeRemove } from '@veillee/pieces/piles';
import { items } from '../../content/items.ts';
import type { ItemRow } from '../../content/rows.ts';
import type { Action, CardType, Condition } from '../../content/vocabulary.ts';
import type { Attacking } from '../attack/attacking.ts';
import { reasonOf } from '../attack/reasons.ts';
import { isAttackedFromBeside, mapNow } from '../board.ts';
import { calls } from '../calls.ts';
import { giveBack } from '../give-back.ts';
import { whyNoMovement } from '../hero/movement.ts';
import { inForce } from '../legend/record.ts';
import {
  type FigureId,
  type Flow,
  type Hero,
  type HeroId,
  type HeroTurn,
  isEnemy,
  isHeroId,
  type Known,
  type Monster,
  maybeFigure,
  rowId,
  type State,
  standsOn,
  type T,
} from '../state.ts';
import { spendFatigue } from './fatigue.ts';
import { type Held, heldKey, wornArmour } from './held.ts';
import { statOf } from './stats.ts';

/** What an effect is asked about. */
export interface Case {
  readonly hero: Hero;
  readonly attack?: Attacking | undefined;
  /** The figure attacked, killed, or come near. */
  readonly target?: Hero | Monster | undefined;
  readonly action?: Action | undefined;
  /** Whoever has done it. */
  readonly by?: FigureId | undefined;
  /** Where it has happened. */
  readonly at?: Space | undefined;
  readonly card?: StoppableCard | undefined;
  /** Where whoever has just been killed stood. */
  readonly grave?: readonly Space[] | undefined;
}

/** A card that the overlord has just played, while heroes may still stop it. */
export interface StoppableCard {
  readonly type: CardType;
  /** Whom it is about: the hero who was chosen or did something, or all whom it strikes. */
  readonly heroes: readonly HeroId[];
  /** It does nothing: its price is paid all the same, or comes back. */
  stopped?: 'paid' | 'unpaid';
}

/** Whether it is about the hero, or about a friend so near. */
function isOnUs(state: Known, { at, id }: Hero, card: StoppableCard | undefined, within: number): boolean {
  const isNear = (there: Space | undefined): boolean =>
    at !== undefined && there !== undefined && mapNow(state).bare.distance(at, there) <= within;
  return (card?.heroes ?? []).some(one => one === id || isNear(standsOn(maybeFigure(state, one) ?? {})[0]));
}

function isMet(state: Known, condition: Condition, source: string, about: Case): boolean {
  const { hero, attack, target, action, by, card } = about;
  switch (condition.is) {
    case 'card':
      return card?.type === condition.type;
    case 'on-us':
      return isOnUs(state, hero, card, condition.within);
    case 'kind':
      return attack !== undefined && condition.kinds.includes(attack.kind);
    case 'action':
      return action === condition.action;
    case 'adjacent-target':
      return target !== undefined && isEnemy(hero.id, target.id) && isAttackedFromBeside(state, hero, target);
    case 'unseen':
      return target !== undefined && isEnemy(hero.id, target.id) && !hero.seenBy?.includes(target.id);
    case 'plain-roll':
      return attack !== undefined && !attack.aimed && !attack.dodged && !attack.rerolled;
    case 'off-hand':
      return attack?.offHand !== undefined;
    case 'hits':
      return attack?.hits === true;
    case 'unarmoured':
      return wornArmour(hero) === undefined;
    case 'overlord-turn':
      return state.phase === 'overlord';
    case 'own-turn':
      return state.turn?.hero === hero.id;
    case 'by-enemy':
      return by !== undefined && isEnemy(hero.id, by);
    case 'stays-dead':
      return target === undefined || attack?.killed.includes(target.id) === true;
    case 'with-this':
      return attack?.weapon === source;
    case 'one-handed':
      return attack !== undefined && weaponRow(attack)?.hands === 1;
    case 'two-handed':
      return attack !== undefined && weaponRow(attack)?.hands === 2;
    case 'unmoved':
      return state.turn?.hero === hero.id && hasNotMoved(state.turn, hero);
    case 'left':
      return hasLeft(state, hero, condition);
    case 'with-staff':
      return attack !== undefined && weaponRow(attack)?.staff === true;
    case 'nameless':
    case 'empty-space':
    case 'no-obstacle-beside':
      throw new Error(`${condition.is} is said of cards of the overlord alone`);
  }
}

/** So few wounds are left, and not so few as that it is said otherwise. */
function hasLeft(state: Known, { id, wounds }: Hero, { of, above }: { readonly of: number; readonly above?: number }) {
  const most = statOf(state, id, 'maxWounds');
  return wounds * of <= most && (above === undefined || wounds * above > most);
}

/** DRF-2.6: neither on foot nor by a glyph, and no time spent in Town's shops. */
const hasNotMoved = ({ trail, trades, errands }: HeroTurn, { travelled }: Hero): boolean =>
  trail === undefined && !trades && errands === undefined && !travelled;

/** The card of the weapon that an attack is made with, if it is one. */
const weaponRow = ({ by, weapon }: Attacking): ItemRow | undefined =>
  isHeroId(by) ? items.find(({ id }) => id === rowId(weapon)) : undefined;

export const conditionsHold = (state: Known, held: Held, about: Case): boolean =>
  (held.effect.if ?? []).every(condition => isMet(state, condition, held.card.id, about));

/** Whether an effect looks at one target, so that it counts for each of them apart. */
export const looksAtTarget = ({ effect }: Held): boolean =>
  effect.if?.some(({ is }) => is === 'adjacent-target' || is === 'unseen') ?? false;

/** How its use is counted: two that share a turn are counted as one. */
const useOf = (held: Held): string => (held.effect.once === 'either' ? `${held.card.id}/either` : heldKey(held));

/** Whether a use counts for the whole turn; one for each entry is offered with the entry, and no more. */
const isCounted = (once: Held['effect']['once']): boolean => once === 'turn' || once === 'either';

/** What its card says; by a variant of a campaign Rapid Fire gives one attack a turn (LEG-21.7). */
const onceOf = ({ legend }: State, { card, effect }: Held): Held['effect']['once'] =>
  legend && card.id === 'rapid-fire' && inForce(legend, 'tiny-skill-bans') ? 'turn' : effect.once;

function whyUsed(state: State, held: Held, { attack }: Case): Why | undefined {
  const once = onceOf(state, held);
  const used = once === 'attack' ? attack?.used : isCounted(once) ? state.turn?.used : undefined;
  return used?.includes(useOf(held)) ? because('why.used', 'DES-60.1') : undefined;
}

function whyTooDear(state: State, { card, effect: { cost } }: Held, { hero, attack }: Case): Why | undefined {
  if (!cost) return undefined;
  const { fatigue = 0, wounds = 0, movement = 0, exhaust } = cost;
  if (exhaust && hero.exhausted.includes(card.id)) return because('why.exhausted', 'DES-6.5');
  if (fatigue > 0 && hero.inside !== undefined) return because('why.inside', 'ICE-5.7');
  // During Guard fatigue buys dice alone, and whoever is charmed spends none (DES-8.32, DRF-2.15c).
  const { noCost } = attack ? reasonOf(attack) : {};
  if (fatigue > 0 && noCost) return noCost;
  if (fatigue > hero.fatigue) return because('why.fatigue', 'DES-24.1', { n: fatigue });
  if (wounds >= hero.wounds && wounds > 0) return because('why.wounds', 'DES-24.1', { n: wounds });
  if (movement > (state.turn?.movement ?? 0)) return because('why.movement', 'DES-10.18', { cost: movement });
  return movement > 0 ? whyNoMovement(state, hero) : undefined;
}

/** What stands against using it now. */
export const whyNotUse = (state: State, held: Held, about: Case): Why | undefined =>
  conditionsHold(state, held, about)
    ? (whyUsed(state, held, about) ?? whyTooDear(state, held, about))
    : because('why.condition', 'DES-60.1');

/** Pays for it and counts it. */
export function* payFor(t: T, held: Held, { hero, attack }: Case): Flow {
  const { cost } = held.effect;
  const once = onceOf(t.state, held);
  if (once === 'attack') attack?.used.push(useOf(held));
  else if (isCounted(once)) t.state.turn?.used.push(useOf(held));
  if (!cost) return;
  const { fatigue = 0, wounds = 0, movement = 0, surges = 0, exhaust, discard } = cost;
  if (attack && surges > 0) attack.paid = (attack.paid ?? 0) + surges;
  if (t.state.turn) t.state.turn.movement -= movement;
  if (exhaust) hero.exhausted.push(held.card.id);
  if (discard) discardCard(t.state, hero, held.card.id);
  if (fatigue > 0) spendFatigue(t, hero, fatigue);
  if (wounds > 0) yield* calls(t).wound(t, hero.id, wounds, { kind: 'cost', what: held.card.id });
}

/** DES-2.3: it is in use no more, and goes back. */
function discardCard(state: State, hero: Hero, thing: string): void {
  maybeRemove(hero.equipped, thing);
  maybeRemove(hero.exhausted, thing);
  giveBack(state, thing);
}
