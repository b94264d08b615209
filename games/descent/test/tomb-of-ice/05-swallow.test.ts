// ICE-5: Swallow.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { calls } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { isAloft, isElevated } from '../../rules/heights.ts';
import { invariants } from '../../rules/invariants.ts';
import { spareFigures } from '../../rules/overlord/monsters.ts';
import { type Hero, isInTown, type Monster, type State, standsOn } from '../../rules/state.ts';
import { swallow } from '../../rules/stomach.ts';
import { BLANKS, BLUE, GREEN, POWER, RED } from '../faces.ts';
import { assault, type Fight, fight, HERE } from '../fight.ts';
import { named, quest } from '../guide.ts';
import { inside, laid, WYRM } from '../ice.ts';
import { type Play, put, scene } from '../scene.ts';

const swallows = (_: State, __: readonly Hero[], monster: Monster): void => {
  monster.changes = [{ gain: [{ ability: 'swallow' }] }];
};

const bite = (plan: Fight = {}): Play =>
  assault({ monster: 'ogre', on: WYRM, dice: [RED.two, GREEN.one, GREEN.one], ...plan, set: plan.set ?? swallows });

const swallowedTurn = (plan: Fight = {}): Play => inside({ position: { at: 'turnStart' }, ...plan }).overlordWaits();

describe('swallowing', () => {
  rule(['ICE-5.1', 'ICE-5.2'], 'after damage to a hero within 3 spaces the overlord may; the wounds come first', () => {
    const play = bite();
    expect(play.asked(1)).toBe('attack.swallow');
    expect(play.hero().wounds).toBeLessThan(statOf(play.state, play.hero().id, 'maxWounds'));
    play.answers(1, 'swallow');
    expect([play.hero().at, play.hero().inside, isInTown(play.hero())]).toEqual([undefined, play.monster().id, false]);
    // Nobody else has a stomach.
    expect(bite({ set: () => undefined }).asked(1)).toBe('attack.throw');
    expect(play.log).toContain('log.swallowed');
    const spared = bite();
    // Whom it is about is said of either answer.
    expect(spared.match.decisions.map(({ pass }) => pass?.with)).toEqual([
      expect.objectContaining({ hero: expect.anything() }),
    ]);
    spared.passes(1);
    expect([spared.hero().at, spared.hero().inside]).toEqual([HERE, undefined]);
  });

  rule('ICE-5.1', 'damage that armour stops is enough; a miss, and a hero further off, are not (A-19)', () => {
    const armoured = bite({
      set: (state, heroes, monster) => {
        swallows(state, heroes, monster);
        if (heroes[0]) heroes[0].equipped = ['plate-mail#1'];
      },
      dice: [RED.oneSurge, GREEN.one, GREEN.one],
    });
    expect(armoured.asked(1)).toBe('attack.swallow');
    expect(bite({ dice: [RED.miss, GREEN.one, GREEN.one] }).asked(1)).toBeUndefined();
    const shot = (on: Monster['at']) =>
      assault({
        monster: 'skeleton',
        on,
        dice: [BLUE.far, GREEN.three, POWER.blank],
        set: swallows,
      }).asked(1);
    expect([shot(space(6, 9)), shot(space(7, 9))]).toEqual(['attack.swallow', undefined]);
  });

  rule('ICE-5.11', 'one hero at a time', () => {
    const play = bite({
      set: (state, heroes, monster) => {
        swallows(state, heroes, monster);
        const [, friend] = heroes;
        if (friend) Object.assign(friend, { at: undefined, inside: monster.id });
      },
    });
    expect([play.asked(1), play.hero().at]).toEqual(['attack.throw', HERE]);
  });

  rule('ICE-5.11', 'what another one holds is no matter', () => {
    const play = bite({
      set: (state, heroes, monster) => {
        swallows(state, heroes, monster);
        const { id } = put(state, 'ogre', base(6, 9, 2, 2));
        const [, friend] = heroes;
        if (friend) Object.assign(friend, { at: undefined, inside: id });
      },
    });
    expect(play.asked(1)).toBe('attack.swallow');
  });

  rule(['ICE-5.2', 'ICE-5.4', 'DES-8.7'], 'whoever is swallowed has moved, and has no points left', () => {
    const play = fight({
      monster: 'ogre',
      on: WYRM,
      position: { at: 'act' },
      set: (state, [hero]) => {
        if (hero) hero.order = 'aim';
        if (state.turn) Object.assign(state.turn, { movement: 4, attacks: 1, action: 'advance' });
      },
      *first(t) {
        const [hero] = t.state.heroes;
        const [monster] = t.state.monsters;
        if (hero && monster) yield* swallow(t, hero, monster);
      },
    });
    expect([play.state.turn?.hero, play.state.turn?.movement]).toEqual([play.hero().id, 0]);
    expect([play.hero().order, play.hero().at]).toEqual([undefined, undefined]);
  });

  test('its figure cannot be taken to stand elsewhere while it holds somebody', () => {
    const { state } = inside();
    expect(spareFigures(state, 'ogre', 'normal')).toEqual([]);
    const other = fight({ monster: 'ogre', on: WYRM });
    expect(spareFigures(other.state, 'ogre', 'normal')).toHaveLength(1);
  });
});

