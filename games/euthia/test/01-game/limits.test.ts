// EUT-1: who plays, what is printed, what runs out, once per round.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { euthia } from '../../rules/game.ts';
import { scoreOf, winnersOf } from '../../rules/scoring.ts';
import { lost } from '../blows.ts';
import { deals, fighting, gives, rolled } from '../fights.ts';
import { staged, stateOf } from '../openings.ts';
import { atEncounter } from '../places.ts';
import { gains, scene } from '../scene.ts';

rule(['EUT-1.1', 'EUT-2.1', 'EUT-1.4'], 'one to four play; alone it is Solo; the scenario says what it can be', () => {
  const refused = (seats: number, options = {}) =>
    euthia.refuseSetting({ seats, options: { scenario: 'the-hunt', mode: 'competitive', ...options } })?.text;
  expect([0, 1, 2, 3, 4, 5].map(seats => refused(seats))).toEqual([
    'setup.seats',
    undefined,
    undefined,
    undefined,
    undefined,
    'setup.seats',
  ]);
  expect(refused(2, { scenario: 'devastation-incarnate' })).toBe('setup.notSo');
  expect(refused(2, { scenario: 'devastation-incarnate', mode: 'cooperative' })).toBeUndefined();
  expect([
    stateOf(['ael']).mode,
    stateOf(['ael', 'dral']).mode,
    stateOf(['ael', 'dral'], { mode: 'cooperative' }).mode,
  ]).toEqual(['solo', 'competitive', 'cooperative']);
  expect(euthia.options[0]).toMatchObject({ id: 'scenario', initial: 'the-hunt' });
  expect(stateOf(['ael', 'dral'], { scenario: 'hecatomb' }).rounds).toBe(10);
});

rule(
  ['EUT-1.2', 'EUT-18.14', 'EUT-18.15', 'EUT-18.20'],
  'most Reputation wins; then the worth of the hand; R44: else they share it',
  () => {
    const both = (hands: readonly (readonly string[])[], reputation = [9, 9]) => {
      const state = staged((_, { heroes }) => {
        for (const [n, hero] of heroes.entries()) hero.reputation = reputation[n] ?? 0;
      });
      for (const [seat, hand] of hands.entries()) deals(state, seat, hand);
      return winnersOf(
        state,
        state.heroes.map(hero => scoreOf(state, hero)),
      );
    };
    expect(both([['curse', 'curse', 'curse', 'curse', 'curse'], []], [9, 10])).toEqual([1]);
    expect(both([['curse', 'curse', 'curse'], ['healing']])).toEqual([1]);
    expect(both([[], []])).toEqual([0, 1]);
  },
);

rule('EUT-1.3', 'an Amulet of Eternity is given up instead of a life', () => {
  const play = lost({ set: (_, [hero]) => hero && gives(hero, 'amulet-of-eternity#1') });
  expect(play.hero()).toMatchObject({ health: 4, bags: [] });
  expect(play.state.combat?.card).toBe('dragonfly');
  expect(play.hero(1).kills).toEqual([]);
  expect(play.lines('log.survives').map(line => line.with)).toEqual([
    { player: { text: 'player.0' }, tile: { text: 'item.amulet-of-eternity' } },
  ]);
});

rule(
  'EUT-1.3',
  'what is printed on a tile comes before the rules: an Amulet of Eternity is given up instead of a life',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        if (!hero) return;
        hero.bags.push({
          kind: 'tile',
          tile: { tile: state.supply['amulet-of-eternity'].pop() ?? '', engaged: false, gems: [], essences: [] },
        });
        hero.at = 'hex:0,0';
        hero.health = 2;
        hero.tokens = ['mining'];
        state.map = { ...state.map, 'hex:1,1': 'ch1-other-9' };
        state.territory = [];
      },
    });
    play.does('burn:mining', 'walk:hex:1,0');
    expect(play.hero()).toMatchObject({ at: 'hex:1,0', health: 4, bags: [], reputation: 0 });
  },
);

rule(
  ['EUT-1.5', 'EUT-1.7', 'EUT-1.10'],
  'an empty stack is made of its discards; where both are empty nothing is drawn',
  () => {
    const play = scene({
      set: state => {
        state.treasures[1] = { stack: [], discard: ['treasure-a#1'] };
        state.silver.discard.push(...state.silver.stack.splice(2));
        state.supply['healing-potion'] = [];
      },
    });
    const hero = play.hero();
    gains(play.state, hero, { op: 'silver', n: 3 });
    expect([hero.hand.length, play.state.silver.discard.length]).toEqual([3, 0]);
    play.state.gold = { stack: [], discard: [] };
    gains(play.state, hero, { op: 'goldCard', n: 1 }, { op: 'healingPotion', n: 1 });
    expect([hero.hand.length, hero.bags.length]).toEqual([3, 0]);
  },
);

rule('EUT-1.6', 'an empty Encounter stack is never shuffled again', () => {
  const play = scene({
    set: atEncounter('ch1-encounter-2', 'emissary', ['emissary-1'], (state, hero) => {
      hero.stones.push({ gem: 'ruby' });
      if (state.encounters.emissary) state.encounters.emissary.stack = [];
    }),
  });
  play.does('quest:emissary-1:1', 'end', 'save:mining');
  expect(play.state.encounters.emissary?.faceUp).toEqual([]);
});

rule('EUT-1.7', 'where no Monster card is left the space is free', () => {
  const play = fighting({
    step: 'card',
    set: state => {
      state.boxed.tiles.push(...state.monsters[1].stack.splice(0));
    },
  });
  expect(play.log).toContain('log.nobody');
  expect(play.hero()).toMatchObject({ gold: 2, reputation: 0 });
  expect(play.state.combat).toBeUndefined();
});

rule('EUT-1.9', 'tokens never run out', () => {
  const play = scene();
  const hero = play.hero();
  gains(play.state, hero, { op: 'gem', gem: 'diamond', n: 40 });
  expect(hero.stones.length).toBe(40);
});

rule(['EUT-1.11', 'EUT-15.13'], 'an engaged tile stays spent through every Combat Round', () => {
  const play = fighting({
    heroes: ['keleia', 'dral'],
    step: 'monsterAfter',
    gaar: 0,
    dice: [1, 1, 1, 1],
    combat: { round: 1, ledger: rolled([], [1, 1]) },
  });
  play.does('use:keleia-dodge:0').passes();
  expect(play.log.filter(text => text === 'log.combat.round').length).toBeGreaterThan(0);
  expect(play.state.combat?.round).toBe(2);
  const dodge = Object.values(play.hero().slots).find(slot => slot?.tile?.tile === 'keleia-dodge');
  expect(dodge?.tile?.engaged).toBe(true);
});
