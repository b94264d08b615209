// Leaders who wait, who stay in their room, or who cannot die, until something has happened (LEG-8.10): what the levels of rumours and legendary areas
// say of them.

import type { Space } from '@veillee/pieces/geometry';
import { first, unless } from '@veillee/pieces/offers';
import type { BoardLaw } from '../../../content/legend/boards/vocabulary.ts';
import { boardOf } from '../../board.ts';
import { heroName } from '../../card-names.ts';
import type { WhyNotPay } from '../../hero/paying.ts';
import {
  type DeedOffer,
  type Hero,
  type HeroTurn,
  type Known,
  type Monster,
  markersAt,
  type State,
  sheetOf,
} from '../../state.ts';
import { breakKey } from '../keys.ts';
import { dungeonOf, isLeader, lawsHere } from './level.ts';

type Here = Pick<Known, 'quest' | 'dungeon'>;

const isRoused = (state: Here): boolean => dungeonOf(state).done.includes('leader-roused');

/** A leader who does nothing yet. */
export const isWaiting = (state: Here, monster: Monster): boolean =>
  isLeader(monster) && lawsHere(state, 'leader-waits').some(({ stays }) => !stays) && !isRoused(state);

/** The room that a leader does not leave yet. */
export const roomOf = (state: Here, monster: Monster): readonly Space[] | undefined =>
  isLeader(monster) && lawsHere(state, 'leader-waits').some(({ stays }) => stays) && !isRoused(state)
    ? roomHere(state)
    : undefined;
/** Of whoever leads, on levels whose rules speak of it. */
export const roomHere = (state: Here): readonly Space[] => boardOf(state).spacesOf('room') ?? [];

/** What has just happened may have been what it waits for. */
export function rouse(state: State, by: 'attacked' | 'glyph-or-chest'): void {
  const isMeant = lawsHere(state, 'leader-waits').some(({ until }) => until === by);
  if (isMeant && !isRoused(state)) dungeonOf(state).done.push('leader-roused');
}

// ---- what cannot die ----

/** What the leader is bound to, as long as it is whole. */
export const sealHere = (state: Here): Extract<BoardLaw, { readonly law: 'leader-bound' }> | undefined =>
  dungeonOf(state).done.includes('seal-broken') ? undefined : lawsHere(state, 'leader-bound')[0];

/** Where that lies: no monster comes there. */
export function sealedSpaces(state: Known): readonly Space[] {
  const seal = sealHere(state);
  return seal ? state.board.markers.flatMap(({ kind, at }) => (kind === seal.to ? [at] : [])) : NOWHERE;
}
const NOWHERE: readonly Space[] = [];

/** By whoever stands on it. */
export function offerBreaking(state: State, hero: Hero, turn: HeroTurn, whyNotPay: WhyNotPay, offer: DeedOffer): void {
  if (!state.dungeon || hero.at === undefined) return;
  const [law] = lawsHere(state, 'leader-bound');
  if (!law) return;
  const { at } = hero;
  if (!markersAt(state, at).some(({ kind }) => kind === law.to)) return;
  const { movement: cost } = law;
  const why = first(
    unless(sealHere(state) !== undefined, 'why.dungeon.broken', 'LEG-8.10'),
    whyNotPay(cost, 'LEG-8.10'),
  );
  const prop = { text: `prop.${law.to}` };
  offer(why, () => ({
    option: { key: breakKey, text: 'dungeon.break', with: { prop, cost }, on: [at], rule: 'LEG-8.10' },
    *run(t) {
      turn.movement -= cost;
      dungeonOf(t.state).done.push('seal-broken');
      t.tell('log.dungeon.breaks', { hero: heroName(sheetOf(hero)), prop }, { rule: 'LEG-8.10', weight: 4 });
    },
  }));
}
