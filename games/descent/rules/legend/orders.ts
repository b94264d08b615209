// LEG-4.8 to LEG-4.18: the overlord's step: an order for each lieutenant and one upgrade, in any order.

import type { Position } from '@veillee/kernel';
import type { Boards } from './boards.ts';
import { doOne } from './deeds.ts';
import { playBoard } from './play.ts';
import { type Flow, legendOf, type W } from './record.ts';
import { challengers, offerChallenges, offerOrders } from './riders.ts';
import { offerUpgrades } from './upgrades.ts';

export function* orders(t: W, boards: Boards): Flow<Position> {
  const legend = legendOf(t.state);
  legend.step = 'overlord';
  const done = yield* doOne(
    t,
    {
      seat: legend.overlordSeat,
      prompt: 'week.orders',
      rule: 'LEG-4.8',
      with: { week: legend.week, xp: legend.xp },
      pass: { text: 'week.orders.done' },
    },
    offer => {
      offerOrders(legend, offer);
      offerUpgrades(legend, offer);
      offerChallenges(legend, challengers(legend), offer, (table, lieutenant) =>
        playBoard(table, boards, { kind: 'lieutenant', lieutenant }, { at: 'orders' }),
      );
    },
  );
  if (done) return done.next ?? { at: 'orders' };
  legend.today = { ...legend.today, met: undefined, foughtAt: undefined, fledAt: undefined }; // LEG-7.5: of this step alone.
  return { at: 'march' };
}
