// What a bot goes by at one decision: the view, its own Hero, what is offered. The rules' pure questions are asked of the view: they
// look at what lies open and at nothing else.

import { fallback } from '@veillee/bots/judgement';
import type { Bot, BotTurn, Option, Picks, Seat } from '@veillee/kernel';
import { isCentre, type SpaceAt } from '../content/lattice.ts';
import type { OwnToken } from '../content/vocabulary.ts';
import { maxHealth } from '../rules/board.ts';
import { emptyBeside } from '../rules/land.ts';
import { tokensOf } from '../rules/needs.ts';
import { openState } from '../rules/open.ts';
import type { Hero, Known, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export type Turn = BotTurn<State, View>;

export interface Mind {
  readonly turn: Turn;
  readonly view: View;
  readonly seat: Seat;
  /** The view as the rules' questions want it: stacks are not in it, rivals' hands are empty. */
  readonly known: Known;
  readonly own: Hero;
  /** Health that the own Hero can have at most. */
  readonly most: number;
  /** Solo or co-operative: the Combat deck plays the Monsters, the scenario says who wins. */
  readonly isTeam: boolean;
  /** Rounds that are still to be played, this one included. */
  readonly roundsLeft: number;
}

export function mindOf(turn: Turn): Mind {
  const { view, seat } = turn;
  const known = openState(view);
  const own = known.heroes.find(hero => hero.seat === seat);
  if (!own) throw new Error(`seat ${seat} has no Hero yet`);
  return {
    turn,
    view,
    seat,
    known,
    own,
    most: maxHealth(own),
    isTeam: view.mode !== 'competitive',
    roundsLeft: view.rounds - view.round + 1,
  };
}

/** A bot that decides by what it has in mind, and takes a Hero by luck. */
export const thinking = (id: string, decide: (mind: Mind) => Picks | undefined): Bot<State, View> => ({
  id,
  decide: turn => {
    const { decision, chance } = turn;
    if (decision.prompt === 'hero.ask') return [chance.pick(decision.options, 'hero').key];
    return decide(mindOf(turn)) ?? fallback(decision);
  },
});

/** What is found out once for a decision and asked for again and again: by a key of its own, kept as long as the mind is. */
export function noted<Key extends string | number, Found>(
  find: (mind: Mind, key: Key) => Found,
): (mind: Mind, key: Key) => Found {
  const notes = new WeakMap<Mind, Map<Key, Found>>();
  return (mind, key) => {
    const known = notes.get(mind) ?? new Map<Key, Found>();
    notes.set(mind, known);
    if (!known.has(key)) known.set(key, find(mind, key));
    return known.get(key) as Found;
  };
}

/** Own tokens of a kind on the map. */
export const ownTokens = noted((mind, kind: OwnToken) => tokensOf(mind.known, mind.own, kind));

/** How much of the game is still to come, from 1 down to 0. */
export const timeLeft = ({ roundsLeft, view }: Mind): number => (roundsLeft - 1) / Math.max(1, view.rounds - 1);

/** Tiles that entering a space would reveal. */
export const revealsAt = ({ known, view }: Mind, at: SpaceAt): number =>
  isCentre(at) ? 0 : Math.min(emptyBeside(known, at).length, view.territory.count);

// ---- what is offered ----

export const optionsOf = ({ turn }: Mind): readonly Option[] => turn.decision.options;

export const isOffered = (mind: Mind, key: string): boolean => optionsOf(mind).some(option => option.key === key);

/** The first option whose key fits. */
export const found = (mind: Mind, fits: (key: string) => boolean): Picks | undefined => {
  const option = optionsOf(mind).find(({ key }) => fits(key));
  return option && [option.key];
};
