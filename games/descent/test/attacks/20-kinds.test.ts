// DES-20: kinds of attack.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { items } from '../../content/items.ts';
import { opened } from '../../rules/attack/open.ts';
import { attacksOf, meansFor } from '../../rules/attack/options.ts';
import { seesSpace } from '../../rules/attack/sight.ts';
import { attacksWith } from '../../rules/effects/attacks.ts';
import type { State } from '../../rules/state.ts';
import { targets } from '../aims.ts';
import { BLUE, GREEN, POWER, RED, YELLOW } from '../faces.ts';
import { ASIDE, BESIDE, battle, FAR, fight, HERE, said, shownIn } from '../fight.ts';
import { begun, put } from '../scene.ts';

describe('range', () => {
  rule(
    ['DES-20.3', 'DES-21.8', 'DES-21.9'],
    'short of the distance the attack fails; enhancements may make it up',
    () => {
      const bow = { hero: 'grey-ker', equipped: ['bow#1'], on: FAR } as const;
      const short = battle({ ...bow, dice: [BLUE.twoNear, YELLOW.one, POWER.blank, POWER.blank, POWER.blank] });
      short.passes();
      expect(said(short, 'log.attack.fails.short')).toMatchObject({ range: 2, distance: 4 });
      const enough = battle({ ...bow, dice: [BLUE.twoNear, YELLOW.one, POWER.more, POWER.more, POWER.more] });
      enough.passes();
      // Range 2 and two points for it; damage 3 and the third point. Pierce 1 of the bow (EX-6).
      expect(shownIn(enough, 'log.attack.total')).toEqual({ range: 4, damage: 4 });
      expect(said(enough, 'log.attack.hit')).toMatchObject({ damage: 4, armour: 2, pierce: 1, wounds: 3 });
    },
  );

  rule(['DES-20.2'], 'melee asks for no range', () => {
    const play = battle({
      equipped: ['sword#1'],
      dice: [RED.four, GREEN.three, POWER.blank, POWER.blank, POWER.blank],
    });
    play.passes();
    expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 7, armour: 2, wounds: 5 });
  });
});

rule(['DES-20.5', 'DES-30.14'], 'a weapon that was dropped for something better strikes no more', () => {
  const state = begun();
  const [hero] = state.heroes;
  if (!hero?.at) throw new Error('somebody plays');
  put(state, 'beastman', space(2, 9));
  hero.at = space(1, 9);
  hero.equipped = ['sword#1'];
  expect(attacksWith(state, hero, 'sword#1').map(({ target }) => target)).toContain(space(2, 9));
  hero.equipped = [];
  expect(attacksWith(state, hero, 'sword#1')).toEqual([]);
});

describe('dice', () => {
  rule('DES-20.6', 'without a weapon: 1 red die and the melee dice', () => {
    const play = battle({ hero: 'mad-carthos', friend: 'steelhorns', dice: [RED.four] });
    play.passes();
    expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 4, wounds: 2 });
  });
});

