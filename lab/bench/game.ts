// A game's speed on one core, in processor time: whole random games, and saves, undo and clones of a long one.

import { player, playOut, random } from '@veillee/bots';
import { type Game, type GameKit, load, Match, replay, type Save, type Setting, save } from '@veillee/kernel';
import { MOST_DECISIONS } from '../campaigns.ts';
import { median, rounded } from '../numbers.ts';
import { processorMicros } from './processor.ts';

export interface GameBench {
  readonly game: string;
  /** Random games once the code is warm. */
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** The games before them, which are not counted above: most of the code is compiled while they are played. */
  readonly warmUp: { readonly seconds: number; readonly gamesPerSecond: number };
  readonly saveBytes: number;
  readonly loadMillis: number;
  readonly loadMillisWorst: number;
  readonly undoMillis: number;
  readonly undoMillisWorst: number;
  readonly cloneMicros: number;
  readonly stateBytes: number;
}

export interface GameBenchOptions {
  readonly seed: number;
  /** How long random games are played before any are counted. */
  readonly warmUpMillis: number;
  /** How long random games are played for. */
  readonly millis: number;
  /** Places of the long game at which saves, undo and clones are measured. */
  readonly samples: number;
  readonly onProgress?: (by: number) => void;
}

const STEPS = 100;
/** Of the time to warm up, such a part for clones. */
const CLONES = 4;
export const gameSteps = (samples: number): number => STEPS + samples;

interface Long {
  readonly seed: string;
  readonly decisions: number;
}

export function benchGame(kit: GameKit, setting: Setting, options: GameBenchOptions): GameBench {
  const { game } = kit;
  const onProgress = options.onProgress ?? (() => {});
  const { warmUp, games, decisions, seconds, longest } = playRandom(kit, setting, options, onProgress);
  const long = Match.start(game, { seed: longest.seed, ...setting });
  playOut(long, botsFor(setting, longest.seed));
  const whole = save(long);
  const loads: number[] = [];
  const undos: number[] = [];
  const sizes: number[] = [JSON.stringify(whole).length];
  let stateBytes = 0;
  const matches = Array.from({ length: options.samples }, (_, n) =>
    underWay(game, whole, Math.max(1, Math.round((whole.journal.length * (n + 1)) / options.samples))),
  );
  // Random games copy nothing: what they have warmed up is not yet what clones run through.
  warmUpFor(options.warmUpMillis / CLONES, n => matches[n % matches.length]?.clone());
  const clones = matches.map(match => millisOf(20, () => match.clone()));
  for (const match of matches) {
    stateBytes = Math.max(stateBytes, JSON.stringify(match.state).length);
    const text = JSON.stringify(save(match));
    sizes.push(text.length);
    loads.push(millisOf(3, () => load(game, JSON.parse(text) as Save)));
    // Undo takes the match apart, so it is measured once, and last.
    undos.push(millisOf(1, () => match.rewind(match.journal.length - 1, 'bench')));
    onProgress(1);
  }
  return {
    game: game.id,
    gamesPerSecond: rounded(games / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    warmUp,
    saveBytes: Math.max(...sizes),
    loadMillis: rounded(median(loads)),
    loadMillisWorst: rounded(Math.max(...loads)),
    undoMillis: rounded(median(undos)),
    undoMillisWorst: rounded(Math.max(...undos)),
    cloneMicros: rounded(1000 * median(clones)),
    stateBytes,
  };
}

/** The match as people and bots have it before them, with what it keeps to go back to: a replay alone would keep less. */
export const underWay = <S, V>(game: Game<S, V>, whole: Save, entries: number): Match<S, V> =>
  replay(game, whole, entries, { checkpoints: 'positions' });

const botsFor = ({ seats }: Setting, seed: string) =>
  Array.from({ length: seats }, (_, seat) => player(random, `${seed}/${seat}`));

/** Random games without history for a while, and the longest of them. */
function playRandom(
  kit: GameKit,
  setting: Setting,
  { seed, warmUpMillis, millis }: GameBenchOptions,
  onProgress: (by: number) => void,
) {
  let games = 0;
  let decisions = 0;
  let said = 0;
  let longest: Long = { seed: `${seed}:0`, decisions: 0 };
  const one = (gameSeed: string): number => {
    const match = Match.start(kit.game, { seed: gameSeed, ...setting, history: false });
    const made = playOut(match, botsFor(setting, gameSeed), MOST_DECISIONS);
    if (!match.over) throw new Error(`game ${gameSeed} is not over after ${MOST_DECISIONS} decisions`);
    return made;
  };
  const warmUp = warmUpFor(warmUpMillis, n => one(`${seed}:warm-${n}`));
  const started = processorMicros();
  let elapsed = 0;
  while (elapsed < millis) {
    const gameSeed = `${seed}:${games++}`;
    const made = one(gameSeed);
    decisions += made;
    if (made > longest.decisions) longest = { seed: gameSeed, decisions: made };
    elapsed = millisSince(started);
    const step = Math.min(STEPS, Math.floor((STEPS * elapsed) / millis));
    onProgress(step - said);
    said = step;
  }
  return { warmUp, games, decisions, seconds: elapsed / 1000, longest };
}

/** At least one game. How fast they were played is told too: whoever plays few games never gets beyond them. */
function warmUpFor(millis: number, play: (n: number) => void): GameBench['warmUp'] {
  const started = processorMicros();
  let games = 0;
  do play(games++);
  while (millisSince(started) < millis);
  const seconds = millisSince(started) / 1000;
  return { seconds: rounded(seconds), gamesPerSecond: rounded(games / seconds) };
}

const millisSince = (started: number): number => (processorMicros() - started) / 1000;

/** Of one run, on average. */
function millisOf(times: number, run: () => void): number {
  const started = processorMicros();
  for (let n = 0; n < times; n++) run();
  return millisSince(started) / times;
}
