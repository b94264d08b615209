// The words of Thunderstone: complete, alike in both languages, and spoken without a gap.

import { readdirSync, readFileSync } from 'node:fs';
import { randomPicks } from '@veillee/bots';
import {
  type Catalogue,
  Chance,
  type Decision,
  eventFor,
  type Language,
  Match,
  newChance,
  type Text,
} from '@veillee/kernel';
import { lintCatalogues, type Say, tableSpeaker } from '@veillee/text';
import { describe, expect, it } from 'vitest';
import { balanceChecks } from '../rules/card-set.ts';
import { thunderstone } from '../rules/game.ts';
import { MODES, options } from '../rules/options.ts';
import cardsEn from '../text/cards.en.json' with { type: 'json' };
import cardsFr from '../text/cards.fr.json' with { type: 'json' };
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import tableEn from '../text/table.en.json' with { type: 'json' };
import tableFr from '../text/table.fr.json' with { type: 'json' };
import { bare } from './bare.ts';

const game = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, game), 'utf8');
const sourcesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, game), { recursive: true })
    .map(String)
    .filter(name => name.endsWith('.ts'))
    .map(name => read(`${folder}/${name}`));

const rules = sourcesIn('rules').join('\n');
const sources = [rules, ...sourcesIn('terminal'), ...sourcesIn('bots')].join('\n');
const all: { readonly [language in Language]: Catalogue } = { en: { ...cardsEn, ...en }, fr: { ...cardsFr, ...fr } };
const own: { readonly [language in Language]: Catalogue } = { en, fr };
const company = { names: ['Anna', 'Bela', 'Chloé'], reader: 0 };
const says: { readonly [language in Language]: Say } = {
  en: tableSpeaker('en', company, all.en),
  fr: tableSpeaker('fr', company, all.fr),
};
const LANGUAGES = ['en', 'fr'] as const;

/** Text ids that a source names in full: everything with a dot in it, and what stands where a text id belongs. */
function literalIds(source: string): string[] {
  const dotted = [...source.matchAll(/'([a-z]+(?:\.[a-zA-Z]+)+)'/g)];
  const named = [...source.matchAll(/\b(?:text|prompt): '([^']+)'/g), ...source.matchAll(/\.tell\(\s*'([^']+)'/g)];
  return [...new Set([...dotted, ...named].map(match => match[1] as string))].filter(id => !id.endsWith('.ts'));
}

/** Text ids that a source puts together, as patterns. */
const templates = (source: string): string[] =>
  [...new Set([...source.matchAll(/`([a-z]+\.[^`]*\$\{[^`]*)`/g)].map(match => match[1] as string))].map(template =>
    template.replace(/\$\{[^}]*\}/g, '*'),
  );

const pattern = (wild: string): RegExp =>
  new RegExp(
    `^${wild
      .split('*')
      .map(part => part.replace(/\./g, '\\.'))
      .join('.+')}$`,
  );

