// Swallow meets other chapters: feats and powers from within, what cannot reach whoever is inside, and every way in which the holder goes.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { calls } from '../../rules/calls.ts';
import { markersOf, type State } from '../../rules/state.ts';
import { swallow } from '../../rules/stomach.ts';
import { BLANKS, BLUE, GREEN, POWER, RED } from '../faces.ts';
import { holds, ICE } from '../feats.ts';
import { assault, BESIDE, type Fight, fight, first, HERE, monsterTurn } from '../fight.ts';
import { fightTurn, strikes } from '../fights-of-monsters.ts';
import { makeQuest } from '../guide.ts';
import { inside, invisible, WYRM } from '../ice.ts';
import { base, type Play, pair, put, space } from '../scene.ts';

const ALL = { ...ICE, 'well-of-darkness': true, 'altar-of-despair': true } as const;
const swallows: NonNullable<Fight['set']> = (_, __, monster) =>
  void Object.assign(monster, { changes: [{ gain: [{ ability: 'swallow' }] }] });

/** The first hero’s turn begins inside, and the stomach does nothing to them. */
function turnInside(plan: Fight = {}): Play {
  const play = inside({
    options: ALL,
    position: { at: 'turnStart' },
    dice: Array.from({ length: 16 }, () => POWER.blank),
    ...plan,
  }).overlordWaits();
  return play.asked() === 'equip.ask' ? play.passes() : play;
}

describe('from within', () => {
  rule(
    ['ICE-5.5', 'ICE-1.12', 'ICE-5.4'],
    'Hurry brings no second attack and Hustle no step, so that neither is played; Second Wind is',
    () => {
      const play = turnInside({
        set: (state, [hero]) => {
          holds(state, hero, 'hurry#1', 'hustle#1', 'carried-by-air#1', 'second-wind-fighting#1');
          if (hero) hero.fatigue = 0;
        },
      });
      expect(play.asked()).toBe('turn.act.inside');
      expect(play.can().filter(key => key.startsWith('feat:'))).toEqual(['feat:second-wind-fighting']);
      play.does('feat:second-wind-fighting');
      expect(play.hero().fatigue).toBeGreaterThan(0);
    },
  );

  rule(
    ['ICE-1.12', 'ICE-4.3'],
    'Sparks of Pain may be played all the same: they last, and so may the way out come',
    () => {
      const play = monsterTurn(
        [],
        {
          options: ALL,
          monster: 'ogre',
          on: WYRM,
          set: (state, heroes, monster) => {
            Object.assign(first(heroes), { at: undefined, inside: monster.id });
            holds(state, first(heroes), 'sparks-of-pain#1');
          },
        },
        0,
      );
      expect([play.asked(0), play.can(0)]).toEqual(['feats.ask', ['feat:sparks-of-pain']]);
    },
  );

  rule(['ICE-5.7', 'ICE-1.12'], 'surges that Focus would bring cannot be spent, so that it is kept', () => {
    const play = turnInside({
      equipped: ['sword#1'],
      set: (state, [hero]) => holds(state, hero, 'focus#1', 'killing-blow#1'),
    });
    play.does(play.can().find(key => key.startsWith('attack:')) ?? '');
    for (let n = 0; n < 5 && play.asked() !== 'feats.ask'; n++) play.overlordWaits();
    expect(play.asked() === 'feats.ask' ? play.can() : []).not.toContain('feat:focus');
  });

  rule(
    ['ICE-5.5', 'ICE-5.7', 'DES-10.18'],
    'nobody strikes twice or comes to a point, whatever their sheet and boots bring',
    () => {
      const glyr = turnInside({ hero: 'brother-glyr', equipped: ['elven-boots#1', 'sword#1'] });
      expect([...new Set(glyr.can().map(key => key.split(':')[0]))].sort()).toEqual(['attack', 'order']);
      const fist = turnInside({ hero: 'one-fist', equipped: ['sword#1'], dice: [] });
      const attacks = (): string[] => fist.can().filter(key => key.startsWith('attack:') || key.startsWith('use:'));
      expect(attacks()).toHaveLength(1);
      fist.does(attacks()[0] ?? '').overlordWaits();
      while (fist.asked() === 'attack.spend') fist.passes();
      expect(fist.asked() === 'turn.act.inside' ? attacks() : []).toEqual([]);
    },
  );

  rule(['ICE-5.8', 'DES-35.22'], 'nobody changes places with their Shadow Soul, which waits outside', () => {
    const play = turnInside({
      skills: ['shadow-soul'],
      set: state => {
        state.companions = [{ id: 'shadow-soul', owner: 'hero:steelhorns', at: space(2, 9), carries: [] }];
      },
    });
    expect([play.asked(), play.log.includes('log.familiar.swaps')]).toEqual(['turn.act.inside', false]);
    // It still goes where its owner likes once the turn is over.
    play.passes();
    expect(play.asked()).toBe('familiar.act');
  });

  rule(['ICE-5.3', 'DES-6.2', 'DES-69.2'], 'fire and stomach come in the order that the hero likes', () => {
    const { more, blank, surge } = POWER;
    const burning = (dice: readonly number[]): Play =>
      turnInside({
        dice,
        set: (_, [hero]) => void (hero && Object.assign(hero, { wounds: 3, tokens: { burn: 1 } })),
      });
    const play = burning([blank, blank, blank, blank]);
    expect([play.asked(), play.can().length]).toEqual(['start.next', 2]);
    // The fire first: two wounds are left to be digested, and two dice are thrown for them.
    const burn = play.can().find(key => key.includes('burn')) ?? '';
    const fire = burning([more, more, surge]).does(burn);
    expect(fire.hero().feats.deaths).toBe(1);
    const slow = burning([blank, surge, blank, surge]).does(play.can().find(key => key !== burn) ?? '');
    expect([slow.hero().wounds, slow.hero().tokens.burn ?? 0]).toEqual([2, 0]);
  });
});

