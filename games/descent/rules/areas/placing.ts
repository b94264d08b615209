// Figures and markers of the guide come to the board: with the start, with their area (DES-26.2), or when a script places them. That is no
// spawn, so nobody's sight matters (DES-14.15).

import { base, pointOf, type Space, spacesOf } from '@veillee/pieces/geometry';
import { maybeRemove } from '@veillee/pieces/piles';
import { copyOf } from '@veillee/pieces/things';
import { tierOf } from '../../content/legend/vocabulary.ts';
import { monsterRow } from '../../content/monsters.ts';
import { propRow } from '../../content/props.ts';
import {
  type CrushingWallSpec,
  type Thing as Drawn,
  isBoulder,
  isCrushingWall,
  isFigure,
  monsterOf as kindOf,
  linesAlong,
  rankFor,
  sizeOf,
} from '../../content/quests/read.ts';
import type { GuideRow } from '../../content/quests/vocabulary.ts';
import type { Ability, Familiar, FigureSize, MonsterId, Prop, Rank, Tier } from '../../content/vocabulary.ts';
import { boardOf, groundNow, isRevealed, propAt } from '../board.ts';
import { layUnder } from '../glyphs/dark.ts';
import { monsterKey, placeKey } from '../keys.ts';
import { monsterName, nameOf } from '../names.ts';
import { figuresLeft, placeMonster, removeMonster, spareFigures } from '../overlord/monsters.ts';
import { comeChanged } from '../quest/changes.ts';
import {
  type FigureId,
  type Flow,
  figureAt,
  heroesMet,
  isGlyphAwake,
  keptFree,
  type Marker,
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
  const egg = 'egg' in drawn.spec;
  const figure = unique === undefined ? rank : (guide.uniques[unique]?.figure ?? 'master');
  if (!egg && !(yield* freeFigure(t, kind, rank, fresh, figure))) return undefined;
  const site = yield* siteFor(t, drawn, { size: sizeOf(drawn.spec, guide), treads: treadsOf(drawn.spec, guide) }, at);
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
    ...(egg && { egg }),
  });
  comeChanged(state, monster);
  t.tell('log.placed', { monster: monsterName(state, monster) }, { rule: 'DES-26.3', weight: 1 });
  return monster;
}

