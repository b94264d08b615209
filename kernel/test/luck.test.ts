// The luck of a scene: what dice, lots and shuffles bring, and that going back and imagining leave it what it was.

import { describe, expect, test } from 'vitest';
import type { Table } from '../index.ts';
import { confirmed, Scene, type Stage } from '../trial/scene.ts';
import { keys, tiny } from './tiny.ts';

interface Fair {
  rolled: number[];
  drawn: string[];
  deck: string[];
}

const begin = (): Fair => ({ rolled: [], drawn: [], deck: ['a', 'b', 'c', 'd', 'e'] });
const deeds: { readonly [key: string]: (t: Table<Fair>) => void } = {
  roll: t => t.state.rolled.push(t.roll(6, 'dice')),
  foe: t => t.state.rolled.push(t.roll(6, 'foe')),
  draw: t => t.state.drawn.push(t.pick(t.state.deck, 'lots')),
  shuffle: t => t.shuffle(t.state.deck, 'deck'),
};

/** A fair where each deed uses chance; it is over when somebody leaves. */
const fair = tiny<Fair>(begin, {
  *setup(t) {
    t.shuffle(t.state.deck, 'deck');
    return { at: 'stroll' };
  },
  *stroll(t) {
    for (let n = 0; n < 3; n++) {
      const key = yield* t.choose(0, 'stroll', keys(...Object.keys(deeds)), { pass: { text: 'leave' } });
      if (key === undefined) return { at: 'gate' };
      deeds[key]?.(t);
    }
    return { at: 'stroll' };
  },
  *gate(t) {
    const wares = yield* t.choose(1, 'gate', keys('none'), { confirm: 'turn' });
    t.tell('gate', { wares });
    return { at: 'over' };
  },
});

const at = (stage: Omit<Stage<Fair>, 'seats'> = {}): Scene<Fair, Fair> =>
  Scene.set(fair, { state: begin(), position: { at: 'stroll' }, seats: 2, ...stage });

describe('dice', () => {
  test('show what is named, in the order in which they are rolled, then what they like', () => {
    const scene = at({ dice: [6, 1, 6, 1, 6, 1, 6] }).does('roll', 'foe', 'roll', 'foe', 'roll', 'foe', 'roll');
    expect([scene.state.rolled, scene.diceLeft]).toEqual([[6, 1, 6, 1, 6, 1, 6], 0]);
    const unloaded = at().does('roll', 'roll');
    expect(scene.does('roll', 'roll').state.rolled.slice(7)).toEqual(unloaded.state.rolled);
  });

  test('of one stream are not those of another', () => {
    const scene = at({ dice: { dice: [2, 3], foe: [5] } }).does('foe', 'roll');
    expect([scene.state.rolled, scene.diceLeft]).toEqual([[5, 2], 1]);
    scene.brings({ dice: { dice: [4] } }).does('roll', 'roll');
    expect([scene.state.rolled, scene.diceLeft]).toEqual([[5, 2, 3, 4], 0]);
  });

  test('cannot show what they have not', () => {
    expect(() => at({ dice: [7] }).does('roll')).toThrow('a die of 6 sides (dice) cannot show 7');
    expect(() => at({ dice: [0] }).does('roll')).toThrow('cannot show 0');
  });

  test('show the same again in a copy and when what was taken back is put again, in the middle of a position too', () => {
    const scene = at({ dice: [6, 5, 4, 3, 2, 1] }).does('roll', 'roll', 'roll', 'roll');
    const copy = scene.match.clone();
    copy.pick('roll');
    expect(copy.state.rolled).toEqual([6, 5, 4, 3, 2]);
    scene.match.rewind(1, 'anew');
    expect(scene.state.rolled).toEqual([6]);
    scene.match.redo();
    expect([scene.state.rolled, scene.diceLeft]).toEqual([[6, 5, 4, 3], 2]);
    expect(scene.does('roll').state.rolled).toEqual([6, 5, 4, 3, 2]);
  });

  test('fall as they like where chance begins anew, and where somebody only imagines', () => {
    const sixes = Array<number>(40).fill(6);
    const scene = at({ dice: sixes });
    const dream = scene.match.imagine(0, 'dream');
    for (const _ of sixes) dream.pick('roll');
    expect(new Set(dream.state.rolled).size).toBe(6);
    expect(scene.does(...sixes.map(() => 'roll')).state.rolled).toEqual(sixes);
    scene.match.rewind(1, 'anew');
    expect(new Set(scene.does(...sixes.map(() => 'roll')).state.rolled).size).toBe(6);
  });
});

describe('lots and shuffles', () => {
  test('bring what is named', () => {
    const scene = at({ draws: { lots: ['d', 'a'] }, cards: { deck: ['b', 'e'] } }).does('draw', 'draw', 'shuffle');
    expect(scene.state.drawn).toEqual(['d', 'a']);
    expect(scene.state.deck.slice(-2)).toEqual(['e', 'b']);
    expect(scene.state.deck.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    scene.brings({ cards: { deck: ['c'] } }).brings({ cards: { deck: ['a'] } });
    expect(scene.does('shuffle').state.deck.at(-1)).toBe('c');
    expect(scene.does('shuffle').state.deck.at(-1)).toBe('a');
  });

  test('bring nothing that is not there', () => {
    expect(() => at({ draws: { lots: ['x'] } }).does('draw')).toThrow('"x" is not among those');
    expect(() => at({ cards: { deck: ['a', 'a'] } }).does('shuffle')).toThrow('"a" is not among those');
  });

  test('of a set-up are named too, where a scene begins with it', () => {
    expect(Scene.set(fair, { seats: 2, cards: { deck: ['a', 'c'] } }).state.deck.slice(-2)).toEqual(['c', 'a']);
  });
});

describe('a scene on its way', () => {
  test('something happens first, once, however often one goes back', () => {
    const scene = at({
      dice: [3],
      *first(t) {
        t.state.rolled.push(10 * t.roll(6, 'dice'));
      },
    });
    expect(scene.does('foe', 'foe').state.rolled[0]).toBe(30);
    scene.match.rewind(0, 'anew');
    expect([scene.state.rolled, scene.asked()]).toEqual([[30], 'stroll']);
  });

  test('everybody passes until something is asked, and it must come', () => {
    const scene = at().until('gate');
    expect([scene.actor, scene.asked(), scene.asked(0), scene.can()]).toEqual([1, 'gate', undefined, ['none']]);
    expect(scene.confirms('gate').lines('gate')).toEqual([{ text: 'gate', with: { wares: 'none' } }]);
    expect(() => at().until('roast')).toThrow('before roast seat 1 is asked gate and offered none');
    expect(() => at({ unasked: confirmed }).until('roast')).toThrow('roast is never asked: the game is over');
    expect([at().passesAll().asked(), at().passesAll('stroll').asked()]).toEqual(['gate', 'stroll']);
    expect(at({ unasked: confirmed }).passes().over).toBe(true);
    expect(at().passes('stroll').passesAll().over).toBe(false);
  });
});
