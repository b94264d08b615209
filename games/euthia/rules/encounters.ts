// EUT-13.16 to EUT-13.18: an Encounter comes into sight with its Quests and its Reward tiles.

import { copiesOf } from '@veillee/pieces/things';
import { rewardsOf } from '../content/items.ts';
import { encounterRow, questsOf } from '../content/quests.ts';
import type { EncounterId } from '../content/vocabulary.ts';
import { tilesOfHero } from './board.ts';
import { isTeam, type State, type T } from './state.ts';

/** Quests that lie face up at an Encounter. */
export const FACE_UP = 2;
/** Cards taken out, alone: of the Witch, of the others (EUT-19.6, EUT-19.7). */
const SOLO_REMOVED = { witch: 2, other: 4 };

/** How many cards an Encounter's stack has (EUT-13.16, EUT-19.6, EUT-19.7, EUT-20.7). */
export function stackSize(encounter: EncounterId, cards: number, players: number): number {
  if (players > 1) return Math.min(cards, players + 2);
  return cards - SOLO_REMOVED[encounter === 'witch' ? 'witch' : 'other'];
}

export function setUpEncounter(t: T, id: EncounterId): void {
  const { state } = t;
  const cards = questsOf(id, isTeam(state) ? 'team' : 'rivals').map(quest => quest.id);
  t.shuffle(cards, 'quests');
  const stack = cards.splice(0, stackSize(id, cards.length, state.players));
  const all = hasRewards(t, id) ? rewardsOf(id).flatMap(row => copiesOf(row.id, row.copies)) : [];
  const rewards = all.filter(copy => !isGiven(state, copy));
  t.shuffle(rewards, 'rewards');
  const faceUp = t.draw(stack, FACE_UP);
  state.encounters[id] = { stack, faceUp, rewards, boxed: cards };
}

/** A Hero has brought it from another episode. */
const isGiven = ({ heroes, boxed }: State, copy: string): boolean =>
  boxed.tiles.includes(copy) || heroes.some(hero => tilesOfHero(hero).includes(copy));

/** EUT-13.18; the Witch's are not used against the Combat deck (EUT-19.8, EUT-20.6). */
const hasRewards = ({ state }: T, id: EncounterId): boolean =>
  encounterRow(id).rewards === true && !(id === 'witch' && isTeam(state));
