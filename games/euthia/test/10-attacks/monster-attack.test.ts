// EUT-10: the Monster attacks, step by step; Gaar, Shields, Wounds.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { monsterRow, rowAt } from '../../content/monsters.ts';
import { fighterSource } from '../../rules/combat/fighter.ts';
import type { Played } from '../../rules/combat/state.ts';
import { harmOf, inflict, newLedger, strengthOf, sumText } from '../../rules/dice/ledger.ts';
import { ledger, modifier, plus, SOURCE, window, with1 } from '../blows.ts';
import { type FightPlan, fighting, gives, heroSum, monsterSum, rolled } from '../fights.ts';
import { BLOW } from '../scenarios.ts';

const NONE = { source: { text: 'source.gaar' }, expiry: 'roll' } as const;

rule('EUT-10.6', 'a second Air Essence on the same roll would change nothing (R33)', () => {
  const guard = (oneDie: boolean) =>
    window(
      fighting({
        step: 'guard',
        combat: { oneDie },
        set: with1(hero => Object.assign(hero, { stones: [{ essence: 'air' }] })),
      }),
    );
  expect([guard(false)?.matters, guard(true)?.matters]).toEqual([true, false]);
});

rule(['EUT-10.6', 'EUT-10.10'], 'an Air Essence before the roll takes a die away', () => {
  const play = fighting({
    step: 'guard',
    dice: [6],
    combat: { round: 1, gaar: 1 },
    set: (_, [hero]) => hero?.stones.push({ essence: 'air' }),
  });
  expect(play.can()).toEqual(['essence:air']);
  play.does('essence:air');
  expect(monsterSum(play).figures).toBe('6');
  expect(play.hero().stones).toEqual([]);
});

rule('EUT-10.7', 'Clovers of the Combat Round before stop at step A, and their cards go', () => {
  const play = fighting({
    step: 'guard',
    combat: {
      round: 2,
      gaar: 1,
      played: [{ card: 'curse', things: ['curse#1'], until: 'nextMonsterStepA', round: 1 }],
      ledger: rolled([], [], { target: 'heroStrength', class: 'minus', n: 2, ...NONE, expiry: 'nextMonsterStepA' }),
    },
    set: state => {
      state.silver.stack = state.silver.stack.filter(card => card !== 'curse#1');
    },
  });
  expect(play.state.combat?.played).toEqual([]);
  expect(play.state.silver.discard).toEqual(['curse#1']);
  expect(heroSum(play).total).toBe(0);
});

