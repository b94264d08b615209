// Gifts as they are used, each by its own chapter. KIL-11.1, KIL-11.9.

import type { Rules, Seat, Table } from '@veillee/kernel';
import { resolveAbility } from '../abilities/abilities.ts';
import { payFor } from '../abilities/costs.ts';
import { sourceOf } from '../abilities/sources.ts';
import { assault } from '../battle/assault.ts';
import { overcome } from '../battle/overcome.ts';
import { hero, type State } from '../state.ts';
import { exchange } from './exchange.ts';
import { invite } from './invite.ts';

export function* carryOutGift(t: Table<State>, seat: Seat, key: string): Rules {
  if (key.startsWith('overcome:')) return yield* overcome(t, seat, key);
  if (key.startsWith('team:')) return yield* invite(t, seat, key);
  if (key.startsWith('assault:')) return yield* assault(t, seat, key);
  if (key.startsWith('exchange:')) return yield* exchange(t, seat, key);
  const source = sourceOf(hero(t.state, seat), key.slice(4));
  yield* payFor(t, seat, source);
  yield* resolveAbility(t, source.ability, { seat, source: source.def.id });
}
