// ASH-27.3 to ASH-27.6: an adventure that is lost leaves nothing behind but its story.

import type { Rules, Table } from '@veillee/kernel';
import { adventureOf } from '../content/adventures.ts';
import { secret } from './secrets.ts';
import type { Loss, State } from './state.ts';

const RULE: { readonly [loss in Loss]: string } = {
  'double-ko': 'ASH-27.3',
  'no-destiny': 'ASH-27.4',
  'zone-full': 'ASH-27.5',
};

export function* defeat(t: Table<State>, loss: Loss): Rules<never> {
  const { state } = t;
  state.lost = loss;
  state.phase = 'over';
  const story = [secret(`defeat.${loss}`), secret(`adventure.${adventureOf(state.adventure).id}.defeat`)];
  t.tell('log.lost', { story }, { rule: RULE[loss], weight: 9, scene: { of: 'end', part: loss, won: false } });
  return yield* t.end();
}
