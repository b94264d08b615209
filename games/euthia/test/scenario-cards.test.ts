// The Event cards and the Hecatomb deck, card by card.

import { rule } from '@veillee/kernel/test/rule';
import { maybeRemove } from '@veillee/pieces/piles';
import { expect } from 'vitest';
import type { DeckId, ScenarioId } from '../content/scenarios/vocabulary.ts';
import { cardsOfDeck } from '../content/scenarios.ts';
import { modifierOf } from '../rules/modifiers.ts';
import type { State } from '../rules/state.ts';
import { at, lays, scene } from './scene.ts';

/** A round begins with this card. */
function turnedUp(scenario: ScenarioId, deck: DeckId, card: string, set: (state: State) => void = () => {}): State {
  return scene({
    options: { scenario, mode: 'cooperative' },
    position: { at: 'round' },
    set(state) {
      state.round = 4;
      const pile = state.scenario.decks[deck];
      if (!pile) throw new Error(`no deck ${deck}`);
      maybeRemove(pile.stack, card);
      pile.stack.push(card);
      for (const hero of state.heroes) hero.health = 3;
      set(state);
    },
  }).state;
}
const event = (card: string, set?: (state: State) => void) => turnedUp('the-saboteur', 'event', `event-${card}`, set);
const doom = (card: string, set?: (state: State) => void) => turnedUp('hecatomb', 'hecatomb', `hecatomb-${card}`, set);
const pits = ({ scenario }: State): number[] => Object.values(scenario.pits).flatMap(level => (level ? [level] : []));

rule('EUT-1.4', 'Events: the fair, the wind, the vein, the moon, the pilgrims, the tremor, the tide', () => {
  const fair = event('great-fair');
  expect(modifierOf(fair, 'buyPrice')).toBe(-1);
  expect(fair.posts.merchants.discard).toHaveLength(4);
  expect(modifierOf(event('headwind'), 'actionMovement')).toBe(-1);
  expect(event('open-vein').scenario.modifiers).toEqual([{ modifier: { stat: 'freeMineCart' }, until: 'roundEnd' }]);
  const moon = event('blood-moon');
  expect([modifierOf(moon, 'monsterStrength'), modifierOf(moon, 'monsterReputation')]).toEqual([1, 1]);
  expect(event('pilgrims').heroes.map(({ health }) => health)).toEqual([6, 6]);
  const tremor = event('tremor', state => {
    lays(state, [['ch1-encounter-2', 2, -1]]);
    for (const hero of state.heroes) if (hero.seat === 0) hero.at = at(3, -1);
  });
  expect(tremor.heroes[0]?.health).toBe(1);
  expect(modifierOf(event('faer-tide'), 'challengeRoll')).toBe(2);
});

rule('EUT-1.4', 'the Hecatomb deck opens pits of its tiers, and takes Gaar, Health and Emblems', () => {
  expect(pits(doom('turned-earth'))).toEqual([1]);
  const bells = doom('mute-bells', state => {
    for (const hero of state.heroes) hero.gaar = 2;
  });
  expect([pits(bells), bells.heroes.map(({ gaar }) => gaar)]).toEqual([[1], [1, 1]]);
  expect(pits(doom('poisoned-well'))).toEqual([1]);
  expect(pits(doom('march-of-bones'))).toEqual([1, 1]);
  expect(pits(doom('common-grave'))).toEqual([2]);
  expect(pits(doom('revenants'))).toEqual([2]);
  const rot = doom('black-rot', state => {
    state.scenario.pits[at(1, 0)] = 1;
  });
  expect(rot.heroes.map(({ health }) => health)).toEqual([1, 1]);
  expect(rot.scenario.markers[at(2, -1)]).toHaveLength(2);
  expect(pits(doom('night-of-graves'))).toEqual([2, 2]);
  expect(pits(doom('unburied-king'))).toEqual([3]);
  expect(pits(doom('hecatomb')).sort()).toEqual([1, 3]);
});

rule('EUT-1.4', 'the Hecatomb stack has its tiers in order, the lowest on top', () => {
  const { state } = scene({ options: { scenario: 'hecatomb', mode: 'cooperative' } });
  const tierOf = (id: string) => cardsOfDeck('hecatomb').find(card => card.id === id)?.tier;
  const drawn = state.scenario.decks.hecatomb?.discard ?? [];
  const tiers = [...(state.scenario.decks.hecatomb?.stack ?? [])].reverse().map(tierOf);
  expect([state.players, ...tiers]).toEqual([2, 1, 1, 1, 2, 2, 3, 3]);
  expect(drawn).toEqual([]);
});
