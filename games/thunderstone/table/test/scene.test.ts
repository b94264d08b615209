// A battle told: what the party meets comes before the sum.

import { expect, it } from 'vitest';
import { scene as setting } from '../../test/scene.ts';
import { scene } from '../scene.ts';

it('who cannot attack, and the Strength lost, are told before the sum', () => {
  const table = setting()
    .hall('judgement', 'griffon', 'nixie')
    .hand(0, ['feayn-archer', 'thyrian-squire', 'short-sword', 'torch', 'torch', 'disease'])
    .stocked()
    .inDungeon()
    .prepares('equip:short-sword#1:thyrian-squire#1')
    .attacks(1);
  const events = [...table.match.told('everyone')].map((event, n) => ({ ...event, n, at: n }));
  const told = scene(events, { seat: 0, say: ({ text }) => text });
  expect(told?.steps.map(({ words }) => words)).toEqual([
    'table.ledger.rank',
    'table.ledger.allStrength',
    'table.ledger.attack',
    'table.ledger.disease',
    'table.ledger.light',
  ]);
});
