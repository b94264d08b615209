// DES-51, DES-52: boulders roll before anything else in the overlord's turn, over whoever is in their way, round ramps, until they break.

import { base, rectangleOf, type Space, spacesOf } from '@veillee/pieces/geometry';
import { propRow } from '../../content/props.ts';
import type { Side as Compass } from '../../content/quests/vocabulary.ts';
import type { Prop } from '../../content/vocabulary.ts';
import { groundNow } from '../board.ts';
import { calls } from '../calls.ts';
import { has } from '../effects/stats.ts';
import { boulderKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import { isSunk } from '../overlord/treading.ts';
import { throwDice } from '../quest/dice.ts';
import {
  type Boulder,
  type BoulderId,
  type FigureId,
  type Flow,
  type Hero,
  type Monster,
  markersOf,
  onBoard,
  type State,
  standsOn,
  type T,
} from '../state.ts';
import { kill } from '../wounds.ts';

const boulderOf = ({ board }: State, id: BoulderId): Boulder | undefined => board.boulders?.find(one => one.id === id);
const isLoose = (boulder: Boulder | undefined): boolean => boulder !== undefined && !boulder.still;

/** DES-11.3, DES-51.2: every one that is loose, in the order that the overlord likes (R11). */
export function* rollBoulders(t: T): Flow {
  const { state } = t;
  let left = (state.board.boulders ?? []).filter(isLoose).map(({ id }) => id);
  while (left.length > 0) {
    const next = yield* nextOf(t, left);
    left = left.filter(id => id !== next);
    yield* roll(t, next);
    left = left.filter(id => isLoose(boulderOf(state, id)));
  }
}

function* nextOf(t: T, left: readonly BoulderId[]): Flow<BoulderId> {
  const [only] = left;
  if (only && left.length === 1) return only;
  const optionOf = (id: BoulderId) => ({
    key: boulderKey.make(id),
    text: 'boulder.this',
    with: { n: left.indexOf(id) + 1 },
    on: spacesOf((boulderOf(t.state, id) as Boulder).at),
  });
  return yield* t.choose(t.state.overlord.seat, 'ask.boulder', left, optionOf, { rule: 'DES-51.2' });
}

/** The ranges of its dice together; a miss has none (DES-51.10). */
function* roll(t: T, id: BoulderId): Flow {
  const thrown = throwDice(t, propRow('boulder').rolls ?? {});
  const n = thrown.reduce((sum, { face }) => sum + (face.miss ? 0 : (face.range ?? 0)), 0);
  t.tell('log.boulder.rolls', { n }, { rule: 'DES-51.2', weight: 3 });
  yield* move(t, id, n);
}

/** A script pushes one: so many spaces on, or straight back, where no ramp turns it (R101). */
export function* pushBoulder(t: T, id: BoulderId, n: number): Flow {
  t.tell('log.boulder.rolls', { n: Math.abs(n) }, { rule: 'DES-26.8', weight: 3 });
  yield* move(t, id, Math.abs(n), n < 0);
}

function* move(t: T, id: BoulderId, spaces: number, back = false): Flow {
  const { state } = t;
  const from = boulderOf(state, id)?.at;
  for (let left = spaces; left > 0; left--) {
    const boulder = boulderOf(state, id); // Whom it kills may have it removed.
    if (!boulder) break;
    const direction = back ? OPPOSITE[boulder.direction] : boulder.direction;
    if (!(yield* step(t, boulder, direction, !back))) break;
  }
  if (boulderOf(state, id)?.at !== from) yield* calls(t).look(t); // What it hid may be seen now (DES-26.1).
}

/** One space further; whether it rolls on. */
function* step(t: T, boulder: Boulder, direction: Compass, turns: boolean): Flow<boolean> {
  const { state } = t;
  const { id } = boulder;
  const before = spacesOf(boulder.at);
  const to = beyond(boulder.at, direction);
  const by = whatBreaks(state, boulder, to);
  if (by) {
    shatter(t, boulder, `log.boulder.breaks.${by}`, 'DES-51.6');
    return false;
  }
  boulder.at = to;
  const all = spacesOf(to);
  const { terrain } = groundNow(state).below;
  sweep(t, all);
  const falls = all.every(at => isHollow(terrain.get(at)));
  const crushed = new Set<FigureId>();
  for (;;) {
    const next = inTheWay(state, all, falls).find(one => !crushed.has(one.id));
    if (!next) break;
    crushed.add(next.id);
    t.tell('log.boulder.crushes', { figure: nameOf(state, next.id) }, { rule: 'DES-51.3', weight: 3 });
    yield* kill(t, next.id, { kind: 'trap', what: 'boulder' });
  }
  const left = boulderOf(state, id);
  if (!left) return false;
  if (falls) {
    shatter(t, left, 'log.boulder.falls', 'DES-51.7');
    return false;
  }
  const fresh = all.filter(at => !before.includes(at));
  if (turns) turn(t, left, fresh);
  return true;
}

/** DES-51.6: floor that ends, a wall or a shut door across its way or between its halves; another boulder. */
function whatBreaks(state: State, { at, id }: Boulder, to: Boulder['at']): 'wall' | 'boulder' | undefined {
  const { open } = groundNow(state).below;
  const [before, all] = [spacesOf(at), spacesOf(to)];
  const others = (state.board.boulders ?? []).flatMap(other => (other.id === id ? [] : spacesOf(other.at)));
  if (all.some(one => !open.has(one))) return 'wall';
  const [nw, ne, sw, se] = all as [Space, Space, Space, Space];
  const pairs = [...before.map((one, n) => [one, all[n] as Space] as const), [nw, ne], [sw, se], [nw, sw], [ne, se]];
  if (pairs.some(([one, other]) => !open.adjacent(one as Space, other as Space))) return 'wall';
  return all.some(one => others.includes(one)) ? 'boulder' : undefined;
}

const isHollow = (prop: Prop | undefined): boolean => prop !== undefined && propRow(prop).climb !== undefined;

/** DES-51.3, DES-51.7, DES-51.8: everybody there, but whoever is in a pit that it only crosses. Flyers are never in one (DES-51.9). */
function inTheWay(state: State, spaces: readonly Space[], falls: boolean): (Hero | Monster)[] {
  const ground = groundNow(state);
  return onBoard(state).filter(figure => {
    const { id, at } = figure;
    if (at === undefined || !standsOn(figure).some(one => spaces.includes(one))) return false;
    return falls || !isSunk({ ground, flies: has(state, id, 'fly') }, at);
  });
}

/** DES-51.4: rubble is gone; water and whatever else lies there stays (DES-51.5, R57). */
function sweep(t: T, spaces: readonly Space[]): void {
  const { terrain } = groundNow(t.state).below;
  const swept = spaces.filter(at => terrain.get(at) === 'rubble');
  if (swept.length === 0) return;
  for (const at of swept) t.state.board.terrain[at] = 'none';
  t.tell('log.boulder.sweeps', {}, { rule: 'DES-51.4', weight: 1 });
}

/** DES-52.2: onto a ramp with one of its spaces, it goes on in the ramp's direction. */
function turn(t: T, boulder: Boulder, fresh: readonly Space[]): void {
  const ramp = markersOf(t.state, 'ramp').find(({ at }) => fresh.includes(at));
  if (!ramp || ramp.direction === boulder.direction) return;
  boulder.direction = ramp.direction;
  t.tell('log.boulder.turns', { direction: { text: `direction.${ramp.direction}` } }, { rule: 'DES-52.2', weight: 2 });
}

function shatter(t: T, { id }: Boulder, text: string, rule: string): void {
  const { board } = t.state;
  board.boulders = board.boulders?.filter(one => one.id !== id);
  t.tell(text, {}, { rule, weight: 3 });
}

const AHEAD: { readonly [side in Compass]: readonly [right: number, down: number] } = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};
const OPPOSITE: { readonly [side in Compass]: Compass } = { n: 's', e: 'w', s: 'n', w: 'e' };
function beyond(at: Boulder['at'], direction: Compass): Boulder['at'] {
  const { x, y, wide, high } = rectangleOf(at);
  const [right, down] = AHEAD[direction];
  return base(x + right, y + down, wide, high);
}
