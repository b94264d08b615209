// A monster that is touched before the Dungeon is entered: "go down and fight this one". Entering is still a choice of its
// own, made on the slip or by a second touch; inside, the monster is chosen and waits for the last word.

import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { Card } from '../content/cards.ts';
import { ATTACK } from '../rules/keys.ts';
import type { Rank } from '../rules/state.ts';
import { cardAt, type Reading } from './reading.ts';

export interface Aim {
  /** The Rank that was touched, while entering is chosen. */
  readonly rank: Rank | undefined;
  /** What a touch on a Rank's monster does now; undefined when the Dungeon cannot be entered. */
  readonly take: ((rank: Rank, by: Element) => void) | undefined;
}

export const AimContext = createContext<Aim>({ rank: undefined, take: undefined });
export const useAim = (): Aim => useContext(AimContext);

const ENTER = 'dungeon';

interface Aimed {
  readonly rank: Rank;
  readonly card: Card;
  /** The question that was open when the monster was touched. */
  readonly decision: number;
}

export function useAiming(reading: Reading): Aim {
  const { decision, table, view } = reading;
  const [aimed, setAimed] = useState<Aimed | undefined>(undefined);
  const now = useRef(reading);
  now.current = reading;
  const id = decision?.id;

  useEffect(() => {
    if (!aimed || id === undefined || id === aimed.decision) return;
    setAimed(undefined);
    const { decision, table, view } = now.current;
    const attack = ATTACK.make(aimed.rank);
    if (
      decision?.prompt === 'dungeon.step' &&
      table.picked.length === 0 &&
      cardAt(view, aimed.rank) === aimed.card &&
      decision.options.some(({ key }) => key === attack)
    )
      table.pick(attack);
  }, [aimed, id]);

  const gate = decision?.prompt === 'turn.action' ? table.stateOf('hall') : 'plain';
  const entering = table.picked[0] === ENTER;
  const rank = aimed && entering && aimed.decision === id ? aimed.rank : undefined;
  const take = (touched: Rank, by: Element): void => {
    const card = cardAt(view, touched);
    if (card === undefined || id === undefined) return;
    if (gate === 'refused') return table.touch('hall', by);
    if (entering && rank === touched) return table.answer([ENTER]);
    setAimed({ rank: touched, card, decision: id });
    if (!entering) table.pick(ENTER);
  };
  return { rank, take: gate === 'plain' ? undefined : take };
}
