// EUT-19: solo.

import { rule } from '@veillee/kernel/test/rule';
import { maybeRemove } from '@veillee/pieces/piles';
import { originalOf } from '@veillee/pieces/things';
import { expect } from 'vitest';
import { combatCards } from '../content/combat-cards.ts';
import { scenarioRow } from '../content/scenarios.ts';
import { territoryRow } from '../content/territory.ts';
import { sectionOf } from '../rules/combat/cards.ts';
import { chaosActions, chaosPiles, dieForGaar } from '../rules/combat/chaos.ts';
import { feedReserve } from '../rules/hand.ts';
import { dieInCombat } from '../rules/harm.ts';
import type { State } from '../rules/state.ts';
import { territoryPlan } from '../rules/territory.ts';
import { combatCard, shape } from './blows.ts';
import { deals, type FightPlan, fighting, monsterSum, reserves, rolled } from './fights.ts';
import { classesIn } from './openings.ts';
import { skoldur } from './places.ts';
import { gains, scene, stands, tableOf } from './scene.ts';

const FOUR = ['curse', 'curse', 'frenzy', 'mind-control'];

/** A reserve from its top card down. */
const reserve = (...cards: string[]): string[] => cards.map((card, n) => `${card}#${n + 1}`).reverse();

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

const TEAM = { mode: 'cooperative' };

rule('EUT-19.1', 'alone, two Fixed tiles of each Chapter', () => {
  const { certain } = territoryPlan(scenarioRow('the-hunt'), 1, false);
  expect(classesIn(certain)).toEqual({ '1 fixed': 2, '2 fixed': 2, '3 fixed': 2 });
  expect(certain.every(id => territoryRow(id).solo)).toBe(true);
});