describe('whoever is swallowed', () => {
  rule(
    ['ICE-5.5', 'DES-7.6', 'ICE-5.4'],
    'in the middle of their own Battle has one attack left of two, and no step',
    () => {
      const play = fight({
        options: ALL,
        monster: 'ogre',
        on: WYRM,
        position: { at: 'act' },
        equipped: ['sword#1'],
        *first(t) {
          const [hero] = pair(t.state.heroes);
          const [monster] = t.state.monsters;
          Object.assign(t.state.turn ?? {}, { action: 'battle', attacks: 2, movement: 3 });
          if (monster) yield* swallow(t, hero, monster);
        },
      });
      expect([play.asked(), play.state.turn?.attacks, play.state.turn?.movement]).toEqual(['turn.act.inside', 1, 0]);
    },
  );

  rule(
    ['DES-99.3', 'ICE-5.5', 'ICE-5.3', 'DES-99.9'],
    'as a monkey can do nothing but be digested, and is a hero again when it is time',
    () => {
      const play = turnInside({ set: (_, [hero]) => void (hero && Object.assign(hero, { monkey: 1 })) });
      expect(play.asked() === 'turn.act.inside' ? play.can() : []).toEqual([]);
      if (play.asked() === 'turn.act.inside') play.passes();
      expect([play.hero().ready, play.log.includes('log.digested')]).toEqual([false, true]);
    },
  );

  rule(
    ['ICE-4.3', 'DRF-2.3', 'ICE-5.10'],
    'and digested to death takes nobody along: Divine Retribution does not leave the stomach',
    () => {
      const dies = (within: boolean): readonly (readonly [number, number])[] => {
        const play = fight({
          options: ALL,
          skills: ['divine-retribution'],
          monster: 'ogre',
          on: WYRM,
          position: { at: 'act' },
          set: (state, heroes, monster) => {
            state.conquest = 20;
            put(state, 'beastman', space(2, 9));
            if (within) Object.assign(first(heroes), { at: undefined, inside: monster.id });
          },
          *first(t) {
            const [monster] = t.state.monsters;
            yield* calls(t).wound(t, first(t.state.heroes).id, 99, { kind: 'ability', by: monster?.id ?? 'monster:' });
          },
        });
        return [[play.hero().feats.deaths, play.state.monsters.length]];
      };
      expect([dies(false), dies(true)]).toEqual([[[1, 0]], [[1, 2]]]);
    },
  );

  rule(['DES-12.16', 'ICE-4.3'], 'R142: is asked by no Gluttony for what they carry', () => {
    const play = turnInside({
      set: (state, [hero]) => {
        state.overlord.powers = ['gluttony#1'];
        if (hero) hero.potions = ['healing-potion'];
      },
    }).passes();
    expect([play.asked() === 'overlord.gluttony', play.hero().potions]).toEqual([false, ['healing-potion']]);
  });
});

