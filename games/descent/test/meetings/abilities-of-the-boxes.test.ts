// Abilities that came with the boxes meet other chapters: Leap and whatever lies or hides below, Sweep and ghosts, Frost and what is in
// use, Morph and whom no blow touches, potions and cards.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import type { Prop } from '../../content/vocabulary.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { calls } from '../../rules/calls.ts';
import { tryFrost } from '../../rules/effects/frost.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { leaps } from '../../rules/overlord/leaping.ts';
import type { Hero, State } from '../../rules/state.ts';
import { stone, WEST } from '../boulders.ts';
import { press } from '../crushing-walls.ts';
import { BLUE, GREEN, POWER, RED, YELLOW } from '../faces.ts';
import { assault, BESIDE, battle, type Fight, fight, first, HERE, said } from '../fight.ts';
import { activates, fightTurn, GIANT, overlordTurn, step4 } from '../fights-of-monsters.ts';
import { invisible } from '../ice.ts';
import { base, begun, type Play, pair, put, space, tableOf } from '../scene.ts';

const ALL = { 'well-of-darkness': true, 'altar-of-despair': true, 'tomb-of-ice': true } as const;
const lost = (play: Play, n = 0): number => statOf(play.state, play.hero(n).id, 'maxWounds') - play.hero(n).wounds;

describe('Leap', () => {
  const START = base(2, 9, 2, 1);

  rule(
    ['DES-68.4', 'ICE-3.1', 'ICE-4.1', 'DES-51.1', 'DES-50.1'],
    'R167: over ice, mud, lava and eggs, onto none of them; onto traps and into trees; and through neither boulder nor crushing wall',
    () => {
      const ways = (set: (state: State) => void) => {
        const state = begun({ options: ALL });
        const [one, other] = pair(state.heroes);
        [one.at, other.at] = [space(1, 12), space(2, 12)];
        state.board.revealed = [0, 1];
        state.board.open.push('mine-door');
        const ape = put(state, 'blood-ape', START);
        set(state);
        return leaps(treadOf(state, ape), START, 4).flatMap(({ to }) => (to.includes(',9/') ? [to] : []));
      };
      const onto = (prop: Prop) => ways(state => void Object.assign(state.board.terrain, { [space(6, 9)]: prop }));
      const rest = [3, 4, 7, 8, 9, 10].map(x => `base:${x},9/2x1`);
      for (const prop of ['ice', 'mud', 'lava', 'corrupted'] as const)
        expect([prop, onto(prop)]).toEqual([prop, [...rest, 'base:1,9/2x1']]);
      const bare = ways(() => {});
      expect(bare.length).toBe(rest.length + 3);
      for (const prop of ['tree', 'dart-field', 'scything-blades'] as const)
        expect([prop, onto(prop)]).toEqual([prop, bare]);
      const egg = ways(state => {
        Object.assign(put(state, 'lava-beetle', space(6, 9)), { egg: true });
      });
      expect(egg).toEqual([...rest, 'base:1,9/2x1']);
      const near = ['base:3,9/2x1', 'base:4,9/2x1', 'base:1,9/2x1'];
      expect(ways(state => void Object.assign(state.board, { boulders: [stone(base(6, 9, 2, 2))] }))).toEqual(near);
      expect(ways(state => void Object.assign(state.board, { crushingWalls: [press([6, 9])] }))).toEqual(near);
    },
  );

  /** An ape leaps over both heroes, down the corridor, and strikes. */
  const strikes = (set: (state: State, heroes: [Hero, Hero]) => void, dice: readonly number[], to = 10): Play => {
    const play = activates(
      step4(
        state => {
          const [one, other] = pair(state.heroes);
          [one.at, other.at] = [space(5, 9), space(8, 9)];
          put(state, 'blood-ape', START);
          set(state, [one, other]);
        },
        { dice: [...dice], options: ALL },
      ),
    );
    const seat = play.overlordSeat;
    play.answers(seat, `leap:${base(to, 9, 2, 1)}`);
    if (play.asked(seat) === 'attack.leap') play.answers(seat, play.can(seat)[0] ?? '');
    if (play.asked(seat) === 'attack.dazed') play.answers(seat, play.can(seat)[0] ?? '');
    while (!play.over && play.asked(seat)?.startsWith('attack') && play.asked(0) === undefined) play.passes(seat);
    return play;
  };
  const HIT = [RED.four, GREEN.three, YELLOW.three];

  rule(
    ['DES-68.4', 'DES-68.12', 'DES-48.2'],
    'R167: comes down among darts, which ask for their die and daze it, over those that lie on its way for nothing',
    () => {
      const play = strikes(
        state => {
          for (const x of [6, 7, 11]) state.board.terrain[space(x, 9)] = 'dart-field';
        },
        [POWER.more, ...HIT],
      );
      expect([play.monster().tokens.daze, said(play, 'log.ground')?.prop, play.lines('log.ground').length]).toEqual([
        1,
        { text: 'prop.dart-field' },
        1,
      ]);
    },
  );

  rule(
    ['DES-68.5', 'DES-46.5', 'ICE-6.6'],
    'strikes whoever is in a pit below it, and misses whoever hides alone',
    () => {
      const pit = strikes((state, [one]) => void Object.assign(state.board.terrain, { [one.at ?? HERE]: 'pit' }), HIT);
      expect([lost(pit) > 0, lost(pit, 1) > 0]).toEqual([true, true]);
      const hidden = strikes((_, [one]) => invisible(one), [...HIT, 1]);
      expect([lost(hidden), lost(hidden, 1)]).toEqual([0, lost(pit, 1)]);
    },
  );

  rule(
    ['DES-68.5', 'ICE-6.1', 'DES-70.1'],
    'R155: is a blow from where it comes down: a ghost or a cloak it has passed over is judged by that space',
    () => {
      const over = (to: number) =>
        lost(
          strikes(
            (state, [one]) => {
              one.skills = [];
              one.lasting = ['skulk/0'];
              one.faceUp = ['skulk#1'];
              if (state.featCards) state.featCards.hands = {};
            },
            [...HIT, 3],
            to,
          ),
        );
      // Beside it there no blow touches a ghost; from further off it does.
      expect([over(6) > 0, over(10) > 0]).toEqual([false, true]);
    },
  );

  rule(
    ['DES-68.1', 'DES-75.4', 'DES-36.7'],
    'is the half of a stunned master’s turn that moves it: it comes down without a blow',
    () => {
      const play = activates(
        step4(
          state => {
            const [one, other] = pair(state.heroes);
            [one.at, other.at] = [space(5, 9), space(8, 9)];
            put(state, 'blood-ape', START, 'master').tokens = { stun: 1 };
          },
          { options: ALL },
        ),
      );
      const seat = play.overlordSeat;
      play.answers(seat, `leap:${base(6, 9, 2, 1)}`);
      expect([play.monster().at, play.asked(seat)]).toEqual([base(6, 9, 2, 1), 'overlord.activation']);
      expect(play.can(seat).filter(key => key.startsWith('attack:'))).toEqual([]);
    },
  );
});

