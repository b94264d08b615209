// A row of cards in the hand: what comes arrives from where it lay, what goes makes room for the rest.

import { AnimatePresence, motion } from 'motion/react';
import type { ReactNode } from 'react';
import { useTable } from '../touch/thing.ts';
import { type FlightPlan, useArrival } from './flights.tsx';

/** Put this round the slots of a hand, so that they close up when one of them goes. */
export const HandSlots = ({ children }: { readonly children: ReactNode }) => (
  <AnimatePresence mode="popLayout" initial={false}>
    {children}
  </AnimatePresence>
);

export interface HandSlotProps {
  /** The card, as `event.moves` names it. */
  readonly what: string;
  readonly plan: FlightPlan;
  readonly className?: string;
  readonly 'data-pair'?: true | undefined;
  readonly children: ReactNode;
}

/** One place in the hand; a list item. Its key is the card. */
export function HandSlot({ what, plan, children, ...rest }: HandSlotProps) {
  const still = !useTable().settings.motion;
  const arrival = useArrival(what, plan);
  return (
    <motion.li
      {...rest}
      layout={still ? false : 'position'}
      initial={{ opacity: 0 }}
      animate={{ opacity: 1 }}
      exit={{ opacity: 0, transition: { duration: 0.12 } }}
      transition={{ duration: still ? 0.12 : 0.32, ease: [0.2, 0.8, 0.2, 1] }}
    >
      <div ref={arrival}>{children}</div>
    </motion.li>
  );
}
