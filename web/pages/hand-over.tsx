// Around one screen: nobody's hand is shown until that player says so.

import type { Seat } from '@veillee/kernel';
import { Button } from '../kit/controls/controls.tsx';
import { SeatDisc } from '../kit/people/portrait.tsx';
import { emblemOf } from '../who.ts';
import { useWords } from '../words.tsx';
import './hand-over.css';

interface HandOverProps {
  readonly name: string;
  readonly seat: Seat;
  /** What they are, in a game that has roles. */
  readonly role?: string | undefined;
  onTake(): void;
}

export function HandOver({ name, seat, role, onTake }: HandOverProps) {
  const { word } = useWords();
  return (
    <main className="handover">
      <div className="v-paper">
        <SeatDisc seat={seat} emblem={emblemOf(seat)} size={88} />
        <h1>{word('handover.title', { name })}</h1>
        {role && <b>{role}</b>}
        <p>{word('handover.text')}</p>
        <Button look="main" autoFocus onClick={onTake}>
          {word('handover.take', { name })}
        </Button>
      </div>
    </main>
  );
}
