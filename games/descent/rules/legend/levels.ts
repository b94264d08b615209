// LEG-2: how far the campaign has come, and what that allows.

import { levelRow } from '../../content/legend/economy.ts';
import { CATEGORIES, type Category, FORMS, type Form, LEVELS, type Level } from '../../content/legend/vocabulary.ts';
import { conquestOfBoth, type Legend, lengthIn } from './record.ts';

const rank = (level: Level): number => LEVELS.indexOf(level);
export const isAtLeast = (level: Level, other: Level): boolean => rank(level) >= rank(other);

/** LEG-2.2 to LEG-2.4: the highest threshold that both sides together have reached; a level is never lost. */
export function levelNow(legend: Legend): Level {
  const reached = lengthIn(legend).thresholds.filter(n => conquestOfBoth(legend) >= n).length;
  return LEVELS[Math.max(reached, rank(legend.level))] ?? legend.level;
}

const nextForm = (form: Form): Form | undefined => FORMS[FORMS.indexOf(form) + 1];

/** The form to which a category can go up: none where the level forbids it (LEG-2.9). */
export function formAfter({ forms, level }: Legend, category: Category): Form | undefined {
  const next = nextForm(forms[category]);
  if (next === undefined || next === 'copper') return undefined;
  const better = CATEGORIES.filter(one => one !== category && FORMS.indexOf(forms[one]) >= FORMS.indexOf(next));
  return better.length < levelRow(level).forms[next] ? next : undefined;
}
