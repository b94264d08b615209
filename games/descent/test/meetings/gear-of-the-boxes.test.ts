// Things and companions of the boxes meet other chapters: curses on the way to Town, relics and paws, an Imp whose bottle breaks, a Spectre
// and whoever is not there.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { overlordCardRow } from '../../content/overlord.ts';
import { tryFrost } from '../../rules/effects/frost.ts';
import { armourAgainst } from '../../rules/effects/stats.ts';
import { giveTokens } from '../../rules/effects/tokens.ts';
import { deathCost } from '../../rules/hero/death.ts';
import { changed } from '../../rules/hero/equipment.ts';
import { giveKey } from '../../rules/keys.ts';
import { leastRelic } from '../../rules/overlord/dark-relics.ts';
import { placeMonster } from '../../rules/overlord/monsters.ts';
import type { State } from '../../rules/state.ts';
import { afterwards, deeds, kept } from '../companions.ts';
import { GREEN, RED, WHITE } from '../faces.ts';
import { type Fight, fight, first, HERE } from '../fight.ts';
import { fightTurn, strikes } from '../fights-of-monsters.ts';
import { WYRM } from '../ice.ts';
import { begun, lay, type Play, pair, put, scene, space, tableOf } from '../scene.ts';
import { place } from '../walks.ts';

const ALL = { 'well-of-darkness': true, 'altar-of-despair': true, 'tomb-of-ice': true } as const;

describe('a curse', () => {
  rule(
    ['DES-82.2', 'DES-54.2', 'DES-12.16'],
    'goes along to Town and back, and Wrath makes the death that ends it dearer still',
    () => {
      const play = scene({
        options: ALL,
        set: (state, heroes) => {
          place(heroes, 0, 2, 10);
          place(heroes, 1, 1, 13);
          Object.assign(first(heroes), { tokens: { curse: 2 } });
          state.overlord.powers = ['wrath#1'];
        },
      });
      const cost = (): number => deathCost(play.state, play.hero());
      const before = cost();
      play.does('action:run', 'town').overlordWaits();
      expect([play.hero().at, play.hero().tokens.curse, cost()]).toEqual([undefined, 2, before]);
      expect(before - deathCost(play.state, { ...play.hero(), tokens: {} })).toBe(2);
      play.state.overlord.powers = [];
      expect(before - cost()).toBe(1);
    },
  );
});

describe('a dark relic', () => {
  rule(['DES-4.25', 'DES-35.28', 'DES-10.6'], 'is carried off by no ferret, though Envy lets ferrets carry', () => {
    const play = kept({
      options: ALL,
      companions: [{ id: 'mata' }],
      set: (state, [hero]) => {
        if (hero) Object.assign(hero, { equipped: ['boots-of-iron#1', 'sword#1'] });
        state.overlord.powers = ['envy#1'];
      },
    }).does('action:advance');
    const gifts = deeds(play, 'give:').concat(deeds(play, 'hand:'), deeds(play, 'load:'));
    const offered = play.can().filter(key => key.includes('mata'));
    expect([offered.some(key => key.includes('sword#1')), offered.some(key => key.includes('boots'))]).toEqual([
      true,
      false,
    ]);
    expect(gifts.some(key => key.includes('boots'))).toBe(false);
  });

  rule(
    ['DES-4.25', 'DES-99.3', 'DES-99.5'],
    'does nothing to a monkey, who has no use for things: neither glass that breaks nor boots that weigh',
    () => {
      const wounds = (monkey: number | undefined): number => {
        const play = fightTurn([], {
          options: ALL,
          equipped: ['glass-armor#1'],
          dice: [RED.two, GREEN.one],
          set: (_, heroes) => void Object.assign(first(heroes), { monkey }),
        });
        strikes(play).overlordWaits();
        return play.hero().wounds - armourAgainst(play.state, play.hero(), 'melee').total;
      };
      // Two wounds more through glass; a monkey has none, nor the hero’s own armour.
      expect(wounds(undefined) - wounds(2)).toBe(-2);
    },
  );
});

rule(
  ['DES-35.29', 'DES-4.25', 'DES-29.4'],
  'R143: nor does a ferret hand anything to whoever bears a Lodestone and could not put it on',
  () => {
    const gives = (relic: string): readonly (readonly [boolean, string | undefined])[] => {
      const play = afterwards({
        options: ALL,
        companions: [{ id: 'mata', carries: ['healing-potion'] }],
        set: (_, [hero]) => void (hero && Object.assign(hero, { equipped: [relic] })),
      });
      const key = giveKey.make('healing-potion', play.hero().id);
      return [[play.can().includes(key), play.whyNot(key)?.[0]]];
    };
    expect(gives('ring-of-protection#1')).toEqual([[true, undefined]]);
    expect(gives('lodestone#1')).toEqual([[false, 'why.lodestone']]);
  },
);

