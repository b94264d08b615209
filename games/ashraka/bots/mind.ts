// What a bot goes by at one decision: the view, its own heroes, what is offered to each of them.

import { type BotTurn, figureKey, keyOf, type Option } from '@veillee/kernel';
import type { FindId, HeroId } from '../content/vocabulary.ts';
import { totalOf } from '../rules/modifiers.ts';
import { printed } from '../rules/sheet.ts';
import { type Hero, isGone, partnerOf, type State, stands } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { OBJECTIVES } from './objectives.ts';

export type Turn = BotTurn<State, View>;

export interface Mind {
  readonly turn: Turn;
  readonly view: View;
  /** Heroes of this seat who stand. */
  readonly own: readonly Hero[];
  /** Heroes of either seat who stand. */
  readonly standing: readonly Hero[];
}

export function mindOf(turn: Turn): Mind {
  const { view, seat } = turn;
  const standing = view.heroes.filter(stands);
  return { turn, view, standing, own: standing.filter(hero => hero.seat === seat) };
}

/** Who speaks for this seat: its heroes who stand; for one whose heroes are down or gone, those, since allies can still be called. */
export const speakersOf = ({ own, view, turn }: Mind): readonly Hero[] =>
  own.length > 0 ? own : view.heroes.filter(({ seat }) => seat === turn.seat);

// ---- what is offered ----

/** The key under which a hero is offered this, if they are. */
export function offered({ turn }: Mind, hero: HeroId, key: string): string | undefined {
  const whole = figureKey.make(hero, key);
  return turn.decision.options.some(option => option.key === whole) ? whole : undefined;
}

/** The options of a hero by their own keys. */
export const optionsOf = ({ turn }: Mind, hero: HeroId): { readonly key: string; readonly option: Option }[] =>
  turn.decision.options
    .filter(({ figure }) => figure === undefined || figure === hero)
    .map(option => ({ key: keyOf(option), option }));

// ---- time ----

/** Actions that a hero gets each turn. */
export const actionsOf = (view: View, hero: Hero): number =>
  printed(view, hero, 'actions') + totalOf(view, hero, 'turnActions');

/** Turns that come after this one: each tile is one, and a last one without a tile. */
export const turnsAfter = ({ track }: View): number => track.length;

/** Actions of both heroes until the adventure is lost. */
export const actionsLeft = (view: View): number =>
  view.heroes
    .filter(hero => !isGone(hero))
    .reduce((sum, hero) => sum + hero.disc + turnsAfter(view) * actionsOf(view, hero), 0);

// ---- cards ----

export const cardsOf = ({ hand, specials }: Hero): readonly FindId[] => [...hand, ...specials];

/** Who of the heroes has it. */
export const bearerOf = ({ heroes }: View, card: FindId): Hero | undefined =>
  heroes.find(hero => !isGone(hero) && cardsOf(hero).includes(card));

// ---- the objective ----

export const objectiveOf = ({ adventure }: View) => OBJECTIVES[adventure];

export const otherOf = (view: View, hero: Hero): Hero => partnerOf(view, hero);
