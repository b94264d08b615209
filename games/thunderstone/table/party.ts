// The party in the hand: who carries what, what a touch on a card means, who could level up.

import type { Option, PlainDecision } from '@veillee/kernel';
import { partsOf } from '@veillee/pieces/keys';
import { type Card, defOf } from '../content/cards.ts';
import { weaponOf } from '../rules/battle.ts';
import { cardsOfBundle } from '../rules/bundles.ts';
import { EQUIP, HOLD, PLAY, UNEQUIP } from '../rules/keys.ts';
import { levelsLeft } from '../rules/level-up.ts';
import type { Party } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** A card of the hand, with the Weapon behind it. */
export interface Place {
  readonly card: Card;
  readonly weapon?: Card;
}

/** Heroes with what they carry first, then Weapons, Items, Spells and the rest; the strongest first. */
export function arrange(hand: readonly Card[], party: Party | undefined): Place[] {
  const carried = new Set(Object.keys(party?.equip ?? {}));
  const order = (card: Card): number => {
    const def = defOf(card);
    if (def.isHero) return 0;
    if (def.isWeapon) return 1;
    if (def.isItem) return 2;
    if (def.isSpell) return 3;
    if (def.types.includes('villager')) return 4;
    return def.isMonster ? 5 : 6;
  };
  return hand
    .filter(card => !carried.has(card))
    .map((card, at) => ({ card, at }))
    .sort((a, b) => {
      const first = order(a.card) - order(b.card);
      if (first !== 0) return first;
      const [x, y] = [defOf(a.card), defOf(b.card)];
      return y.level - x.level || y.strength - x.strength || (x.id < y.id ? -1 : x.id > y.id ? 1 : a.at - b.at);
    })
    .map(({ card }) => {
      const weapon = party && weaponOf(party, card);
      return weapon === undefined ? { card } : { card, weapon };
    });
}

/** Options that put this Weapon, or this Hero, to use together with another card. */
export const equipsOn = (options: readonly Option[]): Option[] => options.filter(({ key }) => EQUIP.is(key));

/** Acts that can be taken back at once: they are done at the first touch. */
export const isLight = ({ key }: Option): boolean => [EQUIP, UNEQUIP, HOLD, PLAY].some(act => act.is(key));

/** The option that gives this Weapon to this Hero, whatever their twins are called. Of two Weapons, or two Heroes, there is none. */
export function equipOption(decision: PlainDecision | undefined, a: Card, b: Card): Option | undefined {
  if (decision?.prompt !== 'dungeon.step' || defOf(a).isHero === defOf(b).isHero) return undefined;
  return equipsOn(decision.options).find(({ on }) => on?.includes(a) && on.includes(b));
}

/** XP that a Hero asks for its next Level, if there is one to take. */
export function levelPrice(view: View, card: Card): number | undefined {
  const def = defOf(card);
  return def.levelUp > 0 && levelsLeft(view, def).length > 0 ? def.levelUp : undefined;
}

/** Which copy was touched for an option that stands for several: that one is shown as chosen. */
export type StandIns = { readonly [key: string]: Card };

/** The copies of the hand that a pick is shown on: those it names, the one touched in place of its twin. */
export function shownOn(key: string, hand: readonly Card[], standIns: StandIns): readonly Card[] {
  const named = [...partsOf(key), ...cardsOfBundle(key)].filter(part => hand.includes(part));
  const stand = standIns[key];
  if (stand === undefined || named.includes(stand)) return named;
  const twin = named.find(card => defOf(card) === defOf(stand));
  return named.map(card => (card === twin ? stand : card));
}

/** Whether a pick means this very copy, or no copy at all. */
export function isMeant(card: Card, picked: readonly string[], hand: readonly Card[], standIns: StandIns): boolean {
  const meant = picked.flatMap(key => shownOn(key, hand, standIns));
  return meant.length === 0 || meant.includes(card);
}

/** What a touch on one of several copies toggles: its own pick, else an option that is still free, by its own name if it has one. */
export function twinKey(
  options: readonly Option[],
  card: Card,
  picked: readonly string[],
  hand: readonly Card[],
  standIns: StandIns,
): string {
  const own = picked.find(key => shownOn(key, hand, standIns).includes(card));
  const free = options.filter(({ key }) => !picked.includes(key));
  return own ?? (free.find(({ key }) => key === card) ?? free[0] ?? options[0])?.key ?? card;
}
