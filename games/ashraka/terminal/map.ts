// The board in characters: places where they lie, their ways in dots, and what is on them.

import { idOf, type Node } from '@veillee/pieces/geometry';
import type { Showing } from '@veillee/pieces/terminal';
import { graphLines } from '@veillee/pieces/terminal-maps';
import type { PathKind } from '../content/vocabulary.ts';
import { board } from '../rules/board.ts';
import type { View } from '../rules/view.ts';
import { type Line, line, span } from './paint.ts';

const HEIGHT = 20;
const INKS: { readonly [kind in PathKind]: string } = {
  green: 'fact',
  dangerous: 'danger',
  waterway: 'mana',
  storm: 'coin',
  exit: 'event',
};

/** A place in a few letters: its token, who is there, the beginning of its name. */
function shown({ view, word }: Showing<View>, at: Node): Line {
  const { kind } = board(view).space(at);
  const heroes = view.heroes.filter(hero => hero.at === at).map(({ id }) => word(`hero.${id}.short`).charAt(0));
  const monsters = view.monsters.filter(monster => monster.at === at).map(({ slot }) => slot.charAt(0));
  if (kind === 'step') return heroes.length > 0 ? [span(heroes.join(''), 'hero')] : [span('∙', 'fact')];
  const token = view.locks.includes(at) ? '×' : (view.events[at] ?? '');
  const name = word(`place.${idOf(at)}`).slice(0, 12);
  return [
    span(heroes.join(''), 'hero'),
    span(monsters.map(letter => `!${letter}`).join(''), 'foe'),
    span(token, 'event'),
    span(name, kind === 'empty' ? 'fact' : 'place'),
  ];
}

export function mapLines(showing: Showing<View>): Line[] {
  const { view, width } = showing;
  const { map, space } = board(view);
  const nodes = map.places.map(id => ({ id, x: space(id).x, y: space(id).y, shown: shown(showing, id) }));
  const ways = map.ways.map(({ from, to, kind, path }) => ({
    ends: [from, to] as const,
    ink: view.crossed.includes(path) ? 'danger' : INKS[kind],
  }));
  const closed = [...new Set(view.crossed)].length;
  return [...graphLines(nodes, ways, { width, height: HEIGHT }), line(showing.word('screen.map', { closed }), 'fact')];
}
