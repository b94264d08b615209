// On which terms an effect works: each condition, where it holds and where it does not.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { Condition } from '../../content/vocabulary.ts';
import type { Held } from '../../rules/effects/held.ts';
import { type Case, conditionsHold, looksAtTarget } from '../../rules/effects/terms.ts';
import type { State } from '../../rules/state.ts';
import { BESIDE, FAR, fight } from '../fight.ts';
import { put } from '../scene.ts';

const play = fight({ equipped: ['sword#1'] });
const hero = play.hero();
const near = put(play.state, 'beastman', BESIDE);
const far = put(play.state, 'beastman', FAR);

/** Conditions of an effect that a card of the hero's has. */
const held = (...conditions: object[]): Held =>
  ({ card: { id: 'sword#1' }, effect: { if: conditions as Condition[] } }) as never;
const holds = (condition: object, about: Partial<Case> = {}, state: State = play.state): boolean =>
  conditionsHold(state, held(condition), { hero, ...about });
const attack = (about: object): Partial<Case> => ({ attack: { killed: [], ...about } as never });

rule('DES-20.2', 'an effect of one kind of attack works with that kind alone, and only in an attack', () => {
  expect(holds({ is: 'kind', kinds: ['melee'] }, attack({ kind: 'melee' }))).toBe(true);
  expect(holds({ is: 'kind', kinds: ['ranged', 'magic'] }, attack({ kind: 'melee' }))).toBe(false);
  expect(holds({ is: 'kind', kinds: ['melee'] })).toBe(false);
});

rule('DES-60.1', 'an effect that works with its own weapon asks for that copy of it', () => {
  const weapons = ['sword#1', 'sword#2', undefined].map(weapon => holds({ is: 'with-this' }, attack({ weapon })));
  expect([...weapons, holds({ is: 'with-this' })]).toEqual([true, false, false, false]);
});

rule('DES-7.1', 'an effect of an action works with that action', () => {
  expect([
    holds({ is: 'action', action: 'run' }, { action: 'run' }),
    holds({ is: 'action', action: 'run' }, { action: 'battle' }),
  ]).toEqual([true, false]);
  expect(holds({ is: 'action', action: 'run' })).toBe(false);
});

rule('DES-60.1', 'some look at an enemy beside the hero, some at one who has not seen them', () => {
  expect(holds({ is: 'adjacent-target' }, { target: near })).toBe(true);
  expect(holds({ is: 'adjacent-target' }, { target: far })).toBe(false);
  expect(holds({ is: 'adjacent-target' }, { target: hero })).toBe(false);
  expect(holds({ is: 'adjacent-target' })).toBe(false);
  const seen = { ...hero, seenBy: [near.id] };
  expect(holds({ is: 'unseen' }, { hero: seen, target: far })).toBe(true);
  expect(holds({ is: 'unseen' }, { hero: seen, target: near })).toBe(false);
  expect(holds({ is: 'unseen' }, { hero: { ...hero, seenBy: undefined } as never, target: near })).toBe(true);
  expect(holds({ is: 'unseen' }, { target: hero })).toBe(false);
  expect(holds({ is: 'unseen' })).toBe(false);
});

rule('DES-13.7', 'a roll is plain until it is aimed, dodged or rolled again', () => {
  expect(holds({ is: 'plain-roll' }, attack({}))).toBe(true);
  for (const spoilt of [{ aimed: true }, { dodged: true }, { rerolled: true }])
    expect(holds({ is: 'plain-roll' }, attack(spoilt)), JSON.stringify(spoilt)).toBe(false);
  expect(holds({ is: 'plain-roll' })).toBe(false);
});

rule(
  'DES-60.1',
  'an off hand, a hit, bare skin, the turn of the overlord, the deed of an enemy, a death that lasts',
  () => {
    expect([holds({ is: 'off-hand' }, attack({ offHand: 'dagger#1' })), holds({ is: 'off-hand' }, attack({}))]).toEqual(
      [true, false],
    );
    expect([true, false, undefined].map(hits => holds({ is: 'hits' }, attack({ hits })))).toEqual([true, false, false]);
    expect(holds({ is: 'hits' })).toBe(false);
    const clad = { ...hero, equipped: ['plate-mail#1'] };
    expect([holds({ is: 'unarmoured' }), holds({ is: 'unarmoured' }, { hero: clad })]).toEqual([true, false]);
    const phases = (['heroes', 'overlord'] as const).map(phase =>
      holds({ is: 'overlord-turn' }, {}, { ...play.state, phase } as State),
    );
    expect(phases).toEqual([false, true]);
    expect([near.id, hero.id, undefined].map(by => holds({ is: 'by-enemy' }, { by }))).toEqual([true, false, false]);
    expect(holds({ is: 'stays-dead' })).toBe(true);
    expect(holds({ is: 'stays-dead' }, { target: near, ...attack({ killed: [near.id] }) })).toBe(true);
    expect(holds({ is: 'stays-dead' }, { target: near, ...attack({ killed: [far.id] }) })).toBe(false);
    expect(holds({ is: 'stays-dead' }, { target: near })).toBe(false);
  },
);

rule('DES-60.1', 'all conditions of an effect must hold; none means always; what looks at a target is known', () => {
  const about = { hero, target: near, ...attack({ kind: 'melee' }) };
  expect(conditionsHold(play.state, { effect: {} } as never, { hero })).toBe(true);
  expect(conditionsHold(play.state, held({ is: 'adjacent-target' }, { is: 'kind', kinds: ['melee'] }), about)).toBe(
    true,
  );
  expect(conditionsHold(play.state, held({ is: 'adjacent-target' }, { is: 'kind', kinds: ['magic'] }), about)).toBe(
    false,
  );
  expect(
    [held({ is: 'unseen' }), held({ is: 'adjacent-target' }), held({ is: 'hits' }), { effect: {} } as never].map(
      looksAtTarget,
    ),
  ).toEqual([true, true, false, false]);
  expect(looksAtTarget(held({ is: 'hits' }, { is: 'unseen' }))).toBe(true);
});
