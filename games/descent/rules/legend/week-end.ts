// LEG-4.31, LEG-4.38, LEG-13.33 to LEG-13.37: the week is over: Tamalir may be improved, and Markets close.

import type { Position } from '@veillee/kernel';
import { unless } from '@veillee/pieces/offers';
import { tamalirUpgrades } from '../../content/legend/cities.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import { doOne } from './deeds.ts';
import { deedOf } from './diary/deeds.ts';
import { note, writePage } from './diary/page.ts';
import { improveKey } from './keys.ts';
import { closeMarkets } from './market.ts';
import { upgradeName } from './names.ts';
import { type Flow, type Legend, legendOf, type W } from './record.ts';
import { tellOf } from './telling.ts';

export function* endWeek(t: W): Flow<Position> {
  const legend = legendOf(t.state);
  // LEG-13.37: not for whom a dungeon or death has brought here.
  if (legend.party.at === TAMALIR && !legend.today.spent) yield* improveTamalir(t, legend);
  closeMarkets(legend);
  writePage(legend);
  for (const rider of legend.lieutenants) {
    rider.ordered = undefined;
    rider.moved = undefined;
  }
  return { at: 'time' };
}

/** LEG-13.34, LEG-13.35: one card, for which each of the heroes pays. What it gives is there from the next week on. */
function* improveTamalir(t: W, legend: Legend): Flow {
  const left = tamalirUpgrades.filter(({ id }) => !legend.tamalir.includes(id));
  if (left.length === 0) return;
  yield* doOne(
    t,
    { seat: legend.treasurer, prompt: 'week.improve', rule: 'LEG-13.35', pass: { text: 'week.improve.no' } },
    offer => {
      for (const { id, xp } of left)
        offer(
          unless(
            legend.heroes.every(hero => hero.xp >= xp),
            'why.week.allXp',
            'LEG-13.34',
            { xp },
          ),
          () => ({
            option: {
              key: improveKey.make(id),
              text: 'week.improve.card',
              with: { upgrade: upgradeName(id), xp },
              on: [`upgrade:${id}`],
              rule: 'LEG-13.33',
            },
            *run(table) {
              const now = legendOf(table.state);
              for (const hero of now.heroes) hero.xp -= xp;
              now.tamalir.push(id);
              table.tell('log.week.improved', { upgrade: upgradeName(id) }, { rule: 'LEG-13.33', weight: 4 });
              tellOf(table, 'LEG-13.33', ['upgrade', id]);
              note(now, deedOf.upgrade.make(id));
            },
          }),
        );
    },
  );
}
