// DES-12: the overlord's cards of the Altar of Despair, with their numbers, at their moments.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { copiesOf, originalOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { overlordCardRow, overlordCards } from '../../../content/overlord.ts';
import { statOf } from '../../../rules/effects/stats.ts';
import type { State } from '../../../rules/state.ts';
import { GREEN, POWER, RED, YELLOW } from '../../faces.ts';
import { battle, type Fight, fight, monsterTurn } from '../../fight.ts';
import { fightTurn, overlordTurn, strikes } from '../../fights-of-monsters.ts';
import { begun, lay, type Play, scene } from '../../scene.ts';
import { BLANK, PLUS, place, walking } from '../../walks.ts';

const options = { 'altar-of-despair': true };
const lies = (card: string) => (state: State) => void state.overlord.powers.push(`${card}#1`);

rule(['DES-4.2', 'DES-4.1'], 'eight of its cards join the basic deck, the others are bought', () => {
  const deck = (more: { readonly [box: string]: boolean }) => begun({ options: more }).overlord.deck.map(originalOf);
  expect([deck({}), deck(options), deck({ ...options, 'well-of-darkness': true })].map(({ length }) => length)).toEqual(
    [36, 44, 47],
  );
  expect(deck(options).filter(id => overlordCardRow(id).treachery)).toEqual([]);
  const named = deck(options).filter(id => overlordCardRow(id).box === 'altar-of-despair');
  expect(named.toSorted()).toEqual([
    'black-order',
    'blood-ape-tribe',
    'crushing-block-aod',
    'danger-aod',
    'danger-aod',
    'dark-balm',
    'dark-balm',
    'paralyzing-gas-aod',
  ]);
});

rule('DES-12.15', 'what its spawn cards bring', () => {
  const brings = (id: string) =>
    overlordCardRow(id).ops.flatMap(op =>
      op.op === 'spawn' ? op.groups.map(({ n, rank, monster }) => [n, rank, monster]) : [],
    );
  expect(brings('black-order')).toEqual([
    [1, 'normal', 'dark-priest'],
    [1, 'master', 'dark-priest'],
  ]);
  expect(brings('lone-assassin')).toEqual([[1, 'master', 'deep-elf']]);
  expect(brings('lone-troll')).toEqual([[1, 'master', 'troll']]);
  expect(brings('jungle-drums')).toEqual([[2, 'master', 'blood-ape']]);
  const all = overlordCards.filter(({ box, type }) => box === 'altar-of-despair' && type === 'spawn');
  expect(all).toHaveLength(9);
});

describe('at the start of the turn', () => {
  const plays = (card: string, plan: Fight = {}) => {
    const play = fightTurn([`${card}#1`], { options, ...plan });
    return play.answers(play.overlordSeat, `card:${card}`);
  };

  rule('DES-12.9', 'Dark Balm: all tokens leave one monster; without any the card is refused', () => {
    const play = plays('dark-balm', {
      set: (_, __, monster) => {
        monster.tokens = { burn: 2, web: 1 };
      },
    });
    expect(play.asked(play.overlordSeat)).not.toBe('overlord.cleanse');
    expect([play.monster().tokens, play.state.overlord.threat]).toEqual([{}, 35]);
    const idle = fightTurn(['dark-balm#1'], { options });
    expect(idle.can(idle.overlordSeat)).not.toContain('card:dark-balm');
  });

  rule(
    ['DES-12.9', 'DES-14.8'],
    'Dark Servant: a normal monster becomes an unwounded master, if there is a figure',
    () => {
      const play = plays('dark-servant', {
        set: (_, __, monster) => {
          monster.wounds = 1;
        },
      });
      play.answers(play.overlordSeat, `monster:${play.monster().id}`);
      const { rank, wounds, id } = play.monster();
      expect([rank, wounds]).toEqual(['master', statOf(play.state, id, 'maxWounds')]);
      const none = fightTurn(['dark-servant#1'], { options, rank: 'master' });
      expect(none.can(none.overlordSeat)).not.toContain('card:dark-servant');
    },
  );

  rule('DES-12.9', 'Spell of Burning strikes all around, Spell of Frost heroes alone', () => {
    const spell = (card: string) => {
      const play = plays(card, { set: (_, heroes) => place(heroes, 1, 1, 12) });
      play.answers(play.overlordSeat, 'place:space:4,8');
      return [play.hero(0).tokens, play.monster().tokens, play.hero(1).tokens];
    };
    expect(spell('spell-of-burning')).toEqual([{ burn: 1 }, { burn: 1 }, {}]);
    expect(spell('spell-of-frost')).toEqual([{ frost: 1 }, {}, {}]);
  });

  rule('DES-12.9', 'Time Slips Away: two cards', () => {
    const play = plays('time-slips-away', {
      set: state => {
        state.overlord.deck = ['aim#1', 'aim#2', 'dodge#1'];
      },
    });
    expect(play.state.overlord.hand.toSorted()).toEqual(['aim#2', 'dodge#1']);
  });

  rule(['DES-12.18', 'DES-99.1'], 'Dance of the Monkey God: every hero on the board throws, none in Town', () => {
    const danced = (dice: readonly number[], set?: Fight['set']) => {
      const play = plays('dance-of-the-monkey-god', { dice, ...(set && { set }) });
      return [play.hero(0).monkey, play.hero(1).monkey];
    };
    expect(danced([PLUS, BLANK])).toEqual([2, undefined]);
    expect(danced([BLANK, PLUS])).toEqual([undefined, 2]);
    const away: Fight['set'] = (_, heroes) => {
      if (heroes[1]) heroes[1].at = undefined;
    };
    expect(danced([PLUS, PLUS], away)).toEqual([2, undefined]);
  });
});

