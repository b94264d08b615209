// DES-28: what lies on the board is picked up, by heroes alone and for nothing.

import { remove } from '@veillee/pieces/piles';
import { gainRow } from '../../content/economy.ts';
import { calls } from '../calls.ts';
import { heroName } from '../card-names.ts';
import { receive } from '../hero/equipment.ts';
import { heed } from '../legend/gains.ts';
import { markerName } from '../names.ts';
import {
  type Flow,
  type HeroId,
  heroOf,
  type MarkerId,
  markerOf,
  potionsLeft,
  sheetOf,
  supplyPotion,
  type T,
} from '../state.ts';
import { gainCoins } from './coins.ts';
import { objectFor } from './objects.ts';

export function* pickUp(t: T, id: HeroId, marker: MarkerId): Flow {
  const { state } = t;
  const hero = heroOf(state, id);
  const found = markerOf(state, marker);
  const { at, thing } = found;
  remove(state.board.markers, found);
  if (thing !== undefined && !state.guide.taken.includes(thing)) state.guide.taken.push(thing);
  // A level's potions are tokens of the supply, which the campaign counts from chapter to chapter (DRF-1.10, LEG-19.1).
  const isSpent = found.kind === 'potion' && state.legend !== undefined && potionsLeft(state, found.potion) <= 0;
  if (found.kind !== 'object')
    t.tell(
      isSpent ? 'log.findsEmpty' : 'log.finds',
      { hero: heroName(sheetOf(hero)), thing: markerName(state, found) },
      { rule: isSpent ? 'DRF-1.10' : 'DES-28.2', weight: 2 },
    );
  switch (found.kind) {
    case 'money': // DES-30.1: for all, also in Town
      if (state.legend) heed(t, { fact: 'money' });
      else for (const one of state.heroes) gainCoins(t, one, gainRow('money-marker').n, 'DES-30.1');
      break;
    case 'key':
      if (!state.board.keys.includes(found.colour)) state.board.keys.push(found.colour); // DES-25.9
      break;
    case 'potion': // DES-29.4
      if (isSpent) break;
      if (state.legend) supplyPotion(state, found.potion, -1);
      yield* receive(t, hero, found.potion);
      break;
    case 'relic':
      yield* receive(t, hero, found.item); // DES-31.5
      break;
    case 'object':
      objectFor(t, hero, found.object);
      break;
    default:
      throw new Error(`${marker} cannot be picked up`);
  }
  yield* calls(t).happen(t, { what: 'take', marker, hero: id, at, ...(thing !== undefined && { thing }) });
}
