// LEG-8.44 to LEG-8.47, LEG-21.21: how a dungeon ends: back to the week, or to the last page of one by itself.

import { parOf } from '../../../content/legend/economy.ts';
import { calls } from '../../calls.ts';
import { questText } from '../../names.ts';
import { rowOf } from '../../overlord/deck.ts';
import type { Flow, Known, Position, State, T } from '../../state.ts';
import { leaveField } from '../field.ts';
import { boardOver } from '../play.ts';
import { legendOf } from '../record.ts';
import { tellStory } from '../telling.ts';
import { heedEnd } from './goals.ts';
import { lastRowHere } from './last.ts';
import { dungeonOf } from './level.ts';
import type { Dungeon } from './record.ts';

/** What both sides have gained in it. */
export function gainedIn(state: Pick<Known, 'legend' | 'dungeon'>): {
  readonly heroes: number;
  readonly overlord: number;
} {
  const { conquest } = legendOf(state);
  const { from } = dungeonOf(state);
  return { heroes: conquest.heroes - from.heroes, overlord: conquest.overlord - from.overlord };
}

/** The heroes have won who have left by the last portal with so much more than the overlord. */
export function isWon(state: Pick<Known, 'legend' | 'dungeon'>): boolean {
  const { heroes, overlord } = gainedIn(state);
  return dungeonOf(state).over === 'won' && heroes - overlord >= parOf(legendOf(state).level);
}

/** LEG-8.17: cards of treachery go back to their stock and those that made room for them to the deck; Powers lie there no more. */
function putAway({ overlord }: State): void {
  const isStock = (card: string): boolean => rowOf(card).treachery !== undefined;
  overlord.discard.push(...overlord.powers);
  overlord.powers = [];
  for (const pile of ['hand', 'deck', 'discard', 'played'] as const)
    overlord[pile] = overlord[pile].filter(card => !isStock(card));
  overlord.deck.push(...(overlord.aside ?? []));
  overlord.aside = undefined;
}

/** What the last level says when the party has left it, unless its goal has said it. */
function tellEnd(t: T, how: NonNullable<Dungeon['over']>): void {
  const { state } = t;
  const last = lastRowHere(legendOf(state))?.board === state.quest;
  if (how === 'won' && !last) tellStory(t, questText(state, 'text', 'win'), RULES[how]);
  if (how !== 'won' && last && !dungeonOf(state).done.includes('rewarded'))
    tellStory(t, questText(state, 'text', 'leave'), RULES[how]);
}

export function* endDungeon(t: T, how: NonNullable<Dungeon['over']>): Flow<Position> {
  const { state } = t;
  if (how === 'won') yield* heedEnd(t);
  dungeonOf(state).over = how;
  t.tell(`log.dungeon.${how}`, gainedIn(state), { rule: RULES[how], weight: 6 });
  if (legendOf(state).board) {
    tellEnd(t, how);
    const isRewarded = dungeonOf(state).done.includes('rewarded');
    leaveField(state); // LEG-8.47: death itself has made whole whoever died.
    return boardOver(t, { party: how === 'won' ? 'won' : 'fled', dead: [], ...(isRewarded && { rewarded: true }) });
  }
  putAway(state);
  return yield* calls(t).finish(t, isWon(state) ? 'heroes' : 'overlord');
}
const RULES = { won: 'LEG-8.44', fled: 'LEG-8.45', ejected: 'LEG-8.15' } as const;
