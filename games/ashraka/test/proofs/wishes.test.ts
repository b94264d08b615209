// A partner beside a person follows what the person wishes: company, healing, and what is missing fetched without looking left or
// right; it gives what the other can use better, once, and lets a storm carry it.

import { picksOf, player, turnOf } from '@veillee/bots';
import type { Decision } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { adept } from '../../bots/adept.ts';
import type { Errand } from '../../bots/errands.ts';
import { storm } from '../../bots/haste.ts';
import { mindOf, type Turn } from '../../bots/mind.ts';
import type { Hero, Saying, State } from '../../rules/state.ts';
import { ATSU, at, holds, type Plan, type Play, scene, TANTAN } from '../scene.ts';

/** The second hero, played by an adept, after its first turn; the other's player has wished something or not, and refuses gifts. */
function after(
  wish: Saying | undefined,
  set: (state: State, heroes: readonly [Hero, Hero]) => void,
  plan: Plan = {},
): Play {
  const play = scene({ ...plan, set });
  if (wish) play.does(ATSU, `say:${wish}`);
  const bot = player(adept, 'wishes');
  const { match } = play.table;
  while (!match.over && match.state.turn === 1 && !match.state.ready.includes(1)) {
    const refusing = match.decisionOf(0);
    if (refusing?.prompt === 'agree.ask') {
      match.answer({ seat: 0, decision: refusing.id, picks: ['refuse'] });
      continue;
    }
    const decision = match.decisionOf(1);
    if (!decision) break;
    match.answer({ seat: 1, decision: decision.id, picks: picksOf(match, decision, bot) as string[] });
  }
  return play;
}

test('who is asked to come goes where the other is, and stays', () => {
  const apart = (_: State, [atsu, tantan]: readonly [Hero, Hero]): void => {
    atsu.at = at('a1-south-gate');
    tantan.at = at('a1-clearing');
  };
  const [free, called] = [after(undefined, apart), after('come', apart)];
  expect(called.hero(TANTAN).at).toBe(at('a1-south-gate'));
  expect(called.state.said[TANTAN]).toBe('follow');
  expect(free.hero(TANTAN).at).not.toBe(at('a1-south-gate'));
});

test('a card that the other can read is offered to them, once a turn', () => {
  const card = 'a1-find-15';
  const plan: Plan = { heroes: [TANTAN, ATSU] };
  const together = (state: State, [tantan, atsu]: readonly [Hero, Hero]): void => {
    atsu.at = tantan.at;
    holds(state, atsu, card);
  };
  const hands = (play: Play) => [play.hero(TANTAN).hand, play.hero(ATSU).hand];
  expect(hands(after(undefined, together, plan))).toEqual([[card], []]);
  const refused = after(undefined, together, { ...plan, options: { agree: true } });
  expect(refused.lines('log.refused')).toHaveLength(1);
  expect(hands(refused)).toEqual([[], [card]]);
});

test('a storm is trusted where it saves a long way, and not where it could only lead astray', () => {
  const play = scene({ adventure: 4, seats: 1, set: (_, [atsu]) => Object.assign(atsu, { at: at('a4-east-storm') }) });
  const { match } = play.table;
  const turn = turnOf(match, match.decisionOf(0) as Decision, player(adept, 'storm').chance);
  const errand = (goal: string): Errand => ({
    id: goal,
    at: at(goal),
    worth: () => 1,
    work: 0,
    does: '',
    kind: 'quest',
  });
  const trusted = (goal: string) => storm(mindOf(turn as Turn), play.hero(ATSU), errand(goal));
  expect(trusted('a4-sphinx')).toBe(`${ATSU}/activate:storm`);
  expect([trusted('a4-mirage-pool'), trusted('a4-east-storm')]).toEqual([undefined, undefined]);
});

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
