// R165: who is borne over a pit. They stand above it and not in it: they look and strike as from its edge, and nothing of it is theirs. Pure, and
// open to the page.

import { propRow } from '../content/props.ts';
import { working } from './effects/held.ts';
import { isPit } from './hero/reach.ts';
import type { Hero } from './state.ts';

/** On wings, by a pact with the wind, or light of foot on the way to the other side. */
export const isBorneHero = (hero: Hero): boolean =>
  (hero.over !== undefined && hero.over === hero.at) ||
  working(hero, 'have').some(({ op }) => op.ability === 'fly') ||
  working(hero, 'unharmedBy').some(({ op }) => isPit(propRow(op.prop)));
