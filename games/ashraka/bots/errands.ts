// Errands: everything on the board that a hero could walk to and do, with what it is worth. Quests are what the adventure is won
// by, as far as anybody knows; the rest is done on the way.

import { type Node, node } from '@veillee/pieces/geometry';
import { pathRow } from '../content/boards.ts';
import { findRow } from '../content/finds.ts';
import { monsterRow } from '../content/monsters.ts';
import type { FindId } from '../content/vocabulary.ts';
import { board, spaceAt } from '../rules/board.ts';
import { activateKey, exitKey } from '../rules/keys.ts';
import { figureOf } from '../rules/modifiers.ts';
import type { Hero, PileNumber, Saying, Stall } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { engageCost, GOOD_ODDS, harmOf, type Match, matchFor } from './fights.ts';
import { actionsLeft, actionsOf, bearerOf, cardsOf, type Mind, objectiveOf, turnsAfter } from './mind.ts';
import { isOpenAt, type Way, waysOf } from './travel.ts';
import { cardWorth, restWorth, rewardWorth, shoppingList, UNKNOWN_CARD } from './worths.ts';

export interface Errand {
  readonly id: string;
  readonly at: Node;
  /** What it is worth, before the way there. */
  readonly worth: (hero: Hero) => number;
  /** Actions that it takes once one is there. */
  readonly work: number;
  /** The key of what is done there. */
  readonly does: string;
  readonly kind: 'quest' | 'fight' | 'side';
  /** Who may do it, where not everybody can. */
  readonly who?: readonly Hero[];
  /** Both must be there. */
  readonly both?: true;
  readonly match?: Match;
  /** What ends the adventure. */
  readonly last?: true;
}

const QUEST = 24;
const READY = 34;
const LAST = 44;
const NO = Number.NEGATIVE_INFINITY;

// ---- quests ----

const stallOf = ({ stalls }: View, card: FindId): Stall | undefined =>
  ([1, 2] as const).find(stall => stalls[stall].includes(card));

/** Where a merchant of this stall stands. */
function shopsOf(view: View, stall: Stall): Node[] {
  return board(view).places.filter(
    at =>
      (spaceAt(view, at).kind === `merchant-${stall}` && (view.merchants[at] ?? stall) === stall) ||
      view.merchants[at] === stall,
  );
}

/** Cards that a known place or the objective asks for, and that nobody has. */
export function missingCards(view: View): FindId[] {
  const asked = Object.values(view.asked).flatMap(conditions =>
    conditions.flatMap(condition => (condition.is === 'hasFinds' ? condition.finds : [])),
  );
  return [...new Set(asked)].filter(card => !bearerOf(view, card));
}

/** Quest cards that lie on a stall: somebody will ask for them. */
const questWares = ({ stalls }: View): FindId[] =>
  [...stalls[1], ...stalls[2]].filter((card): card is FindId => card !== null && findRow(card).type === 'quest');

const costOf = (card: FindId): number => {
  const row = findRow(card);
  return 'cost' in row ? (row.cost ?? 0) : 0;
};

/** Those that are known to be asked for, or as good as. */
function wantedWares(view: View): FindId[] {
  const missing = missingCards(view);
  return questWares(view).filter(card => missing.includes(card) || isVital(card));
}

/** Coins that are kept for quest cards. */
export const coinsKept = (view: View): number => wantedWares(view).reduce((sum, card) => sum + costOf(card), 0);

/** Coins that are still missing for what must be bought. */
export const coinsWanted = (view: View): number => Math.max(0, coinsKept(view) - view.bag.coins);

/** A merchant does not take it back: so it matters (R23). */
function isVital(card: FindId): boolean {
  const row = findRow(card);
  return row.type === 'quest' && row.obligatory === true;
}

function purchases(view: View): Errand[] {
  const missing = missingCards(view);
  return questWares(view).flatMap(card => {
    const stall = stallOf(view, card);
    if (stall === undefined || costOf(card) > view.bag.coins) return [];
    const worth = missing.includes(card) ? READY : isVital(card) ? QUEST : 7;
    return shopsOf(view, stall)
      .filter(at => isOpenAt(view, at))
      .map(
        (at): Errand => ({
          id: `buy ${card}`,
          at,
          worth: () => worth,
          work: 1,
          does: activateKey.make(`merchant-${stall}`),
          kind: worth >= QUEST ? 'quest' : 'side',
        }),
      );
  });
}

