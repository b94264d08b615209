// One hero against one adversary, exactly: chances by recursion over the HP of both. Kept in tables by dice, so that
// a bot can ask thousands of times. KIL-9.13 to 9.20.

import { capped, successes } from '@veillee/pieces/odds';

export interface Duel {
  readonly hp: number;
  readonly dice: number;
  /** In round 1, where Surprise and the like count. */
  readonly firstDice: number;
  /** Of a hero's die. */
  readonly chance: number;
  readonly foeHp: number;
  readonly foeDice: number;
  readonly foeFirstDice: number;
  readonly foeChance: number;
  /** KIL-19.30: a defeated adversary does not hurt. */
  readonly strikesFirst: boolean;
}

/** How a fight to the end comes out. */
export interface FightOdds {
  /** The adversary is defeated, whoever falls with it (KIL-9.19). */
  readonly win: number;
  /** The hero falls, also in the round in which the adversary does. */
  readonly fall: number;
  /** HP lost on average. */
  readonly lost: number;
}

/** Most HP a table holds; no hero or adversary of the game has more. */
const MOST = 20;
const WIDTH = MOST + 1;

interface Steady {
  readonly win: Float64Array;
  readonly fall: Float64Array;
  readonly lost: Float64Array;
  /** Rows of HP worked out so far, both ways. */
  size: number;
}

const tables = new Map<string, Steady>();

/** Rounds that are all alike, to the end: from every pair of HP up to `size`. */
function steady(duel: Duel, size: number): Steady {
  const { dice, foeDice, chance, foeChance, strikesFirst } = duel;
  const key = `${dice},${foeDice},${chance},${foeChance},${strikesFirst}`;
  let table = tables.get(key);
  if (!table) {
    const empty = (): Float64Array => new Float64Array(WIDTH * WIDTH);
    table = { win: empty(), fall: empty(), lost: empty(), size: 0 };
    tables.set(key, table);
  }
  if (table.size < size) {
    const hits = successes(dice, chance);
    const wounds = successes(foeDice, foeChance);
    for (let hp = 1; hp <= size; hp++)
      for (let foe = 1; foe <= size; foe++) {
        if (hp <= table.size && foe <= table.size) continue;
        const round = playRound(table, hp, foe, hits, wounds, strikesFirst);
        const again = 1 - round.idle;
        const at = hp * WIDTH + foe;
        table.win[at] = again > 0 ? round.win / again : 0;
        table.fall[at] = again > 0 ? round.fall / again : 0;
        table.lost[at] = again > 0 ? round.lost / again : 0;
      }
    table.size = size;
  }
  return table;
}

/** One round, then the table; rounds in which nothing happens are summed up apart. */
function playRound(
  table: Steady,
  hp: number,
  foe: number,
  hits: Float64Array,
  wounds: Float64Array,
  strikesFirst: boolean,
): FightOdds & { idle: number } {
  const scored = shortened(hits, foe);
  const taken = shortened(wounds, hp);
  let win = 0;
  let fall = 0;
  let lost = 0;
  for (let a = 0; a <= foe; a++) {
    const pa = scored[a] as number;
    if (pa === 0) continue;
    for (let b = 0; b <= hp; b++) {
      if (a === 0 && b === 0) continue;
      const p = pa * (taken[b] as number);
      const hurt = a === foe && strikesFirst ? 0 : b;
      lost += p * hurt;
      if (hurt === hp) fall += p;
      if (a === foe) win += p;
      else if (b < hp) {
        const at = (hp - b) * WIDTH + foe - a;
        win += p * (table.win[at] as number);
        fall += p * (table.fall[at] as number);
        lost += p * (table.lost[at] as number);
      }
    }
  }
  return { win, fall, lost, idle: (scored[0] as number) * (taken[0] as number) };
}

const short = new Map<Float64Array, Float64Array[]>();

/** Chances with everything above `most` counted as `most`; kept, because the same few come up again and again. */
function shortened(row: Float64Array, most: number): Float64Array {
  let known = short.get(row);
  if (!known) {
    known = [];
    short.set(row, known);
  }
  let found = known[most];
  if (!found) {
    found = capped(row, most);
    known[most] = found;
  }
  return found;
}

/** A fight to the end, without fleeing, Fate or anything else a hero may add. */
export function duelOdds(duel: Duel): FightOdds {
  const { hp, foeHp } = duel;
  if (foeHp <= 0) return { win: 1, fall: 0, lost: 0 };
  if (hp <= 0) return { win: 0, fall: 1, lost: 0 };
  const table = steady(duel, Math.min(MOST, Math.max(hp, foeHp)));
  const at = hp * WIDTH + foeHp;
  if (duel.firstDice === duel.dice && duel.foeFirstDice === duel.foeDice)
    return { win: table.win[at] as number, fall: table.fall[at] as number, lost: table.lost[at] as number };
  const hits = successes(duel.firstDice, duel.chance);
  const wounds = successes(duel.foeFirstDice, duel.foeChance);
  const { win, fall, lost, idle } = playRound(table, hp, foeHp, hits, wounds, duel.strikesFirst);
  return {
    win: win + idle * (table.win[at] as number),
    fall: fall + idle * (table.fall[at] as number),
    lost: lost + idle * (table.lost[at] as number),
  };
}
