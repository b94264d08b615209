// EUT-21: Skoldur.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { excess } from '../rules/board.ts';
import { isDeadly } from '../rules/dwurt.ts';
import { dieInCombat } from '../rules/harm.ts';
import { heroOf } from '../rules/state.ts';
import { spendDwurt } from '../rules/uses.ts';
import { skoldurFights } from './blows.ts';
import { gives, monsterSum, rolled } from './fights.ts';
import { atEncounter, challenge, having, saved, skoldur, sum } from './places.ts';
import { bag, CHAPEL, gains, one, type Play, scene, stands, tableOf } from './scene.ts';

rule(['EUT-21.1', 'EUT-21.9'], 'Skoldur begins with 5 Dwurt, no Gaar, and the die at zero', () => {
  expect(skoldur().hero()).toMatchObject({ dwurt: 5, gaar: 0, dwurtDie: 0 });
});

rule(['EUT-21.2', 'EUT-21.20'], 'R56: his Gaar lie in Bags; without room they are turned into Dwurt or go', () => {
  const play = skoldur(hero => {
    for (const tile of ['short-sword#1', 'short-sword#2', 'mail-helm#1']) bag(hero, tile);
    Object.assign(hero, { gaar: 1, dwurt: 4 });
  });
  expect([excess(play.hero()), play.asked()]).toEqual([1, 'bags.ask']);
  play.does('convert');
  expect(play.hero()).toMatchObject({ gaar: 0, dwurt: 5 });
  expect(play.asked()).toBe('turn.ask');
});

rule(
  ['EUT-21.3', 'EUT-21.11', 'EUT-21.12'],
  'while the Dwurt die is about to be resolved a Gaar may become the Dwurt that avoids it; at zero nobody is asked',
  () => {
    const ends = (gaar: number, dwurtDie: number, dwurt = 0) =>
      having(hero => Object.assign(hero, { gaar, dwurt, dwurtDie, health: 6, tokens: [] }), {
        heroes: ['skoldur', 'ael'],
      }).does('end');
    const play = ends(2, 5);
    expect([play.asked(0), play.can(0)]).toEqual(['dwurt.ask', ['resolve', 'convert']]);
    play.does('convert');
    expect(play.hero()).toMatchObject({ gaar: 1, dwurt: 1, dwurtDie: 5 });
    expect([play.asked(0), play.can(0)]).toEqual(['dwurt.ask', ['resolve', 'drink', 'convert']]);
    play.does('drink');
    expect(play.hero()).toMatchObject({ gaar: 1, dwurt: 0, dwurtDie: 0, health: 6, hand: [] });
    expect(play.state.turn.seat).toBe(1);
    const dead = ends(2, 5).does('resolve');
    expect(dead.hero()).toMatchObject({ at: CHAPEL, dwurtDie: 0 });
    expect(ends(0, 5, 1).can(0)).toEqual(['resolve', 'drink']);
    expect(ends(1, 0).asked(1)).toBe('turn.ask');
  },
);

rule(
  ['EUT-21.3', 'EUT-21.12', 'EUT-21.19', 'EUT-21.21'],
  'a Gaar becomes a Dwurt at any time, without moving the die; a Gaar itself changes no die',
  () => {
    const play = skoldurFights({
      step: 'heroAfter',
      gaar: 1,
      combat: { hope: 2, attack: 'skoldur-keg-maul', ledger: rolled([3, 3]) },
    });
    expect(play.can()).toEqual(['dwurt', 'hope:roll', 'hope:gaar', 'convert']);
    play.does('hope:gaar', 'convert', 'convert');
    expect(play.log).toContain('log.hope.gaar');
    expect(play.hero()).toMatchObject({ gaar: 0, dwurt: 7, dwurtDie: 0 });
    play.does('dwurt');
    expect(play.hero()).toMatchObject({ dwurt: 6, dwurtDie: 1 });
  },
);

