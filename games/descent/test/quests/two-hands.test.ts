// The House of Two Hands, script by script: wheels, presses, the third hand, and Vantail's wall.

import { rule } from '@veillee/kernel/test/rule';
import { type Edge, edge } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { isOpen } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { statsOf } from '../../rules/effects/stats.ts';
import { invariants } from '../../rules/invariants.ts';
import { moveLoose } from '../../rules/props/loose.ts';
import { looseThings } from '../../rules/quest/pieces.ts';
import type { Flow, T } from '../../rules/state.ts';
import { nextTurn, shows } from '../efforts.ts';
import { first, heard, inTurn, monster, named, type QuestPlan, quest, settled, slays, takes } from '../guide.ts';
import { type Play, put, space } from '../scene.ts';

const ALTAR = { 'altar-of-despair': true };
/** No glyph is dark. */
const waiting = (plan: QuestPlan): Play => settled(quest('house-of-two-hands', { options: ALTAR, ...plan }));
const house = (plan: QuestPlan = {}): Play =>
  waiting({
    quiet: true,
    areas: [0, 1, 2],
    at: [space(2, 12), space(2, 13)],
    ...plan,
  });

const works = (...actions: readonly string[]) =>
  function* (t: T): Flow {
    for (const id of actions) yield* calls(t).happen(t, { what: 'prolongedAction', id, hero: first, progress: 3 });
  };
/** Where a press stands: x of the wings' ones, y of the hall's; none where it is gone. */
const standing = (play: Play, press: string): number | undefined => {
  const [one] = looseThings(play.state, press);
  if (!one || !('lines' in one)) return undefined;
  const [x, y] = (/\/(\d+),(\d+)$/.exec(one.lines[0] ?? '') ?? []).slice(1).map(Number);
  return press === 'hall-press' ? y : x;
};
const wings = (play: Play) => [standing(play, 'north-press'), standing(play, 'south-press')];

