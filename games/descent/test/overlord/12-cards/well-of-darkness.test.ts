// DES-12: cards of the Well of Darkness, with their numbers, at their moments.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { copiesOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { areaAt, mapNow, propAt } from '../../../rules/board.ts';
import { calls } from '../../../rules/calls.ts';
import { statOf } from '../../../rules/effects/stats.ts';
import { deathCost } from '../../../rules/hero/death.ts';
import { placeMonster } from '../../../rules/overlord/monsters.ts';
import { layTerrain } from '../../../rules/quest/pieces.ts';
import type { State } from '../../../rules/state.ts';
import { GREEN, POWER, RED } from '../../faces.ts';
import { battle, said } from '../../fight.ts';
import { fightTurn, strikes } from '../../fights-of-monsters.ts';
import { quest } from '../../guide.ts';
import { lay, type Plan, type Play, put, run, scene } from '../../scene.ts';
import { BLANK, PLUS, place, walking, wounds } from '../../walks.ts';

const options = { 'well-of-darkness': true };
const lies = (card: string) => (state: State) => void state.overlord.powers.push(`${card}#1`);

/** The first hero stands on a chest. */
const onChest = (cards: readonly string[], set: (state: State) => void = () => {}): Play =>
  walking(cards, {
    options,
    set: (state, heroes) => {
      place(heroes, 0, 4, 10);
      const { id } = lay(state, { kind: 'chest', tier: 'copper' }, space(4, 10));
      state.guide.chests[id] = 1;
      set(state);
    },
  });
const opens = (play: Play): Play =>
  play.does(`chest:${play.state.board.markers.find(({ kind }) => kind === 'chest')?.id}`);

