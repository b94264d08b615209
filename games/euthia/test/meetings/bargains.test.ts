// Chapters meet: what a Trade Action costs and gives to the last coin, and what things are worth at the end.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { onSlots } from '../../rules/board.ts';
import { faceOf, fresh } from '../../rules/tiles.ts';
import { trading } from '../places.ts';
import { BESIDE, marks, scene, stands } from '../scene.ts';

rule(['EUT-8.1', 'EUT-4.1', 'EUT-4.2'], 'a Trade Action takes the token off', () => {
  const play = trading(hero => (hero.tokens = ['trade', 'trade', 'mining'])).does('trade');
  expect(play.hero().tokens).toEqual(['trade', 'mining']);
  play.does('done', 'trade', 'done');
  expect([play.hero().tokens, play.whyNot('trade')]).toEqual([['mining'], ['why.action', 'EUT-8.1']]);
});

rule(
  ['EUT-8.1', 'EUT-6.4', 'EUT-5.25'],
  'no trade where a Monster stands, nor at the Towers while one stands around them',
  () => {
    const guarded = scene({ set: stands('ch1-fixed-1', 0) });
    expect(guarded.whyNot('trade')).toEqual(['why.guarded', 'EUT-8.1']);
    const towers = (...beaten: readonly (0 | 1 | 2)[]) =>
      scene({
        set: stands('ch2-fixed-1', 0, (state, [hero]) => {
          for (const n of beaten) marks(state, BESIDE[n], 'trade', 0);
          if (hero) hero.at = 'centre:1,1';
        }),
      });
    expect(towers(0, 1).whyNot('trade')).toEqual(['why.guarded', 'EUT-8.1']);
    expect(towers(0, 1, 2).can()).toContain('trade');
  },
);

rule(
  ['EUT-15.3', 'EUT-15.4', 'EUT-8.23'],
  'Revealing costs 1 Gold for all that one’s Reputation reaches, pair by pair from the lowest',
  () => {
    const reveals = (gold: number, reputation: number) =>
      trading(hero => Object.assign(hero, { gold, reputation })).does('trade');
    expect(reveals(0, 9).whyNot('reveal')).toEqual(['why.gold', 'EUT-8.23']);
    expect(reveals(1, 2).whyNot('reveal')).toEqual(['why.reveal', 'EUT-15.3']);
    const play = reveals(1, 6).does('reveal');
    expect(play.can().map(key => key.split(':')[1])).toEqual(['ael-magic-rampart', 'ael-lucid-prayer']);
    play.does('keep-tile:ael-lucid-prayer');
    const [kept = ''] = play.can();
    play.does(kept);
    expect(play.hero()).toMatchObject({ gold: 0 });
    expect(play.hero().pool.map(({ tile }) => tile)).toEqual(['ael-lucid-prayer', kept.split(':')[1]]);
    expect(play.state.boxed.tiles).toContain('ael-magic-rampart');
  },
);

rule(
  ['EUT-15.9', 'EUT-15.14', 'EUT-16.27'],
  'an Ability goes back to the pool as it is, without its Essences (R76)',
  () => {
    const play = trading(
      hero => {
        const torpor = onSlots(hero).find(({ tile }) => tile === 'taesiri-torpor');
        Object.assign(torpor ?? {}, { engaged: true, essences: ['fire'] });
        hero.pool.push(fresh('taesiri-silence'));
        hero.slots['ability-4'] = { open: true };
        hero.gold = 9;
      },
      ['taesiri', 'dral'],
    );
    const slot = Object.entries(play.hero().slots).find(([, one]) => one?.tile?.tile === 'taesiri-torpor')?.[0];
    play.does('trade', 'learn:taesiri-silence', `unlearn:${slot}`);
    expect(play.can().filter(key => key.startsWith('unlearn:sword'))).toEqual([]);
    expect(play.hero().pool).toMatchObject([{ tile: 'taesiri-torpor', engaged: true, essences: [] }]);
    expect(play.hero().stones).toEqual([]);
  },
);

rule(['EUT-15.10', 'EUT-8.14'], 'an own Weapon costs its price, and goes to a free slot', () => {
  const price = faceOf('ael-radiant-mace').buy ?? 0;
  const owns = (gold: number) =>
    trading(hero => Object.assign(hero, { gold, pool: [fresh('ael-radiant-mace')] })).does('trade');
  expect(owns(price - 1).whyNot('buy-own:ael-radiant-mace')).toEqual(['why.gold', 'EUT-15.10']);
  const bought = (swords: readonly boolean[]) => {
    const play = trading(hero => {
      Object.assign(hero, { gold: price, pool: [fresh('ael-radiant-mace')] });
      for (const [n, open] of swords.entries()) hero.slots[n === 0 ? 'sword-1' : 'sword-2'] = { open };
    }).does('trade', 'buy-own:ael-radiant-mace');
    const { gold, pool, slots, bags } = play.hero();
    return [gold, pool, slots['sword-1']?.tile?.tile, slots['sword-2']?.tile?.tile, bags.length];
  };
  const mace = 'ael-radiant-mace';
  expect(bought([true, true])).toEqual([0, [], mace, undefined, 0]);
  expect(bought([false, true])).toEqual([0, [], undefined, mace, 0]);
  expect(bought([false, false])).toEqual([0, [], undefined, undefined, 1]);
});

rule(['EUT-15.12', 'EUT-16.9'], 'a slot is unlocked with exactly its Gold, or with the Essence that it shows', () => {
  const has = (gold: number, ...essences: readonly ('fire' | 'water')[]) =>
    trading(hero => Object.assign(hero, { gold, stones: essences.map(essence => ({ essence })) })).does('trade');
  expect(has(1).whyNot('unlock:cuirass-1')).toEqual(['why.gold', 'EUT-15.12']);
  const gold = has(2).does('unlock:cuirass-1');
  expect([gold.hero().gold, gold.hero().slots['cuirass-1']]).toMatchObject([0, { open: true }]);
  expect(has(9, 'fire').whyNot('unlock:ability-5')).toEqual(['why.essence', 'EUT-15.12']);
  const water = has(9, 'fire', 'water').does('unlock:ability-5');
  expect(water.hero()).toMatchObject({ gold: 9, stones: [{ essence: 'fire' }] });
});

rule(['EUT-16.8', 'EUT-8.10'], 'within a Trade Action things are equipped as well', () => {
  const play = trading(hero => void hero.bags.push({ kind: 'tile', tile: fresh('mail-helm#1') })).does('trade');
  play.does('equip:mail-helm#1:helm-1');
  expect([play.hero().slots['helm-1']?.tile?.tile, play.hero().health]).toEqual(['mail-helm#1', 7]);
});
