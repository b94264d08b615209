// Who can be met on the map, and in which Chapter.

import type { EncounterRow } from './rows.ts';

export const encounters: readonly EncounterRow[] = [
  { id: 'priest', chapter: 1 },
  { id: 'hunter', chapter: 1, rewards: true },
  { id: 'emissary', chapter: 1 },
  { id: 'ferryman', chapter: 1 },
  { id: 'armourer', chapter: 2, rewards: true },
  { id: 'herbalist', chapter: 2 },
  { id: 'smuggler', chapter: 2 },
  { id: 'witch', chapter: 3, rewards: true },
  { id: 'mercenary-fortress', chapter: 3 },
  { id: 'scholar', chapter: 3 },
  { id: 'knight-commander', chapter: 3 },
  { id: 'suzerain', chapter: 4 },
  { id: 'hermit', chapter: 4 },
  { id: 'oracle', chapter: 5 },
];
