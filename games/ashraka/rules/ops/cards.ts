// Ops on Find cards: turned, drawn, handed out, taken back.

import type { Rules, Table } from '@veillee/kernel';
import { remove } from '@veillee/pieces/piles';
import { findRow, isEquipment } from '../../content/finds.ts';
import type { FindId } from '../../content/vocabulary.ts';
import { agree } from '../agree.ts';
import { board, spaceAt } from '../board.ts';
import { discard, drop, isEquipmentCard, trim } from '../cards.ts';
import { offer, tradeable } from '../hands.ts';
import { cardKey, heroKey, pileKey } from '../keys.ts';
import { modOf } from '../modifiers.ts';
import {
  findName,
  type Hero,
  heroName,
  heroOf,
  isGone,
  type PileCard,
  type PileNumber,
  partnerOf,
  type State,
  stands,
} from '../state.ts';
import { actorOf, type Doing, newScope, type Run, type Scope } from './scope.ts';

export const PILES: readonly PileNumber[] = [1, 2, 3, 4, 5, 6];

export const topOf = ({ piles }: Pick<State, 'piles'>, pile: PileNumber): PileCard | undefined => piles[pile].at(-1);

/** ASH-18.14 to ASH-18.16: a card comes to a hero, and does what its kind does. */
export function* take(t: Table<State>, hero: Hero, card: FindId, from: string, run: Run): Rules {
  const row = findRow(card);
  const moves = [{ what: card, from, to: hero.id }];
  t.tell('log.take', { hero: heroName(hero), card: findName(card) }, { rule: 'ASH-18.25', moves, weight: 2 });
  if (row.type === 'treasure' || row.type === 'void') {
    t.state.discard.push(card);
    if (row.type === 'treasure') yield* run(t, row.ops, newScope({ kind: 'treasure', source: findName(card), hero }));
    return;
  }
  (isEquipment(row) ? hero.hand : hero.specials).push(card);
  yield* trim(t, hero);
}

/** ASH-8.12: the top card of a pile; a Void may let a skill draw once more. */
export function* explore(t: Table<State>, hero: Hero, pile: PileNumber, run: Run): Rules {
  const [drawn] = t.draw(t.state.piles[pile]);
  if (!drawn) return;
  yield* take(t, hero, drawn.card, `pile:${pile}`, run);
  if (findRow(drawn.card).type !== 'void') return;
  const more = modOf(t.state, hero, 'voidRedraw');
  const [again] = more ? t.draw(t.state.piles[pile]) : [];
  if (again) yield* take(t, hero, again.card, `pile:${pile}`, run);
}

/** Piles that belong to an exploration space of the hero's half of the board. */
function ownPiles(state: State, { at }: Hero): readonly PileNumber[] {
  const { places, space } = board(state);
  const half = at === undefined ? 'A' : space(at).half;
  return PILES.filter(n => places.some(place => space(place).pile === n && space(place).half === half));
}

const cardOption = (card: FindId) => ({ key: cardKey.make(card), text: `find.${card}`, on: [card] });
const pileOption = (n: PileNumber) => ({ key: pileKey.make(n), text: 'pile.number', with: { n }, on: [`pile:${n}`] });

function turnUp(t: Table<State>, n: PileNumber): void {
  const top = topOf(t.state, n);
  if (!top || top.faceUp) return;
  top.faceUp = true;
  t.reveal();
  t.tell('log.revealed', { n, card: findName(top.card) }, { rule: 'ASH-13.4' });
}

/** The card of the adventure, wherever it lies with the heroes. */
function holderOf({ heroes }: State, card: FindId): Hero | undefined {
  return heroes.find(hero => !isGone(hero) && (hero.hand.includes(card) || hero.specials.includes(card)));
}

export const cardOps: Doing<
  'reveal' | 'draw' | 'fromDiscard' | 'discard' | 'trade' | 'find.give' | 'find.discard' | 'pile.shuffle'
