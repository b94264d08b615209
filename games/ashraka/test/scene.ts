// The words in which Ashraka's rules are proved: an adventure in its first turn, changed by hand, with the dice that a scene wants.

import { Match, type Seat } from '@veillee/kernel';
import { Scene } from '@veillee/kernel/trial/scene';
import { type Node, node } from '@veillee/pieces/geometry';
import { DIE_FACES, DISEASE_FACES } from '../content/dice.ts';
import { findRow, isEquipment } from '../content/finds.ts';
import type { AllyId, Die, DiseaseColour, FindId, HeroId, MonsterId } from '../content/vocabulary.ts';
import { type Legacy, legacy } from '../rules/campaign.ts';
import { ashraka } from '../rules/game.ts';
import { type Hero, heroOf, type Monster, type Position, type State } from '../rules/state.ts';
import { learns } from './upgrades.ts';

export const ATSU = 'atsu-rabbit';
export const TANTAN = 'tantan-tanuki';
export const BRUNN = 'brunn-badger';
export const ONDINE = 'ondine-otter';

/** What is different about one hero from the beginning of the first turn. */
export interface Own {
  /** The space, as `a1-mill`. */
  readonly at?: string;
  readonly health?: number;
  readonly mana?: number;
  readonly disc?: number;
  /** Cards, in hand or among the special ones. */
  readonly hand?: readonly FindId[];
}

/** A plan says of the first hero what is their own; of the second under `partner`. */
export interface Plan extends Own {
  readonly adventure?: 1 | 2 | 3 | 4 | 5;
  /** One player for both heroes, or one each. */
  readonly seats?: 1 | 2;
  readonly heroes?: readonly [HeroId, HeroId];
  readonly ally?: AllyId;
  readonly partner?: Own;
  /** Skills that have been learned, by whomever they are of. */
  readonly skills?: readonly string[];
  readonly options?: { readonly [name: string]: boolean };
  readonly legacy?: unknown;
  /** Destiny tiles that are still to come, all face down, the next one last. */
  readonly track?: readonly number[];
  /** What is different from the beginning of the first turn. */
  readonly set?: (state: State, heroes: readonly [Hero, Hero]) => void;
  readonly position?: Position;
  /** What the next dice show. */
  readonly dice?: readonly Shown[];
  readonly seed?: string;
  /** Kinds of interruption that are asked even if they change nothing. */
  readonly asks?: readonly string[];
}

/** What a die is to show. */
export type Shown = readonly [die: Die, shows: number] | DiseaseColour;

const FIRST: readonly [HeroId, HeroId] = [ATSU, TANTAN];

/** Plays the choices of a set-up. */
export function begun({
  adventure = 1,
  seats = 2,
  heroes = FIRST,
  ally,
  options = {},
  legacy,
  seed = 'scene',
}: Plan = {}) {
  const setting = { seed, seats, options: { adventure: String(adventure), agree: false, ...options } };
  const match = Match.start(ashraka, { ...setting, ...(legacy === undefined ? {} : { legacy }) });
  const answers: { readonly [prompt: string]: readonly string[] } = {
    'ally.ask': [ally ? `ally:${ally}` : 'none'],
    'hero.ask': heroes.map(id => `hero:${id}`),
    'hero.second': [`hero:${heroes[1]}`],
    'card.bearer': [`hero:${heroes[0]}`],
    'agree.ask': [],
  };
  while (match.state.phase === 'setup') {
    const [decision] = match.decisions;
    const keys = answers[decision?.prompt ?? ''];
    if (!decision || !keys) throw new Error(`the set-up asks ${decision?.prompt}`);
    const picks = keys.filter(key => decision.options.some(option => option.key === key)).slice(0, 1);
    match.answer({ seat: decision.seat, decision: decision.id, picks });
  }
  return match;
}

/** The face of a die that shows this: 1 to 6. */
function faceOf(wanted: Shown): number {
  const faces: readonly unknown[] = typeof wanted === 'string' ? DISEASE_FACES : DIE_FACES[wanted[0]];
  const n = faces.indexOf(typeof wanted === 'string' ? wanted : wanted[1]);
  if (n < 0) throw new Error(`no face of a die shows ${wanted}`);
  return n + 1;
}

/** A scene in which heroes act, by their names; whoever plays them answers. */
export class Play {
  readonly table: Scene<State, unknown>;
  readonly seats: number;

