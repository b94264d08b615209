// Heroes of an imagined fight: what they can do, and how they stand before it.

import type { Duelist, Standing } from '../../rules/odds/duel.ts';

/** Who only strikes. */
export const duelist = (acts: Duelist['acts'], more: Partial<Duelist> = {}): Duelist => ({
  maxHealth: 9,
  maxMana: 9,
  acts,
  physical: 0,
  firstPhysical: 0,
  partnerPhysical: 0,
  firstHurt: 0,
  riposte: 0,
  evades: false,
  survives: false,
  critMana: 0,
  cures: 0,
  canFlee: false,
  winHeal: 0,
  ...more,
});

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
