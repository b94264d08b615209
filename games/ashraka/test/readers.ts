// Ashraka with heroes who have seen it all: every skill, good allies, a full purse, the cards that the story asks for, and no path
// closed. Heroes who act at random never get that far, so that every row is met in adventures that begin like this.

import type { Chance, Game, Table } from '@veillee/kernel';
import { node } from '@veillee/pieces/geometry';
import { maybeRemove } from '@veillee/pieces/piles';
import { allyRow } from '../content/allies.ts';
import { boards } from '../content/boards.ts';
import { events } from '../content/booklet.ts';
import { findRow, findsOf, isEquipment } from '../content/finds.ts';
import { heroRow } from '../content/heroes.ts';
import { skills } from '../content/skills.ts';
import { ALLY_IDS, CHARACTERISTICS } from '../content/vocabulary.ts';
import { inventoryOf } from '../rules/cards.ts';
import { ashraka } from '../rules/game.ts';
import { printed } from '../rules/sheet.ts';
import type { PileCard, PileNumber, State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

const STREAM = 'veterans';

function grow(state: State, chance: Chance): void {
  for (const { id } of state.heroes) {
    const sheet = state.sheets[id];
    sheet.skills = skills.filter(({ hero }) => hero === id).map(skill => skill.id);
    for (const what of CHARACTERISTICS) sheet.steps[what] = heroRow(id).tracks[what].length - 1;
  }
  for (const hero of state.heroes)
    Object.assign(hero, { health: printed(state, hero, 'health'), mana: printed(state, hero, 'mana') });
  const allies = [...ALLY_IDS];
  chance.shuffle(allies, STREAM);
  state.bag.allies = allies.slice(0, 2).map(id => {
    const { uses } = allyRow(id);
    return { id, ...(uses !== undefined && { uses }) };
  });
  state.bag.coins = 20;
  state.bag.runes = { blue: 6, red: 4, mauve: 2 };
}

/** The cards of quests are in their bearers' hands, and what the box held lies on the piles. */
function deal(state: State, chance: Chance): void {
  for (const pile of Object.values(state.piles)) state.boxed.push(...pile.splice(0).map(({ card }) => card));
  chance.shuffle(state.boxed, STREAM);
  const held = new Set(state.heroes.flatMap(({ specials }) => specials));
  for (const { id } of findsOf(state.adventure)) {
    if (findRow(id).type !== 'quest' || held.has(id)) continue;
    for (const stall of [1, 2] as const)
      state.stalls[stall] = state.stalls[stall].map(card => (card === id ? null : card));
    if (!maybeRemove(state.reserve, id)) maybeRemove(state.boxed, id);
    state.heroes[chance.below(2, STREAM)]?.specials.push(id);
  }
  // What was drawn before: Traps and Luck are held, the rest lies discarded.
  for (const card of [...state.boxed, ...state.reserve]) {
    const { type } = findRow(card);
    if (type !== 'trap' && type !== 'luck' && type !== 'treasure' && type !== 'void') continue;
    if (chance.below(4, STREAM) === 0) continue;
    if (!maybeRemove(state.boxed, card)) maybeRemove(state.reserve, card);
    if (type === 'treasure' || type === 'void') state.discard.push(card);
    else state.heroes[chance.below(2, STREAM)]?.specials.push(card);
  }
  for (const hero of state.heroes) {
    const drawn = state.boxed.splice(0, 12);
    hero.hand.push(...drawn.filter(card => isEquipment(findRow(card))).slice(0, inventoryOf(state, hero)));
    state.boxed.push(...drawn.filter(card => !hero.hand.includes(card)));
  }
  for (const n of [1, 2, 3, 4] as PileNumber[]) {
    const more: PileCard[] = state.boxed.splice(0, 6).map(card => ({ card, faceUp: false }));
    state.piles[n].push(...more);
  }
}

/** Both heroes stand before the n-th entry of the booklet, and can read it. */
function tell(state: State, n: number): void {
  const entries = events.filter(({ adventure }) => adventure === state.adventure);
  const entry = entries[n % entries.length];
  if (!entry) return;
  const at = node(entry.place);
  state.events[at] = entry.symbol;
  for (const hero of state.heroes) hero.at = at;
  // Where nobody can walk away somebody will read it.
  state.crossed = boards[state.adventure].paths.map(({ id }) => id);
}

export const readersOf = (n: number): Game<State, View> => ({
  ...ashraka,
  positions: {
    ...ashraka.positions,
    turn(t: Table<State>, position) {
      if (t.state.turn === 0) {
        // What was hidden comes into hands.
        t.reveal();
        grow(t.state, t.chance);
        deal(t.state, t.chance);
        tell(t.state, n);
      }
      return (ashraka.positions.turn as (typeof ashraka.positions)[string])(t, position);
    },
  },
});
