// What every part of the board reads: the table as one sees it, whose turn it is, and how to say things.

import type { Option, PlainDecision, Text } from '@veillee/kernel';
import type { TableProps } from '@veillee/web/kit';
import { boardContext, type Word, wordBy } from '@veillee/web/kit/reading.ts';
import { useMemo } from 'react';
import type { Outlook } from '../rules/attack/outlook.ts';
import type { Ground } from '../rules/ground.ts';
import type { FigureId, Hero, Side } from '../rules/state.ts';
import type { FigureView } from '../rules/view/figures.ts';
import type { View } from '../rules/view.ts';
import { groundSeen } from './dungeon/ground.ts';

export interface Reading {
  readonly table: TableProps<View>;
  readonly view: View;
  readonly decision: PlainDecision | undefined;
  readonly options: readonly Option[];
  /** What may be expected of them, as the rules foretell it. */
  readonly outlook: Outlook;
  /** Whose eyes these are. */
  readonly side: Side;
  /** Who acts or is asked about, of the heroes; of one's own, the first. */
  readonly hero: Hero | undefined;
  readonly ground: Ground;
  readonly word: Word;
  nameOf(figure: FigureId): string;
  /** The name as a sentence takes it, with whatever article it needs there. */
  called(figure: FigureId): Text;
  sheetOf(figure: FigureId): FigureView | undefined;
}

export const { ReadingContext, useReading } = boardContext<Reading>('Descent');

const NONE: readonly Option[] = [];
const NOTHING_KNOWN: Outlook = {};

export function useRead(table: TableProps<View>): Reading {
  const { view } = table;
  const { floor, walls, doors, stairs } = view;
  // Built anew only when the floor has changed, not with every step of a figure.
  const shape = JSON.stringify([floor, walls, doors, stairs, view.ground]);
  const ground = useMemo(() => groundSeen(view), [shape]);
  return useMemo(() => {
    const { seat, decision, say } = table;
    const side = seat !== undefined && view.sides[seat] === 'overlord' ? 'overlord' : 'heroes';
    const sheetOf = (figure: FigureId): FigureView | undefined => view.sheets[figure];
    const called = (figure: FigureId): Text => sheetOf(figure)?.name ?? { text: 'name.gone' };
    return {
      table,
      view,
      decision,
      options: decision?.options ?? NONE,
      outlook: (decision?.outlook as Outlook | undefined) ?? NOTHING_KNOWN,
      side,
      hero: heroInFront(view, seat, decision),
      ground,
      word: wordBy(say),
      nameOf: figure => say(called(figure)),
      called,
      sheetOf,
    };
  }, [table, view, ground]);
}

/** Whom the question is about. */
export function heroAsked({ heroes, sheets }: View, decision: PlainDecision | undefined): Hero | undefined {
  const asked = decision?.with?.hero;
  return heroes.find(({ id }) => typeof asked === 'object' && 'text' in asked && asked.text === sheets[id]?.name.text);
}

/** Whom the question is about; whoever's turn it is; otherwise the first of one's own. */
function heroInFront(view: View, seat: number | undefined, decision: PlainDecision | undefined): Hero | undefined {
  const { heroes, turn } = view;
  return (
    heroAsked(view, decision) ??
    heroes.find(({ id }) => id === turn?.hero) ??
    heroes.find(hero => hero.seat === seat) ??
    heroes[0]
  );
}
