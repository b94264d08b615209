// EUT-12: Silver and Gold cards in a fight.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { Ledger } from '../rules/dice/ledger.ts';
import { fighting, gives, heroSum, monsterSum } from './fights.ts';

const rolled = (hero: number[], monster: number[] = []): Ledger => ({ dice: { hero, monster }, modifiers: [] });

rule('EUT-12.1', 'cards in one’s own hand do nothing in one’s own fight', () => {
  const play = fighting({
    step: 'guard',
    dice: [3, 3],
    gaar: 0,
    combat: { round: 1, chaos: 2 },
    set: (state, [hero]) => {
      const card = state.gold.stack.find(one => one.startsWith('power-surge'));
      if (card) state.gold.stack.splice(state.gold.stack.indexOf(card), 1);
      hero?.hand.push(card ?? '');
      if (hero) hero.health = 5;
    },
  });
  expect(play.asked(0)).toBe('combat.healing'); // all the way to the next Healing Phase
  expect(play.can(0)).toEqual(['use:ael-mending-touch:0']);
});

rule(['EUT-12.2', 'EUT-12.5'], 'a symbol of a Gold card on a Gem gives one, above five too', () => {
  const play = fighting({
    step: 'healing',
    set: (state, [hero]) => {
      if (!hero) return;
      gives(hero, 'ael-radiant-mace').gems.push({ gem: 'demonite', active: true });
      hero.hand.push(...state.silver.stack.splice(-5));
    },
  });
  play.does('gem:demonite');
  expect(play.hero().hand).toHaveLength(6);
});

rule(['EUT-12.8', 'EUT-12.9', 'EUT-10.8', 'EUT-10.33', 'EUT-10.28'], 'EX-16: Power Surge and two Curses', () => {
  const play = fighting({
    monster: 'cyclops',
    level: 2,
    step: 'monsterBefore',
    cards: ['power-surge', 'curse', 'curse'],
    dice: [2, 2, 6, 6],
    gaar: 0,
    health: 6,
    combat: { round: 1, chaos: 2 },
  });
  play.answers(1, 'play:power-surge:1');
  expect(play.state.combat?.chaos).toBe(1);
  play.passes(1).passes(1);
  expect(play.hero().health).toBe(2); // 4 on the Cyclops: 2 Wounds, and 2 more
  play.passes(0);
  play.answers(1, 'play:curse:2');
  expect(play.state.combat?.chaos).toBe(0);
  expect(heroSum(play)).toMatchObject({ total: 4, figures: '6+6−2−4−2' });
  play.does('use:ael-blessing:0');
  expect(play.state.combat?.damage).toBe(0); // 6: 1 Damage, 1 less
});

rule('EUT-12.10', 'two cards use the lower section alone', () => {
  const play = fighting({
    step: 'exchange',
    cards: ['frenzy', 'frenzy'],
    combat: { chaos: 1, ledger: rolled([], [3, 3]) },
  });
  play.answers(1, 'play:frenzy:2');
  expect(monsterSum(play).total).toBe(9);
});

rule('EUT-12.9', 'further plays of a card cost their own Chaos, and add up', () => {
  const play = fighting({
    step: 'exchange',
    cards: ['frenzy', 'frenzy'],
    gaar: 1,
    combat: { chaos: 2, ledger: rolled([], [3, 3]) },
  });
  play.answers(1, 'play:frenzy:1').passes(0).answers(1, 'play:frenzy:1');
  expect(monsterSum(play)).toMatchObject({ total: 10, figures: '3+3+2+2' });
  expect(play.state.combat?.chaos).toBe(0);
});

rule(
  ['EUT-12.11', 'EUT-12.14'],
  'Regenerate works at the start of each later Monster Attack, each card for itself',
  () => {
    const healing = (round: number) =>
      fighting({
        step: 'healing',
        dice: [1, 1],
        gaar: 0,
        combat: {
          round,
          damage: 3,
          gaar: 1,
          played: [{ card: 'healing', things: ['healing#1', 'healing#2'], until: 'endOfCombat', round: 1 }],
        },
        set: state => {
          state.gold.stack = state.gold.stack.filter(card => card !== 'healing#1' && card !== 'healing#2');
        },
      });
    expect(healing(1).passes().state.combat?.damage).toBe(3);
    const later = healing(2).passes();
    expect(later.state.combat?.damage).toBe(1);
    expect(later.state.combat?.played).toHaveLength(1);
  },
);

