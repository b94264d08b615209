// What happens on a level by rules of its own: each a moment, for whom, and what is then done (`content/legend/boards/vocabulary.ts`).

import type { Space } from '@veillee/pieces/geometry';
import { happeningsAt } from '../../../content/legend/boards/reading.ts';
import type {
  BoardMoment,
  BoardOp,
  Ground,
  Happening as LevelRule,
} from '../../../content/legend/boards/vocabulary.ts';
import { propRow } from '../../../content/props.ts';
import type { MonsterId, Prop } from '../../../content/vocabulary.ts';
import { boardOf, groundNow, isBeside, isEmpty, propAt } from '../../board.ts';
import { calls, type Happening } from '../../calls.ts';
import { statOf } from '../../effects/stats.ts';
import { monsterKey, placeKey } from '../../keys.ts';
import { nameOf } from '../../names.ts';
import { figuresLeft, placeMonster, removeMonster } from '../../overlord/monsters.ts';
import { gainThreat } from '../../overlord/threat.ts';
import {
  type FigureId,
  type Flow,
  figureAt,
  type Hero,
  isHero,
  type Known,
  type Monster,
  markersAt,
  maybeFigure,
  type State,
  standsOn,
  type T,
} from '../../state.ts';
import { throwPower } from '../dice.ts';
import { gainConquest } from '../gains.ts';
import { shiftKey } from '../keys.ts';
import { heedLeaving } from './goals.ts';
import { concerns, isLeader, levelNow, portalOf } from './level.ts';

const RULE = 'LEG-8.10';

export function* happeningsNow(t: T, what: Happening): Flow {
  if (what.what === 'kill') return yield* whenKilled(t, what);
  if (what.what === 'heroKilled') return yield* whenHeroKilled(t, what);
  const moment = momentOf(what);
  if (moment) yield* carryOut(t, moment.at, moment.figure);
}

interface Occasion {
  readonly at: BoardMoment;
  readonly figure?: FigureId | undefined;
}

/** What a level may wait for, of what the rules tell. */
function momentOf(what: Happening): Occasion | undefined {
  switch (what.what) {
    case 'round':
      return { at: 'round-start' };
    case 'turnStart':
      return what.side === 'heroes' ? { at: 'hero-turn-start', figure: what.hero } : { at: 'overlord-turn-start' };
    case 'turnEnd':
      return what.side === 'heroes' ? { at: 'hero-turn-end', figure: what.hero } : undefined;
    case 'chest':
      return { at: 'chest-opened', figure: what.hero };
    case 'take':
      return what.marker.startsWith('marker:money') ? { at: 'money-taken', figure: what.hero } : undefined;
    case 'activate':
      return { at: 'monster-activated', figure: what.figure };
    default:
      return undefined;
  }
}

/** Somebody whom the heroes have led has left by the portal. */
export function* afterLeaving(t: T): Flow {
  yield* carryOut(t, 'villager-left', undefined);
  yield* heedLeaving(t);
}

/** At the end of a monster's move: of its activation. */
export function* afterMove(t: T, id: FigureId): Flow {
  yield* carryOut(t, 'monster-moved', id);
}

function* whenKilled(t: T, what: Extract<Happening, { readonly what: 'kill' }>): Flow {
  const { state } = t;
  const slayer = what.source?.by;
  const hero = slayer && maybeFigure(state, slayer);
  for (const rule of happeningsAt(levelNow(state), 'killed-by-hero'))
    if (hero && isHero(hero) && isOfKind(rule, what)) yield* doAll(t, rule.do, hero);
  if (what.came && isLeader({ came: what.came }))
    for (const rule of happeningsAt(levelNow(state), 'leader-killed')) yield* doAll(t, rule.do, undefined);
}
/** By a blow of whoever leads, or by anything else of theirs. */
function* whenHeroKilled(t: T, { by }: Extract<Happening, { readonly what: 'heroKilled' }>): Flow {
  const slayer = t.state.monsters.find(({ id }) => id === by);
  if (!slayer || !isLeader(slayer)) return;
  for (const rule of happeningsAt(levelNow(t.state), 'hero-killed-by-leader')) yield* doAll(t, rule.do, slayer);
}
const isOfKind = ({ about }: LevelRule, { kind, came }: Extract<Happening, { readonly what: 'kill' }>): boolean =>
  about === undefined || (typeof about === 'string' ? came === 'minion' : about.some(one => one === kind));

