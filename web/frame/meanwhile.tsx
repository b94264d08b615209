// Around one screen: what happened since whoever takes it back last chose, as a line on the slip. All of it opens on a touch.

import { useRef, useState } from 'react';
import { RuleRef } from '../kit/controls/controls.tsx';
import { Popover } from '../kit/controls/overlay.tsx';
import type { TableEvent, TableProps } from '../kit/table.ts';
import { useWords } from '../words.tsx';
import './scene.css';
import { headlinesOf } from './turns.ts';

/** Earlier ones are read in the chronicle. */
const LINES = 12;

export interface MeanwhileProps {
  readonly events: readonly TableEvent[];
  readonly say: TableProps['say'];
}

export function Meanwhile({ events, say }: MeanwhileProps) {
  const { word } = useWords();
  const by = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const line = headlinesOf(events).map(say).join(' ');
  return (
    <>
      <button ref={by} type="button" className="verdict-line" aria-expanded={open} onClick={() => setOpen(!open)}>
        {word('slip.meanwhile', { line })}
      </button>
      <Popover by={by} open={open} onClose={() => setOpen(false)} label={word('slip.meanwhile.all')} placement="top">
        <div className="scene-again">
          <h3>{word('slip.meanwhile.all')}</h3>
          <ol className="scene-steps">
            {events.slice(-LINES).map(event => (
              <li key={event.n}>
                <span>
                  {say(event)} <RuleRef rule={event.rule} />
                </span>
              </li>
            ))}
          </ol>
        </div>
      </Popover>
    </>
  );
}
