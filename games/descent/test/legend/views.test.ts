// What is shown of a campaign besides its record: what heroes come to between boards, what a place has for them, and a board under the sky.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { statOf } from '../../rules/effects/stats.ts';
import { outdoorsOf, spotsOf } from '../../rules/legend/outdoors/ground.ts';
import { foe, road } from '../road.ts';
import { type WanderPlan, wander } from '../wander.ts';

const there = (at: string, set: WanderPlan['set'] = () => {}) =>
  wander({
    position: { at: 'there' },
    set: (legend, state) => {
      legend.party.at = at;
      set(legend, state);
    },
  });

describe('where the party is', () => {
  rule(['LEG-13.8', 'LEG-13.9'], 'what is left of potions, and at which price, is what the Alchemist sells', () => {
    const scene = there('forge');
    const before = scene.seat(scene.party).view().visit;
    expect(before?.potions).toMatchObject({ left: 2, rating: 2, price: 50 });
    scene.does('enter:steelhorns:alchemist', 'potion:healing-potion');
    const { visit, legend } = scene.seat(scene.party).view();
    expect(visit?.potions.left).toBe(1);
    expect(legend?.today.visits).toEqual({ steelhorns: 'alchemist' });
    const tokens = (of: typeof visit) => of?.potions.sold.find(({ potion }) => potion === 'healing-potion')?.left ?? 0;
    expect(tokens(visit)).toBe(tokens(before) - 1);
  });
  rule(
    ['LEG-13.11', 'LEG-13.15'],
    'treasures are shown once they lie open, and goods at the price that is asked here',
    () => {
      const scene = there('dawnsmoor');
      expect(scene.seat(scene.party).view().visit?.market.offer).toBeUndefined();
      scene.does('enter:steelhorns:market');
      const { visit, legend } = scene.seat(scene.party).view();
      expect(visit?.market.offer?.map(({ thing }) => thing)).toEqual(legend?.cities.dawnsmoor?.offer);
      const sold = scene.match.decisionOf(scene.party);
      for (const { thing, price } of visit?.market.shop ?? []) {
        const option = sold?.options.find(({ key }) => key === `buy:${thing}`);
        if (option) expect([thing, option.with?.price]).toEqual([thing, price]);
      }
      expect(visit?.market.shop.length).toBeGreaterThan(5);
    },
  );
  rule(
    ['LEG-13.26', 'LEG-15.6', 'LEG-15.9'],
    'lessons at the price of this school, and which skills are still to be had',
    () => {
      const scene = there('greyhaven', legend => {
        Object.assign(legend.heroes[0] ?? {}, { skills: ['prodigy', 'mighty'] });
      });
      const lessons = scene.seat(scene.party).view().visit?.lessons;
      expect(lessons?.traits).toEqual({
        magic: { black: { coins: 250, xp: 15 }, silver: { coins: 500, xp: 20 }, gold: { coins: 750, xp: 25 } },
      });
      expect(lessons?.skills.find(({ skill }) => skill === 'prodigy')?.free).toBe(false);
      expect(lessons?.skills.find(({ skill }) => skill === 'wind-pact')?.free).toBe(true);
      expect(lessons?.skill.steelhorns).toEqual({ coins: 1500, xp: 30 });
    },
  );
  test('on the road there is nothing to be had, and a fallen master teaches nobody', () => {
    expect(there('thelsvan-trail').seat(0).view().visit).toBeUndefined();
    const alive = there('olmrics-hut').seat(0).view().visit;
    expect(alive).toMatchObject({ of: 'master', lessons: { secret: { coins: 500, xp: 20, wounds: 4, fatigue: 2 } } });
    const ruined = there('olmrics-hut', legend => void legend.ruined.push('olmrics-hut'));
    expect(ruined.seat(0).view().visit).toBeUndefined();
  });
  rule('LEG-15.1', 'heroes come to what their sheets, dice and gear give: armour, and the pool of each weapon', () => {
    const scene = there('tamalir', legend => {
      Object.assign(legend.heroes[0] ?? {}, {
        equipped: ['sword#1', 'chain-mail#1'],
        dice: { melee: [1, 1, 0], ranged: [0, 0, 0], magic: [0, 0, 0] },
      });
    });
    const [armed, bare] = [scene, there('tamalir')].map(one => one.seat(one.party).view().muster?.[0]?.fit);
    const fit = armed;
    expect(fit?.weapons[0]).toMatchObject({ kind: 'melee', dice: { black: 1, silver: 1 } });
    expect((fit?.armour ?? 0) - (bare?.armour ?? 0)).toBe(2);
  });
});

describe('under the sky', () => {
  const AT = space(10, 4);
  rule(['LEG-6.21', 'LEG-6.41'], 'who waits beside which way out, and what threat buys, each at its price', () => {
    const scene = road({
      set: state => {
        foe(state, 'beastman', AT, 'leader');
        const [first] = spotsOf(state).exits;
        const beside = first?.[0];
        if (beside) outdoorsOf(state).waiting.push({ kind: 'beastman', beside });
      },
    });
    const shown = scene.seat(0).view().road;
    expect(shown?.wares.map(({ threat, calls }) => [threat, calls])).toEqual([
      [4, true],
      [3, false],
    ]);
    expect(shown?.waiting).toMatchObject([{ kind: 'beastman', exit: 0 }]);
    expect(shown?.exits).toHaveLength(spotsOf(scene.state).exits.length);
    expect(shown?.leads).toBe(scene.leader?.id);
    expect(shown?.prize).toEqual({ conquest: 2, coins: 100, least: 200, most: 400 });
  });
  rule(['LEG-7.9', 'LEG-7.20'], 'of a lieutenant, whose card lies there, reinforcements alone', () => {
    const scene = road({ lieutenant: 'sir-alric-farrow' });
    const shown = scene.seat(0).view().road;
    expect(shown?.rider).toBe('sir-alric-farrow');
    expect(shown?.wares.map(({ threat }) => threat)).toEqual([4, 4, 3, 4]);
    expect(shown?.prize).toMatchObject({ conquest: 4, coins: 250 });
    const [hero] = scene.state.heroes;
    expect(hero && statOf(scene.state, hero.id, 'speed')).toBeGreaterThan(0);
  });
  rule('LEG-6.29', 'ways out are named by where they lead, and each of them is two spaces', () => {
    const shown = road().seat(0).view().road;
    for (const { spaces, towards } of shown?.exits ?? []) {
      expect(spaces).toHaveLength(2);
      expect(towards).toMatch(/^[nesw]{1,2}$/);
    }
    expect(road().seat(1).view().delve).toBeUndefined();
  });
});
