// The small print of turns, orders, Town, familiars and areas: what rules say besides, where their main course is proved elsewhere.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { QuestId } from '../content/quests/vocabulary.ts';
import { placeRow } from '../content/town.ts';
import { opened } from '../rules/attack/open.ts';
import { boardOf } from '../rules/board.ts';
import { calls } from '../rules/calls.ts';
import { statOf } from '../rules/effects/stats.ts';
import { STEP } from '../rules/overlord/steps.ts';
import { numbersOf } from '../rules/quest/places.ts';
import { newTurn } from '../rules/round.ts';
import type { Hero, Monster, State } from '../rules/state.ts';
import { BLANKS, GREEN, POWER, RED, WHITE } from './faces.ts';
import { BESIDE, type Fight, fight, first, HERE, monsterTurn } from './fight.ts';
import { named, quest } from './guide.ts';
import { lay, type Plan, type Play, put, run, scene, space } from './scene.ts';

// ---- orders ----

rule(['DES-8.3', 'DES-8.2'], 'Aim is placed and used in one turn, and can be placed again in the next', () => {
  const play = fight({ equipped: ['sword#1'], dice: [RED.miss, GREEN.one, ...BLANKS] });
  play.does('action:ready', 'order:aim', `attack:sword#1:${BESIDE}`);
  expect(play.asked()).toBe('attack.aiming');
  play.does('aim').passes(0);
  expect([play.hero().order, play.state.turn?.half]).toEqual([undefined, 'attack']);
  play.passes().does('action:battle').passes().overlordWaits();
  play.does(`turn:${play.hero().id}`).passes(0).does('action:ready', 'order:aim');
  expect(play.hero().order).toBe('aim');
});

rule('DES-7.11', 'of Ready either half may come first, and the attack is not made twice', () => {
  const play = fight({ equipped: ['sword#1'], dice: [RED.miss, GREEN.one, ...BLANKS] });
  play.does('action:ready', `attack:sword#1:${BESIDE}`);
  expect(play.can().filter(key => /^(attack|half):/.test(key))).toEqual([]);
  play.does('order:guard');
  expect(play.hero().order).toBe('guard');
});

rule('DES-8.25', 'Rest fills fatigue up to what skills have made of the maximum', () => {
  const play = scene({
    position: { at: 'turnStart' },
    set: (_, heroes) => Object.assign(first(heroes), { order: 'rest', fatigue: 0, skills: ['skilled'] }),
  });
  expect(play.hero().fatigue).toBe(3 + 2);
});

rule(
  'DRF-2.5c',
  'who is given Rest by Leadership has all fatigue back when their turn comes, in the same round',
  () => {
    const play = fight({
      hero: 'one-fist',
      skills: ['leadership'],
      set: (_, [, other]) => Object.assign(other ?? {}, { fatigue: 0 }),
    });
    play.does('action:ready', 'use:leadership:0', 'order:rest', 'use:leadership:1').passes();
    expect([play.state.round, play.state.turn?.hero]).toEqual([1, play.hero(1).id]);
    expect(play.hero(1).fatigue).toBe(statOf(play.state, play.hero(1).id, 'maxFatigue'));
  },
);

// ---- what is carried ----

rule('DRF-1.4', 'a treasure that is discarded comes to lie under its own deck', () => {
  const play = scene({
    position: { at: 'equip' },
    set: (state, heroes) => {
      Object.assign(first(heroes), { wounds: 5, equipped: ['crystal-of-tival#1'] });
      state.decks.treasures.copper = ['bane#1', 'crystal-shield#1'];
    },
  }).does('use:crystal-of-tival#1:0');
  expect([play.hero().wounds, play.hero().equipped]).toEqual([11, []]);
  expect(play.state.decks.treasures.copper).toEqual(['crystal-of-tival#1', 'bane#1', 'crystal-shield#1']);
});

rule('DES-35.42', 'Pico adds no sixth power die', () => {
  const pool = (training: number) => {
    const play = fight({
      hero: 'ronan-of-the-wild',
      equipped: ['bow#1'],
      set: (state, heroes) => {
        first(heroes).training = { ranged: training };
        state.companions.push({ id: 'pico', owner: first(heroes).id, carries: [] });
      },
    });
    return opened(play.state, play.hero().id, { weapon: 'bow#1', target: BESIDE, by: 'action' }).pool.black;
  };
  expect([pool(0), pool(2), pool(3)]).toEqual([3, 5, 5]);
});

