// What an attack promises before its dice are rolled: the chance to hit, wounds to expect, the chance to kill, for each whom it would affect.
// Exact for the dice, with surges spent as well as they can be. Pure: preview, board and bots read the same.

import { always, atLeast, mapped, mean, type Odds, type Symbols } from '@veillee/pieces/odds';
import type { Dice } from '../../content/vocabulary.ts';
import { groundNow } from '../board.ts';
import type { AttackChoice } from '../calls.ts';
import { isImmune, rankIn } from '../effects/stats.ts';
import { blastFrom } from '../ground.ts';
import { heightLines } from '../heights.ts';
import { soarLines } from '../legend/outdoors/soaring.ts';
import { type FigureId, type Hero, isHero, type Known, type Monster, type State } from '../state.ts';
import {
  affectedBy,
  armourMet,
  blastRank,
  caughtIn,
  fearOf,
  hidesFrom,
  isHarmless,
  isOutOfReach,
  moreWounds,
} from './affected.ts';
import type { Attacking } from './attacking.ts';
import { targetLines, widthDamage } from './bonuses.ts';
import { missesStealth, type Rolled, shownBy } from './dice.ts';
import { joined, type Attack as Pool, promiseOf, type Result, rollsOf, spender, spent, type Target } from './odds.ts';
import { opened } from './open.ts';
import type { Line } from './sheet.ts';
import { distanceTo } from './sight.ts';
import { strikerOf } from './through-friends.ts';

export interface Foretold {
  readonly figure: FigureId;
  /** The chance that it hits at all. */
  readonly hit: number;
  /** Wounds on the average. */
  readonly wounds: number;
  /** The chance that they are as many as the figure has left. */
  readonly kill: number;
}

/** With what the chances come from. */
export interface Blow extends Foretold {
  readonly armour: number;
  /** The chance of each number of wounds. */
  readonly odds: Odds;
}

/** What comes of it for everybody whom it would affect, friends included. */
export const foretold = (state: Known, who: FigureId, how: AttackChoice): Blow[] =>
  blowsOf(state, opened(state, who, how));

/**
 * The same for blasts of one figure with one weapon, from where it stands: two that strike the same figures, from as far and as high, come to the
 * same, and are told as one.
 */
export function blastTeller(state: Known, who: FigureId): (how: AttackChoice) => Blow[] {
  const found = new Map<string, Blow[]>();
  let rank: number | undefined;
  return how => {
    // Whoever swarms counts friends beside the space that is aimed at.
    const attacker = strikerOf(state, { by: who, from: how.from });
    const space = how.target;
    let attack: Attacking | undefined;
    if (rank === undefined) {
      attack = opened(state, who, how);
      rank = rankIn(attack.abilities, 'swarm') > 0 ? Number.NaN : blastRank(attack);
    }
    if (Number.isNaN(rank)) return blowsOf(state, attack ?? opened(state, who, how));
    const struck = caughtIn(state, blastFrom(groundNow(state), space, rank));
    const lines = [
      ...heightLines(state, { form: 'blast', space }, attacker),
      ...(state.outdoors ? soarLines(state, { form: 'blast', space }, attacker) : []),
    ];
    const more = lines.map(({ bonus }) => bonus.range).join();
    const key = `${distanceTo(state, attacker, space)} ${more} ${struck.map(({ id }) => id).join()}`;
    const known = found.get(key);
    if (known) return known;
    const blows = struck.length === 0 ? [] : blowsOf(state, attack ?? opened(state, who, how));
    found.set(key, blows);
    return blows;
  };
}

export function blowsOf(state: Known, attack: Attacking): Blow[] {
  const affected = affectedBy(state, attack);
  const fear = fearOf(state, attack, affected);
  return affected.map(target => foretoldOn(state, attack, target, fear));
}

/** What an attack as it is declared promises against one figure, wherever either of them stands. */
export function foretoldOn(state: Known, attack: Attacking, target: Hero | Monster, fear = 0): Blow {
  const [pool, against] = againstOne(state, attack, target, fear);
  const { odds: dealt, hit } = isOutOfReach(state, target, attack) ? NOTHING : promised(pool, against);
  const odds = losing(state, attack, target, dealt);
  return {
    figure: target.id,
    hit,
    wounds: mean(odds),
    kill: atLeast(odds, target.wounds),
    armour: against.armour,
    odds,
  };
}

/** What is lost of it: nothing where it does no harm (DES-87.2), and wounds for want of fatigue where it leeches (DES-94.4). */
function losing(state: Known, attack: Attacking, target: Hero | Monster, dealt: Odds): Odds {
  if (isHarmless(state, target, attack)) return always(0);
  if (rankIn(attack.abilities, 'leech') === 0) return dealt;
  const fatigue = isHero(target) ? target.fatigue : 0;
  return mapped(dealt, n => n + Math.max(0, n - fatigue));
}

/** What comes of an attack that does nothing at all. */
const NOTHING = { odds: always(0), hit: 0 };

/** What comes of dice that lie on the table if these of them, by their numbers, are rolled again; of none, what they show now. */
export function foretoldAgain(state: Known, attack: Attacking, again: readonly number[]): Foretold[] {
  const affected = affectedBy(state, attack);
  const fear = fearOf(state, attack, affected);
  const stay = attack.dice.filter((_, n) => !again.includes(n));
  return affected.map(target => {
    const mayMiss = stealthMisses(state, attack, target);
    const pool = joined(...again.flatMap(n => diceFor(attack.dice[n], mayMiss)));
    const spend = spender(...againstOne(state, attack, target, fear));
    const shown = shownFor(stay, mayMiss);
    const sum = { figure: target.id, hit: 0, wounds: 0, kill: 0 };
    for (const { symbols, chance } of rollsOf(pool)) {
      const { hits, wounds } = spend(together(shown, symbols));
      sum.hit += hits ? chance : 0;
      sum.wounds += chance * wounds;
      sum.kill += wounds >= target.wounds ? chance : 0;
    }
    return sum;
  });
}