function* carryOut(t: T, moment: BoardMoment, id: FigureId | undefined): Flow {
  for (const rule of happeningsAt(levelNow(t.state), moment)) {
    const figure = id && maybeFigure(t.state, id);
    if (isFor(t.state, rule, figure)) yield* doAll(t, rule.do, figure);
  }
}

/** Whether a rule is about whoever it happens to, where they are. */
function isFor(state: Known, { about, on, beside }: LevelRule, figure: Hero | Monster | undefined): boolean {
  if (about !== undefined && !(figure && !isHero(figure) && concerns(about, figure))) return false;
  if (on !== undefined && !(figure && standsOn(figure).some(at => isGround(state, at, on)))) return false;
  return beside === undefined || (figure !== undefined && isBesideGround(state, figure, beside));
}
const isGround = (state: Known, at: Space, ground: Ground): boolean => {
  if (ground !== 'leader') return propAt(state, at) === ground;
  const there = figureAt(state, at);
  return there !== undefined && !isHero(there) && isLeader(there);
};
function isBesideGround(state: Known, figure: Hero | Monster, ground: Ground): boolean {
  const own = standsOn(figure);
  return groundNow(state).open.places.some(
    at => !own.includes(at) && isGround(state, at, ground) && own.some(one => touches(state, one, at)),
  );
}
/** What lies there bars sight and ways, and is beside it all the same. */
const touches = (state: Known, one: Space, other: Space): boolean =>
  isBeside(state, one, other) || groundNow(state).open.distance(one, other) === 1;

// ---- what is done ----

function* doAll(t: T, ops: readonly BoardOp[], figure: Hero | Monster | undefined): Flow {
  for (const op of ops) yield* doOne(t, op, figure);
}

function* doOne(t: T, op: BoardOp, figure: Hero | Monster | undefined): Flow {
  const { state } = t;
  switch (op.op) {
    case 'fatigue':
      for (const hero of op.whom ? state.heroes : figure && isHero(figure) ? [figure] : []) tire(t, hero, op.n);
      return;
    case 'threat':
      return gainThreat(t, op.n, RULE);
    case 'conquest':
      return gainConquest(t, op.to ?? 'heroes', op.n, RULE);
    case 'heal':
      if (figure) calls(t).heal(t, figure.id, op.n);
      return;
    case 'wither':
      return yield* wither(t, op.n);
    case 'lay':
      return yield* lay(t, op.prop);
    case 'shift':
      return yield* shift(t, op.prop);
    case 'hatch':
      return yield* hatch(t, op.monster, op.threat);
    case 'roll': {
      const face = throwPower(t);
      t.tell('log.dungeon.roll', { face: { text: `powerFace.${face}` } }, { rule: RULE, weight: 1 });
      return yield* doAll(t, op.on[face] ?? [], figure);
    }
    case 'shed':
      if (figure) for (const token of Object.keys(op.tokens) as (keyof typeof op.tokens)[]) figure.tokens[token] = 0;
      return;
  }
}

/** Gained up to what they can have, or lost as far as there is any. */
function tire(t: T, hero: Hero, n: number): void {
  const most = statOf(t.state, hero.id, 'maxFatigue');
  const before = hero.fatigue;
  hero.fatigue = n > 0 ? Math.max(before, Math.min(most, before + n)) : Math.max(0, before + n);
  if (hero.fatigue === before) return;
  const words = { figure: nameOf(t.state, hero.id), n: Math.abs(hero.fatigue - before), left: hero.fatigue };
  t.tell(n > 0 ? 'log.dungeon.rests' : 'log.drained', words, { rule: RULE });
}

/** All monsters lose wounds; each is left with one at least. */
function* wither(t: T, n: number): Flow {
  for (const { id } of [...t.state.monsters]) {
    const monster = maybeFigure(t.state, id);
    if (monster && monster.wounds > 1)
      yield* calls(t).wound(t, id, Math.min(n, monster.wounds - 1), { kind: 'script' });
  }
}

