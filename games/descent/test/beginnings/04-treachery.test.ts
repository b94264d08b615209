// DES-4: treachery, before play.

import { Chance, Match, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { copiesOf, originalOf } from '@veillee/pieces/things';
import { expect, test } from 'vitest';
import { rowsOf } from '../../content/boxes.ts';
import { overlordCardRow, overlordCards } from '../../content/overlord.ts';
import { quests } from '../../content/quests.ts';
import { TREACHERY } from '../../content/vocabulary.ts';
import { descent } from '../../rules/game.ts';
import { couldBeBought, pointsLeft, redealTreachery } from '../../rules/setup/treachery.ts';
import type { State } from '../../rules/state.ts';
import { redeal } from '../../rules/view.ts';
import { type Play, scene } from '../scene.ts';

const WITH_WELL = { 'well-of-darkness': true };

const isBought = (card: string): boolean => overlordCardRow(originalOf(card)).treachery !== undefined;

/** Heroes are chosen and have bought; the overlord is about to. */
const buying = (
  options: { readonly [id: string]: boolean } = WITH_WELL,
  set: (state: State) => void = () => {},
): Play => scene({ options, position: { at: 'arrival', hero: 0 }, set });

const asks = (play: Play) => play.asked(play.overlordSeat);

const buys = (play: Play, card: string, out: string): Play =>
  play.seat(play.overlordSeat).does(`treachery:${card}`, `aside:${out}`);

/** They buy nothing more; whose points buy nothing is not asked. */
const done = (play: Play): Play => (asks(play) === 'overlord.treachery' ? play.passes(play.overlordSeat) : play);

rule(['DES-4.1', 'DES-4.2'], 'a card with a gem is bought; the basic deck is every card without one', () => {
  const sizes = [{}, WITH_WELL].map(options => {
    const play = buying(options);
    const { deck, hand } = play.state.overlord;
    expect([...deck, ...hand].filter(isBought)).toEqual([]);
    return deck.length + hand.length;
  });
  expect(sizes).toEqual([36, 39]);
  for (const { treachery } of overlordCards.filter(card => card.treachery)) {
    expect(TREACHERY).toContain(treachery?.colour);
    expect(treachery?.cost).toBeGreaterThan(0);
  }
});

rule(
  ['DES-4.3', 'DES-4.5'],
  'it costs points of its own colour, and a basic card of one’s choice leaves the deck',
  () => {
    const play = buying();
    expect(asks(play)).toBe('overlord.treachery');
    buys(play, 'lone-golem', 'spiked-pit');
    expect(pointsLeft(play.state)).toEqual({ event: 4, trap: 4, monster: 1 });
    const { deck, aside } = play.state.overlord;
    expect([deck.length, deck.filter(isBought), aside?.map(originalOf)]).toEqual([
      39,
      ['lone-golem#1'],
      ['spiked-pit'],
    ]);
    // Two are beyond the point that is left, and there is one Golem only.
    expect(play.whyNot('treachery:dark-masters', play.overlordSeat)).toEqual(['overlord.why.points', 'DES-4.5']);
    expect(play.can(play.overlordSeat)).not.toContain('treachery:lone-golem');
    expect(play.can(play.overlordSeat)).toContain('treachery:lone-ogre');
    play.answers(play.overlordSeat, 'treachery:lone-ogre');
    // What was bought does not make room for more, and of what lies aside there is one fewer.
    expect(play.can(play.overlordSeat)).not.toContain('aside:lone-golem');
    expect(play.can(play.overlordSeat)).toContain('aside:spiked-pit');
  },
);

rule('DES-4.4', 'each quest gives points of each colour', () => {
  for (const { id, treachery } of quests) {
    expect(Object.keys(treachery).sort(), id).toEqual([...TREACHERY].sort());
    expect(Math.min(...Object.values(treachery)), id).toBeGreaterThan(0);
  }
  expect(pointsLeft(buying().state)).toEqual({ event: 4, trap: 4, monster: 4 });
});

rule(
  ['DES-4.5', 'DES-4.6'],
  'EX-1: as often as points allow; what goes out stays aside, and the deck keeps its size',
  () => {
    const play = buying();
    for (const [card, out] of [
      ['lone-ogre', 'aim'],
      ['lone-naga', 'aim'],
      ['kobold-horde', 'dodge'],
    ] as const)
      buys(play, card, out);
    done(play);
    const { deck, hand, aside = [] } = play.state.overlord;
    expect(deck.length + hand.length).toBe(39);
    expect([...deck, ...hand].filter(isBought).map(originalOf).sort()).toEqual([
      'kobold-horde',
      'lone-naga',
      'lone-ogre',
    ]);
    expect([...aside].map(originalOf)).toEqual(['aim', 'aim', 'dodge']);
    expect([...deck, ...hand].filter(card => aside.includes(card))).toEqual([]);
    // The next quest begins with the basic deck again.
    expect(buying().state.overlord.deck.filter(isBought)).toEqual([]);
  },
);

rule('DES-4.7', 'the deck is shuffled once all is bought, so that nobody knows where it lies', () => {
  const at = (seed: string): number => {
    const { match } = buying();
    const again = Match.resume(
      descent,
      { seed, seats: 2, options: match.options },
      { at: 0, position: { at: 'arrival', hero: 0 }, state: structuredClone(match.state), chance: newChance(seed) },
    );
    const answer = (...picks: string[]) => {
      const [decision] = again.decisions;
      if (decision) again.answer({ seat: decision.seat, decision: decision.id, picks });
    };
    answer('treachery:lone-golem');
    answer('aside:rage');
    answer();
    return [...again.state.overlord.hand, ...again.state.overlord.deck].findIndex(isBought);
  };
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map(at)).size).toBeGreaterThan(2);
});

