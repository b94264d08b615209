// Who of the overlord's is being ordered, and what a touch on the map then means: only what that one may do is lit; what cannot be taken back is chosen
// first and done by the second touch; a lieutenant can also be dragged to where they shall go.

import type { Option, Picks } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import type { TableProps, ThingState } from '@veillee/web/kit';
import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { besiegeKey, leaveKey, rideKey, sealKey, takeKey } from '../../rules/legend/keys.ts';
import type { View } from '../../rules/view.ts';
import type { Reading } from '../reading.ts';
import { placeId, riderId } from './layout.ts';

export interface Ride {
  readonly from: string;
  readonly to: string;
  readonly chosen: boolean;
}

export interface Ordering {
  /** Whose order is asked about. */
  readonly rider: string | undefined;
  order(rider: string): void;
  /** Where that one may go. */
  readonly reach: readonly Ride[];
  /** What that one may do. */
  readonly orders: readonly Option[];
  readonly table: TableProps<View>;
  /** For whatever the map lies in. */
  readonly drag: {
    onPointerDownCapture(event: PointerEvent): void;
    onPointerUpCapture(event: PointerEvent): void;
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }): void;
  };
}

/** The lieutenant whom an answer of the overlord's is about. */
export function riderOf({ key }: Pick<Option, 'key'>): string | undefined {
  return (
    rideKey.read(key)?.[0] ??
    takeKey.read(key)?.[0] ??
    [besiegeKey, leaveKey, sealKey].flatMap(one => one.read(key) ?? [])[0]
  );
}

/** What is weighed before it is done: whoever has set out does not turn round. */
const WEIGHED: readonly string[] = [
  'go',
  'far',
  'ride',
  'besiege',
  'seal',
  'challenge',
  'train',
  'explore',
  'city',
  'leave',
];

export function useOrdering({ table, view, decision }: Reading): Ordering {
  const [meant, mean] = useState<string>();
  const held = useRef<string>(undefined);
  const dragged = useRef(false);
  return useMemo(() => {
    const options = decision?.prompt === 'week.orders' ? decision.options : [];
    const picked = options.find(({ key }) => table.picked.includes(key));
    const able = new Set(options.flatMap(option => riderOf(option) ?? []));
    const about = picked && riderOf(picked);
    const rider = about ?? (meant !== undefined && able.has(meant) ? meant : [...able][0]);
    const orders = options.filter(option => riderOf(option) === rider && rider !== undefined);
    const others = options.filter(option => riderOf(option) === undefined);
    const isOther = (thing: string): boolean => [...able].some(id => id !== rider && riderId(id) === thing);
    const optionsOn = (thing: string): readonly Option[] =>
      options.length === 0
        ? table.optionsOn(thing)
        : [...orders, ...others].filter(({ on = [] }) => on.includes(thing));
    const stateOf = (thing: string): ThingState => {
      if (options.length === 0) return table.stateOf(thing);
      if (isOther(thing)) return 'option';
      const found = optionsOn(thing);
      if (found.some(({ key }) => table.picked.includes(key))) return 'chosen';
      return found.length > 0 ? 'option' : table.stateOf(thing) === 'refused' ? 'refused' : 'plain';
    };
    const give = ({ key }: Option): void => {
      if (table.picked.includes(key)) table.answer([key] as Picks);
      else table.pick(key);
    };
    const order = (id: string): void => {
      mean(id);
      // What another was about to do is not what this one does.
      if (about !== undefined && about !== id && picked) table.pick(picked.key);
    };
    const touch: TableProps<View>['touch'] = (thing, by, how) => {
      if (isOther(thing)) return order([...able].find(id => riderId(id) === thing) ?? '');
      const found = optionsOn(thing);
      const chosen = found.find(({ key }) => table.picked.includes(key));
      const [only, ...more] = found;
      if (chosen) return give(chosen);
      if (only && (more.length === 0 || (decision?.prompt === 'week.orders' && headOf(thing) === 'location'))) {
        if (WEIGHED.includes(headOf(only.key))) return give(only);
      }
      table.touch(thing, by, { ...how, confirm: true, weigh: true });
    };
    const mine: TableProps<View> = { ...table, optionsOn, stateOf, touch };
    return {
      rider,
      order,
      orders,
      reach: orders.flatMap(({ key }) => {
        const [id, to] = rideKey.read(key) ?? [];
        const from = view.legend?.lieutenants.find(one => one.id === id)?.at;
        return from !== undefined && to !== undefined ? [{ from, to, chosen: table.picked.includes(key) }] : [];
      }),
      table: mine,
      drag: {
        onPointerDownCapture(event) {
          held.current = undefined;
          dragged.current = false;
          const thing = thingUnder(event.target);
          const id = thing && [...able].find(one => riderId(one) === thing);
          if (id === undefined || event.button !== 0) return;
          held.current = id;
          event.stopPropagation(); // The map stays where it is under a piece in hand.
        },
        onPointerUpCapture(event) {
          const id = held.current;
          held.current = undefined;
          if (id === undefined) return;
          const over = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-place]');
          const place = over?.getAttribute('data-place');
          const ride = options.find(({ key }) => {
            const [who, to] = rideKey.read(key) ?? [];
            return who === id && to !== undefined && placeId(to) === place;
          });
          if (!ride) return;
          dragged.current = true;
          mean(id);
          if (!table.picked.includes(ride.key)) table.pick(ride.key);
        },
        onClickCapture(event) {
          if (!dragged.current) return;
          dragged.current = false;
          event.stopPropagation();
          event.preventDefault();
        },
      },
    };
  }, [table, view, decision, meant]);
}

const thingUnder = (target: EventTarget): string | undefined =>
  target instanceof Element ? (target.closest('.v-map-figure')?.getAttribute('data-thing') ?? undefined) : undefined;
