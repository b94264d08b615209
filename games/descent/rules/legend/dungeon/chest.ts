// LEG-8.29 to LEG-8.33: four dice say what is in a chest, and the party says who has what of it, wherever they are.

import type { Space } from '@veillee/pieces/geometry';
import { remove } from '@veillee/pieces/piles';
import { lootRow } from '../../../content/legend/economy.ts';
import { tierOf } from '../../../content/legend/vocabulary.ts';
import type { Potion, Tier } from '../../../content/vocabulary.ts';
import { handOut, potionFor, putBack } from '../../areas/treasure.ts';
import { calls } from '../../calls.ts';
import { thingName } from '../../card-names.ts';
import { hasOp } from '../../effects/held.ts';
import { receive } from '../../hero/equipment.ts';
import { heroOption } from '../../hero/option.ts';
import {
  type Flow,
  type Hero,
  type HeroId,
  heroOf,
  potionsInPlay,
  potionsLeft,
  type T,
  type Thing,
} from '../../state.ts';
import { throwPowers } from '../dice.ts';
import { potionKey } from '../keys.ts';
import { legendOf } from '../record.ts';
import { heed } from './facts.ts';

export function* shareChest(t: T, opener: HeroId, at: Space): Flow {
  const { state } = t;
  const tier = tierOf(legendOf(state).level);
  const { dice, faces } = lootRow('chest');
  const found = throwPowers(t, dice).map(face => ({ face, ...faces[face][tier] }));
  const sum = (what: 'coins' | 'potions' | 'treasures'): number => found.reduce((n, one) => n + (one[what] ?? 0), 0);
  const [coins, potions, treasures] = [sum('coins'), sum('potions'), sum('treasures')];
  const shown = found.map(({ face }) => ({ text: `powerFace.${face}` }));
  t.tell('log.dungeon.chest', { faces: shown, coins, potions, treasures }, { rule: 'LEG-8.29', weight: 2 });
  heed(t, { fact: 'chest', treasures, coins });
  for (let n = 0; n < potions; n++) yield* sharePotion(t);
  yield* shareTreasures(t, opener, at, tier, treasures);
}

function* sharePotion(t: T): Flow {
  const { state } = t;
  const all = potionsInPlay(state).filter(id => potionsLeft(state, id) > 0);
  if (all.length === 0) return;
  const optionOf = (id: Potion) => ({
    key: potionKey.make(id),
    text: 'dungeon.takes',
    with: { thing: thingName(id) },
    on: [`potion:${id}`],
  });
  const potion = yield* t.choose(legendOf(state).treasurer, 'dungeon.potion', all, optionOf, { rule: 'LEG-8.30' });
  yield* potionFor(t, yield* whoHas(t, potion), potion);
}

/** A dark relic may take the place of one of them (DES-4.22). */
function* shareTreasures(t: T, opener: HeroId, at: Space, tier: Tier, n: number): Flow {
  if (n === 0) return;
  const { state } = t;
  const { relic } = yield* calls(t).offerOverlord(t, { when: 'treasure-dealt', figure: opener, at, tier });
  if (relic) yield* receive(t, heroOf(state, relic.hero), relic.thing);
  const due = n - (relic ? 1 : 0);
  const appraiser = state.heroes.find(hero => hasOp(hero, 'spareTreasure'));
  if (appraiser && due > 0) return yield* appraised(t, tier, due, appraiser);
  for (let left = due; left > 0; left--) {
    const [card] = t.draw(state.decks.treasures[tier]);
    if (card === undefined) {
      t.tell('log.treasure.none', { tier: { text: `tier.${tier}` } }, { rule: 'DES-30.10' });
      return;
    }
    t.reveal();
    yield* handOut(t, yield* whoHas(t, card), card);
  }
}

/** DRF-5.3b: whoever has opened it, the appraiser draws one more and puts one back. */
function* appraised(t: T, tier: Tier, n: number, hero: Hero): Flow {
  const cards = t.draw(t.state.decks.treasures[tier], n + 1);
  hero.pack.push(...cards);
  t.reveal();
  if (cards.length > n) yield* putBack(t, tier, hero, cards);
  for (const card of cards) {
    const getting = yield* whoHas(t, card);
    remove(hero.pack, card);
    yield* handOut(t, getting, card);
  }
}

/** LEG-8.30: whichever of them, wherever they are. */
export function* whoHas(t: T, thing: Thing): Flow<Hero> {
  const { heroes } = t.state;
  const how = { rule: 'LEG-8.30', with: { thing: thingName(thing) } };
  return yield* t.choose(legendOf(t.state).treasurer, 'dungeon.whoHas', heroes, heroOption, how);
}
