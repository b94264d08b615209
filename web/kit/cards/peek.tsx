// A card of somebody else, as a small square: its drawing, and the card itself one hover or touch away.

import type { ButtonHTMLAttributes } from 'react';
import type { Kind } from '../numbers/meaning.ts';
import '../numbers/meaning.css';
import './peek.css';
import { Bust, type Likeness } from '../people/portrait.tsx';
import type { Inspected } from '../table.ts';
import { useTable } from '../touch/thing.ts';

/** Shows what a thing is while a mouse is over it, and on a click. */
export function InspectButton({
  inspect,
  ...button
}: { inspect(): Inspected; readonly 'data-zone'?: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const table = useTable();
  return (
    <button
      {...button}
      type="button"
      onPointerEnter={event => event.pointerType === 'mouse' && table.inspect(inspect(), event.currentTarget)}
      onPointerLeave={event => event.pointerType === 'mouse' && table.inspect(undefined)}
      onClick={event => table.inspect(inspect(), event.currentTarget)}
    />
  );
}

export interface PeekProps {
  readonly name: string;
  readonly kind: Kind;
  readonly glyph: string;
  readonly likeness?: Likeness | undefined;
  readonly count?: number;
  /** Turned and dimmed. */
  readonly spent?: boolean;
  inspect(): Inspected;
}

export const Peek = ({ name, kind, glyph, likeness, count = 1, spent, inspect }: PeekProps) => (
  <InspectButton
    className="v-peek"
    data-kind={kind}
    data-spent={spent || undefined}
    aria-label={count > 1 ? `${name} ×${count}` : name}
    inspect={inspect}
  >
    <Bust of={likeness} glyph={glyph} size={20} />
    {count > 1 && <i>{count}</i>}
  </InspectButton>
);
