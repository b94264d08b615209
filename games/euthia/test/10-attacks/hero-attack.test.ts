// EUT-10: the Hero attacks, step by step.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { cancelCards, type Ledger } from '../../rules/dice/ledger.ts';
import { modifier } from '../blows.ts';
import { fighting, gives, heroSum, rolled } from '../fights.ts';

const NONE = { source: { text: 'source.gaar' }, expiry: 'roll' } as const;

rule('EUT-10.33', 'Silence cancels every Curse of this attack, those just played too', () => {
  const play = fighting({
    heroes: ['taesiri', 'dral'],
    tiles: ['taesiri-silence'],
    step: 'curses',
    cards: ['curse'],
    dice: [4, 4],
    combat: { round: 1, chaos: 1 },
  });
  play.answers(1, 'play:curse:1');
  play.does('use:taesiri-silence:0');
  expect(heroSum(play)).toMatchObject({ total: 4, figures: '4+4−4' });
});

rule('EUT-10.33', 'Silence takes Curses off, and nothing else', () => {
  const curse = modifier('heroStrength', 'nextMonsterStepA', 'curse');
  const surge = modifier('heroStrength', 'nextHeroAttack', 'power-surge');
  const tile = modifier('heroStrength', 'roll');
  const ledger: Ledger = { dice: { hero: [], monster: [] }, modifiers: [curse, surge, tile] };
  cancelCards(ledger, ['curse']);
  expect(ledger.modifiers).toEqual([surge, tile]);
});

rule('EUT-10.33', 'Curses come first, the last chance to play cards', () => {
  const play = fighting({ step: 'curses', cards: ['curse', 'curse', 'frenzy'], combat: { chaos: 2, round: 1 } });
  expect(play.asked(1)).toBe('combat.curses');
  expect(play.can(1)).toEqual(['play:curse:1', 'play:curse:2']);
  play.answers(1, 'play:curse:2');
  expect(play.state.combat?.chaos).toBe(1);
  expect(play.asked(1)).toBe('combat.curses'); // a Silver card is left: nobody knows that it is no Curse
  expect(play.can(1)).toEqual([]);
});

rule(['EUT-10.34', 'EUT-10.45'], 'Fire Essences and tiles before the roll', () => {
  const play = fighting({
    monster: 'cyclops',
    level: 2,
    step: 'heroBefore',
    dice: [6, 5],
    gaar: 0,
    set: (_, [hero]) => hero?.stones.push({ essence: 'fire' }, { essence: 'fire' }),
  });
  play.does('essence:fire', 'essence:fire');
  expect(heroSum(play).total).toBe(9); // 11−2
  play.passes();
  expect(play.state.combat?.damage).toBe(2 + 2 + 2);
});

rule(
  ['EUT-10.35', 'EUT-10.36', 'EUT-10.37'],
  'one Weapon or Combat Ability; the Ability is engaged, a Weapon never',
  () => {
    const plan = {
      heroes: ['dral', 'ael'],
      tiles: ['dral-brawl'],
      step: 'attack',
      dice: [3, 3],
      combat: { round: 1 },
    } as const;
    const play = fighting(plan);
    expect(play.can()).toEqual(['attack:dral-forge-hammer', 'attack:dral-brawl']);
    play.does('attack:dral-brawl');
    const engaged = () =>
      Object.values(play.hero().slots).flatMap(slot => (slot?.tile?.engaged ? [slot.tile.tile] : []));
    expect(engaged()).toEqual(['dral-brawl']);
    const spent = fighting({
      ...plan,
      tiles: ['dral-brawl'],
      step: 'attack',
      set: (_, [hero]) => {
        for (const slot of Object.values(hero?.slots ?? {}))
          if (slot?.tile?.tile === 'dral-brawl') slot.tile.engaged = true;
        hero && gives(hero, 'longsword#1');
      },
    });
    expect(spent.can()).toEqual(['attack:dral-forge-hammer', 'attack:longsword#1']);
    expect(spent.whyNot('attack:dral-brawl')).toEqual(['why.engaged', 'EUT-10.37']);
    spent.does('attack:longsword#1');
    expect(Object.values(spent.hero().slots).find(slot => slot?.tile?.tile === 'longsword#1')?.tile?.engaged).toBe(
      false,
    );
  },
);

