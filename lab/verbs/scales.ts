// scales: games of many cells in turn, each game kept in a file, and how much of its reserve a side needed.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { awaited, picksOf, player } from '@veillee/bots';
import { type GameKit, Match, type Options, rolesOf, type Setting } from '@veillee/kernel';
import { type Command, Option } from 'commander';
import { MOST_DECISIONS } from '../campaigns.ts';
import { badArgument, failed } from '../complaint.ts';
import { type Lab, report, sayGame, takeKit } from '../context.ts';
import { jsonFlag, optionFlag, seedFlag } from '../flags.ts';
import { rounded, whole } from '../numbers.ts';
import { progress } from '../progress.ts';
import { type CellReport, nextCell, reportOf, type Weighed } from '../scales.ts';
import { boundBot, parseBots } from '../seats.ts';
import { gather, settingFor } from '../settings.ts';
import { Verb } from '../verb.ts';

interface ScalesOptions {
  readonly bots: string;
  readonly games: number;
  readonly seed: number;
  readonly each: readonly string[];
  readonly option: readonly string[];
  readonly keep: string;
  readonly longest?: number;
  readonly tokens?: number;
  readonly json?: boolean;
}

export function scalesVerb(lab: Lab): Command {
  return new Verb(lab, 'scales', 'weigh the settings of a game against each other')
    .description(
      'Plays games between bots, one of each cell in turn, and keeps each in a file, from which the next run goes on. ' +
        'Where the game counts what a side may lose, it is filled up before it runs out, and the report says how much would have been enough.',
    )
    .argument('<game>', 'a game of the shelf')
    .requiredOption('--bots <list>', 'a bot for each seat')
    .requiredOption('--keep <file>', 'where games are kept, a line each')
    .option('--games <n>', 'how many games of each cell, kept ones included', whole('--games', 0), 4)
    .addOption(
      new Option(
        '--each <key=values>',
        'a cell for each of these values of an option; with several, for each combination',
      )
        .argParser(gather)
        .default([], 'one cell'),
    )
    .option('--longest <turns>', 'break a game off after so many turns; nobody has won it', whole('--longest', 1))
    .option('--tokens <n>', 'report what would have come of so many tokens', whole('--tokens', 1))
    .flags(seedFlag(), optionFlag(), jsonFlag())
    .examples(
      'GAME --bots adept,adept --games 4 --keep games.jsonl --each days=2,4',
      'GAME --bots adept,adept --games 0 --keep games.jsonl --each days=2,4 --json',
    )
    .action((game: string, options: ScalesOptions) => scales(lab, game, options));
}

async function scales(lab: Lab, id: string, options: ScalesOptions): Promise<void> {
  const { keep, games, tokens } = options;
  const kit = await takeKit(lab.shelf, id);
  const bots = parseBots(kit, options.bots);
  const say = sayGame(kit, lab.language);
  const settings = new Map(
    cellsOf(options.each).map(words => [
      words.join(' '),
      settingFor(kit, bots.length, [...options.option, ...words], true, say),
    ]),
  );
  const cells = [...settings.keys()];
  const kept = readKept(keep);
  const missing = cells.reduce(
    (sum, cell) => sum + Math.max(0, games - kept.filter(one => one.cell === cell).length),
    0,
  );
  const bar = progress(lab.io, missing, 'games');
  for (let cell = nextCell(cells, kept, games); cell !== undefined; cell = nextCell(cells, kept, games)) {
    const { options: chosen } = settings.get(cell) as Setting;
    const game = kept.filter(one => one.cell === cell).length;
    const played = weigh(kit, { cell, game, bots, options: chosen, seed: options.seed, longest: options.longest });
    kept.push(played);
    appendFileSync(keep, `${JSON.stringify(played)}\n`);
    bar.advance(1);
  }
  bar.done();
  const reports = cells.map(cell =>
    reportOf(
      cell,
      kept.filter(one => one.cell === cell),
      tokens,
    ),
  );
  report(lab, options.json, { game: id, bots, cells: reports }, () => reports.map(told));
}

/** Each combination of the values, the first option changing slowest. */
function cellsOf(each: readonly string[]): string[][] {
  const lists = each.map(words => {
    const [, key, values] = /^([^=]+)=(.+)$/.exec(words) ?? [];
    if (key === undefined || values === undefined) throw badArgument('error.option-form', { word: words });
    return values.split(',').map(value => `${key}=${value}`);
  });
  return lists.reduce<string[][]>((rows, list) => rows.flatMap(row => list.map(word => [...row, word])), [[]]);
}

function readKept(file: string): Weighed[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  try {
    return lines.map(line => JSON.parse(line) as Weighed);
  } catch {
    throw badArgument('error.not-weighed', { file });
  }
}

interface Weighing {
  readonly cell: string;
  readonly game: number;
  readonly bots: readonly string[];
  readonly options: Options;
  readonly seed: number;
  readonly longest: number | undefined;
}

/** One game. Its reserve is filled up between answers, as much again as one of them may cost, and all that was added is counted. */
function weigh(kit: GameKit, { cell, game, bots, options, seed, longest }: Weighing): Weighed {
  const own = `${seed}:${cell}:${game}`;
  const known = bots.map(id => boundBot(kit, id, {}));
  const forks = known.some(bot => bot.imagines);
  const match = Match.start(kit.game, { seed: own, seats: bots.length, options, history: false, forks });
  const players = known.map((bot, seat) => player(bot, `${own}/${seat}`));
  const { reserve } = kit;
  const start = reserve?.of(match.state);
  const lows: [number, number][] = [];
  let [added, low] = [0, start ?? 0];
  let brokenOff = false;
  for (let made = 0; !match.over && !brokenOff; made++) {
    const decision = awaited(match);
    const bot = decision && players[decision.seat];
    if (!decision || !bot || made > MOST_DECISIONS) throw failed('error.work', { detail: `${own} does not end` });
    if (reserve && reserve.of(match.state) <= reserve.last) {
      reserve.add(match.state, reserve.last);
      added += reserve.last;
    }
    match.answer({ seat: decision.seat, decision: decision.id, picks: picksOf(match, decision, bot) });
    const turn = kit.game.turns(match.state);
    const left = (reserve?.of(match.state) ?? 0) - added;
    if (start !== undefined && left < low) {
      low = left;
      lows.push([start - low, turn]);
    }
    brokenOff = !match.over && longest !== undefined && turn > longest;
  }
  return {
    cell,
    game,
    rules: kit.game.rules,
    won: wonBy(kit, match, bots.length),
    ...(brokenOff && { brokenOff }),
    turns: kit.game.turns(match.state),
    ...(start !== undefined && { start, lows }),
  };
}

/** Whether the side that the reserve belongs to has won; without sides, whoever sits first. */
function wonBy(kit: GameKit, match: Match, seats: number): boolean {
  const roles = rolesOf(kit.game, { seats, options: match.options });
  const side = kit.reserve?.side ?? roles?.[0]?.side;
  const won = match.outcome?.won ?? [];
  return side === undefined ? won.includes(0) : won.some(seat => roles?.[seat]?.side === side);
}

const told = ({ cell, games, tokens, won, interval: [low, high], turns, even, brokenOff }: CellReport): string =>
  [
    cell.padEnd(40),
    `${won} of ${games} won (${Math.round(100 * low)} to ${Math.round(100 * high)} %)`,
    `${rounded(turns)} turns`,
    ...(tokens === undefined ? [] : [`${tokens} tokens, ${even ?? 'none are'} enough for half`]),
    ...(brokenOff > 0 ? [`${brokenOff} broken off`] : []),
  ].join('; ');
