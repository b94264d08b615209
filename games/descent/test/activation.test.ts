// DES-11.13 to DES-11.17, DES-15, DES-16, DES-18: monsters act, one deed after the other.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { monsters } from '../content/monsters.ts';
import type { Dice } from '../content/vocabulary.ts';
import { statOf } from '../rules/effects/stats.ts';
import { descent } from '../rules/game.ts';
import type { Monster, State } from '../rules/state.ts';
import { base, lay, type Plan, type Play, put, scene, space } from './scene.ts';

/** Step 4 of the overlord's turn: heroes in their first room, everything behind the first door revealed, and open. */
function step4(set: (state: State) => void, more: Plan = {}): Play {
  return scene({
    position: { at: 'overlord' },
    ...more,
    set: (state, heroes) => {
      state.phase = 'overlord';
      state.turn = undefined;
      state.overlord.step = 4;
      state.board.revealed = [0, 1];
      state.board.open.push('mine-door');
      set(state);
      for (const monster of state.monsters) monster.ready = true;
      more.set?.(state, heroes);
    },
  });
}
const total = (dice: Dice): number => Object.values(dice).reduce((sum, n) => sum + n, 0);
/** The overlord activates this monster. */
const activates = (play: Play, n = 0): Play => play.answers(play.overlordSeat, `monster:${play.monster(n).id}`);
const walks = (play: Play): string[] => play.can(play.overlordSeat).filter(key => key.startsWith('walk:'));

