// Gifts as they are used, each by its own chapter. KIL-11.1, KIL-11.9.

import type { Rules, Seat, Table } from '@veillee/kernel';
import { resolveAbility } from '../abilities/abilities.ts';
import { payFor } from '../abilities/costs.ts';
import { sourceOf } from '../abilities/sources.ts';
import { assault } from '../battle/assault.ts';
import { overcome } from '../battle/overcome.ts';
import { ASSAULT, EXCHANGE, OVERCOME, TEAM, USE } from '../keys.ts';
import { hero, type State } from '../state.ts';
import { exchange } from './exchange.ts';
import { invite } from './invite.ts';

export function* carryOutGift(t: Table<State>, seat: Seat, key: string): Rules {
  if (OVERCOME.is(key)) return yield* overcome(t, seat, key);
  if (TEAM.is(key)) return yield* invite(t, seat, key);
  if (ASSAULT.is(key)) return yield* assault(t, seat, key);
  if (EXCHANGE.is(key)) return yield* exchange(t, seat, key);
  const source = sourceOf(hero(t.state, seat), USE.only(key));
  yield* payFor(t, seat, source);
  yield* resolveAbility(t, source.ability, { seat, source: source.def.id });
}
