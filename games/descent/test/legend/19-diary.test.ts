// LEG-19.2: the diary: what each week leaves of itself, and how it is told.

import { Chance, LANGUAGES, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { tableSpeaker } from '@veillee/text';
import { describe, expect, test } from 'vitest';
import { items } from '../../content/items.ts';
import { BOARDS } from '../../content/legend/boards/vocabulary.ts';
import { boards, incidents } from '../../content/legend/boards.ts';
import { cities, tamalirUpgrades } from '../../content/legend/cities.ts';
import { lieutenants } from '../../content/legend/lieutenants.ts';
import { locations } from '../../content/legend/map.ts';
import { plotCards, questObjects } from '../../content/legend/plots.ts';
import { rumourRow, rumours } from '../../content/legend/rumours.ts';
import { DEED_KINDS, type DeedKind, deedOf, kindOf } from '../../rules/legend/diary/deeds.ts';
import { leadersIn, victimOf } from '../../rules/legend/diary/names.ts';
import { gainOf, MOST_BYTES, note, noteBlow, type Page, SOURCES, writePage } from '../../rules/legend/diary/page.ts';
import { APART, tellDiary } from '../../rules/legend/diary/prose.ts';
import { isSoundDeed } from '../../rules/legend/diary/sound.ts';
import { lawsBroken } from '../../rules/legend/laws.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { leaderOf } from '../../rules/names.ts';
import { texts } from '../../text/index.ts';
import { BLANK, campaign, ENHANCEMENT, PARTY, SURGE, type Week, week } from './small.ts';

/** A campaign that is under way: its diary is open. */
const under = (set: (legend: Legend) => void = () => {}, plan: Week = {}) =>
  week({
    ...plan,
    set: legend => {
      legend.week = 5;
      legend.diary = [];
      set(legend);
    },
  });
const noted = ({ diary = [], today }: Legend): readonly string[] => [
  ...diary.flatMap(({ deeds }) => deeds),
  ...(today.deeds ?? []),
];

const PLACE = 'thelsvan-trail';
const ALRIC = 'sir-alric-farrow';
const rich = (legend: Legend): void => {
  legend.xp = 200;
  legend.coins = 20_000;
  legend.level = 'gold';
  for (const hero of legend.heroes) hero.xp = 200;
};
const going = (plan: Week) =>
  under(undefined, { at: 'march', dice: [BLANK, BLANK, BLANK, ...Array(8).fill(BLANK)], ...plan });
const down = (plan: Week) =>
  under(
    legend => {
      legend.party.at = PLACE;
    },
    { at: 'there', ...plan },
  );
const meet = (plan: Week) =>
  under(
    legend => {
      legend.party.at = PLACE;
      legend.explored = [PLACE];
      legend.lieutenants = [{ id: ALRIC, at: PLACE }];
    },
    { at: 'there', dice: Array(8).fill(BLANK), ...plan },
  );

/** For each kind a week in which it happens. */
const HAPPENS: { readonly [kind in Exclude<DeedKind, 'blow' | 'treasure'>]: () => Legend } = {
  level: () =>
    under(legend => {
      legend.conquest = { heroes: 150, overlord: 60 };
    }).legend,
  explored: () => down({ play: () => ({ ending: { party: 'won' } }) }).does('explore').legend,
  left: () => down({ play: () => ({ ending: { party: 'fled' } }) }).does('explore').legend,
  leader: () =>
    down({
      play: () => ({ facts: [{ fact: 'leader-killed', of: 'level', by: 'silhouette', board: 'level-03' }] }),
    }).does('explore').legend,
  fell: () =>
    down({ play: () => ({ facts: [{ fact: 'hero-killed', hero: 'mordrog', worth: 3 }] }) }).does('explore').legend,
  besieged: () =>
    under(
      legend => {
        legend.lieutenants = [{ id: ALRIC, at: 'forge' }];
      },
      { at: 'orders' },
    ).does(`besiege:${ALRIC}`).legend,
  relieved: () =>
    under(legend => {
      legend.cities = { forge: { siege: 2 } };
      legend.lieutenants = [];
    }).legend,
  razed: () =>
    under(
      legend => {
        legend.cities = { greyhaven: { siege: 3 } };
        legend.lieutenants = [{ id: ALRIC, at: 'greyhaven' }];
      },
      { dice: [SURGE] },
    ).legend,
  beaten: () => meet({ play: () => ({ ending: { lieutenant: 'killed' } }) }).does(`challenge:${ALRIC}`).legend,
  escaped: () => meet({ play: () => ({ ending: { lieutenant: 'fled' } }) }).does(`challenge:${ALRIC}`).legend,
  training: () =>
    under(
      legend => {
        rich(legend);
        legend.party.at = 'tamalir';
      },
      { at: 'training' },
    )
      .does('enter:steelhorns:training-ground')
      .does('learn:mighty').legend,
  rumour: () => heard(),
  proved: () =>
    under(
      legend => {
        legend.party.at = PLACE;
        legend.rumour = { card: 'the-twins', at: PLACE };
      },
      { at: 'there', play: () => ({ ending: { party: 'won', rewarded: true } }) },
    ).does('explore').legend,
  ambush: () =>
    going({ play: () => ({ ending: { party: 'won', ambush: 'a-silent-raid' } }) }).does(`go:${PLACE}`).legend,
  routed: () => going({ play: () => ({ ending: { party: 'fled' } }) }).does(`go:${PLACE}`).legend,
  wiped: () => going({ play: () => ({ ending: { party: 'died' } }) }).does(`go:${PLACE}`).legend,
  upgrade: () => under(rich, { at: 'weekEnd' }).does('improve:strong-walls').legend,
  dark: () => under(rich, { at: 'orders' }).does('upgrade:titan-stone-skin').legend,
  plot: () =>
    under(
      legend => {
        rich(legend);
        legend.plot = 'everlasting-night';
        legend.plotCards = ['en-0'];
      },
      { at: 'orders' },
    )
      .does('plot:en-1')
      .chooses('week.plot.lay', 'go:whispering-forest').legend,
  object: () =>
    under(
      legend => {
        legend.party.at = PLACE;
        legend.explored = [PLACE];
        legend.ground = [{ object: 'scroll-1', at: PLACE, free: true }];
      },
      { at: 'there' },
    ).does('fetch:scroll-1').legend,
  road: () =>
    going({ dice: [ENHANCEMENT, ENHANCEMENT, ENHANCEMENT] })
      .does(`go:${PLACE}`)
      .passes('week.there').legend,
  quiet: () => {
    const scene = under(undefined, { at: 'training' });
    for (const { sheet } of scene.legend.heroes) scene.does(`enter:${sheet}:none`);
    return scene.legend;
  },
};

/** A round for everybody, and what is said then. */
function heard(): Legend {
  const scene = under(
    legend => {
      rich(legend);
      legend.party.at = 'tamalir';
    },
    { at: 'there', draws: { rumour: [rumourRow('the-twins')] } },
  );
  scene.does('enter:steelhorns:tavern').does('round');
  const [place] = scene.offered('week.rumour.place');
  return scene.chooses('week.rumour.place', place ?? '').legend;
}

describe('the diary', () => {
  for (const [kind, happens] of Object.entries(HAPPENS))
    rule('LEG-19.2', `keeps what happens: ${kind}`, () => {
      const deeds = noted(happens());
      expect(deeds.map(kindOf)).toContain(kind);
      expect(deeds.filter(deed => !isSoundDeed(deed))).toEqual([]);
    });

  rule('LEG-19.2', 'keeps of all blows the hardest, and whom it struck by the name of the board that they lead', () => {
    const legend = campaign();
    legend.diary = [];
    noteBlow(legend, 'mordrog', 4, 'beastman');
    noteBlow(legend, 'silhouette', 9, 'level-03');
    noteBlow(legend, 'steelhorns', 7, 'ogre');
    expect(noted(legend)).toEqual(['blow:silhouette:9:level-03']);
    const where = { quest: 'level-03', outdoors: undefined } as Parameters<typeof victimOf>[0];
    expect(victimOf(where, { kind: 'ogre', came: 'leader' })).toBe('level-03');
    expect(victimOf(where, { kind: 'ogre', came: 'minion' })).toBe('ogre');
    expect(victimOf(where, { kind: 'giant', person: 'titan' })).toBe('titan');
  });

  rule('LEG-19.2', 'has a page for each week: where the party was, conquest by its sources, coins', () => {
    const scene = down({
      play: () => ({
        facts: [
          { fact: 'glyph' },
          { fact: 'glyph' },
          { fact: 'leader-killed', of: 'level', by: 'silhouette', board: 'level-03' },
          { fact: 'chest', treasures: 1, coins: 300 },
          { fact: 'hero-killed', hero: 'mordrog', worth: 4 },
          { fact: 'deck-out' },
        ],
        ending: { party: 'fled' },
      }),
    }).does('explore');
    const [page] = scene.legend.diary ?? [];
    expect(page).toMatchObject({ week: 5, at: 'tamalir', coins: expect.any(Number) });
    expect(gainOf(page as Page, 'glyph')).toBe(6);
    expect(gainOf(page as Page, 'death')).toBe(4);
    const { heroes, overlord } = scene.legend.conquest;
    const sums = scene.legend.diary?.[0]?.gains ?? [];
    // The week after has begun: its point is of another page.
    expect(sums.reduce((sum, n) => sum + n, 0)).toBe(heroes + overlord - 1);
    expect(page?.deeds).toEqual(['leader:silhouette:level-03', `fell:mordrog:${PLACE}`, `left:${PLACE}`]);
  });

  rule('LEG-19.2', 'opens with the first week, and a dungeon by itself has none', () => {
    const scene = week();
    expect(scene.legend.diary).toEqual([]);
    const legend = campaign();
    note(legend, deedOf.quiet.make('tamalir'));
    writePage(legend);
    expect([legend.diary, legend.today]).toEqual([undefined, {}]);
  });

  test('a page stays under 200 bytes: of a full week the most telling deeds are kept', () => {
    const legend = campaign();
    Object.assign(legend, { week: 100, diary: [], party: { at: longest(locations), upgrades: [] } });
    legend.today = { gains: SOURCES.map(() => 99), earned: 99_999 };
    for (const hero of PARTY) for (const { id } of locations.slice(0, 5)) note(legend, deedOf.fell.make(hero, id));
    note(legend, deedOf.razed.make('nerekhall'));
    writePage(legend);
    const [page] = legend.diary ?? [];
    expect(JSON.stringify(page).length).toBeLessThanOrEqual(MOST_BYTES);
    expect(page?.deeds).toContain('razed:nerekhall');
    expect(page?.deeds.length).toBeGreaterThan(1);
    expect(lawsBroken(legend)).toEqual([]);
    legend.diary?.push({ week: 100, at: 'forge', deeds: [], gains: [] });
    expect(lawsBroken(legend)).toEqual(['week 100 of the diary is out of order']);
  });

  test('what is no deed is none', () => {
    expect(['razed:forge', 'blow:mordrog:9:ogre', 'quiet:tamalir'].filter(deed => !isSoundDeed(deed))).toEqual([]);
    const made = [
      'razed',
      'burnt:forge',
      '',
      'fell:mordrog',
      'razed:atlantis',
      'leader:mordrog:lost',
      'blow:mordrog:-1:ogre',
    ];
    expect(made.filter(isSoundDeed)).toEqual([]);
  });
});

const longest = (rows: readonly { readonly id: string }[]): string =>
  rows.map(({ id }) => id).reduce((a, b) => (b.length > a.length ? b : a));

// ---- how it is told ----

const pickOf = (chance: Chance, list: readonly string[]): string => list[chance.roll(list.length, 'pick') - 1] ?? '';
const HEROES = PARTY;
const LED: readonly string[] = [
  ...boards.flatMap(row => ('leader' in row && row.leader ? [row.board] : [])),
  ...incidents.flatMap(row => ('leader' in row ? [row.incident] : [])),
];

/** Any deed of a kind. */
function anyDeed(chance: Chance, kind: DeedKind): string {
  const hero = pickOf(chance, HEROES);
  const place = pickOf(
    chance,
    locations.map(({ id }) => id),
  );
  const city = pickOf(
    chance,
    cities.map(({ id }) => id),
  );
  const lieutenant = pickOf(
    chance,
    lieutenants.map(({ id }) => id),
  );
  const led = pickOf(chance, LED);
  switch (kind) {
    case 'level':
      return deedOf.level.make(pickOf(chance, ['silver', 'gold', 'final']));
    case 'explored':
      return deedOf.explored.make(place, chance.roll(3, 'levels'));
    case 'leader':
      return deedOf.leader.make(hero, led);
    case 'besieged':
      return deedOf.besieged.make(city, lieutenant);
    case 'relieved':
    case 'razed':
      return deedOf[kind].make(city);
    case 'beaten':
    case 'escaped':
      return deedOf[kind].make(lieutenant, place);
    case 'treasure':
      return deedOf.treasure.make(
        hero,
        pickOf(
          chance,
          items.map(({ id }) => id),
        ),
      );
    case 'fell':
    case 'training':
      return deedOf[kind].make(hero, place);
    case 'rumour':
    case 'proved':
      return deedOf[kind].make(
        pickOf(
          chance,
          rumours.map(({ id }) => id),
        ),
        place,
      );
    case 'ambush':
      return deedOf.ambush.make(led, place);
    case 'upgrade':
      return deedOf.upgrade.make(
        pickOf(
          chance,
          tamalirUpgrades.map(({ id }) => id),
        ),
      );
    case 'dark':
      return deedOf.dark.make('treachery.trap');
    case 'plot':
      return deedOf.plot.make(
        pickOf(
          chance,
          plotCards.map(({ id }) => id),
        ),
      );
    case 'object':
      return deedOf.object.make(
        pickOf(
          chance,
          questObjects.map(({ id }) => id),
        ),
        place,
      );
    case 'blow':
      return deedOf.blow.make(hero, chance.roll(20, 'wounds'), led);
    default:
      return deedOf[kind].make(place);
  }
}

/** Sixty weeks, each with whatever. */
function longDiary(seed: string): Pick<Legend, 'diary' | 'heroes' | 'avatar'> {
  const chance = new Chance(newChance(seed));
  const legend = campaign();
  const diary = Array.from({ length: 60 }, (_, n) => ({
    week: n + 1,
    at: pickOf(
      chance,
      locations.map(({ id }) => id),
    ),
    gains: SOURCES.map(() => chance.roll(9, 'gain')),
    deeds: Array.from({ length: chance.roll(5, 'deeds') }, () =>
      anyDeed(chance, pickOf(chance, DEED_KINDS) as DeedKind),
    ),
    ...(chance.roll(2, 'coins') === 1 && { coins: 250 }),
  }));
  return { ...legend, diary };
}
const namesIn = (diary: readonly Page[] = []) => Object.fromEntries(leadersIn(diary).map(at => [at, leaderOf(at)]));
const seeds = Array.from({ length: 20 }, (_, n) => `diary ${n}`);

test.each(LANGUAGES)('nothing is told twice within ten weeks, over sixty weeks, in %s', language => {
  const say = tableSpeaker(language, { names: ['A', 'B'], reader: 0 }, texts[language]);
  for (const seed of seeds) {
    const legend = longDiary(seed);
    const weeks = tellDiary(legend, namesIn(legend.diary));
    expect(weeks).toHaveLength(60);
    const last = new Map<string, number>();
    for (const { page, sentences, title, moment } of weeks) {
      expect(sentences.length).toBeGreaterThan(0);
      for (const sentence of sentences) {
        const isOnce = sentence.text.startsWith('diary.level.');
        if (!isOnce) expect(page.week - (last.get(sentence.text) ?? -APART)).toBeGreaterThanOrEqual(APART);
        last.set(sentence.text, page.week);
      }
      const said = [title, ...sentences, ...(moment ? [moment.text, moment.why] : [])].map(say);
      for (const text of said) expect(text).not.toMatch(/undefined|\{|\[object|(?:quest|incident|diary|location)\./);
    }
  }
});

test('a page that is written does not change with those that follow', () => {
  const legend = longDiary('grows');
  const names = namesIn(legend.diary);
  const whole = tellDiary(legend, names);
  const half = tellDiary({ ...legend, diary: legend.diary?.slice(0, 30) }, names);
  expect(half).toEqual(whole.slice(0, 30));
});

test('two parties are told of the same weeks in other words', () => {
  const legend = longDiary('same');
  const names = namesIn(legend.diary);
  const others = { ...legend, avatar: 'spider-queen' as const };
  const first = ({ sentences }: ReturnType<typeof tellDiary>[number]) => sentences[0]?.text;
  expect(tellDiary(others, names).map(first)).not.toEqual(tellDiary(legend, names).map(first));
});

test('of a find without coins nothing is said that counts some', () => {
  const legend = campaign();
  const diary: Page[] = Array.from({ length: 6 }, (_, n) => ({
    week: n + 1,
    at: 'forge',
    gains: [],
    deeds: ['treasure:mordrog:axe'],
  }));
  const say = tableSpeaker('en', { names: ['A', 'B'], reader: 0 }, texts.en);
  const told = tellDiary({ ...legend, diary }, {}).flatMap(({ sentences }) => sentences.slice(1).map(say));
  expect(told).toHaveLength(6);
  for (const text of told) expect(text).not.toContain('coin');
});

test('whoever led a board is named by the text of that board', () => {
  for (const at of LED) expect(leaderOf(at).words?.fr, at).toBeTruthy();
  expect(
    leadersIn([{ week: 1, at: 'forge', gains: [], deeds: ['blow:mordrog:3:ogre', 'ambush:a-silent-raid:forge'] }]),
  ).toEqual(['a-silent-raid']);
  expect(BOARDS).toContain('level-03');
});
