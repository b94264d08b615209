// DES-35.50 to DES-35.52: the Spectre, the overlord's familiar, and what its touch costs.

import type { Options } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { seesSpace } from '../../rules/attack/sight.ts';
import { moveLoose } from '../../rules/props/loose.ts';
import { layTerrain } from '../../rules/quest/pieces.ts';
import type { Hero, State } from '../../rules/state.ts';
import { deeds } from '../companions.ts';
import { RED, YELLOW } from '../faces.ts';
import { first } from '../fight.ts';
import { type Play, pair, scene, told } from '../scene.ts';

const options = { 'well-of-darkness': true };
const HERE = space(6, 9);
const walk = (to: Space): string => `walk:${to}`;

interface Night {
  readonly at?: Space;
  readonly heroes?: readonly (Partial<Hero> & { readonly at: Space })[];
  readonly set?: (state: State) => void;
}
/** The overlord has done with cards and monsters; the Spectre stands in the corridor. */
function haunts({ at = HERE, heroes = [], set }: Night = {}): Play {
  const play = scene({
    options,
    position: { at: 'overlord' },
    set: (state, party) => {
      const [one, other] = pair(party);
      one.at = space(2, 9);
      other.at = space(1, 12);
      for (const [n, hero] of heroes.entries()) Object.assign(party[n] ?? {}, hero);
      Object.assign(state, { phase: 'overlord', turn: undefined });
      state.overlord.step = 4;
      state.companions = [{ id: 'spectre', owner: 'overlord', at, carries: [] }];
      set?.(state);
    },
  });
  return play.passes(play.overlordSeat);
}
const asks = (play: Play): string | undefined => play.asked(play.overlordSeat);
const ways = (play: Play): string[] => play.can(play.overlordSeat).filter(key => key.startsWith('walk:'));
const goes = (play: Play, ...to: readonly Space[]): Play => {
  for (const at of to) play.answers(play.overlordSeat, walk(at));
  return play;
};
/** It stays there; nobody is asked whether it does where it could go no further. */
const stays = (play: Play): Play => (asks(play) === 'familiar.act' ? play.passes(play.overlordSeat) : play);

describe('its way', () => {
  rule(['DES-35.50', 'DES-35.2'], 'it moves after the overlord’s turn, up to four spaces', () => {
    const play = haunts();
    expect([asks(play), play.match.decisionOf(play.overlordSeat)?.with?.movement]).toEqual(['familiar.act', 4]);
    expect([ways(play).includes(walk(space(2, 9))), ways(play).includes(walk(space(1, 9)))]).toEqual([true, false]);
    goes(play, space(4, 9));
    expect([play.state.companions[0]?.at, play.match.decisionOf(play.overlordSeat)?.with?.movement]).toEqual([
      space(4, 9),
      2,
    ]);
    stays(play);
    expect([asks(play) === 'familiar.act', play.state.round]).toEqual([false, 2]);
  });

  rule(['DES-35.50', 'DES-35.4'], 'rubble does not stop it, and it stays there; nor do figures', () => {
    const set = ({ board }: State): void => {
      for (const at of [space(5, 9), space(5, 10)]) board.terrain[at] = 'rubble';
    };
    expect(ways(haunts({ set }))).toEqual(expect.arrayContaining([walk(space(5, 9)), walk(space(3, 9))]));
    // Others cannot even go round.
    const rat = haunts({
      set: state => {
        set(state);
        state.companions = [{ id: 'boggs', owner: 'overlord', at: HERE, carries: [] }];
      },
    });
    expect(ways(rat)).not.toContain(walk(space(3, 9)));
  });

  rule(['DES-35.50', 'DES-35.6'], 'it goes neither through walls nor to where nobody has looked', () => {
    const open = (revealed: State['board']['revealed']) =>
      ways(
        haunts({
          heroes: [{ at: space(2, 12) }],
          set: ({ board }) => {
            board.open.push('mine-door');
            board.revealed = [...revealed];
          },
        }),
      ).includes(walk(space(8, 9)));
    expect([open([0]), open([0, 1])]).toEqual([false, true]);
    expect(ways(haunts())).not.toContain(walk(space(8, 9)));
  });
});

describe('it is in nobody’s way', () => {
  rule(['DES-35.50', 'DES-35.4'], 'figures walk through it, stand with it and see past it', () => {
    const play = scene({
      options,
      set: (state, heroes) => {
        first(heroes).at = space(2, 9);
        state.companions = [{ id: 'spectre', owner: 'overlord', at: space(3, 9), carries: [] }];
      },
    });
    expect(seesSpace(play.state, play.hero(), space(6, 9))).toBe(true);
    play.does('action:run');
    expect(deeds(play, 'walk')).toEqual(expect.arrayContaining([walk(space(3, 9)), walk(space(4, 9))]));
    expect(deeds(play, 'attack')).toEqual([]);
  });

  rule(['DES-35.50', 'DES-35.9'], 'nobody wounds it, and no stone crushes it', () => {
    const play = scene({
      options,
      dice: [RED.two, YELLOW.three],
      set: state => {
        state.companions = [{ id: 'spectre', owner: 'overlord', at: space(5, 9), carries: [] }];
        state.board.boulders = [{ id: 'boulder:9', at: 'base:1,9/2x2', direction: 'e' }];
      },
      first: moveLoose,
    });
    expect([play.state.companions.map(({ at }) => at), told(play, 'log.killed').length]).toEqual([[space(5, 9)], 0]);
  });
});

