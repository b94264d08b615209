// A hero's face in the disc of their seat; the seat's emblem until there is a hero.

import type { Seat } from '@veillee/kernel';
import { Avatar, Portrait } from '@veillee/web/kit';
import { seatLikeness } from './likeness.ts';
import { useReading } from './reading.ts';

interface SeatFaceProps {
  readonly seat: Seat;
  readonly size: number;
  readonly looks?: 'left' | 'right';
  /** Said by screen readers; else the disc is an ornament. */
  readonly named?: boolean;
}

export function SeatFace({ seat, size, looks, named }: SeatFaceProps) {
  const { view, table } = useReading();
  const info = table.seats[seat];
  if (!info) return null;
  return (
    <Avatar
      emblem={info.emblem}
      size={size}
      {...(named && { name: info.name })}
      face={emblem => <Portrait of={seatLikeness(view, seat)} crop="bust" looks={looks} instead={emblem} />}
    />
  );
}
