// Doors, areas, chests and tokens meet other chapters.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { giveBack } from '../../rules/give-back.ts';
import type { Hero, State } from '../../rules/state.ts';
import { GREEN, POWER, RED } from '../faces.ts';
import { FAR, fight, HERE, monsterTurn } from '../fight.ts';
import { overlordTurn } from '../fights-of-monsters.ts';
import { lay, type Play, pair, put, scene } from '../scene.ts';
import { standing } from '../standing.ts';

const FULL = { equipped: ['sword#1', 'iron-shield#1', 'leather-armor#1'], pack: ['axe#1', 'axe#2', 'bow#1'] };

rule(
  ['DES-26.1', 'DES-22.2', 'DES-24.3'],
  'what comes to light with a fall is there for the blow that follows it',
  () => {
    const play = scene({
      heroes: ['one-fist', 'varikas-the-dead'],
      dice: [RED.four, GREEN.three, POWER.blank, POWER.blank],
      set: (state, heroes) => {
        const [hero, friend] = pair(heroes);
        Object.assign(hero, { at: space(6, 9), equipped: ['sword#1'], skills: ['cleaving'] });
        friend.at = space(1, 13);
        state.board.open.push('mine-door');
        put(state, 'skeleton', FAR);
        put(state, 'skeleton', space(7, 10));
      },
    }).does('action:battle', `attack:sword#1:${FAR}`);
    play.overlordWaits();
    while (play.asked(0) === 'attack.spend') play.passes(0);
    play.overlordWaits();
    expect([play.asked(0), play.state.board.revealed]).toEqual(['effect.use', [0, 1]]);
  },
);

rule(
  ['DES-26.1', 'DES-8.22'],
  'a monster that steps out of the doorway: the guard looks past it before it goes on',
  () => {
    const play = monsterTurn([], {
      at: space(6, 9),
      equipped: ['sword#1'],
      monster: 'skeleton',
      on: FAR,
      set: (state, heroes) => {
        pair(heroes)[0].order = 'guard';
        state.board.open.push('mine-door');
        put(state, 'skeleton', space(7, 10));
      },
    });
    const seat = play.overlordSeat;
    expect([play.asked(seat), play.state.board.revealed]).toEqual(['overlord.turn', [0]]);
    play.answers(seat, `monster:${play.monster().id}`).passes(0);
    play.answers(seat, `walk:${space(5, 10)}`);
    expect([play.asked(0), play.state.board.revealed]).toEqual(['guard.ask', [0, 1]]);
  },
);

describe('cards', () => {
  rule(
    ['DES-26.1', 'DES-26.10', 'DES-11.1'],
    'a door stood open in the gust and nobody saw behind it; the gust is over, and everybody does',
    () => {
      const play = overlordTurn({
        set: (state, heroes) => {
          const [hero, friend] = heroes as [Hero, Hero];
          hero.at = space(2, 9);
          friend.at = space(1, 13);
          state.overlord.lasting = ['gust-of-wind#1'];
          state.board.open.push('mine-door');
          state.overlord.step = 0;
        },
      });
      expect(play.state.board.revealed).toEqual([0, 1]);
    },
  );
});

describe('sight that opens', () => {
  rule(
    ['DES-26.1', 'DES-26.10', 'DES-22.2'],
    'whoever barred the view falls, and what lies behind comes to light',
    () => {
      const play = scene({
        dice: [2, 1],
        set: standing(3, 9, (state, hero) => {
          state.board.open.push('mine-door');
          hero.equipped = ['crossbow#1'];
          put(state, 'skeleton', space(7, 9));
          put(state, 'skeleton', space(7, 10));
        }),
      });
      expect(play.state.board.revealed).toEqual([0]);
      play.does('action:battle', 'attack:crossbow#1:space:7,9').overlordWaits();
      while (play.asked(0) !== 'turn.act') play.passes();
      expect(play.state.monsters.some(({ at }) => at === space(7, 9))).toBe(false);
      expect(play.state.board.revealed).toEqual([0, 1]);
    },
  );

  rule(['DES-26.1', 'DES-32.12', 'DES-22.2'], 'a friend goes to Town, and their figure bars the view no more', () => {
    const play = scene({
      set: standing(7, 9, (state, _, friend) => {
        state.board.open.push('mine-door');
        lay(state, { kind: 'glyph', active: true }, space(7, 9));
        friend.at = space(3, 9);
        put(state, 'skeleton', space(7, 10));
      }),
    });
    // The first hero stands in the doorway and looks the other way for as long as the scene likes: it was set by hand.
    play.state.board.revealed = [0];
    play.does('action:run', 'town').overlordWaits();
    expect(play.state.board.revealed).toEqual([0, 1]);
  });
});

