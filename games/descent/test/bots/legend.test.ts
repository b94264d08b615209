// The week of a campaign as bots play it: what is plainly right is done, and nothing that is plainly foolish.

import { awaited } from '@veillee/bots';
import { describe, expect, test } from 'vitest';
import { adept } from '../../bots/adept.ts';
import { goalsOf } from '../../bots/adept-legend-heroes-way.ts';
import { novice } from '../../bots/novice.ts';
import { schools } from '../../content/legend/cities.ts';
import { locations } from '../../content/legend/map.ts';
import type { WeekPosition } from '../../rules/legend/record.ts';
import { newLegendHero } from '../../rules/legend/start.ts';
import type { Week, WeekScene } from '../legend/small.ts';
import { OVERLORD, PARTY, week } from '../legend/small.ts';
import { type AnyBot, answerOf, campaignOf } from './legend-small.ts';

const BOTS: readonly (readonly [string, AnyBot])[] = [
  ['novice', novice],
  ['adept', adept],
];
const asked = (at: WeekPosition['at'], set: Week['set'], more: Week = {}): WeekScene =>
  week({ at, ...(set && { set }), ...more });
const takes = ({ match }: WeekScene, seat: number, picks: readonly string[]): void => {
  const decision = match.decisionOf(seat);
  match.answer({ seat, decision: decision?.id ?? 0, picks });
};
const answers = (scene: WeekScene, bot: AnyBot, seat: number): readonly string[] => answerOf(scene.match, bot, seat);

/** What the party has in hand and on. */
const GEAR = [
  ['axe#1', 'chain-mail#1'],
  ['drain-life#1', 'leather-armor#1', 'ring-of-protection#1'],
  ['crossbow#1', 'leather-armor#2'],
  ['sword#1', 'chain-mail#2'],
];

describe.each(BOTS)('the %s', (_, bot) => {
  test('a party that can hardly stand rests before it goes on, and one that is whole goes down into a dungeon', () => {
    const worn = asked('march', legend => {
      legend.coins = 400;
      for (const hero of legend.heroes) hero.wounds = 2;
    });
    expect(answers(worn, bot, 0)).toEqual(['train']);
    const whole = asked('march', legend => {
      legend.coins = 0;
    });
    const [key = ''] = answers(whole, bot, 0);
    expect(key).toMatch(/^go:/);
    const there = asked('there', legend => {
      legend.party.at = key.slice('go:'.length);
      legend.coins = 0;
    });
    expect(answers(there, bot, 0)).toEqual(['explore']);
  });

  test('heroes with coins and XP learn what they do best', () => {
    const rich = asked('march', legend => {
      legend.coins = 6000;
      for (const [n, hero] of legend.heroes.entries()) {
        hero.xp = 40;
        hero.equipped = GEAR[n] ?? [];
      }
    });
    expect(answers(rich, bot, 0)).toEqual(['train']);
    takes(rich, 0, ['train']);
    const entered: string[] = [];
    while (rich.legend.step === 'party' && rich.legend.week === 0 && entered.length < 4) {
      const picks = answers(rich, bot, 0);
      if (picks[0]?.startsWith('enter:')) entered.push(picks[0]);
      takes(rich, 0, picks);
    }
    expect(entered.filter(key => key.endsWith(':training-ground')).length).toBeGreaterThan(1);
    expect(entered.filter(key => key.endsWith(':none'))).toEqual([]);
  });

  test('whoever stands before a city besieges it, and whoever is nowhere rides', () => {
    const before = asked('orders', legend => {
      legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'forge' }];
      legend.xp = 0;
    });
    expect(answers(before, bot, OVERLORD)).toEqual(['besiege:sir-alric-farrow']);
    const away = asked('orders', legend => {
      legend.xp = 0;
    });
    expect(answers(away, bot, OVERLORD)).toEqual(['ride:sir-alric-farrow:forge']);
  });

  test('a scroll is sealed where that can be done', () => {
    const scene = asked('orders', legend => {
      legend.plot = 'everlasting-night';
      legend.plotCards = ['en-0', 'en-1'];
      legend.cities = { forge: { razed: true } };
      legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'forge', object: 'scroll-1' }];
      legend.xp = 0;
    });
    expect(answers(scene, bot, OVERLORD)).toEqual(['seal:sir-alric-farrow']);
  });

  test('XP is spent', () => {
    const scene = asked('orders', legend => {
      legend.xp = 60;
    });
    const [key = ''] = answers(scene, bot, OVERLORD);
    expect(key).toMatch(/^(upgrade|rider|form|point|plot):/);
  });

  test('four at the table: whoever is waited for is asked, and nobody plays with things for ever', () => {
    let made = 0;
    const legend = campaignOf(
      'four',
      { heroes: bot, overlord: bot },
      {
        variants: ['length-short'],
        seats: [0, 2, 3, 4],
        seen: () => made++,
      },
    );
    expect(legend.won).toBeDefined();
    expect(made).toBeLessThan(2000);
  });

  test.each(['length-short', 'length-half'])('plays both sides of a campaign to its end: %s', length => {
    for (const seed of ['a', 'b']) {
      const prompts = new Set<string>();
      const legend = campaignOf(
        `${seed} ${length}`,
        { heroes: bot, overlord: bot },
        {
          variants: [length],
          seen: ({ prompt }) => prompts.add(prompt),
        },
      );
      expect(legend.won).toBeDefined();
      expect(legend.explored.length).toBeGreaterThan(1);
      expect(prompts.size).toBeGreaterThan(6);
    }
  });
});

