// A save that is dropped on the page or picked: a table of its own, where the game goes on.

import { type DragEvent, useRef, useState } from 'react';
import { api, Refused } from '../api.ts';
import { saveArrow } from '../glyphs.ts';
import { keepSeats, useSettings } from '../keepsakes.ts';
import { Button } from '../kit/controls.tsx';
import { go } from '../navigate.ts';
import { troubleWord, useWords } from '../words.tsx';

/** The first seat is one's own, bots take the others. */
export function useOpenSave(tell: (problem: string | undefined) => void) {
  const { word } = useWords();
  const { name } = useSettings();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    tell(undefined);
    try {
      const save = JSON.parse(await file.text()) as { seats?: unknown };
      const count = typeof save.seats === 'number' ? Math.min(16, Math.max(1, save.seats)) : 1;
      const who = name || word('you');
      const made = await api.import({
        save,
        name: who,
        seats: Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'me', name: who } : { kind: 'bot' })),
      });
      keepSeats(made.table.id, made.seats, made.invitations);
      go({ at: 'table', table: made.table.id });
    } catch (error) {
      if (error instanceof Refused) {
        const saveProblem =
          error.code === 'save' ? (error.detail as { problem?: string } | undefined)?.problem : undefined;
        tell(
          saveProblem ? word('save.refused', { why: saveProblem.replaceAll('-', '') }) : troubleWord(word, error.code),
        );
      } else if (error instanceof SyntaxError) tell(word('save.refused', { why: 'notjson' }));
      else throw error;
    }
  };
  return {
    button: (
      <>
        <button type="button" className="link" onClick={() => input.current?.click()}>
          {word('save.open')}
        </button>
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
