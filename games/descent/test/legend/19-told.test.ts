// What the campaign tells at its turns: every text of it is told where it belongs, and told to all.

import type { Text } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { avatars, upgrades } from '../../content/legend/avatars.ts';
import type { IncidentId } from '../../content/legend/boards/vocabulary.ts';
import { incidentRow } from '../../content/legend/boards.ts';
import { cities, partyUpgrades, tamalirUpgrades } from '../../content/legend/cities.ts';
import { lieutenants } from '../../content/legend/lieutenants.ts';
import { locations, trails } from '../../content/legend/map.ts';
import { plotCards } from '../../content/legend/plots.ts';
import { PLOTS } from '../../content/legend/vocabulary.ts';
import { winCampaign } from '../../rules/legend/ending.ts';
import { passBy } from '../../rules/legend/outdoors/meetings.ts';
import type { Legend, W } from '../../rules/legend/record.ts';
import { taleIn } from '../../rules/legend/tale.ts';
import { road } from '../road.ts';
import { type Wander, wander } from '../wander.ts';
import { BLANK, ENHANCEMENT, SURGE, type Week, week } from './small.ts';

/** The keys of all that was read out to the party's seat, as to anybody. */
const heard = (scene: { told(viewer: number): Text[] }): string[] =>
  scene.told(0).flatMap(({ text, with: told = {} }) => (text === 'log.story' ? [(told.story as Text).text] : []));

const ALRIC = 'sir-alric-farrow';
const PLACE = 'thelsvan-trail';
const under = (set: (legend: Legend) => void, plan: Week = {}) =>
  week({
    ...plan,
    set: legend => {
      legend.week = 5;
      legend.diary = [];
      Object.assign(legend, { xp: 500, coins: 20_000, level: 'gold' });
      for (const hero of legend.heroes) hero.xp = 200;
      set(legend);
    },
  });
const met = (id: string, lieutenant: 'killed' | 'fled') =>
  heard(
    under(
      legend => {
        Object.assign(legend, { lieutenants: [{ id, at: PLACE }], explored: [PLACE] });
        legend.party.at = PLACE;
      },
      { at: 'there', play: () => ({ ending: { lieutenant } }), dice: Array(8).fill(BLANK) },
    ).does(`challenge:${id}`),
  );
const besieged = (city: string, dice: readonly number[], riders: readonly string[] = [ALRIC]) =>
  heard(
    under(
      legend => {
        legend.cities = { [city]: { siege: 9 } };
        legend.lieutenants = riders.map(id => ({ id, at: city }));
      },
      { dice },
    ),
  );

