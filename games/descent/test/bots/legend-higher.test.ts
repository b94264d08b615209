// What bots of either side make of a campaign that begins higher up: they spend what it gives them before the first week.

import { picksOf, player } from '@veillee/bots';
import { type Bot, Match } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { adept } from '../../bots/adept.ts';
import { novice } from '../../bots/novice.ts';
import { descent } from '../../rules/game.ts';
import { type Legend, legendOf } from '../../rules/legend/record.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

/** More than preparing takes. */
const ENOUGH = 600;

function begun(bot: Bot<State, View>): Legend {
  const options = { play: 'campaign', choosing: 'ready', start: 'gold' };
  const match = Match.start<State, View>(descent, { seed: 'higher', seats: 2, options, history: false, forks: true });
  const players = [player(bot, 'heroes'), player(bot, 'overlord')];
  for (let n = 0; n < ENOUGH && legendOf(match.state).week === 0; n++)
    for (const decision of match.decisions.slice(0, 1)) {
      const one = players[decision.seat];
      if (!one) throw new Error(`nobody sits in seat ${decision.seat}`);
      match.answer({ seat: decision.seat, decision: decision.id, picks: picksOf(match, decision, one) });
    }
  return legendOf(match.state);
}

test.each([
  ['adepts', adept],
  ['novices', novice],
] as const)('%s spend what a start at gold gives', (_, bot) => {
  const { week, level, coins, xp, heroes, forms, upgrades, lieutenants } = begun(bot as Bot<State, View>);
  expect([week, level]).toEqual([1, 'gold']);
  expect(coins).toBeLessThan(21_200 / 2);
  expect(xp).toBeLessThan(200);
  expect(heroes.some(({ skills }) => skills.length > 1)).toBe(true);
  const bought =
    upgrades.length + lieutenants.length - 1 + Object.values(forms).filter(form => form !== 'copper').length;
  expect(bought).toBeGreaterThan(0);
});
