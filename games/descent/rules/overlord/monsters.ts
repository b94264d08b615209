// Monsters come to the board and leave it: how many figures there are, who is activated, what a death means.

import type { Space } from '@veillee/pieces/geometry';
import { remove } from '@veillee/pieces/piles';
import { copyOf } from '@veillee/pieces/things';
import { monsterRow } from '../../content/monsters.ts';
import type { FigureSize, MonsterId, Rank } from '../../content/vocabulary.ts';
import { boardOf } from '../board.ts';
import { calls, type Source } from '../calls.ts';
import { statOf } from '../effects/stats.ts';
import {
  type Flow,
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
}

/** A figure is set on the board, unhurt; it does not act before it is readied. */
export function placeMonster(state: State, newcomer: Newcomer): Monster {
  state.figures++;
  const id: MonsterFigure = `monster:${newcomer.unique ?? copyOf(newcomer.kind, state.figures)}`;
  const { kind, rank, unique, thing, at, bound, chest } = newcomer;
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
    changes: undefined,
    bound,
    chest,
  };
  state.monsters.push(monster);
  monster.wounds = statOf(state, id, 'maxWounds');
  return monster;
}

export const removeMonster = (state: State, id: MonsterFigure): void => remove(state.monsters, monsterOf(state, id));

/** A chest that bites fills the space of a chest, whatever it is treated as. */
export const sizeOf = ({ kind, chest }: Pick<Monster, 'kind' | 'chest'>): FigureSize =>
  chest ? '1x1' : monsterRow(kind).size;

/** Figures of a kind that are not on the board (DES-14.8). A unique monster has a red one (DES-36.8), a chest that bites none. */
export function figuresLeft({ monsters }: Known, kind: MonsterId, rank: Rank): number {
  const isNormal = rank === 'normal';
  const used = monsters.filter(one => one.kind === kind && !one.chest && (one.rank === 'normal') === isNormal).length;
  return monsterRow(kind).figures[isNormal ? 'normal' : 'master'] - used;
}

/** Those whose figure may be taken to stand elsewhere (DES-14.10): none that holds somebody. */
export const spareFigures = (state: Known, kind: MonsterId, rank: Rank): Monster[] =>
  state.monsters.filter(
    one => one.kind === kind && one.rank === rank && one.rank !== 'unique' && !one.chest && !swallowedBy(state, one.id),
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
  const { kind, rank, unique, thing, chest } = monster;
  const dead = {
    figure: id,
    kind,
    rank,
    at: at as Space,
    ...(unique && { unique }),
    ...(thing !== undefined && { thing }),
  };
  yield* free(t, id, freed);
  yield* reward(t, monster, source);
  // Scripts ask who gave the killing blow, which is struck by an attack alone (DES-36.6, DES-65.11).
  const by = source.kind === 'attack' ? source.by : undefined;
  yield* calls(t).happen(t, { what: 'kill', ...dead, ...(by && { by }) });
  if (chest) yield* calls(t).chestGives(t, chest); // What it held is handed out only now (DES-13.10).
}
