// What a touch on the board does: whatever cannot be taken back is chosen first and then done, an attack with its chances in sight, a step
// that hurts with what it costs, a card with the threat that it leaves, a place with whoever would stand there. A second touch does it; a
// large monster that could lie otherwise there is turned by it.

import type { Option } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import type { TableProps } from '@veillee/web/kit';
import { dropKey } from '../rules/keys.ts';
import { isRisky } from '../rules/props/risks.ts';
import type { Thing } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { aimsAt, isAttack } from './attack/aims.ts';
import { isSite, nextWay, waysAt } from './dungeon/rising.ts';
import { type Exchange, inTheWay, NO_EXCHANGE } from './gear/exchange.ts';
import type { Reading } from './reading.ts';

/** Cards, what is put to use, and what is drunk: chosen first, whatever they are chosen with. */
const WEIGHED: readonly string[] = [
  'card',
  'burn',
  'equip',
  'drink',
  'feat',
  'treachery',
  'aside',
  'altar',
  'dark-glyph',
];

const costOf = ({ with: told }: Option): number => Number(told?.n ?? 0);
const byCost = (one: Option, other: Option): number => costOf(one) - costOf(other);

export function weighing(reading: Reading, exchange: Pick<Exchange, 'weigh'> = NO_EXCHANGE): TableProps<View> {
  const { table, view } = reading;
  return {
    ...table,
    touch(touched, by, how) {
      const found = table.optionsOn(touched);
      // Where one can also walk, one walks: at the ground one aims from the row of actions.
      const walks = found.filter(({ key }) => headOf(key) === 'walk');
      const [only, ...others] = walks.length > 0 ? walks : found;
      const sites = found.filter(isSite).toSorted(byCost);
      const [best] = aimsAt(reading, touched);
      if (only && isAttack(only) && best && found.every(isAttack)) {
        const chosen = found.find(({ key }) => table.picked.includes(key));
        if (chosen) table.answer([chosen.key]);
        else table.pick(best.option.key);
      } else if (sites.length > 0) {
        const ways = waysAt(sites, reading);
        const [way = '', ...otherwise] = ways.map(({ key }) => key);
        if (otherwise.length === 0 && table.picked.includes(way)) table.answer([way]);
        else table.pick(nextWay(ways, table.picked)?.key ?? '');
      } else if (walks.length > 0 && only && others.length === 0) {
        const weighs = how?.confirm || isRisky(view, touched);
        if (weighs && !table.picked.includes(only.key)) table.pick(only.key);
        else table.answer([only.key]);
      } else if (found.length > 0 && found.every(({ key }) => headOf(key) === 'drop')) {
        // Nothing is dropped at one touch: it is exchanged, or it is asked.
        const [thing] = found.flatMap(({ key }) => dropKey.read(key) ?? []);
        if (thing !== undefined && inTheWay(reading, thing as Thing).length > 0) exchange.weigh(thing as Thing);
        else table.touch(touched, by, { ...how, confirm: true });
      } else {
        const weighs = found.length > 0 && found.every(({ key }) => WEIGHED.includes(headOf(key)));
        table.touch(touched, by, weighs ? { ...how, confirm: true, weigh: true } : how);
      }
    },
  };
}
