// Cards that a campaign goes without, and three skills that grow with it (LEG-3.1 to LEG-3.5).

import type { CardChange } from './rows.ts';

/** So far and no further: what Spiritwalker and Astarra reach in a campaign (LEG-20.1). */
export const REACH_HERE = { strikeFrom: 5, glyphsWithin: 3 } as const;

export const cardChanges: readonly CardChange[] = [
  { id: 'poltergeist', deck: 'treachery', copies: 1 },
  { id: 'rolling-stone', deck: 'treachery', copies: 'all' },
  { id: 'crushing-blow', deck: 'treachery', copies: 1 },
  { id: 'minor-healing', deck: 'treasure', copies: 'all' },
  { id: 'greater-healing', deck: 'treasure', copies: 'all' },
  { id: 'superior-healing', deck: 'treasure', copies: 'all' },
  { id: 'treasure-cache-copper-invulnerability', deck: 'treasure', copies: 1 },
  { id: 'treasure-cache-silver-invulnerability', deck: 'treasure', copies: 1 },
  { id: 'treasure-cache-gold-invulnerability', deck: 'treasure', copies: 2 },
  { id: 'invulnerability-potion', deck: 'potion', copies: 'all' },
  { id: 'brawny', deck: 'skill', copies: 1 },
  { id: 'ranger', deck: 'skill', copies: 1 },
  { id: 'bardic-lore', deck: 'skill', copies: 1 },
  { id: 'sharr-the-brightwing', deck: 'skill', copies: 1 },
  { id: 'bear-tattoo', deck: 'skill', copies: 1 },
  { id: 'telekinesis', deck: 'skill', copies: 1 },
  { id: 'parry', deck: 'skill', type: 'fighting', armourPerLevel: { kind: 'melee', n: 1 } },
  { id: 'deflect-arrows', deck: 'skill', type: 'subterfuge', armourPerLevel: { kind: 'ranged', n: 1 } },
  { id: 'willpower', deck: 'skill', type: 'wizardry', armourPerLevel: { kind: 'magic', n: 1 } },
];
