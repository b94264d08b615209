// What every part of the board reads: the view, the hero in hand, and how to say things.

import { keyOf, type Option, type PlainDecision } from '@veillee/kernel';
import type { Node } from '@veillee/pieces/geometry';
import type { TableProps } from '@veillee/web/kit';
import { boardContext, type Word, wordBy } from '@veillee/web/kit/reading.ts';
import { useCallback, useMemo, useState } from 'react';
import type { HeroId } from '../content/vocabulary.ts';
import { type Walk, walksOf } from '../rules/movement.ts';
import { type Hero, stands } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export interface Reading {
  readonly table: TableProps<View>;
  readonly view: View;
  readonly decision: PlainDecision | undefined;
  /** Whose deeds are lit on the map: one's own hero, or the one of both that is in hand. */
  readonly hero: Hero | undefined;
  /** What this hero may do. */
  readonly options: readonly Option[];
  readonly walks: Walks;
  readonly word: Word;
  takeInHand(hero: HeroId): void;
  /** Whether whoever looks runs this hero. */
  isOwn(hero: Hero): boolean;
  /** Whether somebody else at this screen runs the hero, and may go on: taking it in hand is then their turn. */
  mayTurnTo(hero: Hero): boolean;
}

export const { ReadingContext, useReading } = boardContext<Reading>('Ashraka');

export interface Walks {
  /** Without danger, and with as much of it as the hero survives. */
  readonly safe: ReadonlyMap<Node, Walk>;
  readonly risky: ReadonlyMap<Node, Walk>;
}

const NOWHERE: Walks = { safe: new Map(), risky: new Map() };

/** What was taken in hand, and with how many actions left. */
interface Taken {
  readonly hero: HeroId;
  readonly disc: number;
}

/** A hero who has spent all actions is put down for one who has some left; whoever takes them up again means it. */
export function inHand(heroes: readonly Hero[], taken: Taken | undefined): Hero | undefined {
  const able = heroes.filter(stands);
  const wanted = able.find(({ id }) => id === taken?.hero);
  const spent = wanted !== undefined && wanted.disc === 0 && (taken?.disc ?? 0) > 0;
  if (wanted && !spent) return wanted;
  return able.find(({ disc }) => disc > 0) ?? wanted ?? able[0] ?? heroes[0];
}

/** The key of an option without whose it is. */
export { keyOf };

export function useRead(table: TableProps<View>): Reading {
  const { view, seat, decision, say } = table;
  const [{ taken, meant }, setTaken] = useState<{ taken?: Taken; meant: string | undefined }>({ meant: undefined });
  const take = useCallback(
    (id: string): Taken | undefined => {
      const hero = view.heroes.find(one => one.id === id);
      return hero && { hero: hero.id, disc: hero.disc };
    },
    [view],
  );
  // A pawn that is touched on the map is taken in hand as well.
  if (table.figure !== meant) {
    const touched = table.figure === undefined ? taken : take(table.figure);
    setTaken({ meant: table.figure, ...(touched && { taken: touched }) });
  }
  return useMemo(() => {
    const isOwn = (hero: Hero): boolean => hero.seat === seat;
    const mayTurnTo = (hero: Hero): boolean => {
      const info = table.seats[hero.seat];
      return table.turnTo !== undefined && !isOwn(hero) && info?.mine === true && info.acting;
    };
    const own = view.heroes.filter(isOwn);
    const asked = decision?.options.map(({ figure }) => figure) ?? [];
    // In combat only those who fight are asked.
    const asking = own.filter(({ id }) => asked.includes(id));
    const hero = inHand(asking.length > 0 ? asking : own.length > 0 ? own : view.heroes, taken);
    return {
      table,
      view,
      decision,
      hero,
      options: decision?.options.filter(({ figure }) => figure === undefined || figure === hero?.id) ?? [],
      walks:
        hero && stands(hero) && decision?.prompt === 'turn.ask'
          ? { safe: walksOf(view, hero, 0), risky: walksOf(view, hero, hero.health) }
          : NOWHERE,
      word: wordBy(say),
      takeInHand: id => {
        const other = view.heroes.find(one => one.id === id && mayTurnTo(one));
        if (other) return table.turnTo?.(other.seat);
        const own = take(id);
        setTaken({ meant: id, ...(own && { taken: own }) });
        table.mean(id);
      },
      isOwn,
      mayTurnTo,
    };
  }, [table, view, seat, decision, say, taken, take]);
}
