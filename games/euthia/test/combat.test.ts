// EUT-10: attacks step by step, the Hope die, Shields.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { Ledger } from '../rules/dice/ledger.ts';
import { fighting, gives, heroSum, monsterSum } from './fights.ts';

const NONE = { source: { text: 'source.gaar' }, expiry: 'roll' } as const;
const rolled = (hero: number[], monster: number[] = [], ...modifiers: Ledger['modifiers']): Ledger => ({
  dice: { hero, monster },
  modifiers,
});

// ---- Initiative ----

rule(
  ['EUT-10.1', 'EUT-10.2', 'EUT-10.55'],
  'an Initiative attack comes before the first Combat Round, without Curses',
  () => {
    const play = fighting({
      heroes: ['taesiri', 'dral'],
      step: 'initiative',
      tiles: ['taesiri-ambush', 'taesiri-silence'],
      cards: ['curse', 'curse'],
      dice: [5, 5],
      gaar: 1,
      combat: { chaos: 2 },
    });
    expect(play.can()).toEqual(['attack:taesiri-ambush']);
    play.does('attack:taesiri-ambush');
    // No Curse was asked for; Silence is refused; then the roll, with Gaar and penalty as in any attack.
    expect(play.asked(1)).toBeUndefined();
    expect(play.asked(0)).toBe('combat.heroAfter');
    expect(heroSum(play)).toMatchObject({ total: 6, figures: '5+5−4' });
    expect(play.can()).toContain('gaar:0');
    play.passes();
    expect(play.state.combat).toMatchObject({ damage: 1, round: 1, isInitiative: false });
    const ambush = Object.values(play.hero().slots).find(slot => slot?.tile?.tile === 'taesiri-ambush');
    expect(ambush?.tile?.engaged).toBe(true);
  },
);

rule('EUT-10.2', 'Silence is not used in an Initiative attack', () => {
  const play = fighting({
    heroes: ['taesiri', 'dral'],
    step: 'heroBefore',
    tiles: ['taesiri-ambush', 'taesiri-silence'],
    combat: { isInitiative: true, attack: 'taesiri-ambush' },
    set: (_, [hero]) => hero?.stones.push({ essence: 'fire' }),
  });
  expect(play.can()).toEqual(['essence:fire']);
  expect(play.whyNot('use:taesiri-silence:0')).toEqual(['why.initiative', 'EUT-10.2']);
});

rule('EUT-10.1', 'nobody needs to attack first', () => {
  const play = fighting({ heroes: ['taesiri', 'dral'], step: 'initiative', tiles: ['taesiri-ambush'] });
  play.passes();
  expect(play.state.combat).toMatchObject({ damage: 0, round: 1 });
});

// ---- healing ----

rule('EUT-10.4', 'Potions, Gems, Essences and what works in and out of combat heal, any number of them', () => {
  const play = fighting({
    step: 'healing',
    health: 1,
    set: (_, [hero]) => {
      if (!hero) return;
      gives(hero, 'healing-potion#1');
      gives(hero, 'healing-potion#2');
      hero.stones.push({ essence: 'water' });
      const mace = gives(hero, 'ael-radiant-mace');
      mace.gems.push({ gem: 'opal', active: true });
    },
  });
  expect(play.can().sort()).toEqual(['essence:water', 'gem:opal', 'use:ael-mending-touch:0', 'use:healing-potion#1:0']);
  play.does('gem:opal', 'essence:water');
  expect(play.hero()).toMatchObject({ health: 5, stones: [] });
  play.does('use:healing-potion#1:0');
  expect(play.hero()).toMatchObject({ health: 6 });
  expect(play.state.supply['healing-potion']).toContain('healing-potion#1');
});

rule('EUT-10.5', 'the Monster Player plays nothing in a Healing Phase', () => {
  const play = fighting({
    step: 'healing',
    health: 3,
    cards: ['healing', 'power-surge'],
    combat: { chaos: 2, round: 1 },
  });
  expect(play.asked(1)).toBeUndefined();
  expect(play.asked(0)).toBe('combat.healing');
});

// ---- the Monster Attack ----

