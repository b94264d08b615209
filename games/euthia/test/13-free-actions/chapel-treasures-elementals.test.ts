// EUT-13: the Chapel, Treasures, Elementals, Legends, Foundries.

import { rule } from '@veillee/kernel/test/rule';
import { hex } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { elementals } from '../../content/elementals.ts';
import { centreOf } from '../../content/lattice.ts';
import { rowAt } from '../../content/monsters.ts';
import { tokensAt } from '../../rules/land.ts';
import { needText } from '../../rules/needs.ts';
import { scoreOf } from '../../rules/scoring.ts';
import type { Hero } from '../../rules/state.ts';
import { foe, foes, with1 } from '../blows.ts';
import { fighting, rolled } from '../fights.ts';
import { changed, ORES } from '../places.ts';
import { play } from '../scenarios.ts';
import { at, BESIDE, CHAPEL, gains, lays, marks, type Play, scene, stands } from '../scene.ts';

rule(
  ['EUT-13.1', 'EUT-13.2', 'EUT-13.24'],
  'in the Chapel 1 Gold heals 6 or buys a Healing Potion, as often as one likes',
  () => {
    const play = scene({ set: changed((_, hero) => void Object.assign(hero, { gold: 3, health: 1 })) });
    play.does('chapel-heal', 'chapel-potion', 'chapel-potion');
    expect(play.hero()).toMatchObject({ gold: 0, health: 6 });
    expect(play.hero().bags.length).toBe(2);
    expect(play.whyNot('chapel-potion')).toEqual(['why.gold', 'EUT-13.2']);
  },
);

rule(['EUT-13.4', 'EUT-13.5', 'EUT-13.7'], 'a Treasure is found once; a Monster is in the way', () => {
  const play = scene({ set: stands('ch1-other-1', 1) });
  const top = play.state.treasures[1].stack.at(-1);
  play.does('treasure');
  expect(tokensAt(play.state, BESIDE[1])).toEqual([{ kind: 'hero', seat: 0 }]);
  expect(JSON.stringify([play.hero().bags, play.hero().slots, play.hero().beside])).toContain(top);
  expect(play.whyNot('treasure')).toEqual(['why.taken', 'EUT-13.5']);
  // Whoever took it is told so, and not that somebody was there before.
  const whose = (one: Play) =>
    one
      .seat(0)
      .refused('turn.ask')
      .find(({ key }) => key === 'treasure')?.why.with;
  expect(whose(play)).toMatchObject({ own: 1 });
  const other = scene({ set: stands('ch1-other-1', 1, state => marks(state, BESIDE[1], 'hero', 1)) });
  expect(other.whyNot('treasure')).toEqual(['why.taken', 'EUT-13.5']);
  expect(whose(other)).toMatchObject({ own: 0 });
  expect(scene({ set: stands('ch1-fixed-3', 0) }).whyNot('treasure')).toEqual(['why.guarded', 'EUT-13.7']);
});

rule(
  ['EUT-13.6', 'EUT-13.21'],
  'a Treasure that a Quest brings finds no room: it is the Hero who says what goes',
  () => {
    const play = scene({
      set: stands('ch2-encounter-3', 0, (state, [hero]) => {
        state.encounters.smuggler = { stack: [], faceUp: ['smuggler-1'], rewards: [], boxed: [] };
        state.treasures[1].stack = ['t1-rough-gem#1'];
        if (hero) Object.assign(hero, { gold: 4, bags: [...ORES] });
      }),
    }).does('quest:smuggler-1:0');
    expect([play.asked(), play.can().includes('use:t1-rough-gem#1:0')]).toEqual(['bags.ask', true]);
    play.does('use:t1-rough-gem#1:0', 'gem-choice:onyx');
    expect([play.hero().stones, play.asked(), play.hero().quests]).toEqual([
      [{ gem: 'onyx' }],
      'turn.ask',
      ['smuggler-1'],
    ]);
  },
);