describe('Powers', () => {
  rule('DES-12.16', 'Dark Armor: every monster has 1 more armour', () => {
    const armour = (set: Plan['set']): number => {
      const play = scene({
        options,
        set: (state, heroes) => [put(state, 'beastman', space(6, 10)), set?.(state, heroes)],
      });
      return statOf(play.state, play.monster().id, 'armour');
    };
    expect(armour(lies('dark-armor')) - armour(undefined)).toBe(1);
  });

  rule(['DES-12.16', 'DES-37.3'], 'Wrath: every hero who is killed costs 1 conquest more', () => {
    const play = scene({ options, set: lies('wrath') });
    const plain = scene({ options });
    expect(deathCost(play.state, play.hero()) - deathCost(plain.state, plain.hero())).toBe(1);
    const [before, cost] = [play.state.conquest, deathCost(play.state, play.hero())];
    run(play.state, t => calls(t).heroDies(t, play.hero().id, { kind: 'trap' }));
    expect(before - play.state.conquest).toBe(cost);
  });

  rule(['DES-12.16', 'DES-13.10'], 'Greed: a chest brings 3 cards and 5 threat before its trap is played', () => {
    const play = onChest([], state => {
      lies('greed')(state);
      Object.assign(state.overlord, { threat: 3, deck: ['aim#1', 'aim#2', 'aim#3', 'mimic#1'] });
    });
    opens(play);
    expect(play.state.overlord).toMatchObject({ threat: 8, hand: ['mimic#1', 'aim#3', 'aim#2'] });
    expect(play.can(play.overlordSeat)).toEqual(['card:mimic']);
  });

  rule(['DES-12.16', 'DES-54.2'], 'Sloth: whoever goes to Town by a glyph costs the heroes 1 conquest', () => {
    const lost = (set: (state: State) => void): number => {
      const play = scene({
        options,
        set: (state, heroes) => {
          const glyph = state.board.markers.find(({ kind }) => kind === 'glyph');
          Object.assign(heroes[0] ?? {}, { at: glyph?.at });
          set(state);
        },
      });
      const { conquest } = play.state;
      play.does('action:run', 'town');
      return conquest - play.state.conquest;
    };
    expect([lost(lies('sloth')), lost(() => {})]).toEqual([1, 0]);
  });

  rule(['DES-12.16', 'DES-8.5'], 'Guiding Force: an attack is aimed for 2 threat, each time', () => {
    const turn = (threat: number): Play =>
      strikes(
        fightTurn([], {
          options,
          dice: [RED.four, GREEN.three],
          set: state => {
            lies('guiding-force')(state);
            state.overlord.threat = threat;
          },
        }),
      );
    const play = turn(3);
    const seat = play.overlordSeat;
    expect([play.asked(seat), play.can(seat)]).toEqual(['overlord.answer.attack', ['card:guiding-force']]);
    play.answers(seat, 'card:guiding-force');
    expect([play.state.overlord.threat, play.asked(seat)]).toEqual([1, 'attack.aimed']);
    expect(play.state.overlord.powers).toEqual(['guiding-force#1']);
    // Without the threat nobody is asked.
    expect(turn(1).log).toContain('log.attack.total');
  });

  rule(
    ['DES-12.16', 'DRF-2.13'],
    'All-Concealing Shadows: a monster dodges for 2 threat, whatever the hand holds',
    () => {
      const roll = (hand: readonly string[], threat: number): Play =>
        battle({
          options,
          equipped: ['sword#1'],
          dice: [RED.two, GREEN.one, POWER.blank, POWER.blank, POWER.blank],
          set: state => {
            lies('all-concealing-shadows')(state);
            Object.assign(state.overlord, { threat, hand: [...hand] });
          },
        });
      const play = roll([], 2);
      const seat = play.overlordSeat;
      expect([play.asked(seat), play.can(seat)]).toEqual(['overlord.answer.attacked', ['card:all-concealing-shadows']]);
      play.answers(seat, 'card:all-concealing-shadows');
      expect([play.state.overlord.threat, play.asked(seat)]).toEqual([0, 'attack.dodge']);
      // A card could pay for it: nobody learns whether it is worth enough.
      const asked = [['aim#1'], ['doom#1']].map(hand => {
        const one = roll(hand, 0);
        return [one.asked(seat), one.asked(0), one.match.view(0), [...one.match.told(0)]];
      });
      expect(asked[0]?.[0]).toBe('overlord.answer.attacked');
      expect(asked[1]).toEqual(asked[0]);
    },
  );

  rule(['DES-12.16', 'DES-26.2'], 'Dire Warnings: two monsters of a new area act at once, and the turn goes on', () => {
    const play = quest('heart-of-darkness', {
      options,
      *next(t) {
        lies('dire-warnings')(t.state);
        for (const at of mapNow(t.state)
          .places.filter(one => areaAt(t.state, one) === 1)
          .slice(-2))
          put(t.state, 'skeleton', at);
        yield* calls(t).reveal(t, 1);
      },
    });
    const seat = play.overlordSeat;
    expect(play.asked(seat)).toBe('overlord.urge');
    const fresh = play.can(seat);
    expect(fresh.length).toBeGreaterThan(1);
    play.answers(seat, fresh[0] ?? '');
    expect(play.asked(seat)).toBe('overlord.activation');
    play.passes(seat);
    // Not the same one again.
    expect(play.can(seat)).toEqual(fresh.slice(1));
    play.answers(seat, fresh[1] ?? '').passes(seat);
    expect([play.asked(seat), play.asked(0)]).toEqual([undefined, 'turn.declare']);
  });
});

