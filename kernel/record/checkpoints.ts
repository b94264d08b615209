// Checkpoints: plain copies of a match where a position began. Which are made, and which are given up with time.

import { copy } from '../plain/plain.ts';
import type { ChanceState } from '../play/chance.ts';
import type { Position } from '../play/game.ts';

/** Everything that a position needs to start again. Plain data. */
export interface Snapshot<S> {
  readonly position: Position;
  readonly state: S;
  readonly chance: ChanceState;
}

/** A snapshot at the start of a position, with the number of journal entries before it. */
export interface Checkpoint<S> extends Snapshot<S> {
  readonly at: number;
}

/**
 * `positions` keeps one wherever a position begins. `turns` keeps one where a turn begins: less copying, for who hosts many
 * matches. `sparse` keeps a few, evenly spread however long the game: for who plays a journal again and looks anywhere in it.
 */
export type Keeping = 'positions' | 'turns' | 'sparse';

/** With `turns`, a checkpoint is also kept after so many entries without one. */
const MOST_SINCE = 8;
/** Where entries are played again, turns have their checkpoints this near the last of them. */
const NEAR_AIM = 2;
/** So few are not thinned out; and more are looked through again when there are some to spare: they lie all over memory. */
const FEW = 12;
const SPARE = 4;
/** With `sparse`, checkpoints lie this far apart at first; when there are too many, every other one goes. */
const FIRST_SPACING = 64;
const MOST_SPARSE = 64;

export class Checkpoints<S> {
  readonly keeping: Keeping;
  private readonly turnAt: string | undefined;
  /** With `sparse`: entries from one checkpoint to the next. */
  private spacing = FIRST_SPACING;
  private list: Checkpoint<S>[] = [];
  /** How many there may be before they are thinned out. */
  private many = FEW;
  /** Recorded entries are being played again up to here: with `turns`, what lies on the way there is kept now and then only. */
  aim = 0;

  constructor(keeping: Keeping, turnAt: string | undefined) {
    this.keeping = keeping;
    this.turnAt = turnAt;
  }

  /** The oldest first. */
  get kept(): readonly Checkpoint<S>[] {
    return this.list;
  }

  get last(): Checkpoint<S> {
    const last = this.list.at(-1);
    if (!last) throw new Error('a match without history has no checkpoints');
    return last;
  }

  /** The last one at or before this entry. */
  before(entry: number): Checkpoint<S> | undefined {
    return this.list.findLast(({ at }) => at <= entry);
  }

  /** None is needed here: the last one is not far back, and with `turns`, a turn is under way. */
  isCovered(position: Position, at: number): boolean {
    const last = this.list.at(-1);
    if (!last || this.keeping === 'positions') return false;
    const since = at - last.at;
    if (this.keeping === 'sparse') return since < this.spacing;
    const isOnTheWay = at < this.aim - NEAR_AIM;
    return this.turnAt !== undefined && (isOnTheWay || position.at !== this.turnAt) && since < MOST_SINCE;
  }

  /** Keeps a copy, and of the older ones fewer and fewer the further back they lie. */
  keep({ position, state, chance }: Snapshot<S>, at: number): void {
    this.giveUpAfter(at - 1);
    this.list.push({ at, position, state: copy(state), chance: copy(chance) });
    if (this.keeping === 'sparse') this.spread();
    else if (this.list.length >= this.many) {
      this.list = thin(this.list, at);
      this.many = Math.max(FEW, this.list.length + SPARE);
    }
  }

  private spread(): void {
    if (this.list.length <= MOST_SPARSE) return;
    this.list = this.list.filter((_, i) => i % 2 === 0);
    this.spacing *= 2;
  }

  /** What lies after this entry is no longer true. */
  giveUpAfter(entry: number): void {
    while (this.list.length > 0 && this.last.at > entry) this.list.pop();
  }

  /** Takes over what another match of the same past has kept before its own. */
  inherit(from: Checkpoints<S>, before: number): void {
    this.list.unshift(...from.list.filter(({ at }) => at < before));
    this.spacing = from.spacing;
  }

  /** Takes one that was kept elsewhere. */
  insert(checkpoint: Checkpoint<S>): void {
    const after = this.list.findIndex(({ at }) => at >= checkpoint.at);
    if (this.list[after]?.at === checkpoint.at) return;
    this.list.splice(after < 0 ? this.list.length : after, 0, checkpoint);
  }

  /** Takes all of another's, instead of its own. */
  replaceBy({ list }: Checkpoints<S>): void {
    this.list = list;
  }
}

export const copyOf = <S>({ at, position, state, chance }: Checkpoint<S>): Checkpoint<S> => ({
  at,
  position,
  state: copy(state),
  chance: copy(chance),
});

/** Of those older than the newest, keeps about two for each doubling of the distance. */
function thin<S>(checkpoints: readonly Checkpoint<S>[], now: number): Checkpoint<S>[] {
  const kept: Checkpoint<S>[] = [];
  let slot = -1;
  for (const checkpoint of checkpoints) {
    const next = Math.floor(2 * Math.log2(now - checkpoint.at + 1));
    if (next !== slot || checkpoint === checkpoints[0]) kept.push(checkpoint);
    slot = next;
  }
  return kept;
}
