// LEG-3.22 to LEG-3.26: a campaign that begins at silver or gold, before its first week.

import { rule } from '@veillee/kernel/test/rule';
import { Scene } from '@veillee/kernel/trial/scene';
import { originalOf } from '@veillee/pieces/things';
import { expect, test } from 'vitest';
import { itemRow } from '../../content/items.ts';
import { descent } from '../../rules/game.ts';
import { enrol } from '../../rules/legend/enrolment.ts';
import { type Legend, type Legendary, legendOf } from '../../rules/legend/record.ts';
import { newLegend, newLegendHero } from '../../rules/legend/start.ts';
import { newHero } from '../../rules/setup/heroes.ts';
import { sheetOf, type T } from '../../rules/state.ts';
import { entrance, FOUR } from '../delve.ts';
import { OVERLORD, PARTY, smallGame } from './small.ts';

/** As both sides have chosen avatar and plot. */
function chosen(level: 'copper' | 'silver' | 'gold', set: (legend: Legend) => void = () => {}) {
  const legend = newLegend({
    boxes: ['base', 'well-of-darkness', 'altar-of-despair'],
    variants: [],
    overlordSeat: OVERLORD,
    treasurer: 0,
    heroes: PARTY.map(sheet => newLegendHero(sheet, 0)),
    level,
  });
  set(legend);
  return new Scene<Legendary, Legendary>(
    smallGame(() => ({ legend })),
    { seats: 2, state: { legend }, position: { at: 'avatar' } },
  )
    .does('avatar:titan')
    .passes('week.firstUpgrades')
    .does('plot:as-0');
}
type Begun = ReturnType<typeof chosen>;
const record = ({ state }: Begun): Legend => legendOf(state);
const passAll = (scene: Begun, prompt: string): Begun => {
  while (scene.asked() === prompt) scene.passes(prompt);
  return scene;
};

test('at copper the first week begins at once', () => {
  expect(record(chosen('copper')).week).toBe(1);
});

rule(
  ['LEG-3.25', 'LEG-2.9'],
  'the overlord buys whatever the level allows, as often as XP pays; the rest is kept',
  () => {
    const scene = chosen('silver');
    expect(scene.shown('week.spending')).toMatchObject({ xp: 100 });
    scene.does('form:humanoid', 'form:humanoid');
    expect(record(scene)).toMatchObject({ xp: 50, forms: { humanoid: 'gold' } });
    scene.does('form:beast');
    // One category alone may be gold at silver.
    expect(scene.refusal('week.spending', 'form:beast')).toBe('LEG-2.9');
    scene.passes('week.spending');
    expect(record(scene)).toMatchObject({ xp: 20, conquest: { overlord: 100 } });
    expect(scene.asked(0)).toBe('week.outfitting');
  },
);

rule(['LEG-3.22', 'LEG-3.23'], 'each hero buys treasures of the metals below, and never a cache', () => {
  const wares = (level: 'silver' | 'gold') => {
    const scene = chosen(level).passes('week.spending');
    const keys = [...scene.can(), ...scene.refused('week.outfitting').map(({ key }) => key)];
    return { scene, rows: keys.map(key => itemRow(originalOf(key.slice('buy:'.length)))) };
  };
  const { scene, rows } = wares('silver');
  expect(new Set(rows.map(({ tier }) => tier))).toEqual(new Set(['copper']));
  expect(rows.filter(({ kind }) => kind === 'cache')).toEqual([]);
  expect(new Set(wares('gold').rows.map(({ tier }) => tier))).toEqual(new Set(['copper', 'silver']));
  const [first = ''] = scene.offered('week.outfitting');
  scene.does(first);
  expect(record(scene).coins).toBe(11_200 - 250);
  const [hero] = record(scene).heroes;
  expect([...(hero?.equipped ?? []), ...(hero?.pack ?? [])]).toContain(first.slice('buy:'.length));
  const poor = chosen('silver', legend => void Object.assign(legend, { coins: 249 })).passes('week.spending');
  expect(poor.asked(0)).toBe('week.school');
});

rule(
  ['LEG-3.22', 'LEG-3.24', 'LEG-11.4'],
  'they learn in Tamalir, and in two places more, as much as they pay for',
  () => {
    const scene = passAll(chosen('silver').passes('week.spending'), 'week.outfitting');
    expect(scene.shown('week.schooling')).toMatchObject({ xp: 100, location: { text: 'location.tamalir' } });
    scene.does('learn:inner-fire', 'trait:melee:silver', 'trait:melee:silver');
    expect(record(scene).heroes[0]).toMatchObject({ xp: 40, skills: ['inner-fire'], dice: { melee: [1, 2, 0] } });
    passAll(scene, 'week.schooling');
    expect(scene.asked(0)).toBe('week.school');
    scene.does('go:shikas-tree').does('secret:steelhorns:wounds');
    expect(record(scene).heroes[0]).toMatchObject({ xp: 20, secret: ['copper'] });
    passAll(scene, 'week.schooling');
    expect(scene.offered('week.school')).not.toContain('go:shikas-tree');
    scene.does('go:forge');
    passAll(scene, 'week.schooling');
    expect(record(scene)).toMatchObject({
      week: 1,
      level: 'silver',
      today: {},
      conquest: { heroes: 100, overlord: 101 },
    });
  },
);

rule('LEG-3.23', 'from gold in three', () => {
  const scene = passAll(chosen('gold').passes('week.spending'), 'week.outfitting');
  for (const place of ['forge', 'greyhaven', 'dawnsmoor']) {
    passAll(scene, 'week.schooling');
    scene.does(`go:${place}`);
  }
  passAll(scene, 'week.schooling');
  expect(record(scene)).toMatchObject({ week: 1, level: 'gold' });
});

rule('LEG-3.22', 'heroes who are enlisted at silver have 100 XP each', () => {
  const xp = (level: 'copper' | 'silver') => {
    const state = entrance({ metal: level });
    state.heroes = FOUR.map((sheet, n) => newHero(state.party[n] ?? 0, sheet, 0));
    for (const { id } of state.heroes) state.legend?.heroes.push(newLegendHero(sheetOf({ id }), 0));
    enrol({ state } as unknown as T);
    return legendOf(state).heroes.map(hero => hero.xp);
  };
  expect(xp('silver')).toEqual([100, 100, 100, 100]);
  expect(xp('copper')).toEqual([0, 0, 0, 0]);
});

rule(['LEG-3.22', 'LEG-3.26'], 'a table of such terms begins with what they give', () => {
  const options = { ...Object.fromEntries(descent.options.map(({ id, initial }) => [id, initial])), play: 'campaign' };
  const begun = (start: string) => legendOf(descent.begin({ seats: 2, options: { ...options, start } }));
  expect(begun('gold')).toMatchObject({ level: 'gold', coins: 21_200, xp: 200, opened: ['copper', 'silver'] });
  expect(begun('copper')).toMatchObject({ level: 'copper', coins: 1200, xp: 0, opened: [] });
});
