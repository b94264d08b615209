// Who has a face: Enemies, Strangers, Allies, Ancients, Races, Classes, and a hero of every Race and Class.

import { figuresProof } from '@veillee/games/test/figures';
import type { TableEvent } from '@veillee/web/kit';
import { svgOf } from '@veillee/web/kit/paper/drawing.ts';
import { expect, test } from 'vitest';
import { cardById, defs } from '../../content/cards.ts';
import { classes } from '../../content/classes.ts';
import { races } from '../../content/races.ts';
import type { View } from '../../rules/view.ts';
import { drawingOf } from '../drawings.ts';
import { figures } from '../figures/index.ts';
import { heroLikeness, likenessOf, ownLikeness, whose } from '../likeness.ts';

const somebody = defs.filter(def => likenessOf(def));
const heroes = races.flatMap(race => classes.map(({ id }) => `${race.id}:${id}`));

figuresProof({
  figures,
  svgOf,
  rows: [...somebody.map(({ id }) => id), ...heroes],
  stands: id => defs.some(def => def.id === id && (def.isEnemy || def.isAncient)),
});

test('what is no person and no creature keeps its glyph, by kind', () => {
  const things = defs.filter(def => !likenessOf(def));
  expect([...new Set(things.map(({ kind, reward, encounter }) => reward ?? encounter ?? kind))].toSorted()).toEqual([
    'event',
    'item',
    'loot',
    'night',
    'place',
    'plot',
    'quest',
    'region',
    'saga',
    'spell',
    'talent',
    'title',
    'totem',
  ]);
  expect(things.every(def => drawingOf(def).length > 0)).toBe(true);
  expect(somebody.length).toBe(81 + races.length + classes.length);
});

test('a hero wears the colour of their seat, and is drawn in plain clothes until there is a Class', () => {
  expect(heroLikeness({ race: '', class: '' }, 0)).toBeUndefined();
  expect(heroLikeness({ race: 'elf', class: '' }, 0)?.id).toBe('elf');
  for (const hero of heroes) {
    const [race = '', of = ''] = hero.split(':');
    const drawn = [0, 1, 2, 3].map(seat => {
      const likeness = heroLikeness({ race, class: of }, seat);
      return likeness && figures[likeness.id]?.draw(likeness.colours);
    });
    expect(new Set(drawn).size, hero).toBe(4);
    expect(
      drawn.every(svg => svg !== undefined),
      hero,
    ).toBe(true);
  }
});

test('a Class is shown as one’s own Race would wear it, and somebody else’s as it is', () => {
  const [bard, elf, imp] = ['bard', 'elf', 'wheatfield-imp'].map(cardById);
  if (!bard || !elf || !imp) throw new Error('they are among the cards');
  expect(ownLikeness({ race: 'orc', class: '' }, 1, bard)?.id).toBe('orc:bard');
  expect(ownLikeness({ race: '', class: 'bard' }, 1, elf)?.id).toBe('elf:bard');
  expect(ownLikeness({ race: '', class: '' }, 1, bard)?.id).toBe('bard');
  expect(ownLikeness({ race: 'orc', class: 'bard' }, 1, imp)?.id).toBe('wheatfield-imp');
});

test('the heading of a turn shows whose it is', () => {
  const view = { heroes: [{ race: 'orc', class: 'bard' }] } as unknown as View;
  const told = (turn: TableEvent['turn']): string | undefined =>
    whose({ n: 1, at: 1, text: '', turn } as TableEvent, view)?.id;
  expect(told({ round: 1, seat: 0 })).toBe('orc:bard');
  expect(told({ round: 1 })).toBeUndefined();
  expect(told({ round: 1, seat: 1 })).toBeUndefined();
});
