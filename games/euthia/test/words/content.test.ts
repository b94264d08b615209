// The words of the game: a text for each row and none besides, in both languages, well set, and with the figures of the rows.

import { expectNoneTwice, type Lengths, matchingIn, testLengths, testSetting } from '@veillee/games/test/texts';
import { repeated } from '@veillee/games/test/words';
import { spokenIn } from '@veillee/text';
import { describe, expect, test } from 'vitest';
import { essences, gems } from '../../content/gems.ts';
import { heroTiles } from '../../content/hero-tiles.ts';
import { items } from '../../content/items.ts';
import { elites, monsters } from '../../content/monsters.ts';
import { powerCards } from '../../content/power-cards.ts';
import { quests } from '../../content/quests.ts';
import { resources } from '../../content/resources.ts';
import { SCORE_ROWS } from '../../content/rows.ts';
import { COUNTERS, type Condition, DECKS, MARKERS, type ScenarioRule } from '../../content/scenarios/vocabulary.ts';
import { counted, foes, scenarioCards, scenarios } from '../../content/scenarios.ts';
import { territory } from '../../content/territory.ts';
import {
  ACTIONS,
  ARMOUR_SLOTS,
  type Counted,
  ELEMENTS,
  ENCOUNTERS,
  HERO_IDS,
  HERO_SLOTS,
  HERO_TILE_KINDS,
  ITEM_KINDS,
  LEGENDS,
  MATERIALS,
  MODES,
  type Mode,
  SPACE_KINDS,
  TILE_CLASSES,
  TRIGGERS,
} from '../../content/vocabulary.ts';
import secretsEn from '../../secrets/en.json' with { type: 'json' };
import secretsFr from '../../secrets/fr.json' with { type: 'json' };
import cardsEn from '../../text/cards.en.json' with { type: 'json' };
import cardsFr from '../../text/cards.fr.json' with { type: 'json' };
import effectsEn from '../../text/effects.en.json' with { type: 'json' };
import effectsFr from '../../text/effects.fr.json' with { type: 'json' };

const all: { readonly [language in 'en' | 'fr']: { readonly [key: string]: string } } = {
  en: { ...cardsEn, ...effectsEn, ...secretsEn },
  fr: { ...cardsFr, ...effectsFr, ...secretsFr },
};
const keysOf = (id: string, ...parts: string[]): string[] => [id, ...parts.map(part => `${id}.${part}`)];

