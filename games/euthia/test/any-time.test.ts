// EUT-12.3, EUT-19.16: cards are changed at any time: in one's own turn, in others', in a Trade Action, before and in a fight.

import { awaitedSeats } from '@veillee/kernel/record/awaited';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { onSlots } from '../rules/board.ts';
import type { Hero } from '../rules/state.ts';
import { deckOf } from '../rules/supplies.ts';
import { deals, fighting, gives } from './fights.ts';
import { type Play, scene, stands } from './scene.ts';

const FOUR = ['curse', 'curse', 'frenzy', 'mind-control'];
const decks = (play: Play, seat: number): string[] => play.hero(seat).hand.map(deckOf);

/** Not about cards: a Gem is made active in the same way wherever it is. */
rule(['EUT-16.17', 'EUT-15.16'], 'a Gem that was turned is chosen to be active again, in a turn and in a fight', () => {
  const turned = (hero: Hero): void => {
    gives(hero, 'dral-gem-cutter');
    gives(hero, 'mail-helm#1').gems.push({ gem: 'emerald', active: false });
    gives(hero, 'mail-greaves#1').gems.push({ gem: 'emerald', active: false }, { gem: 'demonite', active: true });
  };
  const gems = (play: Play): boolean[] => onSlots(play.hero()).flatMap(tile => tile.gems.map(({ active }) => active));
  const heroes = ['dral', 'ael'] as const;
  const turn = scene({ heroes, set: (_, [hero]) => hero && turned(hero) });
  const fight = fighting({ heroes, step: 'healing', set: (_, [hero]) => hero && turned(hero) });
  for (const play of [turn, fight]) {
    play.does('use:dral-gem-cutter:0');
    expect([play.asked(), play.can()]).toEqual(['refresh.ask', ['refresh:mail-helm#1:0', 'refresh:mail-greaves#1:0']]);
    play.does('refresh:mail-greaves#1:0');
    expect(gems(play)).toEqual([false, true, true]);
  }
});

rule(['EUT-12.3', 'EUT-3.20'], 'in another’s turn four Silver cards become a Gold one, and nobody waits for it', () => {
  const play = scene({ set: state => deals(state, 1, FOUR) });
  expect([play.asked(0), play.asked(1), play.can(1)]).toEqual(['turn.ask', 'cards.ask', ['cash:silver-for-card']]);
  expect(awaitedSeats(play.table.match)).toEqual([0]);
  play.does('burn:mining');
  play.answers(1, 'cash:silver-for-card');
  expect([decks(play, 1), play.state.silver.discard.length]).toEqual([['gold'], 4]);
  expect([play.asked(0), play.asked(1), play.hero().movement]).toEqual(['turn.ask', undefined, 1]);
  const three = scene({ set: state => deals(state, 1, [...FOUR.slice(1), 'healing']) });
  expect(three.asked(1)).toBeUndefined();
});

rule('EUT-3.20', 'whoever ends the turn is not held up by what others may do, and still says so', () => {
  const play = scene({
    set: (state, [hero]) => {
      deals(state, 1, FOUR);
      state.territory = [];
      if (!hero) return;
      hero.tokens = [];
      for (const slot of Object.values(hero.slots)) if (slot) slot.tile = undefined;
    },
  });
  expect(play.table.match.decisionOf(0)).toMatchObject({ prompt: 'turn.ask', confirm: 'turn' });
  play.does('end');
  expect([play.state.turn.seat, play.asked(1)]).toEqual([1, 'turn.ask']);
});

rule('EUT-12.3', 'in a Trade Action, one’s own and another’s cards', () => {
  const play = scene({
    set: stands('ch1-fixed-1', 0, state => {
      state.tokens['hex:1,1'] = [{ kind: 'trade', seat: 0 }];
      deals(state, 0, FOUR);
      deals(state, 1, FOUR);
    }),
  });
  play.does('trade');
  expect([play.asked(0), play.asked(1)]).toEqual(['trade.ask', 'cards.ask']);
  play.answers(1, 'cash:silver-for-card').does('cash:silver-for-card');
  expect([decks(play, 0), decks(play, 1), play.asked(0)]).toEqual([['gold'], ['gold'], 'trade.ask']);
});

rule(
  'EUT-12.3',
  'before a fight, the Hero’s and whoever will play the Monster; and the Hero’s between the blows',
  () => {
    const before = fighting({ step: 'before', cards: FOUR, set: state => deals(state, 0, FOUR) });
    before.answers(1, 'cash:silver-for-card').does('cash:silver-for-card', 'fight');
    expect([decks(before, 0), decks(before, 1).filter(deck => deck === 'gold').length]).toEqual([['gold'], 1]);
    const inside = fighting({ step: 'healing', set: state => deals(state, 0, FOUR) });
    expect(inside.asked()).toBe('combat.healing');
    inside.does('cash:silver-for-card');
    expect(decks(inside, 0)).toEqual(['gold']);
    const monster = fighting({ step: 'monsterBefore', cards: FOUR, combat: { chaos: 1 } });
    monster.answers(1, 'cash:silver-for-card');
    expect([decks(monster, 1), monster.asked(1)]).toEqual([['gold'], 'combat.monsterBefore']);
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
