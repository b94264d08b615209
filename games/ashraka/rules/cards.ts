// ASH-14, ASH-18: hands, the Magic Bag and the discard pile. What a card does is in ops.ts.

import type { Rules, Table } from '@veillee/kernel';
import { remove } from '@veillee/pieces/piles';
import { costOf, findRow, isEquipment } from '../content/finds.ts';
import type { EquipmentRow } from '../content/rows.ts';
import type { FindId } from '../content/vocabulary.ts';
import { dropKey, putKey } from './keys.ts';
import { allyMods, knowledgeOf } from './modifiers.ts';
import { printed } from './sheet.ts';
import { type Bag, fights, findName, type Hero, heroName, isKo, type Open, type State } from './state.ts';

export const isEquipmentCard = (card: FindId): boolean => isEquipment(findRow(card));

/** Cards that are never exchanged, put away or dropped: Traps and Luck stay with their hero (ASH-6.11). */
export const isQuest = (card: FindId): boolean => findRow(card).type === 'quest';

// ---- the Magic Bag (ASH-14) ----

/** ASH-14.4, and slot 2 where an ally opens it for this adventure. */
export function isSlotOpen(state: Pick<State, 'bag'>, slot: number): boolean {
  const more = allyMods(state, 'bagSlots').reduce((sum, { mod }) => sum + mod.n, 0);
  return state.bag.open[slot] === true || slot <= more;
}

export const freeSlot = (state: Pick<State, 'bag'>): number =>
  state.bag.cards.findIndex((card, slot) => card === null && isSlotOpen(state, slot));

export const bagCards = ({ cards }: Bag): FindId[] => cards.filter(card => card !== null);

/** ASH-14.9, ASH-14.16, ASH-14.17: why this hero cannot put cards into the Bag now. */
export function whyNoPutting(state: State, hero: Hero): 'why.ko' | 'why.combat' | 'why.bag.full' | undefined {
  const isOpen = state.house.openBag;
  if (isKo(hero) && !isOpen) return 'why.ko';
  if (state.combat && !isOpen && !fights(state, hero)) return 'why.combat';
  return freeSlot(state) < 0 ? 'why.bag.full' : undefined;
}

/** ASH-14.9, ASH-14.14. */
export function putAway(t: Table<State>, hero: Hero, card: FindId): void {
  const { bag } = t.state;
  const slot = freeSlot(t.state);
  remove(hero.hand, card);
  bag.cards[slot] = card;
  const moves = [{ what: card, from: hero.id, to: 'bag' }];
  t.tell('log.bag.put', { hero: heroName(hero), card: findName(card) }, { rule: 'ASH-14.9', moves });
}

// ---- the discard pile ----

export function discard(t: Table<State>, hero: Hero, card: FindId): void {
  remove(hero.hand.includes(card) ? hero.hand : hero.specials, card);
  t.state.discard.push(card);
}

/** ASH-18.2. */
export function drop(t: Table<State>, hero: Hero, card: FindId): void {
  discard(t, hero, card);
  const moves = [{ what: card, from: hero.id, to: 'discard' }];
  t.tell('log.drop', { hero: heroName(hero), card: findName(card) }, { rule: 'ASH-18.2', moves });
}

// ---- the limit (ASH-15.10) ----

export const inventoryOf = (state: Open, hero: Hero): number => printed(state, hero, 'inventory');

/** ASH-15.11, R21: what is too much is put away or discarded at once, before anything else. */
export function* trim(t: Table<State>, hero: Hero): Rules {
  while (hero.hand.length > inventoryOf(t.state, hero)) {
    const canPut = whyNoPutting(t.state, hero) === undefined;
    const words = (card: FindId) => ({ with: { card: findName(card) }, on: [card] });
    const options = hero.hand.flatMap(card => [
      ...(canPut ? [{ key: putKey.make(card), text: 'do.put', ...words(card) }] : []),
      { key: dropKey.make(card), text: 'do.drop', ...words(card) },
    ]);
    const about = { hero: heroName(hero), most: inventoryOf(t.state, hero) };
    const key = yield* t.choose(hero.seat, 'hand.excess', options, { rule: 'ASH-15.11', with: about });
    const [put] = putKey.read(key) ?? [];
    if (put) putAway(t, hero, put as FindId);
    else drop(t, hero, dropKey.only(key) as FindId);
  }
}

// ---- playing (ASH-18.4 to ASH-18.9) ----

/** The knowledge that counts for the next card (ASH-18.29), with what an ally lends. */
export const knowledgeFor = (state: Open, hero: Hero): number => knowledgeOf(state, hero) + state.nextCard.knowledge;

/** ASH-18.7, ASH-18.30: what the card does for this hero: more, with more knowledge than it asks for. */
export function opsFor(state: Open, hero: Hero, { ops, bonus, knowledge }: EquipmentRow): EquipmentRow['ops'] {
  if (!bonus || knowledgeFor(state, hero) <= knowledge) return ops;
  return bonus.mode === 'replace' ? bonus.ops : [...ops, ...bonus.ops];
}

/** ASH-8.15, R22: what a merchant pays, or nothing for a card without a cost (ASH-8.16). */
export function saleValue(card: FindId, penalty: number): number | undefined {
  const cost = costOf(findRow(card));
  return cost === undefined ? undefined : Math.max(0, cost - penalty);
}

/** Hands a card over; what is then too much is put right by `trim`. */
export function give(t: Table<State>, from: Hero, to: Hero, card: FindId): void {
  const equipment = isEquipmentCard(card);
  remove(equipment ? from.hand : from.specials, card);
  (equipment ? to.hand : to.specials).push(card);
  // D31: whoever has ended their turn may still use what they are given.
  t.state.ready = t.state.ready.filter(seat => seat !== to.seat);
  const told = { hero: heroName(from), other: heroName(to), card: findName(card) };
  t.tell('log.give', told, { rule: 'ASH-6.8', moves: [{ what: card, from: from.id, to: to.id }] });
}
