// LEG-21.8: by a variant the overlord begins dungeons of silver and gold, and the keep, with more than nothing: a Power, threat, cards, treachery, and a
// marker that is cheaper to turn, or none at all.

import { remove } from '@veillee/pieces/piles';
import { copiesOf, originalOf } from '@veillee/pieces/things';
import { rowsOf } from '../../../content/boxes.ts';
import { overlordCards } from '../../../content/overlord.ts';
import type { OverlordCardRow } from '../../../content/rows.ts';
import { cardName, rowOf } from '../../overlord/deck.ts';
import { gainThreat } from '../../overlord/threat.ts';
import type { Flow, Known, State, T } from '../../state.ts';
import { freePowerKey } from '../keys.ts';
import { inForce } from '../record.ts';

interface Advance {
  /** The Power costs less than this. */
  readonly below: number;
  readonly threat: number;
  readonly cards: number;
  /** Points of treachery of each colour. */
  readonly points: number;
  /** Threat to turn the marker; without it there is none. */
  readonly marker?: number;
}
const SILVER: Advance = { below: 20, threat: 5, cards: 4, points: 1, marker: 14 };
const GOLD: Advance = { below: 25, threat: 10, cards: 5, points: 2, marker: 12 };
const KEEP: Advance = { below: Number.POSITIVE_INFINITY, threat: 15, cards: 6, points: 3 };

/** None at copper, outside dungeons, and without the variant. */
export function advanceIn({ legend, dungeon }: Pick<Known, 'legend' | 'dungeon'>): Advance | undefined {
  if (!legend || !dungeon) return undefined;
  if (dungeon.keep) return inForce(legend, 'tiny-final') ? KEEP : undefined;
  if (legend.level === 'silver' && inForce(legend, 'tiny-silver')) return SILVER;
  return legend.level === 'gold' && inForce(legend, 'tiny-gold') ? GOLD : undefined;
}

/** Spawning is as in quests: no marker holds it back. */
export const isUnmarked = (state: Pick<Known, 'legend' | 'dungeon'>): boolean => {
  const advance = advanceIn(state);
  return advance !== undefined && advance.marker === undefined;
};

/** As it is entered: threat, and a Power of the overlord's choice. */
export function* takeAdvance(t: T): Flow {
  const { state } = t;
  const advance = advanceIn(state);
  if (!advance) return;
  gainThreat(t, advance.threat, 'LEG-21.8');
  const powers = powersFor(state, advance);
  const optionOf = ({ id, cost }: OverlordCardRow) => ({
    key: freePowerKey.make(id),
    text: 'dungeon.freePower.card',
    with: { card: cardName(id), n: cost },
    on: [`card:${id}`],
    rule: 'LEG-21.8',
  });
  const row = yield* t.choose(state.overlord.seat, 'dungeon.freePower', powers, optionOf, {
    rule: 'LEG-21.8',
    pass: { text: 'dungeon.freePower.no' },
  });
  if (row) layPower(t, row);
}

/** Those of the deck, and those of treachery, for which no point is spent. */
function powersFor({ overlord, boxes }: State, { below }: Advance): OverlordCardRow[] {
  const inDeck = new Set(overlord.deck.map(originalOf));
  return rowsOf(overlordCards, boxes).filter(
    ({ id, type, cost, treachery }) =>
      type === 'power' && cost < below && (treachery !== undefined || inDeck.has(id)) && isFree(overlord.powers, id),
  );
}
/** Not two of a kind. */
const isFree = (powers: readonly string[], id: string): boolean => !powers.some(card => originalOf(card) === id);

function layPower(t: T, { id, copies }: OverlordCardRow): void {
  const { state } = t;
  const { overlord, dungeon } = state;
  if (!dungeon) return;
  const own = [...overlord.hand, ...overlord.deck];
  const card = own.find(one => originalOf(one) === id) ?? copiesOf(id, copies)[0];
  if (card === undefined) return;
  if (overlord.deck.includes(card)) remove(overlord.deck, card);
  overlord.powers.push(card);
  if (rowOf(card).treachery) dungeon.free = card;
  t.tell('log.dungeon.freePower', { card: cardName(card) }, { rule: 'LEG-21.8', weight: 3 });
}
