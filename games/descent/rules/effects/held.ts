// Which effects a hero has now: of the sheet, the skills and the items in use.

import type { Text } from '@veillee/kernel';
import { kept } from '@veillee/pieces/kept';
import { heroRow } from '../../content/heroes.ts';
import { itemRow } from '../../content/items.ts';
import { skillRow } from '../../content/skills.ts';
import type { Effect, HeroOp, OpOf, Window } from '../../content/vocabulary.ts';
import { heroName, thingName } from '../names.ts';
import { type Hero, rowId, sheetOf } from '../state.ts';

/** A sheet, a skill or an item: what is exhausted with it, and how it is spoken of. */
export interface Card {
  readonly id: string;
  readonly name: Text;
  readonly effects: readonly Effect[];
}

/** One effect of a card, by its number there. */
export interface Held {
  readonly card: Card;
  readonly n: number;
  readonly effect: Effect;
}

const NONE: readonly Effect[] = [];

/** Sheet and skills; and items, which a monkey cannot use (DES-99.3). */
export function cardsOf(hero: Hero): Card[] {
  const sheet = sheetOf(hero);
  const cards: Card[] = [{ id: sheet, name: heroName(sheet), effects: heroRow(sheet).effects }];
  for (const skill of hero.skills)
    cards.push({ id: skill, name: { text: `skill.${skill}` }, effects: skillRow(skill).effects });
  if (hero.monkey === undefined)
    for (const thing of hero.equipped)
      cards.push({ id: thing, name: thingName(thing), effects: itemRow(rowId(thing)).effects ?? NONE });
  return cards;
}

/** Its name in lists of what was used and what lasts. */
export const heldKey = ({ card, n }: Held): string => `${card.id}/${n}`;

/** Asked about at every turn, and made of content alone: kept by what the hero has. */
const heldBy = kept((key: string): readonly Held[] => {
  const [hero] = JSON.parse(key) as [Hero];
  return cardsOf(hero).flatMap(card => card.effects.map((effect, n) => ({ card, n, effect })));
}, 512);

export const allHeld = ({ id, skills, equipped, monkey }: Hero): readonly Held[] =>
  heldBy(JSON.stringify([{ id, skills, equipped, monkey }]));

export const effectsOf = (hero: Hero): Effect[] => allHeld(hero).map(({ effect }) => effect);

export const heldAt = (hero: Hero, when: Window): Held[] => allHeld(hero).filter(({ effect }) => effect.when === when);

/** Whatever works by itself at all times, or lasts until the next turn. */
export function* working(hero: Hero): Generator<Held> {
  for (const held of allHeld(hero)) {
    const { when, lasts } = held.effect;
    if (lasts ? hero.lasting.includes(heldKey(held)) : when === 'always') yield held;
  }
}

type Op<Name extends HeroOp['op']> = OpOf<HeroOp, Name>;

export const opsIn = <Name extends HeroOp['op']>({ effect }: Held, name: Name): Op<Name>[] =>
  effect.ops.filter((op): op is Op<Name> & HeroOp => op.op === name) as Op<Name>[];

/** What an effect leaves to its owner: whatever has a price, and whatever says so. */
export const isOptional = ({ effect: { may, cost } }: Held): boolean => may === true || cost !== undefined;