/** The stealth die counts for those alone who hide (ICE-6.4, ICE-6.6), or for everybody where the weapon brings it. */
const stealthMisses = (state: Known, attack: Attacking, target: Hero | Monster): boolean =>
  attack.clumsy === true || hidesFrom(state, target, attack);

const diceFor = (rolled: Rolled | undefined, mayMiss: boolean): Dice[] =>
  rolled && (mayMiss || rolled.die !== 'stealth') ? [{ [rolled.die]: 1 }] : [];

const shownFor = (dice: readonly Rolled[], mayMiss: boolean): Symbols => {
  const shown = shownBy(dice);
  return mayMiss && missesStealth(dice) ? { ...shown, misses: shown.misses + 1 } : shown;
};

const together = (one: Symbols, other: Symbols): Symbols => ({
  range: (one.range ?? 0) + (other.range ?? 0),
  damage: (one.damage ?? 0) + (other.damage ?? 0),
  surges: (one.surges ?? 0) + (other.surges ?? 0),
  enhancements: (one.enhancements ?? 0) + (other.enhancements ?? 0),
  misses: (one.misses ?? 0) + (other.misses ?? 0),
});

/** Its pool and what it must overcome, for one of those whom it affects. */
function againstOne(state: Known, attack: Attacking, target: Hero | Monster, fear: number): [Pool, Target] {
  const pool = poolOf(state, attack, strikerOf(state, attack), target);
  const armour = armourMet(state, attack, target);
  return [
    isImmune(state, target, 'pierce') ? blunt(pool) : pool,
    { ...rangeOf(attack), ...lifeOf(attack, target), ...moreOf(target), armour, fear },
  ];
}

/** What the surges that were rolled are best spent on against this target: the whole roll spent as well as it can be. */
export function spentBest(state: State, attack: Attacking, target: Hero | Monster): Result {
  const fear = fearOf(state, attack, affectedBy(state, attack));
  const shown = shownFor(attack.dice, stealthMisses(state, attack, target));
  return spent(shown, ...againstOne(state, attack, target, fear));
}

/** Told only where there is any. */
const moreOf = (target: Hero | Monster): Pick<Target, 'more'> => {
  const more = moreWounds(target);
  return more > 0 ? { more } : {};
};

/** Told only where it matters, so that figures that differ in wounds alone are alike. */
const lifeOf = ({ purchases }: Attacking, { wounds }: Hero | Monster): Pick<Target, 'life'> =>
  purchases.some(({ gain }) => gain.kill) ? { life: wounds } : {};

const rangeOf = ({ distance }: Attacking): Pick<Target, 'distance'> => (distance === undefined ? {} : { distance });

const poolOf = (state: Known, attack: Attacking, attacker: Hero | Monster, target: Hero | Monster): Pool => ({
  dice: stealthMisses(state, attack, target) ? joined(attack.pool, { stealth: 1 }) : attack.pool,
  bonus: bonusOf([
    ...attack.lines,
    ...targetLines(state, attack, attacker, target),
    {
      source: attack.name,
      bonus: {
        pierce: rankIn(attack.abilities, 'pierce'),
        damage: widthDamage(attack, attacker, target) + (attack.far ?? 0),
      },
    },
  ]),
  sorcery: attack.sorcery,
  ...(attack.lucky && { lucky: attack.lucky }),
  surges: attack.purchases.map(({ cost, gain }) => ({ cost, gain })),
  prays: attack.prays,
});

/** Against armour that nothing pierces. */
const blunt = (pool: Pool): Pool => ({
  ...pool,
  bonus: { ...pool.bonus, pierce: 0 },
  surges: (pool.surges ?? []).map(({ cost, gain: { pierce: _, ...gain } }) => ({ cost, gain })),
});

function bonusOf(lines: readonly Line[]): NonNullable<Pool['bonus']> {
  const sum = { damage: 0, range: 0, surges: 0, pierce: 0 };
  for (const { bonus } of lines) for (const of of Object.keys(sum) as (keyof typeof sum)[]) sum[of] += bonus[of] ?? 0;
  return sum;
}

/** Many figures are alike, and asked about again and again. */
function promised(pool: Pool, target: Target): ReturnType<typeof promiseOf> {
  const key = keyOf(pool, target);
  const known = promises.get(key) ?? promiseOf(pool, target);
  if (promises.size >= MOST_PROMISES) promises.clear();
  promises.set(key, known);
  return known;
}
const promises = new Map<string, ReturnType<typeof promiseOf>>();
const MOST_PROMISES = 16_384;

/** As short as can be: whoever weighs a turn asks for thousands. */
function keyOf({ dice, bonus = {}, sorcery, lucky, surges, prays }: Pool, target: Target): string {
  const { distance, armour, fear, life, more } = target;
  let key = `${armour} ${distance} ${fear} ${life} ${more} ${sorcery} ${lucky} ${prays} ${bonus.damage} ${bonus.range} ${bonus.surges} ${bonus.pierce}`;
  for (const die in dice) key += ` ${die}${dice[die as keyof typeof dice]}`;
  return surges && surges.length > 0 ? key + JSON.stringify(surges) : key;
}