rule(['DRF-9.6', 'DES-20.8'], 'where the table plays so, each die of a trait opens one more colour', () => {
  const attacks = (melee: number, weapon: string) =>
    fight({
      hero: 'mad-carthos',
      friend: 'steelhorns',
      equipped: [weapon],
      options: { 'weapon-tier-by-trait': true },
      set: (_, heroes) => Object.assign(first(heroes), { training: { melee } }),
    })
      .does('action:battle')
      .can()
      .some(key => key.startsWith('attack:'));
  const opens = (weapon: string) => [0, 1, 2, 3].map(melee => attacks(melee, weapon));
  expect(opens('sword#1')).toEqual([true, true, true, true]);
  expect(opens('bone-blade#1')).toEqual([false, true, true, true]);
  expect(opens('serpent-blade#1')).toEqual([false, false, true, true]);
  expect(opens('rage-blade#1')).toEqual([false, false, false, true]);
});

// ---- Town ----

describe('Town', () => {
  const inTown = (coins: number, plan: Plan = {}): Play =>
    scene({
      ...plan,
      set: (state, heroes) => {
        Object.assign(first(heroes), { at: undefined, coins });
        state.turn = newTurn(first(heroes));
        plan.set?.(state, heroes);
      },
    });

  rule('DES-32.3', 'trading costs 3 points again in a later turn', () => {
    const play = inTown(0).does('action:advance', 'trade');
    expect(play.state.turn?.movement).toBe(1);
    play.passes().does('action:battle').passes().overlordWaits();
    play.does(`turn:${play.hero().id}`, 'action:advance');
    expect(play.state.turn?.movement).toBe(4);
    expect(play.does('trade').state.turn?.movement).toBe(1);
  });

  rule('DES-32.14', 'who has come back by a glyph does not leave by one; to be killed is not to travel', () => {
    const play = inTown(0).does('action:run', 'glyph:marker:glyph#0');
    expect(play.hero().at).toBeDefined();
    expect(play.whyNot('town')).toEqual(['why.travelled', 'DES-54.4']);
    const { state } = scene();
    run(state, t => calls(t).wound(t, first(state.heroes).id, 99, { kind: 'trap' }));
    expect(first(state.heroes)).toMatchObject({ at: undefined, travelled: false });
  });

  rule('DES-54.2', 'without a movement point nobody leaves by a glyph; a fatigue buys it', () => {
    const play = scene({ set: (_, heroes) => Object.assign(first(heroes), { at: space(2, 10) }) }).does(
      'action:battle',
    );
    expect(play.whyNot('town')).toEqual(['why.movement', 'DES-54.2']);
    expect(play.does('fatigue').can()).toContain('town');
  });

  rule('DES-54.4', 'in the next round a hero may travel again', () => {
    const play = inTown(0).does('action:run', 'glyph:marker:glyph#0').passes();
    play.does('action:battle').passes().overlordWaits();
    play.does(`turn:${play.hero().id}`, 'action:run');
    expect([play.state.round, play.can().includes('town')]).toEqual([2, true]);
  });

  rule('DES-37.9', 'who was killed may trade in their next turn, or come back', () => {
    const play = scene({
      *first(t) {
        const [hero, other] = t.state.heroes as [Hero, Hero];
        yield* calls(t).wound(t, hero.id, 99, { kind: 'trap' });
        Object.assign(t.state, { turn: newTurn(other) });
        hero.ready = false;
        other.ready = true;
      },
    });
    play.does('action:battle').passes().overlordWaits();
    play.does(`turn:${play.hero().id}`, 'action:advance');
    expect(play.can()).toEqual(expect.arrayContaining(['trade', 'glyph:marker:glyph#0']));
  });

  const HOUSE = { 'town-variant': true };

  rule('DRF-11.3', 'the apothecary has no more than the box has left, whatever the die says', () => {
    const play = inTown(500, {
      options: HOUSE,
      dice: [1, 1], // blank: three of each
      set: ({ supply }) => Object.assign(supply, { 'healing-potion': 1 }),
    }).does('action:advance', 'trade', 'visit:apothecary', 'buy-potion:healing-potion', 'visit:apothecary');
    expect(play.whyNot('buy-potion:healing-potion')?.[0]).toBe('why.stock');
    expect(play.can()).toContain('buy-potion:vitality-potion');
  });

  rule(['DES-33.13', 'DES-33.14', 'DRF-11.5'], 'three healers: each has a price, dice, and what else is cured', () => {
    const healers = (['healer-novice', 'healer-adept', 'healer-master'] as const).map(id => {
      const { coins, dice, cures } = placeRow(id);
      return [coins, dice, cures ?? []];
    });
    expect(healers).toEqual([
      [50, { white: 1, green: 1 }, []],
      [75, { white: 1, green: 2 }, ['bleed']],
      [100, { white: 1, green: 2, black: 2 }, ['bleed', 'burn']],
    ]);
    const visits = (dice: readonly number[]) =>
      inTown(75, {
        options: HOUSE,
        dice,
        set: (_, heroes) => Object.assign(first(heroes), { wounds: 1, tokens: { bleed: 1, burn: 1 } }),
      }).does('action:advance', 'trade', 'visit:healer-adept');
    expect(visits([WHITE.two, GREEN.three, GREEN.three]).hero()).toMatchObject({
      coins: 0,
      wounds: 1 + 8,
      tokens: { burn: 1 },
    });
    expect(visits([WHITE.miss, GREEN.three, GREEN.three]).hero()).toMatchObject({ coins: 0, wounds: 1 });
  });
});

