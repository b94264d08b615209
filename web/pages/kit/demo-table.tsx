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

interface MapSheetProps extends DemoTableProps {
  readonly title: string;
  /** The place where its hero stands. */
  readonly here: string | undefined;
  /** What else changes the map. */
  readonly switches?: ReactNode;
}

/** A map of samples: under its name, with where one stands above it. */
export const MapSheet = ({ title, here, switches, children, ...table }: MapSheetProps) => (
  <section>
    <h2 className="v-section">{title}</h2>
    <div className="kit-row kit-switches">
      {switches}
      <output>{here}</output>
    </div>
    <DemoTable {...table}>
      <div className="kit-map">{children}</div>
    </DemoTable>
  </section>
);

/** What the ways from where one stands cost, and each as a map draws it. */
export function pricedWays(
  ways: ReadonlyMap<string, readonly string[]>,
  at: string,
  said: (cost: number) => string,
): {
  cost(place: string): number;
  wayTo(place: string): { places: readonly string[]; cost: string; said: string } | undefined;
} {
  const cost = (place: string): number => (ways.get(place)?.length ?? 1) - 1;
  return {
    cost,
    wayTo: place => {
      const places = ways.get(place);
      return places && place !== at ? { places, cost: String(cost(place)), said: said(cost(place)) } : undefined;
    },
  };
}

/** A sample's words in the page's language. */
export function useSample(): (en: string, fr: string) => string {
  const { language } = useWords();
  return (en, fr) => (language === 'fr' ? fr : en);
}