rule(['EUT-10.8', 'EUT-12.8'], 'before the roll the Monster Player may play any number of combinations', () => {
  const play = fighting({
    step: 'guard',
    cards: ['power-surge', 'healing', 'frenzy'],
    combat: { round: 1, chaos: 3 },
  });
  expect(play.asked(1)).toBe('combat.monsterBefore');
  expect(play.can(1)).toEqual(['play:healing:1', 'play:power-surge:1']);
  play.answers(1, 'play:power-surge:1');
  expect(play.can(1)).toEqual(['play:healing:1']);
  expect(play.state.combat?.chaos).toBe(2);
  play.passes(1);
  expect(play.asked(1)).toBe('combat.exchange.monster');
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

rule(['EUT-10.9', 'EUT-10.11', 'EUT-10.49', 'EUT-10.56'], 'a first Monster roll of 10 or more raises Hope', () => {
  const high = fighting({ step: 'monsterRoll', dice: [5, 5], combat: { gaar: 1, round: 1 } });
  expect(high.state.combat?.hope).toBe(1);
  const low = fighting({ step: 'monsterRoll', dice: [5, 4], combat: { gaar: 1, round: 1 } });
  expect(low.state.combat?.hope).toBe(0);
  // Earth makes 11 of it, but the dice fell as 9.
  const earth = fighting({
    step: 'monsterRoll',
    dice: [5, 4],
    combat: { gaar: 1, round: 1, winds: { air: false, earth: true } },
  });
  expect(monsterSum(earth).total).toBe(11);
  expect(earth.state.combat?.hope).toBe(0);
});

rule('EUT-10.10', 'an Air Essence counts for one roll: the next is made with two dice again', () => {
  const table = fighting({ step: 'monsterRoll', dice: [4], gaar: 1, combat: { oneDie: true } });
  expect([table.state.combat?.ledger.dice.monster, table.state.combat?.oneDie]).toEqual([[4], false]);
});

rule(['EUT-10.10', 'EUT-10.13', 'EUT-10.14'], 'of a Monster that rolls one die a Gaar rolls that one again', () => {
  const play = fighting({ step: 'monsterRoll', combat: { oneDie: true, gaar: 1 }, gaar: 1, dice: [2, 6] });
  expect(play.can(1)).toEqual(['gaar:0']);
  play.answers(1, 'gaar:0');
  expect(monsterSum(play)).toMatchObject({ total: 8, figures: '6+2' });
  expect(play.can(0)).toEqual(['gaar:0']);
});

rule(['EUT-10.11', 'EUT-10.10'], 'one die never shows the 10 that would raise Hope, whatever is added to it', () => {
  const play = fighting({
    step: 'monsterRoll',
    combat: { oneDie: true, winds: { air: true, earth: true } },
    dice: [6],
  });
  expect([play.state.combat?.hope, monsterSum(play).total]).toEqual([0, 8]);
});

rule('EUT-10.12', 'Air, then Earth twist the Monster dice', () => {
  const play = fighting({
    step: 'monsterRoll',
    dice: [6, 2],
    combat: { gaar: 1, round: 1, winds: { air: true, earth: true } },
  });
  expect(monsterSum(play)).toMatchObject({ total: 5, figures: '1+2+2' });
});

rule(
  ['EUT-10.13', 'EUT-10.18'],
  'an answer matters where a Gaar could lower the Wounds, a defence where there are any',
  () => {
    const exchange = (dice: number[], plan: FightPlan = {}) =>
      window(fighting({ step: 'exchange', gaar: 1, combat: { isHeroNext: true, ledger: rolled([], dice) }, ...plan }));
    expect(exchange([6, 6])?.matters).toBe(true);
    expect(exchange([1, 1])?.matters).toBe(false);
    const after = (dice: number[]) =>
      window(fighting({ step: 'monsterAfter', tiles: ['oak-shield#1'], combat: { ledger: rolled([], dice) } }));
    expect([after([6, 6])?.matters, after([1, 1])?.matters]).toEqual([true, false]);
    const strike = (damage: number) =>
      window(
        fighting({ step: 'heroAfter', gaar: 1, combat: { attack: 'ael-ash-wand', ledger: rolled([6, 6]), damage } }),
      );
    expect([strike(0)?.matters, strike(1)?.matters]).toEqual([false, false]); // 3 Damage of 3, of 2
    const weak = window(
      fighting({ step: 'heroAfter', gaar: 1, combat: { attack: 'ael-ash-wand', ledger: rolled([4, 4]), damage: 0 } }),
    );
    expect(weak?.matters).toBe(true);
  },
);

rule(
  ['EUT-10.13', 'EUT-21.7', 'EUT-21.19'],
  'a Dwurt is an answer, and then the Monster is to act; turning Gaar into Dwurt is none',
  () => {
    const table = fighting({
      heroes: ['skoldur', 'ael'],
      step: 'exchange',
      gaar: 1,
      combat: { isHeroNext: true, gaar: 1, ledger: rolled([], [6, 5]) },
    });
    table.does('convert');
    expect([table.asked(0), table.hero().gaar, table.hero().dwurt]).toEqual(['combat.exchange', 0, 6]);
    table.does('dwurt');
    expect([table.asked(0), table.asked(1), monsterSum(table).total]).toEqual([
      undefined,
      'combat.exchange.monster',
      8,
    ]);
  },
);

rule(['EUT-10.13', 'EUT-10.14', 'EUT-10.15', 'EUT-10.17', 'EUT-10.18'], 'EX-09: the exchange of Gaar', () => {
  const play = fighting({
    heroes: ['keleia', 'dral'],
    step: 'monsterRoll',
    dice: [6, 2, 4, 5, 6],
    gaar: 3,
    combat: { gaar: 2 },
  });
  expect(monsterSum(play).total).toBe(8);
  play.passes(1).answers(0, 'gaar:0');
  expect(monsterSum(play).total).toBe(4);
  play.answers(1, 'gaar:1');
  expect(monsterSum(play).total).toBe(9);
  play.answers(0, 'gaar:1');
  expect(monsterSum(play)).toMatchObject({ total: 8, figures: '4+6−2+2−2' });
  play.passes(1);
  expect(play.can(0)).toContain('gaar:0');
  play.passes(0);
  expect(play.can(0)).toEqual(['use:keleia-dodge:0']);
  play.answers(0, 'use:keleia-dodge:0');
  expect(play.hero().health).toBe(6); // Final 6: 1 Wound of the Dragonfly
});

rule(['EUT-10.14', 'EUT-10.15', 'EUT-10.19'], 'EX-09: the exchange is a sum that can be read', () => {
  const rolled = ledger([], [6, 2]);
  const told: number[] = [strengthOf(rolled, 'monster').total];
  const gaar = (die: number, shows: number, n: number) => {
    rolled.dice.monster[die] = shows;
    plus(rolled, 'monsterStrength', n);
    told.push(strengthOf(rolled, 'monster').total);
  };
  gaar(0, 4, -2);
  gaar(1, 5, 2);
  gaar(1, 6, -2);
  plus(rolled, 'monsterStrength', -2);
  expect(told).toEqual([8, 4, 9, 8]);
  expect(strengthOf(rolled, 'monster')).toMatchObject({ total: 6, figures: '4+6−2+2−2−2' });
  expect(sumText(strengthOf(rolled, 'monster'))).toEqual({ text: 'sum', with: { figures: '4+6−2+2−2−2', total: 6 } });
});

rule('EUT-10.16', 'the Monster Player never spends Gaar of their own board', () => {
  const play = fighting({
    step: 'monsterRoll',
    dice: [3, 2],
    gaar: 1,
    set: (_, [, rival]) => rival && Object.assign(rival, { gaar: 4 }),
  });
  expect(play.asked(1)).toBeUndefined();
  expect(play.asked(0)).toBe('combat.exchange');
});

rule(['EUT-10.19', 'EUT-10.26'], 'what was used counts before the Wounds are suffered', () => {
  const play = fighting({ heroes: ['keleia', 'dral'], step: 'monsterAfter', combat: { ledger: rolled([], [6, 2]) } });
  play.does('use:keleia-dodge:0');
  expect(play.hero().health).toBe(6); // 8−2 = 6: 1 Wound instead of 2
});

rule('EUT-10.20', 'a spent Gaar is gone, on both sides', () => {
  const play = fighting({ step: 'monsterRoll', dice: [3, 2, 1, 1], gaar: 2, combat: { gaar: 2 } });
  play.answers(1, 'gaar:0').answers(0, 'gaar:1');
  expect(play.state.combat?.gaar).toBe(1);
  expect(play.hero().gaar).toBe(1);
});

rule(['EUT-10.21', 'EUT-10.22', 'EUT-10.23'], 'a Shield is used in every Combat Round, once, and never engaged', () => {
  const at = (round: number) =>
    fighting({
      step: 'monsterAfter',
      combat: { round, ledger: rolled([], [4, 4]) },
      set: (_, [hero]) => hero && gives(hero, 'oak-shield#1'),
    });
  const play = at(1);
  play.does('use:oak-shield#1:0');
  expect(play.hero().health).toBe(5); // 8: 2 Wounds, 1 less
  const shield = Object.values(play.hero().slots).find(slot => slot?.tile?.tile === 'oak-shield#1');
  expect(shield?.tile?.engaged).toBe(false);
  // It lowers the Hero's next Combat Strength, and that one alone.
  expect(play.state.combat?.ledger.modifiers).toMatchObject([
    { target: 'heroStrength', n: 1, expiry: 'nextHeroAttack' },
  ]);
  const twice = fighting({
    step: 'monsterAfter',
    combat: { round: 1, used: ['oak-shield#1'], hope: 2, ledger: rolled([], [4, 4]) },
    set: (_, [hero]) => hero && gives(hero, 'oak-shield#1'),
  });
  expect(twice.whyNot('use:oak-shield#1:0')).toEqual(['why.shield', 'EUT-10.22']);
});

rule(
  ['EUT-10.22', 'EUT-12.13', 'EUT-12.10', 'EUT-1.11'],
  'with a Combat Round end its cards, bonds and Shields; Clovers and Continuous cards stay',
  () => {
    const lies = (card: string, until: Played['until'], n: number): Played => ({
      card,
      things: [`${card}#${n}`],
      until,
      round: 1,
    });
    const table = fighting({
      step: 'damage',
      health: 5,
      combat: {
        ...BLOW,
        ledger: {
          ...rolled([2, 3]),
          modifiers: [
            modifier('wounds', 'endOfRound', 'frenzy'),
            modifier('heroStrength', 'nextMonsterStepA', 'curse'),
            modifier('damage', 'endOfCombat'),
            modifier('heroStrength', 'roll'),
          ],
        },
        used: ['oak-shield#1'],
        bonds: ['chooseHeroAttack'],
        silenced: true,
        played: [
          lies('frenzy', 'endOfRound', 8),
          lies('curse', 'nextMonsterStepA', 8),
          lies('healing', 'endOfCombat', 8),
        ],
      },
      set: state => {
        for (const deck of ['silver', 'gold'] as const)
          state[deck].stack = state[deck].stack.filter(card => !card.endsWith('#8'));
      },
    });
    const { combat } = table.state;
    expect(combat).toMatchObject({ round: 2, used: [], bonds: [], silenced: false });
    expect(combat?.attack).toBeUndefined();
    expect(combat?.ledger.modifiers.map(({ target, expiry }) => `${target} ${expiry}`)).toEqual([
      'heroStrength nextMonsterStepA',
      'damage endOfCombat',
    ]);
    expect(combat?.played.map(({ card }) => card)).toEqual(['curse', 'healing']);
    expect(table.asked()).toBe('combat.healing');
    table.passes();
    expect(table.state.combat?.played.map(({ card }) => card)).toEqual(['healing']);
    expect(table.state.silver.discard).toEqual(['frenzy#8', 'curse#8']);
  },
);

rule(
  ['EUT-10.22', 'EUT-10.36'],
  'an engaged Weapon attacks, an engaged Shield defends; with the switch neither does (R75)',
  () => {
    const engaged = (step: 'attack' | 'monsterAfter', options = {}) =>
      fighting({
        step,
        options,
        tiles: ['oak-shield#1'],
        gaar: 1,
        combat: { round: 1, ledger: rolled([], [6, 6]), hope: 2 },
        set: with1(hero => {
          hero.slots['ability-1'] = {
            open: true,
            tile: { tile: 'ael-sunlance', engaged: false, gems: [], essences: [] },
          };
          for (const slot of Object.values(hero.slots))
            if (slot?.tile && !slot.tile.tile.startsWith('ael-sunlance')) slot.tile.engaged = true;
        }),
      });
    expect(engaged('attack').can()).toEqual(['attack:ael-ash-wand', 'attack:ael-sunlance']);
    expect(engaged('monsterAfter').can()).toContain('use:oak-shield#1:0');
    const house = { engagedIsSpent: true };
    expect(engaged('monsterAfter', house).whyNot('use:oak-shield#1:0')).toEqual(['why.engaged', 'EUT-15.13']);
    const strict = engaged('attack', house);
    expect(strict.log).toContain('log.attack'); // the Ability alone was left
    expect(strict.state.combat?.attack).toBe('ael-sunlance');
  },
);

rule('EUT-10.22', 'a Shield is used once in a Combat Round and never engaged', () => {
  const table = fighting({
    step: 'monsterAfter',
    tiles: ['oak-shield#1'],
    combat: { hope: 2, ledger: rolled([], [6, 6]) },
  });
  table.does('use:oak-shield#1:0');
  expect(table.whyNot('use:oak-shield#1:0')).toEqual(['why.shield', 'EUT-10.22']);
  expect(Object.values(table.hero().slots).find(slot => slot?.tile?.tile === 'oak-shield#1')?.tile?.engaged).toBe(
    false,
  );
});

describe('names', () => {
  rule('EUT-10.25', 'who is fought is called by its own name once it lies face up', () => {
    const named = (opponent: object) =>
      fighterSource(fighting({ monster: 'ogre', level: 2, opponent: opponent as never }).state);
    expect(named({ kind: 'elite', card: 'ironback-matron' })).toEqual({ text: 'elite.ironback-matron' });
    expect(named({ kind: 'pit', level: 2 })).toEqual({ text: 'monster.ogre' });
  });
});

rule(['EUT-10.25', 'EUT-10.27', 'EUT-14.1'], 'the range of the Final Combat Strength gives the Wounds', () => {
  for (const [dice, health] of [
    [[1, 2], 6],
    [[3, 4], 5],
    [[6, 6], 3],
  ] as const) {
    const play = fighting({ step: 'wounds', combat: { ledger: rolled([], [...dice]) } });
    expect(play.hero().health).toBe(health);
  }
});

rule(['EUT-10.25', 'EUT-10.27'], 'EX-10: the table of the Dragonfly', () => {
  const wounds = (strength: number): number => rowAt(monsterRow('dragonfly').wounds, strength)?.wounds ?? 0;
  expect([3, 4, 7, 8, 11, 12].map(wounds)).toEqual([0, 1, 1, 2, 2, 3]);
});

rule(['EUT-10.28', 'EUT-10.31'], 'more Wounds need a Wound', () => {
  const surge = { target: 'wounds', class: 'plus', n: 2, ...NONE } as const;
  const miss = fighting({ step: 'wounds', combat: { ledger: rolled([], [1, 2], surge) } });
  expect(miss.hero().health).toBe(6);
  const hit = fighting({ step: 'wounds', combat: { ledger: rolled([], [2, 2], surge) } });
  expect(hit.hero().health).toBe(3);
});

for (const [target, rules] of [
  ['wounds', ['EUT-10.28', 'EUT-10.29', 'EUT-10.30', 'EUT-10.31']],
  ['damage', ['EUT-10.46']],
] as const)
  rule(rules, `${target}: additions need a plain one, come before reductions, and nothing goes below 0`, () => {
    const harm = (plain: number, ...others: number[]): number => {
      const blow = newLedger();
      for (const n of others) plus(blow, target, n);
      inflict(blow, target, plain, { source: SOURCE, expiry: 'roll' });
      return harmOf(blow, target).total;
    };
    expect(harm(2)).toBe(2);
    expect(harm(0, 3)).toBe(0);
    expect(harm(1, 3)).toBe(4);
    expect(harm(1, -3)).toBe(0);
    expect(harm(1, -2, 2)).toBe(1);
    expect(harm(0, 3, -1)).toBe(0);
  });

rule(['EUT-10.29', 'EUT-10.30'], 'reductions come after additions and stop at 0', () => {
  const surge = { target: 'wounds', class: 'plus', n: 2, ...NONE } as const;
  const less = { target: 'wounds', class: 'minus', n: 2, ...NONE } as const;
  const play = fighting({ step: 'wounds', combat: { ledger: rolled([], [2, 2], less, surge) } });
  expect(play.hero().health).toBe(5);
  const none = fighting({ step: 'wounds', combat: { ledger: rolled([], [2, 2], less) } });
  expect(none.hero().health).toBe(6);
});

rule('EUT-10.32', 'a silver heart takes Damage off the Monster', () => {
  const play = fighting({ step: 'monsterBefore', cards: ['healing'], combat: { round: 1, chaos: 1, damage: 2 } });
  play.answers(1, 'play:healing:1');
  expect(play.state.combat?.damage).toBe(1);
});
