// A Hero's board as a puzzle: what lies where, where a piece could go, and what would change, tried on a copy.

import type { PlainDecision } from '@veillee/kernel';
import { expect, test } from 'vitest';
import type { Hero } from '../../rules/state.ts';
import { fresh } from '../../rules/tiles.ts';
import { gives } from '../../test/fights.ts';
import { at, marks, type Play, scene, stands } from '../../test/scene.ts';
import { oneOfEach } from '../alike.ts';
import { heroAt } from '../combat-facts.ts';
import { focusOf, heldFocus } from '../focus.ts';
import { boardOf, figuresAfter, figuresOf, type Move, movesOf, type Piece } from '../inventory-facts.ts';

const bag = (hero: Hero, tile: string) =>
  hero.bags.push({ kind: 'tile', tile: { tile, engaged: false, gems: [], essences: [] } });

function dral(change: (hero: Hero) => void): { play: Play; hero: Hero; decision: Pick<PlainDecision, 'options'> } {
  const play = scene({ heroes: ['dral', 'ael'], set: (_, [hero]) => hero && change(hero) });
  const { match } = play;
  const [decision] = match.decisions;
  const hero = heroAt(match.view(0), 0);
  if (!decision || !hero) throw new Error('nobody is asked');
  return { play, hero, decision };
}

const everything = (hero: Hero): Piece[] => {
  const { loose, pool, beside, ...rows } = boardOf(hero);
  const placed = Object.values(rows).flatMap(places => places.flatMap(({ piece }) => piece ?? []));
  return [...placed, ...loose, ...pool, ...beside];
};
const pieceOf = (hero: Hero, id: string): Piece => {
  const piece = everything(hero).find(each => each.id === id);
  if (!piece) throw new Error(`there is no ${id}`);
  return piece;
};
const goals = (moves: readonly Move[]) => moves.map(({ to }) => to);

test('a locked slot tells what is missing to open it: Gold, an Essence, or nothing', () => {
  const lacks = (hero: Hero) =>
    Object.fromEntries(
      Object.values(boardOf(hero))
        .flat()
        .flatMap(place =>
          'lock' in place && place.lock ? [[JSON.stringify(place.lock), place.lacks?.why] as const] : [],
        ),
    );
  const { hero: poor } = dral(one => {
    one.gold = 1;
    one.stones = [];
  });
  expect(lacks(poor)).toMatchObject({
    '{"gold":1}': undefined,
    '{"gold":3}': { text: 'why.gold', with: { price: 3, gold: 1 } },
    '{"essence":"earth"}': { text: 'why.essence', with: { essence: { text: 'essence.earth' } } },
  });
  const { hero: rich } = dral(one => {
    one.gold = 3;
    one.stones = [{ essence: 'earth' }];
  });
  expect(lacks(rich)).toMatchObject({ '{"gold":3}': undefined, '{"essence":"earth"}': undefined });
});

test('slots tell by their shape what fits; locked ones their price; stones, Gaar and Bags have their places', () => {
  const { hero } = dral(one => {
    one.stones = [{ gem: 'ruby' }, { essence: 'earth' }];
    one.gaar = 3;
    bag(one, 'healing-potion#1');
  });
  const board = boardOf(hero);
  expect(board.weapons.map(({ shape, lock }) => [shape, lock])).toEqual([
    ['plate', undefined],
    ['plate', { gold: 1 }],
    ['plate', { gold: 3 }],
  ]);
  expect(board.abilities.map(({ shape }) => shape)).toEqual(new Array(6).fill('octagon'));
  expect(board.gaar.map(({ piece }) => piece?.kind)).toEqual(['gaar', 'gaar', 'gaar', undefined]);
  expect(board.stones.map(({ piece }) => piece?.name.text)).toEqual([
    'gem.ruby',
    'essence.earth',
    undefined,
    undefined,
  ]);
  expect(board.bags.map(({ piece }) => piece?.id)).toEqual(['healing-potion#1', undefined, undefined]);
});

test('what finds no slot of its own lies in Bags, what finds no Bag is loose; a Cuirass closes one', () => {
  const { hero } = dral(one => {
    gives(one, 'mail-cuirass#1');
    one.gaar = 6;
    bag(one, 'healing-potion#1');
  });
  const { bags, loose } = boardOf(hero);
  expect(bags.map(({ piece, isClosed }) => (isClosed ? 'closed' : piece?.kind))).toEqual(['tile', 'gaar', 'closed']);
  expect(loose.map(({ kind }) => kind)).toEqual(['gaar']);
  expect(figuresOf(hero).excess).toBe(1);
});

test('a piece in a Bag goes where it fits, worn gear into a Bag; nothing else is a goal', () => {
  const { hero, decision } = dral(one => {
    gives(one, 'mail-helm#1');
    bag(one, 'leather-helm#1');
    one.stones = [{ gem: 'ruby' }];
  });
  expect(goals(movesOf(decision, pieceOf(hero, 'leather-helm#1')))).toEqual(['slot:helm-1']);
  // The Ruby is dropped on the helm, not the helm on the Ruby.
  expect(goals(movesOf(decision, pieceOf(hero, 'mail-helm#1')))).toEqual(['bags']);
  expect(goals(movesOf(decision, pieceOf(hero, 'gem.ruby 0')))).toContain('mail-helm#1');
});

