// Moments of a duel as three whole numbers, one for the monster and one for each hero, and what is known of them. Tens of
// thousands of moments are worked out for one answer, so they are made, compared and found again without looking into objects.

import { DOWN, FLED, IN, type Position, type Standing } from './duel.ts';

/** Some bits of a number. */
class Field {
  private readonly shift: number;
  private readonly mask: number;

  constructor(shift: number, bits: number) {
    this.shift = shift;
    this.mask = 2 ** bits - 1;
  }

  of(packed: number): number {
    return (packed >> this.shift) & this.mask;
  }

  set(packed: number, value: number): number {
    return (packed & ~(this.mask << this.shift)) | (value << this.shift);
  }
}

// ---- of a hero ----
export const HEALTH = new Field(0, 4);
export const MANA = new Field(4, 4);
export const DISEASES = new Field(8, 3);
/** Monster actions kept off wholly; wounds kept off the next one. */
export const SHIELD = new Field(11, 2);
export const WARD = new Field(13, 3);
export const MOST_WARD = 7;
/** 0: guards nobody; else one more than what is kept off. */
export const GUARDS = new Field(16, 2);
export const STATUS = new Field(18, 2);
export const ACTED = new Field(20, 1);
export const USED = new Field(21, 10);

// ---- of the monster ----
export const CUBES = new Field(0, 7);
export const BUBBLE = new Field(7, 2);
export const CAUGHT = new Field(9, 3);
export const RALLY = new Field(12, 3);
export const ROUND = new Field(15, 4);

export interface Moment {
  readonly foe: number;
  readonly one: number;
  /** Who fights alone has beside them somebody who has fled. */
  readonly other: number;
}

const NOBODY = STATUS.set(0, FLED);

function heroIn(standing: Standing | undefined): number {
  if (!standing) return NOBODY;
  const { health, mana, diseases, shield, ward, guards, status, acted, used } = standing;
  let hero = STATUS.set(DISEASES.set(MANA.set(health, mana), diseases), status);
  hero = GUARDS.set(WARD.set(SHIELD.set(hero, shield), ward), guards + 1);
  return USED.set(ACTED.set(hero, acted ? 1 : 0), used);
}

export function momentOf({ cubes, bubble, diseases, rally, round, heroes }: Position): Moment {
  const foe = ROUND.set(RALLY.set(CAUGHT.set(BUBBLE.set(cubes, bubble), diseases), rally), round);
  return { foe, one: heroIn(heroes[0]), other: heroIn(heroes[1]) };
}

export const heroOf = ({ one, other }: Moment, n: number): number => (n === 0 ? one : other);
export const isIn = (moment: Moment, n: number): boolean => STATUS.of(heroOf(moment, n)) === IN;
export const isDown = (hero: number): boolean => STATUS.of(hero) === DOWN;

export const withHero = ({ foe, one, other }: Moment, n: number, hero: number): Moment =>
  n === 0 ? { foe, one: hero, other } : { foe, one, other: hero };
export const withFoe = ({ one, other }: Moment, foe: number): Moment => ({ foe, one, other });

/** Places of a new table. */
const ROOM = 512;

/** What was found out about moments: a table of their numbers. */
export class Known<T> {
  /** How many moments it holds. */
  size = 0;
  private numbers = new Int32Array(3 * ROOM);
  private found: (T | undefined)[] = new Array<T | undefined>(ROOM).fill(undefined);

  get({ foe, one, other }: Moment): T | undefined {
    return this.found[this.placeOf(foe, one, other)];
  }

  set({ foe, one, other }: Moment, value: T): void {
    if (2 * this.size >= this.found.length) this.grow();
    this.put(foe, one, other, value);
    this.size++;
  }

  private put(foe: number, one: number, other: number, value: T): void {
    const place = this.placeOf(foe, one, other);
    this.numbers[3 * place] = foe;
    this.numbers[3 * place + 1] = one;
    this.numbers[3 * place + 2] = other;
    this.found[place] = value;
  }

  /** Where it is, or where it would be: the first free place from where its numbers lead. */
  private placeOf(foe: number, one: number, other: number): number {
    const { numbers, found } = this;
    const last = found.length - 1;
    const mixed = Math.imul(Math.imul(Math.imul(foe, 0x9e3779b1) ^ one, 0x85ebca6b) ^ other, 0xc2b2ae35);
    let place = (mixed ^ (mixed >>> 15)) & last;
    while (
      found[place] !== undefined &&
      (numbers[3 * place] !== foe || numbers[3 * place + 1] !== one || numbers[3 * place + 2] !== other)
    )
      place = (place + 1) & last;
    return place;
  }

  private grow(): void {
    const { numbers, found } = this;
    this.numbers = new Int32Array(2 * numbers.length);
    this.found = new Array<T | undefined>(2 * found.length).fill(undefined);
    for (const [place, value] of found.entries())
      if (value !== undefined)
        this.put(
          numbers[3 * place] as number,
          numbers[3 * place + 1] as number,
          numbers[3 * place + 2] as number,
          value,
        );
  }
}