describe('activation', () => {
  rule(['DES-11.13', 'DES-11.17', 'DES-16.2'], 'each monster once, in any order, and none has to', () => {
    const play = step4(state => {
      put(state, 'beastman', space(12, 9));
      put(state, 'skeleton', space(14, 9));
    });
    const seat = play.overlordSeat;
    activates(play, 1);
    expect(play.state.overlord.acting).toMatchObject({ movement: 5, attacks: 1 });
    expect(play.can(seat)).not.toContain('order:aim');
    play.passes(seat);
    expect(play.whyNot(`monster:${play.monster(1).id}`, seat)).toEqual(['overlord.why.acted', 'DES-11.13']);
    expect(play.can(seat)).toContain(`monster:${play.monster(0).id}`);
    play.passes(seat);
    expect(play.state.round).toBe(2);
  });

  rule(['DES-11.14', 'DES-16.3', 'DES-16.5'], 'EX-61: it moves up to its speed, in parts as it likes', () => {
    const play = step4(state => void put(state, 'beastman', space(12, 9)));
    const seat = play.overlordSeat;
    activates(play).answers(seat, 'walk:space:14,9');
    expect(play.state.overlord.acting?.movement).toBe(2);
    expect(play.table.told().at(-1)).toMatchObject({ text: 'log.overlord.walks', with: { n: 2 } });
    play.answers(seat, 'walk:space:13,10');
    expect(play.monster().at).toBe(space(13, 10));
    expect(play.state.overlord.acting?.movement).toBe(1);
    play.passes(seat);
    expect(play.state.overlord.acting).toBeUndefined();
  });

  rule('DES-11.16', 'who was placed with an area waits for the next turn', () => {
    const play = step4(state => void put(state, 'beastman', space(12, 9)), {
      set: ({ monsters: [monster] }) => void (monster && Object.assign(monster, { ready: false })),
    });
    expect(play.can(play.overlordSeat)).toEqual([]);
  });

  rule(['DES-16.6', 'DES-16.7', 'DES-16.8'], 'through friends, not through heroes', () => {
    const corridor = (state: State) => {
      put(state, 'beastman', space(10, 9));
      put(state, 'skeleton', space(9, 9));
      put(state, 'skeleton', space(9, 10));
    };
    const friendly = activates(step4(corridor));
    expect(walks(friendly)).toContain('walk:space:8,9');
    expect(walks(friendly)).not.toContain('walk:space:9,9');
    const barred = activates(
      step4(state => void put(state, 'beastman', space(10, 9)), {
        set: (_, heroes) => {
          for (const [n, hero] of heroes.entries()) hero.at = space(9, 9 + n);
        },
      }),
    );
    expect(walks(barred)).not.toContain('walk:space:8,9');
  });

  rule(['DES-54.7', 'DES-54.8'], 'none ends on an active glyph, and who stands on one must leave it', () => {
    const play = step4(state => {
      put(state, 'beastman', space(12, 9));
      lay(state, { kind: 'glyph', active: true }, space(12, 9));
      lay(state, { kind: 'glyph', active: true }, space(14, 9));
    });
    const seat = play.overlordSeat;
    expect(play.table.match.decisionOf(seat)?.pass).toBeUndefined();
    activates(play);
    expect(walks(play)).not.toContain('walk:space:14,9');
    expect(walks(play)).toContain('walk:space:15,9');
    expect(play.table.match.decisionOf(seat)?.pass).toBeUndefined();
    play.answers(seat, 'walk:space:13,9').passes(seat).passes(seat);
    expect(play.state.round).toBe(2);
  });

  rule('DES-54.7', 'on a glyph that sleeps it may stay', () => {
    const play = step4(state => {
      put(state, 'beastman', space(12, 9));
      lay(state, { kind: 'glyph', active: false }, space(12, 9));
    });
    const seat = play.overlordSeat;
    expect(play.table.match.decisionOf(seat)?.pass).toBeDefined();
    activates(play);
    expect(play.table.match.decisionOf(seat)?.pass).toBeDefined();
  });

  rule(['DES-12.7', 'DES-12.8'], 'cards about an activation come before the first deed of it', () => {
    const cards = (deed?: string) => {
      const play = step4(state => void put(state, 'beastman', space(8, 9)), {
        dice: [1, 1],
        set: (state, [hero]) => {
          Object.assign(state.overlord, { threat: 20, hand: ['rage#1'] });
          if (hero) hero.at = space(7, 9);
        },
      });
      activates(play);
      if (deed) play.answers(play.overlordSeat, deed);
      return play.can(play.overlordSeat).includes('card:rage');
    };
    const [attack, walk] = [`attack:own:${space(7, 9)}`, `walk:${space(9, 9)}`];
    expect([cards(), cards(attack), cards(walk), cards('door:mine-door')]).toEqual([true, false, false, false]);
  });

  rule(['DES-15.1'], 'a monster does not wake a glyph, nor take what lies there', () => {
    const play = step4(state => {
      put(state, 'beastman', space(12, 9));
      lay(state, { kind: 'glyph', active: false }, space(13, 9));
      lay(state, { kind: 'money' }, space(14, 9));
    });
    const seat = play.overlordSeat;
    activates(play).answers(seat, 'walk:space:13,9').answers(seat, 'walk:space:14,9');
    expect(play.state.board.markers.map(({ kind }) => kind)).toEqual(['glyph', 'glyph', 'money']);
    expect(play.state.board.markers[1]).toMatchObject({ active: false });
    expect(play.can(seat).some(key => key.startsWith('pick-up'))).toBe(false);
  });
});

rule('DES-14.4', 'no monster walks into what nobody has seen, though a door stands open (R84)', () => {
  const play = step4(state => {
    put(state, 'beastman', space(18, 9));
    state.board.open.push('nest-door');
  });
  activates(play);
  expect(walks(play)).not.toContain('walk:space:19,9');
  expect(walks(play)).toContain('walk:space:17,9');
});

