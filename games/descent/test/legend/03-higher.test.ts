// LEG-2.5, LEG-2.9, LEG-3.22 to LEG-3.26, LEG-15.7, LEG-16.5, LEG-16.9 to LEG-16.11: a dungeon from silver or gold, before it is entered.

import { rule } from '@veillee/kernel/test/rule';
import { Scene } from '@veillee/kernel/trial/scene';
import { space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { treasures } from '../../content/items.ts';
import { cardOf } from '../../content/legend/forms.ts';
import { overlordCards } from '../../content/overlord.ts';
import type { Tier } from '../../content/vocabulary.ts';
import { calls } from '../../rules/calls.ts';
import { statOf, traitDice } from '../../rules/effects/stats.ts';
import { descent } from '../../rules/game.ts';
import { rowOf } from '../../rules/hero/fitting.ts';
import { legendOf } from '../../rules/legend/record.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import { newHero } from '../../rules/setup/heroes.ts';
import type { Hero, Position, State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { delve, entrance, FOUR } from '../delve.ts';

/** Four heroes with a skill each, before anybody has bought anything. */
function before(metal: Tier, position: Position, set?: (state: State) => void): Scene<State, View> {
  const state = entrance({ metal });
  state.heroes = FOUR.map((sheet, n) => newHero(state.party[n] ?? 0, sheet, 0));
  for (const [n, skill] of ['mighty', 'prodigy', 'acrobat', 'tough'].entries()) {
    state.heroes[n]?.skills.push(skill);
    for (const deck of Object.values(state.decks.skills))
      deck.splice(0, deck.length, ...deck.filter(one => one !== skill));
  }
  set?.(state);
  return new Scene<State, View>(descent, { seats: 2, options: {}, state, position });
}
const OVERLORD = 1;
const hero = ({ state }: Scene<State, View>, n = 0): Hero => state.heroes[n] as Hero;

describe('the overlord', () => {
  const means = (metal: Tier) => before(metal, { at: 'means' }).chooses('dungeon.avatar', 'avatar:titan');
  rule(
    ['LEG-3.25', 'LEG-16.5', 'LEG-2.9'],
    'buys forms and treachery by the sheet of an avatar, with the XP of the level',
    () => {
      const scene = means('silver');
      expect(scene.shown('dungeon.means').xp).toBe(100);
      const keys = [...scene.can(OVERLORD), ...scene.refused('dungeon.means').map(({ key }) => key)];
      expect(keys.filter(key => !key.startsWith('point:') && !key.startsWith('form:'))).toEqual([]);
      for (const category of ['humanoid', 'beast', 'eldritch']) scene.chooses('dungeon.means', `form:${category}`);
      expect(legendOf(scene.state)).toMatchObject({
        xp: 15,
        forms: { humanoid: 'silver', beast: 'silver', eldritch: 'silver' },
      });
      expect(scene.refusal('dungeon.means', 'form:humanoid')).toBe('LEG-16.2');
      scene.chooses('dungeon.means', 'point:event');
      expect(legendOf(scene.state)).toMatchObject({ xp: 0, treachery: { event: 1, trap: 0, monster: 0 } });
      const placed = placeMonster(scene.state, { kind: 'beastman', rank: 'master', at: space(4, 2) });
      expect(statOf(scene.state, placed.id, 'maxWounds')).toBe(cardOf('beastman', 'silver').master.wounds);
    },
  );
  rule('LEG-2.9', 'at silver one category may be gold, and at gold all of them', () => {
    const scene = means('silver');
    scene
      .chooses('dungeon.means', 'form:humanoid')
      .chooses('dungeon.means', 'form:humanoid')
      .chooses('dungeon.means', 'form:beast');
    expect(legendOf(scene.state)).toMatchObject({ xp: 20, forms: { humanoid: 'gold', beast: 'silver' } });
    const rich = before('silver', { at: 'means' }, state => {
      Object.assign(legendOf(state), {
        avatar: 'titan',
        xp: 999,
        forms: { humanoid: 'gold', beast: 'silver', eldritch: 'silver' },
      });
    });
    expect(rich.refusal('dungeon.means', 'form:beast')).toBe('LEG-2.9');
    const gold = before('gold', { at: 'means' }, state => {
      Object.assign(legendOf(state), {
        avatar: 'titan',
        xp: 999,
        forms: { humanoid: 'gold', beast: 'silver', eldritch: 'silver' },
      });
    });
    expect(gold.offered('dungeon.means')).toContain('form:beast');
  });
  rule(
    ['LEG-16.9', 'LEG-16.10', 'LEG-16.11', 'DES-4.27'],
    'spends the points as the dungeon is entered: a card for a card, dark glyphs, a card more for two unspent (E12)',
    () => {
      const scene = before('silver', { at: 'level' }, state => {
        Object.assign(legendOf(state), { treachery: { event: 1, trap: 0, monster: 2 } });
      });
      const { deck } = scene.state.overlord;
      const size = deck.length;
      const offered = scene.offered('overlord.treachery');
      const traps = overlordCards
        .filter(({ treachery }) => treachery?.colour === 'trap')
        .map(({ id }) => `treachery:${id}`);
      for (const key of traps) expect(offered).not.toContain(key);
      const colours = (keys: readonly string[]) => new Set(keys.map(key => key.split(':')[0]));
      expect(colours(offered)).toEqual(new Set(['treachery', 'dark-glyph']));
      const card = offered.find(key => key.startsWith('treachery:')) ?? '';
      scene.chooses('overlord.treachery', card);
      scene.answers(OVERLORD, scene.can(OVERLORD)[0] ?? '');
      expect(scene.state.overlord.deck).toHaveLength(size);
      const unspent = before('silver', { at: 'level' }, state => {
        Object.assign(legendOf(state), { treachery: { event: 0, trap: 0, monster: 2 } });
      });
      unspent.passes('overlord.treachery');
      expect(unspent.state.overlord.hand).toHaveLength(4);
      expect(legendOf(unspent.state).treachery.monster).toBe(2);
    },
  );
});

rule('LEG-3.25', 'the sheet is put away: what an avatar does all the while is not of an evening (R170)', () => {
  const scene = before('silver', { at: 'means' })
    .chooses('dungeon.avatar', 'avatar:great-wyrm')
    .passes('dungeon.means');
  expect(legendOf(scene.state)).toMatchObject({ avatar: undefined, xp: 100 });
  expect(scene.asked(0)).toBe('dungeon.treasures');
});

describe('the party', () => {
  rule(['LEG-3.22', 'LEG-2.5', 'LEG-3.23'], 'buys any card of the metals below, never a cache', () => {
    const offered = (metal: Tier) => {
      const scene = before(metal, { at: 'treasures', hero: 0 });
      const keys = [...scene.can(), ...scene.refused('dungeon.treasures').map(({ key }) => key)];
      return { scene, ids: keys.map(key => key.slice('buy:'.length)) };
    };
    const { scene, ids } = offered('silver');
    const cached = treasures.copper.filter(({ kind }) => kind === 'cache').map(({ id }) => id);
    for (const id of cached) expect(ids).not.toContain(id);
    expect(new Set(ids.map(id => rowOf(`${id}#1`).tier))).toEqual(new Set(['copper']));
    const [first = ''] = scene.offered('dungeon.treasures');
    scene.chooses('dungeon.treasures', first);
    expect(legendOf(scene.state).coins).toBe(11_200 - 250);
    expect(new Set(offered('gold').ids.map(id => rowOf(`${id}#1`).tier))).toEqual(new Set(['copper', 'silver']));
  });
  rule(
    ['LEG-3.24', 'LEG-15.7', 'LEG-3.22'],
    'learns as much as it can pay for: in Tamalir, then in places of its choice',
    () => {
      const scene = before('silver', { at: 'treasures', hero: 4 });
      expect(scene.shown('dungeon.lessons')).toMatchObject({ xp: 100, location: { text: 'location.tamalir' } });
      expect(scene.offered('dungeon.lessons')).toContain('learn:inner-fire');
      expect(scene.offered('dungeon.lessons').filter(key => key.startsWith('secret:'))).toEqual([]);
      scene
        .chooses('dungeon.lessons', 'learn:inner-fire')
        .chooses('dungeon.lessons', 'trait:melee:silver')
        .chooses('dungeon.lessons', 'trait:melee:silver');
      const trained = hero(scene);
      expect(trained.skills).toEqual(['mighty', 'inner-fire']);
      expect(Object.values(scene.state.decks.skills).flat()).not.toContain('inner-fire');
      expect(traitDice(scene.state, trained, 'melee')).toEqual({ black: 1, silver: 2 });
      expect(legendOf(scene.state).heroes[0]?.xp).toBe(100 - 20 - 20 - 20);
      expect(legendOf(scene.state).coins).toBe(11_200 - 1000 - 750 - 750);
      // Each of the four, and then the first of two places more.
      while (scene.asked() === 'dungeon.lessons') scene.passes('dungeon.lessons');
      expect(scene.asked(0)).toBe('dungeon.school');
      expect(scene.offered('dungeon.school')).not.toContain('go:tamalir');
      scene.chooses('dungeon.school', 'go:greyhaven');
      // What is not taught there cannot be learnt there.
      const keys = [...scene.can(), ...scene.refused('dungeon.lessons').map(({ key }) => key)];
      expect(keys.filter(key => key.startsWith('trait:')).every(key => key.startsWith('trait:magic'))).toBe(true);
      while (scene.asked() === 'dungeon.lessons') scene.passes('dungeon.lessons');
      expect(scene.asked(0)).toBe('dungeon.school');
      expect(scene.offered('dungeon.school')).not.toContain('go:greyhaven');
      scene.chooses('dungeon.school', 'go:olmrics-hut');
      expect(scene.state.dungeon?.schools).toEqual(['tamalir', 'greyhaven', 'olmrics-hut']);
      while (scene.asked() === 'dungeon.lessons') scene.passes('dungeon.lessons');
      expect(scene.state.round).toBe(0);
      expect(scene.asked(0)).toBe('setup.arrival');
    },
  );
  rule(['LEG-3.24', 'LEG-11.4', 'LEG-11.5'], 'secret training once for each level, each at its price', () => {
    const scene = before('silver', { at: 'treasures', hero: 4 });
    while (scene.asked() === 'dungeon.lessons') scene.passes('dungeon.lessons');
    scene.chooses('dungeon.school', 'go:shikas-tree');
    const most = statOf(scene.state, hero(scene).id, 'maxWounds');
    scene.chooses('dungeon.lessons', 'secret:steelhorns:wounds').chooses('dungeon.lessons', 'secret:steelhorns:wounds');
    expect(statOf(scene.state, hero(scene).id, 'maxWounds')).toBe(most + 8);
    expect(hero(scene).wounds).toBe(most + 8);
    expect(legendOf(scene.state).heroes[0]).toMatchObject({ xp: 100 - 20 - 25, secret: ['copper', 'silver'] });
    expect(scene.refusal('dungeon.lessons', 'secret:steelhorns:wounds')).toBe('LEG-11.4');
  });
});

rule(['LEG-2.5', 'LEG-8.29', 'LEG-8.30'], 'what a chest holds is of the level’s metal (E13)', () => {
  const opened = (metal: Tier) =>
    delve({
      metal,
      dice: [1, 1, 2, 5],
      next: function* (t) {
        const chest = t.state.board.markers.find(({ kind }) => kind === 'chest');
        if (chest) yield* calls(t).openChest(t, 'hero:steelhorns', chest.id);
      },
    });
  for (const [metal, coins] of [
    ['silver', 11_200 + 200 + 100],
    ['gold', 21_200 + 300 + 150],
  ] as const) {
    const scene = opened(metal);
    expect(legendOf(scene.state)).toMatchObject({ coins, opened: expect.arrayContaining([metal]) });
    scene.chooses('dungeon.potion', 'potion:vitality-potion').chooses('dungeon.whoHas', 'hero:steelhorns');
    scene.chooses('dungeon.whoHas', 'hero:mad-carthos').chooses('dungeon.whoHas', 'hero:silhouette');
    const found = [1, 2].flatMap(n => [...scene.hero(n).equipped, ...scene.hero(n).pack]);
    expect(found.map(thing => rowOf(thing).tier)).toEqual([metal, metal]);
  }
});
test('at copper the party goes in as it stands', () => {
  const scene = before('copper', { at: 'shopping', hero: 4 });
  expect(legendOf(scene.state).heroes).toEqual([]);
  expect(scene.asked(0)).toBe('setup.arrival');
});