rule(['EUT-21.3', 'EUT-21.12'], 'a Gaar becomes a Dwurt at any time, and the die stays', () => {
  const play = skoldur(hero => void Object.assign(hero, { gaar: 1, dwurt: 2 }));
  play.does('convert');
  expect(play.hero()).toMatchObject({ gaar: 0, dwurt: 3, dwurtDie: 0 });
  expect(play.can()).not.toContain('convert');
});

rule(['EUT-21.4', 'EUT-21.14'], 'a death sets the Dwurt die to zero; the three Gaar may be turned at once', () => {
  const play = skoldurFights({
    step: 'wounds',
    health: 1,
    gaar: 0,
    combat: { ledger: rolled([], [6, 6]) },
    set: (_, [hero]) => hero && Object.assign(hero, { dwurtDie: 4, dwurt: 2 }),
  });
  expect(play.hero()).toMatchObject({ gaar: 3, dwurt: 2, dwurtDie: 0 });
  expect(play.can()).toContain('convert');
});

rule('EUT-21.4', 'after a death in combat he has 3 Gaar, to be turned as he likes', () => {
  const play = skoldur(hero => void Object.assign(hero, { dwurt: 1 }));
  dieInCombat(tableOf(play.state), play.hero(), 1);
  expect(play.hero()).toMatchObject({ gaar: 3, dwurt: 1 });
});

rule(['EUT-21.5', 'EUT-21.21'], 'a Quest that asks for Gaar wants Gaar', () => {
  const play = scene({
    heroes: ['skoldur', 'dral'],
    set: atEncounter('ch1-encounter-3', 'ferryman', ['ferryman-5'], () => {}),
  });
  expect(play.whyNot('quest:ferryman-5:0')).toEqual(['why.need', 'EUT-13.19']);
});

rule(
  ['EUT-21.7', 'EUT-21.10'],
  'Dwurt: no reroll, +3 to his roll or −3 to the Monster; each raises the Dwurt die',
  () => {
    const own = skoldurFights({ step: 'heroAfter', combat: { attack: 'skoldur-keg-maul', ledger: rolled([3, 3]) } });
    expect(own.can()).toEqual(['dwurt']);
    own.does('dwurt');
    expect(own.state.combat?.ledger).toMatchObject({ dice: { hero: [3, 3] }, modifiers: [{ n: 3, class: 'plus' }] });
    expect(own.hero()).toMatchObject({ dwurt: 4, dwurtDie: 1 });
    const monster = skoldurFights({
      step: 'exchange',
      combat: { isHeroNext: true, gaar: 1, ledger: rolled([], [4, 4]) },
    });
    monster.does('dwurt');
    expect(monsterSum(monster)).toMatchObject({ total: 5, figures: '4+4−3' });
  },
);

rule(['EUT-21.7', 'EUT-21.10'], 'Skoldur spends Dwurt on any roll, without a reroll', () => {
  const play = challenge({ heroes: ['skoldur', 'dral'], dice: [2, 3], gaar: 1, air: false });
  expect(play.can()).toEqual(['dwurt', 'convert']);
  play.does('dwurt');
  expect(sum(play).figures).toBe('2+3+2+3');
  expect(play.hero()).toMatchObject({ dwurt: 4, dwurtDie: 1, gaar: 1 });
});

rule(['EUT-21.8', 'EUT-21.7'], 'Dwurt: exactly as many as a tile costs will do; without any none is spent', () => {
  const sniffs = (dwurt: number) =>
    scene({
      heroes: ['skoldur', 'ael'],
      set: stands('ch1-encounter-2', 1, (_, [hero]) => {
        if (!hero) return;
        gives(hero, 'skoldur-sniff-ore');
        Object.assign(hero, { dwurt, tokens: [] });
      }),
    });
  expect(sniffs(0).whyNot('mine')).toEqual(['why.action', 'EUT-7.1']);
  const play = sniffs(1).does('mine');
  expect(play.hero()).toMatchObject({ dwurt: 0, dwurtDie: 1 });
  const roll = scene({
    heroes: ['skoldur', 'ael'],
    dice: [4, 4],
    set: stands('ch1-fixed-2', 2, (_, [hero]) => hero && Object.assign(hero, { dwurt: 0, gaar: 1 })),
  }).does('challenge');
  expect(roll.whyNot('dwurt')).toEqual(['why.dwurt', 'EUT-21.7']);
});

