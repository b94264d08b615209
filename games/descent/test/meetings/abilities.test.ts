// Special abilities and what lingers of them meet other chapters: blows that throw, auras and stairs, monkeys with fists.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { affectedBy } from '../../rules/attack/affected.ts';
import { blowOn } from '../../rules/attack/hit.ts';
import { opened } from '../../rules/attack/open.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { canAim } from '../../rules/attack/sight.ts';
import { calls } from '../../rules/calls.ts';
import { isImmune } from '../../rules/effects/stats.ts';
import { newTurn } from '../../rules/round.ts';
import type { Hero, Monster, State } from '../../rules/state.ts';
import { BLANKS, BLUE, GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { assault, BESIDE, battle, FAR, type Fight, fight, HERE, monsterTurn } from '../fight.ts';
import { lay, type Play, pair, put, run, scene } from '../scene.ts';
import { FACES, standing, untilNextTurn } from '../standing.ts';

const gains = (monster: Monster, ability: 'ironskin' | 'unstoppable') =>
  Object.assign(monster, { changes: [{ gain: [{ ability }] }] });

describe('thrown', () => {
  const OGRE = { monster: 'ogre', on: 'base:4,9/2x2', dice: [RED.two, GREEN.one, GREEN.one] } as const satisfies Fight;
  const throwsTo = (play: Play): string[] => play.can(play.overlordSeat).filter(key => key.startsWith('place:'));

  rule(['DES-54.10', 'DES-73.3'], 'R18: onto a sleeping glyph: it wakes at that hero’s next turn, not before', () => {
    const play = assault({
      ...OGRE,
      set: state => void lay(state, { kind: 'glyph', active: false }, space(1, 9)),
    });
    play.answers(play.overlordSeat, 'place:space:1,9');
    expect([play.hero().at, play.state.conquest]).toEqual(['space:1,9', 5]);
  });

  rule(
    ['DES-73.3', 'DES-73.6', 'DES-46.2'],
    'R15: into a pit, and one more wound; over rubble and water, but not onto them',
    () => {
      const play = assault({
        ...OGRE,
        set: state => {
          state.board.terrain[space(2, 9)] = 'rubble';
          state.board.terrain[space(2, 10)] = 'water';
          state.board.terrain[space(1, 9)] = 'pit';
        },
      });
      expect(throwsTo(play)).not.toContain('place:space:2,9');
      expect(throwsTo(play)).not.toContain('place:space:2,10');
      const before = play.hero().wounds;
      play.answers(play.overlordSeat, 'place:space:1,9');
      expect(before - play.hero().wounds).toBe(1);
    },
  );

  rule(
    ['DES-73.2', 'DES-25.2', 'DES-26.1'],
    'not over the threshold of a shut door; over an open one into the dark, which comes to light at once',
    () => {
      const at = space(7, 9);
      const thrown = (open: boolean) =>
        assault(
          {
            ...OGRE,
            at,
            on: 'base:5,9/2x2',
            set: (state, heroes) => {
              if (open) state.board.open.push('mine-door');
              pair(heroes)[1].at = undefined;
            },
          },
          { target: at },
        );
      expect(throwsTo(thrown(false)).filter(key => key.includes(':8,') || key.includes(':9,'))).toEqual([]);
      const play = thrown(true);
      play.answers(play.overlordSeat, 'place:space:9,9');
      expect([play.hero().at, play.state.board.revealed]).toEqual(['space:9,9', [0, 1]]);
    },
  );

  rule('DES-26.11', 'R84: nobody pushes a monster into what nobody has seen', () => {
    const play = scene({
      heroes: ['andira-runehand', 'steelhorns'],
      set: (state, heroes) => {
        const [hero, friend] = pair(heroes);
        Object.assign(hero, { at: space(6, 9), skills: ['telekinesis'] });
        friend.at = space(6, 10);
        state.board.open.push('mine-door');
        put(state, 'skeleton', space(7, 9));
        put(state, 'skeleton', space(7, 10));
      },
    }).does('action:run');
    // Heroes beside them, walls, and beyond the threshold the dark: the skeletons can be pushed nowhere.
    play.does('use:telekinesis:0');
    expect(play.can()).toEqual(['figure:hero:andira-runehand', 'figure:hero:steelhorns']);
  });
});

describe('a walk that ends otherwise', () => {
  rule(['DES-61.1', 'DES-10.2'], 'R41: held by a Naga in mid-walk: no step and no potion, but what lies here', () => {
    const play = scene({
      set: standing(2, 10, (state, hero) => {
        put(state, 'naga', 'base:5,9/2x2');
        lay(state, { kind: 'money' }, space(4, 10));
        hero.potions = ['healing-potion'];
      }),
    }).does('action:run', 'walk:space:4,10');
    play.overlordWaits();
    expect(play.state.turn?.movement).toBe(6);
    expect(play.whyNot('drink:healing-potion')).toEqual(['why.grapple', 'DES-61.1']);
    expect(play.can().filter(key => key.startsWith('walk:'))).toEqual([]);
    expect(play.can()).toContain('pick-up:marker:money#1');
  });
});

rule(['DES-64.1', 'DES-11.14'], 'who has Quick Shot attacks twice in an activation, others once', () => {
  const attacks = (monster: 'manticore' | 'ogre') => {
    const play = monsterTurn([], { monster, on: base(4, 9, 2, 2) });
    play.answers(play.overlordSeat, `monster:${play.monster().id}`);
    return play.state.overlord.acting?.attacks;
  };
  expect([attacks('manticore'), attacks('ogre')]).toEqual([2, 1]);
});

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

describe('cards', () => {
  rule(
    ['DES-75.2', 'DES-6.12', 'DES-26.10', 'DES-99.2'],
    'gas from the door ends the turn of whoever opened it, and what lies behind is seen all the same',
    () => {
      const play = scene({
        dice: [POWER.more],
        set: (state, heroes) => {
          const [hero, friend] = heroes as [Hero, Hero];
          hero.at = space(7, 9);
          friend.at = space(1, 13);
          Object.assign(state.overlord, { threat: 5, hand: ['paralyzing-gas#1'] });
        },
      }).does('action:run', 'door:mine-door');
      play.answers(play.overlordSeat, 'card:paralyzing-gas');
      expect(play.state.board.revealed).toEqual([0, 1]);
      expect([play.hero().tokens.stun, play.state.turn?.hero]).toEqual([1, 'hero:mad-carthos']);
    },
  );
});

rule(['DES-75.4', 'DES-36.7'], 'a stunned master who uses a door has moved, and does not attack', () => {
  const play = monsterTurn([], {
    rank: 'master',
    at: FAR,
    on: space(8, 9),
    set: (state, _, monster) => {
      state.board.revealed.push(1);
      state.board.open.push('mine-door');
      Object.assign(monster, { tokens: { stun: 1 } });
    },
  });
  play.seat(play.overlordSeat).does(`monster:${play.monster().id}`, 'door:mine-door', 'door:mine-door');
  expect(play.state.overlord.acting?.attacks ?? 0).toBe(0);
  expect(play.can(play.overlordSeat).some(key => key.startsWith('attack:'))).toBe(false);
});

describe('whoever makes it dies of it', () => {
  rule(
    ['DES-76.6', 'DES-80.1', 'DES-80.3', 'DES-6.12', 'DES-23.9', 'DES-36.5'],
    'a Blast at one’s own feet: the mage is in Town, the Undying rises, and the other master is still paid for',
    () => {
      const play = battle(
        {
          hero: 'mad-carthos',
          friend: 'steelhorns',
          equipped: ['flame-strike#1'],
          monster: 'skeleton',
          rank: 'master',
          dice: [WHITE.two, GREEN.three, GREEN.three, YELLOW.twoDamage, ...BLANKS, POWER.surge],
          set: (state, heroes) => {
            put(state, 'beastman', space(4, 10), 'master');
            const [hero] = pair(heroes);
            Object.assign(hero, { wounds: 4, coins: 0 });
            state.conquest = 9;
          },
        },
        'flame-strike#1',
        BESIDE,
        'blast',
      );
      while (play.asked(0) !== 'attack.order') play.passes(0);
      play
        .seat(0)
        .chooses('attack.order', 'figure:hero:mad-carthos', 'figure:monster:skeleton#1', 'figure:monster:beastman#2');
      play.overlordWaits();
      expect([play.hero(0).at, play.hero(0).coins, play.state.conquest]).toEqual([undefined, 50, 7]);
      expect(play.state.monsters.map(({ id, wounds }) => [id, wounds])).toEqual([['monster:skeleton#1', 3]]);
      expect(play.monster().tokens.burn).toBe(1);
      expect(play.state.turn?.hero).toBe('hero:steelhorns');
    },
  );
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
});

describe('lingering effects', () => {
  rule(['DES-90.2', 'DES-24.9', 'DES-97.4'], 'caught in a web nobody drinks against the poison', () => {
    const play = scene({
      position: { at: 'turnStart' },
      dice: [FACES.enhanced, FACES.blank, FACES.blank, FACES.blank],
      set: standing(3, 10, (_, hero) =>
        Object.assign(hero, { wounds: 5, potions: ['healing-potion'], tokens: { web: 1, poison: 1 } }),
      ),
    }).overlordWaits();
    play.passes(0).does('action:run');
    expect(play.whyNot('drink:healing-potion')).toEqual(['why.web', 'DES-97.4']);
  });
});

describe('Breath', () => {
  /** A Hell Hound breathes at a hero with a skeleton beside them. */
  const breath = (set: (state: State) => void = () => {}) => {
    const play = fight({
      monster: 'hell-hound',
      on: 'base:5,9/2x1',
      set: state => {
        put(state, 'skeleton', space(3, 10));
        set(state);
      },
    });
    const hound = play.monster().id;
    const choice = attacksOf(play.state, hound, 'activation').find(how => how.area !== undefined);
    if (!choice) throw new Error('it breathes at nobody');
    return { play, attack: opened(play.state, hound, choice) };
  };

  rule(['DES-96.3', 'DES-23.3'], 'strikes friend and foe alike', () => {
    const { play, attack } = breath();
    const struck = affectedBy(play.state, attack).map(({ id }) => id);
    expect(struck.toSorted()).toEqual([play.hero().id, play.monster(1).id].toSorted());
  });

  rule('DES-96.8', 'does nothing to Ironskin', () => {
    const { play, attack } = breath(({ monsters: [, skeleton] }) => skeleton && gains(skeleton, 'ironskin'));
    attack.dice = [{ die: 'blue', face: BLUE.two - 1 }];
    expect(blowOn(play.state, attack, play.monster(1))).toMatchObject({ damage: 0, wounds: 0 });
    expect(blowOn(play.state, attack, play.hero())).toMatchObject({ damage: 2 });
  });
});

rule(['DES-97.6', 'DES-75.9'], 'Unstoppable: neither Web nor Stun; other figures have both', () => {
  const play = fight();
  const immune = () => (['web', 'stun'] as const).map(ability => isImmune(play.state, play.monster(), ability));
  expect(immune()).toEqual([false, false]);
  gains(play.monster(), 'unstoppable');
  expect(immune()).toEqual([true, true]);
});

describe('a monkey', () => {
  rule(['DES-99.11', 'DES-54.10'], 'R72: crosses a glyph in vain; who is a hero again there has it at once', () => {
    const play = scene({
      set: standing(3, 10, (state, hero) => {
        lay(state, { kind: 'glyph', active: false }, space(4, 10));
        hero.monkey = 1;
        state.turn = newTurn(hero);
      }),
    });
    play.does('walk:space:4,10').overlordWaits();
    expect([play.state.conquest, play.hero().monkey]).toEqual([5, 1]);
    untilNextTurn(play);
    expect([play.state.conquest, play.hero().monkey]).toEqual([8, undefined]);
  });
});
