// A combat that has just begun, as a scene wants it.

import { allyRow } from '../content/allies.ts';
import { monsterRow } from '../content/monsters.ts';
import type { AllyId, Die, Disease, FindId, HeroId, MonsterId } from '../content/vocabulary.ts';
import { type Combat, type Fighter, heroOf, newFighter, partnerOf, type State } from '../rules/state.ts';
import { ATSU, holds, monster, type Plan, Play, TANTAN } from './scene.ts';
import { learns } from './upgrades.ts';

export interface Fight extends Pick<Plan, 'adventure' | 'options' | 'dice' | 'asks' | 'seats'> {
  readonly card: MonsterId;
  readonly cubes?: number;
  /** Who fights, first or alone. */
  readonly hero?: HeroId;
  readonly both?: boolean;
  readonly health?: number;
  readonly mana?: number;
  /** Actions before the price of the engagement. */
  readonly disc?: number;
  readonly diseases?: readonly Disease[];
  readonly foe?: readonly Disease[];
  readonly bubble?: Combat['bubble'];
  readonly hand?: readonly FindId[];
  readonly skills?: readonly string[];
  readonly ally?: AllyId;
  /** What else is different. */
  readonly more?: (state: State) => void;
  /** The other hero, in the fight or not. */
  readonly other?: HeroId;
  readonly partner?: {
    readonly health?: number;
    readonly diseases?: readonly Disease[];
    readonly hand?: readonly FindId[];
    readonly skills?: readonly string[];
  };
}

/** The price of the engagement has been paid, and the heroes are about to act. */
export function fightsOf(fight: Fight): Play & { readonly before: number } {
  const { card, cubes = monsterRow(card).health, hero = ATSU, both = false, bubble = 1, foe = [] } = fight;
  const { adventure = 1, options = {}, dice = [], asks = [], seats = 2, hand = [] } = fight;
  const other = fight.other ?? (hero === TANTAN ? ATSU : TANTAN);
  let before = 0;
  const play = new Play({
    adventure,
    options,
    dice,
    asks,
    seats,
    heroes: hero === TANTAN && other === ATSU ? [ATSU, TANTAN] : [hero, other],
    position: { at: 'combat' },
    set(state) {
      const first = heroOf(state, hero);
      const second = partnerOf(state, first);
      monster(state, card, first.at as never, cubes);
      const fighters = both ? [first, second] : [first];
      for (const one of fighters) one.disc -= monsterRow(card).engage;
      if (fight.disc !== undefined) first.disc = fight.disc - monsterRow(card).engage;
      first.health = fight.health ?? first.health;
      first.mana = fight.mana ?? first.mana;
      second.health = fight.partner?.health ?? second.health;
      holds(state, first, ...hand);
      holds(state, second, ...(fight.partner?.hand ?? []));
      learns(state, ...(fight.skills ?? []), ...(fight.partner?.skills ?? []));
      const uses = fight.ally && allyRow(fight.ally).uses;
      if (fight.ally) state.bag.allies = [{ id: fight.ally, ...(uses !== undefined && { uses }) }];
      state.combat = {
        slot: 'blue',
        fighters: fighters.map(
          ({ id }): Fighter => ({
            ...newFighter(id),
            diseases: [...((id === hero ? fight.diseases : fight.partner?.diseases) ?? [])],
          }),
        ),
        diseases: [...foe],
        bubble,
        round: 0,
        physical: 0,
        order: [],
      };
      fight.more?.(state);
      before = first.health;
    },
  });
  return Object.assign(play, { before });
}

type Rest = Omit<Fight, 'card' | 'cubes' | 'both'>;
/** One hero against a monster with so many cubes. */
export const against = (card: MonsterId, cubes: number, rest: Rest = {}) => fightsOf({ card, cubes, ...rest });
/** Both heroes against it. */
export const bothAgainst = (card: MonsterId, cubes: number, rest: Rest = {}) =>
  fightsOf({ card, cubes, both: true, ...rest });

/** A die, and what it shows. */
export const roll = (die: Die, face: number): readonly [Die, number] => [die, face];
