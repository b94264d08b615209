// Figures and markers of the guide come to the board: with the start, with their area (DES-26.2), or when a script places them. That is no
// spawn, so nobody's sight matters (DES-14.15).

import { base, pointOf, type Space } from '@veillee/pieces/geometry';
import { maybeRemove } from '@veillee/pieces/piles';
import { copyOf } from '@veillee/pieces/things';
import {
  type Thing as Drawn,
  isBoulder,
  isFigure,
  monsterOf as kindOf,
  rankFor,
  sizeOf,
} from '../../content/quests/read.ts';
import type { FigureSize, MonsterId, Rank } from '../../content/vocabulary.ts';
import { boardOf, groundNow, isRevealed, propAt } from '../board.ts';
import { monsterKey, placeKey } from '../keys.ts';
import { monsterName, nameOf } from '../names.ts';
import { figuresLeft, placeMonster, removeMonster, spareFigures } from '../overlord/monsters.ts';
import {
  type FigureId,
  type Flow,
  figureAt,
  heroesMet,
  isGlyphAwake,
  type MarkerFace,
  type MarkerId,
  type Monster,
  type Stand,
  type State,
  standsOn,
  type T,
} from '../state.ts';

const under = (at: Stand): readonly Space[] => standsOn({ at });

export interface Placing {
  /** Where, if not as it is drawn. */
  readonly at?: ReadonlySet<Space>;
  /** Those that were placed with it: their figures are not taken away again. */
  readonly fresh?: readonly string[];
}

// ---- figures ----

/** Puts a figure of the guide on the board. Nobody, where heroes are too few, the overlord does without, or there is no room (DES-26.4). */
export function* placeFigure(t: T, number: number, { at, fresh = [] }: Placing = {}): Flow<Monster | undefined> {
  const { state } = t;
  const { guide, things } = boardOf(state);
  const drawn = things[number];
  const kind = drawn && kindOf(drawn.spec, guide);
  if (!drawn || !kind || !isFigure(drawn.spec)) throw new Error(`${state.quest} has no figure ${number}`);
  const heroes = heroesMet(state);
  if (drawn.from > heroes) return undefined; // R96
  const unique = 'unique' in drawn.spec ? drawn.spec.unique : undefined;
  const rank: Rank = unique ? 'unique' : rankFor(drawn.spec, heroes);
  for (const one of state.monsters.filter(({ thing, unique: name }) => thing === number || (unique && name === unique)))
    removeMonster(state, one.id);
  if (!(yield* freeFigure(t, kind, rank, fresh))) return undefined;
  const site = yield* siteFor(t, drawn, sizeOf(drawn.spec, guide), at);
  if (site === undefined) return undefined;
  maybeRemove(state.guide.gone, number);
  const { bound } = drawn.spec;
  const monster = placeMonster(state, {
    kind,
    rank,
    ...(unique !== undefined && { unique }),
    thing: number,
    at: site,
    ...(bound !== undefined && { bound }),
  });
  t.tell('log.placed', { monster: monsterName(state, monster) }, { rule: 'DES-26.3', weight: 1 });
  return monster;
}

/** DES-26.4: a figure that is missing may be taken from elsewhere on the board; the overlord may also do without. */
export function* freeFigure(t: T, kind: MonsterId, rank: Rank, fresh: readonly string[]): Flow<boolean> {
  const { state } = t;
  if (figuresLeft(state, kind, rank) > 0) return true;
  const colour = rank === 'normal' ? 'normal' : 'master';
  const spare = spareFigures(state, kind, colour).filter(({ id }) => !fresh.includes(id));
  // Whoever the quest cannot do without has a figure, be it borrowed from another box.
  if (spare.length === 0) return rank === 'unique';
  const optionOf = ({ id }: Monster) => ({
    key: monsterKey.make(id),
    text: 'place.take',
    with: { monster: nameOf(state, id) },
    on: [id],
    figure: id,
  });
  const how = { rule: 'DES-26.4', with: { monster: monsterName(state, { kind, rank }) } };
  const { seat } = state.overlord;
  const taken =
    rank === 'unique'
      ? yield* t.choose(seat, 'ask.figure', spare, optionOf, how)
      : yield* t.choose(seat, 'ask.figure', spare, optionOf, { ...how, pass: { text: 'place.without' } });
  if (taken === undefined) return false;
  removeMonster(state, taken.id);
  return true;
}

