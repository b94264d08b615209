// A city as the page tells it: who is meant, what a lesson would do, what somebody without pictures is told; and ways out of a board under the sky.

import { plainDecision } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { speaker } from '@veillee/text';
import { expect, test } from 'vitest';
import { foe, road } from '../../test/road.ts';
import { type Wander, type WanderPlan, wander } from '../../test/wander.ts';
import { texts } from '../../text/index.ts';
import { sideOf } from '../dungeon/road.tsx';
import { aimOf, titleOf } from '../dungeon/title.ts';
import { traitLessons } from '../legend/training-odds.ts';
import { heroMeant, houseAsked, stayOf } from '../legend/visiting.ts';
import { outline } from '../outline.ts';

const there = (at: string, position: 'there' | 'training' = 'there', set: WanderPlan['set'] = () => {}): Wander =>
  wander({
    position: { at: position },
    set: (legend, state) => {
      legend.party.at = at;
      legend.coins = 5000;
      for (const hero of legend.heroes) Object.assign(hero, { xp: 90, fatigue: 0 });
      set(legend, state);
    },
  });
const asked = (scene: Wander) => {
  const decision = scene.match.decisionOf(scene.party);
  return decision && plainDecision(decision);
};

rule(
  ['LEG-15.6', 'LEG-2.6'],
  'a die more or a better one is told with the wounds that it is worth, per weapon in use',
  () => {
    const scene = there('tamalir', 'training', legend => {
      Object.assign(legend.heroes[0] ?? {}, {
        equipped: ['sword#1'],
        dice: { melee: [2, 0, 0], ranged: [0, 0, 0], magic: [0, 0, 0] },
      });
    });
    const lessons = traitLessons(scene.seat(scene.party).view(), 'steelhorns', 'copper');
    const of = (trait: string, metal: string) => lessons.find(one => one.trait === trait && one.metal === metal);
    for (const metal of ['black', 'silver']) {
      const { now, then } = of('melee', metal) ?? {};
      expect(then?.wounds).toBeGreaterThan(now?.wounds ?? 99);
    }
    // There is no silver die to be made of gold, and no bow to shoot with.
    expect(of('melee', 'gold')?.then).toBeUndefined();
    expect(of('ranged', 'black')?.now).toBeUndefined();
    expect(of('melee', 'silver')?.price).toEqual({ coins: 750, xp: 20 });
  },
);

test('the light is on the city for whoever has somewhere to go, and on the building that somebody is in', () => {
  const scene = there('forge');
  const view = () => scene.seat(scene.party).view();
  expect(stayOf(view(), asked(scene))).toBe('city');
  expect(houseAsked(view(), asked(scene))).toBeUndefined();
  scene.does('enter:steelhorns:market');
  expect(houseAsked(view(), asked(scene))).toBe('market');
  expect(stayOf(view(), undefined)).toBeUndefined();
  expect(stayOf(there('thelsvan-trail', 'training').seat(0).view(), asked(there('thelsvan-trail', 'training')))).toBe(
    'camp',
  );
});

test('of several heroes the one is meant whom the question names, then whom the seat means, then who has not been served', () => {
  const scene = there('forge');
  const meant = (figure?: string) => heroMeant(scene.legend, asked(scene), figure, scene.party)?.sheet;
  expect(meant()).toBe('steelhorns');
  expect(meant('hero:mordrog')).toBe('mordrog');
  scene.does('enter:steelhorns:none');
  expect(meant()).not.toBe('steelhorns');
  scene.does('enter:mordrog:market');
  expect(meant('hero:silhouette')).toBe('mordrog');
});

test('whoever plays without pictures hears of dice, gear and wares, in words of both languages', () => {
  const scene = there(
    'tamalir',
    'there',
    legend => void Object.assign(legend.heroes[0] ?? {}, { potions: ['healing-potion'] }),
  );
  const parts = outline(scene.seat(scene.party).view());
  for (const language of ['en', 'fr'] as const) {
    const say = speaker(language, texts[language]);
    const told = parts.flatMap(({ rows }) =>
      rows.flatMap(({ label, values = [] }) => [...(label ? [label] : []), ...values]).map(say),
    );
    expect(told.some(text => text.includes('5'))).toBe(true);
    expect(told).toContain(say({ text: 'potion.healing-potion' }));
    expect(told).toContain(say({ text: 'building.alchemist' }));
    expect(told).toContain(say({ text: 'upgrade.strong-walls' }));
  }
});

rule(
  ['LEG-6.21', 'LEG-6.29'],
  'under the sky the ground has its name, ways out theirs, and they are told with who waits there',
  () => {
    const scene = road({ set: state => void foe(state, 'beastman', space(10, 4), 'leader') });
    const view = scene.seat(0).view();
    expect(titleOf(view).text).toBe('quest.open-meadow.area.0');
    expect(aimOf(view).text).toBe('road.aim');
    const known = new Set<string>(Object.values(view.floor).flat());
    for (const exit of view.road?.exits ?? []) expect(exit.towards).toContain(sideOf(exit, known));
    const told = JSON.stringify(outline(view));
    expect(told).toContain('road.exit');
    expect(told).toContain('incident.road-thieves.ability.1');
  },
);