test('in a city whoever has yet to go somewhere is asked, not a treasurer who could only hand things on', () => {
  const scene = week({
    at: 'there',
    seats: 3,
    begin: { heroes: PARTY.map((sheet, n) => newLegendHero(sheet, n % 2 === 0 ? 0 : 2)) },
    set: legend => {
      legend.party.at = 'greyhaven';
      legend.today.served = legend.heroes.filter(({ seat }) => seat === 0).map(({ sheet }) => sheet);
      const [hero] = legend.heroes;
      if (hero) hero.pack = ['sword#1'];
    },
  });
  expect(awaited(scene.match)?.seat).toBe(2);
  expect(scene.match.decisionOf(0)?.options.map(({ key }) => key)).toEqual([`share:${PARTY[0]}`]);
});

describe('the adept', () => {
  test('leaves whatever it is about when Tamalir is about to fall', () => {
    const scene = asked('march', legend => {
      legend.party.at = 'thelsvan-trail';
      legend.coins = 6000;
      for (const hero of legend.heroes) hero.xp = 40;
      legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'tamalir' }];
      legend.cities = { tamalir: { siege: 5 } };
    });
    expect(answers(scene, adept, 0)).toEqual(['go:tamalir']);
  });

  test('meets whoever besieges a city when it comes there fit, and not when it can hardly stand', () => {
    const there = (wounds: number): WeekScene =>
      asked('there', legend => {
        legend.party.at = 'greyhaven';
        legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'greyhaven' }];
        legend.cities = { greyhaven: { siege: 2 } };
        for (const hero of legend.heroes) hero.wounds = Math.min(hero.maxWounds, wounds);
      });
    expect(answers(there(99), adept, 0)).toEqual(['challenge:sir-alric-farrow']);
    expect(answers(there(2), adept, 0)[0]).not.toBe('challenge:sir-alric-farrow');
  });

  test('as the overlord challenges a party that can hardly stand, and leaves one alone that is fit', () => {
    const orders = (wounds: number): WeekScene =>
      asked('orders', legend => {
        legend.party.at = 'greyhaven';
        legend.lieutenants = [{ id: 'sir-alric-farrow', at: 'greyhaven', moved: true, ordered: true }];
        legend.xp = 0;
        for (const hero of legend.heroes) hero.wounds = Math.min(hero.maxWounds, wounds);
      });
    expect(answers(orders(2), adept, OVERLORD)).toEqual(['challenge:sir-alric-farrow']);
    expect(answers(orders(99), adept, OVERLORD)).toEqual([]);
  });

  test('buys the card that wins, whatever else there is', () => {
    const scene = asked('orders', legend => {
      legend.plot = 'everlasting-night';
      legend.plotCards = ['en-0', 'en-1', 'en-2', 'en-3', 'en-4'];
      legend.sealed = {
        'scroll-1': 'forge',
        'scroll-2': 'greyhaven',
        'scroll-3': 'frostgate',
        'sun-stone': 'shadow-peaks',
      };
      legend.cities = { forge: { razed: true }, greyhaven: { razed: true }, frostgate: { razed: true } };
      legend.xp = 200;
    });
    expect(answers(scene, adept, OVERLORD)).toEqual(['plot:en-5']);
  });

  test('saves for a form only if it comes later otherwise', () => {
    const gained = (conquest: number): WeekScene =>
      asked('orders', legend => {
        Object.assign(legend, { week: 5, xp: 24, conquest: { heroes: 0, overlord: conquest } });
        for (const rider of legend.lieutenants) rider.ordered = true;
      });
    expect(answers(gained(30), adept, OVERLORD)).toEqual([]);
    expect(answers(gained(150), adept, OVERLORD)[0]).toMatch(/^(upgrade|rider|point|plot):/);
  });

  test('goes where something is taught once nothing else is worth the way, and only with coins', () => {
    const far = (coins: number): WeekScene =>
      asked('march', legend => {
        Object.assign(legend, { coins, lieutenants: [], explored: locations.map(({ id }) => id) });
        legend.party.at = 'thelsvan-trail';
        for (const [n, hero] of legend.heroes.entries()) Object.assign(hero, { xp: 60, equipped: GEAR[n] ?? [] });
      });
    const goals = (coins: number) => goalsOf(far(coins).legend);
    expect(goals(0)).toEqual([]);
    const [best] = goals(6000).toSorted((a, b) => b.worth - a.worth);
    expect(best).toMatchObject({ what: 'learn', key: expect.stringMatching(/^go:/) });
    expect(schools.map(({ id }) => id)).toContain(best?.at);
    expect(answers(far(6000), adept, 0)).toEqual([best?.key]);
  });

  test('looks at what the Market has before dice are paid for, once treasures of silver are to be had', () => {
    const training = (level: 'copper' | 'silver', opened: readonly ('copper' | 'silver')[]): string =>
      answers(
        asked('training', legend => {
          Object.assign(legend, { level, coins: 1600, opened: [...opened] });
          for (const [n, hero] of legend.heroes.entries()) Object.assign(hero, { xp: 60, equipped: GEAR[n] ?? [] });
          for (const hero of legend.heroes.slice(0, 1)) hero.skills = ['mighty'];
        }),
        adept,
        0,
      )[0] ?? '';
    expect(training('silver', ['copper', 'silver'])).toMatch(/:market$/);
    expect(training('silver', ['copper'])).toMatch(/:training-ground$/);
    expect(training('copper', ['copper'])).toMatch(/:training-ground$/);
  });

  test('two who ride threaten two cities', () => {
    const scene = asked('orders', legend => {
      legend.lieutenants = [
        { id: 'sir-alric-farrow', at: 'forge' },
        { id: 'lord-merick-farrow', at: 'forge' },
      ];
      legend.party.at = 'vynelvale';
      legend.xp = 0;
    });
    const first = answers(scene, adept, OVERLORD);
    expect(first).toEqual(['besiege:sir-alric-farrow']);
    takes(scene, OVERLORD, first);
    const second = answers(scene, adept, OVERLORD);
    expect(second[0]).toMatch(/^ride:lord-merick-farrow/);
  });

  test('hands on what another has more of, once', () => {
    const scene = asked('march', legend => {
      const [melee, magic] = legend.heroes;
      if (melee) melee.pack = ['drain-life#1'];
      if (magic) magic.equipped = [];
      legend.coins = 0;
    });
    const [key = ''] = answers(scene, adept, 0);
    expect(key).toMatch(/^share:/);
    takes(scene, 0, [key]);
    takes(scene, 0, answers(scene, adept, 0));
    takes(scene, 0, answers(scene, adept, 0));
    expect(scene.legend.heroes.filter(({ equipped }) => equipped.includes('drain-life#1'))).toHaveLength(1);
    expect(answers(scene, adept, 0)[0]).not.toMatch(/^share:/);
  });
});
