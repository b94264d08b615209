// A week of the campaign in a terminal: how it stands, the party, the overlord, the ways out with what they may cost, and of the map whatever is no longer as
// it was.

import { inks, type Line } from '@veillee/pieces/paint';
import type { Showing } from '@veillee/pieces/terminal';
import { locations } from '../content/legend/map.ts';
import type { LocationRow } from '../content/legend/rows.ts';
import type { Legend } from '../rules/legend/record.ts';
import type { WeekView } from '../rules/view/week.ts';
import type { View } from '../rules/view.ts';
import { lyingTexts, stateText, weekOutline } from '../table/legend/outline.ts';

const { line, wrap } = inks({ title: '1', fact: '2' });

/** What a place is before anything has happened to it: of such nothing is said. */
const PLAIN: readonly string[] = [
  'terrinoth.dungeon',
  'terrinoth.city',
  'terrinoth.master',
  'terrinoth.legendary.shut',
  'terrinoth.keep',
];

export function weekLines({ view, say, width }: Showing<View>): Line[] {
  const { legend, week } = view;
  if (!legend || !week) return [];
  const parts = weekOutline(legend, week);
  return parts.flatMap(({ title, rows }, n) => {
    const told = n < parts.length - 1 ? rows : rows.filter((_, at) => hasNews(legend, week, locations[at]));
    return [
      ...(title && told.length > 0 ? [line(say(title), 'title')] : []),
      ...told.flatMap(({ label, values = [] }) => {
        const words = values.map(say).join('; ');
        return wrap(label ? `${say(label)}: ${words}` : words, width, MOST_LINES, 'fact');
      }),
    ];
  });
}
const MOST_LINES = 6;

const hasNews = (legend: Legend, week: WeekView, row: LocationRow | undefined): boolean =>
  row !== undefined &&
  (!PLAIN.includes(stateText(legend, week, row).text) ||
    lyingTexts(legend, week, row.id).length > 0 ||
    legend.lieutenants.some(({ at }) => at === row.id));