describe('is read out', () => {
  rule(['LEG-7.7', 'LEG-7.24'], 'of each lieutenant: who they are, how they flee, how they fall', () => {
    for (const { id, rides, avatar } of lieutenants) {
      const returns = rides.some(({ op }) => op === 'returns');
      expect(met(id, 'killed')).toContain(`told.lieutenant.${id}.${returns ? 'returns' : 'falls'}`);
      expect(met(id, 'fled')).toContain(`told.lieutenant.${id}.flees`);
      if (id === ALRIC) continue;
      const sent = under(
        legend => {
          if (avatar) legend.avatar = avatar;
        },
        { at: 'orders' },
      ).does(`rider:${id}`);
      expect(heard(sent)).toContain(`lieutenant.${id}.portrait`);
    }
  });
  rule('LEG-7.9', 'how a lieutenant comes on, where they wait, and how one gets out of there', () => {
    const scene = road({ lieutenant: ALRIC, position: { at: 'ground' } });
    expect(heard(scene)).toEqual(
      expect.arrayContaining(['quest.open-meadow.text.intro', `told.lieutenant.${ALRIC}.appears`]),
    );
    for (const ambush of [undefined, true as const]) {
      const told = heard(road({ position: { at: 'ground' }, ...(ambush && { ambush }) }));
      expect(told.some(key => key.startsWith('told.ambush.'))).toBe(ambush === true);
    }
  });
  rule(['LEG-4.12', 'LEG-14.1', 'LEG-4.4'], 'of each city: that it is besieged, burns, is saved', () => {
    for (const { id } of cities) {
      const siege = under(
        legend => {
          legend.lieutenants = [{ id: ALRIC, at: id }];
        },
        { at: 'orders' },
      ).does(`besiege:${ALRIC}`);
      expect(heard(siege)).toContain(`told.city.${id}.besieged`);
      expect(besieged(id, [SURGE])).toContain(`told.city.${id}.razed`);
      expect(besieged(id, [], [])).toContain(`told.city.${id}.saved`);
    }
  });
  rule('LEG-19.2', 'a page shows it at its moment, with the name of whom it is about', () => {
    const scene = under(
      legend => {
        legend.lieutenants = [{ id: ALRIC, at: 'forge' }];
      },
      { at: 'orders' },
    ).does(`besiege:${ALRIC}`);
    const [tale] = [...scene.match.told(0)].flatMap(event => taleIn(event) ?? []);
    expect(tale?.about).toEqual({ text: 'location.forge' });
    expect(tale?.tale.text).toBe('told.city.forge.besieged');
  });
  rule('LEG-4.25', 'of each place what it is, to whoever comes there for the first time', () => {
    for (const { id } of locations) {
      const [from] = trails.flatMap(({ ends: [a, b] }) => (a === id ? [b] : b === id ? [a] : []));
      if (from === undefined) throw new Error(`no trail leads to ${id}`);
      const goes = (diary: Legend['diary']) =>
        heard(
          under(
            legend => {
              Object.assign(legend, { diary, avatar: undefined, lieutenants: [] });
              legend.party = { at: from, upgrades: ['enchanted-boat', 'keraks-map'] };
            },
            { at: 'march', dice: Array(12).fill(BLANK), play: () => ({ ending: { party: 'past' } }) },
          ).does(`go:${id}`),
        );
      expect(goes([])).toContain(`location.${id}.portrait`);
      expect(goes([{ week: 1, at: id, deeds: [], gains: [] }])).not.toContain(`location.${id}.portrait`);
    }
  });
  rule(['LEG-16.2', 'LEG-13.33', 'LEG-13.38'], 'what becomes of each upgrade', () => {
    for (const { id, avatar } of upgrades)
      expect(
        heard(
          under(
            legend => {
              if (avatar) legend.avatar = avatar;
            },
            { at: 'orders' },
          ).does(`upgrade:${id}`),
        ),
      ).toContain(`told.upgrade.${id}`);
    for (const { id } of tamalirUpgrades)
      expect(heard(under(() => {}, { at: 'weekEnd' }).does(`improve:${id}`))).toContain(`told.upgrade.${id}`);
    for (const { id } of partyUpgrades) {
      const market = under(
        legend => {
          legend.party.at = 'tamalir';
        },
        { at: 'there' },
      ).does('enter:steelhorns:market');
      expect(heard(market.does(`buy:${id}`))).toContain(`told.upgrade.${id}`);
    }
  });
  rule(['LEG-3.12', 'LEG-3.17'], 'whom the overlord has chosen, and which plot', () => {
    for (const { id } of avatars)
      expect(heard(week({ at: 'avatar' }).does(`avatar:${id}`))).toContain(`avatar.${id}.portrait`);
    for (const { id, place } of plotCards)
      if (place === 'opening') expect(heard(week({ at: 'plot' }).does(`plot:${id}`))).toContain(`told.plot.${id}.play`);
  });
  rule('LEG-16.12', 'each card of the plot', () => {
    for (const { id, plot, place, after } of plotCards) {
      if (place !== 'card') continue;
      const scene = under(
        legend => {
          Object.assign(legend, { plot, plotCards: [...after] });
          for (const city of cities.slice(0, 5)) legend.cities[city.id] = { razed: true };
          legend.cities.forge = { chained: true };
          legend.sealed = { 'scroll-1': 'a', 'scroll-2': 'b', 'scroll-3': 'c', 'sun-stone': 'd' };
        },
        { at: 'orders' },
      ).does(`plot:${id}`);
      expect(heard(scene)).toContain(`told.plot.${id}.play`);
    }
  });
  rule('LEG-17.2', 'the seal of each object, and each comet to the last', () => {
    for (const [object, card, at] of [
      ['scroll-1', 'en-1', 'forge'],
      ['scroll-2', 'en-2', 'forge'],
      ['scroll-3', 'en-3', 'forge'],
      ['sun-stone', 'en-4', 'shadow-peaks'],
    ] as const) {
      const scene = under(
        legend => {
          legend.lieutenants = [{ id: ALRIC, at, object }];
          if (at === 'forge') legend.cities.forge = { razed: true };
        },
        { at: 'orders' },
      ).does(`seal:${ALRIC}`);
      expect(heard(scene)).toContain(`told.plot.${card}.seal`);
    }
    const comets = (left: number) =>
      heard(
        under(legend => {
          Object.assign(legend, { comets: left, plot: 'ascension' });
        }),
      );
    expect(comets(3)).toContain('told.plot.as-5.comet');
    expect(comets(1)).toEqual(
      expect.arrayContaining(['told.plot.as-5.complete', 'told.plot.as-6.victory', 'told.story.defeat']),
    );
  });
  rule('LEG-2.2', 'that a level has been reached, and how it all begins', () => {
    const reached = (heroes: number, level: Legend['level']) =>
      heard(
        under(legend => {
          Object.assign(legend, { level, conquest: { heroes, overlord: 0 } });
        }),
      );
    expect(reached(200, 'copper')).toContain('told.story.silver');
    expect(reached(400, 'silver')).toContain('told.story.gold');
    expect(reached(600, 'gold')).toContain('told.story.final-battle');
    expect(heard(week())).toContain('told.story.opening');
  });
  rule('LEG-6.35', 'that the party has died, in each of four ways', () => {
    const keys = [1, 2, 3, 4].flatMap(n =>
      heard(
        under(
          legend => {
            legend.week = n;
          },
          { at: 'march', dice: Array(12).fill(BLANK), play: () => ({ ending: { party: 'died' } }) },
        ).does(`go:${PLACE}`),
      ).filter(key => key.startsWith('told.party-dies.')),
    );
    expect(keys.toSorted()).toEqual([1, 2, 3, 4].map(n => `told.party-dies.${n}`));
  });
  rule(
    ['LEG-1.16', 'LEG-1.17', 'LEG-1.18', 'LEG-1.19', 'LEG-3.18', 'LEG-12.20'],
    'the end: of the avatar, of the plot, of the campaign',
    () => {
      for (const { id } of avatars)
        for (const plot of PLOTS) {
          const ends = (side: 'heroes' | 'overlord', by: 'LEG-1.16' | 'LEG-1.17' | 'LEG-1.18' | 'LEG-1.19') =>
            heard(
              wander({
                set: legend => {
                  Object.assign(legend, { avatar: id, plot, diary: [] });
                },
                *first(t) {
                  yield* winCampaign(t, side, by);
                },
              }),
            );
          const finale = plotCards.find(card => card.plot === plot && card.place === 'finale')?.id;
          expect(ends('heroes', 'LEG-1.16')).toEqual([
            `told.avatar.${id}.falls`,
            `told.plot.${finale}.foiled`,
            'told.story.victory',
          ]);
          expect(ends('overlord', 'LEG-1.19')).toEqual([
            `told.avatar.${id}.triumphs`,
            `told.plot.${finale}.victory`,
            'told.story.defeat',
          ]);
          expect(ends('overlord', 'LEG-1.18')).toEqual([`told.plot.${finale}.victory`, 'told.story.defeat']);
          expect(ends('overlord', 'LEG-1.17')).toEqual(['told.story.defeat']);
        }
    },
  );
});

