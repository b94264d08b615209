// LEG-3: how a campaign begins.

import { rule } from '@veillee/kernel/test/rule';
import { Scene } from '@veillee/kernel/trial/scene';
import { originalOf } from '@veillee/pieces/things';
import { describe, expect } from 'vitest';
import { itemRow } from '../../content/items.ts';
import { legendOf } from '../../rules/legend/record.ts';
import { newLegend, newLegendHero } from '../../rules/legend/start.ts';
import { potionsSold, shopStock, skillsLeft, treasureDeck } from '../../rules/legend/stock.ts';
import { campaign, OVERLORD, PARTY, smallGame } from './small.ts';

const fresh = (level?: 'silver' | 'gold') =>
  newLegend({
    boxes: ['base', 'well-of-darkness', 'altar-of-despair'],
    variants: [],
    overlordSeat: OVERLORD,
    treasurer: 0,
    heroes: PARTY.map(sheet => newLegendHero(sheet, 0)),
    ...(level && { level }),
  });
const choosing = (level?: 'silver' | 'gold') => {
  const legend = fresh(level);
  return new Scene(
    smallGame(() => ({ legend })),
    { seats: 2, state: { legend }, position: { at: 'avatar' } },
  );
};

describe('cards that are not in it', () => {
  const ids = (things: readonly string[]): string[] => things.map(originalOf);
  rule(['LEG-3.2', 'LEG-3.3', 'DES-29.12', 'DRF-13.2'], 'healing by treasure, and invulnerability', () => {
    const legend = fresh();
    const decks = (['copper', 'silver', 'gold'] as const).flatMap(tier => ids(treasureDeck(legend, tier)));
    for (const id of [
      'minor-healing',
      'greater-healing',
      'superior-healing',
      'treasure-cache-copper-invulnerability',
    ]) {
      expect(itemRow(id).id).toBe(id);
      expect(decks).not.toContain(id);
    }
    expect(decks).toContain('treasure-cache-copper-coins');
    expect(potionsSold(legend)).not.toContain('invulnerability-potion');
  });
  rule(['LEG-3.4', 'LEG-3.5', 'DRF-13.2'], 'six skills: 54 of those of these boxes are left', () => {
    expect(skillsLeft(fresh())).toHaveLength(54);
    for (const id of ['brawny', 'ranger', 'bardic-lore', 'telekinesis']) expect(skillsLeft(fresh())).not.toContain(id);
  });
  rule('LEG-3.27', 'what comes with the ice comes with its box alone', () => {
    const iced = { ...fresh(), boxes: ['base', 'well-of-darkness', 'altar-of-despair', 'tomb-of-ice'] as const };
    expect(shopStock(iced).length).toBeGreaterThan(shopStock(fresh()).length);
    expect(treasureDeck(iced, 'gold').length).toBeGreaterThan(treasureDeck(fresh(), 'gold').length);
  });
});

describe('what both sides have', () => {
  rule(
    ['LEG-3.9', 'LEG-3.10', 'LEG-3.11', 'LEG-3.20', 'LEG-3.21'],
    '1200 coins in Tamalir, copper forms, no treachery, no treasure to buy',
    () => {
      expect(fresh()).toMatchObject({
        coins: 1200,
        party: { at: 'tamalir' },
        forms: { humanoid: 'copper', beast: 'copper', eldritch: 'copper' },
        treachery: { event: 0, trap: 0, monster: 0 },
        opened: [],
        conquest: { heroes: 0, overlord: 0 },
      });
    },
  );
  rule(['LEG-3.22', 'LEG-3.26'], 'from silver: 100 each, and 10000 coins more (E32)', () => {
    const legend = fresh('silver');
    expect(legend).toMatchObject({
      coins: 11_200,
      conquest: { heroes: 100, overlord: 100 },
      xp: 100,
      opened: ['copper'],
    });
    expect(legend.heroes.map(({ xp }) => xp)).toEqual([100, 100, 100, 100]);
  });
  rule('LEG-3.23', 'from gold: 200 each, and 20000', () => {
    expect(fresh('gold')).toMatchObject({
      coins: 21_200,
      conquest: { heroes: 200, overlord: 200 },
      opened: ['copper', 'silver'],
    });
  });
});

describe('what the overlord chooses', () => {
  rule(['LEG-3.12', 'LEG-3.13', 'LEG-3.14'], 'an avatar: Sir Alric is at its keep, for nothing', () => {
    const scene = choosing().does('avatar:spider-queen');
    expect(legendOf(scene.state)).toMatchObject({
      avatar: 'spider-queen',
      lieutenants: [{ id: 'sir-alric-farrow', at: 'whispering-forest' }],
      xp: 15,
    });
  });
  rule(['LEG-3.15', 'LEG-3.25'], 'from higher up too it is 15 XP that are spent first', () => {
    const scene = choosing('silver').does('avatar:titan');
    expect(scene.shown('week.firstUpgrades')).toMatchObject({ xp: 15 });
    expect(scene.refusal('week.firstUpgrades', 'point:trap')).toBe('LEG-16.2');
    scene.does('point:event');
    if (scene.asked() === 'week.firstUpgrades') scene.passes('week.firstUpgrades');
    expect(legendOf(scene.state)).toMatchObject({ xp: 100, treachery: { event: 1 } });
  });
  rule(['LEG-3.15', 'LEG-3.16'], '15 XP at once, for the avatar and treachery alone; the rest is lost', () => {
    const scene = choosing().does('avatar:titan');
    const keys = [...scene.can(), ...scene.refused('week.firstUpgrades').map(({ key }) => key)];
    expect(keys.filter(key => !key.startsWith('upgrade:') && !key.startsWith('point:'))).toEqual([]);
    scene.does('upgrade:long-stride', 'upgrade:piercing-blows', 'upgrade:unyielding').passesAll('week.plot');
    expect(legendOf(scene.state)).toMatchObject({
      xp: 0,
      upgrades: ['long-stride', 'piercing-blows', 'unyielding'],
      conquest: { overlord: 0 },
    });
  });
  rule('LEG-3.25', 'what a higher start gives stays', () => {
    const scene = choosing('silver').does('avatar:titan').passes('week.firstUpgrades');
    expect(legendOf(scene.state).xp).toBe(100);
    const spent = choosing('silver').does('avatar:titan', 'upgrade:golden-fury-1');
    expect(spent.shown('week.firstUpgrades').xp).toBe(6);
  });
  rule(['LEG-3.17', 'LEG-3.18'], 'a plot, whose first card lies there from then on', () => {
    const scene = choosing().does('avatar:titan').passes('week.firstUpgrades');
    expect(scene.offered('week.plot')).toEqual(['plot:coo-0', 'plot:en-0', 'plot:as-0']);
    scene.does('plot:en-0');
    expect(legendOf(scene.state)).toMatchObject({ plot: 'everlasting-night', plotCards: ['en-0'], week: 1 });
  });
});

rule('LEG-1.9', 'cards in the graveyard are in no deck', () => {
  const legend = { ...campaign(), graveyard: ['magic-sword#1', 'mighty'] };
  expect(skillsLeft(legend)).not.toContain('mighty');
});