/** The base as it is drawn, if nobody is there; else the nearest place that is free, of the overlord's choice. */
function* siteFor(t: T, drawn: Drawn, size: FigureSize, at: ReadonlySet<Space> | undefined): Flow<Stand | undefined> {
  const { state } = t;
  const asDrawn = standOf(drawn.spaces);
  if (!at && isFree(state, asDrawn)) return asDrawn;
  const sites = nearestSites(state, size, [...(at ?? drawn.spaces)]);
  const [first] = sites;
  if (first === undefined || sites.length === 1) return first;
  const optionOf = (site: Stand) => ({ key: placeKey.make(site), text: 'place.here', on: [...under(site)] });
  return yield* t.choose(state.overlord.seat, 'ask.place', sites, optionOf, { rule: 'DES-26.4' });
}

/** The key of a base by its spaces, the upper left one first. */
export function standOf(spaces: readonly Space[]): Stand {
  const [first, last] = [spaces[0] as Space, spaces.at(-1) as Space];
  if (spaces.length === 1) return first;
  const [from, to] = [pointOf(first), pointOf(last)];
  return base(from.x, from.y, to.x - from.x + 1, to.y - from.y + 1);
}

/** Nobody there, nothing in the way, in an area that is revealed, and no active glyph (DES-54.7). */
const isFree = (state: State, at: Stand, mover?: FigureId): boolean =>
  under(at).every(one => isFreeSpace(state, one, mover));
const isFreeSpace = (state: State, at: Space, mover: FigureId | undefined): boolean =>
  isRevealed(state, at) &&
  propAt(state, at) === undefined &&
  [undefined, mover].includes(figureAt(state, at)?.id) &&
  !isGlyphAwake(state, at);

/** Where a figure of this size fits, as near as can be: within the place, or all over it; else as few steps away as possible. */
export function nearestSites(state: State, size: FigureSize, to: readonly Space[], mover?: FigureId): Stand[] {
  const { open } = groundNow(state);
  const all: readonly Stand[] = size === '1x1' ? open.places : open.large(size).places;
  const walk = open.reach(to);
  const far = (spaces: readonly Space[]): number =>
    to.every(at => spaces.includes(at)) || spaces.every(at => to.includes(at))
      ? 0
      : 1 + Math.min(...spaces.map(at => walk.cost(at)));
  let best: Stand[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const site of all) {
    if (!isFree(state, site, mover)) continue;
    const n = far(under(site));
    if (n < least) [best, least] = [[], n];
    if (n === least) best.push(site);
  }
  return best;
}

// ---- markers ----

/** A marker of the guide comes to the board. What lies there already is moved. */
export function placeMarker(t: T, number: number, at?: Space): void {
  const { state } = t;
  const drawn = boardOf(state).things[number];
  const to = at ?? drawn?.spaces[0];
  if (!drawn || !to) throw new Error(`${state.quest} has no marker ${number}`);
  if (isBoulder(drawn.spec)) return placeBoulder(state, number, drawn, to);
  const face = faceOf(drawn);
  if (!face) return;
  const known = state.board.markers.find(({ thing }) => thing === number);
  maybeRemove(state.guide.gone, number);
  if (known) {
    known.at = to;
    return;
  }
  const id: MarkerId = `marker:${face.kind}#${number}`;
  state.board.markers.push({ id, at: to, thing: number, ...face });
  if (face.kind === 'chest') state.guide.chests[id] = t.draw(state.guide.pools[face.tier])[0] ?? 1; // DES-3.28
}

/** A boulder of the guide, with the upper left of its spaces here (DES-51.1). */
function placeBoulder({ board, guide }: State, number: number, { spec }: Drawn, to: Space): void {
  if (!('prop' in spec) || spec.prop !== 'boulder') return;
  const { x, y } = pointOf(to);
  const { direction, still } = spec;
  const others = (board.boulders ?? []).filter(({ thing }) => thing !== number);
  maybeRemove(guide.gone, number);
  board.boulders = [...others, { id: `boulder:${number}`, at: base(x, y, 2, 2), direction, still, thing: number }];
}

/** What a thing of the guide is as a marker; none for figures, terrain, stairs and mere spots. */
function faceOf({ spec, names }: Drawn): MarkerFace | undefined {
  if ('chest' in spec) return { kind: 'chest', tier: spec.chest };
  if ('glyph' in spec) return { kind: 'glyph', active: spec.glyph === 'active' };
  if ('money' in spec) return { kind: 'money' };
  if ('prop' in spec && spec.prop === 'frozen-sarcophagus') return { kind: spec.prop };
  if ('potion' in spec) return { kind: 'potion', potion: spec.potion };
  if ('key' in spec) return { kind: 'key', colour: spec.key };
  if ('relic' in spec) return { kind: 'relic', item: copyOf(spec.relic, 1) };
  if ('object' in spec) return { kind: 'object', object: names.at(-1) ?? '' };
  if ('prop' in spec) return { kind: 'ramp', direction: spec.direction };
  return 'encounter' in spec ? { kind: 'encounter' } : undefined;
}
