// LEG-7.13 to LEG-7.16: what the overlord holds in a battle with a lieutenant: no deck, and a hand that treachery points have bought. Nobody else
// learns which cards they are: heroes who imagine deal others that could have been bought.

import type { Chance } from '@veillee/kernel';
import { act } from '@veillee/pieces/deeds';
import { first, unless, type Why } from '@veillee/pieces/offers';
import { copiesOf } from '@veillee/pieces/things';
import { rowsOf } from '../../../content/boxes.ts';
import { colourOf, overlordCards } from '../../../content/overlord.ts';
import type { OverlordCardRow } from '../../../content/rows.ts';
import { TREACHERY, type Treachery } from '../../../content/vocabulary.ts';
import type { Points } from '../../glyphs/dark.ts';
import { cardName, handLimit, rowOf } from '../../overlord/deck.ts';
import type { DeedOffer, Flow, Position, State, T } from '../../state.ts';
import { type Legend, legendOf } from '../record.ts';
import { holdKey } from './keys.ts';

/** So many cards without a gem for the one point that may go for such. */
const COMMON = 2;

/** What is left when these have been bought; below 0 where they could not be. */
interface Left {
  readonly points: Points;
  /** Of which colour those without a gem are, and how many. */
  readonly common: Treachery | undefined;
  readonly n: number;
}
function leftOf({ treachery }: Pick<Legend, 'treachery'>, cards: readonly string[]): Left {
  const points = { ...treachery };
  let [common, n]: [Treachery | undefined, number] = [undefined, 0];
  for (const row of cards.map(rowOf)) {
    const colour = colourOf(row);
    if (!colour) continue;
    if (row.treachery) points[colour] -= row.treachery.cost;
    else {
      if (common !== undefined && common !== colour) n = COMMON;
      common = colour;
      n++;
    }
  }
  if (common) points[common]--;
  return { points, common, n };
}
const isPaid = ({ points, n }: Left): boolean => n <= COMMON && TREACHERY.every(colour => points[colour] >= 0);

/** Whatever may be held, with the boxes in play. */
const wares = ({ boxes }: Pick<State, 'boxes'>): OverlordCardRow[] =>
  rowsOf(overlordCards, boxes).filter(row => colourOf(row) !== undefined);

// ---- bought ----

export function* buildHand(t: T): Flow<Position> {
  const { state } = t;
  const { overlord } = state;
  const legend = legendOf(state);
  const asked = () => {
    const { event, trap, monster } = leftOf(legend, overlord.hand).points;
    return {
      seat: overlord.seat,
      prompt: 'outdoors.hand',
      rule: 'LEG-7.13',
      with: { events: event, traps: trap, monsters: monster },
      pass: { text: 'outdoors.hand.done' },
    };
  };
  const hasPoints = TREACHERY.some(colour => legend.treachery[colour] > 0);
  while (hasPoints && (yield* act(t, asked(), offer => offerWares(state, offer))));
  t.tell('log.outdoors.hand', { n: overlord.hand.length }, { rule: 'LEG-7.13', weight: 2 });
  return { at: 'foes' };
}

function offerWares(state: State, offer: DeedOffer): void {
  const { overlord } = state;
  for (const row of wares(state)) {
    const card = copiesOf(row.id, row.copies).find(one => !overlord.hand.includes(one));
    const colour = colourOf(row);
    if (card === undefined || colour === undefined) continue;
    offer(whyNotHold(state, card), () => ({
      option: {
        key: holdKey.make(row.id),
        text: row.treachery ? `overlord.do.buy.${colour}` : `outdoors.hold.${colour}`,
        with: { card: cardName(row.id), n: row.treachery?.cost ?? 1 },
        rule: 'LEG-7.13',
        on: [`card:${row.id}`],
      },
      *run(t) {
        overlord.hand.push(card);
        t.tell('log.outdoors.holds', { card: cardName(card) }, { rule: 'LEG-7.13', only: [overlord.seat] });
      },
    }));
  }
}

function whyNotHold(state: State, card: string): Why | undefined {
  const { hand } = state.overlord;
  const legend = legendOf(state);
  const most = handLimit(state);
  const before = leftOf(legend, hand);
  const after = leftOf(legend, [...hand, card]);
  const n = before.points[colourOf(rowOf(card)) ?? 'event'];
  return first(
    unless(hand.length < most, 'why.outdoors.hand', 'DES-3.24', { n: most }),
    unless(after.n <= COMMON, 'why.outdoors.common', 'LEG-7.13', { n: COMMON }),
    unless(isPaid(after), 'overlord.why.points', 'LEG-7.13', { n }),
  );
}

// ---- what heroes imagine ----

/** As many cards as before, at random, such as could have been bought besides those that were seen. */
export function redealHand(state: State, chance: Chance): void {
  const { overlord } = state;
  const legend = legendOf(state);
  const piles = [overlord.hand, overlord.discard];
  const n = piles.reduce((sum, pile) => sum + pile.length, 0);
  const seen = overlord.played;
  const cards = wares(state)
    .flatMap(({ id, copies }) => copiesOf(id, copies))
    .filter(card => !seen.includes(card));
  chance.shuffle(cards, 'hand');
  const dealt: string[] = [];
  for (const [at, card] of cards.entries()) {
    if (dealt.length === n) break;
    const left = leftOf(legend, [...seen, ...dealt, card]);
    if (isPaid(left) && dealt.length + 1 + mostOf(left, cards.slice(at + 1)) >= n) dealt.push(card);
  }
  for (const pile of piles) for (let at = 0; at < pile.length; at++) pile[at] = dealt.pop() ?? (pile[at] as string);
}

/** How many of these could be bought with what is left, at the very most. */
function mostOf({ points, common, n }: Left, cards: readonly string[]): number {
  const rows = cards.map(rowOf);
  const ways: readonly (Treachery | undefined)[] = common
    ? [common]
    : [undefined, ...TREACHERY.filter(colour => points[colour] > 0)];
  const most = (way: Treachery | undefined): number =>
    TREACHERY.reduce((sum, colour) => {
      let left = points[colour] - (common === undefined && way === colour ? 1 : 0);
      const ofColour = rows.filter(row => colourOf(row) === colour);
      const prices = ofColour.flatMap(({ treachery }) => treachery?.cost ?? []).sort((a, b) => a - b);
      const bought = prices.filter(price => {
        left -= price;
        return left >= 0;
      }).length;
      const plain = way === colour ? Math.min(COMMON - n, ofColour.filter(row => !row.treachery).length) : 0;
      return sum + bought + plain;
    }, 0);
  return Math.max(...ways.map(most));
}