describe('on guard in a stomach', () => {
  const turn = (order: 'guard' | 'dodge'): Play =>
    monsterTurn([], {
      options: ALL,
      monster: 'ogre',
      on: WYRM,
      equipped: ['sword#1'],
      set: (state, heroes, monster) => {
        const [hero, friend] = pair(heroes);
        Object.assign(hero, { at: undefined, inside: monster.id, order });
        friend.at = space(3, 10);
        put(state, 'beastman', space(2, 9)).ready = true;
      },
    });

  rule(
    ['ICE-5.5', 'DES-8.14', 'ICE-5.4'],
    'one may strike whatever holds one in the overlord’s turn, and nobody else (A-18)',
    () => {
      const begins = (order: 'guard' | 'dodge'): Play => {
        const play = turn(order);
        return play.answers(play.overlordSeat, `monster:${play.monster(1).id}`);
      };
      expect(begins('dodge').asked(0)).toBeUndefined();
      const play = begins('guard');
      expect([play.asked(0), play.can(0)]).toEqual(['guard.ask', [`attack:sword#1:${space(4, 9)}`]]);
      const before = play.monster().wounds;
      play.brings({ dice: [RED.two, GREEN.one, ...BLANKS] });
      play.answers(0, play.can(0)[0] ?? '').overlordWaits();
      expect([play.hero().order, before - play.monster().wounds, play.hero().inside]).toEqual([
        undefined,
        3,
        play.monster().id,
      ]);
    },
  );
});

describe('what cannot reach whoever is inside', () => {
  /** The overlord’s turn, a hero in the ogre, a friend in the open. */
  const turn = (card: string, plan: Fight = {}): Play =>
    fightTurn([`${card}#1`], {
      options: ALL,
      monster: 'ogre',
      on: WYRM,
      ...plan,
      set: (state, heroes, monster) => {
        const [hero, friend] = pair(heroes);
        Object.assign(hero, { at: undefined, inside: monster.id });
        friend.at = space(3, 10);
        plan.set?.(state, heroes, monster);
      },
    });

  rule(['ICE-4.3', 'DES-12.9'], 'a spell around the monster, a dance, weapons that turn on their owners', () => {
    const frost = turn('spell-of-frost');
    frost.answers(frost.overlordSeat, 'card:spell-of-frost');
    frost.answers(frost.overlordSeat, frost.can(frost.overlordSeat).find(key => key.endsWith(space(3, 10))) ?? '');
    expect(frost.state.heroes.map(({ tokens }) => tokens.frost ?? 0)).toEqual([0, 1]);
    const dance = turn('dance-of-the-monkey-god', { dice: [POWER.more, POWER.more] });
    dance.answers(dance.overlordSeat, 'card:dance-of-the-monkey-god').passesAll('overlord.turn');
    expect(dance.state.heroes.map(({ monkey }) => monkey !== undefined)).toEqual([false, true]);
    const weapons = turn('animate-weapons', { dice: [POWER.blank] });
    weapons.answers(weapons.overlordSeat, 'card:animate-weapons').passesAll('overlord.turn');
    expect(weapons.diceLeft).toBe(0);
    const charm = turn('dark-charm');
    charm.answers(charm.overlordSeat, 'card:dark-charm');
    if (charm.asked(charm.overlordSeat) === 'overlord.hero')
      expect(charm.can(charm.overlordSeat)).toEqual(['hero:mad-carthos']);
    else expect(charm.state.heroes[0]?.inside).toBeDefined();
  });

  rule(['ICE-4.3', 'DES-12.9', 'DES-12.11'], 'a Poltergeist moves the monster, and nobody in it', () => {
    const play = turn('poltergeist');
    const seat = play.overlordSeat;
    play.answers(seat, 'card:poltergeist');
    expect(play.can(seat)).toContain(`figure:${play.monster().id}`);
    expect(play.can(seat)).not.toContain('figure:hero:steelhorns');
  });

  rule(['ICE-4.3', 'DRF-2.4a'], 'nor is a spell sent through them', () => {
    const through = (within: boolean): string[] =>
      fight({
        options: ALL,
        hero: 'mad-carthos',
        friend: 'steelhorns',
        equipped: ['magic-staff#1'],
        skills: ['spiritwalker'],
        monster: 'ogre',
        on: base(6, 9, 2, 2),
        set: (state, heroes) => {
          const [, friend] = pair(heroes);
          if (within) Object.assign(friend, { at: undefined, inside: state.monsters[0]?.id });
          else friend.at = space(5, 9);
        },
      })
        .does('action:battle')
        .can()
        .filter(key => key.startsWith('attack:') && key.includes('/'));
    expect(through(false).length).toBeGreaterThan(0);
    expect(through(true)).toEqual([]);
  });
});

