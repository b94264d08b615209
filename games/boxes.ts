// The boxes on the shelf, as each game's folder `box/` describes them: facts, a lid, a tile. Those without a line in index.ts are
// announced, not yet playable. Titles are Grenze 800 as paths (SIL OFL); drawings use game-icons (CC BY 3.0). Neither font is
// loaded in the first view.

import { LANGUAGES, type Language } from '@veillee/kernel';
import { shelf } from './index.ts';

/** box.json: what is printed on a box. */
export interface BoxFacts {
  readonly title: string;
  /** The small tile's colour. */
  readonly colour: string;
  /** The colour of the line about players, on the box. */
  readonly caption: string;
  /** The fewest and the most. */
  readonly players: readonly [number, number];
  /** How long a game takes; a campaign has no such number. */
  readonly minutes?: number;
  /** What its players count: turns, unless it says otherwise. */
  readonly counts?: Unit;
  /** Where a choice of an option makes them count something else: weeks in a campaign. */
  readonly countsWith?: { readonly option: string; readonly choice: string; readonly counts: Unit };
  /** It is played alone first of all, and so its box leads with that. */
  readonly alone?: boolean;
  /** Whoever made it, where its folder is under the terms of their licence: named on the box and on the page about the house. */
  readonly credit?: Credit;
  /** A game of our own that shows how one is made: it stands beside the shelf, on the page about the house. */
  readonly example?: true;
  readonly text: { readonly [language in Language]: BoxText };
}

export type Unit = 'day' | 'round' | 'week';

export interface Credit {
  readonly makers: readonly string[];
  /** The short name of the terms; what they mean for the folder is told in its LICENCE.md. */
  readonly licence: string;
  readonly link: string;
}

export interface BoxText {
  /** Where the game was published under another name in this language; its lid then bears that name (`lid.fr.svg`). */
  readonly title?: string;
  readonly line: string;
}

export interface Box extends BoxFacts {
  readonly id: string;
  /** The small tile's drawing: path data of 512 units. */
  readonly glyph: string;
  /** The lid, 240 by 328, without the line about players. */
  readonly lids: { readonly [language in Language]: string };
}

const facts = import.meta.glob<BoxFacts>('./*/box/box.json', { eager: true, import: 'default' });
const drawings = import.meta.glob<string>('./*/box/*.svg', { eager: true, query: '?raw', import: 'default' });

const read = (path: string, facts: BoxFacts): Box => {
  const folder = path.slice(0, -'box.json'.length);
  const lid = drawings[`${folder}lid.svg`] ?? '';
  const lids = LANGUAGES.map(language => [language, drawings[`${folder}lid.${language}.svg`] ?? lid]);
  const [, glyph = ''] = / d="([^"]*)"/.exec(drawings[`${folder}tile.svg`] ?? '') ?? [];
  return { ...facts, id: path.split('/')[1] ?? path, glyph, lids: Object.fromEntries(lids) };
};

/** Games that can be played, in the order of the shelf; then those announced, by name. */
export const boxes: readonly Box[] = Object.entries(facts)
  .map(([path, found]) => read(path, found))
  .sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title));

function rank({ id }: Box): number {
  const place = Object.keys(shelf).indexOf(id);
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}
