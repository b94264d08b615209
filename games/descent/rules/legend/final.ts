// LEG-12.2, LEG-12.3, LEG-17.17: the Final Battle takes the place of the week.

import type { Position } from '@veillee/kernel';
import { cityRow } from '../../content/legend/cities.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import type { Boards } from './boards.ts';
import { offerBuildings, unserved } from './buildings.ts';
import { doOne } from './deeds.ts';
import { keepTerms } from './keep.ts';
import { playBoard } from './play.ts';
import { type Flow, type Legend, legendOf, type W } from './record.ts';

export function* finalBattle(t: W, boards: Boards): Flow<Position> {
  const legend = legendOf(t.state);
  const isEarly = legend.level !== 'final';
  legend.step = 'party';
  if (!isEarly) {
    legend.party.at = TAMALIR;
    const [hero] = unserved(legend);
    if (hero) {
      // LEG-12.3: one lesson in one building each.
      const seat = hero.seat;
      yield* doOne(t, { seat, prompt: 'week.lastLesson', rule: 'LEG-12.3' }, offer =>
        offerBuildings(legend, hero, cityRow(TAMALIR), 'train', offer),
      );
      return { at: 'finalBattle' };
    }
  }
  return yield* marchOnKeep(t, legend, boards);
}

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