describe('Events', () => {
  rule(['DES-12.7', 'DES-19.8'], 'Dark Power: 5 power dice more, never above five', () => {
    const play = strikes(
      fightTurn(['dark-power-wod#1'], {
        options,
        dice: [RED.four, GREEN.three, ...Array.from({ length: 5 }, () => POWER.blank)],
      }),
    );
    const { threat } = play.state.overlord;
    play.answers(play.overlordSeat, 'card:dark-power-wod');
    expect(said(play, 'log.attack.roll')).toMatchObject({ n: 7 });
    expect(play.state.overlord.threat).toBe(threat - 3);
  });

  rule(
    ['DES-12.2', 'DES-12.3'],
    'Danger does nothing but bring 10 threat, and so dear traps may come where it may be held',
    () => {
      const asked = (more: Plan): boolean => {
        const play = walking(['danger-wod#1', 'crushing-block#1'], more, 0);
        return play.does('walk:space:4,10').asked(play.overlordSeat) !== undefined;
      };
      const far: Plan['set'] = ({ overlord }) =>
        void overlord.played.push(...copiesOf('spiked-pit', 2), 'poison-spikes-wod#1');
      // No other card of the base box brings the 7 that Crushing Block costs.
      expect([asked({ set: far }), asked({ options, set: far })]).toEqual([false, true]);
      const play = walking(['danger-wod#1', 'crushing-block#1'], { options }, 0);
      play.does('walk:space:4,10');
      expect(play.can(play.overlordSeat)).toEqual(['card:crushing-block']);
      play.answers(play.overlordSeat, 'card:crushing-block');
      expect(play.state.overlord).toMatchObject({ threat: 3, discard: ['danger-wod#1'] });
    },
  );

  rule(['DES-12.7', 'DES-13.3', 'DES-6.13'], 'Ambush: before a hero’s turn up to three monsters act', () => {
    const begins = (hand: readonly string[]): Play =>
      scene({
        options,
        position: { at: 'turnStart' },
        set: state => {
          Object.assign(state.overlord, { threat: 5, hand: [...hand] });
          for (const x of [4, 5, 6, 7]) put(state, 'skeleton', space(x, 9));
        },
      });
    const play = begins(['ambush-wod#1']);
    const seat = play.overlordSeat;
    expect([play.asked(seat), play.can(seat)]).toEqual(['overlord.answer.turn', ['card:ambush-wod']]);
    play.answers(seat, 'card:ambush-wod');
    for (const n of [4, 3, 2]) {
      expect([play.asked(seat), play.can(seat).length]).toEqual(['overlord.urge', n]);
      play.answers(seat, play.can(seat)[0] ?? '').passes(seat);
    }
    expect([play.asked(seat), play.state.overlord.threat]).toEqual([undefined, 0]);
    // Whoever holds something else is asked alike.
    const seen = [['ambush-wod#1'], ['aim#1']].map(hand => {
      const one = begins(hand);
      return [one.asked(seat), one.asked(0), one.match.view(0), [...one.match.told(0)]];
    });
    expect(seen[1]).toEqual(seen[0]);
  });

  rule('DRF-2.2', 'Empower is an Event: the monster that acts heals a wound for each threat', () => {
    const turn = (left: number): Play =>
      fightTurn(['empower#1'], {
        options,
        monster: 'ogre',
        on: base(4, 9, 2, 2),
        set: state => {
          const [monster] = state.monsters;
          if (monster) monster.wounds = left;
          state.overlord.threat = 3;
        },
      });
    const play = turn(1);
    const seat = play.overlordSeat;
    const { id } = play.monster();
    const most = statOf(play.state, id, 'maxWounds');
    play.seat(seat).does(`monster:${id}`, 'card:empower');
    expect([play.asked(seat), play.can(seat)]).toEqual(['overlord.mend', ['mend:0', 'mend:1', 'mend:2']]);
    play.answers(seat, 'mend:2');
    expect([play.monster().wounds, play.state.overlord.threat]).toEqual([4, 0]);
    expect(play.state.overlord.played).toEqual(['empower#1']);
    const whole = turn(most);
    whole.answers(seat, `monster:${id}`);
    expect(whole.whyNot('card:empower', seat)).toEqual(['overlord.why.unhurt', 'DRF-2.2']);
  });
});

