// An attack as it stands: its dice, what is added to them and what its surges have bought, and what all of it comes to, line by
// line (DES-21.31). Pure: rule, preview, log and board read the same.

import type { Text } from '@veillee/kernel';
import type { Bonus, PowerFace, Surge, SurgeGain } from '../../content/vocabulary.ts';
import { isPowerDie, missesStealth, type Rolled, shownBy, showsFace } from './dice.ts';

/** What is added, and by what. */
export interface Line {
  readonly source: Text;
  readonly bonus: Bonus;
}

/** What a surge can buy, and of which card it is. */
export interface Purchase extends Surge {
  readonly source: Text;
}

export interface Sheet {
  /** None where range does not matter: melee, breath, bolt (DES-20.2, DES-23.4). */
  distance?: number | undefined;
  dice: Rolled[];
  lines: Line[];
  /** Points to split between range and damage after the roll (DES-95.1). */
  sorcery: number;
  purchases: Purchase[];
  /** How often each of them was bought. */
  bought: number[];
  /** Surges spent on what is no purchase. */
  paid?: number | undefined;
  /** How many free points go to range; undefined: as many as are needed. */
  toRange?: number | undefined;
  /** Range that is not needed becomes damage (Laurel). */
  turnsRange?: boolean;
  /** Each enhancement gives range and damage both (Lucky). */
  readonly lucky?: true | undefined;
  /** The stealth die was rolled for the weapon: it misses everybody. */
  readonly clumsy?: true | undefined;
  /** A face of a power die on which it misses, where a level of a dungeon has it so. */
  readonly failsOn?: PowerFace | undefined;
  /** Each surge adds to range and damage too (DES-86.2). */
  prays?: true | undefined;
  /** How far the target is, where that is added to the damage, in melee too (Tobin). */
  far?: number;
}

/** What it all comes to. */
export interface Standing {
  readonly misses: boolean;
  /** None is missing, or nobody asks for range. */
  readonly reaches: boolean;
  readonly range: number;
  readonly damage: number;
  readonly pierce: number;
  readonly blast: number;
  /** Surges that were rolled or are free, and those that are not spent. */
  readonly surges: number;
  readonly left: number;
  /** Points that go to range or damage, and how many range needs. */
  readonly free: number;
  readonly missing: number;
}

type Sum = { -readonly [of in keyof Bonus]-?: number };

const sumOf = (gains: Iterable<readonly [Bonus, number]>): Sum => {
  const sum: Sum = { damage: 0, range: 0, surges: 0, pierce: 0, blast: 0, powerDice: 0 };
  for (const [gain, times] of gains)
    for (const of of Object.keys(sum) as (keyof Bonus)[]) sum[of] += (gain[of] ?? 0) * times;
  return sum;
};

export function standing(sheet: Sheet): Standing {
  const {
    distance,
    dice,
    lines,
    sorcery,
    purchases,
    bought,
    paid = 0,
    turnsRange,
    lucky,
    clumsy,
    failsOn,
    far = 0,
  } = sheet;
  const shown = shownBy(dice);
  const flat = sumOf(lines.map(({ bonus }) => [bonus, 1]));
  const gained = sumOf(purchases.map(({ gain }, n) => [gain, bought[n] ?? 0]));
  const surges = shown.surges + flat.surges;
  const prayed = prayedFor(sheet);
  const both = lucky ? shown.enhancements : 0;
  const free = shown.enhancements - both + sorcery;
  const plain = Math.max(0, shown.range + flat.range + gained.range + prayed + both);
  const missing = distance === undefined ? 0 : Math.max(0, distance - plain);
  const toRange = Math.min(free, Math.max(missing, sheet.toRange ?? 0));
  const range = plain + toRange;
  const over = turnsRange && distance !== undefined ? Math.max(0, range - distance) : 0;
  const points = shown.damage + flat.damage + gained.damage + prayed + both + free - toRange + over + far;
  return {
    misses:
      shown.misses > 0 ||
      (clumsy === true && missesStealth(dice)) ||
      (failsOn !== undefined && showsFace(dice, failsOn)),
    reaches: missing <= free,
    range,
    damage: Math.max(0, timesOf(sheet) * points),
    pierce: flat.pierce + gained.pierce,
    blast: flat.blast + gained.blast,
    surges,
    left: surges - paid - purchases.reduce((sum, { cost }, n) => sum + cost * (bought[n] ?? 0), 0),
    free,
    missing,
  };
}

/** DES-86.2: what surges add by themselves, to range and to damage. */
const prayedFor = ({ prays, dice, lines }: Sheet): number =>
  prays ? shownBy(dice).surges + lines.reduce((sum, { bonus }) => sum + (bonus.surges ?? 0), 0) : 0;

/** How many times its damage counts: doubled once, or more often. */
export const timesOf = ({ purchases, bought }: Sheet): number =>
  purchases.reduce((all, { gain }, n) => all * (gain.times ?? 1) ** (bought[n] ?? 0), 1);

/** How much of something that is no figure of the attack itself was bought: tokens, threat. */
export const boughtOf = (
  { purchases, bought }: Sheet,
  of: 'stun' | 'burn' | 'daze' | 'web' | 'throws' | 'mend' | 'wears' | 'threat',
): number => purchases.reduce((sum, { gain }, n) => sum + (gain[of] ?? 0) * (bought[n] ?? 0), 0);

/** Whether a surge was paid for the death of every target. */
export const buysDeath = ({ purchases, bought }: Sheet): boolean =>
  purchases.some(({ gain }, n) => gain.kill && (bought[n] ?? 0) > 0);

/** DES-21.12: what gains nothing from being bought again. */
export const isPointless = ({ purchases, bought }: Sheet, n: number): boolean => {
  const gain: SurgeGain = purchases[n]?.gain ?? {};
  return gain.kill === true && (bought[n] ?? 0) > 0;
};

/** What each line adds, for the log: dice first, then bonuses, then what surges bought. */
export function account(sheet: Sheet & { readonly fatigue?: number }): Told[] {
  const bought = sheet.purchases.flatMap(({ gain, source }, n) => {
    const count = sheet.bought[n] ?? 0;
    const { damage = 0, range = 0, pierce = 0, blast = 0 } = gain;
    const bonus = { damage: damage * count, range: range * count, pierce: pierce * count, blast: blast * count };
    return count > 0 ? [{ source, bonus }] : [];
  });
  const { own = [], power = [] } = Object.groupBy(sheet.dice, ({ die }) => (isPowerDie(die) ? 'power' : 'own'));
  const { fatigue = 0 } = sheet;
  const prayed = prayedFor(sheet);
  return [
    { source: { text: 'line.dice' }, bonus: figuresOf(own) },
    // What was bought for breath is no part of the weapon.
    ...(power.length > 0 ? [{ source: { text: 'line.power', with: { fatigue } }, bonus: figuresOf(power) }] : []),
    ...sheet.lines,
    ...(prayed > 0 ? [{ source: { text: 'ability.dark-prayer' }, bonus: { range: prayed, damage: prayed } }] : []),
    ...bought,
  ];
}

/** A line of the account: of dice, what is added as one likes stands by itself. */
interface Told {
  readonly source: Text;
  readonly bonus: Bonus & { readonly enhancements?: number };
}

function figuresOf(dice: readonly Rolled[]): Told['bonus'] {
  const { range, damage, surges, enhancements } = shownBy(dice);
  return { range, damage, surges, enhancements };
}
