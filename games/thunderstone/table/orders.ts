// Orders: several answers given one after another, each to the decision that follows. "Equip for Rank 2."

import type { PlainDecision } from '@veillee/kernel';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Card } from '../content/cards.ts';
import { autoEquip, bestFed, nextStep } from '../rules/auto-equip.ts';
import { weaponOf } from '../rules/battle.ts';
import { likeness } from '../rules/cards-offered.ts';
import { EQUIP, UNEQUIP, USE } from '../rules/keys.ts';
import type { Party, Rank } from '../rules/state.ts';
import { equipOption } from './party.ts';
import type { Reading } from './reading.ts';

export type Order =
  | { readonly kind: 'rank'; readonly rank: Rank }
  /** A Weapon changes hands: taken back first if need be. */
  | { readonly kind: 'hand'; readonly weapon: Card; readonly hero: Card };

export interface Orders {
  readonly order: Order | undefined;
  give(order: Order): void;
}

export const OrdersContext = createContext<Orders>({ order: undefined, give: () => undefined });
export const useOrders = (): Orders => useContext(OrdersContext);

/** More answers than any plan needs: a safeguard against plans that chase each other. */
const MOST_STEPS = 24;

interface Running {
  readonly order: Order;
  steps: number;
  /** The card whose effect was used last. */
  used: Card | undefined;
  /** The last answer that the order asks for is given. */
  done: boolean;
}

/** Carries out an order, decision by decision, until nothing is left to do or somebody else is asked. */
export function useOrderRunner(reading: Reading): Orders {
  const [running, setRunning] = useState<Running | undefined>(undefined);
  const now = useRef(reading);
  now.current = reading;
  const { decision } = reading;
  const id = decision?.id;
  const over = reading.party === undefined;

  useEffect(() => {
    if (!running) return;
    if (over || running.done) return setRunning(undefined);
    const { decision, table } = now.current;
    if (!decision || decision.id !== id) return;
    const key = running.steps < MOST_STEPS ? nextKey(now.current, decision, running) : undefined;
    if (key === undefined) return setRunning(undefined);
    running.steps++;
    if (USE.is(key)) running.used = USE.only(key);
    running.done = running.order.kind === 'hand' && EQUIP.is(key);
    table.answer([key]);
  }, [running, id, over]);

  const give = useCallback((order: Order) => setRunning({ order, steps: 0, used: undefined, done: false }), []);
  return { order: running?.order, give };
}

function nextKey(reading: Reading, decision: PlainDecision, { order, used }: Running): string | undefined {
  const { side, party, prospects } = reading;
  if (!side || !party) return undefined;
  if (order.kind === 'hand') return decision.prompt === 'dungeon.step' ? handOver(decision, order, party) : undefined;
  const prospect = prospects[order.rank - 1];
  if (!prospect) return undefined;
  const { target, rank } = prospect;
  if (decision.prompt === 'dungeon.hero' && used) return bestFed(decision.options, side, used, [{ def: target, rank }]);
  if (decision.prompt !== 'dungeon.step') return undefined;
  return nextStep(decision.options, party, autoEquip(side, target, rank));
}

/**
 * The next answer on the way of a Weapon into a Hero's hands; the one that equips is the last. Of cards that are alike the
 * rules name one, so whose hands they are is not asked by name: from one Hero to his twin there is no way to go.
 */
export function handOver(
  decision: PlainDecision,
  { weapon, hero }: { readonly weapon: Card; readonly hero: Card },
  party: Party,
): string | undefined {
  const holder = party.equip[weapon];
  const takenBack = (card: Card): string | undefined =>
    decision.options.find(({ key }) => key === UNEQUIP.make(card))?.key;
  if (holder !== undefined) {
    const { [weapon]: _, ...equip } = party.equip;
    const bare = { party: { ...party, equip } };
    return likeness(bare, holder) === likeness(bare, hero) ? undefined : takenBack(weapon);
  }
  const other = weaponOf(party, hero);
  return other === undefined ? equipOption(decision, weapon, hero)?.key : takenBack(other);
}