describe('in the stomach', () => {
  rule('ICE-5.3', 'a die for each wound left, and a wound for each that is not blank (ICE-X6, A-17)', () => {
    const { blank, more, surge } = POWER;
    const play = swallowedTurn({
      dice: [blank, more, surge, more, more, blank, surge],
      set: (_, [hero]) => void (hero && Object.assign(hero, { wounds: 7 })),
    });
    expect(play.hero().wounds).toBe(2);
    expect(play.asked()).not.toBe('turn.declare');
  });

  rule(['ICE-5.4', 'ICE-5.5'], 'no action is declared: one attack and an order, no points (A-18)', () => {
    const play = swallowedTurn({ dice: Array.from({ length: 20 }, () => POWER.blank) });
    expect(play.asked()).toBe('turn.act.inside');
    expect([play.state.turn?.movement, play.state.turn?.attacks, play.state.turn?.action]).toEqual([0, 1, undefined]);
    const kinds = [...new Set(play.can().map(key => key.split(':')[0]))].sort();
    expect(kinds).toEqual(['attack', 'order']);
    play.does('order:guard');
    expect(play.hero().order).toBe('guard');
    expect(play.can().map(key => key.split(':')[0])).toEqual(['attack']);
    play.passes();
    expect(play.hero().ready).toBe(false);
    // Nobody has to place one.
    const idle = swallowedTurn({ dice: Array.from({ length: 20 }, () => POWER.blank) }).passes();
    expect([idle.hero().ready, idle.hero().order]).toEqual([false, undefined]);
  });

  rule('ICE-5.4', 'who is stunned has one half of it: the attack or the order', () => {
    const play = swallowedTurn({
      dice: Array.from({ length: 20 }, () => POWER.blank),
      set: (_, [hero]) => void (hero && Object.assign(hero, { tokens: { stun: 1 } })),
    });
    while (play.asked() === 'start.next') play.does(play.can()[0] ?? '');
    expect([play.asked(), play.can()]).toEqual(['turn.declare', ['action:attack', 'action:order']]);
  });

  rule(['ICE-5.5', 'ICE-5.6'], 'one attack on whatever holds them, which its armour does not stop', () => {
    const play = inside({
      position: { at: 'act' },
      equipped: ['sword#1', 'sword#2'],
      dice: [RED.two, GREEN.one, ...BLANKS],
      set: state => {
        put(state, 'beastman', space(2, 9));
        if (state.turn) state.turn.attacks = 1;
      },
    });
    const attacks = play.can().filter(key => key.startsWith('attack'));
    expect(attacks.map(key => key.split(':')[1])).toEqual(['sword#1']);
    const before = play.monster().wounds;
    play.does(attacks[0] ?? '').overlordWaits();
    if (play.asked() === 'attack.spend') play.passes();
    // Neither armour nor what the other hand would add.
    expect(before - play.monster().wounds).toBe(3);
  });

  rule('ICE-5.6', 'two-handed weapons stay where they are: bare hands instead', () => {
    const play = inside({
      position: { at: 'act' },
      equipped: ['axe#1'],
      set: state => void (state.turn && Object.assign(state.turn, { attacks: 1 })),
    });
    expect(
      play
        .can()
        .filter(key => key.startsWith('attack'))
        .map(key => key.split(':')[1]),
    ).toEqual(['fists']);
  });

  rule('ICE-5.7', 'neither surges nor fatigue are spent', () => {
    const play = inside({
      position: { at: 'act' },
      equipped: ['sword#1'],
      dice: [RED.threeSurge, GREEN.twoSurge],
      set: state => void (state.turn && Object.assign(state.turn, { attacks: 1 })),
    });
    expect(play.whyNot('fatigue')).toEqual(['why.inside', 'ICE-5.7']);
    const [attack = ''] = play.can().filter(key => key.startsWith('attack'));
    play.does(attack).overlordWaits();
    expect(play.asked()).not.toBe('attack.spend');
    expect(play.log).not.toContain('log.attack.surge');
  });
});

rule(
  ['ICE-5.5', 'ICE-5.7', 'DES-88.1'],
  'R169: nobody fears what they are inside: a blow from there asks for no surge',
  () => {
    const play = inside({
      position: { at: 'act' },
      equipped: ['sword#1'],
      dice: [RED.two, GREEN.one, ...BLANKS],
      set: (state, _, monster) => {
        if (state.turn) state.turn.attacks = 1;
        monster.changes = [{ gain: [{ ability: 'fear', rank: 3 }] }];
      },
    });
    const [attack = ''] = play.can().filter(key => key.startsWith('attack'));
    play.does(attack).overlordWaits();
    expect([play.log.includes('log.attack.fails.fear'), play.log.includes('log.attack.hit')]).toEqual([false, true]);
  },
);

