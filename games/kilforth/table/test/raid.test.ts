// Who takes part in an Assault, which Plots count, and that the odds are reckoned for all of them.

import { describe, expect, it } from 'vitest';
import { newFight } from '../../rules/battle/fight.ts';
import { assaultOdds } from '../../rules/odds/odds.ts';
import { oddsAgainst, plotsAgainst, raidOf } from '../raid.ts';
import { newHero, seen } from './fixture.ts';

const ready = newHero({ chapter: 'done' });
const two = (change: Parameters<typeof seen>[0] = {}) => seen(change, [ready, { ...ready }]);

describe('who takes part', () => {
  it('the hero whose turn it is, with those of his team who have told their Saga', () => {
    expect(raidOf(two({ active: 1, team: [0] }), 1)).toEqual({ lead: 1, others: [0] });
    const unready = seen({ active: 1, team: [0] }, [newHero({ chapter: 4 }), { ...ready }]);
    expect(raidOf(unready, 1)).toEqual({ lead: 1, others: [] });
  });

  it('for a member of the team it is the same raid; for somebody else his own', () => {
    expect(raidOf(two({ active: 1, team: [0] }), 0)).toEqual({ lead: 1, others: [0] });
    expect(raidOf(two({ active: 1, team: [] }), 0)).toEqual({ lead: 0, others: [] });
  });

  it('once it has begun, who is in it', () => {
    const fight = newFight(1, 'pale-queen', true);
    expect(raidOf(two({ active: 1, team: [0], fight }), 0)).toEqual({ lead: 1, others: [0] });
  });
});

describe('how it would go', () => {
  it('is reckoned for the whole team', () => {
    const view = two({ active: 1, team: [0] });
    expect(oddsAgainst(view, 1, 'pale-queen')).toEqual(assaultOdds(view, 1, 'pale-queen', [0]));
    expect(oddsAgainst(view, 1, 'pale-queen').win).toBeGreaterThan(assaultOdds(view, 1, 'pale-queen').win);
  });

  it('Plots beside the Ancient count like those on the map', () => {
    const view = seen();
    const before = plotsAgainst(view, 'pale-queen');
    const joined = {
      ...view,
      ancients: view.ancients.map(one => (one.id === 'pale-queen' ? { ...one, plots: ['court-of-mist'] } : one)),
    };
    expect(plotsAgainst(joined, 'pale-queen')).toEqual(['court-of-mist', ...before]);
  });
});
