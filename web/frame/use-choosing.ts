// Choosing: what is picked but not sent, what speaks against it, which of several figures is meant, and what a touch does.

import type { Picks, PlainDecision } from '@veillee/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { TableModule, TableProps } from '../kit/table.ts';
import type { BesideShown } from './beside.tsx';
import {
  type Choice,
  figuresOf,
  maySend,
  ofFigure,
  optionsOn,
  refusedFor,
  stateOf,
  takesMany,
  toggled,
  weighed,
} from './decide.ts';

/** What a board is given of it. */
export type Chosen = Pick<
  TableProps,
  | 'decision'
  | 'picked'
  | 'caution'
  | 'optionsOn'
  | 'refusedFor'
  | 'stateOf'
  | 'figure'
  | 'mean'
  | 'touch'
  | 'pick'
  | 'answer'
  | 'acted'
>;

export interface Choosing {
  readonly chosen: Chosen;
  /** The seat may act with several figures: it has said with which, or not. */
  readonly several: 'any' | 'one' | false;
  /** Nothing is chosen any more. */
  leave(): void;
}

export interface Asked {
  readonly view: unknown;
  readonly decision: PlainDecision | undefined;
  readonly warn: TableModule['warn'];
  send(picks: Picks): void;
  /** Something is answered: what lies open closes. */
  close(): void;
  /** … and it goes: the verdict before it has been read. */
  forget(): void;
  open(beside: BesideShown): void;
}

const NONE: Choice = { keys: [] };
const NOTHING = { decision: -1, ...NONE };

export function useChoosing({ view, decision, warn, send, close, forget, open }: Asked): Choosing {
  const [last, setLast] = useState<Choice & { decision: number }>(NOTHING);
  const choice = decision && last.decision === decision.id ? last : NONE;
  const { keys: picked } = choice;
  const caution = useMemo(() => {
    const answer = decision && weighed(decision, choice);
    return answer && warn?.(view, decision, answer);
  }, [view, decision, choice, warn]);
  const [acted, setActed] = useState(0);
  const answer = useCallback(
    (keys: Picks): void => {
      close();
      if (!decision || maySend(decision, choice, keys, warn?.(view, decision, keys) !== undefined)) {
        forget();
        setActed(n => n + 1);
        send(keys);
      } else setLast({ decision: decision.id, keys, asked: true });
    },
    [close, forget, send, view, decision, choice, warn],
  );
  const pick = useCallback(
    (key: string): void => {
      if (!decision) return;
      setLast(now => ({
        decision: decision.id,
        keys: toggled(decision, now.decision === decision.id ? now.keys : NONE.keys, key),
      }));
    },
    [decision],
  );
  const meant = useMeant(decision, picked);
  const { figure, lit, isOfSeveral, mean } = meant;
  const touch = useCallback<TableProps['touch']>(
    (thing, by, how) => {
      if (!decision) return;
      const meaning = how?.figure === undefined ? lit : ofFigure(decision, how.figure);
      const found = optionsOn(meaning, thing);
      const refused = refusedFor(meaning, thing);
      const [only] = found;
      if (found.length === 0) {
        if (isOfSeveral(thing)) mean(thing === figure ? undefined : thing);
        else if (refused.length > 0) open({ kind: 'refused', refused, by: by ?? null });
      } else if (found.length > 1)
        open({ kind: 'options', options: found, refused, by: by ?? null, weigh: how?.weigh === true });
      else if (only) {
        if (takesMany(decision) || (how?.confirm && !picked.includes(only.key))) pick(only.key);
        else answer([only.key]);
      }
    },
    [decision, lit, figure, isOfSeveral, mean, picked, open, pick, answer],
  );
  const chosen = useMemo(
    (): Chosen => ({ decision, picked, caution, acted, figure, mean, touch, pick, answer, ...meant.asked }),
    [decision, picked, caution, acted, figure, mean, touch, pick, answer, meant.asked],
  );
  const leave = useCallback(() => setLast(NOTHING), []);
  return { chosen, several: meant.several, leave };
}

/** Where a seat may act with several figures: which of them it means, and what is lit for that one. */
function useMeant(decision: PlainDecision | undefined, picked: Picks) {
  const [meant, mean] = useState<string>();
  const figures = useMemo(() => figuresOf(decision), [decision]);
  const figure = meant !== undefined && figures.includes(meant) ? meant : undefined;
  /** What the board is about: all of it, or the one figure that is meant. */
  const lit = useMemo(
    () => (decision && figure !== undefined ? ofFigure(decision, figure) : decision),
    [decision, figure],
  );
  const isOfSeveral = useCallback((thing: string): boolean => figures.includes(thing), [figures]);
  const asked = useMemo(
    (): Pick<TableProps, 'optionsOn' | 'refusedFor' | 'stateOf'> => ({
      optionsOn: thing => optionsOn(lit, thing),
      refusedFor: thing => refusedFor(lit, thing),
      stateOf: thing => {
        const state = stateOf(lit, picked, thing);
        if (state === 'option' || state === 'chosen' || !isOfSeveral(thing)) return state;
        return thing === figure ? 'chosen' : 'option';
      },
    }),
    [lit, picked, isOfSeveral, figure],
  );
  const several = figures.length > 0 && (figure === undefined ? 'any' : 'one');
  return { figure, lit, isOfSeveral, mean, asked, several } as const;
}
