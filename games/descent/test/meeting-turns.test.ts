// Rules that meet in a hero's turn: what lingers and what was ordered, walks that end otherwise than planned, sight that opens, the way back.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { moment } from '../rules/effects/apply.ts';
import { activate } from '../rules/overlord/activation.ts';
import { newTurn } from '../rules/round.ts';
import type { Hero, State } from '../rules/state.ts';
import { GREEN, POWER, RED } from './faces.ts';
import { lay, type Play, put, scene, space } from './scene.ts';

const ENHANCED = 2;
const SURGE = 5;
const FACES = { blank: 1, enhanced: ENHANCED, surge: SURGE };

/** The first hero stands here, the second far from it all. */
const standing =
  (x: number, y: number, more: (state: State, hero: Hero, friend: Hero) => void = () => {}) =>
  (state: State, heroes: readonly Hero[]): void => {
    const [hero, friend] = heroes as [Hero, Hero];
    hero.at = space(x, y);
    friend.at = space(1, 13);
    more(state, hero, friend);
  };
const holds = (state: State, ...cards: readonly string[]): void =>
  void Object.assign(state.overlord, { threat: 30, hand: [...cards] });

/** Every other hero and the overlord do nothing, until it is this hero's turn and they are asked what they do. */
function untilNextTurn(play: Play): void {
  const { id } = play.hero();
  if (play.state.turn?.hero === id) play.passes(0).overlordWaits();
  for (let step = 0; step < 40 && play.state.turn?.hero !== id; step++) {
    if (play.asked(play.overlordSeat) !== undefined) play.passes(play.overlordSeat);
    else if (play.can().includes('action:battle')) play.does('action:battle');
    else if (play.can().includes(`turn:${id}`)) play.does(`turn:${id}`);
    else play.passes(0);
  }
}

describe('a monkey', () => {
  rule(
    ['DES-99.9', 'DES-99.2', 'DES-99.4'],
    'moves for two turns of its own, not counting that of the change, and is a hero again',
    () => {
      const play = scene({
        dice: [FACES.surge],
        set: standing(3, 10, state => {
          holds(state, 'curse-of-the-monkey-god#1');
          lay(state, { kind: 'chest', tier: 'copper' }, space(3, 10));
        }),
      }).does('action:run', 'chest:marker:chest#1');
      play.answers(play.overlordSeat, 'card:curse-of-the-monkey-god');
      play.overlordWaits();
      while (play.asked(0) === 'equip.ask') play.passes(0);
      expect(play.hero().monkey).toBe(2);
      const left: (number | undefined)[] = [];
      for (let turn = 0; turn < 3; turn++) {
        untilNextTurn(play);
        left.push(play.hero().monkey);
      }
      expect(left).toEqual([2, 1, undefined]);
      expect(play.told().filter(text => text === 'log.monkey.back')).toHaveLength(1);
    },
  );

  rule(['DES-99.11', 'DES-54.10'], 'R72: crosses a glyph in vain; who is a hero again there has it at once', () => {
    const play = scene({
      set: standing(3, 10, (state, hero) => {
        lay(state, { kind: 'glyph', active: false }, space(4, 10));
        hero.monkey = 1;
        state.turn = newTurn(hero);
      }),
    });
    play.does('walk:space:4,10').overlordWaits();
    expect([play.state.conquest, play.hero().monkey]).toEqual([5, 1]);
    untilNextTurn(play);
    expect([play.state.conquest, play.hero().monkey]).toEqual([8, undefined]);
  });
});