// ---- what lies on the floor ----

/** Every way that was open stays open with this space filled, and that one freed: what can be walked falls into no more parts. */
export function leavesWays(state: State, filled: Space, freed?: Space): boolean {
  const { terrain } = groundNow(state);
  const { map } = boardOf(state);
  const isWay = (at: Space): boolean => {
    if (at === filled) return false;
    if (at === freed) return true;
    const prop = terrain.get(at);
    return prop === undefined || propRow(prop).blocksMovement !== true;
  };
  const ways = map.places.filter(isWay);
  const [start] = ways;
  if (start === undefined) return false;
  const seen = new Set([start]);
  for (const at of seen) for (const to of map.neighbours(at)) if (isWay(to)) seen.add(to);
  return ways.every(at => seen.has(at));
}

const isVacant = (state: State, at: Space): boolean =>
  isEmpty(state, at) && markersAt(state, at).length === 0 && !portalOf(state).has(at);

/** On an empty space of the overlord's choice. */
function* lay(t: T, prop: Prop): Flow {
  const { state } = t;
  const spaces = boardOf(state).map.places.filter(at => isVacant(state, at) && leavesWays(state, at));
  if (spaces.length === 0) return;
  const name = { text: `prop.${prop}` };
  const optionOf = (at: Space) => ({ key: placeKey.make(at), text: 'place.here', on: [at] });
  const at = yield* t.choose(state.overlord.seat, 'dungeon.lay', spaces, optionOf, {
    rule: RULE,
    with: { prop: name },
  });
  state.board.terrain[at] = prop;
  t.tell('log.dungeon.lays', { prop: name }, { rule: RULE, weight: 2 });
}

/** One of them goes a space further, or none. */
function* shift(t: T, prop: Prop): Flow {
  const { state } = t;
  const name = { text: `prop.${prop}` };
  const { map } = boardOf(state);
  const moves = [...groundNow(state).terrain].flatMap(([from, one]) =>
    one === prop
      ? map.neighbours(from).flatMap(to => (isVacant(state, to) && leavesWays(state, to, from) ? [{ from, to }] : []))
      : [],
  );
  if (moves.length === 0) return;
  const optionOf = ({ from, to }: (typeof moves)[number]) => ({
    key: shiftKey.make(from, to),
    text: 'dungeon.shifts',
    with: { prop: name },
    on: [from, to],
  });
  const how = { rule: RULE, with: { prop: name }, pass: { text: 'dungeon.shiftsNone' } };
  const move = yield* t.choose(state.overlord.seat, 'dungeon.shift', moves, optionOf, how);
  if (!move) return;
  state.board.terrain[move.from] = 'none';
  state.board.terrain[move.to] = prop;
  t.tell('log.dungeon.shifts', { prop: name }, { rule: RULE, weight: 2 });
}

/** An egg with no hero beside it, for threat. */
function* hatch(t: T, kind: MonsterId, threat: number): Flow {
  const { state } = t;
  const isWatched = (egg: Monster): boolean =>
    state.heroes.some(({ at }) => at !== undefined && standsOn(egg).some(own => isBeside(state, own, at)));
  for (;;) {
    const eggs = state.monsters.filter(one => one.egg && !isWatched(one));
    if (eggs.length === 0 || state.overlord.threat < threat || figuresLeft(state, kind, 'normal') <= 0) return;
    const optionOf = ({ id, at }: Monster) => ({
      key: monsterKey.make(id),
      text: 'dungeon.hatches',
      with: { n: threat },
      on: [...standsOn({ at })],
      figure: id,
    });
    const how = { rule: RULE, with: { n: threat }, pass: { text: 'dungeon.hatchesNone' } };
    const egg = yield* t.choose(state.overlord.seat, 'dungeon.hatch', eggs, optionOf, how);
    if (!egg) return;
    state.overlord.threat -= threat;
    const { at } = egg;
    removeMonster(state, egg.id);
    const monster = placeMonster(state, { kind, rank: 'normal', at });
    monster.ready = true;
    t.tell('log.dungeon.hatches', { monster: nameOf(state, monster.id) }, { rule: RULE, weight: 2 });
  }
}
