// What a thing is when it is inspected: its card, what its words mean, what may be done with it and what is refused.

import { RuleRef } from '../kit/controls/controls.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { padlock } from '../kit/glyphs.ts';
import type { Inspected, TableProps } from '../kit/table.ts';
import './inspection.css';

/** Higher than the window: its words stand beside the card instead of below it. */
export function fitHeight(note: HTMLElement | null): void {
  if (!note) return;
  note.removeAttribute('data-spread');
  note.toggleAttribute('data-spread', note.offsetHeight + 16 > innerHeight);
}

/** What a thing is, in words and as a card. */
export function Inspection({
  what,
  table,
}: {
  readonly what: Inspected;
  readonly table: Pick<TableProps, 'optionsOn' | 'refusedFor' | 'say'>;
}) {
  const options = what.thing === undefined ? [] : table.optionsOn(what.thing);
  const refused = what.thing === undefined ? [] : table.refusedFor(what.thing);
  return (
    <div className="inspection">
      {what.body}
      <div className="inspection-notes">
        {what.notes?.map(note => (
          <p key={`${note.rule ?? ''}${note.text}`}>
            {note.text} <RuleRef rule={note.rule} />
          </p>
        ))}
        {options.slice(0, 6).map(option => (
          <p key={option.key} className="inspection-option">
            {table.say(option)}
          </p>
        ))}
        {refused.slice(0, 3).map(item => (
          <p key={item.key} className="inspection-refused">
            <Icon glyph={padlock} size={14} /> {table.say(item.why)} <RuleRef rule={item.rule} />
          </p>
        ))}
      </div>
    </div>
  );
}
