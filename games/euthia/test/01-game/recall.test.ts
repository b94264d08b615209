// EUT-1.4: the Recall of the Elementals as a campaign: three episodes played one after the other, the Heroes' boards carried along.

import { Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { SCENARIOS } from '../../content/scenarios/vocabulary.ts';
import { ACTIONS } from '../../content/vocabulary.ts';
import { maxHealth, onSlots, resourcesOf, trophiesOf } from '../../rules/board.ts';
import { euthia } from '../../rules/game.ts';
import { chapters } from '../../rules/scenario/campaign.ts';
import { goingOn, type Legacy } from '../../rules/scenario/travelling.ts';
import type { Hero, State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { playedOut } from '../played.ts';
import { play } from '../scenarios.ts';
import { lateStart } from '../scene.ts';

type Episode = 'recall-1' | 'recall-2' | 'recall-3';

const SEATS = 2;

const begins = (scenario: Episode, legacy?: Legacy): Match<State, View> =>
  Match.start(euthia, {
    seed: `chain ${scenario}`,
    seats: SEATS,
    options: { scenario, mode: 'competitive' },
    ...(legacy && { legacy: chapters.read(JSON.parse(JSON.stringify(legacy))) }),
  });

/** What of a board travels. */
const boardOf = (hero: Hero) => ({
  id: hero.id,
  open: Object.entries(hero.slots).flatMap(([id, slot]) => (slot?.open ? [id] : [])),
  worn: onSlots(hero).map(({ tile, gems }) => ({ tile, gems: gems.map(({ gem }) => gem) })),
  stack: hero.stack,
  mined: resourcesOf(hero),
});

rule('EUT-1.4', 'the Recall, played: each episode begins with the boards on which the one before ended', () => {
  let match = begins('recall-1');
  for (const [next, reputation, least, most] of [
    ['recall-2', 14, 16, 20],
    ['recall-3', 28, 22, 26],
  ] as const) {
    expect(playedOut(match, next)).toEqual([]);
    const left = chapters.legacy(match.state);
    if (!left) throw new Error('nothing is left');
    const { episode } = left;
    expect(chapters.following(left, { seats: SEATS, options: { scenario: episode } })).toMatchObject([{ id: next }]);
    const before = match.state.heroes.map(boardOf);
    const scores = match.state.result?.scores.map(lines => lines.reduce((sum, line) => sum + line.reputation, 0)) ?? [];
    match = begins(next, left);
    const { state } = match;
    // Nobody chooses a Hero again: they Reveal, or trade, at once.
    expect(['reveal.keep', 'trade.ask', 'bags.ask']).toContain(match.decisions[0]?.prompt);
    expect(state.heroes.map(boardOf).map(({ id, open, worn }) => ({ id, open, worn }))).toEqual(
      before.map(({ id, open, worn }) => ({ id, open, worn })),
    );
    for (const hero of state.heroes) {
      const more = Math.max(0, Math.min(6, Math.floor((scores[hero.seat] ?? 0) / 10)));
      const late = lateStart(state, hero.seat);
      expect(hero.reputation - late.reputation).toBe(reputation + more);
      const gold = hero.gold - late.gold;
      expect(gold).toBeGreaterThanOrEqual(least);
      expect(gold).toBeLessThanOrEqual(most);
      expect(hero.health).toBe(maxHealth(hero));
      expect([hero.hand, hero.quests, hero.bounties, hero.kills, trophiesOf(hero)]).toEqual([[], [], [], [], []]);
      expect(resourcesOf(hero)).toEqual(before[hero.seat]?.mined);
      for (const tile of hero.stack) expect(before[hero.seat]?.stack).toContain(tile);
    }
    expect(euthia.invariants(state)).toEqual([]);
  }
  expect(playedOut(match, 'the end')).toEqual([]);
  expect([match.state.scenario.id, match.state.phase]).toEqual(['recall-3', 'over']);
  const last = chapters.legacy(match.state);
  expect(last && chapters.following(last, { seats: SEATS, options: { scenario: 'recall-3' } })).toEqual([]);
});

rule(
  'EUT-1.4',
  'who follows another episode begins with what they earned: no second start, a Reveal and a trade',
  () => {
    const { state } = play('recall-1', {
      mode: 'competitive',
      position: { at: 'scoring' },
      set(_, hero) {
        Object.assign(hero, { gold: 18, reputation: 0 });
        const [weapon] = onSlots(hero);
        if (weapon) weapon.engaged = true;
      },
    });
    const left = chapters.legacy(state);
    const match = begins('recall-2', left);
    const [hero] = match.state.heroes as [Hero];
    expect([hero.gold - lateStart(match.state, hero.seat).gold, hero.saved, hero.tokens]).toEqual([18, undefined, []]);
    while (match.state.round === 0) {
      const [decision] = match.decisions;
      if (!decision) throw new Error('nobody is asked');
      const done = decision.options.find(({ key }) => key === 'done') ?? decision.options[0];
      match.answer({ seat: decision.seat, decision: decision.id, picks: done ? [done.key] : [] });
    }
    const [ready] = match.state.heroes as [Hero];
    expect(ready.tokens).toEqual([...ACTIONS]);
    expect(onSlots(ready).every(({ engaged }) => !engaged)).toBe(true);
    expect(match.state.supply.catalyst).toEqual([]); // two were brought along, two are new
  },
);

rule('EUT-1.4', 'the three episodes of the Recall are chapters; every other scenario is an evening for itself', () => {
  const held = SCENARIOS.filter(scenario => chapters.holds?.({ seats: SEATS, options: { scenario } }));
  expect(held).toEqual(['recall-1', 'recall-2', 'recall-3']);
});

rule('EUT-1.4', 'who goes on after an episode is shown before the next one begins; after the last nobody does', () => {
  const along = (scenario: Episode) =>
    goingOn(play(scenario, { mode: 'competitive', position: { at: 'scoring' } }).state).map(({ id }) => id);
  expect([along('recall-1'), along('recall-2'), along('recall-3')]).toEqual([['ael', 'dral'], ['ael', 'dral'], []]);
});
