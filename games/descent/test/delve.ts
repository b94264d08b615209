// Dungeons in scenes: a level as its row lays it, four heroes round its glyph, and nobody else unless a scene wants them.

import { type Space, space } from '@veillee/pieces/geometry';
import { LEVELS, type LevelId } from '../content/legend/boards/vocabulary.ts';
import type { Tier } from '../content/vocabulary.ts';
import { placesAround } from '../rules/around.ts';
import { boardOf } from '../rules/board.ts';
import { descent } from '../rules/game.ts';
import { layOut, placeLeader } from '../rules/legend/dungeon/laying.ts';
import type { Dungeon } from '../rules/legend/dungeon/record.ts';
import { startOf } from '../rules/setup/start.ts';
import type { Flow, Hero, Position, State, T } from '../rules/state.ts';
import { inRound, Sitting, silent } from './sitting.ts';

export const FOUR: readonly string[] = ['steelhorns', 'mad-carthos', 'silhouette', 'mordrog'];

export interface DelvePlan {
  readonly level?: LevelId;
  /** Which of the three it is. */
  readonly depth?: 1 | 2 | 3;
  readonly metal?: Tier;
  /** Its leader stands there too. */
  readonly led?: true;
  readonly players?: number;
  readonly ice?: true;
  readonly set?: (state: State, heroes: readonly Hero[]) => void;
  readonly position?: Position;
  /** What happens before that, as a rule of its own. */
  readonly next?: (t: T) => Flow;
  readonly dice?: readonly number[];
}

/** A dungeon as it begins, before anybody is asked. */
export function entrance({ metal = 'copper', players = 1, ice }: DelvePlan = {}): State {
  const filled = Object.fromEntries(descent.options.map(({ id, initial }) => [id, initial]));
  const options = { ...filled, play: 'dungeon', metal, choosing: 'ready', ...(ice && { 'tomb-of-ice': true }) };
  return descent.begin({ seats: players + 1, options });
}

function within(plan: DelvePlan): State {
  const { level = 'level-01', depth = 1 } = plan;
  const state = entrance(plan);
  const others = LEVELS.filter(one => one !== level).slice(0, depth - 1);
  dungeonIn(state).entered = [...others, level];
  state.quest = level;
  inRound(state, FOUR);
  return state;
}

export function dungeonIn({ dungeon }: State): Dungeon {
  if (!dungeon) throw new Error('no dungeon');
  return dungeon;
}

export class Delve extends Sitting {
  constructor(plan: DelvePlan = {}) {
    const { position = { at: 'declare' }, set, next, led, dice = [], players = 1 } = plan;
    super(descent, {
      seats: players + 1,
      options: {},
      state: within(plan),
      position,
      dice,
      *first(t) {
        const { state } = t;
        yield* layOut(t);
        for (const hero of state.heroes) hero.at = placesAround(state, startOf(state))[0] as Space;
        if (led) yield* placeLeader(t);
        set?.(state, state.heroes);
        if (next) yield* next(t);
      },
      unasked: silent,
    });
  }

  get dungeon(): Dungeon {
    return dungeonIn(this.state);
  }
}

export const delve = (plan: DelvePlan = {}): Delve => new Delve(plan);

/** The first space of the portal. */
export const portal = (state: State): Space => {
  const [thing] = boardOf(state).thingsNamed('portal');
  return thing?.spaces[0] ?? space(0, 0);
};