const EVENT = activateKey.make('event');

/** Where each of the standing heroes can go. */
type Reached = readonly ReadonlyMap<Node, Way>[];

/** Places with an event token: what they ask for decides who can go. */
function events(mind: Mind, reached: Reached): Errand[] {
  const { view } = mind;
  return Object.keys(view.events).flatMap(place => {
    const at = place as Node;
    if (!isOpenAt(view, at)) return [];
    const goal = objectiveOf(view).goals.find(one => one.at === at);
    const conditions = view.asked[at];
    const isRead = view.pages.some(page => page.at === at);
    const errand = { id: `event ${at}`, at, work: 1, does: EVENT, kind: 'quest' as const };
    if (!conditions) {
      if (!goal) {
        const worth = QUEST + (opens(view, at, reached) ? 6 : 0) - caution(view);
        return [{ ...errand, worth: hero => worth + (bearsUnspent(view, hero) ? 7 : 0) }];
      }
      if (goal.guarded && !isRead && view.monsters.length >= 4) return [];
      return goalErrand(mind, errand, isRead ? [] : goal.cards, goal.both);
    }
    const finds = conditions.flatMap(condition => (condition.is === 'hasFinds' ? condition.finds : []));
    const both = conditions.some(({ is }) => is === 'bothHeroesHere');
    const alone = conditions.some(condition => condition.is === 'hasFinds' && condition.holder === 'self');
    if (!alone) return goalErrand(mind, errand, finds, both);
    const who = mind.standing.filter(hero => finds.every(card => cardsOf(hero).includes(card)));
    return who.length === 0 ? [] : [{ ...errand, worth: () => READY - 0.7 * caution(view), who }];
  });
}

/** Whatever cards it takes are brought by whoever has them; both go where both have some. */
function goalErrand(
  { view, standing }: Mind,
  errand: Omit<Errand, 'worth'>,
  cards: readonly FindId[],
  both: boolean,
): Errand[] {
  const bearers = cards.map(card => bearerOf(view, card));
  if (bearers.some(bearer => bearer === undefined)) return [];
  const who = standing.filter(hero => bearers.some(bearer => bearer?.id === hero.id));
  const all = both || new Set(bearers.map(bearer => bearer?.id)).size > 1;
  const last = { ...errand, worth: () => LAST, last: true as const };
  if (all) return [{ ...last, both: true }];
  return [{ ...last, ...(who.length > 0 && { who }) }];
}

/** Somebody with a quest card that no known place asks for: what is unread may ask for it (ASH-9.5). */
function bearsUnspent(view: View, { specials }: Hero): boolean {
  const known = [
    ...objectiveOf(view).goals.flatMap(({ cards }) => cards),
    ...Object.values(view.asked).flatMap(conditions =>
      conditions.flatMap(condition => (condition.is === 'hasFinds' ? condition.finds : [])),
    ),
  ];
  return specials.some(card => findRow(card).type === 'quest' && !known.includes(card));
}

/** A path that is crossed out ends here, and nobody gets to its other end: whoever reads on may be let through. */
function opens(view: View, at: Node, reached: Reached): boolean {
  return view.crossed.some(path => {
    const row = pathRow(path);
    if (!('to' in row)) return false;
    const [from, to] = [node(row.from), node(row.to)];
    const other = from === at ? to : to === at ? from : undefined;
    return other !== undefined && !reached.some(ways => ways.has(other));
  });
}

/** What is unread may bring a monster. */
const caution = ({ monsters }: View): number => CAUTION[monsters.length] ?? 0;
const CAUTION = [0, 0, 3, 18, 1000];

/** The way out, once it is open: for each of them. */
function exits({ view, standing }: Mind): Errand[] {
  const { exit } = objectiveOf(view);
  const out = board(view).exits.find(({ path }) => path === exit);
  if (!out || view.crossed.includes(out.path)) return [];
  const errand = { at: out.from, worth: () => LAST, work: 1, does: exitKey.make(out.path), kind: 'quest' as const };
  return standing.map(hero => ({ ...errand, id: `exit ${hero.id}`, who: [hero], last: true }));
}

