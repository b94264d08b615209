// What a Hero brings to a forecast: everything on the board that can be used in a fight, once each and as far as it can be paid.

import { describe, expect, test } from 'vitest';
import type { HeroId } from '../../content/vocabulary.ts';
import { maxHealth, onSlots } from '../../rules/board.ts';
import { newHero } from '../../rules/new-hero.ts';
import { type HeroSide, heroSide } from '../../rules/odds/fight.ts';
import type { Hero } from '../../rules/state.ts';
import { faceOf } from '../../rules/tiles.ts';
import { gives } from '../fights.ts';

const side = (id: HeroId, tiles: readonly string[], more: (hero: Hero) => void = () => {}): HeroSide => {
  const hero = newHero(id, 0, 2);
  for (const tile of tiles) gives(hero, tile);
  more(hero);
  return heroSide(hero, maxHealth(hero));
};
const engage =
  (...ids: readonly string[]) =>
  (hero: Hero): void => {
    for (const tile of onSlots(hero)) if (ids.includes(tile.tile)) tile.engaged = true;
  };
const ruler = (tile: string) => faceOf(tile).attack;

describe('a Hero in a fight in small', () => {
  test('begins with the Health, the Gaar and the starting tiles of the board', () => {
    expect(side('ael', [])).toEqual({
      health: 6,
      most: 6,
      gaar: 4,
      weapons: [ruler('ael-ash-wand')],
      abilities: [],
      initiative: [],
      clovers: [2],
      dodges: [],
      wards: [],
      heals: [1],
      blows: [],
      shield: { wounds: 0, strength: 0, hinders: 0 },
    });
  });

  test('attacks with Weapons, engaged or not, and once each with Abilities that are not engaged', () => {
    const tiles = ['ael-radiant-mace', 'ael-sunlance', 'ael-vengeful-light'];
    const weapons = [ruler('ael-ash-wand'), ruler('ael-radiant-mace')];
    const fresh = { weapons, abilities: [ruler('ael-sunlance')], initiative: [ruler('ael-vengeful-light')] };
    expect(side('ael', tiles)).toMatchObject(fresh);
    expect(side('ael', tiles, engage('ael-sunlance'))).toMatchObject({ ...fresh, abilities: [] });
    expect(side('ael', tiles, engage('ael-vengeful-light'))).toMatchObject({ ...fresh, initiative: [] });
    expect(side('ael', tiles, engage('ael-radiant-mace', 'ael-ash-wand'))).toMatchObject(fresh);
    // A bow strikes first and is no Weapon of the later Combat Rounds.
    expect(side('ael', ['hunting-bow#1'])).toMatchObject({
      weapons: [ruler('ael-ash-wand')],
      initiative: [ruler('hunting-bow#1')],
    });
  });

  test('uses each tile once, the strongest first, and none that is engaged', () => {
    const tiles = ['ael-magic-rampart', 'ael-warding-light'];
    expect(side('ael', tiles)).toMatchObject({ wards: [2], dodges: [3], heals: [1], clovers: [2] });
    expect(side('ael', tiles, engage('ael-magic-rampart', 'ael-blessing'))).toMatchObject({ wards: [], clovers: [] });
    expect(side('ael', ['ael-renewal']).heals).toEqual([4, 1]);
    expect(side('ael', ['ael-purge'])).toMatchObject({ dodges: [3], heals: [1, 1] });
    expect(side('ael', ['ael-seraphs-wrath'])).toMatchObject({ clovers: [2, 2], blows: [3] });
    // What is done outside fights alone is no help in one.
    expect(side('ael', ['ael-pilgrims-stride'])).toEqual(side('ael', []));
  });

  test('has the use of a Set only with its Armour', () => {
    const plate = ['plate-helm#1', 'plate-cuirass#1', 'plate-gauntlets#1'];
    expect(side('ael', ['ael-sacred-armour']).wards).toEqual([]);
    expect(side('ael', ['ael-sacred-armour', ...plate.slice(1)]).wards).not.toContain(3);
    expect(side('ael', ['ael-sacred-armour', ...plate]).wards).toContain(3);
  });

  test('raises every Shield in every Combat Round, engaged or not; a Shield is no ward', () => {
    expect(side('ael', ['kite-shield#1'])).toMatchObject({ wards: [], shield: { wounds: 1, strength: 0, hinders: 0 } });
    const buckler = { wounds: 0, strength: 2, hinders: 1 };
    expect(side('ael', ['spiked-buckler#1'])).toMatchObject({ dodges: [], shield: buckler });
    expect(side('ael', ['spiked-buckler#1'], engage('spiked-buckler#1')).shield).toEqual(buckler);
    expect(side('ael', ['tower-shield#1']).shield).toEqual({ wounds: 3, strength: 0, hinders: 2 });
  });

  test('pays for what it uses in Dwurt, which then are not there for rolls', () => {
    const drinker = (dwurt: number, ...tiles: string[]) =>
      side('skoldur', tiles, hero => Object.assign(hero, { dwurt, gaar: 1 }));
    expect(drinker(0)).toMatchObject({ gaar: 1, heals: [] });
    expect(drinker(1)).toMatchObject({ gaar: 1, heals: [3] });
    expect(drinker(3)).toMatchObject({ gaar: 1 + 2, heals: [3] });
    // In the order of the board: the first takes what the second would need.
    expect(drinker(1, 'skoldur-brewers-arm')).toMatchObject({ gaar: 1, heals: [3], clovers: [], blows: [] });
    expect(drinker(2, 'skoldur-brewers-arm')).toMatchObject({ gaar: 1, heals: [3], clovers: [2], blows: [1] });
    expect(drinker(2, 'skoldur-last-round')).toMatchObject({ gaar: 1 + 1, clovers: [] });
    expect(drinker(3, 'skoldur-last-round')).toMatchObject({ gaar: 1, clovers: [4], blows: [4] });
  });

  test('pays in Essences of the kind that is asked for', () => {
    const taesiri = (tile: string, ...essences: ('fire' | 'water' | 'earth')[]) =>
      side(
        'taesiri',
        [tile],
        hero => void hero.stones.push({ gem: 'opal' }, ...essences.map(essence => ({ essence }))),
      );
    // Whoever cannot pay has what the tile does for nothing.
    expect(taesiri('taesiri-cinder-edge').blows).toEqual([1]);
    expect(taesiri('taesiri-cinder-edge', 'water').blows).toEqual([1]);
    expect(taesiri('taesiri-cinder-edge', 'water', 'fire').blows).toEqual([5]);
    expect(taesiri('taesiri-stone-skin', 'fire').wards).not.toContain(6);
    expect(taesiri('taesiri-stone-skin', 'earth').wards).toContain(6);
  });

  test('adds active Gems, not those that are turned', () => {
    const set = (gem: 'amethyst' | 'emerald' | 'onyx' | 'sapphire', active: boolean) =>
      side('ael', [], hero => onSlots(hero)[0]?.gems.push({ gem, active }));
    expect(set('emerald', true).clovers).toEqual([2, 1]);
    expect(set('emerald', false).clovers).toEqual([2]);
    expect([set('amethyst', true).dodges, set('onyx', true).blows]).toEqual([[1], [1]]);
    expect(set('sapphire', true)).toEqual(side('ael', []));
  });
});