/** DES-26.4: a figure that is missing may be taken from elsewhere on the board; the overlord may also do without. */
export function* freeFigure(
  t: T,
  kind: MonsterId,
  rank: Rank,
  fresh: readonly string[],
  figure: Rank = rank,
): Flow<boolean> {
  const { state } = t;
  if (figuresLeft(state, kind, figure) > 0) return true;
  const colour = figure === 'normal' ? 'normal' : 'master';
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

/** What a figure of the guide has on its card, whose place is looked for before it is there. */
function treadsOf(spec: Drawn['spec'], { uniques }: GuideRow<string>): readonly Ability[] {
  const owned =
    'unique' in spec
      ? uniques[spec.unique]?.abilities
      : 'monster' in spec
        ? monsterRow(spec.monster)[spec.rank ?? 'normal'].abilities
        : undefined;
  return (owned ?? []).map(({ ability }) => ability);
}

/** Who looks for a place: how large it is, and what ground its abilities let it ignore. */
export interface Placed {
  readonly size: FigureSize;
  readonly treads?: readonly Ability[];
  /** It is on the board already, and in nobody's way but its own. */
  readonly mover?: FigureId;
  /** Where something will soon lie. */
  readonly barred?: readonly Space[];
}

/** The base as it is drawn, if nobody is there; else the nearest place that is free, of the overlord's choice. */
function* siteFor(t: T, drawn: Drawn, who: Placed, at: ReadonlySet<Space> | undefined): Flow<Stand | undefined> {
  const { state } = t;
  const asDrawn = standOf(drawn.spaces);
  if (!at && isFree(state, asDrawn, who)) return asDrawn;
  const sites = nearestSites(state, who, [...(at ?? drawn.spaces)]);
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
const isFree = (state: State, at: Stand, who: Placed): boolean => under(at).every(one => isFreeSpace(state, one, who));
const isFreeSpace = (state: State, at: Space, { mover, treads = [], barred = [] }: Placed): boolean =>
  isRevealed(state, at) &&
  !barred.includes(at) &&
  isBare(propAt(state, at), treads) &&
  [undefined, mover].includes(figureAt(state, at)?.id) &&
  !keptFree(state).includes(at) && // DES-35.21
  !isGlyphAwake(state, at);
/** Whoever treads ice does not notice it (ICE-6.8). */
const isBare = (prop: Prop | undefined, treads: readonly Ability[]): boolean => {
  const spares = prop && propRow(prop).spares;
  return prop === undefined || (spares !== undefined && treads.includes(spares));
};

/** Where a figure of this size fits, as near as can be: within the place, or all over it; else as few steps away as possible. */
export function nearestSites(state: State, who: Placed, to: readonly Space[]): Stand[] {
  const { size } = who;
  const { open, below } = groundNow(state);
  const all: readonly Stand[] = size === '1x1' ? open.places : open.large(size).places;
  // From under a boulder one comes out beside it (R101).
  const stones = (state.board.boulders ?? []).flatMap(({ at }) => spacesOf(at));
  const walk = (to.some(at => stones.includes(at)) ? below.open : open).reach(to);
  const far = (spaces: readonly Space[]): number =>
    to.every(at => spaces.includes(at)) || spaces.every(at => to.includes(at))
      ? 0
      : 1 + Math.min(...spaces.map(at => walk.cost(at)));
  let best: Stand[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const site of all) {
    if (!isFree(state, site, who)) continue;
    const n = far(under(site));
    if (n < least) [best, least] = [[], n];
    if (n === least) best.push(site);
  }
  return best;
}

// ---- markers ----

/** A marker of the guide comes to the board. What lies there already is moved. Says which glyph may be a dark one (DES-4.11). */
export function placeMarker(t: T, number: number, at?: Space): MarkerId | undefined {
  const { state } = t;
  const drawn = boardOf(state).things[number];
  const to = at ?? drawn?.spaces[0];
  if (!drawn || !to) throw new Error(`${state.quest} has no marker ${number}`);
  if (isBoulder(drawn.spec)) {
    placeBoulder(state, number, drawn, to);
    return undefined;
  }
  if (isCrushingWall(drawn.spec)) {
    placeCrushingWall(state, number, drawn.spec, to);
    return undefined;
  }
  if ('familiar' in drawn.spec) {
    placeFamiliar(state, drawn.spec.familiar, to);
    return undefined;
  }
  const face = faceOf(drawn, metalNow(state));
  if (!face) return undefined;
  const known = state.board.markers.find(({ thing }) => thing === number);
  maybeRemove(state.guide.gone, number);
  if (known) {
    known.at = to;
    return undefined;
  }
  const id: MarkerId = `marker:${face.kind}#${number}`;
  const marker: Marker = { id, at: to, thing: number, ...face };
  state.board.markers.push(marker);
  if (face.kind === 'chest') state.guide.chests[id] = t.draw(state.guide.pools[face.tier])[0] ?? 1; // DES-3.28
  return marker.kind === 'glyph' && layUnder(state, marker) ? id : undefined;
}

/** The overlord's familiar of the quest, which there is one of (DES-35.50). */
function placeFamiliar(state: State, id: Familiar, at: Space): void {
  state.companions = [...state.companions.filter(one => one.id !== id), { id, owner: 'overlord', at, carries: [] }];
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

/** A crushing wall of the guide, on its side of the spaces that begin here (DES-50.1). */
function placeCrushingWall({ board, guide }: State, number: number, spec: CrushingWallSpec, to: Space): void {
  const { x, y } = pointOf(to);
  const { side, length, direction, still } = spec;
  const others = (board.crushingWalls ?? []).filter(({ thing }) => thing !== number);
  maybeRemove(guide.gone, number);
  const lines = linesAlong([x, y], side, length);
  board.crushingWalls = [...others, { id: `crushing-wall:${number}`, lines, direction, still, thing: number }];
}

/** LEG-13.14: in a campaign chests are of the metal of its level. */
const metalNow = ({ legend }: State): Tier | undefined => legend && tierOf(legend.level);

/** What a thing of the guide is as a marker; none for figures, terrain, stairs and mere spots. */
function faceOf({ spec, names }: Drawn, metal: Tier | undefined): MarkerFace | undefined {
  if ('chest' in spec) return { kind: 'chest', tier: metal ?? spec.chest };
  if ('glyph' in spec) return { kind: 'glyph', active: spec.glyph === 'active' };
  if ('money' in spec) return { kind: 'money' };
  if ('potion' in spec) return { kind: 'potion', potion: spec.potion };
  if ('key' in spec) return { kind: 'key', colour: spec.key };
  if ('relic' in spec) return { kind: 'relic', item: copyOf(spec.relic, 1) };
  if ('object' in spec) return { kind: 'object', object: names.at(-1) ?? '' };
  if (isCrushingWall(spec)) return undefined;
  if ('prop' in spec) return 'direction' in spec ? { kind: 'ramp', direction: spec.direction } : { kind: spec.prop };
  return 'encounter' in spec ? { kind: 'encounter' } : undefined;
}
