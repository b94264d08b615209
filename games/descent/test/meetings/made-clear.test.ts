// What was made clear later meets other chapters: a charm and its victim’s Dodge, cards and orders.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { potionFor } from '../../rules/areas/treasure.ts';
import { attack } from '../../rules/attack/attack.ts';
import type { AttackChoice } from '../../rules/calls.ts';
import { BLANKS, GREEN, RED } from '../faces.ts';
import { BESIDE, fight, first, HERE } from '../fight.ts';
import { pair, scene } from '../scene.ts';

rule(['DRF-1.10', 'DES-2.5'], 'a potion that is found comes out of the box, as long as there is one', () => {
  const finds = (supply: number) => {
    const play = scene({
      set: state => {
        state.supply['healing-potion'] = supply;
      },
      *first(t) {
        yield* potionFor(t, first(t.state.heroes), 'healing-potion');
      },
    });
    return [play.hero().potions.length, play.state.supply['healing-potion']];
  };
  expect([finds(1), finds(0)]).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

describe('on friends', () => {
  rule(
    ['DRF-2.15a', 'DRF-2.15c', 'DRF-2.15d', 'DES-21.34'],
    'a charmed hero strikes as the overlord likes, without fatigue; the target defends itself',
    () => {
      const how: AttackChoice = { weapon: 'axe#1', target: space(3, 10), by: 'charm' };
      const play = fight({
        equipped: ['axe#1'],
        friend: 'varikas-the-dead',
        position: { at: 'act' },
        dice: [RED.threeSurge, GREEN.twoSurge, ...BLANKS],
        set: (state, heroes) => {
          state.phase = 'overlord';
          Object.assign(heroes[1] ?? {}, { at: space(3, 10), equipped: ['iron-shield#1'] });
        },
        first: t => attack(t, 'hero:steelhorns', how),
      });
      const overlord = play.overlordSeat;
      expect(play.can(overlord)).toEqual(['surge:0']);
      expect(play.whyNot('fatigue', overlord)).toEqual(['why.charmed', 'DRF-2.15c']);
      play.seat(overlord).does('surge:0', 'surge:0');
      play.does('use:iron-shield#1:0');
      // 3 + 2 + 2 damage, armour 2, and the shield.
      expect([play.hero(1).wounds, play.state.overlord.threat]).toEqual([16 - 4, 0]);
    },
  );
});

describe('a charm', () => {
  rule(
    ['DRF-2.15d', 'DES-8.9', 'DRF-2.15a'],
    'whoever is turned on themselves dodges, and shifts their order to do so',
    () => {
      const turned = (hero: string, order: 'dodge' | 'aim'): string | undefined =>
        fight({
          hero,
          friend: 'varikas-the-dead',
          equipped: ['sword#1'],
          dice: [RED.four, GREEN.three, ...BLANKS],
          position: { at: 'act' },
          set: (state, heroes) => {
            state.phase = 'overlord';
            pair(heroes)[0].order = order;
          },
          first: t => attack(t, `hero:${hero}`, { weapon: 'sword#1', target: HERE, by: 'charm' }),
        }).asked(0);
      expect([turned('steelhorns', 'dodge'), turned('silhouette', 'aim')]).toEqual(['attack.dodge', 'effect.use']);
    },
  );

  rule(['DRF-2.15a', 'DES-19.10'], 'Trenloe’s own reroll is the overlord’s while he is charmed', () => {
    const play = fight({
      hero: 'trenloe-the-strong',
      friend: 'varikas-the-dead',
      equipped: ['sword#1'],
      dice: [RED.four, GREEN.three, ...BLANKS],
      position: { at: 'act' },
      set: (state, heroes) => {
        state.phase = 'overlord';
        pair(heroes)[1].at = space(3, 10);
      },
      first: t => attack(t, 'hero:trenloe-the-strong', { weapon: 'sword#1', target: space(3, 10), by: 'charm' }),
    });
    expect([play.asked(0), play.asked(play.overlordSeat)]).toEqual([undefined, 'attack.again']);
  });
});

rule(
  ['DRF-3.1b', 'DRF-2.5a'],
  'Ker as a leader: what Ready gave him, done or not, is counted when he changes it',
  () => {
    const ker = (strikes: boolean) => {
      const play = fight({
        hero: 'grey-ker',
        friend: 'varikas-the-dead',
        skills: ['leadership'],
        equipped: ['dagger#1'],
        dice: [RED.miss],
      }).does('action:ready', 'use:leadership:0');
      if (strikes) play.does(`attack:dagger#1:${BESIDE}`);
      play.does('use:grey-ker:0', 'action:battle').overlordWaits();
      const { attacks, movement, orders } = play.state.turn ?? {};
      return [attacks, movement, orders];
    };
    expect([ker(false), ker(true)]).toEqual([
      [2, 0, 0],
      [1, 0, 0],
    ]);
  },
);

rule(['DRF-9.6', 'DES-20.8'], 'where the table plays so, each die of a trait opens one more colour', () => {
  const attacks = (melee: number, weapon: string) =>
    fight({
      hero: 'mad-carthos',
      friend: 'steelhorns',
      equipped: [weapon],
      options: { 'weapon-tier-by-trait': true },
      set: (_, heroes) => Object.assign(first(heroes), { training: { melee } }),
    })
      .does('action:battle')
      .can()
      .some(key => key.startsWith('attack:'));
  const opens = (weapon: string) => [0, 1, 2, 3].map(melee => attacks(melee, weapon));
  expect(opens('sword#1')).toEqual([true, true, true, true]);
  expect(opens('bone-blade#1')).toEqual([false, true, true, true]);
  expect(opens('serpent-blade#1')).toEqual([false, false, true, true]);
  expect(opens('rage-blade#1')).toEqual([false, false, false, true]);
});