rule('EUT-21.8', 'some of his tiles are paid with Dwurt', () => {
  const play = skoldurFights({ step: 'healing', health: 3 });
  play.does('use:skoldur-gulp:0');
  expect(play.hero()).toMatchObject({ dwurt: 4, dwurtDie: 1 });
  expect(play.hero().health).toBe(6);
  const dry = skoldurFights({
    step: 'healing',
    health: 3,
    gaar: 1,
    set: (_, [hero]) => hero && Object.assign(hero, { dwurt: 0 }),
  });
  expect(dry.whyNot('use:skoldur-gulp:0')).toEqual(['why.dwurt', 'EUT-21.8']);
});

rule(['EUT-21.8', 'EUT-21.10'], 'R55: tiles that cost Dwurt raise the die, to 5 at most', () => {
  const play = skoldur(hero => void Object.assign(hero, { health: 2 }));
  play.does('use:skoldur-gulp:0');
  expect(play.hero()).toMatchObject({ health: 5, dwurt: 4, dwurtDie: 1 });
  const hero = play.hero();
  hero.dwurt = 9;
  spendDwurt(play.state, hero, 7);
  expect(hero.dwurtDie).toBe(5);
  const sober = skoldur(undefined, { soberZero: true });
  sober.hero().dwurt = 9;
  spendDwurt(sober.state, sober.hero(), 7);
  expect(sober.hero().dwurtDie).toBe(6);
});

rule(['EUT-21.11', 'EUT-21.16'], 'the Dwurt die is avoided only with a Dwurt, and zero needs no avoiding', () => {
  const ends = (dwurt: number, dwurtDie: number) =>
    having(hero => Object.assign(hero, { dwurt, dwurtDie, tokens: [] }), { heroes: ['skoldur', 'ael'] }).does('end');
  expect([ends(1, 2).asked(0), ends(1, 2).can(0)]).toEqual(['dwurt.ask', ['resolve', 'drink']]);
  const drunk = ends(1, 2).does('drink');
  expect(drunk.hero()).toMatchObject({ dwurt: 0, dwurtDie: 0, hand: [] });
  expect(ends(0, 2).hero()).toMatchObject({ hand: { length: 2 }, dwurtDie: 0 });
  expect(ends(1, 0).hero()).toMatchObject({ dwurt: 2 });
});

rule(['EUT-21.11', 'EUT-21.10'], 'the last Dwurt buys off the die it raised, which then shows zero', () => {
  const play = scene({
    heroes: ['skoldur', 'ael'],
    set: one(hero => void Object.assign(hero, { dwurtDie: 5, dwurt: 1, tokens: [] })),
  }).does('end', 'drink');
  expect(play.hero()).toMatchObject({ dwurt: 0, dwurtDie: 0, health: 8 });
});

rule(
  ['EUT-21.13', 'EUT-21.18', 'EUT-21.14'],
  'dying of the die costs its Reputation and one more; the Dwurt it gave stay, the turn is over',
  () => {
    const drunk = (amulet: boolean): Play =>
      saved(
        scene({
          heroes: ['skoldur', 'ael'],
          set: one(hero => {
            Object.assign(hero, { dwurtDie: 4, dwurt: 0, health: 4, reputation: 9, tokens: [] });
            if (amulet) gives(hero, 'amulet-of-eternity#1');
          }),
        }).does('end'),
      );
    const dead = drunk(false);
    expect(dead.hero()).toMatchObject({ reputation: 7, at: CHAPEL, dwurtDie: 0 });
    expect([dead.hero().dwurt > 0, dead.state.turn.seat]).toEqual([true, 1]);
    const kept = drunk(true);
    expect([kept.hero().reputation, kept.hero().bags.length]).toEqual([8, 0]);
  },
);

