// Promises of the state: nothing is created or lost, nothing is in two places.

import { census } from '@veillee/pieces/census';
import { originalOf } from '@veillee/pieces/things';
import { basicIds, type Card, cardById, defOf, heroesOf, monstersOf } from '../content/cards.ts';
import { isEffectOf, NOTHING, type State } from './state.ts';

/** Every card that lies somewhere, the Village's stacks apart. */
function* allCards(state: State): Generator<Card> {
  yield* state.dungeon;
  for (const card of state.hall) if (card !== NOTHING) yield card;
  yield* state.destroyed;
  yield* state.escaped;
  for (const { deck, hand, discard } of state.players) {
    yield* deck;
    yield* hand;
    yield* discard;
  }
  for (const loan of state.party?.borrowed ?? []) yield loan.card;
}

export function invariants(state: State): string[] {
  if (state.set.groups.length === 0) return []; // set-up has not begun
  const { found, problems: twice } = census(allCards(state));
  const problems = [...twice];
  const copies = new Map<string, number>();
  for (const [card, times] of found) copies.set(originalOf(card), (copies.get(originalOf(card)) ?? 0) + times);

  const expect = (id: string, inStack: number, inBox: number): void => {
    const count = (copies.get(id) ?? 0) + inStack;
    if (count !== inBox) problems.push(`${count} copies of ${id} instead of ${inBox}`);
    if (inStack < 0) problems.push(`the stack of ${id} has ${inStack} cards`);
  };
  const half = state.mode === 'solo-warrior' || state.mode === 'solo-nightmare' ? 2 : 1;
  for (const id of basicIds) expect(id, state.basics[id] ?? 0, cardById(id).copies);
  for (const [id, left] of Object.entries(state.village)) expect(id, left, cardById(id).copies / half);
  for (const [family, levels] of Object.entries(state.heroes))
    for (const [i, def] of (heroesOf[family] ?? []).entries()) expect(def.id, levels[i] ?? 0, def.copies / half);
  for (const group of state.set.groups) for (const def of monstersOf(group)) expect(def.id, 0, def.copies);
  const stones = [...found.keys()].filter(card => defOf(card).isStone).length;
  if (stones !== 1) problems.push(`${stones} Thunderstones`);

  for (const [seat, own] of state.players.entries()) if (own.xp < 0) problems.push(`seat ${seat} has ${own.xp} XP`);
  if (state.buried > state.dungeon.length) problems.push('more cards buried than the Dungeon deck has');
  for (const card of state.breached)
    if (!state.hall.includes(card)) problems.push(`${card} has left the Hall but its Breach is remembered`);
  problems.push(...equipmentProblems(state));
  return problems;
}

function equipmentProblems(state: State): string[] {
  const { party } = state;
  if (!party) return [];
  const problems: string[] = [];
  const holders = Object.values(party.equip);
  if (new Set(holders).size !== holders.length) problems.push('a Hero holds two Weapons');
  const cards = [...(state.players[state.active]?.hand ?? []), ...party.borrowed.map(loan => loan.card)];
  for (const [weapon, hero] of Object.entries(party.equip))
    if (!cards.includes(weapon) || !cards.includes(hero)) problems.push(`${weapon} on ${hero} is not in the party`);
  const attached = [...Object.keys(party.strength), ...Object.keys(party.attack), ...party.converted, ...party.held];
  for (const card of [...attached, ...party.thrown])
    if (!cards.includes(card)) problems.push(`something is attached to ${card}, which is not in the party`);
  for (const effect of party.used)
    if (!cards.some(card => isEffectOf(effect, card))) problems.push(`${effect} was used by nobody in the party`);
  return problems;
}