rule(['EUT-10.6', 'EUT-10.10'], 'an Air Essence before the roll takes a die away', () => {
  const play = fighting({
    step: 'guard',
    dice: [6],
    combat: { round: 1, gaar: 1 },
    set: (_, [hero]) => hero?.stones.push({ essence: 'air' }),
  });
  expect(play.can()).toEqual(['essence:air']);
  play.does('essence:air');
  expect(monsterSum(play).figures).toBe('6');
  expect(play.hero().stones).toEqual([]);
});

rule('EUT-10.7', 'Clovers of the Combat Round before stop at step A, and their cards go', () => {
  const play = fighting({
    step: 'guard',
    combat: {
      round: 2,
      gaar: 1,
      played: [{ card: 'curse', things: ['curse#1'], until: 'nextMonsterStepA', round: 1 }],
      ledger: rolled([], [], { target: 'heroStrength', class: 'minus', n: 2, ...NONE, expiry: 'nextMonsterStepA' }),
    },
    set: state => {
      state.silver.stack = state.silver.stack.filter(card => card !== 'curse#1');
    },
  });
  expect(play.state.combat?.played).toEqual([]);
  expect(play.state.silver.discard).toEqual(['curse#1']);
  expect(heroSum(play).total).toBe(0);
});

rule(['EUT-10.8', 'EUT-12.8'], 'before the roll the Monster Player may play any number of combinations', () => {
  const play = fighting({
    step: 'guard',
    cards: ['power-surge', 'healing', 'frenzy'],
    combat: { round: 1, chaos: 3 },
  });
  expect(play.asked(1)).toBe('combat.monsterBefore');
  expect(play.can(1)).toEqual(['play:healing:1', 'play:power-surge:1']);
  play.answers(1, 'play:power-surge:1');
  expect(play.can(1)).toEqual(['play:healing:1']);
  expect(play.state.combat?.chaos).toBe(2);
  play.passes(1);
  expect(play.asked(1)).toBe('combat.exchange.monster');
});

rule(['EUT-10.9', 'EUT-10.11', 'EUT-10.49', 'EUT-10.56'], 'a first Monster roll of 10 or more raises Hope', () => {
  const high = fighting({ step: 'monsterRoll', dice: [5, 5], combat: { gaar: 1, round: 1 } });
  expect(high.state.combat?.hope).toBe(1);
  const low = fighting({ step: 'monsterRoll', dice: [5, 4], combat: { gaar: 1, round: 1 } });
  expect(low.state.combat?.hope).toBe(0);
  // Earth makes 11 of it, but the dice fell as 9.
  const earth = fighting({
    step: 'monsterRoll',
    dice: [5, 4],
    combat: { gaar: 1, round: 1, winds: { air: false, earth: true } },
  });
  expect(monsterSum(earth).total).toBe(11);
  expect(earth.state.combat?.hope).toBe(0);
});

rule('EUT-10.12', 'Air, then Earth twist the Monster dice', () => {
  const play = fighting({
    step: 'monsterRoll',
    dice: [6, 2],
    combat: { gaar: 1, round: 1, winds: { air: true, earth: true } },
  });
  expect(monsterSum(play)).toMatchObject({ total: 5, figures: '1+2+2' });
});

rule(['EUT-10.13', 'EUT-10.14', 'EUT-10.15', 'EUT-10.17', 'EUT-10.18'], 'EX-09: the exchange of Gaar', () => {
  const play = fighting({
    heroes: ['keleia', 'dral'],
    step: 'monsterRoll',
    dice: [6, 2, 4, 5, 6],
    gaar: 3,
    combat: { gaar: 2 },
  });
  expect(monsterSum(play).total).toBe(8);
  play.passes(1).answers(0, 'gaar:0');
  expect(monsterSum(play).total).toBe(4);
  play.answers(1, 'gaar:1');
  expect(monsterSum(play).total).toBe(9);
  play.answers(0, 'gaar:1');
  expect(monsterSum(play)).toMatchObject({ total: 8, figures: '4+6−2+2−2' });
  play.passes(1);
  expect(play.can(0)).toContain('gaar:0');
  play.passes(0);
  expect(play.can(0)).toEqual(['use:keleia-dodge:0']);
  play.answers(0, 'use:keleia-dodge:0');
  expect(play.hero().health).toBe(6); // Final 6: 1 Wound of the Dragonfly
});

