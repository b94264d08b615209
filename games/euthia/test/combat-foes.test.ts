// Foes of scenarios in a fight: a single one, stages, phases; what lasts between fights; Magic Defence; pits.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { FoeId } from '../content/scenarios/vocabulary.ts';
import { healthOf } from '../rules/combat/fighter.ts';
import type { Ledger } from '../rules/dice/ledger.ts';
import type { FoeState } from '../rules/state.ts';
import { FIELD, type FightPlan, fighting } from './fights.ts';
import { CHAPEL } from './scene.ts';

const rolled = (hero: number[], monster: number[] = []): Ledger => ({ dice: { hero, monster }, modifiers: [] });
const HERE = FIELD[0] ?? CHAPEL;

const foe = (id: FoeId, standing: Partial<FoeState>, plan: FightPlan = {}) =>
  fighting({
    ...plan,
    opponent: { kind: 'foe', foe: id },
    set: (state, heroes) => {
      state.scenario.foes[id] = { at: HERE, damage: 0, stage: 0, magicDefence: 0, beaten: false, hurt: 0, ...standing };
      state.tokens[HERE] = [{ kind: 'hero', seat: 0 }]; // no Monster waits there as well (R91)
      if (state.combat && standing.damage) state.combat.damage = standing.damage;
      plan.set?.(state, heroes);
    },
  });

rule('EUT-1.4', 'a foe breaks off after its Combat Rounds; its Damage stays, and the Hero where they are', () => {
  const play = foe(
    'golem',
    { damage: 4 },
    {
      step: 'damage',
      combat: { attack: 'ael-ash-wand', round: 3, ledger: rolled([6, 6]), hope: 2, damage: 4 },
      gaar: 0,
    },
  );
  expect(play.told()).toContain('log.stopped');
  expect(play.state.scenario.foes.golem).toMatchObject({ damage: 7, hurt: 3, beaten: false });
  expect(play.hero()).toMatchObject({ at: HERE, gaar: 1 });
  expect(play.state.combat).toBeUndefined();
});

rule('EUT-1.4', 'its Health grows with the players, and it is beaten for good', () => {
  const play = foe(
    'golem',
    { damage: 26 },
    {
      step: 'damage',
      combat: { attack: 'ael-ash-wand', round: 1, ledger: rolled([6, 6]), damage: 26 },
    },
  );
  expect(play.state.scenario.foes.golem).toMatchObject({ beaten: true });
  expect(play.state.scenario.foes.golem?.at).toBeUndefined();
  expect(play.told()).not.toContain('trophy.ask');
  expect(play.state.tokens[HERE]).toHaveLength(1);
});

rule('EUT-13.26', 'what was forged against a foe deals more with each attack that deals Damage, in one fight', () => {
  const fight = (hero: number[]) =>
    foe(
      'golem',
      {},
      {
        step: 'damage',
        combat: {
          attack: 'ael-ash-wand',
          round: 3,
          ledger: {
            ...rolled(hero),
            modifiers: [
              { target: 'damage', class: 'plus', n: 1, source: { text: 'source.forge' }, expiry: 'endOfCombat' },
            ],
          },
        },
        set: (_, [one]) => one && Object.assign(one, { forged: { foe: 'golem', n: 1 } }),
      },
    );
  expect(fight([6, 6]).state.scenario.foes.golem?.damage).toBe(4);
  expect(fight([1, 1]).state.scenario.foes.golem?.damage).toBe(0);
  expect(fight([1, 1]).hero().forged).toBeUndefined();
});

rule('EUT-1.4', 'a stage has its own Health, Reward and Magic Defence; the next one stands after it', () => {
  const play = foe(
    'farruga',
    { stage: 0, magicDefence: 0 },
    {
      step: 'damage',
      combat: { attack: 'ael-ash-wand', round: 1, ledger: rolled([6, 6]), damage: 5 },
    },
  );
  expect(play.state.scenario.foes.farruga).toMatchObject({ stage: 1, damage: 0, magicDefence: 0, beaten: false });
  expect(play.hero()).toMatchObject({ reputation: 3, gold: 4 });
  const last = foe(
    'farruga',
    { stage: 3 },
    {
      step: 'damage',
      combat: { attack: 'ael-ash-wand', round: 1, ledger: rolled([6, 6]), damage: 11 },
    },
  );
  expect(last.state.scenario.foes.farruga).toMatchObject({ beaten: true });
});

rule('EUT-1.4', 'the phase that a counter has reached gives the table; the Health is one', () => {
  const play = foe('mirrezil', { stage: 2 }, { step: 'healing', health: 4 });
  expect(healthOf(play.state)).toBe(23);
});

rule('EUT-1.4', 'Magic Defence: so much Damage less after all else, and a token goes', () => {
  const strike = (magicDefence: number, hero: number[]) =>
    foe(
      'farruga',
      { magicDefence },
      {
        step: 'damage',
        combat: { attack: 'ael-ash-wand', round: 1, ledger: rolled(hero) },
      },
    ).state;
  const two = strike(2, [6, 6]);
  expect(two.combat?.damage).toBe(1);
  expect(two.scenario.foes.farruga?.magicDefence).toBe(1);
  const four = strike(4, [6, 6]);
  expect(four.combat?.damage).toBe(0);
  expect(four.scenario.foes.farruga?.magicDefence).toBe(3);
  expect(strike(2, [1, 1]).scenario.foes.farruga?.magicDefence).toBe(2);
});

rule('EUT-14.4', 'a foe that kills keeps its Damage and stays', () => {
  const play = foe(
    'golem',
    { damage: 5 },
    {
      step: 'wounds',
      health: 2,
      combat: { round: 1, damage: 5, ledger: rolled([], [6, 6]) },
    },
  );
  expect(play.hero().at).toBe(CHAPEL);
  expect(play.state.scenario.foes.golem).toMatchObject({ at: HERE, damage: 5, beaten: false });
});

rule('EUT-11.8', 'the Monster of a pit gives its Reward, no Loot and no token; the pit closes', () => {
  const play = fighting({
    opponent: { kind: 'pit', level: 1 },
    step: 'damage',
    combat: { attack: 'ael-ash-wand', ledger: rolled([6, 6]), damage: 2 },
    set: state => {
      state.scenario.pits[HERE] = 1;
    },
  }).passes();
  expect(play.hero()).toMatchObject({ reputation: 1, gold: 0 });
  expect(play.state.tokens[HERE]).toBeUndefined();
  expect(play.state.scenario.pits[HERE]).toBeUndefined();
});

rule('EUT-10.9', 'an Event that strengthens Monsters stands in the sum; one that pays for them pays', () => {
  const play = fighting({
    step: 'monsterRoll',
    dice: [3, 3],
    gaar: 1,
    set: state => {
      state.scenario.modifiers.push({ modifier: { stat: 'monsterStrength', n: 1 }, until: 'roundEnd' });
    },
  });
  expect(play.state.combat?.ledger.modifiers).toMatchObject([{ target: 'monsterStrength', n: 1 }]);
  const won = fighting({
    step: 'victory',
    set: (state, [hero]) => {
      state.scenario.modifiers.push({ modifier: { stat: 'monsterReputation', n: 1 }, until: 'roundEnd' });
      if (hero) hero.reputation = 50;
    },
  });
  expect(won.hero().reputation).toBe(51);
});
