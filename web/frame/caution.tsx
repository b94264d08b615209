// What speaks against an answer: on the slip before it is sent, and in the list where several things are picked.

import { RuleRef } from '../kit/controls/controls.tsx';
import type { Caution, TableProps } from '../kit/table.ts';
import './slip-notes.css';

export function CautionLines({ caution, say }: { readonly caution: Caution; readonly say: TableProps['say'] }) {
  return (
    <ul className="caution" role="alert" data-grave={caution.grave || undefined}>
      {caution.lines.map(({ text, rule }) => (
        <li key={text.text}>
          {say(text)} <RuleRef rule={rule} />
        </li>
      ))}
    </ul>
  );
}
