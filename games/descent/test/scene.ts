// The words in which Descent's rules are proved: a quest that has begun, changed by hand, with the dice that a scene wants.

import { newChance, type Options, type Seat, Table } from '@veillee/kernel';
import { type Base, base, type Space, space } from '@veillee/pieces/geometry';
import type { QuestId } from '../content/quests/vocabulary.ts';
import type { MonsterId, Rank } from '../content/vocabulary.ts';
import { placesAround } from '../rules/around.ts';
import { boardOf } from '../rules/board.ts';
import { descent } from '../rules/game.ts';
import { heroCount } from '../rules/options.ts';
import { placeMonster } from '../rules/overlord/monsters.ts';
import { newTurn } from '../rules/round.ts';
import { newHero } from '../rules/setup/heroes.ts';
import { startOf } from '../rules/setup/start.ts';
import {
  type Flow,
  type Hero,
  type Marker,
  type MarkerFace,
  type Monster,
  type Position,
  type State,
  standsOn,
  type T,
} from '../rules/state.ts';
import { Sitting, silent } from './sitting.ts';

export interface Plan {
  readonly quest?: QuestId;
  /** Sheets, in seating order; the first hero's turn it is. */
  readonly heroes?: readonly string[];
  /** Hero players; the overlord sits last. */
  readonly players?: number;
  readonly options?: Options;
  /** What is different: heroes stand around the first glyph with bare hands, the areas are empty, the overlord holds nothing. */
  readonly set?: (state: State, heroes: readonly Hero[]) => void;
  /** `declare` unless said otherwise: the first hero has refreshed and equipped. */
  readonly position?: Position;
  /** What happens before that position, as a rule of its own. */
  readonly first?: (t: T) => Flow;
  /** What the next dice show (1 to 6 of their faces, in the order in which they are rolled). */
  readonly dice?: readonly number[];
  /** Heroes are asked what they intend. */
  readonly speaks?: true;
}

/** Two plain fighters without abilities that change numbers unasked. */
export const PAIR: readonly string[] = ['steelhorns', 'mad-carthos'];

/** A state in which the quest has begun, made by hand: nobody has been asked anything. */
export function begun({ quest = 'heart-of-darkness', heroes = PAIR, players = 1, options = {} }: Plan = {}): State {
  const setting = settingOf({ quest, heroes, players, options });
  // The guide's tokens and two cards, but the figures that so few heroes meet, unless a scene is about all of them (R96).
  const state: State = { ...descent.begin(setting), byBook: options.pool === 'guide' ? true : undefined };
  if (heroCount(setting) !== heroes.length) throw new Error('as many heroes as the setting says');
  state.heroes = heroes.map((sheet, n) => newHero(state.party[n] ?? 0, sheet));
  state.board.open = boardOf(state)
    .doors.filter(({ open }) => open)
    .map(({ id }) => id);
  const start = startOf(state);
  state.board.revealed = [boardOf(state).areaOf(start)];
  lay(state, { kind: 'glyph', active: true }, start);
  for (const hero of state.heroes) hero.at = placesAround(state, start)[0] as Space;
  state.phase = 'heroes';
  state.round = 1;
  for (const hero of state.heroes) hero.ready = true;
  takesTurn(state, state.heroes[0] as Hero);
  return state;
}

/** It is this hero's turn, and nothing has happened in it. */
export function takesTurn(state: State, hero: Hero): void {
  state.turn = newTurn(hero);
}

function settingOf({ quest, heroes = PAIR, players = 1, options = {} }: Plan) {
  const filled = Object.fromEntries(descent.options.map(({ id, initial }) => [id, initial]));
  return {
    seats: players + 1,
    // Rules are proved with what guides say.
    options: {
      ...filled,
      pool: 'guide',
      quest: quest ?? 'heart-of-darkness',
      heroes: String(heroes.length),
      ...options,
    },
  };
}

/** A marker on the board. */
export function lay(state: State, face: MarkerFace, at: Space, thing?: number): Marker {
  const id = `marker:${face.kind}#${state.board.markers.length}` as const;
  const marker: Marker = { ...face, id, at, ...(thing !== undefined && { thing }) };
  state.board.markers.push(marker);
  return marker;
}

/** A monster on the board: of a small one its space, of a large one its base. */
export const put = (state: State, kind: MonsterId, at: Space | Base, rank: Rank = 'normal'): Monster =>
  placeMonster(state, { kind, rank, at });

export { base, space };

/** A table on which a rule itself changes a scene's state: nothing is shuffled, nobody listens. */
export const tableOf = (state: State): T =>
  Object.assign(new Table(descent, settingOf({ quest: state.quest as QuestId }), state, newChance('table')), {
    shuffle: <X>(list: X[]): X[] => list,
  });

/** A rule changes a state by itself, in which nobody is asked; whether the game is over then. */
export function run(state: State, deed: (t: T) => Flow<unknown>): 'over' | 'done' {
  const { done, value } = deed(tableOf(state)).next([]);
  if (done) return 'done';
  if (value && 'kind' in value && value.kind === 'over') return 'over';
  throw new Error('somebody is asked');
}

export class Play extends Sitting {
  constructor(plan: Plan = {}) {
    const { position = { at: 'declare' }, set, first, dice = [], speaks = false } = plan;
    const state = begun(plan);
    set?.(state, state.heroes);
    super(descent, {
      ...settingOf(plan),
      state,
      position,
      dice,
      ...(first && { first }),
      ...(!speaks && { unasked: silent }),
    });
  }

  /** The first player. */
  override get actor(): Seat {
    return 0;
  }

  monster(n = 0): Monster {
    const monster = this.state.monsters[n];
    if (!monster) throw new Error(`there is no monster ${n}`);
    return monster;
  }

  /** Passes; the overlord where the first player is not asked. */
  override passes(at: string | Seat = this.asked() === undefined ? this.overlordSeat : 0): this {
    return super.passes(at);
  }

  /** The overlord waits wherever a card might be played, as often as it takes. */
  overlordWaits(): this {
    while (!this.over && this.asked(this.overlordSeat) !== undefined && this.asked() === undefined)
      this.passes(this.overlordSeat);
    return this;
  }

  /** The spaces under the first monster. */
  under(n = 0): readonly Space[] {
    return standsOn(this.monster(n));
  }
}

export const scene = (plan: Plan = {}): Play => new Play(plan);

/** Both heroes of a scene for two. */
export const pair = (heroes: readonly Hero[]): [Hero, Hero] => heroes as [Hero, Hero];

/** Every event of this kind that has been told. */
export const told = (play: Play, text: string) => play.lines(text);
