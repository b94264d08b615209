// Several heroes against one adversary, or a fight whose rounds differ: the whole spread of HP is carried forward,
// round by round. Exact for dice; KIL-12.5 to 12.15, KIL-13.

import { capped, successes } from '@veillee/pieces/odds';
export interface Raider {
  readonly hp: number;
  /** Combat dice without the team's, round by round; the last entry goes on. */
  readonly dice: readonly number[];
  readonly strikesFirst: boolean;
}

export interface Raid {
  /** The active hero first: he rolls one die more for each other hero who stands. */
  readonly heroes: readonly Raider[];
  readonly chance: number;
  readonly foeHp: number;
  /** More it cannot have. */
  readonly foeMost: number;
  /** By round; the last entry goes on. */
  readonly foeDice: readonly number[];
  readonly foeChance: readonly number[];
  /** Successes of each hero that count for nothing, by round. */
  readonly ignored: readonly number[];
  /** Regained after a round in which a hero lost at least so many HP. */
  readonly healing?: { readonly n: number; readonly atLeast: number };
  /** The chance that each hero loses 1 HP at the end of a round. */
  readonly endLoss: number;
}

export interface RaidOdds {
  readonly win: number;
  /** The active hero falls, also in the round of victory. */
  readonly fall: number;
  /** HP the active hero loses on average. */
  readonly lost: number;
  /** HP the adversary has left on average, when it is not defeated. */
  readonly foeLeft: number;
}

const ROUNDS = 200;
/** A chance this small is not carried on. */
const NEGLIGIBLE = 1e-7;

const at = (list: readonly number[], round: number): number => list[Math.min(round, list.length) - 1] ?? 0;

export function raidOdds(raid: Raid): RaidOdds {
  const sizes = raid.heroes.map(({ hp }) => Math.max(0, hp) + 1);
  const strides: number[] = [];
  let block = 1;
  for (const size of sizes) {
    strides.push(block);
    block *= size;
  }
  const start = raid.heroes.reduce((sum, { hp }, i) => sum + Math.max(0, hp) * (strides[i] as number), 0);
  const lead = raid.heroes[0];
  if (!lead || lead.hp <= 0) return { win: 0, fall: 1, lost: 0, foeLeft: raid.foeHp };
  if (raid.foeHp <= 0) return { win: 1, fall: 0, lost: 0, foeLeft: 0 };

  const rows = raid.foeMost + 1;
  let spread: Float64Array = new Float64Array(rows * block);
  spread[raid.foeHp * block + start] = 1;
  const result = { win: 0, fall: 0, lost: 0, foeLeft: 0 };
  const leadHp = (index: number): number => index % (sizes[0] as number);

  for (let round = 1; round <= ROUNDS; round++) {
    const hit = hits(raid, spread, round, rows, block, sizes, strides);
    const [calm, bloody] = wounds(raid, hit, round, rows, block, sizes, strides);
    const next = new Float64Array(rows * block);
    for (const part of bloody ? [calm, bloody] : [calm]) {
      const healed = part === calm ? 0 : (raid.healing?.n ?? 0);
      for (let i = 0; i < part.length; i++) {
        const p = part[i] as number;
        if (p === 0) continue;
        const foe = Math.floor(i / block);
        const left = leadHp(i % block);
        if (foe === 0) {
          result.win += p;
          if (left === 0) result.fall += p;
          result.lost += p * (lead.hp - left);
        } else if (left === 0) {
          result.fall += p;
          result.lost += p * lead.hp;
          result.foeLeft += p * foe;
        } else {
          const row = Math.min(raid.foeMost, foe + healed);
          const to = row * block + (i % block);
          next[to] = (next[to] as number) + p;
        }
      }
    }
    spread = raid.endLoss > 0 ? endOfRound(raid, next, result, lead.hp, block, sizes, strides) : next;
    let alive = 0;
    for (const p of spread) alive += p;
    if (alive < NEGLIGIBLE) break;
  }
  return { ...result, foeLeft: result.win < 1 ? result.foeLeft / (1 - result.win) : 0 };
}

/** Who of the heroes stands, as bits. */
function standing(index: number, sizes: readonly number[], strides: readonly number[]): number {
  let mask = 0;
  for (let m = 0; m < sizes.length; m++)
    if (Math.floor(index / (strides[m] as number)) % (sizes[m] as number) > 0) mask |= 1 << m;
  return mask;
}

/** All heroes' tests: the adversary's HP fall. */
function hits(
  raid: Raid,
  spread: Float64Array,
  round: number,
  rows: number,
  block: number,
  sizes: readonly number[],
  strides: readonly number[],
): Float64Array {
  const byMask = new Map<number, Float64Array>();
  const after = new Float64Array(spread.length);
  for (let index = 0; index < block; index++) {
    let mask = -1;
    for (let foe = 1; foe < rows; foe++) {
      const p = spread[foe * block + index] as number;
      if (p === 0) continue;
      if (mask < 0) mask = standing(index, sizes, strides);
      let row = byMask.get(mask);
      if (!row) {
        row = hitsOf(raid, round, mask);
        byMask.set(mask, row);
      }
      for (let n = 0; n < row.length; n++) {
        const to = Math.max(0, foe - n) * block + index;
        after[to] = (after[to] as number) + p * (row[n] as number);
      }
    }
  }
  return after;
}

