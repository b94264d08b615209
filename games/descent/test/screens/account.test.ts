// What a quest says of itself when it is over: who struck, who fell, what was found.

import type { GameEvent } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect, test } from 'vitest';
import { account } from '../../rules/account.ts';
import { deedIn, fallenIn } from '../../rules/deed-kinds.ts';
import { hasRoom } from '../../rules/hero/equipment.ts';
import { newHero } from '../../rules/setup/heroes.ts';
import { GREEN, POWER, RED } from '../faces.ts';
import { assault, battle } from '../fight.ts';
import type { Play } from '../scene.ts';

function figuresOf(table: Play): { readonly [id: string]: readonly number[] } {
  const view = table.match.view('everyone');
  return Object.fromEntries(
    account.figures(view, [...table.match.told('everyone')]).map(({ id, bySeat }) => [id, bySeat]),
  );
}
const deeds = (table: Play): string[] => [...table.match.told('everyone')].flatMap(({ scene }) => deedIn(scene) ?? []);
/** Who fell, as a board that draws them is told. */
const fallen = (table: Play) => [...table.match.told('everyone')].flatMap(event => fallenIn(event) ?? []);

test('a blow, and the kill that comes of it, are the hero’s and count for their player', () => {
  const play = battle({
    rank: 'master',
    equipped: ['sword#1'],
    dice: [RED.four, GREEN.three, POWER.more, POWER.blank, POWER.blank],
  }).passes();
  const { wounds, blow } = play.hero().feats;
  expect(wounds).toBeGreaterThan(0);
  expect(play.hero().feats).toMatchObject({ kills: 1, blow: wounds, deaths: 0 });
  expect(play.hero(1).feats.kills).toBe(0);
  expect(figuresOf(play)).toMatchObject({ kills: [1, 0], wounds: [wounds, 0], blow: [blow, 0], deaths: [0, 0] });
  expect(deeds(play)).toContain('master');
  expect(fallen(play)).toEqual([{ kind: expect.any(String), rank: 'master' }]);
});

test('a hero’s death is the overlord’s kill, and leaves less conquest', () => {
  const play = assault({
    dice: [RED.four, GREEN.three],
    set: (state, [hero]) => {
      state.conquest = 9;
      if (hero) hero.wounds = 2;
    },
  });
  expect(play.hero().feats).toMatchObject({ deaths: 1, kills: 0, wounds: 0 });
  expect(figuresOf(play)).toMatchObject({ kills: [0, 1], wounds: [0, 2], deaths: [1, 0] });
  expect(figuresOf(play).conquest).toEqual([play.state.conquest, 0]);
  expect(deeds(play)).toContain('death');
  expect(fallen(play)).toEqual([]);
});

test('nobody has a point before the end; then the side that won', () => {
  const play = battle({ equipped: ['sword#1'], dice: [RED.miss] });
  const view = play.match.view('everyone');
  const points = (won?: 'heroes' | 'overlord') => account.points({ ...view, ...(won && { won }) })[0]?.bySeat;
  expect([points(), points('heroes'), points('overlord')]).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
  ]);
});

test('each figure is that of its seat: kills, treasures and deaths of its heroes, the hardest single blow, the conquest of their side', () => {
  const hero = (seat: number, kills: number, treasures: number, deaths: number) => ({
    id: `hero:${seat}${kills}`,
    seat,
    feats: { kills, treasures, deaths },
    score: kills,
  });
  const view = (conquest: number, won?: 'heroes' | 'overlord') =>
    ({
      sides: ['heroes', 'overlord', 'heroes'],
      heroes: [hero(0, 2, 1, 0), hero(0, 3, 0, 1), hero(2, 1, 4, 2)],
      house: [],
      conquest,
      won,
    }) as never;
  const wounds = (seat: number, n: number): GameEvent => ({ text: 'x', brings: { seat, coins: { wounds: n } } });
  const events = [
    wounds(0, 3),
    wounds(0, 5),
    wounds(0, 2),
    wounds(1, 4),
    { text: 'x' },
    { text: 'x', brings: { seat: 2, coins: {} } },
  ];
  expect(Object.fromEntries(account.figures(view(4), events).map(({ id, bySeat }) => [id, bySeat]))).toEqual({
    wounds: [10, 4, 0],
    kills: [5, 3, 1], // those of the overlord are the deaths of heroes
    blow: [5, 4, 0],
    treasures: [1, 0, 4],
    deaths: [1, 0, 2],
    conquest: [4, 0, 4],
  });
  expect(account.figures(view(-3), []).find(({ id }) => id === 'conquest')?.bySeat).toEqual([0, 0, 0]);
  expect(account.points(view(1))).toEqual([{ id: 'quest', bySeat: [0, 0, 0] }]);
  expect(account.points(view(1, 'heroes'))[0]?.bySeat).toEqual([1, 0, 1]);
  expect(account.points(view(1, 'overlord'))[0]?.bySeat).toEqual([0, 1, 0]);
});

rule('DES-34.1', 'a pack holds three things, and no fourth', () => {
  const room = (n: number) =>
    hasRoom({ ...newHero(0, 'andira-runehand'), pack: Array.from({ length: n }, (_, i) => `x#${i}`) });
  expect([0, 1, 2, 3, 4].map(room)).toEqual([true, true, true, false, false]);
});