rule(
  ['EUT-13.8', 'EUT-13.10', 'EUT-13.11', 'EUT-13.12', 'EUT-13.14', 'EUT-4.5'],
  'a Challenge: a token, a Hero roll, what the Elemental’s card says; once for each Hero',
  () => {
    const play = scene({
      set: stands(
        'ch1-fixed-2',
        2,
        changed((_, hero) => void Object.assign(hero, { health: 5 })),
      ),
      dice: [4, 4],
    });
    play.does('challenge');
    expect(play.asked()).toBe('roll.ask');
    play.passes();
    expect(play.hero().stones).toEqual([{ essence: 'water' }]);
    expect(tokensAt(play.state, BESIDE[2])).toEqual([{ kind: 'interaction', seat: 0 }]);
    expect(play.whyNot('challenge')).toEqual(['why.challenged', 'EUT-13.14']);
  },
);

rule(['EUT-13.9', 'EUT-7.11'], '1 Gold to each rival with a token there, or no Challenge', () => {
  const set = (gold: number) =>
    stands('ch1-fixed-2', 2, (state, [hero]) => {
      marks(state, BESIDE[2], 'interaction', 1, 2);
      if (hero) hero.gold = gold;
    });
  const plan = { heroes: ['ael', 'dral', 'keleia'] as const, dice: [4, 4] };
  expect(scene({ ...plan, set: set(1) }).whyNot('challenge')).toEqual(['why.toll', 'EUT-13.9']);
  const play = scene({ ...plan, set: set(2) }).does('challenge');
  expect(play.state.heroes.map(({ gold }) => gold)).toEqual([0, 1, 1]);
});

rule(
  ['EUT-13.9', 'EUT-13.10', 'EUT-13.15'],
  'tolls are paid to all before the roll; who dies of it has paid, and has Challenged',
  () => {
    const play = scene({
      heroes: ['ael', 'dral', 'keleia'],
      dice: [1, 1],
      set: stands('ch1-other-9', 0, (state, [hero]) => {
        marks(state, at(1, 1), 'interaction', 1, 2);
        if (hero) Object.assign(hero, { gold: 2, health: 4, gaar: 0, reputation: 6 });
      }),
    }).does('challenge');
    while (play.asked() === 'roll.ask') play.passes();
    expect([play.hero().gold, play.hero(1).gold, play.hero(2).gold]).toEqual([0, 1, 1]);
    expect(play.hero()).toMatchObject({ at: CHAPEL, reputation: 4, stones: [] });
    expect(play.state.tokens[at(1, 1)]).toHaveLength(3);
  },
);

rule(
  'EUT-13.13',
  'a roll that matches no range leaves the token and does nothing; ours reach down to the lowest',
  () => {
    expect(rowAt([{ from: 5 }], 4)).toBeUndefined();
    for (const { id, ranges } of elementals) expect([id, rowAt(ranges, -9)]).toEqual([id, ranges[0]]);
    const play = scene({ set: stands('ch1-fixed-2', 2), dice: [1, 1] });
    play.does('challenge').passes();
    expect(play.hero()).toMatchObject({ health: 4, stones: [] });
    expect(tokensAt(play.state, BESIDE[2])).toEqual([{ kind: 'interaction', seat: 0 }]);
  },
);

rule(
  ['EUT-13.15', 'EUT-14.16'],
  'whoever dies of what is gained has what came before, and nothing of what follows',
  () => {
    const { state } = scene({
      set: changed((_, hero) => void Object.assign(hero, { health: 2, gold: 0, reputation: 4 })),
    });
    const [hero] = state.heroes;
    if (!hero) throw new Error('nobody plays');
    gains(state, hero, { op: 'gold', n: 1 }, { op: 'sufferWounds', n: 1 }, { op: 'gold', n: 2 });
    expect(hero).toMatchObject({ gold: 3, health: 1, reputation: 4 });
    gains(
      state,
      hero,
      { op: 'gold', n: 1 },
      { op: 'sufferWounds', n: 1 },
      { op: 'gold', n: 5 },
      { op: 'reputation', n: 7 },
    );
    expect(hero).toMatchObject({ gold: 4, at: CHAPEL, reputation: 2 });
  },
);

