// The words on the cards of Kilforth: complete, alike in both languages, true to the rows, and well set.

import type { Catalogue } from '@veillee/kernel';
import { spokenIn } from '@veillee/text';
import { describe, expect, it } from 'vitest';
import { type CardDef, defs, regionById, sagaById } from '../../content/cards.ts';
import {
  type Ability,
  ARCHETYPES,
  ATTRIBUTES,
  DEFEATABLE_TYPES,
  KEYWORDS,
  type Op,
  REWARD_TYPES,
  TERRAINS,
} from '../../content/vocabulary.ts';
import cardsEn from '../../text/cards.en.json' with { type: 'json' };
import cardsFr from '../../text/cards.fr.json' with { type: 'json' };

const en: Catalogue = spokenIn(cardsEn);
const fr: Catalogue = cardsFr;
const both = [
  ['en', en],
  ['fr', fr],
] as const;

const abilityTexts = defs.flatMap(({ id, ability }) =>
  ability ? [{ id, ability, texts: [en[`card.${id}.text`] ?? '', fr[`card.${id}.text`] ?? ''] as const }] : [],
);

/** What a card must say besides its name. */
function keysOf({ id, kind, ability }: CardDef): string[] {
  const own = [`card.${id}`];
  if (ability) own.push(`card.${id}.text`);
  if (ability?.optional) own.push(`card.${id}.use`);
  if (kind === 'plot') own.push(`card.${id}.toDefeat`);
  if (kind === 'ancient') own.push(`card.${id}.ability`);
  if (kind === 'saga') own.push(`card.${id}.finale`, ...[1, 2, 3, 4].map(n => `card.${id}.chapter.${n}`));
  if (kind === 'region' && (regionById(id).terrain === undefined || regionById(id).shortcut))
    own.push(`card.${id}.text`);
  return own;
}

describe('the card texts', () => {
  it('are there for every card, and there are no others', () => {
    const wanted = [
      ...defs.flatMap(keysOf),
      ...KEYWORDS.map(id => `keyword.${id}`),
      ...TERRAINS.map(id => `terrain.${id}`),
      ...ATTRIBUTES.map(id => `attribute.${id}`),
      ...ARCHETYPES.map(id => `archetype.${id}`),
      ...[...DEFEATABLE_TYPES, 'event', 'weather'].map(id => `encounter.${id}`),
      ...REWARD_TYPES.map(id => `reward.${id}`),
      ...new Set(defs.map(def => `kind.${def.kind}`)),
    ];
    expect(Object.keys(en)).toEqual(wanted.toSorted());
  });

  it('give no two cards the same name', () => {
    for (const [language, catalogue] of both) {
      const names = defs.map(def => catalogue[`card.${def.id}`]);
      expect(
        names.filter((name, i) => names.indexOf(name) !== i),
        language,
      ).toEqual([]);
    }
  });

  it('name the four Sagas and the regions that the rulebook knows', () => {
    expect(
      ['save-the-villagers', 'assassinate-the-lord', 'take-the-stronghold', 'steal-the-artefact'].map(
        id => fr[`card.${id}`],
      ),
    ).toEqual(['Sauver les Villageois', 'Assassiner le Seigneur', 'Prendre la Forteresse', 'Voler l’Artefact']);
    expect(['sprawl-city', 'black-cave', 'serene-lake'].map(id => [en[`card.${id}`], fr[`card.${id}`]])).toEqual([
      ['Sprawl City', 'Ample Cité'],
      ['Black Cave', 'Grotte Noire'],
      ['Serene Lake', 'Lac Serein'],
    ]);
    expect([fr['keyword.shadow'], en['keyword.shadow'], fr['keyword.battle'], en['keyword.battle']]).toEqual([
      'Ombre',
      'Shadow',
      'Combat',
      'Battle',
    ]);
  });
});

// ---- true to the rows ----

/** Every figure that an operation prints. */
function figuresOf(op: Op): number[] {
  switch (op.op) {
    case 'sixesDouble':
      return [6, 2];
    case 'reroll':
      return op.dice === 'chosen' ? [op.n] : op.dice === 'ones' ? [1] : [];
    case 'successFaces':
      return [...op.faces];
    case 'rollEach':
      return [op.face, ...op.ops.flatMap(figuresOf)];
    default:
      return 'n' in op ? [Math.abs(op.n)] : [];
  }
}

/** Every figure that an ability may print. */
function figures({ cost, condition, limit, effect }: Ability): Set<number> {
  const ops =
    'ops' in effect ? effect.ops : 'test' in effect ? [...effect.test.pass, ...effect.test.fail] : effect.choice.flat();
  return new Set([
    ...ops.flatMap(figuresOf),
    ...('test' in effect ? [effect.test.value] : []),
    ...cost.flatMap(one => ('n' in one ? [one.n] : [])),
    ...(limit ? [limit.times] : []),
    ...(condition?.is === 'heroHpLostThisRound' ? [condition.atLeast] : []),
    ...(condition?.is === 'round' || condition?.is === 'roundAtMost' ? [1, condition.round] : []),
  ]);
}

const printed = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number).toSorted();

