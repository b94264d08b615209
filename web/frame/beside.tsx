// What opens beside a thing: what it is, what may be done with it, or why nothing may. On a phone, a sheet.

import type { Option, Refused } from '@veillee/kernel';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { RuleRef } from '../kit/controls/controls.tsx';
import { Dialog, Popover } from '../kit/controls/overlay.tsx';
import { RefusedRow } from '../kit/controls/refused-row.tsx';
import { useLayout } from '../kit/stage/layout.ts';
import type { Inspected, TableProps } from '../kit/table.ts';
import { useWords } from '../words.tsx';
import { takesMany } from './decide.ts';
import { fitHeight, Inspection } from './inspection.tsx';
import { OptionWorth, useReadings } from './option-worth.tsx';
import './options.css';
import './inspection.css';

export type BesideShown =
  | { readonly kind: 'inspect'; readonly what: Inspected; readonly by: Element | null }
  | {
      readonly kind: 'options';
      readonly options: readonly Option[];
      readonly refused: readonly Refused[];
      readonly by: Element | null;
      /** Rows are chosen, not sent. */
      readonly weigh?: boolean;
    }
  | { readonly kind: 'refused'; readonly refused: readonly Refused[]; readonly by: Element | null };

export interface BesideProps {
  readonly shown: BesideShown | undefined;
  readonly table: TableProps;
  onClose(): void;
}

export function Beside({ shown, table, onClose }: BesideProps) {
  const { word } = useWords();
  const layout = useLayout();
  const at = shown?.by ?? null;
  const by = useMemo(() => ({ current: at }), [at]);
  if (!shown) return null;
  const many = table.decision !== undefined && takesMany(table.decision);
  const title =
    shown.kind === 'inspect'
      ? shown.what.title
      : shown.kind === 'options'
        ? word('beside.options')
        : word('beside.refused');
  const content =
    shown.kind === 'inspect' ? (
      <Inspection what={shown.what} table={table} />
    ) : (
      <Choices
        options={shown.kind === 'options' ? shown.options : []}
        refused={shown.refused}
        picked={many ? table.picked : undefined}
        say={table.say}
        onChoose={key => {
          if (many || (shown.kind === 'options' && shown.weigh && !table.picked.includes(key))) {
            onClose();
            table.pick(key);
          } else table.answer([key]);
        }}
      />
    );
  // A mouse in a narrow window still hovers: nothing modal may open under it.
  const hovers = shown.kind === 'inspect' && matchMedia('(hover: hover)').matches;
  const refused = shown.kind === 'refused';
  // A reason is read and left behind: whatever is touched next counts at once, on a phone too.
  if (!shown.by || (layout === 'phone' && !hovers && !refused))
    return (
      <Dialog title={title} open onClose={onClose} closeLabel={word('close')} material={refused ? 'dark' : 'paper'}>
        {content}
      </Dialog>
    );
  if (shown.kind === 'inspect')
    return (
      <Hover by={shown.by} onClose={onClose}>
        {content}
      </Hover>
    );
  return (
    <Popover
      by={by}
      open
      onClose={onClose}
      label={title}
      material={refused ? 'dark' : 'paper'}
      placement={refused ? 'top' : 'right top'}
      asks={!refused}
      note={refused}
    >
      {content}
    </Popover>
  );
}

const GAP = 14;

/** Beside the pointer's thing, never over it and never in the pointer's way, and all of it in sight; Escape or leaving closes it. */
function Hover({ by, onClose, children }: { readonly by: Element; onClose(): void; readonly children: ReactNode }) {
  const self = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number }>();
  useLayoutEffect(() => {
    const note = self.current;
    if (!note) return;
    fitHeight(note);
    const own = note.getBoundingClientRect();
    const thing = by.getBoundingClientRect();
    const right = thing.right + GAP + own.width <= innerWidth;
    const left = right ? thing.right + GAP : Math.max(8, thing.left - GAP - own.width);
    const top = Math.max(8, Math.min(innerHeight - own.height - 8, thing.top + thing.height / 2 - own.height / 2));
    setPlace({ left, top });
  }, [by]);
  useEffect(() => {
    const close = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('keydown', close, true);
    return () => removeEventListener('keydown', close, true);
  }, [onClose]);
  // What is gone from under the pointer will not be left by it.
  useEffect(() => {
    if (!by.isConnected) onClose();
  });
  return (
    <div
      ref={self}
      className="hover-note"
      role="tooltip"
      style={place ? { ...place, opacity: 1 } : { left: 0, top: 0, opacity: 0 }}
    >
      {children}
    </div>
  );
}

interface ChoicesProps {
  readonly options: readonly Option[];
  readonly refused: readonly Refused[];
  /** What is chosen so far, where several may be. */
  readonly picked: readonly string[] | undefined;
  say: TableProps['say'];
  onChoose(key: string): void;
}

function Choices({ options, refused, picked, say, onChoose }: ChoicesProps) {
  const reading = useReadings(options, say);
  return (
    <ul className="choices">
      {options.map(option => (
        <li key={option.key}>
          <button
            type="button"
            className="option-row v-paper-row"
            aria-pressed={picked?.includes(option.key)}
            onClick={() => onChoose(option.key)}
          >
            <span>{reading(option)}</span> <OptionWorth option={option} />
          </button>
          <RuleRef rule={option.rule} />
        </li>
      ))}
      {refused.map(item => (
        <RefusedRow key={item.key}>
          <b>{say(item)}</b> <OptionWorth option={item} />
          <br />
          {say(item.why)} <RuleRef rule={item.rule} />
        </RefusedRow>
      ))}
    </ul>
  );
}