describe('Traps', () => {
  rule(['DES-12.13', 'DES-90.1'], 'Poison Spikes: a pit, 4 wounds and a poison token for each', () => {
    const falls = (die: number): Play => {
      const play = walking(['poison-spikes-wod#1'], { options, dice: [die] });
      return play.does('walk:space:4,10').answers(play.overlordSeat, 'card:poison-spikes-wod');
    };
    const play = falls(PLUS);
    expect([propAt(play.state, space(4, 10)), wounds(play), play.hero().tokens.poison]).toEqual(['pit', 4, 4]);
    const saved = falls(BLANK);
    expect([saved.asked(), wounds(saved)]).toEqual(['overlord.trap.shift', 0]);
  });

  rule('DES-13.10', 'Killer Chest: the chest is an ogre on one space, and acts', () => {
    const play = onChest(['killer-chest#1']);
    const seat = play.overlordSeat;
    opens(play).seat(seat).does('card:killer-chest', 'place:space:5,10');
    expect(play.monster()).toMatchObject({ kind: 'ogre', rank: 'normal', at: space(5, 10) });
    expect(play.asked(seat)).toBe('overlord.activation');
    expect(play.can(seat)).toContain('walk:space:5,9');
    play.answers(seat, 'walk:space:5,9');
    expect(play.monster().at).toBe(space(5, 9));
  });

  rule(['DES-13.10', 'DES-26.8'], 'Killer Chest: driven from where it stands it fills one space again', () => {
    const at = space(5, 10);
    const play = quest('heart-of-darkness', {
      options,
      quiet: true,
      *next(t) {
        const chest = { id: 'marker:chest#9', kind: 'chest', tier: 'copper', at } as const;
        placeMonster(t.state, { kind: 'ogre', rank: 'normal', at, chest });
        yield* layTerrain(t, 'rubble', '5,10', {});
      },
    });
    const seat = play.overlordSeat;
    expect([play.asked(seat), play.can(seat)]).toEqual(['ask.driven', expect.arrayContaining(['place:space:5,9'])]);
    play.answers(seat, 'place:space:5,9');
    expect(play.monster().at).toBe(space(5, 9));
  });
});

describe('over the board', () => {
  rule(['DES-51.1', 'DES-51.2'], 'Rolling Stone: a boulder 3 spaces from every hero, which rolls next turn', () => {
    const play = walking(['rolling-stone#1'], { options });
    const seat = play.overlordSeat;
    // With heroes on 3,9 and 1,12 one place is left before the door of the corridor.
    play.does('walk:space:3,9').answers(seat, 'card:rolling-stone');
    expect([play.asked(seat), play.can(seat)]).toEqual(['overlord.way', ['way:n', 'way:e', 'way:s', 'way:w']]);
    play.answers(seat, 'way:w');
    expect(play.state.board.boulders).toMatchObject([{ at: base(6, 9, 2, 2), direction: 'w', still: undefined }]);
    expect([play.hero().at, play.state.overlord.threat]).toEqual([space(3, 9), 16]);
    const near = walking(['rolling-stone#1'], { options }).does('walk:space:4,9');
    expect(near.whyNot('card:rolling-stone', seat)).toEqual(['overlord.why.noRoom', 'DES-51.1']);
  });

  rule(['DES-12.9', 'DES-97.1'], 'Spell of Binding: a web token for all within 3 spaces of a space who see it', () => {
    const play = fightTurn(['spell-of-binding#1'], { options, set: (_, heroes) => place(heroes, 1, 1, 12) });
    const seat = play.overlordSeat;
    play.answers(seat, 'card:spell-of-binding');
    expect(play.asked(seat)).toBe('overlord.burst');
    play.answers(seat, 'place:space:4,8');
    // The hero on 3,9 and the monster on 4,9; not the friend on 1,12.
    expect([play.hero(0).tokens.web, play.monster().tokens.web, play.hero(1).tokens.web]).toEqual([1, 1, undefined]);
    expect(play.state.overlord.threat).toBe(32);
  });
});
