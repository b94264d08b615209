// The words of the base box: a text for each row and none besides, in both languages, and well set.

import { expectNoneTwice, type Lengths, matchingIn, testLengths, testSetting } from '@veillee/games/test/texts';
import { repeated } from '@veillee/games/test/words';
import { spokenIn } from '@veillee/text';
import { describe, expect, test } from 'vitest';
import { boxes } from '../../content/boxes.ts';
import { feats } from '../../content/feats.ts';
import { heroes } from '../../content/heroes.ts';
import { items } from '../../content/items.ts';
import { overlordCards } from '../../content/overlord.ts';
import { QUESTS } from '../../content/quests/vocabulary.ts';
import { ITEM_KINDS, PLACES } from '../../content/rows.ts';
import { skills } from '../../content/skills.ts';
import {
  ABILITIES,
  ACTIONS,
  CARD_TYPES,
  COLOURS,
  DICE,
  FAMILIARS,
  KINDS,
  MONSTERS,
  ORDERS,
  POTIONS,
  PROPS,
  RANKS,
  SKILL_TYPES,
  TIERS,
} from '../../content/vocabulary.ts';
import cardsEn from '../../text/cards.en.json' with { type: 'json' };
import cardsFr from '../../text/cards.fr.json' with { type: 'json' };
import effectsEn from '../../text/effects.en.json' with { type: 'json' };
import effectsFr from '../../text/effects.fr.json' with { type: 'json' };

const all: { readonly [language in 'en' | 'fr']: { readonly [key: string]: string } } = {
  en: spokenIn({ ...cardsEn, ...effectsEn }),
  fr: spokenIn({ ...cardsFr, ...effectsFr }),
};
const keysOf = (id: string, ...parts: string[]): string[] => [id, ...parts.map(part => `${id}.${part}`)];

describe('there is a text for each row, and none besides', () => {
  test('of what things are called', () => {
    const wanted = [
      ...heroes.flatMap(({ id }) => keysOf(`hero.${id}`, 'line')),
      ...skills.map(({ id }) => `skill.${id}`),
      ...items.map(({ id }) => `item.${id}`),
      ...POTIONS.map(id => `potion.${id}`),
      ...feats.map(({ id }) => `feat.${id}`),
      ...overlordCards.map(({ id }) => `card.${id}`),
      ...MONSTERS.flatMap(id => keysOf(`monster.${id}`, 'as-master', 'many', 'line')),
      ...ABILITIES.flatMap(id => keysOf(`ability.${id}`, 'text')),
      ...FAMILIARS.map(id => `familiar.${id}`),
      ...PROPS.map(id => `prop.${id}`),
      ...ORDERS.flatMap(id => keysOf(`order.${id}`, 'text')),
      ...ACTIONS.flatMap(id => keysOf(`action.${id}`, 'text')),
      ...[...KINDS, 'morph'].map(id => `kind.${id}`),
      ...SKILL_TYPES.map(id => `skill-type.${id}`),
      ...['shop', ...TIERS, 'relic', 'dark-relic'].map(id => `tier.${id}`),
      ...TIERS.map(id => `price.${id}-treasure`),
      ...boxes.map(({ id }) => `box.${id}`),
      ...RANKS.map(id => `rank.${id}`),
      ...ITEM_KINDS.map(id => `item-kind.${id}`),
      ...CARD_TYPES.map(id => `card-type.${id}`),
      ...DICE.map(id => `die.${id}`),
      ...COLOURS.map(id => `rune.${id}`),
      ...PLACES.flatMap(id => keysOf(`place.${id}`, 'text')),
      ...QUESTS.flatMap(id => keysOf(`quest.${id}`, 'text', 'aim')),
    ];
    expect(Object.keys(spokenIn(cardsEn))).toEqual(wanted.toSorted());
  });

  test('in both languages alike', () => {
    expect(Object.keys(all.fr)).toEqual(Object.keys(all.en));
  });
});

/** How many words a text may have, by its kind. */
const LENGTHS: Lengths = [
  [/\.line$|^quest\.[\w-]+\.text$/, 4, 14],
  [/^ability\.[\w-]+\.text$/, 4, 50],
  [/^(?:order|action|place)\.[\w-]+\.text$/, 4, 40],
  [/^(?:hero|skill|item|card|potion|feat)\.[\w-]+\.text$/, 2, 60],
  [/^(?:hero|skill|item|card|monster|feat)\.[\w-]+$/, 1, 6],
];

describe.each(['en', 'fr'] as const)('in %s', language => {
  const matching = matchingIn(all[language]);
  testLengths(LENGTHS, matching);
  testSetting(language, all[language], language === 'en' ? effectsEn : effectsFr);

  test('no two lines are the same, and no two things of a kind have one name', () => {
    expectNoneTwice(
      matching,
      /\.line$|^quest\.[\w-]+\.text$/,
      /^hero\.[\w-]+$/,
      /^skill\.[\w-]+$/,
      /^card\.[\w-]+$/,
      /^monster\.[\w-]+$/,
      /^ability\.[\w-]+$/,
    );
    // Caches look alike until they are read.
    const names = items.filter(({ kind }) => kind !== 'cache').map(({ id }) => all[language][`item.${id}`]);
    expect(repeated(names)).toEqual([]);
  });
});