rule('EUT-13.15', 'whom a Challenge kills gets nothing of it', () => {
  const play = scene({
    set: stands(
      'ch1-other-9',
      0,
      changed((_, hero) => void Object.assign(hero, { health: 1, reputation: 4 })),
    ),
    dice: [3, 4],
  });
  play.does('challenge').passes();
  expect(play.hero()).toMatchObject({ stones: [], health: 6, reputation: 2 });
});

describe('names', () => {
  rule('EUT-13.25', 'every need says what it is: what must be had, and what is paid', () => {
    expect(needText({ have: 'tokens', token: 'trade', n: 3 } as never)).toEqual({
      text: 'need.tokens.trade',
      with: { n: 3 },
    });
    expect(needText({ have: 'gold', n: 2 } as never)).toEqual({ text: 'need.gold', with: { n: 2 } });
    expect(needText({ pay: 'gem', gem: 'ruby' } as never)).toEqual({ text: 'gem.ruby' });
    expect(needText({ pay: 'essence', essence: 'air' } as never)).toEqual({ text: 'essence.air' });
    expect(needText({ pay: 'resource', resource: 'iron' } as never)).toEqual({ text: 'resource.iron' });
    expect(needText({ pay: 'trophy', level: 2 } as never)).toEqual({ text: 'need.trophy', with: { level: 2 } });
    expect(needText({ pay: 'equipment', price: 4 } as never)).toEqual({ text: 'need.equipment', with: { price: 4 } });
    expect(needText({ pay: 'resources', n: 2 } as never)).toEqual({ text: 'need.resources', with: { n: 2 } });
    expect(needText({ pay: 'resources', mine: 'iron', n: 2 } as never)).toEqual({
      text: 'need.resources.iron',
      with: { n: 2 },
    });
    expect(needText({ pay: 'gold', n: 5 } as never)).toEqual({ text: 'need.gold', with: { n: 5 } });
    expect(needText({ pay: 'gaar' } as never)).toEqual({ text: 'need.gaar', with: { n: 1 } });
  });
});

rule('EUT-13.25', 'a Legend gives its Artifact to the first who fulfils it', () => {
  const play = scene({
    set: stands('ch5-scenario-4', 0, (state, [hero]) => {
      for (const place of BESIDE) marks(state, place, 'hero', 1);
      if (hero) Object.assign(hero, { at: centreOf(hex(1, 1)), stones: [{ gem: 'opal' }], gold: 3 });
    }),
  });
  play.does('legend:star-loom:0');
  expect(play.hero()).toMatchObject({ reputation: 10, legends: ['star-loom'], stones: [] });
  expect(JSON.stringify(play.hero())).toContain('artifact-star-loom');
  expect(play.can().filter(key => key.startsWith('legend'))).toEqual([]);
});

rule('EUT-13.25', 'a Legend that anybody has completed is nobody’s any more', () => {
  const play = scene({
    set: stands('ch5-scenario-4', 0, (state, heroes) => {
      for (const place of BESIDE) marks(state, place, 'hero', 1);
      const [hero, other] = heroes as [Hero, Hero];
      other.legends = ['star-loom'];
      Object.assign(hero, { at: 'centre:1,1', stones: [{ gem: 'opal' }, { gem: 'opal' }, { gem: 'ruby' }] });
    }),
  });
  expect([play.can().some(key => key.startsWith('legend')), play.whyNot('legend:star-loom:0')]).toEqual([
    false,
    undefined,
  ]);
});

