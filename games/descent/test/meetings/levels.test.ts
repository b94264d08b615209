// Levels of dungeons and what else may happen on them: who falls how, and who is gone through the portal.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { LEVELS } from '../../content/legend/boards/vocabulary.ts';
import type { Attacking } from '../../rules/attack/attacking.ts';
import { calls } from '../../rules/calls.ts';
import { borrowers } from '../../rules/effects/orders.ts';
import { drawLevel } from '../../rules/legend/dungeon/laying.ts';
import { enterPortal } from '../../rules/legend/dungeon/waiting.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import type { Hero, HeroId, State } from '../../rules/state.ts';
import { type Delve, delve, portal } from '../delve.ts';

const FIRST: HeroId = 'hero:steelhorns';

describe('who leads a level', () => {
  /** It falls to its death in the overlord’s turn, while somebody’s blow is worked out. */
  const falls = (striker: Attacking['by'] | undefined, kind: 'terrain' | 'trap' = 'terrain'): Delve =>
    delve({
      led: true,
      next: function* (t) {
        const { state } = t;
        state.phase = 'overlord';
        if (striker) state.attacks.push({ by: striker } as Attacking);
        const leader = state.monsters.find(({ came }) => came === 'leader');
        if (leader) yield* calls(t).wound(t, leader.id, 99, { kind, what: 'pit' });
        state.attacks = [];
        state.phase = 'heroes';
      },
    });
  rule(['LEG-8.51', 'LEG-8.22', 'DES-8.14'], 'thrown into a pit by a hero on guard is their doing', () => {
    expect(falls(FIRST).legend.conquest.heroes).toBe(2);
    expect(falls(FIRST).state.board.keys).toContain('red');
  });
  rule(['LEG-8.51', 'LEG-8.21'], 'and what it has walked into, or one of its own has thrown it into, is not', () => {
    for (const by of [undefined, 'monster:ogre#99'] as const) {
      expect(falls(by).legend.conquest.heroes).toBe(0);
      expect(falls(by).state.board.keys).toContain('red');
    }
  });
});

describe('whoever waits in the portal', () => {
  const gone = (set: (state: State, heroes: readonly Hero[]) => void = () => undefined): Delve =>
    delve({
      set: (state, heroes) => {
        const [hero] = heroes;
        if (hero) hero.at = portal(state);
        set(state, heroes);
      },
      next: function* (t) {
        yield* enterPortal(t, FIRST);
      },
    });
  rule(
    ['LEG-8.24', 'DES-84.5'],
    'has taken familiars along, and what was animated is dust; villagers walk on (R251)',
    () => {
      const { state } = gone((now, [hero]) => {
        if (!hero) return;
        placeMonster(now, { kind: 'skeleton', rank: 'normal', at: space(13, 9), owner: hero.id });
        placeMonster(now, { kind: 'skeleton', rank: 'normal', at: space(13, 10), owner: hero.id, came: 'villager' });
        now.companions.push({ id: 'skye', owner: hero.id, at: space(13, 8), carries: [] });
      });
      expect(state.monsters.map(({ came }) => came)).toEqual(['villager']);
      expect(state.companions).toMatchObject([{ id: 'skye', at: undefined }]);
    },
  );
  rule('LEG-8.24', 'is out of everybody’s reach: no order is lent to them', () => {
    const { state } = gone();
    const ids = borrowers(state, state.heroes[1] as Hero).map(({ id }) => id);
    expect(ids).not.toContain(FIRST);
    expect(ids.length).toBe(2);
  });
  rule('LEG-8.24', 'thrown there by somebody’s blow they are gone as if they had walked', () => {
    const scene = delve({
      set: (_, [hero]) => {
        if (hero) hero.at = space(13, 8);
      },
      next: function* (t) {
        const [hero] = t.state.heroes as [Hero];
        const from = hero.at;
        hero.at = portal(t.state);
        yield* calls(t).stepOn(t, FIRST, { own: false, ...(from && { from }) });
      },
    });
    expect(scene.hero()).toMatchObject({ at: undefined, waits: true });
  });
});

describe('a deck that runs out', () => {
  rule(['LEG-8.15', 'LEG-1.20'], 'twice in one draw is worth conquest twice, and they are out', () => {
    const scene = delve({
      position: { at: 'overlord' },
      set: state => {
        const { overlord } = state;
        state.turn = undefined;
        state.phase = 'overlord';
        const [one = '', other = ''] = overlord.deck;
        Object.assign(overlord, { hand: [], deck: [one], discard: [other], played: [], step: 1 });
      },
    });
    expect(scene.legend.conquest.overlord).toBe(6);
    expect(scene.state).toMatchObject({ won: 'overlord', dungeon: { over: 'ejected' } });
  });
  rule('LEG-8.15', 'a second time in a hero’s turn ends it there and then; in the keep it does not', () => {
    const out = (keep: boolean): Delve =>
      delve({
        position: { at: 'act' },
        set: state => {
          if (state.turn) state.turn.action = 'run';
          if (state.dungeon) state.dungeon = { ...state.dungeon, exhausted: 2, ...(keep && { keep: 'titan' }) };
        },
      });
    expect(out(false).state.dungeon?.over).toBe('ejected');
    expect(out(true).asked(0)).toBe('turn.act');
  });
});

describe('cards of levels', () => {
  rule('LEG-8.5', 'once all have been played they are shuffled anew, but for those of this dungeon', () => {
    const all = LEVELS.map((_, n) => n);
    const { legend, dungeon } = delve({
      depth: 2,
      next: function* (t) {
        if (t.state.legend) t.state.legend.levelsUsed = [...all];
        drawLevel(t);
      },
    });
    expect(dungeon.entered).toHaveLength(3);
    expect(new Set(dungeon.entered).size).toBe(3);
    const numbers = dungeon.entered.map(board => LEVELS.indexOf(board as (typeof LEVELS)[number]));
    expect(legend.levelsUsed.toSorted()).toEqual(numbers.toSorted());
  });
});
