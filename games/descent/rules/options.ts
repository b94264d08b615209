// What a table chooses before the quest: which quest, how many heroes, and which of the options of `content/options.ts` are in force.

import type { OptionSpec, Role, Setting, Text } from '@veillee/kernel';
import { FEWEST_HEROES, MOST_HEROES } from '../content/heroes.ts';
import { options as rows } from '../content/options.ts';
import { QUESTS, type QuestId } from '../content/quests/vocabulary.ts';
import type { State } from './state.ts';

/** One hero for each player, and two for whoever plays alone against the overlord (DES-3.5); or so many. */
const EACH = 'each';
const COUNTS = [EACH, '2', '3', '4'];
export const CHOOSING: readonly State['choosing'][] = ['choice', 'random', 'draft'];

const hasChoosing = (id: string): boolean => id === 'hero-draft';

export const options: readonly OptionSpec[] = [
  { id: 'quest', kind: 'choice', initial: QUESTS[0], choices: QUESTS },
  { id: 'heroes', kind: 'choice', initial: EACH, choices: COUNTS, rule: 'DES-3.5' },
  { id: 'choosing', kind: 'choice', initial: 'choice', choices: CHOOSING, rule: 'DES-3.4' },
  ...rows
    .filter(({ id }) => !hasChoosing(id))
    .map(({ id, standard, rule }): OptionSpec => ({ id, kind: 'switch', initial: standard, rule })),
];

export const questOf = ({ options: chosen }: Setting): QuestId => chosen.quest as QuestId;
export const choosingOf = ({ options: chosen }: Setting): State['choosing'] => chosen.choosing as State['choosing'];
export const houseOf = ({ options: chosen }: Setting): string[] =>
  rows.filter(({ id }) => chosen[id] === true || (hasChoosing(id) && chosen.choosing === 'draft')).map(({ id }) => id);

/** How many hero figures play. */
export const heroCount = ({ seats, options: chosen }: Setting): number =>
  chosen.heroes === EACH ? Math.max(FEWEST_HEROES, seats - 1) : Number(chosen.heroes);

/** Whose each hero figure is: dealt round the table, from the overlord's left. */
export function partyOf(setting: Setting, seats: readonly number[]): number[] {
  return Array.from({ length: heroCount(setting) }, (_, n) => seats[n % seats.length] ?? 0).sort((a, b) => a - b);
}

export function refuseSetting(setting: Setting): Text | undefined {
  const players = setting.seats - 1;
  if (players < 1 || players > MOST_HEROES) return { text: 'setup.refused.seats' };
  return players > heroCount(setting) ? { text: 'setup.refused.heroes' } : undefined;
}

export const roles = ({ seats }: Setting): Role[] => [
  ...Array.from({ length: seats - 1 }, () => ({ id: 'hero', side: 'heroes' })),
  { id: 'overlord', side: 'overlord' },
];