> = {
  *reveal(t, { piles, board: half }, scope) {
    const { state } = t;
    const hero = actorOf(scope);
    const among = half === 'own' ? ownPiles(state, hero) : PILES;
    scope.so.piles = among;
    const hidden = among.filter(n => topOf(state, n)?.faceUp === false);
    const most = piles === 'all' ? hidden.length : Math.min(piles, hidden.length);
    if (most === 0) return;
    const all = hidden.length <= most;
    const options = hidden.map(pileOption);
    const how = { rule: 'ASH-13.4', with: { source: scope.source, most } };
    const keys = all
      ? options.map(({ key }) => key)
      : yield* t.chooseMany(hero.seat, 'pile.reveal', options, { min: most, max: most }, how);
    for (const key of keys) turnUp(t, pileKey.only(key) as PileNumber);
  },
  *draw(t, op, scope, run) {
    const { state } = t;
    const hero = actorOf(scope);
    if (op.pile === 'choose-revealed') {
      const { piles = PILES } = scope.so;
      const faceUp = piles.filter(n => topOf(state, n)?.faceUp);
      if (faceUp.length === 0) return;
      const how = { rule: 'ASH-13.7', with: { source: scope.source }, pass: { text: 'pile.none' } };
      const taken = yield* t.choose(hero.seat, 'pile.take', faceUp, pileOption, how);
      if (taken !== undefined) yield* explore(t, hero, taken, run);
      return;
    }
    const pile = hero.at && (spaceAt(state, hero.at).pile as PileNumber | undefined);
    if (pile === undefined) return;
    // What is looked at lies face up where it was: no card is anywhere else while somebody chooses.
    const drawn = state.piles[pile].slice(-op.n).reverse();
    if (drawn.length === 0) return;
    for (const card of drawn) card.faceUp = true;
    t.reveal();
    const cards = drawn.map(({ card }) => card);
    const how = { rule: 'ASH-16.3', with: { source: scope.source } };
    const kept = yield* t.choose(hero.seat, 'card.keep', cards, cardOption, how);
    state.piles[pile] = state.piles[pile].filter(({ card }) => card !== kept);
    yield* take(t, hero, kept, `pile:${pile}`, run);
  },
  *fromDiscard(t, _, scope, run) {
    const top = t.state.discard.at(-1);
    if (top === undefined || !isEquipmentCard(top)) return;
    t.state.discard.pop();
    yield* take(t, actorOf(scope), top, 'discard', run);
  },
  *discard(t, { type, n }, scope) {
    const hero = actorOf(scope);
    for (let left = n; left > 0; left--) {
      const cards = hero.hand.filter(card => findRow(card).type === type);
      if (cards.length === 0) return;
      drop(t, hero, yield* t.choose(hero.seat, 'card.discard', cards, cardOption, { rule: 'ASH-9.9' }));
    }
  },
  *trade(t, _, scope) {
    const hero = actorOf(scope);
    const partner = partnerOf(t.state, hero);
    const cards = tradeable(hero);
    if (!stands(partner) || cards.length === 0) return; // ASH-6.15
    const options = cards.map(cardOption);
    const how = { rule: 'ASH-6.14', with: { hero: heroName(partner) } };
    const keys = yield* t.chooseMany(hero.seat, 'card.give', options, { min: 0, max: cards.length }, how);
    if (keys.length > 0)
      yield* offer(
        t,
        hero,
        partner,
        keys.map(key => cardKey.only(key) as FindId),
      ); // D27
  },
  *'find.give'(t, { find, to }, scope, run) {
    const { state } = t;
    if (!state.reserve.includes(find)) return;
    const hero = to === 'self' ? actorOf(scope) : yield* bearer(t, find, scope);
    remove(state.reserve, find);
    t.reveal();
    yield* take(t, hero, find, 'reserve', run);
  },
  'find.discard'(t, { find }) {
    const hero = holderOf(t.state, find);
    if (!hero) return;
    discard(t, hero, find);
    const moves = [{ what: find, from: hero.id, to: 'discard' }];
    t.tell('log.handed', { hero: heroName(hero), card: findName(find) }, { rule: 'ASH-18.17', moves });
  },
  'pile.shuffle'(t, { piles }) {
    const { state } = t;
    const numbers = piles as readonly PileNumber[];
    const sizes = numbers.map(n => state.piles[n].length);
    const cards = numbers.flatMap(n => state.piles[n].map(({ card }) => card));
    t.shuffle(cards, 'piles');
    for (const [i, n] of numbers.entries())
      state.piles[n] = cards.splice(0, sizes[i] ?? 0).map(card => ({ card, faceUp: false }));
    t.tell('log.piles.shuffled', { piles: [...numbers] }, { rule: 'ASH-13.5' });
  },
};

/** The players decide who carries it. */
function* bearer(t: Table<State>, card: FindId, scope: Scope): Rules<Hero> {
  const options = t.state.heroes
    .filter(hero => !isGone(hero))
    .map(hero => ({ key: heroKey.make(hero.id), text: `hero.${hero.id}`, on: [hero.id] }));
  const about = { source: scope.source, card: findName(card) };
  const key = yield* agree(t, 'card.bearer', options, { rule: 'ASH-9.13', with: about });
  return heroOf(t.state, heroKey.only(key) as Hero['id']);
}