rule('DES-4.8', 'EX-3: a card more for every two points unspent, of whatever colour; an odd one is lost', () => {
  const hand = (...cards: readonly string[]) => {
    const play = buying();
    for (const card of cards) buys(play, card, 'aim');
    return done(play).state.overlord.hand.length;
  };
  // Twelve points: eight cards and no more.
  expect(hand()).toBe(8);
  // Eight are left, nine are left: four cards more, up to the limit of eight.
  expect(hand('lone-golem', 'lone-ogre')).toBe(3 + 4);
  expect(hand('lone-golem')).toBe(3 + 4);
  expect(buying({}).state.overlord.hand).toHaveLength(3);
});

test('heroes are told nothing of it, and see nothing: neither what was bought nor how much', () => {
  const bought = done(buys(buys(buying(), 'lone-golem', 'rage'), 'lone-ogre', 'charge'));
  const view = JSON.stringify(bought.match.view(0));
  expect(view).not.toMatch(/lone-golem|lone-ogre|"aside"/);
  expect(bought.told(0)).toEqual(done(buying()).told(0));
  expect(bought.told(bought.overlordSeat).map(({ text }) => text)).toContain('log.overlord.treachery');
  expect(bought.match.view(bought.overlordSeat).overlord.aside?.map(originalOf)).toEqual(['rage', 'charge']);
});

test('a hero who imagines deals it anew: other cards, as many, within the points, none twice and none that was seen', () => {
  const { state } = done(buys(buys(buying(), 'lone-golem', 'rage'), 'lone-ogre', 'charge'));
  state.overlord.played.push(state.overlord.deck.splice(0, 1)[0] as string);
  const size = state.overlord.deck.length + state.overlord.hand.length;
  const found = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const copy = structuredClone(state);
    redeal(copy, 0, new Chance(newChance(`dream ${n}`)));
    const { deck, hand, played, aside = [] } = copy.overlord;
    const all = [...deck, ...hand, ...played];
    expect(deck.length + hand.length).toBe(size);
    expect(new Set([...all, ...aside]).size).toBe(all.length + aside.length);
    expect(Math.min(...Object.values(pointsLeft(copy)))).toBeGreaterThanOrEqual(0);
    expect(aside.filter(isBought)).toEqual([]);
    expect(aside.length).toBe(all.filter(isBought).length);
    found.add(all.filter(isBought).map(originalOf).sort().join());
  }
  expect(found.size).toBeGreaterThan(5);
  const same = structuredClone(state);
  redeal(same, 1, new Chance(newChance('own')));
  expect([...same.overlord.deck].sort()).toEqual([...state.overlord.deck].sort());
});

test('without such boxes nothing is asked, set aside or dealt anew', () => {
  const play = buying({});
  expect(asks(play)).not.toBe('overlord.treachery');
  expect(play.state.overlord.aside).toBeUndefined();
  const copy = structuredClone(play.state);
  redealTreachery(copy, new Chance(newChance('x')));
  expect(copy).toEqual(play.state);
});

test('whether a card might come rests on the quest’s points, which all know', () => {
  const golem = overlordCardRow('lone-golem');
  expect([
    couldBeBought({ quest: 'heart-of-darkness' }, golem),
    couldBeBought({ quest: 'last-wishes' }, golem),
  ]).toEqual([true, false]);
  const basic = rowsOf(overlordCards, ['base']).flatMap(({ id, copies }) => copiesOf(id, copies));
  expect(basic.every(card => couldBeBought({ quest: 'last-wishes' }, overlordCardRow(originalOf(card))))).toBe(true);
});

rule(['DES-4.5', 'DRF-1.10'], 'each copy is bought once, and what may leave is shown in no order of the deck', () => {
  const play = buying({ ...WITH_WELL, 'altar-of-despair': true });
  const seat = play.overlordSeat;
  buys(play, 'crushing-blow', 'spiked-pit');
  expect(play.can(seat)).toContain('treachery:crushing-blow');
  buys(play, 'crushing-blow', 'charge');
  expect(play.can(seat)).not.toContain('treachery:crushing-blow');
  expect(play.state.overlord.deck.filter(isBought).sort()).toEqual(copiesOf('crushing-blow', 2));
  const aside = (turned: boolean) => {
    const other = buying(WITH_WELL, state => {
      state.overlord.deck.sort();
      if (turned) state.overlord.deck.reverse();
    });
    return other.answers(seat, 'treachery:lone-golem').can(seat);
  };
  expect(aside(true)).toEqual(aside(false));
});

test('what was bought is listed in no order in which it lies: the overlord learns nothing of their deck', () => {
  const listed = (turned: boolean) => {
    const play = done(buys(buys(buying(), 'lone-golem', 'rage'), 'lone-ogre', 'charge'));
    const { deck } = play.state.overlord;
    deck.sort();
    if (turned) deck.reverse();
    return play.seat(play.overlordSeat).view().overlord.treachery?.bought;
  };
  expect(listed(true)).toEqual(listed(false));
  expect(listed(true)).toHaveLength(2);
});
