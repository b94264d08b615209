// What the players see. Nothing is hidden between them (ASH-2.10); what is hidden is hidden from both.

import type { Chance, Text, Viewer } from '@veillee/kernel';
import { node } from '@veillee/pieces/geometry';
import { adventureOf } from '../content/adventures.ts';
import { destinyOf, eventRow } from '../content/booklet.ts';
import { tileColour, tiles } from '../content/dice.ts';
import type { Somebody } from '../content/people.ts';
import type { Condition, EventSymbol, FindId, HeroId, TileColour } from '../content/vocabulary.ts';
import { needsOf } from './events.ts';
import { secret } from './secrets.ts';
import type { Open, PileNumber, Reading, State } from './state.ts';

/** A pile: how many cards, and those that lie face up, from the top. */
export interface PileView {
  readonly count: number;
  /** By place from the top; null where a card lies face down. */
  readonly cards: readonly (FindId | null)[];
}

export interface TileView {
  readonly colour: TileColour;
  readonly tile?: number;
}

/** A page that was read, with its words. */
export interface Page {
  readonly entry: string;
  readonly at: string;
  readonly turn: number;
  readonly hero: HeroId;
  readonly symbol: EventSymbol;
  /** Who was met. */
  readonly met?: Somebody;
  readonly words: readonly Text[];
  readonly choice?: Text;
  /** What was read after the answer. */
  readonly outcome: readonly Text[];
}

export interface View extends Open {
  readonly deck: number;
  readonly reserve: number;
  readonly piles: { readonly [n in PileNumber]: PileView };
  /** The next tile first. */
  readonly track: readonly TileView[];
  readonly pages: readonly Page[];
  /** Whom rows of Destiny were about, by their tile, as far as they have been read. */
  readonly fates: { readonly [tile: number]: Somebody };
  /** What is known to be asked for, by place. */
  readonly needs: { readonly [place: string]: Text };
  /** The same for whoever does not read: which cards, who must be there. */
  readonly asked: { readonly [place: string]: readonly Condition[] };
  /** The story so far, once the adventure is over. */
  readonly ending?: readonly Text[];
}

const PILES: readonly PileNumber[] = [1, 2, 3, 4, 5, 6];

function pageOf({ entry, turn, hero, choice, said, variants }: Reading): Page {
  const words = [secret(`event.${entry}`), ...variants.map(flag => secret(`event.${entry}.if.${flag}`))];
  const outcome = [
    ...(choice === undefined ? [] : [secret(`event.${entry}.choice.${choice}.outcome`)]),
    ...said.map(branch => secret(`event.${entry}.say.${branch}`)),
  ];
  const label = choice === undefined ? undefined : secret(`event.${entry}.choice.${choice}`);
  const { place, symbol, met } = eventRow(entry);
  return {
    ...{ entry, at: node(place), symbol, turn, hero, words, outcome },
    ...(met && { met }),
    ...(label && { choice: label }),
  };
}

export function view(state: State, _: Viewer): View {
  const { deck, aside: __, reserve, boxed: ___, piles, track, readings, known, under: ____, ...open } = state;
  const entries = known.map(eventRow).filter(({ place, symbol }) => state.events[node(place)] === symbol);
  const { id } = adventureOf(state.adventure);
  const ending = state.lost
    ? [secret(`defeat.${state.lost}`), secret(`adventure.${id}.defeat`)]
    : [secret(`adventure.${id}.victory`)];
  return {
    ...open,
    deck: deck.length,
    reserve: reserve.length,
    piles: Object.fromEntries(
      PILES.map(n => [
        n,
        { count: piles[n].length, cards: [...piles[n]].reverse().map(({ card, faceUp }) => (faceUp ? card : null)) },
      ]),
    ) as unknown as View['piles'],
    track: [...track].reverse().map(({ tile, faceUp }) => ({ colour: tileColour(tile), ...(faceUp && { tile }) })),
    pages: readings.map(pageOf),
    fates: Object.fromEntries(
      open.spent.flatMap(tile => {
        const { met } = destinyOf(open.adventure, tile);
        return met ? [[tile, met]] : [];
      }),
    ),
    needs: Object.fromEntries(entries.map(entry => [node(entry.place), needsOf(entry)])),
    asked: Object.fromEntries(entries.map(({ place, conditions }) => [node(place), conditions])),
    ...(state.phase === 'over' && { ending }),
  };
}

/** Piles with what went back unseen, the deck above what was put under it, and the tiles of each colour. */
export function redeal(state: State, _: Viewer, chance: Chance): void {
  dealFinds(state, chance);
  const unknown = state.deck.splice(state.under).sort();
  chance.shuffle(unknown, 'monsters');
  state.deck.push(...unknown);
  dealTiles(state, chance);
}

function dealFinds({ piles, boxed }: State, chance: Chance): void {
  const hidden = PILES.flatMap(n => piles[n].filter(({ faceUp }) => !faceUp).map(({ card }) => card));
  const cards: FindId[] = [...hidden, ...boxed].sort();
  chance.shuffle(cards, 'piles');
  for (const n of PILES)
    piles[n] = piles[n].map(pile => (pile.faceUp ? pile : { card: cards.pop() as FindId, faceUp: false }));
  boxed.splice(0, boxed.length, ...cards);
}

function dealTiles({ track, spent }: State, chance: Chance): void {
  const seen = new Set([...spent, ...track.filter(({ faceUp }) => faceUp).map(({ tile }) => tile)]);
  for (const colour of ['orange', 'red', 'black'] as const) {
    const numbers = tiles
      .filter(({ number, colour: own }) => own === colour && !seen.has(number))
      .map(({ number }) => number);
    chance.shuffle(numbers, 'destiny');
    for (const [n, { tile, faceUp }] of track.entries())
      if (!faceUp && tileColour(tile) === colour) track[n] = { tile: numbers.pop() as number, faceUp: false };
  }
}
