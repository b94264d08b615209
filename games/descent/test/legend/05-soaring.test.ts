// LEG-5.9 to LEG-5.12, DES-89: who soars under the sky, and what comes of it.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { affectedBy } from '../../rules/attack/affected.ts';
import { opened } from '../../rules/attack/open.ts';
import { attacksOf, keyOfAttack } from '../../rules/attack/options.ts';
import { isAttackedFromBeside, mapNow } from '../../rules/board.ts';
import { type AttackChoice, calls } from '../../rules/calls.ts';
import { abilitiesOf, has } from '../../rules/effects/stats.ts';
import { giveTokens } from '../../rules/effects/tokens.ts';
import { soarLines } from '../../rules/legend/outdoors/soaring.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import type { Flow, Hero, Monster, State, T } from '../../rules/state.ts';
import { delve } from '../delve.ts';
import { foe, type Road, type RoadPlan, road } from '../road.ts';
import { BLANK, SURGE } from './small.ts';

const AT = space(10, 4);
const BESIDE = space(11, 4);
const FAR = space(13, 4);

/** A hero's turn, the first of them at a place of the meadow, and a monster somewhere. */
const heroes = (kind: Monster['kind'], at: Space = BESIDE, plan: RoadPlan = {}): Road =>
  road({
    ...plan,
    set: (state, all) => {
      const [hero] = all;
      if (hero) hero.at = at;
      foe(state, kind, AT);
      plan.set?.(state, all);
    },
  }).chooses('turn.declare', 'action:battle');

/** The overlord's turn, the first hero at that place. */
const overlords = (kind: Monster['kind'], at: Space = BESIDE, plan: RoadPlan = {}): Road =>
  road({
    ...plan,
    position: { at: 'overlord' },
    set: (state, all) => {
      state.phase = 'overlord';
      state.turn = undefined;
      for (const hero of all) hero.ready = false;
      const [hero] = all;
      if (hero) hero.at = at;
      Object.assign(state.overlord, { step: 2 });
      foe(state, kind, AT, 'leader');
      plan.set?.(state, all);
    },
  });
/** Its activation has begun. */
const acts = (kind: Monster['kind'], at?: Space, plan?: RoadPlan): Road => {
  const scene = overlords(kind, at, plan);
  return scene.does(`monster:${scene.leader?.id}`);
};
const attacks = (scene: Road): string[] => scene.can().filter(key => key.startsWith('attack:'));
const one = (scene: Road): Monster => scene.state.monsters[0] as Monster;
/** What is added to an attack of the monster on the hero, or of the hero on the monster, but for breath. */
function linesOf(scene: Road) {
  const [who, at] = scene.state.turn ? [scene.hero().id, AT] : [one(scene).id, scene.hero().at];
  const isPlain = ({ area, target }: AttackChoice): boolean => area === undefined && target === at;
  const plain = attacksOf(scene.state, who, 'action').find(isPlain) as AttackChoice;
  return opened(scene.state, who, plain).lines;
}
const FURTHER = { source: { text: 'line.soaring' }, bonus: { range: -4 } };
const armed =
  (...equipped: string[]) =>
  (_: State, [hero]: readonly Hero[]): void => {
    if (hero) hero.equipped = equipped;
  };
const flight = (scene: Road) => one(scene).flight;
const strewn =
  (at: Space) =>
  ({ board }: State): void => {
    board.terrain[at] = 'dart-field';
  };
const cloaking = ({ board }: State): void => {
  board.terrain[BESIDE] = 'giant-mushrooms';
};
const HITS = [6, 6, 6, 6, 6, 6];
const MISSES = [1, 1, 1, 1, 1, 1];
const skilled =
  (skill: string) =>
  (_: State, [hero]: readonly Hero[]): void => {
    hero?.skills.push(skill);
  };

