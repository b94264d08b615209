// The overlord's monsters: who has not acted yet first, each with what it has left.

import { Icon, useThing } from '@veillee/web/kit';
import type { Monster } from '../rules/state.ts';
import { drawingOf } from './kinds.ts';
import { useReading } from './reading.ts';
import { inspectedFigure } from './sheet.tsx';
import './monsters.css';

export function Monsters() {
  const { view, word } = useReading();
  const acts = view.phase === 'overlord';
  const sorted = view.monsters.toSorted((one, other) => Number(other.ready) - Number(one.ready));
  if (sorted.length === 0) return null;
  return (
    <section className="des-monsters" aria-label={word('table.monsters')}>
      <h3>{word('table.monsters')}</h3>
      {sorted.map(monster => (
        <MonsterRow
          key={monster.id}
          monster={monster}
          done={acts && !monster.ready && view.overlord.acting?.monster !== monster.id}
        />
      ))}
    </section>
  );
}

function MonsterRow({ monster, done }: { readonly monster: Monster; readonly done: boolean }) {
  const reading = useReading();
  const { nameOf, sheetOf, word, view } = reading;
  const { id, kind, rank, wounds } = monster;
  const most = sheetOf(id)?.mostWounds ?? wounds;
  const label = `${nameOf(id)}, ${word('table.wounds', { n: wounds, most })}`;
  const thing = useThing({ thing: id, label, inspect: () => inspectedFigure(reading, id) });
  return (
    <div
      {...thing}
      className="des-monster v-lit-row"
      data-done={done || undefined}
      data-acts={view.overlord.acting?.monster === id || undefined}
    >
      <span data-rank={rank}>
        <Icon glyph={drawingOf('monster', kind)} size={24} />
      </span>
      <b>{nameOf(id)}</b>
      <i>
        {wounds}/{most}
      </i>
    </div>
  );
}
