// Encounters played from the camp to the last figure by answers at random: nothing gets stuck, and no promise is broken.

import { randomPicks } from '@veillee/bots';
import { Chance, newChance } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { grounds, incidents } from '../../content/legend/boards.ts';
import { descent } from '../../rules/game.ts';
import { invariants } from '../../rules/invariants.ts';
import { road } from '../road.ts';

const fights = incidents.flatMap(row => ('leader' in row ? [row.incident] : []));
/** More decisions than an encounter at random takes. */
const ENOUGH = 6000;
const STEP = 5;

test.each(fights.filter((_, n) => n % STEP === 0).map((incident, n) => [incident, n] as const))(
  'is played to its end: %s',
  (incident, n) => {
    const ground = grounds[(n * STEP) % grounds.length]?.board ?? 'open-meadow';
    const scene = road({
      incident,
      ground,
      ice: true,
      position: { at: 'ground' },
      ...(n % 2 === 0 && { ambush: true }),
    });
    const { match } = scene;
    const chance = new Chance(newChance(`answers of ${incident}`));
    let round = 0;
    for (let turn = 0; turn < ENOUGH && !match.over; turn++) {
      const decision = match.decisions[turn % match.decisions.length];
      if (!decision) throw new Error('nobody is asked');
      match.answer({ seat: decision.seat, decision: decision.id, picks: randomPicks(decision, chance) });
      if (match.state.round === round) continue;
      round = match.state.round;
      expect(invariants(match.state)).toEqual([]);
    }
    expect(match.over).toBe(true);
    expect(['won', 'fled', 'died']).toContain(scene.outdoors.over?.party);
  },
  60_000,
);

test('an encounter is sound as it stands, and refused with what no ground and no card has', () => {
  const state = road({ position: { at: 'foes' } }).state;
  const options = { ...Object.fromEntries(descent.options.map(({ id, initial }) => [id, initial])), play: 'dungeon' };
  const sound = (changed: object) =>
    descent.sound?.({ state: { ...state, ...changed }, position: { at: 'foes' } } as never, { seats: 2, options });
  expect(sound({})).toBeUndefined();
  expect(sound({ outdoors: { ...state.outdoors, incident: 'a-quiet-evening' } })).toContain('incident');
  expect(sound({ outdoors: { ...state.outdoors, waiting: [{ kind: 'ogre', beside: 'space:99,99' }] } })).toContain(
    'beside',
  );
});
