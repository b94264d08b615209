// Monsters come to the board and leave it: how many figures there are, who is activated, what a death means.

import type { Space } from '@veillee/pieces/geometry';
import { remove } from '@veillee/pieces/piles';
import { copyOf } from '@veillee/pieces/things';
import { monsterRow } from '../../content/monsters.ts';
import type { FigureSize, MonsterId, Rank } from '../../content/vocabulary.ts';
import { powerFace, SIDES } from '../attack/dice.ts';
import { boardOf } from '../board.ts';
import { calls, type Source } from '../calls.ts';
import { has, statOf } from '../effects/stats.ts';
import { animateKey } from '../keys.ts';
import { isLeader } from '../legend/dungeon/level.ts';
import { monsterName, nameOf } from '../names.ts';
import {
  type FigureId,
  type Flow,
  figureAt,
  type Hero,
  type HeroId,
  heroOf,
  isHeroId,
  type Known,
  type Monster,
  type MonsterFigure,
  monsterOf,
  type Stand,
  type State,
  standsOn,
  type T,
} from '../state.ts';
import { free, swallowedBy, whereFreed } from '../stomach.ts';

export interface Newcomer {
  readonly kind: MonsterId;
  readonly rank: Rank;
  readonly unique?: string;
  readonly thing?: number;
  readonly at: Stand;
  readonly bound?: Monster['bound'];
  readonly chest?: Monster['chest'];
  readonly egg?: true;
  readonly owner?: HeroId;
  readonly came?: Monster['came'];
  readonly person?: string;
}

/** A figure is set on the board, unhurt; it does not act before it is readied. */
export function placeMonster(state: State, newcomer: Newcomer): Monster {
  state.figures++;
  const { kind, rank, unique, thing, at, bound, chest, egg, owner, came, person } = newcomer;
  const copy = copyOf(kind, state.figures);
  const id: MonsterFigure = owner ? `thrall:${copy}` : `monster:${unique ?? copy}`;
  const monster: Monster = {
    id,
    kind,
    rank,
    unique,
    thing,
    at,
    wounds: 0,
    tokens: {},
    ready: false,
    aloft: undefined,
    changes: undefined,
    bound,
    chest,
    egg,
    owner,
    came,
    ...(person !== undefined && { person }),
  };
  state.monsters.push(monster);
  monster.wounds = statOf(state, id, 'maxWounds');
  if (state.outdoors && has(state, id, 'soar')) monster.flight = 'up';
  return monster;
}

export const removeMonster = (state: State, id: MonsterFigure): void => remove(state.monsters, monsterOf(state, id));

/** A chest that bites fills the space of a chest, and an egg one, whatever they are treated as. */
export const sizeOf = ({ kind, chest, egg }: Pick<Monster, 'kind' | 'chest' | 'egg'>): FigureSize =>
  chest || egg ? '1x1' : monsterRow(kind).size;

/** Neither a chest that bites, nor an egg, nor whoever walks along or has a figure of their own needs one of its kind. */
const hasFigure = ({ chest, egg, came, person }: Monster): boolean =>
  !chest && !egg && came !== 'villager' && person === undefined;

/** Whether it stands on a figure of normal monsters: unique ones have a red one (DES-36.8), unless their guide says otherwise. */
const isPlain = (state: Known, { rank, unique, came }: Pick<Monster, 'rank' | 'unique' | 'came'>): boolean =>
  rank === 'normal' ||
  came === 'twin' ||
  (unique !== undefined && boardOf(state).guide.uniques[unique]?.figure === 'normal');

/** Figures of a kind that are not on the board (DES-14.8); a chest that bites has none. */
export function figuresLeft(state: Known, kind: MonsterId, rank: Rank): number {
  const isNormal = rank === 'normal';
  const used = state.monsters.filter(
    one => one.kind === kind && hasFigure(one) && isPlain(state, one) === isNormal,
  ).length;
  // LEG-6.27: those who wait outside are figures too.
  const outside = isNormal ? (state.outdoors?.waiting ?? []).filter(one => one.kind === kind).length : 0;
  return monsterRow(kind).figures[isNormal ? 'normal' : 'master'] - used - outside;
}

/** Those whose figure may be taken to stand elsewhere (DES-14.10): none that holds somebody, nor one who leads a level (LEG-8.21). */
export const spareFigures = (state: Known, kind: MonsterId, rank: Rank): Monster[] =>
  state.monsters.filter(
    one =>
      one.kind === kind &&
      one.rank === rank &&
      one.rank !== 'unique' &&
      hasFigure(one) &&
      !isLeader(one) &&
      one.owner === undefined &&
      !swallowedBy(state, one.id),
  );

