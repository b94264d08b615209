// Whose face stands where: for a seat, at a place, in a fight and at its end.

import { node } from '@veillee/pieces/geometry';
import type { TableEvent } from '@veillee/web/kit';
import { expect, test } from 'vitest';
import { monsterName } from '../../rules/state.ts';
import { ending } from '../ending.ts';
import { keeperOf, seatLikeness } from '../likeness.ts';
import { scene } from '../scene.ts';

const say = ({ text }: { readonly text: string }): string => text;
const event = (line: object): TableEvent => ({ n: 1, at: 1, text: 'log.combat', ...line }) as TableEvent;

test('a seat has the face of the hero in hand if it is its own, else of its first', () => {
  const heroes = [
    { id: 'atsu-rabbit', seat: 0 },
    { id: 'tantan-tanuki', seat: 0 },
    { id: 'brunn-badger', seat: 1 },
  ] as unknown as Parameters<typeof seatLikeness>[0]['heroes'];
  expect(seatLikeness({ heroes }, 0, 'tantan-tanuki')?.id).toBe('hero:tantan-tanuki');
  expect(seatLikeness({ heroes }, 1, 'tantan-tanuki')?.id).toBe('hero:brunn-badger');
  expect(seatLikeness({ heroes: [] }, 0)).toBeUndefined();
});

test('a stall shows who keeps it, a wood nobody', () => {
  expect(keeperOf(node('a2-peddlers-stump'))?.id).toBe('person:picotin');
  expect(keeperOf(node('a1-bramble-thicket'))).toBeUndefined();
});

test('a fight and the best moment of an adventure show who was fought', () => {
  const told = { monster: monsterName({ card: 'dune-worm' }) };
  const blow = event({
    with: told,
    scene: { of: 'combat', part: 'monster' },
    detail: { dice: [{ die: 'red', shows: 2 }] },
  });
  expect(scene([blow], { seat: 0, say })?.likeness?.id).toBe('monster:dune-worm');
  const view = {} as Parameters<typeof ending.card>[1];
  expect(ending.card({ line: blow, seat: 0 }, view, say)).toMatchObject({ likeness: { id: 'monster:dune-worm' } });
});
