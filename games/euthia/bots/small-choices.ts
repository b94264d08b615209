// The smaller choices, answered alike by every bot: what is given up, kept, taken, saved.

import { bestOf, bestPicks } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { originalOf } from '@veillee/pieces/things';
import { ACTIONS, ELEMENTS, type Element, GEMS, type Gem, type SlotId } from '../content/vocabulary.ts';
import { heroRow, thingKey, trophyLevel } from '../rules/board.ts';
import { isDeadly } from '../rules/dwurt.ts';
import {
  cardKey,
  cashKey,
  convertKey,
  discardKey,
  disengageKey,
  drinkKey,
  equipKey,
  essenceChoiceKey,
  gemChoiceKey,
  giveKey,
  insteadKey,
  keepKey,
  keepTileKey,
  payKey,
  resolveKey,
  saveKey,
  setKey,
  takeKey,
  tradeKey,
  useKey,
} from '../rules/keys.ts';
import type { Bagged } from '../rules/state.ts';
import { deckOf } from '../rules/supplies.ts';
import { faceOf } from '../rules/tiles.ts';
import { trophyWorth } from './costs.ts';
import { found, isOffered, type Mind, optionsOf, timeLeft } from './mind.ts';
import { cardWorth, gemWorth, resourceSale, strengthOfTile, tileWorth } from './worths.ts';

/** One of the first words of this list that is offered. */
const firstOf = (mind: Mind, keys: readonly string[]): Picks | undefined => {
  const key = keys.find(each => isOffered(mind, each));
  return key === undefined ? undefined : [key];
};

const most = (mind: Mind, worth: (key: string) => number): Picks | undefined => {
  const option = bestOf(optionsOf(mind), ({ key }) => worth(key));
  return option && [option.key];
};

export function smallChoice(mind: Mind): Picks | undefined {
  const { decision } = mind.turn;
  switch (decision.prompt) {
    case 'pay.ask':
      return most(mind, key => payWorth(payKey.only(key)));
    case 'need.give':
      return bestPicks(decision, ({ key }) => -thingWorth(mind, originalOf(giveKey.only(key)), giveKey.only(key)));
    case 'ledger.ask':
      return decision.options.map(({ key }) => key);
    case 'gem.ask':
      return most(mind, key => gemWorth(mind, gemChoiceKey.only(key) as Gem));
    case 'essence.ask':
      return most(mind, key => essenceWorth(mind, essenceChoiceKey.only(key) as Element));
    case 'disengage.ask':
      return most(mind, key => strengthOfTile(disengageKey.only(key), mind.own));
    case 'trade.now':
      return [tradeKey];
    case 'save.ask':
      return firstOf(mind, [...ACTIONS].reverse().map(saveKey.make));
    case 'dwurt.ask':
      return [dwurtChoice(mind)];
    case 'reveal.keep':
      return most(mind, key => strengthOfTile(keepTileKey.only(key), mind.own));
    case 'learn.place':
      return most(mind, key => -strengthOfTile(tileOn(mind, insteadKey.only(key)), mind.own));
    case 'cart.ask':
      return decision.options.slice(0, 1).map(({ key }) => key);
    case 'cart.keep':
      return most(mind, key => resourceSale(mind, takeKey.only(key)));
    case 'trophy.ask':
      return trophyChoice(mind);
    case 'roll.dice':
      return lowDice(mind);
    case 'hand.give':
      return bestPicks(decision, ({ key }) => -handWorth(mind, cardKey.only(key)));
    case 'hand.limit':
      return found(mind, key => cashKey.is(key)) ?? most(mind, key => -handWorth(mind, cardKey.only(key)));
    case 'bags.ask':
      return bagsChoice(mind);
    default:
      return undefined;
  }
}

/** What lies on a slot. */
const tileOn = ({ own }: Mind, slot: string): string => own.slots[slot as SlotId]?.tile?.tile ?? '';

/** A tile that is not used up before the token, which gives Movement as well. */
function payWorth(what: string): number {
  const [tile] = useKey.read(what) ?? [];
  if (tile === undefined) return 1;
  return faceOf(tile).consumed ? 0 : 2;
}

