// EUT-9 to EUT-14: what begins with a fight, what ends with an attack, a Combat Round and the fight; who is asked in between.

import type { Seat } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { maybeRemove } from '@veillee/pieces/piles';
import { expect } from 'vitest';
import { threat } from '../rules/combat/blow.ts';
import type { Played } from '../rules/combat/state.ts';
import {
  cancelCards,
  type Ending,
  type Expiry,
  end,
  type Ledger,
  type Modifier,
  type Target,
} from '../rules/dice/ledger.ts';
import type { Hero, State } from '../rules/state.ts';
import { deckOf } from '../rules/supplies.ts';
import { deals, FIELD, type FightPlan, fighting, gives, heroSum, monsterSum, reserves, topMonster } from './fights.ts';
import { BLOW, duel, HERE, play, rolled } from './scenarios.ts';
import { at, CHAPEL, marks, type Play } from './scene.ts';

const window = (table: Play, seat: Seat = 0) => table.table.match.decisionOf(seat)?.window;
const with1 = (change: (hero: Hero, state: State) => void) => (state: State, heroes: readonly Hero[]) => {
  const [hero] = heroes;
  if (hero) change(hero, state);
};
const source = { text: 'source.gaar' };
const modifier = (target: Target, expiry: Expiry, card?: string): Modifier => ({
  target,
  class: 'plus',
  n: 1,
  source,
  expiry,
  ...(card && { card }),
});

// ---- how it begins ----

rule(
  ['EUT-9.1', 'EUT-13.26'],
  'a fight begins with the Damage that a foe has kept, and with what was forged against it',
  () => {
    const meets = (forged: Hero['forged']) =>
      play('devastation-incarnate', {
        set(state, hero) {
          state.territory = [];
          Object.assign(state.scenario.foes.golem ?? {}, { at: at(0, 0), damage: 9 });
          Object.assign(hero, { at: at(1, 0), movement: 1, tokens: ['combat'], forged });
        },
      }).does('walk:hex:0,0');
    const forged = meets({ foe: 'golem', n: 2 }).state.combat;
    expect(forged).toMatchObject({ damage: 9, dealt: 0, hope: 0, passes: 0, chaos: 0, gaar: 0 });
    expect(forged?.ledger.modifiers).toMatchObject([{ target: 'damage', class: 'plus', n: 2, expiry: 'endOfCombat' }]);
    expect(meets({ foe: 'farruga', n: 2 }).state.combat?.ledger.modifiers).toEqual([]);
    const wild = fighting({
      step: 'before',
      set: with1(hero => Object.assign(hero, { forged: { foe: 'golem', n: 2 } })),
    });
    expect(wild.state.combat).toMatchObject({ damage: 0, ledger: { modifiers: [] } });
    const met = meets(undefined);
    const before = met.state.reserves.gold.length;
    met.does('fight');
    expect([met.state.combat?.chaos, met.state.combat?.gaar, met.state.reserves.gold.length]).toEqual([
      2,
      2,
      before + 1,
    ]);
  },
);

rule(
  ['EUT-9.16', 'EUT-9.15'],
  'what the card lists comes to the Monster Player: Gold cards too; the next face is unknown again (R46)',
  () => {
    const table = fighting({
      step: 'card',
      combat: { rival: 1 },
      monster: 'werewolf',
      level: 2,
      set: state => {
        state.monsters[2].seen = true;
        topMonster(state, 2, 'werewolf');
      },
    });
    expect(table.hero(1).hand.map(deckOf)).toEqual(['gold']);
    expect([table.state.combat?.chaos, table.state.combat?.gaar, table.state.monsters[2].seen]).toEqual([1, 2, false]);
  },
);

rule('EUT-9.11', 'whose own card is not turned keeps none; whose is keeps one', () => {
  const turned = (...stack: readonly string[]) =>
    fighting({
      heroes: ['dral', 'ael', 'keleia'],
      step: 'control',
      set: state => {
        state.control = { stack: [...stack].reverse(), discard: [] };
      },
    });
  const none = turned('ael', 'dral');
  expect([none.hero().control, none.state.combat?.rival, none.state.control.discard]).toEqual([false, 1, ['ael']]);
  const one = turned('dral', 'keleia');
  expect([one.hero().control, one.state.combat?.rival, one.state.control.discard]).toEqual([true, 2, ['keleia']]);
});

rule(
  ['EUT-9.13', 'EUT-9.10'],
  'an empty Control stack is made anew of its discard pile, in the middle of turning',
  () => {
    const table = fighting({
      heroes: ['dral', 'ael', 'keleia'],
      step: 'control',
      set: state => {
        state.control = { stack: ['dral'], discard: ['ael', 'ael'] };
      },
    });
    expect([table.hero().control, table.state.combat?.rival]).toEqual([true, 1]);
    expect([...table.state.control.stack, ...table.state.control.discard]).toEqual(['ael', 'ael']);
  },
);