rule(
  ['EUT-12.12', 'EUT-12.13'],
  'a Curse lies until the next step A, other cards until the end of the Combat Round',
  () => {
    const play = fighting({
      step: 'exchange',
      cards: ['frenzy', 'curse'],
      dice: [1, 1],
      gaar: 0,
      combat: { round: 1, chaos: 2, gaar: 1, ledger: rolled([], [1, 1]) },
    });
    play.answers(1, 'play:frenzy:1').passes(1).passes(0);
    play.answers(1, 'play:curse:1');
    expect(heroSum(play).figures).toBe('1+1−2−4');
    play.passes().passes();
    expect(play.state.combat?.round).toBe(2);
    expect(play.state.silver.discard.map(card => card.split('#')[0])).toEqual(['frenzy', 'curse']);
    expect(play.asked(1)).toBe('combat.exchange.monster');
    expect(heroSum(play).total).toBe(0);
  },
);

rule('EUT-12.15', 'without Chaos no card is played, and nobody is asked', () => {
  const play = fighting({ step: 'monsterBefore', cards: ['power-surge'], dice: [3, 3], gaar: 1, combat: { chaos: 0 } });
  expect(play.asked(1)).toBeUndefined();
  expect(play.asked(0)).toBe('combat.exchange');
});

rule('EUT-12.16', 'a Continuous card with a Clover stays, its Clover does not', () => {
  const play = fighting({
    step: 'guard',
    dice: [2, 2],
    combat: {
      round: 2,
      gaar: 1,
      played: [{ card: 'healing', things: ['healing#1'], until: 'endOfCombat', round: 1 }],
      ledger: {
        ...rolled([]),
        modifiers: [
          {
            target: 'heroStrength',
            class: 'minus',
            n: 2,
            source: { text: 'card.healing' },
            expiry: 'nextMonsterStepA',
            card: 'healing',
          },
        ],
      },
    },
  });
  expect(play.state.combat?.played).toHaveLength(1);
  expect(heroSum(play).total).toBe(0);
});

rule('EUT-12.10', 'Mind Control takes Gaar from the Hero and gives them to the Monster', () => {
  const play = fighting({
    step: 'monsterBefore',
    cards: ['mind-control', 'mind-control'],
    dice: [3, 3],
    gaar: 3,
    combat: { chaos: 1 },
  });
  play.answers(1, 'play:mind-control:2');
  expect(play.hero().gaar).toBe(1);
  expect(play.state.combat?.gaar).toBe(2);
});

rule('EUT-12.10', 'Possession: the Monster Player chooses the attack; more cards forbid Gaar and the Hope die', () => {
  const possessed = (cards: number) => {
    const play = fighting({
      heroes: ['dral', 'ael'],
      tiles: ['dral-brawl'],
      step: 'exchange',
      cards: Array.from({ length: cards }, () => 'possession'),
      dice: [5, 5],
      gaar: 1,
      combat: { round: 1, chaos: 1, hope: 3, ledger: rolled([], [1, 1]) },
    });
    play.answers(1, `play:possession:${cards}`).passes(0).passes(0);
    while (play.asked(0)) play.passes(0);
    return play;
  };
  const one = possessed(1);
  expect(one.asked(1)).toBe('combat.possess');
  expect(one.can(1)).toEqual(['attack:dral-forge-hammer', 'attack:dral-brawl']);
  one.answers(1, 'attack:dral-forge-hammer');
  expect(one.can(0)).toContain('gaar:0');
  const three = possessed(3);
  three.answers(1, 'attack:dral-brawl');
  expect(three.whyNot('gaar:0')).toEqual(['why.noGaar', 'EUT-12.10']);
  expect(three.whyNot('hope:roll')).toEqual(['why.noHope', 'EUT-12.10']);
  expect(three.can()).toContain('hope:gaar');
});

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

rule('EUT-12.6', 'whether the Monster Player is asked rests on what everybody knows', () => {
  // The one card is a Curse: it cannot be played before the roll, but nobody may learn that.
  const play = fighting({ step: 'monsterBefore', cards: ['curse'], combat: { round: 1, chaos: 1 } });
  expect(play.asked(1)).toBe('combat.monsterBefore');
  expect(play.can(1)).toEqual([]);
  expect(play.table.match.decisionOf(1)?.window).toMatchObject({ secret: true, unhurried: true, matters: true });
  // Gold cards are never Curses: everybody sees the backs.
  const gold = fighting({ step: 'curses', cards: ['healing'], combat: { round: 1, chaos: 1 } });
  expect(gold.asked(1)).toBeUndefined();
});

rule('EUT-12.3', 'in a fight too four Silver cards are changed for a Gold one, and that is no answer yet', () => {
  const play = fighting({
    step: 'exchange',
    cards: ['curse', 'curse', 'curse', 'curse'],
    gaar: 1,
    combat: { chaos: 1, ledger: rolled([], [3, 3]) },
  });
  expect(play.can(1)).toEqual(['cash:silver-for-card']);
  play.answers(1, 'cash:silver-for-card');
  expect(play.hero(1).hand).toHaveLength(1);
  expect(play.asked(1)).toBe('combat.exchange.monster');
});
