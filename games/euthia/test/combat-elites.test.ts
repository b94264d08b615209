// EUT-17.7 to EUT-17.23: Elites in combat; foes of scenarios.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { Ledger } from '../rules/dice/ledger.ts';
import { FIELD, type FightPlan, fighting, gives, heroSum, monsterSum } from './fights.ts';
import { CHAPEL } from './scene.ts';

const rolled = (hero: number[], monster: number[] = []): Ledger => ({ dice: { hero, monster }, modifiers: [] });
const elite = (card: string, plan: FightPlan = {}) =>
  fighting({
    ...plan,
    opponent: { kind: 'elite', card },
    set: (state, heroes) => {
      state.bounties.current = card;
      plan.set?.(state, heroes);
    },
  });

rule('EUT-17.7', 'an Elite is fought like a Monster, with what its card says', () => {
  const play = elite('old-grimhorn', { step: 'card', combat: { rival: 1 }, cards: [] });
  expect(play.state.combat).toMatchObject({ card: 'old-grimhorn', chaos: 1, gaar: 1 });
  expect(play.hero(1).hand).toHaveLength(1);
});

rule(
  ['EUT-17.8', 'EUT-17.9', 'EUT-17.10', 'EUT-17.22'],
  'its Bounty is gained whatever the Reputation; no Loot, no token',
  () => {
    const play = elite('old-grimhorn', {
      step: 'damage',
      combat: { attack: 'ael-ash-wand', ledger: rolled([6, 6]), damage: 4, hope: 2 },
      gaar: 0,
      set: (_, [hero]) => hero && Object.assign(hero, { reputation: 90 }),
    });
    play.does('keep');
    expect(play.hero()).toMatchObject({ reputation: 93, gold: 2, gaar: 1, bounties: ['old-grimhorn'] });
    expect(play.hero().bags).toEqual([{ kind: 'trophy', card: 'old-grimhorn' }]);
    expect(play.state.tokens[FIELD[0] ?? CHAPEL]).toBeUndefined();
    expect(play.state.bounties.current).toBeUndefined();
  },
);

rule(['EUT-17.12', 'EUT-17.23'], 'an Elite that kills stays face up, and its player takes the token', () => {
  const play = elite('old-grimhorn', { step: 'wounds', health: 1, combat: { ledger: rolled([], [3, 3]) } });
  expect(play.state.bounties.current).toBe('old-grimhorn');
  expect(play.hero(1).kills).toEqual([0]);
  expect(play.hero().at).toBe(CHAPEL);
  expect(play.state.monsters[1].seen).toBe(false);
});

rule('EUT-17.14', 'a Clover lowers all Hero rolls until step A of the next Combat Round', () => {
  const play = elite('old-grimhorn', {
    step: 'wounds',
    dice: [5, 5],
    combat: { round: 1, ledger: rolled([], [6, 5]) },
  });
  play.passes();
  expect(heroSum(play)).toMatchObject({ total: 8, figures: '5+5−1−1' });
  play.passes().passes();
  expect(play.state.combat?.ledger.modifiers.filter(({ target }) => target === 'heroStrength')).toEqual([]);
});

rule('EUT-17.14', 'it applies even where the Wounds are reduced to 0', () => {
  const ledger: Ledger = {
    ...rolled([], [6, 5]),
    modifiers: [{ target: 'wounds', class: 'minus', n: 9, source: { text: 'source.gaar' }, expiry: 'roll' }],
  };
  const play = elite('old-grimhorn', { step: 'wounds', combat: { round: 1, ledger } });
  expect(play.hero().health).toBe(6);
  expect(play.told()).toContain('log.hinder');
});

rule('EUT-17.15', 'the Monster Player draws a card; against the Combat deck a reserve grows', () => {
  const rival = elite('lantern-widow', { step: 'wounds', combat: { ledger: rolled([], [4, 4]) } });
  expect(rival.hero(1).hand).toHaveLength(1);
  const deck = elite('lantern-widow', { heroes: ['ael'], step: 'wounds', combat: { ledger: rolled([], [4, 4]) } });
  expect(deck.state.reserves.silver).toHaveLength(2); // one came with the round
});