describe('at the start of the turn, of everybody', () => {
  const plays = (card: string, plan: Fight = {}) => {
    const play = fightTurn([`${card}#1`], { options, ...plan });
    return play.answers(play.overlordSeat, `card:${card}`);
  };

  rule(
    ['DES-12.9', 'DES-12.18', 'DES-21.34'],
    'Animate Weapons: each hero throws, in the order that the overlord likes; all but blanks make them strike themselves, and nobody else',
    () => {
      // The second hero throws first, and a blank saves them; the first has a weapon that sweeps.
      const play = plays('animate-weapons', {
        equipped: ['sword#1'],
        dice: [BLANK, PLUS, RED.four, ...Array.from({ length: 8 }, () => POWER.blank)],
        set: (_, heroes) => place(heroes, 1, 3, 10),
      });
      const seat = play.overlordSeat;
      expect([play.asked(seat), play.can(seat)]).toEqual([
        'overlord.nextHero',
        ['hero:steelhorns', 'hero:mad-carthos'],
      ]);
      play.answers(seat, 'hero:mad-carthos');
      const struck = () => [0, 1].map(n => statOf(play.state, play.hero(n).id, 'maxWounds') - play.hero(n).wounds);
      play.passesAll('overlord.turn');
      const [own, other] = struck();
      expect([own, other]).toEqual([expect.any(Number), 0]);
      expect(play.lines('log.attack.on').at(-1)?.with?.target).toEqual({ text: 'hero.steelhorns' });
      expect(play.lines('log.overlord.throw.saved')).toHaveLength(1);
    },
  );

  rule(
    ['DES-12.9', 'DES-12.11'],
    'R141: Poltergeist moves figures and tokens up to two spaces each, then shuts doors',
    () => {
      const play = plays('poltergeist', {
        set: (state, heroes) => {
          place(heroes, 1, 1, 12);
          state.board.open.push('mine-door');
          state.board.revealed = [0, 1];
          lay(state, { kind: 'money' }, space(1, 9));
          lay(state, { kind: 'glyph', active: true }, space(6, 10));
        },
      });
      const seat = play.overlordSeat;
      const money = play.state.board.markers.find(({ kind }) => kind === 'money');
      const hero = `figure:${play.hero(1).id}`;
      expect(play.can(seat)).toContain(hero);
      expect(play.can(seat).filter(key => key.startsWith('pick-up:'))).toEqual([`pick-up:${money?.id}`]);
      play.answers(seat, hero).answers(seat, 'place:space:2,11').answers(seat, hero).answers(seat, 'place:space:3,11');
      expect([play.hero(1).at, play.can(seat).includes(hero)]).toEqual([space(3, 11), false]);
      play.answers(seat, `pick-up:${money?.id}`);
      const [to = ''] = play.can(seat);
      play.answers(seat, to).passes(seat);
      expect(`place:${play.state.board.markers.find(({ kind }) => kind === 'money')?.at}`).toBe(to);
      expect([play.asked(seat), play.can(seat)]).toEqual(['overlord.shut', ['door:mine-door']]);
      play.answers(seat, 'door:mine-door');
      expect([play.state.board.open, play.asked(seat)]).toEqual([[], 'overlord.turn']);
    },
  );
});

