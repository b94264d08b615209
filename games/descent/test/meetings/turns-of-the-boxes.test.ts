// Turns, orders and work in hand meet what came with the boxes: feats in anybody’s turn, ice, alarms, ambushes, wolves that bite.

import { rule } from '@veillee/kernel/test/rule';
import type { Space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { has } from '../../rules/effects/stats.ts';
import { deathCost } from '../../rules/hero/death.ts';
import { gaitOf } from '../../rules/hero/movement.ts';
import type { Effort, Hero, State } from '../../rules/state.ts';
import { effortsOf, makeWork } from '../efforts.ts';
import { BLANKS, GREEN, POWER, RED, WHITE } from '../faces.ts';
import { featAssault, holds, plays, until } from '../feats.ts';
import { BESIDE, fight, first, HERE } from '../fight.ts';
import { fightTurn } from '../fights-of-monsters.ts';
import type { QuestPlan } from '../guide.ts';
import { laid } from '../ice.ts';
import { begun, type Play, pair, put, scene, space } from '../scene.ts';
import { place, walking } from '../walks.ts';

const ALL = { 'well-of-darkness': true, 'altar-of-despair': true, 'tomb-of-ice': true } as const;
const working = makeWork();
const ROOM = space(1, 12);

/** The first hero is in the middle of this; the second is far away. */
const busy = (effort: Partial<Effort> & Pick<Effort, 'action'>, plan: QuestPlan = {}): Play =>
  working({
    quiet: true,
    at: [HERE, ROOM],
    ...plan,
    set: (state, heroes) => {
      const [{ id }] = pair(heroes);
      state.board.efforts = [{ progress: 1, workers: [id], begun: 1, ...effort }];
      plan.set?.(state, heroes);
    },
  });

describe('work in hand', () => {
  rule(['DES-9.13', 'DES-35.18'], 'that attacking breaks off goes on while a wolf bites for whoever is at it', () => {
    const play = busy(
      { action: 'chant' },
      {
        dice: [WHITE.two, GREEN.one],
        set: (state, heroes) => {
          first(heroes).skills = ['furr-the-spirit-wolf'];
          state.companions = [{ id: 'furr', owner: first(heroes).id, at: space(5, 9), carries: [] }];
        },
        *next(t) {
          yield* [];
          put(t.state, 'beastman', space(6, 9)).wounds = 20;
        },
      },
    )
      .does('action:battle')
      .passes();
    play.does(`attack:furr:${space(6, 9)}`);
    expect([play.log.includes('log.attack.on'), effortsOf(play).map(({ action }) => action)]).toEqual([
      true,
      ['chant'],
    ]);
  });

  rule(
    ['DES-9.11', 'DRF-2.15a', 'DES-12.9'],
    'is broken off by a blow of one’s own in anybody’s turn, be it that one’s weapon turns',
    () => {
      const turned = busy(
        { action: 'chant' },
        {
          position: { at: 'overlord' },
          dice: [POWER.more, RED.miss, ...BLANKS, POWER.blank],
          set: state => {
            Object.assign(state, { phase: 'overlord', turn: undefined });
            Object.assign(state.overlord, { step: 2, threat: 40, hand: ['animate-weapons#1'] });
          },
        },
      );
      expect(effortsOf(turned)).toHaveLength(1);
      const seat = turned.overlordSeat;
      turned.answers(seat, 'card:animate-weapons').answers(seat, turned.hero().id).passesAll('overlord.turn');
      expect([turned.log.includes('log.attack.on'), effortsOf(turned)]).toEqual([true, []]);
    },
  );

  rule(['DES-9.15', 'ICE-3.2'], 'that must go on is lost to whoever slips on the way to it', () => {
    const play = busy(
      { action: 'force', progress: 3, begun: 0 },
      {
        at: [space(2, 9), ROOM],
        dice: [POWER.surge],
        set: state => laid('ice', [3, 9])(state),
      },
    ).does('action:ready', 'half:move', `walk:${HERE}`);
    play.overlordWaits();
    expect([play.log.includes('log.slips'), effortsOf(play)]).toEqual([true, []]);
  });

  rule(
    ['DES-9.14', 'DES-12.9', 'DES-5.8'],
    'R105: is not broken off by a turn that an Alarm has taken away: nobody could have gone on with it',
    () => {
      const play = busy(
        { action: 'force', progress: 3, begun: 0 },
        {
          position: { at: 'overlord' },
          set: state => void Object.assign(state, { phase: 'overlord', turn: undefined }),
        },
      );
      play.overlordWaits();
      for (let n = 0; n < 40 && play.asked() !== 'turn.declare'; n++)
        if (play.asked() === undefined) play.passes(play.overlordSeat);
        else play.does(play.can()[0] ?? '');
      expect(effortsOf(play).map(({ action, progress }) => [action, progress])).toEqual([['force', 3]]);
    },
  );

  rule(
    ['DES-9.11', 'DES-12.11', 'DES-12.9'],
    'is broken off by a Poltergeist that carries its worker away, where leaving breaks it off',
    () => {
      const play = busy(
        { action: 'search' },
        {
          position: { at: 'overlord' },
          set: state => {
            Object.assign(state, { phase: 'overlord', turn: undefined });
            Object.assign(state.overlord, { step: 2, threat: 40, hand: ['poltergeist#1'] });
            laid('ice', [4, 9])(state);
          },
        },
      );
      const seat = play.overlordSeat;
      play.answers(seat, 'card:poltergeist').answers(seat, `figure:${play.hero().id}`);
      play.answers(seat, `place:${BESIDE}`);
      // Onto ice nobody slips whom somebody else moves (ICE-3.8).
      expect([play.hero().at, effortsOf(play), play.log.includes('log.ground')]).toEqual([BESIDE, [], false]);
    },
  );
});

describe('a feat', () => {
  rule(
    ['ICE-1.13', 'ICE-9.3', 'DES-12.17'],
    'in a friend’s turn, against a trap that treachery brought, and another in one’s own; never two in one turn',
    () => {
      const play = walking(['poison-spikes-wod#1', 'scything-blades-card#1'], {
        options: ALL,
        heroes: ['mad-carthos', 'steelhorns'],
        dice: [POWER.more],
        set: (state, heroes) => {
          place(heroes, 1, 2, 11);
          holds(state, heroes[1], 'disarm#1', 'disarm#2', 'hustle#1');
        },
      });
      const seat = play.overlordSeat;
      play.does('walk:space:4,10');
      const { threat } = play.state.overlord;
      const first_ = play.can(seat).find(key => key.includes('poison-spikes')) ?? '';
      play.answers(seat, first_);
      plays(play, 'disarm');
      play.overlordWaits();
      // Stopped and paid for: neither wounds nor a pit.
      expect([play.state.overlord.threat, play.hero().tokens, play.state.board.terrain[space(4, 10)]]).toEqual([
        threat - 4,
        {},
        undefined,
      ]);
      expect(play.state.featCards?.played).toEqual([play.hero(1).id]);
      play.does('walk:space:5,10');
      play.answers(seat, play.can(seat).find(key => key.includes('scything')) ?? '');
      // Nobody is asked any more: the blades are laid at once.
      expect([play.asked(0), play.asked(seat)]).toEqual([undefined, 'overlord.lay']);
      play.answers(seat, play.can(seat)[0] ?? '').overlordWaits();
      for (let n = 0; n < 20 && play.asked() !== 'turn.declare'; n++)
        if (play.asked() === 'turn.next') play.does(`turn:${play.hero(1).id}`);
        else if (play.asked() === undefined) play.overlordWaits();
        else if (play.can().length > 0 && play.match.decisions[0]?.pass === undefined) play.does(play.can()[0] ?? '');
        else play.passes(0);
      expect(play.state.turn?.hero).toBe(play.hero(1).id);
      expect(play.can()).toContain('feat:hustle');
    },
  );

  rule(
    ['ICE-9.3', 'DES-12.9', 'DRF-2.15a'],
    'as Disarm stops whatever trap is about a friend near enough: the one who was to be charmed, or everybody',
    () => {
      const stopped = (card: string, friend: Space, chosen?: string): boolean => {
        const play = fightTurn([`${card}#1`], {
          options: ALL,
          dice: [POWER.more],
          on: space(7, 9),
          set: (state, heroes) => {
            const [hero, other] = pair(heroes);
            other.at = friend;
            holds(state, hero, 'disarm#1');
          },
        });
        const seat = play.overlordSeat;
        play.answers(seat, `card:${card}`);
        if (chosen && play.asked(seat) === 'overlord.hero') play.answers(seat, chosen);
        if (play.asked(0) !== 'feats.ask' || !play.can(0).includes('feat:disarm')) return false;
        play.answers(0, 'feat:disarm');
        return play.log.includes('log.feats.stops') && !play.log.includes('log.overlord.throw');
      };
      expect(stopped('dark-charm', space(3, 11), 'hero:mad-carthos')).toBe(true);
      expect(stopped('dark-charm', space(1, 13), 'hero:mad-carthos')).toBe(false);
      expect(stopped('animate-weapons', space(1, 13))).toBe(true);
      expect(stopped('dance-of-the-monkey-god', space(1, 13))).toBe(true);
    },
  );

  rule(
    ['ICE-1.12', 'ICE-6.1', 'DES-21.5'],
    'Skulk makes a ghost of whoever is about to be struck from beside: the blow is lost',
    () => {
      const struck = (die: number): Play =>
        until(plays(featAssault({ feats: ['skulk#1'], dice: [die, RED.four, GREEN.three, 3] }), 'skulk'), 'turn.act');
      const [saved, hit] = [struck(POWER.more), struck(POWER.surge)];
      expect([saved.log.includes('log.attack.fails.sight'), saved.hero().wounds]).toEqual([true, 16]);
      expect([hit.log.includes('log.attack.fails.sight'), hit.hero().wounds < 16]).toEqual([false, true]);
    },
  );

  rule(
    ['ICE-1.12', 'ICE-6.1', 'ICE-6.4', 'DES-13.3'],
    'as Skulk lasts to its player’s next turn, through those of others: an Ambush finds a ghost there',
    () => {
      const found = (skulks: boolean) => {
        const play = scene({
          options: ALL,
          heroes: ['mad-carthos', 'steelhorns'],
          position: { at: 'turnStart' },
          set: (state, heroes) => {
            const [hero, hidden] = pair(heroes);
            [hero.at, hidden.at] = [ROOM, HERE];
            if (skulks) Object.assign(hidden, { faceUp: ['skulk#1'], lasting: ['skulk/0'] });
            Object.assign(state.overlord, { threat: 5, hand: ['ambush-wod#1'] });
            put(state, 'beastman', BESIDE);
          },
        });
        const seat = play.overlordSeat;
        play.answers(seat, 'card:ambush-wod').answers(seat, `monster:${play.monster().id}`);
        return [
          play.can(seat).some(key => key.startsWith('attack:') && key.endsWith(HERE)),
          has(play.state, play.hero(1).id, 'stealth'),
        ];
      };
      expect([found(false), found(true)]).toEqual([
        [true, false],
        [false, true],
      ]);
    },
  );

  rule(
    ['DES-102.2', 'ICE-1.12', 'DES-46.2', 'DES-47.2'],
    'R157: that carried somebody by air sets them down with the turn: into the pit, or the lava, that is below',
    () => {
      const flown = (prop: 'pit' | 'lava' | 'mud'): Hero => {
        const play = scene({
          options: ALL,
          set: (state, heroes) => {
            const [hero, friend] = pair(heroes);
            [hero.at, friend.at] = [space(3, 9), ROOM];
            holds(state, hero, 'carried-by-air#1');
            state.board.terrain[space(5, 9)] = prop;
          },
        }).does('feat:carried-by-air', 'action:advance', 'walk:space:5,9');
        expect(play.hero().wounds).toBe(16);
        play.overlordWaits().passes(0).overlordWaits();
        return play.hero();
      };
      expect([flown('pit').wounds, flown('lava').wounds, flown('mud').wounds]).toEqual([15, 14, 16]);
      expect(flown('lava').tokens.burn).toBe(2);
    },
  );
});

rule(
  ['DES-102.2', 'DES-46.2', 'DES-6.7'],
  'R157: whoever puts wings away over a pit falls into it before the turn goes on',
  () => {
    const play = scene({
      options: ALL,
      position: { at: 'equip' },
      set: (state, heroes) => {
        const [hero, friend] = pair(heroes);
        Object.assign(hero, { at: HERE, equipped: ['wings-of-regiroth#1'] });
        friend.at = ROOM;
        state.board.terrain[HERE] = 'pit';
      },
    });
    expect(play.asked()).toBe('equip.ask');
    play.does('put-away:wings-of-regiroth#1').passes();
    expect([play.hero().wounds, play.asked()]).toEqual([15, 'turn.declare']);
  },
);

rule(
  ['ICE-6.1', 'DES-16.8', 'DES-102.1'],
  'a ghost is untouched and no more: who has become one by Skulk walks through nobody, who flies does',
  () => {
    const passes = (set: (hero: Hero) => void): boolean => {
      const state = begun({ options: ALL });
      set(first(state.heroes));
      return gaitOf(state, first(state.heroes)).passes;
    };
    expect(passes(hero => void Object.assign(hero, { faceUp: ['skulk#1'], lasting: ['skulk/0'] }))).toBe(false);
    expect(passes(hero => void Object.assign(hero, { equipped: ['wings-of-regiroth#1'] }))).toBe(true);
  },
);

describe('ice', () => {
  rule(['ICE-3.2', 'DES-35.2', 'DES-84.4'], 'ends a turn, and the familiar still moves when it is over (A-20)', () => {
    const play = scene({
      options: ALL,
      dice: [POWER.surge],
      set: (state, heroes) => {
        const [hero, friend] = pair(heroes);
        [hero.at, friend.at] = [space(2, 9), ROOM];
        laid('ice', [3, 9])(state);
        state.companions = [{ id: 'boggs', owner: hero.id, at: space(2, 10), carries: [] }];
      },
    })
      .does('action:run', `walk:${HERE}`)
      .overlordWaits();
    expect([play.log.includes('log.slips'), play.asked()]).toEqual([true, 'familiar.act']);
  });

  rule(
    ['ICE-3.4', 'DES-16.16'],
    'under two friends in a row: whoever slips under the second goes back to the last space that was free',
    () => {
      const play = scene({
        options: ALL,
        heroes: ['steelhorns', 'mad-carthos', 'grey-ker'],
        dice: [POWER.blank, POWER.surge],
        set: (state, heroes) => {
          place(heroes, 0, 2, 9);
          place(heroes, 1, 3, 9);
          place(heroes, 2, 4, 9);
          laid('ice', [3, 9], [4, 9])(state);
          const rows = [8, 10].flatMap(y => [1, 2, 3, 4].map(x => [x, y] as const));
          laid('water', ...rows, [1, 9], [5, 10])(state);
        },
      })
        .does('action:run', 'walk:space:5,9')
        .overlordWaits();
      expect([play.log.includes('log.slips'), play.hero().at]).toEqual([true, space(2, 9)]);
    },
  );

  rule(['ICE-3.2', 'ICE-1.12', 'ICE-3.7'], 'is nothing to whoever is carried by air', () => {
    const play = scene({
      options: ALL,
      dice: [POWER.surge],
      set: (state, heroes) => {
        const [hero, friend] = pair(heroes);
        [hero.at, friend.at] = [space(2, 9), ROOM];
        holds(state, hero, 'carried-by-air#1');
        laid('ice', [3, 9], [4, 9])(state);
      },
    })
      .does('feat:carried-by-air', 'action:advance', 'walk:space:4,9')
      .overlordWaits();
    expect([play.log.includes('log.slips'), play.hero().at, play.diceLeft]).toEqual([false, space(4, 9), 1]);
  });
});

describe('before a turn', () => {
  /** Skeletons are about to ambush the first hero, who has one wound left. */
  const ambushed = (set: (state: State, heroes: readonly Hero[]) => void = () => undefined): Play => {
    const play = scene({
      options: ALL,
      position: { at: 'turnStart' },
      dice: [RED.four, GREEN.three],
      set: (state, heroes) => {
        const [hero, friend] = pair(heroes);
        Object.assign(hero, { at: HERE, wounds: 1 });
        friend.at = ROOM;
        state.conquest = 20;
        Object.assign(state.overlord, { threat: 5, hand: ['ambush-wod#1'] });
        put(state, 'beastman', BESIDE);
        set(state, heroes);
      },
    });
    const seat = play.overlordSeat;
    play.answers(seat, 'card:ambush-wod').answers(seat, `monster:${play.monster().id}`);
    return play;
  };
  const strike = (play: Play): Play => {
    const seat = play.overlordSeat;
    const key = play.can(seat).find(one => one.startsWith('attack:') && one.endsWith(HERE));
    play.answers(seat, key ?? '');
    for (let n = 0; n < 10 && play.asked(seat) !== undefined && play.asked(0) === undefined; n++) play.passes(seat);
    return play;
  };

  rule(
    ['DES-13.3', 'DES-6.13', 'DES-37.8', 'DES-37.9'],
    'whoever an Ambush kills before it has not begun it: they have it in Town',
    () => {
      const play = strike(ambushed());
      expect([play.hero().feats.deaths, 20 - play.state.conquest]).toEqual([1, deathCost(play.state, play.hero())]);
      expect([play.state.turn?.hero, play.state.turn?.inTown, play.asked()]).toEqual([
        play.hero().id,
        true,
        'turn.declare',
      ]);
      play.does('action:run');
      expect(play.asked()).toBe('turn.act.town');
    },
  );

  rule(
    ['DES-8.14', 'DES-13.3'],
    'nobody on guard interrupts an Ambush: it is a hero’s turn that is about to begin',
    () => {
      const play = ambushed((_, heroes) => {
        const [hero, friend] = pair(heroes);
        hero.order = 'guard';
        Object.assign(friend, { at: space(3, 10), order: 'guard' });
      });
      strike(play);
      expect(play.log).not.toContain('log.guard');
      expect(play.hero().feats.deaths).toBe(1);
    },
  );
});

rule(
  ['DES-8.9', 'DES-12.16', 'DES-8.29'],
  'All-Concealing Shadows against one who is born to the bow: both are ignored, and no die is rolled again',
  () => {
    const play = fight({
      options: ALL,
      hero: 'grey-ker',
      skills: ['born-to-the-bow'],
      equipped: ['bow#1'],
      dice: [3, 3, ...BLANKS],
      set: state => void Object.assign(state.overlord, { threat: 9, hand: [], powers: ['all-concealing-shadows#1'] }),
    }).does('action:battle', `attack:bow#1:${BESIDE}`);
    const seat = play.overlordSeat;
    for (let n = 0; n < 4 && !play.can(seat).includes('card:all-concealing-shadows'); n++)
      play.passesAll('attack.spend');
    expect(play.log).toContain('log.attack.aimed');
  },
);

rule(
  ['ICE-1.13', 'DES-13.3', 'DES-6.13'],
  'R159: a feat that stops an Ambush is the hero’s feat of the turn that was about to begin',
  () => {
    const begins = (feats: readonly string[]): Play => {
      const play = scene({
        options: ALL,
        position: { at: 'turnStart' },
        dice: [POWER.more],
        set: (state, heroes) => {
          const [hero, friend] = pair(heroes);
          [hero.at, friend.at] = [HERE, ROOM];
          Object.assign(state.overlord, { threat: 5, hand: ['ambush-wod#1'] });
          put(state, 'beastman', BESIDE);
          holds(state, hero, ...feats);
        },
      });
      return play.answers(play.overlordSeat, 'card:ambush-wod');
    };
    const play = plays(begins(['preventing-evil#1', 'hustle#1']), 'preventing-evil');
    until(play, 'turn.declare');
    expect([play.state.overlord.threat, play.state.overlord.played]).toEqual([5, ['ambush-wod#1']]);
    expect(play.can().filter(key => key.startsWith('feat:'))).toEqual([]);
  },
);

describe('Frozen Path and blades', () => {
  rule(
    ['ICE-7.2', 'ICE-3.7', 'DES-49.3'],
    'under whoever is carried by air: the ice is nothing to them, the blades are',
    () => {
      const flown = (card: 'frozen-path' | 'scything-blades-card'): Play => {
        const play = scene({
          options: ALL,
          dice: [POWER.more],
          set: (state, heroes) => {
            const [hero, friend] = pair(heroes);
            [hero.at, friend.at] = [HERE, ROOM];
            Object.assign(state.overlord, { threat: 20, hand: [`${card}#1`] });
            holds(state, hero, 'carried-by-air#1');
          },
        }).does('feat:carried-by-air', 'action:advance', `walk:${BESIDE}`);
        const seat = play.overlordSeat;
        play.answers(seat, `card:${card}`);
        return play.answers(seat, play.can(seat)[0] ?? '');
      };
      const [ice, blades] = [flown('frozen-path'), flown('scything-blades-card')];
      expect([ice.diceLeft, ice.log.includes('log.slips'), ice.hero().wounds]).toEqual([1, false, 16]);
      expect([blades.diceLeft, blades.hero().wounds, blades.hero().tokens.bleed]).toEqual([0, 14, 1]);
    },
  );
});
