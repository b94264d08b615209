// Rules that meet in what heroes have: chests that find no room, relics nobody may lose, orders that things cost, scores of several heroes.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { descent } from '../rules/game.ts';
import type { Hero, State } from '../rules/state.ts';
import { RED } from './faces.ts';
import { lay, type Play, pair, put, scene, space } from './scene.ts';

const FULL = { equipped: ['sword#1', 'iron-shield#1', 'leather-armor#1'], pack: ['axe#1', 'axe#2', 'bow#1'] };

describe('no room', () => {
  const opens = (more: (state: State, heroes: readonly Hero[]) => void): Play =>
    scene({
      set: (state, heroes) => {
        const [hero, friend] = pair(heroes);
        hero.at = space(3, 10);
        friend.at = undefined;
        lay(state, { kind: 'chest', tier: 'copper' }, space(3, 10));
        state.guide.chests['marker:chest#1'] = 1;
        more(state, heroes);
      },
    }).does('action:run', 'chest:marker:chest#1');

  rule(
    ['DES-30.11', 'DES-30.14', 'DES-34.4', 'DES-30.9'],
    'a shield for whoever has both hands and the pack full: something must go, and so it does in Town at the same time',
    () => {
      const play = opens((state, heroes) => {
        for (const hero of pair(heroes)) Object.assign(hero, { equipped: [...FULL.equipped], pack: [...FULL.pack] });
        state.heroes[1] = {
          ...pair(heroes)[1],
          equipped: ['sword#2', 'iron-shield#2'],
          pack: ['dagger#1', 'dagger#2', 'sword#3'],
        };
        state.decks.treasures.copper = ['crystal-shield#1', 'crystal-shield#2'];
      }).overlordWaits();
      expect([play.asked(0), play.hero().pack.length]).toEqual(['equip.ask', 4]);
      expect(play.table.match.decisionOf(0)?.pass).toBeUndefined();
      play.does('drop:axe#1').passes(0);
      expect(play.hero(1).pack.length).toBe(4);
      play.does('drop:crystal-shield#1').passes(0);
      while (play.asked(0) === 'equip.ask') play.passes(0);
      expect(play.state.lost).toEqual(['axe#1', 'crystal-shield#1']);
      expect([play.hero(0).pack.length, play.hero(1).pack.length, play.asked(0)]).toEqual([3, 3, 'turn.act']);
    },
  );

  rule(
    ['DES-30.10', 'DES-30.7'],
    'R78: the last card of a deck is a cache: its coins are paid, nothing is drawn for it, and the next hero goes without',
    () => {
      const play = opens(state => {
        state.decks.treasures.copper = ['treasure-cache-copper-coins#1'];
        for (const hero of state.heroes) hero.coins = 0;
      });
      play.answers(play.overlordSeat, 'hero:mad-carthos');
      while (play.asked(0) === 'equip.ask') play.passes(0);
      expect(play.state.heroes.map(({ coins }) => coins)).toEqual([0, 50]);
      expect([play.state.lost, play.state.decks.treasures.copper]).toEqual([['treasure-cache-copper-coins#1'], []]);
    },
  );
});

describe('relics', () => {
  rule(['DES-31.7', 'DES-31.6', 'DES-10.3'], 'a relic falls where its bearer stands; in Town nobody drops one', () => {
    const with_ = (at: ReturnType<typeof space> | undefined) =>
      scene({
        position: { at: 'equip' },
        set: (_, heroes) =>
          void Object.assign(pair(heroes)[0], { at, equipped: ['blade-of-light#1'], pack: ['axe#1'] }),
      });
    const town = with_(undefined);
    expect(town.whyNot('drop:blade-of-light#1')).toEqual(['why.relic.drop', 'DES-31.7']);
    expect(town.can()).toContain('drop:axe#1');
    const board = with_(space(3, 10)).does('drop:blade-of-light#1');
    expect(board.state.board.markers.at(-1)).toMatchObject({ kind: 'relic', at: 'space:3,10' });
    expect(board.state.lost).toEqual([]);
  });

  rule(
    ['DES-31.7', 'DES-37.5', 'DES-35.28'],
    'its bearer dies and keeps it; a paw that carries it drops nothing',
    () => {
      const play = scene({
        heroes: ['andira-runehand', 'steelhorns'],
        set: (state, heroes) => {
          const [hero, friend] = pair(heroes);
          Object.assign(hero, { at: space(3, 10), wounds: 1, skills: ['mata-and-kata'], pack: ['soulbiter#1'] });
          friend.at = space(1, 13);
          state.companions = [{ id: 'mata', owner: hero.id, at: space(3, 10), carries: ['rune-plate#1'] }];
          state.board.terrain[space(4, 10)] = 'pit';
          state.conquest = 9;
        },
      }).does('action:run', 'walk:space:4,10');
      expect([play.hero().at, play.hero().pack, play.state.companions[0]?.carries]).toEqual([
        undefined,
        ['soulbiter#1'],
        ['rune-plate#1'],
      ]);
    },
  );
});