// ---- the end of the way ----

/** Cards that the objective asks for and nobody has; a goal that was read has had its own. */
export const goalCardsMissing = (view: View): FindId[] =>
  objectiveOf(view)
    .goals.filter(({ at }) => view.events[at] !== undefined && view.pages.every(page => page.at !== at))
    .flatMap(({ cards }) => cards.filter(card => !bearerOf(view, card)));

/** Where everything ends: the last goal, or the way out. */
export function homeOf(view: View): Node | undefined {
  const { goals, exit } = objectiveOf(view);
  const out = board(view).exits.find(({ path }) => path === exit);
  return out?.from ?? goals[goals.length - 1]?.at;
}

/** How far a hero is from it, whatever is crossed out now. */
export function homeWay(view: View, hero: Hero): Way | undefined {
  const home = homeOf(view);
  return home && waysOf({ ...view, crossed: [] }, hero).get(home);
}

export interface Homing {
  readonly errand: Errand;
  readonly presses: boolean;
  /** Actions that are left besides the way. */
  readonly slack: number;
}

/** The way home as far as it is open. `presses`: the actions that are left are hardly more than the way. */
export function homing(view: View, hero: Hero): Homing | undefined {
  const way = homeWay(view, hero);
  if (!way) return undefined;
  const open = waysOf(view, hero);
  const reached = [...way.legs].reverse().find(({ to }) => open.has(to));
  const at = reached?.to ?? hero.at;
  if (at === undefined) return undefined;
  const slack = hero.disc + turnsAfter(view) * actionsOf(view, hero) - way.actions - 2;
  const isReady = at === homeOf(view) && goalCardsMissing(view).length === 0;
  const errand: Errand = { id: `home ${hero.id}`, at, worth: () => 1, work: 0, does: '', kind: 'quest', who: [hero] };
  return { errand, slack, presses: isReady && slack <= 4 && hero.at !== at };
}

// ---- fights ----

/** By the number of monsters in play: a fifth is defeat. */
const CROWD = [0, 3, 8, 24, 42];

/** What a monster in the way is worth, besides its reward. */
function pressure(view: View, at: Node): number {
  const crowd = CROWD[view.monsters.length] ?? 0;
  const { kind } = spaceAt(view, at);
  const sells = wantedWares(view).some(card => {
    const stall = stallOf(view, card);
    return stall !== undefined && shopsOf(view, stall).includes(at);
  });
  const isQuest = view.events[at] !== undefined || Object.values(view.portals).flat().includes(at) || sells;
  const useful = kind === 'sanctuary' || kind === 'campfire' || kind === 'merchant-1' || kind === 'quay' ? 3 : 1;
  return crowd + (isQuest ? 27 : useful);
}

function fights(mind: Mind, reached: Reached): Errand[] {
  const { view, standing } = mind;
  return view.monsters.flatMap(monster => {
    const row = monsterRow(monster.card);
    // Far off, and no harm yet.
    const far = Math.min(...reached.map(ways => ways.get(monster.at)?.weight ?? Number.POSITIVE_INFINITY));
    if (far > 6 && view.monsters.length < 3 && pressure(view, monster.at) < 20) return [];
    const least = row.boss ? 0.3 : view.monsters.length >= 3 ? 0.7 : GOOD_ODDS;
    const match = matchFor(view, standing, monster, least);
    if (!match) return [];
    const reward = Math.max(...row.rewards.map(one => rewardWorth(one, coinsWanted(view))));
    const harm = 1.8 * harmOf(match.who, match.odds) + 10 * match.odds.falls.reduce((sum, chance) => sum + chance, 0);
    const cost = match.who.reduce((sum, hero) => sum + engageCost(view, hero, monster), 0);
    const worth = row.boss ? LAST : reward + pressure(view, monster.at) - harm - 6 * (1 - match.odds.win);
    return [
      {
        id: `fight ${monster.slot}`,
        at: monster.at,
        worth: () => worth,
        work: cost / match.who.length,
        does: monster.slot,
        kind: 'fight' as const,
        who: match.who,
        match,
        ...(match.who.length === 2 && { both: true as const }),
      },
    ];
  });
}

