// Whoever is borne over a pit, by wings, a pact or a light foot: what they see and strike from there, and what brings them down (R165, R157).

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { canAim, seesSpace } from '../../rules/attack/sight.ts';
import { calls } from '../../rules/calls.ts';
import { pushesOf } from '../../rules/effects/places.ts';
import { receive } from '../../rules/hero/equipment.ts';
import { walkOf } from '../../rules/hero/movement.ts';
import { spawnSites } from '../../rules/overlord/spawn.ts';
import { inTheWayOf } from '../../rules/props/shoving.ts';
import type { Hero, State } from '../../rules/state.ts';
import { pits, ROLLS, rolling, stone } from '../boulders.ts';
import { press } from '../crushing-walls.ts';
import { GREEN, POWER, RED } from '../faces.ts';
import { ASIDE, FAR, type Fight, fight, first, HERE } from '../fight.ts';
import { fightTurn, strikes } from '../fights-of-monsters.ts';
import { gain } from '../hazards.ts';
import { base, begun, lay, pair, put, space } from '../scene.ts';
import { walking, wounds } from '../walks.ts';

const ALL = { 'well-of-darkness': true, 'altar-of-despair': true, 'tomb-of-ice': true } as const;
const WINGS = 'wings-of-regiroth#1';
const PIT = space(4, 9);
const winged: Partial<Hero> = { equipped: [WINGS] };
const windborne: Partial<Hero> = { skills: ['wind-pact'] };

/** A hero over a pit in the corridor, with this; and far down it a beastman. */
function over(own: Partial<Hero>, more: (state: State) => void = () => {}): State {
  const state = begun({ options: ALL });
  const [hero, friend] = pair(state.heroes);
  Object.assign(hero, { at: PIT, ...own });
  friend.at = space(1, 13);
  pits(PIT)(state);
  put(state, 'beastman', FAR);
  more(state);
  return state;
}

