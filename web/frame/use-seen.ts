// Reading the table: what is seen, how it is said, what is worth knowing once.

import { useMemo } from 'react';
import { changeSettings, useSettings } from '../keepsakes.ts';
import type { TableProps } from '../kit/table.ts';
import { useLook } from '../look.ts';
import { useSay, useWords } from '../words.tsx';
import type { TableFrameProps } from './frame-props.ts';
import { namesIn } from './names.ts';

/** What a board is given of it. */
export type Seen = Pick<
  TableProps,
  'view' | 'seat' | 'seats' | 'events' | 'log' | 'options' | 'language' | 'settings' | 'replaying' | 'say' | 'notices'
>;

export interface Reading {
  readonly seen: Seen;
  nameOf(id: string): string | undefined;
  /** What this table adds to rules of the book, by their ids. */
  readonly notes: { readonly [rule: string]: string };
}

export function useSeen(props: TableFrameProps): Reading {
  const { game, texts, board, view, seat, fresh, log, seats, options, replaying } = props;
  const { language } = useWords();
  const say = useSay(
    texts,
    seats.map(info => info.name),
    seat,
  );
  const manner = useManner(game);
  const notes = useMemo(
    () => Object.fromEntries(Object.entries(board?.ruleNotes?.(view) ?? {}).map(([of, note]) => [of, say(note)])),
    [board, view, say],
  );
  const nameOf = useMemo(() => namesIn(texts, say), [texts, say]);
  const seen = useMemo(
    (): Seen => ({ view, seat, seats, events: fresh, log, options, language, replaying, say, ...manner }),
    [view, seat, seats, fresh, log, options, language, replaying, say, manner],
  );
  return { seen, nameOf, notes };
}

/** How this reader wants it: still or moving, plain or rich, and without what they have put away. */
function useManner(game: string): Pick<TableProps, 'settings' | 'notices'> {
  const { noted } = useSettings();
  const { motion, contrast } = useLook();
  return useMemo(
    () => ({
      settings: { motion, contrast },
      notices: {
        isRead: id => noted.includes(`${game}.${id}`),
        putAway: id => changeSettings({ noted: [...noted, `${game}.${id}`] }),
      },
    }),
    [motion, contrast, noted, game],
  );
}
