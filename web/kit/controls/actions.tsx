// The actions of a turn as a row: what can be done is lit, what cannot says why.

import type { Option, Refused } from '@veillee/kernel';
import { readingsOf } from '@veillee/pieces/readings';
import { useRef, useState } from 'react';
import './actions.css';
import { useLayout } from '../stage/layout.ts';
import { useTable } from '../touch/thing.ts';
import { Cited } from './cited.tsx';
import { RuleRef } from './controls.tsx';
import { Icon } from './icon.tsx';
import { Popover } from './overlay.tsx';
import { RefusedRow } from './refused-row.tsx';

export interface Action {
  readonly id: string;
  readonly name: string;
  readonly glyph: string;
  /** One is chosen at a touch, several are listed. */
  readonly options: readonly Option[];
  readonly refused: readonly Refused[];
  /** What should be known of some of them before they are chosen, by key. */
  readonly marks?: { readonly [key: string]: string };
  /** What each of several would bring, in a few words, by key. */
  readonly notes?: { readonly [key: string]: string };
  /** It ends the turn: answered at the first touch, and on a phone always in reach. */
  readonly ends?: boolean;
}

export function ActionRow({ label, actions }: { readonly label: string; readonly actions: readonly Action[] }) {
  return (
    <div className="v-actions" role="toolbar" aria-label={label} data-layout={useLayout()}>
      {actions.map(action => (
        <ActionButton key={action.id} {...action} />
      ))}
    </div>
  );
}

function ActionButton({ id, name, glyph, options, refused, marks = {}, notes = {}, ends }: Action) {
  const table = useTable();
  const by = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [only] = options;
  const lit = options.length > 0;
  const chosen = options.some(({ key }) => table.picked.includes(key));
  // No two rows read alike: what is told beneath tells them apart, or their places do.
  const beneath = ({ key }: Option): string => `${notes[key] ?? ''} ${marks[key] ?? ''}`;
  const readings = open ? readingsOf(options, table.say, beneath) : undefined;
  const touch = (): void => {
    if (!only || options.length > 1) setOpen(true);
    else if (ends || chosen) table.answer([only.key]);
    else table.pick(only.key);
  };
  return (
    <>
      <button
        type="button"
        ref={by}
        className="v-action"
        data-look={chosen ? 'chosen' : lit ? 'option' : 'refused'}
        data-lit={lit || undefined}
        tabIndex={0}
        data-action={id}
        data-ends={ends || undefined}
        aria-pressed={chosen}
        aria-disabled={!lit || undefined}
        onClick={touch}
      >
        <Icon glyph={glyph} size={20} />
        <span>{name}</span>
        {options.length > 1 && <i aria-hidden="true">{options.length}</i>}
      </button>
      <Popover
        by={by}
        open={open}
        onClose={() => setOpen(false)}
        label={name}
        material={lit ? 'paper' : 'dark'}
        placement="top"
        asks={lit}
        note={!lit}
      >
        <ul className="choices">
          {options.map(option => (
            <li key={option.key}>
              <button
                type="button"
                className="option-row v-paper-row"
                onClick={() => {
                  setOpen(false);
                  table.pick(option.key);
                }}
              >
                <span>
                  {readings?.get(option.key) ?? table.say(option)}
                  {notes[option.key] && <small className="v-brings">{notes[option.key]}</small>}
                  {marks[option.key] && <small className="v-mark">{marks[option.key]}</small>}
                </span>
              </button>
              <RuleRef rule={option.rule} />
            </li>
          ))}
          {refused.map(item => (
            <RefusedRow key={item.key}>
              <Cited text={table.say(item.why)} rule={item.rule} />
            </RefusedRow>
          ))}
        </ul>
      </Popover>
    </>
  );
}
