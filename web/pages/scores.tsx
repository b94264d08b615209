// The end of the game: who won, the scores, and what next.

import type { Seat } from '@veillee/kernel';
import { type ReactNode, useState } from 'react';
import type { TableFacts } from '../../server/protocol.ts';
import { api, Refused } from '../api.ts';
import { keepSeats, seatsAt } from '../keepsakes.ts';
import { Button, Toast } from '../kit/controls.tsx';
import { brokenHeart, laurels } from '../kit/glyphs.ts';
import { Icon } from '../kit/icon.tsx';
import { Dialog } from '../kit/overlay.tsx';
import { Avatar } from '../kit/seat.tsx';
import { go } from '../navigate.ts';
import { emblemOf, seatNames } from '../who.ts';
import { type Say, troubleWord, useWords } from '../words.tsx';

interface OverProps {
  readonly facts: TableFacts;
  say: Say;
  readonly open: boolean;
  onClose(): void;
  readonly seat: Seat | undefined;
  /** The game's own account of the points. */
  readonly reckoning?: ReactNode;
}

export function Over({ facts, say, open, onClose, seat, reckoning }: OverProps) {
  const { word } = useWords();
  const [problem, setProblem] = useState<string>();
  const { outcome } = facts;
  if (!outcome) return null;
  const token = seat === undefined ? undefined : seatsAt(facts.id)[seat];
  const names = seatNames(facts.seats, word);
  const order = facts.seats
    .map((info, index) => ({ ...info, index, score: outcome.scores[index] ?? 0, won: outcome.won.includes(index) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  const again = async (): Promise<void> => {
    if (!token) return;
    try {
      const made = await api.rematch(facts.id, token, 0);
      keepSeats(made.table.id, made.seats, made.invitations);
      go({ at: 'table', table: made.table.id });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(error.code);
    }
  };
  return (
    <Dialog
      title={word(seat !== undefined && outcome.won.includes(seat) ? 'over.won' : 'over.title')}
      open={open}
      onClose={onClose}
      closeLabel={word('over.look')}
      buttons={
        <>
          <Button onClick={() => go({ at: 'shelf' })}>{word('menu.shelf')}</Button>
          <Button look="option" onClick={() => go({ at: 'replay', table: facts.id, entry: undefined })}>
            {word('over.replay')}
          </Button>
          {token && (
            <Button look="main" onClick={() => void again()}>
              {word(facts.next ? 'over.sit' : 'over.again')}
            </Button>
          )}
        </>
      }
    >
      <p className="over-text">{say(outcome.text)}</p>
      <table className="scores">
        <tbody>
          {order.map(row => (
            <tr key={row.index} data-won={row.won || undefined}>
              <td>
                <Avatar emblem={emblemOf(row.index)} />
              </td>
              <td>
                <b>{names[row.index]}</b>
              </td>
              <td>{row.won && <Icon glyph={laurels} size={26} label={word('over.winner')} />}</td>
              <td>{row.score}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {reckoning}
      {problem && (
        <Toast tone="bad" glyph={brokenHeart}>
          {troubleWord(word, problem)}
        </Toast>
      )}
    </Dialog>
  );
}