describe('a ghost', () => {
  rule(
    ['DES-66.1', 'ICE-6.1', 'ICE-6.2'],
    'is not swept away by whoever stands beside it; from two spaces off it is',
    () => {
      const swept = (at: ReturnType<typeof space>): boolean => {
        const play = assault({
          ...GIANT,
          options: ALL,
          set: (_, heroes) => {
            const [, friend] = pair(heroes);
            Object.assign(friend, { at, skills: [] });
          },
          friend: 'zyla',
        });
        for (let n = 0; n < 5 && play.asked() === undefined; n++) play.passes(play.overlordSeat);
        return lost(play, 1) > 0 || play.hero(1).at === undefined;
      };
      expect([swept(space(3, 10)), swept(space(2, 10))]).toEqual([false, true]);
    },
  );

  rule(['DES-98.2', 'ICE-6.1'], 'is struck by a beast of chaos beside it from afar or by magic, and by no blow', () => {
    const kinds = (hero: string): string[] => {
      const { state } = fight({ options: ALL, hero, monster: 'chaos-beast', on: base(4, 9, 2, 2) });
      const own = attacksOf(state, state.monsters[0]?.id ?? 'monster:', 'activation');
      return own.filter(({ target }) => target === HERE).map(({ weapon }) => weapon ?? '');
    };
    expect(kinds('grey-ker').toSorted()).toEqual(['magic', 'melee', 'ranged']);
    expect(kinds('zyla').toSorted()).toEqual(['magic', 'ranged']);
  });
});

