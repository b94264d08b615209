// What one would regret is said before it is done.

import { type Decision, type Picks, plainDecision } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { placesAround } from '../../rules/around.ts';
import { startOf } from '../../rules/setup/start.ts';
import { lay, type Plan, put, scene, space } from '../../test/scene.ts';
import { warn } from '../warnings.ts';

/** The words of caution when the first player, after these deeds, answers so. */
function cautionOf(plan: Plan, deeds: readonly string[] = [], picks: (decision: Decision) => Picks = () => []) {
  const { match } = scene(plan).does(...deeds);
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

  test('of a journey to Town with too few points to trade there; whoever has breath left can buy points', () => {
    const journey = (steps: number, fatigue: number) => {
      const play = scene({
        set: (state, [hero]) => {
          if (hero) Object.assign(hero, { at: space(4, 10), fatigue });
          lay(state, { kind: 'glyph', active: true }, space(4, 10));
        },
      }).does('action:run');
      if (play.state.turn) play.state.turn.movement = steps;
      const decision = play.match.decisionOf(0);
      if (!decision) throw new Error('nobody is asked');
      return warn(play.seat(0).view(), plainDecision(decision), ['town'])?.lines[0]?.text.text;
    };
    expect([journey(3, 0), journey(4, 0), journey(3, 1)]).toEqual(['table.warn.town', undefined, undefined]);
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

  describe('of what they would pay for and use badly', () => {
    const buys = (hero: string, item: string, options?: Plan['options']) =>
      cautionOf(
        {
          heroes: [hero, 'mad-carthos'],
          position: { at: 'shopping', hero: 0 },
          set: (_, [one]) => Object.assign(one ?? {}, { coins: 500, equipped: ['sword#1'] }),
          ...(options && { options }),
        },
        [],
        () => [`buy:${item}`],
      );

    test('DES-34.1: a thing of two hands for whoever has one', () => {
      expect(buys('one-fist', 'axe')).toBe('why.fewHands');
      expect(buys('steelhorns', 'axe')).toBeUndefined();
      // What only has to change places is no loss.
      expect(buys('one-fist', 'dagger')).toBeUndefined();
    });

    test('DES-20.7: a weapon of which no trait die is thrown; DES-20.9: with the house rule it would strike nobody', () => {
      expect(buys('steelhorns', 'bow')).toBe('why.noTrait');
      expect(buys('silhouette', 'bow')).toBeUndefined();
      expect(buys('steelhorns', 'bow', { 'no-attack-without-trait': true })).toBe('why.traitNeeded');
    });
  });
});