// ---- familiars ----

describe('familiars', () => {
  const goes = (id: 'boggs' | 'skye', set: (state: State) => void, at = space(2, 9)): Play =>
    fight({
      at: space(2, 10),
      on: HERE,
      set: (state, heroes) => {
        state.companions.push({ id, owner: first(heroes).id, at, carries: [] });
        set(state);
      },
    })
      .does('action:battle')
      .passes();

  rule('DES-45.3', 'water stops them, and those that fly cross it without stopping', () => {
    const water = (state: State): void => {
      for (const y of [8, 9, 10, 11]) state.board.terrain[space(4, y)] = 'water';
    };
    const ways = (id: 'boggs' | 'skye') => {
      const play = goes(id, water);
      return [space(3, 10), space(4, 9), space(5, 9)].map(at => play.can().includes(`walk:${at}`));
    };
    expect([ways('boggs'), ways('skye')]).toEqual([
      [true, false, false],
      [true, false, true],
    ]);
  });

  rule(['DES-35.3', 'DES-35.16'], 'they pass an enemy and may end on anybody’s space', () => {
    for (const id of ['boggs', 'skye'] as const) {
      const play = goes(id, state => void put(state, 'ogre', 'base:3,10/2x2'));
      const walks = [HERE, space(2, 10), space(4, 9), space(3, 10)].map(at => play.can().includes(`walk:${at}`));
      expect([id, ...walks]).toEqual([id, true, true, true, true]);
    }
  });

  rule(['DES-35.4'], 'figures walk through one, stand on its space, and it stays where it is', () => {
    const play = fight({
      on: space(7, 9),
      at: space(1, 9),
      set: (state, heroes) =>
        void state.companions.push({ id: 'boggs', owner: first(heroes).id, at: space(2, 9), carries: [] }),
    }).does('action:run');
    expect(play.can()).toEqual(expect.arrayContaining([`walk:${space(2, 9)}`, `walk:${HERE}`]));
    play.does(`walk:${space(2, 9)}`).overlordWaits();
    expect([play.hero().at, play.state.companions[0]?.at]).toEqual([space(2, 9), space(2, 9)]);
  });

  rule(
    ['DES-53.8', 'DES-54.6'],
    'they take stairs to where it is known, and stand on glyphs without using them',
    () => {
      const climbs = (areas: readonly (0 | 4 | 5)[]) => {
        const play = quest('durnog-brothers', {
          areas: [0],
          quiet: true,
          at: [space(16, 20), space(17, 20)],
          *next(t) {
            t.state.board.revealed = [...areas];
            t.state.companions.push({ id: 'boggs', owner: first(t.state.heroes).id, at: space(11, 2), carries: [] });
          },
        });
        play.does('action:battle').passes();
        return play.can().includes(`walk:${space(24, 6)}`);
      };
      expect([climbs([0, 4, 5]), climbs([0, 4])]).toEqual([true, false]);
      const glyph = goes('boggs', state => void lay(state, { kind: 'glyph', active: false }, HERE));
      glyph.does(`walk:${HERE}`);
      expect([glyph.state.conquest, glyph.can().some(key => !key.startsWith('walk:'))]).toEqual([5, false]);
    },
  );
});

