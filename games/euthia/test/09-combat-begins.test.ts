// EUT-9: combat, before it begins.

import { rule } from '@veillee/kernel/test/rule';
import { expect, test } from 'vitest';
import { items } from '../content/items.ts';
import { eliteRow, monsterRow } from '../content/monsters.ts';
import { turnControl } from '../rules/combat/control.ts';
import { sidesOf } from '../rules/odds/opponents.ts';
import type { Hero } from '../rules/state.ts';
import { deckOf } from '../rules/supplies.ts';
import { faceOf } from '../rules/tiles.ts';
import { backOf, view as viewOf } from '../rules/view.ts';
import { foes, with1 } from './blows.ts';
import { deals, fighting, gives, rolled, topMonster } from './fights.ts';
import { BLOW, duel, play } from './scenarios.ts';
import { at, CHAPEL, lays, scene, stands } from './scene.ts';

const THREE = ['ael', 'dral', 'keleia'] as const;

const ledger = (hero: number[]) => ({ dice: { hero, monster: [] }, modifiers: [] });

rule(
  ['EUT-9.1', 'EUT-9.2', 'EUT-9.24'],
  'EX-02: whoever enters a Monster’s space fights at once, for one Combat Action',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        lays(state, [['ch1-fixed-1', 1, 1]]);
        state.boxed.territory.push(...state.territory.splice(0));
        topMonster(state, 1, 'dragonfly');
        if (hero) Object.assign(hero, { at: at(0, 1), movement: 2, tokens: ['combat'] });
      },
    });
    play.does('walk:hex:1,1');
    expect(play.asked()).toBe('combat.before');
    expect(play.hero()).toMatchObject({ tokens: [], movement: 1 });
    expect(play.state.combat?.opponent).toEqual({ kind: 'monster', level: 1 });
  },
);

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

rule('EUT-9.3', 'after fifty Combat Rounds the Hero dies of exhaustion, not before', () => {
  const last = (round: number) =>
    fighting({
      step: 'damage',
      combat: { ...BLOW, round, ledger: rolled([1, 1]) },
      set: with1(hero => (hero.gold = 3)),
    });
  expect([last(50).hero().at, last(50).log.includes('log.exhausted')]).toEqual([CHAPEL, true]);
  expect(last(49).state.combat?.round).toBe(50);
});

rule('EUT-9.3', 'a fight has no end but a victor: nobody may flee', () => {
  const play = fighting({ step: 'heroAfter', combat: { attack: 'ael-ash-wand', ledger: ledger([1, 1]) } });
  expect(play.can().every(key => /^(gaar|use|hope)/.test(key))).toBe(true);
  play.passes();
  expect(play.state.combat?.round).toBe(1);
});

rule(
  'EUT-9.4',
  'against whom odds are told: an Elite by its card, a foe as it stands, a Monster by its back or its face',
  () => {
    const view = viewOf(play('mirrezils-hoard').state, 0);
    const foe = (about: object) =>
      sidesOf(
        {
          ...view,
          scenario: { ...view.scenario, foes: { mirrezil: { ...view.scenario.foes.mirrezil, ...about } } },
        } as never,
        {
          kind: 'foe',
          foe: 'mirrezil',
        },
      )[0];
    expect(foe({ damage: 3, magicDefence: 2 })).toMatchObject({ damage: 3, ward: 2 });
    expect(foe({ damage: 0, magicDefence: 0 })).not.toHaveProperty('ward');
    expect(sidesOf(view, { kind: 'elite', card: 'ironback-matron' })).toEqual([eliteRow('ironback-matron')]);
    const monster = (monsters: object) =>
      sidesOf({ ...view, monsters } as never, { kind: 'monster', level: 2 } as never);
    expect(monster({ 2: { count: 3, face: 'ogre' } })).toEqual([monsterRow('ogre')]);
    expect(monster({ 2: { count: 3, back: backOf('ogre') } }).length).toBeGreaterThan(0);
    expect(monster({ 2: { count: 3 } }).length).toBeGreaterThan(
      monster({ 2: { count: 3, back: backOf('ogre') } }).length,
    );
  },
);

test('a tile that strikes before the fight says so, no other does', () => {
  const swift = items.filter(({ initiative }) => initiative === true).map(({ id }) => id);
  expect(swift.length).toBeGreaterThan(0);
  for (const { id } of items) expect([id, faceOf(id).initiative]).toEqual([id, swift.includes(id)]);
});

