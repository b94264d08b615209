// EUT-22: the Griffin carries whoever gives it a Trophy.

import { who } from '@veillee/kernel';
import { because, first, type Offer } from '@veillee/pieces/offers';
import { GRIFFIN_RANGE } from '../content/constants.ts';
import type { SpaceAt } from '../content/lattice.ts';
import { farSpace } from './bearings.ts';
import { trophiesOf } from './board.ts';
import { discardThing, theTrophy } from './inventory.ts';
import { flyKey, griffinKey } from './keys.ts';
import { distance, locationAt } from './land.ts';
import { enter } from './movement.ts';
import type { Deed, Hero, State, Step, T } from './state.ts';
import { landingsWithin } from './walks.ts';

/** EUT-22.4, EUT-22.5, R57: from its Lair it hears everybody. */
function whyUnheard(state: State, hero: Hero): ReturnType<typeof because> | undefined {
  const { at } = hero;
  if (at === undefined || state.griffin === undefined) return because('why.griffin', 'EUT-22.4');
  if (locationAt(state, at).kind === 'griffin-lair' || distance(state, at, state.griffin) <= GRIFFIN_RANGE)
    return undefined;
  return because('why.griffin', 'EUT-22.4');
}

/** EUT-22.4, R77: in one's own turn, outside Actions, as often as one has Trophies. */
export function offerGriffin(state: State, hero: Hero, offer: Offer<Deed>): void {
  if (state.griffin === undefined) return;
  const trophies = trophiesOf(hero);
  if (trophies.length === 0) return;
  const why = first(
    whyUnheard(state, hero),
    landingsWithin(state, hero, GRIFFIN_RANGE).length === 0 && because('why.landing', 'EUT-22.6'),
  );
  for (const card of trophies)
    offer(why, () => ({
      option: {
        key: griffinKey.make(card),
        text: 'do.griffin',
        with: { monster: theTrophy(card) },
        on: [card],
        rule: 'EUT-22.4',
      },
      run: t => fly(t, hero, card),
    }));
}

/** EUT-22.6, EUT-22.7, EUT-22.12, EUT-22.13: like Teleportation; the Griffin stays where it set the Hero down. */
function* fly(t: T, hero: Hero, card: string): Step {
  const { state } = t;
  discardThing(t, hero, { kind: 'trophy', card });
  const optionOf = (at: SpaceAt) => ({
    key: flyKey.make(at),
    text: 'do.fly',
    with: farSpace(state, hero.at ?? at, at),
    on: [at],
  });
  const landings = landingsWithin(state, hero, GRIFFIN_RANGE);
  const to = yield* t.choose(hero.seat, 'griffin.ask', landings, optionOf, { rule: 'EUT-22.6' });
  const moves = [
    { what: `hero:${hero.id}`, from: hero.at ?? to, to },
    { what: 'griffin', from: state.griffin ?? to, to },
  ];
  state.griffin = to;
  t.tell('log.griffin', { player: who(hero.seat) }, { rule: 'EUT-22.6', moves, weight: 2 });
  return yield* enter(t, hero, to);
}
