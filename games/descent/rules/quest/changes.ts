// What scripts change of figures (`stats`): at once of those on the board, and where they say so (`ahead`) of those who wait in areas that
// nobody has seen, when they come.

import { isFigure, names } from '../../content/quests/read.ts';
import type { ScriptOp } from '../../content/quests/vocabulary.ts';
import { isSetUp } from '../areas/ahead.ts';
import { boardOf } from '../board.ts';
import { isHero, type Monster, type StatChange, type State } from '../state.ts';
import { amountOf } from './amounts.ts';
import type { About } from './facts.ts';
import { figuresOf } from './figures.ts';
import { numbersOf } from './places.ts';

type Stats = Extract<ScriptOp, { readonly op: 'stats' }>;

/** Added to what they have. */
export function changeStats(state: State, { op: _, who, wounds, ahead, ...rest }: Stats, about: About): void {
  const { progress } = about;
  const counts = { heroes: state.heroes.length, ...(progress !== undefined && { progress }) };
  const change: StatChange = { ...rest, ...(wounds !== undefined && { wounds: amountOf(wounds, counts) }) };
  for (const figure of figuresOf(state, who, about)) if (!isHero(figure)) alter(figure, change);
  if (!ahead) return;
  const { guide } = state;
  for (const thing of waiting(state, who)) guide.changes = [...(guide.changes ?? []), { thing, change }];
}

/** More wounds are also gained, fewer are lost only from what it can have. */
function alter(monster: Monster, change: StatChange): void {
  monster.changes = [...(monster.changes ?? []), change];
  if (change.wounds !== undefined) monster.wounds = Math.max(1, monster.wounds + change.wounds);
}

/** Those with such a name who are set up with an area that nobody has seen (DES-26.2). */
function waiting(state: State, who: Stats['who']): number[] {
  if (typeof who === 'object' && 'monster' in who) return [];
  const board = boardOf(state);
  return names(who)
    .flatMap(name => numbersOf(board, name))
    .filter(number => {
      const thing = board.things[number];
      return (
        thing && isFigure(thing.spec) && !state.board.revealed.includes(thing.area) && isSetUp(state, thing, number)
      );
    });
}

/** It has come to the board, with what was changed of it before. */
export function comeChanged({ guide }: State, monster: Monster): void {
  for (const { thing, change } of guide.changes ?? []) if (thing === monster.thing) alter(monster, change);
  guide.changes = guide.changes?.filter(({ thing }) => thing !== monster.thing);
}
