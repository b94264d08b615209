// Decks, discard piles and the bag of Loot. KIL-14.1 to 14.6, KIL-8.9 to 8.11, A-56, A-57.

import { type Seat, type Table, type Text, who } from '@veillee/kernel';
import { cardById } from '../../content/cards.ts';
import type { RewardType, Terrain } from '../../content/vocabulary.ts';
import { type Card, hero, kindOf, type Pile, type State, type Token } from '../state.ts';

export { who };
export const named = (card: Card): Text => ({ text: `card.${card}` });
export const namedAll = (cards: readonly Card[]): Text[] => cards.map(named);
export const namedToken = (token: Token): Text => named(kindOf(token));

/** Takes a thing out of a list; false if it is not there. */
export function remove<T>(list: T[], thing: T): boolean {
  const i = list.indexOf(thing);
  if (i >= 0) list.splice(i, 1);
  return i >= 0;
}

// ---- decks ----

/** Draws the top card of a deck that is reshuffled (KIL-14.3): at the moment its last card leaves it. */
function drawFrom(t: Table<State>, pile: Pile, stream: string): Card | undefined {
  if (pile.draw.length === 0) reshuffle(t, pile, stream); // the pile was empty when the last card went
  const [card] = t.draw(pile.draw);
  if (card === undefined) return undefined;
  if (pile.draw.length === 0) reshuffle(t, pile, stream);
  return card;
}

function reshuffle(t: Table<State>, pile: Pile, stream: string): void {
  if (pile.discard.length === 0) return;
  pile.draw = t.shuffle(pile.discard, stream);
  pile.discard = [];
  t.tell('log.reshuffle', { deck: { text: `deck.${stream.slice(stream.indexOf(':') + 1)}` } }, { rule: 'KIL-14.3' });
}

export function drawEncounter(t: Table<State>, terrain: Terrain): Card | undefined {
  const card = drawFrom(t, t.state.encounters[terrain], `encounter:${terrain}`);
  if (card !== undefined) forgetPeeks(t.state, card);
  return card;
}

export const drawReward = (t: Table<State>, type: RewardType): Card | undefined =>
  drawFrom(t, t.state.rewards[type], `reward:${type}`);

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
  if (pile.draw.length === 0) reshuffle(t, pile, `encounter:${terrain}`);
  for (let left = pile.draw.length; left > 0; left--) {
    const card = drawEncounter(t, terrain);
    if (card === undefined || fits(card)) return card;
    discardCard(t, card, `deck:${terrain}`);
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
      { card: named(card) },
      { rule: 'KIL-14.1', moves: [{ what: card, from, to: `discard:${name}` }] },
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
  if (!remove(hero(t.state, seat).loot, token)) throw new Error(`seat ${seat} has no ${token}`);
  t.state.removed.push(token);
}