rule('DES-35.1', 'it comes with its owner, onto the space that they choose at the start', () => {
  const play = scene({
    heroes: ['steelhorns', 'vyrah-the-falconer'],
    position: { at: 'arrival', hero: 1 },
    set: (state, [, owner]) => {
      state.phase = 'setup';
      if (owner) owner.at = undefined;
    },
  });
  expect([play.asked(), play.state.companions]).toEqual(['setup.arrival', []]);
  play.does(play.can().at(-1) ?? '');
  expect(play.state.companions).toEqual([{ id: 'skye', owner: play.hero(1).id, at: play.hero(1).at, carries: [] }]);
});

rule('DES-99.11', 'a monkey takes no stairs and climbs out of no pit, though it goes about in it', () => {
  const goes = (quest: QuestId, at: Space, monkey: number | undefined, set: (state: State) => void) =>
    scene({
      quest,
      set: (state, heroes) => {
        set(state);
        Object.assign(first(heroes), { at, monkey });
      },
    });
  const climbs = (monkey?: number) => {
    const play = goes('durnog-brothers', space(11, 2), monkey, ({ board }) =>
      Object.assign(board, { revealed: [0, 4, 5] }),
    );
    if (!monkey) play.does('action:run');
    return play.can().includes(`walk:${space(24, 6)}`);
  };
  expect([climbs(), climbs(2)]).toEqual([true, false]);
  const pit = goes('heart-of-darkness', space(3, 9), 2, ({ board }) =>
    Object.assign(board.terrain, { [space(3, 9)]: 'pit', [space(3, 10)]: 'pit' }),
  );
  expect(pit.can().filter(key => key !== 'fatigue')).toEqual([`walk:${space(3, 10)}`]);
});

// ---- areas ----

rule(
  'DES-3.27',
  'in the area of the start the guide’s monsters and markers stand there from the first, and none of them has yet acted',
  () => {
    const { state } = quest('heart-of-darkness', { heroes: ['steelhorns', 'mad-carthos', 'ispher', 'lyssa'] });
    expect(state.board.revealed).toEqual([0]);
    expect(state.monsters.length).toBeGreaterThan(0);
    expect(state.board.markers.some(({ kind }) => kind === 'glyph')).toBe(true);
    expect(state.monsters.every(({ ready }) => !ready)).toBe(true);
  },
);

rule('DES-27.1', 'an encounter lies where the guide has it as soon as its area is seen, and not before', () => {
  const before = quest('durnog-brothers', { quiet: true }).state;
  expect(() => named(before, 'cord')).toThrow();
  const { things } = boardOf(before);
  const [number = 0] = numbersOf(boardOf(before), 'cord');
  const { area, spaces } = things[number] as (typeof things)[number];
  const { state } = quest('durnog-brothers', { areas: [0, area], quiet: true });
  expect(named(state, 'cord')).toMatchObject({ kind: 'encounter', at: spaces[0] });
});

