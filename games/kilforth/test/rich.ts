// Kilforth from its last chapters: heroes with Talents, Assets and Loot, near a Finale or an Ancient. Random heroes never
// get that far, so the trial begins there too.

import type { Chance, Game, Seat, Table } from '@veillee/kernel';
import { maybeRemove } from '@veillee/pieces/piles';
import { originalOf } from '@veillee/pieces/things';
import { ancientById, cardById, classById, sagaById, talentsOf } from '../content/cards.ts';
import { REWARD_TYPES } from '../content/vocabulary.ts';
import { kilforth } from '../rules/game.ts';
import { type Chapter, hero, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

const HP = 8;
const STREAM = 'rich';

/** A table where every Saga is in its Finale, or done and the Ancients awake. */
function enrich(state: State, chance: Chance): void {
  const done = chance.below(2, STREAM) === 0;
  for (const seat of state.heroes.keys()) enrichHero(state, seat, done || chance.below(3, STREAM) === 0, chance);
  if (!state.heroes.some(own => own.chapter === 'done')) return;
  state.awake = true;
  for (const ancient of state.ancients) ancient.region = ancientById(ancient.id).region;
}

function enrichHero(state: State, seat: Seat, done: boolean, chance: Chance): void {
  const own = hero(state, seat);
  const chapter: Chapter = done ? 'done' : chance.below(4, STREAM) === 0 ? 3 : 'finale';
  Object.assign(own, { hp: HP, maxHp: HP, gold: 12, chapter });
  const [ancient] = state.ancients;
  const goal = done && ancient ? ancientById(ancient.id).region : sagaById(own.saga).finale.region;
  own.region = state.mode === 'cooperative' && ancient ? ancientById(ancient.id).region : goal;
  for (const { id, level } of talentsOf[classById(own.class).archetype])
    if (chance.below(2, STREAM) === 0 && level <= 4 && (state.talents.includes(id) || state.house.talentSetPerHero)) {
      own.talents.push(id);
      maybeRemove(state.talents, id);
    }
  for (const type of REWARD_TYPES)
    for (const card of state.rewards[type].draw.slice(0, 3)) {
      const { unique } = cardById(card);
      const clashes = own.assets.some(other => cardById(other).unique === unique);
      if (clashes || own.assets.length >= 5) continue;
      maybeRemove(state.rewards[type].draw, card);
      own.assets.push(card);
    }
  if (done && own.assets.length < 6) own.assets.push(sagaById(own.saga).totem.id);
  for (const token of state.bag.filter(one => !originalOf(one).startsWith('gold')).slice(0, 3)) {
    maybeRemove(state.bag, token);
    own.loot.push(token);
  }
}

/** The game with its first Day as late as that. */
export const richKilforth: Game<State, View> = {
  ...kilforth,
  positions: {
    ...kilforth.positions,
    day(t: Table<State>, position) {
      if (t.state.turn === 0) enrich(t.state, t.chance);
      return (kilforth.positions.day as (typeof kilforth.positions)[string])(t, position);
    },
  },
};
