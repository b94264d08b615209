// EUT-19, EUT-20: the Combat deck plays the Monster. EUT-21: Skoldur in combat.

import { rule } from '@veillee/kernel/test/rule';
import { maybeRemove } from '@veillee/pieces/piles';
import { originalOf } from '@veillee/pieces/things';
import { expect } from 'vitest';
import type { Ledger } from '../rules/dice/ledger.ts';
import type { State } from '../rules/state.ts';
import { type FightPlan, fighting, monsterSum, reserves } from './fights.ts';

const rolled = (hero: number[], monster: number[] = []): Ledger => ({ dice: { hero, monster }, modifiers: [] });

/** This Combat card is turned next. */
function combatCard(state: State, card: string): void {
  maybeRemove(state.combatDeck.stack, card);
  state.combatDeck.stack.push(card);
}

const solo = (plan: FightPlan & { card?: string; gold?: string[]; silver?: string[] } = {}) =>
  fighting({
    heroes: ['ael'],
    step: 'monsterRoll',
    ...plan,
    set: (state, heroes) => {
      state.reserves = { silver: [], gold: [] };
      reserves(state, 'gold', plan.gold ?? []);
      reserves(state, 'silver', plan.silver ?? []);
      if (plan.card) combatCard(state, plan.card);
      plan.set?.(state, heroes);
    },
  });
const kinds = (cards: readonly string[]) => cards.map(originalOf);

rule('EUT-19.19', 'the cards that the Monster shows go to the reserves, four Silver ones become a Gold one', () => {
  const play = solo({ monster: 'cyclops', level: 2, step: 'card', silver: ['curse', 'curse', 'frenzy'], gold: [] });
  expect(play.state.reserves.silver).toEqual([]);
  expect(play.state.reserves.gold).toHaveLength(1);
  expect(play.state.combat?.rival).toBeUndefined();
});

rule(['EUT-19.3', 'EUT-20.5'], 'nobody plays the Monster, alone or together', () => {
  for (const heroes of [['ael'], ['ael', 'dral']] as const) {
    const play = fighting({ heroes, options: { mode: 'cooperative' }, step: 'control' });
    expect(play.state.combat?.rival).toBeUndefined();
    expect(play.state.combat?.card).toBe('dragonfly');
    expect(play.asked(1)).toBeUndefined();
  }
});

rule(['EUT-19.20', 'EUT-19.2'], 'a Combat card gives the Monster’s dice', () => {
  const play = solo({ card: 'combat-4-6', gaar: 1 });
  expect(monsterSum(play).figures).toBe('4+6');
  expect(play.state.combat?.combatCard).toBe('combat-4-6');
});

rule('EUT-19.4', 'an empty Combat deck is shuffled anew', () => {
  const play = solo({
    gaar: 1,
    set: state => {
      state.combatDeck.discard = state.combatDeck.stack.splice(0);
    },
  });
  expect(play.state.combatDeck.stack).toHaveLength(35);
});

rule('EUT-19.21', 'an Air Essence takes the left die; 10 or more gives Hope; then Air, then Earth', () => {
  const air = solo({ card: 'combat-4-6', gaar: 1, combat: { oneDie: true } });
  expect(monsterSum(air).figures).toBe('6');
  const twisted = solo({ card: 'combat-4-6', gaar: 1, combat: { winds: { air: true, earth: true } } });
  expect(twisted.state.combat?.hope).toBe(1);
  expect(monsterSum(twisted)).toMatchObject({ total: 7, figures: '4+1+2' });
});

rule(['EUT-19.22', 'EUT-19.39'], 'its Gaar roll the lowest die again while it shows 3 or less', () => {
  const play = solo({ card: 'combat-1-2', gaar: 1, dice: [5, 6], combat: { gaar: 2 } });
  expect(monsterSum(play)).toMatchObject({ total: 15, figures: '5+6+2+2' });
  expect(play.state.combat?.gaar).toBe(0);
  const enough = solo({ card: 'combat-1-4', gaar: 1, dice: [6], combat: { gaar: 2 } });
  expect(enough.state.combat?.gaar).toBe(1);
});

