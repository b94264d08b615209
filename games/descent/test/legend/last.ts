// The last levels of rumours and legendary areas in scenes: the party stands round the glyph, with whoever leads before it.

import type { Space } from '@veillee/pieces/geometry';
import type { LegendaryId, RumourId } from '../../content/legend/boards/vocabulary.ts';
import { legendaryAreas } from '../../content/legend/boards.ts';
import { placesAround } from '../../rules/around.ts';
import { calls } from '../../rules/calls.ts';
import type { BoardTerms } from '../../rules/legend/boards.ts';
import { newDungeon } from '../../rules/legend/dungeon/beginning.ts';
import { drawLevel, layOut, placeLeader } from '../../rules/legend/dungeon/laying.ts';
import { isLeader } from '../../rules/legend/dungeon/level.ts';
import { takeField } from '../../rules/legend/field.ts';
import { type Legend, legendOf, type WeekPosition } from '../../rules/legend/record.ts';
import { startOf } from '../../rules/setup/start.ts';
import type { Flow, Hero, Position, T } from '../../rules/state.ts';
import { type Wander, type WanderPlan, wander } from '../wander.ts';

export const HERE = 'thelsvan-trail';

export interface Plan extends Pick<WanderPlan, 'dice' | 'draws'> {
  readonly set?: (legend: Legend) => void;
  readonly position?: Position;
  readonly next?: (t: T, hero: Hero) => Flow;
}

const laid = (terms: BoardTerms, then: WeekPosition): Legend['board'] => ({ terms, then });
const area = (board: RumourId | LegendaryId) => legendaryAreas.find(one => one.board === board);

function termsOf(board: RumourId | LegendaryId): Extract<BoardTerms, { readonly kind: 'dungeon' }> {
  return area(board)
    ? { kind: 'dungeon', quest: 'legendary', at: board, levels: 4, near: [] }
    : { kind: 'dungeon', quest: 'rumour', at: HERE, card: board, levels: 3, near: [] };
}

/** The last level of a rumour, or of a legendary area at its metal. */
export function follows(
  board: RumourId | LegendaryId,
  { set, position = { at: 'next' }, next, ...luck }: Plan = {},
): Wander {
  const terms = termsOf(board);
  const scene = wander({
    ...luck,
    position,
    set: legend => {
      legend.level = area(board)?.tier ?? legend.level;
      legend.party.at = terms.at;
      legend.explored = [terms.at];
      if (terms.card) legend.rumour = { card: terms.card, at: terms.at };
      legend.board = laid(terms, { at: 'there' });
      set?.(legend);
    },
    *first(t) {
      const { state } = t;
      takeField(t);
      state.dungeon = newDungeon(legendOf(state), terms.levels);
      state.dungeon.entered = (['level-01', 'level-02', 'level-03'] as const).slice(0, terms.levels - 1);
      drawLevel(t);
      yield* layOut(t);
      for (const hero of state.heroes) hero.at = placesAround(state, startOf(state))[0] as Space;
      yield* placeLeader(t);
      state.round = 1;
      state.phase = 'heroes';
      if (next) yield* next(t, state.heroes[0] as Hero);
    },
  });
  const [mark] = scene.asked(scene.overlordSeat) === 'dungeon.place' ? scene.offered('dungeon.place') : [];
  return mark === undefined ? scene : scene.chooses('dungeon.place', mark);
}

/** All of the party have left by the portal. */
export function* leaves({ state }: T): Flow {
  for (const hero of state.heroes) Object.assign(hero, { at: undefined, waits: true });
}
export function* kills(t: T, hero: Hero): Flow {
  const leader = t.state.monsters.find(isLeader);
  if (leader) yield* calls(t).monsterDies(t, leader.id, { kind: 'attack', by: hero.id });
}
export function* killsAndLeaves(t: T, hero: Hero): Flow {
  yield* kills(t, hero);
  yield* leaves(t);
}
