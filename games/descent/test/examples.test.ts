// Worked examples of the book that no other file tells, and effects at their edges: what is paid, who is near enough, who opened it.

import { rule } from '@veillee/kernel/test/rule';
import { expect, test } from 'vitest';
import { dealTreasure, potionFor } from '../rules/areas/treasure.ts';
import { opened } from '../rules/attack/open.ts';
import { calls } from '../rules/calls.ts';
import { startEffects } from '../rules/effects/lingering.ts';
import type { FigureId, Hero } from '../rules/state.ts';
import { BLANKS, GREEN, POWER, RED, WHITE } from './faces.ts';
import { aimsAtDodge, BESIDE, battle, type Fight, fight, first, HERE } from './fight.ts';
import { quest, second } from './guide.ts';
import { base, put, scene, space, told } from './scene.ts';

const KILL = [RED.four, GREEN.three, ...BLANKS];

rule(
  'DES-6.9',
  'EX-7, DRF-X3: Battle: with the one enemy in reach dead the other attack waits, unless fatigue leads to another',
  () => {
    const play = battle({
      equipped: ['sword#1'],
      dice: [...KILL, ...KILL],
      set: state => void put(state, 'skeleton', space(6, 9)),
    }).passes();
    expect([play.state.turn?.attacks, play.can().some(key => key.startsWith('attack:'))]).toEqual([1, false]);
    play.does('fatigue', `walk:${BESIDE}`).overlordWaits();
    expect(play.can().some(key => key.startsWith('attack:'))).toBe(false);
    play.does('fatigue', `walk:${space(5, 9)}`).overlordWaits();
    play.does(`attack:sword#1:${space(6, 9)}`).passes();
    expect(play.state.monsters).toEqual([]);
  },
);

test('EX-38: who is dazed does without a die for each token, of their choice; one is always rolled (R29)', () => {
  const dazed = (daze: number) =>
    battle({
      equipped: ['sword#1'],
      dice: [RED.miss, GREEN.one],
      set: (_, heroes) => Object.assign(first(heroes), { tokens: { daze } }),
    });
  const three = dazed(3).does('die:black:0', 'die:black:0');
  expect(three.can()).toEqual(['die:green:0', 'die:black:0']);
  three.does('die:black:0');
  expect(told(three, 'log.attack.roll').map(({ with: words }) => words?.n)).toEqual([2]);
  const four = dazed(4).does('die:black:0', 'die:black:0', 'die:black:0');
  expect(told(four, 'log.attack.roll').map(({ with: words }) => words?.n)).toEqual([1]);
});

test('EX-51: who bleeds loses what a white die for each token shows, armour or not, and bleeds no more', () => {
  const play = fight({
    equipped: ['plate-mail#1'],
    dice: [WHITE.two, WHITE.threeSurge],
    set: (_, heroes) => Object.assign(first(heroes), { tokens: { bleed: 2 } }),
    first: t => startEffects(t, first(t.state.heroes).id),
  });
  expect([play.hero().wounds, play.hero().tokens.bleed ?? 0]).toEqual([16 - 5, 0]);
});

rule(
  ['DES-7.5', 'DES-16.11'],
  'EX-8: Advance at speed 4: one step, the attack, three steps, back too; nothing is left',
  () => {
    const play = fight({ equipped: ['sword#1'], at: space(2, 9), dice: [RED.miss, GREEN.one, ...BLANKS] });
    play.does('action:advance', `walk:${HERE}`).overlordWaits();
    play.does(`attack:sword#1:${BESIDE}`);
    expect([play.state.turn?.movement, play.state.turn?.attacks]).toEqual([3, 0]);
    play.does(`walk:${space(2, 9)}`, `walk:${space(1, 9)}`, `walk:${space(2, 9)}`).overlordWaits();
    expect([play.hero().at, play.state.turn?.movement]).toEqual([space(2, 9), 0]);
  },
);

rule(
  ['DES-30.7', 'DES-30.9'],
  'EX-72: two treasures are two cards for each of three heroes, one of them in Town',
  () => {
    const play = scene({
      heroes: ['steelhorns', 'mad-carthos', 'grey-ker'],
      set: (state, [, , third]) => {
        if (third) third.at = undefined;
        state.decks.treasures.copper = [
          'bane#1',
          'crystal-shield#1',
          'belt-of-strength#1',
          'ring-of-quickness#1',
          'bone-blade#1',
          'mana-weave#1',
        ];
      },
      *first(t) {
        yield* dealTreasure(t, 'copper', 2, t.state.heroes, undefined);
      },
    });
    while (play.asked() === 'equip.ask') play.passes(0);
    expect(play.state.heroes.map(({ equipped, pack }) => equipped.length + pack.length)).toEqual([2, 2, 2]);
    expect(play.state.decks.treasures.copper).toEqual([]);
  },
);

