// LEG-12.15, LEG-16.2, LEG-20.10: orders of the avatar, and what upgrades make of it in the last fight.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { familiars } from '../../content/familiars.ts';
import type { Avatar } from '../../content/legend/vocabulary.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { distanceTo } from '../../rules/attack/sight.ts';
import { groundNow } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { hasOrder } from '../../rules/legend/dungeon/avatar-orders.ts';
import { legendOf } from '../../rules/legend/record.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { newTurn } from '../../rules/round.ts';
import { type Flow, type Hero, type Monster, type State, standsOn, type T, takenSpaces } from '../../rules/state.ts';
import { type Delve, delve } from '../delve.ts';
import { avatarIn, FIRST, last, tenth, there } from './lair.ts';

const having = (...upgrades: string[]) => ({
  set: (state: State): void => {
    legendOf(state).upgrades = upgrades;
  },
});
/** The fight goes on from here: what a scene had, and then this. */
const onward = (
  scene: Delve,
  next: (t: T, avatar: Monster) => Flow,
  position: 'next' | 'overlord' | 'act' = 'next',
  dice: readonly number[] = [],
): Delve =>
  delve({
    dice,
    position: { at: position },
    next: function* (t) {
      Object.assign(t.state, structuredClone(scene.state));
      const avatar = t.state.monsters.find(({ id }) => id === t.state.dungeon?.avatar);
      if (avatar) yield* next(t, avatar);
    },
  });
/** A free space so far from it that it sees. */
const spaceAt = (state: State, avatar: Monster, n: number): Space => {
  const taken = new Set(takenSpaces(state));
  return groundNow(state).open.places.find(at => !taken.has(at) && distanceTo(state, avatar, at) === n) as Space;
};
/** The overlord’s turn in the last fight, nobody activated yet. */
const turnOf = (avatar: Avatar, upgrades: string[] = [], set?: (state: State, avatar: Monster) => void): Delve =>
  onward(
    there(avatar, having(...upgrades)),
    function* (t, one) {
      const { state } = t;
      state.phase = 'overlord';
      state.turn = undefined;
      state.overlord.step = 2;
      one.ready = true;
      set?.(state, one);
    },
    'overlord',
  );