rule('EUT-10.16', 'the Monster Player never spends Gaar of their own board', () => {
  const play = fighting({
    step: 'monsterRoll',
    dice: [3, 2],
    gaar: 1,
    set: (_, [, rival]) => rival && Object.assign(rival, { gaar: 4 }),
  });
  expect(play.asked(1)).toBeUndefined();
  expect(play.asked(0)).toBe('combat.exchange');
});

rule('EUT-10.20', 'a spent Gaar is gone, on both sides', () => {
  const play = fighting({ step: 'monsterRoll', dice: [3, 2, 1, 1], gaar: 2, combat: { gaar: 2 } });
  play.answers(1, 'gaar:0').answers(0, 'gaar:1');
  expect(play.state.combat?.gaar).toBe(1);
  expect(play.hero().gaar).toBe(1);
});

rule('EUT-10.57', 'after both have passed Hope still buys Gaar, but none changes this roll', () => {
  const play = fighting({
    heroes: ['keleia', 'dral'],
    step: 'monsterAfter',
    combat: { hope: 2, ledger: rolled([], [4, 4]) },
  });
  expect(play.can().sort()).toEqual(['hope:gaar', 'use:keleia-dodge:0']);
  play.does('hope:gaar');
  expect(play.hero().gaar).toBe(5);
  expect(play.can()).toEqual(['use:keleia-dodge:0']);
});

rule(['EUT-10.21', 'EUT-10.22', 'EUT-10.23'], 'a Shield is used in every Combat Round, once, and never engaged', () => {
  const at = (round: number) =>
    fighting({
      step: 'monsterAfter',
      combat: { round, ledger: rolled([], [4, 4]) },
      set: (_, [hero]) => hero && gives(hero, 'oak-shield#1'),
    });
  const play = at(1);
  play.does('use:oak-shield#1:0');
  expect(play.hero().health).toBe(5); // 8: 2 Wounds, 1 less
  const shield = Object.values(play.hero().slots).find(slot => slot?.tile?.tile === 'oak-shield#1');
  expect(shield?.tile?.engaged).toBe(false);
  // It lowers the Hero's next Combat Strength, and that one alone.
  expect(play.state.combat?.ledger.modifiers).toMatchObject([
    { target: 'heroStrength', n: 1, expiry: 'nextHeroAttack' },
  ]);
  const twice = fighting({
    step: 'monsterAfter',
    combat: { round: 1, used: ['oak-shield#1'], hope: 2, ledger: rolled([], [4, 4]) },
    set: (_, [hero]) => hero && gives(hero, 'oak-shield#1'),
  });
  expect(twice.whyNot('use:oak-shield#1:0')).toEqual(['why.shield', 'EUT-10.22']);
});

rule(['EUT-10.19', 'EUT-10.26'], 'what was used counts before the Wounds are suffered', () => {
  const play = fighting({ heroes: ['keleia', 'dral'], step: 'monsterAfter', combat: { ledger: rolled([], [6, 2]) } });
  play.does('use:keleia-dodge:0');
  expect(play.hero().health).toBe(6); // 8−2 = 6: 1 Wound instead of 2
});

rule(['EUT-10.25', 'EUT-10.27', 'EUT-14.1'], 'the range of the Final Combat Strength gives the Wounds', () => {
  for (const [dice, health] of [
    [[1, 2], 6],
    [[3, 4], 5],
    [[6, 6], 3],
  ] as const) {
    const play = fighting({ step: 'wounds', combat: { ledger: rolled([], [...dice]) } });
    expect(play.hero().health).toBe(health);
  }
});

rule(['EUT-10.28', 'EUT-10.31'], 'more Wounds need a Wound', () => {
  const surge = { target: 'wounds', class: 'plus', n: 2, ...NONE } as const;
  const miss = fighting({ step: 'wounds', combat: { ledger: rolled([], [1, 2], surge) } });
  expect(miss.hero().health).toBe(6);
  const hit = fighting({ step: 'wounds', combat: { ledger: rolled([], [2, 2], surge) } });
  expect(hit.hero().health).toBe(3);
});

rule(['EUT-10.29', 'EUT-10.30'], 'reductions come after additions and stop at 0', () => {
  const surge = { target: 'wounds', class: 'plus', n: 2, ...NONE } as const;
  const less = { target: 'wounds', class: 'minus', n: 2, ...NONE } as const;
  const play = fighting({ step: 'wounds', combat: { ledger: rolled([], [2, 2], less, surge) } });
  expect(play.hero().health).toBe(5);
  const none = fighting({ step: 'wounds', combat: { ledger: rolled([], [2, 2], less) } });
  expect(none.hero().health).toBe(6);
});

