// siege: every game at many tables, with bots, onlookers, games brought along, strangers who abuse the server, and the server
// killed in the middle. The siege is a program of the server's room and runs in a process of its own: the lab starts it and reports.

import type { Command } from 'commander';
import { type Lab, report } from '../context.ts';
import { jsonFlag } from '../flags.ts';
import { whole } from '../numbers.ts';
import { type Percentiles, runProgram, told } from '../server-program.ts';
import { Verb } from '../verb.ts';

interface SiegeOptions {
  readonly tables: number;
  readonly minutes: number;
  readonly think: number;
  readonly within: number;
  readonly worst: number;
  readonly memory: number;
  readonly json?: boolean;
}

interface Spread {
  readonly answers: number;
  readonly p99: number;
  readonly worst: number;
}

interface SiegeResult {
  readonly answers: number;
  readonly lost: number;
  readonly latency: Percentiles;
  readonly owed: Percentiles;
  readonly machine: {
    readonly stolen?: number;
    readonly still: number;
    readonly longestStill: number;
    readonly write: Percentiles;
  };
  readonly during: { readonly [abuse: string]: Spread };
  readonly slowest: readonly {
    readonly second: number;
    readonly abuse: string;
    readonly late: number;
    readonly worst: number;
    readonly still: number;
    readonly writing: number;
    readonly deaf: number;
  }[];
  readonly memory: readonly number[];
  readonly downSeconds: number;
  readonly imported: number;
  readonly broken: readonly string[];
}

/** So many figures of the memory over time are shown. */
const SHOWN = 12;

export function siegeVerb(lab: Lab): Command {
  return new Verb(lab, 'siege', 'besiege a server')
    .description(
      'Starts a server and plays every game at many tables, while strangers abuse it one way after the other and it is killed once. Exit 1 if something acknowledged was lost or a bound was broken.',
    )
    .option('--tables <n>', 'tables played at once', whole('--tables', 1, 5000), 300)
    .option('--minutes <n>', 'how long', whole('--minutes', 1, 600), 10)
    .option('--think <seconds>', 'people think about so long before each answer', whole('--think', 0, 600), 5)
    .option('--within <ms>', 'so soon 99 of 100 answers are acknowledged', whole('--within', 1), 50)
    .option('--worst <ms>', 'and so soon all of them', whole('--worst', 1), 150)
    .option('--memory <MiB>', 'the server takes no more', whole('--memory', 1), 1500)
    .flags(jsonFlag())
    .examples('--tables 300 --minutes 10 --json')
    .action((options: SiegeOptions) => siege(lab, options));
}

async function siege(lab: Lab, options: SiegeOptions): Promise<void> {
  const { tables, think, within, worst, memory } = options;
  const seconds = 60 * options.minutes;
  const args = [tables, seconds, think, within, worst, memory];
  const result = await runProgram<SiegeResult>(lab, 'siege', args, seconds);
  report(lab, options.json, result, () => lines(result));
  if (result.broken.length > 0) lab.leave(1);
}

const percent = (share: number): string => `${Math.round(1000 * share) / 10} %`;

function lines(result: SiegeResult): string[] {
  const { answers, lost, latency, owed, machine, during, slowest, memory, downSeconds, imported, broken } = result;
  const every = Math.max(1, Math.ceil(memory.length / SHOWN));
  const overTime = memory.filter((_, second) => second % every === 0);
  return [
    `${answers} answers acknowledged, ${lost} of them lost; ${imported} games brought along`,
    `acknowledged within ${told(latency)}`,
    `without the time in which the machine itself stood still: ${told(owed)}`,
    `the machine stood still ${percent(machine.still)} of the time, at most ${machine.longestStill} ms; ${machine.stolen === undefined ? '' : `${percent(machine.stolen)} of its processors went elsewhere; `}a small write took ${told(machine.write)}`,
    ...Object.entries(during).map(
      ([abuse, { answers: many, p99, worst }]) =>
        `  ${abuse}: ${many} answers, 99 % within ${p99} ms, at worst ${worst} ms`,
    ),
    ...slowest.map(
      ({ second, abuse, late, worst, still, writing, deaf }) =>
        `  second ${second}, ${abuse}: ${late} late, at worst ${worst} ms, of which the machine stood still for ${still}, its disk wrote for ${writing}, and who measures was busy for ${deaf}`,
    ),
    `${downSeconds} s from the kill to the next acknowledgement`,
    `memory over time: ${overTime.join(', ')} MiB; at most ${Math.max(0, ...memory)}`,
    ...broken.map(each => `BROKEN: ${each}`),
  ];
}
