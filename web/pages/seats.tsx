// Who sits down: a row a seat, its name and who plays it.

import type { Seat } from '@veillee/kernel';
import type { SeatPlan } from '../../server/protocol.ts';
import { changeSettings } from '../keepsakes.ts';
import { Badge } from '../kit/controls/controls.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { Segments } from '../kit/controls/switches.tsx';
import { cancel } from '../kit/glyphs.ts';
import { Avatar } from '../kit/people/seat.tsx';
import { botLevel, emblemOf } from '../who.ts';
import { useWords } from '../words.tsx';
import { MOST_SEATS, SEAT_KINDS } from './setup-plan.ts';

interface SeatsProps {
  readonly seats: readonly SeatPlan[];
  readonly names: readonly string[];
  readonly bots: readonly string[];
  readonly counts: readonly number[];
  /** What each seat is, in a game that has roles, and how that is called. */
  readonly roles?: readonly string[] | undefined;
  roleName?(role: string): string;
  onRole?(seat: Seat, role: string): void;
  /** The bots that play a seat; all if nothing is said. */
  botsFor?(seat: Seat): readonly string[];
  onChange(seats: readonly SeatPlan[]): void;
}

export function Seats({ seats, names, bots, counts, roles, roleName, onRole, botsFor, onChange }: SeatsProps) {
  const { word } = useWords();
  const set = (index: number, change: Partial<SeatPlan>): void =>
    onChange(seats.map((seat, other) => (other === index ? { ...seat, ...change } : seat)));
  const count = seats.length;
  const most = counts.at(-1) ?? MOST_SEATS;
  const least = counts[0] ?? 1;
  return (
    <div className="seats v-wood">
      <h2 className="v-section">{word('setup.who')}</h2>
      <ol>
        {seats.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={index} className="seat v-paper">
            <Avatar emblem={emblemOf(index)} size={48} />
            <div className="seat-words">
              {seat.kind === 'friend' || seat.kind === 'open' ? (
                <b className="seat-name">{word(seat.kind === 'friend' ? 'seat.friend' : 'seat.open')}</b>
              ) : (
                <input
                  className="seat-name"
                  aria-label={word('setup.name', { seat: index + 1 })}
                  value={seat.name ?? names[index] ?? ''}
                  maxLength={40}
                  onFocus={event => event.target.select()}
                  onChange={event => {
                    set(index, { name: event.target.value });
                    const name = event.target.value.trim();
                    if (seat.kind === 'me' && name) changeSettings({ name });
                  }}
                />
              )}
              {seat.kind === 'me' ? (
                <span className="seat-kind">{word('setup.me')}</span>
              ) : (
                <select
                  className="seat-kind"
                  aria-label={word('setup.kind', { seat: index + 1 })}
                  value={seat.kind}
                  onChange={event => {
                    const kind = event.target.value as SeatPlan['kind'];
                    const { name: _, bot: __, ...rest } = seat;
                    const next: SeatPlan = { ...rest, kind, ...(kind === 'bot' && { bot: bots.at(-1) ?? 'random' }) };
                    onChange(seats.map((known, other) => (other === index ? next : known)));
                  }}
                >
                  {SEAT_KINDS.map(kind => (
                    <option key={kind} value={kind}>
                      {word(`setup.kind.${kind}`)}
                    </option>
                  ))}
                </select>
              )}
              {roles && (
                <select
                  className="seat-kind"
                  aria-label={word('setup.role', { seat: index + 1 })}
                  value={roles[index] ?? ''}
                  onChange={event => onRole?.(index, event.target.value)}
                >
                  {[...new Set(roles)].map(role => (
                    <option key={role} value={role}>
                      {roleName?.(role) ?? role}
                    </option>
                  ))}
                </select>
              )}
            </div>
            {seat.kind === 'me' && <Badge tone="ember">{word('setup.you')}</Badge>}
            {seat.kind === 'hotseat' && <Badge>{word('seat.hotseat')}</Badge>}
            {seat.kind === 'friend' && <Badge>{word('setup.link')}</Badge>}
            {seat.kind === 'bot' && (
              <Segments
                label={word('setup.level', { name: names[index] ?? '' })}
                value={seat.bot ?? bots.at(-1) ?? ''}
                choices={(botsFor?.(index) ?? bots).map(level => ({ value: level, name: botLevel(word, level) }))}
                onChange={level => set(index, { bot: level })}
              />
            )}
            {index > 0 && count > least && (
              <button
                type="button"
                className="seat-remove"
                aria-label={word('setup.remove', { seat: index + 1 })}
                title={word('setup.remove', { seat: index + 1 })}
                onClick={() => onChange(seats.filter((_, other) => other !== index))}
              >
                <Icon glyph={cancel} size={24} />
              </button>
            )}
          </li>
        ))}
        {count < most && (
          <li>
            <button
              type="button"
              className="seat-add"
              onClick={() => onChange([...seats, { kind: 'bot', bot: bots.at(-1) ?? 'random' }])}
            >
              <span className="seat-plus" aria-hidden="true">
                +
              </span>
              <span>
                <b>{word('setup.add')}</b>
                <small>{word('setup.most', { most })}</small>
              </span>
            </button>
          </li>
        )}
      </ol>
    </div>
  );
}
