// A seat's disc around a table: the face of whomever it plays, once that is known, on the seat's colour; its emblem until then.

import type { Seat } from '@veillee/kernel';
import { createContext, useContext } from 'react';
import { type Likeness, Portrait } from '../kit/portrait.tsx';
import { Avatar, type AvatarProps } from '../kit/seat.tsx';

/** Whom each seat plays. */
export const Played = createContext<(seat: Seat) => Likeness | undefined>(() => undefined);

export function SeatDisc({ seat, ...disc }: Omit<AvatarProps, 'face'> & { readonly seat: Seat }) {
  const likeness = useContext(Played)(seat);
  return <Avatar {...disc} face={emblem => <Portrait of={likeness} crop="bust" instead={emblem} />} />;
}
