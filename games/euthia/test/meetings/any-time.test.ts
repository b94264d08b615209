// Chapters meet: cards are changed at any time, in turns, trades and fights.

import { awaitedSeats } from '@veillee/kernel/record/awaited';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { onSlots } from '../../rules/board.ts';
import type { Hero } from '../../rules/state.ts';
import { deals, fighting, gives } from '../fights.ts';
import { decks } from '../places.ts';
import { type Play, scene } from '../scene.ts';

const FOUR = ['curse', 'curse', 'frenzy', 'mind-control'];

rule(['EUT-12.3', 'EUT-3.20'], 'in another’s turn four Silver cards become a Gold one, and nobody waits for it', () => {
  const play = scene({ set: state => deals(state, 1, FOUR) });
  expect([play.asked(0), play.asked(1), play.can(1)]).toEqual(['turn.ask', 'cards.ask', ['cash:silver-for-card']]);
  expect(awaitedSeats(play.match)).toEqual([0]);
  play.does('burn:mining');
  play.answers(1, 'cash:silver-for-card');
  expect([decks(play, 1), play.state.silver.discard.length]).toEqual([['gold'], 4]);
  expect([play.asked(0), play.asked(1), play.hero().movement]).toEqual(['turn.ask', undefined, 1]);
  const three = scene({ set: state => deals(state, 1, [...FOUR.slice(1), 'healing']) });
  expect(three.asked(1)).toBeUndefined();
});

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