describe('Reach', () => {
  const THERE = space(5, 9);
  const attacks = (plan: Fight): string[] =>
    fight({
      options: ALL,
      on: THERE,
      ...plan,
      set: (state, heroes, monster) => {
        pair(heroes)[1].at = space(1, 13);
        plan.set?.(state, heroes, monster);
      },
    })
      .does('action:battle')
      .can()
      .filter(key => key.startsWith('attack:'));

  rule(
    ['DES-77.1', 'DES-60.1', 'DES-20.2'],
    'is the weapon’s as well as the arm’s: five of the Well reach two spaces, with that weapon and no other',
    () => {
      for (const weapon of ['walking-stick#1', 'shillelagh#1', 'bo-stick#1', 'icetooth#1'])
        expect(attacks({ equipped: [weapon] })).toEqual([`attack:${weapon}:${THERE}`]);
      expect(attacks({ equipped: ['sword#1'] })).toEqual([]);
      expect(attacks({ hero: 'laughin-buldar', equipped: ['walking-stick#1', 'sword#1'] })).toEqual([
        `attack:walking-stick#1:${THERE}`,
      ]);
      // Somebody in between is in the way, but not of a Sweep.
      const barred = (weapon: string): boolean =>
        attacks({ equipped: [weapon], set: state => void put(state, 'kobold', BESIDE) }).some(key =>
          key.endsWith(THERE),
        );
      expect([barred('walking-stick#1'), barred('icetooth#1')]).toEqual([false, true]);
    },
  );

  rule(['DES-77.1', 'DES-60.4'], 'R161: of arm and weapon together is no longer: two spaces, not three', () => {
    const long = (on: typeof THERE) => attacks({ hero: 'lord-hawthorne', equipped: ['walking-stick#1'], on });
    expect([long(THERE).length, long(space(6, 9)).length]).toEqual([1, 0]);
  });

  rule(
    ['ICE-6.2', 'DES-77.1', 'DES-8.14'],
    'strikes a ghost from two spaces off, on guard too, and never from beside',
    () => {
      const shade = (on: typeof THERE) => attacks({ equipped: ['walking-stick#1'], monster: 'shade', on }).length;
      expect([shade(THERE), shade(BESIDE)]).toEqual([1, 0]);
      const guarded = assault({
        options: ALL,
        monster: 'skeleton',
        on: THERE,
        equipped: ['walking-stick#1'],
        set: (_, heroes) => {
          first(heroes).order = 'guard';
          pair(heroes)[1].at = space(1, 13);
        },
      });
      expect([guarded.asked(), guarded.can()]).toEqual(['guard.ask', [`attack:walking-stick#1:${THERE}`]]);
      guarded.brings({ dice: [RED.four, YELLOW.three, ...Array(3).fill(POWER.blank)] });
      guarded.does(`attack:walking-stick#1:${THERE}`).passesAll('turn.act');
      expect([guarded.state.monsters, guarded.hero().wounds]).toEqual([[], 16]);
    },
  );
});

rule(
  ['DES-66.1', 'ICE-6.1', 'ICE-6.2', 'DES-77.1'],
  'Icetooth reaches a shade two spaces off with its sweep, and passes the one beside its bearer',
  () => {
    const play = battle({
      options: ALL,
      monster: 'sorcerer',
      equipped: ['icetooth#1'],
      dice: [RED.four, GREEN.three, GREEN.three, YELLOW.one, YELLOW.one, ...Array(3).fill(POWER.blank), 3],
      set: (state, _, sorcerer) => {
        put(state, 'shade', space(3, 10));
        put(state, 'shade', space(5, 10));
        sorcerer.wounds = 1;
      },
    });
    for (let n = 0; n < 9 && play.asked() !== 'turn.act'; n++) play.passesAll('turn.act');
    expect(play.state.monsters.map(({ kind, at }) => [kind, at])).toEqual([['shade', space(3, 10)]]);
  },
);

