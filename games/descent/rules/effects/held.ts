// Which effects a hero has now: of the sheet, the skills and the items in use.

import type { Text } from '@veillee/kernel';
import { areSame, kept } from '@veillee/pieces/kept';
import { featRow } from '../../content/feats.ts';
import { heroRow } from '../../content/heroes.ts';
import { itemRow, potionRow } from '../../content/items.ts';
import type { Armour } from '../../content/rows.ts';
import { skillRow } from '../../content/skills.ts';
import type { Effect, HeroOp, OpOf, Window } from '../../content/vocabulary.ts';
import { featName, heroName, thingName } from '../card-names.ts';
import { type Hero, rowId, sheetOf } from '../state.ts';

/** A sheet, a skill or an item: what is exhausted with it, and how it is spoken of. */
export interface Card {
  readonly id: string;
  readonly name: Text;
  readonly effects: readonly Effect[];
}

/** One effect of a card, by its number there; its key is its name in lists of what was used and what lasts. */
export interface Held {
  readonly card: Card;
  readonly n: number;
  readonly key: string;
  readonly effect: Effect;
}

type Op<Name extends HeroOp['op']> = OpOf<HeroOp, Name>;

/** One thing that an effect says, with the effect. */
export interface Said<O = HeroOp> {
  readonly held: Held;
  readonly op: O;
}

const NONE: readonly Effect[] = [];
const NO_CARDS: readonly string[] = [];

/** A feat as a card. */
export function featCard(id: string): Card {
  return { id, name: featName(id), effects: [featRow(id).effect] };
}

/** Sheet and skills, the potion and the feats that work on them; and items, which a monkey cannot use (DES-99.3). */
export function cardsOf(hero: Hero): Card[] {
  const sheet = sheetOf(hero);
  const cards: Card[] = [{ id: sheet, name: heroName(sheet), effects: heroRow(sheet).effects }];
  for (const skill of hero.skills)
    cards.push({ id: skill, name: { text: `skill.${skill}` }, effects: skillRow(skill).effects });
  if (hero.active !== undefined)
    cards.push({ id: hero.active, name: thingName(hero.active), effects: potionRow(hero.active).effects });
  for (const feat of hero.faceUp ?? []) cards.push(featCard(rowId(feat)));
  if (hero.monkey === undefined)
    for (const thing of hero.equipped)
      cards.push({ id: thing, name: thingName(thing), effects: itemRow(rowId(thing)).effects ?? NONE });
  return cards;
}

export const heldKey = ({ key }: Held): string => key;

/** All effects of a hero, and the same by what they answer and by what they say. */
interface Holding {
  readonly all: readonly Held[];
  readonly at: ReadonlyMap<Window, readonly Held[]>;
  readonly saying: ReadonlyMap<HeroOp['op'], readonly Said[]>;
  /** Of that, what works at all times; what lasts for a turn is not among it. */
  readonly always: ReadonlyMap<HeroOp['op'], readonly Said[]>;
  readonly worn: Worn | undefined;
}

/** Armour that is worn, and what it is. */
export interface Worn {
  readonly thing: string;
  readonly armour: Armour;
}

function wornOf({ equipped }: Hero): Worn | undefined {
  for (const thing of equipped) {
    const { armour } = itemRow(rowId(thing));
    if (armour) return { thing, armour };
  }
  return undefined;
}

const isAlways = ({ held: { effect } }: Said): boolean => effect.when === 'always' && !effect.lasts;

function holdingOf(hero: Hero): Holding {
  const all = cardsOf(hero).flatMap(card =>
    card.effects.map((effect, n) => ({ card, n, key: `${card.id}/${n}`, effect })),
  );
  const said = all.flatMap(held => held.effect.ops.map(op => ({ held, op })));
  return {
    all,
    at: Map.groupBy(all, ({ effect }) => effect.when),
    saying: Map.groupBy(said, ({ op }) => op.op),
    always: Map.groupBy(said.filter(isAlways), ({ op }) => op.op),
    worn: wornOf(hero),
  };
}

