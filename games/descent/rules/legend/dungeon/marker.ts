// LEG-2.11, LEG-2.12, LEG-8.18 to LEG-8.20: how many Powers may lie there, and the marker that a Spawn card turns face down.

import { first, unless, type Why } from '@veillee/pieces/offers';
import { levelRow, MARKER_THREAT } from '../../../content/legend/economy.ts';
import { STEP } from '../../overlord/steps.ts';
import type { DeedOffer, Known, State } from '../../state.ts';
import { avatarSum } from '../avatar-sheet.ts';
import { markerKey } from '../keys.ts';
import { legendOf } from '../record.ts';
import { advanceIn, isUnmarked } from './advances.ts';
import { dungeonOf, lawsHere } from './level.ts';

export const powerLimit = (state: Pick<Known, 'legend'>): number => levelRow(legendOf(state).level).powers;
/** Threat to turn the marker up again; less on a level of its own kind, by a variant, and of some avatars (LEG-3.12). */
export const markerCost = (state: Pick<Known, 'quest' | 'dungeon' | 'legend'>): number =>
  Math.min(
    lawsHere(state, 'marker-costs')[0]?.n ?? advanceIn(state)?.marker ?? MARKER_THREAT,
    avatarSum(state, 'markerCost') || MARKER_THREAT,
  );

export function whyNotCard(state: State, when: string): Why | undefined {
  const limit = powerLimit(state);
  const { fortified } = dungeonOf(state);
  const counted = state.overlord.powers.filter(card => !fortified.includes(card));
  return first(
    unless(when !== 'power-step' || counted.length < limit, 'why.dungeon.powers', 'LEG-2.12', {
      n: limit,
    }),
    unless(when !== 'spawn-step' || dungeonOf(state).markerUp || isUnmarked(state), 'why.dungeon.marker', 'LEG-8.18'),
  );
}

/** LEG-8.19, LEG-8.20: before any monster is activated. */
export function offerMarker(state: State, offer: DeedOffer): void {
  const { overlord } = state;
  if (dungeonOf(state).markerUp || isUnmarked(state)) return;
  const cost = markerCost(state);
  const why = first(
    unless(overlord.step < STEP.activate, 'why.dungeon.late', 'LEG-8.20'),
    unless(overlord.threat >= cost, 'why.dungeon.threat', 'LEG-8.19', { n: cost }),
  );
  offer(why, () => ({
    option: {
      key: markerKey,
      text: 'dungeon.marker',
      with: { n: cost },
      rule: 'LEG-8.19',
      on: ['marker:reinforcement'],
    },
    *run(t) {
      const { overlord: now } = t.state;
      now.threat -= cost;
      dungeonOf(t.state).markerUp = true;
      t.tell('log.dungeon.marker', { n: cost, total: now.threat }, { rule: 'LEG-8.19', weight: 2 });
    },
  }));
}