rule(['DES-111.1', 'DES-30.13'], 'R77: whoever opened the chest scores what it adds to the pool', () => {
  const play = quest('heart-of-darkness', {
    areas: [0, 1],
    quiet: true,
    *next(t) {
      const chest = t.state.board.markers.find(({ kind }) => kind === 'chest');
      if (!chest) return;
      t.state.guide.chests[chest.id] = 1;
      t.state.decks.treasures.copper = [];
      yield* calls(t).openChest(t, second, chest.id);
    },
  });
  while (play.asked(play.overlordSeat)?.startsWith('overlord.')) play.passes(play.overlordSeat);
  expect(play.state.heroes.map(({ score }) => score)).toEqual([0, 1]);
});

rule(['DRF-1.10', 'DES-2.5'], 'a potion that is found comes out of the box, as long as there is one', () => {
  const finds = (supply: number) => {
    const play = scene({
      set: state => {
        state.supply['healing-potion'] = supply;
      },
      *first(t) {
        yield* potionFor(t, first(t.state.heroes), 'healing-potion');
      },
    });
    return [play.hero().potions.length, play.state.supply['healing-potion']];
  };
  expect([finds(1), finds(0)]).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

rule('DES-97.3', 'an Ogre in one web throws four dice, and no fifth', () => {
  const play = fight({
    monster: 'ogre',
    on: base(4, 9, 2, 2),
    dice: [POWER.blank, POWER.blank, POWER.blank, POWER.blank, POWER.surge],
    set: (state, _, monster) => {
      monster.tokens = { web: 1 };
      state.overlord.acting = { monster: monster.id, movement: 3, attacks: 1, fresh: true, cards: [] };
    },
    first: t => startEffects(t, (t.state.monsters[0] as { id: FigureId }).id),
  });
  expect([play.monster().tokens.web, play.state.overlord.acting?.stuck]).toEqual([1, true]);
});

rule(
  'DES-60.1',
  'Battle Cry is heard by those beside, and not further; Leadership lends to whoever has no order',
  () => {
    const friend =
      (at: ReturnType<typeof space>, order?: Hero['order']): Fight['set'] =>
      (_, heroes) => {
        const [hero, other] = heroes;
        if (hero) hero.fatigue = 1;
        if (other) Object.assign(other, { at, fatigue: 0, order });
      };
    const plan: Fight = { hero: 'one-fist', friend: 'varikas-the-dead' };
    const cry = fight({ ...plan, skills: ['battle-cry'], set: friend(space(1, 11)) });
    cry.does('action:battle', 'use:battle-cry:0');
    expect([cry.hero(0).fatigue, cry.hero(1).fatigue]).toEqual([2, 0]);
    const lends = (order?: Hero['order']) => {
      const play = fight({ ...plan, skills: ['leadership'], set: friend(space(3, 10), order) });
      play.does('action:ready').passes(0).does('order:rest');
      return play.can().includes('use:leadership:1');
    };
    expect([lends(), lends('aim')]).toEqual([true, false]);
  },
);

rule(['DES-8.29', 'DES-13.7'], 'where Aim met Dodge, Trenloe does not roll again by his own strength', () => {
  const play = aimsAtDodge({
    hero: 'trenloe-the-strong',
    friend: 'varikas-the-dead',
    dice: [RED.two, GREEN.three, ...BLANKS],
  });
  expect(play.asked()).toBe('attack.spend');
});

rule('DES-61.1', 'R90: who is held pays no movement for a rune, and nobody pays with the last wound', () => {
  const held = fight({
    equipped: ['minor-healing#1'],
    monster: 'naga',
    on: base(4, 9, 2, 2),
    set: (_, heroes) => Object.assign(first(heroes), { wounds: 5 }),
  }).does('action:run');
  expect(held.whyNot('use:minor-healing#1:0')).toEqual(['why.grapple', 'DES-61.1']);
  const scorpion = (wounds: number) =>
    fight({
      hero: 'red-scorpion',
      friend: 'varikas-the-dead',
      set: (_, heroes) => Object.assign(first(heroes), { wounds, fatigue: 0 }),
      first: t => startEffects(t, 'hero:red-scorpion'),
    })
      .can()
      .includes('use:red-scorpion:1');
  expect([scorpion(2), scorpion(1)]).toEqual([true, false]);
});

rule(
  ['DES-72.1', 'DES-72.2'],
  'Command helps friends alone, and is near enough with a part of its base, walls or not',
  () => {
    const bonuses = (skills: readonly string[], x: number) => {
      const play = fight({
        equipped: ['sword#1'],
        skills,
        set: state => void put(state, 'naga', base(x, 9, 2, 2), 'master'),
      });
      const [hero, beastman] = [
        opened(play.state, play.hero().id, { weapon: 'sword#1', target: BESIDE, by: 'action' }),
        opened(play.state, play.monster().id, { target: HERE, by: 'activation' }),
      ];
      return [hero, beastman].map(({ lines }) => lines.filter(({ bonus }) => bonus.range === 1).length);
    };
    // The naga's nearer half is 3 spaces from the beastman, behind a shut door; then it is 4.
    expect([bonuses([], 7), bonuses([], 8)]).toEqual([
      [0, 1],
      [0, 0],
    ]);
    expect(bonuses(['blessing'], 8)).toEqual([1, 0]);
  },
);
