// Who sits at the table: at the head of the right rail.

import type { Seat } from '@veillee/kernel';
import { Badge, Button } from '../kit/controls/controls.tsx';
import { Portrait } from '../kit/people/portrait.tsx';
import { Avatar } from '../kit/people/seat.tsx';
import type { SeatLine } from '../kit/stage/stage.tsx';
import type { SeatInfo } from '../kit/table.ts';
import { botLevel } from '../who.ts';
import { useWords } from '../words.tsx';
import { ClockFace } from './clock.tsx';
import './players.css';

interface PlayersProps {
  readonly seats: readonly SeatInfo[];
  /** Whose eyes are in use. Around one screen only that player is spoken to as "you". */
  readonly eyes: Seat | undefined;
  line(seat: Seat): SeatLine;
  readonly turnTo?: ((seat: Seat) => void) | undefined;
}

export function Players({ seats, eyes, line, turnTo }: PlayersProps) {
  const { word } = useWords();
  const shared = seats.filter(info => info.mine).length > 1;
  return (
    <ul className="players" aria-label={word('frame.players')}>
      {seats.map(info => {
        const { figure, note, side, likeness } = line(info.seat);
        const goesOn = turnTo && info.mine && info.acting && info.seat !== eyes ? turnTo : undefined;
        return (
          <li key={info.seat} className="player" data-acting={info.acting || undefined}>
            <Avatar
              emblem={info.emblem}
              acting={info.acting}
              away={!info.present && !info.bot}
              face={emblem => <Portrait of={likeness} crop="bust" instead={emblem} />}
            />
            <div className="player-words">
              <span className="player-name">
                {info.name}
                {info.mine && !goesOn && (
                  <Badge>{word(shared && info.seat !== eyes ? 'frame.sameScreen' : 'you')}</Badge>
                )}
                {!info.present && !info.bot && <Badge tone="bad">{word('frame.away')}</Badge>}
              </span>
              <span className="player-note">
                {info.bot && <>{word('frame.bot', { level: botLevel(word, info.bot) })}</>}
                {info.bot && note ? ' · ' : ''}
                {note}
              </span>
            </div>
            <span className="player-end">
              {figure !== undefined && (
                <span className="player-figure" data-side={side}>
                  {figure}
                </span>
              )}
              {info.clock && <ClockFace clock={info.clock} />}
              {goesOn && (
                <Button onClick={() => goesOn(info.seat)}>{word('handover.turn', { name: info.name })}</Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