describe('a bite', () => {
  rule(
    ['DRF-2.1', 'ICE-5.1', 'DES-79.1', 'DES-21.14'],
    'that Crushing Blow answers does no damage: nobody is swallowed, frozen or thrown, and no surge is threat',
    () => {
      const bites = (hand: readonly string[]): Play =>
        strikes(
          fightTurn(hand, {
            options: ALL,
            monster: 'deep-elf',
            rank: 'master',
            equipped: ['sword#1'],
            dice: [RED.threeSurge, GREEN.twoSurge, POWER.blank],
            set: (_, __, monster) =>
              void Object.assign(monster, { changes: [{ gain: [{ ability: 'swallow' }, { ability: 'knockback' }] }] }),
          }),
        );
      const plain = bites([]);
      expect([plain.asked(plain.overlordSeat), plain.hero().tokens.frost]).toEqual(['attack.swallow', 1]);
      const play = bites(['crushing-blow#1']);
      const { threat } = play.state.overlord;
      const seat = play.overlordSeat;
      for (let n = 0; n < 4 && !play.can(seat).includes('card:crushing-blow'); n++) play.passes(seat);
      play.answers(seat, 'card:crushing-blow');
      if (play.asked(seat) === 'overlord.discard') play.answers(seat, play.can(seat)[0] ?? '');
      play.overlordWaits();
      expect([play.hero().equipped, play.hero().tokens.frost ?? 0, play.hero().at]).toEqual([[], 0, HERE]);
      expect([play.log.includes('log.attack.threat'), play.state.overlord.threat]).toEqual([false, threat - 4]);
    },
  );

  rule(
    ['ICE-6.6', 'ICE-5.1', 'DES-21.14', 'DES-79.1'],
    'that the stealth die turns aside swallows nobody, leaves no token and brings no threat',
    () => {
      const bites = (die: number): Play =>
        assault({
          options: ALL,
          monster: 'deep-elf',
          rank: 'master',
          dice: [RED.threeSurge, GREEN.twoSurge, POWER.blank, die],
          set: (state, heroes, monster) => {
            swallows(state, heroes, monster);
            invisible(first(heroes));
          },
        });
      const [missed, bitten] = [bites(1), bites(3)];
      expect(bitten.asked(bitten.overlordSeat)).toBe('attack.swallow');
      expect(missed.asked(missed.overlordSeat)).not.toBe('attack.swallow');
      expect([missed.hero().tokens, missed.log.includes('log.attack.threat')]).toEqual([{}, false]);
    },
  );

  rule(
    ['DES-76.6', 'ICE-5.1', 'ICE-5.9'],
    'by a blaster that dies of its own blast: whom it has swallowed is out again, and the dead swallow nobody',
    () => {
      const blasts = (order: readonly string[]): Play => {
        const play = assault(
          {
            options: ALL,
            monster: 'lava-beetle',
            dice: [BLUE.two, GREEN.three],
            set: (state, heroes, monster) => {
              swallows(state, heroes, monster);
              monster.wounds = 1;
            },
          },
          { area: 'blast' },
        );
        const seat = play.overlordSeat;
        if (play.asked(seat) === 'attack.order') play.answers(seat, ...order);
        return play;
      };
      const beetle = 'figure:monster:lava-beetle#1';
      const hero = 'figure:hero:steelhorns';
      const before = blasts([hero, beetle]);
      expect(before.asked(before.overlordSeat)).toBe('attack.swallow');
      before.answers(before.overlordSeat, 'swallow');
      expect([before.state.monsters, before.hero().inside, before.hero().at]).toEqual([[], undefined, BESIDE]);
      const after = blasts([beetle, hero]);
      expect([after.asked(after.overlordSeat), after.state.monsters, after.hero().at]).toEqual([undefined, [], HERE]);
    },
  );
});