rule(
  ['EUT-9.4', 'EUT-9.5', 'EUT-9.22'],
  'the Hero arms before anybody knows the face of the card or who plays it',
  () => {
    const play = fighting({
      step: 'before',
      set: (_, [hero]) => {
        hero?.bags.push({ kind: 'tile', tile: { tile: 'oak-shield#1', engaged: false, gems: [], essences: [] } });
        if (hero) hero.slots['sword-2'] = { open: true };
      },
    });
    expect(play.asked()).toBe('combat.before');
    expect(play.state.combat).toMatchObject({ hope: 0, round: 0 });
    expect(play.state.combat?.card).toBeUndefined();
    expect(play.state.combat?.rival).toBeUndefined();
    play.does('equip:oak-shield#1:sword-2');
    expect(play.hero().slots['sword-2']?.tile?.tile).toBe('oak-shield#1');
    play.does('fight');
    expect(play.state.combat).toMatchObject({ card: 'dragonfly', rival: 1 });
  },
);

rule('EUT-9.6', 'in combat nothing is equipped, moved or set', () => {
  const play = fighting({
    step: 'healing',
    health: 3,
    set: (_, [hero]) => {
      hero?.stones.push({ gem: 'emerald' });
      hero?.bags.push({ kind: 'tile', tile: { tile: 'oak-shield#1', engaged: false, gems: [], essences: [] } });
    },
  });
  expect(play.can()).toEqual(['use:ael-mending-touch:0']);
});

rule(['EUT-9.7', 'EUT-2.35'], 'of two players the other one plays the Monster', () => {
  const play = fighting({ step: 'control' });
  expect(play.state.combat?.rival).toBe(1);
  expect(play.state.control.stack).toEqual([]);
});

rule(['EUT-9.8', 'EUT-9.9'], 'whoever holds a Control card may take the Monster, answered at once and unseen', () => {
  const play = fighting({
    heroes: THREE,
    step: 'control',
    set: (_, heroes) => {
      for (const hero of heroes.slice(1)) hero.control = true;
    },
  });
  expect([play.asked(0), play.asked(1), play.asked(2)]).toEqual([undefined, 'combat.volunteer', 'combat.volunteer']);
  play.answers(2, 'volunteer');
  expect(play.state.combat?.rival).toBeUndefined();
  play.passes(1);
  expect(play.state.combat?.rival).toBe(2);
  expect(play.state.heroes.map(({ control }) => control)).toEqual([false, true, false]);
  expect(play.state.control.discard).toEqual(['keleia']);
});

rule('EUT-9.9', 'of several volunteers one is drawn, and only that one discards the card', () => {
  const play = fighting({
    heroes: THREE,
    step: 'control',
    set: (_, heroes) => {
      for (const hero of heroes.slice(1)) hero.control = true;
    },
  });
  play.answers(1, 'volunteer').answers(2, 'volunteer');
  const { rival = 0 } = play.state.combat ?? {};
  expect([1, 2]).toContain(rival);
  expect(play.hero(rival).control).toBe(false);
  expect(play.hero(3 - rival).control).toBe(true);
  expect(play.state.control.discard).toHaveLength(1);
});

rule(['EUT-9.10', 'EUT-9.11'], 'EX-31: Control cards are turned until another Hero shows', () => {
  const stack = ['ael#1', 'dral#2', 'dral#1'];
  expect(turnControl(stack, 'dral', false)).toEqual({
    turned: ['dral#1', 'dral#2', 'ael#1'],
    shown: 'ael#1',
    kept: 'dral#1',
    discarded: ['dral#2', 'ael#1'],
  });
});

rule(['EUT-9.10', 'EUT-9.11'], 'EX-31: without volunteers Control cards are turned', () => {
  const play = fighting({
    heroes: ['dral', 'ael', 'keleia'],
    step: 'control',
    set: state => {
      state.control.stack = ['keleia', 'ael', 'dral', 'dral'];
    },
  });
  expect(play.state.combat?.rival).toBe(1);
  expect(play.hero(0).control).toBe(true);
  expect(play.state.control).toEqual({ stack: ['keleia'], discard: ['dral', 'ael'] });
});

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

