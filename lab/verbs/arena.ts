// arena: bots against each other over paired seeds, with the seats rotated, so that neither luck nor the seat decides.

import { Command } from 'commander';
import { badArgument } from '../complaint.ts';
import { type Lab, report, sayGame, takeKit } from '../context.ts';
import { cut, work } from '../crew.ts';
import { examples, jsonFlag, optionFlag, seedFlag, workersFlag } from '../flags.ts';
import { percent, rounded, whole, wilson } from '../numbers.ts';
import { parseBots } from '../seats.ts';
import { settingFor } from '../settings.ts';
import { addTally, emptyTally, winsOf } from '../tasks.ts';
import { pieceOf } from './sim.ts';

interface ArenaOptions {
  readonly bots: string;
  readonly games: number;
  readonly seed: number;
  readonly option: readonly string[];
  readonly workers?: number;
  readonly json?: boolean;
}

export function arenaVerb(lab: Lab): Command {
  return new Command('arena')
    .summary('measure bots against each other')
    .description(
      'Lets bots play against each other. Each seed is played once per rotation of the seats. Reports the share of games won, ' +
        'with its 95 % Wilson interval; a tie counts as a fraction.',
    )
    .argument('<game>', 'a game of the shelf')
    .requiredOption('--bots <list>', 'two bots or more, all different')
    .option('--games <n>', 'how many games; rounded up to whole rotations', whole('--games', 1), 400)
    .addOption(seedFlag())
    .addOption(optionFlag())
    .addOption(workersFlag())
    .addOption(jsonFlag())
    .addHelpText(
      'after',
      examples(
        lab,
        'npm run -s lab -- arena GAME --bots adept,random',
        'npm run -s lab -- arena GAME --bots adept,novice,random --games 300 --seed 3 --json',
      ),
    )
    .action((game: string, options: ArenaOptions) => arena(lab, game, options));
}

async function arena(lab: Lab, id: string, options: ArenaOptions): Promise<void> {
  const kit = await takeKit(lab.shelf, id);
  const say = sayGame(kit, lab.language);
  const bots = parseBots(kit, options.bots);
  if (bots.length < 2) throw badArgument('error.arena-few', { word: options.bots });
  const twice = bots.find((bot, i) => bots.indexOf(bot) !== i);
  if (twice !== undefined) throw badArgument('error.arena-twice', { word: twice });
  const setting = settingFor(kit, bots.length, options.option, true, say);
  const total = Math.ceil(options.games / bots.length) * bots.length;
  const started = performance.now();
  const common = { bots, options: setting.options, seed: String(options.seed), rotate: true };
  const pieces = cut(total, pieceOf(total)).map(piece => ({ ...common, ...piece }));
  const tally = emptyTally(bots.length);
  const job = { task: 'games', pieces, workers: options.workers, total, unit: 'games' } as const;
  for (const part of await work(lab, kit, job)) addTally(tally, part);
  const { games } = tally;
  const wins = bots.map((_, bot) => winsOf(tally, bot));
  const result = {
    game: id,
    bots,
    games,
    share: Object.fromEntries(bots.map((bot, i) => [bot, (wins[i] ?? 0) / games])),
    interval: Object.fromEntries(bots.map((bot, i) => [bot, wilson(wins[i] ?? 0, games)])),
    seconds: rounded((performance.now() - started) / 1000),
  };
  report(lab, options.json, result, () => [
    `${games} games of ${id} in ${result.seconds} s, seats rotated`,
    ...bots.map((bot, i) => {
      const [low, high] = wilson(wins[i] ?? 0, games);
      return `${bot.padEnd(12)} wins ${percent((wins[i] ?? 0) / games).padStart(7)}  (95 %: ${percent(low)} to ${percent(high)})`;
    }),
  ]);
}
