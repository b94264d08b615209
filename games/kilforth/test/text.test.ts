// The words of Kilforth.

import { catalogues } from '@veillee/games/test/proofs';
import { kit } from '../index.ts';
import { bare } from './bare.ts';

catalogues(kit, bare);
