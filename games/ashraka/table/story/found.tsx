// What was found is shown above the map, on any screen, until it is put away: only then it is looked for in hands and Bag.

import { Button } from '@veillee/web/kit';
import { useRef, useState } from 'react';
import type { FindId } from '../../content/vocabulary.ts';
import type { View } from '../../rules/view.ts';
import { inspectedFind } from '../face.tsx';
import { useReading } from '../reading.ts';
import { FindTile } from '../wares/piles.tsx';
import { foundBetween } from './found.ts';
import './found.css';

/** Of the last find, until it is put away or the turn is over. */
function useFound(view: View, replaying: boolean): readonly FindId[] {
  const kept = useRef<{ readonly view: View; readonly turn: number; readonly found: readonly FindId[] }>(undefined);
  const { current } = kept;
  if (!current || current.view !== view) {
    // Before the first turn cards are dealt, not found.
    const now = current && current.turn > 0 && !replaying ? foundBetween(current.view, view) : [];
    const stays = current?.turn === view.turn ? current.found : [];
    kept.current = { view, turn: view.turn, found: now.length > 0 ? now : stays };
  }
  return kept.current?.found ?? [];
}

export function Found() {
  const { view, word, table } = useReading();
  const found = useFound(view, table.replaying);
  const [closed, setClosed] = useState<readonly FindId[]>([]);
  if (found.length === 0 || found === closed) return null;
  return (
    <section className="ash-found v-paper" role="status" aria-label={word('table.found')}>
      <ul>
        {found.map(card => (
          <li key={card}>
            <FindTile card={card} size={40} inspect={() => inspectedFind(word, card)} />
          </li>
        ))}
      </ul>
      <Button look="plain" onClick={() => setClosed(found)}>
        {word('table.found.close')}
      </Button>
    </section>
  );
}
