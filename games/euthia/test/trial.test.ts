// The trial that every game stands, in each mode, with all that is said in both languages.

import { conformance } from '@veillee/games/test/proofs';
import { kit } from '../index.ts';

conformance(kit, { bare: [], deep: 0.02, decisions: () => 250, games: 0 });
