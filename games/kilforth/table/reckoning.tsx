// Under the points: how the Realm stands at the end, and how points are shared. KIL-2.8, KIL-2.9.

import type { ReckoningProps } from '@veillee/web/kit';
import { cardById } from '../content/cards.ts';
import { LAST_DAY } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { safeRegions } from './facts.ts';

export function Reckoning({ view, say }: ReckoningProps<View>) {
  const down = view.ancients.filter(({ defeated }) => defeated).map(({ id }) => cardById(id).name);
  const awake = view.ancients.filter(({ defeated }) => !defeated).map(({ id }) => cardById(id).name);
  return (
    <p>
      {say({
        text: 'table.end.realm',
        with: { day: view.day, last: LAST_DAY, safe: safeRegions(view).length },
      })}{' '}
      {down.length > 0 && say({ text: 'table.end.down', with: { names: down, count: down.length } })}{' '}
      {awake.length > 0 && say({ text: 'table.end.awake', with: { names: awake, count: awake.length } })}{' '}
      {view.mode !== 'competitive' &&
        view.heroes.length > 1 &&
        say({ text: 'table.end.shared', with: { count: view.heroes.length } })}
    </p>
  );
}
