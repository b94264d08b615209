// Where chapters cross: what one rule says in a place of which another speaks. Town and healing, figures between two who fight, a charm and
// its victim, monkeys with fists, things that change hands, walks over pits.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { affectedBy } from '../rules/attack/affected.ts';
import { attack } from '../rules/attack/attack.ts';
import { blowOn } from '../rules/attack/hit.ts';
import { opened } from '../rules/attack/open.ts';
import { canAim } from '../rules/attack/sight.ts';
import { groundNow, propAt } from '../rules/board.ts';
import { calls } from '../rules/calls.ts';
import { pushesOf } from '../rules/effects/places.ts';
import { giveBack } from '../rules/give-back.ts';
import { shiftSpaces } from '../rules/overlord/shift.ts';
import type { Hero, State } from '../rules/state.ts';
import { BLANKS, GREEN, POWER, RED } from './faces.ts';
import { ASIDE, BESIDE, FAR, fight, HERE, monsterTurn } from './fight.ts';
import { quest } from './guide.ts';
import { lay, type Play, pair, put, run, scene, space } from './scene.ts';

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

describe('things', () => {
  rule(['DES-8.7', 'DES-34.13', 'DES-35.28'], 'who hands the sword in use to a ferret aims no more', () => {
    const gives = (pack: boolean) => {
      const play = scene({
        heroes: ['andira-runehand', 'steelhorns'],
        set: (state, heroes) => {
          const [hero, friend] = pair(heroes);
          Object.assign(hero, { at: HERE, order: 'aim', [pack ? 'pack' : 'equipped']: ['sword#1'] });
          friend.at = space(1, 13);
          state.companions = [{ id: 'mata', owner: hero.id, at: HERE, carries: [] }];
        },
      }).does('action:run', 'give:sword#1:familiar:mata');
      return [play.hero().order, play.state.companions[0]?.carries];
    };
    expect([gives(false), gives(true)]).toEqual([
      [undefined, ['sword#1']],
      ['aim', ['sword#1']],
    ]);
  });

  rule(['DES-6.5', 'DES-28.3', 'DES-2.3'], 'a shield that is exhausted is so in other hands too', () => {
    const play = scene({
      set: (_, heroes) => {
        const [hero, friend] = pair(heroes);
        Object.assign(hero, { at: HERE, equipped: ['iron-shield#1'], exhausted: ['iron-shield#1'] });
        friend.at = space(3, 10);
      },
    }).does('action:run', 'give:iron-shield#1:hero:mad-carthos');
    expect([play.hero(0).exhausted, play.hero(1).equipped, play.hero(1).exhausted]).toEqual([
      [],
      ['iron-shield#1'],
      ['iron-shield#1'],
    ]);
  });

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

describe('a block that falls on a key', () => {
  const falls = (wounds: number) => {
    const play = scene({
      dice: [POWER.more, POWER.more, POWER.more, POWER.more],
      set: (state, heroes) => {
        const [hero, friend] = pair(heroes);
        Object.assign(hero, { at: space(3, 10), wounds });
        friend.at = space(1, 13);
        lay(state, { kind: 'key', colour: 'red' }, space(4, 10));
        Object.assign(state.overlord, { threat: 20, hand: ['crushing-block#1'] });
        state.conquest = 9;
      },
    }).does('action:run', `walk:${space(4, 10)}`);
    const seat = play.overlordSeat;
    play.answers(seat, 'card:crushing-block');
    if (play.asked(seat) === 'overlord.trap.shift') play.answers(seat, `place:${space(3, 9)}`);
    return play;
  };
  const keyOf = (play: Play) => play.state.board.markers.find(({ kind }) => kind === 'key')?.at;

  rule(['DES-12.13', 'DES-17.5'], 'R99: the key lies where the hero is moved to, and is theirs for the taking', () => {
    const play = falls(9);
    expect([propAt(play.state, space(4, 10)), play.hero().at, keyOf(play)]).toEqual([
      'rubble',
      space(3, 9),
      space(3, 9),
    ]);
    play.does('pick-up:marker:key#1');
    expect(play.state.board.keys).toEqual(['red']);
  });

  rule(['DES-12.13', 'DES-37.2'], 'R99: and beside the rubble where nobody is left to be moved', () => {
    const play = falls(4);
    const at = keyOf(play);
    expect([play.hero().at, at && groundNow(play.state).open.distance(at, space(4, 10))]).toEqual([undefined, 1]);
  });
});

describe('who stands between', () => {
  rule(
    ['DES-77.1', 'DES-22.2', 'DES-21.5', 'DES-66.4'],
    'a giant does not reach past one hero to the next, unless it sweeps',
    () => {
      const behind = space(2, 9);
      const aims = (rank: 'normal' | 'master', other = behind): boolean[] => {
        const play = fight({
          monster: 'giant',
          rank,
          on: 'base:4,9/2x2',
          set: (_, heroes) => Object.assign(pair(heroes)[1], { at: other }),
        });
        return [HERE, other].map(at => canAim(play.state, play.monster(), 'melee', at));
      };
      expect([aims('normal'), aims('master'), aims('normal', space(2, 10))]).toEqual([
        [true, false],
        [true, true],
        [true, true],
      ]);
    },
  );

  rule(['DES-23.7', 'DES-25.2'], 'a shut door stops the Word of Vaal as well', () => {
    const struck = (open: readonly string[]): number => {
      const play = fight({
        hero: 'andira-runehand',
        equipped: ['word-of-vaal#1'],
        at: FAR,
        on: space(8, 9),
        set: state => {
          state.board.revealed.push(1);
          state.board.open.push(...open);
        },
      });
      const how = { weapon: 'word-of-vaal#1', target: FAR, by: 'action', area: 'around' } as const;
      return affectedBy(play.state, opened(play.state, play.hero().id, how)).length;
    };
    expect([struck([]), struck(['mine-door'])]).toEqual([0, 1]);
  });
});

describe('a charm', () => {
  rule(
    ['DRF-2.15d', 'DES-8.9', 'DRF-2.15a'],
    'whoever is turned on themselves dodges, and shifts their order to do so',
    () => {
      const turned = (hero: string, order: 'dodge' | 'aim'): string | undefined =>
        fight({
          hero,
          friend: 'varikas-the-dead',
          equipped: ['sword#1'],
          dice: [RED.four, GREEN.three, ...BLANKS],
          position: { at: 'act' },
          set: (state, heroes) => {
            state.phase = 'overlord';
            pair(heroes)[0].order = order;
          },
          first: t => attack(t, `hero:${hero}`, { weapon: 'sword#1', target: HERE, by: 'charm' }),
        }).asked(0);
      expect([turned('steelhorns', 'dodge'), turned('silhouette', 'aim')]).toEqual(['attack.dodge', 'effect.use']);
    },
  );

  rule(['DRF-2.15a', 'DES-19.10'], 'Trenloe’s own reroll is the overlord’s while he is charmed', () => {
    const play = fight({
      hero: 'trenloe-the-strong',
      friend: 'varikas-the-dead',
      equipped: ['sword#1'],
      dice: [RED.four, GREEN.three, ...BLANKS],
      position: { at: 'act' },
      set: (state, heroes) => {
        state.phase = 'overlord';
        pair(heroes)[1].at = space(3, 10);
      },
      first: t => attack(t, 'hero:trenloe-the-strong', { weapon: 'sword#1', target: space(3, 10), by: 'charm' }),
    });
    expect([play.asked(0), play.asked(play.overlordSeat)]).toEqual([undefined, 'attack.again']);
  });

  rule('DRF-2.15a', 'strikes heroes alone', () => {
    const play = monsterTurn(['dark-charm#1'], {
      equipped: ['sword#1'],
      dice: [POWER.more],
      set: (_, heroes) => Object.assign(pair(heroes)[1], { at: space(3, 10) }),
    });
    const seat = play.overlordSeat;
    play.answers(seat, 'card:dark-charm', 'hero:steelhorns');
    expect(play.can(seat)).toEqual([`attack:sword#1:${space(3, 10)}`, `attack:sword#1:${HERE}`]);
  });
});

rule(['DES-99.3', 'DES-99.6'], 'a monkey has no fist either: One Fist strikes nobody', () => {
  const offered = (monkey: number | undefined): boolean => {
    const play = fight({ hero: 'one-fist', set: (_, heroes) => Object.assign(pair(heroes)[0], { monkey }) });
    if (monkey === undefined) play.does('action:run');
    return play.can().some(key => key.startsWith('use:'));
  };
  expect([offered(undefined), offered(2)]).toEqual([true, false]);
});

describe('orders', () => {
  const fighter = (skills: readonly string[], order?: 'aim' | 'guard'): Play =>
    fight({
      hero: 'one-fist',
      friend: 'varikas-the-dead',
      skills,
      set: (_, heroes) => Object.assign(pair(heroes)[0], { order }),
    }).does('action:battle');

  rule(['DES-8.4', 'DES-7.4'], 'R9: Unmovable puts Guard in the place of an Aim that was never used', () => {
    expect(fighter(['unmovable'], 'aim').does('use:unmovable:0').hero().order).toBe('guard');
    expect(fighter(['unmovable'], 'guard').can()).not.toContain('use:unmovable:0');
  });

  rule(['DRF-2.5b', 'DES-7.4'], 'the Guard of Unmovable is lent by Leadership like any order', () => {
    const play = fighter(['unmovable', 'leadership']).does('use:unmovable:0', 'use:leadership:1');
    expect([play.hero(0).order, play.hero(1).order, play.hero().fatigue]).toEqual([undefined, 'guard', 2]);
  });
});

rule(
  ['DRF-3.1b', 'DRF-2.5a'],
  'Ker as a leader: what Ready gave him, done or not, is counted when he changes it',
  () => {
    const ker = (strikes: boolean) => {
      const play = fight({
        hero: 'grey-ker',
        friend: 'varikas-the-dead',
        skills: ['leadership'],
        equipped: ['dagger#1'],
        dice: [RED.miss],
      }).does('action:ready', 'use:leadership:0');
      if (strikes) play.does(`attack:dagger#1:${BESIDE}`);
      play.does('use:grey-ker:0', 'action:battle').overlordWaits();
      const { attacks, movement, orders } = play.state.turn ?? {};
      return [attacks, movement, orders];
    };
    expect([ker(false), ker(true)]).toEqual([
      [2, 0, 0],
      [1, 0, 0],
    ]);
  },
);

rule(
  ['DES-75.1', 'DES-31.5', 'DES-12.9'],
  'gas ends the turn of whoever wears the Rune Plate, and stuns nobody who does',
  () => {
    const stunned = (equipped: readonly string[]) => {
      const play = scene({
        dice: [POWER.more],
        set: (state, heroes) => {
          Object.assign(pair(heroes)[0], { at: FAR, equipped: [...equipped] });
          Object.assign(state.overlord, { threat: 20, hand: ['paralyzing-gas#1'] });
        },
      }).does('action:run', 'door:mine-door');
      play.answers(play.overlordSeat, 'card:paralyzing-gas');
      return [play.hero().tokens.stun ?? 0, play.state.turn?.hero === play.hero().id];
    };
    expect([stunned(['rune-plate#1']), stunned([])]).toEqual([
      [0, false],
      [1, false],
    ]);
  },
);

describe('Acrobat and pits', () => {
  /** The corridor, two spaces wide, is a pit for two spaces. */
  const PITS = [5, 6].flatMap(x => [space(x, 9), space(x, 10)]);
  const before = (skills: readonly string[], more: (state: State) => void = () => {}): Play =>
    fight({
      hero: 'one-fist',
      friend: 'varikas-the-dead',
      skills,
      at: space(4, 9),
      on: ASIDE,
      set: (state, heroes) => {
        for (const at of PITS) state.board.terrain[at] = 'pit';
        pair(heroes)[1].at = space(1, 13);
        more(state);
      },
    }).does('action:run');
  const walks = (play: Play, to: Space): Play => play.does(`walk:${to}`).overlordWaits();

  rule(['DES-46.2', 'DES-16.15'], 'over both of its spaces for a point each, and nobody falls', () => {
    const play = walks(before(['acrobat']), FAR);
    expect([play.hero().at, play.hero().wounds, play.state.turn?.movement]).toEqual([FAR, 12, 8 - 3]);
    expect(before([]).can()).not.toContain(`walk:${FAR}`);
  });

  rule(['DES-46.2', 'DES-46.3'], 'who ends a walk in it has fallen, and climbs out like anybody', () => {
    const play = walks(before(['acrobat']), space(5, 9));
    expect([play.hero().at, play.hero().wounds]).toEqual([space(5, 9), 11]);
    expect(play.can()).not.toContain(`walk:${FAR}`);
    expect(play.can()).toContain(`climb:${FAR}`);
  });

  rule(['DES-46.2', 'DES-46.3', 'DES-12.9'], 'into one that opens under them they fall, and go no further', () => {
    const play = fight({
      hero: 'one-fist',
      friend: 'varikas-the-dead',
      skills: ['acrobat'],
      equipped: ['ghost-armor#1'],
      at: space(4, 9),
      on: ASIDE,
      dice: [POWER.more],
      set: (state, heroes) => {
        pair(heroes)[1].at = space(1, 13);
        Object.assign(state.overlord, { threat: 20, hand: ['spiked-pit#1'] });
      },
    }).does('action:run', `walk:${FAR}`);
    play.answers(play.overlordSeat, 'card:spiked-pit');
    play.does('use:ghost-armor#1:0', 'use:ghost-armor#1:0').overlordWaits();
    expect([play.hero().at, play.hero().wounds, play.can().includes(`walk:${FAR}`)]).toEqual([space(5, 9), 12, false]);
  });

  rule(['DES-61.1', 'DES-46.2'], 'who is held over it falls in', () => {
    const play = before(['acrobat'], state => {
      state.board.revealed.push(1);
      state.board.open.push('mine-door');
      put(state, 'naga', 'base:6,9/2x2');
    });
    walks(play, space(8, 9));
    expect([play.hero().at, play.hero().wounds]).toEqual([space(5, 9), 11]);
  });
});

rule(
  ['DES-18.15', 'DES-18.13', 'DES-18.14'],
  'Telekinesis moves a hound as it walks: never straight to its side',
  () => {
    const play = fight({
      hero: 'andira-runehand',
      friend: 'varikas-the-dead',
      skills: ['telekinesis'],
      at: space(1, 9),
      monster: 'hell-hound',
      on: 'base:3,10/2x1',
      set: (_, heroes) => Object.assign(pair(heroes)[1], { at: space(1, 13) }),
    }).does('action:battle', 'use:telekinesis:0', 'figure:monster:hell-hound#1');
    expect(play.can()).toContain('place:base:4,10/2x1');
    expect(play.can()).toContain('place:base:3,9/1x2');
    expect(play.can()).toContain('place:base:4,9/2x1');
    expect(play.can()).not.toContain('place:base:3,9/2x1');
  },
);

rule(
  ['DES-65.11', 'DES-36.6', 'DES-26.9'],
  'whoever dies of an Aura was not struck down by its bearer: no script says so',
  () => {
    const drinks = (kind: 'attack' | 'ability'): number => {
      const { state } = scene({
        quest: 'black-blade',
        set: (table, heroes) => {
          pair(heroes)[0].objects.push('black-blade');
          put(table, 'beastman', space(3, 9));
        },
      });
      const [monster] = state.monsters;
      if (monster) run(state, t => calls(t).wound(t, monster.id, 9, { kind, by: 'hero:steelhorns' }));
      return state.guide.counters.souls ?? 0;
    };
    expect([drinks('attack'), drinks('ability')]).toEqual([1, 0]);
  },
);

rule(
  ['DES-8.19', 'DES-21.31'],
  'Bogran on guard: what saw him as the overlord’s turn began, not as his own did',
  () => {
    const bonus = (at: ReturnType<typeof space>): number => {
      const play = fight({
        hero: 'bogran-the-shadow',
        friend: 'varikas-the-dead',
        equipped: ['crossbow#1'],
        monster: 'skeleton',
        on: at,
        position: { at: 'overlord' },
        set: (state, heroes) => {
          const [hero, friend] = pair(heroes);
          state.phase = 'overlord';
          state.overlord.step = 0;
          Object.assign(hero, { order: 'guard', seenBy: [] });
          friend.at = space(1, 13);
        },
      });
      const shot = opened(play.state, play.hero().id, { weapon: 'crossbow#1', target: at, by: 'guard' });
      return blowOn(play.state, shot, play.monster()).damage;
    };
    expect(bonus(BESIDE)).toBe(0);
  },
);

rule(
  ['DES-14.10', 'DES-26.4', 'DES-12.16'],
  'with all normal skeletons on the board the Hordes take two from elsewhere, or do without',
  () => {
    const hordes = (): Play => {
      const play = scene({
        set: (state, heroes) => {
          const [hero, friend] = pair(heroes);
          Object.assign(hero, { at: FAR });
          friend.at = space(1, 13);
          Object.assign(state.overlord, { powers: ['hordes-of-the-things#1'] });
          for (let n = 0; n < 4; n++) put(state, 'skeleton', space(1 + n, 9));
        },
      }).does('action:run', 'door:mine-door');
      play.answers(play.overlordSeat, 'monster:skeleton');
      return play;
    };
    const play = hordes();
    const seat = play.overlordSeat;
    const elsewhere = (of: Play) => of.state.monsters.filter(({ id }) => /#[1-4]$/.test(id)).length;
    expect([play.asked(seat), play.can(seat)]).toEqual([
      'ask.figure',
      expect.arrayContaining(['monster:monster:skeleton#1']),
    ]);
    play.answers(seat, 'monster:monster:skeleton#1');
    expect([play.asked(seat), elsewhere(play)]).toEqual(['overlord.spawn', 3]);
    const without = hordes().passes(seat);
    expect([without.asked(0), elsewhere(without)]).toEqual(['turn.act', 4]);
  },
);

rule(
  ['DES-22.1', 'DRF-2.7', 'DES-22.2'],
  'who both looks from beside and past one does both at once: Crack Shot and Precision',
  () => {
    const sees = (skills: readonly string[]): boolean => {
      const play = fight({
        hero: 'silhouette',
        friend: 'varikas-the-dead',
        skills,
        equipped: ['bow#1'],
        at: space(1, 9),
        monster: 'skeleton',
        on: space(4, 9),
        set: (state, heroes) => {
          pair(heroes)[1].at = space(1, 13);
          put(state, 'beastman', space(2, 9));
          put(state, 'beastman', space(3, 9));
          put(state, 'beastman', space(3, 10));
        },
      });
      return canAim(play.state, play.hero(), 'ranged', space(4, 9));
    };
    expect([sees([]), sees(['crack-shot']), sees(['precision']), sees(['crack-shot', 'precision'])]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  },
);

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
      return play.told().includes('log.encounter');
    };
    const moved = ['use:telekinesis:0', 'figure:hero:andira-runehand', `place:${space(2, 9)}`];
    expect([meets(space(1, 9), ...moved), meets(space(1, 9), `walk:${space(3, 9)}`)]).toEqual([true, false]);
  },
);

describe('the ends of stairs', () => {
  const [here, there, beyond] = [space(11, 2), space(24, 6), space(25, 6)];
  const stairs = (hero: string, more: (state: State, hero: Hero, friend: Hero) => void): Play =>
    quest('durnog-brothers', {
      areas: [0, 4, 5],
      quiet: true,
      heroes: [hero, 'mad-carthos'],
      at: [space(10, 2), space(16, 20)],
      *next(t) {
        const [one, other] = pair(t.state.heroes);
        more(t.state, one, other);
      },
    });

  rule(
    ['DES-17.1', 'DES-53.5', 'DES-65.1', 'DES-28.3'],
    'are adjacent for steps and attacks alone: no Aura is felt there, no thing given',
    () => {
      const play = stairs('steelhorns', (_, hero, friend) => {
        hero.equipped = ['sword#1'];
        friend.at = there;
      }).does('action:run', `walk:${here}`);
      play.overlordWaits();
      expect([play.hero().wounds, play.can().some(key => key.startsWith('give:'))]).toEqual([16, false]);
      const felt = stairs('steelhorns', state => void put(state, 'hell-hound', 'base:24,5/1x2', 'master'));
      felt.does('action:run', `walk:${here}`).overlordWaits();
      expect([felt.hero().at, felt.hero().wounds]).toEqual([here, 16]);
    },
  );

  rule(['DES-77.1', 'DES-53.5', 'DES-17.2'], 'Reach counts on from the other end', () => {
    const aims = (hero: string): boolean[] => {
      const play = stairs(hero, (_, one) => void Object.assign(one, { at: here, equipped: ['sword#1'] }));
      return [there, beyond].map(at => canAim(play.state, play.hero(), 'melee', at));
    };
    expect([aims('steelhorns'), aims('lord-hawthorne')]).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  rule(['DES-12.11', 'DES-17.1'], 'who is driven off one is not driven through', () => {
    const play = stairs('steelhorns', (_, hero) => void Object.assign(hero, { at: here }));
    expect(shiftSpaces(play.state, play.hero())).not.toContain(there);
    expect(pushesOf(play.state, play.hero())).not.toContain(there);
  });
});

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

rule(['DES-24.4', 'DES-7.8'], 'Steelhorns’ charge ends his movement: no fatigue carries him away from it', () => {
  const play = fight({ equipped: ['sword#1'], at: space(2, 9), on: space(4, 9), dice: [RED.miss] });
  play.does('action:run', `walk:${HERE}`, 'use:steelhorns:0').overlordWaits();
  play.does('fatigue');
  expect([play.state.turn?.movement, play.can().filter(key => key.startsWith('walk:'))]).toEqual([1, []]);
});

rule(['DES-54.7', 'DRF-2.9c'], 'Telekinesis brings no monster onto a glyph that is awake, and a hero it does', () => {
  const play = scene({
    set: (state, heroes) => {
      const [hero, friend] = pair(heroes);
      hero.at = space(1, 9);
      friend.at = space(3, 10);
      put(state, 'beastman', space(2, 9));
    },
  });
  const glyph = space(2, 10);
  expect(
    [pushesOf(play.state, play.monster()), pushesOf(play.state, play.hero(1))].map(to => to.includes(glyph)),
  ).toEqual([false, true]);
});

rule(
  ['DES-37.2', 'DES-102.1', 'DES-45.1'],
  'R99: what a hero drops who dies over water lies beside it, where somebody can take it',
  () => {
    const falls = (terrain: 'water' | 'pit'): Space | undefined => {
      const { state } = scene({
        quest: 'black-blade',
        set: (table, heroes) => {
          const [hero, friend] = pair(heroes);
          Object.assign(hero, { at: friend.at, objects: ['black-blade'] });
          friend.at = undefined;
          table.board.terrain[hero.at as Space] = terrain;
        },
      });
      const at = state.heroes[0]?.at as Space;
      run(state, t => calls(t).wound(t, 'hero:steelhorns', 99, { kind: 'script' }));
      const lies = state.board.markers.find(({ kind }) => kind === 'object')?.at;
      return lies === at ? undefined : lies;
    };
    expect([falls('water') !== undefined, falls('pit')]).toEqual([true, undefined]);
  },
);
