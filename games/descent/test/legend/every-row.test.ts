// Every row of the campaign is met in play: each board and incident is laid and played on for a while at random, each kind of monster stands in each of its
// forms, and weeks go by with every avatar and every plot. What a table shows in use is counted as the trial counts it.

import { randomPicks } from '@veillee/bots';
import { Chance, type Decision, type GameEvent, type Match, newChance, Match as Played } from '@veillee/kernel';
import { space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { avatarRow } from '../../content/legend/avatars.ts';
import { LEVELS as DUNGEON_LEVELS, LEGENDARY, RUMOURS } from '../../content/legend/boards/vocabulary.ts';
import { grounds, incidents } from '../../content/legend/boards.ts';
import { kinds } from '../../content/legend/forms.ts';
import { lieutenants } from '../../content/legend/lieutenants.ts';
import { trails } from '../../content/legend/map.ts';
import { plotCards } from '../../content/legend/plots.ts';
import { variants } from '../../content/legend/variants.ts';
import { AVATARS, FORMS, PLOTS } from '../../content/legend/vocabulary.ts';
import { TIERS } from '../../content/vocabulary.ts';
import { invariants } from '../../rules/invariants.ts';
import { lawsBroken } from '../../rules/legend/laws.ts';
import { legendRows, metInCampaign } from '../../rules/legend/met.ts';
import { type Legend, legendOf } from '../../rules/legend/record.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { usualBoard } from '../bots/legend-small.ts';
import { delve } from '../delve.ts';
import { road } from '../road.ts';
import { wander } from '../wander.ts';
import { there } from './lair.ts';
import { follows } from './last.ts';
import { BLANK, campaign, ENHANCEMENT, SURGE, smallGame, week } from './small.ts';

const met = new Set<string>();

/** Whatever is asked is answered at random, so many times; all laws hold, and what is met is noted. */
function plays({ match }: { readonly match: Match<State, View> }, seed: string, most = 30): void {
  const chance = new Chance(newChance(seed));
  let heard = 0;
  const look = (): void => {
    expect(invariants(match.state), seed).toEqual([]);
    for (const row of metInCampaign(
      match.state,
      match.log.slice(heard).map(({ event }) => event),
    ))
      met.add(row);
    heard = match.log.length;
  };
  look();
  for (let n = 0; n < most && !match.over; n++) {
    const decision = match.decisions[0] as Decision;
    match.answer({ seat: decision.seat, decision: decision.id, picks: randomPicks(decision, chance) });
    look();
  }
}

describe('boards', () => {
  test('of dungeons, each at a metal', () => {
    for (const [n, level] of DUNGEON_LEVELS.entries())
      plays(delve({ level, ice: true, metal: TIERS[n % 3] ?? 'copper', position: { at: 'minions' } }), level);
  });
  test('that are the last: of rumours, legendary areas and keeps', () => {
    for (const board of [...RUMOURS, ...LEGENDARY]) plays(follows(board), board);
    for (const avatar of AVATARS) plays(there(avatar), avatar);
  });
  test('under the sky: every fight, and every lieutenant', () => {
    const fights = incidents.filter(row => 'leader' in row);
    const ground = (n: number) => grounds[n % grounds.length]?.board ?? 'open-meadow';
    for (const [n, { incident }] of fights.entries())
      plays(road({ incident, ground: ground(n), ice: true, position: { at: 'foes' } }), incident);
    for (const [n, { id }] of lieutenants.entries())
      plays(road({ lieutenant: id, metal: 'gold', ground: ground(n), ice: true, position: { at: 'foes' } }), id);
  });
  test('and whoever is met without one', () => {
    const ways = {
      green: ['tamalir', 'thelsvan-trail', BLANK],
      yellow: ['tamalir', 'blackwing-swamp', SURGE],
      red: ['frostgate', 'mountains-of-despair', ENHANCEMENT],
    } as const;
    for (const row of incidents) {
      if ('leader' in row) continue;
      const [from, to, face] = ways[row.shield];
      const set = (legend: Legend): void => {
        legend.party.at = from;
      };
      plays(
        wander({ set, dice: [face, face, face, face], draws: { incident: [row] } }).does(`go:${to}`),
        row.incident,
        6,
      );
    }
  });
  test('and every monster, in each of its forms', () => {
    for (const form of FORMS) {
      const { state } = road({ ice: true });
      if (state.legend) state.legend.forms = { humanoid: form, beast: form, eldritch: form };
      for (const { id } of kinds) {
        state.monsters = [];
        placeMonster(state, { kind: id, rank: 'master', at: space(10, 4), came: 'minion' });
        for (const row of metInCampaign(state, [])) met.add(row);
      }
    }
  });
});

describe('weeks', () => {
  const note = (legend: Legend, told: readonly GameEvent[], seed: string): void => {
    expect(lawsBroken(legend), seed).toEqual([]);
    for (const row of metInCampaign({ legend, monsters: [] } as unknown as State, told)) met.add(row);
  };
  /** A campaign of nothing but weeks, both sides rich: its boards end as they mostly do. */
  function weeks(seed: string, more: Partial<Legend>, most = 500): void {
    const chance = new Chance(newChance(seed));
    const legend: Legend = { ...campaign(), coins: 20_000, xp: 200, opened: [...TIERS], ...more };
    for (const hero of legend.heroes) hero.xp = 200;
    const game = smallGame(
      () => ({ legend }),
      (terms, t) => usualBoard(chance, terms, t),
    );
    const match = Played.resume(
      game,
      { seed, seats: 2, options: {} },
      { at: 0, position: { at: 'time' }, state: { legend }, chance: newChance(seed) },
    );
    for (let n = 0, heard = 0; n < most && !match.over; n++) {
      const decision = match.decisions[0] as Decision;
      match.answer({ seat: decision.seat, decision: decision.id, picks: randomPicks(decision, chance) });
      const told = match.log.slice(heard).map(({ event }) => event);
      heard = match.log.length;
      note(legendOf(match.state), told, seed);
    }
  }
  test('with every avatar, every plot and every variant, from map to map', () => {
    const pairs = AVATARS.flatMap(avatar => PLOTS.map(plot => [avatar, plot] as const));
    for (const [n, [avatar, plot]] of pairs.entries()) {
      const opening = plotCards.find(card => card.plot === plot && card.place === 'opening')?.id ?? '';
      const inForce = variants.filter((_, at) => at % pairs.length === n).map(({ id }) => id);
      weeks(`${avatar} ${plot}`, { avatar, plot, plotCards: [opening], variants: inForce });
    }
  });
  test('to the last cards of their plots', () => {
    const razed = { razed: true } as const;
    const cities = { forge: razed, frostgate: razed, greyhaven: razed, nerekhall: razed };
    const bought = (card: string, more: Partial<Legend>): void => {
      const { legend } = week({ set: one => Object.assign(one, { xp: 99, cities, ...more }) }).does(`plot:${card}`);
      note(legend, [], card);
      expect(legend.plotCards).toContain(card);
    };
    for (const n of [1, 2, 3, 4, 5])
      bought(`as-${n}`, {
        plot: 'ascension',
        plotCards: ['as-0', 'as-1', 'as-2', 'as-3', 'as-4'].slice(0, n),
      });
    bought('en-5', {
      plot: 'everlasting-night',
      plotCards: ['en-0', 'en-1', 'en-2', 'en-3', 'en-4'],
      sealed: { 'scroll-1': 'forge', 'scroll-2': 'frostgate', 'scroll-3': 'greyhaven', 'sun-stone': 'shadow-peaks' },
    });
  });
  test('along every trail', () => {
    for (const { ends, shield } of trails) {
      const [from, to] = ends;
      const quiet = shield === 'green' ? SURGE : BLANK;
      const avatar = AVATARS.find(id => !ends.includes(avatarRow(id).keep));
      const { legend } = week({
        at: 'march',
        dice: [quiet, quiet, quiet, quiet],
        set: one => {
          Object.assign(one, { avatar, seen: [from, to], explored: [] });
          one.party = { at: from, upgrades: ['enchanted-boat', 'keraks-map'] };
          for (const rider of one.lieutenants) rider.at = to; // Somebody to meet: the week is not over at once.
        },
      }).does(`go:${to}`);
      note(legend, [], ends.join());
    }
  });
});

test('no row is left', () => {
  expect(legendRows.filter(row => !met.has(row))).toEqual([]);
});