rule(
  'EUT-13.25',
  'a Legend completed: two tokens less, a Waking point, and an Amulet for the first of each Hero',
  () => {
    const legend = (taken: readonly string[]) =>
      play('mirrezils-hoard', {
        set(state, hero) {
          lays(state, [['ch5-scenario-4', 1, 1]]);
          for (const space of BESIDE) marks(state, space, 'hero', 1);
          Object.assign(hero, { at: 'centre:1,1', taken: [...taken], gold: 3 });
          hero.stones = [{ gem: 'opal' }];
          foes(state, 'mirrezil').magicDefence = 3;
        },
      }).does('legend:star-loom:0');
    const first = legend([]);
    expect(first.state.scenario.counters).toMatchObject({ legend: 1, wake: 1 });
    expect(foes(first.state, 'mirrezil').magicDefence).toBe(1);
    expect(first.state.supply['amulet-of-eternity'].length).toBe(3);
    expect(legend(['amulet-of-eternity']).state.supply['amulet-of-eternity'].length).toBe(4);
  },
);

rule('EUT-13.26', 'what was forged against a foe deals more with each attack that deals Damage, in one fight', () => {
  const fight = (hero: number[]) =>
    foe(
      'golem',
      {},
      {
        step: 'damage',
        combat: {
          attack: 'ael-ash-wand',
          round: 3,
          ledger: {
            ...rolled(hero),
            modifiers: [
              { target: 'damage', class: 'plus', n: 1, source: { text: 'source.forge' }, expiry: 'endOfCombat' },
            ],
          },
        },
        set: (_, [one]) => one && Object.assign(one, { forged: { foe: 'golem', n: 1 } }),
      },
    );
  expect(fight([6, 6]).state.scenario.foes.golem?.damage).toBe(4);
  expect(fight([1, 1]).state.scenario.foes.golem?.damage).toBe(0);
  expect(fight([1, 1]).hero().forged).toBeUndefined();
});

rule('EUT-13.26', 'what was forged is kept through other fights', () => {
  const table = fighting({
    step: 'tokens',
    set: with1(hero => Object.assign(hero, { forged: { foe: 'golem', n: 1 } })),
  });
  expect(table.hero().forged).toEqual({ foe: 'golem', n: 1 });
});

rule('EUT-13.26', 'what is forged twice adds up', () => {
  const table = play('devastation-incarnate', {
    set(state, hero) {
      lays(state, [['ch3-scenario-1', 1, 1]]);
      Object.assign(hero, { at: at(1, 1), gold: 3, forged: { foe: 'golem', n: 1 } });
    },
  }).does('scenario:foundry:plain');
  expect(table.hero().forged).toEqual({ foe: 'golem', n: 2 });
  expect(table.state.tokens[at(1, 1)]).toEqual([{ kind: 'interaction', seat: 0 }]);
});

rule('EUT-13.26', 'a Foundry is used once by each Hero, for 3 Gold (R84)', () => {
  const table = play('devastation-incarnate', {
    set(state, hero) {
      lays(state, [['ch3-scenario-1', 1, 1]]);
      hero.at = at(1, 1);
      hero.gold = 8;
    },
  });
  table.does('scenario:foundry:plain');
  expect(table.hero()).toMatchObject({ gold: 5, forged: { foe: 'golem', n: 1 } });
  expect(table.whyNot('scenario:foundry:plain')).toEqual(['why.used', 'EUT-13.26']);
});

rule(
  ['EUT-13.26', 'EUT-18.10'],
  'the Interaction token on a Foundry is seen by all and counts nothing at the end',
  () => {
    const table = play('devastation-incarnate', {
      set(state, hero) {
        lays(state, [['ch3-scenario-1', 1, 1]]);
        Object.assign(hero, { at: at(1, 1), gold: 3 });
      },
    }).does('scenario:foundry:plain');
    const { state } = table;
    expect(state.tokens[at(1, 1)]).toEqual([{ kind: 'interaction', seat: 0 }]);
    expect(scoreOf(state, table.hero()).find(({ id }) => id === 'interaction-tokens')).toMatchObject({ n: 0 });
  },
);
