// What a hero has animated acts after their turn: it strikes where that hurts most, from wherever it can come to stand, and with nobody in
// reach it goes where somebody is.

import { bestPicks } from '@veillee/bots';
import type { Picks } from '@veillee/kernel';
import * as keys from '../rules/keys.ts';
import { type Known, type Monster, type Stand, standsOn } from '../rules/state.ts';
import { worthOfBlow } from './blows.ts';
import { fieldOf } from './lure.ts';
import type { Mind } from './mind.ts';
import { foes } from './overlord.ts';
import { strikesOf } from './strikes.ts';

/** Each deed of the way is worth less than a blow, however small. */
const WAY = 0.001;

export function thrallPicks({ known, turn: { decision } }: Mind, thrall: Monster): Picks {
  const strikes = strikesOf(known, thrall, 'activation');
  const gain = ({ blows }: { blows(): Parameters<typeof worthOfBlow>[2] }): number =>
    worthOfBlow(known, 'heroes', blows());
  const blows = new Map(strikes.from(thrall.at).map(strike => [strike.key, gain(strike)]));
  const bestFrom = (at: Stand): number => Math.max(0, ...strikes.from(at).map(gain));
  const near = nearness(known);
  return bestPicks(decision, ({ key }) => {
    if (keys.attackKey.is(key)) return blows.get(key) ?? 0;
    const to = keys.walkKey.read(key)?.[0] ?? keys.climbKey.read(key)?.[0] ?? keys.jumpKey.read(key)?.[0];
    if (to === undefined || known.overlord.acting?.attacks === 0) return 0;
    const there = bestFrom(to as Stand);
    // From two places as good it strikes from where it stands.
    return there > 0 ? there - WAY : WAY * (near(to as Stand) - near(thrall.at));
  });
}

/** How near the next foe is. */
function nearness(known: Known): (at: Stand) => number {
  const field = fieldOf(known, foes(known));
  return at => Math.max(0, ...standsOn({ at }).map(field));
}