test('before a drop its figures are told: Health, Bags and Set, as the rule then makes them', () => {
  const { play, hero, decision } = dral(one => {
    gives(one, 'mail-helm#1');
    gives(one, 'mail-gauntlets#1');
    const cuirass = one.slots['cuirass-1'];
    if (cuirass) cuirass.open = true;
    bag(one, 'mail-cuirass#1');
  });
  const before = figuresOf(hero);
  const [move] = movesOf(decision, pieceOf(hero, 'mail-cuirass#1'));
  const after = move && figuresAfter(hero, move);
  expect(after).toMatchObject({ most: before.most + 3, health: before.health + 3, bags: before.bags - 1 });
  expect([before.set, after?.set]).toEqual([
    { material: 'mail', n: 2 },
    { material: 'mail', n: 3 },
  ]);
  expect(figuresOf(hero)).toEqual(before); // tried on a copy
  if (move) play.does(move.option.key);
  expect(figuresOf(play.hero())).toEqual(after);
});

test('a swap is one move: neither piece is anywhere else in between', () => {
  const { play, hero, decision } = dral(one => {
    gives(one, 'mail-helm#1');
    for (const tile of ['leather-helm#1', 'healing-potion#1', 'healing-potion#2']) bag(one, tile);
  });
  const [move] = movesOf(decision, pieceOf(hero, 'leather-helm#1'));
  expect(move?.option.text).toBe('do.swap');
  if (move) play.does(move.option.key);
  const { worn, bags } = boardOf(play.hero());
  expect(worn.find(({ symbol }) => symbol === 'helm')?.piece?.id).toBe('leather-helm#1');
  expect(bags.flatMap(({ piece }) => piece?.id ?? []).sort()).toEqual([
    'healing-potion#1',
    'healing-potion#2',
    'mail-helm#1',
  ]);
});

test('too much: asked only then, alike things are one choice, and room is made by what is dropped', () => {
  const { hero, decision } = dral(one => {
    for (const n of [1, 2, 3, 4]) bag(one, `healing-potion#${n}`);
  });
  expect(boardOf(hero).loose).toHaveLength(1);
  const drops = everything(hero)
    .flatMap(piece => movesOf(decision, piece))
    .filter(({ to }) => to === 'discard');
  const potions = drops.filter(({ option }) => option.key.startsWith('discard:healing-potion'));
  expect(potions).toHaveLength(4);
  expect(oneOfEach(potions.map(({ option }) => option))).toEqual([potions[0]?.option]);
  expect(potions[0] && figuresAfter(hero, potions[0])?.excess).toBe(0);
});

test('while an answer about the board is under way the board stays in the light; the next table may turn away from it', () => {
  const table = scene({
    set: stands('ch1-fixed-1', 0, state => marks(state, at(1, 1), 'trade', 0)),
  }).does('trade');
  const view = table.match.view(0);
  const decision = table.match.decisionOf(0);
  const focus = heldFocus(undefined, view, decision && { ...decision, refused: [] });
  expect(focus).toBe('board');
  expect(heldFocus({ view, focus }, view, undefined)).toBe('board');
  expect(heldFocus({ view, focus }, { ...view }, undefined)).toBe('map');
});

test('which Ability makes way is asked on the board: its slots are lit, and nothing is dropped anywhere', () => {
  const table = scene({
    set: stands('ch1-fixed-1', 0, (state, [hero]) => {
      marks(state, at(1, 1), 'trade', 0);
      if (hero) Object.assign(hero, { gold: 9, pool: [fresh('ael-renewal')] });
    }),
  }).does('trade', 'learn:ael-renewal');
  const decision = table.match.decisionOf(0);
  expect(focusOf(table.match.view(0), decision && { ...decision, refused: [] })).toBe('board');
  expect(decision?.options.map(({ on }) => on?.[0])).toEqual(['slot:ability-1', 'slot:ability-2', 'slot:ability-3']);
});

test('before an Item is bought it is told what that changes: the purse, Health, Bags', () => {
  const table = scene({
    set: stands('ch1-fixed-1', 0, (state, [hero]) => {
      marks(state, at(1, 1), 'trade', 0);
      state.posts.merchants.offer[0] = 'mail-helm#1';
      if (hero) hero.gold = 30;
    }),
  });
  const seat = table.seat(0);
  const trade = seat.offered('turn.ask').find(key => key.startsWith('trade')) ?? '';
  seat.chooses('turn.ask', trade);
  const option = table.match.decisions[0]?.options.find(({ key }) => key.startsWith('buy:'));
  const hero = heroAt(table.match.view(0), 0);
  if (!option || !hero) throw new Error('nothing is for sale');
  const foretold = figuresAfter(hero, { option });
  seat.chooses('trade.ask', option.key);
  expect(foretold).toEqual(figuresOf(table.state.heroes[0] as Hero));
  expect(foretold?.gold).toBe(hero.gold - Number(option.with?.price));
});

test('before a stone or a Natural Resource is sold it is told what that changes: the purse, and the Gem for an ore', () => {
  const trading = () =>
    scene({
      set: stands('ch1-fixed-1', 0, (state, [hero]) => {
        marks(state, at(1, 1), 'trade', 0);
        if (!hero) return;
        hero.stones = [{ gem: 'onyx' }, { gem: 'onyx' }];
        hero.bags.push({ kind: 'resource', resource: 'raw-onyx#1' }, { kind: 'resource', resource: 'iron-ore#1' });
      }),
    }).does('trade');
  const keys = [
    'sell-stone:gem.onyx',
    'sell-resource:raw-onyx#1:0',
    'sell-resource:raw-onyx#1:1',
    'sell-resource:iron-ore#1:0',
  ];
  for (const key of keys) {
    const play = trading();
    const option = play.match.decisions[0]?.options.find(one => one.key === key);
    if (!option) throw new Error(`${key} is not offered`);
    const foretold = figuresAfter(play.hero(), { option });
    const stones = play.hero().stones.length;
    play.does(key);
    expect(foretold, key).toEqual(figuresOf(play.hero()));
    expect(play.hero().stones.length - stones, key).toBe({ 0: -1, 1: 1 }[keys.indexOf(key)] ?? 0);
  }
});