describe('whoever holds a hero', () => {
  const shrine = makeQuest('stomach-and-altar', {
    things: { shrine: { prop: 'altar-evil', at: [4, 9] } },
    on: [{ id: 'fed', when: { altar: 'shrine' }, do: [{ op: 'set', flag: 'fed' }] }],
  });

  rule(['DES-55.3', 'ICE-5.9', 'ICE-5.10'], 'and is given to an Altar of Evil lets them out', () => {
    const play = shrine({
      quiet: true,
      options: ALL,
      at: [space(1, 12), space(2, 12)],
      *next(t) {
        t.state.phase = 'overlord';
        const monster = put(t.state, 'beastman', space(4, 9));
        const [hero] = pair(t.state.heroes);
        Object.assign(hero, { at: undefined, inside: monster.id });
        yield* calls(t).activate(t, monster.id);
      },
    });
    const [altar] = markersOf(play.state, 'altar-evil');
    play.answers(play.overlordSeat, `altar:${altar?.id}`);
    expect([play.state.monsters, play.state.guide.flags.includes('fed'), play.hero().at]).toEqual([
      [],
      true,
      space(4, 9),
    ]);
  });

  rule(['DES-69.2', 'ICE-5.9', 'DES-11.13'], 'and burns to death as it begins to act lets them out as well', () => {
    const play = monsterTurn([], {
      options: ALL,
      monster: 'ogre',
      on: WYRM,
      dice: [POWER.blank],
      set: (_, heroes, monster) => {
        const [hero] = pair(heroes);
        Object.assign(hero, { at: undefined, inside: monster.id });
        Object.assign(monster, { wounds: 1, tokens: { burn: 1 } });
      },
    });
    play.answers(play.overlordSeat, `monster:${play.monster().id}`);
    expect(play.asked()).toBe('ask.freed');
    play.does(`place:${space(4, 10)}`);
    expect([play.hero().at, play.state.monsters, play.asked(play.overlordSeat)]).toEqual([
      space(4, 10),
      [],
      'overlord.turn',
    ]);
  });

  rule(['DES-12.9', 'ICE-5.8', 'DES-14.10'], 'and is made a master by Dark Servant holds them still', () => {
    const play = fightTurn(['dark-servant#1'], {
      options: ALL,
      monster: 'beastman',
      set: (state: State, heroes, monster) => {
        const [hero] = pair(heroes);
        Object.assign(hero, { at: undefined, inside: monster.id });
        state.overlord.threat = 40;
      },
    });
    const seat = play.overlordSeat;
    play.answers(seat, 'card:dark-servant').answers(seat, `monster:${play.monster().id}`);
    expect([play.monster().rank, play.hero().inside]).toEqual(['master', play.monster().id]);
  });
});

rule(
  ['ICE-7.2', 'ICE-6.7'],
  'Sneak Up on the Prey makes nobody hide twice: whoever attacks a shade rolls one stealth die',
  () => {
    const play = fight({
      options: ALL,
      monster: 'shade',
      equipped: ['bow#1'],
      on: space(5, 9),
      dice: [BLUE.two, GREEN.three, ...BLANKS, 3],
      set: state => void Object.assign(state.overlord, { threat: 20, hand: ['sneak-up-on-the-prey#1'] }),
    }).does('action:battle', `attack:bow#1:${space(5, 9)}`);
    const seat = play.overlordSeat;
    if (play.can(seat).includes('card:sneak-up-on-the-prey')) play.answers(seat, 'card:sneak-up-on-the-prey');
    play.overlordWaits();
    const [attack] = play.state.attacks;
    expect(attack?.dice.filter(({ die }) => die === 'stealth')).toHaveLength(1);
  },
);

describe('whoever is let out', () => {
  rule(['ICE-5.9', 'DES-26.1'], 'sees at once what there is to see from there', () => {
    const play = inside({
      options: ALL,
      position: { at: 'act' },
      monster: 'beastman',
      on: space(7, 9),
      set: (state, heroes) => {
        pair(heroes)[1].at = space(1, 13);
        state.board.open.push('mine-door');
      },
      *first(t) {
        const [monster] = t.state.monsters;
        if (monster) yield* calls(t).wound(t, monster.id, 99, { kind: 'token', what: 'burn' });
      },
    });
    expect([play.hero().at, play.state.board.revealed]).toEqual([space(7, 9), [0, 1]]);
  });
});

rule(
  ['ICE-5.5', 'DES-7.6'],
  'attacks of one kind that somebody had left are lost inside: one is left, of whatever kind',
  () => {
    const play = fight({
      options: ALL,
      monster: 'ogre',
      on: WYRM,
      equipped: ['sword#1'],
      position: { at: 'act' },
      set: state => {
        if (state.turn) Object.assign(state.turn, { action: 'battle', attacks: 1, only: { magic: 2 } });
      },
      *first(t) {
        const [monster] = t.state.monsters;
        if (monster) yield* swallow(t, first(t.state.heroes), monster);
      },
    });
    expect([play.state.turn?.only, play.can().filter(key => key.startsWith('attack:sword#1')).length]).toEqual([
      undefined,
      1,
    ]);
  },
);

rule(
  ['ICE-5.3', 'ICE-5.10'],
  'the wounds of a stomach are the overlord’s: they count among what that side has dealt',
  () => {
    const play = turnInside({ dice: [POWER.more, ...Array.from({ length: 15 }, () => POWER.blank)] });
    const [wounds] = [...play.match.told('everyone')].filter(({ text }) => text === 'log.wounds');
    expect(wounds?.brings).toMatchObject({ seat: play.overlordSeat, coins: { wounds: 1 } });
  },
);
