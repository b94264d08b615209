// For tests: which places of a state are dealt anew for a viewer. What is nowhere in the list, the viewer knows.

import { Chance, newChance } from '../play/chance.ts';
import type { Viewer } from '../play/event.ts';

/** The leaves of a state by their paths. */
function leaves(value: unknown, path: string, found: Map<string, unknown>): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return found.set(path, value);
  for (const [key, inner] of Object.entries(value)) leaves(inner, path ? `${path}/${key}` : key, found);
  return found;
}

/** Places that differ after one of so many deals; where in a list, is left out. No deal may add or lose anything. */
export function varied<State>(
  state: State,
  redeal: (state: State, viewer: Viewer, chance: Chance) => void,
  viewer: Viewer,
  deals = 12,
): string[] {
  const before = leaves(state, '', new Map());
  const all = [...before.values()].map(String).sort().join();
  const places = new Set<string>();
  for (let n = 0; n < deals; n++) {
    const imagined = structuredClone(state);
    redeal(imagined, viewer, new Chance(newChance(`deal ${n}`)));
    const after = leaves(imagined, '', new Map());
    if ([...after.values()].map(String).sort().join() !== all) throw new Error('something was added or lost');
    for (const [path, value] of after) if (before.get(path) !== value) places.add(path.replace(/\/\d+$/, '/*'));
  }
  return [...places].sort();
}
