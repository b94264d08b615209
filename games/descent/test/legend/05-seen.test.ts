// What is seen of a week by whoever sits at the table: where the party may go and what that may cost, how long cities hold, what the Final Battle will be.

import { LANGUAGES } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { tableSpeaker } from '@veillee/text';
import { describe, expect, test } from 'vitest';
import { incidents, inPlayOf } from '../../content/legend/boards.ts';
import { kit } from '../../index.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { type WeekView, weekView } from '../../rules/view/week.ts';
import type { View } from '../../rules/view.ts';
import { weekOutline } from '../../table/legend/outline.ts';
import { terminal } from '../../terminal/screen.ts';
import { begun } from '../scene.ts';
import { type Wander, wander } from '../wander.ts';

const THIRD = 1 / 3;

const viewOf = (scene: Wander, seat = scene.party): View => scene.match.view(seat);
function weekOf(scene: Wander): WeekView {
  const { week } = viewOf(scene);
  if (!week) throw new Error('no week is seen');
  return week;
}
const at = (place: string, more?: (legend: Legend) => void): Wander =>
  wander({
    set: legend => {
      legend.party.at = place;
      more?.(legend);
    },
  });
const wayTo = (scene: Wander, to: string) => weekOf(scene).ways.find(way => way.to === to);
const fallsOf = (scene: Wander, city: string) => weekOf(scene).cities.find(({ id }) => id === city)?.falls;

describe('a march', () => {
  rule('LEG-6.1', 'is shown with its dice and the chance of an encounter, by the colour of its shield', () => {
    const ways = weekOf(at('thelsvan-trail')).ways;
    const seen = Object.fromEntries(ways.map(({ to, shield, dice, meets }) => [to, [shield, dice, meets.toFixed(4)]]));
    expect(seen).toEqual({
      tamalir: ['green', 3, (1 - (5 / 6) ** 3).toFixed(4)],
      'gardens-of-tarn': ['green', 2, (1 - (5 / 6) ** 2).toFixed(4)],
      riverwatch: ['green', 3, (1 - (5 / 6) ** 3).toFixed(4)],
      'velvet-plains': ['green', 2, (1 - (5 / 6) ** 2).toFixed(4)],
    });
    expect(wayTo(at('frostgate'), 'north-gate')?.meets).toBeCloseTo(THIRD, 6);
    expect(wayTo(at('frostgate'), 'mountains-of-despair')?.meets).toBeCloseTo(1 / 2, 6);
  });
  rule('LEG-6.8', 'and that of being ambushed: by whoever lies in wait among all that may be met there', () => {
    const scene = at('frostgate');
    const red = inPlayOf(incidents, scene.legend.boxes).filter(({ shield }) => shield === 'red');
    // Of a die three sides are enhancements, two surges, one is blank.
    const sides = { enhancement: 3, surge: 2, blank: 1 };
    const waits = red.map(row => ('ambush' in row ? row.ambush.reduce((n, face) => n + sides[face], 0) / 6 : 0));
    const share = waits.reduce((sum, n) => sum + n, 0) / red.length;
    expect(wayTo(scene, 'mountains-of-despair')?.ambush).toBeCloseTo(share / 2, 6);
    for (const place of ['tamalir', 'frostgate', 'gaping-abyss'])
      for (const { meets, ambush } of weekOf(at(place)).ways) {
        expect(ambush).toBeLessThan(meets);
        expect(ambush).toBeGreaterThan(0);
      }
  });
  rule('LEG-13.39', 'with a guide it takes a die fewer', () => {
    const scene = at('thelsvan-trail', legend => legend.party.upgrades.push('the-guide'));
    expect(wayTo(scene, 'velvet-plains')?.dice).toBe(1);
  });
  rule('LEG-4.26', 'to where nobody has been it gives a point, once', () => {
    expect(wayTo(at('tamalir'), 'thelsvan-trail')?.first).toBe(true);
    const seen = at('tamalir', ({ seen: places }) => void places.push('thelsvan-trail'));
    expect(wayTo(seen, 'thelsvan-trail')?.first).toBeUndefined();
  });
  rule('LEG-4.22', 'that cannot be made says why', () => {
    const river = wayTo(at('frostgate'), 'forest-of-the-wall');
    expect([river?.why?.text, river?.rule]).toEqual(['why.week.trail.river', 'LEG-4.22']);
    expect(
      at('frostgate')
        .match.decisionOf(0)
        ?.options.map(({ key }) => key),
    ).not.toContain('go:forest-of-the-wall');
  });
  rule('LEG-4.23', 'to the keep is none before the Final Battle', () => {
    expect(wayTo(at('forge'), 'shadow-peaks')?.why?.text).toBe('why.week.keep');
  });
  rule('LEG-7.29', 'names who could fortify what lies at its end, and who stands there', () => {
    const scene = at('tamalir', ({ lieutenants }) => {
      for (const rider of lieutenants) rider.at = 'thelsvan-trail';
    });
    expect(wayTo(scene, 'thelsvan-trail')).toMatchObject({ near: ['sir-alric-farrow'], foes: ['sir-alric-farrow'] });
    expect(wayTo(scene, 'red-echo-river')?.near).toEqual([]);
  });
});

