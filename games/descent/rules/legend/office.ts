// LEG-1.11: the treasurer decides for the party, and may hand the office on, once a week, to another of the hero players.

import { who } from '@veillee/kernel';
import { unless } from '@veillee/pieces/offers';
import { officeKey } from './keys.ts';
import { type Legend, legendOf, type WeekOffer } from './record.ts';
import { otherSeats } from './sharing.ts';

export function offerOffice(legend: Legend, offer: WeekOffer): void {
  for (const seat of otherSeats(legend)) {
    const words = { player: who(seat) };
    offer(unless(!legend.today.office, 'why.week.office', 'LEG-1.11'), () => ({
      option: {
        key: officeKey.make(seat),
        text: 'week.office',
        with: words,
        on: [officeKey.make(seat)],
        rule: 'LEG-1.11',
      },
      *run(t) {
        const now = legendOf(t.state);
        now.treasurer = seat;
        now.today.office = true;
        t.tell('log.week.office', words, { rule: 'LEG-1.11', weight: 2 });
      },
    }));
  }
}
