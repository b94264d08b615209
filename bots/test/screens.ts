// A game's face in a terminal, for its tests: what a seat reads at the positions of games that are played at random.

import { stripVTControlCharacters } from 'node:util';
import {
  type Catalogue,
  Chance,
  type Decision,
  type Game,
  type Language,
  Match,
  newChance,
  type Options,
  plainDecision,
  type Seat,
  type Terminal,
  type Text,
} from '@veillee/kernel';
import { awaited } from '../play.ts';
import { randomPicks } from '../random.ts';

/** Short and long, and such as take two columns a letter. */
export const NAMES = ['Anna', 'Wilhelmina the Magnificent of the Long Name', 'Chloé', '大介'];
export const players: Catalogue = Object.fromEntries(NAMES.map((name, seat) => [`player.${seat}`, name]));

export interface How {
  readonly seat?: Seat | undefined;
  readonly width?: number;
  readonly language?: Language;
  readonly colour?: boolean;
}

export interface Face<S, V> {
  readonly game: Game<S, V>;
  readonly terminal: Terminal<V>;
  readonly says: { readonly [language in Language]: (text: Text) => string };
  /** Columns, where a test does not say. */
  readonly width: number;
  /** So many decisions of a game are played at the most. */
  readonly most: number;
}

export function screensOf<S, V>({ game, terminal, says, width: usual, most }: Face<S, V>) {
  /** What a seat reads; without a seat, who sees everything. */
  function screen(match: Match<S, V>, { seat, width = usual, language = 'en', colour = false }: How): string {
    const decision = seat === undefined ? undefined : match.decisionOf(seat);
    return terminal.screen({
      view: match.view(seat ?? 'everyone'),
      seat,
      decision: decision && plainDecision(decision),
      names: NAMES,
      width,
      colour,
      say: says[language],
    });
  }

  /** Positions of a random game, one in `every` decisions, and its end. */
  function* positions(seed: string, seats: number, options: Options, every: number): Generator<Match<S, V>> {
    const match = Match.start(game, { seed, seats, options });
    const chance = new Chance(newChance(seed));
    for (let made = 0; made < most && !match.over; made++) {
      if (made % every === 0) yield match;
      const decision = awaited(match) as Decision;
      match.answer({ seat: decision.seat, decision: decision.id, picks: randomPicks(decision, chance) });
    }
    yield match;
  }

  return { screen, positions };
}

/** What is left of a screen without its colours. */
export const unpainted = (screen: string): string =>
  stripVTControlCharacters(screen)
    .split('\n')
    .map(words => words.trimEnd())
    .join('\n');
