// Chance: named streams of numbers that live in the game's snapshot. The same seed gives the same game on any machine.

import { sha256 } from '../plain/hash.ts';

/** What is saved of chance: the seed and the streams opened so far, four 32-bit words each. */
export interface ChanceState {
  seed: string;
  streams: Record<string, number[]>;
}

const WORD = 0x1_0000_0000;
/** Products with a 32-bit word stay exact up to here. */
const MOST_SIDES = 0x20_0000;

/** More things than any rule makes, rolls or draws at once; a rule that asks for more has lost its count. */
export const MOST_AT_ONCE = 1000;

/** A list of so many. An absurd count is refused before anything is made. */
export function soMany<T>(count: number, make: (n: number) => T): T[] {
  if (!(count <= MOST_AT_ONCE)) throw new RangeError(`${count} are more than anybody makes at once`);
  const made: T[] = [];
  for (let n = 0; n + 1 <= count; n++) made.push(make(n));
  return made;
}

export const newChance = (seed: string): ChanceState => ({ seed, streams: {} });

/** Chance as rules, re-dealing and bots use it. */
export class Chance {
  readonly state: ChanceState;
  constructor(state: ChanceState) {
    this.state = state;
  }

  private words(stream: string): number[] {
    let s = this.state.streams[stream];
    if (!Array.isArray(s)) {
      s = openStream(this.state.seed, stream);
      this.state.streams[stream] = s;
    }
    return s;
  }

  /** A whole number from 0 to `sides - 1`, each equally likely. */
  below(sides: number, stream: string): number {
    if (!(sides >= 1 && sides <= MOST_SIDES)) throw new RangeError(`cannot pick one of ${sides}`);
    return nextBelow(this.words(stream), sides);
  }

  /** One roll of a die with faces 1 to `sides`. */
  roll(sides: number, stream: string): number {
    return this.below(sides, stream) + 1;
  }

  /** Shuffles a list in place. */
  shuffle<T>(list: T[], stream: string): T[] {
    if (list.length > MOST_SIDES) throw new RangeError(`cannot shuffle ${list.length} things`);
    if (list.length < 2) return list;
    const words = this.words(stream);
    for (let i = list.length - 1; i > 0; i--) {
      const j = nextBelow(words, i + 1);
      const held = list[i] as T;
      list[i] = list[j] as T;
      list[j] = held;
    }
    return list;
  }

  /** One item of a list. */
  pick<T>(list: readonly T[], stream: string): T {
    if (list.length === 0) throw new RangeError(`nothing to pick from (${stream})`);
    return list[this.below(list.length, stream)] as T;
  }

  /** Closes a stream, so that naming it again starts it afresh. For streams that are used once, such as one shuffle. */
  close(stream: string): void {
    delete this.state.streams[stream];
  }

  /** Forgets all streams and goes on from another seed. */
  reseed(seed: string): void {
    this.state.seed = seed;
    for (const name of Object.keys(this.state.streams)) delete this.state.streams[name];
  }
}

/** Four words of a hash keyed with the seed: whoever has found out one stream knows nothing of the seed or of another stream. */
function openStream(seed: string, stream: string): number[] {
  if (stream === '__proto__') throw new RangeError('a stream cannot be named __proto__');
  const hash = sha256(`${seed.length}:${seed}/${stream}`);
  return [hash[0] as number, hash[1] as number, hash[2] as number, hash[3] as number];
}

/** The high word of a product, with the few biased draws thrown away. */
function nextBelow(words: number[], sides: number): number {
  for (;;) {
    const product = step(words) * sides;
    const low = product >>> 0;
    if (low >= sides || low >= WORD % sides) return (product - low) / WORD;
  }
}

/** The next 32 bits of a stream (small fast counter generator on four words). */
function step(s: number[]): number {
  const a = s[0] as number;
  const b = s[1] as number;
  const c = s[2] as number;
  const d = s[3] as number;
  const sum = (a + b + d) | 0;
  s[0] = b ^ (b >>> 9);
  s[1] = (c + (c << 3)) | 0;
  s[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  s[3] = (d + 1) | 0;
  return sum >>> 0;
}