describe('there is a text for each row, and none besides', () => {
  test('of what things are called', () => {
    const wanted = [
      ...HERO_IDS.flatMap(id => keysOf(`hero.${id}`, 'line')),
      ...heroTiles.map(({ id }) => `tile.${id}`),
      ...items.map(({ id }) => `item.${id}`),
      ...resources.map(({ id }) => `resource.${id}`),
      ...gems.map(({ id }) => `gem.${id}`),
      ...essences.map(({ id }) => `essence.${id}`),
      ...monsters.flatMap(({ id }) => keysOf(`monster.${id}`, 'the', 'line')),
      ...elites.flatMap(({ id }) => keysOf(`elite.${id}`, 'the', 'line')),
      ...foes.flatMap(({ id }) => keysOf(`foe.${id}`, 'the', 'line')),
      ...ELEMENTS.flatMap(id => [`element.${id}`, `elemental.${id}`, ...keysOf(`power.${id}`, 'text')]),
      ...ENCOUNTERS.flatMap(id => keysOf(`encounter.${id}`, 'the', 'line')),
      ...quests.map(({ id }) => `quest.${id}`),
      ...LEGENDS.flatMap(id => keysOf(`legend.${id}`, 'line')),
      ...powerCards.map(({ id }) => `card.${id}`),
      ...scenarioCards.map(({ id }) => `scenario-card.${id}`),
      ...territory.map(({ id }) => `territory.${id}`),
      ...SPACE_KINDS.flatMap(kind => keysOf(`space.${kind}`, 'text')),
      ...TRIGGERS.map(trigger => `trigger.${trigger}.text`),
      ...ACTIONS.map(action => `action.${action}`),
      ...MODES.map(mode => `mode.${mode}`),
      ...['white', 'blue', 'yellow', 'red', 'black', 'violet'].map(colour => `colour.${colour}`),
      ...[...HERO_SLOTS, ...ARMOUR_SLOTS, 'jewellery'].map(slot => `slot.${slot}`),
      ...MATERIALS.map(material => `material.${material}`),
      ...new Set([...ITEM_KINDS, ...HERO_TILE_KINDS].map(kind => `kind.${kind}`)),
      ...TILE_CLASSES.map(kind => `class.${kind}`),
      ...DECKS.map(deck => `deck.${deck}`),
      ...[...MARKERS, 'magic-defence'].flatMap(marker => keysOf(`marker.${marker}`, 'text')),
      ...COUNTERS.map(counter => `counter.${counter}`),
      ...SCORE_ROWS.flatMap(row => keysOf(`score.${row}`, 'text')),
      ...scenarios.flatMap(({ id, rules, goals, campaign }) => [
        ...keysOf(`scenario.${id}`, 'line', 'intro', ...(campaign ? ['campaign'] : [])),
        ...rules.map(rule => `scenario.${id}.rule.${rule.id}`),
        ...Object.entries(goals).flatMap(([mode, { lose }]) => [
          `scenario.${id}.goal.${mode}.win`,
          ...(lose.length > 0 ? [`scenario.${id}.goal.${mode}.lose`] : []),
        ]),
      ]),
      'campaign.recall',
    ];
    expect(Object.keys(spokenIn(cardsEn))).toEqual(wanted.toSorted());
  });

  test('of what is told when it happens', () => {
    const wanted = scenarios.flatMap(({ id, modes, rules }) => [
      ...['lose', 'win'].map(end => `scenario.${id}.ending.${end}`),
      ...(modes.includes('competitive') ? [`scenario.${id}.ending.competitive`] : []),
      ...rules.flatMap(rule => (rule.told ? [`scenario.${id}.told.${rule.id}`] : [])),
    ]);
    expect(Object.keys(secretsEn)).toEqual(wanted.toSorted());
    // Each scenario has a moment of its own; The Hunt is told by its ledger alone.
    for (const { id, rules } of scenarios)
      expect(
        rules.some(rule => rule.told),
        id,
      ).toBe(id !== 'the-hunt');
  });

  test('in both languages alike', () => {
    // A name may say besides how it is used: in French how it agrees, in English which article it takes.
    expect(Object.keys(spokenIn(all.fr))).toEqual(Object.keys(spokenIn(all.en)));
    const uses = [...Object.keys(all.fr), ...Object.keys(all.en)].filter(key => key.endsWith('@'));
    expect(uses.filter(key => !Object.hasOwn(all.en, key.slice(0, -1)))).toEqual([]);
  });
});

/** How many words a text may have, by its kind. */
const LENGTHS: Lengths = [
  [/\.line$/, 3, 20],
  [/\.the$/, 1, 6],
  [/^quest\.[\w-]+$/, 1, 7],
  [/\.intro$/, 50, 120],
  [/\.ending\./, 12, 60],
  [/\.told\./, 12, 40],
  [/\.rule\./, 5, 90],
  [/\.goal\./, 3, 50],
];

