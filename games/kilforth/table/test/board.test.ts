// The board's drawings: nothing missing, nothing twice, nothing left over.

import { readFileSync } from 'node:fs';
import { board } from '@veillee/games/test/proofs';
import { expect, test } from 'vitest';
import { defs, regionIds } from '../../content/cards.ts';
import { kit } from '../../index.ts';
import { drawings } from '../drawings.ts';
import { guide } from '../guide.ts';

const drawn = defs.filter(def => def.kind !== 'region');
board(kit, { cards: drawn.map(def => def.id), drawings, guide });

test('every region has its own land', () => {
  const land = readFileSync(new URL('../landmarks.tsx', import.meta.url), 'utf8');
  for (const region of regionIds) expect(land, region).toMatch(new RegExp(`^  '?${region}'?: `, 'm'));
});
