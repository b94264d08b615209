// Kilforth's words for setting a scene: heroes, regions, decks, dice to come. The rest is the kernel's scene language.

import { checkSetting, type OptionValue, type Seat } from '@veillee/kernel';
import { confirmed, Scene, type Stage } from '@veillee/kernel/trial/scene';
import { maybeRemove } from '@veillee/pieces/piles';
import {
  cardById,
  classById,
  encounterDeck,
  lootBag,
  nightCardOf,
  nightDeck,
  plotsOf,
  regionIds,
  rewardDeck,
  talentsOf,
} from '../content/cards.ts';
import { REWARD_TYPES, type RewardType, TERRAINS, type Terrain } from '../content/vocabulary.ts';
import { pileOf } from '../rules/cards/piles.ts';
import { kilforth } from '../rules/game.ts';
import { begin } from '../rules/setup.ts';
import {
  type Card,
  CITY,
  type Hero,
  hero as heroAt,
  LAST_DAY,
  type Pile,
  place,
  type RegionId,
  type State,
} from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Heroes without abilities or keywords to look after, unless the scene says otherwise. */
const CAST = [
  { race: 'human', class: 'warrior', saga: 'take-the-stronghold' },
  { race: 'dwarf', class: 'priest', saga: 'save-the-villagers' },
  { race: 'orc', class: 'rogue', saga: 'assassinate-the-lord' },
  { race: 'half-demon', class: 'sorcerer', saga: 'steal-the-artefact' },
] as const;

/** So many dice that show the same. */
const alike = (n: number, face: number): number[] => Array<number>(n).fill(face);

/** A table set by hand on the first Day. Decks lie in the order of their files, the last card on top. */
export class Setting {
  private readonly seats: number;
  private readonly options: Record<string, OptionValue>;
  private readonly state: State;
  private readonly dicePlanned: number[] = [];
  private readonly foePlanned: number[] = [];

  constructor(seats: number, options: Record<string, OptionValue>) {
    this.seats = seats;
    const mode = seats === 1 ? 'solo' : 'cooperative';
    const setting = checkSetting(kilforth, { seats, options: { mode, ...options } });
    this.options = { ...setting.options };
    this.state = begin(setting);
    const { state } = this;
    const around = regionIds.filter(id => id !== CITY);
    state.map = [...around.slice(0, 12), CITY, ...around.slice(12)];
    for (const region of state.map) state.places[region] = { gloom: false, encounters: [], obstacles: 0, plots: [] };
    for (const terrain of TERRAINS) state.encounters[terrain].draw = [...encounterDeck[terrain]];
    for (const type of REWARD_TYPES) state.rewards[type].draw = [...rewardDeck[type]];
    state.night.draw = [...nightDeck];
    state.bag = [...lootBag];
    state.phase = 'day';
    state.active = 0;
    for (const [seat, cast] of CAST.slice(0, seats).entries()) this.hero(seat, { ...cast, ap: 4 });
    this.ancients('vorgrahl');
  }

  /** Takes a card from wherever it lies, so that it can be put somewhere else. */
  private take(card: Card): Card {
    const { state } = this;
    const lists: string[][] = [state.bag, state.removed, state.open];
    const piles: Pile[] = [
      ...Object.values(state.encounters),
      ...Object.values(state.rewards),
      state.night,
      state.plots,
    ];
    for (const { draw, discard } of piles) lists.push(draw, discard);
    for (const { encounters, plots } of Object.values(state.places)) lists.push(encounters, plots);
    for (const { hand, assets, loot } of state.heroes) lists.push(hand, assets, loot);
    for (const list of lists) if (maybeRemove(list, card)) return card;
    return card;
  }

  private takeAll(cards: readonly Card[]): Card[] {
    return cards.map(card => this.take(card));
  }

  /** Anything about a hero. Talents of his Class come to the table with him. */
  hero(seat: Seat, about: Partial<Hero>): this {
    const own = heroAt(this.state, seat);
    Object.assign(own, about);
    const held = this.state.heroes.flatMap(({ talents }) => talents);
    const classes = this.state.heroes.map(one => one.class).filter(id => id !== '');
    const archetypes = new Set(classes.map(id => classById(id).archetype));
    this.state.talents = [...archetypes]
      .flatMap(archetype => talentsOf[archetype].map(talent => talent.id))
      .filter(id => !held.includes(id));
    return this;
  }

  /** Where a hero stands. */
  at(seat: Seat, region: RegionId): this {
    place(this.state, region);
    return this.hero(seat, { region });
  }

  hand(seat: Seat, ...cards: Card[]): this {
    heroAt(this.state, seat).hand = this.takeAll(cards);
    return this;
  }

