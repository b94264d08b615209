// What one card more is worth to a deck: hands are dealt from the deck with and without it, and what each hand could do
// in its turn, the best fight or the gold, is compared. The same deck is always judged by the same hands. Pure.

import { type CardKit, cardKit } from './card-kit.ts';
import { type Foe, marginAgainst } from './foe.ts';
import { strengthOfHand } from './hand-strength.ts';

/** A monster, and what a victory over it is worth. */
export interface Quarry {
  readonly foe: Foe;
  readonly prize: number;
}

/** What hands are judged against. */
export interface Prospect {
  /** The monsters of the Hall, nearest first; undefined where none lies. */
  readonly hall: readonly (Quarry | undefined)[];
  /** Monsters that may still come. */
  readonly pool: readonly Quarry[];
  /** What a visit with so much gold is worth. */
  readonly goldWorth: readonly number[];
}

const HAND = 6;
/** Cards dealt for one trial: a hand and what effects may draw. */
const DEALT = 11;
const DEAR_PRICE = 0.7;
const HANDS = 60;
/** In one trial of so many, the Hall is the one on the table; in the others it is dealt from what may come. */
const PRESENT = 3;

/** Places in a deck of each size, dealt once and for all. */
const deals = new Map<number, Uint16Array>();

/** The hands by which decks of this size are judged: always the same ones. */
function dealsOf(size: number): Uint16Array {
  const known = deals.get(size);
  if (known) return known;
  let x = 0x2545f491 + size;
  const below = (n: number): number => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % n;
  };
  const dealt = Math.min(DEALT, size);
  const table = new Uint16Array(HANDS * (DEALT + 3));
  const places = Array.from({ length: size }, (_, i) => i);
  for (let trial = 0, at = 0; trial < HANDS; trial++) {
    for (let i = 0; i < DEALT; i++, at++) {
      if (i >= dealt) continue;
      const j = i + below(size - i);
      const held = places[i] as number;
      places[i] = places[j] as number;
      places[j] = held;
      table[at] = places[i] as number;
    }
    for (let r = 0; r < 3; r++) table[at++] = below(0xffff);
  }
  deals.set(size, table);
  return table;
}

/** What a hand, drawn on from `rest`, could do in its turn. */
function turnWorth(
  hand: readonly CardKit[],
  rest: readonly CardKit[],
  from: number,
  hall: readonly (Quarry | undefined)[],
  { goldWorth }: Prospect,
): number {
  const strength = strengthOfHand(hand, rest, from);
  let best = goldWorth[Math.min(strength.gold, goldWorth.length - 1)] ?? 0;
  for (let r = 0; r < 3; r++) {
    const quarry = hall[r];
    if (!quarry || quarry.prize <= best) continue;
    const margin = marginAgainst(strength, quarry.foe, r + 1);
    if (margin >= 0) best = quarry.prize;
    else if (margin + strength.dear >= 0) best = Math.max(best, quarry.prize - DEAR_PRICE);
  }
  return best;
}

/** The worth of a turn with each candidate added to the deck, less the worth of a turn without it. */
export function marginals(deck: readonly string[], candidates: readonly string[], prospect: Prospect): number[] {
  const cards = deck.map(cardKit);
  const wanted = candidates.map(cardKit);
  const sums = wanted.map(() => 0);
  const { pool } = prospect;
  const size = cards.length;
  const deal = dealsOf(size);
  const dealt: CardKit[] = cards.slice(0, Math.min(DEALT, size));
  const hand = dealt.slice(0, HAND);
  const place = Math.min(hand.length, HAND - 1);
  const hall: (Quarry | undefined)[] = [];
  for (let trial = 0; trial < HANDS; trial++) {
    const at = trial * (DEALT + 3);
    for (let i = 0; i < dealt.length; i++) dealt[i] = cards[deal[at + i] as number] as CardKit;
    for (let r = 0; r < 3; r++)
      hall[r] =
        trial % PRESENT === 0 || pool.length === 0
          ? prospect.hall[r]
          : pool[(deal[at + DEALT + r] as number) % pool.length];
    const whole = Math.min(HAND, size);
    for (let i = 0; i < whole; i++) hand[i] = dealt[i] as CardKit;
    hand.length = whole;
    const before = turnWorth(hand, dealt, whole, hall, prospect);
    for (let c = 0; c < wanted.length; c++) {
      hand[place] = wanted[c] as CardKit;
      sums[c] = (sums[c] as number) + turnWorth(hand, dealt, place, hall, prospect) - before;
    }
  }
  const share = Math.min(1, HAND / (size + 1));
  return sums.map(sum => (share * sum) / HANDS);
}
