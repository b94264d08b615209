// The overlord's monsters: whoever acts, then who has not acted yet, the weakest of them first; each with what it has left, whom it strikes best and how
// likely it hits.

import { Icon, useThing } from '@veillee/web/kit';
import { hearts } from '@veillee/web/kit/glyphs.ts';
import { livingMonsters, type Monster } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { percent } from '../attack/aims.ts';
import { inspectedFigure } from '../heroes/sheet.tsx';
import { MonsterTile } from '../heroes/token.tsx';
import { useReading } from '../reading.ts';
import './monsters.css';

export function Monsters() {
  const { view, word } = useReading();
  const acts = view.phase === 'overlord';
  const sorted = livingMonsters(view).toSorted(byTurn(view));
  if (sorted.length === 0) return null;
  return (
    <section className="des-monsters" aria-label={word('table.monsters')}>
      <h3>
        {word('table.monsters')} <small>{word('table.monsters.told')}</small>
      </h3>
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

/** Whoever acts stays where one looks: on top. */
export const byTurn =
  ({ overlord: { acting } }: Pick<View, 'overlord'>) =>
  (one: Monster, other: Monster): number => {
    const rank = ({ id, ready }: Monster): number => (acting?.monster === id ? 0 : ready ? 1 : 2);
    return rank(one) - rank(other) || one.wounds - other.wounds;
  };

function MonsterRow({ monster, done }: { readonly monster: Monster; readonly done: boolean }) {
  const reading = useReading();
  const { nameOf, sheetOf, word, view, outlook } = reading;
  const prospect = outlook.monsters?.[monster.id];
  const { id, wounds } = monster;
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
      <MonsterTile monster={monster} size={40} />
      <div>
        <b>{nameOf(id)}</b>
        {prospect ? (
          <small>{word('table.prospect', { n: prospect.cost, hero: nameOf(prospect.figure) })}</small>
        ) : (
          outlook.monsters && monster.ready && <small>{word('table.prospect.none')}</small>
        )}
      </div>
      <p>
        {prospect && <strong>{word('table.percent', { n: percent(prospect.hit) })}</strong>}
        <i>
          <Icon glyph={hearts} size={13} /> {wounds}/{most}
        </i>
      </p>
    </div>
  );
}
