// What is found and cannot be put to use beside what one wears: it is exchanged for it, step by step as the rules have it, at one touch.

import { createContext, useContext, useEffect, useState } from 'react';
import { makingWay } from '../../rules/hero/fitting.ts';
import { equipKey, putAwayKey } from '../../rules/keys.ts';
import { isPotion, type Thing } from '../../rules/state.ts';
import type { Reading } from '../reading.ts';

export interface Exchange {
  /** What is touched and would have to make something else give way. */
  readonly weighed: Thing | undefined;
  weigh(thing: Thing | undefined): void;
  /** Puts away what is in its way, then puts it to use. */
  swap(thing: Thing): void;
}

export const NO_EXCHANGE: Exchange = { weighed: undefined, weigh() {}, swap() {} };
export const ExchangeContext = createContext(NO_EXCHANGE);
export const useExchange = (): Exchange => useContext(ExchangeContext);

type Read = Pick<Reading, 'options' | 'hero'>;

/** What would have to be put away first, all of which one may. None where nothing in use stands in its way, or it never finds room. */
export function inTheWay({ options, hero }: Read, thing: Thing): readonly Thing[] {
  const offers = (key: string): boolean => options.some(option => option.key === key);
  if (!hero || isPotion(thing) || !hero.pack.includes(thing) || offers(equipKey.make(thing))) return [];
  const away = makingWay(hero, thing) ?? [];
  return away.every(other => offers(putAwayKey.make(other))) ? away : [];
}

export function useExchanging(reading: Reading): Exchange {
  const { decision, options, table } = reading;
  const [weighed, weigh] = useState<Thing>();
  const [wanted, setWanted] = useState<{ readonly thing: Thing; readonly asked: number | undefined }>();
  const step = (thing: Thing): void => {
    const equips = options.find(({ key }) => key === equipKey.make(thing));
    const [other] = equips ? [] : inTheWay(reading, thing);
    const key = equips?.key ?? (other && putAwayKey.make(other));
    setWanted(equips || key === undefined ? undefined : { thing, asked: decision?.id });
    if (key !== undefined) table.answer([key]);
  };
  useEffect(() => {
    if (wanted && decision && decision.id !== wanted.asked) step(wanted.thing);
  });
  // Another question: what was touched for the last one is not meant any more.
  const asked = decision?.id;
  useEffect(() => weigh(undefined), [asked]);
  return { weighed, weigh, swap: step };
}
