// Potions, relics, Town, equipment and familiars meet other chapters: chests that find no room, relics nobody may lose, the way back.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { attacksOf } from '../../rules/attack/options.ts';
import { seesSpace } from '../../rules/attack/sight.ts';
import { calls } from '../../rules/calls.ts';
import type { Hero } from '../../rules/state.ts';
import { BESIDE, FAR, type Fight, fight, first, HERE } from '../fight.ts';
import { begun, lay, pair, put, run, scene } from '../scene.ts';
import { standing } from '../standing.ts';

type Played = ReturnType<typeof fight>;

describe('familiars', () => {
  const bird = (id: 'boggs' | 'skye', set?: Fight['set']): Played =>
    fight({
      friend: 'varikas-the-dead',
      set: (state, heroes, monster) => {
        state.companions.push({ id, owner: 'hero:steelhorns', at: space(2, 9), carries: [] });
        set?.(state, heroes, monster);
      },
    });

  rule(
    ['DES-22.6', 'DES-35.9', 'DRF-1.7'],
    'are no figures: they bar neither way nor sight, and nobody attacks them',
    () => {
      const play = bird('boggs', (state, heroes) => {
        first(heroes).at = space(1, 9);
        state.companions.push({ id: 'skye', owner: 'hero:steelhorns', at: HERE, carries: [] });
      });
      expect(seesSpace(play.state, play.hero(), BESIDE)).toBe(true);
      expect(attacksOf(play.state, play.monster().id, 'activation').map(({ target }) => target)).toEqual([]);
    },
  );

  rule(
    ['DES-35.5', 'DES-35.6', 'DES-44.2', 'DES-46.10'],
    'walk over pits and past everybody, not over rubble; those that fly cross it; nobody to where nobody has looked',
    () => {
      const rough: Fight['set'] = state => {
        for (const y of [8, 9, 10, 11]) state.board.terrain[space(3, y)] = 'rubble';
        state.board.terrain[space(1, 9)] = 'pit';
      };
      const goes = (id: 'boggs' | 'skye') => {
        const play = bird(id, (state, heroes, monster) => {
          first(heroes).at = space(2, 10);
          rough?.(state, heroes, monster);
        });
        play.does('action:battle').passes();
        return [space(1, 9), BESIDE, HERE, space(8, 9)].map(at => play.can().includes(`walk:${at}`));
      };
      expect([goes('boggs'), goes('skye')]).toEqual([
        [true, false, false, false],
        [true, true, false, false],
      ]);
    },
  );

  rule(['DES-35.10', 'DES-37.11', 'DES-35.7'], 'stay and obey when their owner is dead or in Town', () => {
    const play = bird('boggs', (_, heroes) => {
      first(heroes).at = undefined;
    });
    play.does('action:battle').passes();
    expect(play.asked()).toBe('familiar.act');
    expect(play.can().every(key => key.startsWith('walk:'))).toBe(true);
  });

  rule(
    ['DRF-6.1b', 'DRF-6.1c'],
    'two together carry off what is too heavy for one, where the table plays so, and past nobody',
    () => {
      const play = fight({
        friend: 'varikas-the-dead',
        options: { 'fetching-ferrets': true },
        set: (state, heroes) => {
          for (const id of ['mata', 'kata'] as const)
            state.companions.push({ id, owner: 'hero:steelhorns', at: space(5, 9), carries: [] });
          first(heroes).at = space(6, 9);
          lay(state, { kind: 'money' }, space(5, 10));
        },
      });
      play.does('action:battle').passes();
      const money = play.state.board.markers.find(({ kind }) => kind === 'money');
      play.does('together', `walk:${space(5, 10)}`, `pick-up:${money?.id}`);
      expect(play.can()).not.toContain(`walk:${space(6, 9)}`);
      expect(play.can()).not.toContain(`walk:${BESIDE}`);
      play.does(`walk:${FAR}`).passes();
      expect([
        play.state.companions.map(({ at }) => at),
        play.state.board.markers.find(({ kind }) => kind === 'money')?.at,
      ]).toEqual([[FAR, FAR], FAR]);
    },
  );
});

describe('relics', () => {
  rule(['DES-31.7', 'DES-31.6', 'DES-10.3'], 'a relic falls where its bearer stands; in Town nobody drops one', () => {
    const with_ = (at: ReturnType<typeof space> | undefined) =>
      scene({
        position: { at: 'equip' },
        set: (_, heroes) =>
          void Object.assign(pair(heroes)[0], { at, equipped: ['blade-of-light#1'], pack: ['axe#1'] }),
      });
    const town = with_(undefined);
    expect(town.whyNot('drop:blade-of-light#1')).toEqual(['why.relic.drop', 'DES-31.7']);
    expect(town.can()).toContain('drop:axe#1');
    const board = with_(space(3, 10)).does('drop:blade-of-light#1');
    expect(board.state.board.markers.at(-1)).toMatchObject({ kind: 'relic', at: 'space:3,10' });
    expect(board.state.lost).toEqual([]);
  });

  rule(
    ['DES-31.7', 'DES-37.5', 'DES-35.28'],
    'its bearer dies and keeps it; a paw that carries it drops nothing',
    () => {
      const play = scene({
        heroes: ['andira-runehand', 'steelhorns'],
        set: (state, heroes) => {
          const [hero, friend] = pair(heroes);
          Object.assign(hero, { at: space(3, 10), wounds: 1, skills: ['mata-and-kata'], pack: ['soulbiter#1'] });
          friend.at = space(1, 13);
          state.companions = [{ id: 'mata', owner: hero.id, at: space(3, 10), carries: ['rune-plate#1'] }];
          state.board.terrain[space(4, 10)] = 'pit';
          state.conquest = 9;
        },
      }).does('action:run', 'walk:space:4,10');
      expect([play.hero().at, play.hero().pack, play.state.companions[0]?.carries]).toEqual([
        undefined,
        ['soulbiter#1'],
        ['rune-plate#1'],
      ]);
    },
  );
});

describe('the way back', () => {
  rule(['DES-32.16', 'DES-17.5'], 'R7: beside a glyph on which somebody stands nobody comes back into a pit', () => {
    const play = scene({
      set: standing(2, 10, (state, hero, friend) => {
        hero.at = undefined;
        friend.at = space(2, 10);
        for (const at of [space(1, 9), space(2, 9), space(3, 9)]) state.board.terrain[at] = 'pit';
        put(state, 'skeleton', space(1, 10));
      }),
    }).does('action:run', 'glyph:marker:glyph#0');
    expect(play.can().sort()).toEqual(['glyph:space:1,11', 'glyph:space:2,11', 'glyph:space:3,10', 'glyph:space:3,11']);
  });
});

rule(['DES-33.17', 'DRF-10.9'], 'a master slain is 50 coins, and a point of reputation', () => {
  const state = begun();
  const [hero] = state.heroes as [Hero, Hero];
  const { id } = put(state, 'beastman', space(5, 9), 'master');
  run(state, t => calls(t).wound(t, id, 99, { kind: 'attack', by: hero.id }));
  expect([state.monsters, hero.coins, hero.reputation]).toEqual([[], 350, 1]);
});
