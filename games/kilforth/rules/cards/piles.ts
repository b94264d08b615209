// Decks, discard piles and the bag of Loot. KIL-14.1 to 14.6, KIL-8.9 to 8.11, A-56, A-57.

import { type Seat, type Table, type Text, who } from '@veillee/kernel';
import { drawFrom, maybeRemove, type Renewal, renew } from '@veillee/pieces/piles';
import { cardName } from '@veillee/pieces/things';
import { cardById } from '../../content/cards.ts';
import type { RewardType, Terrain } from '../../content/vocabulary.ts';
import { DECK, DISCARD } from '../places.ts';
import { type Card, hero, type Pile, type State, type Token } from '../state.ts';

export { cardName as named, who };
export const namedAll = (cards: readonly Card[]): Text[] => cards.map(cardName);

// ---- decks ----

/** KIL-14.3, A-57: a deck is reshuffled at the moment its last card leaves it. */
const reshuffled = (t: Table<State>, stream: string): Renewal<Card> => ({
  when: 'emptied',
  shuffle: cards => {
    const deck = t.shuffle(cards, stream);
    t.tell('log.reshuffle', { deck: { text: `deck.${stream.slice(stream.indexOf(':') + 1)}` } }, { rule: 'KIL-14.3' });
    return deck;
  },
});

export function drawEncounter(t: Table<State>, terrain: Terrain): Card | undefined {
  const [card] = drawFrom(t, t.state.encounters[terrain], 'draw', 1, reshuffled(t, `encounter:${terrain}`));
  if (card !== undefined) forgetPeeks(t.state, card);
  return card;
}

export const drawReward = (t: Table<State>, type: RewardType): Card | undefined =>
  drawFrom(t, t.state.rewards[type], 'draw', 1, reshuffled(t, `reward:${type}`))[0];

/** KIL-14.4: Night and Plot decks are never reshuffled. */
export function drawNight(t: Table<State>): Card | undefined {
  const [card] = t.draw(t.state.night.draw);
  if (card !== undefined) forgetPeeks(t.state, card);
  return card;
}

export const drawPlot = (t: Table<State>): Card | undefined => t.draw(t.state.plots.draw)[0];

function forgetPeeks(state: State, card: Card): void {
  if (state.peeks.length > 0) state.peeks = state.peeks.filter(peek => peek.card !== card);
}

/**
 * KIL-14.5, 14.6: draws until a card fits; the others are discarded unresolved. Past the last card of the deck the
 * search is over, even if a new deck was made.
 */
export function drawUntil(t: Table<State>, terrain: Terrain, fits: (card: Card) => boolean): Card | undefined {
  const pile = t.state.encounters[terrain];
  renew(pile, 'draw', reshuffled(t, `encounter:${terrain}`)); // the discard pile was empty when the last card went
  for (let left = pile.draw.length; left > 0; left--) {
    const card = drawEncounter(t, terrain);
    if (card === undefined || fits(card)) return card;
    discardCard(t, card, DECK.make(terrain));
  }
  return undefined;
}

/** KIL-14.1: a card goes face up on the discard pile of its own deck; Night Encounters and Plots never come back. */
export function discardCard(t: Table<State>, card: Card, from?: string): void {
  const { pile, name } = pileOf(t.state, card);
  pile.discard.push(card);
  if (from !== undefined)
    t.tell(
      'log.discard',
      { card: cardName(card) },
      { rule: 'KIL-14.1', moves: [{ what: card, from, to: DISCARD.make(name) }] },
    );
}

/** The pile that a card belongs to, and its name on the board. */
export function pileOf(state: State, card: Card): { pile: Pile; name: string } {
  const { kind, reward, terrain } = cardById(card);
  if (reward) return { pile: state.rewards[reward], name: reward };
  if (kind === 'night') return { pile: state.night, name: 'night' };
  if (kind === 'plot') return { pile: state.plots, name: 'plots' };
  if (kind === 'encounter' && terrain) return { pile: state.encounters[terrain], name: terrain };
  throw new Error(`${card} belongs to no deck`);
}

// ---- Loot ----

/** KIL-11.11: a used or discarded token leaves the game. */
export function removeLoot(t: Table<State>, seat: Seat, token: Token): void {
  if (!maybeRemove(hero(t.state, seat).loot, token)) throw new Error(`seat ${seat} has no ${token}`);
  t.state.removed.push(token);
}