const then = { at: 'arrived' } as const;

describe('what is met without a fight', () => {
  const meets = (incident: IncidentId, dice: readonly number[] = []) =>
    wander({
      position: { at: 'aftermath' },
      dice,
      set: legend => {
        legend.board = { terms: { kind: 'encounter', shield: 'green' }, then };
        legend.today = { from: 'tamalir', to: PLACE };
        legend.coins = 5000;
        for (const hero of legend.heroes) hero.wounds = 3;
      },
      *first(t) {
        const row = incidentRow(incident);
        if (!('does' in row)) throw new Error(`${incident} is a fight`);
        yield* passBy(t as unknown as W, row);
      },
    });
  const moments = (scene: Wander): string[] =>
    heard(scene).flatMap(key => (/^incident\..*\.text\.(?!intro)/.test(key) ? [key.replace(/.*\./, '')] : []));

  rule(['LEG-6.3', 'LEG-6.4'], 'is read out to its end', () => {
    expect(moments(meets('lost'))).toEqual(['back']);
    expect(moments(meets('sudden-storm'))).toEqual(['after']);
    expect(moments(meets('avalanche', [BLANK, SURGE, ENHANCEMENT, BLANK]))).toEqual([
      'blank',
      'surge',
      'enhancement',
      'blank',
    ]);
  });
  rule('LEG-6.4', 'by what the party has chosen', () => {
    expect(moments(meets('grateful-villagers').chooses('outdoors.thanks', 'coins'))).toEqual(['coins']);
    expect(moments(meets('grateful-villagers').chooses('outdoors.thanks', 'wounds'))).toEqual(['heal']);
    expect(moments(meets('cursed-shrine').passes('outdoors.shrine'))).toEqual(['pass']);
    expect(moments(meets('travelling-merchant').passes('outdoors.merchant'))).toEqual(['pass']);
    const passed = meets('the-hermit');
    while (passed.asked(passed.party) === 'outdoors.healer') passed.passes('outdoors.healer');
    expect(moments(passed)).toEqual(['pass']);
    const healed = meets('the-hermit');
    while (healed.asked(healed.party) === 'outdoors.healer')
      healed.answers(healed.party, healed.can(healed.party)[0] ?? '');
    expect(moments(healed)).toEqual(['heal']);
  });
});
