// Feats in scenes: who holds which, and fights in which they are played.

import type { Hero, State } from '../rules/state.ts';
import { assault, type Fight, fight } from './fight.ts';
import type { Play } from './scene.ts';

export const ICE = { 'tomb-of-ice': true } as const;

/** These copies leave their decks for a hero's hand. */
export function holds(state: State, hero: Hero | undefined, ...cards: readonly string[]): void {
  const { featCards } = state;
  if (!featCards || !hero) throw new Error('there are no feats');
  for (const deck of Object.values(featCards.decks))
    for (const card of cards) if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
  featCards.hands[hero.id] = [...(featCards.hands[hero.id] ?? []), ...cards];
}

type Holding = Fight & { readonly feats?: readonly string[] };

const withFeats = ({ feats = [], ...plan }: Holding): Fight => ({
  ...plan,
  options: { ...plan.options, ...ICE },
  set: (state, heroes, monster) => {
    holds(state, heroes[0], ...feats);
    plan.set?.(state, heroes, monster);
  },
});

/** A fight of the first hero, who holds these. */
export const featFight = (plan: Holding): Play => fight(withFeats(plan));

/** The monster attacks the first hero, who holds these. */
export const featAssault = (plan: Holding): Play => assault(withFeats(plan));

/** Lets moments pass until this feat can be played, and plays it; whoever else is asked waits. */
export function plays(play: Play, feat: string, seat = 0): Play {
  const key = `feat:${feat}`;
  for (let n = 0; n < 30; n++) {
    if (play.asked(seat) !== undefined && play.can(seat).includes(key)) return play.answers(seat, key);
    if (play.asked(seat) === undefined) play.overlordWaits();
    else play.passes(seat);
  }
  throw new Error(`${feat} cannot be played`);
}

/** Lets everything pass that the first hero's player may let pass, up to this question. */
export function until(play: Play, prompt: string): Play {
  for (let n = 0; n < 30 && play.asked() !== prompt; n++)
    if (play.asked() === undefined) play.overlordWaits();
    else play.passes(0);
  return play;
}
