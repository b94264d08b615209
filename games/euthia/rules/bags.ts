// EUT-16.5, EUT-11.17: Bags that are full. Whoever has too much says what goes, and a Trophy takes the place of something else.

import type { Rules, Text } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { act } from '@veillee/pieces/deeds';
import { type Offer, optionsIn } from '@veillee/pieces/offers';
import { excess, hasRoom, overflow, thingKey } from './board.ts';
import { discardThing, discardTrophy, loseStone, offerRoomMaking, stoneId, theTrophy, thingName } from './inventory.ts';
import { discardKey, keepKey } from './keys.ts';
import type { Deed, Deeds, Hero, Step, T } from './state.ts';

/** Something that takes up a Bag. */
interface Stored {
  readonly id: string;
  readonly name: Text;
  discard(t: T): void;
}

/** What lies in Bags; what lies on slots of its own is not there, and letting it go would make no room. */
function storedIn(hero: Hero): Stored[] {
  const { gaar, dwurt, stones } = overflow(hero);
  const kinds = stones > 0 ? [...new Set(hero.stones.map(stoneId))] : [];
  return [
    ...hero.bags.map(thing => ({
      id: thingKey(thing),
      name: thingName(thing),
      discard: (t: T) => discardThing(t, hero, thing),
    })),
    ...(gaar > 0 ? [{ id: 'gaar', name: { text: 'thing.gaar' }, discard: () => void hero.gaar-- }] : []),
    ...(dwurt > 0 ? [{ id: 'dwurt', name: { text: 'thing.dwurt' }, discard: () => void hero.dwurt-- }] : []),
    ...kinds.map(id => ({
      id,
      name: { text: id },
      discard: () => void loseStone(hero, stone => stoneId(stone) === id),
    })),
  ];
}

/** EUT-16.5: at the end of an Action whoever has too much uses, moves or discards until all finds room, or until a use leads elsewhere. */
export function* settle(t: T, hero: Hero, more: Deeds = () => {}): Step {
  while (excess(hero) > 0) {
    const asked = { seat: hero.seat, prompt: 'bags.ask', rule: 'EUT-16.5', with: { n: excess(hero) } };
    const done = yield* act(t, asked, (offer: Offer<Deed>) => {
      more(offer);
      offerRoomMaking(hero, offer);
      for (const thing of storedIn(hero)) offer(undefined, () => discarding(hero, thing));
    });
    if (done?.next) return done.next;
  }
  return undefined;
}

const discarding = (hero: Hero, { id, name, discard }: Stored): Deed => ({
  option: { key: discardKey.make(id), text: 'do.discard', with: { thing: name }, on: [id], rule: 'EUT-16.5' },
  *run(t) {
    discard(t);
    t.tell('log.discard', { player: who(hero.seat), thing: name }, { rule: 'EUT-16.5' });
    return undefined;
  },
});

/**
 * EUT-11.3, EUT-11.17: a Trophy needs a Bag of its own; without a free one an Item of a Bag goes, or the Trophy does. `more` is what may be
 * done first to make room; true where that was done and the question stands.
 */
export function* keepTrophy(t: T, hero: Hero, card: string, more: Deeds = () => {}): Rules<boolean> {
  const monster = theTrophy(card);
  const stored = hasRoom(hero) ? [] : storedIn(hero);
  const firsts = hasRoom(hero) ? [] : optionsIn(more);
  const keeping = hasRoom(hero)
    ? [{ option: { key: keepKey, text: 'do.trophy.keep', with: { monster }, rule: 'EUT-11.3' }, instead: undefined }]
    : stored.map(instead => ({
        option: {
          key: discardKey.make(instead.id),
          text: 'do.trophy.instead',
          with: { monster, thing: instead.name },
          on: [instead.id],
          rule: 'EUT-11.17',
        },
        instead,
      }));
  const how = { rule: 'EUT-11.3', pass: { text: 'do.trophy.leave' }, with: { monster } };
  const chosen = yield* t.choose(hero.seat, 'trophy.ask', [...keeping, ...firsts], ({ option }) => option, how);
  if (chosen && 'run' in chosen) {
    yield* chosen.run(t);
    return true;
  }
  if (chosen === undefined) {
    discardTrophy(t.state, card);
    return false;
  }
  chosen.instead?.discard(t);
  hero.bags.push({ kind: 'trophy', card });
  t.tell('log.trophy', { player: who(hero.seat), monster }, { rule: 'EUT-11.3' });
  return false;
}
