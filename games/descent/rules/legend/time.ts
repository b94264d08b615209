// LEG-4.2, LEG-4.3: the first step of the week. The level is looked at before anybody gains anything.

import { avatarRow } from '../../content/legend/avatars.ts';
import { deedOf } from './diary/deeds.ts';
import { note } from './diary/page.ts';
import { winCampaign } from './ending.ts';
import { gainConquest } from './gains.ts';
import { levelNow } from './levels.ts';
import { lieutenantName } from './names.ts';
import { type Flow, legendOf, razedCities, type W, type WeekPosition } from './record.ts';
import { tellOf } from './telling.ts';

export function* passTime(t: W): Flow<WeekPosition> {
  const legend = legendOf(t.state);
  legend.week++;
  legend.step = 'time';
  legend.today = {};
  legend.diary ??= [];
  if (legend.week === 1) tellOf(t, 'LEG-1.1', ['story', 'opening']);
  t.tell('log.week.begins', { week: legend.week }, { weight: 2 });
  const level = levelNow(legend);
  if (level !== legend.level) {
    legend.level = level;
    t.tell('log.week.level', { level: { text: `level.${level}` } }, { rule: 'LEG-2.2', weight: 6 });
    if (level !== 'copper') tellOf(t, 'LEG-2.2', ['story', level === 'final' ? 'final-battle' : level]);
    note(legend, deedOf.level.make(level));
    // LEG-12.2: it comes before all else of the week, also before what the overlord would gain.
    if (level === 'final') return { at: 'finalBattle' };
  }
  gainConquest(t, 'overlord', 1 + razedCities(legend).length, 'LEG-4.3', 'time');
  yield* fallComet(t);
  comeBack(t);
  return { at: 'sieges' };
}

/** The card with which comets come. */
const COMETS = 'as-5';
/** The Portent: with the last comet the overlord has won (LEG-1.18). */
function* fallComet(t: W): Flow {
  const legend = legendOf(t.state);
  if (legend.comets === undefined) return;
  legend.comets--;
  t.tell('log.week.comet', { left: legend.comets }, { rule: 'LEG-1.18', weight: 4 });
  const of = COMETS;
  tellOf(t, 'LEG-1.18', ['plot', of, legend.comets > 0 ? 'comet' : 'complete'], { count: legend.comets });
  if (legend.comets === 0) yield* winCampaign(t, 'overlord', 'LEG-1.18');
}

/** Who rises again is at the keep. */
function comeBack(t: W): void {
  const legend = legendOf(t.state);
  for (const id of legend.returning) {
    if (legend.avatar) legend.lieutenants.push({ id, at: avatarRow(legend.avatar).keep });
    t.tell('log.week.returns', { lieutenant: lieutenantName(id) }, { weight: 2 });
  }
  legend.returning = [];
}