describe('a siege', () => {
  const besieged = (city: string, siege: number, more?: (legend: Legend) => void): Wander =>
    wander({
      set: legend => {
        for (const rider of legend.lieutenants) rider.at = city;
        legend.cities[city] = { siege };
        more?.(legend);
      },
    });
  rule('LEG-4.5', 'no die falls before all tokens lie there, and then one a week, a surge in three', () => {
    const scene = besieged('vynelvale', 0);
    const [city] = weekOf(scene).cities;
    const waits = city?.defense ?? 0;
    // One token a week from the next on; the first die in the week after the last of them.
    const falls = fallsOf(scene, 'vynelvale') ?? [];
    expect(falls.slice(0, waits)).toEqual(Array.from({ length: waits }, () => 0));
    expect(falls[waits]).toBeCloseTo(THIRD, 6);
    expect(falls[waits + 1]).toBeCloseTo(1 - (2 / 3) ** 2, 6);
  });
  rule('LEG-4.12', 'with its last token it may fall next week', () => {
    const waits = weekOf(besieged('vynelvale', 0)).cities[0]?.defense ?? 0;
    expect(fallsOf(besieged('vynelvale', waits), 'vynelvale')?.[0]).toBeCloseTo(THIRD, 6);
    // In the overlord's step whoever has had no order can still lay one.
    const early = (ordered?: true): Wander =>
      wander({
        position: { at: 'orders' },
        set: legend => {
          legend.cities.vynelvale = { siege: waits - 1 };
          legend.xp = 200; // There is something to buy, so the step is not over.
          for (const rider of legend.lieutenants) Object.assign(rider, { at: 'vynelvale', ordered });
        },
      });
    expect(fallsOf(early(), 'vynelvale')?.[0]).toBeCloseTo(THIRD, 6);
    expect(fallsOf(early(true), 'vynelvale')?.[0]).toBe(0);
  });
  rule('LEG-7.1', 'a city that is sure to fall is shown so, and one that is spared is not in danger', () => {
    const waits = weekOf(besieged('vynelvale', 0)).cities[0]?.defense ?? 0;
    const sure = besieged('vynelvale', waits, legend => {
      legend.lieutenants.push({ id: 'dar-hilzernod', at: 'vynelvale' });
    });
    expect(fallsOf(sure, 'vynelvale')?.[0]).toBe(1);
    const spared = besieged('vynelvale', waits, legend => {
      legend.spared = true;
    });
    expect(
      fallsOf(spared, 'vynelvale')
        ?.slice(0, 2)
        .map(n => n.toFixed(3)),
    ).toEqual(['0.000', '0.333']);
  });
  rule('LEG-4.4', 'without a lieutenant it is over: nothing falls', () => {
    const left = wander({ set: legend => void Object.assign(legend.cities, { vynelvale: { siege: 1 } }) });
    expect(fallsOf(left, 'vynelvale')).toEqual([]);
  });
});

describe('all of it', () => {
  rule('LEG-1.2', 'is the same for both sides, and is there while no board lies there', () => {
    const scene = at('tamalir');
    expect(viewOf(scene, scene.overlordSeat).week).toEqual(viewOf(scene, scene.party).week);
    expect(kit.game.view(begun(), 0)).not.toHaveProperty('week');
    expect(weekView(scene.state)).toHaveProperty('week');
    expect(weekView({ ...scene.state, outdoors: {} as never })).toEqual({});
  });
  rule('LEG-12.11', 'the Final Battle is told ahead with what either side’s conquest will be worth', () => {
    const plain = weekOf(at('tamalir', legend => Object.assign(legend.conquest, { heroes: 310, overlord: 200 })));
    expect(plain.final).toEqual({
      total: 510,
      needs: 600,
      levels: 5,
      perHero: 2,
      perAvatar: 2,
      heroes: 0,
      overlord: 0,
    });
  });
  rule('LEG-21.3', 'by a variant all that was gained counts', () => {
    const scene = at('tamalir', legend => {
      Object.assign(legend, { variants: ['sob-3'], conquest: { heroes: 310, overlord: 200 } });
    });
    expect(weekOf(scene).final).toMatchObject({ perHero: 4, heroes: 310, overlord: 200 });
  });
  rule('LEG-10.3', 'a legendary area says why it is shut', () => {
    const { shut } = weekOf(at('tamalir'));
    expect(Object.keys(shut).length).toBeGreaterThan(0);
    for (const why of Object.values(shut)) expect(['why.week.legendary', 'why.week.behind']).toContain(why.text);
  });
});

test('in words it has the map, both sides and where one can go', () => {
  const scene = at('tamalir', legend => {
    legend.rumour = { card: 'the-twins', at: 'crimson-forest' };
    legend.explored.push('velvet-plains');
    legend.cities.nerekhall = { razed: true };
  });
  const { legend, week } = viewOf(scene);
  if (!legend || !week) throw new Error('no week is seen');
  const said = weekOutline(legend, week).flatMap(({ rows }) =>
    rows.flatMap(({ label, values = [] }) => [...(label ? [label.text] : []), ...values.map(({ text }) => text)]),
  );
  for (const text of [
    'terrinoth.conquest',
    'terrinoth.rumour',
    'terrinoth.dungeon.explored',
    'terrinoth.city.razed',
    'terrinoth.test',
    'avatar.titan.text',
    'lieutenant.sir-alric-farrow',
    'dungeon.purse',
  ])
    expect(said, text).toContain(text);
});

test.each(LANGUAGES)('in a terminal as well: %s', language => {
  const scene = at('tamalir');
  const say = tableSpeaker(language, { names: ['Ysolde', 'Maud'], reader: 0 }, kit.texts[language]);
  const view = viewOf(scene);
  const shown = terminal.screen({
    view,
    say,
    width: 100,
    colour: false,
    names: ['Ysolde', 'Maud'],
    seat: scene.party,
    decision: undefined,
  });
  expect(shown).toContain(say({ text: 'terrinoth.week', with: { n: 3 } }));
  expect(shown).toContain(say({ text: 'location.thelsvan-trail' }));
  expect(shown).toContain(say({ text: 'avatar.titan' }));
  // Of places where nothing has happened nothing is said.
  expect(shown).not.toContain(say({ text: 'location.dawnsmoor' }));
});