describe('the avatar', () => {
  const acts = (scene: Delve): Delve => scene.does(`monster:${scene.state.dungeon?.avatar}`);
  rule('LEG-12.15', 'may be ready: an order on itself, and either its way or its attack', () => {
    const scene = acts(turnOf('titan'));
    expect(scene.can(1)).toEqual(expect.arrayContaining(['battle', 'run', 'ready:aim', 'ready:dodge', 'ready:guard']));
    scene.does('ready:guard');
    expect(avatarIn(scene)?.order).toBe('guard');
    expect(scene.can(1).some(key => key.startsWith('ready:'))).toBe(false);
    const [step] = scene.can(1).filter(key => key.startsWith('walk:'));
    scene.does(step ?? '');
    expect(scene.state.overlord.acting?.attacks ?? 0).toBe(0);
    expect(avatarIn(scene)?.order).toBe('guard');
  });
  rule(
    ['LEG-12.15', 'DES-8.7'],
    'loses aim as it moves, aim and guard as it is wounded, and all but aim as its turn begins',
    () => {
      const left = (order: 'aim' | 'dodge' | 'guard', how: 'wound' | 'turn') => {
        const scene = turnOf('titan', [], (_, one) => {
          one.order = order;
        });
        if (how === 'turn') return avatarIn(acts(scene))?.order;
        return avatarIn(
          onward(scene, function* (t, one) {
            yield* calls(t).wound(t, one.id, 1, { kind: 'terrain' });
          }),
        )?.order;
      };
      expect((['aim', 'dodge', 'guard'] as const).map(order => left(order, 'wound'))).toEqual([
        undefined,
        'dodge',
        undefined,
      ]);
      expect((['aim', 'dodge', 'guard'] as const).map(order => left(order, 'turn'))).toEqual([
        'aim',
        undefined,
        undefined,
      ]);
      const walked = acts(turnOf('titan', [], (_, one) => void Object.assign(one, { order: 'aim' })));
      walked.does(walked.can(1).find(key => key.startsWith('walk:')) ?? '');
      expect(avatarIn(walked)?.order).toBeUndefined();
    },
  );
  rule(['LEG-12.15', 'DES-8.5'], 'may aim an attack, and has no order then', () => {
    const scene = turnOf('titan', [], (state, one) => {
      one.order = 'aim';
      const [hero] = state.heroes as [Hero];
      hero.at = spaceAt(state, one, 1);
    });
    acts(scene);
    scene.does(scene.can(1).find(key => key.startsWith('attack:')) ?? '');
    expect(scene.asked(1)).toBe('attack.aiming');
    scene.does('aim');
    expect(scene.log).toContain('log.attack.aimed');
    expect(avatarIn(scene)?.order).toBeUndefined();
  });
  const struck = (
    avatar: Avatar,
    order: 'dodge' | 'guard',
    who: (state: State, one: Monster) => Monster = (_, one) => one,
  ) =>
    onward(
      there(avatar),
      function* (t, one) {
        const { state } = t;
        one.order = order;
        const target = who(state, one);
        const [hero] = state.heroes as [Hero];
        hero.equipped = ['sword#1'];
        hero.at = spaceAt(state, target, 1);
        state.turn = { ...newTurn(hero), action: 'battle', attacks: 2 };
      },
      'act',
    );
  const attacks = (scene: Delve): Delve => {
    scene.does(scene.can(0).find(key => key.startsWith('attack:')) ?? '');
    for (let n = 0; n < 9 && scene.asked(0)?.startsWith('attack.'); n++) scene.passes(0);
    return scene;
  };
  rule(['LEG-12.15', 'DES-8.9'], 'dodges: dice of an attack on it are rolled again as the overlord likes', () => {
    expect(attacks(struck('titan', 'dodge')).asked(1)).toBe('attack.dodge');
  });
  rule(
    ['LEG-12.15', 'DES-8.14'],
    'on guard strikes in the middle of a hero’s turn, before the dice of their attack, and once',
    () => {
      const scene = struck('titan', 'guard');
      scene.does(scene.can(0).find(key => key.startsWith('attack:')) ?? '');
      for (let n = 0; n < 9 && scene.asked(1) === undefined; n++) scene.passes(0);
      expect(scene.asked(1)).toBe('dungeon.guard');
      expect(scene.log).not.toContain('log.attack.roll');
      scene.does(scene.can(1)[0] ?? '');
      expect(scene.log).toContain('log.dungeon.guards');
      expect(avatarIn(scene)?.order).toBeUndefined();
    },
  );
  rule(
    ['LEG-12.15', 'DES-35.15'],
    'neither aims nor dodges beside a familiar that is in its way, and is on guard all the same',
    () => {
      const hinders = familiars.find(row => row.hinders)?.id;
      const may = (isNear: boolean) => {
        const { state } = onward(there('titan'), function* (t, one) {
          const at = spaceAt(t.state, one, isNear ? 1 : 4);
          if (hinders) t.state.companions.push({ id: hinders, owner: FIRST, at, carries: [] });
        });
        const one = state.monsters.find(({ id }) => id === state.dungeon?.avatar) as Monster;
        return (['aim', 'dodge', 'guard'] as const).map(order => {
          one.order = order;
          return hasOrder(state, one, order);
        });
      };
      const kept = (['aim', 'dodge', 'guard'] as const).map(
        order => !familiars.find(({ id }) => id === hinders)?.hinders?.orders.some(one => one === order),
      );
      expect(may(false)).toEqual([true, true, true]);
      expect(may(true)).toEqual(kept);
      expect(kept).not.toEqual([true, true, true]);
    },
  );
  rule('LEG-12.15', 'and as somebody comes near, a step at a time', () => {
    const scene = onward(
      there('titan'),
      function* (t, one) {
        const { state } = t;
        one.order = 'guard';
        const [hero] = state.heroes as [Hero];
        hero.at = spaceAt(state, one, 2);
        state.turn = { ...newTurn(hero), action: 'run', movement: 4 };
      },
      'act',
    );
    const near = scene
      .can(0)
      .filter(key => key.startsWith('walk:'))
      .find(key => distanceTo(scene.state, avatarIn(scene) as Monster, key.slice(5) as Space) === 1);
    scene.does(near ?? '');
    expect(scene.asked(1)).toBe('dungeon.guard');
  });
  rule(
    ['LEG-20.10', 'DRF-5.17a', 'DRF-5.17b'],
    'an order on the Beastman Lord counts for those like him, and one of them alone strikes on guard',
    () => {
      const clone = (state: State, one: Monster): Monster => state.monsters.find(({ id }) => id !== one.id) as Monster;
      expect(attacks(struck('beastman-lord', 'dodge', clone)).asked(1)).toBe('attack.dodge');
      const scene = struck('beastman-lord', 'guard', clone);
      scene.does(scene.can(0).find(key => key.startsWith('attack:')) ?? '');
      for (let n = 0; n < 9 && scene.asked(1) === undefined; n++) scene.passes(0);
      for (let n = 0; n < 2 && scene.asked(1)?.startsWith('dungeon.'); n++) scene.does(scene.can(1)[0] ?? '');
      expect(scene.lines('log.dungeon.guards')).toHaveLength(1);
      expect(avatarIn(scene)?.order).toBeUndefined();
    },
  );
});

rule(['LEG-12.15', 'LEG-20.10'], 'those who are like it place no orders of their own', () => {
  const scene = turnOf('beastman-lord', [], state => {
    for (const one of state.monsters) one.ready = true;
  });
  const clone = scene.state.monsters.find(({ id }) => id !== scene.state.dungeon?.avatar);
  scene.does(`monster:${clone?.id}`);
  expect(scene.can(1)).toContain('battle');
  expect(scene.can(1).some(key => key.startsWith('ready:'))).toBe(false);
});

