// EUT-9: a Combat Action begins.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { deals, fighting, gives, topMonster } from './fights.ts';

const THREE = ['ael', 'dral', 'keleia'] as const;

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

rule(['EUT-9.21', 'EUT-10.3'], 'Initiative, Combat Rounds of four phases, End of Combat', () => {
  const play = fighting({ step: 'preparation', health: 6, dice: [1, 1, 6, 6], gaar: 0 });
  play.passes().passes();
  const told = play.told();
  const order = ['log.combat.round', 'log.monster.roll', 'log.monster.wounds', 'log.attack'].map(text =>
    told.indexOf(text),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});

rule('EUT-9.3', 'a fight has no end but a victor: nobody may flee', () => {
  const play = fighting({ step: 'heroAfter', combat: { attack: 'ael-ash-wand', ledger: ledger([1, 1]) } });
  expect(play.can().every(key => /^(gaar|use|hope)/.test(key))).toBe(true);
  play.passes();
  expect(play.state.combat?.round).toBe(1);
});

const ledger = (hero: number[]) => ({ dice: { hero, monster: [] }, modifiers: [] });

rule('EUT-1.7', 'where no Monster card is left the space is free', () => {
  const play = fighting({
    step: 'card',
    set: state => {
      state.boxed.tiles.push(...state.monsters[1].stack.splice(0));
    },
  });
  expect(play.told()).toContain('log.nobody');
  expect(play.hero()).toMatchObject({ gold: 2, reputation: 0 });
  expect(play.state.combat).toBeUndefined();
});