describe('what comes to light', () => {
  /** The first door stands open, and the overlord is about to play; the friend is in Town. */
  const ajar = (plan: Fight): Play =>
    fight({
      position: { at: 'overlord' },
      ...plan,
      set: (state, heroes, monster) => {
        Object.assign(state, { phase: 'overlord', turn: undefined });
        state.board.open.push('mine-door');
        const [, friend] = heroes;
        if (friend) friend.at = undefined;
        plan.set?.(state, heroes, monster);
      },
    });

  /** Two monsters fill the doorway, and one of them has a wound left. */
  const barred = (more: Partial<Fight>, walker: Partial<Monster> = {}): Play =>
    ajar({
      hero: 'mad-carthos',
      friend: 'steelhorns',
      at: space(5, 9),
      on: space(7, 9),
      ...more,
      set: (state, _, monster) => {
        put(state, 'skeleton', space(7, 10));
        Object.assign(monster, { wounds: 1, ready: true, ...walker });
        Object.assign(state.overlord, { step: STEP.activate, threat: 0 });
      },
    });

  rule('DES-26.1', 'a monster falls in mid-walk, and whoever looks past where it stood sees the area at once', () => {
    const play = barred({ skills: ['holy-aura'] });
    const { id } = play.monster();
    expect(play.state.board.revealed).toEqual([0]);
    play.answers(play.overlordSeat, `monster:${id}`, `walk:${space(6, 10)}`);
    expect(play.state.monsters.some(one => one.id === id)).toBe(false);
    expect(play.state.board.revealed).toEqual([0, 1]);
  });

  rule('DES-26.1', 'so do they where it burns to death at the end of the overlord’s turn', () => {
    const play = barred({ dice: [POWER.blank] }, { tokens: { burn: 1 } });
    expect(play.state.board.revealed).toEqual([0]);
    play.passes(play.overlordSeat);
    expect([play.state.round, play.state.board.revealed]).toEqual([2, [0, 1]]);
  });
});

rule('DES-10.9', 'a rune door costs 2 points to open, and 2 to shut', () => {
  const play = scene({
    set: (state, heroes) => {
      state.board.revealed.push(1, 2);
      state.board.keys = ['red'];
      first(heroes).at = space(24, 17);
    },
  }).does('action:run');
  play.does('door:heart-door').overlordWaits();
  expect(play.state.turn?.movement).toBe(6);
  play.does('door:heart-door').overlordWaits();
  expect([play.state.turn?.movement, play.state.board.open]).toEqual([4, []]);
});

// ---- the overlord's turn ----

rule('DES-11.14', 'a monster that has made its attack walks on, and makes no other', () => {
  const play = monsterTurn([], { dice: [RED.miss, GREEN.one] });
  const seat = play.overlordSeat;
  play.answers(seat, `monster:${play.monster().id}`, `attack:own:${HERE}`);
  expect(play.whyNot(`attack:own:${HERE}`, seat)).toEqual(['overlord.why.attacks', 'DES-11.14']);
  expect(play.can(seat).some(key => key.startsWith('walk:'))).toBe(true);
});

rule('DRF-9.8', 'a threat for each hero and two cards; then one Power, then one Spawn card, then monsters', () => {
  const cards = ['doom#1', 'evil-genius#1', 'skeleton-patrol#1', 'sorcerer-circle#1'];
  const play = scene({
    position: { at: 'overlord' },
    set: state => {
      Object.assign(state, { phase: 'overlord', turn: undefined });
      Object.assign(state.overlord, { threat: 60, hand: [...cards], deck: ['aim#1', 'aim#2', 'aim#3'] });
      state.board.revealed = [0, 1];
    },
  });
  const seat = play.overlordSeat;
  expect([play.state.overlord.threat, play.state.overlord.hand.length]).toEqual([62, 6]);
  play.answers(seat, 'card:doom');
  expect(play.whyNot('card:evil-genius', seat)).toEqual(['overlord.why.powerStep', 'DES-11.11']);
  play.answers(seat, 'card:skeleton-patrol', `place:${space(12, 9)}`, `place:${space(13, 9)}`, `place:${space(14, 9)}`);
  expect(play.whyNot('card:sorcerer-circle', seat)).toEqual(['overlord.why.spawnStep', 'DES-11.12']);
  // Cards are still worth threat, before monsters act and after.
  play.answers(seat, 'burn:evil-genius', `monster:${play.monster().id}`).passes(seat);
  expect(play.can(seat)).toContain('burn:sorcerer-circle');
});

rule('DRF-9.8', 'no more than eight cards are kept', () => {
  const play = scene({
    position: { at: 'overlord' },
    set: state => {
      Object.assign(state, { phase: 'overlord', turn: undefined });
      const hand = Array.from({ length: 7 }, (_, n) => `aim#${n + 1}`);
      Object.assign(state.overlord, { hand, deck: ['doom#1', 'rage#1', 'rage#2'] });
    },
  });
  const seat = play.overlordSeat;
  expect(play.asked(seat)).toBe('overlord.discard');
  play.answers(seat, 'burn:rage');
  expect([play.state.overlord.hand.length, play.asked(seat)]).toEqual([8, 'overlord.turn']);
});
