// DES-68: Leap.

import { rule } from '@veillee/kernel/test/rule';
import { type Base, base, space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import type { Rank } from '../../content/vocabulary.ts';
import { isImmune, statOf } from '../../rules/effects/stats.ts';
import { invariants } from '../../rules/invariants.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { leaps, passedOver } from '../../rules/overlord/leaping.ts';
import type { Hero, State } from '../../rules/state.ts';
import { GREEN, POWER, RED, YELLOW } from '../faces.ts';
import { said } from '../fight.ts';
import { activates, step4 } from '../fights-of-monsters.ts';
import { begun, type Plan, type Play, pair, put } from '../scene.ts';

/** In the corridor, lengthwise, and where it comes down after eight spaces. */
const START = base(2, 9, 2, 1);
const FAR = base(10, 9, 2, 1);
const HIT = [RED.four, GREEN.three, YELLOW.three];
const SEVEN = 7;

type Set = (state: State, heroes: [Hero, Hero]) => void;

/** A Blood Ape has begun; the heroes stand in its way unless a scene has them elsewhere. */
function ape(dice: readonly number[] = HIT, set: Set = () => undefined, rank: Rank = 'normal', more: Plan = {}): Play {
  const play = step4(
    state => {
      const [one, other] = pair(state.heroes);
      [one.at, other.at] = [space(5, 9), space(8, 9)];
      put(state, 'blood-ape', START, rank);
      set(state, [one, other]);
    },
    { dice, ...more },
  );
  return activates(play);
}

const leaping = (play: Play): string[] => play.can(play.overlordSeat).filter(key => key.startsWith('leap:'));
const jumps = (play: Play, to: Base = FAR): Play => play.answers(play.overlordSeat, `leap:${to}`);
const strikes = (play: Play): Play => play.answers(play.overlordSeat, play.can(play.overlordSeat)[0] ?? '');
const lost = (play: Play, n = 0): number => statOf(play.state, play.hero(n).id, 'maxWounds') - play.hero(n).wounds;
const acting = (play: Play) => play.state.overlord.acting;

describe('the way', () => {
  rule(
    ['DES-68.1', 'DES-68.3', 'DES-68.4', 'DES-68.19'],
    'straight, up to twice its points, over heroes, onto empty spaces',
    () => {
      const play = ape();
      // Along the corridor, turned as it is, and across: not where a hero would be under it, nor onto the glyph, which is awake.
      expect(leaping(play)).toEqual([
        'leap:base:2,8/2x1',
        'leap:base:3,9/2x1',
        'leap:base:6,9/2x1',
        'leap:base:9,9/2x1',
        'leap:base:10,9/2x1',
        'leap:base:2,11/2x1',
        'leap:base:1,9/2x1',
      ]);
      expect(play.can(play.overlordSeat)).toContain('walk:base:3,9/2x1');
    },
  );

  rule(
    ['DES-68.4', 'DES-68.12'],
    'over obstacles, which do nothing to it; never onto one, nor through a shut door',
    () => {
      const state = begun();
      const [one, other] = pair(state.heroes);
      [one.at, other.at] = [space(1, 12), space(2, 12)];
      const monster = put(state, 'blood-ape', START);
      const ways = () => leaps(treadOf(state, monster), START, 4).flatMap(({ to }) => (to.includes(',9/') ? [to] : []));
      expect(ways()).toContain('base:6,9/2x1');
      state.board.revealed = [0, 1];
      expect(ways()).not.toContain('base:7,9/2x1');
      state.board.open.push('mine-door');
      expect(ways()).toContain('base:7,9/2x1');
      state.board.open = [];
      state.board.terrain[space(4, 9)] = 'rubble';
      state.board.terrain[space(6, 9)] = 'pit';
      expect(ways()).toEqual(['base:1,9/2x1']);
      state.board.terrain[space(6, 9)] = 'none';
      expect(ways()).toEqual(['base:5,9/2x1', 'base:6,9/2x1', 'base:1,9/2x1']);
      // Out of a pit one climbs.
      for (const at of [space(2, 9), space(3, 9)]) state.board.terrain[at] = 'pit';
      expect(ways()).toEqual([]);
    },
  );

  rule('DES-68.11', 'half the spaces, rounded up, in movement points', () => {
    const state = begun();
    for (const hero of state.heroes) hero.at = space(1, 12);
    const monster = put(state, 'blood-ape', base(1, 9, 2, 1));
    const costs = leaps(treadOf(state, monster), monster.at, 4).flatMap(({ to, cost }) =>
      to.includes(',9/') ? [cost] : [],
    );
    expect(costs).toEqual([1, 1, 2, 2, 3]);
    const play = jumps(ape(), base(9, 9, 2, 1)).passes();
    expect(acting(play)?.movement).toBe(0);
    const short = ape(HIT, (_, [one]) => {
      one.at = space(1, 12);
    });
    expect(acting(jumps(short, base(5, 9, 2, 1)))?.movement).toBe(2);
  });

  rule(['DES-68.2', 'DES-68.10'], 'no Aura touches it, and nobody holds it', () => {
    const play = ape([], (_, [one]) => {
      one.equipped = [];
    });
    expect([isImmune(play.state, play.monster(), 'aura'), isImmune(play.state, play.monster(), 'grapple')]).toEqual([
      true,
      true,
    ]);
    const held = ape([], (_, [one]) => {
      one.at = space(4, 9);
      one.skills = [];
    });
    expect(leaping(held).length).toBeGreaterThan(0);
  });

  test('two spaces wide it comes over all that its base sweeps', () => {
    const path = [base(3, 9, 1, 2), base(4, 9, 1, 2), base(5, 9, 1, 2)];
    expect(passedOver(path)).toEqual([space(4, 9), space(4, 10), space(5, 9), space(5, 10)]);
    expect(passedOver([START, base(3, 9, 2, 1)])).toEqual([space(4, 9)]);
  });
});

describe('the blow', () => {
  rule(
    ['DES-68.5', 'DES-68.6', 'EX-39'],
    'one roll strikes all heroes whom it has passed over, in full, no monster',
    () => {
      const play = jumps(ape(HIT, state => void put(state, 'beastman', space(7, 9))));
      expect(play.asked(play.overlordSeat)).toBe('attack.leap');
      strikes(play).passes();
      expect(play.lines('log.attack.roll')).toHaveLength(1);
      expect(play.lines('log.attack.hit').map(({ with: words }) => words?.damage)).toEqual([SEVEN, SEVEN]);
      expect(play.monster(1).wounds).toBe(play.state.monsters[1]?.wounds);
      expect([play.monster().at, play.state.monsters.length]).toEqual([FAR, 2]);
      expect(invariants(play.state)).toEqual([]);
      // A miss is a miss.
      const missed = strikes(jumps(ape([RED.miss, GREEN.three, YELLOW.three])));
      expect(missed.log).toContain('log.attack.fails.miss');
    },
  );

  rule('DES-68.5', 'not those beside the way', () => {
    const play = jumps(
      ape(HIT, (_, [, other]) => {
        other.at = space(8, 10);
      }),
    );
    strikes(play);
    expect([lost(play) > 0, lost(play, 1)]).toEqual([true, 0]);
  });

  rule(['DES-68.7', 'EX-39'], 'of several who dodge one has dice rolled again', () => {
    const play = ape([...HIT, RED.miss], (_, heroes) => {
      for (const hero of heroes) hero.order = 'dodge';
    });
    strikes(jumps(play));
    expect(play.asked()).toBe('attack.dodge');
    play.does('die:red:0');
    expect([play.asked(), play.log.includes('log.attack.fails.miss')]).not.toContain('attack.dodge');
    expect([lost(play), lost(play, 1)]).toEqual([0, 0]);
  });

  rule('DES-68.8', 'once, and it moves no more', () => {
    const play = ape(HIT, (_, [one, other]) => {
      [one.at, other.at] = [space(4, 9), space(1, 12)];
    });
    strikes(jumps(play, base(5, 9, 2, 1)));
    // Nothing is left to be done.
    expect([acting(play), play.monster().ready]).toEqual([undefined, false]);
    // With more attacks than one it leaps for no second blow.
    const twice = ape([...HIT, ...HIT], (_, [one, other]) => {
      [one.at, other.at] = [space(4, 9), space(1, 12)];
    });
    Object.assign(acting(twice) ?? {}, { attacks: 2 });
    expect(acting(strikes(jumps(twice, base(5, 9, 2, 1))))?.leapt).toBe(true);
  });

  rule('DES-68.9', 'without the blow it goes on with what is left, and attacks as usual', () => {
    const play = ape(HIT, (_, [one, other]) => {
      [one.at, other.at] = [space(4, 9), space(7, 9)];
    });
    jumps(play, base(5, 9, 2, 1)).passes();
    expect([acting(play)?.movement, acting(play)?.attacks]).toEqual([2, 1]);
    const seat = play.overlordSeat;
    expect(play.can(seat)).toEqual(expect.arrayContaining(['attack:own:space:4,9', 'attack:own:space:7,9']));
  });

  rule('DES-68.13', 'wounded on the way it attacks with the dice of Berserk', () => {
    const play = ape(
      [...HIT, POWER.more, POWER.more, POWER.more, POWER.more, POWER.more],
      state => {
        const [monster] = state.monsters;
        if (monster) monster.wounds--;
      },
      'master',
    );
    strikes(jumps(play));
    expect(said(play, 'log.attack.roll')?.n).toBe(3 + 5);
  });
});

describe('heroes on guard', () => {
  const guarding: Set = (_, [, other]) => {
    Object.assign(other, { order: 'guard', equipped: ['sword#1'], at: space(8, 10) });
  };
  const SWORD = 'attack:sword#1:';
  /** Until the second hero can strike it, or it is over. */
  const untilNear = (play: Play): string | undefined => {
    for (let n = 0; n < 20; n++) {
      if (play.asked() !== 'guard.ask') return undefined;
      const key = play.can().find(one => one.startsWith(SWORD));
      if (key) return key;
      play.passes();
    }
    return undefined;
  };

  rule(
    ['DES-68.14', 'DES-68.15', 'DES-8.23'],
    'they strike as it comes past; if it lives it goes on and strikes all',
    () => {
      const play = jumps(ape([RED.two, GREEN.one, ...HIT], guarding));
      const key = untilNear(play);
      expect(key).toBeDefined();
      // In the air, past the first hero.
      expect(play.state.overlord.acting?.over).toContain(space(5, 9));
      play.does(key ?? '').passes();
      expect(play.monster().at).toBe(FAR);
      strikes(play);
      expect(lost(play)).toBeGreaterThan(0);
    },
  );

  rule('DRF-2.10', 'whoever is alert strikes it in the air, too, as soon as it comes beside them', () => {
    const alert = (fatigue: number): Play =>
      jumps(
        ape([RED.four, GREEN.three, ...HIT], ({ monsters: [monster] }, [, other]) => {
          Object.assign(other, { skills: ['alertness'], equipped: ['sword#1'], at: space(8, 10), fatigue });
          if (monster) monster.wounds = 30;
        }),
      );
    const play = alert(2);
    expect([play.asked(), play.can()]).toEqual(['effect.use', ['use:alertness:0']]);
    expect(play.monster().at).not.toBe(FAR);
    expect(play.state.overlord.acting?.over).toContain(space(5, 9));
    play.does('use:alertness:0').passes();
    expect([play.monster().wounds < 30, play.monster().at, play.hero(1).fatigue]).toEqual([true, FAR, 0]);
    expect(alert(0).asked()).not.toBe('effect.use');
  });

  rule('DES-68.16', 'killed in the middle it still strikes those whom it has passed over', () => {
    const play = jumps(
      ape([RED.four, GREEN.three, ...HIT], (state, heroes) => {
        guarding(state, heroes);
        const [monster] = state.monsters;
        if (monster) monster.wounds = 1;
      }),
    );
    play.does(untilNear(play) ?? '').passes();
    expect([play.state.monsters, lost(play) > 0, lost(play, 1)]).toEqual([[], true, 0]);
    expect(play.lines('log.attack.roll')).toHaveLength(2);
  });

  rule('DES-68.17', 'killed before it has passed over anybody it strikes nobody', () => {
    const play = jumps(
      ape([RED.four, GREEN.three, ...HIT], (state, heroes) => {
        const [one, other] = heroes;
        guarding(state, heroes);
        [one.at, other.at] = [space(8, 9), space(5, 10)];
        const [monster] = state.monsters;
        if (monster) monster.wounds = 1;
      }),
    );
    play.does(untilNear(play) ?? '').passes();
    expect([play.state.monsters, lost(play), lost(play, 1)]).toEqual([[], 0, 0]);
  });

  rule('DES-68.18', 'thrown out of its way it stays there, and strikes those alone whom it had passed over', () => {
    const play = jumps(
      ape([RED.two, GREEN.one, ...HIT], (state, heroes) => {
        guarding(state, heroes);
        const [monster] = state.monsters;
        if (monster) monster.wounds = 30;
        heroes[1].equipped = ['hammer#1'];
      }),
    );
    for (let n = 0; n < 20 && play.asked() === 'guard.ask'; n++) {
      const key = play.can().find(one => one.startsWith('attack:hammer'));
      if (key) play.does(key);
      else play.passes();
    }
    while (play.asked() === 'attack.spend') play.passes();
    expect(play.asked()).toBe('attack.throw');
    const [to] = play.can();
    play.does(to ?? '');
    expect(`place:${play.monster().at}`).toBe(to);
    strikes(play);
    expect([acting(play)?.movement ?? 0, acting(play)?.attacks ?? 0]).toEqual([0, 0]);
    expect([lost(play) > 0, lost(play, 1)]).toEqual([true, 0]);
  });
});