describe('its touch', () => {
  const [NEAR, NEXT] = [space(4, 9), space(5, 9)];
  const tired = ({ state }: Play): number[] => state.heroes.map(({ fatigue }) => fatigue);
  const two = [
    { at: NEAR, fatigue: 4, wounds: 10 },
    { at: NEXT, fatigue: 4, wounds: 10 },
  ] as const;

  rule('DES-35.51', 'two fatigue from whoever it stays with, one from whom it has passed', () => {
    expect(tired(stays(goes(haunts({ heroes: two }), NEAR)))).toEqual([2, 3]);
    expect(tired(stays(goes(haunts({ heroes: two }), space(3, 9))))).toEqual([3, 3]);
    // Beside them it does nothing.
    expect(tired(stays(goes(haunts({ heroes: [two[0]] }), NEXT)))[0]).toBe(4);
  });

  rule('DES-35.51', 'once a turn, however often it passes; and not before its move is over', () => {
    const play = goes(haunts({ heroes: [two[0]] }), NEAR, NEXT);
    expect(tired(play)[0]).toBe(4);
    expect(tired(stays(play))[0]).toBe(3);
    expect(tired(stays(goes(haunts({ heroes: [two[0]] }), NEAR, NEXT, NEAR)))[0]).toBe(2);
  });

  rule(['DES-35.51', 'DES-35.2'], 'it may stay with a hero turn after turn; whom it leaves it has not passed', () => {
    expect(tired(stays(haunts({ heroes: [{ ...two[0], at: HERE }] })))[0]).toBe(2);
    expect(tired(stays(goes(haunts({ heroes: [{ ...two[0], at: HERE }] }), NEXT)))[0]).toBe(4);
  });

  rule(['DES-35.52', 'DES-24.1'], 'what is missing is lost in wounds, whatever the armour', () => {
    const poor = (fatigue: number) => {
      const play = stays(
        goes(haunts({ heroes: [{ at: NEAR, fatigue, wounds: 10, equipped: ['plate-mail#1'] }] }), NEAR),
      );
      const { fatigue: left, wounds } = play.hero();
      return [left, wounds];
    };
    expect([poor(2), poor(1), poor(0)]).toEqual([
      [0, 10],
      [0, 9],
      [0, 8],
    ]);
  });

  rule(['DES-35.52', 'DES-37.1'], 'a hero may die of it', () => {
    const play = stays(goes(haunts({ heroes: [{ at: NEAR, fatigue: 0, wounds: 2 }] }), NEAR));
    expect([play.hero().at, told(play, 'log.dies').length]).toEqual([undefined, 1]);
  });
});

rule('DRF-4.1', 'what falls puts familiars on the nearest free space, of several as the overlord likes', () => {
  const falls = (under: readonly [number, number][], boxes: Options = options) =>
    scene({
      options: boxes,
      set: (state, heroes) => {
        for (const hero of heroes) hero.at = space(1, 12);
        state.companions = [
          { id: 'spectre', owner: 'overlord', at: space(6, 9), carries: [] },
          { id: 'boggs', owner: 'hero:steelhorns', at: space(2, 8), carries: [] },
        ];
      },
      *first(t) {
        yield* layTerrain(
          t,
          'rubble',
          under.map(([x, y]) => `${x},${y}`),
          {},
        );
      },
    });
  const one = falls([[6, 9]]);
  expect(asks(one)).toBe('ask.driven');
  expect(one.can(one.overlordSeat).toSorted()).toEqual(
    [space(5, 9), space(5, 10), space(6, 10), space(7, 9), space(7, 10)].map(at => `place:${at}`).toSorted(),
  );
  one.answers(one.overlordSeat, `place:${space(7, 9)}`);
  expect(one.state.companions.map(({ at }) => at)).toEqual([space(7, 9), space(2, 8)]);
  // With the whole corridor gone it is back in the room.
  const all = falls(
    [5, 6, 7].flatMap((x): [number, number][] => [
      [x, 9],
      [x, 10],
    ]),
  );
  expect(all.can(all.overlordSeat).toSorted()).toEqual(
    [8, 9, 10, 11]
      .map(y => space(4, y))
      .map(at => `place:${at}`)
      .toSorted(),
  );
  // Where the box is not in play familiars stay where they are.
  const plain = falls([[6, 9]], { 'well-of-darkness': false });
  expect(plain.state.companions.map(({ at }) => at)).toEqual([space(6, 9), space(2, 8)]);
});

rule(
  ['DES-35.51', 'DES-35.50'],
  'passed to and fro one loses 1 all the same; familiars of the heroes stay where they are',
  () => {
    const play = haunts({
      heroes: [{ at: space(5, 9), fatigue: 4 }],
      set: state => {
        state.companions.push({ id: 'boggs', owner: 'hero:steelhorns', at: space(3, 12), carries: [] });
        for (const at of [space(5, 10), space(4, 10), space(6, 10)]) state.board.terrain[at] = 'rubble';
      },
    });
    // Onto the hero's space and out of it, twice.
    goes(play, space(5, 9), space(4, 9), space(5, 9), space(6, 9));
    stays(play);
    expect([play.hero(0).fatigue, asks(play)]).not.toContain('familiar.act');
    expect(play.hero(0).fatigue).toBe(4 - 1);
  },
);
