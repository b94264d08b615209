// What every part of the board reads: the view, whose eyes, what is looked at, and how to say things.

import type { PlainDecision, Seat } from '@veillee/kernel';
import { originalOf as cardOf } from '@veillee/pieces/things';
import type { TableProps } from '@veillee/web/kit';
import { boardContext, type Word, wordBy } from '@veillee/web/kit/reading.ts';
import { useMemo } from 'react';
import { cardById } from '../content/cards.ts';
import type { Hero, RegionId } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type ChapterPlan, discoverable, planChapter, safeRegions } from './facts.ts';

export interface Reading {
  readonly table: TableProps<View>;
  readonly view: View;
  readonly decision: PlainDecision | undefined;
  /** Whose hero is shown: one's own, or for somebody who looks on the active one. */
  readonly eyes: Seat;
  readonly own: Hero;
  /** It is this hero's turn. */
  readonly active: boolean;
  readonly chapter: ChapterPlan | undefined;
  readonly safe: readonly RegionId[];
  /** Rumours by the region where they can be discovered. */
  readonly discover: ReadonlyMap<RegionId, readonly string[]>;
  /** What the detail panel shows: a region, an Encounter, a Plot, an Ancient. */
  readonly focus: string | undefined;
  setFocus(thing: string | undefined): void;
  readonly word: Word;
  name(card: string): string;
  percent(share: number): string;
}

/** What is touched on the map is chosen first: the slip says what would follow. */
export const WEIGHED = { confirm: true, weigh: true } as const;

export const { ReadingContext, useReading } = boardContext<Reading>('Kilforth');

/** A Loot token is a kind, a number sign and a number; every other card is its own id. */
export { cardOf };

export const isCard = (thing: string): boolean => {
  try {
    cardById(cardOf(thing));
    return true;
  } catch {
    return false;
  }
};

export function useRead(
  table: TableProps<View>,
  focus: string | undefined,
  setFocus: (thing: string | undefined) => void,
): Reading | undefined {
  const { view, seat, decision, say, language } = table;
  const eyes = seat ?? view.active ?? view.first;
  const own = view.heroes[eyes];
  const facts = useMemo(
    () => ({ chapter: planChapter(view, eyes), safe: safeRegions(view), discover: discoverable(own?.hand ?? []) }),
    [view, eyes, own],
  );
  return useMemo(() => {
    if (!own) return undefined;
    const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
    return {
      table,
      view,
      decision,
      eyes,
      own,
      active: view.active === eyes,
      ...facts,
      focus,
      setFocus,
      word: wordBy(say),
      name: (card: string): string => say(cardById(cardOf(card)).name),
      percent: (part: number): string => share.format(part),
    };
  }, [table, view, decision, eyes, own, facts, focus, setFocus, say, language]);
}
