// What is read out when it happens, and to whom (DES-26.8). Nobody reads it before.

import { boardOf } from '../board.ts';
import { questText } from '../names.ts';
import { heroSeats, type T, type Told } from '../state.ts';

export function tell(t: T, text: string, to: Told['to'] = 'all', rule = 'DES-26.8'): void {
  const { state } = t;
  state.told.push({ text, to });
  t.reveal();
  const cited = boardOf(state).guide.cites?.[text] ?? rule;
  t.tell(
    'log.story',
    { story: questText(state, 'text', text) },
    {
      rule: cited,
      weight: 3,
      ...(to === 'heroes' && { only: heroSeats(state) }),
      ...(to === 'overlord' && { only: [state.overlord.seat] }),
    },
  );
}
