// What makes something on a board touchable: a name, a state, keys, a long press. For HTML and SVG alike.

import type { Option } from '@veillee/kernel';
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Inspected, TableProps, ThingState } from '../table.ts';
import { restsAt } from './resting.ts';

/** The table around a board; the page provides it, `useThing` reads it. */
export const TableContext = createContext<TableProps | undefined>(undefined);

/** The table around this component. Boards get it as props; deeper parts may ask here. */
export function useTable<V = unknown>(): TableProps<V> {
  const table = useContext(TableContext);
  if (!table) throw new Error('there is no table around this component');
  return table as TableProps<V>;
}

/** Whether something is for this figure: where a seat runs several, an option says whose it is. */
export const isFor = ({ figure }: Pick<Option, 'figure'>, wanted: string): boolean =>
  figure === undefined || figure === wanted;

/** How something is lit by what may be done with it. */
export function stateBy(
  options: readonly { readonly key: string }[],
  refused: readonly unknown[],
  picked: TableProps['picked'],
): ThingState {
  if (options.some(({ key }) => picked.includes(key))) return 'chosen';
  if (options.length > 0) return 'option';
  return refused.length > 0 ? 'refused' : 'plain';
}

/** `later`: legal after this decision. `off`: not now. `target`: of an attack. `danger`: choosing it hurts. */
export type Look = ThingState | 'later' | 'off' | 'target' | 'danger' | 'here';

export interface ThingOptions {
  /** The id that options name in `on`. Within a table it decides look and touch unless those are given. */
  readonly thing?: string | undefined;
  /** What a screen reader calls it. */
  readonly label: string;
  readonly look?: Look | undefined;
  readonly onTouch?: ((by: Element) => void) | undefined;
  /** Choose first, send from the slip. */
  readonly confirm?: boolean | undefined;
  readonly inspect?: (() => Inspected) | undefined;
}

const HOVER = 300;
const LONG_PRESS = 350;
/** A finger that goes farther than this does not hold: it drags or pinches. */
const STILL = 9;

/** What a thing does at this moment. */
interface Deeds {
  readonly table: TableProps | undefined;
  readonly touch: ((by: Element) => void) | undefined;
  readonly inspect: (() => Inspected) | undefined;
}

/** Spread the result on the element that stands for the thing. */
export function useThing({ thing, label, look, onTouch, confirm, inspect }: ThingOptions) {
  const table = useContext(TableContext);
  const own = thing !== undefined && table ? table.stateOf(thing) : 'plain';
  const state: Look = look ?? own;
  // What is aimed at is lit only while something can be done with it: in mid-battle the adversary merely stands out.
  const answers = own === 'option' || own === 'chosen' || onTouch !== undefined;
  const lit = state === 'option' || state === 'chosen' || ((state === 'danger' || state === 'target') && answers);
  const touch =
    onTouch ??
    (thing !== undefined && table && own !== 'plain' && state !== 'off' && state !== 'later'
      ? (by: Element) => table.touch(thing, by, { ...(confirm && { confirm }) })
      : undefined);
  const deeds = useRef<Deeds>({ table, touch, inspect });
  deeds.current = { table, touch, inspect };
  // Of hundreds of things on a board few are others than before: what listens to them stays.
  const [{ stop, ...hands }] = useState(() => handsOn(deeds));
  // What is taken from under a pointer is never left by it.
  useEffect(() => stop, [stop]);
  const focusable = touch !== undefined || inspect !== undefined;

  return {
    'data-thing': thing,
    'data-look': state,
    'data-lit': lit || undefined,
    'aria-label': label,
    ...(focusable
      ? {
          role: 'button',
          tabIndex: lit || state === 'refused' || onTouch ? 0 : -1,
          'aria-pressed': lit ? state === 'chosen' : undefined,
          'aria-disabled': state === 'refused' || touch === undefined || undefined,
        }
      : { role: 'img' }),
    ...hands,
  } as const;
}

/** Mouse, finger and keys on a thing, and `stop`: nothing is shown any more that was waited for. */
function handsOn(deeds: { readonly current: Deeds }) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let down = { x: 0, y: 0 };
  let came = false;
  const show = (element: Element): void => {
    const { table, inspect } = deeds.current;
    if (inspect) table?.inspect(inspect(), element);
  };
  const stop = (): void => clearTimeout(timer);
  const hover = (element: Element): void => {
    stop();
    // A pointer that was led away by something that opened and closed again leaves without a word.
    timer = setTimeout(() => element.matches(':hover') && show(element), HOVER);
  };
  return {
    stop,
    onClick: (event: MouseEvent<Element>): void => {
      const { table, touch } = deeds.current;
      stop();
      if (pressed) {
        pressed = false;
        return;
      }
      if (touch) {
        table?.inspect(undefined);
        touch(event.currentTarget);
      } else show(event.currentTarget);
    },
    onKeyDown: (event: KeyboardEvent<Element>): void => {
      const { touch, inspect } = deeds.current;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' || event.key === ' ') {
        if (!touch) return;
        event.preventDefault();
        event.stopPropagation();
        touch(event.currentTarget);
      } else if (event.key === 'i' && inspect) {
        event.stopPropagation();
        show(event.currentTarget);
      }
    },
    onPointerEnter: (event: PointerEvent<Element>): void => {
      // A mouse that carries something, or drags the map, asks about nothing on its way.
      if (!deeds.current.inspect || event.pointerType !== 'mouse' || event.buttons !== 0) return;
      came = restsAt(event);
      if (!came) hover(event.currentTarget);
    },
    onPointerLeave: (event: PointerEvent<Element>): void => {
      const { table, inspect } = deeds.current;
      stop();
      if (inspect && event.pointerType === 'mouse') table?.inspect(undefined);
    },
    onPointerDown: (event: PointerEvent<Element>): void => {
      stop();
      pressed = false;
      if (!deeds.current.inspect || event.pointerType === 'mouse') return;
      const element = event.currentTarget;
      down = { x: event.clientX, y: event.clientY };
      // Another finger beside the first: a pinch.
      if (!event.isPrimary) return;
      timer = setTimeout(() => {
        pressed = true;
        show(element);
      }, LONG_PRESS);
    },
    onPointerMove: (event: PointerEvent<Element>): void => {
      if (event.pointerType === 'mouse') {
        // What moves beneath a pointer is told as a move of the pointer.
        if (!came || restsAt(event)) return;
        came = false;
        hover(event.currentTarget);
        return;
      }
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) > STILL) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: SyntheticEvent<Element>): void => {
      if (deeds.current.inspect) event.preventDefault();
    },
  };
}
