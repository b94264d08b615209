// All that Descent says: alike in both languages, complete, used, and set as each language is set.

import { catalogues } from '@veillee/games/test/proofs';
import { kit } from '../index.ts';

catalogues(kit, []);
