// A table for samples: it lights what it is told to, keeps what was touched, and has no rules.

import type { Option, Refused } from '@veillee/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import type { TableProps } from '../../kit/table.ts';
import { TableContext } from '../../kit/touch/thing.ts';
import { useLook } from '../../look.ts';
import { useWords } from '../../words.tsx';

export interface DemoTableProps {
  /** Things and places that may be touched, and those that are refused. */
  readonly lit: readonly string[];
  readonly refused?: readonly string[];
  onTouch(thing: string): void;
  readonly children: ReactNode;
}

const EMPTY = {
  view: undefined,
  seat: 0,
  decision: undefined,
  caution: undefined,
  events: [],
  log: [],
  telling: undefined,
  acted: 0,
} as const;

export function DemoTable({ lit, refused = [], onTouch, children }: DemoTableProps) {
  const { language, say } = useWords();
  const settings = useLook();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const table = useMemo((): TableProps => {
    const option = (thing: string): Option => ({ key: thing, text: 'close', on: [thing] });
    const nothing = (): void => undefined;
    return {
      ...EMPTY,
      picked,
      seats: [],
      language,
      options: {},
      settings,
      replaying: false,
      figure: undefined,
      mean: nothing,
      say,
      optionsOn: thing => (lit.includes(thing) ? [option(thing)] : []),
      refusedFor: (): readonly Refused[] => [],
      stateOf: thing =>
        picked.includes(thing)
          ? 'chosen'
          : lit.includes(thing)
            ? 'option'
            : refused.includes(thing)
              ? 'refused'
              : 'plain',
      touch: (thing, _, how) => {
        if (!lit.includes(thing)) return;
        if (how?.confirm && !picked.includes(thing)) return setPicked([thing]);
        setPicked([]);
        onTouch(thing);
      },
      pick: key => setPicked([key]),
      answer: nothing,
      listOptions: nothing,
      inspect: nothing,
      openRule: nothing,
    };
  }, [lit, refused, onTouch, picked, language, say, settings]);
  return <TableContext value={table}>{children}</TableContext>;
}

/** A sample's words in the page's language. */
export function useSample(): (en: string, fr: string) => string {
  const { language } = useWords();
  return (en, fr) => (language === 'fr' ? fr : en);
}
