// What the adept makes of familiars and treasures of the Altar of Despair.

import { space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { bestOutfit } from '../../bots/adept-heroes-gear.ts';
import type { State } from '../../rules/state.ts';
import { afterwards } from '../companions.ts';
import { fight, first } from '../fight.ts';
import { lay, pair, put, scene } from '../scene.ts';
import { answer } from './answers.ts';

const options = { 'altar-of-despair': true } as const;

describe('familiars', () => {
  test('Sharr goes to whoever is hurt, and stays where nobody is', () => {
    const goes = (wounds: number) =>
      answer(
        afterwards({
          options,
          companions: [{ id: 'sharr', at: space(4, 9) }],
          set: ({ heroes: [, friend] }) => void Object.assign(friend ?? {}, { at: space(6, 9), wounds }),
        }),
      );
    expect([goes(3), goes(12)]).toEqual([[`walk:${space(6, 9)}`], []]);
  });

  test('the Imp goes beside an enemy, who is hurt there', () => {
    const play = afterwards({
      options,
      companions: [{ id: 'bottle-imp', at: space(2, 9) }],
      set: state => void put(state, 'beastman', space(6, 9)),
    });
    const [key = ''] = answer(play);
    expect(key).toMatch(/^walk:/);
  });

  test('nobody changes places with a shadow for no reason', () => {
    const play = fight({
      options,
      on: space(7, 9),
      position: { at: 'turnStart' },
      set: (state, heroes) =>
        void state.companions.push({ id: 'shadow-soul', owner: first(heroes).id, at: space(2, 10), carries: [] }),
    }).overlordWaits();
    expect([play.asked(), answer(play)]).toEqual(['start.next', []]);
  });

  test('a shadow goes ahead to a chest, and whoever it follows changes places with it there', () => {
    const chest = (state: State): void => void lay(state, { kind: 'chest', tier: 'copper' }, space(9, 9));
    const goes = afterwards({
      options,
      companions: [{ id: 'shadow-soul', at: space(2, 9) }],
      set: state => {
        state.board.revealed = [0, 1];
        state.board.open.push('mine-door');
        chest(state);
      },
    });
    const [, x = ''] = /^walk:space:(\d+),/.exec(answer(goes)[0] ?? '') ?? [];
    expect(Number(x)).toBeGreaterThan(2);
    const begins = (of: number, soul: number) => {
      const play = scene({
        options,
        position: { at: 'turnStart' },
        set: (state, heroes) => {
          state.board.revealed = [0, 1];
          state.board.open.push('mine-door');
          chest(state);
          const [hero, friend] = pair(heroes);
          [hero.at, friend.at] = [space(of, 9), space(1, 11)];
          state.companions.push({ id: 'shadow-soul', owner: hero.id, at: space(soul, 9), carries: [] });
        },
      }).overlordWaits();
      return [play.asked(), ...answer(play)];
    };
    expect(begins(1, 8)).toEqual(['start.next', 'swap:shadow-soul']);
    expect(begins(8, 1)).toEqual(['start.next']);
  });
});

test('a robe makes room for more than two other items, and a curse weighs', () => {
  const hero = first(fight({ options }).state.heroes);
  const others = ['ring-of-protection#1', 'belt-of-strength#1', 'the-knights-ring#1'];
  const worn = (things: readonly string[]) => bestOutfit(hero, things).things;
  expect(worn(['elven-robe#1', ...others])).toEqual(expect.arrayContaining(['elven-robe#1', ...others]));
  expect(worn(['leather-armor#1', ...others])).toHaveLength(3);
  // In use already it costs nothing any more.
  const keeps = bestOutfit({ ...hero, equipped: ['shadowblade#1'] }, ['shadowblade#1']).worth;
  expect(keeps - bestOutfit(hero, ['shadowblade#1']).worth).toBeGreaterThan(0);
});

test('a weapon with Reach is worth a little more than its dice', () => {
  const hero = first(fight({ options: { 'well-of-darkness': true } }).state.heroes);
  const worth = (thing: string): number => bestOutfit(hero, [thing]).worth;
  expect(worth('walking-stick#1')).toBeGreaterThan(worth('sword#1'));
  expect(worth('walking-stick#1')).toBeLessThan(worth('axe#1'));
});
