// Monsters come to the board and leave it.

import type { Base, Space } from '@veillee/pieces/geometry';
import { remove } from '@veillee/pieces/piles';
import { copyOf } from '@veillee/pieces/things';
import type { MonsterId, Rank } from '../../content/vocabulary.ts';
import { calls, type Source } from '../calls.ts';
import { statOf } from '../effects/stats.ts';
import { type Flow, type Monster, type MonsterFigure, monsterOf, type State, standsOn, type T } from '../state.ts';

export interface Newcomer {
  readonly kind: MonsterId;
  readonly rank: Rank;
  readonly unique?: string;
  readonly thing?: number;
  readonly at: Space | Base;
  readonly bound?: Monster['bound'];
}

/** A figure is set on the board, unhurt; it does not act before it is readied. */
export function placeMonster(state: State, newcomer: Newcomer): Monster {
  state.figures++;
  const id: MonsterFigure = `monster:${newcomer.unique ?? copyOf(newcomer.kind, state.figures)}`;
  const monster: Monster = { ...newcomer, id, wounds: 0, tokens: {}, ready: false };
  state.monsters.push(monster);
  monster.wounds = statOf(state, id, 'maxWounds');
  return monster;
}

export const removeMonster = (state: State, id: MonsterFigure): void => remove(state.monsters, monsterOf(state, id));

/** DES-37.1: figure and tokens are removed; scripts hear of it. */
export function* monsterDies(t: T, id: MonsterFigure, { by }: Source): Flow {
  const monster = monsterOf(t.state, id);
  const [at] = standsOn(monster);
  removeMonster(t.state, id);
  if (monster.thing !== undefined) t.state.guide.gone.push(monster.thing);
  const { kind, rank, unique, thing } = monster;
  const dead = {
    figure: id,
    kind,
    rank,
    at: at as Space,
    ...(unique && { unique }),
    ...(thing !== undefined && { thing }),
  };
  yield* calls(t).happen(t, { what: 'kill', ...dead, ...(by && { by }) });
}
