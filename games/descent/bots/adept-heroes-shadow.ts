// The soul that follows a hero: it goes ahead to where they are drawn, and as a turn begins they change places where that is so much of the
// way (DES-35.22).

import { bestPicks } from '@veillee/bots';
import type { Decision, Picks } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { familiarRow } from '../content/familiars.ts';
import { statOf } from '../rules/effects/stats.ts';
import * as keys from '../rules/keys.ts';
import type { Companion, Hero } from '../rules/state.ts';
import { perilAt } from './adept-heroes-danger.ts';
import { drawsOf, errandsOf, type Party, pullAt } from './adept-heroes-errands.ts';

/** Changing places for less is not worth what may lie there. */
const LEAST_GAIN = 1;

/** What a place promises a hero, were they to stand there. */
function promiseTo(party: Party, hero: Hero): (at: Space) => number {
  const { known } = party.tale;
  const draws = drawsOf(party, hero, errandsOf(party, hero), 1);
  const speed = Math.max(1, statOf(known, hero.id, 'speed'));
  return at => pullAt(draws, at, speed) - perilAt(known, party.menaces, hero, at).cost;
}

export const isShadow = ({ id }: Companion): boolean => familiarRow(id).swaps === true;

/** Where it goes: ahead of its hero, as long as that is better than where it is. */
export function shadowPicks(party: Party, hero: Hero, soul: Companion, decision: Decision): Picks {
  const promise = promiseTo(party, hero);
  const here = soul.at === undefined ? Number.NEGATIVE_INFINITY : promise(soul.at);
  return bestPicks(decision, ({ key }) => {
    const [to] = keys.walkKey.read(key) ?? [];
    return to === undefined ? 0 : promise(to as Space) - here;
  });
}

/** Whether the hero changes places with it now. */
export function swapKeyOf(party: Party, hero: Hero, { options }: Decision): string | undefined {
  const swap = options.find(({ key }) => keys.swapKey.is(key));
  const soul = party.tale.known.companions.find(one => one.owner === hero.id && isShadow(one));
  if (!swap || !hero.at || !soul?.at) return undefined;
  const promise = promiseTo(party, hero);
  return promise(soul.at) > promise(hero.at) + LEAST_GAIN ? swap.key : undefined;
}
