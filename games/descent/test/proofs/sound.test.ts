// States that somebody made up: refused by name, before any rule runs on them.

import { Chance, type Checkpoint, checkSetting, copy, Match, newChance } from '@veillee/kernel';
import { unsound } from '@veillee/kernel/save/sound';
import { anyPicks } from '@veillee/kernel/trial/answers';
import { expect, test } from 'vitest';
import { descent } from '../../rules/game.ts';
import type { Monster, State } from '../../rules/state.ts';

const setting = checkSetting(descent, { seats: 2, options: { quest: 'heart-of-darkness' } });

/** Monsters stand on the board. */
const met = ((): Checkpoint<State> => {
  const match = Match.start(descent, { seed: 'forged', ...setting });
  const chance = new Chance(newChance('forged'));
  while (match.lastCheckpoint.state.monsters.length === 0 && !match.over) {
    const decision = chance.pick(match.decisions, 'whose');
    match.answer({ seat: decision.seat, decision: decision.id, picks: anyPicks(decision, chance, 'picks') });
  }
  return match.lastCheckpoint;
})();

const forged = (change: object): string | undefined => {
  const checkpoint = copy(met);
  const [first, ...others] = checkpoint.state.monsters;
  const monsters = [{ ...(first as Monster), ...change }, ...others];
  return unsound(descent, setting, { ...checkpoint, state: { ...checkpoint.state, monsters } });
};

test('a state of play is sound', () => {
  expect(met.state.monsters.length).toBeGreaterThan(0);
  expect(forged({})).toBeUndefined();
});

test('no monster rolls 150 million dice', () => {
  expect(forged({ changes: [{ dice: { red: 150_000_000 } }] })).toBe(
    '/state/monsters/0/changes/0/dice/red is 150000000, not a whole number from 0 to 20',
  );
});

test('no boulder lies off the floor, or is of another size than boulders are', () => {
  const laid = (boulder: object): string | undefined =>
    unsound(descent, setting, {
      ...met,
      state: {
        ...met.state,
        board: {
          ...met.state.board,
          boulders: [{ id: 'boulder:1', at: 'base:12,17/2x2', direction: 'e', ...boulder }],
        },
      },
    });
  expect(laid({})).toBeUndefined();
  expect(laid({ at: 'base:0,0/2x2' })).toMatch(/^\/state\/board\/boulders\/0\/at is "base:0,0\/2x2"/);
  expect(laid({ at: 'base:12,17/4x1' })).toMatch(/not four spaces of the floor/);
  expect(laid({ direction: 'up' })).toMatch(/^\/state\/board\/boulders\/0\/direction/);
});

test('none is as wide as a country, or stands where there is no floor', () => {
  expect(forged({ at: 'base:0,0/99999x99999' })).toBe(
    '/state/monsters/0/at is "base:0,0/99999x99999", not the base of a figure',
  );
  expect(forged({ at: 'space:-7,900' })).toMatch(/^\/state\/monsters\/0\/at is "space:-7,900"/);
  expect(forged({ at: 'base:190,190/2x2' })).toMatch(/stands off the floor/);
});
