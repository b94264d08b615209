// Orders are placed; and what sheets and skills do with them: exchange one (Silhouette), let another hero have it (Leadership).

import { orders } from '../../content/turns.ts';
import type { Order } from '../../content/vocabulary.ts';
import { calls } from '../calls.ts';
import { figureKey, orderKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import type { Flow, Hero, HeroTurn, State, T } from '../state.ts';

export function* placeOrder(t: T, hero: Hero, order: Order, turn?: HeroTurn): Flow {
  if (turn) turn.orders--;
  hero.order = order;
  t.tell(
    'log.orders',
    { hero: nameOf(t.state, hero.id), order: { text: `order.${order}` } },
    { rule: 'DES-7.4', ...(turn && { weight: 1 }) },
  );
  yield* calls(t).moment(t, 'order-placed', { figure: hero.id, thing: order });
  yield* calls(t).offerOverlord(t, { when: 'order-placed', figure: hero.id });
}

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

/** Heroes without an order of their own (DES-8.1), but none who is gone (LEG-8.24); nobody takes over the work of another's hands (DES-9.3). */
export const borrowers = (state: State, hero: Hero): Hero[] =>
  hero.order === 'prolonged'
    ? []
    : state.heroes.filter(one => one.id !== hero.id && one.order === undefined && !one.waits);

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
