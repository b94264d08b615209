// DES-17.7 to 17.11, DRF-8.2: who stands above the ground, and how one comes up into a tree.

import { rule } from '@veillee/kernel/test/rule';
import { base, type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { Form } from '../../rules/attack/attacking.ts';
import { foretold } from '../../rules/attack/foretell.ts';
import { opened } from '../../rules/attack/open.ts';
import { standing } from '../../rules/attack/sheet.ts';
import { calls } from '../../rules/calls.ts';
import { heightLines, isElevated } from '../../rules/heights.ts';
import type { Stand, State } from '../../rules/state.ts';
import { BLUE, YELLOW } from '../faces.ts';
import { ASIDE, BESIDE, type Fight, fight, HERE, monsterTurn } from '../fight.ts';
import { laid } from '../ice.ts';
import { lay, type Play } from '../scene.ts';

const HEIGHTS = { 'tomb-of-ice': true, heights: true };
const TREES = { 'tomb-of-ice': true, 'tree-climb': true };
const AFAR = space(5, 9);

/** Frozen sarcophagi lie on these spaces. */
const tombs =
  (...spaces: readonly Space[]) =>
  (state: State): void => {
    for (const at of spaces) lay(state, { kind: 'frozen-sarcophagus' }, at);
  };

describe('heights', () => {
  rule(['DES-17.7', 'EX-69'], 'half of the base at least must be raised: of a Bane Spider two spaces of four', () => {
    const spider = (on: Stand, ...raised: readonly Space[]) => {
      const play = fight({ monster: 'bane-spider', on, options: HEIGHTS, set: tombs(...raised) });
      return isElevated(play.state, play.monster());
    };
    const on = base(4, 9, 2, 2);
    expect([spider(on, space(4, 9)), spider(on, space(4, 9), space(5, 10)), spider(on)]).toEqual([false, true, false]);
  });

  /** What stands in the account of an attack for heights, and what it comes to with dice that show 3 range and 1 damage. */
  const lines = (plan: Fight, who: 'hero' | 'monster', weapon = 'bow#1', area?: string) => {
    const play = fight({ on: AFAR, equipped: ['bow#1', 'sword#1'], options: HEIGHTS, ...plan });
    const attack =
      who === 'hero'
        ? opened(play.state, play.hero().id, { weapon, target: AFAR, by: 'action', ...(area && { area }) })
        : opened(play.state, play.monster().id, { target: HERE, by: 'activation' });
    return attack.lines.flatMap(({ source, bonus }) => (/above|below/.test(source.text) ? [[source.text, bonus]] : []));
  };
  const ABOVE = [['line.above', { range: 1, damage: 1 }]];
  const BELOW = [['line.below', { range: -1, damage: -1 }]];

  rule('DES-17.8', 'from above 1 more of range and damage, from below 1 less, among equals nothing', () => {
    expect(lines({ set: tombs(HERE) }, 'hero')).toEqual(ABOVE);
    expect(lines({ set: tombs(AFAR) }, 'hero')).toEqual(BELOW);
    expect(lines({ set: tombs(HERE, AFAR) }, 'hero')).toEqual([]);
    expect(lines({}, 'hero')).toEqual([]);
    expect(lines({ set: tombs(HERE), monster: 'skeleton' }, 'monster')).toEqual(BELOW);
  });

  rule('DES-17.8', 'it decides about range that is just missed, and in melee about damage alone', () => {
    const FAR_OFF = space(7, 9);
    const chance = (...raised: readonly Space[]) => {
      const play = fight({ on: FAR_OFF, equipped: ['bow#1'], options: HEIGHTS, set: tombs(...raised) });
      const [told] = foretold(play.state, play.hero().id, { weapon: 'bow#1', target: FAR_OFF, by: 'action' });
      return [told?.hit ?? 0, told?.wounds ?? 0] as const;
    };
    const [above, level, below] = [chance(HERE), chance(), chance(FAR_OFF)];
    expect([above[0] > level[0], level[0] > below[0]]).toEqual([true, true]);
    expect([above[1] > level[1], level[1] > below[1]]).toEqual([true, true]);
    const play = fight({ equipped: ['sword#1'], options: HEIGHTS, set: tombs(HERE) });
    const blow = opened(play.state, play.hero().id, { weapon: 'sword#1', target: BESIDE, by: 'action' });
    expect([blow.distance, standing(blow).damage - standing({ ...blow, lines: [] }).damage]).toEqual([undefined, 1]);
  });

  rule('DES-17.8', 'what is breathed is aimed at no space: heights do not count (R130)', () => {
    const breath = (form: 'breath' | 'plain') => {
      const play = fight({ monster: 'hell-hound', on: AFAR, options: HEIGHTS, set: tombs(AFAR) });
      const area = form === 'breath' ? { area: 'breath:0' } : {};
      return opened(play.state, play.monster().id, { target: HERE, by: 'activation', ...area }).lines.length;
    };
    expect(breath('plain') - breath('breath')).toBe(1);
  });

  rule('DES-17.8', 'nor do they for lightning and for leaps', () => {
    const play = fight({ on: AFAR, options: HEIGHTS, set: tombs(HERE) });
    const counted = (form: Form) => heightLines(play.state, { form, space: AFAR }, play.hero()).length;
    expect((['plain', 'blast', 'breath', 'bolt', 'leap', 'webbed'] as const).map(counted)).toEqual([1, 1, 0, 0, 0, 0]);
  });

  rule(['DES-17.7', 'DES-17.8'], 'a large target stands above with half of its base, wherever it is struck', () => {
    const play = fight({
      monster: 'ogre',
      on: base(5, 9, 2, 2),
      options: HEIGHTS,
      set: tombs(space(5, 9), space(6, 9)),
    });
    const struck = (at: Space) =>
      heightLines(play.state, { form: 'plain', space: at }, play.hero()).map(({ bonus }) => bonus);
    expect([struck(space(5, 10)), struck(space(5, 9))]).toEqual([[BELOW[0]?.[1]], [BELOW[0]?.[1]]]);
  });

  rule(['DES-17.11', 'ICE-4.2'], 'a frozen sarcophagus raises where the table plays so, and nowhere else', () => {
    const raised = (heights: boolean) => {
      const play = fight({ options: { 'tomb-of-ice': true, heights }, set: tombs(HERE) });
      return isElevated(play.state, play.hero());
    };
    expect([raised(true), raised(false)]).toEqual([true, false]);
  });

  rule(['DES-17.10', 'DES-46.9'], 'whoever is in a pit stands above nothing, whatever lies there', () => {
    const play = fight({
      options: HEIGHTS,
      set: state => {
        laid('pit', [3, 9])(state);
        tombs(HERE)(state);
      },
    });
    expect(isElevated(play.state, play.hero())).toBe(false);
  });

  rule('DES-17.9', 'a tree hides a large monster that has one space in it', () => {
    const shotAt = (at: readonly [number, number]) => {
      const play = fight({
        monster: 'ogre',
        on: base(6, 9, 2, 2),
        equipped: ['bow#1'],
        options: { 'tomb-of-ice': true },
        set: laid('tree', at),
        dice: [BLUE.far, YELLOW.three, 3],
      });
      return play.does('action:battle', 'attack:bow#1:space:6,9').passes().log.includes('log.attack.untouched');
    };
    expect([shotAt([7, 10]), shotAt([2, 11])]).toEqual([true, false]);
  });
});

describe('trees', () => {
  /** The hero stands in a tree, and has points to spend. */
  const standsInTree = (plan: Fight = {}): Play =>
    fight({
      on: AFAR,
      equipped: ['bow#1'],
      options: TREES,
      ...plan,
      set: (state, heroes, monster) => {
        laid('tree', [3, 9])(state);
        plan.set?.(state, heroes, monster);
      },
    });
  const inTree = (plan: Fight = {}): Play => standsInTree(plan).does('action:advance');
  const ways = (play: Play): string[] => play.can().filter(key => key.startsWith('walk:'));

  rule('DRF-8.2', 'up for 1 point, and down again for 1: nobody walks out of the crown', () => {
    const play = inTree();
    const { movement } = play.state.turn ?? {};
    expect(play.can()).not.toContain('climb-down');
    play.does('climb-up');
    expect([play.state.turn?.movement, isElevated(play.state, play.hero()), ways(play)]).toEqual([
      Number(movement) - 1,
      true,
      [],
    ]);
    expect(play.can()).not.toContain('climb-up');
    play.does('climb-down');
    expect([play.state.turn?.movement, isElevated(play.state, play.hero())]).toEqual([Number(movement) - 2, false]);
    expect(ways(play).length).toBeGreaterThan(0);
  });

  rule(
    'DRF-8.2',
    'where the table does not play so, or there is no tree, nobody climbs; without points it is refused',
    () => {
      expect(inTree({ options: { 'tomb-of-ice': true } }).can()).not.toContain('climb-up');
      expect(inTree({ at: ASIDE }).can()).not.toContain('climb-up');
      const tired = inTree();
      while (tired.state.turn && tired.state.turn.movement > 0)
        tired.does(tired.can().includes('climb-up') ? 'climb-up' : 'climb-down');
      const key = isElevated(tired.state, tired.hero()) ? 'climb-down' : 'climb-up';
      expect(tired.whyNot(key)).toEqual(['why.movement', 'DRF-8.2']);
    },
  );

  rule('DRF-8.2', 'from up there one strikes from above; who is thrown out of it is on the ground', () => {
    const play = inTree().does('climb-up');
    const { lines } = opened(play.state, play.hero().id, { weapon: 'bow#1', target: AFAR, by: 'action' });
    expect(lines.map(({ source }) => source.text)).toContain('line.above');
    play.hero().at = ASIDE;
    expect(isElevated(play.state, play.hero())).toBe(false);
  });

  rule('DRF-8.2', 'who was up in a tree and comes back to it otherwise stands below', () => {
    const play = standsInTree({
      position: { at: 'act' },
      *first(t) {
        const [hero] = t.state.heroes;
        if (!hero) return;
        hero.aloft = HERE;
        hero.at = ASIDE;
        yield* calls(t).stepOn(t, hero.id, { from: HERE, own: false });
        hero.at = HERE;
        yield* calls(t).stepOn(t, hero.id, { from: ASIDE, own: false });
      },
    });
    expect(isElevated(play.state, play.hero())).toBe(false);
  });

  rule(['DRF-8.2', 'DES-36.7'], 'for a stunned master a climb is its move: it does not attack besides', () => {
    const climbs = (stun: number) => {
      const play = monsterTurn([], {
        rank: 'master',
        on: AFAR,
        options: TREES,
        set: (state, _, monster) => {
          laid('tree', [5, 9])(state);
          monster.tokens = { stun };
        },
      });
      play.answers(play.overlordSeat, `monster:${play.monster().id}`).answers(play.overlordSeat, 'climb-up');
      return play.state.overlord.acting?.attacks;
    };
    expect([climbs(0), climbs(1)]).toEqual([1, 0]);
  });

  rule('DRF-8.2', 'small monsters climb too, large ones stay below', () => {
    const offered = (monster: 'beastman' | 'ogre', on: Stand) => {
      const play = monsterTurn([], { monster, on, options: TREES, set: laid('tree', [5, 9]) });
      const overlord = play.seat(play.overlordSeat);
      overlord.does(`monster:${play.monster().id}`);
      return { play, overlord };
    };
    expect(offered('ogre', base(5, 9, 2, 2)).overlord.can()).not.toContain('climb-up');
    const { play, overlord } = offered('beastman', AFAR);
    const walks = (): boolean => overlord.can().some(key => key.startsWith('walk:'));
    overlord.does('climb-up');
    expect([isElevated(play.state, play.monster()), walks()]).toEqual([true, false]);
    overlord.does('climb-down');
    expect([isElevated(play.state, play.monster()), walks()]).toEqual([false, true]);
  });
});