/** What the kernel asks when several things wait for an occurrence. */
const triggerPrompts = [...rules.matchAll(/happen\(\{ what: '([a-z]+)'/g)].flatMap(match => [
  `${match[1]}.trigger`,
  `${match[1]}.trigger.pass`,
]);

describe('the catalogues', () => {
  it('have the same keys and parameters in both languages', () => {
    expect(lintCatalogues({ ...all.en, ...tableEn }, { ...all.fr, ...tableFr }, bare)).toEqual([]);
  });

  it('do not say a thing twice', () => {
    expect(Object.keys(en).filter(key => Object.hasOwn(cardsEn, key))).toEqual([]);
  });

  it('are sorted', () => {
    for (const language of LANGUAGES) expect(Object.keys(own[language])).toEqual(Object.keys(own[language]).sort());
  });

  it('have every text that the rules name', () => {
    const wanted = [...literalIds(rules), ...triggerPrompts];
    expect(wanted).toEqual(
      expect.arrayContaining(['log.draw.hidden', 'discard', 'breach', 'refuse.dark', 'part.aura']),
    );
    expect(wanted.filter(id => !Object.hasOwn(all.en, id))).toEqual([]);
  });

  it('have a text for every pattern that the rules put together', () => {
    const known = { ...all.en, 'player.0': 'Anna' };
    for (const wild of templates(rules))
      expect(Object.keys(known).some(key => pattern(wild).test(key)) ? undefined : wild).toBeUndefined();
  });

  it('have no text that nobody uses', () => {
    const composed = [...(/composedKeys: \[([^\]]*)\]/.exec(read('index.ts'))?.[1] ?? '').matchAll(/'([^']+)'/g)];
    expect(composed.length).toBeGreaterThan(5);
    const patterns = [...composed.map(match => match[1] as string), ...templates(sources)].map(pattern);
    const used = new Set([...literalIds(sources), ...triggerPrompts]);
    expect(Object.keys(en).filter(key => !used.has(key) && !patterns.some(wild => wild.test(key)))).toEqual([]);
  });

  it('name and explain everything on the set-up screen', () => {
    const both = (key: string): string[] => [key, `${key}.text`];
    const wanted = [
      ...options.flatMap(spec => both(`setup.${spec.id}`)),
      ...MODES.flatMap(mode => both(`mode.${mode}`)),
      ...options.flatMap(spec =>
        spec.id === 'set' && spec.kind === 'choice'
          ? spec.choices.flatMap(id => both(Object.hasOwn(all.en, `set.${id}`) ? `set.${id}` : `setup.set.${id}`))
          : [],
      ),
      ...balanceChecks({ groups: [], families: [], village: [] }).map(check => `setup.balance.${check.id}`),
    ];
    expect(wanted.filter(key => !Object.hasOwn(all.en, key))).toEqual([]);
  });
});

// ---- every message with sample parameters ----

const STRINGS = {
  player: 'Anna',
  owner: 'Bela',
  card: 'Militia',
  hero: 'Elf',
  next: 'Elf',
  effect: 'X',
  stack: 'Y',
  names: 'Torch',
  things: 'Z',
  amount: '+1',
  why: 'printed',
};
const LISTS = {
  cards: ['Torch', 'Dagger'],
  players: ['Anna', 'Bela'],
  groups: ['Ooze', 'Dragon'],
  effects: ['X', 'Z'],
};
const NUMBERS =
  'attack before cost count deck discard factor gold health heroes left light magic margin missing monsters n needed penalty pile purchases rank reduction seats strength total turn village vp weight xp'.split(
    ' ',
  );

const samples = [0, 1, 2, 11].map(n => ({
  ...STRINGS,
  ...LISTS,
  ...Object.fromEntries(NUMBERS.map(name => [name, n])),
  halved: n === 1,
  long: n === 0,
  magicMissing: n === 2,
  won: n === 1,
}));

describe('every message', () => {
  for (const language of LANGUAGES)
    it(`is formatted in ${language}`, () => {
      for (const key of Object.keys(own[language]))
        for (const params of samples) {
          const words = says[language]({ text: key, with: params });
          expect(words, key).not.toBe('');
          expect(words, key).not.toMatch(/[{}#]| {2}|undefined/);
        }
    });

  it('has no straight apostrophe', () => {
    for (const language of LANGUAGES)
      for (const [key, words] of Object.entries(own[language])) expect(words, key).not.toContain("'");
  });

  it('has French spaces before : ; ! ?', () => {
    for (const [key, words] of Object.entries(own.fr)) expect(words, key).not.toMatch(/[^\u00a0\d][:;!?]/);
  });
});

// ---- real games ----

const settings = [
  { seats: 3, options: { mode: 'standard' } },
  { seats: 1, options: { mode: 'solo-normal' } },
  { seats: 2, options: { mode: 'coop' } },
];

/** Says all that a player is shown of a decision. */
function speak(say: Say, decision: Decision): void {
  const texts: Text[] = [
    { text: decision.prompt, ...(decision.with && { with: decision.with }) },
    ...(decision.pass ? [decision.pass] : []),
    ...decision.options,
    ...(decision.refused?.() ?? []).flatMap(refused => [refused, refused.why]),
  ];
  for (const text of texts) expect(say(text)).not.toBe('');
}

describe('200 decisions are spoken in both languages', () => {
  for (const { seats, options } of settings)
    it(`${options.mode}, ${seats} at the table`, () => {
      let match = Match.start(thunderstone, { seed: 'words-0', seats, options });
      const chance = new Chance(newChance('words'));
      for (let made = 0; made < 200; made++) {
        if (match.over) match = Match.start(thunderstone, { seed: `words-${made}`, seats, options });
        const decision = match.decisions[0] as Decision;
        for (const language of LANGUAGES) speak(says[language], decision);
        match.answer({ seat: decision.seat, decision: decision.id, picks: randomPicks(decision, chance) });
      }
      expect(match.log.length).toBeGreaterThan(0);
      for (const { event } of match.log)
        for (const viewer of ['everyone', 'spectator', 0] as const) {
          const told = eventFor(event, viewer);
          if (told) for (const language of LANGUAGES) expect(says[language](told)).not.toBe('');
        }
      for (const language of LANGUAGES) expect(says[language](thunderstone.outcome(match.state).text)).not.toBe('');
    });
});