describe('what a card says', () => {
  it('has the figures of its ability, the same in both languages', () => {
    for (const { id, ability, texts } of abilityTexts) {
      expect(printed(texts[0]), id).toEqual(printed(texts[1]));
      expect(
        printed(texts[0]).filter(n => !figures(ability).has(n)),
        id,
      ).toEqual([]);
      // Whatever is more than one is said.
      for (const n of figures(ability)) if (n > 1) expect(saysFigure(texts[0], n), `${id} ${n}`).toBe(true);
    }
  });

  it('begins with what must be paid', () => {
    for (const { id, ability, texts } of abilityTexts)
      for (const { pay } of ability.cost) {
        if (pay === 'exhaust')
          expect(texts, id).toEqual([expect.stringMatching(/[Ee]xhaust/), expect.stringMatching(/[Vv]oilez/)]);
        if (pay === 'sacrifice')
          expect(texts, id).toEqual([expect.stringMatching(/^Sacrifice/), expect.stringMatching(/^Sacrifiez/)]);
        if (pay === 'gold')
          expect(texts, id).toEqual([expect.stringMatching(/pay \d Gold/), expect.stringMatching(/payez \d\u00a0Or/)]);
        if (pay === 'ap')
          expect(texts, id).toEqual([expect.stringMatching(/spend 1 AP/), expect.stringMatching(/dépensez 1\u00a0PA/)]);
      }
  });

  it('calls a Trophy a Trophy, with its attribute, and spares the Hidden where it says so', () => {
    for (const { id, ability, texts } of abilityTexts) {
      const { timing, forced, attribute } = ability;
      const bracket = (catalogue: Catalogue, word: string): string =>
        forced ? ` (${word})` : attribute === 'any' ? '' : ` (${catalogue[`attribute.${attribute}`]})`;
      expect(texts[0].startsWith('Trophy'), id).toBe(timing === 'trophy');
      if (timing === 'trophy') {
        expect(texts[0], id).toContain(`Trophy${bracket(en, 'Forced')}: `);
        expect(texts[1], id).toContain(`Trophée${bracket(fr, 'Forcé')}\u00a0: `);
      }
      expect([texts[0].includes('not Hidden'), texts[1].includes('non Caché')], id).toEqual(
        ability.hiddenImmune ? [true, true] : [false, false],
      );
    }
  });

  it('names the attributes, terrains and keywords on which it depends', () => {
    for (const { id, ability, texts } of abilityTexts) {
      const { condition } = ability;
      if (condition?.is === 'attribute')
        for (const [i, [, catalogue]] of both.entries())
          expect(texts[i], id).toContain(catalogue[`attribute.${condition.attribute}`]);
      if (condition?.is === 'terrain')
        for (const [i, [, catalogue]] of both.entries())
          expect(texts[i], id).toContain((catalogue[`terrain.${condition.terrain}`] ?? '').replace(/s$/, ''));
      if (condition?.is === 'opponent')
        for (const keyword of condition.keywords)
          for (const [i, [, catalogue]] of both.entries())
            expect(texts[i], id).toContain(catalogue[`keyword.${keyword}`]);
    }
  });

  it('leads by a Shortcut to where the map leads', () => {
    for (const def of defs.filter(one => one.kind === 'region')) {
      const { shortcut } = regionById(def.id);
      if (shortcut)
        for (const [, catalogue] of both)
          expect(catalogue[`card.${def.id}.text`], def.id).toContain(catalogue[`card.${shortcut}`]);
    }
  });

  it('gives Chapters, Finale and Totem of a Saga names of their own', () => {
    for (const [language, catalogue] of both) {
      const titles = defs
        .filter(def => def.kind === 'saga')
        .flatMap(({ id }) => [
          ...[1, 2, 3, 4].map(n => catalogue[`card.${id}.chapter.${n}`]),
          catalogue[`card.${id}.finale`],
          catalogue[`card.${sagaById(id).totem.id}`],
        ]);
      expect(new Set(titles).size, language).toBe(48);
    }
  });
});

function saysFigure(text: string, n: number): boolean {
  const words: { readonly [figure: number]: string } = { 2: 'two' };
  return printed(text).includes(n) || (words[n] !== undefined && text.includes(words[n]));
}

// ---- well set ----

describe('the typesetting', () => {
  it('has no straight apostrophe, no hyphen for a minus, no double space', () => {
    for (const [, catalogue] of both)
      for (const [key, words] of Object.entries(catalogue)) {
        expect(words, key).not.toMatch(/['"]| {2}|^\s|\s$|(^|\s)-\d/);
        expect(words, key).not.toMatch(/[{}<>#]/);
      }
  });

  it('has French spaces before : ; ! ? and between a figure and its unit', () => {
    for (const [key, words] of Object.entries(fr)) {
      expect(words, key).not.toMatch(/[^\u00a0][:;!?]/);
      expect(words, key).not.toMatch(/\d (PV|PA|Or|Butin|Destin|Succès|dés?)\b/);
    }
  });

  it('ends a text with a full stop, and a name or a button without one', () => {
    for (const [, catalogue] of both)
      for (const [key, words] of Object.entries(catalogue))
        expect(words.endsWith('.'), key).toBe(/\.(text|toDefeat)$/.test(key));
  });

  it('keeps a card short', () => {
    for (const [, catalogue] of both)
      for (const [key, words] of Object.entries(catalogue)) {
        const most = key.endsWith('.text') ? 135 : key.endsWith('.use') ? 66 : key.endsWith('.toDefeat') ? 36 : 32;
        expect(words.length, `${key}: ${words}`).toBeLessThanOrEqual(most);
      }
  });
});
