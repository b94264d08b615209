// Potions of other boxes, which work for a while: drunk when the blow is about to be struck that they make stronger, or before monsters come.

import type { Picks } from '@veillee/kernel';
import { diceIn, roomForPower } from '../rules/attack/dice.ts';
import { type Blow, blowsOf, foretold } from '../rules/attack/foretell.ts';
import { joined } from '../rules/attack/odds.ts';
import { opened } from '../rules/attack/open.ts';
import { attacksOf } from '../rules/attack/options.ts';
import * as keys from '../rules/keys.ts';
import { type Hero, type Known, turnOf } from '../rules/state.ts';
import { type Menace, perilAt } from './adept-heroes-danger.ts';
import { worthOfBlow } from './blows.ts';
import type { Mind } from './mind.ts';

/** What a stronger blow must be worth more, in parts of a death (`blows.ts`). */
const STRONGER = 1.5;
/** Wounds to come against which somebody wards themselves, or hides. */
const WARDED = 4;
const HIDDEN = 3;
/** What is left to be done in this turn may still bring them somewhere else. */
const isDone = ({ movement, attacks }: { readonly movement: number; readonly attacks: number }): boolean =>
  attacks === 0 && movement <= 2;

export function potionNow({ known, turn }: Mind, menaces: readonly Menace[], hero: Hero): string | undefined {
  const offers = (potion: Parameters<typeof keys.drinkKey.make>[0]): string | undefined =>
    turn.decision.options.find(({ key }) => key === keys.drinkKey.make(potion))?.key;
  const power = offers('power-potion');
  const mine = turnOf(known);
  if (power !== undefined && mine.attacks > 0 && gainOfPower(known, hero) >= STRONGER) return power;
  const [warding, hiding] = [offers('invulnerability-potion'), offers('invisibility-potion')];
  if (!hero.at || hero.active !== undefined || !isDone(mine)) return undefined;
  if (warding === undefined && hiding === undefined) return undefined;
  const { wounds } = perilAt(known, menaces, hero, hero.at);
  if (warding !== undefined && wounds >= WARDED) return warding;
  return hiding !== undefined && wounds >= HIDDEN ? hiding : undefined;
}

/** What the best blow from here wins with all the power dice that it can have. */
function gainOfPower(known: Known, hero: Hero): number {
  const worth = (blows: readonly Blow[]): number => worthOfBlow(known, 'heroes', blows);
  let [now, then] = [0, 0];
  for (const how of attacksOf(known, hero.id, 'action')) {
    const attack = opened(known, hero.id, how);
    const black = roomForPower(diceIn(attack.pool));
    now = Math.max(now, worth(foretold(known, hero.id, how)));
    then = Math.max(then, worth(blowsOf(known, { ...attack, pool: joined(attack.pool, { black }) })));
  }
  return then - now;
}

/** Wounds for which armour is given up that wards off one attack: many, or the last. */
export function ward({ turn: { decision } }: Mind): Picks {
  const { n = 0, wounds = 0 } = decision.with ?? {};
  const isDeadly = Number(n) >= Number(wounds);
  return isDeadly || Number(n) >= WORTH_IT ? decision.options.slice(0, 1).map(({ key }) => key) : [];
}
const WORTH_IT = 3;
