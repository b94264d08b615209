// Flags that several verbs share.

import { WISHES } from '@veillee/kernel';
import { Option } from 'commander';
import { whole } from './numbers.ts';
import { gather } from './settings.ts';

export const seedFlag = (): Option =>
  new Option('--seed <n>', 'the seed of all chance').argParser(whole('--seed', 0)).default(1);

/** How many seats, where everybody is a bot of the lab's choosing. */
export const seatCountFlag = (): Option =>
  new Option('--seats <n>', 'how many seats (default: as the game allows)').argParser(whole('--seats', 1, 10));

export const optionFlag = (): Option =>
  new Option('--option <key=value>', 'an option of the game; may be repeated').argParser(gather).default([], 'none');

export const answerFlag = (): Option =>
  new Option('--answer <prompt=key>', 'what bots answer to a prompt wherever it is offered; may be repeated')
    .argParser(gather)
    .default([], 'none');

/** Games follow from the seed and their number, so that a long measurement can be done in parts. */
export const firstFlag = (): Option =>
  new Option('--first <n>', 'the number of the first game').argParser(whole('--first', 0)).default(0);

export const workersFlag = (): Option =>
  new Option('--workers <n>', 'worker threads (default: one a core)').argParser(whole('--workers', 1, 256));

export const jsonFlag = (): Option => new Option('--json', 'report as one JSON object');

export const windowsFlag = (): Option =>
  new Option('--windows <wish>', 'interruptions that you are asked about: all, those that could matter, none')
    .choices(WISHES)
    .default('matters');

export const langFlag = (): Option => new Option('--lang <language>', 'en or fr (default: as LANG says)');