rule('EUT-10.35', 'without Weapon or usable Ability there is no attack', () => {
  const play = fighting({
    step: 'attack',
    gaar: 0,
    combat: { round: 1 },
    set: (_, [hero]) => hero && Object.assign(hero.slots['sword-1'] ?? {}, { tile: undefined }),
  });
  expect(play.log).toContain('log.unarmed');
  expect(play.state.combat?.round).toBe(2);
});

rule(
  ['EUT-10.38', 'EUT-10.39', 'EUT-10.48', 'EUT-10.42'],
  'EX-11: a first roll of 5 or less raises Hope, the penalty comes after',
  () => {
    const five = fighting({ step: 'attack', dice: [1, 4] });
    expect(five.state.combat?.hope).toBe(1);
    expect(heroSum(five)).toMatchObject({ total: 1, figures: '1+4−4' });
    const six = fighting({ step: 'attack', dice: [2, 4] });
    expect(six.state.combat?.hope).toBe(0);
    expect(heroSum(six).total).toBe(2);
  },
);

rule('EUT-10.40', 'Air, then Earth twist the Hero’s dice where they stand', () => {
  const play = fighting({ step: 'attack', dice: [2, 4], tile: 'ch1-fixed-3' });
  expect(heroSum(play)).toMatchObject({ total: 4, figures: '2+4+2−4' });
});

rule(
  'EUT-10.41',
  'a tile that rolls an own die again does so in a fight too: the die that is chosen, and it alone',
  () => {
    const table = fighting({
      step: 'heroAfter',
      gaar: 0,
      tiles: ['hazel-wand#1'],
      dice: [6],
      combat: { attack: 'ael-ash-wand', ledger: rolled([1, 2]) },
    }).does('use:hazel-wand#1:0');
    expect(table.asked()).toBe('roll.dice');
    table.does('die:hero:0').passes();
    expect(table.state.combat?.damage).toBe(2); // 6 + 2
  },
);

rule(
  ['EUT-10.41', 'EUT-10.44', 'EUT-10.47', 'EUT-10.50', 'EUT-4.11', 'EUT-4.12', 'EUT-4.13'],
  'EX-13: Maeldur beats the Dragonfly',
  () => {
    const play = fighting({ heroes: ['maeldur', 'dral'], step: 'attack', dice: [1, 4, 5, 4], gaar: 2 });
    expect(play.state.combat?.hope).toBe(1);
    expect(heroSum(play)).toMatchObject({ total: 1, figures: '1+4−4' });
    play.does('gaar:0');
    expect(heroSum(play)).toMatchObject({ total: 7, figures: '5+4−4+2' });
    play.does('gaar:1');
    expect(heroSum(play)).toMatchObject({ total: 9, figures: '5+4−4+2+2' });
    play.does('hope:roll');
    expect(heroSum(play)).toMatchObject({ total: 10, figures: '5+4−4+2+2+1' });
    expect(play.state.combat?.hope).toBe(0);
    play.passes();
    expect(play.log).toContain('log.victory');
  },
);

rule('EUT-10.43', 'the Monster Player spends no Gaar in the Hero Attack', () => {
  const play = fighting({ step: 'attack', dice: [5, 5], combat: { gaar: 2, chaos: 2 }, cards: ['frenzy'] });
  expect(play.asked(1)).toBeUndefined();
  expect(play.asked(0)).toBe('combat.heroAfter');
});

rule('EUT-10.46', 'Damage: additions need a plain one, reductions stop at 0', () => {
  const blow = (dice: number[], ...modifiers: Ledger['modifiers']) =>
    fighting({ step: 'damage', combat: { attack: 'ael-ash-wand', ledger: rolled(dice, [], ...modifiers) } }).state
      .combat?.damage;
  const more = { target: 'damage', class: 'plus', n: 1, ...NONE } as const;
  const less = { target: 'damage', class: 'minus', n: 2, ...NONE } as const;
  expect(blow([2, 3], more)).toBe(2);
  expect(blow([2, 2], more)).toBe(0);
  expect(blow([2, 3], less)).toBe(0);
  expect(blow([4, 4], less, more)).toBe(1);
});
