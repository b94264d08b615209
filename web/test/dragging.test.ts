// Where something that is dragged may be let go: the nearest place first, then what that lies in.

import { expect, test } from 'vitest';
import { placesAround } from '../kit/touch/dragging.ts';

interface Names {
  readonly 'data-drop'?: string;
  readonly 'data-thing'?: string;
}

/** As much of an element as is asked for. */
class Part {
  readonly parentElement: Part | null;
  private readonly names: Names;
  constructor(names: Names, parent: Part | null = null) {
    this.names = names;
    this.parentElement = parent;
  }
  getAttribute(name: keyof Names): string | null {
    return this.names[name] ?? null;
  }
  closest(): Part | null {
    return Object.keys(this.names).length > 0 ? this : (this.parentElement?.closest() ?? null);
  }
}
const around = (part: Part | null): string[] => placesAround(part as unknown as Element | null);

test('a figure on a map is a place by the name that options have for it; a card on a shelf is, and so is the shelf', () => {
  expect(around(null)).toEqual([]);
  expect(around(new Part({}))).toEqual([]);
  expect(around(new Part({}, new Part({ 'data-thing': 'hero:steelhorns' })))).toEqual(['hero:steelhorns']);
  const shelf = new Part({ 'data-drop': 'shelf' });
  expect(around(new Part({}, new Part({ 'data-thing': 'item:sword' }, new Part({}, shelf))))).toEqual([
    'item:sword',
    'shelf',
  ]);
});
