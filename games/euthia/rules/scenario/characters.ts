// Characters of The Saboteur: what each asks for in their place, and what they know.

import type { Rules } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import type { SpaceAt } from '../../content/lattice.ts';
import type { CharacterRow } from '../../content/rows.ts';
import { scenarioCard } from '../../content/scenarios.ts';
import { gain } from '../gains.ts';
import { spaceAt } from '../land.ts';
import { payNeeds } from '../needs.ts';
import type { Hero, Known, T } from '../state.ts';
import { count } from './counters.ts';
import { markersAt } from './markers.ts';
import { SCENARIO } from './row.ts';
import { firstOf } from './used.ts';

function characterRow(id: string): CharacterRow {
  const row = scenarioCard(id);
  if (row.form !== 'character') throw new Error(`${id} is no Character`);
  return row;
}

/** Who is found on a space that still stands. */
export function charactersAt(state: Known, at: SpaceAt): readonly CharacterRow[] {
  if (markersAt(state, at, 'destruction') > 0) return [];
  const { kind } = spaceAt(state, at);
  return state.scenario.cards.flatMap(id => {
    const row = scenarioCard(id);
    return row.form === 'character' && row.at === kind ? [row] : [];
  });
}

export function* meet(t: T, hero: Hero, { card, needs }: { readonly card: string; readonly needs: number }): Rules {
  const { state } = t;
  const row = characterRow(card);
  yield* payNeeds(t, hero, row.needs[needs] ?? [], SCENARIO);
  firstOf(state, card, hero.seat);
  const told = { player: who(hero.seat), character: { text: `scenario-card.${card}` } };
  t.tell('log.character', told, { rule: SCENARIO, weight: 3 });
  count(state, 'clue', row.clues, hero);
  yield* gain(t, hero, row.reward, { rule: SCENARIO });
}
