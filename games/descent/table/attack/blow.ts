// What the blow that lies on the table comes to as it stands: the attack's paper and the button that strikes say the same.

import { standing } from '../../rules/attack/sheet.ts';
import { type Hero, type Monster, standsOn } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { Reading } from '../reading.ts';
import { figuresIn } from './aims.ts';

type Attack = View['attacks'][number];

export function blowOf({ view, sheetOf, outlook }: Pick<Reading, 'view' | 'sheetOf' | 'outlook'>, attack: Attack) {
  const target = figuresIn(view).find(one => one.id !== attack.by && standsOn(one).includes(attack.space));
  const armour = outlook.spending?.armour ?? (target && sheetOf(target.id)?.armour) ?? 0;
  const sum = standing(attack);
  const stopped = Math.max(0, armour - sum.pierce);
  const wounds = sum.misses || !sum.reaches ? 0 : Math.max(0, sum.damage - stopped);
  return { ...sum, target, armour, wounds };
}

/** Before the target's armour stands what a hero strikes with; a monster strikes with itself, so whose armour it is stands there. */
export const subjectOf = (
  { view, nameOf }: Pick<Reading, 'view' | 'nameOf'>,
  by: string,
  weapon: string,
  target: Pick<Hero | Monster, 'id'> | undefined,
): string => (target && view.monsters.some(({ id }) => id === by) ? nameOf(target.id) : weapon);
