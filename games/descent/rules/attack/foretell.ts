// What an attack promises before its dice are rolled: the chance to hit, wounds to expect, the chance to kill, for each whom it would affect.
// Exact for the dice, with surges spent as well as they can be. Pure: preview, board and bots read the same.

import { kept } from '@veillee/pieces/geometry';
import { atLeast, mean } from '@veillee/pieces/odds';
import { hitChance, type Attack as Pool, type Target, woundOdds } from '../attack-odds.ts';
import type { AttackChoice } from '../calls.ts';
import { armourAgainst, isImmune, rankIn } from '../effects/stats.ts';
import { type FigureId, figureOf, type Hero, type Monster, type State } from '../state.ts';
import { affectedBy, fearOf } from './affected.ts';
import type { Attacking } from './attacking.ts';
import { targetLines } from './bonuses.ts';
import { opened } from './open.ts';
import type { Line } from './sheet.ts';

export interface Foretold {
  readonly figure: FigureId;
  /** The chance that it hits at all. */
  readonly hit: number;
  /** Wounds on the average. */
  readonly wounds: number;
  /** The chance that they are as many as the figure has left. */
  readonly kill: number;
}

/** What comes of it for everybody whom it would affect, friends included. */
export function foretold(state: State, who: FigureId, how: AttackChoice): Foretold[] {
  const attack = opened(state, who, how);
  const attacker = figureOf(state, who);
  const affected = affectedBy(state, attack);
  const fear = fearOf(state, attack, affected);
  return affected.map(target => {
    const pool = poolOf(state, attack, attacker, target);
    const armour = armourAgainst(state, target, attack.kind).total;
    const promise = promised(isImmune(state, target, 'pierce') ? blunt(pool) : pool, {
      ...rangeOf(attack),
      armour,
      fear,
    });
    return {
      figure: target.id,
      hit: promise.hit,
      wounds: promise.wounds,
      kill: atLeast(promise.odds, target.wounds),
    };
  });
}

const rangeOf = ({ distance }: Attacking): Pick<Target, 'distance'> => (distance === undefined ? {} : { distance });

const poolOf = (state: State, attack: Attacking, attacker: Hero | Monster, target: Hero | Monster): Pool => ({
  dice: attack.pool,
  bonus: bonusOf([
    ...attack.lines,
    ...targetLines(state, attack, attacker, target),
    { source: attack.name, bonus: { pierce: rankIn(attack.abilities, 'pierce') } },
  ]),
  sorcery: attack.sorcery,
  surges: attack.purchases.map(({ cost, gain }) => ({ cost, gain })),
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
const promised = (pool: Pool, target: Target) => worked(JSON.stringify([pool, target]));
const worked = kept((key: string) => {
  const [pool, target] = JSON.parse(key) as [Pool, Target];
  const odds = woundOdds(pool, target);
  return { odds, wounds: mean(odds), hit: hitChance(pool, target) };
}, 2048);