describe('what was in use', () => {
  const breaks: NonNullable<Fight['set']> = (state, heroes) => {
    Object.assign(first(heroes), { at: HERE });
    state.companions = [{ id: 'bottle-imp', owner: first(heroes).id, at: space(3, 10), carries: [] }];
  };

  rule(
    ['DRF-2.1', 'DES-35.17', 'DES-82.2'],
    'and is broken by a Crushing Blow: the Imp is gone with its bottle, and the curse that it brought stays',
    () => {
      const play = strikes(
        fightTurn(['crushing-blow#1'], {
          options: ALL,
          equipped: ['bottle-imp#1'],
          dice: [RED.two, GREEN.one],
          set: (state, heroes, monster) => {
            breaks(state, heroes, monster);
            Object.assign(first(heroes), { tokens: { curse: 1 } });
          },
        }),
      );
      const seat = play.overlordSeat;
      for (let n = 0; n < 4 && !play.can(seat).includes('card:crushing-blow'); n++) play.passes(seat);
      play.answers(seat, 'card:crushing-blow').overlordWaits();
      expect([play.hero().equipped, play.state.companions, play.hero().tokens.curse]).toEqual([[], [], 1]);
    },
  );

  rule(
    ['DES-79.5', 'DES-34.1', 'DES-2.4'],
    'R154: and breaks with frost: what a robe had room for finds another place',
    () => {
      const play: Play = fightTurn([], {
        options: ALL,
        equipped: ['robe-of-kellos#1', 'ring-of-protection#1', 'archers-charm#1', 'aldars-mirror#1', 'elven-boots#1'],
        monster: 'ogre',
        on: WYRM,
        dice: [RED.four, GREEN.three, GREEN.three, 1],
        set: (_, heroes) => void Object.assign(first(heroes), { tokens: { frost: 1 } }),
      });
      strikes(play);
      for (let n = 0; n < 6 && play.asked(0) === undefined; n++) play.passes(play.overlordSeat);
      expect([play.hero().equipped.includes('robe-of-kellos#1'), play.asked(0)?.startsWith('equip')]).toEqual([
        false,
        true,
      ]);
    },
  );

  rule(['DES-79.7', 'DES-31.2', 'DES-82.3'], 'and was cursed leaves its token where it is when frost breaks it', () => {
    const play = fight({ options: ALL, equipped: ['shadowblade#1'] });
    const hero = play.hero();
    hero.tokens = { frost: 5, curse: 1 };
    const t = tableOf(play.state);
    for (let n = 0; n < 40 && hero.equipped.length > 0; n++) tryFrost(t, hero, 'shadowblade#1');
    changed(play.state);
    expect([hero.equipped, hero.tokens.curse]).toEqual([[], 1]);
  });
});

describe('companions', () => {
  rule(
    ['DES-35.17', 'ICE-5.2', 'DES-35.10'],
    'of whoever is swallowed stay outside, and obey: Furr bites nobody whom his owner does not see',
    () => {
      const play = scene({
        options: ALL,
        position: { at: 'turnEnd' },
        set: (state, heroes) => {
          const [hero, friend] = pair(heroes);
          put(state, 'beastman', space(6, 9));
          const { id } = put(state, 'ogre', 'base:3,10/2x2');
          Object.assign(hero, { equipped: ['bottle-imp#1'], at: undefined, inside: id });
          friend.at = space(1, 13);
          state.companions = [
            { id: 'furr', owner: hero.id, at: space(5, 9), carries: [] },
            { id: 'bottle-imp', owner: hero.id, at: space(2, 9), carries: [] },
          ];
        },
      });
      expect(play.state.companions.map(({ id }) => id)).toEqual(['furr', 'bottle-imp']);
      expect([play.asked(), deeds(play, 'attack:')]).toEqual(['familiar.act', []]);
    },
  );

  rule(['DES-35.32', 'DES-84.6'], 'as bright as Sharr heal what a friend has animated as they heal the friend', () => {
    const play = afterwards({
      options: ALL,
      companions: [{ id: 'sharr' }],
      set: (state, [hero]) => {
        if (hero) placeMonster(state, { kind: 'sorcerer', rank: 'normal', at: space(4, 9), owner: hero.id }).wounds = 1;
      },
    }).does(`walk:${space(4, 9)}`);
    while (play.asked() === 'familiar.act') play.passes();
    expect(play.monster().wounds).toBe(3);
  });

  rule(['DES-35.51', 'ICE-4.3', 'DES-32.1'], 'of the overlord’s haunt nobody who is swallowed, or in Town', () => {
    const play = scene({
      options: ALL,
      position: { at: 'overlord' },
      set: (state, heroes) => {
        const [one, other] = pair(heroes);
        Object.assign(state, { phase: 'overlord', turn: undefined });
        state.overlord.step = 4;
        const { id } = put(state, 'ogre', 'base:6,9/2x2');
        Object.assign(one, { at: undefined, inside: id });
        other.at = undefined;
        state.companions = [{ id: 'spectre', owner: 'overlord', at: space(6, 9), carries: [] }];
      },
    });
    const tired = (): number[] => play.state.heroes.map(({ fatigue }) => fatigue);
    const before = tired();
    play.passes(play.overlordSeat);
    if (play.asked(play.overlordSeat) === 'familiar.act') play.passes(play.overlordSeat);
    expect([tired(), play.log.includes('log.drained')]).toEqual([before, false]);
  });
});

