// Quests in scenes: areas as their guides set them up, and what happens next as a rule of its own.

import type { Space } from '@veillee/pieces/geometry';
import { afterAll, beforeAll } from 'vitest';
import { guideOf, guides } from '../content/booklet.ts';
import type { Area, GuideRow, QuestId } from '../content/quests/vocabulary.ts';
import { boardOf } from '../rules/board.ts';
import { calls, type Happening } from '../rules/calls.ts';
import { numbersOf } from '../rules/quest/places.ts';
import type { Flow, Hero, HeroId, Marker, Monster, MonsterFigure, State, T } from '../rules/state.ts';
import { type Plan, Play } from './scene.ts';

export interface QuestPlan extends Omit<Plan, 'quest' | 'first'> {
  /** Revealed with all that is in them, one after the other; the first is where the heroes begin. */
  readonly areas?: readonly Area[];
  /** Where the heroes stand then. */
  readonly at?: readonly Space[];
  /** No monsters, where they would only be in the way. */
  readonly quiet?: true;
  /** What happens then. */
  readonly next?: (t: T) => Flow;
}

export function quest(id: QuestId, plan: QuestPlan = {}): Play {
  const { areas = [0], at = [], quiet, next, set, ...rest } = plan;
  return new Play({
    ...rest,
    quest: id,
    set: (state, heroes) => {
      state.board.revealed = [];
      state.board.markers = [];
      set?.(state, heroes);
    },
    *first(t) {
      const stood = t.state.heroes.map(hero => hero.at);
      for (const hero of t.state.heroes) hero.at = undefined;
      for (const area of areas) yield* calls(t).reveal(t, area);
      if (quiet) t.state.monsters = [];
      for (const [n, hero] of t.state.heroes.entries()) hero.at = at[n] ?? stood[n];
      if (next) yield* next(t);
    },
  });
}

/**
 * A quest that no booklet has: the first one of the box, with what a scene adds to it. It is among the guides while the tests of its file run,
 * under an id of its own, by which boards and scripts are kept.
 */
export function makeQuest(
  id: string,
  { things, on = [], ...more }: Partial<Pick<GuideRow, 'things' | 'on' | 'prolongedActions' | 'counters'>>,
) {
  const like = guideOf('heart-of-darkness');
  const guide = {
    ...like,
    ...more,
    quest: id as QuestId,
    things: { ...like.things, ...things },
    on: [...like.on, ...on],
  };
  const all = guides as GuideRow[];
  beforeAll(() => void all.push(guide));
  afterAll(() => void all.splice(all.indexOf(guide), 1));
  return (plan: QuestPlan = {}): Play =>
    quest(like.quest, {
      ...plan,
      set: (state, heroes) => {
        Object.assign(state, { quest: id });
        plan.set?.(state, heroes);
      },
    });
}

/** One thing after the other happens. */
export const all = (...what: readonly Happening[]) =>
  function* (t: T): Flow {
    for (const one of what) yield* calls(t).happen(t, one);
  };

export const overlordTurnEnds: Happening = { what: 'turnEnd', side: 'overlord' };

/** A hero kills a monster with a name by an attack. */
export const slays = (hero: Hero['id'], ...names: readonly string[]) =>
  function* (t: T): Flow {
    for (const name of names) yield* calls(t).wound(t, `monster:${name}`, 99, { kind: 'attack', by: hero });
  };

export const first: HeroId = 'hero:steelhorns';
export const second: HeroId = 'hero:mad-carthos';

/** The marker of a name in the guide, as it lies on the board. */
export function named(state: State, name: string): Marker {
  const numbers = numbersOf(boardOf(state), name);
  const found = state.board.markers.find(({ thing }) => thing !== undefined && numbers.includes(thing));
  if (!found) throw new Error(`${name} does not lie on the board`);
  return found;
}

/** The first hero, wherever they stand, has the encounter. */
export const meets = (name: string) =>
  function* (t: T): Flow {
    const { id: marker, at, thing } = named(t.state, name);
    yield* calls(t).happen(t, { what: 'encounter', marker, hero: first, at, ...(thing !== undefined && { thing }) });
  };

export const takes = (name: string, hero: HeroId = first) =>
  function* (t: T): Flow {
    yield* calls(t).pickUp(t, hero, named(t.state, name).id);
  };

/** The overlord takes whatever place or figure comes first, wherever one is asked for, and wakes no dark glyph. */
export function settled(play: Play): Play {
  const { overlordSeat: seat } = play;
  for (;;) {
    const asked = play.asked(seat);
    if (asked === 'overlord.answer.glyph') play.passes(seat);
    else if (asked === 'ask.place' || asked === 'ask.figure') play.answers(seat, play.can(seat)[0] ?? '');
    else return play;
  }
}

/** Several rules, one after the other. */
export const inTurn = (...flows: readonly ((t: T) => Flow)[]) =>
  function* (t: T): Flow {
    for (const flow of flows) yield* flow(t);
  };

export const monster = (play: Play, name: string): Monster | undefined =>
  play.state.monsters.find(({ id }) => id === (`monster:${name}` as MonsterFigure));

/** What has been read out to somebody, by the names of the texts. */
export const heard = (play: Play, to?: 'heroes' | 'overlord'): string[] =>
  play.state.told.flatMap(one => (to === undefined || one.to === 'all' || one.to === to ? [one.text] : []));
