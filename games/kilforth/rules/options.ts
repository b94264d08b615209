// The set-up screen: modes, difficulty, variants and house rules. KIL-17, KIL-18; rulings.md.

import type { OptionSpec, OptionValue, Setting, Text } from '@veillee/kernel';
import { DIFFICULTIES, difficultyLevels, optionDefaults } from '../content/presets.ts';
import type { Difficulty, House, Mode } from './state.ts';

export const MODES: readonly Mode[] = ['solo', 'cooperative', 'competitive'];
/** */
export const MOST_HEROES = 4;

/** KIL-1.13: hands are usually secret among rivals and open among friends. */
export const HANDS = ['usual', 'open', 'secret'] as const;

type When = { readonly [option: string]: readonly OptionValue[] };

/** Levels of difficulty that leave this to the players. */
const levels = (open: (level: (typeof difficultyLevels)[Difficulty]) => boolean): readonly Difficulty[] =>
  DIFFICULTIES.filter(level => open(difficultyLevels[level]));

const TOGETHER: When = { mode: ['cooperative', 'competitive'] };

const onOff = (id: keyof typeof optionDefaults & keyof House, rule?: string, when?: When): OptionSpec => ({
  id,
  kind: 'switch',
  initial: optionDefaults[id] === true,
  ...(rule !== undefined && { rule }),
  ...(when && { when }),
});

export const options: readonly OptionSpec[] = [
  { id: 'mode', kind: 'choice', initial: optionDefaults.mode, choices: MODES, rule: 'KIL-17.1' },
  { id: 'difficulty', kind: 'choice', initial: optionDefaults.difficulty, choices: DIFFICULTIES },
  onOff('firstGame', 'KIL-18.4'),
  { id: 'heroes', kind: 'choice', initial: optionDefaults.heroes, choices: ['choose', 'random'], rule: 'KIL-18.5' },
  onOff('foursCount', 'KIL-18.1', { difficulty: levels(level => !level.foursCount) }),
  onOff('scaledChapterCost', 'KIL-18.2'),
  onOff('sureEvasion', 'KIL-18.3', { difficulty: levels(level => !level.sureEvasion) }),
  { id: 'hands', kind: 'choice', initial: 'usual', choices: HANDS, rule: 'KIL-1.13', when: TOGETHER },
  onOff('evadedBlocksAssault', 'KIL-9.9'),
  onOff('plotsFollowOwner', 'KIL-13.5', {
    mode: ['cooperative'],
    difficulty: levels(level => level.plots),
    firstGame: [false],
  }),
  onOff('classKeepsBonus', 'KIL-5.19'),
  onOff('talentSetPerHero', 'KIL-7.12', TOGETHER),
  onOff('druidNeedsHidden', 'KIL-19.16'),
  onOff('shadowHealsInForest', 'KIL-19.39'),
];

/** How many can play: one alone, two to four together or against each other. */
export function refuseSetting({ seats, options: { mode } }: Setting): Text | undefined {
  if (mode === 'solo') return seats === 1 ? undefined : { text: 'refuse.soloSeats', with: { seats } };
  return seats >= 2 && seats <= MOST_HEROES ? undefined : { text: 'refuse.seats', with: { seats } };
}

/** The rules of this table: switches, and what the level of difficulty turns on. */
export function houseOf({ options: chosen }: Setting): House {
  const on = (id: keyof House): boolean => chosen[id] === true;
  const difficulty = chosen.difficulty as Difficulty;
  const level = difficultyLevels[difficulty];
  return {
    difficulty,
    firstGame: on('firstGame'),
    foursCount: on('foursCount') || level.foursCount,
    scaledChapterCost: on('scaledChapterCost'),
    sureEvasion: on('sureEvasion') || level.sureEvasion,
    evadedBlocksAssault: on('evadedBlocksAssault'),
    plotsFollowOwner: on('plotsFollowOwner'),
    classKeepsBonus: on('classKeepsBonus'),
    talentSetPerHero: on('talentSetPerHero'),
    druidNeedsHidden: on('druidNeedsHidden'),
    shadowHealsInForest: on('shadowHealsInForest'),
    openHands: chosen.hands === 'open' || (chosen.hands === 'usual' && chosen.mode !== 'competitive'),
  };
}