describe('doors', () => {
  rule(['DES-15.3', 'DES-25.3'], 'a monster opens and shuts a door for 2 points', () => {
    const play = step4(state => void put(state, 'beastman', space(8, 9)));
    const seat = play.overlordSeat;
    activates(play).answers(seat, 'door:mine-door');
    expect(play.state.board.open).not.toContain('mine-door');
    expect(play.state.overlord.acting?.movement).toBe(2);
    play.answers(seat, 'door:mine-door');
    expect(play.state.board.open).toContain('mine-door');
    // All 4 points are spent and nobody is near: it is done.
    expect(play.state.overlord.acting).toBeUndefined();
  });

  rule(['DES-25.7', 'DES-15.3'], 'never one to where nobody has looked', () => {
    const play = step4(state => void put(state, 'beastman', space(18, 9)));
    activates(play);
    expect(play.whyNot('door:nest-door', play.overlordSeat)).toEqual(['why.door.dark', 'DES-25.7']);
  });

  rule(['DES-15.4', 'DES-25.11', 'DES-36.11'], 'rune doors are for those with a name', () => {
    const at = (named: boolean) =>
      step4(state => {
        state.board.revealed = [0, 1, 3];
        const monster = put(state, 'ogre', base(23, 17, 2, 2), 'master');
        if (named) state.monsters[0] = { ...monster, id: 'monster:ourgash', rank: 'unique', unique: 'ourgash' };
      });
    const plain = activates(at(false));
    expect(plain.whyNot('door:heart-door', plain.overlordSeat)).toEqual(['why.door.rune', 'DES-25.11']);
    const boss = activates(at(true));
    expect(boss.can(boss.overlordSeat)).toContain('door:heart-door');
  });

  rule('DES-25.5', 'no door is shut while somebody large stands across it', () => {
    const play = step4(state => {
      put(state, 'ogre', base(7, 9, 2, 2));
      put(state, 'beastman', space(9, 9));
    });
    activates(play, 0);
    expect(play.whyNot('door:mine-door', play.overlordSeat)).toEqual(['why.across', 'DES-25.5']);
  });
});

describe('large figures', () => {
  rule(['DES-18.12', 'DES-18.1'], 'an Ogre walks on four spaces', () => {
    const play = step4(state => void put(state, 'ogre', base(12, 9, 2, 2)));
    const seat = play.overlordSeat;
    activates(play);
    expect(walks(play)).toContain(`walk:${base(14, 9, 2, 2)}`);
    play.answers(seat, `walk:${base(14, 9, 2, 2)}`);
    expect(play.monster().at).toBe(base(14, 9, 2, 2));
    expect(play.state.overlord.acting?.movement).toBe(1);
  });

  rule(['DES-18.13', 'DES-18.16'], 'a Hell Hound turns after its head', () => {
    const play = step4(state => void put(state, 'hell-hound', base(12, 9, 2, 1)));
    activates(play).answers(play.overlordSeat, `walk:${base(12, 9, 1, 2)}`);
    expect(play.monster().at).toBe(base(12, 9, 1, 2));
  });
});

describe('pits', () => {
  const pits = (monster: (state: State) => Monster) => (state: State) => {
    for (const x of [13, 14]) state.board.terrain[space(x, 9)] = 'pit';
    for (const x of [13, 14]) state.board.terrain[space(x, 10)] = 'pit';
    monster(state);
  };

  rule(['DES-15.5', 'DES-15.7'], 'a monster climbs out for 2 points, and jumps for 3 a space', () => {
    const inside = activates(step4(pits(state => put(state, 'skeleton', space(13, 9)))));
    inside.answers(inside.overlordSeat, `climb:${space(15, 9)}`);
    expect(inside.state.overlord.acting?.movement).toBe(3);
    const before = activates(step4(pits(state => put(state, 'razorwing', space(12, 9)))));
    // Who flies walks over it.
    expect(walks(before)).toContain('walk:space:15,9');
    const long = activates(
      step4(state => {
        state.board.terrain[space(13, 9)] = 'pit';
        put(state, 'beastman', space(12, 9));
      }),
    );
    long.answers(long.overlordSeat, `jump:${space(14, 9)}`);
    expect(long.monster().at).toBe(space(14, 9));
    expect(long.state.overlord.acting?.movement).toBe(1);
  });
});

rule(['DES-61.1', 'DES-61.6'], 'a Naga holds whoever is beside it, but not who cannot be held', () => {
  const beside = (equipped: string[]) =>
    scene({
      set: (state, [hero]) => {
        if (hero) Object.assign(hero, { at: space(3, 9), equipped });
        put(state, 'naga', base(4, 9, 2, 2));
      },
    }).does('action:run');
  const steps = (play: Play) => play.can().filter(key => key.startsWith('walk:'));
  expect(steps(beside([]))).toEqual([]);
  expect(steps(beside(['golden-armor#1']))).not.toEqual([]);
});