/** DES-36.10: conquest for one with a name, as the quest says; a hero who gave the killing blow scores it (DES-111.1). */
function* reward(t: T, { unique }: Monster, { kind, by }: Source): Flow {
  const worth = unique === undefined ? 0 : (boardOf(t.state).guide.uniques[unique]?.conquest ?? 0);
  const hero = kind === 'attack' && by !== undefined && isHeroId(by) ? by : undefined;
  yield* calls(t).conquest(t, worth, 'unique', hero);
}

/** DES-37.1: figure and tokens are removed; scripts hear of it. */
export function* monsterDies(t: T, id: MonsterFigure, source: Source): Flow {
  const { state } = t;
  const monster = monsterOf(state, id);
  const [at] = standsOn(monster);
  const freed = yield* whereFreed(t, monster);
  removeMonster(state, id);
  if (state.overlord.acting?.monster === id) state.overlord.acting = undefined;
  if (monster.thing !== undefined) state.guide.gone.push(monster.thing);
  const { kind, rank, unique, thing, chest, came } = monster;
  const dead = {
    figure: id,
    kind,
    rank,
    at: at as Space,
    ...(unique && { unique }),
    ...(thing !== undefined && { thing }),
    ...(came && { came }),
    ...((state.dungeon || state.outdoors) && { source }),
  };
  yield* free(t, id, freed);
  if (monster.owner) return; // It has died before.
  yield* reward(t, monster, source);
  // Scripts ask who gave the killing blow, which is struck by an attack alone (DES-36.6, DES-65.11).
  const by = source.kind === 'attack' ? source.by : undefined;
  yield* calls(t).happen(t, { what: 'kill', ...dead, ...(by && { by }) });
  if (chest) yield* calls(t).chestGives(t, chest); // What it held is handed out only now (DES-13.10).
  yield* maybeAnimate(t, monster, by);
}

/** DES-84.1 to DES-84.3: a normal monster of one space stays dead: whoever struck it down may have it rise for them, one at a time. */
function* maybeAnimate(t: T, dead: Monster, by: FigureId | undefined): Flow {
  const { state } = t;
  const { kind, rank, at } = dead;
  if (by === undefined || !isHeroId(by) || !has(state, by, 'necromancy')) return;
  if (rank !== 'normal' || sizeOf(dead) !== '1x1' || !hasFigure(dead)) return;
  const [space] = standsOn(dead);
  if (space === undefined || figureAt(state, space) !== undefined) return;
  const hero = heroOf(state, by);
  const words = { hero: nameOf(state, by), monster: monsterName(state, dead) };
  const options = [{ key: animateKey, text: 'necromancy.animate', with: words, on: [space], rule: 'DES-84.1' }];
  const key = yield* t.choose(hero.seat, 'necromancy.ask', options, {
    rule: 'DES-84.1',
    with: words,
    pass: { text: 'necromancy.not' },
    window: { id: 'effect', matters: true },
  });
  if (key === undefined) return;
  const before = state.monsters.find(one => isThrallOf(one, by));
  if (before) crumble(t, before); // DES-84.3
  const { id } = placeMonster(state, { kind, rank, at, owner: by });
  t.tell('log.necromancy.animates', words, {
    rule: 'DES-84.2',
    weight: 2,
    moves: [{ what: id, from: 'box:figures', to: at }],
  });
}

/** Whom a hero has animated; whoever walks along is nobody's. */
const isThrallOf = ({ owner, came }: Monster, hero: HeroId): boolean => owner === hero && came !== 'villager';

function crumble(t: T, { id }: Monster): void {
  t.tell('log.necromancy.crumbles', { monster: nameOf(t.state, id) }, { rule: 'DES-84.5', weight: 2 });
  removeMonster(t.state, id);
}

/** R251: a hero who is gone from a board takes along whoever follows them, and what they have animated falls to dust. */
export function takesAlong(t: T, { id }: Pick<Hero, 'id'>): void {
  for (const familiar of t.state.companions) if (familiar.owner === id) familiar.at = undefined;
  for (const thrall of t.state.monsters.filter(one => isThrallOf(one, id))) crumble(t, thrall);
}

/** DES-84.4, DES-84.5: after its owner's turn it acts, and then it lasts on a power enhancement alone. */
export function* actThrall(t: T, hero: Hero): Flow {
  const { state } = t;
  const own = (): Monster | undefined => state.monsters.find(one => isThrallOf(one, hero.id));
  const thrall = own();
  if (!thrall) return;
  yield* calls(t).activate(t, thrall.id);
  const left = own();
  if (!left) return;
  const face = powerFace(t.roll(SIDES, 'dice') - 1);
  const told = { figure: nameOf(state, left.id), faces: [{ text: `powerFace.${face}` }] };
  if (face === 'enhancement') t.tell('log.necromancy.lasts', told, { rule: 'DES-84.5', weight: 1 });
  else crumble(t, left);
}
