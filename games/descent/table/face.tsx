// Every card of the box as it is looked at by itself: heroes, skills, items, monsters, and what the overlord may hold.

import { Card, type CardProps, type Figure, type Inspected, type TableProps, wordBy } from '@veillee/web/kit';
import type { Word } from '@veillee/web/kit/reading.ts';
import { OFFERED, rowsOf } from '../content/boxes.ts';
import { heroes } from '../content/heroes.ts';
import { items } from '../content/items.ts';
import { monsters } from '../content/monsters.ts';
import { overlordCards } from '../content/overlord.ts';
import type { HeroRow, ItemRow, MonsterRow, MonsterSide, OverlordCardRow, SkillRow } from '../content/rows.ts';
import { skills } from '../content/skills.ts';
import { DICE, type Dice, KINDS, type TableSize } from '../content/vocabulary.ts';
import { drawingOf, thingKind } from './kinds.ts';
import { monsterLikeness, sheetLikeness } from './likeness.ts';
import { overlordCardFace } from './overlord/card-face.ts';

type Face = Pick<CardProps, 'name' | 'kind' | 'glyph' | 'likeness' | 'type' | 'text' | 'disc' | 'figures'>;

/** A card by itself; `notes`: what is said of it besides. */
function inspected(thing: string, face: Face, notes: readonly string[] = []): Inspected {
  return {
    thing,
    title: face.name,
    body: <Card {...face} size="large" width={220} whole />,
    notes: notes.map(text => ({ text })),
  };
}

const poolOf = (word: Word, dice: Dice): string =>
  DICE.flatMap(die => ((dice[die] ?? 0) > 0 ? [`${word(`die.${die}`)} ×${dice[die]}`] : [])).join(', ');

const lasting = (word: Word, wounds: number, armour: number, speed: number): Figure[] => [
  { of: 'health', value: wounds, label: word('table.wounds', { n: wounds, most: wounds }) },
  { of: 'armor', value: armour, label: word('table.armour', { n: armour }) },
  { of: 'movement', value: speed, label: word('table.speed', { n: speed }) },
];

const hero = (word: Word, row: HeroRow): Inspected => {
  const { id, wounds, fatigue, armour = 0, speed, traits, conquest } = row;
  const tired: Figure = { of: 'fatigue', value: fatigue, label: word('table.fatigue', { n: fatigue, most: fatigue }) };
  return inspected(
    `hero:${id}`,
    {
      name: word(`hero.${id}`),
      kind: 'hero',
      glyph: drawingOf('hero', id),
      likeness: sheetLikeness(id),
      type: KINDS.map(kind => `${word(`kind.${kind}`)} ${traits[kind]}`).join(' · '),
      text: word(`hero.${id}.text`),
      disc: { of: 'health', value: conquest, label: word('table.death', { n: conquest }) },
      figures: [tired, ...lasting(word, wounds, armour, speed)],
    },
    [word(`hero.${id}.line`)],
  );
};

const skill = (word: Word, { id, type }: SkillRow): Inspected =>
  inspected(`skill:${id}`, {
    name: word(`skill.${id}`),
    kind: 'spell',
    glyph: drawingOf('skill', id),
    type: word(`skill-type.${type}`),
    text: word(`skill.${id}.text`),
  });

const item = (word: Word, { id, kind, tier, weapon, hands, armour, price }: ItemRow): Inspected =>
  inspected(
    `item:${id}`,
    {
      name: word(`item.${id}`),
      kind: thingKind(id),
      glyph: drawingOf('item', id),
      type: weapon ? word('table.weapon', { kind: word(`kind.${weapon.kind}`), hands }) : word(`item-kind.${kind}`),
      text: word(`item.${id}.text`),
      ...(price !== undefined && { disc: { of: 'coin', value: price, label: word('table.coins', { n: price }) } }),
    },
    [
      word(`tier.${tier}`),
      ...(weapon ? [poolOf(word, weapon.dice)] : []),
      ...(armour ? [word('table.armour', { n: armour.armour })] : []),
    ],
  );

/** As strong as against four heroes. */
const FULL: TableSize = 5;

function monster(word: Word, row: MonsterRow): Inspected {
  const { id, kind, normal, master } = row;
  const abilities = ({ abilities: all }: MonsterSide): string =>
    all
      .map(({ ability, rank }) =>
        rank === undefined ? word(`ability.${ability}`) : `${word(`ability.${ability}`)} ${rank}`,
      )
      .join(', ');
  const side = (rank: 'normal' | 'master', of: MonsterSide): string => {
    const figures = lasting(word, of.wounds[FULL], of.armour, of.speed).map(({ label }) => label);
    const morph = of.morph === undefined ? '' : word('table.morph', { n: of.morph });
    return `${word(`rank.${rank}`)}: ${[...figures, morph, poolOf(word, of.dice), abilities(of)].filter(Boolean).join(', ')}`;
  };
  return inspected(
    `monster:${id}`,
    {
      name: word(`monster.${id}`),
      kind: 'monster',
      glyph: drawingOf('monster', id),
      likeness: monsterLikeness({ kind: id, rank: 'normal' }),
      type: word(`kind.${kind}`),
      text: abilities(normal),
      figures: lasting(word, normal.wounds[FULL], normal.armour, normal.speed),
    },
    [side('normal', normal), side('master', master), word(`monster.${id}.line`)],
  );
}

const card = (word: Word, row: OverlordCardRow): Inspected => {
  const face = overlordCardFace(word, row);
  return inspected(`card:${row.id}`, face, [face.disc.label, word('table.burn', { n: row.value })]);
};

export function cards(say: TableProps['say']): readonly Inspected[] {
  const word = wordBy(say);
  return [
    ...heroes.map(row => hero(word, row)),
    ...rowsOf(skills, OFFERED).map(row => skill(word, row)),
    ...rowsOf(items, OFFERED).map(row => item(word, row)),
    ...rowsOf(monsters, OFFERED).map(row => monster(word, row)),
    ...rowsOf(overlordCards, OFFERED).map(row => card(word, row)),
  ];
}
