// DES-89, LEG-5.9 to LEG-5.12: who soars under the sky, what that is to attacks, and how they come down and up again. Where anybody stops there is
// room to stand (R175), so that whoever is brought down has a place.

import { unless } from '@veillee/pieces/offers';
import type { Attacking } from '../../attack/attacking.ts';
import type { Line } from '../../attack/sheet.ts';
import { calls } from '../../calls.ts';
import { tokensOn } from '../../effects/tokens.ts';
import { isGrappled } from '../../hero/movement.ts';
import { nameOf } from '../../names.ts';
import {
  type Acting,
  type DeedOffer,
  type FigureId,
  type Flow,
  figureAt,
  type Hero,
  isUp,
  type Known,
  type Monster,
  type State,
  standsOn,
  type T,
} from '../../state.ts';
import { abilitiesHere } from './ground.ts';
import { landKey } from './keys.ts';

/** DES-89.2 */
const HIGHER = 4;

/** So much further for range; what spreads finds whoever soars as if they did not (DES-89.9). */
export function soarLines(
  state: Known,
  { form, space }: Pick<Attacking, 'form' | 'space'>,
  attacker: Hero | Monster,
): Line[] {
  const target = figureAt(state, space);
  const isFar = isUp(attacker) || (form === 'plain' && target !== undefined && isUp(target));
  return isFar ? [{ source: { text: 'line.soaring' }, bonus: { range: -HIGHER } }] : [];
}

// ---- down ----

/** DES-89.4, DES-89.8: before an attack, and for nothing else. */
export function offerLanding(
  state: State,
  monster: Monster,
  acting: Acting,
  watched: (t: T, deed: Flow<unknown>) => Flow,
  offer: DeedOffer,
): void {
  if (!isUp(monster)) return;
  offer(unless(acting.attacks > 0 || maySell(state), 'overlord.why.attacks', 'DES-89.4'), () => ({
    option: {
      key: landKey,
      text: 'outdoors.land',
      with: { monster: nameOf(state, monster.id) },
      rule: 'DES-89.4',
      on: [monster.id],
    },
    *run(t) {
      acting.fresh = false;
      yield* watched(t, comeDown(t, monster, 'down'));
    },
  }));
}
/** Threat may buy an attack that nobody has yet (LEG-6.41). */
const maySell = (state: State): boolean =>
  abilitiesHere(state).some(({ does }) => does.buy === 'attack-again' || does.buy === 'attack-with');

/** It feels the ground, auras, and whoever waits for somebody beside them (DES-65.5, DES-89.8). */
function* comeDown(t: T, monster: Monster, flight: 'down' | 'held'): Flow {
  const { state } = t;
  monster.flight = flight;
  const words = { monster: nameOf(state, monster.id) };
  const rule = flight === 'down' ? 'DES-89.4' : 'DES-89.7';
  t.tell(flight === 'down' ? 'log.outdoors.lands' : 'log.outdoors.broughtDown', words, { rule, weight: 1 });
  yield* calls(t).stepOn(t, monster.id, { own: true });
  const [at] = standsOn(monster);
  if (at !== undefined && state.monsters.includes(monster))
    yield* calls(t).moment(t, 'space-entered', { figure: monster.id, at });
}

// ---- up ----

const isHeld = (state: State, monster: Monster): boolean => tokensOn(monster, 'web') > 0 || isGrappled(state, monster); // DES-89.6, DES-89.7

/** Whoever is down and not held flies up again. */
export function rise(t: T, monster: Monster): void {
  const { state } = t;
  if (monster.flight === undefined || isUp(monster) || !state.monsters.includes(monster)) return;
  monster.flight = isHeld(state, monster) ? 'held' : 'up';
  if (isUp(monster)) t.tell('log.outdoors.rises', { monster: nameOf(state, monster.id) }, { rule: 'DES-89.4' });
}

/** DES-89.4: its attack is over. */
export function riseAgain(t: T, id: FigureId): void {
  const monster = t.state.monsters.find(one => one.id === id);
  if (monster?.flight === 'down') rise(t, monster);
}

/** Whoever is webbed comes down, and whoever is free again goes up. */
export function* settle(t: T): Flow {
  for (const monster of [...t.state.monsters]) {
    if (isUp(monster) && tokensOn(monster, 'web') > 0) yield* comeDown(t, monster, 'held');
    else if (monster.flight === 'held') rise(t, monster);
  }
}
