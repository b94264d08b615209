// Who sees what, and dealing anew what a viewer cannot see. THU-20.

import type { Chance, Seat, Viewer } from '@veillee/kernel';
import { dealAnew, slotsOf } from '@veillee/pieces/hidden';
import { type Card, defOf, monstersOf } from '../content/cards.ts';
import { vpOf } from './scoring.ts';
import { BLOCK_MONSTERS, sortAscending } from './setup.ts';
import { type House, type Mode, type Party, type Player, player, type State, type Visit, type Won } from './state.ts';

export interface PlayerView {
  readonly deckCount: number;
  readonly handCount: number;
  /** The hand, if the viewer may see it. */
  readonly hand?: readonly Card[];
  readonly discardCount: number;
  /** The whole pile, or its top card alone where piles are closed to others. */
  readonly discard: readonly Card[];
  readonly xp: number;
  readonly revealed: boolean;
  /** The cards of one's own deck, sorted: what is left to draw, not in which order. */
  readonly deck?: readonly Card[];
}

export interface View {
  readonly viewer: Viewer;
  readonly mode: Mode;
  readonly house: House;
  readonly set: State['set'];
  readonly turn: number;
  readonly active: Seat;
  readonly first: Seat;
  readonly hall: readonly Card[];
  readonly breached: readonly Card[];
  readonly dungeon: {
    readonly count: number;
    /** Cards at the bottom that everybody saw go there, bottom first. */
    readonly buried: readonly Card[];
    /** Monsters of each kind that nobody has seen yet: all have lain in the Hall before they went anywhere else. */
    readonly unseen: { readonly [id: string]: number };
    /** Cards to come before the Thunderstone can be the next. 0 once it may be, or has come. */
    readonly safe: number;
  };
  readonly basics: State['basics'];
  readonly heroes: State['heroes'];
  readonly village: State['village'];
  readonly destroyed: readonly Card[];
  readonly diseases: number;
  readonly players: readonly PlayerView[];
  readonly visit?: Visit | undefined;
  readonly party?: Party | undefined;
  readonly won?: Won | undefined;
  readonly escaped: { readonly count: number; readonly vp?: number };
  readonly halted: boolean;
  readonly idle: number;
}

const sees = (viewer: Viewer, seat: Seat): boolean => viewer === 'everyone' || viewer === seat;

export const view = (state: State, viewer: Viewer): View => seenBy(state, viewer, openTo(state), []);

/** What several see: the parts that they see alike are made once. */
export function views(state: State, viewers: readonly Viewer[]): readonly View[] {
  const open = openTo(state);
  const closed: PlayerView[] = [];
  return viewers.map(viewer => seenBy(state, viewer, open, closed));
}

/** `closed`: players as others see them, as far as they have been asked for. */
function seenBy(state: State, viewer: Viewer, open: View, closed: PlayerView[]): View {
  const players = state.players.map((own, seat) => {
    if (sees(viewer, seat)) return playerView(state, own, true);
    closed[seat] ??= playerView(state, own, false);
    return closed[seat];
  });
  return { ...open, viewer, players };
}

/** All that does not depend on who looks. */
function openTo(state: State): View {
  const { dungeon, buried, escaped } = state;
  return {
    viewer: 'spectator',
    mode: state.mode,
    house: state.house,
    set: state.set,
    turn: state.turn,
    active: state.active,
    first: state.first,
    hall: state.hall,
    breached: state.breached,
    dungeon: {
      count: dungeon.length,
      buried: dungeon.slice(0, buried),
      unseen: unseenOf(state),
      safe: Math.max(0, dungeon.length - buried - (BLOCK_MONSTERS + 1)),
    },
    basics: state.basics,
    heroes: state.heroes,
    village: state.village,
    destroyed: state.destroyed,
    diseases: state.diseases,
    players: [],
    visit: state.visit,
    party: state.party,
    won: state.won,
    escaped: { count: escaped.length, ...(state.house.openPile && { vp: vpOf(escaped) }) },
    halted: state.halted,
    idle: state.idle,
  };
}

interface Counted {
  readonly length: number;
  readonly buried: number;
  readonly unseen: View['dungeon']['unseen'];
}

/** A deck is drawn from the top and buried under, which these numbers show; where they are as they were, so is what nobody has seen. */
const counted = new WeakMap<readonly Card[], Counted>();

function unseenOf(state: State): Counted['unseen'] {
  const { dungeon, buried } = state;
  const { length } = dungeon;
  const known = counted.get(dungeon);
  if (known?.length === length && known.buried === buried) return known.unseen;
  const unseen = countUnseen(state);
  counted.set(dungeon, { length, buried, unseen });
  return unseen;
}

/** By kind, in the order of the set: the order of the deck must not show. */
function countUnseen({ set, dungeon, buried }: State): { [id: string]: number } {
  const copies = new Map<string, number>();
  for (let i = buried; i < dungeon.length; i++) {
    const { id } = defOf(dungeon[i] as Card);
    copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  const unseen: { [id: string]: number } = {};
  for (const group of set.groups)
    for (const { id } of monstersOf(group)) {
      const count = copies.get(id);
      if (count) unseen[id] = count;
    }
  return unseen;
}

function playerView(state: State, own: Player, mine: boolean): PlayerView {
  const open = mine || state.house.openDiscards;
  const seen = {
    deckCount: own.deck.length,
    handCount: own.hand.length,
    discardCount: own.discard.length,
    discard: open ? own.discard : own.discard.slice(-1),
    xp: own.xp,
    revealed: own.revealed,
  };
  if (mine) return { ...seen, hand: own.hand, deck: own.deck.toSorted() };
  return own.revealed ? { ...seen, hand: own.hand } : seen;
}

/** Deals anew what the viewer cannot see. Hidden cards are sorted first, so nothing of their order gets through. */
export function redeal(state: State, viewer: Viewer, chance: Chance): void {
  redealDungeon(state, chance);
  for (const seat of state.players.keys()) redealPlayer(state, seat, viewer, chance);
}

/** THU-20.3: the order of the deck, with the Thunderstone still somewhere in its bottom block. */
function redealDungeon(state: State, chance: Chance): void {
  const known = state.dungeon.slice(0, state.buried);
  const hidden = state.dungeon.slice(state.buried).sort();
  const stone = hidden.find(card => defOf(card).isStone);
  const monsters = chance.shuffle(
    hidden.filter(card => card !== stone),
    'redeal/dungeon',
  );
  if (state.house.ascending) sortAscending(monsters);
  if (stone !== undefined) {
    const places = Math.min(BLOCK_MONSTERS, monsters.length) + 1;
    monsters.splice(chance.below(places, 'redeal/stone'), 0, stone);
  }
  state.dungeon = [...known, ...monsters];
}

function redealPlayer(state: State, seat: Seat, viewer: Viewer, chance: Chance): void {
  const own = player(state, seat);
  const mine = sees(viewer, seat);
  const handSeen = mine || own.revealed;
  const closed = mine || state.house.openDiscards ? 0 : Math.max(0, own.discard.length - 1);
  const hidden = [...slotsOf(own.discard, closed), ...(handSeen ? [] : slotsOf(own.hand)), ...slotsOf(own.deck)];
  dealAnew(hidden, chance, `redeal/party/${seat}`);
}