describe('who soars', () => {
  rule(['DES-89.1', 'LEG-5.9'], 'outdoors whoever flies or prints Soar, and nobody in a dungeon', () => {
    const scene = heroes('razorwing');
    expect(flight(scene)).toBe('up');
    expect(has(scene.state, one(scene).id, 'soar')).toBe(true);
    expect(has(scene.state, one(scene).id, 'fly')).toBe(false);
    expect(flight(heroes('manticore'))).toBe('up');
    expect(flight(heroes('beastman'))).toBeUndefined();
    const below = delve({
      set: state => {
        for (const kind of ['razorwing', 'manticore'] as const)
          placeMonster(state, { kind, rank: 'normal', at: space(1, 1), came: 'minion' });
      },
    });
    const [wing, lion] = ['razorwing', 'manticore'].map(kind => below.state.monsters.find(it => it.kind === kind));
    const names = (monster: Monster | undefined) =>
      monster ? abilitiesOf(below.state, monster).map(({ ability }) => ability) : [];
    expect(names(wing)).toContain('fly');
    expect(names(lion)).not.toContain('soar');
    expect([wing?.flight, lion?.flight]).toEqual([undefined, undefined]);
  });
  rule('DES-89.11', 'no hero, be it on wings', () => {
    const scene = heroes('beastman', BESIDE, { set: (_, [hero]) => hero?.skills.push('wind-pact') });
    expect(scene.hero()).not.toHaveProperty('flight');
  });
  rule('DES-89.5', 'everybody sees that it is in the air', () => {
    const scene = heroes('razorwing');
    for (const seat of [0, 1]) expect(scene.seat(seat).view().monsters[0]?.flight).toBe('up');
  });
});