describe('the House', () => {
  rule(['DES-50.1', 'DES-26.2'], 'a press bars each wing, and neither moves by itself', () => {
    const play = house({ next: moveLoose });
    expect(wings(play)).toEqual([18, 13]);
    const lines: Edge[] = [edge(space(17, 3), space(18, 3)), edge(space(17, 4), space(18, 4))];
    expect(looseThings(play.state, 'north-press')).toMatchObject([{ lines, direction: 'e', still: true }]);
    expect(heard(play, 'heroes')).toEqual(expect.arrayContaining(['tip-wall', 'tip-group']));
    expect(heard(house({ areas: [0] }))).not.toContain('tip-wall');
  });

  rule(
    ['DES-9.16', 'DES-9.12'],
    'a wheel is turned by two together, from any space beside it, and progress stays',
    () => {
      const play = house({ at: [space(4, 2), space(3, 2)], dice: [...shows(3, 1), ...shows(1, 1)] });
      play.does('action:ready', 'prolonged:turn-north', 'effort:0').passes(0);
      expect(wings(play)).toEqual([18, 13]);
      play.does('action:ready', 'prolonged:turn-north', 'effort:1');
      // The elder's wheel moves the younger's press.
      expect([wings(play), play.state.conquest, heard(play).includes('house-answers')]).toEqual([[18, 17], 5, true]);
      expect(play.state.board.efforts).toEqual([]);
      // It turns again, and no more tokens come of it.
      play.does('half:concentrate', 'effort:1');
      expect(nextTurn(play).state.conquest).toBe(5);
    },
  );

  rule(
    ['DES-50.2', 'DES-26.8'],
    'each turn of a wheel drives the other wing’s press four spaces, until it is gone at the end',
    () => {
      const after = (...actions: readonly string[]) => wings(house({ next: works(...actions) }));
      expect([after('turn-south'), after('turn-south', 'turn-south')]).toEqual([
        [22, 13],
        [26, 13],
      ]);
      expect(after('turn-south', 'turn-south', 'turn-south')).toEqual([undefined, 13]);
      expect(after('turn-north', 'turn-north', 'turn-south')).toEqual([22, 21]);
    },
  );

  rule(
    ['DES-50.3', 'DES-50.4'],
    'whoever stands beyond a press is driven before it, and dies against the end wall',
    () => {
      const play = house({
        next: inTurn(
          function* (t) {
            put(t.state, 'beastman', space(27, 3));
          },
          works('turn-south', 'turn-south'),
        ),
      });
      expect(play.state.monsters.map(({ at }) => at)).toEqual([space(27, 3)]);
      const again = house({
        next: inTurn(
          function* (t) {
            put(t.state, 'beastman', space(27, 3));
            put(t.state, 'beastman', space(19, 4));
          },
          works('turn-south', 'turn-south', 'turn-south'),
        ),
      });
      expect([again.state.monsters, invariants(again.state)]).toEqual([[], []]);
    },
  );

  rule(['DES-55.3', 'DES-26.9'], 'a life on the workshop’s altar pushes one press back, the overlord’s choice', () => {
    const dies = function* (t: T): Flow {
      const { id: marker, at } = named(t.state, 'third-hand');
      const thing = named(t.state, 'third-hand').thing as number;
      for (let n = 0; n < 2; n++) yield* calls(t).happen(t, { what: 'altar', marker, thing, at });
    };
    const play = house({ areas: [0, 1, 2, 3], next: inTurn(works('turn-south', 'turn-north'), dies) });
    const seat = play.overlordSeat;
    play.answers(seat, 'answer:0').answers(seat, 'answer:1');
    expect([wings(play), heard(play).filter(text => text === 'third-hand')]).toEqual([[20, 15], ['third-hand']]);
  });

  rule(['DES-28.2', 'DES-31.5'], 'the crossbow is told of when it is taken', () => {
    const play = house({ areas: [0, 1, 5], next: takes('twins-weapon') });
    expect(heard(play)).toContain('weapon-taken');
    expect([...play.hero().equipped, ...play.hero().pack]).toContain('soulbiter#1');
  });

  /** Vantail has lost half of what he had, or less. */
  const hurt = (share: number) =>
    function* (t: T): Flow {
      const vantail = t.state.monsters.find(({ unique }) => unique === 'vantail');
      if (vantail)
        yield* calls(t).wound(t, vantail.id, Math.ceil(vantail.wounds * share), { kind: 'attack', by: first });
    };
  function* alone({ state }: T): Flow {
    state.monsters = state.monsters.filter(({ unique }) => unique);
  }
  const hall = (plan: QuestPlan = {}): Play =>
    waiting({
      areas: [0, 3, 4],
      at: [space(2, 12), space(2, 13)],
      ...plan,
      next: plan.next ? inTurn(alone, plan.next) : alone,
    });

  rule(
    ['DES-26.8', 'DES-36.8'],
    'at half his wounds Vantail throws his door, breaks the wall, and the hall’s press comes',
    () => {
      const armour = (play: Play) => statsOf(play.state, monster(play, 'vantail') as never).armour;
      const whole = hall({ next: hurt(0.3) });
      expect([standing(whole, 'hall-press'), isOpen(whole.state, 'broken-wall'), armour(whole)]).toEqual([8, false, 5]);
      const play = hall({ next: hurt(0.5) });
      expect([
        standing(play, 'hall-press'),
        isOpen(play.state, 'broken-wall'),
        heard(play).includes('wall-walks'),
      ]).toEqual([10, true, true]);
      expect(monster(play, 'vantail')?.changes).toMatchObject([{ armour: -2 }]);
      // From then on a space a turn.
      expect(standing(hall({ next: inTurn(hurt(0.5), moveLoose, moveLoose) }), 'hall-press')).toBe(12);
    },
  );

  rule(['DES-9.1', 'DES-50.2'], 'two chains stop it, and only when it walks are they there to be hauled', () => {
    const at = [space(17, 13), space(22, 15)];
    const early = hall({ at }).does('action:ready');
    expect(early.can()).not.toContain('prolonged:pull-left');
    const play = hall({ at, next: hurt(0.5), dice: [...shows(3, 2), ...shows(2, 1)] });
    play.does('action:ready', 'prolonged:pull-left', 'effort:0');
    expect([heard(play).includes('one-chain'), looseThings(play.state, 'hall-press')[0]?.still]).toEqual([
      true,
      undefined,
    ]);
    play.passes(0).does('action:ready', 'prolonged:pull-right', 'effort:2');
    const { conquest } = play.state;
    expect([heard(play).includes('press-stops'), looseThings(play.state, 'hall-press')[0]?.still, conquest]).toEqual([
      false,
      undefined,
      4,
    ]);
    const both = hall({ at, next: inTurn(hurt(0.5), works('pull-left', 'pull-right')) });
    expect([heard(both).includes('press-stops'), looseThings(both.state, 'hall-press')[0]?.still]).toEqual([
      true,
      true,
    ]);
    expect([both.state.conquest, both.state.guide.flags]).toEqual([5, ['left-hauled', 'right-hauled']]);
    const other = hall({ at, next: inTurn(hurt(0.5), works('pull-right', 'pull-left', 'turn-north')) });
    expect(heard(other)).toEqual(expect.arrayContaining(['one-chain', 'press-stops', 'house-answers']));
  });

  rule(['DES-1.1', 'DES-50.4'], 'Vantail dead by a blow or by his own wall, the quest is won', () => {
    expect(hall({ next: slays(first, 'vantail') }).state.won).toBe('heroes');
    const crushed = hall({
      next: inTurn(hurt(0.5), function* (t) {
        const vantail = t.state.monsters.find(({ unique }) => unique === 'vantail');
        for (let n = 0; n < 12 && vantail; n++) {
          yield* calls(t).look(t);
          yield* moveLoose(t);
        }
      }),
    });
    expect(settled(crushed).state.won).toBe('heroes');
  });
});
