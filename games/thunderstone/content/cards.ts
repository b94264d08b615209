// Every card of the box by id, with what rules ask of it worked out once.

import { fingerprint, type Text } from '@veillee/kernel';
import { byId, cardName, copyOf, originalOf } from '@veillee/pieces/things';
import { basics } from './basics.ts';
import { heroes } from './heroes.ts';
import { monsters } from './monsters.ts';
import { randomizers } from './randomizers.ts';
import { sets } from './sets.ts';
import { thunderstones } from './thunderstones.ts';
import { villageCards } from './village-cards.ts';
import type { CardFilter, CardRow } from './vocabulary.ts';

/** One card of the table: its id, a number sign, and which copy it is. `militia#3`. */
export type Card = string;

/** A card's figures with nothing left out. */
export interface CardDef extends Required<CardRow> {
  readonly name: Text;
  /** What each ability is called on a button. */
  readonly abilityNames: readonly Text[];
  /** What each ability does, side by side: abilities are of many shapes, and to look into each of them is slow. */
  readonly ops: readonly CardDef['abilities'][number]['op'][];
  /** It shows a coin, if only a 0. */
  readonly hasGold: boolean;
  readonly isHero: boolean;
  readonly isWeapon: boolean;
  readonly isEdged: boolean;
  readonly isItem: boolean;
  readonly isFood: boolean;
  readonly isSpell: boolean;
  readonly isMonster: boolean;
  readonly isDisease: boolean;
  readonly isStone: boolean;
}

/** What is not written on a card. */
const BLANK = {
  family: '',
  group: '',
  level: 0,
  tier: 0,
  classes: [],
  cost: 0,
  gold: 0,
  light: 0,
  strength: 0,
  weight: 0,
  attack: 0,
  magic: 0,
  levelUp: 0,
  health: 0,
  xp: 0,
  vp: 0,
  start: 0,
  abilities: [],
};

const define = (row: CardRow): CardDef => ({
  ...BLANK,
  ...row,
  name: cardName(row.id),
  abilityNames: (row.abilities ?? []).map((_, i) => ({ text: `card.${row.id}.ability.${i}` })),
  ops: (row.abilities ?? []).map(({ op }) => op),
  hasGold: row.gold !== undefined,
  isHero: row.types.includes('hero'),
  isWeapon: row.types.includes('weapon'),
  isEdged: row.types.includes('edged'),
  isItem: row.types.includes('item'),
  isFood: row.types.includes('food'),
  isSpell: row.types.includes('spell'),
  isMonster: row.types.includes('monster'),
  isDisease: row.types.includes('disease'),
  isStone: row.types.includes('thunderstone'),
});

const rows: readonly CardRow[] = [...heroes, ...basics, ...villageCards, ...monsters, ...thunderstones];

export const defs: readonly CardDef[] = rows.map(define);

/** The card with this id. */
export const cardById = byId('card', defs);

// A memo of a pure function: which card an instance is.
const defsByCard = new Map<Card, CardDef>();

/** What card this is. */
export function defOf(card: Card): CardDef {
  const known = defsByCard.get(card);
  if (known) return known;
  const def = cardById(originalOf(card));
  defsByCard.set(card, def);
  return def;
}

/** What an ability of this card is called on a button. */
export function abilityName(card: Card, index: number): Text {
  const name = defOf(card).abilityNames[index];
  if (!name) throw new Error(`${card} has no ability ${index}`);
  return name;
}

export { copyOf };

export const groups: readonly string[] = [...new Set(monsters.map(row => row.group as string))];
export const families: readonly string[] = [...new Set(heroes.map(row => row.family as string))];
export const villageIds: readonly string[] = villageCards.map(row => row.id);
export const basicIds: readonly string[] = basics.filter(row => row.kind === 'basic').map(row => row.id);

/** The three Heroes of a family, Level 1 first. */
export const heroesOf: { readonly [family: string]: readonly CardDef[] } = Object.fromEntries(
  families.map(family => [family, defs.filter(def => def.family === family).sort((a, b) => a.level - b.level)]),
);

const monstersByGroup = new Map(groups.map(group => [group, defs.filter(def => def.group === group)]));

export const monstersOf = (group: string): readonly CardDef[] => monstersByGroup.get(group) ?? [];

/** Whether a card meets all the conditions of a filter. */
export function matches(def: CardDef, filter: CardFilter): boolean {
  return (
    (filter.type === undefined || def.types.includes(filter.type)) &&
    (filter.notType === undefined || !def.types.includes(filter.notType)) &&
    (filter.class === undefined || def.classes.includes(filter.class)) &&
    (filter.notClass === undefined || !def.classes.includes(filter.notClass)) &&
    def.light >= (filter.lightAtLeast ?? 0) &&
    def.magic >= (filter.magicAtLeast ?? 0)
  );
}

/** Fingerprint of all content, for saves. */
export const contentHash = fingerprint(JSON.stringify([rows, sets, randomizers]));
