// What a Power brings that lies in play to the end of the quest, in conquest: by what it does.

import type { OverlordCardRow } from '../content/rows.ts';
import type { CardOp } from '../content/vocabulary.ts';
import { doorsInPlay } from '../rules/board.ts';
import { type Known, markersOf } from '../rules/state.ts';

/** How many rounds are likely to come. */
const roundsLeft = ({ round }: Known): number => Math.max(2, 13 - round);

/** What is still to come of a quest. */
interface Ahead {
  readonly rounds: number;
  /** Areas that will be opened, as far as doors tell. */
  readonly areas: number;
  readonly chests: number;
  readonly heroes: number;
}

function aheadOf(state: Known): Ahead {
  const areas = new Set(
    doorsInPlay(state).flatMap(({ joins }) => joins.filter(one => !state.board.revealed.includes(one))),
  );
  return {
    rounds: roundsLeft(state),
    areas: 1 + areas.size,
    chests: markersOf(state, 'chest').length + 0.5 * (1 + areas.size),
    heroes: state.heroes.length,
  };
}

/** What a card more in the hand is worth, and a point of threat that comes in the middle of a quest. */
const CARD = 0.25;
const THREAT = 0.06;
/** How often in a round a hero places an order, and travels by glyph. */
const ORDERS = 0.35;
const JOURNEYS = 0.06;

export function worthOfPower(state: Known, row: Pick<OverlordCardRow, 'ops' | 'when'>): number {
  const ahead = aheadOf(state);
  return row.ops.reduce((sum, op) => sum + worthOfOp(ahead, op, row.when), 0);
}

function worthOfOp({ rounds, areas, chests, heroes }: Ahead, op: CardOp, when: OverlordCardRow['when']): number {
  switch (op.op) {
    case 'powerDice':
      return 0.34 * rounds;
    case 'monsterArmour':
      return 0.3 * rounds;
    case 'monsterSpeed':
      return 0.2 * rounds;
    case 'heroWorth':
      return 0.3 * rounds;
    case 'draw':
      return 0.2 * rounds;
    case 'reinforce':
      return 0.45 * areas + 0.08 * rounds;
    case 'promote':
      return 0.25 * areas + 0.04 * rounds;
    case 'activate':
      return 0.3 * areas;
    case 'takeCards':
      return CARD * op.n * chests;
    case 'threat':
      return THREAT * op.n * (when === 'order-placed' ? ORDERS * heroes * rounds : chests);
    case 'conquest':
      return -op.n * JOURNEYS * heroes * rounds;
    case 'noGiving':
      return 0.03 * rounds;
    case 'mill':
      return 0.1 * op.n * rounds;
    case 'deckOut':
      return 0.05 * rounds;
    case 'potionOr':
      return 0.04 * heroes * rounds;
    case 'trapCost':
      return 0;
    default:
      return 0.1 * rounds;
  }
}
