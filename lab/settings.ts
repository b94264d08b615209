// A game's options from `--option key=value`, read by their specifications.

import {
  checkSetting,
  type GameKit,
  type OptionSpec,
  type Options,
  type OptionValue,
  type Setting,
} from '@veillee/kernel';
import type { Say } from '@veillee/text';
import { badArgument, settingComplaint } from './complaint.ts';

/** For commander: gathers a repeated option. */
export const gather = (word: string, before: readonly string[]): readonly string[] => [...before, word];

/** The setting with the options given, everything else at its initial value. */
export function settingFor(
  kit: GameKit,
  seats: number,
  words: readonly string[],
  onlyBots: boolean,
  say: Say,
): Setting {
  const options = { ...(onlyBots ? kit.botOptions : {}), ...parseOptions(kit, words) };
  try {
    return checkSetting(kit.game, { seats, options });
  } catch (error) {
    throw settingComplaint(error, say);
  }
}

export function parseOptions(kit: GameKit, words: readonly string[]): Options {
  const parsed: Record<string, OptionValue> = {};
  for (const word of words) {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(word) ?? [];
    if (key === undefined || value === undefined) throw badArgument('error.option-form', { word });
    const spec = kit.game.options.find(({ id }) => id === key);
    if (!spec) {
      const known = kit.game.options.map(({ id }) => id);
      throw badArgument('error.unknown-option', { game: kit.game.id, word: key, count: known.length, known });
    }
    parsed[key] = parseValue(spec, value);
  }
  return parsed;
}

const YES = ['true', 'yes', 'on', 'oui'];
const NO = ['false', 'no', 'off', 'non'];

function parseValue(spec: OptionSpec, value: string): OptionValue {
  const option = spec.id;
  switch (spec.kind) {
    case 'switch': {
      if (!YES.includes(value) && !NO.includes(value))
        throw badArgument('error.option-switch', { option, word: value });
      return YES.includes(value);
    }
    case 'number': {
      const number = /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
      const { min, max } = spec;
      if (!(number >= min && number <= max))
        throw badArgument('error.option-number', { option, word: value, min, max });
      return number;
    }
    case 'choice': {
      if (!spec.choices.includes(value))
        throw badArgument('error.option-choice', { option, word: value, known: spec.choices });
      return value;
    }
    case 'list': {
      const items = value === '' ? [] : value.split(',');
      const wrong = items.find(item => !spec.choices.includes(item));
      if (wrong !== undefined) throw badArgument('error.option-choice', { option, word: wrong, known: spec.choices });
      return items;
    }
  }
}

/** The settings of a game's trials that can be played with these options and, if it is given, this number of seats. */
export function trialSettings(
  kit: GameKit,
  seats: number | undefined,
  words: readonly string[],
  say: Say,
): readonly Setting[] {
  if (seats === undefined && words.length === 0) return kit.game.trials;
  const chosen = parseOptions(kit, words);
  const found = new Map<string, Setting>();
  for (const trial of kit.game.trials) {
    const setting = { seats: seats ?? trial.seats, options: { ...trial.options, ...chosen } };
    if (isPlayable(kit, setting)) found.set(JSON.stringify(setting), setting);
  }
  if (found.size > 0) return [...found.values()];
  return [settingFor(kit, seats ?? fewestSeats(kit, words, say), words, true, say)];
}

export function isPlayable(kit: GameKit, setting: Setting): boolean {
  try {
    checkSetting(kit.game, setting);
    return true;
  } catch {
    return false;
  }
}

/** The fewest seats at which these options can be played, two if two are possible: a game is usually against somebody. */
export function fewestSeats(kit: GameKit, words: readonly string[], say: Say): number {
  const options = { ...kit.botOptions, ...parseOptions(kit, words) };
  for (const seats of [2, 3, 4, 5, 6, 1]) if (isPlayable(kit, { seats, options })) return seats;
  return settingFor(kit, 2, words, true, say).seats;
}
