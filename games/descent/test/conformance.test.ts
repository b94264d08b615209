// The trial that every game stands, in each quest with two to five at the table, with all that is said in both languages.

import { conformance } from '@veillee/games/test/proofs';
import { kit } from '../index.ts';

conformance(kit, { bare: [], deep: 0.03, decisions: () => 400, games: 0 });