rule('EUT-10.32', 'a silver heart takes Damage off the Monster', () => {
  const play = fighting({ step: 'monsterBefore', cards: ['healing'], combat: { round: 1, chaos: 1, damage: 2 } });
  play.answers(1, 'play:healing:1');
  expect(play.state.combat?.damage).toBe(1);
});

// ---- the Hero Attack ----

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
  expect(play.told()).toContain('log.unarmed');
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
    expect(play.told()).toContain('log.victory');
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

// ---- Hope ----

rule(['EUT-10.50', 'EUT-10.53'], 'EX-12: two points of Hope, one after the other', () => {
  const play = fighting({ step: 'heroAfter', combat: { hope: 2, attack: 'ael-ash-wand', ledger: rolled([3, 3]) } });
  play.does('hope:roll', 'hope:roll');
  expect(heroSum(play).total).toBe(8);
  expect(play.state.combat?.hope).toBe(0);
});

rule('EUT-10.51', 'two points buy a Gaar, at any time', () => {
  for (const step of ['healing', 'guard', 'monsterAfter', 'recovery', 'heroBefore', 'exchange', 'heroAfter'] as const) {
    const combat = { hope: 3, attack: 'ael-ash-wand', isHeroNext: true, ledger: rolled([3, 3], [3, 3]) };
    const play = fighting({ step, combat });
    expect(play.can(), step).toContain('hope:gaar');
    play.does('hope:gaar');
    expect([play.hero().gaar, play.state.combat?.hope]).toEqual([5, 1]);
  }
});

rule('EUT-10.52', 'three points: +1 and 1 Damage, also where the attack misses', () => {
  const play = fighting({ step: 'heroAfter', combat: { hope: 3, attack: 'ael-ash-wand', ledger: rolled([1, 2]) } });
  play.does('hope:strike').passes();
  expect(play.state.combat).toMatchObject({ damage: 1, hope: 0 });
});

rule('EUT-10.54', 'only the Hero Player uses the Hope die', () => {
  const play = fighting({ step: 'exchange', combat: { hope: 5, gaar: 1, ledger: rolled([], [3, 3]) } });
  expect(play.asked(1)).toBe('combat.exchange.monster');
  expect(play.can(1)).toEqual(['gaar:0', 'gaar:1']);
});

rule('EUT-10.48', 'the Hope die stays at 5', () => {
  const play = fighting({ step: 'attack', dice: [1, 1], combat: { hope: 5 } });
  expect(play.state.combat?.hope).toBe(5);
});

rule('EUT-10.58', 'a Combat Strength below every range does nothing', () => {
  const play = fighting({ step: 'damage', combat: { attack: 'ael-ash-wand', ledger: rolled([1, 1]) } });
  expect(play.state.combat?.damage).toBe(0);
});

rule('EUT-10.59', 'the Wounds and the Damage hold no decision of their own', () => {
  const wounds = fighting({ step: 'wounds', health: 5, combat: { hope: 2, ledger: rolled([], [3, 3]) } });
  expect(wounds.asked()).toBe('combat.healing');
  const damage = fighting({ step: 'damage', health: 5, combat: { attack: 'ael-ash-wand', ledger: rolled([3, 3]) } });
  expect(damage.asked()).toBe('combat.healing');
});

rule(['EUT-1.11', 'EUT-15.13'], 'an engaged tile stays spent through every Combat Round', () => {
  const play = fighting({
    heroes: ['keleia', 'dral'],
    step: 'monsterAfter',
    gaar: 0,
    dice: [1, 1, 1, 1],
    combat: { round: 1, ledger: rolled([], [1, 1]) },
  });
  play.does('use:keleia-dodge:0').passes();
  expect(play.told().filter(text => text === 'log.combat.round').length).toBeGreaterThan(0);
  expect(play.state.combat?.round).toBe(2);
  const dodge = Object.values(play.hero().slots).find(slot => slot?.tile?.tile === 'keleia-dodge');
  expect(dodge?.tile?.engaged).toBe(true);
});
