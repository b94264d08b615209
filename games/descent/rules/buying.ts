// What can be bought or sold, as it is offered wherever there is a shop: in Town, on the map, or before a quest.

import type { Option, RuleId } from '@veillee/kernel';
import { thingName } from './card-names.ts';
import type { Thing } from './state.ts';

type Mark = NonNullable<Option['on']>[number];

const ware =
  (text: 'shop.buy' | 'town.sell') =>
  (key: string, thing: Thing, price: number, on: Mark, rule?: RuleId): Option => ({
    key,
    text,
    with: { thing: thingName(thing), price },
    on: [on],
    ...(rule && { rule }),
  });

export const buying = ware('shop.buy');
export const selling = ware('town.sell');
