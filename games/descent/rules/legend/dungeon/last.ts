// LEG-9.9: which board is the last of a dungeon that is more than one; and whether all that it says is played.

import type {
  BoardRow,
  LegendaryId,
  RumourId,
  RumourRow,
  Windfall,
} from '../../../content/legend/boards/vocabulary.ts';
import { legendaryAreas, rumours } from '../../../content/legend/boards.ts';
import type { BoardTerms } from '../boards.ts';
import type { Legend } from '../record.ts';

type Dungeons = Extract<BoardTerms, { readonly kind: 'dungeon' }>;
type LastRow = Extract<BoardRow, { readonly board: RumourId | LegendaryId }>;

/** None of a dungeon all of whose levels are drawn. */
export function lastRowOf({ quest, card, at }: Dungeons): LastRow | undefined {
  if (quest === 'rumour') return rumours.find(({ board }) => board === card);
  return quest === 'legendary' ? legendaryAreas.find(({ board }) => board === at) : undefined;
}
export function lastRowHere({ board }: Legend): LastRow | undefined {
  return board?.terms.kind === 'dungeon' ? lastRowOf(board.terms) : undefined;
}

/** What nobody plays yet: boards that ask for it are not laid. */
const UNPLAYED: {
  readonly laws: readonly string[];
  readonly moments: readonly string[];
  readonly goals: readonly RumourRow['goal']['goal'][];
  readonly gains: readonly Windfall['gain'][];
} = {
  laws: ['twins', 'attacks-within', 'leader-waits', 'leader-bound', 'tokens-stay'],
  moments: ['hero-killed-by-leader'],
  goals: [],
  gains: ['upgrades-lost', 'relic', 'lieutenant-banished', 'feather', 'foresight', 'potions', 'buy-potion', 'curse'],
};

export const isPlayed = (row: LastRow): boolean =>
  !row.rules.some(rule =>
    'law' in rule
      ? UNPLAYED.laws.includes(rule.law) || (rule.law === 'walks-along' && rule.who === 'cub')
      : UNPLAYED.moments.includes(rule.when),
  ) &&
  !row.reward.some(({ gain }) => UNPLAYED.gains.includes(gain)) &&
  !('goal' in row && UNPLAYED.goals.includes(row.goal.goal));
