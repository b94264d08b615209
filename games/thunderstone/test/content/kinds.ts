// The rows of the box by kind.

import { defs } from '../../content/cards.ts';

export const heroes = defs.filter(def => def.kind === 'hero');

export const monsters = defs.filter(def => def.kind === 'monster');

export const villageCards = defs.filter(def => def.kind === 'village');
