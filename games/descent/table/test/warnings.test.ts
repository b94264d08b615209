// What one would regret is said before it is done.

import { type Decision, type Picks, plainDecision } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { placesAround, startOf } from '../../rules/setup/arrival.ts';
import { type Plan, put, scene } from '../../test/scene.ts';
import { warn } from '../warnings.ts';

/** The words of caution when the first player, after these deeds, answers so. */
function cautionOf(plan: Plan, deeds: readonly string[] = [], picks: (decision: Decision) => Picks = () => []) {
  const { match } = scene(plan).does(...deeds).table;
  const decision = match.decisionOf(0);
  if (!decision) throw new Error('nobody is asked');
  return warn(match.view(0), plainDecision(decision), picks(decision))?.lines[0]?.text.text;
}

/** A beastman among the heroes. */
const beside: Plan['set'] = state => {
  const [near] = placesAround(state, startOf(state));
  if (near) put(state, 'beastman', near);
};

describe('whoever is about to regret it is told', () => {
  test('of an attack that is left while somebody stands in reach', () => {
    expect(cautionOf({ set: beside }, ['action:advance'])).toBe('table.warn.attack');
    expect(cautionOf({}, ['action:advance'])).toBeUndefined();
  });

  test('of a friend whom a blow would hit, of nobody else', () => {
    const at = (id: string) => (decision: Decision) =>
      decision.options.flatMap(({ key, on }) => (on?.includes(id) ? [key] : [])).slice(0, 1);
    expect(cautionOf({ set: beside }, ['action:battle'], at('hero:mad-carthos'))).toBe('table.warn.friend');
    expect(cautionOf({ set: beside }, ['action:battle'], at('monster:beastman#1'))).toBeUndefined();
  });

  test('of going down with bare hands, while a weapon could be paid for', () => {
    const position = { at: 'shopping', hero: 0 } as const;
    const having =
      (equipped: string[], shop?: string[]): Plan['set'] =>
      (state, [hero]) => {
        if (hero) Object.assign(hero, { equipped });
        if (shop) state.shop = shop;
      };
    expect(cautionOf({ position, set: having([]) })).toBe('table.warn.unarmed');
    expect(cautionOf({ position, set: having(['sword#1']) })).toBeUndefined();
    expect(cautionOf({ position, set: having([], ['iron-shield#1']) })).toBeUndefined();
  });
});
