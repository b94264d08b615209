// The small print of attacks, of Aura and Grapple, of who sees whom for spawning: what rules say besides, where their main course is
// proved elsewhere.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { BASE, rowsOf } from '../content/boxes.ts';
import { monsters } from '../content/monsters.ts';
import type { FigureSize } from '../content/vocabulary.ts';
import { affectedBy } from '../rules/attack/affected.ts';
import { blowOn } from '../rules/attack/hit.ts';
import { opened } from '../rules/attack/open.ts';
import { attacksOf } from '../rules/attack/options.ts';
import { isImmune, statOf } from '../rules/effects/stats.ts';
import { spawnSites } from '../rules/overlord/spawn.ts';
import type { Monster, State } from '../rules/state.ts';
import { BLUE, GREEN, RED, YELLOW } from './faces.ts';
import { assault, BESIDE, type Fight, fight, first, HERE, monsterTurn, said } from './fight.ts';
import { lay, put, scene, space } from './scene.ts';

const gains = (monster: Monster, ability: 'ironskin' | 'unstoppable') =>
  Object.assign(monster, { changes: [{ gain: [{ ability }] }] });

// ---- Aura, Grapple ----

rule('DES-65.3', 'an Aura that comes beside a hero does nothing; only the hero’s own step does', () => {
  const play = monsterTurn([], { monster: 'demon', on: 'base:5,9/2x2', at: space(3, 9) });
  const seat = play.overlordSeat;
  play.answers(seat, `monster:${play.monster().id}`);
  const near = play.can(seat).find(key => key.startsWith('walk:') && key.includes('4,9'));
  play.answers(seat, near ?? 'no way beside the hero').passes(seat);
  expect([play.under().includes(BESIDE), play.hero().wounds, play.told().includes('log.aura')]).toEqual([
    true,
    statOf(play.state, play.hero().id, 'maxWounds'),
    false,
  ]);
});

rule('DES-65.10', 'whoever begins a turn beside an Aura, strikes and stays there is not hurt by it', () => {
  const play = fight({ monster: 'demon', on: 'base:4,9/2x2', position: { at: 'turnStart' } });
  play.does('action:battle').passes();
  expect([play.hero().wounds, play.hero().ready, play.told().includes('log.aura')]).toEqual([16, false, false]);
});

rule('DES-61.7', 'whoever is held fast still picks up and drops what costs no movement', () => {
  const play = fight({
    monster: 'naga',
    on: 'base:4,9/2x2',
    equipped: ['sword#1'],
    set: state => void lay(state, { kind: 'potion', potion: 'healing-potion' }, HERE),
  }).does('action:advance');
  expect(play.can()).toEqual(expect.arrayContaining(['pick-up:marker:potion#1', 'drop:sword#1']));
  expect(play.can().some(key => key.startsWith('walk:'))).toBe(false);
});

// ---- areas ----

rule(
  ['DES-76.9', 'DES-76.6'],
  'a Blast strikes whoever is near the named space, seen by the attacker or not (EX-25)',
  () => {
    const play = fight({
      hero: 'mad-carthos',
      friend: 'steelhorns',
      equipped: ['ice-storm#1'],
      at: space(2, 9),
      on: space(5, 9),
      set: state => {
        state.board.terrain[space(4, 10)] = 'rubble';
        put(state, 'skeleton', space(5, 10));
      },
    });
    const hidden = play.monster(1);
    const attacks = attacksOf(play.state, play.hero().id, 'action');
    expect(attacks.filter(({ area }) => area === undefined).map(({ target }) => target)).not.toContain(hidden.at);
    const choice = { weapon: 'ice-storm#1', target: space(5, 9), by: 'action', area: 'blast' } as const;
    const struck = affectedBy(play.state, opened(play.state, play.hero().id, choice));
    expect(struck.map(({ id }) => id)).toContain(hidden.id);
  },
);

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

// ---- Guard, and surges of the overlord ----

rule('DES-8.16', 'who was on guard when the attack was declared is not asked again once its dice lie there', () => {
  const play = assault({
    equipped: ['sword#1'],
    monster: 'ogre',
    on: 'base:4,9/2x2',
    dice: [RED.two, GREEN.one, GREEN.one],
    set: (_, heroes) => Object.assign(first(heroes), { order: 'guard' }),
  });
  expect([play.asked(), play.told().includes('log.attack.roll')]).toEqual(['guard.ask', false]);
  play.passes(0);
  expect([play.asked(0), play.asked(play.overlordSeat)]).toEqual([undefined, 'attack.throw']);
  expect(play.told()).toContain('log.attack.hit');
});

