// Encounters in scenes: a ground as its row lays it, four heroes on the dead ends of its start tile, and nobody else unless a scene wants them.

import type { Position } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import type { GroundId, IncidentId } from '../content/legend/boards/vocabulary.ts';
import type { MonsterId, Rank, Tier } from '../content/vocabulary.ts';
import { descent } from '../rules/game.ts';
import { layOut } from '../rules/legend/dungeon/laying.ts';
import { outdoorsOf, spotsOf } from '../rules/legend/outdoors/ground.ts';
import type { Outdoors } from '../rules/legend/outdoors/record.ts';
import { placeMonster } from '../rules/overlord/monsters.ts';
import { bareBoard } from '../rules/setup/bare-board.ts';
import type { Flow, Hero, Monster, Stand, State, T } from '../rules/state.ts';
import { entrance, FOUR } from './delve.ts';
import { inRound, Sitting, silent } from './sitting.ts';

export interface RoadPlan {
  readonly ground?: GroundId;
  readonly incident?: IncidentId;
  /** In place of an Incident. */
  readonly lieutenant?: string;
  readonly ambush?: true;
  readonly metal?: Tier;
  readonly ice?: true;
  readonly set?: (state: State, heroes: readonly Hero[]) => void;
  readonly position?: Position;
  /** What happens before that, as a rule of its own. */
  readonly next?: (t: T) => Flow;
  readonly dice?: readonly number[];
  readonly draws?: { readonly [what: string]: readonly unknown[] };
  readonly game?: typeof descent;
  readonly seed?: string;
}

function within({
  ground = 'open-meadow',
  incident = 'road-thieves',
  lieutenant,
  ambush,
  metal,
  ice,
}: RoadPlan): State {
  const { dungeon: _, ...state } = entrance({ ...(metal && { metal }), ...(ice && { ice }) });
  state.quest = ground;
  state.board = bareBoard();
  state.outdoors = {
    ...(lieutenant === undefined ? { incident } : { lieutenant }),
    ambush: ambush === true,
    fled: [],
    dead: [],
    waiting: [],
    bought: [],
    searched: [],
    over: undefined,
  };
  Object.assign(state.overlord, { deck: [] });
  inRound(state, FOUR);
  return state;
}

export class Road extends Sitting {
  constructor(plan: RoadPlan = {}) {
    const { position = { at: 'declare' }, set, next, dice = [], draws, game = descent, seed } = plan;
    const isLaid = position.at !== 'ground';
    super(game, {
      seats: 2,
      options: {},
      state: within(plan),
      position,
      dice,
      ...(draws && { draws }),
      ...(seed !== undefined && { seed }),
      *first(t) {
        const { state } = t;
        if (isLaid) yield* layOut(t);
        if (isLaid) for (const [n, hero] of state.heroes.entries()) hero.at = spotsOf(state).deadEnds[n] as Space;
        set?.(state, state.heroes);
        if (next) yield* next(t);
      },
      unasked: silent,
    });
  }

  get outdoors(): Outdoors {
    return outdoorsOf(this.state);
  }
}

export const road = (plan: RoadPlan = {}): Road => new Road(plan);

/** A monster that stands there, as it came with the encounter. */
export function foe(
  state: State,
  kind: MonsterId,
  at: Stand,
  came: 'leader' | 'minion' = 'minion',
  rank?: Rank,
): Monster {
  const monster = placeMonster(state, { kind, rank: rank ?? (came === 'leader' ? 'unique' : 'normal'), at, came });
  monster.ready = true;
  return monster;
}