rule('EUT-17.16', 'it raises its Health: Damage comes off first, the rest counts for this fight', () => {
  const hurt = elite('reed-king', { step: 'wounds', combat: { damage: 2, ledger: rolled([], [5, 4]) } });
  expect(hurt.state.combat).toMatchObject({ damage: 1, extraHealth: 0 });
  const whole = elite('reed-king', { step: 'wounds', combat: { damage: 0, ledger: rolled([], [5, 4]) } });
  expect(whole.state.combat).toMatchObject({ damage: 0, extraHealth: 1 });
});

rule('EUT-17.17', 'a skull beats the Hero at once', () => {
  const plus = {
    target: 'monsterStrength',
    class: 'plus',
    n: 2,
    source: { text: 'source.gaar' },
    expiry: 'roll',
  } as const;
  const play = elite('black-mage-shade', {
    step: 'wounds',
    combat: { ledger: { ...rolled([], [6, 6]), modifiers: [plus] } },
  });
  expect(play.told()).toContain('log.skull');
  expect(play.hero(1).kills).toEqual([0]);
});

rule(
  ['EUT-17.18', 'EUT-10.24'],
  'Immunity: no Gaar, no Rabbit’s Foot, no Wound less, but for a Shield and three Abilities',
  () => {
    const play = elite('tower-breaker', {
      heroes: ['ael', 'dral'],
      tiles: ['ael-magic-rampart', 'ael-lucid-prayer'],
      step: 'exchange',
      health: 6,
      gaar: 1,
      combat: { isHeroNext: true, ledger: rolled([], [3, 4]) },
      set: (_, [hero]) => hero && gives(hero, 'oak-shield#1'),
    });
    // Its Gaar would be vain, so that nobody is asked: step C goes on.
    expect(play.asked()).toBe('combat.monsterAfter');
    expect(play.can().sort()).toEqual(['use:ael-magic-rampart:0', 'use:oak-shield#1:0']);
    expect(play.whyNot('use:ael-lucid-prayer:1')).toEqual(['why.immune', 'EUT-17.18']);
    play.does('use:ael-magic-rampart:0', 'use:oak-shield#1:0');
    expect(play.hero().health).toBe(5); // 7: 4 Wounds, 3 less
  },
);

rule('EUT-17.18', 'a Paralysing Blow hinders an Immune Elite; other blows do not', () => {
  const play = elite('tower-breaker', {
    heroes: ['maeldur', 'dral'],
    tiles: ['maeldur-paralysing-blow'],
    step: 'damage',
    dice: [4, 4],
    combat: { attack: 'maeldur-paralysing-blow', round: 1, gaar: 1, ledger: rolled([6, 6]) },
  });
  expect(monsterSum(play)).toMatchObject({ total: 4, figures: '4+4−4' });
});

rule(
  ['EUT-17.19', 'EUT-17.20'],
  'Air and Earth twist only the Hero’s dice; an Air Essence does nothing; healing works',
  () => {
    const play = elite('tower-breaker', {
      step: 'guard',
      dice: [3, 3],
      combat: { round: 1, gaar: 1, winds: { air: true, earth: true } },
      set: (_, [hero]) => hero?.stones.push({ essence: 'air' }, { essence: 'water' }),
    });
    expect(monsterSum(play).figures).toBe('3+3');
    const healing = elite('tower-breaker', {
      step: 'healing',
      health: 2,
      set: (_, [hero]) => hero?.stones.push({ essence: 'water' }),
    });
    expect(healing.can()).toContain('essence:water');
  },
);

rule('EUT-17.18', 'Damage gets through', () => {
  const play = elite('tower-breaker', {
    step: 'damage',
    combat: { attack: 'ael-ash-wand', ledger: rolled([6, 6]) },
  });
  expect(play.state.combat?.damage).toBe(3);
});
