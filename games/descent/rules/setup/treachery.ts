// DES-4.1 to DES-4.8: treachery. With boxes that have such cards the overlord buys some of them with the points of the quest, one for each
// basic card that leaves the deck. Nobody else learns which, or how many: it is told to them alone, and heroes who imagine deal it anew.

import type { Chance } from '@veillee/kernel';
import { act } from '@veillee/pieces/deeds';
import { unless } from '@veillee/pieces/offers';
import { remove } from '@veillee/pieces/piles';
import { copiesOf, originalOf } from '@veillee/pieces/things';
import { isOf, rowsOf } from '../../content/boxes.ts';
import { OPENING_HAND, overlordCardRow, overlordCards } from '../../content/overlord.ts';
import { questRow } from '../../content/quests.ts';
import type { OverlordCardRow } from '../../content/rows.ts';
import { TREACHERY } from '../../content/vocabulary.ts';
import { costOf, leftInBox, lessGlyphs, type Points, redealGlyphs } from '../glyphs/dark.ts';
import { asideKey, darkGlyphKey, treacheryKey } from '../keys.ts';
import { advanceIn } from '../legend/dungeon/advances.ts';
import { redealHand } from '../legend/outdoors/hand.ts';
import { cardIn, cardName, handLimit, rowOf, rowsIn } from '../overlord/deck.ts';
import type { DeedOffer, Flow, Overlord, State, T } from '../state.ts';

const isTreachery = (card: string): boolean => rowOf(card).treachery !== undefined;

/** DES-4.1: what can be bought with the boxes in play. */
const wares = ({ boxes }: Pick<State, 'boxes'>): readonly OverlordCardRow[] =>
  overlordCards.filter(row => row.treachery !== undefined && isOf(row, boxes));

/** Of the quest; in a campaign those that were bought with XP. */
export function pointsOf(state: Bought): Points {
  const { quest, legend } = state;
  if (!legend) return questRow(quest).treachery;
  const more = advanceIn(state)?.points ?? 0; // LEG-21.8
  const { event, trap, monster } = legend.treachery;
  return { event: event + more, trap: trap + more, monster: monster + more };
}
type Bought = Pick<State, 'quest' | 'legend' | 'dungeon'>;

/** What of the quest's points these cards leave (DES-4.3, DES-4.4). */
function pointsAfter(state: Bought, cards: readonly string[]): Points {
  const left = { ...pointsOf(state) };
  for (const card of cards) {
    const { treachery } = rowOf(card);
    if (treachery && card !== state.dungeon?.free) left[treachery.colour] -= treachery.cost;
  }
  return left;
}

/** All of the overlord's cards, wherever they are. */
const cardsOf = ({ hand, deck, discard, played, powers }: Overlord): readonly string[] => [
  ...hand,
  ...deck,
  ...discard,
  ...played,
  ...powers,
];

/** What was bought, sorted: where it lies nobody may tell by it. */
export const boughtCards = (state: State): readonly string[] => cardsOf(state.overlord).filter(isTreachery).sort();

/** What is left to be spent. */
export const pointsLeft = (state: State): Points =>
  lessGlyphs(pointsAfter(state, cardsOf(state.overlord)), state.overlord.glyphs?.bought ?? []);

/** DES-4.4: could the quest's points buy it at all? That is what heroes know of it. */
export const couldBeBought = (state: Bought, { treachery }: OverlordCardRow): boolean =>
  treachery === undefined || treachery.cost <= pointsOf(state)[treachery.colour];

/** DES-4.5 to DES-4.7: card for card, as long as they like; then the deck is shuffled. */
export function* buyTreachery(t: T): Flow {
  const { state } = t;
  if (wares(state).length === 0 || hasNoPoints(state)) return; // LEG-16.8
  const { overlord } = state;
  overlord.aside = [];
  const asked = () => ({
    seat: overlord.seat,
    prompt: 'overlord.treachery',
    rule: 'DES-4.5',
    with: pointsTold(state),
    pass: { text: 'overlord.treachery.done' },
  });
  while (yield* act(t, asked(), offer => offerWares(state, offer)));
  t.shuffle(overlord.deck, 'overlord'); // DES-4.7
}

const hasNoPoints = (state: State): boolean => TREACHERY.every(colour => pointsOf(state)[colour] === 0);

function pointsTold(state: State): { readonly events: number; readonly traps: number; readonly monsters: number } {
  const { event, trap, monster } = pointsLeft(state);
  return { events: event, traps: trap, monsters: monster };
}

