// From one chapter of a campaign to the next: whoever looks at the table when the next one is laid is taken along, unless they would
// rather stay.

import { useCallback, useEffect, useState } from 'react';
import type { TableFacts } from '../../server/protocol.ts';
import { api, Refused } from '../api.ts';
import { keepSeats, seatsAt, tokensAt } from '../keepsakes.ts';
import { Button, Toast } from '../kit/controls/controls.tsx';
import { campfire } from '../kit/glyphs.ts';
import { go } from '../navigate.ts';
import { type Say, useWords } from '../words.tsx';

/** The table to which somebody is about to be taken. */
export interface Leaving {
  readonly next: TableFacts;
  readonly problem: string | undefined;
  now(): void;
  stay(): void;
}

/** Time to see what happens, and to stay. */
const LEAVES_AFTER_MS = 6000;
/** Where several processes serve a house, its name may be known a little before it is laid. */
const LOOK_AGAIN_MS = 400;
const MOST_LOOKS = 20;

async function laidTable(id: string): Promise<TableFacts | undefined> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    try {
      return await api.table(id);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await new Promise(resolve => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }
  return undefined;
}

/** Where one may look: by a seat of one's own at the old table, or because onlookers are let in. */
const mayCome = (next: TableFacts, old: string): boolean =>
  tokensAt(next.id).length > 0 || tokensAt(old).length > 0 || next.spectators;

/** Sits down there by one's seats here, if that has not been done. */
async function comeAlong(old: string, next: string): Promise<void> {
  const [token] = Object.values(seatsAt(old));
  if (token && tokensAt(next).length === 0) {
    const made = await api.rematch(old, token, 0);
    keepSeats(made.table.id, made.seats, made.invitations);
  }
  go({ at: 'table', table: next });
}

/** Nothing is said of what had followed already when one came: for that there are the buttons of the last page. */
export function useTakenAlong({ id, next, chapter }: TableFacts): Leaving | undefined {
  const [known] = useState(next);
  const [laid, setLaid] = useState<TableFacts>();
  const [stays, setStays] = useState(false);
  const [problem, setProblem] = useState<string>();
  const follows = chapter !== undefined && next !== undefined && next !== known;
  useEffect(() => {
    if (!follows || !next) return;
    let current = true;
    laidTable(next).then(
      facts => current && facts && mayCome(facts, id) && setLaid(facts),
      (error: unknown) => console.warn(String(error)),
    );
    return () => {
      current = false;
    };
  }, [follows, next, id]);
  const leaves = laid !== undefined && !stays;
  const now = useCallback(() => {
    if (!laid) return;
    comeAlong(id, laid.id).catch((error: unknown) => setProblem(error instanceof Refused ? error.code : 'internal'));
  }, [id, laid]);
  useEffect(() => {
    if (!leaves || problem) return;
    const timer = setTimeout(now, LEAVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [leaves, problem, now]);
  return leaves ? { next: laid, problem, now, stay: () => setStays(true) } : undefined;
}

/** Says where it goes, on the table or on the last page of the chapter. */
export function TakenAlong({ leaving, say }: { readonly leaving: Leaving; readonly say: Say }) {
  const { word } = useWords();
  const { next, now, stay } = leaving;
  return (
    <Toast
      tone="good"
      glyph={campfire}
      action={
        <div className="toast-answers">
          <Button onClick={stay}>{word('evenings.stay')}</Button>
          <Button look="option" onClick={now}>
            {word('evenings.along')}
          </Button>
        </div>
      }
    >
      {word('evenings.taken', { title: next.chapter ? say(next.chapter.title) : '' })}
    </Toast>
  );
}