describe('above a pit', () => {
  rule(
    ['DES-46.4', 'DES-102.3', 'DES-20.3'],
    'R165: who flies looks and shoots as from its edge; so does who is borne by the wind; who lies in it does not',
    () => {
      const shoots = (own: Partial<Hero>) => {
        const state = over(own);
        const hero = first(state.heroes);
        return [seesSpace(state, hero, FAR), canAim(state, hero, 'ranged', FAR)];
      };
      expect([shoots(winged), shoots(windborne), shoots({})]).toEqual([
        [true, true],
        [true, true],
        [false, false],
      ]);
    },
  );

  rule(['DES-46.4', 'DES-102.3', 'DES-18.4'], 'R165: so do monsters, large ones with their whole base over it', () => {
    const sees = (kind: 'beastman' | 'ogre', flies: boolean) => {
      const state = begun({ options: ALL });
      const [hero, friend] = pair(state.heroes);
      [hero.at, friend.at] = [FAR, space(1, 13)];
      pits(space(3, 9), space(4, 9), space(3, 10), space(4, 10))(state);
      const monster = put(state, kind, kind === 'ogre' ? base(3, 9, 2, 2) : space(3, 9));
      if (flies) gain(monster, 'fly');
      return seesSpace(state, monster, FAR);
    };
    for (const kind of ['beastman', 'ogre'] as const)
      expect([sees(kind, true), sees(kind, false)]).toEqual([true, false]);
  });

  rule(['DES-8.14', 'DES-46.4'], 'R165: who is on guard there shoots what comes into sight', () => {
    const asked = (own: Partial<Hero>): string | undefined => {
      const play = fightTurn([], {
        options: ALL,
        at: PIT,
        on: FAR,
        set: (state, heroes) => {
          pits(PIT)(state);
          Object.assign(first(heroes), { order: 'guard', ...own, equipped: ['bow#1', ...(own.equipped ?? [])] });
        },
      });
      for (let n = 0; n < 6 && play.asked(0) !== 'guard.ask' && play.state.monsters[0]?.ready; n++)
        play.answers(play.overlordSeat, play.can(play.overlordSeat).find(key => key.startsWith('monster:')) ?? '');
      return play.asked(0);
    };
    expect([asked(winged), asked({})]).toEqual(['guard.ask', undefined]);
  });

  rule(['DES-14.17', 'DES-46.4'], 'R165: nothing is spawned where who flies there looks', () => {
    const free = (own: Partial<Hero>) => {
      const state = over(own, one => {
        one.monsters = [];
        pair(one.heroes)[1].at = undefined;
      });
      return spawnSites(state, '1x1').includes(FAR);
    };
    expect([free(winged), free({})]).toEqual([false, true]);
  });

  rule(['DES-26.1', 'DES-46.4'], 'R165: who passes over it on light feet sees what there is to see on the way', () => {
    // Over the pit the corridor lies open before them, and from neither side of it.
    const across = [1, 2, 3, 4].flatMap(x => [space(x, 9), space(x, 10)]);
    const play = fight({
      options: ALL,
      skills: ['acrobat'],
      at: space(4, 11),
      on: ASIDE,
      set: (state, heroes) => {
        pair(heroes)[1].at = space(1, 13);
        state.monsters = [];
        state.board.open.push('mine-door');
        pits(...across)(state);
      },
    }).does('action:run');
    expect(play.state.board.revealed).toEqual([0]);
    play.does(`walk:${space(4, 8)}`).overlordWaits();
    expect([play.hero().at, play.state.board.revealed, wounds(play)]).toEqual([space(4, 8), [0, 1], 0]);
  });

  rule(
    ['DES-50.11', 'DES-50.12', 'DES-46.6'],
    'R165: a wall over it bars their view, their blows and their way; below it one goes on',
    () => {
      const walled = (own: Partial<Hero>) => {
        const state = over(own, one => {
          pits(space(5, 9))(one);
          one.monsters = [];
          put(one, 'beastman', space(5, 9));
          one.board.crushingWalls = [press([5, 9])];
        });
        const hero = first(state.heroes);
        const to = space(5, 9);
        const met = [seesSpace(state, hero, to), canAim(state, hero, 'melee', to)];
        state.monsters = [];
        return [...met, walkOf(state, hero, 1).has(to), pushesOf(state, hero).includes(to)];
      };
      expect([walled({}), walled(winged), walled(windborne)]).toEqual([
        [true, true, true, true],
        [false, false, false, false],
        [false, false, false, false],
      ]);
    },
  );

  rule(
    ['DES-51.3', 'DES-51.8', 'DES-50.11'],
    'R165: stones and walls that cross it find them there, and nobody below',
    () => {
      const crossed = (own: Partial<Hero>) =>
        rolling([stone(base(1, 9, 2, 2))], ROLLS[5], (state, heroes) => {
          Object.assign(first(heroes), { at: PIT, ...own });
          pits(PIT)(state);
        }).log.includes('log.dies');
      expect([crossed({}), crossed(winged), crossed(windborne)]).toEqual([false, true, true]);
      const pushed = (own: Partial<Hero>) => inTheWayOf(over(own), [PIT], 'e').length;
      expect([pushed({}), pushed(winged), pushed(windborne)]).toEqual([0, 1, 1]);
    },
  );

  rule(['DES-46.11', 'DES-102.3', 'DES-12.13'], 'R165: a pit that a trap opens below them takes nobody', () => {
    const fallen = (own: Partial<Hero>) => {
      const play = walking(['spiked-pit#1'], {
        options: ALL,
        dice: [POWER.more],
        set: (_, heroes) => void Object.assign(first(heroes), own),
      }).does('walk:space:4,10');
      return wounds(play.answers(play.overlordSeat, 'card:spiked-pit').overlordWaits());
    };
    expect([fallen({}), fallen(winged), fallen(windborne)]).toEqual([2, 0, 0]);
  });
});