  constructor(plan: Plan = {}) {
    const { seats = 2, dice = [], position = { at: 'actions' }, set, adventure = 1, options = {}, asks = [] } = plan;
    this.seats = seats;
    const { state } = begun(plan);
    // No runes but those that a scene lays out.
    if (plan.legacy === undefined) state.bag.runes = { blue: 0, red: 0, mauve: 0 };
    if (plan.track) state.track = plan.track.map(tile => ({ tile, faceUp: false }));
    const heroes = state.heroes as [Hero, Hero];
    learns(state, ...(plan.skills ?? []));
    changed(state, heroes[0], plan);
    changed(state, heroes[1], plan.partner);
    set?.(state, heroes);
    this.table = Scene.set(ashraka as never, {
      state,
      seats,
      options: { adventure: String(adventure), agree: false, ...options },
      position,
      dice: dice.map(faceOf),
      // What changes nothing is not asked, as players usually wish, unless a scene does.
      unasked: ({ window }) => (window && !window.matters && !asks.includes(window.id) ? [] : undefined),
    });
  }

  get state(): State {
    return this.table.state;
  }

  hero(id: HeroId): Hero {
    return heroOf(this.state, id);
  }

  /** Whoever plays this hero. */
  private of(id: HeroId) {
    return this.table.seat(this.hero(id).seat);
  }

  seat(n: Seat) {
    return this.table.seat(n);
  }

  /** A hero does this, in the action step or in combat. */
  does(id: HeroId, ...keys: readonly string[]): this {
    for (const key of keys) this.of(id).answers(`${id}/${key}`);
    return this;
  }

  /** The player of a hero answers what they are asked about. */
  answers(id: HeroId, prompt: string, ...keys: readonly string[]): this {
    this.of(id).chooses(prompt, ...keys);
    return this;
  }

  passes(id: HeroId, prompt?: string): this {
    this.of(id).passes(prompt);
    return this;
  }

  /** What a hero may do now, by key. */
  can(id: HeroId): string[] {
    const own = `${id}/`;
    return this.of(id)
      .can()
      .flatMap(key => (key.startsWith(own) ? key.slice(own.length) : []));
  }

  /** Why a hero may not do this: the text of the refusal and its rule. */
  whyNot(id: HeroId, key: string): readonly [why: string, rule: string] | undefined {
    return this.of(id).whyNot(`${id}/${key}`);
  }

  /** The texts told since the scene began. */
  told(): string[] {
    return this.table.log;
  }

  lines(text: string) {
    return this.table.lines(text);
  }
}

function changed(state: State, hero: Hero, own: Own = {}): void {
  hero.at = own.at === undefined ? hero.at : at(own.at);
  hero.health = own.health ?? hero.health;
  hero.mana = own.mana ?? hero.mana;
  hero.disc = own.disc ?? hero.disc;
  holds(state, hero, ...(own.hand ?? []));
}

export const scene = (plan: Plan = {}): Play => new Play(plan);

/** A monster of this card on a space. */
export function monster(state: State, card: MonsterId, at: Node, cubes?: number, slot: Monster['slot'] = 'blue'): void {
  state.monsters.push({ slot, card, cubes: cubes ?? 4, at });
  state.deck = state.deck.filter(other => other !== card);
  state.aside = state.aside.filter(other => other !== card);
}

/** Gives a hero cards, wherever they were. */
export function holds(state: State, hero: Hero, ...cards: readonly FindId[]): void {
  for (const card of cards) {
    takeOut(state, card);
    const isSpecial = isSpecialCard(card);
    (isSpecial ? hero.specials : hero.hand).push(card);
  }
}

const isSpecialCard = (card: FindId): boolean => !isEquipment(findRow(card));

export function takeOut(state: State, card: FindId): void {
  state.reserve = state.reserve.filter(one => one !== card);
  state.boxed = state.boxed.filter(one => one !== card);
  state.discard = state.discard.filter(one => one !== card);
  for (const pile of Object.values(state.piles)) {
    const at = pile.findIndex(one => one.card === card);
    if (at >= 0) pile.splice(at, 1);
  }
  for (const stall of Object.values(state.stalls)) {
    const at = stall.indexOf(card);
    if (at >= 0) stall[at] = null;
  }
}

export const at = (id: string): Node => node(id);

/** Where the first adventure begins. */
export const CLEARING = at('a1-clearing');

/** A hero lies there, since this part of the turn. */
export const down = (hero: Hero, fell: 'actions' | 'destiny' = 'actions'): void => {
  Object.assign(hero, { health: 0, fell });
};

/** What two who have just left the forest take with them. */
export function legacyOf(): Legacy | undefined {
  const play = scene({
    set(state, heroes) {
      state.crossed = [];
      for (const hero of heroes) hero.at = at('a1-forest-edge');
    },
  });
  const exit = 'exit:a1-e-forest-edge--exit';
  return legacy(play.does(ATSU, exit).does(TANTAN, exit).state);
}
