// DES-30: a chest is opened: curses first, then a trap, then the rest, which may come much later (DES-13.10).

import { maybeRemove } from '@veillee/pieces/piles';
import type { ChestSpec } from '../../content/quests/vocabulary.ts';
import type { Tier } from '../../content/vocabulary.ts';
import { boardOf } from '../board.ts';
import { calls } from '../calls.ts';
import { heroName } from '../card-names.ts';
import { deed } from '../deed-kinds.ts';
import { gainFeats } from '../feats/hand.ts';
import { shareChest } from '../legend/dungeon/chest.ts';
import { isUnlooted } from '../legend/dungeon/laws.ts';
import { markerName } from '../names.ts';
import { gainThreat } from '../overlord/threat.ts';
import {
  type Flow,
  type HeroId,
  heroOf,
  type Marker,
  type MarkerId,
  type MarkerOf,
  markerOf,
  type State,
  sheetOf,
  type T,
} from '../state.ts';
import { gainCoins } from './coins.ts';
import { dealTreasure, potionFor } from './treasure.ts';

/** What is in a chest, by the number under its marker (DES-30.4). */
export function contentsOf(state: State, { id, tier }: MarkerOf<'chest'>): ChestSpec {
  return boardOf(state).guide.chests[tier][state.guide.chests[id] ?? 1] ?? {};
}

/** Movement points have been paid (DES-30.3). */
export function* openChest(t: T, id: HeroId, marker: MarkerId): Flow {
  const { state } = t;
  const chest = markerOf(state, marker);
  if (chest.kind !== 'chest') throw new Error(`${marker} is no chest`);
  const { curse = 0 } = contentsOf(state, chest);
  t.reveal();
  t.tell(
    'log.chest.opens',
    {
      hero: heroName(sheetOf(heroOf(state, id))),
      chest: markerName(state, chest),
      number: state.guide.chests[marker] ?? 0,
    },
    { rule: 'DES-30.4', weight: 2, scene: deed('chest') },
  );
  // DES-30.6: and what they bring can pay for the trap (DES-13.10).
  for (let n = 0; n < curse; n++) gainThreat(t, state.heroes.length, 'DES-30.6');
  state.guide.openers[marker] = id;
  yield* calls(t).offerOverlord(t, { when: 'chest-opened', figure: id, marker, at: chest.at });
  // A chest that has turned out to be a Mimic lies here no more: it gives what it has when that is dead.
  if (maybeRemove(state.board.markers, chest)) yield* chestGives(t, chest);
}

/** The rest of what is in it; the marker is gone (DES-30.15). Whoever opened it may be in Town by now. */
export function* chestGives(t: T, chest: Marker): Flow {
  const { state } = t;
  if (chest.kind !== 'chest') throw new Error(`${chest.id} is no chest`);
  const { conquest = 0, coins = 0, treasure = 0, potion = [], feat = 0 } = contentsOf(state, chest);
  const { id: marker, tier, thing, at } = chest;
  const id = state.guide.openers[marker] ?? state.heroes[0]?.id;
  if (!id) throw new Error(`nobody has opened ${marker}`);
  delete state.guide.openers[marker];
  delete state.guide.chests[marker];
  noteOpened(state, tier, thing);
  if (state.legend) {
    if (!state.dungeon || !isUnlooted(state, 'chest')) yield* shareChest(t, id, at); // LEG-8.33
    return yield* calls(t).happen(t, { what: 'chest', marker, hero: id, at, ...(thing !== undefined && { thing }) });
  }
  yield* calls(t).conquest(t, conquest, 'chest', id); // DES-30.13
  if (coins > 0) for (const hero of state.heroes) gainCoins(t, hero, coins, 'DES-30.12'); // DES-30.12
  for (const one of potion) yield* potionFor(t, heroOf(state, id), one);
  if (treasure > 0) {
    // DES-4.21: one of the cards may be something else.
    const { relic } = yield* calls(t).offerOverlord(t, { when: 'treasure-dealt', figure: id, at, tier });
    yield* dealTreasure(t, tier, treasure, state.heroes, id, true, relic); // DES-30.7
  }
  yield* gainFeats(t, feat); // ICE-1.8
  yield* calls(t).happen(t, { what: 'chest', marker, hero: id, at, ...(thing !== undefined && { thing }) });
}

/** Treasure of this colour is on sale in Town from now on (DES-32.7). */
function noteOpened({ opened, guide }: State, tier: Tier, thing: number | undefined): void {
  if (!opened.includes(tier)) opened.push(tier);
  if (thing !== undefined) guide.taken.push(thing);
}
