// The board without pictures: the options in full, and the table in the game's own words. Of a game that has none for it, the view
// as it is, with names where the catalogue has them.

import { Stage } from '../kit/stage/stage.tsx';
import type { OutlinePart, TableProps } from '../kit/table.ts';
import { useWords } from '../words.tsx';
import { OptionsList } from './options-panel.tsx';
import './generic-board.css';

export interface GenericBoardProps {
  readonly table: TableProps;
  readonly outline: readonly OutlinePart[] | undefined;
  nameOf(id: string): string | undefined;
}

export function GenericBoard({ table, outline, nameOf }: GenericBoardProps) {
  const { word } = useWords();
  return (
    <Stage
      places={[
        {
          id: 'options',
          name: word('generic.options'),
          content: (
            <div className="generic v-paper">
              <h2>{word('generic.options')}</h2>
              {table.decision ? (
                <OptionsList table={table} decision={table.decision} nameOf={nameOf} />
              ) : (
                <p>{word('generic.nothing')}</p>
              )}
            </div>
          ),
        },
        {
          id: 'state',
          name: word('generic.state'),
          content: (
            <div className="generic generic-state">
              <h2>{word('generic.state')}</h2>
              {outline ? (
                outline.map((part, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
                  <OutlineTable key={n} part={part} say={table.say} />
                ))
              ) : (
                <Tree value={table.view} nameOf={nameOf} depth={0} />
              )}
            </div>
          ),
        },
      ]}
    />
  );
}

function OutlineTable({ part, say }: { readonly part: OutlinePart; say: TableProps['say'] }) {
  const { word } = useWords();
  const title = part.title ? say(part.title) : word('frame.players');
  return (
    <table className="outline">
      <caption>{title}</caption>
      <tbody>
        {part.rows.map(({ label, values = [], count }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <tr key={n}>
            {label && <th scope="row">{say(label)}</th>}
            <td colSpan={label ? 1 : 2}>{count ?? (values.map(value => say(value)).join(', ') || '–')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const words = (key: string): string => key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
const OPEN_DEPTH = 1;

interface TreeProps {
  readonly value: unknown;
  readonly depth: number;
  nameOf(id: string): string | undefined;
}

function Tree({ value, depth, nameOf }: TreeProps) {
  if (typeof value !== 'object' || value === null) return <b>{leaf(value, nameOf)}</b>;
  if (Array.isArray(value) && value.every(item => typeof item !== 'object' || item === null))
    return <b>{value.length === 0 ? '–' : value.map(item => leaf(item, nameOf)).join(', ')}</b>;
  return (
    <dl>
      {Object.entries(value).map(([key, inner]) => {
        const name = Array.isArray(value) ? `${Number(key) + 1}` : (nameOf(key) ?? words(key));
        const deep = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
        const listed = Array.isArray(inner) && inner.some(item => typeof item === 'object' && item !== null);
        return (
          <div key={key}>
            {deep || listed ? (
              <details open={depth < OPEN_DEPTH}>
                <summary>{name}</summary>
                <Tree value={inner} depth={depth + 1} nameOf={nameOf} />
              </details>
            ) : (
              <>
                <dt>{name}</dt>
                <dd>
                  <Tree value={inner} depth={depth + 1} nameOf={nameOf} />
                </dd>
              </>
            )}
          </div>
        );
      })}
    </dl>
  );
}

function leaf(value: unknown, nameOf: (id: string) => string | undefined): string {
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value !== 'string') return String(value);
  const [id = value, copy] = value.split('#');
  const name = nameOf(id);
  return name ? (copy === undefined ? name : `${name} ${copy}`) : value || '–';
}