rule(['EUT-19.3', 'EUT-20.5'], 'nobody plays the Monster, alone or together', () => {
  for (const heroes of [['ael'], ['ael', 'dral']] as const) {
    const play = fighting({ heroes, options: { mode: 'cooperative' }, step: 'control' });
    expect(play.state.combat?.rival).toBeUndefined();
    expect(play.state.combat?.card).toBe('dragonfly');
    expect(play.asked(1)).toBeUndefined();
  }
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

rule(['EUT-19.9', 'EUT-19.10', 'EUT-19.40'], 'R47: each round a Silver card comes to the reserve, on top', () => {
  const play = scene({ heroes: ['ael'] });
  expect(play.state.reserves.silver.length).toBe(1);
  const top = play.state.silver.stack.at(-1);
  play.does('end', 'save:mining');
  expect(play.state.reserves.silver.at(-1)).toBe(top);
});

rule(
  ['EUT-19.11', 'EUT-19.12', 'EUT-20.12'],
  'whatever a Hero draws feeds the one reserve of the table; changing cards does not',
  () => {
    const play = scene({ heroes: ['ael', 'dral'], options: TEAM });
    const before = { ...play.state.reserves, silver: [...play.state.reserves.silver] };
    gains(play.state, play.hero(1), { op: 'silver', n: 1 }, { op: 'goldCard', n: 1 });
    expect([play.state.reserves.silver.length, play.state.reserves.gold.length]).toEqual([before.silver.length + 1, 1]);
    deals(play.state, 0, ['curse', 'curse', 'frenzy', 'frenzy']);
    const cards = play.hero().hand.map(card => `card:${card}`);
    const again = scene({
      heroes: ['ael', 'dral'],
      options: TEAM,
      set: state => deals(state, 0, ['curse', 'curse', 'frenzy', 'frenzy']),
    });
    again.does('cash:silver-for-card');
    if (again.asked() === 'hand.give') again.answers(0, ...cards);
    expect([again.hero().hand.length, again.state.reserves.gold.length]).toEqual([1, 0]);
  },
);

rule(['EUT-19.13', 'EUT-21.17'], 'the die’s cards feed no reserve', () => {
  const play = skoldur(hero => void Object.assign(hero, { dwurtDie: 2 }), {}, ['skoldur']);
  const before = play.state.reserves.silver.length;
  play.does('end', 'resolve');
  expect([play.hero().hand.length, play.state.reserves.silver.length]).toEqual([2, before]);
});

rule(
  ['EUT-19.14', 'EUT-19.15', 'EUT-19.18'],
  'four Silver cards of the reserve become a Gold one; what goes lies under its stack',
  () => {
    const play = scene({ heroes: ['ael'], set: state => Object.assign(state.reserves, { silver: [], gold: [] }) });
    const { state } = play;
    const four = state.silver.stack.slice(-4).reverse();
    feedReserve(tableOf(state), 'silver', 4);
    expect([state.reserves.silver, state.reserves.gold.length]).toEqual([[], 1]);
    expect(state.silver.stack.slice(0, 4).sort()).toEqual([...four].sort());
    expect(state.silver.discard).toEqual([]);
  },
);

rule('EUT-19.16', 'alone or together cards become coins, also in a Trade Action and while a partner decides', () => {
  const trade = scene({
    heroes: ['ael'],
    set: stands('ch1-fixed-1', 0, (state, [hero]) => {
      state.tokens['hex:1,1'] = [{ kind: 'trade', seat: 0 }];
      deals(state, 0, ['healing', 'curse']);
      if (hero) Object.assign(hero, { health: 1, gold: 0 });
    }),
  });
  trade.does('trade');
  expect(trade.whyNot('heal')).toEqual(['why.gold', 'EUT-8.21']);
  expect(trade.whyNot('cash:silver-for-coin')).toEqual(['why.cards', 'EUT-19.16']);
  trade.does('cash:gold-for-coin', 'heal');
  expect(trade.hero()).toMatchObject({ gold: 0, health: 3 });
  const together = scene({ options: { mode: 'cooperative' }, set: state => deals(state, 1, ['healing']) });
  const reserve = together.state.reserves.gold.length;
  together.answers(1, 'cash:gold-for-coin');
  expect(together.hero(1)).toMatchObject({ gold: 1, hand: [] });
  expect(together.state.reserves.gold.length).toBe(reserve);
  const rivals = scene({ set: state => deals(state, 0, ['healing', ...FOUR]) });
  expect(rivals.can().filter(key => key.startsWith('cash'))).toEqual(['cash:silver-for-card']);
});

rule(['EUT-19.16', 'EUT-19.17'], 'cards for coins at any time; five stay in hand', () => {
  const play = scene({
    heroes: ['ael'],
    set: state => deals(state, 0, ['healing', 'curse', 'curse', 'curse', 'curse']),
  });
  play.does('cash:gold-for-coin', 'cash:silver-for-coin');
  expect(play.hero()).toMatchObject({ gold: 2, hand: [] });
  const full = scene({
    heroes: ['ael'],
    set: state => deals(state, 0, ['healing', 'healing', 'curse', 'curse', 'curse', 'curse']),
  });
  expect(full.asked()).toBe('hand.limit');
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

rule('EUT-19.19', 'the cards that the Monster shows go to the reserves, four Silver ones become a Gold one', () => {
  const play = solo({ monster: 'cyclops', level: 2, step: 'card', silver: ['curse', 'curse', 'frenzy'], gold: [] });
  expect(play.state.reserves.silver).toEqual([]);
  expect(play.state.reserves.gold).toHaveLength(1);
  expect(play.state.combat?.rival).toBeUndefined();
});

rule(['EUT-19.20', 'EUT-19.2'], 'a Combat card gives the Monster’s dice', () => {
  const play = solo({ card: 'combat-4-6', gaar: 1 });
  expect(monsterSum(play).figures).toBe('4+6');
  expect(play.state.combat?.combatCard).toBe('combat-4-6');
});

rule(
  ['EUT-19.20', 'EUT-19.4'],
  'the Combat card is discarded when the next is turned, and when the fight is over',
  () => {
    const solo = { heroes: ['ael'] as const, gaar: 1 };
    const first = (state: State): void => {
      maybeRemove(state.combatDeck.stack, 'combat-1-1');
      if (state.combat) state.combat.combatCard = 'combat-1-1';
    };
    const next = fighting({ ...solo, step: 'monsterRoll', set: first });
    expect([next.state.combatDeck.discard, next.state.combatDeck.stack.length]).toEqual([['combat-1-1'], 34]);
    const over = fighting({ ...solo, step: 'tokens', set: first });
    expect([over.state.combatDeck.discard, over.state.combatDeck.stack.length]).toEqual([['combat-1-1'], 35]);
  },
);

rule('EUT-19.21', 'an Air Essence takes the left die; 10 or more gives Hope; then Air, then Earth', () => {
  const air = solo({ card: 'combat-4-6', gaar: 1, combat: { oneDie: true } });
  expect(monsterSum(air).figures).toBe('6');
  const twisted = solo({ card: 'combat-4-6', gaar: 1, combat: { winds: { air: true, earth: true } } });
  expect(twisted.state.combat?.hope).toBe(1);
  expect(monsterSum(twisted)).toMatchObject({ total: 7, figures: '4+1+2' });
});

rule(['EUT-19.22', 'EUT-19.39'], 'the lowest die is rolled again if it shows 3 or less', () => {
  expect(dieForGaar([3, 5])).toBe(0);
  expect(dieForGaar([6, 1])).toBe(1);
  expect(dieForGaar([4, 6])).toBeUndefined();
  expect(dieForGaar([2])).toBe(0);
});

rule(['EUT-19.22', 'EUT-19.39'], 'its Gaar roll the lowest die again while it shows 3 or less', () => {
  const play = solo({ card: 'combat-1-2', gaar: 1, dice: [5, 6], combat: { gaar: 2 } });
  expect(monsterSum(play)).toMatchObject({ total: 15, figures: '5+6+2+2' });
  expect(play.state.combat?.gaar).toBe(0);
  const enough = solo({ card: 'combat-1-4', gaar: 1, dice: [6], combat: { gaar: 2 } });
  expect(enough.state.combat?.gaar).toBe(1);
});

rule('EUT-19.22', 'one Gaar for each symbol, however many the Monster has and however low the die', () => {
  const table = fighting({
    heroes: ['ael'],
    gaar: 1,
    step: 'monsterRoll',
    dice: [2, 2, 2],
    combat: { gaar: 3 },
    set: state => {
      const { stack } = state.combatDeck;
      stack.push(...stack.splice(stack.indexOf('combat-3-4'), 1));
    },
  });
  expect([table.state.combat?.gaar, monsterSum(table).figures]).toEqual([2, '2+4+2']);
});

rule('EUT-19.23', 'EX-27, EX-28: Chaos Actions are limited by tokens and by cards', () => {
  expect(chaosActions(2, 1, { gold: reserve('healing', 'healing'), silver: [] })).toBe(1);
  expect(chaosActions(2, 2, { gold: reserve('healing'), silver: [] })).toBe(1);
  expect(chaosActions(2, 2, { gold: [], silver: reserve('curse', 'frenzy') })).toBe(2);
  expect(chaosActions(0, 2, { gold: [], silver: reserve('curse') })).toBe(0);
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

rule('EUT-19.25', 'one Chaos Action: up to three of a type; another type goes to the bottom', () => {
  const gold = reserve('power-surge', 'power-surge', 'possession-solo', 'healing');
  const { piles, left } = chaosPiles({ gold, silver: [] }, 1, true);
  expect(piles.map(shape)).toEqual([['power-surge', 2]]);
  expect(left.gold).toEqual(['possession-solo#3', 'healing#4']);
  const three = chaosPiles({ gold: reserve(...Array(4).fill('power-surge')), silver: [] }, 1, true);
  expect(three.piles.map(shape)).toEqual([['power-surge', 3]]);
  expect(three.left.gold).toEqual(['power-surge#4']);
});

rule(['EUT-19.25', 'EUT-19.26'], 'cards come from the Gold reserve, without one from the Silver one', () => {
  const play = solo({ card: 'combat-1-6', gaar: 1, silver: ['frenzy', 'frenzy', 'curse'], combat: { chaos: 1 } });
  expect(monsterSum(play)).toMatchObject({ total: 10, figures: '1+6+3' });
  expect(kinds(play.state.reserves.silver)).toEqual(['curse']);
});

rule('EUT-19.25', 'a Chaos Action turns cards of the reserve that everybody then sees', () => {
  const table = fighting({
    heroes: ['ael'],
    gaar: 1,
    step: 'monsterRoll',
    combat: { chaos: 1 },
    set: state => {
      const { stack } = state.combatDeck;
      stack.push(...stack.splice(stack.indexOf('combat-1-6'), 1));
      state.reserves = { silver: [], gold: [] };
      reserves(state, 'gold', ['power-surge']);
    },
  });
  expect([table.state.reserves.gold, table.state.combat?.played.map(({ card }) => card)]).toEqual([
    [],
    ['power-surge'],
  ]);
});

rule('EUT-19.26', 'without Gold cards, up to two Silver ones', () => {
  const { piles, left } = chaosPiles({ gold: [], silver: reserve('curse', 'curse', 'curse') }, 1, true);
  expect(piles.map(shape)).toEqual([['curse', 2]]);
  expect(left.silver).toEqual(['curse#3']);
});

rule('EUT-19.27', 'cards of before the roll apply now; Curses wait for the Hero Attack', () => {
  const play = solo({ card: 'combat-1-6', gaar: 1, silver: ['curse'], combat: { round: 1, chaos: 1 } });
  expect(play.state.combat?.ledger.modifiers).toMatchObject([
    { target: 'heroStrength', class: 'minus', n: 2, expiry: 'nextMonsterStepA' },
  ]);
  const surge = solo({ card: 'combat-4-1', health: 6, gaar: 0, gold: ['power-surge'], combat: { round: 1, chaos: 1 } });
  expect(surge.hero().health).toBe(3); // 5: 1 Wound, and 2 more
});

rule(['EUT-19.28', 'EUT-19.29', 'EUT-19.30'], 'EX-29: a complete pile, then the next card starts the second', () => {
  const gold = reserve('power-surge', 'power-surge', 'power-surge', 'power-surge', 'healing');
  const { piles, left } = chaosPiles({ gold, silver: [] }, 2, true);
  expect(piles.map(shape)).toEqual([
    ['power-surge', 3],
    ['power-surge', 1],
  ]);
  expect(left.gold).toEqual(['healing#5']);
});

rule('EUT-19.28', 'a card of another type starts the second pile; an empty reserve gives way to the Silver one', () => {
  const other = chaosPiles({ gold: reserve('power-surge', 'possession-solo'), silver: reserve('curse') }, 2, true);
  expect(other.piles.map(shape)).toEqual([
    ['power-surge', 1],
    ['possession-solo', 1],
  ]);
  const empty = chaosPiles({ gold: reserve('power-surge'), silver: reserve('curse', 'curse', 'frenzy') }, 2, true);
  expect(empty.piles.map(shape)).toEqual([
    ['power-surge', 1],
    ['curse', 2],
  ]);
  expect(empty.left).toEqual({ gold: [], silver: ['frenzy#3'] });
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

rule('EUT-19.31', 'Healing on a hurt Monster is a card like any other', () => {
  const { piles } = chaosPiles({ gold: reserve('healing', 'healing', 'power-surge'), silver: [] }, 1, true);
  expect(piles.map(shape)).toEqual([['healing', 2]]);
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

rule('EUT-19.32', 'EX-32: on an unhurt Monster no further card is turned', () => {
  const { piles, left } = chaosPiles({ gold: reserve('healing', 'healing'), silver: [] }, 1, false);
  expect(piles.map(shape)).toEqual([['healing', 1]]);
  expect(left.gold).toEqual(['healing#2']);
  expect(sectionOf(piles[0] as { card: string; things: string[] })).toContainEqual({ op: 'monsterStrength', n: 2 });
});

rule('EUT-19.32', 'EX-32: Healing on an unhurt Monster: +2, nothing heals, the card stays', () => {
  const play = solo({ card: 'combat-1-6', gaar: 1, gold: ['healing', 'healing'], combat: { round: 1, chaos: 1 } });
  expect(monsterSum(play)).toMatchObject({ total: 9, figures: '1+6+2' });
  expect(play.state.combat?.played).toMatchObject([{ card: 'healing', until: 'endOfCombat' }]);
  expect(play.state.combat).toMatchObject({ chaos: 0, damage: 0 });
  expect(kinds(play.state.reserves.gold)).toEqual(['healing']);
});

rule('EUT-19.33', 'EX-33: with two Chaos Actions the next card starts a pile at once', () => {
  const { piles, left } = chaosPiles(
    { gold: reserve('healing', 'power-surge', 'power-surge', 'healing'), silver: [] },
    2,
    false,
  );
  expect(piles.map(shape)).toEqual([
    ['healing', 1],
    ['power-surge', 2],
  ]);
  expect(left.gold).toEqual(['healing#4']);
});

rule('EUT-19.34', 'further Healing cards go to the bottom: one pile at most holds Healing', () => {
  const gold = reserve('healing', 'healing', 'healing', 'possession-solo', 'power-surge');
  const { piles, left } = chaosPiles({ gold, silver: [] }, 2, false);
  expect(piles.map(shape)).toEqual([
    ['healing', 1],
    ['possession-solo', 1],
  ]);
  expect(left.gold).toEqual(['power-surge#5', 'healing#3', 'healing#2']);
  const only = chaosPiles({ gold: reserve('healing', 'healing'), silver: reserve('frenzy') }, 2, false);
  expect(only.piles.map(shape)).toEqual([
    ['healing', 1],
    ['frenzy', 1],
  ]);
});

rule('EUT-19.35', 'stolen Gaar are not used before the next Combat Round', () => {
  const play = solo({ card: 'combat-1-6', gaar: 3, silver: ['mind-control', 'mind-control'], combat: { chaos: 1 } });
  expect(play.state.combat?.gaar).toBe(2);
  expect(play.hero().gaar).toBe(1);
  expect(monsterSum(play).figures).toBe('1+6');
});

rule(
  ['EUT-19.35', 'EUT-19.23'],
  'the deck steals a Gaar before the Hero answers, and rolls with it a Combat Round later',
  () => {
    const card = (wanted: (row: (typeof combatCards)[number]) => boolean): string => combatCards.find(wanted)?.id ?? '';
    const robs = card(({ chaos, gaar }) => chaos === 1 && gaar > 0);
    const play = fighting({
      heroes: ['ael'],
      step: 'monsterRoll',
      gaar: 2,
      combat: { round: 1, chaos: 1, gaar: 0 },
      set: state => {
        state.combatDeck.stack = [...state.combatDeck.stack.filter(id => id !== robs), robs];
        state.reserves = { silver: [], gold: [] };
        reserves(state, 'silver', ['mind-control']);
      },
    });
    // The card has a Gaar symbol too, but there was none to spend when it was looked at.
    expect([play.log.includes('log.stolen'), play.log.includes('log.gaar.monster')]).toEqual([true, false]);
    expect([play.hero().gaar, play.state.combat?.gaar, play.state.combat?.chaos]).toEqual([1, 1, 0]);
    expect(play.asked()).toBe('combat.exchange');
  },
);

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

rule('EUT-19.36', 'alone a death in combat leaves a Chaos token, and its Gold card feeds the reserve', () => {
  const play = scene({ heroes: ['ael'] });
  dieInCombat(tableOf(play.state), play.hero(), undefined);
  expect([play.hero().chaos, play.state.reserves.gold.length]).toEqual([1, 1]);
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

rule('EUT-19.41', 'Healing that opens the second pile on an unhurt Monster stays alone', () => {
  const { piles, left } = chaosPiles({ gold: reserve('power-surge', 'healing', 'healing'), silver: [] }, 2, false);
  expect(piles.map(shape)).toEqual([
    ['power-surge', 1],
    ['healing', 1],
  ]);
  expect(left.gold).toEqual(['healing#3']);
});