/** Asked about at every step, and made of content alone: kept by what the hero has. */
const heldBy = kept((key: string): Holding => {
  const [hero] = JSON.parse(key) as [Hero];
  return holdingOf(hero);
}, 512);

/** What a hero had when last asked about: most often nothing has changed since. A hero imagined elsewhere has the same list of skills. */
interface Had {
  readonly id: Hero['id'];
  readonly skills: readonly string[];
  readonly equipped: readonly string[];
  readonly monkey: Hero['monkey'];
  readonly active: Hero['active'];
  readonly faceUp: readonly string[];
  readonly holding: Holding;
}
const last = new WeakMap<readonly string[], Had>();
/** The same by hero, for copies of a table. */
const lastOf = new Map<Hero['id'], Had>();
const isStill = (had: Had | undefined, { id, skills, equipped, monkey, active, faceUp }: Hero): had is Had =>
  had !== undefined &&
  had.id === id &&
  had.monkey === monkey &&
  had.active === active &&
  areSame(had.faceUp, faceUp ?? NO_CARDS) &&
  areSame(had.skills, skills) &&
  areSame(had.equipped, equipped);

function holding(hero: Hero): Holding {
  const { id, skills, equipped, monkey, active, faceUp = NO_CARDS } = hero;
  const had = last.get(skills);
  if (isStill(had, hero)) return had.holding;
  // Copies come and go: to note each of them would cost more than to compare.
  const other = lastOf.get(id);
  if (isStill(other, hero)) return other.holding;
  const found = heldBy(JSON.stringify([{ id, skills, equipped, monkey, active, faceUp }]));
  const now = { id, skills: [...skills], equipped: [...equipped], monkey, active, faceUp, holding: found };
  last.set(skills, now);
  lastOf.set(id, now);
  return found;
}

/** What is worn (DES-34.1). */
export const wornArmour = (hero: Hero): Worn | undefined => holding(hero).worn;

export const allHeld = (hero: Hero): readonly Held[] => holding(hero).all;

const NO_HELD: readonly Held[] = [];
export const heldAt = (hero: Hero, when: Window): readonly Held[] => holding(hero).at.get(when) ?? NO_HELD;

const NOTHING_SAID: readonly Said<never>[] = [];
/** What the hero's cards say of something, whenever they say it. */
export const sayings = <Name extends HeroOp['op']>(hero: Hero, name: Name): readonly Said<Op<Name>>[] =>
  (holding(hero).saying.get(name) as readonly Said<Op<Name>>[] | undefined) ?? NOTHING_SAID;

/** Of it, what works by itself at all times, or lasts until the next turn. */
export function working<Name extends HeroOp['op']>(hero: Hero, name: Name): readonly Said<Op<Name>>[] {
  const { always, saying } = holding(hero);
  const said = hero.lasting.length > 0 ? saying.get(name)?.filter(({ held }) => works(hero, held)) : always.get(name);
  return (said as readonly Said<Op<Name>>[] | undefined) ?? NOTHING_SAID;
}
const works = (hero: Hero, { key, effect: { when, lasts } }: Held): boolean =>
  lasts ? hero.lasting.includes(key) : when === 'always';

export const opsIn = <Name extends HeroOp['op']>({ effect }: Held, name: Name): Op<Name>[] =>
  effect.ops.filter((op): op is Op<Name> & HeroOp => op.op === name) as Op<Name>[];

/** Whether some card of the hero says it at this moment, price or not. */
export const saysAt = (hero: Hero, when: Window, op: HeroOp['op']): boolean =>
  heldAt(hero, when).some(({ effect }) => effect.ops.some(one => one.op === op));

/** What an effect leaves to its owner: whatever has a price, and whatever says so. */
export const isOptional = ({ effect: { may, cost } }: Held): boolean => may === true || cost !== undefined;

/** What some card of the hero says at all times, if one does: `acrobatics`, `glyphsWithin`. */
export const opOf = <Name extends HeroOp['op']>(hero: Hero, name: Name): OpOf<HeroOp, Name> | undefined =>
  working(hero, name)[0]?.op;

export const hasOp = (hero: Hero, op: HeroOp['op']): boolean => opOf(hero, op) !== undefined;
