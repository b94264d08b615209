// The trial that every game stands, in each adventure, for one player and for two.

import { conformance } from '@veillee/games/test/proofs';
import { kit } from '../../index.ts';

conformance(kit, { bare: [], deep: 0.03, decisions: () => 400 });