rule(['EUT-19.23', 'EUT-19.30'], 'EX-27: one Chaos Action for each symbol and token', () => {
  const play = solo({
    card: 'combat-1-5',
    gaar: 1,
    gold: ['power-surge', 'power-surge', 'healing'],
    combat: { chaos: 1 },
  });
  expect(play.state.combat?.played.map(({ card, things }) => [card, things.length])).toEqual([['power-surge', 2]]);
  expect(play.state.combat?.chaos).toBe(0);
  expect(kinds(play.state.reserves.gold)).toEqual(['healing']);
});

rule(['EUT-19.24', 'EUT-19.38'], 'the Hero answers alone: the Monster makes no reply', () => {
  const play = solo({ card: 'combat-4-6', gaar: 2, dice: [1], combat: { gaar: 2, chaos: 2 } });
  expect(play.asked()).toBe('combat.exchange');
  play.does('gaar:1');
  expect(monsterSum(play)).toMatchObject({ total: 3, figures: '4+1−2' });
  expect(play.can()).toContain('gaar:0');
});

rule(['EUT-19.25', 'EUT-19.26'], 'cards come from the Gold reserve, without one from the Silver one', () => {
  const play = solo({ card: 'combat-1-6', gaar: 1, silver: ['frenzy', 'frenzy', 'curse'], combat: { chaos: 1 } });
  expect(monsterSum(play)).toMatchObject({ total: 10, figures: '1+6+3' });
  expect(kinds(play.state.reserves.silver)).toEqual(['curse']);
});

rule('EUT-19.27', 'cards of before the roll apply now; Curses wait for the Hero Attack', () => {
  const play = solo({ card: 'combat-1-6', gaar: 1, silver: ['curse'], combat: { round: 1, chaos: 1 } });
  expect(play.state.combat?.ledger.modifiers).toMatchObject([
    { target: 'heroStrength', class: 'minus', n: 2, expiry: 'nextMonsterStepA' },
  ]);
  const surge = solo({ card: 'combat-4-1', health: 6, gaar: 0, gold: ['power-surge'], combat: { round: 1, chaos: 1 } });
  expect(surge.hero().health).toBe(3); // 5: 1 Wound, and 2 more
});

rule(['EUT-19.28', 'EUT-19.29'], 'EX-29: two Chaos Actions, two piles', () => {
  const gold = ['power-surge', 'power-surge', 'power-surge', 'power-surge', 'healing'];
  const play = solo({ card: 'combat-1-5', gaar: 1, gold, combat: { chaos: 2, damage: 1 } });
  expect(play.state.combat?.played.map(({ card, things }) => [card, things.length])).toEqual([
    ['power-surge', 3],
    ['power-surge', 1],
  ]);
  expect(kinds(play.state.reserves.gold)).toEqual(['healing']);
  expect(play.state.combat?.chaos).toBe(0);
});

rule('EUT-19.32', 'EX-32: Healing on an unhurt Monster: +2, nothing heals, the card stays', () => {
  const play = solo({ card: 'combat-1-6', gaar: 1, gold: ['healing', 'healing'], combat: { round: 1, chaos: 1 } });
  expect(monsterSum(play)).toMatchObject({ total: 9, figures: '1+6+2' });
  expect(play.state.combat?.played).toMatchObject([{ card: 'healing', until: 'endOfCombat' }]);
  expect(play.state.combat).toMatchObject({ chaos: 0, damage: 0 });
  expect(kinds(play.state.reserves.gold)).toEqual(['healing']);
});

rule('EUT-19.31', 'Healing on a hurt Monster heals', () => {
  const play = solo({
    card: 'combat-1-6',
    gaar: 1,
    gold: ['healing', 'healing'],
    combat: { round: 1, chaos: 1, damage: 2 },
  });
  expect(play.state.combat?.damage).toBe(0);
  expect(monsterSum(play).figures).toBe('1+6+3');
});

rule('EUT-19.35', 'stolen Gaar are not used before the next Combat Round', () => {
  const play = solo({ card: 'combat-1-6', gaar: 3, silver: ['mind-control', 'mind-control'], combat: { chaos: 1 } });
  expect(play.state.combat?.gaar).toBe(2);
  expect(play.hero().gaar).toBe(1);
  expect(monsterSum(play).figures).toBe('1+6');
});

