// EUT-15.15, EUT-15.16: when an effect may be used, step by step, and tiles with several effects.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { onSlots } from '../rules/board.ts';
import type { CombatStep } from '../rules/combat/state.ts';
import type { Hero } from '../rules/state.ts';
import { fresh } from '../rules/tiles.ts';
import { usesOf } from '../rules/uses.ts';
import { fighting, gives } from './fights.ts';
import { rolled } from './scenarios.ts';
import { type Play, scene } from './scene.ts';

/** One thing for each trigger, none of which needs a slot. */
const THINGS = {
  none: 'hunter-trail-map#1',
  anytime: 'healing-potion#1',
  'monster-before': 'hunter-snare#1',
  'hero-before': 'armourer-whetstone#1',
  'hero-after': 'scroll-might#1',
} as const;

function laden(hero: Hero): void {
  for (const tile of Object.values(THINGS)) gives(hero, tile);
  hero.beside.push(fresh('initiative-token#1'));
  gives(hero, 'ael-lucid-prayer'); // after a Hero roll, or after a Monster's
  hero.health = 3;
}

const used = (play: Play): string[] =>
  play
    .can()
    .filter(key => key.startsWith('use'))
    .map(key => key.split(':')[1] ?? '')
    .filter(id => !id.startsWith('ael-') || id === 'ael-lucid-prayer');

const at = (step: CombatStep): Play =>
  fighting({
    step,
    gaar: 1,
    combat: { round: 1, attack: 'ael-ash-wand', ledger: rolled([4, 4], [6, 6]) },
    set: (_, [hero]) => hero && laden(hero),
  });

rule(
  ['EUT-15.15', 'EUT-15.17', 'EUT-10.4', 'EUT-10.6', 'EUT-10.18', 'EUT-10.34'],
  'each trigger has its step, and no other',
  () => {
    expect(used(at('preparation'))).toEqual(['initiative-token#1']);
    expect(used(at('healing'))).toEqual([THINGS.anytime]);
    expect(used(at('guard'))).toEqual([THINGS['monster-before']]);
    expect(used(at('monsterAfter'))).toEqual(['ael-lucid-prayer']);
    expect(used(at('recovery'))).toEqual([THINGS.anytime]);
    expect(used(at('heroBefore'))).toEqual([THINGS['hero-before']]);
    expect(used(at('heroAfter'))).toEqual(['ael-lucid-prayer', THINGS['hero-after']]);
    expect(used(at('before')).sort()).toEqual([THINGS.none, THINGS.anytime].sort());
  },
);

rule(['EUT-15.16', 'EUT-15.13'], 'of a tile with several effects one is used in a round, whichever it is (R23)', () => {
  const play = at('monsterAfter');
  play.does('use:ael-lucid-prayer:1');
  expect(onSlots(play.hero()).find(({ tile }) => tile === 'ael-lucid-prayer')?.engaged).toBe(true);
  const engaged = fighting({
    step: 'heroAfter',
    combat: { round: 1, attack: 'ael-ash-wand', ledger: rolled([4, 4]) },
    set: (_, [hero]) => {
      if (!hero) return;
      laden(hero);
      for (const slot of Object.values(hero.slots))
        if (slot?.tile?.tile === 'ael-lucid-prayer') slot.tile.engaged = true;
    },
  });
  expect(engaged.whyNot('use:ael-lucid-prayer:0')).toEqual(['why.engaged', 'EUT-15.13']);
  const turn = scene({
    heroes: ['taesiri', 'ael'],
    set: (state, [hero]) => {
      state.territory = [];
      if (!hero) return;
      gives(hero, 'taesiri-gale-stride');
      hero.stones = [{ essence: 'air' }];
    },
  });
  turn.does('use:taesiri-gale-stride:0');
  expect(turn.hero()).toMatchObject({ movement: 2, stones: [{ essence: 'air' }] });
  expect(turn.whyNot('use:taesiri-gale-stride:1')).toEqual(['why.engaged', 'EUT-15.13']);
});

rule(['EUT-16.27', 'EUT-5.30'], 'an effect that costs an Essence needs it, and takes it', () => {
  const stride = (essence: 'air' | 'fire') =>
    scene({
      heroes: ['taesiri', 'ael'],
      set: (state, [hero]) => {
        state.territory = [];
        if (!hero) return;
        gives(hero, 'taesiri-gale-stride');
        hero.stones = [{ essence }];
      },
    });
  expect(stride('fire').whyNot('use:taesiri-gale-stride:1')).toEqual(['why.essence', 'EUT-16.27']);
  const play = stride('air').does('use:taesiri-gale-stride:1', 'teleport:hex:1,0');
  expect(play.hero()).toMatchObject({ at: 'hex:1,0', stones: [], movement: 0 });
});

rule('EUT-15.16', 'of two effects that can be used at the same moment each is offered by what it does', () => {
  const play = fighting({
    heroes: ['taesiri', 'dral'],
    step: 'monsterAfter',
    tiles: ['taesiri-stone-skin'],
    combat: { round: 1, ledger: rolled([], [6, 6]) },
    set: (_, [hero]) => void hero?.stones.push({ essence: 'earth' }),
  });
  const ways = usesOf(play.state, play.hero(), ['monster-after']).map(({ key, way }) => [key, way?.text]);
  expect(ways.sort()).toEqual([
    ['use:taesiri-cold-read:1', undefined], // its other effect has another moment
    ['use:taesiri-stone-skin:0', 'tile.taesiri-stone-skin.way.1'],
    ['use:taesiri-stone-skin:1', 'tile.taesiri-stone-skin.way.2'],
  ]);
});
