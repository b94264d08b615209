// Who a hero is and how he is, in words.

import type { Seat } from '@veillee/kernel';
import type { Reading } from './reading.ts';

export function heroLabel({ view, table, word, name }: Reading, seat: Seat): string {
  const hero = view.heroes[seat];
  return [
    table.seats[seat]?.name ?? '',
    ...(hero?.race ? [name(hero.race)] : []),
    ...(hero?.class ? [name(hero.class)] : []),
    ...(hero?.hidden ? [word('table.hidden')] : []),
    ...(hero?.camped ? [word('table.camped')] : []),
    ...(hero?.defeated ? [word('table.defeated')] : []),
  ].join(', ');
}