rule('EUT-19.5', 'the Possession of the Combat deck allows Weapons alone', () => {
  const play = fighting({
    heroes: ['dral'],
    tiles: ['dral-brawl'],
    step: 'attack',
    dice: [4, 4],
    combat: { bonds: ['heroWeaponsOnly', 'heroNoGaar'] },
  });
  expect(play.state.combat?.attack).toBe('dral-forge-hammer');
  expect(play.whyNot('gaar:0')).toEqual(['why.noGaar', 'EUT-12.10']);
});

rule('EUT-19.18', 'cards that were used go under their stacks', () => {
  const play = solo({
    step: 'damage',
    combat: {
      attack: 'ael-ash-wand',
      ledger: rolled([2, 3]),
      played: [{ card: 'frenzy', things: ['frenzy#8'], until: 'endOfRound', round: 0 }],
    },
    set: state => {
      state.silver.stack = state.silver.stack.filter(card => card !== 'frenzy#8');
    },
  });
  expect(play.state.silver.stack[0]).toBe('frenzy#8');
  expect(play.state.silver.discard).toEqual([]);
});

rule(
  ['EUT-19.36', 'EUT-19.42', 'EUT-19.11'],
  'a death alone: a Chaos token, and the Gold card feeds the reserve',
  () => {
    const play = solo({ step: 'wounds', health: 1, combat: { ledger: rolled([], [6, 6]) } });
    expect(play.hero()).toMatchObject({ chaos: 1, kills: [] });
    expect(play.hero().hand).toHaveLength(1);
    expect(play.state.reserves.gold).toHaveLength(1);
  },
);

rule('EUT-20.9', 'a death together costs 1 Reputation at once, and no token', () => {
  const play = fighting({
    heroes: ['ael', 'dral'],
    options: { mode: 'cooperative' },
    step: 'wounds',
    health: 1,
    combat: { ledger: rolled([], [6, 6]) },
    set: (_, [hero]) => hero && Object.assign(hero, { reputation: 4 }),
  });
  expect(play.hero()).toMatchObject({ chaos: 0, reputation: 3 });
  expect(play.hero(1).kills).toEqual([]);
});

rule('EUT-20.4', 'nobody helps in a fight', () => {
  const play = fighting({ heroes: ['ael', 'dral'], options: { mode: 'cooperative' }, step: 'healing', health: 2 });
  expect([play.asked(0), play.asked(1)]).toEqual(['combat.healing', undefined]);
});

rule('EUT-20.6', 'the Silence of one alone stops the Chaos Actions of a Combat Round', () => {
  const play = fighting({
    heroes: ['taesiri'],
    tiles: ['taesiri-silence-solo'],
    step: 'guard',
    gaar: 1,
    combat: { round: 1, chaos: 2 },
    set: state => {
      state.reserves = { silver: [], gold: [] };
      reserves(state, 'gold', ['power-surge']);
      combatCard(state, 'combat-1-5');
    },
  });
  play.does('use:taesiri-silence-solo:0');
  expect(play.state.combat?.played).toEqual([]);
  expect(play.state.combat?.chaos).toBe(2);
});

rule('EUT-19.40', 'cards come on top of a reserve, and the top ones are used', () => {
  const play = solo({
    monster: 'cyclops',
    level: 2,
    step: 'card',
    silver: ['curse'],
    card: 'combat-4-6',
    set: state => {
      combatCard(state, 'combat-1-6');
      const frenzy = state.silver.stack.find(card => originalOf(card) === 'frenzy') as string;
      maybeRemove(state.silver.stack, frenzy);
      state.silver.stack.push(frenzy);
    },
  });
  expect(kinds(play.state.reserves.silver)).toEqual(['curse', 'frenzy']);
  play.passes();
  expect(play.state.combat?.played).toMatchObject([{ card: 'frenzy' }]);
  expect(kinds(play.state.reserves.silver)).toEqual(['curse']);
});

// ---- Skoldur ----

const skoldur = (plan: FightPlan = {}) => fighting({ ...plan, heroes: ['skoldur', 'ael'] });