describe('Frost', () => {
  const cold: NonNullable<Fight['set']> = (_, heroes) => Object.assign(first(heroes), { tokens: { frost: 1 } });

  rule(['DES-79.3', 'DES-20.5', 'DES-7.6'], 'a bow that has broken shoots no second time, by no skill either', () => {
    const shot = (die: number): Play => {
      const play = battle({
        options: ALL,
        hero: 'grey-ker',
        equipped: ['bow#1'],
        skills: ['rapid-fire'],
        dice: [BLUE.two, GREEN.one, POWER.blank, POWER.blank, POWER.blank, die],
        set: (state, heroes, monster) => {
          cold(state, heroes, monster);
          monster.wounds = 30;
        },
      });
      while (play.asked()?.startsWith('attack')) play.passes();
      return play;
    };
    expect([shot(POWER.more).asked(), shot(POWER.more).hero().equipped]).toEqual(['effect.use', ['bow#1']]);
    const broken = shot(POWER.blank);
    expect(broken.asked()).toBe('turn.act');
    expect(broken.can().filter(key => key.startsWith('attack:'))).toEqual([`attack:fists:${BESIDE}`]);
  });

  rule(['DES-79.3', 'DES-20.12'], 'tries the weapon in use, not the one in the other hand', () => {
    const play = battle({
      options: ALL,
      equipped: ['sword#1', 'dagger#1'],
      dice: [RED.two, GREEN.one, POWER.blank, POWER.blank, POWER.blank, POWER.blank],
      set: cold,
    });
    while (play.asked()?.startsWith('attack')) play.passes();
    expect(play.hero().equipped).toEqual(['dagger#1']);
  });

  rule(
    ['DES-79.3', 'DES-12.9', 'DES-8.15'],
    'tries it after a blow on guard, and after one that the overlord makes its owner strike',
    () => {
      const turned = fightTurn(['animate-weapons#1'], {
        options: ALL,
        equipped: ['sword#1'],
        dice: [POWER.more, RED.miss, GREEN.one, POWER.blank, POWER.blank, POWER.blank, POWER.blank],
        set: (state, heroes, monster) => {
          cold(state, heroes, monster);
          pair(heroes)[1].at = undefined;
        },
      });
      turned.answers(turned.overlordSeat, 'card:animate-weapons').passesAll('overlord.turn');
      expect(turned.hero().equipped).toEqual([]);
      const guarded = assault({
        options: ALL,
        equipped: ['sword#1'],
        dice: [RED.miss, GREEN.one, POWER.blank, POWER.blank, POWER.blank, POWER.blank, RED.miss, GREEN.one],
        set: (state, heroes, monster) => {
          cold(state, heroes, monster);
          first(heroes).order = 'guard';
        },
      });
      expect(guarded.asked()).toBe('guard.ask');
      guarded.does(guarded.can().find(key => key.startsWith('attack:')) ?? '').passesAll('turn.act');
      expect(guarded.hero().equipped).toEqual([]);
    },
  );

  rule(['DES-79.5', 'DES-24.10'], 'minds no wounds but those of an attack: ground and traps break no mail', () => {
    const hurt = (kind: 'terrain' | 'trap' | 'ability') =>
      fight({
        options: ALL,
        equipped: ['chain-mail#1'],
        set: cold,
        dice: [POWER.blank],
        first: t => calls(t).wound(t, first(t.state.heroes).id, 8, { kind }) as never,
      }).hero().equipped;
    expect((['terrain', 'trap', 'ability'] as const).map(hurt)).toEqual(Array(3).fill(['chain-mail#1']));
  });

  rule(['DES-79.5', 'DES-99.5', 'DES-99.3'], 'breaks nothing that a monkey has no use for', () => {
    const struck = (monkey: number | undefined) =>
      assault({
        options: ALL,
        monster: 'ogre',
        on: base(4, 9, 2, 2),
        equipped: ['chain-mail#1'],
        dice: [RED.four, GREEN.three, GREEN.three, POWER.blank],
        set: (state, heroes, monster) => {
          cold(state, heroes, monster);
          Object.assign(first(heroes), { monkey });
        },
      }).hero().equipped;
    expect([struck(undefined), struck(2)]).toEqual([[], ['chain-mail#1']]);
  });

  rule(
    ['DES-79.7', 'DES-4.25', 'DES-88.1'],
    'frees whoever bears the Black Ring: with bare hands surges are spent again',
    () => {
      const play = fight({ options: ALL, equipped: ['the-black-ring#1'], set: cold });
      const hero = play.hero();
      const spends = () => hero.equipped.length === 0;
      const t = tableOf(play.state);
      for (let n = 0; n < 40 && !spends(); n++) tryFrost(t, hero, 'the-black-ring#1');
      expect(spends()).toBe(true);
      const free = battle({
        options: ALL,
        monster: 'demon',
        on: base(4, 9, 2, 2),
        dice: [RED.threeSurge, POWER.blank, POWER.blank, POWER.blank],
      });
      expect(free.log).not.toContain('log.attack.fails.fear');
    },
  );
});

