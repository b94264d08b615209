// What the campaign tells between its boards, and its diary: a text for each row and moment in both languages, none besides, none twice, well set.

import { repeated } from '@veillee/games/test/words';
import { LANGUAGES } from '@veillee/kernel';
import { faultsOf } from '@veillee/text/typography';
import { describe, expect, test } from 'vitest';
import { avatars, upgrades } from '../../content/legend/avatars.ts';
import { cities, partyUpgrades, tamalirUpgrades } from '../../content/legend/cities.ts';
import { lieutenants } from '../../content/legend/lieutenants.ts';
import { locations } from '../../content/legend/map.ts';
import { plotCards } from '../../content/legend/plots.ts';
import { DEED_KINDS, type DeedKind } from '../../rules/legend/diary/deeds.ts';
import secretEn from '../../secrets/campaign.en.json' with { type: 'json' };
import secretFr from '../../secrets/campaign.fr.json' with { type: 'json' };
import diaryEn from '../../text/diary.en.json' with { type: 'json' };
import diaryFr from '../../text/diary.fr.json' with { type: 'json' };
import portraitsEn from '../../text/portraits.en.json' with { type: 'json' };
import portraitsFr from '../../text/portraits.fr.json' with { type: 'json' };

type Catalogue = { readonly [key: string]: string };
type PerLanguage = { readonly [language in 'en' | 'fr']: Catalogue };
const secret: PerLanguage = { en: secretEn, fr: secretFr };
const portraits: PerLanguage = { en: portraitsEn, fr: portraitsFr };
const diary: PerLanguage = { en: diaryEn, fr: diaryFr };

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

// ---- which texts there are ----

const OF_PLOTS: { readonly [card: string]: readonly string[] } = {
  'coo-5': ['enslaved'],
  'en-1': ['seal'],
  'en-2': ['seal'],
  'en-3': ['seal'],
  'en-4': ['seal'],
  'as-5': ['comet', 'complete'],
};
/** Who comes back says so. */
const rises = ({ rides }: (typeof lieutenants)[number]): string[] =>
  rides.some(({ op }) => op === 'returns') ? ['returns'] : [];

const told = [
  ...['opening', 'silver', 'gold', 'final-battle', 'victory', 'defeat'].map(id => `story.${id}`),
  ...numbers(4).flatMap(n => [`ambush.${n}`, `party-dies.${n}`]),
  ...avatars.flatMap(({ id }) => ['appears', 'falls', 'triumphs'].map(moment => `avatar.${id}.${moment}`)),
  ...lieutenants.flatMap(row =>
    ['appears', 'flees', 'falls', ...rises(row)].map(moment => `lieutenant.${row.id}.${moment}`),
  ),
  ...plotCards.flatMap(({ id, place }) =>
    (place === 'finale' ? ['victory', 'foiled'] : ['play', ...(OF_PLOTS[id] ?? [])]).map(
      moment => `plot.${id}.${moment}`,
    ),
  ),
  ...cities.flatMap(({ id }) => ['besieged', 'razed', 'saved'].map(moment => `city.${id}.${moment}`)),
  ...[...upgrades, ...tamalirUpgrades, ...partyUpgrades].map(({ id }) => `upgrade.${id}`),
].map(key => `told.${key}`);

const pictured = [
  ...locations.map(({ id }) => `location.${id}.portrait`),
  ...avatars.map(({ id }) => `avatar.${id}.portrait`),
  ...lieutenants.map(({ id }) => `lieutenant.${id}.portrait`),
];

/** Told otherwise: once each, or beside the rest. */
const ONCE: readonly DeedKind[] = ['level', 'blow'];
const OPENINGS = 40;
const VARIANTS = 8;
const sentences = [
  ...numbers(OPENINGS).map(n => `diary.week.${n}`),
  ...DEED_KINDS.filter(kind => !ONCE.includes(kind)).flatMap(kind => numbers(VARIANTS).map(n => `diary.${kind}.${n}`)),
];

