// LEG-7.29 to LEG-7.33: lieutenants who are near fortify a dungeon.

import { rule } from '@veillee/kernel/test/rule';
import { originalOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { lieutenantRow } from '../../content/legend/lieutenants.ts';
import { whyNotCard } from '../../rules/legend/dungeon/marker.ts';
import type { Legend } from '../../rules/legend/record.ts';
import { type Wander, wander } from '../wander.ts';

const HERE = 'thelsvan-trail';
const ALRIC = 'sir-alric-farrow';
const brings = (id: string): string => {
  const row = lieutenantRow(id).brings;
  return row && 'power' in row ? row.power : '';
};

/** The party goes down where these are near. */
const enters = (riders: readonly string[], set?: (legend: Legend) => void): Wander =>
  wander({
    position: { at: 'there' },
    set: legend => {
      legend.party.at = HERE;
      legend.lieutenants = riders.map(id => ({ id, at: HERE }));
      set?.(legend);
    },
  }).chooses('week.there', 'explore');
const powersIn = (scene: Wander): string[] => scene.state.overlord.powers.map(originalOf);

describe('fortifying', () => {
  rule(['LEG-7.29', 'LEG-7.30'], 'brings the Power of whoever is near, for nothing and beside the limit', () => {
    const scene = enters([ALRIC]).chooses('dungeon.fortify', `fortify:${ALRIC}`);
    expect(powersIn(scene)).toEqual([brings(ALRIC)]);
    expect(scene.state.overlord.threat).toBe(0);
    expect(scene.state.overlord.hand.map(originalOf)).not.toContain(brings(ALRIC));
    const { state } = scene;
    const at = (powers: readonly string[]) =>
      whyNotCard(
        { ...state, overlord: { ...state.overlord, powers: [...state.overlord.powers, ...powers] } },
        'power-step',
      );
    expect(at(['trapmaster#1'])).toBeUndefined();
    expect(at(['trapmaster#1', 'brilliant-commander#1'])).toMatchObject({ rule: 'LEG-2.12' });
  });
  rule('LEG-7.29', 'is as the overlord likes, and nobody is near who is not', () => {
    expect(powersIn(enters([ALRIC]).passes('dungeon.fortify'))).toEqual([]);
    const far = enters([], legend => {
      legend.lieutenants = [{ id: ALRIC, at: 'dawnsmoor' }];
    });
    expect(far.asked(far.overlordSeat)).not.toBe('dungeon.fortify');
  });
  rule('LEG-7.31', 'is threat of Lord Merick Farrow', () => {
    const merick = 'lord-merick-farrow';
    const scene = enters([merick]).chooses('dungeon.fortify', `fortify:${merick}`);
    expect(scene.state.overlord.threat).toBe(15);
    expect(powersIn(scene)).toEqual([]);
  });
  rule('LEG-7.32', 'is nothing of whoever names a card that another has brought', () => {
    const other = 'kar-amag-atoth';
    expect(brings(other)).toBe(brings(ALRIC));
    const scene = enters([ALRIC, other]).chooses('dungeon.fortify', `fortify:${ALRIC}`);
    expect(scene.asked(scene.overlordSeat)).not.toBe('dungeon.fortify');
  });
});
