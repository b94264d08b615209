// DES-11.6 to DES-11.10, DES-12.1 to DES-12.5: the overlord's cards are drawn, discarded for threat, and paid for.

import type { Option, Text } from '@veillee/kernel';
import { remove } from '@veillee/pieces/piles';
import { originalOf } from '@veillee/pieces/things';
import { gainRow } from '../../content/economy.ts';
import { HAND_LIMIT, overlordCardRow } from '../../content/overlord.ts';
import type { OverlordCardRow } from '../../content/rows.ts';
import type { CardType } from '../../content/vocabulary.ts';
import { type About, calls } from '../calls.ts';
import { heroName } from '../card-names.ts';
import type { Line } from '../effects/added.ts';
import { has, rankOf, type Sum } from '../effects/stats.ts';
import { burnKey } from '../keys.ts';
import { avatarSum } from '../legend/avatar-sheet.ts';
import { avatarName } from '../legend/names.ts';
import { nameOf } from '../names.ts';
import { type FigureId, type Flow, foesOf, type Known, type Monster, type State, sheetOf, type T } from '../state.ts';
import { powerSum } from './in-play.ts';
import { heroSum, partySum } from './party.ts';

export const rowOf = (card: string): OverlordCardRow => overlordCardRow(originalOf(card));
export const cardName = (card: string): Text => ({ text: `card.${originalOf(card)}` });

/** The rows in a hand, each once: cards that are alike are one choice. */
export const rowsIn = (cards: readonly string[]): OverlordCardRow[] => [
  ...new Set([...new Set(cards.map(card => originalOf(card)))].map(id => overlordCardRow(id))),
];

// ---- threat ----

/** What a card costs with all that raises or lowers it, were there no least price. */
const costedAt = (state: Known, { cost, type }: OverlordCardRow, { figure }: Pick<About, 'figure'>): number =>
  cost +
  (type === 'trap' ? trapCost(state) + burglarCost(state, figure) : 0) +
  avatarCost(state, type) +
  partySum(state, 'cardCost');

/** LEG-3.12 */
const avatarCost = (state: Known, type: CardType): number => (type === 'power' ? 0 : avatarSum(state, COSTS[type]));
const COSTS = { spawn: 'spawnCost', event: 'eventCost', trap: 'trapCost' } as const;

/** What playing a card costs; of a trap, more where a burglar has sprung it. */
export const priceOf = (state: Known, row: OverlordCardRow, what: Pick<About, 'figure'> = {}): number =>
  Math.max(0, costedAt(state, row, what));

/** What the card itself is too cheap for: it comes off what is paid for it besides, once and not below 0 (R52). */
export const discountLeft = (state: Known, row: OverlordCardRow, what: Pick<About, 'figure'>): number =>
  Math.max(0, -costedAt(state, row, what));

const burglarCost = ({ heroes }: Known, figure: FigureId | undefined): number => {
  const hero = heroes.find(({ id }) => id === figure);
  return hero ? heroSum(hero, 'trapCost') : 0;
};

/** What lies open and who stands there change the price of traps: Trapmaster, and tricksters (DES-101.1). */
const trapCost = (state: Known): number =>
  powerSum(state, 'trapCost').total -
  tricksters(state).reduce((sum, { id }) => sum + rankOf(state, id, 'trickster'), 0);
const tricksters = (state: Known): readonly Monster[] => foesOf(state).filter(({ id }) => has(state, id, 'trickster'));

/** The same, and why. */
export function costOf(state: Known, row: OverlordCardRow): Sum {
  const lines: Line[] = [{ what: cardName(row.id), n: row.cost }];
  if (row.type === 'trap') {
    lines.push(...powerSum(state, 'trapCost').lines);
    for (const { id } of tricksters(state)) lines.push({ what: nameOf(state, id), n: -rankOf(state, id, 'trickster') });
  }
  const less = avatarCost(state, row.type);
  if (less !== 0 && state.legend?.avatar) lines.push({ what: avatarName(state.legend.avatar), n: less });
  for (const hero of state.heroes) {
    const n = heroSum(hero, 'cardCost');
    if (n !== 0) lines.push({ what: heroName(sheetOf(hero)), n });
  }
  return { total: priceOf(state, row), lines };
}

/** What could be paid for a card: the threat there is, and what the rest of the hand would bring (DES-12.3). */
export const fundsFor = (state: State, row: OverlordCardRow): number => fundsOf(state) - row.value;
/** What could be paid at all. */
export const fundsOf = ({ overlord: { threat, hand } }: State): number =>
  hand.reduce((sum, card) => sum + rowOf(card).value, threat);

/**
 * Discards one such card of the hand for its threat value; the heroes see only what it brought (DES-12.2), and because they have seen that,
 * it is not taken back.
 */
export function discardForThreat(t: T, id: string, kept?: string): void {
  const { overlord } = t.state;
  const card = cardIn(without(overlord.hand, kept), id);
  remove(overlord.hand, card);
  overlord.discard.push(card);
  const { value } = rowOf(card);
  overlord.threat += value;
  t.reveal();
  const told = { n: value, total: overlord.threat };
  const others = { text: 'log.overlord.discards.unseen', with: told, rule: 'DES-12.2' };
  t.tell(
    'log.overlord.discards',
    { ...told, card: cardName(card) },
    { rule: 'DES-11.7', only: [overlord.seat], others },
  );
}

