// DES-50.3, DES-50.7 to DES-50.10: whoever is in the way of a crushing wall is pushed along with it, and gives others a push in turn; whoever
// cannot go anywhere is killed outright.

import { base, edge, pointOf, rectangleOf, type Space, space } from '@veillee/pieces/geometry';
import { propRow } from '../../content/props.ts';
import { AHEAD, beyond } from '../../content/quests/compass.ts';
import type { Side as Compass } from '../../content/quests/vocabulary.ts';
import { groundNow, isRevealed } from '../board.ts';
import type { Source } from '../calls.ts';
import { isBorne } from '../ground-under.ts';
import { placeKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import { sizeOf } from '../overlord/monsters.ts';
import { isSunk } from '../overlord/treading.ts';
import {
  type CrushingWallId,
  type FigureId,
  type Flow,
  figureOf,
  type Hero,
  isBase,
  isEgg,
  isHero,
  keptFree,
  type Monster,
  maybeFigure,
  onBoard,
  type Stand,
  type State,
  seatFor,
  standsOn,
  type T,
} from '../state.ts';
import { endOrder, kill } from '../wounds.ts';

export const CRUSHED: Source = { kind: 'trap', what: 'crushing-wall' };

/** Somebody who has been pushed: from where to where, and whether by the wall itself. */
export interface Shoved {
  readonly id: FigureId;
  readonly from: Stand;
  readonly to: Stand;
  readonly byWall: boolean;
}

/** A wall that has just moved; its lines are where it stands now. */
export interface Press {
  readonly wall: CrushingWallId;
  readonly direction: Compass;
  /** Who has moved so far. */
  readonly moved: Shoved[];
}

/** Whoever pushes, and where they will stand. */
interface Pusher {
  readonly id: FigureId;
  readonly to: Stand;
}

const under = (at: Stand): readonly Space[] => standsOn({ at });
const standing = (state: State, at: Stand): (Hero | Monster)[] => {
  const spaces = under(at);
  return onBoard(state).filter(one => standsOn(one).some(space => spaces.includes(space)));
};

/** DES-50.9: once in a round; but the wall that has pushed somebody goes on pushing them (R112). */
const isSpent = ({ board }: State, id: FigureId, by: CrushingWallId | 'figure'): boolean => {
  const known = board.pushed?.[id];
  return known !== undefined && (by === 'figure' || known !== by);
};

/** DES-50.11, DES-50.12: everybody there but eggs and whoever is in a pit; those whose way is free come first. */
export function inTheWayOf(state: State, takes: readonly Space[], direction: Compass): FigureId[] {
  const ground = groundNow(state);
  const found = onBoard(state).filter(figure => {
    const { at } = figure;
    if (at === undefined || isEgg(figure) || !standsOn(figure).some(one => takes.includes(one))) return false;
    return !isSunk({ ground, flies: isBorne(state, figure) }, at);
  });
  const isFree = (figure: Hero | Monster): boolean =>
    standing(state, shifted(figure.at as Stand, AHEAD[direction])).every(other => other.id === figure.id);
  return [...found.filter(isFree), ...found.filter(figure => !isFree(figure))].map(({ id }) => id);
}

/** DES-50.3, DES-50.4: straight on, or dead. */
export function* shove(t: T, press: Press, id: FigureId): Flow {
  const { state } = t;
  const { wall, direction } = press;
  const figure = figureOf(state, id);
  if (figure.at === undefined) return;
  const to = shifted(figure.at, AHEAD[direction]);
  const goes = !isSpent(state, id, wall) && isRoom(state, press, figure.at) && (yield* cleared(t, press, [{ id, to }]));
  if (goes) moveOn(t, press, id, to, wall);
  else yield* crush(t, id, 'DES-50.4');
}

/** Neither stone, door, boulder, wall nor anything that blocks movement is where it is pushed; an egg does not give way either. */
function isRoom(state: State, { wall, direction }: Press, at: Stand): boolean {
  const { below, terrain } = groundNow(state);
  const lines = (state.board.crushingWalls ?? []).flatMap(one => (one.id === wall ? [] : one.lines));
  const own = under(at);
  return own.every(from => {
    const to = beyond(from, direction);
    if (own.includes(to)) return true;
    const prop = terrain.get(to);
    return (
      below.open.has(to) &&
      below.open.adjacent(from, to) &&
      !lines.includes(edge(from, to)) &&
      !(prop && propRow(prop).blocksMovement) &&
      !standing(state, to).some(isEgg)
    );
  });
}

/** Whoever stands where the last of these is to stand gives way, or dies; whether it can be pushed there (DES-50.9). */
function* cleared(t: T, press: Press, pushers: readonly Pusher[]): Flow<boolean> {
  const { state } = t;
  const { to, id } = pushers.at(-1) as Pusher;
  for (;;) {
    const [other] = standing(state, to).filter(one => one.id !== id);
    if (!other) return maybeFigure(state, id) !== undefined;
    if (isEgg(other) || isSpent(state, other.id, 'figure') || pushers.some(one => one.id === other.id)) return false;
    yield* giveWay(t, press, other, pushers);
  }
}

/** DES-50.7, DES-50.8, DES-50.10: to any free place beside it, else onto somebody who is pushed in turn, else dead. */
function* giveWay(t: T, press: Press, figure: Hero | Monster, pushers: readonly Pusher[]): Flow {
  const { state } = t;
  const { id } = figure;
  const beside = placesBeside(state, figure, pushers);
  const others = (at: Stand): (Hero | Monster)[] => standing(state, at).filter(one => one.id !== id);
  const free = beside.filter(at => others(at).length === 0);
  const onto = beside.filter(at =>
    others(at).every(
      one => !isEgg(one) && !isSpent(state, one.id, 'figure') && pushers.every(pusher => pusher.id !== one.id),
    ),
  );
  const places = free.length > 0 ? free : onto;
  if (places.length === 0) return yield* crush(t, id, 'DES-50.10');
  const seat = seatFor(state, figure);
  const optionOf = (at: Stand) => ({ key: placeKey.make(at), text: 'place.here', on: [...under(at)] });
  const to = yield* t.choose(seat, 'ask.shoved', places, optionOf, {
    rule: free.length > 0 ? 'DES-50.7' : 'DES-50.8',
    with: { figure: nameOf(state, id) },
  });
  if (yield* cleared(t, press, [...pushers, { id, to }])) moveOn(t, press, id, to, 'figure');
  else yield* crush(t, id, 'DES-50.10');
}

/** Where a figure could step, its whole base in one direction; not to where its pushers come to stand. */
function placesBeside(state: State, figure: Hero | Monster, pushers: readonly Pusher[]): Stand[] {
  const { open, terrain } = groundNow(state);
  const { at } = figure;
  if (at === undefined) return [];
  const own = under(at);
  const barred = [...pushers.flatMap(({ to }) => under(to)), ...keptFree(state)]; // DES-35.21
  const size = isHero(figure) ? '1x1' : sizeOf(figure);
  const isOpen = (from: Space, to: Space): boolean => {
    const prop = terrain.get(to);
    return open.has(to) && open.adjacent(from, to) && !(prop && propRow(prop).blocksMovement) && isRevealed(state, to);
  };
  return WAYS.map(way => shifted(at, way)).filter(to => {
    const spaces = under(to);
    if (spaces.some(one => barred.includes(one))) return false;
    if (size !== '1x1' && isBase(to) && !open.large(size).has(to)) return false;
    return spaces.every((one, n) => own.includes(one) || isOpen(own[n] as Space, one));
  });
}

function moveOn(t: T, { moved }: Press, id: FigureId, to: Stand, by: CrushingWallId | 'figure'): void {
  const { state } = t;
  const figure = figureOf(state, id);
  const from = figure.at;
  if (from === undefined) return;
  if (!isHero(figure)) figure.at = to;
  else if (!isBase(to)) figure.at = to;
  if (isHero(figure)) endOrder(figure, 'move'); // DES-8.7
  state.board.pushed = { ...state.board.pushed, [id]: by };
  moved.push({ id, from, to, byWall: by !== 'figure' });
  t.tell(
    by === 'figure' ? 'log.shoved.on' : 'log.shoved',
    { figure: nameOf(state, id) },
    { rule: by === 'figure' ? 'DES-50.7' : 'DES-50.3', weight: 1, moves: [{ what: id, from, to }] },
  );
}

function* crush(t: T, id: FigureId, rule: string): Flow {
  t.tell('log.crushed', { figure: nameOf(t.state, id) }, { rule, weight: 3 });
  yield* kill(t, id, CRUSHED);
}

const WAYS = [-1, 0, 1]
  .flatMap(right => [-1, 0, 1].map(down => [right, down] as const))
  .filter(([right, down]) => right !== 0 || down !== 0);

/** The same base so many spaces to the right and down. */
function shifted(at: Stand, [right, down]: readonly [number, number]): Stand {
  if (isBase(at)) {
    const { x, y, wide, high } = rectangleOf(at);
    return base(x + right, y + down, wide, high);
  }
  const { x, y } = pointOf(at);
  return space(x + right, y + down);
}
