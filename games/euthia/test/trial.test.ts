// The trial that every game stands, in each mode, with all that is said in both languages.

import { conformance } from '@veillee/games/test/proofs';
import { euthia } from '../rules/game.ts';
import { secrets } from '../rules/scenario/secrets.ts';
import { texts } from '../text/index.ts';

const kit = {
  game: euthia,
  texts,
  secrets,
  bots: [],
  folder: new URL('..', import.meta.url),
  composedKeys: [],
  exempt: [],
  windows: [],
} as unknown as Parameters<typeof conformance>[0];

conformance(kit, { bare: [], deep: 0.02, decisions: () => 250, games: 0 });