export function cardIn(hand: readonly string[], id: string): string {
  const card = hand.find(one => originalOf(one) === id);
  if (card === undefined) throw new Error(`no card in the hand is ${id}`);
  return card;
}

const without = (hand: readonly string[], card: string | undefined): readonly string[] =>
  card === undefined ? hand : hand.filter(one => one !== card);

/** Each kind of card in the hand, but for one that is kept, to be discarded for threat. */
export const discardable = ({ overlord: { hand } }: State, kept?: string) => rowsIn(without(hand, kept));
export const discardOption = ({ id, value }: OverlordCardRow): Option => ({
  key: burnKey.make(id),
  text: 'overlord.do.discard',
  with: { card: cardName(id), n: value },
  rule: 'DES-11.7',
  on: [`card:${id}`],
});

/** Pays for a card of the hand, discarding others in the middle of it where threat is short (DES-11.8). */
export function* pay(t: T, card: string, what: Pick<About, 'figure'> = {}): Flow {
  yield* spendOn(t, card, priceOf(t.state, rowOf(card), what), card);
}

/** So much threat for what a card does, the card itself being kept. */
export function* spendOn(t: T, card: string, total: number, kept?: string): Flow {
  const { overlord } = t.state;
  while (overlord.threat < total) {
    const missing = total - overlord.threat;
    const { id } = yield* t.choose(overlord.seat, 'overlord.pay', discardable(t.state, kept), discardOption, {
      with: { card: cardName(card), n: missing },
      rule: 'DES-11.8',
    });
    discardForThreat(t, id, kept);
  }
  overlord.threat -= total;
}

// ---- drawing ----

/** Cards of one round: of a half, none in odd rounds and one in even ones (R97). */
export const drawnIn = (draws: number, round: number): number =>
  Math.floor(draws * round) - Math.floor(draws * (round - 1));

/**
 * DES-11.10, DES-11.19: whoever draws the last card costs the heroes conquest, and goes on from a new deck. No more than eight are kept,
 * whatever the draw was for (DES-3.24, DES-11.9).
 */
export function* drawCards(t: T, n: number): Flow {
  yield* draw(t, n);
  yield* keepEight(t);
}

/** DES-4.18, DES-4.19: one of them is kept, the others are discarded for their threat; only then so many as may be held (EX-70). */
export function* drawAndKeepOne(t: T, n: number): Flow {
  const { overlord } = t.state;
  t.tell('log.overlord.draws', { n }, { rule: 'DES-4.18' });
  for (let drawn = yield* draw(t, n); drawn.length > 1; ) {
    const { id } = yield* t.choose(overlord.seat, 'overlord.keepOne', rowsIn(drawn), discardOption, {
      rule: 'DES-4.18',
      with: { n: drawn.length - 1 },
    });
    drawn = drawn.filter(card => card !== cardIn(drawn, id));
    discardForThreat(t, id);
  }
  yield* keepEight(t);
}

/** Which they were. */
function* draw(t: T, n: number): Flow<string[]> {
  const { overlord } = t.state;
  const drawn: string[] = [];
  while (drawn.length < n) {
    const [card] = t.draw(overlord.deck);
    if (card === undefined) break;
    drawn.push(card);
    overlord.hand.push(card);
    if (overlord.deck.length === 0) yield* lastCard(t);
  }
  return drawn;
}

/** From the top of the deck to what was discarded, unseen and for nothing; it may run out of cards by that too. */
export function* mill(t: T, n: number): Flow {
  const { overlord } = t.state;
  if (n > 0) t.tell('log.overlord.mills', { n }, { rule: 'DES-11.11' });
  for (let gone = 0; gone < n; gone++) {
    overlord.discard.push(...t.draw(overlord.deck));
    if (overlord.deck.length === 0) yield* lastCard(t);
  }
}

/** DES-3.24; more of some avatars (LEG-3.12). */
export const handLimit = (state: Pick<Known, 'legend'>): number => HAND_LIMIT + avatarSum(state, 'handSize');

function* keepEight(t: T): Flow {
  const { overlord } = t.state;
  const most = handLimit(t.state);
  while (overlord.hand.length > most) {
    const { id } = yield* t.choose(overlord.seat, 'overlord.discard', discardable(t.state), discardOption, {
      rule: 'DES-11.9',
      with: { n: overlord.hand.length - most },
    });
    discardForThreat(t, id);
  }
}

function* lastCard(t: T): Flow {
  const { overlord } = t.state;
  overlord.through++;
  if (t.state.dungeon) t.state.dungeon.exhausted++; // LEG-8.16
  t.tell('log.overlord.lastCard', {}, { rule: 'DES-11.10', weight: 3 });
  yield* calls(t).conquest(t, gainRow('deck-out').n + powerSum(t.state, 'deckOut').total, 'deck');
  yield* calls(t).happen(t, { what: 'lastCard' });
  overlord.deck = t.shuffle([...overlord.discard, ...overlord.played], 'overlord');
  overlord.discard = [];
  overlord.played = [];
}