describe('power dice that were drunk', () => {
  const charged: NonNullable<Fight['set']> = (state, heroes) => {
    Object.assign(first(heroes), { active: 'power-potion' });
    Object.assign(state.overlord, { threat: 20, hand: ['weakness#1'] });
  };

  rule(
    ['DES-29.7', 'DES-12.8', 'DES-19.8'],
    'R156: Weakness takes them all, and the potion has been drunk for that attack',
    () => {
      const play = battle({ options: ALL, equipped: ['sword#1'], dice: [RED.two, GREEN.one], set: charged });
      const seat = play.overlordSeat;
      play.answers(seat, 'card:weakness').overlordWaits();
      expect([said(play, 'log.attack.roll'), play.hero().active]).toEqual([
        expect.objectContaining({ n: 2 }),
        undefined,
      ]);
    },
  );

  rule(
    ['DES-29.7', 'DES-12.9', 'DES-21.34'],
    'are rolled in the next attack, be it one that the overlord makes them strike against themselves',
    () => {
      const play = fightTurn(['animate-weapons#1'], {
        options: ALL,
        equipped: ['sword#1'],
        dice: [POWER.more, RED.two, GREEN.one, ...Array.from({ length: 5 }, () => POWER.blank)],
        set: (_, heroes) => {
          Object.assign(first(heroes), { active: 'power-potion' });
          pair(heroes)[1].at = undefined;
        },
      });
      play.answers(play.overlordSeat, 'card:animate-weapons').passesAll('overlord.turn');
      expect([said(play, 'log.attack.roll'), play.hero().active]).toEqual([
        expect.objectContaining({ n: 7 }),
        undefined,
      ]);
    },
  );
});

rule(
  ['DES-61.1', 'DES-55.3', 'DES-15.6'],
  'whoever is held by a Bear Tattoo, or webbed, has no points for an altar under its feet',
  () => {
    const offered = (set: (state: State) => void): string[] => {
      const play = step4(
        state => {
          const [one, other] = pair(state.heroes);
          [one.at, other.at] = [space(3, 9), space(1, 12)];
          state.board.markers.push({ id: 'marker:altar-evil#9', kind: 'altar-evil', at: space(4, 9) });
          put(state, 'beastman', space(4, 9));
          set(state);
        },
        { options: ALL, dice: [POWER.blank] },
      );
      activates(play);
      return play.can(play.overlordSeat).filter(key => key.startsWith('altar:') || key.startsWith('walk:'));
    };
    expect(offered(() => undefined).length).toBeGreaterThan(1);
    expect(offered(state => void first(state.heroes).skills.push('bear-tattoo'))).toEqual([]);
    expect(offered(state => void Object.assign(state.monsters[0] ?? {}, { tokens: { web: 1 } }))).toEqual([]);
  },
);

rule(
  ['DES-101.1', 'DES-101.3', 'DES-12.19'],
  'what a trickster makes cheaper is dearer again once it is crushed',
  () => {
    const price = (boulders: State['board']['boulders']): number => {
      const play = overlordTurn({
        options: ALL,
        dice: [RED.three, YELLOW.three],
        set: (state, heroes) => {
          const [one, other] = pair(heroes);
          [one.at, other.at] = [space(1, 12), space(2, 12)];
          for (const x of [4, 5]) put(state, 'kobold', space(x, 9), 'master');
          state.board.boulders = boulders;
          Object.assign(state.overlord, { threat: 40, hand: ['dance-of-the-monkey-god#1'] });
        },
      });
      const { threat } = play.state.overlord;
      play.answers(play.overlordSeat, 'card:dance-of-the-monkey-god').passesAll('overlord.turn');
      return threat - play.state.overlord.threat;
    };
    expect([price([]), price([stone(WEST)])]).toEqual([23, 25]);
  },
);
