// The kernel's trial on Thunderstone, and games in which every card of the box is met and played.

import { conformance, everyRowIsMet } from '@veillee/games/test/proofs';
import { copy, Match, type Setting } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { cardById, families, groups, heroesOf, villageIds } from '../../content/cards.ts';
import { kit } from '../../index.ts';
import { thunderstone } from '../../rules/game.ts';
import { invariants } from '../../rules/invariants.ts';
import { type State, takeFromStack } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { bare } from '../bare.ts';

conformance(kit, { bare, deep: 0.15, decisions: () => 450 });

/** Three sets that together hold the whole box. */
const thirds: Setting[] = [0, 1, 2].map(third => ({
  seats: 3,
  options: {
    set: 'picked',
    monsters: pickCircular(groups, third * 3, 3),
    heroes: pickCircular(families, third * 4, 4),
    village: pickCircular(villageIds, third * 7, 8),
    stallGuard: true,
  },
}));

function pickCircular(ids: readonly string[], from: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => ids[(from + i) % ids.length] as string);
}

/** Gives every player one of each Hero and Village card, from the stacks, on top of the deck. */
function enrich(state: State): void {
  for (const { deck } of state.players.slice(0, 2)) {
    const cards = [...state.set.families.flatMap(family => heroesOf[family] ?? []), ...state.set.village.map(cardById)];
    deck.push(...cards.map(def => takeFromStack(state, def)));
  }
}

/** Games in which the decks are rich from the first turn. */
function* richMatches(): Generator<Match<State, View>> {
  for (const [third, setting] of thirds.entries())
    for (let game = 0; game < 8; game++) {
      const seed = `rich/${third}/${game}`;
      const { position, state, chance } = Match.start(thunderstone, { seed, ...setting }).snapshot();
      const rich = copy(state);
      enrich(rich);
      const start = { at: 0, position, state: rich, chance: copy(chance) };
      yield Match.resume(thunderstone, { seed, ...setting, history: false }, start);
    }
}

test('every card of the box is met, and played without harm', () => {
  everyRowIsMet(thunderstone, richMatches(), state => expect(invariants(state)).toEqual([]));
});