rule(
  ['DES-27.2', 'DRF-2.9a'],
  'R94: who moves themselves onto an encounter by a power has ended their movement there',
  () => {
    const meets = (from: Space, ...keys: readonly string[]): boolean => {
      const play = fight({
        hero: 'andira-runehand',
        friend: 'varikas-the-dead',
        skills: ['telekinesis'],
        at: from,
        on: FAR,
        set: (state, heroes) => {
          pair(heroes)[1].at = space(1, 13);
          lay(state, { kind: 'encounter' }, space(2, 9));
        },
      });
      play.does('action:run', ...keys).overlordWaits();
      return play.log.includes('log.encounter');
    };
    const moved = ['use:telekinesis:0', 'figure:hero:andira-runehand', `place:${space(2, 9)}`];
    expect([meets(space(1, 9), ...moved), meets(space(1, 9), `walk:${space(3, 9)}`)]).toEqual([true, false]);
  },
);

describe('things', () => {
  rule(
    ['DES-28.4', 'DES-34.5', 'DES-29.4'],
    'whoever is given something arranges all they have, out of turn and for free: also for a potion that fits',
    () => {
      const gives = (pack: readonly string[]): Play =>
        scene({
          set: (_, heroes) => {
            const [hero, friend] = pair(heroes);
            Object.assign(hero, { at: HERE, potions: ['healing-potion'] });
            Object.assign(friend, { at: space(3, 10), equipped: ['dagger#1'], pack: [...pack] });
          },
        }).does('action:run', 'give:healing-potion:hero:mad-carthos');
      const play = gives(['immolation#1']);
      expect(play.asked(0)).toBe('equip.ask');
      play.does('put-away:dagger#1', 'equip:immolation#1').passes(0);
      expect([play.hero(1).equipped, play.hero(1).potions, play.asked(0)]).toEqual([
        ['immolation#1'],
        ['healing-potion'],
        'turn.act',
      ]);
      expect(gives([]).asked(0)).toBe('turn.act'); // With nothing to change nobody is asked.
    },
  );

  rule(['DES-30.10', 'DES-2.4'], 'R71: of a deck that has run out nothing is had again, whatever is sold', () => {
    const { state } = scene();
    state.decks.treasures.gold = [];
    giveBack(state, 'rage-blade#1');
    giveBack(state, 'bane#1');
    expect([state.decks.treasures.gold, state.lost, state.decks.treasures.copper[0]]).toEqual([
      [],
      ['rage-blade#1'],
      'bane#1',
    ]);
  });
});

describe('in Town', () => {
  /** Both heroes, each two wounds short. */
  const town = (more: (state: State, hero: Hero, friend: Hero) => void, plan: Parameters<typeof scene>[0] = {}): Play =>
    scene({
      ...plan,
      set: (state, all) => {
        const [hero, friend] = pair(all);
        for (const one of [hero, friend]) Object.assign(one, { at: undefined, wounds: one.wounds - 2 });
        more(state, hero, friend);
      },
    });

  rule(['DES-28.5', 'DES-32.1', 'DES-24.8'], 'all are adjacent: a healing rune heals its bearer, or a friend', () => {
    const rune = (whom: string): number[] => {
      const play = town((_, hero) => void hero.equipped.push('minor-healing#1'));
      play.does('action:run', 'use:minor-healing#1:0', `figure:${whom}`);
      return play.state.heroes.map(({ wounds }) => wounds);
    };
    expect([rune('hero:steelhorns'), rune('hero:mad-carthos')]).toEqual([
      [15, 6],
      [14, 7],
    ]);
  });

  rule(['DES-28.5', 'DES-32.1', 'DES-24.2'], 'a cry is heard by all there, and the lamp shines on all', () => {
    const cry = town((_, hero, friend) => {
      hero.skills.push('battle-cry');
      for (const one of [hero, friend]) one.fatigue = 0;
    }).does('action:battle', 'use:battle-cry:0');
    expect(cry.state.heroes.map(({ fatigue }) => fatigue)).toEqual([1, 1]);
    const lamp = town((_, hero) => void hero.equipped.push('jinns-lamp#1'), { position: { at: 'equip' } });
    lamp.does('use:jinns-lamp#1:0');
    expect(lamp.state.heroes.map(({ wounds }) => wounds)).toEqual([16, 8]);
  });

  rule(
    ['DES-35.1', 'DES-32.6', 'DES-32.12'],
    'R98: a familiar whose skill is learnt there begins on its owner’s space when they come back, and once',
    () => {
      const learns = town((state, hero) => {
        hero.coins = 1000;
        state.decks.skills.wizardry = ['boggs-the-rat'];
      }).does('action:run', 'trade', 'buy-skill:wizardry');
      expect([learns.hero().skills, learns.state.companions]).toEqual([['boggs-the-rat'], []]);
      const returns = (known: State['companions']): State['companions'] => {
        const play = town((state, hero) => {
          hero.skills.push('boggs-the-rat');
          state.companions = known;
        }).does('action:run', 'glyph:marker:glyph#0');
        return play.state.companions;
      };
      const boggs = { id: 'boggs', owner: 'hero:steelhorns', carries: [], at: space(2, 10) } as const;
      expect(returns([])).toEqual([boggs]);
      expect(returns([{ ...boggs, carries: [], at: FAR }])).toEqual([{ ...boggs, at: FAR }]);
    },
  );
});

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
      expect(play.match.decisionOf(0)?.pass).toBeUndefined();
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
