// Who sees what, and dealing anew what a viewer cannot see. KIL-1.13, KIL-14.2, and the table of hidden things in chapter 4.

import type { Chance, Seat, Viewer } from '@veillee/kernel';
import { dealAnew, type Slot } from '@veillee/pieces/hidden';
import { REWARD_TYPES, type RewardType, TERRAINS, type Terrain } from '../content/vocabulary.ts';
import { pileOf } from './cards/piles.ts';
import type { Board, Card, Hero, Pile, Refusals, State } from './state.ts';

/** A deck as everybody sees it: how many cards are left, and its discard pile. */
export interface PileView {
  readonly draw: number;
  readonly discard: readonly Card[];
}

/** A card that the viewer has looked at in a deck, so many cards below the top. */
export interface Peek {
  readonly deck: Terrain | 'night';
  readonly card: Card;
  readonly depth: number;
}

/** The open board, with backs (`back:item`) for unknown cards in hands and counts for decks and bag. */
export interface View extends Board {
  viewer: Viewer;
  encounters: { readonly [terrain in Terrain]: PileView };
  rewards: { readonly [type in RewardType]: PileView };
  night: PileView;
  plots: PileView;
  bag: number;
  /** Who besides the holder knows a card that the viewer knows. */
  known: { readonly [card: Card]: readonly Seat[] };
  peeks: readonly Peek[];
}

const BACK = 'back:';
/** The back of a card tells its deck. */
export const backOf = (state: State, card: Card): string => BACK + pileOf(state, card).name;
export const isBack = (card: string): boolean => card.startsWith(BACK);

/** Whether this viewer knows a card in that hand. */
function sees(state: State, viewer: Viewer, holder: Seat, card: Card): boolean {
  if (viewer === 'everyone' || viewer === holder || state.house.openHands) return true;
  const known = state.known[card];
  if (!known) return false;
  return typeof viewer === 'number' ? known.includes(viewer) : known.length >= state.heroes.length - 1;
}

const seesAll = (state: State, viewer: Viewer): boolean => viewer === 'everyone' || state.house.openHands;

export function view(state: State, viewer: Viewer): View {
  const { encounters, rewards, night, plots, bag, known, peeks, heroes, refusals, ...board } = state;
  return {
    ...board,
    viewer,
    ...(refusals && { refusals: viewer === state.active || seesAll(state, viewer) ? refusals : veiled(refusals) }),
    heroes: seesAll(state, viewer) ? heroes : heroes.map((own, seat) => heroView(state, own, seat, viewer)),
    encounters: {
      plains: pileView(encounters.plains),
      forest: pileView(encounters.forest),
      badlands: pileView(encounters.badlands),
      mountains: pileView(encounters.mountains),
    },
    rewards: {
      item: pileView(rewards.item),
      spell: pileView(rewards.spell),
      ally: pileView(rewards.ally),
      title: pileView(rewards.title),
    },
    night: pileView(night),
    plots: pileView(plots),
    bag: bag.length,
    known: seesAll(state, viewer) ? known : knownTo(state, viewer),
    peeks: peeks
      .filter(({ seat }) => seat === viewer || viewer === 'everyone')
      .map(({ deck, card }) => ({ deck, card, depth: depthOf(drawPile(state, deck), card) })),
  };
}

/** Offers name cards of secret hands: whoever was not there hears of the refusal alone. */
const veiled = ({ turn, no }: Refusals): Refusals => ({
  turn,
  no: no.map(one => (one.secret ? { ...one, what: '' } : one)),
});

const pileView = ({ draw, discard }: Pile): PileView => ({ draw: draw.length, discard });

const depthOf = (draw: readonly Card[], card: Card): number => draw.length - 1 - draw.indexOf(card);

const drawPile = (state: State, deck: Terrain | 'night'): Card[] =>
  deck === 'night' ? state.night.draw : state.encounters[deck].draw;

const heroView = (state: State, own: Hero, seat: Seat, viewer: Viewer): Hero =>
  viewer === seat
    ? own
    : { ...own, hand: own.hand.map(card => (sees(state, viewer, seat, card) ? card : backOf(state, card))) };

function knownTo(state: State, viewer: Viewer): { [card: Card]: readonly Seat[] } {
  const result: { [card: Card]: readonly Seat[] } = {};
  for (const [seat, { hand }] of state.heroes.entries())
    for (const card of hand) {
      const known = state.known[card];
      if (known && sees(state, viewer, seat, card)) result[card] = known;
    }
  return result;
}

// ---- re-dealing ----

/** Deals anew what the viewer cannot see. Hidden cards are sorted first, so nothing of their order gets through. */
export function redeal(state: State, viewer: Viewer, chance: Chance): void {
  const looked = state.peeks.map(({ deck, card }) => drawPile(state, deck).indexOf(card));
  const fixed = new Set(
    state.peeks.filter(({ seat }) => viewer === 'everyone' || seat === viewer).map(({ card }) => card),
  );
  for (const terrain of TERRAINS) redealDeck(state, state.encounters[terrain], viewer, chance, fixed);
  for (const type of REWARD_TYPES) redealDeck(state, state.rewards[type], viewer, chance, fixed);
  redealDeck(state, state.night, viewer, chance, fixed);
  redealDeck(state, state.plots, viewer, chance, fixed);
  chance.shuffle(state.bag.sort(), 'redeal/bag');
  for (const [i, peek] of state.peeks.entries()) peek.card = drawPile(state, peek.deck)[looked[i] ?? -1] ?? peek.card;
}

/** A place where a hidden card of a deck lies, with those who know it there. */
interface KnownSlot extends Slot {
  readonly known?: Seat[];
}

function redealDeck(state: State, pile: Pile, viewer: Viewer, chance: Chance, fixed: ReadonlySet<Card>): void {
  const slots: KnownSlot[] = [];
  for (const [at, card] of pile.draw.entries()) if (!fixed.has(card)) slots.push({ list: pile.draw, at });
  for (const [seat, { hand }] of state.heroes.entries())
    for (const [at, card] of hand.entries()) {
      if (sees(state, viewer, seat, card) || pileOf(state, card).pile !== pile) continue;
      const known = state.known[card];
      slots.push({ list: hand, at, ...(known && { known }) });
      delete state.known[card];
    }
  dealAnew(slots, chance, 'redeal/deck');
  for (const { list, at, known } of slots) if (known) state.known[list[at] as Card] = known;
}