describe('Aim and things', () => {
  const aiming = (at: ReturnType<typeof space> | undefined): Play =>
    scene({
      set: (state, heroes) => {
        const [hero, friend] = pair(heroes);
        Object.assign(hero, { at, order: 'aim', equipped: ['sword#1'], pack: ['dagger#1'], coins: 0 });
        friend.at = at === undefined ? undefined : space(1, 13);
        put(state, 'skeleton', space(6, 9));
      },
    });

  rule(
    ['DES-8.7', 'DES-34.13', 'DES-10.3'],
    'dropping what is in hand costs the aim, dropping out of the pack does not',
    () => {
      const pack = aiming(space(3, 10)).does('action:battle', 'drop:dagger#1');
      const hand = aiming(space(3, 10)).does('action:battle', 'drop:sword#1');
      expect([pack.hero().order, hand.hero().order]).toEqual(['aim', undefined]);
    },
  );

  rule(['DES-8.7', 'DES-34.13', 'DES-32.4'], 'so does selling it', () => {
    const pack = aiming(undefined).does('action:run', 'trade', 'sell:dagger#1');
    const hand = aiming(undefined).does('action:run', 'trade', 'sell:sword#1');
    expect([pack.hero().order, hand.hero().order]).toEqual(['aim', undefined]);
  });
});

describe('scores', () => {
  const scored = (scores: readonly number[], won: State['won'], players = 2) => {
    const play = scene({
      heroes: ['steelhorns', 'mad-carthos', 'one-fist'],
      players,
      options: { 'competitive-heroes': true },
      set: (state, heroes) => {
        for (const [n, hero] of heroes.entries()) hero.score = scores[n] ?? 0;
        Object.assign(state, { won, phase: 'over' });
      },
    });
    return descent.outcome(play.state);
  };

  rule(
    ['DES-111.1', 'DES-111.2', 'DES-3.5'],
    'whoever runs several heroes scores for all of them; the best are level',
    () => {
      // The first player has two heroes, the second one.
      expect(scored([2, 1, 4], 'heroes')).toMatchObject({ won: [1], scores: [3, 4, 0] });
      expect(scored([2, 2, 4], 'heroes')).toMatchObject({ won: [0, 1], scores: [4, 4, 0] });
    },
  );

  rule('DES-111.2', 'where the overlord wins, all heroes have lost, whatever they scored', () => {
    expect(scored([9, 0, 0], 'overlord').won).toEqual([2]);
  });
});

rule(
  ['DES-3.18', 'DES-3.17'],
  'three players want the last crossbow: all throw at once, whoever is level with the best throws again, one pays',
  () => {
    const play = scene({
      heroes: ['steelhorns', 'mad-carthos', 'one-fist'],
      players: 3,
      position: { at: 'shopping', hero: 0 },
      // 4, 3 and 4 damage; then 2 and 3.
      dice: [RED.four, RED.three, RED.four, RED.two, RED.three],
      set: (state, heroes) => {
        state.shop = ['crossbow#2', 'dagger#1'];
        for (const hero of heroes) Object.assign(hero, { coins: 150, equipped: [] });
      },
    });
    play.does('buy:crossbow').answers(1, 'claim').answers(2, 'claim');
    expect(play.state.heroes.map(({ equipped, coins }) => [equipped, coins])).toEqual([
      [[], 150],
      [[], 150],
      [['crossbow#2'], 0],
    ]);
    expect(play.table.told().filter(({ text }) => text === 'log.disputed')).toHaveLength(2);
    expect(play.state.shop).toEqual(['dagger#1']);
  },
);
