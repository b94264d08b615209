// Walks meet other chapters: ways that end otherwise than planned, large monsters, sight that opens.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { canAim } from '../../rules/attack/sight.ts';
import { areAdjacent } from '../../rules/board.ts';
import { moment } from '../../rules/effects/apply.ts';
import { pushesOf } from '../../rules/effects/places.ts';
import { activate } from '../../rules/overlord/activation.ts';
import { shiftSpaces } from '../../rules/overlord/shift.ts';
import type { Hero, State } from '../../rules/state.ts';
import { GREEN, POWER, RED } from '../faces.ts';
import { quest } from '../guide.ts';
import { begun, type Play, pair, put, scene } from '../scene.ts';
import { standing } from '../standing.ts';

rule(
  ['DES-16.6', 'DES-21.2'],
  'R95: a blow at a monster that walks through the space of another strikes the one that walks',
  () => {
    const play = scene({
      heroes: ['one-fist', 'steelhorns'],
      dice: [RED.four, GREEN.three, POWER.blank, POWER.blank],
      set: standing(3, 9, (state, hero) => {
        Object.assign(hero, { skills: ['alertness'], fatigue: 4, equipped: ['sword#1'] });
        put(state, 'beastman', space(4, 9));
        const walker = Object.assign(put(state, 'beastman', space(5, 9)), { at: space(4, 9) });
        state.overlord.acting = { monster: walker.id, movement: 2, attacks: 1, fresh: false, cards: [] };
      }),
      first: t => moment(t, 'space-entered', { figure: 'monster:beastman#2', at: space(4, 9) }),
    });
    play.does('use:alertness:0').passes();
    expect(play.state.monsters.map(({ id }) => id)).toEqual(['monster:beastman#1']);
  },
);

rule(
  ['DES-16.9', 'DES-24.1', 'DES-13.10'],
  'Alertness answers every entry: twice on the way of one Mimic, in a turn that is not even theirs',
  () => {
    const play = scene({
      heroes: ['one-fist', 'steelhorns'],
      dice: [1, 1],
      set: standing(3, 9, (state, hero) => {
        Object.assign(hero, { skills: ['alertness'], fatigue: 4 });
        put(state, 'beastman', space(5, 9));
      }),
      *first(t) {
        yield* activate(t, 'monster:beastman#1');
      },
    });
    const used: number[] = [];
    play.answers(play.overlordSeat, 'walk:space:3,10');
    while (play.asked(0) === 'effect.use') {
      play.does('use:alertness:0');
      used.push(play.hero().fatigue);
    }
    expect(used).toEqual([2, 0]);
  },
);

describe('a walk that ends otherwise', () => {
  rule(
    ['DES-16.16', 'DES-65.1', 'DES-16.6'],
    'hurt by an Aura on a friend’s space, a hero goes back to the last free one',
    () => {
      const play = scene({
        set: standing(2, 10, (state, _, friend) => {
          friend.at = space(3, 10);
          put(state, 'hell-hound', 'base:4,8/1x2', 'master');
        }),
      }).does('action:run', 'walk:space:4,10');
      expect([play.hero().at, play.hero().wounds]).toEqual(['space:2,10', 15]);
    },
  );
});

rule(
  ['DES-17.1', 'DES-2.6', 'DRF-1.5'],
  'spaces that touch are adjacent, unless rock, a wall or a closed door is between',
  () => {
    const state = begun();
    const [one, other] = state.heroes as [Hero, Hero];
    const stand = (a: readonly [number, number], b: readonly [number, number]) => {
      one.at = space(...a);
      other.at = space(...b);
      return areAdjacent(state, one, other);
    };
    expect([stand([2, 12], [3, 11]), stand([2, 12], [2, 10])]).toEqual([true, false]);
    expect(stand([7, 9], [8, 9])).toBe(false);
    state.board.open.push('mine-door');
    expect(stand([7, 9], [8, 10])).toBe(true);
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