describe('lingering effects', () => {
  rule(
    ['DES-8.28', 'DES-97.4', 'DES-75.6', 'DES-75.8', 'DES-24.4'],
    'Rest comes first; whoever is stunned and webbed then has fatigue and no way to walk on it',
    () => {
      const play = scene({
        position: { at: 'turnStart' },
        dice: [FACES.enhanced, FACES.blank, FACES.blank, FACES.blank],
        set: standing(3, 10, (state, hero) => {
          Object.assign(hero, { order: 'rest', fatigue: 0, tokens: { web: 1, stun: 1, poison: 2 } });
          put(state, 'skeleton', space(4, 10));
        }),
      }).overlordWaits();
      expect(play.hero().fatigue).toBe(3);
      play.does('token:web');
      expect(play.can()).toEqual(['action:move', 'action:attack', 'action:order']);
      play.does('action:attack');
      expect(play.whyNot('fatigue')).toEqual(['why.web', 'DES-97.4']);
      expect(play.can()).toEqual(['attack:fists:space:4,10']);
      expect(play.hero().tokens).toMatchObject({ web: 1, stun: 0, poison: 2 });
    },
  );

  rule(
    ['DES-6.12', 'DES-6.2', 'DES-37.7', 'DES-69.2', 'DES-8.28'],
    'whoever burns to death before the web is torn wakes in Town without either, rested, and their turn is over',
    () => {
      const play = scene({
        position: { at: 'turnStart' },
        dice: [FACES.blank, FACES.blank],
        set: standing(3, 10, (state, hero) => {
          Object.assign(hero, { order: 'rest', fatigue: 0, wounds: 2, tokens: { burn: 2, web: 3, stun: 1 } });
          state.conquest = 9;
        }),
      }).overlordWaits();
      play.does('token:burn').overlordWaits();
      expect([play.hero().at, play.hero().tokens, play.hero().fatigue]).toEqual([undefined, {}, 3]);
      expect([play.state.conquest, play.state.turn?.hero]).toEqual([6, 'hero:mad-carthos']);
    },
  );

  rule(['DES-90.2', 'DES-24.9', 'DES-97.4'], 'caught in a web nobody drinks against the poison', () => {
    const play = scene({
      position: { at: 'turnStart' },
      dice: [FACES.enhanced, FACES.blank, FACES.blank, FACES.blank],
      set: standing(3, 10, (_, hero) =>
        Object.assign(hero, { wounds: 5, potions: ['healing-potion'], tokens: { web: 1, poison: 1 } }),
      ),
    }).overlordWaits();
    play.passes(0).does('action:run');
    expect(play.whyNot('drink:healing-potion')).toEqual(['why.web', 'DES-97.4']);
  });
});

describe('a walk that ends otherwise', () => {
  rule(
    ['DES-6.12', 'DES-12.9', 'DES-37.2', 'DES-25.2'],
    'the hero who was to open the door is killed three spaces before it, and the door stays shut',
    () => {
      const play = scene({
        dice: [FACES.enhanced],
        set: standing(3, 9, (state, hero) => {
          holds(state, 'spiked-pit#1');
          hero.wounds = 2;
          state.conquest = 9;
        }),
      }).does('action:run', 'walk:space:7,9');
      play.answers(play.overlordSeat, 'card:spiked-pit');
      play.overlordWaits();
      expect([play.hero().at, play.state.board.open, play.state.turn?.hero]).toEqual([
        undefined,
        [],
        'hero:mad-carthos',
      ]);
      expect(play.state.conquest).toBe(6);
      expect(play.state.board.terrain).toEqual({ 'space:4,9': 'pit' });
    },
  );

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

  rule(['DES-61.1', 'DES-10.2'], 'R41: held by a Naga in mid-walk: no step and no potion, but what lies here', () => {
    const play = scene({
      set: standing(2, 10, (state, hero) => {
        put(state, 'naga', 'base:5,9/2x2');
        lay(state, { kind: 'money' }, space(4, 10));
        hero.potions = ['healing-potion'];
      }),
    }).does('action:run', 'walk:space:4,10');
    play.overlordWaits();
    expect(play.state.turn?.movement).toBe(6);
    expect(play.whyNot('drink:healing-potion')).toEqual(['why.grapple', 'DES-61.1']);
    expect(play.can().filter(key => key.startsWith('walk:'))).toEqual([]);
    expect(play.can()).toContain('pick-up:marker:money#1');
  });
});

