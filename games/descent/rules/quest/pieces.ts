// Scripts that put something on the board, move it, or take it away; and ground that changes under people's feet.

import { base, pointOf, type Space, spacesOf } from '@veillee/pieces/geometry';
import { maybeRemove } from '@veillee/pieces/piles';
import { copyOf } from '@veillee/pieces/things';
import { propRow } from '../../content/props.ts';
import { type Thing as Drawn, isBoulder, isFigure, names } from '../../content/quests/read.ts';
import type { Named, ScriptOp, Where } from '../../content/quests/vocabulary.ts';
import type { Prop } from '../../content/vocabulary.ts';
import { nearestSites, placeFigure, placeMarker } from '../areas/placing.ts';
import { takeRelic } from '../areas/treasure.ts';
import { boardOf, groundNow, isRevealed } from '../board.ts';
import { calls } from '../calls.ts';
import { abilitiesOf } from '../effects/stats.ts';
import { hideGlyph } from '../glyphs/laying.ts';
import { placeKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import { removeMonster, sizeOf } from '../overlord/monsters.ts';
import type { Loose } from '../props/loose.ts';
import {
  type FigureId,
  type Flow,
  figureAt,
  isBase,
  isHero,
  type Monster,
  maybeFigure,
  type Stand,
  type State,
  seatFor,
  standsOn,
  type T,
} from '../state.ts';
import { letOut } from '../stomach.ts';
import { endOrder } from '../wounds.ts';
import { amountOf } from './amounts.ts';
import { breakOffLeft } from './efforts.ts';
import type { About } from './facts.ts';
import { numbersOf, placeNow } from './places.ts';

type OpOf<Name extends ScriptOp['op']> = Extract<ScriptOp, { readonly op: Name }>;

const drawnAs = (state: State, name: string): readonly (readonly [number, Drawn])[] => {
  const { things } = boardOf(state);
  return numbersOf(boardOf(state), name).map(number => [number, things[number] as Drawn]);
};

/** It shines in Town as soon as it is lit: heroes come by it to where nobody has been (DES-32.12). */
const isLit = ({ spec }: Drawn): boolean => 'glyph' in spec && spec.glyph === 'active';

/** No spawn: sight does not matter (DES-14.15). What belongs to an area that nobody has seen yet is set up with it. */
export function* place(t: T, op: OpOf<'place'>, about: About): Flow {
  const { state } = t;
  const fresh: string[] = [];
  for (const name of names(op.what))
    for (const [number, drawn] of drawnAs(state, name)) {
      const at = op.at === undefined ? undefined : placeNow(state, op.at, about);
      if (!at && !state.board.revealed.includes(drawn.area) && !isLit(drawn)) {
        if (drawn.kind === 'staircase') layStairs(state, drawn);
        else if (!state.guide.due.includes(number)) state.guide.due.push(number);
        continue;
      }
      if (!isFigure(drawn.spec)) {
        yield* layThing(t, number, drawn, at);
        continue;
      }
      const monster = yield* placeFigure(t, number, { ...(at && { at }), fresh });
      if (!monster) continue;
      fresh.push(monster.id);
      if (op.wounds !== undefined) hurt(state, monster, op.wounds);
      if (op.activate) yield* calls(t).activate(t, monster.id);
    }
}

/** `half`: so much is left to it, rounded up; or so many wounds. */
function hurt(state: State, monster: Monster, wounds: NonNullable<OpOf<'place'>['wounds']>): void {
  monster.wounds =
    wounds === 'half'
      ? Math.ceil(monster.wounds / 2)
      : Math.min(monster.wounds, amountOf(wounds, { heroes: state.heroes.length }));
}

function* layThing(t: T, number: number, drawn: Drawn, at: ReadonlySet<Space> | undefined): Flow {
  if (drawn.kind === 'staircase') return layStairs(t.state, drawn);
  leaveBearer(t.state, drawn, number);
  const to = at ? [...at][0] : drawn.spaces[0];
  if (to !== undefined && isBoulder(drawn.spec)) yield* makeWay(t, spacesUnder(to)); // R101
  const glyph = placeMarker(t, number, to);
  if (glyph) yield* hideGlyph(t, glyph);
}

/** The four spaces of a boulder whose upper left one this is (DES-51.1). */
function spacesUnder(at: Space): readonly Space[] {
  const { x, y } = pointOf(at);
  return spacesOf(base(x, y, 2, 2));
}

/** DES-31.7: there is one of each relic, so whoever had it has it no more. */
function leaveBearer(state: State, { spec }: Drawn, number: number): void {
  const lies = state.board.markers.some(({ thing }) => thing === number);
  if ('relic' in spec && !lies) takeRelic(state, copyOf(spec.relic, 1));
}

/** Boulders and crushing walls of the guide that are on the board. */
export const looseThings = (state: State, what: Named): readonly Loose[] => {
  const numbers = names(what).flatMap(name => numbersOf(boardOf(state), name));
  const { boulders = [], crushingWalls = [] } = state.board;
  return [...boulders, ...crushingWalls].filter(({ thing }) => thing !== undefined && numbers.includes(thing));
};

function layStairs({ board }: State, { names: [name] }: Drawn): void {
  if (name !== undefined && !board.stairs.includes(name)) board.stairs.push(name);
}

/** Off the board, or out of the hands of whoever bears it: nobody has killed or taken it. */
export function removeThings(state: State, what: Named): void {
  for (const name of names(what)) {
    for (const [number, drawn] of drawnAs(state, name)) {
      for (const monster of state.monsters.filter(({ thing }) => thing === number)) {
        removeMonster(state, monster.id);
        letOut(state, monster.id, standsOn(monster)[0]);
      }
      state.board.markers = state.board.markers.filter(({ thing }) => thing !== number);
      delete state.overlord.glyphs?.under[`marker:glyph#${number}`];
      state.board.boulders = state.board.boulders?.filter(({ thing }) => thing !== number);
      state.board.crushingWalls = state.board.crushingWalls?.filter(({ thing }) => thing !== number);
      leaveBearer(state, drawn, number);
      const { spec } = drawn;
      if ('familiar' in spec) state.companions = state.companions.filter(({ id }) => id !== spec.familiar);
      state.guide.due = state.guide.due.filter(one => one !== number);
    }
    for (const hero of state.heroes) maybeRemove(hero.objects, name);
  }
}

/** A thing is laid elsewhere, also out of somebody's hands; a figure is set there. */
export function* moveThings(t: T, what: Named, to: Where, about: About): Flow {
  const { state } = t;
  const at = placeNow(state, to, about);
  for (const name of names(what))
    for (const [number, drawn] of drawnAs(state, name)) {
      if (isFigure(drawn.spec)) {
        const monster = state.monsters.find(({ thing }) => thing === number);
        if (monster) yield* driven(t, monster.id, [...at]);
        continue;
      }
      for (const hero of state.heroes) maybeRemove(hero.objects, name);
      yield* layThing(t, number, drawn, at);
    }
}

// ---- ground ----

/** What blocks buries markers and drives figures out; what does not works at once on whoever stands there. */
export function* layTerrain(t: T, kind: Prop | 'none', where: Where, about: About): Flow {
  const { state } = t;
  const spaces = [...placeNow(state, where, about)];
  for (const at of spaces) state.board.terrain[at] = kind;
  if (kind === 'none') return;
  const blocks = propRow(kind).blocksMovement === true;
  if (blocks) state.board.markers = state.board.markers.filter(({ at }) => !spaces.includes(at));
  const standing = new Set(spaces.flatMap(at => figureAt(state, at)?.id ?? []));
  for (const id of standing) {
    const figure = maybeFigure(state, id);
    if (!figure?.at) continue;
    if (blocks) yield* driven(t, id, standsOn(figure));
    else yield* calls(t).stepOn(t, id, { own: false });
  }
  if (blocks && state.boxes.includes('well-of-darkness')) yield* uncovered(t, spaces);
}

/** DRF-4.1: familiars that were under it come up beside it, as near as can be; of several spaces the overlord chooses. */
function* uncovered(t: T, under: readonly Space[]): Flow {
  const { state } = t;
  for (const familiar of state.companions) {
    const { at } = familiar;
    if (at === undefined || !under.includes(at)) continue;
    const { open, terrain } = groundNow(state);
    const walk = open.reach(at);
    const isFree = (to: Space): boolean => {
      const prop = terrain.get(to);
      return isRevealed(state, to) && !(prop && propRow(prop).blocksMovement);
    };
    const free = walk.places.filter(isFree);
    const least = Math.min(...free.map(to => walk.cost(to)));
    const sites = free.filter(to => walk.cost(to) === least);
    if (sites.length === 0) continue;
    const optionOf = (to: Space) => ({ key: placeKey.make(to), text: 'place.here', on: [to] });
    familiar.at = yield* t.choose(state.overlord.seat, 'ask.driven', sites, optionOf, {
      rule: 'DRF-4.1',
      with: { figure: { text: `familiar.${familiar.id}` } },
    });
  }
}

/** Whoever stands where something is about to lie has to go. */
function* makeWay(t: T, spaces: readonly Space[]): Flow {
  const { state } = t;
  for (const id of new Set(spaces.flatMap(at => figureAt(state, at)?.id ?? []))) {
    const figure = maybeFigure(state, id);
    if (figure?.at) yield* driven(t, id, standsOn(figure), spaces);
  }
}

/** To the nearest place that is free, of its player's choice; `barred`: what will soon lie there. */
function* driven(t: T, id: FigureId, from: readonly Space[], barred: readonly Space[] = []): Flow {
  const { state } = t;
  const figure = maybeFigure(state, id);
  if (!figure) return;
  const size = isHero(figure) ? '1x1' : sizeOf(figure);
  const treads = abilitiesOf(state, figure).map(({ ability }) => ability);
  const sites = nearestSites(state, { size, treads, mover: id, barred }, from);
  if (sites.length === 0) return;
  const seat = seatFor(state, figure);
  const optionOf = (at: Stand) => ({ key: placeKey.make(at), text: 'place.here', on: [...standsOn({ at })] });
  const to = yield* t.choose(seat, 'ask.driven', sites, optionOf, {
    rule: 'DES-26.8',
    with: { figure: nameOf(state, id) },
  });
  if (!isHero(figure)) figure.at = to;
  else if (!isBase(to)) {
    figure.at = to;
    endOrder(figure, 'move'); // DES-8.7
    breakOffLeft(t, figure); // DES-9.11
  }
}
