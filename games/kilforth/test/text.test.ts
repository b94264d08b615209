// The words of Kilforth.

import { catalogues } from '@veillee/games/test/proofs';
import { kit } from '../index.ts';
import { bare } from './bare.ts';

catalogues(kit, bare, {
  names: ['card.*'],
  parameters: ['card', 'region', 'adversary', 'ancient', 'asset', 'from', 'to'],
  several: ['table.safe.text'],
});