describe('monster cards', () => {
  rule(['DES-36.1', 'DES-36.2'], 'the number of heroes says which card is used', () => {
    const wounds = (heroes: readonly string[]) =>
      scene({ heroes, set: state => void put(state, 'beastman', space(7, 9)) }).monster().wounds;
    const four = ['steelhorns', 'mad-carthos', 'grey-ker', 'mordrog'];
    expect([2, 3, 4].map(n => wounds(four.slice(0, n)))).toEqual([2, 3, 4]);
  });

  rule('DES-36.4', 'a master is never weaker than a normal monster of its kind, and in something stronger', () => {
    for (const { id, normal, master } of monsters) {
      const strength = ({ speed, armour, wounds, dice }: typeof normal) => [speed, armour, wounds[5], total(dice)];
      const [weak, strong] = [strength(normal), strength(master)];
      expect(
        strong.every((n, at) => n >= (weak[at] ?? 0)),
        id,
      ).toBe(true);
      expect(
        strong.some((n, at) => n > (weak[at] ?? 0)),
        id,
      ).toBe(true);
    }
  });
});

rule('DES-16.16', 'whoever is held where a friend stands goes back to the last free space', () => {
  const play = scene({
    set: (state, heroes) => {
      const [first, other] = heroes;
      if (first) first.at = space(1, 13);
      if (other) other.at = space(1, 12);
      put(state, 'beastman', space(2, 12));
      put(state, 'naga', base(2, 10, 2, 2));
    },
  }).does('action:run');
  // Past the friend there is room, but beside the friend's space a Naga holds whoever enters it.
  play.does(`walk:${space(1, 11)}`);
  expect(play.hero().at).toBe(space(1, 13));
});

describe('a monkey', () => {
  const monkey = (set: Plan['set'] = () => undefined, more: Plan = {}) =>
    scene({
      ...more,
      set: (state, heroes) => {
        const [hero] = heroes;
        if (hero) Object.assign(hero, { monkey: 2, equipped: ['leather-armor#1'] });
        set(state, heroes);
      },
    });

  rule('DES-99.5', 'has the wounds and the fatigue of the hero, and no armour', () => {
    const play = monkey();
    const { id, wounds, fatigue } = play.hero();
    expect(statOf(play.state, id, 'armour')).toBe(0);
    expect([wounds, fatigue]).toEqual([statOf(play.state, id, 'maxWounds'), statOf(play.state, id, 'maxFatigue')]);
  });

  rule(['DES-99.7', 'DES-99.3', 'DES-99.4'], 'moves five spaces, stunned or not, and does nothing else', () => {
    for (const stun of [0, 1]) {
      const play = monkey((_, [hero]) => void (hero && stun && Object.assign(hero, { tokens: { stun } })), {
        position: { at: 'turnStart' },
      });
      expect(play.state.turn?.movement).toBe(5);
      expect(play.can().every(key => key.startsWith('walk:') || key === 'fatigue' || key.startsWith('use:'))).toBe(
        true,
      );
    }
  });

  rule('DES-99.4', 'is said to go as far as it does: no skill makes it faster', () => {
    const play = monkey((_, [hero]) => void hero?.skills.push('swift'), { position: { at: 'turnStart' } });
    expect([statOf(play.state, play.hero().id, 'speed'), play.state.turn?.movement]).toEqual([5, 5]);
  });

  rule('DES-99.8', 'may have an order, but makes no Guard attack', () => {
    const play = step4(state => void put(state, 'beastman', space(4, 9)), {
      set: (_, [hero]) => void (hero && Object.assign(hero, { at: space(3, 9), monkey: 2, order: 'guard' })),
    });
    activates(play);
    expect(play.asked(0)).toBeUndefined();
    expect(play.hero().order).toBe('guard');
  });

  rule('DES-99.10', 'is the hero again after death', () => {
    const play = monkey((_, [hero]) => void (hero && Object.assign(hero, { wounds: 1 })), {
      position: { at: 'act' },
      *first(t) {
        yield* descent.calls.wound(t, t.state.heroes[0]?.id ?? 'hero:nobody', 3, { kind: 'trap' });
      },
    });
    expect(play.hero().monkey).toBeUndefined();
    expect(play.hero().at).toBeUndefined();
  });
});