// ---- whether somebody is asked ----

rule('EUT-10.4', 'a Healing Phase matters to whoever is hurt, or can gain something else', () => {
  const phase = (health: number, ...tiles: readonly string[]) => window(fighting({ step: 'healing', health, tiles }));
  expect(phase(6)?.matters).toBe(false);
  expect(phase(5)?.matters).toBe(true);
  expect(phase(6, 'scroll-fortune#1')?.matters).toBe(true);
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

// ---- what ends when ----

const ALL: readonly Modifier[] = (['heroStrength', 'monsterStrength', 'wounds', 'damage'] as const).flatMap(target =>
  (['roll', 'nextHeroAttack', 'nextMonsterStepA', 'endOfRound', 'endOfCombat'] as const).map(expiry =>
    modifier(target, expiry),
  ),
);
const ended = (ending: Ending): string[] => {
  const ledger: Ledger = { dice: { hero: [], monster: [] }, modifiers: [...ALL] };
  end(ledger, ending);
  return ALL.filter(one => !ledger.modifiers.includes(one)).map(({ target, expiry }) => `${target} ${expiry}`);
};

rule(
  ['EUT-12.12', 'EUT-12.13', 'EUT-10.7', 'EUT-10.23'],
  'what holds for a roll, an attack, a Clover or a Combat Round ends with it',
  () => {
    expect(ended('monsterAttackOver')).toEqual(['monsterStrength roll', 'wounds roll']);
    expect(ended('heroAttackOver')).toEqual([
      'heroStrength roll',
      'heroStrength nextHeroAttack',
      'monsterStrength nextHeroAttack',
      'wounds nextHeroAttack',
      'damage roll',
      'damage nextHeroAttack',
    ]);
    const each = (expiry: Expiry) =>
      ['heroStrength', 'monsterStrength', 'wounds', 'damage'].map(target => `${target} ${expiry}`);
    expect(ended('monsterStepA')).toEqual(each('nextMonsterStepA'));
    expect(ended('roundOver')).toEqual(each('endOfRound'));
  },
);

rule('EUT-10.33', 'Silence takes Curses off, and nothing else', () => {
  const curse = modifier('heroStrength', 'nextMonsterStepA', 'curse');
  const surge = modifier('heroStrength', 'nextHeroAttack', 'power-surge');
  const tile = modifier('heroStrength', 'roll');
  const ledger: Ledger = { dice: { hero: [], monster: [] }, modifiers: [curse, surge, tile] };
  cancelCards(ledger, ['curse']);
  expect(ledger.modifiers).toEqual([surge, tile]);
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
  ['EUT-12.12', 'EUT-12.9'],
  'two Curses lie until step A of the next Combat Round, though they also lower Damage',
  () => {
    const table = fighting({ step: 'curses', cards: ['curse', 'curse'], combat: { round: 1, chaos: 1 } });
    table.answers(1, 'play:curse:2');
    expect(table.state.combat?.played).toMatchObject([{ card: 'curse', until: 'nextMonsterStepA' }]);
    expect(
      table.state.combat?.ledger.modifiers.slice(0, 2).map(({ target, class: sort, n }) => [target, sort, n]),
    ).toEqual([
      ['heroStrength', 'minus', 4],
      ['damage', 'minus', 1],
    ]);
  },
);

rule('EUT-10.10', 'an Air Essence counts for one roll: the next is made with two dice again', () => {
  const table = fighting({ step: 'monsterRoll', dice: [4], gaar: 1, combat: { oneDie: true } });
  expect([table.state.combat?.ledger.dice.monster, table.state.combat?.oneDie]).toEqual([[4], false]);
});

rule('EUT-9.3', 'after fifty Combat Rounds the Hero dies of exhaustion, not before', () => {
  const last = (round: number) =>
    fighting({
      step: 'damage',
      combat: { ...BLOW, round, ledger: rolled([1, 1]) },
      set: with1(hero => (hero.gold = 3)),
    });
  expect([last(50).hero().at, last(50).told().includes('log.exhausted')]).toEqual([CHAPEL, true]);
  expect(last(49).state.combat?.round).toBe(50);
});

// ---- Hope, dice and defences ----

rule(['EUT-10.50', 'EUT-10.52'], 'one point is +1 and no Damage; three are +1 and a plain one', () => {
  const spent = (key: string) => {
    const table = fighting({
      step: 'heroAfter',
      gaar: 1,
      combat: { attack: 'ael-ash-wand', hope: 4, ledger: rolled([1, 1]) },
    }).does(key);
    const { ledger, hope } = table.state.combat ?? {};
    return [hope, ledger?.modifiers.map(({ target, class: sort, n }) => `${target} ${sort} ${n}`)];
  };
  expect(spent('hope:roll')).toEqual([3, ['heroStrength plus 1']]);
  expect(spent('hope:strike')).toEqual([1, ['heroStrength plus 1', 'damage plain 1']]);
  expect(spent('hope:gaar')).toEqual([2, []]);
});

rule(
  'EUT-10.41',
  'a tile that rolls an own die again does so in a fight too: the die that is chosen, and it alone',
  () => {
    const table = fighting({
      step: 'heroAfter',
      gaar: 0,
      tiles: ['hazel-wand#1'],
      dice: [6],
      combat: { attack: 'ael-ash-wand', ledger: rolled([1, 2]) },
    }).does('use:hazel-wand#1:0');
    expect(table.asked()).toBe('roll.dice');
    table.does('die:hero:0').passes();
    expect(table.state.combat?.damage).toBe(2); // 6 + 2
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
    expect(strict.told()).toContain('log.attack'); // the Ability alone was left
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

rule(['EUT-10.1', 'EUT-10.2'], 'an Initiative token lends the Initiative to a Weapon, not to an Ability', () => {
  const table = fighting({
    step: 'initiative',
    combat: { swift: true },
    set: with1(hero => {
      hero.slots['ability-1'] = { open: true, tile: { tile: 'ael-sunlance', engaged: false, gems: [], essences: [] } };
    }),
  });
  expect(table.can()).toEqual(['attack:ael-ash-wand']);
});

rule(
  ['EUT-17.18', 'EUT-10.24'],
  'Immunity lets the Wound reduction of a Shield through, of a Potion not; what else a tile does it still does',
  () => {
    const immune = (step: 'guard' | 'monsterAfter', ...tiles: readonly string[]) =>
      fighting({
        opponent: { kind: 'elite', card: 'tower-breaker' },
        step,
        health: 3,
        tiles,
        combat: { hope: 2, ledger: rolled([], [6, 6]) },
      });
    expect(immune('guard', 'potion-stoneskin#1').whyNot('use:potion-stoneskin#1:0')).toEqual([
      'why.immune',
      'EUT-17.18',
    ]);
    expect(immune('monsterAfter', 'oak-shield#1').can()).toContain('use:oak-shield#1:0');
    const purge = immune('monsterAfter', 'ael-purge').does('use:ael-purge:0');
    expect([monsterSum(purge).total, purge.hero().health > 3]).toEqual([12, true]);
  },
);

rule(['EUT-12.14', 'EUT-12.11'], 'each card that regenerates does; with the switch one of a kind (R36)', () => {
  const healed = (options: object) =>
    fighting({
      step: 'healing',
      health: 6,
      options: options as never,
      gaar: 1,
      combat: {
        round: 2,
        damage: 2,
        played: [{ card: 'healing', things: ['healing#7', 'healing#8'], until: 'endOfCombat', round: 1 }],
      },
    }).passes().state.combat?.damage;
  expect([healed({}), healed({ oneRegenerate: true })]).toEqual([0, 1]);
});

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

// ---- foes ----

rule(
  'EUT-1.4',
  'the card in force gives the table: Mirrezil’s fourth hurts more than his first, and his third draws a Gold card',
  () => {
    const at12 = (stage: number) =>
      duel(
        'mirrezils-hoard',
        'mirrezil',
        { stage },
        { step: 'healing', health: 9, combat: { ledger: rolled([], [6, 6]) } },
      );
    expect(threat(at12(3).state).total).toBeGreaterThan(threat(at12(0).state).total);
    expect(threat(at12(3).state).total).toBe(8);
    const third = duel(
      'mirrezils-hoard',
      'mirrezil',
      { stage: 2 },
      {
        mode: 'competitive',
        step: 'wounds',
        set: with1((hero, state) => {
          gives(hero, 'amulet-of-eternity#1');
          if (state.combat) state.combat.ledger = rolled([], [6, 6]);
        }),
      },
    );
    expect(third.hero(1).hand.map(deckOf)).toEqual(['gold']);
  },
);

// ---- how it ends ----

rule('EUT-17.8', 'only the Bounty that was won is: a Monster beaten leaves it where it is', () => {
  const table = fighting({
    options: { elites: 'with' },
    step: 'damage',
    combat: { ...BLOW, damage: 2 },
    set: state => {
      state.bounties.current = 'old-grimhorn';
    },
  });
  expect([table.hero().bounties, table.state.bounties.current]).toEqual([[], 'old-grimhorn']);
});

rule('EUT-11.9', 'one of the three hexes of the Towers gets a Trade token', () => {
  const table = fighting({ tile: 'ch2-fixed-1', step: 'tokens' });
  expect(table.state.tokens[HERE]).toEqual([{ kind: 'trade', seat: 0 }]);
});

rule(['EUT-14.4', 'EUT-14.25'], 'the card of a Monster of a pit goes back on its stack too', () => {
  const table = fighting({ opponent: { kind: 'pit', level: 1 }, step: 'defeat' });
  expect([table.state.monsters[1].stack.at(-1), table.state.monsters[1].seen]).toEqual(['dragonfly', true]);
});

rule(
  ['EUT-19.20', 'EUT-19.4'],
  'the Combat card is discarded when the next is turned, and when the fight is over',
  () => {
    const solo = { heroes: ['ael'] as const, gaar: 1 };
    const first = (state: State): void => {
      maybeRemove(state.combatDeck.stack, 'combat-1-1');
      if (state.combat) state.combat.combatCard = 'combat-1-1';
    };
    const next = fighting({ ...solo, step: 'monsterRoll', set: first });
    expect([next.state.combatDeck.discard, next.state.combatDeck.stack.length]).toEqual([['combat-1-1'], 34]);
    const over = fighting({ ...solo, step: 'tokens', set: first });
    expect([over.state.combatDeck.discard, over.state.combatDeck.stack.length]).toEqual([['combat-1-1'], 35]);
  },
);

rule('EUT-19.22', 'one Gaar for each symbol, however many the Monster has and however low the die', () => {
  const table = fighting({
    heroes: ['ael'],
    gaar: 1,
    step: 'monsterRoll',
    dice: [2, 2, 2],
    combat: { gaar: 3 },
    set: state => {
      const { stack } = state.combatDeck;
      stack.push(...stack.splice(stack.indexOf('combat-3-4'), 1));
    },
  });
  expect([table.state.combat?.gaar, monsterSum(table).figures]).toEqual([2, '2+4+2']);
});

rule('EUT-13.26', 'what was forged is kept through other fights', () => {
  const table = fighting({
    step: 'tokens',
    set: with1(hero => Object.assign(hero, { forged: { foe: 'golem', n: 1 } })),
  });
  expect(table.hero().forged).toEqual({ foe: 'golem', n: 1 });
});

rule(['EUT-12.4', 'EUT-11.14'], 'a hand above five is trimmed at once, before the victor trades', () => {
  const table = fighting({
    step: 'tokens',
    set: (state, [hero]) => {
      deals(state, 0, ['curse', 'curse', 'curse', 'frenzy', 'frenzy', 'healing']);
      if (!hero) return;
      hero.tokens = ['trade'];
      for (const n of [1, 2, 3, 4]) hero.bags.push({ kind: 'resource', resource: `iron-ore#${n}` });
    },
  });
  expect(table.asked()).toBe('hand.limit');
  table.does(`card:${table.hero().hand[0]}`);
  expect(table.asked()).toBe('trade.now');
});

rule(['EUT-11.14', 'EUT-17.22'], 'whoever has beaten an Elite on a post may trade at once as well', () => {
  const table = fighting({
    opponent: { kind: 'elite', card: 'old-grimhorn' },
    step: 'tokens',
    set: (state, [hero]) => {
      marks(state, FIELD[0] ?? CHAPEL, 'trade', 0);
      if (!hero) return;
      hero.tokens = ['trade'];
      for (const n of [1, 2, 3, 4]) hero.bags.push({ kind: 'resource', resource: `iron-ore#${n}` });
    },
  });
  expect(table.asked()).toBe('trade.now');
});

rule(['EUT-12.10', 'EUT-10.35'], 'Possession holds for one Hero Attack: then the Hero chooses again', () => {
  const table = fighting({
    step: 'attack',
    dice: [1, 1],
    gaar: 0,
    combat: { round: 1, bonds: ['chooseHeroAttack'] },
    tiles: ['hazel-wand#1'],
  });
  expect([table.asked(0), table.asked(1)]).toEqual([undefined, 'combat.possess']);
  table.answers(1, 'attack:hazel-wand#1');
  table.passes(0);
  expect([heroSum(table).total, table.state.combat?.bonds, table.state.combat?.round]).toEqual([0, [], 2]);
});

rule('EUT-19.25', 'a Chaos Action turns cards of the reserve that everybody then sees', () => {
  const table = fighting({
    heroes: ['ael'],
    gaar: 1,
    step: 'monsterRoll',
    combat: { chaos: 1 },
    set: state => {
      const { stack } = state.combatDeck;
      stack.push(...stack.splice(stack.indexOf('combat-1-6'), 1));
      state.reserves = { silver: [], gold: [] };
      reserves(state, 'gold', ['power-surge']);
    },
  });
  expect([table.state.reserves.gold, table.state.combat?.played.map(({ card }) => card)]).toEqual([
    [],
    ['power-surge'],
  ]);
});
