// The end of the game: victory points, the winner, match points. THU-19, THU-23.8, THU-24.4.

import type { Outcome, Seat } from '@veillee/kernel';
import { type Card, defOf } from '../content/cards.ts';
import { who } from './piles.ts';
import { isAlone, player, type State } from './state.ts';

export function vpOf(cards: readonly Card[]): number {
  let vp = 0;
  for (const card of cards) vp += defOf(card).vp;
  return vp;
}

/** THU-19.5: every card a player owns, wherever it lies; a Hero on loan counts for its owner. */
export function ownedBy(state: State, seat: Seat): Card[] {
  const { deck, hand, discard } = player(state, seat);
  const lent = (state.party?.borrowed ?? []).filter(loan => loan.owner === seat).map(loan => loan.card);
  return [...deck, ...hand, ...discard, ...lent];
}

export const scoreOf = (state: State, seat: Seat): number => vpOf(ownedBy(state, seat));

/** The seat that owns the Thunderstone. */
export function stoneOwner(state: State): Seat | undefined {
  const seat = state.players.findIndex((_, i) => ownedBy(state, i).some(card => defOf(card).isStone));
  return seat < 0 ? undefined : seat;
}

export function outcome(state: State): Outcome {
  const scores = state.players.map((_, seat) => scoreOf(state, seat));
  return isAlone(state) ? againstThePile(state, scores) : againstEachOther(state, scores);
}

/** THU-19.6 to 19.9: most VP; among equals the owner of the Thunderstone; else the victory is shared. */
function againstEachOther(state: State, scores: readonly number[]): Outcome {
  const most = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  const owner = stoneOwner(state);
  const won = owner !== undefined && tied.includes(owner) ? [owner] : tied;
  return {
    won,
    scores,
    text: { text: 'outcome.standard', with: { players: won.map(who), vp: most, count: won.length } },
  };
}

/** THU-23.8, 23.15: the players win together if they have more VP than the Village score pile. THU-23.13: the margin. */
function againstThePile(state: State, scores: readonly number[]): Outcome {
  const pile = vpOf(state.escaped);
  const own = scores.reduce((sum, score) => sum + score, 0);
  const won = own > pile ? state.players.map((_, seat) => seat) : [];
  const text = won.length > 0 ? 'outcome.saved' : 'outcome.lost';
  return { won, scores, text: { text, with: { vp: own, pile, margin: own - pile } } };
}

/** THU-24.4: one point for each player beaten and half for each tie; VP share settles equal points. */
export function matchPoints(scores: readonly number[]): { points: number; share: number }[] {
  const total = scores.reduce((sum, score) => sum + score, 0);
  return scores.map((own, seat) => {
    const points = scores.reduce(
      (sum, other, i) => (i === seat ? sum : sum + (own > other ? 1 : own === other ? 0.5 : 0)),
      0,
    );
    return { points, share: total === 0 ? 1 / scores.length : own / total };
  });
}

/** THU-23.13: the ladder of solo games: the margin first, then fewer turns. */
export const compareSolo = (a: { margin: number; turns: number }, b: { margin: number; turns: number }): number =>
  b.margin - a.margin || a.turns - b.turns;
