// Rumours as the map knows them: how far away they are, and what happens as they are heard (LEG-9.2, LEG-9.5). Their last levels are boards.

import { byId } from '@veillee/pieces/things';
import type { RumourRow } from './rows.ts';

export const rumours: readonly RumourRow[] = [
  { id: 'the-twins', distance: 2 },
  { id: 'the-lost-armoury', distance: 1 },
  { id: 'the-hermits-secret', distance: 2 },
  { id: 'the-stolen-tithe', distance: 1 },
  { id: 'the-captive-sage', distance: 3 },
  { id: 'the-beacon-of-dawn', distance: 2 },
  { id: 'the-silver-quiver', distance: 2 },
  { id: 'a-mothers-lament', distance: 2, kept: true },
  { id: 'the-broken-seal', distance: 3 },
  { id: 'the-drowned-bell', distance: 1 },
  { id: 'the-black-ledger', distance: 2 },
  { id: 'the-smugglers-map', distance: 1, heard: { op: 'potionSale', coins: 25 } },
  { id: 'the-plague-doctor', distance: 2, heard: { op: 'curse' } },
  { id: 'the-deserter', distance: 1, heard: { op: 'conquest', side: 'overlord', n: 1 } },
  { id: 'the-sleeping-king', distance: 3 },
  { id: 'the-frozen-sepulchre', box: 'tomb-of-ice', distance: 2 },
];
export const rumourRow = byId('rumour', rumours);
