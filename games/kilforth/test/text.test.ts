// The words of Kilforth: complete, alike in both languages, used, and spoken without a gap.

import { readdirSync, readFileSync } from 'node:fs';
import { type Catalogue, LANGUAGES, type Language } from '@veillee/kernel';
import { lintCatalogues } from '@veillee/text';
import { describe, expect, it } from 'vitest';
import { kit } from '../index.ts';
import { MODES, options } from '../rules/options.ts';
import battleEn from '../text/battle.en.json' with { type: 'json' };
import battleFr from '../text/battle.fr.json' with { type: 'json' };
import turnEn from '../text/turn.en.json' with { type: 'json' };
import turnFr from '../text/turn.fr.json' with { type: 'json' };
import { bare } from './bare.ts';

const folder = new URL('../rules/', import.meta.url);
const rules = readdirSync(folder, { recursive: true })
  .map(String)
  .filter(name => name.endsWith('.ts'))
  .map(name => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

/** The catalogues of the rules, by author's part: the turn, and tests, fights and abilities. */
const parts: { readonly [part: string]: { readonly [language in Language]: Catalogue } } = {
  turn: { en: turnEn, fr: turnFr },
  battle: { en: battleEn, fr: battleFr },
};

/** Text ids that the rules name in full. */
const literal = new Set(
  [...rules.matchAll(/'([a-z]+(?:\.[a-zA-Z]+)+)'/g)].map(match => match[1] as string).filter(id => !id.endsWith('.ts')),
);

/** Text ids that the rules put together, as patterns. */
const composed = [...rules.matchAll(/`([a-zA-Z]+\.[^`]*\$\{[^`]*)`/g)].map(
  match =>
    new RegExp(
      `^${(match[1] as string)
        .replace(/\$\{[^}]*\}/g, '*')
        .split('*')
        .map(part => part.replace(/\./g, '\\.'))
        .join('.+')}$`,
    ),
);

describe('the catalogues', () => {
  it('have the same keys and parameters in both languages', () => {
    expect(lintCatalogues(kit.texts.en, kit.texts.fr, bare)).toEqual([]);
  });

  it('do not say a thing twice', () => {
    const keys = Object.values(parts).flatMap(part => Object.keys(part.en));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  for (const [name, part] of Object.entries(parts))
    it(`are sorted: ${name}`, () => {
      for (const language of LANGUAGES) expect(Object.keys(part[language])).toEqual(Object.keys(part[language]).sort());
    });

  it('have every text that the rules name', () => {
    expect(literal.size).toBeGreaterThan(200);
    expect([...literal].filter(id => !Object.hasOwn(kit.texts.en, id))).toEqual([]);
  });

  it('have a text for every pattern that the rules put together', () => {
    const keys = [...Object.keys(kit.texts.en), 'player.0'];
    expect(composed.filter(pattern => !keys.some(key => pattern.test(key))).map(String)).toEqual([]);
  });

  it('have no text that nobody uses', () => {
    const screen = /^(setup|mode|action|deck|window)\./;
    for (const part of Object.values(parts))
      expect(
        Object.keys(part.en).filter(
          key => !literal.has(key) && !screen.test(key) && !composed.some(pattern => pattern.test(key)),
        ),
      ).toEqual([]);
  });

  it('name every kind of interruption, and no other', () => {
    const named = Object.keys(kit.texts.en).filter(key => key.startsWith('window.'));
    expect(named.sort()).toEqual((kit.windows ?? []).map(id => `window.${id}`).sort());
    const opened = [...rules.matchAll(/window: \{ id: ([^}]*?), matters/g)].flatMap(match =>
      [...(match[1] as string).matchAll(/'([a-z]+)'/g)].map(id => id[1] as string),
    );
    expect([...new Set(opened)].sort()).toEqual([...(kit.windows ?? [])].sort());
  });

  it('name and explain everything on the set-up screen', () => {
    const both = (key: string): string[] => [key, `${key}.text`];
    const wanted = [
      ...options.flatMap(spec => both(`setup.${spec.id}`)),
      ...MODES.flatMap(mode => both(`mode.${mode}`)),
      ...options.flatMap(spec =>
        spec.kind === 'choice' && spec.id !== 'mode' ? spec.choices.flatMap(id => both(`setup.${spec.id}.${id}`)) : [],
      ),
    ];
    expect(wanted.filter(key => !Object.hasOwn(kit.texts.en, key))).toEqual([]);
  });
});

describe('every message', () => {
  it('has no straight apostrophe', () => {
    for (const part of Object.values(parts))
      for (const language of LANGUAGES)
        for (const [key, words] of Object.entries(part[language])) expect(words, key).not.toContain("'");
  });

  it('has French spaces before : ; ! ?', () => {
    for (const part of Object.values(parts))
      for (const [key, words] of Object.entries(part.fr)) expect(words, key).not.toMatch(/[^\u00a0\d][:;!?]/);
  });
});