rule(
  ['DES-4.15', 'ICE-1.7', 'DES-38.2'],
  'a Broken glyph is a glyph that wakes: one token, and a feat for everybody',
  () => {
    const play = scene({
      options: ALL,
      set: (state, heroes) => {
        place(heroes, 0, 3, 10);
        place(heroes, 1, 1, 13);
        const { id } = lay(state, { kind: 'glyph', active: false }, space(4, 10));
        state.overlord.glyphs = { bought: ['broken'], reserve: [], under: { [id]: 'broken' } };
      },
    }).does('action:run', 'walk:space:4,10');
    expect(play.state.conquest).toBe(6);
    for (let n = 0; n < 6 && play.asked() !== 'turn.act'; n++)
      if (play.asked() === 'feats.draw') play.does(play.can()[0] ?? '');
      else play.overlordWaits();
    const { hands = {} } = play.state.featCards ?? {};
    expect(Object.values(hands).map(hand => hand?.length)).toEqual([1, 1]);
    expect(play.can()).not.toContain('town');
  },
);

rule(
  ['DES-35.18', 'DES-12.7', 'ICE-7.2'],
  'cards that answer what a hero attacks do not answer a wolf: neither Weakness nor Sneak Up on the Prey',
  () => {
    const play = afterwards({
      options: ALL,
      companions: [{ id: 'furr', at: space(5, 9) }],
      dice: [WHITE.two, GREEN.one],
      set: state => {
        put(state, 'beastman', space(6, 9));
        Object.assign(state.overlord, { threat: 20, hand: ['weakness#1', 'sneak-up-on-the-prey#1'] });
      },
    }).does(`attack:furr:${space(6, 9)}`);
    const seat = play.overlordSeat;
    const asked = play.asked(seat) === undefined ? [] : play.can(seat);
    expect(asked.filter(key => key.startsWith('card:'))).toEqual([]);
    play.overlordWaits();
    expect(play.monster().wounds).toBe(1);
  },
);

rule(
  ['DES-82.3', 'DES-82.1', 'DES-31.1'],
  'behind a Mirror Shield nobody is cursed, by what they bear or by cards',
  () => {
    const { state } = fight({ options: ALL, equipped: ['mirror-shield#1'] });
    const hero = first(state.heroes);
    const t = tableOf(state);
    expect([giveTokens(t, hero, 'curse', 1), deathCost(state, hero)]).toEqual([0, deathCost(state, hero)]);
    hero.equipped = [];
    expect(giveTokens(t, hero, 'curse', 1)).toBe(1);
  },
);

describe('cards reach nobody in Town', () => {
  const inTown = (...away: readonly number[]) => {
    const state = begun({ options: ALL });
    for (const n of away) Object.assign(state.heroes[n] ?? {}, { at: undefined });
    return state;
  };

  rule(
    ['DES-12.18', 'DES-4.22', 'DES-30.9'],
    'R162: a dark relic is slipped to whoever is in the dungeon, swallowed or not',
    () => {
      const op = overlordCardRow('dark-relic-card').ops.find(one => one.op === 'darkRelic');
      const least = (state: State): number | undefined =>
        op && leastRelic(state, op, { when: 'treasure-dealt', figure: 'hero:steelhorns', tier: 'copper' });
      const swallowed = inTown(0, 1);
      Object.assign(swallowed.heroes[1] ?? {}, { inside: put(swallowed, 'ogre', WYRM).id });
      expect([inTown(), inTown(0), inTown(0, 1), swallowed].map(state => least(state) !== undefined)).toEqual([
        true,
        true,
        false,
        true,
      ]);
    },
  );

  rule(['DES-12.18', 'DES-12.16', 'DES-28.5'], 'R162: there Envy keeps nobody from giving', () => {
    const gives = (town: boolean): boolean =>
      scene({
        options: ALL,
        set: (state, heroes) => {
          place(heroes, 0, 3, 9);
          place(heroes, 1, 4, 9);
          first(heroes).pack = ['sword#1'];
          if (town) for (const hero of heroes) hero.at = undefined;
          state.overlord.powers = ['envy#1'];
        },
      })
        .does('action:run')
        .can()
        .some(key => key.startsWith('give:'));
    expect([gives(false), gives(true)]).toEqual([false, true]);
  });
});