describe.each(['en', 'fr'] as const)('in %s', language => {
  const matching = matchingIn(all[language]);
  testLengths(LENGTHS, matching);
  testSetting(language, all[language], language === 'en' ? effectsEn : effectsFr);

  test('no two lines are the same, and no two things of a kind have one name', () => {
    expectNoneTwice(
      matching,
      /\.line$|\.(?:intro|told)\b|\.ending\./,
      /^item\.[\w-]+$/,
      /^monster\.[\w-]+$/,
      /^elite\.[\w-]+$/,
      /^resource\.[\w-]+$/,
      /^territory\.[\w-]+$/,
    );
    // A tile for one player alone has the name of the one for several.
    const tiles = heroTiles.filter(({ players }) => players !== 'one').map(({ id }) => all[language][`tile.${id}`]);
    expect(repeated(tiles)).toEqual([]);
  });

  test('ways between which one chooses have words of their own', () => {
    const ways = matching(/\.way\.\d+$/).map(([key, text]) => `${key.replace(/\d+$/, '')} ${text}`);
    expect(ways.length).toBeGreaterThan(30);
    expect(repeated(ways)).toEqual([]);
  });

  test('a special rule names the figures of its row', () => {
    const wrong = scenarios.flatMap(({ id, rules }) =>
      rules.flatMap(rule => {
        const text = all[language][`scenario.${id}.rule.${rule.id}`] ?? '';
        return figuresOf(rule)
          .filter(n => !numbersIn(text).includes(n))
          .map(n => `${id}.${rule.id} does not say ${n}: ${text}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('what Heroes carry over names the figures of its row', () => {
    const wrong = scenarios.flatMap(({ id, campaign }) => {
      if (!campaign?.carry) return [];
      const { gold, reputation, bonus } = campaign.carry;
      const numbers = numbersIn(all[language][`scenario.${id}.campaign`] ?? '');
      return [gold.least, gold.most, reputation, bonus.per, bonus.max]
        .filter(n => !numbers.includes(n))
        .map(n => `${id} does not say ${n}`);
    });
    expect(wrong).toEqual([]);
  });

  test('a goal names its figures, and no other', () => {
    const wrong = scenarios.flatMap(({ id, goals, rounds }) =>
      Object.entries(goals).flatMap(([mode, { win, lose }]) =>
        [['win', win] as const, ['lose', lose.flat()] as const].flatMap(([end, conditions]) => {
          const text = all[language][`scenario.${id}.goal.${mode}.${end}`] ?? '';
          const { said, known } = goalFigures(conditions, mode as Mode, rounds);
          const numbers = numbersIn(text);
          return [
            ...said.filter(n => !numbers.includes(n)).map(n => `${id} ${mode} ${end} does not say ${n}: ${text}`),
            ...numbers.filter(n => !known.includes(n)).map(n => `${id} ${mode} ${end} says ${n}: ${text}`),
          ];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

// ---- figures ----

/** Numbers that a reader must be told; ones go without saying. */
function figuresOf({ when, who, cost = [], do: ops }: ScenarioRule): number[] {
  const found = new Set<number>();
  const look = (value: unknown): void => {
    if (typeof value === 'number' && Math.abs(value) > 1) found.add(Math.abs(value));
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) look(inner);
  };
  look([when, who, cost, ops]);
  return [...found];
}

/** What a goal must say, by how many play; a figure that is the number of players, or one more, is said in words. */
function goalFigures(conditions: readonly Condition[], mode: Mode, rounds: Counted) {
  const counts = mode === 'solo' ? ([1] as const) : ([2, 3, 4] as const);
  const said = new Set<number>();
  const known = new Set<number>([
    ...counts.map(players => counted(rounds, players)),
    ...(mode === 'solo' ? [] : counts),
  ]);
  for (const condition of conditions) {
    const bound = 'atLeast' in condition ? condition.atLeast : 'atMost' in condition ? condition.atMost : undefined;
    if (bound === undefined) continue;
    const figures = counts.map(players => counted(bound, players));
    for (const n of figures) known.add(n);
    const isByPlayers = [0, 1].some(
      more => mode !== 'solo' && counts.every((players, i) => figures[i] === players + more),
    );
    if (!isByPlayers) for (const n of figures) if (n > 1) said.add(n);
  }
  return { said: [...said], known: [...known, 0, 1] };
}

const NUMERALS: { readonly [word: string]: number } = {
  two: 2,
  both: 2,
  three: 3,
  four: 4,
  deux: 2,
  trois: 3,
  quatre: 4,
};
const numbersIn = (text: string): number[] => [
  ...(text.match(/\d+/g) ?? []).map(Number),
  ...(text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap(word => NUMERALS[word] ?? []),
];
