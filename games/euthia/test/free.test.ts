// EUT-13: Free Actions, Encounters and Quests, Elementals, Treasures.

import { rule } from '@veillee/kernel/test/rule';
import { hex } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { elementals } from '../content/elementals.ts';
import { centreOf } from '../content/lattice.ts';
import { rowAt } from '../content/monsters.ts';
import type { EncounterId, TileId } from '../content/vocabulary.ts';
import { trophiesOf } from '../rules/board.ts';
import { strengthOf } from '../rules/dice/ledger.ts';
import { tokensAt } from '../rules/land.ts';
import type { Hero, State } from '../rules/state.ts';
import { BESIDE, CHAPEL, gains, lays, marks, type Play, scene, stands } from './scene.ts';

type More = (state: State, hero: Hero) => void;
const one =
  (change: More) =>
  (state: State, [hero]: readonly Hero[]) => {
    if (hero) change(state, hero);
  };
/** At an Encounter, with these Quests face up. */
const at = (tile: TileId, encounter: EncounterId, quests: readonly string[], more: More) =>
  stands(
    tile,
    0,
    one((state, hero) => {
      const open = state.encounters[encounter];
      if (open) Object.assign(open, { faceUp: [...quests] });
      more(state, hero);
    }),
  );

rule(
  ['EUT-13.1', 'EUT-13.2', 'EUT-13.24'],
  'in the Chapel 1 Gold heals 6 or buys a Healing Potion, as often as one likes',
  () => {
    const play = scene({ set: one((_, hero) => void Object.assign(hero, { gold: 3, health: 1 })) });
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
  ['EUT-13.8', 'EUT-13.10', 'EUT-13.11', 'EUT-13.12', 'EUT-13.14', 'EUT-4.5'],
  'a Challenge: a token, a Hero roll, what the Elemental’s card says; once for each Hero',
  () => {
    const play = scene({
      set: stands(
        'ch1-fixed-2',
        2,
        one((_, hero) => void Object.assign(hero, { health: 5 })),
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
    const { state } = scene({ set: one((_, hero) => void Object.assign(hero, { health: 2, gold: 0, reputation: 4 })) });
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

rule(
  ['EUT-1.4', 'EUT-1.10'],
  'what a scenario hands out once to a Hero comes once, and to another Hero as well',
  () => {
    const { state } = scene();
    const amulet = { op: 'takeTile', tile: 'amulet-of-eternity', n: 1, limit: 'oncePerHero' } as const;
    const before = state.supply['amulet-of-eternity'].length;
    for (const hero of state.heroes) for (let n = 0; n < 2; n++) gains(state, hero, amulet);
    expect(state.heroes.map(({ bags }) => bags.length)).toEqual([1, 1]);
    expect(state.supply['amulet-of-eternity'].length).toBe(before - 2);
  },
);

rule('EUT-13.15', 'whom a Challenge kills gets nothing of it', () => {
  const play = scene({
    set: stands(
      'ch1-other-9',
      0,
      one((_, hero) => void Object.assign(hero, { health: 1, reputation: 4 })),
    ),
    dice: [3, 4],
  });
  play.does('challenge').passes();
  expect(play.hero()).toMatchObject({ stones: [], health: 6, reputation: 2 });
});

rule(
  [
    'EUT-4.6',
    'EUT-4.7',
    'EUT-4.8',
    'EUT-4.9',
    'EUT-4.10',
    'EUT-4.11',
    'EUT-4.12',
    'EUT-4.13',
    'EUT-4.14',
    'EUT-4.15',
    'EUT-13.11',
  ],
  'EX-03: 2 and 4 under Air and Earth; a Gaar, then a Clover: 7, 9, 11',
  () => {
    const play = scene({
      heroes: ['maeldur'],
      dice: [2, 4, 2],
      // An Elemental of Earth, with one of Air beside it.
      set: stands('ch1-other-6', 0, state => lays(state, [['ch2-other-3', -1, 2]])),
    });
    const total = () => play.state.roll && strengthOf(play.state.roll.ledger, 'hero').total;
    play.does('challenge');
    expect([play.state.roll?.ledger.dice.hero, total()]).toEqual([[2, 3], 7]);
    play.does('gaar:0');
    expect(total()).toBe(9);
    play.does('use:maeldur-concentration:0');
    expect(total()).toBe(11);
    play.passes();
    // From 10 on: an Earth Essence and a Gaar, which makes up for the one that was spent.
    expect(play.hero()).toMatchObject({ stones: [{ essence: 'earth' }], gaar: 4 });
  },
);

rule(
  ['EUT-13.19', 'EUT-13.21', 'EUT-13.22', 'EUT-13.23', 'EUT-3.13'],
  'EX-17: an Emerald for the Emissary: 1 Reputation, 3 Gold; a new card comes at the end of the turn',
  () => {
    const play = scene({
      set: at('ch1-encounter-2', 'emissary', ['emissary-1'], (_, hero) => hero.stones.push({ gem: 'emerald' })),
    });
    expect(play.whyNot('quest:emissary-1:1')).toEqual(['why.need', 'EUT-13.19']);
    play.does('quest:emissary-1:0');
    expect(play.hero()).toMatchObject({ reputation: 1, gold: 3, stones: [], quests: ['emissary-1'] });
    expect(play.state.encounters.emissary?.faceUp).toEqual([]);
    play.does('end', 'save:mining');
    expect(play.state.encounters.emissary?.faceUp.length).toBe(2);
  },
);

rule('EUT-16.15', 'a Gem that is set is no payment', () => {
  const play = scene({
    set: at('ch1-encounter-2', 'emissary', ['emissary-1'], (_, hero) => {
      hero.slots['helm-1'] = {
        open: true,
        tile: { tile: 'mail-helm#1', engaged: false, gems: [{ gem: 'emerald', active: true }], essences: [] },
      };
    }),
  });
  expect(play.whyNot('quest:emissary-1:0')).toEqual(['why.need', 'EUT-13.19']);
});

rule('EUT-1.6', 'an empty Encounter stack is never shuffled again', () => {
  const play = scene({
    set: at('ch1-encounter-2', 'emissary', ['emissary-1'], (state, hero) => {
      hero.stones.push({ gem: 'ruby' });
      if (state.encounters.emissary) state.encounters.emissary.stack = [];
    }),
  });
  play.does('quest:emissary-1:1', 'end', 'save:mining');
  expect(play.state.encounters.emissary?.faceUp).toEqual([]);
});

rule(['EUT-11.19', 'EUT-13.18', 'EUT-17.10'], 'a Trophy for the Hunter brings a tile of his Rewards', () => {
  const play = scene({
    set: at('ch1-encounter-1', 'hunter', ['hunter-1'], (state, hero) => {
      state.monsters[1].stack = state.monsters[1].stack.filter(card => card !== 'dragonfly');
      hero.bags.push({ kind: 'trophy', card: 'dragonfly' });
    }),
  });
  const top = play.state.encounters.hunter?.rewards.at(-1);
  play.does('quest:hunter-1:0');
  expect(play.hero().reputation).toBe(1);
  expect(JSON.stringify(play.hero())).toContain(top);
  expect(play.state.monsters[1].discard).toEqual(['dragonfly']);
});

rule(['EUT-21.5', 'EUT-21.21'], 'a Quest that asks for Gaar wants Gaar', () => {
  const play = scene({ heroes: ['skoldur', 'dral'], set: at('ch1-encounter-3', 'ferryman', ['ferryman-5'], () => {}) });
  expect(play.whyNot('quest:ferryman-5:0')).toEqual(['why.need', 'EUT-13.19']);
});

rule('EUT-13.19', 'a roll is tried once a turn', () => {
  const play = scene({ set: at('ch1-encounter-3', 'ferryman', ['ferryman-6'], () => {}), dice: [2, 2] });
  play.does('quest:ferryman-6:0').passes();
  expect(play.hero().quests).toEqual([]);
  expect(play.whyNot('quest:ferryman-6:0')).toEqual(['why.tried', 'EUT-13.19']);
  const lucky = scene({ set: at('ch1-encounter-3', 'ferryman', ['ferryman-6'], () => {}), dice: [6, 5] });
  lucky.does('quest:ferryman-6:0').passes();
  expect(lucky.hero().quests).toEqual(['ferryman-6']);
});

rule('EUT-13.20', 'on a Special tile the Encounter is in the middle, behind three Liberated hexes', () => {
  const FORTRESS = centreOf(hex(1, 1));
  const play = scene({
    set: stands('ch3-encounter-2', 0, (state, [hero]) => {
      for (const place of BESIDE) marks(state, place, 'hero', 1);
      if (hero) hero.at = FORTRESS;
    }),
  });
  const quests = play.state.encounters['mercenary-fortress']?.faceUp ?? [];
  expect(quests.length).toBe(2);
  const keys = [
    ...play.can(),
    ...play
      .seat(0)
      .refused('turn.ask')
      .map(({ key }) => key),
  ];
  for (const quest of quests) expect(keys).toContain(`quest:${quest}:0`);
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

rule('EUT-13.19', 'where several things would do, the player says what is given up', () => {
  const play = scene({
    set: at('ch1-encounter-1', 'hunter', ['hunter-1'], (_, hero) => {
      hero.bags.push({ kind: 'trophy', card: 'dragonfly' }, { kind: 'trophy', card: 'raging-boar' });
    }),
  });
  play.does('quest:hunter-1:0');
  // Two Trophies would do: the player says which.
  expect(play.asked()).toBe('need.give');
  play.does('give:raging-boar');
  expect(trophiesOf(play.hero())).toEqual(['dragonfly']);
});
