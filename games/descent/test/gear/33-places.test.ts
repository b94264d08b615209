// DES-33: the places of the Town.

import { rule } from '@veillee/kernel/test/rule';
import { remove } from '@veillee/pieces/piles';
import { expect } from 'vitest';
import { dieRow } from '../../content/dice.ts';
import type { Face } from '../../content/rows.ts';
import type { Die } from '../../content/vocabulary.ts';
import { newTurn } from '../../rules/round.ts';
import type { Hero, State } from '../../rules/state.ts';
import { type Plan, scene } from '../scene.ts';

/** The side of a die, from 1, that shows this first. */
const side = (die: Die, shows: (face: Face) => boolean): number => dieRow(die).faces.findIndex(shows) + 1;

const blank = side('black', ({ surges, enhancements }) => !surges && !enhancements);

const surge = side('black', ({ surges }) => (surges ?? 0) > 0);

const enhancement = side('black', ({ enhancements }) => (enhancements ?? 0) > 0);

/** The first hero begins the turn in Town, with so many coins, and the places of the Town are played with. */
const inTown = (coins: number, plan: Omit<Plan, 'set'> = {}, more: (state: State, hero: Hero) => void = () => {}) =>
  scene({
    ...plan,
    options: { 'town-variant': true, ...plan.options },
    set: (state, [hero]) => {
      if (!hero) return;
      hero.at = undefined;
      hero.coins = coins;
      state.turn = newTurn(hero);
      more(state, hero);
    },
  });

rule(
  ['DES-33.1', 'DES-33.2', 'DES-33.11', 'DES-33.4', 'DRF-11.1'],
  'R64: six points for Town alone, two for each visit, and no way back',
  () => {
    const play = inTown(500).does('action:advance', 'trade');
    expect(play.state.turn).toMatchObject({ movement: 4, errands: 6 });
    expect(play.whyNot('glyph:marker:glyph#0')).toEqual(['why.traded', 'DES-32.13']);
    play.does('visit:armourer', 'buy:sword', 'visit:armourer', 'buy:iron-shield', 'visit:armourer').passes();
    expect(play.hero().equipped).toEqual(['sword#1', 'iron-shield#1']);
    expect(play.state.turn?.errands).toBe(0);
    expect(play.whyNot('visit:armourer')).toEqual(['why.errands', 'DES-33.4']);
  },
);

rule(['DES-33.1'], 'nor has whoever came to Town in this turn', () => {
  const play = scene({ options: { 'town-variant': true } }).does('action:advance', 'town');
  expect(play.whyNot('trade')).toEqual(['why.arrived', 'DES-33.1']);
});

rule(['DES-33.3'], 'whoever runs has no time for it', () => {
  expect(inTown(500).does('action:run').whyNot('trade')).toEqual(['why.runs', 'DES-33.3']);
});

rule(['DES-33.6'], 'selling is unchanged, and takes none of the points', () => {
  const play = inTown(0, {}, (_, hero) => hero.equipped.push('bow#1')).does('action:advance', 'trade', 'sell:bow#1');
  expect([play.hero().coins, play.state.turn?.errands]).toEqual([25, 6]);
});

rule(['DES-33.7', 'DRF-11.2', 'DES-33.5'], 'a die for each sort of potion, once in a round: surge 2, blank 3', () => {
  const play = inTown(300, { dice: [surge, blank] }).does('action:advance', 'trade', 'visit:apothecary');
  expect(play.state.town.potions).toEqual({ 'healing-potion': 2, 'vitality-potion': 3 });
  play.does('buy-potion:healing-potion', 'visit:apothecary', 'buy-potion:healing-potion', 'visit:apothecary');
  expect(play.whyNot('buy-potion:healing-potion')).toEqual(['why.stock', 'DES-33.5']);
  play.does('buy-potion:vitality-potion');
  expect(play.hero()).toMatchObject({ coins: 150, potions: ['healing-potion', 'healing-potion', 'vitality-potion'] });
});

rule(
  ['DES-33.8', 'DRF-11.4', 'DES-33.9'],
  'a die says how many treasures, one more of which colour each is; no chest need have been opened',
  () => {
    const play = inTown(900, { dice: [surge, blank, enhancement] }).does('action:advance', 'trade', 'visit:town-hall');
    expect(play.state.town.treasures).toEqual([{ tier: 'gold' }, { tier: 'copper' }]);
    const gold = play.state.decks.treasures.gold.length;
    play.does('offer:0');
    expect(play.state.decks.treasures.gold.length).toBeLessThan(gold);
    expect(play.state.town.treasures).toEqual([{ tier: 'copper' }]);
  },
);

rule('DES-33.10', 'face up, and colours nobody has found stay shut', () => {
  const options = { 'town-hall-face-up': true };
  const play = inTown(900, { options, dice: [surge, blank, enhancement] }, state => {
    state.opened = ['copper'];
  }).does('action:advance', 'trade', 'visit:town-hall');
  expect(play.whyNot('offer:0')).toEqual(['why.colour', 'DES-33.10']);
  const shown = play.state.town.treasures?.[1]?.thing;
  expect(shown).toBeDefined();
  expect(play.can()).toContain('offer:1');
  play.passes(0);
  const copper = play.state.decks.treasures.copper.length;
  play.passes(0).does('action:battle').passes(0);
  // With the overlord's turn it goes back.
  expect(play.state.town).toEqual({});
  expect(play.state.decks.treasures.copper).toHaveLength(copper + 1);
  expect(play.state.decks.treasures.copper).toContain(shown);
});

