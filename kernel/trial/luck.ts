// The luck of a scene: dice, lots and shuffles bring what the scene names, then chance goes on by itself.

import { canonical } from '../plain/plain.ts';
import { Chance, type ChanceState } from '../play/chance.ts';
import type { Game } from '../play/game.ts';
import type { Table } from '../play/table.ts';

export interface Luck {
  /** What the next dice show, in the order in which they are rolled: all dice, or those of each stream. */
  readonly dice?: readonly number[] | { readonly [stream: string]: readonly number[] };
  /** What is drawn next by lot (`t.pick`), by stream. */
  readonly draws?: { readonly [stream: string]: readonly unknown[] };
  /** What lies on top after the next shuffle, top card first, by stream. */
  readonly cards?: { readonly [stream: string]: readonly unknown[] };
}

type Kind = keyof Luck;

/** Dice of no stream in particular. */
const ANY = '';

/** What is named of luck, and how to bring it. How much of it is used stands in the match's chance, so that going back gives it back. */
export class Load {
  private readonly seed: string;
  private readonly named = new Map<string, unknown[]>();

  constructor(seed: string, luck: Luck) {
    this.seed = seed;
    this.add(luck);
  }

  add({ dice = [], draws = {}, cards = {} }: Luck): void {
    const byStream = Array.isArray(dice) ? { [ANY]: dice as readonly number[] } : dice;
    for (const [stream, faces] of Object.entries(byStream)) this.name('dice', stream, faces);
    for (const [stream, things] of Object.entries(draws)) this.name('draws', stream, things);
    for (const [stream, tops] of Object.entries(cards)) this.name('cards', stream, [tops]);
  }

  private name(kind: Kind, stream: string, things: readonly unknown[]): void {
    const key = keyOf(kind, stream);
    this.named.set(key, [...(this.named.get(key) ?? []), ...things]);
  }

  /** What comes next, if the scene names it. A match that imagines another chance has its own luck. */
  next(kind: Kind, stream: string, { seed, streams }: ChanceState): unknown {
    const key = keyOf(kind, stream);
    const things = this.named.get(key);
    if (!things || seed !== this.seed) return undefined;
    const used = streams[key]?.[0] ?? 0;
    if (used >= things.length) return undefined;
    streams[key] = [used + 1, 0, 0, 0];
    return things[used];
  }

  /** How much was named and not used. */
  left(kind: Kind, { streams }: ChanceState): number {
    return [...this.named]
      .filter(([key]) => key.startsWith(keyOf(kind, '')))
      .reduce((sum, [key, things]) => sum + things.length - (streams[key]?.[0] ?? 0), 0);
  }
}

const keyOf = (kind: Kind, stream: string): string => `scene/${kind}/${stream}`;

class LoadedChance extends Chance {
  private readonly load: Load;

  constructor(state: ChanceState, load: Load) {
    super(state);
    this.load = load;
  }

  override roll(sides: number, stream: string): number {
    const face = this.load.next('dice', stream, this.state) ?? this.load.next('dice', ANY, this.state);
    if (face === undefined) return super.roll(sides, stream);
    if (!(Number(face) >= 1 && Number(face) <= sides))
      throw new RangeError(`a die of ${sides} sides (${stream}) cannot show ${face}`);
    return Number(face);
  }

  override pick<T>(list: readonly T[], stream: string): T {
    const wanted = this.load.next('draws', stream, this.state);
    return wanted === undefined ? super.pick(list, stream) : (list[indexOf(list, wanted, stream)] as T);
  }

  override shuffle<T>(list: T[], stream: string): T[] {
    super.shuffle(list, stream);
    const tops = this.load.next('cards', stream, this.state) as readonly unknown[] | undefined;
    const taken = (tops ?? []).flatMap(wanted => list.splice(indexOf(list, wanted, stream), 1));
    list.push(...taken.reverse()); // the top of a pile is its end
    return list;
  }
}

function indexOf(list: readonly unknown[], wanted: unknown, stream: string): number {
  const text = canonical(wanted);
  const at = list.findIndex(one => canonical(one) === text);
  if (at < 0)
    throw new RangeError(`${text} is not among those of which chance brings one (${stream}): ${canonical(list)}`);
  return at;
}

/** The same game, whose chance brings what is named. */
export function loaded<S, V>(game: Game<S, V>, load: Load): Game<S, V> {
  const bring = (t: Table<S>): void => {
    if (!(t.chance instanceof LoadedChance)) t.chance = new LoadedChance(t.chance.state, load);
  };
  const positions: Record<string, Game<S, V>['positions'][string]> = {};
  for (const [at, rules] of Object.entries(game.positions))
    positions[at] = (t, position) => {
      bring(t);
      return rules(t, position);
    };
  return { ...game, positions };
}