describe('whoever loses what bears them', () => {
  const hanging = (plan: Fight = {}): Fight => ({
    options: ALL,
    at: HERE,
    equipped: [WINGS],
    ...plan,
    set: (state, heroes, monster) => {
      pits(HERE)(state);
      plan.set?.(state, heroes, monster);
    },
  });

  rule(['DRF-2.1', 'DES-46.2', 'DES-102.2'], 'R157: by a Crushing Blow falls at once, into the pit or the lava', () => {
    const broken = (prop: 'pit' | 'lava') => {
      const play = strikes(
        fightTurn(['crushing-blow#1'], {
          ...hanging({ set: state => void Object.assign(state.board.terrain, { [HERE]: prop }) }),
          dice: [RED.two, GREEN.one],
        }),
      );
      const seat = play.overlordSeat;
      for (let n = 0; n < 4 && !play.can(seat).includes('card:crushing-blow'); n++) play.passes(seat);
      play.answers(seat, 'card:crushing-blow');
      return [play.hero().equipped, wounds(play), play.hero().tokens.burn ?? 0];
    };
    expect([broken('pit'), broken('lava')]).toEqual([
      [[], 1, 0],
      [[], 2, 2],
    ]);
  });

  rule(['DES-10.3', 'DES-10.6', 'DES-46.2'], 'R157: by giving it away, or dropping it, falls with the deed', () => {
    const parts = (deed: string): number => {
      const besides: Fight['set'] = (_, heroes) => {
        pair(heroes)[1].at = space(2, 9);
      };
      const play = fight(hanging({ on: FAR, set: besides })).does('action:run');
      return wounds(play.does(play.can().find(key => key.startsWith(deed)) ?? deed));
    };
    expect([parts('give:'), parts('drop:')]).toEqual([1, 1]);
  });

  rule(
    ['DES-4.24', 'DES-46.2'],
    'R157: to a dark relic that needs its place falls before they arrange the rest',
    () => {
      const play = fight(
        hanging({
          equipped: [WINGS, 'ring-of-protection#1'],
          on: FAR,
          first: t => receive(t, first(t.state.heroes), 'boots-of-iron#1'),
        }),
      );
      expect([wounds(play), play.asked(0)]).toEqual([1, 'equip.ask']);
      expect(wounds(play.passes(0))).toBe(1);
    },
  );

  rule(['DES-99.3', 'DES-46.2', 'DES-99.2'], 'R165: as a monkey has no use for wings, and falls', () => {
    const play = fight(
      hanging({
        on: FAR,
        dice: [POWER.more],
        set: state => {
          state.board.markers = [];
          state.guide.chests[lay(state, { kind: 'chest', tier: 'copper' }, HERE).id] = 1;
          Object.assign(state.overlord, { threat: 30, hand: ['curse-of-the-monkey-god#1'] });
        },
      }),
    ).does('action:run', 'chest:marker:chest#0');
    const before = wounds(play);
    play.answers(play.overlordSeat, 'card:curse-of-the-monkey-god').overlordWaits();
    expect([before, wounds(play), play.hero().monkey]).toEqual([0, 1, 2]);
    // And falls once.
    for (let n = 0; n < 4 && play.asked(0)?.startsWith('equip'); n++) play.passes(0);
    expect([wounds(play), play.state.turn?.hero === play.hero().id]).toEqual([1, false]);
  });

  rule(
    ['DES-73.3', 'DES-46.11', 'DES-75.4'],
    'R165: nobody who flies falls for being thrown there, stunned, or held',
    () => {
      const thrown = (own: Partial<Hero>): number =>
        wounds(
          fight({
            options: ALL,
            on: FAR,
            set: state => pits(HERE)(state),
            *first(t) {
              const hero = first(t.state.heroes);
              Object.assign(hero, own, { tokens: { stun: 1, web: 1 } });
              yield* calls(t).stepOn(t, hero.id, { from: space(2, 9), own: false });
            },
          }),
        );
      expect([thrown({}), thrown(winged), thrown(windborne)]).toEqual([1, 0, 0]);
    },
  );
});