rule('EUT-9.12', 'whoever holds a Control card keeps no second one', () => {
  const turned = turnControl(['ael#1', 'dral#1'], 'dral', true);
  expect(turned).toEqual({ turned: ['dral#1', 'ael#1'], shown: 'ael#1', discarded: ['dral#1', 'ael#1'] });
  expect(turnControl(['dral#1'], 'dral', false)).toEqual({ turned: ['dral#1'], kept: 'dral#1', discarded: [] });
});

rule('EUT-9.12', 'nobody holds two Control cards', () => {
  const play = fighting({
    heroes: ['dral', 'ael', 'keleia'],
    step: 'control',
    set: (state, [hero]) => {
      if (hero) hero.control = true;
      state.control.stack = ['keleia', 'dral'];
    },
  });
  expect(play.state.control.discard).toEqual(['dral', 'keleia']);
});

rule(['EUT-9.12', 'EUT-9.8'], 'whoever fights does not take their own Monster, though they hold a Control card', () => {
  const play = fighting({
    heroes: ['dral', 'ael', 'keleia'],
    step: 'control',
    set: (state, [dral]) => {
      if (dral) dral.control = true;
      state.control = { stack: ['ael', 'keleia'], discard: ['dral'] };
    },
  });
  expect([play.state.combat?.rival, play.hero().control]).toEqual([2, true]);
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

rule('EUT-9.13', 'an empty Control stack is made anew of what was discarded', () => {
  const play = fighting({
    heroes: ['dral', 'ael', 'keleia'],
    step: 'control',
    set: (state, [hero]) => {
      if (hero) hero.control = true;
      state.control.stack = ['dral'];
      state.control.discard = ['ael', 'ael'];
    },
  });
  expect(play.state.combat?.rival).toBe(1);
  expect([...play.state.control.stack, ...play.state.control.discard].sort()).toEqual(['ael', 'ael', 'dral']);
});

rule(
  ['EUT-9.13', 'EUT-9.11', 'EUT-9.10'],
  'own Control cards that were turned lie on the table till the Monster Player is found: none is shuffled into the new stack',
  () => {
    const table = fighting({
      heroes: ['dral', 'ael', 'keleia'],
      step: 'control',
      set: all => {
        all.control = { stack: ['dral', 'dral'], discard: ['ael', 'ael', 'keleia', 'keleia'] };
      },
    });
    const { state } = table;
    expect([table.hero().control, state.control.stack.includes('dral'), state.control.stack.length]).toEqual([
      true,
      false,
      3,
    ]);
    expect(state.control.discard).toHaveLength(2);
    expect(state.control.discard).toContain('dral');
  },
);

rule(['EUT-9.14', 'EUT-9.15'], 'the back of the top card is public, its face when the Monster Player draws it', () => {
  const play = fighting({ step: 'before' });
  const { monsters } = play.seat(1).view();
  expect(monsters[1].back).toMatchObject({ level: 1, health: 3, reputationMax: 15, minWounds: 0 });
  expect(monsters[1].face).toBeUndefined();
  play.does('fight');
  expect(play.seat(1).view().combat?.card).toBe('dragonfly');
  expect(play.state.monsters[1].stack).not.toContain('dragonfly');
});

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

rule(
  ['EUT-9.16', 'EUT-9.17', 'EUT-9.18', 'EUT-12.5'],
  'the Monster Player takes its cards, above five too; tokens lie beside it',
  () => {
    const play = fighting({
      monster: 'cyclops',
      level: 2,
      step: 'card',
      set: (state, [, rival]) => {
        if (state.combat) state.combat.rival = 1;
        topMonster(state, 2, 'cyclops');
        deals(state, 1, ['frenzy', 'frenzy', 'frenzy', 'curse', 'curse']);
        if (rival) rival.gaar = 4;
      },
    });
    expect(play.hero(1).hand).toHaveLength(6);
    expect(play.hero(1).gaar).toBe(4);
    expect(play.state.combat).toMatchObject({ chaos: 2, gaar: 1 });
  },
);

rule('EUT-9.19', 'Air and Earth hold for the whole fight', () => {
  // The tile's Earth Elemental lies beside the space.
  const play = fighting({
    step: 'card',
    tile: 'ch1-fixed-3',
    set: state => {
      if (state.combat) state.combat.rival = 1;
    },
  });
  expect(play.state.combat?.winds).toEqual({ air: false, earth: true });
});

rule(
  ['EUT-9.20', 'EUT-10.1'],
  'what is for the preparation is used there: an Initiative token lets a Weapon strike first',
  () => {
    const play = fighting({
      step: 'preparation',
      dice: [6, 6],
      combat: { damage: 0 },
      set: (_, [hero]) => {
        hero?.beside.push({ tile: 'initiative-token#1', engaged: false, gems: [], essences: [] });
      },
    });
    expect(play.can()).toEqual(['use:initiative-token#1:0']);
    play.does('use:initiative-token#1:0');
    expect(play.hero().beside).toEqual([]);
    expect(play.asked()).toBe('combat.initiative');
    expect(play.can()).toEqual(['attack:ael-ash-wand']);
  },
);

rule('EUT-9.20', 'before the fight Essences strip Magic Defence, as often as one pays, as far as there is any', () => {
  const table = duel(
    'wings-of-farruga',
    'farruga',
    { magicDefence: 2 },
    {
      step: 'preparation',
      set: (_, [hero]) =>
        hero && Object.assign(hero, { stones: [{ essence: 'air' }, { essence: 'fire' }, { gem: 'opal' }] }),
    },
  );
  expect(table.asked()).toBe('combat.preparation');
  table.does('scenario:strip-defence:plain');
  table.answers(0, 'give:essence.fire#1');
  expect([foes(table.state, 'farruga').magicDefence, table.hero().stones]).toEqual([
    1,
    [{ essence: 'air' }, { gem: 'opal' }],
  ]);
  table.does('scenario:strip-defence:plain');
  expect([foes(table.state, 'farruga').magicDefence, table.hero().stones]).toEqual([0, [{ gem: 'opal' }]]);
  const bare = duel(
    'mirrezils-hoard',
    'mirrezil',
    { magicDefence: 0 },
    {
      step: 'preparation',
      combat: { hope: 2 },
      set: (_, [hero]) => hero && Object.assign(hero, { stones: [{ essence: 'air' }] }),
    },
  );
  expect(bare.whyNot('scenario:strip-defence:plain')).toEqual(['why.noDefence', 'EUT-1.4']);
});

rule(['EUT-9.21', 'EUT-10.3'], 'Initiative, Combat Rounds of four phases, End of Combat', () => {
  const play = fighting({ step: 'preparation', health: 6, dice: [1, 1, 6, 6], gaar: 0 });
  play.passes().passes();
  const told = play.log;
  const order = ['log.combat.round', 'log.monster.roll', 'log.monster.wounds', 'log.attack'].map(text =>
    told.indexOf(text),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});

rule(
  'EUT-9.23',
  'between entering and the fight the Hero cannot leave, on foot, by Scroll, Portal or Griffin (R73)',
  () => {
    const play = fighting({
      step: 'before',
      tile: 'ch1-other-7',
      options: { griffin: 'with' },
      set: (state, [hero]) => {
        state.griffin = 'hex:1,2';
        if (!hero) return;
        gives(hero, 'teleport-scroll#1');
        hero.bags.push({ kind: 'trophy', card: 'marsh-rat' });
        Object.assign(hero, { movement: 3 });
      },
    });
    expect(play.whyNot('use:teleport-scroll#1:0')).toEqual(['why.stuck', 'EUT-9.23']);
    const LEAVES = ['walk', 'portal', 'griffin', 'end', 'burn'];
    expect(play.can().filter(key => LEAVES.includes(key.split(':')[0] ?? ''))).toEqual([]);
    play.does('use:ael-quick-step:0');
    expect([play.hero().movement, play.asked()]).toEqual([4, 'combat.before']);
    play.does('fight');
    expect(play.state.combat?.card).toBe('dragonfly');
  },
);

rule(['EUT-9.24', 'EUT-9.2'], 'a fight costs one Combat Action, and a defeat gives none back', () => {
  const play = scene({
    set: stands('ch1-fixed-1', 1, (_, [hero]) => {
      if (hero) Object.assign(hero, { movement: 1, health: 1, tokens: ['mining', 'combat', 'combat'] });
    }),
  });
  play.does('walk:hex:1,1');
  expect([play.asked(), play.hero().tokens]).toEqual(['combat.before', ['mining', 'combat']]);
  const dead = fighting({
    step: 'defeat',
    set: (_, [hero]) => hero && Object.assign(hero, { tokens: ['mining', 'combat'] }),
  });
  expect(dead.hero().tokens).toEqual(['mining', 'combat']);
});
