// What is open over the table: something beside a thing, the list of all options, the help.

import type { Language } from '@veillee/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { TableProps } from '../kit/table.ts';
import type { BesideShown } from './beside.tsx';

export interface Opened {
  readonly beside: BesideShown | undefined;
  readonly listing: boolean;
  readonly helping: boolean;
  /** Opens it beside what was touched; undefined closes it. */
  open(shown: BesideShown | undefined): void;
  list(on: boolean): void;
  help(on: boolean): void;
  /** What of it a board may ask for. */
  readonly doors: Pick<TableProps, 'listOptions' | 'inspect'>;
}

export function useOpened(language: Language): Opened {
  const [beside, open] = useState<BesideShown>();
  const [listing, list] = useState(false);
  const [helping, help] = useState(false);
  // What it shows was said in the language of that moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what is waited for
  useEffect(() => open(undefined), [language]);
  const inspect = useCallback<TableProps['inspect']>(
    (what, by) =>
      open(now => {
        // What may be done, once it is open, is not taken away by a pointer that rests on something.
        if (now && now.kind !== 'inspect') return now;
        return what && { kind: 'inspect', what, by: by ?? null };
      }),
    [],
  );
  const doors = useMemo(() => ({ listOptions: () => list(true), inspect }), [inspect]);
  return { beside, listing, helping, open, list, help, doors };
}
