// DES-29: potions.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { attack } from '../../rules/attack/attack.ts';
import { calls } from '../../rules/calls.ts';
import { GREEN, RED } from '../faces.ts';
import { assault, type Fight, fight, first as fighter, said } from '../fight.ts';
import { first, quest } from '../guide.ts';
import { campaign } from '../legend/small.ts';
import { lay, scene } from '../scene.ts';

rule('DES-29.3', 'R100: nobody drinks what would do nothing for them', () => {
  const play = (so: object) =>
    scene({
      set: (_, [hero]) => {
        if (hero) Object.assign(hero, { potions: ['healing-potion', 'vitality-potion'], ...so });
      },
    }).does('action:advance');
  const whole = play({});
  for (const potion of ['healing-potion', 'vitality-potion'])
    expect(whole.whyNot(`drink:${potion}`)).toEqual(['why.drinkInVain', 'DES-29.3']);
  expect(play({ wounds: 11 }).can()).toContain('drink:healing-potion');
  expect(play({ tokens: { poison: 1 } }).can()).toContain('drink:healing-potion');
  expect(play({ wounds: 11 }).can()).not.toContain('drink:vitality-potion');
  expect(play({ fatigue: 1 }).can()).toContain('drink:vitality-potion');
  expect(play({ fatigue: 1 }).can()).not.toContain('drink:healing-potion');
});

rule(['DES-29.4', 'DES-34.7'], 'a potion that is picked up goes to hand, then into the pack', () => {
  const take = (hands: number) =>
    quest('heart-of-darkness', {
      areas: [0, 1],
      quiet: true,
      at: [space(15, 4)],
      set: (_, [hero]) => {
        if (hero) hero.potions = Array(hands).fill('vitality-potion');
      },
      *next(t) {
        const potion = t.state.board.markers.find(({ kind }) => kind === 'potion');
        if (potion) yield* calls(t).pickUp(t, first, potion.id);
      },
    }).hero();
  expect(take(2)).toMatchObject({ potions: ['vitality-potion', 'vitality-potion', 'healing-potion'], pack: [] });
  expect(take(3)).toMatchObject({ pack: ['healing-potion'] });
});

rule(
  ['DES-29.4', 'DES-34.2', 'DES-2.4'],
  'a potion that finds no room makes its hero drop something; potions go back to the supply',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        if (!hero?.at) return;
        hero.potions = ['healing-potion', 'healing-potion', 'healing-potion'];
        hero.pack = ['sword#1', 'axe#1', 'healing-potion'];
        state.supply['healing-potion'] = 4;
        lay(state, { kind: 'potion', potion: 'vitality-potion' }, hero.at);
      },
    }).does('action:battle', 'pick-up:marker:potion#1');
    expect([play.asked(), play.match.decisionOf(0)?.pass]).toEqual(['equip.ask', undefined]);
    play.does('drop:healing-potion');
    expect(play.state.supply['healing-potion']).toBe(5);
    expect(play.match.decisionOf(0)?.pass).toBeDefined();
  },
);

rule(['DES-29.6', 'DES-24.2'], 'vitality gives all fatigue back', () => {
  const play = scene({
    set: (_, [hero]) => {
      if (hero) Object.assign(hero, { fatigue: 1, potions: ['vitality-potion'] });
    },
  }).does('action:advance', 'drink:vitality-potion');
  expect(play.hero().fatigue).toBe(3);
});

describe('Invulnerability', () => {
  const options = { 'altar-of-despair': true };
  const drunk: NonNullable<Fight['set']> = (_, heroes) =>
    Object.assign(fighter(heroes), { active: 'invulnerability-potion' });
  const ASKED = 'attack.ward';
  const struck = (plan: Fight = {}) => assault({ options, dice: [RED.four, GREEN.three], set: drunk, ...plan });

  rule(['DES-21.28', 'DES-29.10'], 'after the roll, before armour: given up for 10 armour against one attack', () => {
    const play = struck();
    expect(play.asked()).toBe(ASKED);
    const { supply } = play.state;
    const before = supply['invulnerability-potion'] ?? 0;
    play.does('drink:invulnerability-potion');
    expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 8, wounds: 0 });
    expect([play.hero().active, play.hero().wounds, play.state.supply['invulnerability-potion']]).toEqual([
      undefined,
      16,
      before + 1,
    ]);
    // Pierce goes through it as through any armour.
    const pierced = struck({ monster: 'deep-elf' });
    pierced.does('drink:invulnerability-potion');
    expect(said(pierced, 'log.attack.hit')).toMatchObject({ pierce: 3 });
  });

  rule(['DES-29.13', 'LEG-21.19'], 'in a campaign that has it at all it gives 5', () => {
    const play = struck({
      set: (state, heroes, monster) => {
        drunk(state, heroes, monster);
        state.legend = { ...campaign(), variants: ['house-invulnerability'] };
      },
    });
    expect(play.match.decisionOf(0)?.options[0]?.with).toMatchObject({ n: 5 });
  });

  rule('DES-29.10', 'a friend’s blow asks nobody for it, that of a friend under a charm does', () => {
    const hitBy = (by: 'action' | 'charm') =>
      fight({
        options,
        position: { at: 'act' },
        dice: [RED.four],
        set: (state, heroes, monster) => {
          drunk(state, heroes, monster);
          if (by === 'charm') state.phase = 'overlord';
          if (heroes[1]) heroes[1].at = space(3, 10);
        },
        first: t => attack(t, 'hero:mad-carthos', { weapon: 'fists', target: space(3, 9), by }),
      });
    const until = (by: 'action' | 'charm') => {
      const play = hitBy(by);
      for (let n = 0; n < 5 && play.asked() === 'attack.spend'; n++) play.passes(0);
      if (play.asked(play.overlordSeat) !== undefined && play.asked(0) === undefined) play.passes(play.overlordSeat);
      return play.asked(0);
    };
    expect(until('action')).not.toBe(ASKED);
    expect(until('charm')).toBe(ASKED);
  });

  rule('DES-29.10', 'whoever keeps it has it for another attack; a miss asks nobody, nor does what friends do', () => {
    const kept = struck().passes();
    expect([kept.hero().active, kept.hero().wounds < 16]).toEqual(['invulnerability-potion', true]);
    expect(struck({ dice: [RED.miss, GREEN.three] }).asked()).not.toBe(ASKED);
    expect(struck({ set: () => undefined }).asked()).not.toBe(ASKED);
  });

  rule('DES-29.11', 'another potion ends it, and so does death; nothing else', () => {
    const play = fight({
      options,
      set: (state, heroes, monster) => {
        drunk(state, heroes, monster);
        Object.assign(fighter(heroes), { potions: ['healing-potion'], wounds: 3 });
      },
    }).does('action:run', 'drink:healing-potion');
    expect(play.hero().active).toBeUndefined();
    const dead = fight({
      options,
      set: drunk,
      *first(t) {
        yield* calls(t).wound(t, fighter(t.state.heroes).id, 99, { kind: 'trap' });
      },
    });
    expect([dead.hero().active, dead.hero().feats.deaths]).toEqual([undefined, 1]);
  });
});
