// Drawing, discarding, gaining and destroying cards. THU-2, THU-18.

import { type GameEvent, type Move, type ScenePart, type Seat, type Table, type Text, who } from '@veillee/kernel';
import { drawFrom, remove } from '@veillee/pieces/piles';
import { type Card, copyOf, defOf } from '../content/cards.ts';
import { DECK, DISCARD, HAND, moved } from './places.ts';
import { activePlayer, leaveParty, player, type State, turnHeading } from './state.ts';

export const HAND_SIZE = 6;

export { who };

/** A card's name. */
export const named = (card: Card): Text => defOf(card).name;
export const namedAll = (cards: readonly Card[]): Text[] => cards.map(named);

/** THU-18.1, 18.2: draws cards; the discard pile becomes a new deck only when a card has to be drawn and none is left (THU-18.4). */
export function draw(t: Table<State>, seat: Seat, count: number): Card[] {
  const own = player(t.state, seat);
  return drawFrom(t, own, 'deck', count, {
    when: 'needed',
    shuffle: cards => {
      // THU-24.5: each shuffle of each player has a stream of its own.
      const deck = t.shuffleOnce(cards, `party/${seat}/${++own.shuffles}`);
      t.tell('log.shuffle', { player: who(seat) }, { rule: 'THU-18.1' });
      return deck;
    },
  });
}

/** Draws cards into the hand; everybody sees them if the hand lies open (THU-4.3, THU-6.6). */
export function drawToHand(t: Table<State>, seat: Seat, count: number, rule: string): Card[] {
  const drawn = draw(t, seat, count);
  const own = player(t.state, seat);
  own.hand.push(...drawn);
  const open = { player: who(seat), cards: namedAll(drawn), count: drawn.length };
  const moves = drawn.map(card => ({ what: card, from: DECK.make(seat), to: HAND.make(seat) }));
  if (own.revealed) t.tell('log.draw', open, { rule, moves });
  else
    t.tell('log.draw', open, {
      rule,
      moves,
      only: [seat],
      others: { text: 'log.draw.hidden', with: { player: who(seat), count: drawn.length }, rule },
    });
  return drawn;
}

/** The active player shows the whole hand, and the turn is headed by it. */
export function revealHand(t: Table<State>, text: string, rule: string): void {
  const own = activePlayer(t.state);
  own.revealed = true;
  t.reveal();
  t.tell(
    text,
    { player: who(t.state.active), cards: namedAll(own.hand), count: own.hand.length },
    { rule, turn: turnHeading(t.state), weight: 1 },
  );
}

/** THU-2.2: puts cards of the hand on top of the own discard pile, face up. Where piles are closed, only the top of it shows. */
export function discard(t: Table<State>, seat: Seat, cards: readonly Card[], rule: string): void {
  const own = player(t.state, seat);
  if (cards.length > 0 && !own.revealed) t.reveal();
  for (const card of cards) {
    remove(own.hand, card);
    leaveParty(t.state, card);
    own.discard.push(card);
  }
  const top = cards.at(-1);
  if (top === undefined) return;
  const move = (what: Card): Move => ({ what, from: HAND.make(seat), to: DISCARD.make(seat) });
  const open = { player: who(seat), cards: namedAll(cards), count: cards.length };
  if (own.revealed || t.state.house.openDiscards || cards.length === 1)
    t.tell('log.discard', open, { rule, moves: cards.map(move) });
  else
    t.tell('log.discard', open, {
      rule,
      moves: cards.map(move),
      only: [seat],
      others: {
        text: 'log.discard.hidden',
        with: { player: who(seat), count: cards.length, card: named(top) },
        rule,
        moves: [move(top)],
      },
    });
}

/** THU-2.2: a card gained goes on top of the own discard pile. */
export function gain(state: State, seat: Seat, card: Card): void {
  player(state, seat).discard.push(card);
}

/** THU-2.3, 2.4: a destroyed card is out of the game; a Disease goes back to its supply. */
export function bury(state: State, card: Card): void {
  if (!defOf(card).isDisease) state.destroyed.push(card);
}

/** The victory points that come with cards to a seat, or with a minus leave it; nothing where they have none. */
export function vpOfCards(seat: Seat, cards: readonly Card[], sign: 1 | -1): Pick<GameEvent, 'brings'> {
  const vp = sign * cards.reduce((sum, card) => sum + defOf(card).vp, 0);
  return vp === 0 ? {} : { brings: { seat, coins: { vp } } };
}

/** Destroys a card of the hand. */
export function destroyFromHand(t: Table<State>, seat: Seat, card: Card, rule: string): void {
  remove(player(t.state, seat).hand, card);
  leaveParty(t.state, card);
  bury(t.state, card);
  t.tell(
    'log.destroy',
    { player: who(seat), card: named(card) },
    {
      rule,
      ...vpOfCards(seat, [card], -1),
      ...moved(card, HAND.make(seat), defOf(card).isDisease ? 'diseases' : 'destroyed'),
    },
  );
}

/** THU-15.1: Diseases come from a supply that never ends and go to the discard pile. */
export function gainDiseases(t: Table<State>, seat: Seat, count: number, scene?: ScenePart): void {
  for (let i = 0; i < count; i++) gain(t.state, seat, copyOf('disease', ++t.state.diseases));
  t.tell(
    'log.disease',
    { player: who(seat), count },
    { rule: 'THU-15.1', brings: { seat, coins: { disease: count } }, ...(scene && { scene }) },
  );
}

export function gainXp(t: Table<State>, seat: Seat, xp: number, rule: string, scene?: ScenePart): void {
  player(t.state, seat).xp += xp;
  t.tell('log.xp', { player: who(seat), xp }, { rule, brings: { seat, coins: { xp } }, ...(scene && { scene }) });
}
