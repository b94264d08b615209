// Ready-made choices for the set-up screen: pairs for a first game, levels of difficulty, what is on at first.

/** KIL-1.6: a Class and a Saga that go well together in a first game. */
export const recommendedPairs = [
  { class: 'priest', saga: 'save-the-villagers' },
  { class: 'rogue', saga: 'assassinate-the-lord' },
  { class: 'warrior', saga: 'take-the-stronghold' },
  { class: 'sorcerer', saga: 'steal-the-artefact' },
] as const;

export const DIFFICULTIES = ['story', 'easy', 'normal', 'hard', 'nightmare'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What a level changes. */
export interface DifficultyLevel {
  /** Added to the Health of each Ancient. */
  readonly ancientHealth: number;
  /** Ability cards in force for each Ancient: none, its own, or its own and that of another. */
  readonly abilityCards: 0 | 1 | 2;
  readonly plots: boolean;
  /** The four cruel regions take 2 HP in the Gloom step: `gloomLossHard` instead of `gloomLoss`. */
  readonly cruelGloom: boolean;
  /** KIL-18.1: heroes' 4s are successes. */
  readonly foursCount: boolean;
  /** KIL-18.3. */
  readonly sureEvasion: boolean;
}

const normal: DifficultyLevel = {
  ancientHealth: 0,
  abilityCards: 1,
  plots: true,
  cruelGloom: false,
  foursCount: false,
  sureEvasion: false,
};
const hard: DifficultyLevel = { ...normal, ancientHealth: 2, cruelGloom: true };

export const difficultyLevels: { readonly [level in Difficulty]: DifficultyLevel } = {
  story: { ...normal, abilityCards: 0, plots: false, foursCount: true, sureEvasion: true },
  easy: { ...normal, ancientHealth: -2 },
  normal,
  hard,
  nightmare: { ...hard, abilityCards: 2 },
};

export type Switch =
  | 'firstGame'
  | 'foursCount'
  | 'scaledChapterCost'
  | 'sureEvasion'
  | 'evadedBlocksAssault'
  | 'plotsFollowOwner'
  | 'classKeepsBonus'
  | 'talentSetPerHero'
  | 'druidNeedsHidden'
  | 'shadowHealsInForest';

/** The set-up screen as it opens. Below the blank line, switches that undo rulings of the house. */
export const optionDefaults: {
  readonly mode: 'competitive' | 'cooperative' | 'solo';
  readonly difficulty: Difficulty;
  /** Races and Classes are chosen or drawn. */
  readonly heroes: 'choose' | 'random';
} & { readonly [option in Switch]: boolean } = {
  mode: 'solo',
  difficulty: 'normal',
  heroes: 'choose',
  firstGame: false,
  foursCount: false,
  scaledChapterCost: false,
  sureEvasion: false,

  evadedBlocksAssault: false,
  plotsFollowOwner: false,
  classKeepsBonus: false,
  talentSetPerHero: false,
  druidNeedsHidden: false,
  shadowHealsInForest: false,
};
