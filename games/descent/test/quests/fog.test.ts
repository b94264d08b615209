// Eyes in the Fog, script by script: three bells, three shapes, of which one is Nerisse, and what stands in the fog.

import { Chance, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { boardOf, groundNow, isOpen } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { statsOf } from '../../rules/effects/stats.ts';
import type { Flow, T } from '../../rules/state.ts';
import { redeal } from '../../rules/view.ts';
import { nextTurn, shows } from '../efforts.ts';
import { first, heard, inTurn, monster, type QuestPlan, quest, settled, slays } from '../guide.ts';
import { type Play, space } from '../scene.ts';

const ALTAR = { 'altar-of-despair': true };
const fog = (plan: QuestPlan = {}): Play =>
  settled(
    quest('eyes-in-the-fog', {
      quiet: true,
      areas: [0, 1],
      at: [space(2, 11), space(2, 12)],
      options: ALTAR,
      ...plan,
    }),
  );

const rings = (...bells: readonly string[]) =>
  function* (t: T): Flow {
    for (const bell of bells)
      yield* calls(t).happen(t, { what: 'prolongedAction', id: `ring-${bell}`, hero: first, progress: 3 });
  };
const SHAPES = ['veil', 'knife', 'candle'] as const;
const shapes = (play: Play) => SHAPES.filter(name => monster(play, name));
/** The overlord answers what the quest asks, one after the other, and takes whatever place comes first. */
const answers = (play: Play, ...numbers: readonly number[]): Play => {
  for (const n of numbers) settled(play).answers(play.overlordSeat, `answer:${n}`);
  return settled(play);
};
const fogged = (play: Play, region: string): boolean =>
  (boardOf(play.state).spacesOf(region) ?? []).some(at => groundNow(play.state).terrain.get(at) === 'fog');
const kinds = (play: Play) =>
  play.state.monsters.flatMap(({ kind, rank, unique }) => (unique ? [] : [`${kind} ${rank}`])).sort();

describe('the Fog', () => {
  rule(['DES-26.8', 'DES-42.3'], 'its lessons are read to the heroes as they come to fog and bells', () => {
    expect(heard(fog({ areas: [0] }), 'heroes')).not.toContain('tip-fog');
    expect(heard(fog(), 'heroes')).toContain('tip-fog');
    expect(heard(fog(), 'heroes')).not.toContain('tip-prolonged');
    for (const area of [2, 3, 4] as const) {
      const play = fog({ areas: [0, 1, area] });
      expect([
        heard(play, 'heroes').includes('tip-prolonged'),
        heard(play, 'overlord').includes('tip-prolonged'),
      ]).toEqual([true, false]);
    }
  });

  rule(
    ['DES-9.2', 'DES-9.8', 'DES-26.8'],
    'a bell is rung by work on its own space, with its own trait, and once',
    () => {
      const play = fog({ areas: [0, 1, 2], at: [space(15, 1), space(2, 12)], dice: shows(3, 3) });
      const { prolonged = [] } = play.seat(0).view();
      expect(prolonged.map(({ id, at, trait }) => [id, at, trait])).toEqual([['ring-north', [space(15, 1)], 'melee']]);
      play.does('action:ready', 'prolonged:ring-north', 'effort:0');
      expect([heard(play).includes('north-rung'), play.state.conquest]).toEqual([true, 6]);
      answers(play, 0);
      expect([fogged(play, 'north-bank'), fogged(play, 'east-bank')]).toEqual([false, true]);
      expect(play.can()).not.toContain('half:concentrate');
      expect(play.seat(0).view().prolonged).toEqual([]);
      // With two heroes two of three have stood there.
      expect(kinds(play)).toEqual(['skeleton normal', 'skeleton normal']);
    },
  );

  rule('DES-9.11', 'a step from the rope, and all was for nothing', () => {
    const works = () =>
      fog({ areas: [0, 1, 2], at: [space(15, 1), space(2, 12)], dice: shows(3, 2) }).does(
        'action:ready',
        'prolonged:ring-north',
        'effort:0',
      );
    const play = works().does('half:move', `walk:${space(16, 1)}`);
    expect(play.state.board.efforts).toEqual([]);
    expect(nextTurn(works()).state.board.efforts).toMatchObject([{ action: 'ring-north', progress: 2 }]);
  });

  rule('DES-26.8', 'east and south do the same; the southern bell opens the ringers’ way', () => {
    const east = answers(fog({ next: rings('east') }), 1);
    expect([fogged(east, 'east-bank'), kinds(east), heard(east).includes('east-rung')]).toEqual([
      false,
      ['dark-priest normal'],
      true,
    ]);
    const south = answers(fog({ next: rings('south') }), 1);
    expect([
      fogged(south, 'south-bank'),
      kinds(south).includes('sorcerer normal'),
      isOpen(south.state, 'ringers-way'),
    ]).toEqual([false, true, true]);
    expect([south.state.conquest, isOpen(east.state, 'ringers-way')]).toEqual([6, false]);
    for (const play of [east, south])
      expect(play.state.guide.allowed).toMatchObject({ [play === east ? 'ring-east' : 'ring-south']: false });
  });

  rule(['DES-0.9', 'DES-26.9'], 'at the first bell three shapes rise, and who is who the overlord alone knows', () => {
    const play = settled(fog({ next: rings('north') }));
    expect([play.asked(play.overlordSeat), play.can(play.overlordSeat)]).toEqual([
      'ask.quest',
      ['answer:0', 'answer:1', 'answer:2'],
    ]);
    answers(play, 1);
    expect([shapes(play), play.state.guide.flags]).toEqual([SHAPES, ['is-knife']]);
    expect(heard(play)).toEqual(expect.arrayContaining(['shapes-rise', 'tip-cloak']));
    // Two stand on normal figures, and all are alike (DES-36.8).
    const seen = play.seat(0).view();
    const [veil, knife, candle] = SHAPES.map(name => {
      const { name: _, rule: __, ...sheet } = seen.sheets[`monster:${name}`] ?? {};
      return sheet;
    });
    expect([veil, knife]).toEqual([knife, candle]);
    for (const name of SHAPES) expect(monster(play, name)?.bound, name).toBe('area-1');
    expect([JSON.stringify(seen).includes('is-knife'), seen.guide]).toEqual([false, undefined]);
    // Whoever imagines it may find any of the three.
    const found = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const other = structuredClone(play.state);
      redeal(other, 0, new Chance(newChance(`dream ${n}`)));
      found.add(other.guide.flags.join());
    }
    expect([...found].sort()).toEqual(['is-candle', 'is-knife', 'is-veil']);
  });

  rule('DES-26.8', 'the mist gives all three three more armour, until the second bell', () => {
    const armours = (play: Play): number[] =>
      SHAPES.flatMap(name => {
        const one = monster(play, name);
        return one ? [statsOf(play.state, one).armour] : [];
      });
    expect(armours(answers(fog({ next: rings('north') }), 1))).toEqual([7, 7, 7]);
    expect(armours(answers(fog({ next: rings('north', 'east') }), 1, 0))).toEqual([4, 4]);
  });

  rule('DES-26.9', 'at the second bell an echo of the overlord’s choice fades, never Nerisse', () => {
    for (const [n, own] of SHAPES.entries())
      for (const fades of [0, 1]) {
        const play = answers(fog({ next: rings('north', 'east') }), n, fades);
        const echoes = SHAPES.filter(name => name !== own);
        expect(shapes(play), `${own} ${fades}`).toEqual(SHAPES.filter(name => name !== echoes[fades]));
        expect(heard(play)).toContain('sound-passes');
      }
  });

  rule('DES-26.8', 'with an echo dead already the second bell unmasks her, and the third does in any case', () => {
    const early = answers(fog({ next: inTurn(rings('north'), slays(first, 'veil'), rings('east')) }), 1);
    const late = answers(fog({ next: rings('north', 'east', 'south') }), 1, 0);
    for (const play of [early, late]) {
      expect([shapes(play), heard(play).includes('unmasked')]).toEqual([['knife'], true]);
      const knife = monster(play, 'knife');
      const { abilities, dice } = statsOf(play.state, knife as never);
      expect([abilities.map(({ ability }) => ability), dice.black]).toEqual([['pierce', 'frost'], 2]);
    }
    expect(early.state.guide.counters.bells).toBe(2);
    for (const [n, own] of SHAPES.entries())
      expect(shapes(answers(fog({ next: rings('north', 'east', 'south') }), n, 0)), own).toEqual([own]);
  });

  rule(
    ['DES-1.1', 'DES-79.1'],
    'an echo bursts into frost on whoever is beside it; with Nerisse dead the quest is won',
    () => {
      const beside = (name: 'veil' | 'knife'): Play =>
        answers(
          fog({
            next: inTurn(rings('north'), function* (t) {
              const shape = t.state.monsters.find(({ unique }) => unique === name);
              const [hero] = t.state.heroes;
              if (shape && hero) hero.at = groundNow(t.state).open.neighbours(shape.at as never)[0];
              yield* slays(first, name)(t);
            }),
          }),
          1,
        );
      const echo = beside('veil');
      expect([echo.state.won, echo.hero(0).tokens.frost, echo.hero(1).tokens.frost]).toEqual([undefined, 1, undefined]);
      expect(heard(echo)).toContain('echo-bursts');
      expect(beside('knife').state.won).toBe('heroes');
      for (const [n, own] of SHAPES.entries()) {
        const play = fog({ next: inTurn(rings('north'), slays(first, own)) });
        settled(play).answers(play.overlordSeat, `answer:${n}`);
        expect(play.state.won, own).toBe('heroes');
      }
    },
  );
});