describe('for an attack', () => {
  rule(['DES-12.7', 'DES-100.1'], 'Critical Strike: Pierce 1, and 1 more for each threat besides', () => {
    const damage = (more: number | undefined) => {
      const play = strikes(
        monsterTurn(['critical-strike#1'], {
          options,
          dice: [RED.four, GREEN.three, POWER.blank, POWER.blank],
          set: (_, [hero]) => {
            if (hero) hero.equipped = ['plate-mail#1'];
          },
        }),
      );
      const seat = play.overlordSeat;
      if (more === undefined) play.passes(seat);
      else play.answers(seat, 'card:critical-strike').answers(seat, String(more));
      const { threat } = play.state.overlord;
      play.passesAll('overlord.turn');
      const { pierce, armour } = (play.lines('log.attack.hit').at(-1)?.with ?? {}) as Record<string, number>;
      return [pierce, (armour ?? 0) > 3, 40 - threat];
    };
    expect(damage(undefined)).toEqual([0, true, 0]);
    expect(damage(0)).toEqual([1, true, 1]);
    expect(damage(2)).toEqual([3, true, 3]);
  });

  rule(
    ['DES-12.7', 'DES-19.8', 'DES-21.17'],
    'Weakness: no power die is rolled for the attack, be it for fatigue',
    () => {
      const dice = (card: boolean) => {
        const play = battle(
          {
            options,
            equipped: ['sword#1'],
            dice: [RED.threeSurge, YELLOW.twoSurge, ...Array.from({ length: 5 }, () => POWER.more)],
            set: state => {
              Object.assign(state.overlord, { threat: 30, hand: ['weakness#1'] });
            },
          },
          'sword#1',
        );
        const { overlordSeat: seat } = play;
        expect(play.asked(seat)).toBe('overlord.answer.attacked');
        if (card) play.answers(seat, 'card:weakness');
        while (play.asked() !== 'attack.spend' && play.asked(seat) !== undefined) play.passes(seat);
        const rolled = play.lines('log.attack.roll').at(-1)?.with?.n;
        return [rolled, play.asked(), play.can().includes('fatigue'), play.whyNot('fatigue')?.[0]];
      };
      expect(dice(false)).toEqual([5, 'attack.spend', true, undefined]);
      expect(dice(true)).toEqual([2, 'attack.spend', false, 'why.powerless']);
    },
  );
});

describe('while heroes play', () => {
  /** The first hero stands at the shut door, the second here. */
  const atDoor = (card: string, dice: readonly number[], x: number, y: number): Play => {
    const play = walking([`${card}#1`], {
      options,
      dice,
      set: (_, heroes) => {
        place(heroes, 0, 7, 9);
        place(heroes, 1, x, y);
      },
    });
    // Behind it lies a glyph, of which the overlord is asked which it is.
    return play.does('door:mine-door').seat(play.overlordSeat).does(`card:${card}`).overlordWaits();
  };
  const cursed = (play: Play) => [play.hero(0).tokens.curse ?? 0, play.hero(1).tokens.curse ?? 0];

  rule(['DES-12.21', 'DES-82.1'], 'Curse of the Ancients: each hero at the door throws; all but blanks curse', () => {
    expect(cursed(atDoor('curse-of-the-ancients', [PLUS, PLUS], 7, 10))).toEqual([1, 1]);
    expect(cursed(atDoor('curse-of-the-ancients', [BLANK, PLUS], 7, 10))).toEqual([0, 1]);
    expect(cursed(atDoor('curse-of-the-ancients', [PLUS, PLUS], 1, 12))).toEqual([1, 0]);
  });

  rule(
    ['DES-12.21', 'DES-75.1'],
    'Cloud of Gas: the hero’s turn ends, and others within 3 spaces throw as well',
    () => {
      /** Who is stunned, one after the other; and whether it is still the turn of whoever opened the door. */
      const gas = (dice: readonly number[], x: number) => {
        const play = atDoor('cloud-of-gas', dice, x, 9);
        const stunned = play.lines('log.token.gained').length;
        return [stunned, play.state.turn?.hero === play.hero(0).id];
      };
      expect(gas([PLUS, PLUS], 4)).toEqual([2, false]);
      expect(gas([PLUS, BLANK], 4)).toEqual([1, false]);
      expect(gas([PLUS, PLUS], 3)).toEqual([1, false]);
      expect(gas([BLANK, PLUS], 4)).toEqual([0, true]);
    },
  );

  rule('DES-13.10', 'Cursed Treasure: whoever opens the chest throws, and is cursed unless it is a blank', () => {
    const opens = (die: number) => {
      const play = walking(['cursed-treasure#1'], {
        options,
        dice: [die],
        set: (state, heroes) => {
          place(heroes, 0, 4, 10);
          state.guide.chests[lay(state, { kind: 'chest', tier: 'copper' }, space(4, 10)).id] = 1;
        },
      });
      const chest = play.state.board.markers.find(({ kind }) => kind === 'chest')?.id;
      play.does(`chest:${chest}`).seat(play.overlordSeat).does('card:cursed-treasure');
      return play.hero().tokens.curse ?? 0;
    };
    expect([opens(PLUS), opens(BLANK)]).toEqual([1, 0]);
  });
});

