// The figure in hand, of several that a seat runs: what lies inside is lit and touched for this one alone.

import { type ReactNode, useMemo } from 'react';
import type { TableProps } from '../table.ts';
import { isFor, stateBy, TableContext, useTable } from './thing.ts';

/** The table as one figure sees it: what is for others is as if it were not offered. Another figure can be touched, and is then meant. */
export function tableFor(table: TableProps, figure: string | undefined): TableProps {
  if (figure === undefined) return table;
  const { decision, picked } = table;
  const options = decision?.options.filter(option => isFor(option, figure)) ?? [];
  const refused = decision?.refused.filter(option => isFor(option, figure)) ?? [];
  const others = new Set(decision?.options.map(option => option.figure).filter(other => other !== figure));
  const optionsOn: TableProps['optionsOn'] = thing => options.filter(({ on }) => on?.includes(thing));
  const refusedFor: TableProps['refusedFor'] = thing => refused.filter(({ on }) => on?.includes(thing));
  return {
    ...table,
    figure,
    optionsOn,
    refusedFor,
    stateOf: thing => {
      const state = stateBy(optionsOn(thing), refusedFor(thing), picked);
      return (state === 'plain' || state === 'refused') && others.has(thing) ? 'option' : state;
    },
    touch: (thing, by, how) => table.touch(thing, by, { ...how, figure }),
  };
}

export function InHand({ figure, children }: { readonly figure: string | undefined; readonly children: ReactNode }) {
  const table = useTable();
  const own = useMemo(() => tableFor(table, figure), [table, figure]);
  return <TableContext value={own}>{children}</TableContext>;
}
