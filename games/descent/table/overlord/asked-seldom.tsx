// Around one screen the overlord is not asked at every step and turn of the heroes (`often` in timing.ts): the board says so once, and where
// to wish otherwise.

import { Notice } from '@veillee/web/kit';
import { TRIGGERS } from '../../rules/overlord/timing.ts';
import type { Reading } from '../reading.ts';
import { useReading } from '../reading.ts';

/** The overlord and a hero player sit before this screen. */
export const sharesScreen = ({ table, view }: Pick<Reading, 'table' | 'view'>): boolean => {
  const here = table.seats.filter(({ mine }) => mine).map(({ seat }) => view.sides[seat]);
  return here.includes('overlord') && here.includes('heroes');
};

export function AskedSeldom() {
  const reading = useReading();
  const { table, word, side, decision } = reading;
  if (side !== 'overlord' || !decision || !table.openWishes || !sharesScreen(reading)) return null;
  // Whoever is asked there has wished for it.
  if (SELDOM.includes(decision.prompt)) return null;
  return (
    <Notice
      id="asked-seldom"
      text={word('table.seldom')}
      done={word('table.seldom.done')}
      deed={{ name: word('table.seldom.choose'), run: table.openWishes }}
    />
  );
}

/** What is asked at every other step, and so around one screen only of whoever wishes it. */
const SELDOM: readonly string[] = Object.values(TRIGGERS).flatMap(trigger =>
  'often' in trigger ? [`overlord.answer.${trigger.of}`] : [],
);
