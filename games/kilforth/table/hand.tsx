// The hand: up to six Rumours, told by their upper edge; the whole card one hover away. KIL-14.14.

import { CardBack, HandSlot, HandSlots, useIntoSight, useLayout } from '@veillee/web/kit';
import { cardById } from '../content/cards.ts';
import { named } from '../rules/cards/piles.ts';
import { HAND } from '../rules/places.ts';
import { LIMIT } from '../rules/state.ts';
import { isBack } from '../rules/view.ts';
import { Face } from './face.tsx';
import { flightPlan } from './flights.ts';
import { type Reading, useReading } from './reading.ts';

export function Hand() {
  const reading = useReading();
  const { own, word, eyes, decision } = reading;
  const layout = useLayout();
  const phone = layout === 'phone';
  const known = own.hand.filter(card => !isBack(card));
  const hidden = own.hand.length - known.length;
  const asked = decision?.prompt.startsWith('turn') ? undefined : decision;
  const wanted = asked?.options.some(({ on = [] }) => on.some(thing => own.hand.includes(thing)))
    ? asked.id
    : undefined;
  // On a phone the hand lies below the map: a question about it brings it into sight.
  const self = useIntoSight<HTMLDivElement>(phone ? wanted : undefined);
  if (own.hand.length === 0 && phone) return null;
  return (
    <div className="kil-hand" ref={self} data-layout={layout} data-zone={HAND.make(eyes)}>
      <p className="kil-hand-count">
        {word('table.rumours')}
        <b className="v-figures">{word('table.of', { n: own.hand.length, max: LIMIT })}</b>
      </p>
      <ul className="kil-hand-row" aria-label={word('table.rumours')}>
        <HandSlots>
          {known.map(card => (
            <HandSlot key={card} what={card} plan={flightPlan}>
              <Face
                card={card}
                size={phone ? 'peek' : 'large'}
                width={phone ? 118 : 150}
                confirm
                {...whereBadge(reading, card)}
              />
            </HandSlot>
          ))}
        </HandSlots>
        {hidden > 0 && (
          <li>
            <CardBack width={phone ? 80 : 100} count={hidden} label={word('table.hand.hidden', { count: hidden })} />
          </li>
        )}
      </ul>
      {own.hand.length === 0 && <p className="kil-none">{word('table.rumours.none')}</p>}
    </div>
  );
}

/** Where a Reward can be discovered stands on its card, as long as only its upper edge is seen. KIL-6.3. */
function whereBadge({ own, word, name }: Reading, card: string) {
  const { isReward, region } = cardById(card);
  if (!isReward) return {};
  const here = own.region === region;
  return {
    badge: (
      <span className="kil-where" data-here={here || undefined}>
        {here ? word('table.here') : name(region)}
      </span>
    ),
    badgeLabel: here
      ? word('table.mark.rumour', { cards: name(card) })
      : word('table.discover.in', { region: named(region) }),
  };
}
