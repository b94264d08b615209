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
import type { Ability, CardFilter, CardKind, CardRow, CardType, HeroClass, MonsterClass } from './vocabulary.ts';

/** One card of the table: its id, a number sign, and which copy it is. `militia#3`. */
export type Card = string;

/** A card's figures with nothing left out. */
export interface CardDef {
  readonly id: string;
  readonly name: Text;
  /** What each ability is called on a button. */
  readonly abilityNames: readonly Text[];
  readonly kind: CardKind;
  readonly family: string;
  readonly group: string;
  readonly level: number;
  readonly tier: number;
  readonly types: readonly CardType[];
  readonly classes: readonly (HeroClass | MonsterClass)[];
  readonly cost: number;
  readonly gold: number;
  /** It shows a coin, if only a 0. */
  readonly hasGold: boolean;
  readonly light: number;
  readonly strength: number;
  readonly weight: number;
  readonly attack: number;
  readonly magic: number;
  readonly levelUp: number;
  readonly health: number;
  readonly xp: number;
  readonly vp: number;
  readonly copies: number;
  readonly start: number;
  readonly abilities: readonly Ability[];
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

const define = (row: CardRow): CardDef => ({
  id: row.id,
  name: cardName(row.id),
  abilityNames: (row.abilities ?? []).map((_, i) => ({ text: `card.${row.id}.ability.${i}` })),
  kind: row.kind,
  family: row.family ?? '',
  group: row.group ?? '',
  level: row.level ?? 0,
  tier: row.tier ?? 0,
  types: row.types,
  classes: row.classes ?? [],
  cost: row.cost ?? 0,
  gold: row.gold ?? 0,
  hasGold: row.gold !== undefined,
  light: row.light ?? 0,
  strength: row.strength ?? 0,
  weight: row.weight ?? 0,
  attack: row.attack ?? 0,
  magic: row.magic ?? 0,
  levelUp: row.levelUp ?? 0,
  health: row.health ?? 0,
  xp: row.xp ?? 0,
  vp: row.vp ?? 0,
  copies: row.copies,
  start: row.start ?? 0,
  abilities: row.abilities ?? [],
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
