// DES-40: props.

import { rule } from '@veillee/kernel/test/rule';
import { pointOf, type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { overlordCards } from '../../content/overlord.ts';
import { propRow, props } from '../../content/props.ts';
import { PROPS, type Prop } from '../../content/vocabulary.ts';
import { groundNow, mapNow, propAt } from '../../rules/board.ts';
import type { State } from '../../rules/state.ts';
import { type Plan, type Play, put } from '../scene.ts';
import { PLUS, walking, wounds } from '../walks.ts';

rule(['DES-40.1', 'DES-40.4'], 'every prop is an obstacle, a trap, a door or another, and says what it does', () => {
  expect(props.map(({ id }) => id).sort()).toEqual([...PROPS].sort());
  const kinds = Object.groupBy(
    props.filter(({ box }) => box === 'base'),
    ({ kind }) => kind,
  );
  expect(kinds.obstacle?.map(({ id }) => id)).toEqual(['rubble', 'water', 'pit']);
  expect(kinds.prop?.map(({ id }) => id)).toEqual(['staircase', 'glyph']);
  expect(kinds.door?.map(({ id }) => id)).toEqual(['door', 'rune-door']);
});

describe('traps of spaces', () => {
  describe('when obstacles of the box lie on the board', () => {
    const isObstacle = (state: State, at: Space): boolean => !!propAt(state, at) || !!state.board.terrain[at];
    /** So many pits apart from each other, beyond the first door; what the guide has drawn there lies there no more. */
    const laying = (count: number, set: Plan['set'] = () => {}, options: Plan['options'] = {}): Play =>
      walking(['spiked-pit#1'], {
        options,
        dice: [PLUS],
        set: (state, heroes) => {
          state.board.revealed = [0, 1, 2];
          const { terrain } = state.board;
          for (const at of [...groundNow(state).terrain.keys()]) terrain[at] = 'none';
          let laid = 0;
          for (const at of mapNow(state).places) {
            const isApart = [at, ...mapNow(state).neighbours(at)].every(one => !isObstacle(state, one));
            if (laid === count || !isApart || pointOf(at).x <= 12) continue;
            terrain[at] = 'pit';
            laid++;
          }
          set(state, heroes);
        },
      })
        .does('walk:space:4,10')
        .answers(1, 'card:spiked-pit');
    const pits = (play: Play): string[] =>
      Object.entries(play.state.board.terrain).flatMap(([at, prop]) => (prop === 'pit' ? [at] : []));

    rule(['DES-40.2', 'DES-12.14'], 'all but one of them, the last is taken from the box', () => {
      const play = laying(22);
      expect(play.asked(play.overlordSeat)).not.toBe('overlord.marker');
      expect([pits(play).length, pits(play)]).toEqual([23, expect.arrayContaining([space(4, 10)])]);
    });

    rule(['DES-40.2', 'DES-12.14'], 'all of them, the overlord lifts an older one for it', () => {
      const play = laying(23);
      const laid = pits(play);
      expect(play.asked(play.overlordSeat)).toBe('overlord.marker');
      expect(play.can(play.overlordSeat).sort()).toEqual(laid.map(at => `place:${at}`).sort());
      play.answers(play.overlordSeat, `place:${laid[0]}`);
      expect(pits(play)).toEqual([...laid.slice(1), space(4, 10)]);
    });

    rule(['DES-40.2', 'DES-12.14'], 'other boxes bring more of them, and ice has markers of its own', () => {
      const asks = (options: Plan['options'], set?: Plan['set']) =>
        laying(23, set, options).asked(1) === 'overlord.marker';
      expect([asks({}), asks({ 'well-of-darkness': true }), asks({ 'altar-of-despair': true })]).toEqual([
        true,
        false,
        false,
      ]);
      const ice = (state: State): void => {
        const pits = Object.entries(state.board.terrain) as [Space, Prop][];
        const [first] = pits.find(([, prop]) => prop === 'pit') ?? [];
        if (first) state.board.terrain[first] = 'ice';
      };
      expect(asks({ 'tomb-of-ice': true }, ice)).toBe(false);
    });

    rule(
      ['DES-40.2', 'DES-12.14'],
      'none is lifted from under a figure; where none is left, nothing is laid (R83)',
      () => {
        const play = laying(23, state => {
          for (const [at, prop] of Object.entries(state.board.terrain) as [Space, string][])
            if (prop === 'pit') put(state, 'skeleton', at);
        });
        expect(play.asked(play.overlordSeat)).not.toBe('overlord.marker');
        expect([pits(play).length, propAt(play.state, space(4, 10))]).toEqual([23, undefined]);
        // The wounds are due all the same.
        expect(wounds(play)).toBe(2);
      },
    );
  });
});

rule('DES-40.3', 'a trap that leaves something on the floor wants a space with nothing on it', () => {
  const traps = overlordCards.filter(({ ops }) => ops.some(({ op }) => op === 'place'));
  expect(traps.length).toBeGreaterThan(0);
  for (const { id, if: conditions = [] } of traps)
    expect(
      conditions.some(({ is }) => is === 'empty-space'),
      id,
    ).toBe(true);
});

rule('DES-40.4', 'for each: feet, eyes, jumps, familiars, flyers, large figures', () => {
  const told = (id: Prop) => {
    const { blocksMovement = false, blocksSight = false, jump, familiars, flyers, large } = propRow(id);
    return [blocksMovement, blocksSight, jump, familiars, flyers, large];
  };
  expect(told('rubble')).toEqual([true, true, undefined, 'barred', 'pass', undefined]);
  expect(told('water')).toEqual([true, false, undefined, 'barred', 'pass', undefined]);
  expect(told('pit')).toEqual([false, false, 3, 'ignore', 'ignore', 'whole-base']);
  expect(told('staircase')).toEqual([false, false, undefined, 'subject', 'subject', undefined]);
  expect(told('glyph')).toEqual([false, false, undefined, 'ignore', 'subject', undefined]);
  expect(told('door')).toEqual([true, true, undefined, 'barred', 'subject', undefined]);
  expect(told('rune-door')).toEqual(told('door'));
});