describe('what was bought for it', () => {
  rule('LEG-16.2', 'Last Order: it comes with Dodge or Guard on it', () => {
    const scene = last('titan', { happening: tenth, ...having('last-order') });
    for (let n = 0; n < 20 && scene.asked(1) !== 'dungeon.lastOrder'; n++) {
      const seat = scene.asked(1) === undefined ? 0 : 1;
      scene.answers(seat, scene.can(seat)[0] ?? '');
    }
    expect(scene.can(1)).toEqual(['order:dodge', 'order:guard']);
    scene.does('order:guard');
    expect(avatarIn(scene)?.order).toBe('guard');
  });
  rule('LEG-16.2', 'Brood Mother: a bane spider beside her as her turn begins, ready to act', () => {
    const scene = turnOf('spider-queen', ['spider-brood-mother']);
    scene.does(`monster:${scene.state.dungeon?.avatar}`);
    if (scene.asked(1) === 'dungeon.place') scene.does(scene.can(1)[0] ?? '');
    const young = scene.state.monsters.filter(({ person }) => person === undefined);
    expect(young.map(({ kind, rank, ready }) => [kind, rank, ready])).toEqual([['bane-spider', 'normal', true]]);
    const queen = avatarIn(scene) as Monster;
    const [near] = standsOn(young[0] as Monster)
      .map(at => distanceTo(scene.state, queen, at))
      .sort();
    expect(near).toBe(1);
    const plain = turnOf('spider-queen');
    expect(plain.does(`monster:${plain.state.dungeon?.avatar}`).state.monsters).toHaveLength(1);
  });
  rule('LEG-16.2', 'Phylactery: once the Sorcerer King stays at ten wounds', () => {
    const dies = (times: number, ...upgrades: string[]) =>
      onward(there('sorcerer-king', having(...upgrades)), function* (t, one) {
        for (let n = 0; n < times; n++) yield* calls(t).wound(t, one.id, 999, { kind: 'attack', by: FIRST });
      });
    expect(avatarIn(dies(1, 'king-phylactery'))?.wounds).toBe(10);
    expect(dies(1, 'king-phylactery').dungeon.slain).toBeUndefined();
    expect(dies(2, 'king-phylactery').dungeon.slain).toBe(true);
    expect(dies(1).dungeon.slain).toBe(true);
    // It is nobody else's.
    const other = onward(there('sorcerer-king', having('king-phylactery')), function* (t) {
      const [at] = groundNow(t.state).open.places.filter(one => !takenSpaces(t.state).includes(one));
      const { id } = placeMonster(t.state, { kind: 'skeleton', rank: 'normal', at: at as Space });
      yield* calls(t).wound(t, id, 999, { kind: 'attack', by: FIRST });
    });
    expect(other.state.monsters).toHaveLength(1);
  });
  /** Faces that hit with every die. */
  const SURE = Array.from({ length: 40 }, () => 3);
  /** It attacks the first hero, who stands where it can; whoever is asked anything takes the first answer to throws, and passes all else. */
  const hits = (avatar: Avatar, form: string, upgrades: string[]): Hero => {
    const scene = onward(
      there(avatar, having(...upgrades)),
      function* (t, one) {
        const { state } = t;
        const [hero] = state.heroes as [Hero];
        const [known] = legendOf(state).heroes;
        if (known) known.maxWounds = 900;
        hero.wounds = 900;
        hero.at = spaceAt(state, one, 1);
        state.phase = 'overlord';
        // Somewhere in its reach, as a template may need it.
        const how = groundNow(state)
          .open.places.filter(at => !takenSpaces(state).includes(at) && distanceTo(state, one, at) <= 2)
          .map(at => {
            hero.at = at;
            return attacksOf(state, one.id, 'activation').find(({ area = 'plain' }) => area.startsWith(form));
          })
          .find(found => found !== undefined);
        if (!how) throw new Error(`no ${form} strikes anybody`);
        hero.at = groundNow(state).open.places.find(at => {
          if (takenSpaces(state).includes(at) && hero.at !== at) return false;
          hero.at = at;
          return attacksOf(state, one.id, 'activation').some(
            ({ target, area }) => target === how.target && area === how.area,
          );
        }) as Space;
        yield* calls(t).attack(t, one.id, how);
      },
      'next',
      SURE,
    );
    for (let n = 0; n < 30; n++) {
      if (scene.asked(1) === 'attack.throw') scene.does(scene.can(1)[0] ?? '');
      else if ([0, 1].some(seat => scene.asked(seat)?.startsWith('attack.')))
        scene.passes(scene.asked(1) === undefined ? 0 : 1);
      else break;
    }
    return scene.hero();
  };
  rule('LEG-16.2', 'Inferno: the breath of the Wyrm leaves two burn tokens', () => {
    expect(hits('great-wyrm', 'breath', ['wyrm-inferno']).tokens.burn).toBe(2);
    expect(hits('great-wyrm', 'breath', []).tokens.burn ?? 0).toBeLessThan(2);
  });
  rule('LEG-16.2', 'Earthshaker: whom the Titan throws back loses two wounds more', () => {
    const left = (...upgrades: string[]): number => hits('titan', 'plain', upgrades).wounds;
    expect(left('titan-earthshaker')).toBe(left() - 2);
  });
});
