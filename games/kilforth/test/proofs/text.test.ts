// The words of Kilforth.

import { catalogues } from '@veillee/games/test/proofs';
import { kit } from '../../index.ts';
import { bare } from '../bare.ts';

const NAMED = ['card', 'adversary', 'ancient', 'asset', 'against', 'next'];

catalogues(kit, bare, {
  names: ['card.*'],
  parameters: [...NAMED, 'region', 'from', 'to'],
  several: ['table.safe.text'],
  english: { names: ['card.*'], parameters: NAMED },
});
