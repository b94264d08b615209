// The words in which Descent's rules are proved: a quest that has begun, changed by hand, with the dice that a scene wants.

import { newChance, type Options, type Seat, Table } from '@veillee/kernel';
import { Scene } from '@veillee/kernel/trial/scene';
import { type Base, base, type Space, space } from '@veillee/pieces/geometry';
import type { QuestId } from '../content/quests/vocabulary.ts';
import type { MonsterId, Rank } from '../content/vocabulary.ts';
import { boardOf } from '../rules/board.ts';
import { descent } from '../rules/game.ts';
import { heroCount } from '../rules/options.ts';
import { placeMonster } from '../rules/overlord/monsters.ts';
import { newTurn } from '../rules/round.ts';
import { placesAround, startOf } from '../rules/setup/arrival.ts';
import { newHero } from '../rules/setup/heroes.ts';
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
import type { View } from '../rules/view.ts';

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

/** The same game, with dice that show this first, whoever throws them; after that they fall as they like. `first` comes before all else. */
function loaded({ dice = [], first: happens }: Plan): typeof descent {
  const left = [...dice];
  let before = happens;
  const load = (t: T): void => {
    const { roll } = Table.prototype;
    t.roll = (sides, stream) => {
      const chance = roll.call(t, sides, stream);
      return stream === 'dice' ? (left.shift() ?? chance) : chance;
    };
  };
  const positions = Object.entries(descent.positions).map(([at, rules]) => [
    at,
    function* (t: T, position: Position): Flow<Position> {
      load(t);
      if (!before) return (yield* rules(t, position)) as Position;
      const first = before;
      before = undefined;
      yield* first(t);
      return position;
    },
  ]);
  return { ...descent, positions: Object.fromEntries(positions) };
}

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
  Object.assign(new Table(descent, settingOf({ quest: state.quest }), state, newChance('table')), {
    shuffle: <X>(list: X[]): X[] => list,
  });

/** A rule changes a state by itself, in which nobody is asked; whether the game is over then. */
export function run(state: State, deed: (t: T) => Flow<unknown>): 'over' | 'done' {
  const { done, value } = deed(tableOf(state)).next([]);
  if (done) return 'done';
  if (value && 'kind' in value && value.kind === 'over') return 'over';
  throw new Error('somebody is asked');
}

export class Play {
  readonly table: Scene<State, View>;
  private readonly speaks: boolean;

  constructor(plan: Plan = {}) {
    const { position = { at: 'declare' }, set, speaks = false } = plan;
    this.speaks = speaks;
    const state = begun(plan);
    set?.(state, state.heroes);
    const { seats, options } = settingOf(plan);
    this.table = Scene.set(loaded(plan), { state, seats, options, position });
  }

  get state(): State {
    return this.table.state;
  }

  hero(n = 0): Hero {
    const hero = this.state.heroes[n];
    if (!hero) throw new Error(`there is no hero ${n}`);
    return hero;
  }

  monster(n = 0): Monster {
    const monster = this.state.monsters[n];
    if (!monster) throw new Error(`there is no monster ${n}`);
    return monster;
  }

  get overlordSeat(): Seat {
    return this.state.overlord.seat;
  }

  seat(n: Seat) {
    return this.table.seat(n);
  }

  /** What a player is asked now. */
  asked(seat: Seat = 0): string | undefined {
    return this.seat(seat).asked();
  }

  /** A player answers whatever they are asked, one key after the other. */
  answers(seat: Seat, ...keys: readonly string[]): this {
    for (const key of keys) {
      this.seat(seat).chooses(this.asked(seat) ?? 'nothing', key);
      // Nobody says what they intend unless a scene is about it.
      if (!this.speaks && this.asked(seat) === 'turn.intend') this.seat(seat).passes('turn.intend');
    }
    return this;
  }

  /** The first player answers. */
  does(...keys: readonly string[]): this {
    return this.answers(0, ...keys);
  }

  /** Passes; the overlord where the first player is not asked. */
  passes(seat: Seat = this.asked(0) === undefined ? this.overlordSeat : 0): this {
    this.seat(seat).passes(this.asked(seat) ?? 'nothing');
    return this;
  }

  /** The overlord waits wherever a card might be played, as often as it takes. */
  overlordWaits(): this {
    while (!this.table.over && this.asked(this.overlordSeat) !== undefined && this.asked(0) === undefined)
      this.passes(this.overlordSeat);
    return this;
  }

  /** What can be done now, by key. */
  can(seat: Seat = 0): string[] {
    return this.seat(seat).offered(this.asked(seat) ?? 'nothing');
  }

  /** Why this cannot be done: the text of the refusal and its rule. */
  whyNot(key: string, seat: Seat = 0): readonly [why: string, rule: string] | undefined {
    const refused = this.seat(seat)
      .refused(this.asked(seat) ?? 'nothing')
      .find(each => each.key === key);
    return refused && [refused.why.text, refused.rule];
  }

  told(): string[] {
    return this.table.told().map(({ text }) => text);
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
export const told = (play: Play, text: string) => play.table.told().filter(event => event.text === text);
