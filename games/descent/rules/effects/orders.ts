// What sheets and skills do with orders: exchange one (Silhouette), let another hero have it (Leadership).

import { orders } from '../../content/turns.ts';
import type { Order } from '../../content/vocabulary.ts';
import { figureKey, orderKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import type { Flow, Hero, State, T } from '../state.ts';

/** What the order that a hero has can be exchanged for. */
export const otherOrders = ({ order }: Hero): Order[] =>
  order === undefined ? [] : orders.flatMap(({ id, box }) => (box === 'base' && id !== order ? [id] : []));

export function* changeOrder(t: T, hero: Hero): Flow {
  const { state } = t;
  const optionOf = (id: Order) => ({ key: orderKey.make(id), text: `order.${id}`, on: [`order:${id}`] });
  hero.order = yield* t.choose(hero.seat, 'order.exchange', otherOrders(hero), optionOf, {
    rule: 'DES-8.1',
    with: { figure: nameOf(state, hero.id) },
  });
  t.tell('log.orders', { hero: nameOf(state, hero.id), order: { text: `order.${hero.order}` } }, { rule: 'DES-8.2' });
}

/** Heroes without an order of their own (DES-8.1). */
export const borrowers = (state: State, hero: Hero): Hero[] =>
  state.heroes.filter(one => one.id !== hero.id && one.order === undefined);

/** DRF-2.5b: the order that was just placed goes to another hero. */
export function* lendOrder(t: T, hero: Hero): Flow {
  const { state } = t;
  const { order } = hero;
  if (order === undefined) return;
  const optionOf = ({ id }: Hero) => ({
    key: figureKey.make(id),
    text: 'order.lend.to',
    with: { hero: nameOf(state, id) },
    on: [id],
  });
  const other = yield* t.choose(hero.seat, 'order.lend', borrowers(state, hero), optionOf, {
    rule: 'DRF-2.5b',
    with: { order: { text: `order.${order}` } },
  });
  hero.order = undefined;
  other.order = order;
  t.tell(
    'log.order.lent',
    { hero: nameOf(state, hero.id), other: nameOf(state, other.id), order: { text: `order.${order}` } },
    { rule: 'DRF-2.5b' },
  );
}
