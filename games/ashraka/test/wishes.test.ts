// A partner beside a person follows what the person wishes: healing, and what is missing fetched without looking left or right.

import { picksOf, player } from '@veillee/bots';
import { expect, test } from 'vitest';
import { adept } from '../bots/adept.ts';
import type { Hero, Saying, State } from '../rules/state.ts';
import { ATSU, at, holds, type Play, scene, TANTAN } from './scene.ts';

/** TanTan, played by an adept, after its first turn; Atsu’s player has wished something or not. */
function after(wish: Saying | undefined, set: (state: State, heroes: readonly [Hero, Hero]) => void): Play {
  const play = scene({ set });
  if (wish) play.does(ATSU, `say:${wish}`);
  const bot = player(adept, 'wishes');
  const { match } = play.table;
  while (!match.over && match.state.turn === 1 && !match.state.ready.includes(1)) {
    const decision = match.decisionOf(1);
    if (!decision) break;
    match.answer({ seat: 1, decision: decision.id, picks: picksOf(match, decision, bot) as string[] });
  }
  return play;
}

test('who is asked for healing comes and heals, though the wound is small', () => {
  const hurt = (state: State, [atsu, tantan]: readonly [Hero, Hero]): void => {
    Object.assign(atsu, { at: at('a1-clearing'), health: 4 });
    tantan.at = at('a1-south-gate');
    holds(state, tantan, 'a1-find-05');
  };
  const healed = after('heal', hurt);
  expect([healed.hero(ATSU).health, healed.hero(TANTAN).hand]).toEqual([5, []]);
  expect(healed.told()).toContain('log.heal');
  const busy = after(undefined, hurt);
  expect([busy.hero(ATSU).health, busy.hero(TANTAN).hand.includes('a1-find-05')]).toEqual([4, true]);
});

test('who is asked to fetch what is missing goes straight for it, tired or not', () => {
  const tired = (_: State, [atsu, tantan]: readonly [Hero, Hero]): void => {
    atsu.at = at('a1-south-gate');
    Object.assign(tantan, { at: at('a1-clearing'), health: 1, mana: 0 });
  };
  const rests = (play: Play): number => play.lines('log.activate.campfire').length;
  const [free, sent] = [after(undefined, tired), after('fetch', tired)];
  expect([rests(free) > 0, rests(sent)]).toEqual([true, 0]);
  expect(sent.hero(TANTAN).at).not.toBe(at('a1-clearing'));
});
