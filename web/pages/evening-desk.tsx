// Under the lanterns of a campaign: the story up to the evening that is looked at, and what its last save holds.

import type { Text } from '@veillee/kernel';
import { useEffect, useState } from 'react';
import { api, type Refused } from '../api.ts';
import { seatsAt } from '../keepsakes.ts';
import type { TableModule } from '../kit/table.ts';
import { type Say, useWords } from '../words.tsx';
import type { Evening } from './evening-tree.ts';
import './evening-desk.css';

interface EveningDeskProps {
  /** From the first evening to the one that is looked at. */
  readonly way: readonly Evening[];
  readonly Saved: TableModule['Saved'];
  readonly say: Say;
  when(evening: Evening): string;
}

export function EveningDesk({ way, Saved, say, when }: EveningDeskProps) {
  const { word } = useWords();
  const told = way.flatMap(({ table, chapter: { title, story } }) => (story ? [{ table, title, story }] : []));
  const save = way.findLast(({ chapter }) => chapter.saved);
  return (
    <div className="evening-desk">
      {told.length > 0 && (
        <section className="v-paper evening-story">
          <h3>{word('evenings.story')}</h3>
          {told.length > FEW && (
            <details>
              <summary>{word('evenings.before', { count: told.length - FEW })}</summary>
              <Stories told={told.slice(0, -FEW)} say={say} />
            </details>
          )}
          <Stories told={told.slice(-FEW)} before={Math.max(0, told.length - FEW)} say={say} />
        </section>
      )}
      {save && Saved && (
        <section className="evening-save">
          <header>
            <h3>{word('evenings.save')}</h3>
            <small>{when(save)}</small>
          </header>
          <Save key={save.table} table={save.table} Saved={Saved} say={say} />
        </section>
      )}
    </div>
  );
}

/** So many of the last evenings stand open. */
const FEW = 3;

interface StoriesProps {
  readonly told: readonly { readonly table: string; readonly title: Text; readonly story: Text }[];
  /** How many came before these. */
  readonly before?: number;
  readonly say: Say;
}

const Stories = ({ told, before = 0, say }: StoriesProps) => (
  <ol style={{ counterReset: `evening ${before}` }}>
    {told.map(({ table, title, story }) => (
      <li key={table}>
        <div>
          <b>{say(title)}</b>
          <p>{say(story)}</p>
        </div>
      </li>
    ))}
  </ol>
);

interface SaveProps {
  readonly table: string;
  readonly Saved: NonNullable<TableModule['Saved']>;
  readonly say: Say;
}

/** The table as it was when the chapter ended. */
function Save({ table, Saved, say }: SaveProps) {
  const [view, setView] = useState<unknown>();
  useEffect(() => {
    const [own] = Object.entries(seatsAt(table));
    if (!own) return;
    const [seat, token] = own;
    let current = true;
    const last = async (): Promise<unknown> => {
      const { entries } = await api.replay(table, 0, 0, seat, token);
      return (await api.replay(table, entries, entries, seat, token)).view;
    };
    last().then(
      found => current && setView(found),
      // Its words are there all the same; what the save holds is not worth an alarm.
      (error: Refused) => console.warn(error.message),
    );
    return () => {
      current = false;
    };
  }, [table]);
  return view === undefined ? null : <Saved view={view} say={say} />;
}
