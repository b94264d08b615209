// A save that is dropped on the page or picked: a table of its own, where the game goes on.

import type { Options } from '@veillee/kernel';
import { type DragEvent, lazy, Suspense, useRef, useState } from 'react';
import type { SeatPlan } from '../../server/protocol.ts';
import { api, Refused } from '../api.ts';
import { saveArrow } from '../glyphs.ts';
import { keepSeats, useSettings } from '../keepsakes.ts';
import { Button } from '../kit/controls/controls.tsx';
import { go } from '../navigate.ts';
import { type Text, troubleText, useWords } from '../words.tsx';
import { isReady } from './box.tsx';

const AskName = lazy(async () => ({ default: (await import('./ask-name.tsx')).AskName }));
const SaveSeats = lazy(async () => ({ default: (await import('./save-seats.tsx')).SaveSeats }));

/** A save asks for more seats than a table has: the server will say so. */
const MOST_SEATS = 16;

interface Save {
  readonly game?: unknown;
  readonly seats?: unknown;
  readonly options?: unknown;
  readonly chapters?: unknown;
  readonly current?: unknown;
}

/** A save of several: who sits down is asked first. */
interface Asked {
  readonly save: Save;
  readonly game: string;
  readonly count: number;
  readonly options: Options;
}

/** A game of several goes on once it is said who plays; one's own goes on at once. */
export function useOpenSave(tell: (problem: Text | undefined) => void) {
  const { word } = useWords();
  const { name } = useSettings();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [opening, setOpening] = useState(false);
  /** A save that goes on once its owner has a name. */
  const [nameless, setNameless] = useState<Save>();
  const [asked, setAsked] = useState<Asked>();
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    tell(undefined);
    const save = await readSave(file);
    if (!save) tell({ text: 'save.refused', with: { why: 'notjson' } });
    else {
      const { game } = save;
      const { seats, options } = playedIn(save);
      const count = typeof seats === 'number' ? Math.min(MOST_SEATS, Math.max(1, seats)) : 1;
      // What is no save of ours is refused by the server, with its reason.
      if (count > 1 && typeof game === 'string' && isReady(game))
        setAsked({ save, game, count, options: isObject(options) ? (options as Options) : {} });
      else if (name) await goOn(save, name);
      else setNameless(save);
    }
  };
  const goOn = async (
    save: Save,
    own: string,
    seats: readonly SeatPlan[] = [{ kind: 'me', name: own }],
  ): Promise<void> => {
    setAsked(undefined);
    setNameless(undefined);
    setOpening(true);
    try {
      const made = await api.import({
        save,
        name: own,
        seats: [...seats],
        open: seats.some(({ kind }) => kind === 'open'),
      });
      for (const other of made.others ?? []) keepSeats(other.table, other.seats);
      keepSeats(made.table.id, made.seats, made.invitations);
      go({ at: 'table', table: made.table.id });
    } catch (error) {
      if (error instanceof Refused) {
        const saveProblem =
          error.code === 'save' ? (error.detail as { problem?: string } | undefined)?.problem : undefined;
        tell(
          saveProblem
            ? { text: 'save.refused', with: { why: saveProblem.replaceAll('-', '') } }
            : troubleText(error.code),
        );
      } else throw error;
    } finally {
      setOpening(false);
    }
  };
  return {
    button: (
      <>
        {opening ? (
          <span className="save-opening" role="status">
            {word('save.opening')}
          </span>
        ) : (
          <button type="button" className="link" onClick={() => input.current?.click()}>
            {word('save.open')}
          </button>
        )}
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={event => {
            void open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {asked && (
          <Suspense>
            <SaveSeats
              game={asked.game}
              count={asked.count}
              options={asked.options}
              onGo={seats => void goOn(asked.save, seats.find(({ kind }) => kind === 'me')?.name ?? '', seats)}
              onClose={() => setAsked(undefined)}
            />
          </Suspense>
        )}
        {nameless && (
          <Suspense>
            <AskName onName={own => void goOn(nameless, own)} />
          </Suspense>
        )}
        {over && (
          <span className="drop-veil" aria-hidden="true">
            <Button look="main" glyph={saveArrow} tabIndex={-1}>
              {word('save.drop')}
            </Button>
          </span>
        )}
      </>
    ),
    drop: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (event.currentTarget === event.target) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        void open(event.dataTransfer.files[0]);
      },
    },
  };
}

/** What is being played: of a campaign, its chapter. */
function playedIn(save: Save): Save {
  const { chapters, current } = save;
  if (!Array.isArray(chapters)) return save;
  return (chapters as { id?: unknown; save?: Save }[]).find(each => each?.id === current)?.save ?? {};
}

const isObject = (read: unknown): read is object => typeof read === 'object' && read !== null;

async function readSave(file: File): Promise<Save | undefined> {
  try {
    const read: unknown = JSON.parse(await file.text());
    return isObject(read) ? read : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