rule(
  ['DES-33.12', 'DRF-11.7'],
  'EX-59: the training tower: damage is training, surges are skills, a miss is nothing',
  () => {
    const faces = { red: dieRow('red').faces, white: dieRow('white').faces, blue: dieRow('blue').faces };
    const red = faces.red.findIndex(({ damage, miss }) => !miss && (damage ?? 0) >= 3) + 1;
    const miss = faces.white.findIndex(face => face.miss) + 1;
    const bow = faces.blue.findIndex(({ surges, miss: missed }) => !missed && (surges ?? 0) > 0) + 1;
    const play = inTown(500, { dice: [red, bow, miss] }).does('action:advance', 'trade', 'visit:training-tower');
    expect(play.state.town).toMatchObject({
      training: { melee: faces.red[red - 1]?.damage ?? 0, ranged: faces.blue[bow - 1]?.damage ?? 0, magic: 0 },
      skills: {
        fighting: faces.red[red - 1]?.surges ?? 0,
        subterfuge: faces.blue[bow - 1]?.surges ?? 0,
        wizardry: 0,
      },
    });
    play.does('buy-training:melee');
    expect(play.hero()).toMatchObject({ coins: 0, training: { melee: 1 } });
  },
);

rule(['DES-33.12', 'DES-33.5'], 'what the tower teaches is learnt at random, and is then one less', () => {
  const surges = side('red', ({ surges: n }) => (n ?? 0) > 0);
  const play = inTown(1000, { dice: [surges, 2, 2] }).does('action:advance', 'trade', 'visit:training-tower');
  const top = play.state.decks.skills.fighting.at(-1);
  play.does('buy-skill:fighting');
  expect(play.hero()).toMatchObject({ coins: 0, skills: [top] });
  expect(play.state.town.skills?.fighting).toBe(0);
});

rule(['DES-33.12', 'DES-32.10'], 'where skills are capped, the tower teaches no fifth one', () => {
  const surges = side('red', ({ surges: n }) => (n ?? 0) > 0);
  const play = inTown(1000, { dice: [surges, 2, 2], options: { 'skill-cap': true } }, (state, hero) => {
    for (const skill of ['tough', 'mighty', 'parry', 'cleaving']) {
      remove(state.decks.skills.fighting, skill);
      hero.skills.push(skill);
    }
  }).does('action:advance', 'trade', 'visit:training-tower');
  expect(play.whyNot('buy-skill:fighting')).toEqual(['why.skills', 'DES-32.10']);
});

rule(
  ['DES-33.13', 'DRF-11.5', 'DES-33.14'],
  'R63: the healer’s dice heal 1 for each damage and enhancement, 2 for each surge; the master cures Burn',
  () => {
    const white = dieRow('white').faces.findIndex(({ miss, damage }) => !miss && damage) + 1;
    const { damage = 0, surges = 0 } = dieRow('white').faces[white - 1] ?? {};
    const green = dieRow('green').faces[0];
    const dice = [white, 1, 1, enhancement, surge];
    const play = inTown(100, { dice }, (_, hero) => Object.assign(hero, { wounds: 1, tokens: { burn: 2 } })).does(
      'action:advance',
      'trade',
      'visit:healer-master',
    );
    const sum = damage + 2 * (green.damage ?? 0) + 1 + 2 * (surges + 2 * (green.surges ?? 0) + 1);
    expect(play.hero()).toMatchObject({ coins: 0, wounds: Math.min(16, 1 + sum) });
    expect(play.hero().tokens.burn ?? 0).toBe(0);
  },
);

rule(['DES-33.15', 'DRF-11.6'], 'R44: at the inn two rounds and one meal, for one payment', () => {
  const play = inTown(200, {}, (_, hero) => Object.assign(hero, { wounds: 5 })).does(
    'action:advance',
    'trade',
    'visit:inn',
  );
  play.does('visit:inn-drinks', 'visit:inn-drinks', 'visit:inn-meal');
  expect(play.hero()).toMatchObject({ coins: 75, reputation: 2, wounds: 7 });
  expect(play.state.turn?.errands).toBe(4);
  // The next turn in Town is still the same visit: the inn has nothing more.
  play.passes().does('action:battle').passes().overlordWaits();
  play.does('turn:hero:steelhorns', 'action:advance', 'trade', 'visit:inn');
  expect([play.asked(), play.state.turn?.errands, play.hero().coins]).toEqual(['turn.act.town', 4, 75]);
});

rule('DES-33.15', 'the inn is open to whoever has no coin; what is eaten and drunk there is paid for', () => {
  const play = inTown(0).does('action:advance', 'trade');
  expect([play.can().includes('visit:inn'), play.whyNot('visit:healer-novice')]).toEqual([
    true,
    ['why.coins', 'DES-33.13'],
  ]);
});

rule(
  ['DES-33.18', 'DES-33.19'],
  'EX-58: reputation is committed before a throw, buys rerolls, and is gone; the last result counts',
  () => {
    // 1 for the number: 2, kept. 2 for the first colour: copper, then gold, kept. 1 for the second: silver, then copper.
    const dice = [surge, enhancement, blank, surge, enhancement];
    const play = inTown(0, { dice }, (_, hero) => Object.assign(hero, { reputation: 4 })).does(
      'action:advance',
      'trade',
      'visit:town-hall',
    );
    play.does('1').passes(0);
    play.does('2', 'reroll').passes(0);
    play.does('1', 'reroll');
    expect(play.state.town.treasures).toEqual([{ tier: 'gold' }, { tier: 'copper' }]);
    expect(play.hero().reputation).toBe(0);
  },
);