  assets(seat: Seat, ...cards: Card[]): this {
    heroAt(this.state, seat).assets = this.takeAll(cards);
    return this;
  }

  loot(seat: Seat, ...tokens: string[]): this {
    heroAt(this.state, seat).loot = this.takeAll(tokens);
    return this;
  }

  talents(seat: Seat, ...ids: string[]): this {
    return this.hero(seat, { talents: ids });
  }

  /** Encounters that lie face up in a region. */
  encounters(region: RegionId, ...cards: Card[]): this {
    place(this.state, region).encounters = this.takeAll(cards);
    return this;
  }

  /** The first hero stands before Encounters. */
  meets(region: RegionId, ...cards: Card[]): this {
    return this.at(0, region).encounters(region, ...cards);
  }

  /** All heroes stand in one region, with Encounters if any are named. */
  together(region: RegionId, ...cards: Card[]): this {
    for (const seat of this.state.heroes.keys()) this.at(seat, region);
    return cards.length > 0 ? this.encounters(region, ...cards) : this;
  }

  obstacles(region: RegionId, n: number): this {
    place(this.state, region).obstacles = n;
    return this;
  }

  plots(region: RegionId, ...cards: Card[]): this {
    place(this.state, region).plots = this.takeAll(cards);
    return this;
  }

  /** An Encounter deck whose next cards are these, top card first. */
  deck(terrain: Terrain, ...topFirst: Card[]): this {
    this.state.encounters[terrain].draw.push(...this.takeAll(topFirst).reverse());
    return this;
  }

  /** An Encounter or Reward deck that holds these cards and no others; the rest is discarded or, `gone`, out of the game. */
  onlyDeck(name: Terrain | RewardType, topFirst: readonly Card[], rest: 'discarded' | 'gone' = 'gone'): this {
    const { encounters, rewards, removed } = this.state;
    const pile = name in encounters ? encounters[name as Terrain] : rewards[name as RewardType];
    const cards = this.takeAll(topFirst);
    (rest === 'discarded' ? pile.discard : removed).push(...pile.draw);
    pile.draw = cards.reverse();
    return this;
  }

  /** A Reward deck whose next cards are these, top card first. */
  rewards(type: RewardType, ...topFirst: Card[]): this {
    this.state.rewards[type].draw.push(...this.takeAll(topFirst).reverse());
    return this;
  }

  /** The next tokens of the bag; without any the bag is empty. */
  bag(...topFirst: string[]): this {
    if (topFirst.length === 0) this.state.removed.push(...this.state.bag.splice(0));
    else this.state.bag.push(...this.takeAll(topFirst).reverse());
    return this;
  }

  /** The next Night cards, top card first. */
  night(...topFirst: Card[]): this {
    this.state.night.draw.push(...this.takeAll(topFirst).reverse());
    return this;
  }

  /** The Weather in force; its region has fallen. */
  weather(card: Card): this {
    this.gloom(cardById(card).region);
    maybeRemove(this.state.night.discard, card);
    this.state.weather = card;
    return this;
  }

  /** Regions that have fallen, with their Night cards spent. */
  gloom(...regions: RegionId[]): this {
    for (const region of regions) {
      place(this.state, region).gloom = true;
      const card = nightCardOf(region).id;
      if (maybeRemove(this.state.night.draw, card)) this.state.night.discard.push(card);
    }
    this.state.day = LAST_DAY + 1 - this.state.night.draw.length;
    return this;
  }

  /** The Day it is: so many Night cards have been spent and their regions have fallen, from the bottom of the deck. */
  day(day: number): this {
    while (LAST_DAY + 1 - this.state.night.draw.length < day) {
      const card = this.state.night.draw.shift() as Card;
      this.state.night.discard.push(card);
      const region = regionIds.find(id => nightCardOf(id).id === card) as RegionId;
      place(this.state, region).gloom = true;
    }
    this.state.day = day;
    return this;
  }

  /** The Ancients beside the map, with their Plots shuffled in order. */
  ancients(...ids: string[]): this {
    this.state.ancients = ids.map(id => ({ id, defeated: false, plots: [], abilities: [id] }));
    this.state.plots = { draw: ids.flatMap(id => [...plotsOf(id)]), discard: [] };
    return this;
  }

  /** An Ancient that has entered play. */
  risen(id: string, region: RegionId, about: { hp?: number } = {}): this {
    const ancient = this.state.ancients.find(one => one.id === id);
    if (!ancient) throw new Error(`${id} is not beside the map`);
    Object.assign(ancient, { region, ...about });
    this.state.awake = true;
    return this;
  }