/** An Essence that unlocks a slot is worth more. */
function essenceWorth({ own }: Mind, element: Element): number {
  const unlocks = heroRow(own).slots.some(
    ({ id, lock }) => lock && 'essence' in lock && lock.essence === element && !own.slots[id]?.open,
  );
  const has = own.stones.some(stone => 'essence' in stone && stone.essence === element);
  return (unlocks && !has ? 10 : 0) + ELEMENTS.indexOf(element);
}

// ---- what is worth keeping ----

const handWorth = ({ own }: Mind, card: string): number => cardWorth(own.hand, card, deckOf(card) === 'gold');

function baggedWorth(mind: Mind, thing: Bagged): number {
  if (thing.kind === 'trophy') return trophyWorth(mind, trophyLevel(thing.card));
  if (thing.kind === 'resource') return resourceSale(mind, thing.resource);
  return spareWorth(mind, thing.tile.tile);
}

/** A tile in a Bag: Equipment that is not worn counts its price, little more. */
const spareWorth = (mind: Mind, tile: string): number =>
  faceOf(tile).slot === undefined ? tileWorth(mind, tile) : (faceOf(tile).buy ?? 0) / 5 + 0.1;

/** Anything that can be named in a key: a thing in a Bag, a stone, a Gaar. */
function thingWorth(mind: Mind, id: string, copy: string): number {
  if (id === 'gaar') return 0.2 + 0.4 * timeLeft(mind);
  if (id === 'dwurt') return 0.3 + 0.4 * timeLeft(mind);
  const gem = GEMS.find(each => id === `gem.${each}`);
  if (gem) return gemWorth(mind, gem);
  const essence = ELEMENTS.find(each => id === `essence.${each}`);
  if (essence) return 0.5 + essenceWorth(mind, essence) / 30;
  const bagged = mind.own.bags.find(thing => thingKey(thing) === copy);
  return bagged ? baggedWorth(mind, bagged) : tileWorth(mind, copy);
}

/** A Dwurt is given up for what hurts; a Gaar becomes one where that saves the Hero's life (EUT-21.3). */
function dwurtChoice(mind: Mind): string {
  const isWorse = mind.own.dwurtDie >= 3;
  if (isWorse && isOffered(mind, drinkKey)) return drinkKey;
  return isDeadly(mind.known, mind.own) && isOffered(mind, convertKey) ? convertKey : resolveKey;
}

/** EUT-11.3: with a free Bag, or instead of something worth less. */
function trophyChoice(mind: Mind): Picks {
  const { combat } = mind.view;
  const own = combat?.card === undefined ? 0 : trophyWorth(mind, trophyLevel(combat.card));
  if (isOffered(mind, keepKey)) return [keepKey];
  const { own: hero } = mind;
  if (isOffered(mind, convertKey) && hero.dwurt < heroRow(hero).dwurtSlots) return [convertKey];
  return bestPicks(mind.turn.decision, ({ key }) => {
    const [gone] = discardKey.read(key) ?? [];
    return gone === undefined ? -1 : own - thingWorth(mind, gone, gone);
  });
}

/** Something on the board first, then what is worth least. */
function bagsChoice(mind: Mind): Picks | undefined {
  const placed = found(mind, key => equipKey.is(key)) ?? found(mind, key => setKey.is(key));
  if (placed) return placed;
  const used = found(mind, key => useKey.is(key) && faceOf(useKey.only(key)).consumed);
  const dropped = bestOf(
    optionsOf(mind).filter(({ key }) => discardKey.is(key)),
    ({ key }) => -thingWorth(mind, discardKey.only(key), discardKey.only(key)),
  );
  return used ?? (dropped && [dropped.key]);
}

/** Dice that show less than they would on average. */
function lowDice({ turn, view, own }: Mind): Picks {
  const roll = view.roll?.seat === own.seat ? view.roll.ledger : view.combat?.ledger;
  const dice = roll?.dice.hero ?? [];
  return bestPicks(turn.decision, ({ key }) => {
    const at = turn.decision.options.findIndex(option => option.key === key);
    return 3.5 - (dice[at] ?? 3.5);
  });
}