/** What each kind of sentence may name. */
const GIVEN: { readonly [kind in DeedKind]?: readonly string[] } = {
  explored: ['place', 'count'],
  left: ['place'],
  leader: ['hero', 'leader'],
  fell: ['hero', 'place'],
  besieged: ['city', 'lieutenant'],
  relieved: ['city'],
  razed: ['city'],
  beaten: ['lieutenant', 'place'],
  escaped: ['lieutenant', 'place'],
  treasure: ['hero', 'treasure', 'count'],
  training: ['hero', 'place'],
  rumour: ['rumour', 'place'],
  proved: ['rumour', 'place'],
  ambush: ['leader', 'place'],
  routed: ['place'],
  wiped: ['place'],
  upgrade: ['upgrade'],
  dark: ['upgrade'],
  plot: ['plot'],
  object: ['object', 'place'],
  road: ['place'],
  quiet: ['place'],
};
const GIVEN_ELSEWHERE: { readonly [key: string]: readonly string[] } = {
  'told.plot.coo-5.enslaved': ['hero'],
  'told.plot.as-5.comet': ['count'],
};
function givenTo(key: string): readonly string[] {
  const [, kind = ''] = key.split('.');
  return key.startsWith('diary.') ? (GIVEN[kind as DeedKind] ?? []) : (GIVEN_ELSEWHERE[key] ?? []);
}
const named = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)\s*[},]/g)].map(([, name = '']) => name).filter(name => name !== 'other')),
];

/** Characters that a text may have. */
function lengthOf(key: string): readonly [least: number, most: number] {
  if (key.startsWith('diary.week.')) return [15, 180];
  if (key.startsWith('diary.')) return [30, 240];
  if (key.startsWith('told.story.')) return [160, 420];
  if (/^told\.(?:ambush|party-dies)\./.test(key)) return [15, 180];
  if (key.startsWith('told.plot.')) return [60, 420];
  if (key.startsWith('told.avatar.')) return [100, 360];
  if (key.startsWith('told.')) return [20, 300];
  const isPlain = cities.every(({ id }) => key !== `location.${id}.portrait`) && key.startsWith('location.');
  return isPlain ? [25, 200] : [120, 420];
}

test.each(LANGUAGES)('there is a text for each row and moment, and none besides, in %s', language => {
  expect(Object.keys(secret[language]).toSorted()).toEqual(told.toSorted());
  expect(Object.keys(portraits[language]).toSorted()).toEqual(pictured.toSorted());
  const own = Object.keys(diary[language]).filter(key => /^diary\.[a-z]+\.\d+$/.test(key));
  expect(own.toSorted()).toEqual(sentences.toSorted());
  for (const kind of DEED_KINDS) expect(diary[language]).toHaveProperty([`diary.title.${kind}`]);
  for (const level of ['silver', 'gold', 'final']) expect(diary[language]).toHaveProperty([`diary.level.${level}`]);
});

describe.each(LANGUAGES)('in %s', language => {
  const all = { ...secret[language], ...portraits[language], ...diary[language] };
  const read = [...told, ...pictured, ...sentences].map(key => [key, all[key] ?? ''] as const);

  test('all is well set', () => {
    const wrong = Object.entries(all).flatMap(([key, text]) =>
      faultsOf(language, text).map(fault => `${key}: ${fault}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  test('what is read out has its length, begins and ends like sentences, and is told nowhere else', () => {
    const wrong = read.filter(([key, text]) => {
      const [least, most] = lengthOf(key);
      const isSentence = /[.!?…”»)]$/.test(text) && !/^\p{Ll}/u.test(text) && text === text.trim().normalize('NFC');
      return text.length < least || text.length > most || !isSentence;
    });
    expect(wrong).toEqual([]);
    expect(repeated(read.map(([, text]) => text))).toEqual([]);
  });

  test('whatever is named is given, and each of it somewhere', () => {
    expect(read.filter(([key, text]) => named(text).some(name => !givenTo(key).includes(name)))).toEqual([]);
    for (const [kind, given = []] of Object.entries(GIVEN)) {
      const texts = numbers(VARIANTS).map(n => all[`diary.${kind}.${n}`] ?? '');
      for (const name of given)
        expect(
          texts.some(text => named(text).includes(name)),
          `${kind} ${name}`,
        ).toBe(true);
    }
  });

  test('variants that stand beside one another do not begin alike', () => {
    for (const kind of ['week', ...Object.keys(GIVEN)]) {
      const texts = Object.entries(all).filter(([key]) => key.startsWith(`diary.${kind}.`));
      expect(texts.length).toBeGreaterThanOrEqual(VARIANTS);
      expect(repeated(texts.map(([, text]) => text.split(/\s+/).slice(0, 3).join(' '))), kind).toEqual([]);
    }
  });

  test('no article and no elision stands before a name that is put in', () => {
    const article = /\b(?:de|le|la|les|du|des|au|aux|que|un|une|ce|cet|cette) \{|[dlqcjnmst]u?’\{/i;
    expect(language === 'fr' ? read.filter(([, text]) => article.test(text)) : []).toEqual([]);
  });
});
