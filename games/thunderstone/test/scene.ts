// Thunderstone's words for setting a scene: the Hall, hands, decks, stacks. The rest is the kernel's scene language.

import { checkSetting, type Option, type OptionValue, type Seat } from '@veillee/kernel';
import { Scene } from '@veillee/kernel/trial/scene';
import {
  families as allFamilies,
  basicIds,
  type Card,
  cardById,
  copyOf,
  defOf,
  heroesOf,
  villageIds,
} from '../content/cards.ts';
import { type Battle, type BattleChoices, resolveBattle } from '../rules/battle.ts';
import { previewBattle } from '../rules/battle-choices.ts';
import { thunderstone } from '../rules/game.ts';
import { begin } from '../rules/setup.ts';
import { monsterAt, NOTHING, partyCards, partyOf, player, type Rank, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** A table set by hand. Cards are named by id; their copies are numbered in the order in which they are named. */
export class Setting {
  private readonly options: Record<string, OptionValue> = {};
  private readonly state: State;
  private readonly numbers = new Map<string, number>();
  private readonly seats: number;
  private seed = 'scene';

  constructor(seats: number, options: Record<string, OptionValue> = {}) {
    this.seats = seats;
    const setting = checkSetting(thunderstone, { seats, options });
    Object.assign(this.options, setting.options);
    this.state = begin(setting);
    this.state.set = { groups: [], families: [...allFamilies], village: [...villageIds] };
    for (const id of basicIds) this.state.basics[id] = 10;
    for (const family of allFamilies) this.state.heroes[family] = (heroesOf[family] ?? []).map(def => def.copies);
    for (const id of villageIds) this.state.village[id] = 8;
    this.state.dungeon = ['griknack-goblin', 'nixie', 'pegasus', 'griknack-goblin', 'nixie', 'pegasus'].map((id, i) =>
      copyOf(id, 90 + i),
    );
  }

  private card(id: string): Card {
    cardById(id);
    const number = (this.numbers.get(id) ?? 0) + 1;
    this.numbers.set(id, number);
    if (cardById(id).isDisease) this.state.diseases = number; // those gained later are other cards
    return copyOf(id, number);
  }

  private cards(ids: readonly string[]): Card[] {
    return ids.map(id => this.card(id));
  }

  /** Ranks 1, 2, 3; an empty text leaves a Rank empty. */
  hall(...ids: string[]): this {
    this.state.hall = [0, 1, 2].map(i => (ids[i] ? this.card(ids[i]) : NOTHING));
    return this;
  }

  /** The Dungeon deck, top card first. Without arguments it is empty. */
  dungeon(...topFirst: string[]): this {
    this.state.dungeon = this.cards(topFirst).reverse();
    this.state.buried = 0;
    return this;
  }

  hand(seat: Seat, ids: readonly string[]): this {
    player(this.state, seat).hand = this.cards(ids);
    return this;
  }

  /** Hands from seat 0 on. */
  hands(...hands: readonly (readonly string[])[]): this {
    for (const [seat, ids] of hands.entries()) this.hand(seat, ids);
    return this;
  }

  /** A Party deck, top card first. */
  deck(seat: Seat, topFirst: readonly string[]): this {
    player(this.state, seat).deck = this.cards(topFirst).reverse();
    return this;
  }

  /** A discard pile, top card first. */
  discard(seat: Seat, topFirst: readonly string[]): this {
    player(this.state, seat).discard = this.cards(topFirst).reverse();
    return this;
  }

  /** Discard piles from seat 0 on. */
  discards(...piles: readonly (readonly string[])[]): this {
    for (const [seat, ids] of piles.entries()) this.discard(seat, ids);
    return this;
  }

  /** Every Party deck has these cards on top and eight Militia below, so that a new hand needs no shuffle. */
  stocked(...topFirst: string[]): this {
    for (const seat of this.state.players.keys()) this.deck(seat, [...topFirst, ...Array(8).fill('militia')]);
    return this;
  }

  xp(seat: Seat, xp: number): this {
    player(this.state, seat).xp = xp;
    return this;
  }

  /** Copies left in a Basic or Village stack. */
  stack(id: string, copies: number): this {
    (id in this.state.basics ? this.state.basics : this.state.village)[id] = copies;
    return this;
  }

  /** Copies left of each Level of a family. */
  family(family: string, levels: readonly [number, number, number]): this {
    this.state.heroes[family] = [...levels];
    return this;
  }

  /** Only these families and Village cards are in the game. */
  only(families: readonly string[], village: readonly string[]): this {
    this.state.set = { groups: [], families: [...families], village: [...village] };
    this.state.heroes = Object.fromEntries(families.map(family => [family, this.state.heroes[family] ?? [6, 4, 2]]));
    this.state.village = Object.fromEntries(village.map(id => [id, this.state.village[id] ?? 8]));
    return this;
  }

  escaped(...ids: string[]): this {
    this.state.escaped = this.cards(ids);
    return this;
  }

  active(seat: Seat): this {
    this.state.active = seat;
    this.state.first = seat;
    return this;
  }

  /** Anything else, by hand. */
  having(change: (state: State) => void): this {
    change(this.state);
    return this;
  }

  seeded(seed: string): this {
    this.seed = seed;
    return this;
  }

  /** Opens the scene at the start of the active player's turn, or at another position. */
  opens(at = 'turn'): Table {
    const { state, seats, options, seed } = this;
    return new Table(thunderstone, { state, position: { at }, seats, options, seed });
  }

  /** Opens the scene with the active player in the Dungeon, the hand revealed, after these steps of preparation. */
  inDungeon(...steps: string[]): Table {
    return this.opens()
      .chooses('turn.action', 'dungeon')
      .prepares(...steps);
  }

  /** The same with this hand before this Hall, every Party deck stocked. */
  prepared(hand: readonly string[], ...hall: string[]): Table {
    return this.hall(...hall)
      .hand(0, hand)
      .stocked()
      .inDungeon();
  }

  /** Opens the scene with the active player in the Village. */
  inVillage(): Table {
    return this.opens().chooses('turn.action', 'village');
  }
}

/** A scene under way. */
export class Table extends Scene<State, View> {
  /** The active player. */
  override get actor(): Seat {
    return this.state.active;
  }

  /** An option as the active player sees it. */
  option(prompt: string, key: string): Option | undefined {
    this.shown(prompt);
    return this.match.decisionOf(this.state.active)?.options.find(option => option.key === key);
  }

  /** Steps of preparation: `use:…`, `equip:…`, `hold:…`. */
  prepares(...keys: string[]): this {
    for (const key of keys) this.chooses('dungeon.step', key);
    return this;
  }

  /** Banish, being used, sends the monster of a Rank under the deck, or puts the Hall in this order. */
  returns(rank: Rank): this {
    return this.chooses('banish.mode', 'return').chooses('dungeon.monster', `rank:${rank}`);
  }

  rearranges(...order: readonly Card[]): this {
    return this.chooses('banish.mode', 'rearrange').chooses('banish.order', ...order);
  }

  attacks(rank: Rank): this {
    return this.chooses('dungeon.step', `attack:${rank}`);
  }

  /** The battle as it would be now, with the best choices. */
  preview(rank: Rank): Battle {
    const target = monsterAt(this.state, rank);
    if (!target) throw new Error(`no monster in Rank ${rank}`);
    return previewBattle({ cards: partyCards(this.state), party: partyOf(this.state) }, target, rank, true);
  }

  /** The battle as it would be now, with these choices. */
  reckon(rank: Rank, choices?: BattleChoices): Battle {
    const target = monsterAt(this.state, rank);
    if (!target) throw new Error(`no monster in Rank ${rank}`);
    return resolveBattle({ cards: partyCards(this.state), party: partyOf(this.state) }, target, rank, choices, true);
  }

  /** The last battle that was fought, as its arithmetic was told. */
  get fought(): Battle {
    const told = [...this.match.told('everyone')].filter(({ text }) => text === 'log.victory' || text === 'log.defeat');
    const last = told.at(-1);
    if (!last) throw new Error('no battle was fought');
    return last.detail as Battle;
  }

  hand(seat: Seat): Card[] {
    return [...player(this.state, seat).hand];
  }

  /** Top card first. */
  deck(seat: Seat): Card[] {
    return [...player(this.state, seat).deck].reverse();
  }

  /** Top card first. */
  discardPile(seat: Seat): Card[] {
    return [...player(this.state, seat).discard].reverse();
  }

  get hall(): Card[] {
    return [...this.state.hall];
  }

  get destroyed(): Card[] {
    return [...this.state.destroyed];
  }

  xp(seat: Seat): number {
    return player(this.state, seat).xp;
  }
}

/** A table for two to five, nothing on it but full stacks and a few harmless monsters in the deck. */
export const scene = (seats = 2, options: Record<string, OptionValue> = {}): Setting => new Setting(seats, options);

/** The names of cards, whichever copies they are. */
export const ids = (cards: readonly Card[]): string[] => cards.map(card => (card === NOTHING ? '' : defOf(card).id));