describe('weapons', () => {
  rule(
    ['DES-20.10', 'DES-20.11', 'DES-20.12'],
    'Sword and Dagger: the Sword’s dice and a surge (EX-22); the other way round, +1 damage (EX-62)',
    () => {
      const play = fight({ equipped: ['sword#1', 'dagger#1'] });
      const linesOf = (state: State, weapon: string) => {
        const { pool, lines } = opened(state, 'hero:steelhorns', { weapon, target: BESIDE, by: 'action' });
        return [pool, lines.map(({ bonus }) => bonus)];
      };
      expect(linesOf(play.state, 'sword#1')).toEqual([{ red: 1, green: 1, black: 3 }, [{ surges: 1 }]]);
      expect(linesOf(play.state, 'dagger#1')).toEqual([{ red: 1, yellow: 1, black: 3 }, [{ damage: 1 }]]);
    },
  );

  rule('DES-20.12', 'two Swords: the dice of one and +1 damage of the other (EX-73)', () => {
    const play = battle({
      equipped: ['sword#1', 'sword#2'],
      dice: [RED.two, GREEN.one, POWER.blank, POWER.blank, POWER.blank],
    });
    play.passes();
    expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 2 + 1 + 1 });
  });

  rule(['DES-20.5', 'DES-34.3', 'DES-20.13'], 'only what is equipped, and only as it is printed', () => {
    const play = fight({ hero: 'grey-ker', equipped: ['bow#1'], set: (_, [hero]) => void hero?.pack.push('sword#1') });
    play.does('action:battle');
    expect(play.can().filter(key => key.startsWith('attack:'))).toEqual([
      `attack:bow#1:${ASIDE}`,
      `attack:bow#1:${BESIDE}`,
    ]);
  });

  rule(['DES-20.7', 'DES-20.8', 'DES-20.9'], 'a trait of 0 forbids no weapon; house rules bind them to traits', () => {
    const attacks = (options: Record<string, boolean>, weapon: string) =>
      fight({ hero: 'mad-carthos', friend: 'steelhorns', equipped: [weapon], options })
        .does('action:battle')
        .can()
        .some(key => key.startsWith('attack:'));
    expect(attacks({}, 'bone-blade#1')).toBe(true);
    expect(attacks({ 'weapon-tier-by-trait': true }, 'bone-blade#1')).toBe(false);
    expect(attacks({ 'weapon-tier-by-trait': true }, 'sword#1')).toBe(true);
    expect(attacks({ 'no-attack-without-trait': true }, 'sword#1')).toBe(false);
  });

  /** Some melee weapon of this colour. */
  const meleeWeapon = (tier: string): string =>
    `${items.find(item => item.tier === tier && item.weapon?.kind === 'melee')?.id}#1`;

  rule(
    ['DES-20.8', 'DES-20.9'],
    'copper for one die, silver for two, gold and relics for three; bare hands for all',
    () => {
      const able = (dice: number, weapon: string | undefined, option = 'weapon-tier-by-trait') => {
        const play = fight({
          hero: 'mad-carthos',
          friend: 'steelhorns',
          equipped: weapon === undefined ? [] : [weapon],
          options: { [option]: true },
          set: (_, [hero]) => void Object.assign(hero?.training ?? {}, { melee: dice }),
        });
        return meansFor(play.state, play.hero()).length > 0;
      };
      const by = (weapon: string | undefined) => [0, 1, 2, 3, 4].map(dice => able(dice, weapon));
      expect(by(undefined)).toEqual([true, true, true, true, true]);
      expect(by('sword#1')).toEqual([true, true, true, true, true]);
      expect(by(meleeWeapon('copper'))).toEqual([false, true, true, true, true]);
      expect(by(meleeWeapon('silver'))).toEqual([false, false, true, true, true]);
      expect(by(meleeWeapon('gold'))).toEqual([false, false, false, true, true]);
      expect(by(meleeWeapon('relic'))).toEqual([false, false, false, true, true]);
      expect([0, 1].map(dice => able(dice, undefined, 'no-attack-without-trait'))).toEqual([false, true]);
      expect([0, 1].map(dice => able(dice, meleeWeapon('gold'), 'no-attack-without-trait'))).toEqual([false, true]);
    },
  );
});

describe('whom', () => {
  rule(['DES-20.14', 'DES-16.7'], 'heroes attack whom they like but themselves; monsters attack heroes alone', () => {
    const play = fight({
      equipped: ['sword#1'],
      set: (state, [, friend]) => {
        if (friend) friend.at = space(3, 10);
        put(state, 'skeleton', space(4, 10));
      },
    });
    expect(targets(play).sort()).toEqual([space(3, 10), BESIDE, space(4, 10)].sort());
    expect(targets(play, play.monster().id, 'activation').sort()).toEqual([HERE, space(3, 10)].sort());
    expect(targets(play, play.monster(1).id, 'activation').every(one => one === HERE || one === space(3, 10))).toBe(
      true,
    );
    expect(targets(play)).not.toContain(HERE);
  });

  rule(['DES-20.5', 'DES-20.6'], 'nobody from Town, and nobody with what they do not hold', () => {
    const play = fight({
      equipped: ['bow#1'],
      set: (_, [hero]) => void (hero && Object.assign(hero, { at: undefined })),
    });
    expect(targets(play)).toEqual([]);
    expect(seesSpace(play.state, play.hero(), BESIDE)).toBe(false);
    const armed = fight({ equipped: ['sword#1'] });
    expect(attacksOf(armed.state, armed.hero().id, 'action').map(({ weapon }) => weapon)).toEqual(['sword#1']);
    const bare = fight();
    expect(attacksOf(bare.state, bare.hero().id, 'action').map(({ weapon }) => weapon)).toEqual(['fists']);
    expect(attacksOf(armed.state, armed.monster().id, 'activation')[0]).toEqual({ target: HERE, by: 'activation' });
  });
});