// ---- on the way ----

function sides(view: View, isPressed: boolean): Errand[] {
  const tired = isPressed ? 1.7 : 1;
  // What is learned late helps little in this adventure.
  const lasting = Math.min(0.9, 0.3 + 0.1 * turnsAfter(view));
  return board(view).places.flatMap((at): Errand[] => {
    if (!isOpenAt(view, at)) return [];
    const { kind, pile, price = 0 } = spaceAt(view, at);
    const errand = { id: `${kind} ${at}`, at, work: 1, does: activateKey.make(kind), kind: 'side' as const };
    if (view.merchants[at] !== undefined && !view.house.bothShops) return [];
    switch (kind) {
      case 'campfire':
        return [{ ...errand, worth: hero => tired * restWorth(view, hero, figureOf(view, hero, 'restTokens', 2)) }];
      case 'inn': {
        const lots = Math.floor(Math.max(0, view.bag.coins - coinsKept(view)) / Math.max(1, price));
        return [{ ...errand, worth: hero => tired * restWorth(view, hero, Math.min(3, lots)) - 0.5 * price }];
      }
      case 'sanctuary':
        return [
          {
            ...errand,
            worth: hero => lasting * shoppingList(view, hero).reduce((sum, { worth }) => sum + worth, 0),
          },
        ];
      case 'exploration':
        return explorations(view, errand, pile as PileNumber);
      case 'merchant-1':
      case 'merchant-2':
        return [{ ...errand, worth: hero => wares(view, hero, kind === 'merchant-1' ? 1 : 2) }];
      default:
        return [];
    }
  });
}

function explorations(view: View, errand: Omit<Errand, 'worth'>, pile: PileNumber): Errand[] {
  const { count, cards } = view.piles[pile];
  if (count === 0) return [];
  const [top] = cards;
  return [{ ...errand, worth: hero => (top ? cardWorth(view, hero, top) : UNKNOWN_CARD) }];
}

/** The best that spare coins would buy. */
function wares(view: View, hero: Hero, stall: Stall): number {
  const spare = view.bag.coins - coinsKept(view);
  const worths = view.stalls[stall].flatMap(card => {
    if (card === null || findRow(card).type === 'quest' || costOf(card) > spare) return [];
    return [cardWorth(view, hero, card) - 0.3 * costOf(card)];
  });
  return Math.max(NO, ...worths);
}

/** How whoever goes on it would say so. */
export function sayingFor({ kind, does, id, at }: Errand): Saying {
  if (does === '') return id === `follow ${at}` ? 'follow' : 'quest';
  if (kind === 'fight') return 'fight';
  if (does === activateKey.make('campfire') || does === activateKey.make('inn')) return 'rest';
  if (does === activateKey.make('merchant-1') || does === activateKey.make('merchant-2')) return 'trade';
  return kind === 'quest' ? 'quest' : 'explore';
}

const lesser = (errand: Errand): Errand => (errand.last ? errand : { ...errand, worth: () => 6, kind: 'side' });

export function errandsOf(mind: Mind): Errand[] {
  const { view } = mind;
  const reached = mind.standing.map(hero => waysOf(view, hero));
  const last = [...exits(mind), ...events(mind, reached)];
  // Once the end is open, nothing else is a quest any more.
  const isOpen = last.some(errand => errand.last && reached.some(ways => ways.has(errand.at)));
  const quests = isOpen ? last.map(lesser) : last;
  const battles = fights(mind, reached);
  // A monster that stands on a quest and is too strong for now: rest comes before anything else.
  const isPressed = view.monsters.some(
    ({ slot, at }) => view.events[at] !== undefined && battles.every(({ does }) => does !== slot),
  );
  return [...quests, ...purchases(view), ...battles, ...sides(view, isPressed)];
}

/** How precious an action is: dearer when the way that is left is long for the time that is left. */
export function priceOfTime(view: View, needed: number): number {
  const left = actionsLeft(view);
  const tight = needed / Math.max(1, left);
  return tight > 0.95 ? 3.2 : tight > 0.75 ? 2.2 : tight > 0.55 ? 1.7 : 1.2;
}
