// LEG-12.15, LEG-20.10: orders of the avatar: it places one on itself, and those who are like it have it too.

import { unless } from '@veillee/pieces/offers';
import type { Order } from '../../../content/vocabulary.ts';
import { attackOption, attacksOf } from '../../attack/options.ts';
import { aimsOf } from '../../attack/outlook.ts';
import { type AttackChoice, calls } from '../../calls.ts';
import { isHindered } from '../../effects/stats.ts';
import { monsterKey } from '../../keys.ts';
import { nameOf } from '../../names.ts';
import {
  type Acting,
  type DeedOffer,
  type Flow,
  figureAt,
  type Known,
  type Monster,
  type State,
  type T,
} from '../../state.ts';
import { readyKey } from '../outdoors/keys.ts';
import { isAvatars } from './level.ts';

/** Those that it may have. */
export const AVATAR_ORDERS = ['aim', 'dodge', 'guard'] as const satisfies readonly Order[];
export type AvatarOrder = (typeof AVATAR_ORDERS)[number];

/** Whose order counts for a figure: the avatar's own for all who are like it. */
export function bearerOf(state: Known, { id, person }: Pick<Monster, 'id' | 'person'>): Monster | undefined {
  const { dungeon, monsters } = state;
  if (!dungeon || person === undefined || !isAvatars(dungeon)) return undefined;
  const bearer = monsters.find(one => one.id === dungeon.avatar);
  return bearer ?? monsters.find(one => one.id === id);
}

/** Whether it may use such an order now: a familiar beside it may keep it from that (DES-35.15). */
export function hasOrder(state: State, monster: Monster, order: AvatarOrder): boolean {
  const bearer = bearerOf(state, monster);
  return bearer?.order === order && !((order === 'aim' || order === 'dodge') && isHindered(state, monster, order));
}

export function spendOrder(state: State, monster: Monster): void {
  const bearer = bearerOf(state, monster);
  if (bearer) bearer.order = undefined;
}

export function placeAvatarOrder(t: T, monster: Monster, order: AvatarOrder): void {
  monster.order = order;
  const words = { avatar: nameOf(t.state, monster.id), order: { text: `order.${order}` } };
  t.tell('log.dungeon.orders', words, { rule: 'LEG-12.15', weight: 2 });
}

/** Ready: an order, and then either its way or its attack. */
export function offerReady(state: State, monster: Monster, acting: Acting, offer: DeedOffer): void {
  if (monster.id !== state.dungeon?.avatar) return;
  for (const order of AVATAR_ORDERS)
    offer(unless(acting.fresh, 'why.outdoors.declared', 'LEG-12.15'), () => ({
      option: {
        key: readyKey.make(order),
        text: 'dungeon.ready',
        with: { avatar: nameOf(state, monster.id), order: { text: `order.${order}` } },
        rule: 'LEG-12.15',
        on: [monster.id],
      },
      *run(t) {
        Object.assign(acting, { fresh: false, half: true });
        placeAvatarOrder(t, monster, order);
      },
    }));
}

/** DES-8.14: on guard it interrupts a hero's turn with one attack; of those who are like it one alone makes that. */
export function* offerAvatarGuard(t: T): Flow {
  const { state } = t;
  const guards = state.monsters.filter(
    one => one.person !== undefined && hasOrder(state, one, 'guard') && strikesOf(state, one).length > 0,
  );
  const [first] = guards;
  if (!first) return;
  const words = { avatar: nameOf(state, first.id) };
  const striker = guards.length === 1 ? first : yield* whoStrikes(t, guards);
  if (!striker) return;
  const strikes = strikesOf(state, striker);
  const how = yield* t.choose(
    state.overlord.seat,
    'dungeon.guard',
    strikes,
    one => attackOption(state, striker.id, one),
    {
      rule: 'LEG-12.15',
      with: words,
      pass: { text: 'guard.wait' },
      window: WINDOW,
      outlook: () => aimsOf(state, striker.id, strikes),
    },
  );
  if (!how) return;
  spendOrder(state, striker);
  t.tell('log.dungeon.guards', { avatar: nameOf(state, striker.id) }, { rule: 'LEG-12.15', weight: 3 });
  yield* calls(t).attack(t, striker.id, how);
}
const WINDOW = { id: 'guard', matters: true, open: true, when: ['step'] } as const;

/** LEG-20.10 */
function* whoStrikes(t: T, guards: readonly Monster[]): Flow<Monster | undefined> {
  const { state } = t;
  const optionOf = ({ id }: Monster) => ({
    key: monsterKey.make(id),
    text: 'dungeon.guards',
    with: { avatar: nameOf(state, id) },
    on: [id],
  });
  return yield* t.choose(state.overlord.seat, 'dungeon.whoGuards', guards, optionOf, {
    rule: 'LEG-20.10',
    pass: { text: 'guard.wait' },
    window: WINDOW,
  });
}

/** On whoever stands in reach. */
const strikesOf = (state: State, { id }: Monster): readonly AttackChoice[] =>
  attacksOf(state, id, 'guard').filter(({ target }) => figureAt(state, target) !== undefined);
