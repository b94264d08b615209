// Before a saved game of several goes on: who sits down this time.

import { useState } from 'react';
import type { SeatPlan } from '../../server/protocol.ts';
import { changeSettings, useSettings } from '../keepsakes.ts';
import { Button, Progress } from '../kit/controls.tsx';
import { Dialog } from '../kit/overlay.tsx';
import { plannedNames, suggestName } from '../who.ts';
import { useWords } from '../words.tsx';
import { titleOf } from './box.tsx';
import { Seats } from './seats.tsx';
import './setup.css';
import { useOffer } from './use-game.ts';

interface SaveSeatsProps {
  readonly game: string;
  readonly count: number;
  onGo(seats: readonly SeatPlan[]): void;
  onClose(): void;
}

export function SaveSeats({ game, count, onGo, onClose }: SaveSeatsProps) {
  const { word, language } = useWords();
  const { name } = useSettings();
  const { offer } = useOffer(game);
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() =>
    Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'bot' })),
  );
  const [luck] = useState(Math.random);
  const names = plannedNames(seats, name || suggestName(word, luck), word);
  const go = (): void => {
    if (names[0]) changeSettings({ name: names[0] });
    onGo(seats.map((seat, index) => ({ ...seat, ...(names[index] && { name: names[index] }) })));
  };
  return (
    <Dialog
      title={word('save.seats', { game: titleOf(game, language) })}
      open
      onClose={onClose}
      closeLabel={word('close')}
      buttons={
        <Button look="main" disabled={!offer} onClick={go}>
          {word('save.go')}
        </Button>
      }
    >
      {offer ? (
        <Seats seats={seats} names={names} bots={offer.bots} counts={[count]} onChange={setSeats} />
      ) : (
        <Progress label={word('loading')} />
      )}
    </Dialog>
  );
}
