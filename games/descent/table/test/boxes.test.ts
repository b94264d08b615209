// What the page makes of the boxes' own cards: the shop of treachery, feats in hand, and the quests that the set-up offers.

import { plainDecision } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { feats } from '../../content/feats.ts';
import type { Hero, State } from '../../rules/state.ts';
import { holds, ICE } from '../../test/feats.ts';
import { type Play, scene } from '../../test/scene.ts';
import { texts } from '../../text/index.ts';
import { featsOf, holderInFront, holders } from '../feats/held.ts';
import { outline } from '../outline.ts';
import { deckByType, exchangesOf, inFront, shopOf } from '../overlord/bought.ts';
import type { Reading } from '../reading.ts';

const WITH_WELL = { 'well-of-darkness': true };
const buying = (): Play => scene({ options: WITH_WELL, position: { at: 'arrival', hero: 0 } });

const shop = (play: Play) => {
  const seat = play.overlordSeat;
  const decision = play.match.decisionOf(seat);
  if (!decision) throw new Error('nothing is sold');
  return shopOf(play.seat(seat).view(), plainDecision(decision));
};

rule(
  ['DES-4.3', 'DES-4.4', 'DES-4.5'],
  'the shop says what each colour has left, what could be bought and what is too dear',
  () => {
    const play = buying();
    expect(shop(play).map(({ colour, left, all }) => [colour, left, all])).toEqual([
      ['event', 4, 4],
      ['trap', 4, 4],
      ['monster', 4, 4],
    ]);
    play.seat(play.overlordSeat).does('treachery:lone-golem', 'aside:spiked-pit');
    const [, , monster] = shop(play);
    expect([monster?.left, monster?.cards.find(({ row }) => row.id === 'lone-golem')?.bought]).toEqual([1, 1]);
    // Of the one that is bought there is no second.
    for (const { cost, state, bought } of monster?.cards ?? [])
      expect(state).toBe(bought > 0 ? 'out' : cost > 1 ? 'dear' : 'open');
    const types = deckByType(play.seat(play.overlordSeat).view());
    expect(types.reduce((sum, { n }) => sum + n, 0)).toBe(39);
    expect(types.filter(({ treachery }) => treachery > 0).map(({ type }) => type)).toEqual(['spawn']);
  },
);

rule('DES-4.5', 'on a shelf the first cards lie in front; what is bought or chosen is not put away behind them', () => {
  const play = buying();
  const seat = play.seat(play.overlordSeat);
  const front = (most: number, chosen?: string) => {
    const [, trap] = shop(play);
    return inFront(trap?.cards ?? [], most, chosen).map(({ row }) => row.id);
  };
  const all = front(100);
  expect(front(3)).toEqual(all.slice(0, 3));
  const last = all.at(-1) ?? '';
  expect(front(3, last)).toEqual([...all.slice(0, 2), last]);
  seat.does('treachery:rolling-stone', 'aside:aim');
  expect(all.indexOf('rolling-stone')).toBeGreaterThan(2);
  expect(front(3)).toEqual([...all.slice(0, 2), 'rolling-stone']);
});

rule('DES-4.5', 'what was bought the overlord alone is shown; and nobody where it lies in the deck', () => {
  const play = buying();
  const seat = play.seat(play.overlordSeat);
  seat.does('treachery:rolling-stone', 'aside:aim');
  seat.does('treachery:danger-wod', 'aside:aim');
  const { treachery } = seat.view().overlord;
  expect(treachery?.bought).toEqual([...(treachery?.bought ?? [])].sort());
  expect(treachery?.bought).toHaveLength(2);
  expect(play.seat(0).view().overlord.treachery).toBeUndefined();
  const told = JSON.stringify(outline(play.seat(0).view()));
  expect(told).not.toContain('rolling-stone');
  expect(JSON.stringify(outline(seat.view()))).toContain('card.rolling-stone');
});

rule(
  ['DES-4.5', 'DES-4.6'],
  'exchanges are told in pairs, to the overlord alone; the one under way waits for its card',
  () => {
    const play = buying();
    const seat = play.seat(play.overlordSeat);
    seat.does('treachery:rolling-stone', 'aside:aim');
    seat.does('treachery:danger-wod');
    const pairs = (viewer: number) => {
      const decision = play.match.decisionOf(viewer);
      const found = exchangesOf(play.told(viewer), decision && plainDecision(decision));
      return found.map(({ comes, goes }) => [comes.id, goes?.id]);
    };
    expect(pairs(play.overlordSeat)).toEqual([
      ['rolling-stone', 'aim'],
      ['danger-wod', undefined],
    ]);
    expect(pairs(0)).toEqual([]);
    seat.does('aside:dodge');
    expect(pairs(play.overlordSeat)).toEqual([
      ['rolling-stone', 'aim'],
      ['danger-wod', 'dodge'],
    ]);
  },
);

const reading = (play: Play, seat: number): Reading =>
  ({
    view: play.seat(seat).view(),
    table: { seat },
    hero: play.seat(seat).view().heroes[0],
    options: play.match.decisionOf(seat)?.options ?? [],
  }) as unknown as Reading;

const holding = (set?: (state: State, hero: Hero) => void): Play =>
  scene({
    options: ICE,
    position: { at: 'act' },
    set: (state, [hero]) => {
      if (!hero) return;
      if (state.turn) Object.assign(state.turn, { action: 'battle', attacks: 2 });
      holds(state, hero, 'fend#1', 'lunge#1', 'fend#2');
      set?.(state, hero);
    },
  });

rule(
  ['ICE-1.2', 'ICE-1.12'],
  'a feat whose moment has come is open to whoever holds it; others say what they wait for',
  () => {
    const mine = reading(holding(), 0);
    const hero = holderInFront(mine);
    expect(hero?.id).toBe(mine.view.heroes[0]?.id);
    expect(hero && featsOf(mine, hero).map(({ row, count, waits }) => [row.id, count, waits])).toEqual([
      ['lunge', 1, undefined],
      ['fend', 2, 'attacked:declare'],
    ]);
    const theirs = reading(holding(), 1);
    expect(holders(theirs)).toEqual([]);
    const said = JSON.stringify(outline(theirs.view));
    expect([said.includes('feat.lunge'), said.includes('table.feats.type')]).toEqual([false, true]);
  },
);

rule('ICE-1.13', 'one was played in this turn: none is open', () => {
  const mine = reading(
    holding((state, hero) => state.featCards?.played.push(hero.id)),
    0,
  );
  const [hero] = holders(mine);
  expect(hero && featsOf(mine, hero).map(({ waits }) => waits)).toEqual(['played', 'played']);
});

rule('ICE-1.12', 'every moment for which a feat can wait has its words', () => {
  for (const { effect } of feats) expect(texts.en, effect.when).toHaveProperty([`table.feat.when.${effect.when}`]);
});