rule('ICE-5.7', 'nor are surges paid for gauntlets', () => {
  const play = inside({
    position: { at: 'act' },
    equipped: ['sword#1', 'gauntlets-of-power#1'],
    options: { 'altar-of-despair': true },
    dice: [RED.threeSurge, GREEN.twoSurge, ...BLANKS],
    set: (state, [hero]) => {
      if (state.turn) state.turn.attacks = 1;
      if (hero) hero.fatigue = 1;
    },
  });
  const [attack = ''] = play.can().filter(key => key.startsWith('attack'));
  play.does(attack).overlordWaits();
  expect([play.asked(), play.hero().fatigue, play.hero().exhausted]).not.toEqual([
    'attack.spend',
    expect.anything(),
    expect.anything(),
  ]);
  expect(play.log).toContain('log.attack.hit');
});

describe('out of it', () => {
  const dies = (play: Fight = {}) =>
    inside({
      position: { at: 'act' },
      ...play,
      *first(t) {
        const [monster] = t.state.monsters;
        if (monster) yield* calls(t).wound(t, monster.id, 99, { kind: 'attack' });
      },
    });

  rule(['ICE-5.9', 'ICE-5.8'], 'when the monster dies the hero stands where they like of where it stood', () => {
    const play = dies();
    expect([play.asked(), play.can().sort()]).toEqual([
      'ask.freed',
      ['place:space:4,10', 'place:space:4,9', 'place:space:5,10', 'place:space:5,9'],
    ]);
    play.does('place:space:5,10');
    expect([play.hero().at, play.hero().inside, play.state.monsters]).toEqual([space(5, 10), undefined, []]);
  });

  rule(
    ['ICE-5.9', 'DRF-8.2'],
    'R168: on the ground, below the tree in which they were up when they were swallowed',
    () => {
      const play = inside({
        position: { at: 'act' },
        options: { 'tree-climb': true },
        set: laid('tree', [5, 10]),
        *first(t) {
          const [hero] = t.state.heroes;
          const [monster] = t.state.monsters;
          if (!hero || !monster) return;
          Object.assign(hero, { inside: undefined, at: space(5, 10), aloft: space(5, 10) });
          yield* swallow(t, hero, monster);
          yield* calls(t).wound(t, monster.id, 99, { kind: 'attack' });
        },
      }).does('place:space:5,10');
      expect([play.hero().at, isAloft(play.hero()), isElevated(play.state, play.hero())]).toEqual([
        space(5, 10),
        false,
        false,
      ]);
    },
  );

  rule(
    ['ICE-5.9', 'ICE-5.10', 'DRF-8.2'],
    'R168: who dies in a tree is in none when they come back to its space',
    () => {
      const play = scene({
        position: { at: 'act' },
        *first(t) {
          const [hero] = t.state.heroes;
          if (!hero) return;
          Object.assign(hero, { at: space(3, 9), aloft: space(3, 9) });
          yield* calls(t).wound(t, hero.id, 99, { kind: 'ability' });
          hero.at = space(3, 9);
        },
      });
      expect(isAloft(play.hero())).toBe(false);
    },
  );

  rule(['ICE-5.9', 'DES-46.2'], 'the ground on which they come out works on them, but nobody slips', () => {
    const out = (prop: 'pit' | 'ice') => {
      const play = dies({ set: laid(prop, [5, 10]), dice: [POWER.surge] });
      const before = play.hero().wounds;
      play.does('place:space:5,10');
      return [before - play.hero().wounds, play.log.includes('log.slips'), play.diceLeft];
    };
    expect([out('pit'), out('ice')]).toEqual([
      [1, false, 1],
      [0, false, 1],
    ]);
  });

  rule('ICE-5.10', 'who dies inside wakes in Town, and what they bore for the quest lies where it stands', () => {
    const play = quest('life-or-death', {
      quiet: true,
      *next(t) {
        const [hero] = t.state.heroes;
        if (!hero) return;
        const { id } = put(t.state, 'ogre', base(1, 12, 2, 2));
        Object.assign(hero, { at: undefined, inside: id, objects: ['moonwort'] });
        yield* calls(t).wound(t, hero.id, 99, { kind: 'ability' });
      },
    });
    expect([play.hero().inside, isInTown(play.hero()), play.hero().feats.deaths]).toEqual([undefined, true, 1]);
    expect([play.hero().objects, named(play.state, 'moonwort').at]).toEqual([[], space(1, 12)]);
    expect(standsOn(play.monster())).toContain(space(1, 12));
  });

  test('a state in which nobody holds them is not sound', () => {
    const { state } = inside();
    expect(invariants(state)).toEqual([]);
    state.monsters = [];
    expect(invariants(state).length).toBeGreaterThan(0);
  });
});
