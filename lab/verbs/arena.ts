// arena: bots against each other over paired seeds, with the seats rotated, so that neither luck nor the seat decides.

import { type Bot, type GameKit, plays, type Role, rolesOf } from '@veillee/kernel';
import type { Command } from 'commander';
import { badArgument } from '../complaint.ts';
import { type Lab, report, sayGame, takeKit } from '../context.ts';
import { cut, work } from '../crew.ts';
import { jsonFlag, optionFlag, seedFlag, workersFlag } from '../flags.ts';
import { percent, rounded, whole, wilson } from '../numbers.ts';
import { findBot, parseBots } from '../seats.ts';
import { settingFor } from '../settings.ts';
import { addTally, emptyTally, type SideTally, type Tally, winsOf } from '../tasks.ts';
import { Verb } from '../verb.ts';
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
  return new Verb(lab, 'arena', 'measure bots against each other')
    .description(
      'Lets bots play against each other. Each seed is played once per rotation of the seats. Reports the share of games won, ' +
        'with its 95 % Wilson interval; a tie counts as a fraction. In a game with sides, also by side; bots sit only where they play ' +
        'the role.',
    )
    .argument('<game>', 'a game of the shelf')
    .requiredOption('--bots <list>', 'two bots or more, all different')
    .option('--games <n>', 'how many games; rounded up to whole rotations', whole('--games', 1), 400)
    .flags(seedFlag(), optionFlag(), workersFlag(), jsonFlag())
    .examples('GAME --bots adept,random', 'GAME --bots adept,novice,random --games 300 --seed 3 --json')
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
  const roles = rolesOf(kit.game, setting);
  const rotations = fittingRotations(kit, bots, roles);
  if (rotations.length === 0) throw badArgument('error.arena-roles', { word: options.bots });
  const total = Math.ceil(options.games / rotations.length) * rotations.length;
  const started = performance.now();
  const common = { bots, options: setting.options, seed: String(options.seed), rotate: true, rotations };
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
    ...(roles && { sides: bySide(bots, tally) }),
    seconds: rounded((performance.now() - started) / 1000),
  };
  report(lab, options.json, result, () => [
    `${games} games of ${id} in ${result.seconds} s, seats rotated`,
    ...bots.map((bot, i) => {
      const [low, high] = wilson(wins[i] ?? 0, games);
      return `${bot.padEnd(12)} wins ${percent((wins[i] ?? 0) / games).padStart(7)}  (95 %: ${percent(low)} to ${percent(high)})`;
    }),
    ...Object.entries(result.sides ?? {}).flatMap(([side, byBot]) =>
      Object.entries(byBot).map(
        ([
          bot,
          {
            games: played,
            share,
            interval: [low, high],
          },
        ]) => {
          const name = `${bot} as ${say({ text: `side.${side}` })}`;
          return `${name.padEnd(24)} wins ${percent(share).padStart(7)} of ${played}  (95 %: ${percent(low)} to ${percent(high)})`;
        },
      ),
    ),
  ]);
}

/** The rotations in which every bot has a role that it plays. */
function fittingRotations(kit: GameKit, bots: readonly string[], roles: readonly Role[] | undefined): number[] {
  const known = bots.map(id => findBot(kit, id));
  return [...bots.keys()].filter(by =>
    bots.every((_, seat) => plays(known[(seat + by) % bots.length] as Bot, roles?.[seat])),
  );
}

interface OnSide {
  readonly games: number;
  readonly share: number;
  readonly interval: readonly [number, number];
}

/** How each bot did on each side, of those on which it was at all. */
function bySide(bots: readonly string[], { sides }: Tally): { [side: string]: { [bot: string]: OnSide } } {
  const of = ({ games, won }: SideTally) =>
    Object.fromEntries(
      bots.flatMap((bot, i) => {
        const played = games[i] ?? 0;
        const wins = won[i] ?? 0;
        return played === 0 ? [] : [[bot, { games: played, share: wins / played, interval: wilson(wins, played) }]];
      }),
    );
  return Object.fromEntries(Object.entries(sides).map(([side, tally]) => [side, of(tally)]));
}
