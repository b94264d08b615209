// DES-51, DES-52: the way of a boulder, space by space, until it breaks or falls. Pure, of what lies open: the rules roll by it, and the page
// draws lanes by it.

import { type Base, base, edge, rectangleOf, type Space, spacesOf } from '@veillee/pieces/geometry';
import { equally, type Odds, sumOf } from '@veillee/pieces/odds';
import { dieRow } from '../../content/dice.ts';
import { propRow } from '../../content/props.ts';
import { AHEAD } from '../../content/quests/compass.ts';
import type { Side as Compass } from '../../content/quests/vocabulary.ts';
import type { Prop } from '../../content/vocabulary.ts';
import { diceIn } from '../attack/dice.ts';
import type { Ground } from '../ground.ts';

/** Where one lies, and where its arrow points. */
export interface Rolling {
  readonly at: Base;
  readonly direction: Compass;
}

/** What it meets on its way. */
export interface Around {
  readonly ground: Pick<Ground, 'below'>;
  /** Spaces under other boulders. */
  readonly others: readonly Space[];
  /** Where the ramp on this space leads, if there is one. */
  rampAt(at: Space): Compass | undefined;
}

/** One space further. */
export interface Rolled extends Rolling {
  /** Under it now, and of these what was not under it before. */
  readonly spaces: readonly Space[];
  readonly fresh: readonly Space[];
  /** DES-51.7: into a pit, with all of it. */
  readonly falls: boolean;
}

export const isHollow = (prop: Prop | undefined): boolean => prop !== undefined && propRow(prop).climb !== undefined;

/** What it would be after one space more, or what breaks it there (DES-51.6). */
export function rolledOn(around: Around, { at, direction }: Rolling): Rolled | 'wall' | 'boulder' {
  const to = beyond(at, direction);
  const by = whatBreaks(around, at, to);
  if (by) return by;
  const before = spacesOf(at);
  const spaces = spacesOf(to);
  const { terrain } = around.ground.below;
  return {
    at: to,
    direction,
    spaces,
    fresh: spaces.filter(one => !before.includes(one)),
    falls: spaces.every(one => isHollow(terrain.get(one))),
  };
}

/** DES-52.2: onto a ramp with one of its spaces, it goes on in the ramp's direction. */
export const turnedBy = ({ rampAt }: Pick<Around, 'rampAt'>, { fresh, direction }: Rolled): Compass =>
  fresh.flatMap(at => rampAt(at) ?? [])[0] ?? direction;

/** All of its way, so many spaces at most. */
export function wayOf(around: Around, from: Rolling, most: number): Rolled[] {
  const way: Rolled[] = [];
  let now = from;
  while (way.length < most) {
    const next = rolledOn(around, now);
    if (typeof next === 'string') break;
    way.push(next);
    if (next.falls) break;
    now = { at: next.at, direction: turnedBy(around, next) };
  }
  return way;
}

/** How many spaces it rolls: the ranges of its dice together; a miss has none (DES-51.10). */
export const rollOdds = (): Odds =>
  sumOf(
    diceIn(propRow('boulder').rolls ?? {}).map(die =>
      equally(dieRow(die).faces.map(({ miss, range = 0 }) => (miss ? 0 : range))),
    ),
  );

/** DES-51.6: floor that ends, a wall or a shut door across its way or between its halves; another boulder. */
function whatBreaks({ ground, others }: Around, from: Base, to: Base): 'wall' | 'boulder' | undefined {
  const { open } = ground.below;
  const [before, all] = [spacesOf(from), spacesOf(to)];
  if (all.some(one => !open.has(one))) return 'wall';
  const [nw, ne, sw, se] = all as [Space, Space, Space, Space];
  const pairs = [...before.map((one, n) => [one, all[n] as Space] as const), [nw, ne], [sw, se], [nw, sw], [ne, se]];
  const isBarred = (one: Space, other: Space): boolean =>
    !open.adjacent(one, other) || ground.below.crushing.includes(edge(one, other));
  if (pairs.some(([one, other]) => isBarred(one as Space, other as Space))) return 'wall';
  return all.some(one => others.includes(one)) ? 'boulder' : undefined;
}

function beyond(at: Base, direction: Compass): Base {
  const { x, y, wide, high } = rectangleOf(at);
  const [right, down] = AHEAD[direction];
  return base(x + right, y + down, wide, high);
}
