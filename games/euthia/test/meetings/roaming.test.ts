// Chapters meet: ways over the map, Portals, landings, Elites and the Griffin, at their limits.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { elites } from '../../content/monsters.ts';
import type { Hero } from '../../rules/state.ts';
import { on, walks } from '../places.ts';
import { at, CHAPEL, marks, scene } from '../scene.ts';

rule(
  ['EUT-3.14', 'EUT-17.11'],
  'a Bounty that stands is not replaced at the end of a turn, nor is there one without Elites',
  () => {
    const stands1 = scene({
      options: { elites: 'with' },
      set: state => {
        state.bounties = { stack: ['reed-king'], current: 'old-grimhorn' };
      },
    })
      .does('end')
      .passes();
    expect(stands1.state.bounties).toEqual({ stack: ['reed-king'], current: 'old-grimhorn' });
    const without = scene({
      options: { elites: 'without' },
      set: state => {
        state.bounties = { stack: ['reed-king'] };
      },
    })
      .does('end')
      .passes();
    expect(without.state.bounties).toEqual({ stack: ['reed-king'] });
  },
);

rule(
  ['EUT-5.5', 'EUT-5.8', 'EUT-6.7'],
  'one walks on through quiet spaces alone: Fire and Monsters end the way',
  () => {
    // Fire at (1,1), Lake (2,1), Cave with a Monster (1,2)
    const play = on([['ch1-other-9', 1, 1]], hero => Object.assign(hero, { at: at(1, 0), movement: 9 }));
    expect(walks(play)).toContain('hex:1,1');
    expect(walks(play)).not.toContain('hex:2,1'); // behind the Fire, and under it
    expect(walks(play)).toContain('centre:0,0');
    // Merchants with a Monster at (1,1); the Cave at (2,1) lies behind them
    const armed = (tokens: Hero['tokens']) =>
      walks(on([['ch1-other-5', 1, 1]], hero => Object.assign(hero, { at: at(1, 0), movement: 9, tokens })));
    expect([armed(['combat']).includes('hex:1,1'), armed(['combat']).includes('hex:2,1')]).toEqual([true, false]);
    expect([armed([]).includes('hex:1,1'), armed([]).includes('hex:0,1')]).toEqual([false, true]);
  },
);

rule(['EUT-5.13', 'EUT-6.7'], 'who dies of a tile that was revealed reveals no more, and does not fight (R10)', () => {
  const play = scene({
    set: (state, [hero]) => {
      state.territory = ['ch1-fixed-1', 'ch1-fixed-1', 'ch1-other-9'];
      if (hero) Object.assign(hero, { at: CHAPEL, movement: 2, health: 1, reputation: 5 });
    },
  }).does('walk:hex:1,0', 'place:1,1'); // Fire at (1,1) reaches (1,0)
  expect(play.hero()).toMatchObject({ at: CHAPEL, health: 6, reputation: 3, movement: 0 });
  expect([play.asked(), play.state.territory.length]).toEqual(['turn.ask', 2]);
});

rule(['EUT-6.2', 'EUT-5.8'], 'entering a pit is a fight against its Monster, of its Level', () => {
  const play = on([['ch1-fixed-1', 1, 1]], (hero, state) => {
    state.scenario.pits[at(2, 1)] = 2;
    marks(state, at(2, 1), 'hero', 0);
    Object.assign(hero, { at: at(1, 2), movement: 1 });
  }).does('walk:hex:2,1');
  expect(play.state.combat?.opponent).toEqual({ kind: 'pit', level: 2 });
});

rule(['EUT-17.4', 'EUT-17.1', 'EUT-9.2'], 'fighting an Elite on its Lair takes a Combat Action, and needs one', () => {
  const elite = elites.find(({ lair }) => lair.relation === 'on' && lair.place === 'mountain');
  if (!elite) throw new Error('no Elite lives on a Mountain');
  const meets = (tokens: Hero['tokens'], isFree = true) =>
    on(
      [['ch1-fixed-1', 1, 1]],
      (hero, state) => {
        state.bounties.current = elite.id;
        if (!isFree) state.scenario.pits[at(2, 1)] = 1;
        Object.assign(hero, { at: at(2, 1), tokens });
      },
      { options: { elites: 'with' } },
    );
  expect(meets([]).whyNot('elite')).toEqual(['why.action', 'EUT-17.4']);
  expect(meets(['combat'], false).whyNot('elite')).toEqual(['why.guarded', 'EUT-17.4']);
  const fight = meets(['combat', 'mining']).does('elite');
  expect([fight.hero().tokens, fight.state.combat?.opponent]).toEqual([['mining'], { kind: 'elite', card: elite.id }]);
});
