// Heroes of other boxes meet the rules of these boxes: what they alone know holds for what came with them.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { heroes } from '../../content/heroes.ts';
import { opened } from '../../rules/attack/open.ts';
import { tryFrost } from '../../rules/effects/frost.ts';
import { otherPotions } from '../../rules/effects/potions.ts';
import { isImmune, statOf } from '../../rules/effects/stats.ts';
import { giveTokens } from '../../rules/effects/tokens.ts';
import { whyNotEquip } from '../../rules/hero/fitting.ts';
import { heroSum } from '../../rules/overlord/party.ts';
import { wound } from '../../rules/wounds.ts';
import { GREEN, POWER, RED } from '../faces.ts';
import { assault, BESIDE, type Fight, fight, first } from '../fight.ts';
import { space, tableOf } from '../scene.ts';

const BOXES = { 'well-of-darkness': true, 'altar-of-despair': true, 'tomb-of-ice': true } as const;
const ALL = { options: BOXES } as const;

rule('DES-3.4', 'there are 22 of them: six of each box, and four who were given away', () => {
  const byBox = Map.groupBy(heroes, ({ box }) => box);
  expect([...byBox].flatMap(([box, all]) => (box === 'base' ? [] : [all.length])).toSorted()).toEqual([4, 6, 6, 6]);
});

describe('what they carry', () => {
  rule(['DES-29.10', 'ICE-2.1'], 'Aurim’s potions become those of every box in play', () => {
    const others = (options: Fight['options']) => {
      const { state } = fight({ hero: 'aurim', ...(options && { options }) });
      const hero = first(state.heroes);
      hero.potions = ['healing-potion'];
      return otherPotions(state, hero).map(([, to]) => to);
    };
    expect(others({})).toEqual(['vitality-potion']);
    expect(others(BOXES)).toEqual(['vitality-potion', 'power-potion', 'invulnerability-potion', 'invisibility-potion']);
  });

  rule(['DES-79.7', 'DES-79.3'], 'frost breaks nothing that Jonas has in use', () => {
    const breaks = (hero: string) => {
      const play = fight({ ...ALL, hero, equipped: ['sword#1'] });
      Object.assign(play.hero(), { tokens: { frost: 5 } });
      for (let n = 0; n < 20; n++) tryFrost(tableOf(play.state), play.hero(), 'sword#1');
      return play.hero().equipped;
    };
    expect([breaks('jonas-the-kind'), breaks('grey-ker')]).toEqual([['sword#1'], []]);
  });

  rule('DRF-3.3', 'Nanok wears no robe either, and Buldar has a hand free beside a cursed mace', () => {
    const { state } = fight({ ...ALL, hero: 'nanok-of-the-blade' });
    expect(whyNotEquip(first(state.heroes), 'elven-robe#1')?.why.text).toBe('why.noArmour');
    const buldar = first(fight({ ...ALL, hero: 'laughin-buldar', equipped: ['hammer-of-doom#1'] }).state.heroes);
    expect([whyNotEquip(buldar, 'skull-shield#1'), whyNotEquip(buldar, 'bow#1')?.why.text]).toEqual([
      undefined,
      'why.hands',
    ]);
  });
});

describe('what befalls them', () => {
  rule(['DES-6.2', 'DES-82.2'], 'Sahla throws a curse away as well as any other token', () => {
    const play = fight({
      ...ALL,
      hero: 'sahla',
      position: { at: 'turnStart' },
      set: (_, all) => Object.assign(first(all), { tokens: { curse: 2 } }),
    }).overlordWaits();
    play.does('use:sahla:0');
    if (play.asked() === 'tokens.discard') play.does('curse');
    expect([play.hero().tokens.curse, play.hero().fatigue]).toEqual([1, 2]);
  });

  rule(['ICE-3.9', 'DES-79.1', 'DES-88.1'], 'Karnon treads ice, and neither frost nor fear is anything to him', () => {
    const play = fight({ ...ALL, hero: 'karnon' });
    const hero = play.hero();
    expect([giveTokens(tableOf(play.state), hero, 'frost', 2), hero.tokens.frost ?? 0]).toEqual([0, 0]);
    expect([isImmune(play.state, hero, 'fear'), isImmune(play.state, hero, 'daze')]).toEqual([true, false]);
    const walk = fight({
      ...ALL,
      hero: 'karnon',
      dice: [POWER.blank],
      on: space(7, 9),
      set: ({ board }) => Object.assign(board.terrain, { [space(2, 9)]: 'ice' }),
    }).does('action:run', `walk:${space(2, 9)}`);
    expect([walk.log.includes('log.slips'), walk.hero().at]).toEqual([false, space(2, 9)]);
  });

  rule('DES-24.10', 'Corbin loses a wound fewer to a Bash, to blades and to an attack alike', () => {
    const lost = (hero: string) =>
      (['attack', 'terrain', 'trap', 'ability'] as const).map(kind => {
        const play = fight({
          ...ALL,
          hero,
          position: { at: 'act' },
          first: t => wound(t, `hero:${hero}`, 3, { kind }) as never,
        });
        return statOf(play.state, play.hero().id, 'maxWounds') - play.hero().wounds;
      });
    expect([lost('corbin'), lost('grey-ker')]).toEqual([
      [2, 2, 2, 2],
      [3, 3, 3, 3],
    ]);
  });
});

describe('how they strike', () => {
  rule(['DES-66.1', 'DES-73.1'], 'Eliam sweeps with a mace that throws: whoever lives may be thrown', () => {
    const play = fight({
      ...ALL,
      hero: 'eliam',
      equipped: ['mace-of-kellos#1'],
      rank: 'master',
      dice: [RED.four, GREEN.one, GREEN.one, POWER.blank],
      set: (_, __, monster) => Object.assign(monster, { wounds: 30 }),
    }).does('action:battle', `attack:mace-of-kellos#1:${BESIDE}`);
    expect(play.asked()).toBe('effect.use');
    play.does('use:eliam:0');
    if (play.asked() === 'attack.spend') play.passes(0);
    expect(play.asked()).toBe('attack.throw');
  });

  rule('DES-14.5', 'Kirga keeps spawning off, also what a Summoning glyph would bring', () => {
    const { state } = fight({ ...ALL, hero: 'kirga' });
    expect(heroSum(first(state.heroes), 'noSpawnWithin')).toBe(5);
  });

  rule('DES-77.1', 'Hawthorne reaches with every blade, a cursed one too', () => {
    const { state } = fight({ ...ALL, hero: 'lord-hawthorne', equipped: ['shadowblade#1'] });
    const { abilities } = opened(state, 'hero:lord-hawthorne', {
      weapon: 'shadowblade#1',
      target: BESIDE,
      by: 'action',
    });
    expect(abilities.map(({ ability }) => ability)).toEqual(['reach']);
  });

  rule(
    ['ICE-6.1', 'ICE-6.4'],
    'Zyla is a ghost that nobody strikes from beside; whoever strikes the twins rolls the stealth die',
    () => {
      const struck = (hero: string) => {
        const play = assault({ ...ALL, hero, dice: [RED.four, GREEN.three, 1] });
        return [
          play.log.includes('log.attack.fails.sight'),
          statOf(play.state, play.hero().id, 'maxWounds') - play.hero().wounds,
        ];
      };
      expect(struck('zyla')[0]).toBe(true);
      expect(struck('grey-ker')[0]).toBe(false);
      expect(struck('okaluk-and-rakash')[1]).toBe(0);
    },
  );
});
