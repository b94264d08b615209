// Those whom one meets and who are nobody's ally: hosts, merchants, keepers, and who keeps which place. Whom the booklets lead to is
// told in them.

import type { AllyId, HeroId, MonsterId, PlaceId } from './vocabulary.ts';

export const PEOPLE = [
  'crossroads-host',
  'miller',
  'picotin',
  'bridge-guard',
  'hermit',
  'nest-host',
  'acorn-merchant',
  'lock-keeper',
  'stilt-merchant',
  'smuggler',
  'nomad-elder',
  'nomad-trader',
  'bazaar-merchant',
  'tent-host',
  'night-merchant',
  'smugglers-host',
  'last-king',
  'ashraka',
] as const;
export type Person = (typeof PEOPLE)[number];

/** Whoever has a face. */
export type Somebody = `hero:${HeroId}` | `ally:${AllyId}` | `monster:${MonsterId}` | `person:${Person}`;

/** Inns, stalls and quays, as far as somebody is always there. */
export const KEEPERS: { readonly [place: PlaceId]: Somebody } = {
  'a1-crossroads-inn': 'person:crossroads-host',
  'a1-old-mill': 'person:miller',
  'a1-guarded-bridge': 'person:bridge-guard',
  'a2-nest-village': 'person:nest-host',
  'a2-acorn-market': 'person:acorn-merchant',
  'a2-peddlers-stump': 'person:picotin',
  'a3-stilt-market': 'person:stilt-merchant',
  'a3-smugglers-raft': 'person:smuggler',
  'a3-west-quay': 'ally:ferryman',
  'a3-island-quay': 'ally:ferryman',
  'a3-east-quay': 'ally:ferryman',
  'a4-bazaar': 'person:bazaar-merchant',
  'a4-nomad-trader': 'person:nomad-trader',
  'a4-tent-inn': 'person:tent-host',
  'a4-sphinx': 'ally:sphinx',
  'a5-night-market': 'person:night-merchant',
  'a5-alchemist': 'ally:night-alchemist',
  'a5-smugglers-inn': 'person:smugglers-host',
};