rule(
  ['EUT-21.13', 'EUT-21.18'],
  'R80: dying of the die costs 1 Reputation, besides what the die costs, and the turn is over',
  () => {
    const play = skoldur(hero => void Object.assign(hero, { dwurtDie: 4, health: 3, reputation: 5, at: 'hex:0,0' }));
    play.does('end', 'resolve');
    play.answers(0, 'save:mining');
    expect(play.hero()).toMatchObject({ reputation: 3, health: 8, at: CHAPEL, dwurtDie: 0 });
    expect(play.state.turn.seat).toBe(1);
  },
);

rule('EUT-21.14', 'any death sets the die to zero without effect', () => {
  const play = skoldur(hero => void Object.assign(hero, { dwurtDie: 4, reputation: 5 }));
  gains(play.state, play.hero(), { op: 'sufferWounds', n: 20 });
  expect(play.hero()).toMatchObject({ dwurtDie: 0, hand: [] });
});

rule('EUT-21.15', 'his tiles of Reputation 0 are Revealed and Learned like others', () => {
  const { stack, slots } = skoldur().hero();
  expect(stack).toContain('skoldur-brewers-arm');
  expect(JSON.stringify(slots)).not.toContain('skoldur-brewers-arm');
});

rule('EUT-21.16', 'R54: what each face does', () => {
  const face = (die: number, options = {}) => {
    const play = skoldur(
      hero => void Object.assign(hero, { dwurtDie: die, dwurt: 1, reputation: 4, health: 8 }),
      options,
    );
    play.does('end');
    if (play.asked() === 'dwurt.ask') play.does('resolve');
    const { dwurt, hand, reputation, health } = play.hero();
    return [dwurt, hand.length, reputation, health];
  };
  expect([0, 1, 2, 3, 4, 5].map(die => face(die))).toEqual([
    [2, 0, 4, 8],
    [1, 1, 4, 8],
    [1, 2, 4, 7],
    [2, 3, 3, 6],
    [2, 1, 3, 4],
    [3, 1, 3, 2],
  ]);
  expect([face(0, { soberZero: true }), face(1, { soberZero: true })]).toEqual([
    [1, 0, 4, 8],
    [2, 0, 4, 8],
  ]);
});

rule('EUT-21.16', 'whoever would die of the Dwurt die as it lies is known before', () => {
  const deadly = (health: number, soberZero = false): number[] => {
    const { state } = skoldur(hero => void Object.assign(hero, { health }), { soberZero });
    return [0, 1, 2, 3, 4, 5].filter(dwurtDie => isDeadly(state, { ...heroOf(state, 0), dwurtDie }));
  };
  expect([1, 2, 3, 4, 5, 6, 7].map(health => deadly(health))).toEqual([
    [2, 3, 4, 5],
    [3, 4, 5],
    [4, 5],
    [4, 5],
    [5],
    [5],
    [],
  ]);
  expect(deadly(2, true)).toEqual([4, 5]);
});

rule('EUT-21.21', 'Mind Control takes his Gaar first, then Dwurt, of which the Monster has nothing', () => {
  const play = skoldurFights({
    step: 'monsterBefore',
    cards: ['mind-control', 'mind-control'],
    gaar: 1,
    combat: { chaos: 1 },
  });
  play.answers(1, 'play:mind-control:2');
  expect(play.hero()).toMatchObject({ gaar: 0, dwurt: 4 });
  expect(play.state.combat?.gaar).toBe(1);
});
