// DES-36: monsters.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { monsters } from '../../content/monsters.ts';
import type { Dice } from '../../content/vocabulary.ts';
import { figuresLeft } from '../../rules/overlord/monsters.ts';
import { opened } from '../fights-of-monsters.ts';
import { put, scene } from '../scene.ts';

const total = (dice: Dice): number => Object.values(dice).reduce((sum, n) => sum + n, 0);

describe('monster cards', () => {
  rule(['DES-36.1', 'DES-36.2'], 'the number of heroes says which card is used', () => {
    const wounds = (heroes: readonly string[]) =>
      scene({ heroes, set: state => void put(state, 'beastman', space(7, 9)) }).monster().wounds;
    const four = ['steelhorns', 'mad-carthos', 'grey-ker', 'mordrog'];
    expect([2, 3, 4].map(n => wounds(four.slice(0, n)))).toEqual([2, 3, 4]);
  });

  rule('DES-36.4', 'a master is never weaker than a normal monster of its kind, and in something stronger', () => {
    for (const { id, normal, master } of monsters) {
      const strength = ({ speed, armour, wounds, dice }: typeof normal) => [speed, armour, wounds[5], total(dice)];
      const [weak, strong] = [strength(normal), strength(master)];
      expect(
        strong.every((n, at) => n >= (weak[at] ?? 0)),
        id,
      ).toBe(true);
      expect(
        strong.some((n, at) => n > (weak[at] ?? 0)),
        id,
      ).toBe(true);
    }
  });
});

describe('spawning', () => {
  rule('DES-36.8', 'a unique monster has a red figure of its kind', () => {
    const { state } = scene({ set: opened });
    expect(figuresLeft(state, 'ogre', 'master')).toBe(1);
    state.monsters.push({
      ...put(state, 'ogre', base(12, 9, 2, 2), 'master'),
      id: 'monster:ourgash',
      rank: 'unique',
      unique: 'ourgash',
    });
    state.monsters.splice(0, 1);
    expect(figuresLeft(state, 'ogre', 'master')).toBe(0);
  });
});
