// What boards and incidents say: a text for each name and moment in both languages, none besides, none twice, and well set.

import { repeated } from '@veillee/games/test/words';
import { LANGUAGES } from '@veillee/kernel';
import { faultsOf } from '@veillee/text/typography';
import { describe, expect, test } from 'vitest';
import { hasLaw } from '../../content/legend/boards/reading.ts';
import type { BoardRow, IncidentRow, Meeting } from '../../content/legend/boards/vocabulary.ts';
import { boards, incidents } from '../../content/legend/boards.ts';
import { secrets } from '../../rules/names.ts';
import rulesEn from '../../secrets/board-rules.en.json' with { type: 'json' };
import rulesFr from '../../secrets/board-rules.fr.json' with { type: 'json' };
import en from '../../secrets/boards.en.json' with { type: 'json' };
import fr from '../../secrets/boards.fr.json' with { type: 'json' };

type Catalogue = { readonly [key: string]: string };
const told: { readonly [language in 'en' | 'fr']: Catalogue } = { en, fr };
const composed: { readonly [language in 'en' | 'fr']: Catalogue } = { en: rulesEn, fr: rulesFr };

/** What is read out when. */
function momentsOf(row: BoardRow): string[] {
  if ('exits' in row) return ['intro', 'leave'];
  if ('goal' in row) return ['taken', 'intro', 'win', 'leave'];
  if ('tier' in row) return ['intro', 'win', 'leave'];
  return ['intro', 'win', ...(hasLaw(row, 'leader-late') ? ['leader-enters'] : [])];
}

const ofBoard = (row: BoardRow): string[] =>
  [
    'area.0',
    ...('leader' in row && row.leader ? ['unique.leader'] : []),
    ...(hasLaw(row, 'twins') ? ['unique.twin'] : []),
    ...momentsOf(row).map(moment => `text.${moment}`),
  ].map(part => `quest.${row.board}.${part}`);

const MET: { readonly [meeting in Meeting['meet']]: readonly string[] } = {
  back: ['back'],
  merchant: ['buy', 'pass'],
  thanks: ['coins', 'heal'],
  storm: ['after'],
  healer: ['heal', 'pass'],
  shrine: ['take', 'pass'],
  fall: ['blank', 'enhancement', 'surge'],
};
const ofIncident = (row: IncidentRow): string[] =>
  [
    'name',
    'text.intro',
    ...('leader' in row
      ? ['unique.leader', 'text.win', 'text.flee']
      : MET[row.does.meet].map(moment => `text.${moment}`)),
  ].map(part => `incident.${row.incident}.${part}`);

const wanted = [...boards.flatMap(ofBoard), ...incidents.flatMap(ofIncident)].toSorted();

/** Characters that a text may have. */
const lengthOf = (key: string): readonly [number, number] =>
  key.includes('.text.') ? (key.endsWith('.intro') ? [120, 420] : [20, 300]) : [2, 40];
/** Only what happens to one hero names somebody. */
const NAMING = /^incident\.avalanche\.text\.(?:blank|enhancement|surge)$/;

test.each(LANGUAGES)('there is a text for each name and moment, and none besides, in %s', language => {
  expect(Object.keys(told[language]).toSorted()).toEqual(wanted);
});

test('both languages have the same composed rules, and every board that does something has its own', () => {
  expect(Object.keys(rulesFr)).toEqual(Object.keys(rulesEn));
  for (const { board, rules } of boards)
    for (const n of rules.keys()) expect(rulesEn).toHaveProperty([`quest.${board}.rule.${n + 1}`]);
});

test('boards, their rules and quests have no key in common', () => {
  const keys = [...Object.keys(en), ...Object.keys(rulesEn)];
  expect(repeated(keys)).toEqual([]);
  expect(Object.keys(secrets.en).filter(key => keys.includes(key)).length).toBe(keys.length);
  for (const key of keys) expect(secrets.en).toHaveProperty([key], { ...en, ...rulesEn }[key]);
});

describe.each(LANGUAGES)('in %s', language => {
  const texts = Object.entries({ ...told[language], ...composed[language] });

  test('all is well set', () => {
    const wrong = texts.flatMap(([key, text]) => faultsOf(language, text).map(fault => `${key}: ${fault}: ${text}`));
    expect(wrong).toEqual([]);
  });

  test('texts have their length, begin and end like sentences, and none is told twice', () => {
    const wrong = Object.entries(told[language]).filter(([key, text]) => {
      const [least, most] = lengthOf(key);
      const isSentence = !key.includes('.text.') || (/[.!?…”»)]$/.test(text) && !/^\p{Ll}/u.test(text));
      return text.length < least || text.length > most || !isSentence;
    });
    expect(wrong).toEqual([]);
    expect(repeated(texts.filter(([key]) => key.includes('.text.')).map(([, text]) => text))).toEqual([]);
    const names = texts.filter(([key]) => /\.(?:area\.0|name)$/.test(key));
    expect(repeated(names.map(([, text]) => text))).toEqual([]);
  });

  test('parameters are those that are given', () => {
    const wrong = Object.entries(told[language]).filter(
      ([key, text]) => (text.match(/\{\w+/g) ?? []).join() !== (NAMING.test(key) ? '{hero' : ''),
    );
    expect(wrong).toEqual([]);
  });

  test('nothing is composed of holes', () => {
    const holes = /undefined|null|NaN|\?\?|[{}#<>]|\[object| {2}|\.\./;
    expect(Object.entries(composed[language]).filter(([, text]) => holes.test(text))).toEqual([]);
  });
});
