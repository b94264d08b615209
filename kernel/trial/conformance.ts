// The conformance kit: the trial that every game stands, in tests and at length from the lab.
// Random games in every setting, and at each decision the laws that saves, undo, bots and the page rely on.

import type { Game } from '../play/game.ts';
import type { Setting } from '../play/setting.ts';
import { ROLES, rolesOf } from '../play/sides.ts';
import type { Sequel } from './chapter-laws.ts';
import { Examined, type Violation } from './examined.ts';
import { Silences } from './silence.ts';
import { type Say, Words } from './words.ts';

export type { Violation } from './examined.ts';
export type { Law } from './laws.ts';

export interface TrialReport {
  readonly decisions: number;
  /** Games played to the end. */
  readonly games: number;
  readonly violations: readonly Violation[];
  /** Content rows seen in use, and those that never were. */
  readonly met: readonly string[];
  readonly unmet: readonly string[];
  /** Costs that no view has, and deeds listed as idle that never came to nothing. */
  readonly idle: readonly string[];
}

export interface Trial {
  readonly seed: string;
  readonly decisions: number;
  /** Settings played in turn; the game's own trials if not given. */
  readonly settings?: readonly Setting[];
  readonly say?: Say;
  /** Told the decisions made so far, now and then. */
  readonly onProgress?: (decisions: number) => void;
  /** Share of decisions, from 0 to 1, at which the expensive laws are checked too. */
  readonly deep?: number;
  /** So many chapters of a campaign are played in a row, four if not given. */
  readonly chapters?: number;
}

/** A game this broken has shown enough. */
const MOST_VIOLATIONS = 20;
const FEW_CHAPTERS = 4;

/** Plays random games until so many decisions are made. A violation ends its game, not the trial. */
export function trial<S, V>(game: Game<S, V>, how: Trial): TrialReport {
  const { settings = game.trials, onProgress, chapters = FEW_CHAPTERS } = how;
  const met = new Set<string>();
  const violations: Violation[] = [];
  const words = new Words(how.say);
  const silences = new Silences(game.costs);
  let decisions = 0;
  let games = 0;
  let campaigns = 0;
  /** A chapter that follows on the match before; so many of them are played in a row. */
  let sequel: Sequel | undefined;
  let inRow = 0;
  for (let n = 0; decisions < how.decisions && violations.length < MOST_VIOLATIONS; n++) {
    const begun: Sequel = sequel ?? firstOf(game, settings, campaigns++);
    inRow = sequel ? inRow + 1 : 1;
    const examined = new Examined(game, begun, `${how.seed}/${n}`, how.deep ?? 1, words, met, silences);
    const broken = examined.play(how.decisions - decisions, made => {
      decisions++;
      if (made % 100 === 0) onProgress?.(decisions);
    });
    if (broken) violations.push(broken);
    else if (examined.over) games++;
    sequel = broken || inRow >= chapters ? undefined : examined.sequel;
    onProgress?.(decisions);
  }
  const unmet = (game.rows ?? []).filter(row => !met.has(row));
  return { decisions, games, violations, met: [...met].sort(), unmet, idle: silences.idle };
}

function firstOf<S, V>(game: Game<S, V>, settings: readonly Setting[], n: number): Sequel {
  const given = settings[n % settings.length];
  if (!given) throw new Error(`${game.id} has no settings to try`);
  return { setting: withRolesTurned(game, given, n) };
}

/** Everybody sits somewhere else each time: a seat is not its role. */
function withRolesTurned<S, V>(game: Game<S, V>, setting: Setting, by: number): Setting {
  const roles = rolesOf(game, setting)?.map(({ id }) => id);
  if (!roles) return setting;
  const turned = roles.map((_, seat) => roles[(seat + by) % roles.length] as string);
  return { ...setting, options: { ...setting.options, [ROLES]: turned } };
}
