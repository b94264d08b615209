// LEG-12.2, LEG-12.3, LEG-17.17: the Final Battle takes the place of the week.

import type { Position, Seat } from '@veillee/kernel';
import type { Standing } from '@veillee/pieces/deeds';
import { cityRow } from '../../content/legend/cities.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import type { Boards } from './boards.ts';
import { offerBuildings, unserved } from './buildings.ts';
import { doAny } from './deeds.ts';
import { keepTerms } from './keep.ts';
import { playBoard } from './play.ts';
import { type Flow, type Legend, type Legendary, legendOf, type W } from './record.ts';
import { nextOf, throwTurns } from './turns.ts';

export function* finalBattle(t: W, boards: Boards): Flow<Position> {
  const legend = legendOf(t.state);
  const isEarly = legend.level !== 'final';
  legend.step = 'party';
  if (!isEarly) {
    legend.party.at = TAMALIR;
    const waiting = unserved(legend);
    if (waiting.length > 0) {
      throwTurns(t, waiting); // LEG-21.17
      const seats = [...new Set(nextOf(legend, waiting).map(({ seat }) => seat))];
      yield* doAny(
        t,
        seats.map(seat => lastLesson(legend, seat)),
      );
      return { at: 'finalBattle' };
    }
  }
  return yield* marchOnKeep(t, legend, boards);
}

/** LEG-12.3: one lesson in one building each; who goes first is theirs to say (LEG-13.5). */
const lastLesson = (legend: Legend, seat: Seat): Standing<Legendary, Position> => ({
  asked: { seat, prompt: 'week.lastLesson', rule: 'LEG-12.3' },
  deeds: offer => {
    for (const hero of nextOf(legend, unserved(legend)))
      if (hero.seat === seat) offerBuildings(legend, hero, cityRow(TAMALIR), 'train', offer);
  },
});

/** LEG-12.2: whatever was gained is gone; what is gained in the keep is counted anew (LEG-12.5). */
function* marchOnKeep(t: W, legend: Legend, boards: Boards): Flow<Position> {
  const terms = keepTerms(legend);
  legend.level = 'final';
  legend.party.at = terms.at;
  legend.before = { ...legend.conquest };
  legend.conquest = { heroes: 0, overlord: 0 };
  legend.xp = 0;
  for (const hero of legend.heroes) hero.xp = 0;
  t.tell('log.week.finalBattle', {}, { rule: 'LEG-12.2', weight: 8 });
  return yield* playBoard(t, boards, terms, { at: 'weekEnd' });
}
