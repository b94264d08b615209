// What monsters of a campaign have more than their cards say: leaders and lieutenants who grow with the level (LEG-21.5), power dice by a variant,
// and those that the Titan gives (LEG-20.11). Pure.

import { avatarRow } from '../../content/legend/avatars.ts';
import type { LeaderSpec } from '../../content/legend/boards/vocabulary.ts';
import { cardChanges } from '../../content/legend/changes.ts';
import { kindRow } from '../../content/legend/forms.ts';
import { type Form, METALS, tierOf } from '../../content/legend/vocabulary.ts';
import { MOST_POWER_DICE } from '../../content/turns.ts';
import { type Dice, type MonsterId, type Owned, TIERS } from '../../content/vocabulary.ts';
import type { Known, Monster, StatChange } from '../state.ts';
import { inForce, type Legend } from './record.ts';

// ---- who leads ----

/** LEG-21.5: by a variant once at copper, twice at silver, three times at gold. */
export const timesOf = (legend: Legend): number =>
  inForce(legend, 'sob-5') ? TIERS.indexOf(tierOf(legend.level)) + 1 : 1;

export const ranksTimes = (abilities: readonly Owned[], n: number): readonly Owned[] =>
  abilities.map(owned => (owned.rank === undefined ? owned : { ...owned, rank: owned.rank * n }));

/** LEG-6.40, LEG-8.8: what whoever leads has more than others of its form. */
export function leading(
  legend: Legend,
  { wounds, armour, abilities }: Omit<LeaderSpec, 'monster' | 'rank'>,
): StatChange {
  const n = timesOf(legend);
  return { wounds: wounds * n, armour: armour * n, gain: [...ranksTimes(abilities, n)] };
}

// ---- skills that grow ----

const GROWING: readonly string[] = cardChanges.flatMap(change => ('armourPerLevel' in change ? [change.id] : []));
/** LEG-3.5: what some skills give against a kind of attack counts as often as the campaign has levels behind it, this one among them. */
export const timesGrown = ({ legend }: Pick<Known, 'legend'>, card: string): number =>
  legend && GROWING.includes(card) ? TIERS.indexOf(tierOf(legend.level)) + 1 : 1;

// ---- power dice ----

/** By a variant: of which metal a normal monster of this form rolls one more, and how many of which its masters roll. */
const STRONGER: { readonly [form in Form]?: { readonly normal: Dice; readonly master: Dice } } = {
  silver: { normal: { black: 1 }, master: { silver: 2 } },
  gold: { normal: { silver: 1 }, master: { gold: 3 } },
  diamond: { normal: { gold: 1 }, master: { gold: 4 } },
};

const powerIn = (dice: Dice): number => METALS.reduce((sum, metal) => sum + (dice[metal] ?? 0), 0);
const without = ({ black: _, silver: _s, gold: _g, ...dice }: Dice): Dice => dice;

function withVariant(legend: Legend, kind: MonsterId, rank: Monster['rank'], dice: Dice): Dice {
  if (!inForce(legend, 'balanced-monsters')) return dice;
  const more = STRONGER[legend.forms[kindRow(kind).category]];
  if (!more) return dice;
  if (rank !== 'normal') return powerIn(dice) > powerIn(more.master) ? dice : { ...without(dice), ...more.master };
  const [metal = 'black'] = METALS.filter(one => more.normal[one]);
  return powerIn(dice) < MOST_POWER_DICE ? { ...dice, [metal]: (dice[metal] ?? 0) + 1 } : dice;
}

/** LEG-20.11: masters that are not somebody: one die more of the best metal that they roll, five at most. */
function withAvatar({ avatar }: Legend, { rank, came, person }: Monster, dice: Dice): Dice {
  const isCommon = rank === 'master' && person === undefined && came !== 'leader' && came !== 'twin';
  if (!avatar || !isCommon) return dice;
  const more = avatarRow(avatar).ops.reduce((n, op) => (op.op === 'commonDice' && op.rank === rank ? n + op.n : n), 0);
  const n = Math.min(more, MOST_POWER_DICE - powerIn(dice));
  const best = METALS.findLast(metal => (dice[metal] ?? 0) > 0);
  return n > 0 && best ? { ...dice, [best]: (dice[best] ?? 0) + n } : dice;
}

/** What a monster of the campaign rolls, with all that is true of this one. */
export const diceGrown = (legend: Legend, monster: Monster, dice: Dice): Dice =>
  withAvatar(legend, monster, withVariant(legend, monster.kind, monster.rank, dice));
