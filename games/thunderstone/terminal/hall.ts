// The Dungeon: its deck, and the three Ranks in the order of the table, the deck at the far side.

import { defOf } from '../content/cards.ts';
import { lightPenaltyOf } from '../rules/battle.ts';
import { NOTHING, type Rank } from '../rules/state.ts';
import { GRACE_ROUNDS } from '../rules/turn.ts';
import { beside, cells, flow, heading, type Line, line, span, wrap } from './paint.ts';
import { arithmetic, cardAt, type Projection, verdict } from './projection.ts';
import { cardName, counted, figure, named, type Showing } from './showing.ts';

/** Narrower than this, the Ranks lie one below the other. */
const SIDE_BY_SIDE = 78;
/** Wide enough for a monster's name and figures on one line. */
const ONE_LINE = 48;
const FROM_THE_DECK: readonly Rank[] = [3, 2, 1];

export function dungeonLines(showing: Showing, found: readonly Projection[]): Line[] {
  return [...deckLines(showing), ...hallLines(showing, found)];
}

function deckLines(showing: Showing): Line[] {
  const { view, width } = showing;
  const { count, safe, buried } = view.dungeon;
  const title = line(showing.word('screen.dungeon', { count }), 'title');
  const stone = view.hall.some(card => card !== NOTHING && defOf(card).isStone)
    ? line(showing.word('screen.stone.out'), 'bad')
    : safe > 0
      ? line(showing.word('screen.stone.safe', { n: safe }), 'fact')
      : line(showing.word('screen.stone.near'), 'bad');
  const lines = heading(title, width, stone);
  if (buried.length > 0) {
    const room = width - 2 - cells(showing.word('screen.buried', { names: '' }));
    const names = named(showing, counted(showing, buried.toReversed()), room);
    lines.push(line(` ${showing.word('screen.buried', { names })}`, 'fact'));
  }
  return [...lines, ...pileLines(showing)];
}

/** Solo and co-operative: the Village score pile, and when the Dungeon advances. */
function pileLines(showing: Showing): Line[] {
  const { view, width } = showing;
  if (view.mode === 'standard') return [];
  const { count, vp } = view.escaped;
  const grace = view.mode === 'coop' ? GRACE_ROUNDS * view.players.length - view.turn : 0;
  const pieces = [
    line(showing.word('screen.pile', { count })),
    vp === undefined ? [] : figure(showing, 'screen.vp', vp, 'vp'),
    view.halted ? line(showing.word('screen.halted'), 'good') : [],
    grace > 0 ? line(showing.word('screen.grace', { n: grace }), 'fact') : [],
  ];
  return flow(pieces, width - 1, ' · ').map(spans => [span(' '), ...spans]);
}

function hallLines(showing: Showing, found: readonly Projection[]): Line[] {
  const { width } = showing;
  const inColumns = width >= SIDE_BY_SIDE;
  const column = inColumns ? Math.floor((width - 1 - 2 * 3) / 3) : width - 1;
  const most = inColumns ? 6 : 2;
  const blocks = FROM_THE_DECK.map(rank => {
    const projection = found.find(other => other.rank === rank);
    return { card: cardLines(showing, rank, column, most), result: resultPieces(showing, rank, column, projection) };
  });
  if (!inColumns) return blocks.flatMap(({ card, result }) => [...card, ...flow(result, column, '   ')]).map(indent);
  // Results stand on one line, however long the text above them.
  const tallest = Math.max(...blocks.map(({ card }) => card.length));
  const even = blocks.map(({ card, result }) => [
    ...card,
    ...Array.from({ length: tallest - card.length }, (): Line => []),
    ...result.slice(0, 1),
    ...flow(result.slice(1), column, '   '),
  ]);
  return beside(even, column, span(' │ ', 'fact')).map(indent);
}

const indent = (spans: Line): Line => [span(' '), ...spans];

function cardLines(showing: Showing, rank: Rank, width: number, most: number): Line[] {
  const place = line(showing.word('screen.rank', { rank }), 'fact');
  const card = cardAt(showing, rank);
  if (card === NOTHING) return [[...place, span(' '), span(showing.word('screen.empty'), 'fact')]];
  const def = defOf(card);
  const name = line(cardName(showing, def), def.isStone ? 'bad' : 'title');
  const worth = [
    def.isMonster ? figure(showing, 'screen.health', def.health, 'attack') : [],
    figure(showing, 'screen.vp', def.vp, 'vp'),
    def.isMonster ? figure(showing, 'screen.xp', def.xp, 'xp') : [],
    def.hasGold ? figure(showing, 'screen.gold', def.gold, 'gold') : [],
    ...def.classes.map(id => line(showing.word(`class.${id}`), 'fact')),
  ];
  const figures =
    width >= ONE_LINE
      ? flow([[...place, span(' '), ...name], ...worth], width)
      : [...flow([place, name], width, ' '), ...flow(worth, width)];
  return [...figures, ...wrap(showing.word(`card.${def.id}.text`), width, most)];
}

/** The Light Penalty, then the projected result and how it comes about. */
function resultPieces(showing: Showing, rank: Rank, width: number, projection: Projection | undefined): Line[] {
  const card = cardAt(showing, rank);
  if (card === NOTHING || !defOf(card).isMonster) return [];
  const base = rank + lightPenaltyOf(defOf(card));
  const dark = line(penaltyWords(showing, base, width, projection), 'light');
  if (!projection) return [dark];
  return [dark, verdict(showing, projection), arithmetic(showing, projection)];
}

/** The Light Penalty on the table, and what this party's Light leaves of it; its name in full where there is room. */
function penaltyWords(showing: Showing, n: number, width: number, projection: Projection | undefined): string {
  const { penalty = 0, reduction = 0 } = projection?.plan.battle ?? {};
  const words = (long: boolean): string => {
    if (!projection) return showing.word('screen.penalty', { n, long });
    if (penalty === 0) return showing.word('screen.penalty.lit', { n, long });
    return showing.word('screen.penalty.left', { n, long, penalty, reduction });
  };
  return cells(words(true)) <= width ? words(true) : words(false);
}