describe('in the air', () => {
  rule(['DES-89.4', 'LEG-5.9'], 'neither strikes hand to hand nor is struck', () => {
    const axe = (kind: Monster['kind']) =>
      attacks(heroes(kind)).some(key => key.endsWith(`/${AT}`) || key.includes(AT));
    expect(axe('beastman')).toBe(true);
    expect(axe('razorwing')).toBe(false);
    expect(attacks(acts('beastman')).length).toBeGreaterThan(0);
    expect(attacks(acts('razorwing'))).toEqual([]);
  });
  rule(['DES-89.2', 'LEG-5.9'], 'is four spaces further for range, both ways, as the sheet says', () => {
    expect(linesOf(acts('manticore', FAR))).toContainEqual(FURTHER);
    const bow = (kind: Monster['kind']) => heroes(kind, FAR, { set: armed('crossbow#1') });
    expect(linesOf(bow('manticore'))).toContainEqual(FURTHER);
    expect(linesOf(bow('beastman'))).not.toContainEqual(FURTHER);
  });
  rule(
    ['DES-89.2', 'DES-89.9'],
    'strikes further off whatever the form of its attack; what spreads finds it where it is',
    () => {
      const { state } = heroes('manticore', FAR);
      const [hero, monster] = [state.heroes[0] as Hero, state.monsters[0] as Monster];
      const blast = (from: Hero | Monster, space: Space) => soarLines(state, { form: 'blast', space }, from);
      expect(blast(monster, FAR)).toEqual([FURTHER]);
      expect(blast(hero, AT)).toEqual([]);
      expect(soarLines(state, { form: 'plain', space: AT }, hero)).toEqual([FURTHER]);
    },
  );
  rule('DES-89.4', 'a sweep beside it passes it by', () => {
    const swept = (kind: Monster['kind']): number => {
      const scene = heroes(kind, BESIDE, {
        set: (state, all) => {
          armed('icetooth#1')(state, all);
          foe(state, 'beastman', space(11, 5));
        },
      });
      const { state } = scene;
      const how = attacksOf(state, scene.hero().id, 'action').find(({ target }) => target === space(11, 5));
      return affectedBy(state, opened(state, scene.hero().id, how as AttackChoice)).length;
    };
    expect(swept('beastman')).toBe(2);
    expect(swept('razorwing')).toBe(1);
  });
  rule(['DES-89.5', 'LEG-5.10'], 'is adjacent to nobody', () => {
    const { state } = heroes('razorwing');
    const [hero] = state.heroes as [Hero];
    expect(isAttackedFromBeside(state, hero, state.monsters[0] as Monster)).toBe(false);
    const other = heroes('beastman').state;
    expect(isAttackedFromBeside(other, other.heroes[0] as Hero, other.monsters[0] as Monster)).toBe(true);
  });
  rule(['DES-89.3', 'LEG-5.11'], 'bars the way and the sight of others', () => {
    const behind = space(9, 4);
    const scene = heroes('razorwing', BESIDE, {
      set: (state, all) => {
        armed('crossbow#1')(state, all);
        foe(state, 'beastman', behind);
      },
    });
    expect(attacks(scene).some(key => key.includes(behind))).toBe(false);
    expect(scene.can().some(key => key === `walk:${AT}`)).toBe(false);
  });
  rule(['DES-89.8', 'LEG-5.11'], 'ignores what lies below it, until it lands there', () => {
    const darts = (deed: string): readonly number[] => {
      const scene = acts('razorwing', BESIDE, { set: strewn(deed === 'land' ? AT : FAR), dice: [BLANK] });
      const before = one(scene).wounds;
      scene.does(deed);
      return [before - one(scene).wounds, one(scene).tokens.daze ?? 0];
    };
    expect(darts(`walk:${FAR}`)).toEqual([0, 0]);
    expect(darts('land')).toEqual([1, 1]);
  });
  rule('DES-89.8', 'flies over trees where nobody of its size enters them, and stops above none', () => {
    const scene = acts('razorwing', FAR, {
      ground: 'ancient-grove',
      set: state => {
        for (let y = 0; y < 12; y++) {
          const at = space(11, y);
          if (mapNow(state).has(at)) state.board.terrain[at] = 'tree';
        }
      },
    });
    expect(scene.can().some(key => key.startsWith('walk:space:12,'))).toBe(true);
    expect(scene.can().some(key => key.startsWith('walk:space:11,'))).toBe(false);
  });
  rule('DES-89.8', 'and heights of the ground are nothing to it', () => {
    const line = (kind: Monster['kind']) =>
      linesOf(
        heroes(kind, FAR, {
          set: (state, all) => {
            armed('crossbow#1')(state, all);
            state.board.terrain[FAR] = 'table';
          },
        }),
      ).map(({ source }) => source);
    expect(line('beastman')).toContainEqual({ text: 'line.above' });
    expect(line('manticore')).not.toContainEqual({ text: 'line.above' });
  });
  rule(
    ['DES-70.3', 'DES-70.4'],
    'does nothing to whoever is among giant mushrooms, unless it lands beside them',
    () => {
      const shot = (...deeds: string[]): number => {
        const scene = acts('manticore', BESIDE, { set: cloaking, dice: HITS });
        const before = scene.hero().wounds;
        scene.does(...deeds);
        scene.does(attacks(scene)[0] ?? '');
        scene.passesAll('overlord.activation');
        return before - scene.hero().wounds;
      };
      expect(shot()).toBe(0);
      expect(shot('land')).toBeGreaterThan(0);
    },
  );
});

