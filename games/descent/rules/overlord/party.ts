// What heroes' cards change of the overlord's affairs: what cards cost, what a turn brings, what traps do, where nobody spawns.

import type { HeroOp, OpOf } from '../../content/vocabulary.ts';
import { sayings } from '../effects/held.ts';
import type { Hero, Known } from '../state.ts';

type Counted = OpOf<HeroOp, 'cardCost'>['op'];
type Hindrance =
  | Extract<Counted, 'cardCost' | 'threatIncome' | 'trapWounds' | 'saveDice' | 'noSpawnWithin'>
  | 'trapCost';

/** The sum of what one hero's cards say of it. */
export const heroSum = (hero: Hero, name: Hindrance): number =>
  sayings(hero, name).reduce((sum, { op }) => sum + op.n, 0);

/** The sum of what all heroes' cards say of it. */
export const partySum = ({ heroes }: Known, name: Hindrance): number =>
  heroes.reduce((sum, hero) => sum + heroSum(hero, name), 0);