rule(
  ['EUT-21.7', 'EUT-21.10'],
  'Dwurt: no reroll, +3 to his roll or −3 to the Monster; each raises the Dwurt die',
  () => {
    const own = skoldur({ step: 'heroAfter', combat: { attack: 'skoldur-keg-maul', ledger: rolled([3, 3]) } });
    expect(own.can()).toEqual(['dwurt']);
    own.does('dwurt');
    expect(own.state.combat?.ledger).toMatchObject({ dice: { hero: [3, 3] }, modifiers: [{ n: 3, class: 'plus' }] });
    expect(own.hero()).toMatchObject({ dwurt: 4, dwurtDie: 1 });
    const monster = skoldur({ step: 'exchange', combat: { isHeroNext: true, gaar: 1, ledger: rolled([], [4, 4]) } });
    monster.does('dwurt');
    expect(monsterSum(monster)).toMatchObject({ total: 5, figures: '4+4−3' });
  },
);

rule(
  ['EUT-21.3', 'EUT-21.12', 'EUT-21.19', 'EUT-21.21'],
  'a Gaar becomes a Dwurt at any time, without moving the die; a Gaar itself changes no die',
  () => {
    const play = skoldur({
      step: 'heroAfter',
      gaar: 1,
      combat: { hope: 2, attack: 'skoldur-keg-maul', ledger: rolled([3, 3]) },
    });
    expect(play.can()).toEqual(['dwurt', 'hope:roll', 'hope:gaar', 'convert']);
    play.does('hope:gaar', 'convert', 'convert');
    expect(play.told()).toContain('log.hope.gaar');
    expect(play.hero()).toMatchObject({ gaar: 0, dwurt: 7, dwurtDie: 0 });
    play.does('dwurt');
    expect(play.hero()).toMatchObject({ dwurt: 6, dwurtDie: 1 });
  },
);

rule('EUT-21.8', 'some of his tiles are paid with Dwurt', () => {
  const play = skoldur({ step: 'healing', health: 3 });
  play.does('use:skoldur-gulp:0');
  expect(play.hero()).toMatchObject({ dwurt: 4, dwurtDie: 1 });
  expect(play.hero().health).toBe(6);
  const dry = skoldur({
    step: 'healing',
    health: 3,
    gaar: 1,
    set: (_, [hero]) => hero && Object.assign(hero, { dwurt: 0 }),
  });
  expect(dry.whyNot('use:skoldur-gulp:0')).toEqual(['why.dwurt', 'EUT-21.8']);
});

rule(['EUT-21.4', 'EUT-21.14'], 'a death sets the Dwurt die to zero; the three Gaar may be turned at once', () => {
  const play = skoldur({
    step: 'wounds',
    health: 1,
    gaar: 0,
    combat: { ledger: rolled([], [6, 6]) },
    set: (_, [hero]) => hero && Object.assign(hero, { dwurtDie: 4, dwurt: 2 }),
  });
  expect(play.hero()).toMatchObject({ gaar: 3, dwurt: 2, dwurtDie: 0 });
  expect(play.can()).toContain('convert');
});

rule('EUT-21.21', 'Mind Control takes his Gaar first, then Dwurt, of which the Monster has nothing', () => {
  const play = skoldur({
    step: 'monsterBefore',
    cards: ['mind-control', 'mind-control'],
    gaar: 1,
    combat: { chaos: 1 },
  });
  play.answers(1, 'play:mind-control:2');
  expect(play.hero()).toMatchObject({ gaar: 0, dwurt: 4 });
  expect(play.state.combat?.gaar).toBe(1);
});

rule('EUT-15.16', 'an own effect of the Combat Ability that attacks belongs to the same use', () => {
  const play = skoldur({ tiles: ['skoldur-berserk'], step: 'attack', dice: [6, 6], combat: { round: 1 } });
  play.does('attack:skoldur-berserk');
  expect(play.can()).toEqual(['use:skoldur-berserk:0', 'dwurt']);
  play.does('use:skoldur-berserk:0');
  expect(play.can()).toEqual(['dwurt']);
  expect(play.whyNot('use:skoldur-berserk:0')).toEqual(['why.engaged', 'EUT-15.13']);
});