describe('on the ground', () => {
  rule(['DES-89.4', 'LEG-5.9'], 'it comes down for an attack, does not move before it, and goes up afterwards', () => {
    const scene = acts('razorwing', BESIDE, { incident: 'dark-procession', dice: MISSES }).does('land');
    expect(flight(scene)).toBe('down');
    expect(scene.can().some(key => key.startsWith('walk:'))).toBe(false);
    expect(scene.refusal('overlord.activation', `walk:${FAR}`)).toBe('DES-89.4');
    scene.does(attacks(scene)[0] ?? '').passesAll('overlord.activation');
    expect(flight(scene)).toBe('up');
    expect(scene.can().some(key => key.startsWith('walk:'))).toBe(true);
    // Nothing is left to land for.
    expect(scene.refusal('overlord.activation', 'land')).toBe('DES-89.4');
  });
  rule('DES-89.4', 'landed, no range is added, and who does not attack goes up again', () => {
    expect(linesOf(acts('manticore', FAR).does('land'))).not.toContainEqual(FURTHER);
    const idle = acts('manticore', FAR).does('land').passes('overlord.activation');
    expect(flight(idle)).toBe('up');
  });
  rule(['DES-65.5', 'DES-89.5'], 'an aura beside it works once it has landed', () => {
    const wounds = (...deeds: string[]): number => {
      const scene = acts('razorwing', space(9, 4), { set: (_, [hero]) => hero?.skills.push('holy-aura') });
      const before = one(scene).wounds;
      scene.does(...deeds);
      return before - one(scene).wounds;
    };
    expect(wounds(`walk:${space(10, 3)}`)).toBe(0);
    expect(wounds('land')).toBeGreaterThan(0);
  });
  rule(
    ['DES-61.4', 'DES-61.5', 'DES-89.6', 'LEG-5.10'],
    'in the air nobody holds it; landed beside them, it stays',
    () => {
      const beside = acts('razorwing', BESIDE, { set: skilled('bear-tattoo'), dice: MISSES });
      expect(beside.can().some(key => key.startsWith('walk:'))).toBe(true);
      beside.does('land');
      beside.does(attacks(beside)[0] ?? '').passesAll('overlord.activation');
      expect(flight(beside)).toBe('held');
      expect(beside.can().some(key => key.startsWith('walk:'))).toBe(false);
      const freed = acts('razorwing', FAR, {
        set: state => {
          for (const monster of state.monsters) monster.flight = 'held';
        },
      });
      expect(flight(freed)).toBe('up');
    },
  );
  rule(['DES-89.7', 'DES-97.5', 'LEG-5.10'], 'a web brings it down, and it can only attack', () => {
    const webbed = (dice: readonly number[]): Road =>
      acts('razorwing', BESIDE, {
        dice,
        next: function* (t: T): Flow {
          giveTokens(t, t.state.monsters[0] as Monster, 'web', 1);
          yield* calls(t).look(t);
          expect(t.state.monsters[0]?.flight).toBe('held');
        },
      });
    const scene = webbed([BLANK]);
    expect(scene.lines('log.outdoors.broughtDown')).toHaveLength(1);
    expect(scene.can().some(key => key.startsWith('walk:'))).toBe(false);
    expect(attacks(scene).length).toBeGreaterThan(0);
    const free = webbed([SURGE]);
    expect(flight(free)).toBe('up');
    expect(free.can().some(key => key.startsWith('walk:'))).toBe(true);
  });
});

describe('areas and guard', () => {
  rule(
    ['DES-76.10', 'DES-96.9', 'DES-89.9', 'LEG-5.11'],
    'a blast strikes it as if it did not soar, without more range',
    () => {
      const scene = heroes('manticore', FAR, {
        set: armed('ice-storm#1'),
        dice: HITS,
      });
      const before = one(scene).wounds;
      const blast = attacksOf(scene.state, scene.hero().id, 'action').find(
        ({ area, target }) => area === 'blast' && target === AT,
      );
      expect(opened(scene.state, scene.hero().id, blast as AttackChoice).lines).not.toContainEqual(FURTHER);
      scene.does(keyOfAttack(blast as AttackChoice));
      scene.passesAll('turn.act');
      expect(scene.state.monsters[0]?.wounds ?? 0).toBeLessThan(before);
    },
  );
  rule(['DES-96.9', 'DES-89.9'], 'it breathes from the air, whatever the range', () => {
    const scene = acts('dragon', FAR);
    expect(scene.can().some(key => key.includes('breath'))).toBe(true);
  });
  rule(['DES-89.10', 'LEG-5.12'], 'who is on guard strikes it once it has landed, or shoots at it in the air', () => {
    const guard = (things: readonly string[], ...deeds: string[]): boolean => {
      const scene = overlords('razorwing', BESIDE, {
        set: (_, [hero]) => Object.assign(hero ?? {}, { order: 'guard', equipped: [...things] }),
      });
      scene.does(`monster:${one(scene).id}`);
      const asked = () => scene.asked(0) === 'guard.ask' && scene.can(0).some(key => key.includes(AT));
      const before = asked();
      if (before) return true;
      scene.does(...deeds);
      return asked();
    };
    expect(guard(['axe#1'])).toBe(false);
    expect(guard(['axe#1'], 'land')).toBe(true);
    expect(guard(['crossbow#1'])).toBe(true);
  });
});
