// Whether a hero has a quest object or a relic about them.

import { type Hero, rowId } from '../state.ts';

export const isHeldBy = ({ objects, equipped, pack }: Hero, name: string): boolean =>
  objects.includes(name) || [...equipped, ...pack].some(thing => rowId(thing) === name);
