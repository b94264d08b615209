// EUT-19.19 to EUT-19.38: the Combat deck plays the Monster, in Solo and Co-op.

import { byId } from '@veillee/pieces/things';
import { combatCards } from '../../content/combat-cards.ts';
import type { T } from '../state.ts';
import { drawTop } from '../supplies.ts';
import { chaosActions, chaosPiles, dieForGaar } from './chaos.ts';
import { combatOf } from './fighter.ts';
import { playCombo, useMonsterGaar } from './rival.ts';

export const combatCardRow = byId('Combat card', combatCards);

/** EUT-19.20, EUT-19.21: the top Combat card gives the dice; an Air Essence takes the left one away. An empty deck is shuffled (R50). */
export function deckRolls(t: T): void {
  const { state } = t;
  const combat = combatOf(state);
  if (combat.combatCard !== undefined) state.combatDeck.discard.push(combat.combatCard);
  const [card] = drawTop(t, state.combatDeck, 1, 'combat deck');
  if (card === undefined) throw new Error('there are no Combat cards');
  combat.combatCard = card;
  const { dice } = combatCardRow(card);
  combat.ledger.dice.monster = combat.oneDie ? [dice[1]] : [...dice];
}

/** EUT-19.22 to EUT-19.34: its Gaar, then its Chaos Actions. */
export function deckAttacks(t: T): void {
  const { state } = t;
  const combat = combatOf(state);
  const { gaar, chaos } = combatCardRow(combat.combatCard ?? '');
  for (let n = 0; n < gaar; n++) {
    const die = combat.gaar > 0 ? dieForGaar(combat.ledger.dice.monster) : undefined; // EUT-19.39
    if (die !== undefined) useMonsterGaar(t, die);
  }
  if (combat.silenced) return;
  const actions = chaosActions(chaos, combat.chaos, state.reserves);
  const { piles, left } = chaosPiles(state.reserves, actions, combat.damage > 0);
  if (piles.length > 0) t.reveal();
  state.reserves = { silver: [...left.silver], gold: [...left.gold] };
  for (const pile of piles) playCombo(t, pile); // EUT-19.27, EUT-19.30, R48
}