rule('DES-99.8', 'a monkey on guard is asked about nothing, not even one who could walk with it', () => {
  const guards = (monkey: number | undefined) =>
    monsterTurn([], {
      hero: 'tahlia',
      equipped: ['sword#1'],
      on: space(6, 9),
      set: (_, heroes) => Object.assign(first(heroes), { order: 'guard', monkey }),
    });
  const asks = (play: ReturnType<typeof guards>) =>
    play.answers(play.overlordSeat, `monster:${play.monster().id}`).asked(0);
  expect([asks(guards(undefined)), asks(guards(2))]).toEqual(['guard.ask', undefined]);
});

rule(
  ['DES-21.14', 'DES-21.15'],
  'surges bring threat where a hero takes damage, though no wound, and else none',
  () => {
    const threat = (blue: number) => {
      const play = assault({
        monster: 'hell-hound',
        on: 'base:4,9/2x1',
        equipped: ['dragon-scale-mail#1'],
        dice: [blue, YELLOW.twoSurge],
      });
      return [said(play, 'log.attack.hit')?.wounds, play.state.overlord.threat];
    };
    expect([threat(BLUE.oneSurge), threat(BLUE.far)]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  },
);

// ---- spawning ----

describe('spawning', () => {
  const far = space(12, 9);
  /** Both halls lie open to each other, and a hero looks from one into the other. */
  const looking = (set: (state: State) => void = () => {}) =>
    scene({
      set: (state, heroes) => {
        state.board.revealed = [0, 1];
        state.board.open.push('mine-door');
        first(heroes).at = space(7, 9);
        set(state);
      },
    }).state;

  rule(
    'DES-14.19',
    'a hero stands in another’s view; what a hero in a pit hides is hidden, a monster hides nothing',
    () => {
      const ahead = space(10, 9);
      const hides = (set: (state: State) => void) => spawnSites(looking(set), '1x1').includes(far);
      const down = (state: State) => {
        const [, other] = state.heroes;
        state.board.terrain[ahead] = 'pit';
        if (other) other.at = ahead;
      };
      expect([hides(() => {}), hides(state => void put(state, 'beastman', ahead)), hides(down)]).toEqual([
        false,
        false,
        true,
      ]);
    },
  );

  rule('DES-14.2', 'a chest or an encounter takes no room from it', () => {
    const { state } = scene({ set: ({ board }) => Object.assign(board, { revealed: [0, 1] }) });
    const before = spawnSites(state, '1x1').length;
    lay(state, { kind: 'chest', tier: 'copper' }, far);
    lay(state, { kind: 'encounter' }, space(13, 9));
    expect(spawnSites(state, '1x1')).toHaveLength(before);
    expect(spawnSites(state, '1x1')).toEqual(expect.arrayContaining([far, space(13, 9)]));
  });

  rule('DES-46.10', 'a familiar that looks like a hero sees from a pit no further than its rim', () => {
    const seen = (prop: 'pit' | undefined) => {
      const { state } = scene({ set: ({ board }) => Object.assign(board, { revealed: [0, 1] }) });
      if (prop) state.board.terrain[space(13, 9)] = prop;
      state.companions.push({ id: 'boggs', owner: 'hero:steelhorns', at: space(13, 9), carries: [] });
      return spawnSites(state, '1x1').includes(space(10, 9));
    };
    expect([seen(undefined), seen('pit')]).toEqual([false, true]);
  });
});

rule('DES-18.2', 'how large each kind is: the hound two spaces, the dragon six, other large ones four', () => {
  const kinds = (size: FigureSize) =>
    rowsOf(monsters, BASE)
      .filter(row => row.size === size)
      .map(({ id }) => id);
  expect([kinds('1x2'), kinds('2x3')]).toEqual([['hell-hound'], ['dragon']]);
  expect(kinds('2x2')).toEqual(['bane-spider', 'demon', 'giant', 'manticore', 'naga', 'ogre']);
  expect(kinds('1x1')).toEqual(['beastman', 'razorwing', 'skeleton', 'sorcerer']);
});

rule('DES-34.8', 'armour that caps speed makes nobody faster', () => {
  const speed = (hero: string, worn: readonly string[]) => {
    const plan: Fight = { hero, equipped: worn };
    const { state } = fight(plan);
    return statOf(state, first(state.heroes).id, 'speed');
  };
  expect([speed('varikas-the-dead', []), speed('varikas-the-dead', ['chain-mail#1'])]).toEqual([3, 3]);
  expect([speed('runewitch-astarra', []), speed('runewitch-astarra', ['chain-mail#1'])]).toEqual([5, 4]);
});
