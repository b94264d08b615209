// How a hero of an imagined fight stands before it.

import type { Standing } from '../../rules/odds/duel.ts';

/** With nothing the matter, nothing spent and nothing in hand. */
export const fresh = (more: Partial<Standing>): Standing => ({
  health: 0,
  mana: 0,
  used: 0,
  diseases: 0,
  shield: 0,
  ward: 0,
  guards: -1,
  status: 0,
  acted: false,
  ...more,
});
