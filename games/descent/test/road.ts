// Encounters in scenes: a ground as its row lays it, four heroes on the dead ends of its start tile, and nobody else unless a scene wants them.

import type { Position } from '@veillee/kernel';
import { Scene } from '@veillee/kernel/trial/scene';
import type { Space } from '@veillee/pieces/geometry';
import type { GroundId, IncidentId } from '../content/legend/boards/vocabulary.ts';
import type { MonsterId, Rank, Tier } from '../content/vocabulary.ts';
import { descent } from '../rules/game.ts';
import { layOut } from '../rules/legend/dungeon/laying.ts';
import { outdoorsOf, spotsOf } from '../rules/legend/outdoors/ground.ts';
import type { Outdoors } from '../rules/legend/outdoors/record.ts';
import { type Legend, legendOf } from '../rules/legend/record.ts';
import { placeMonster } from '../rules/overlord/monsters.ts';
import { newTurn } from '../rules/round.ts';
import { bareBoard } from '../rules/setup/bare-board.ts';
import { newHero } from '../rules/setup/heroes.ts';
import type { Flow, Hero, Monster, Stand, State, T } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { entrance, FOUR } from './delve.ts';

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
  state.heroes = FOUR.map((sheet, n) => newHero(state.party[n] ?? 0, sheet, 0));
  state.phase = 'heroes';
  state.round = 1;
  for (const hero of state.heroes) hero.ready = true;
  const [first] = state.heroes;
  if (first) state.turn = newTurn(first);
  return state;
}

export class Road extends Scene<State, View> {
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
      unasked: ({ prompt }) => (prompt === 'turn.intend' ? [] : undefined),
    });
  }

  get legend(): Legend {
    return legendOf(this.state);
  }
  get outdoors(): Outdoors {
    return outdoorsOf(this.state);
  }
  hero(n = 0): Hero {
    const hero = this.state.heroes[n];
    if (!hero) throw new Error(`there is no hero ${n}`);
    return hero;
  }
  get leader(): Monster | undefined {
    return this.state.monsters.find(({ came }) => came === 'leader');
  }
  get overlordSeat(): number {
    return this.state.overlord.seat;
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