describe('Powers', () => {
  rule('DES-12.16', 'Unholy Swiftness: every monster is faster', () => {
    const speed = (set?: Fight['set']) => {
      const { state } = fight({ options, ...(set && { set }) });
      return state.monsters[0] ? statOf(state, state.monsters[0].id, 'speed') : 0;
    };
    expect(speed(lies('unholy-swiftness')) - speed()).toBe(1);
  });

  rule('DES-12.16', 'Pride: four threat for each order that a hero places', () => {
    const gained = (set?: Fight['set']) => {
      const play = fight({ options, ...(set && { set }) });
      const { threat } = play.state.overlord;
      play.does('action:ready', 'order:dodge');
      return play.state.overlord.threat - threat;
    };
    expect([gained(lies('pride')), gained()]).toEqual([4, 0]);
  });

  rule(['DES-12.16', 'DES-28.3'], 'Envy: heroes give each other nothing', () => {
    const gives = (set?: (state: State) => void) =>
      scene({
        options,
        set: (state, heroes) => {
          place(heroes, 0, 3, 9);
          place(heroes, 1, 4, 9);
          if (heroes[0]) heroes[0].pack = ['sword#1'];
          set?.(state);
        },
      })
        .does('action:run')
        .can()
        .filter(key => key.startsWith('give:'));
    expect([gives().length > 0, gives(lies('envy'))]).toEqual([true, []]);
  });

  rule(['DES-12.7', 'DES-64.1'], 'Enraged: twice the speed and twice the attacks for one activation', () => {
    const play = fightTurn(['enraged#1'], { options });
    const seat = play.overlordSeat;
    play.answers(seat, `monster:${play.monster().id}`);
    const speed = statOf(play.state, play.monster().id, 'speed');
    play.answers(seat, 'card:enraged');
    expect(play.state.overlord.acting).toMatchObject({ movement: 2 * speed, attacks: 2 });
  });

  rule(
    ['DES-12.16', 'DES-11.10'],
    'Urgency: two cards fewer each turn, unseen and for nothing, and a deck’s end costs four',
    () => {
      const turn = (powers: readonly string[], deck: readonly string[]) => {
        const play = overlordTurn({
          options,
          set: state => {
            Object.assign(state.overlord, { powers: [...powers], deck: [...deck], threat: 0 });
            state.conquest = 20;
          },
        });
        const { hand, discard, threat } = play.state.overlord;
        return [hand.length, discard.length, threat, 20 - play.state.conquest];
      };
      const long = [...copiesOf('aim', 3), ...copiesOf('dodge', 3)];
      expect(turn([], long)).toEqual([2, 0, 2, 0]);
      expect(turn(['urgency#1'], long)).toEqual([2, 2, 2, 0]);
      // The last card goes with the second that is discarded: four conquest, and what was discarded is the new deck.
      expect(turn(['urgency#1'], copiesOf('aim', 3).concat('dodge#1'))).toEqual([2, 0, 2, 4]);
      expect(turn([], copiesOf('aim', 2))).toEqual([2, 0, 2, 3]);
    },
  );

  rule(['DES-12.16', 'DES-6.12'], 'Gluttony: at the end of a turn a potion, or a throw that may cost a wound', () => {
    const ends = (powers: readonly string[], dice: readonly number[], potions: readonly 'healing-potion'[] = []) => {
      const play = fight({
        options,
        dice,
        set: (state, [hero]) => {
          state.overlord.powers = [...powers];
          if (hero) hero.potions = [...potions];
        },
      }).does('action:run');
      play.passes(0);
      return play;
    };
    const lost = (play: Play) => statOf(play.state, play.hero().id, 'maxWounds') - play.hero().wounds;
    expect(lost(ends([], []))).toBe(0);
    expect([lost(ends(['gluttony#1'], [PLUS])), lost(ends(['gluttony#1'], [BLANK]))]).toEqual([1, 0]);
    const fed = ends(['gluttony#1'], [PLUS], ['healing-potion']);
    expect(fed.asked()).toBe('overlord.gluttony');
    const supply = fed.state.supply['healing-potion'] ?? 0;
    fed.does('drop:healing-potion');
    expect([lost(fed), fed.hero().potions, fed.state.supply['healing-potion']]).toEqual([0, [], supply + 1]);
    const kept = ends(['gluttony#1'], [PLUS], ['healing-potion']);
    kept.passes(0);
    expect([lost(kept), kept.hero().potions]).toEqual([1, ['healing-potion']]);
  });
});
