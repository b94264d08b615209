// How sheets and cards are written down: short words for what is printed on them, of which the rows of `rows.ts` are made.

import type { UniqueSpec } from './quests/vocabulary.ts';
import type { HeroRow, ItemKind, ItemRow, MonsterRow, MonsterSide, Weapon } from './rows.ts';
import type { Ability, Box, Dice, Effect, ItemTier, Kind, MonsterId, Owned, Surge } from './vocabulary.ts';

/** For two heroes, three, four and five. */
type Lives = readonly [two: number, three: number, four: number, five: number];

/** `{ poison: true, sorcery: 2 }`: abilities, with their ranks where they have ranks. */
type Printed = { readonly [ability in Ability]?: number | true };
export const has = (printed: Printed): readonly Owned[] =>
  (Object.entries(printed) as [Ability, number | true][]).map(([ability, rank]) =>
    rank === true ? { ability } : { ability, rank },
  );

// ---- heroes ----

type Figures = Pick<HeroRow, 'conquest' | 'wounds' | 'fatigue' | 'armour' | 'speed'>;

/** Traits and skills that are not named are 0. */
export const heroesOf =
  (box: Box) =>
  (
    id: string,
    figures: Figures,
    traits: Partial<HeroRow['traits']>,
    skills: Partial<HeroRow['skills']>,
    ...effects: readonly Effect[]
  ): HeroRow => ({
    id,
    box,
    ...figures,
    traits: { melee: 0, ranged: 0, magic: 0, ...traits },
    skills: { fighting: 0, subterfuge: 0, wizardry: 0, ...skills },
    effects,
  });

// ---- items ----

export const surge = (cost: number, gain: Surge['gain']): Surge => ({ cost, gain });

/** How it attacks: the dice, then what surges buy. */
export const strikes = (kind: Kind, dice: Dice, ...surges: readonly Surge[]): Weapon => ({ kind, dice, surges });

type Facts = Omit<ItemRow, 'id' | 'tier' | 'kind' | 'effects' | 'copies' | 'hands'> & {
  readonly copies?: number;
  readonly hands?: 0 | 1 | 2;
};

/** One copy, in no hand, unless it says otherwise. */
export const itemsOf =
  (tier: ItemTier) =>
  (id: string, kind: ItemKind, { copies = 1, hands = 0, ...facts }: Facts, ...effects: readonly Effect[]): ItemRow => ({
    id,
    tier,
    kind,
    copies,
    hands,
    ...facts,
    ...(effects.length > 0 && { effects }),
  });

// ---- monsters ----

/** One side of a card. */
export const side = (
  { speed, armour, wounds, bonus }: Pick<MonsterSide, 'speed' | 'armour' | 'bonus'> & { readonly wounds: Lives },
  dice: Dice,
  abilities: Printed = {},
): MonsterSide => ({
  speed,
  wounds: { 2: wounds[0], 3: wounds[1], 4: wounds[2], 5: wounds[3] },
  armour,
  dice,
  abilities: has(abilities),
  ...(bonus && { bonus }),
});

export const monster = (
  id: MonsterId,
  { kind, size, points }: Pick<MonsterRow, 'kind' | 'size' | 'points'>,
  figures: MonsterRow['figures'],
  normal: MonsterSide,
  master: MonsterSide,
): MonsterRow => ({ id, kind, size, figures, normal, master, points });

/** A unique monster of a quest. */
export const unique = (
  { base, kind, ...worth }: Pick<UniqueSpec, 'base' | 'kind' | 'conquest' | 'rule' | 'figure'>,
  { speed, wounds, armour, dice, abilities }: MonsterSide,
): UniqueSpec => ({ base, speed, armour, wounds, kind, dice, abilities, ...worth });
