// The boards of this game: what the week asks for is laid, and whoever has played it comes back to the week.

import { TAMALIR } from '../../content/legend/map.ts';
import type { Position, T } from '../state.ts';
import type { Boards, BoardTerms } from './boards.ts';
import { newDungeon } from './dungeon/beginning.ts';
import { newKeep } from './dungeon/keep.ts';
import { drawLevel } from './dungeon/laying.ts';
import { takeField } from './field.ts';
import { openBattle, openEncounter } from './outdoors/opening.ts';
import { cityIn, legendOf } from './record.ts';

type Dungeons = Extract<BoardTerms, { readonly kind: 'dungeon' }>;

export const boards: Boards<T> = {
  *open(t, terms) {
    switch (terms.kind) {
      case 'encounter':
        return yield* openEncounter(t, terms.shield);
      case 'dungeon':
        return enterDungeon(t, terms);
      case 'lieutenant':
        takeField(t);
        return openBattle(t, terms.lieutenant);
    }
  },
};

/** LEG-8.4, LEG-8.12, LEG-12.4. */
function enterDungeon(t: T, { quest, levels }: Dungeons): Position {
  const legend = legendOf(t.state);
  const { avatar } = legend;
  takeField(t);
  t.state.dungeon = quest === 'keep' && avatar ? newKeep(legend, avatar, levels) : newDungeon(legend, levels);
  if (t.state.dungeon.offer) cityIn(legend, TAMALIR).offer = undefined; // It lies there now.
  drawLevel(t);
  return { at: 'level' };
}