function hitsOf(raid: Raid, round: number, mask: number): Float64Array {
  let helpers = -1;
  for (let bits = mask; bits > 0; bits >>= 1) helpers += bits & 1;
  let sum: Float64Array = Float64Array.of(1);
  for (const [m, one] of raid.heroes.entries()) {
    if ((mask & (1 << m)) === 0) continue;
    const dice = at(one.dice, round) + (m === 0 ? helpers : 0);
    sum = together(sum, shifted(successes(Math.max(0, dice), raid.chance), at(raid.ignored, round)));
  }
  return sum;
}

/** Successes less those that count for nothing. */
function shifted(row: Float64Array, ignored: number): Float64Array {
  if (ignored === 0) return row;
  const less = new Float64Array(Math.max(1, row.length - ignored));
  for (let k = 0; k < row.length; k++) {
    const to = Math.max(0, k - ignored);
    less[to] = (less[to] as number) + (row[k] as number);
  }
  return less;
}

function together(a: Float64Array, b: Float64Array): Float64Array {
  const sum = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++) sum[i + j] = (sum[i + j] as number) + (a[i] as number) * (b[j] as number);
  return sum;
}

/** The adversary's tests, one against each hero who stood; apart, whether a hero lost enough for it to heal. */
function wounds(
  raid: Raid,
  hit: Float64Array,
  round: number,
  rows: number,
  block: number,
  sizes: readonly number[],
  strides: readonly number[],
): [Float64Array, Float64Array | undefined] {
  const row = successes(Math.max(0, at(raid.foeDice, round)), at(raid.foeChance, round));
  const atLeast = raid.healing?.atLeast ?? Number.POSITIVE_INFINITY;
  let calm = hit;
  let bloody: Float64Array | undefined;
  for (let m = 0; m < sizes.length; m++) {
    const size = sizes[m] as number;
    const stride = strides[m] as number;
    const spared = raid.heroes[m]?.strikesFirst ?? false;
    const nextCalm = new Float64Array(hit.length);
    const nextBloody = Number.isFinite(atLeast) ? new Float64Array(hit.length) : undefined;
    for (let hp = 0; hp < size; hp++) {
      const taken = capped(row, hp);
      // Every place of the spread at which this hero has so many HP.
      for (let outer = hp * stride; outer < rows * block; outer += size * stride)
        for (let i = outer; i < outer + stride; i++) {
          const p = calm[i] as number;
          const q = bloody?.[i] ?? 0;
          if (p === 0 && q === 0) continue;
          if (hp === 0 || (spared && i < block)) {
            nextCalm[i] = (nextCalm[i] as number) + p;
            if (nextBloody) nextBloody[i] = (nextBloody[i] as number) + q;
            continue;
          }
          for (let n = 0; n <= hp; n++) {
            const to = i - n * stride;
            const chance = taken[n] as number;
            if (nextBloody && n >= atLeast) nextBloody[to] = (nextBloody[to] as number) + (p + q) * chance;
            else {
              nextCalm[to] = (nextCalm[to] as number) + p * chance;
              if (nextBloody) nextBloody[to] = (nextBloody[to] as number) + q * chance;
            }
          }
        }
    }
    calm = nextCalm;
    bloody = nextBloody;
  }
  return [calm, bloody];
}

/** Each hero who stands may lose 1 HP at the end of the round. */
function endOfRound(
  raid: Raid,
  spread: Float64Array,
  result: { fall: number; lost: number; foeLeft: number },
  leadHp: number,
  block: number,
  sizes: readonly number[],
  strides: readonly number[],
): Float64Array {
  let now = spread;
  for (let m = 0; m < sizes.length; m++) {
    const size = sizes[m] as number;
    const stride = strides[m] as number;
    const next = new Float64Array(now.length);
    for (let i = 0; i < now.length; i++) {
      const p = now[i] as number;
      if (p === 0) continue;
      const hp = Math.floor((i % block) / stride) % size;
      if (hp === 0) {
        next[i] = (next[i] as number) + p;
        continue;
      }
      next[i] = (next[i] as number) + p * (1 - raid.endLoss);
      if (m === 0 && hp === 1) {
        result.fall += p * raid.endLoss;
        result.lost += p * raid.endLoss * leadHp;
        result.foeLeft += p * raid.endLoss * Math.floor(i / block);
      } else next[i - stride] = (next[i - stride] as number) + p * raid.endLoss;
    }
    now = next;
  }
  return now;
}
