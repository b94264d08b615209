// Where others keep a seat for us, as after a rematch that they have begun: a list of its own, in no first view.

import type { TablesList } from '../../server/protocol.ts';
import { useWords } from '../words.tsx';
import { JoinRow } from './table-lists.tsx';

export function Invitations({ list }: { readonly list: TablesList['invitations'] }) {
  const { word } = useWords();
  return (
    <section aria-labelledby="invitations">
      <header className="list-head">
        <h2 id="invitations" className="v-section">
          {word('shelf.invitations')}
        </h2>
      </header>
      <ul>
        {list.map(table => (
          <JoinRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}