describe('sight that opens', () => {
  rule(
    ['DES-26.1', 'DES-26.10', 'DES-22.2'],
    'whoever barred the view falls, and what lies behind comes to light',
    () => {
      const play = scene({
        dice: [2, 1],
        set: standing(3, 9, (state, hero) => {
          state.board.open.push('mine-door');
          hero.equipped = ['crossbow#1'];
          put(state, 'skeleton', space(7, 9));
          put(state, 'skeleton', space(7, 10));
        }),
      });
      expect(play.state.board.revealed).toEqual([0]);
      play.does('action:battle', 'attack:crossbow#1:space:7,9').overlordWaits();
      while (play.asked(0) !== 'turn.act') play.passes();
      expect(play.state.monsters.some(({ at }) => at === space(7, 9))).toBe(false);
      expect(play.state.board.revealed).toEqual([0, 1]);
    },
  );

  rule(['DES-26.1', 'DES-32.12', 'DES-22.2'], 'a friend goes to Town, and their figure bars the view no more', () => {
    const play = scene({
      set: standing(7, 9, (state, _, friend) => {
        state.board.open.push('mine-door');
        lay(state, { kind: 'glyph', active: true }, space(7, 9));
        friend.at = space(3, 9);
        put(state, 'skeleton', space(7, 10));
      }),
    });
    // The first hero stands in the doorway and looks the other way for as long as the scene likes: it was set by hand.
    play.state.board.revealed = [0];
    play.does('action:run', 'town').overlordWaits();
    expect(play.state.board.revealed).toEqual([0, 1]);
  });
});

describe('the way back', () => {
  rule(['DES-32.16', 'DES-17.5'], 'R7: beside a glyph on which somebody stands nobody comes back into a pit', () => {
    const play = scene({
      set: standing(2, 10, (state, hero, friend) => {
        hero.at = undefined;
        friend.at = space(2, 10);
        for (const at of [space(1, 9), space(2, 9), space(3, 9)]) state.board.terrain[at] = 'pit';
        put(state, 'skeleton', space(1, 10));
      }),
    }).does('action:run', 'glyph:marker:glyph#0');
    expect(play.can().sort()).toEqual(['glyph:space:1,11', 'glyph:space:2,11', 'glyph:space:3,10', 'glyph:space:3,11']);
  });

  rule(['DES-10.19', 'DES-28.5', 'DES-35.41'], 'in Town all are adjacent: Pico is handed on there too', () => {
    const play = scene({
      heroes: ['ronan-of-the-wild', 'mad-carthos'],
      set: (state, heroes) => {
        for (const hero of heroes) hero.at = undefined;
        state.companions = [{ id: 'pico', owner: 'hero:ronan-of-the-wild', carries: [] }];
      },
    }).does('action:run', 'give:pico:hero:mad-carthos');
    expect(play.state.companions[0]?.owner).toBe('hero:mad-carthos');
  });
});

describe('glyphs and powers', () => {
  const glyph = (state: State) => lay(state, { kind: 'glyph', active: false }, space(4, 10));

  rule(['DES-54.3', 'DRF-2.9a'], 'R94: who moves themselves by a power comes to a glyph as by a step', () => {
    const play = scene({
      heroes: ['andira-runehand', 'steelhorns'],
      set: standing(3, 10, (state, hero) => {
        glyph(state);
        hero.skills = ['telekinesis'];
      }),
    }).does('action:run', 'use:telekinesis:0', 'figure:hero:andira-runehand', 'place:space:4,10');
    expect([play.hero().at, play.state.conquest, play.hero().score]).toEqual(['space:4,10', 8, 3]);
  });

  rule('DRF-2.9a', 'R18: who is moved there by another waits for the own turn', () => {
    const play = scene({
      heroes: ['andira-runehand', 'steelhorns'],
      set: standing(3, 10, (state, hero, friend) => {
        glyph(state);
        hero.skills = ['telekinesis'];
        friend.at = space(5, 10);
      }),
    }).does('action:run', 'use:telekinesis:0', 'figure:hero:steelhorns', 'place:space:4,10');
    expect([play.hero(1).at, play.state.conquest]).toEqual(['space:4,10', 5]);
    play.passes(0).overlordWaits();
    expect(play.state.conquest).toBe(8);
  });

  rule('DES-32.12', 'R94: Astarra comes back out of Town near a sleeping glyph, and it wakes', () => {
    const play = scene({
      heroes: ['runewitch-astarra', 'steelhorns'],
      set: standing(3, 10, (state, hero) => {
        glyph(state);
        hero.at = undefined;
      }),
    }).does('action:run', 'glyph:marker:glyph#0');
    expect([play.hero().at, play.state.conquest]).toEqual(['space:2,10', 8]);
  });
});

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