  /** One Ancient alone, awake, and the first hero where it stands. */
  atAncient(id: string, region: RegionId, about?: { hp?: number }): this {
    return this.ancients(id).risen(id, region, about).at(0, region);
  }

  active(seat: Seat): this {
    this.state.active = seat;
    return this;
  }

  first(seat: Seat): this {
    this.state.first = seat;
    return this;
  }

  /** The heroes' next dice. */
  dice(...faces: number[]): this {
    this.dicePlanned.push(...faces);
    return this;
  }

  /** The adversaries' next dice. */
  foe(...faces: number[]): this {
    this.foePlanned.push(...faces);
    return this;
  }

  /** So many dice that fail, and so many that succeed. */
  misses = (n: number): this => this.dice(...alike(n, 1));
  hits = (n: number): this => this.dice(...alike(n, 6));
  foeMisses = (n: number): this => this.foe(...alike(n, 1));
  foeHits = (n: number): this => this.foe(...alike(n, 6));

  /** Anything else, by hand. */
  having(change: (state: State) => void): this {
    change(this.state);
    return this;
  }

  /** Opens the scene where the active hero chooses what to do, or at another position. */
  opens(at = 'act', detail: Record<string, string | number | boolean> = {}): Table {
    return new Table(kilforth, { ...this.laid(at, detail), unasked: confirmed });
  }

  /** The same, where each seat is asked to confirm what it has no choice about (KIL-3.13). */
  opensConfirming(at = 'act'): Table {
    return new Table(kilforth, this.laid(at, {}));
  }

  private laid(at: string, detail: Record<string, string | number | boolean>): Stage<State> {
    const { state, seats, options, dicePlanned: dice, foePlanned: foe } = this;
    return { state, position: { at, ...detail }, seats, options, dice: { dice, foe } };
  }
}

/** A scene under way. */
export class Table extends Scene<State, View> {
  /** More dice to come. */
  dice(...faces: number[]): this {
    return this.brings({ dice: { dice: faces } });
  }

  foe(...faces: number[]): this {
    return this.brings({ dice: { foe: faces } });
  }

  misses = (n: number): this => this.dice(...alike(n, 1));
  hits = (n: number): this => this.dice(...alike(n, 6));
  foeMisses = (n: number): this => this.foe(...alike(n, 1));
  foeHits = (n: number): this => this.foe(...alike(n, 6));

  /** The active hero's choice of the turn. */
  plays(...keys: string[]): this {
    for (const key of keys) this.chooses('turn.choice', key);
    return this;
  }

  /** An Assault, and no second thoughts. */
  assaults(ancient: string): this {
    return this.plays(`assault:${ancient}`).chooses('assault.confirm', 'assault');
  }

  /** Somebody is asked to join, and does. */
  teamsUp(seat: Seat, prompt = 'turn.choice'): this {
    return this.chooses(prompt, `team:${seat}`).chooses('team.invite', 'join');
  }

  /** The Gold of what was defeated, and its card as a Rumour. */
  takesGoldAndCard(): this {
    return this.chooses('reward.loot', 'gold').chooses('reward.rumour', 'take');
  }

  /** Whether the active hero may choose this now. */
  canPlay(key: string): boolean {
    return this.offered('turn.choice').includes(key);
  }

  /** Options of the turn that begin so. */
  choices(start: string): string[] {
    return this.offered('turn.choice').filter(key => key.startsWith(start));
  }

  hero(seat: Seat = 0): Hero {
    return heroAt(this.state, seat);
  }

  encountersIn(region: RegionId): Card[] {
    return [...place(this.state, region).encounters];
  }

  /** The discard pile that a card belongs to, top card last. */
  discardOf(card: Card): Card[] {
    return [...pileOf(this.state, card).pile.discard];
  }

  /** One figure of each event that was told with this text. */
  figures(text: string, name: string): unknown[] {
    return this.lines(text).map(event => event.with?.[name]);
  }
}

/** A table for one to four on the first Day: one alone, more together unless the options say otherwise. */
export const scene = (seats = 1, options: Record<string, OptionValue> = {}): Setting => new Setting(seats, options);

/** One hero without Fate, whom no test asks for it; a harmless Night would follow. */
export const lone = (about: Partial<Hero> = {}): Setting =>
  scene()
    .hero(0, { fate: 0, ...about })
    .night('lake-fog');

/** A human warrior without Fate (Combat 5, Stealth 2, Influence 3), or as the scene says, before an Encounter on the Barrow Lea. */
export const facing = (card = 'restless-rider', about: Partial<Hero> = {}): Setting =>
  lone(about).meets('barrow-lea', card);
