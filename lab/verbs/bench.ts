// bench: how fast the kernel and the games are, on one core.

import type { Command } from 'commander';
import { benchGame, gameSteps } from '../bench/game.ts';
import { benchGeometry, GEOMETRY_STEPS } from '../bench/geometry.ts';
import { BLOCK, benchKernel, KERNEL_STEPS } from '../bench/kernel.ts';
import { type Lab, report, sayGame, takeKit } from '../context.ts';
import { jsonFlag, optionFlag, seatCountFlag, seedFlag } from '../flags.ts';
import { whole } from '../numbers.ts';
import { progress } from '../progress.ts';
import { fewestSeats, settingFor } from '../settings.ts';
import { Verb } from '../verb.ts';

interface BenchOptions {
  readonly seed: number;
  readonly warmUp: number;
  readonly seconds: number;
  readonly samples: number;
  readonly games: number;
  readonly seats?: number;
  readonly option: readonly string[];
  readonly json?: boolean;
}

/** By then V8 has compiled nearly all that it will compile of a game's rules. */
const WARM_UP = 12;
const KERNEL = 'kernel';
const GEOMETRY = 'geometry';

export function benchVerb(lab: Lab): Command {
  return new Verb(lab, 'bench', 'measure speed')
    .description(
      'Measures the kernel (`bench kernel`), maps (`bench geometry`) or a game: random games, saves, undo and clones, on one core, in processor time.',
    )
    .argument('<what>', '`kernel`, `geometry` or a game of the shelf')
    .flags(seedFlag())
    .option(
      '--warm-up <n>',
      'how many seconds random games are played before any are counted',
      whole('--warm-up', 0, 3600),
      WARM_UP,
    )
    .option('--seconds <n>', 'how long random games are played', whole('--seconds', 1, 3600), 3)
    .option('--samples <n>', 'decisions at which saves, undo and clones are measured', whole('--samples', 1), 60)
    .option('--games <n>', 'games of tic-tac-toe in a block of `bench kernel`', whole('--games', 1), BLOCK)
    .flags(seatCountFlag(), optionFlag(), jsonFlag())
    .examples('kernel', 'GAME --seats 3 --json')
    .action((what: string, options: BenchOptions) => {
      if (what === KERNEL) return kernel(lab, options);
      if (what === GEOMETRY) return geometry(lab, options);
      return game(lab, what, options);
    });
}

function geometry(lab: Lab, options: BenchOptions): void {
  const bar = progress(lab.io, GEOMETRY_STEPS, 'questions');
  const result = benchGeometry(bar.advance);
  bar.done();
  report(lab, options.json, result, () => [
    `a map of ${result.map.squares} squares, ${result.map.doors} doors, ${result.map.figures} figures`,
    ...result.answers.map(
      ({ what, micros, plainMicros }) => `${micros} µs  ${what}${plainMicros ? `; plainly ${plainMicros} µs` : ''}`,
    ),
  ]);
}

function kernel(lab: Lab, options: BenchOptions): void {
  const bar = progress(lab.io, KERNEL_STEPS, 'blocks');
  const result = benchKernel(options.games, bar.advance);
  bar.done();
  const { movesPerSecond, plainJsMovesPerSecond, ratio } = result.ticTacToe;
  report(lab, options.json, result, () => [
    `tic-tac-toe  ${movesPerSecond} moves/s; plain JavaScript ${plainJsMovesPerSecond}; ratio ${ratio}`,
    ...result.clone.map(
      ({ decisions, stateBytes, micros }) => `clone after ${decisions} decisions  ${micros} µs for ${stateBytes} bytes`,
    ),
  ]);
}

async function game(lab: Lab, id: string, options: BenchOptions): Promise<void> {
  const kit = await takeKit(lab.shelf, id);
  const say = sayGame(kit, lab.language);
  const seats = options.seats ?? fewestSeats(kit, options.option, say);
  const setting = settingFor(kit, seats, options.option, true, say);
  const bar = progress(lab.io, gameSteps(options.samples), 'steps');
  const { seed, samples } = options;
  const times = { warmUpMillis: 1000 * options.warmUp, millis: 1000 * options.seconds };
  const result = benchGame(kit, setting, { seed, samples, ...times, onProgress: bar.advance });
  bar.done();
  report(lab, options.json, result, () => [
    `${id}, ${setting.seats} ${setting.seats === 1 ? 'seat' : 'seats'}, random: ${result.gamesPerSecond} games/s, ${result.decisionsPerSecond} decisions/s`,
    `       after ${result.warmUp.seconds} s to warm up, at ${result.warmUp.gamesPerSecond} games/s`,
    `save   ${result.saveBytes} bytes at most`,
    `load   ${result.loadMillis} ms, at worst ${result.loadMillisWorst} ms`,
    `undo   ${result.undoMillis} ms, at worst ${result.undoMillisWorst} ms`,
    `clone  ${result.cloneMicros} µs for ${result.stateBytes} bytes`,
  ]);
}
