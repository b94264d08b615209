// A Find card, a monster, an ally and a skill as they are shown and inspected.

import {
  Card,
  type CardProps,
  type Figure,
  type Inspected,
  type TableProps,
  type Word,
  wordBy,
} from '@veillee/web/kit';
import { costOf, findRow, finds, isEquipment } from '../content/finds.ts';
import { monsterRow, monsters } from '../content/monsters.ts';
import type { AllyId, FindId, HeroId, MonsterId, Reward } from '../content/vocabulary.ts';
import type { Monster } from '../rules/state.ts';
import { drawingOf, HERO_COLOUR, kindOf } from './kinds.ts';
import { allyLikeness, heroLikeness, monsterLikeness } from './likeness.ts';

/** What is printed on a Find card. */
export function printedFind(word: Word, card: FindId): CardProps {
  const row = findRow(card);
  const cost = costOf(row);
  const figures: Figure[] = isEquipment(row)
    ? [{ of: 'magic', value: row.knowledge, label: word('table.knowledge', { n: row.knowledge }) }]
    : [];
  return {
    name: word(`find.${card}`),
    kind: kindOf(row),
    glyph: drawingOf(card),
    type: word(`type.${row.type}`),
    text: findText(word, card),
    figures,
    ...(cost !== undefined && {
      disc: { of: 'coin' as const, value: cost, label: word('table.cost', { n: cost }) },
    }),
  };
}

/** What it does, and what it does for whoever knows more. */
export function findText(word: Word, card: FindId): string {
  const row = findRow(card);
  const bonus = isEquipment(row) && row.bonus ? ` ${word(`find.${card}.bonus`)}` : '';
  return `${word(`find.${card}.text`)}${bonus}`;
}

export function inspectedFind(word: Word, card: FindId): Inspected {
  const { type } = findRow(card);
  return {
    thing: card,
    title: word(`find.${card}`),
    body: <Card {...printedFind(word, card)} size="large" width={240} whole />,
    notes: [{ text: word(`type.${type}.text`) }, { text: word(`find.${card}.line`) }],
  };
}

/** "3 coins or 1 blue rune" */
export const rewardWords = (word: Word, reward: Reward): string => {
  const [what = '', n = 0] = Object.entries(reward)[0] ?? [];
  return word('reward.of', { what, n });
};

export function inspectedMonster(word: Word, card: MonsterId, slot?: Monster['slot']): Inspected {
  const { health, engage, bubbles, rewards, actsFirst } = monsterRow(card);
  return {
    ...(slot && { thing: slot }),
    title: word(`monster.${card}`),
    body: (
      <Card
        name={word(`monster.${card}`)}
        kind="monster"
        glyph={drawingOf(card)}
        likeness={monsterLikeness(card)}
        size="large"
        width={240}
        whole
        disc={{ of: 'health', value: health, label: word('table.cubes', { n: health }) }}
        type={word('table.engage', { n: engage })}
        text={word(`monster.${card}.line`)}
      />
    ),
    notes: [
      ...(actsFirst ? [{ text: word('table.actsFirst'), rule: 'ASH-20.7' }] : []),
      ...bubbles.map(({ kind }, n) => ({
        text: word('table.bubble', {
          n: n + 1,
          kind: word(`bubble.${kind}`),
          words: kind === 'empty' ? '' : word(`monster.${card}.bubble.${n + 1}`),
        }),
      })),
      { text: word('table.rewards', { rewards: rewards.map(reward => rewardWords(word, reward)) }) },
    ],
  };
}

/** Who may be called for help. */
export const printedAlly = (word: Word, ally: AllyId): CardProps => ({
  ...signOfAlly(word, ally),
  text: word(`ally.${ally}.text`),
});

/** An ally in small. */
export const signOfAlly = (word: Word, ally: AllyId) =>
  ({ name: word(`ally.${ally}`), kind: 'villager', glyph: drawingOf(ally), likeness: allyLikeness(ally) }) as const;

export const inspectedAlly = (word: Word, ally: AllyId): Inspected => ({
  thing: ally,
  title: word(`ally.${ally}`),
  body: <Card {...printedAlly(word, ally)} size="large" width={240} whole />,
  notes: [{ text: word(`ally.${ally}.line`) }],
});

/** A hero, in the colour of their pawn. */
export const printedHero = (word: Word, hero: HeroId): CardProps => ({
  name: word(`hero.${hero}`),
  kind: 'hero',
  glyph: drawingOf(hero),
  likeness: heroLikeness(hero),
  text: word(`hero.${hero}.line`),
  style: { '--kind': HERO_COLOUR[hero] } as object,
});

export const inspectedHero = (word: Word, hero: HeroId): Inspected => ({
  title: word(`hero.${hero}`),
  body: <Card {...printedHero(word, hero)} size="large" width={240} whole />,
});

/** Every card of the box, for the kit's sheet. */
export const cards = (say: TableProps['say']): readonly Inspected[] => {
  const word = wordBy(say);
  return [...finds.map(({ id }) => inspectedFind(word, id)), ...monsters.map(({ id }) => inspectedMonster(word, id))];
};