function offerWares(state: State, offer: DeedOffer): void {
  const points = pointsLeft(state);
  const own = cardsOf(state.overlord);
  for (const row of wares(state)) {
    const { colour, cost } = row.treachery ?? { colour: 'event', cost: 0 };
    const card = copiesOf(row.id, row.copies).find(one => !own.includes(one));
    if (!card) continue;
    offer(unless(cost <= points[colour], 'overlord.why.points', 'DES-4.5', { n: points[colour] }), () => ({
      option: {
        key: treacheryKey.make(row.id),
        text: `overlord.do.buy.${colour}`,
        with: { card: cardName(row.id), n: cost },
        rule: 'DES-4.5',
        on: [`card:${row.id}`],
      },
      run: t => swap(t, card),
    }));
  }
  offerGlyphs(state, points, offer);
}

/** DES-4.9, DES-4.10: no card makes room for them; they join the reserve. */
function offerGlyphs({ overlord: { glyphs, seat } }: State, points: Points, offer: DeedOffer): void {
  if (!glyphs) return;
  for (const dark of leftInBox(glyphs.bought)) {
    const { colour, cost } = costOf(dark);
    const name = { text: `prop.dark-glyph-${dark}` };
    offer(unless(cost <= points[colour], 'overlord.why.points', 'DES-4.9', { n: points[colour] }), () => ({
      option: {
        key: darkGlyphKey.make(dark),
        text: `overlord.do.buy.${colour}`,
        with: { card: name, n: cost },
        rule: 'DES-4.9',
        on: [`prop:dark-glyph-${dark}`],
      },
      *run(t) {
        glyphs.bought.push(dark);
        glyphs.reserve.push(dark);
        t.tell('log.overlord.darkGlyph', { glyph: name }, { rule: 'DES-4.10', only: [seat] });
      },
    }));
  }
}

/** One comes in, one without a gem goes out, whichever the overlord likes (DES-4.5, DES-4.6). */
function* swap(t: T, card: string): Flow {
  const { overlord } = t.state;
  // Sorted: the overlord does not know in which order their deck lies.
  const basic = overlord.deck.filter(one => !isTreachery(one)).sort();
  const optionOf = ({ id }: OverlordCardRow) => ({
    key: asideKey.make(id),
    text: 'overlord.do.aside',
    with: { card: cardName(id) },
    rule: 'DES-4.5',
    on: [`card:${id}`],
  });
  const how = { rule: 'DES-4.5', with: { card: cardName(card) } };
  const { id } = yield* t.choose(overlord.seat, 'overlord.aside', rowsIn(basic), optionOf, how);
  const out = cardIn(basic, id);
  remove(overlord.deck, out);
  overlord.aside = [...(overlord.aside ?? []), out];
  overlord.deck.push(card);
  const told = { card: cardName(card), out: cardName(out) };
  t.tell('log.overlord.treachery', told, { rule: 'DES-4.5', only: [overlord.seat] });
}

/** DES-3.22, DES-4.8: three cards, and one more for every two points that were not spent. */
export function openingHand(state: State): number {
  const plain = advanceIn(state)?.cards ?? OPENING_HAND;
  if (state.overlord.aside === undefined) return plain;
  const points = pointsLeft(state);
  const unspent = TREACHERY.reduce((sum, colour) => sum + points[colour], 0);
  return Math.min(handLimit(state), plain + Math.floor(unspent / 2));
}

// ---- what heroes imagine ----

/** What nobody on the heroes' side has seen is bought anew, at random: as many cards as before, for points that were not seen spent. */
export function redealTreachery(state: State, chance: Chance): void {
  if (state.outdoors?.lieutenant !== undefined) return redealHand(state, chance);
  redealGlyphs(state, chance);
  const { overlord, boxes } = state;
  if (overlord.aside === undefined) return;
  const seen = [...overlord.played, ...overlord.powers];
  const unseen = (rows: readonly OverlordCardRow[]): string[] =>
    rows.flatMap(({ id, copies }) => copiesOf(id, copies)).filter(card => !seen.includes(card));
  const basics = unseen(rowsOf(overlordCards, boxes).filter(({ treachery }) => !treachery));
  const sold = unseen(wares(state));
  chance.shuffle(basics, 'treachery');
  chance.shuffle(sold, 'treachery');
  const left = { ...lessGlyphs(pointsAfter(state, seen), overlord.glyphs?.bought ?? []) };
  const piles = [overlord.hand, overlord.deck, overlord.discard];
  const dealt: string[] = [];
  const room = piles.reduce((sum, pile) => sum + pile.length, 0);
  for (const card of sold) {
    const { treachery } = overlordCardRow(originalOf(card));
    if (!treachery || treachery.cost > left[treachery.colour] || dealt.length >= room) continue;
    left[treachery.colour] -= treachery.cost;
    dealt.push(card);
  }
  while (dealt.length < room) {
    const card = basics.pop();
    if (card === undefined) break;
    dealt.push(card);
  }
  overlord.aside = basics.filter(card => !dealt.includes(card));
  chance.shuffle(dealt, 'treachery');
  for (const pile of piles) for (let n = 0; n < pile.length; n++) pile[n] = dealt.pop() ?? (pile[n] as string);
}
