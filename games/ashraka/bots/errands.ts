// Errands: everything on the board that a hero could walk to and do, with what it is worth. Quests are what the adventure is won
// by, as far as anybody knows; the rest is done on the way.

import { idOf, type Node, node } from '@veillee/pieces/geometry';
import { pathRow } from '../content/boards.ts';
import { findRow } from '../content/finds.ts';
import { monsterRow } from '../content/monsters.ts';
import type { Condition, FindId, PlaceId } from '../content/vocabulary.ts';
import { board, spaceAt } from '../rules/board.ts';
import { activateKey, exitKey, sayKey } from '../rules/keys.ts';
import { figureOf } from '../rules/modifiers.ts';
import { printed } from '../rules/sheet.ts';
import { type Hero, type PileNumber, type Saying, type Stall, stands } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { engageCost, GOOD_ODDS, type Match, matchesFor, tollOf } from './fights.ts';
import { actionsOf, bearerOf, cardsOf, type Mind, objectiveOf, offered, turnsAfter } from './mind.ts';
import { farFrom, isOpenAt, openWays, type Way, waysOf } from './travel.ts';
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
  /** How the fight would go, for each who could fight it alone, or for both. */
  readonly matches?: readonly Match[];
  /** What ends the adventure. */
  readonly last?: true;
  /** A monster that keeps the heroes from something they need. */
  readonly blocks?: true;
  /** Where what is got here belongs. */
  readonly then?: Node;
  /** It may open the way to where nobody can go: one such is enough. */
  readonly opens?: true;
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

/** A card that lies open somewhere, or is held. */
const isSeen = (view: View, card: FindId): boolean =>
  stallOf(view, card) !== undefined || bearerOf(view, card) !== undefined;

/** What a place asks for, as far as it is known or a card that was seen sounds like it. */
function conditionsAt(view: View, at: Node): readonly Condition[] | undefined {
  const known = view.asked[at];
  if (known) return known;
  const lead = objectiveOf(view).leads[idOf(at) as PlaceId];
  return lead && isSeen(view, lead) ? [{ is: 'hasFinds', finds: [lead], holder: 'self' }] : undefined;
}

const findsIn = (conditions: readonly Condition[]): readonly FindId[] =>
  conditions.flatMap(condition => (condition.is === 'hasFinds' ? condition.finds : []));

/** The place that asks for a card, among those that the story needs. */
const placeFor = (view: View, card: FindId): Node | undefined =>
  (Object.keys(view.events) as Node[]).find(
    at => asideWorth(view, at) === undefined && findsIn(conditionsAt(view, at) ?? []).includes(card),
  );

/** What a place that the story does without is worth; nothing if it needs it. */
const asideWorth = (view: View, at: Node): number | undefined => objectiveOf(view).aside[idOf(at) as PlaceId];

/** Cards that a place asks for, and that nobody has. */
export const missingCards = (view: View): FindId[] => [
  ...new Set(
    (Object.keys(view.events) as Node[])
      .filter(at => asideWorth(view, at) === undefined)
      .flatMap(at => findsIn(conditionsAt(view, at) ?? []))
      .filter(card => !bearerOf(view, card)),
  ),
];

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

/** Coins that are kept for quest cards, and for the way to where it ends. */
export function coinsKept(view: View): number {
  const [first] = objectiveOf(view).goals;
  const fares = view.heroes.map(hero => (first && stands(hero) ? (openWays(view, hero).get(first.at)?.coins ?? 0) : 0));
  return [...fares, ...wantedWares(view).map(costOf)].reduce((sum, coins) => sum + coins, 0);
}

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
    const worth = missing.includes(card) ? READY : isVital(card) ? QUEST : 3;
    const then = placeFor(view, card);
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
          ...(then && { then }),
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
  const [first] = objectiveOf(view).goals;
  // Nobody gets to where it ends, and somebody has what must be good for something.
  const isStuck =
    first !== undefined &&
    reached.every(ways => !ways.has(first.at)) &&
    mind.standing.some(hero => bearsUnspent(view, hero));
  return Object.keys(view.events).flatMap(place => {
    const at = place as Node;
    if (!isOpenAt(view, at)) return [];
    const goal = objectiveOf(view).goals.find(one => one.at === at);
    const conditions = conditionsAt(view, at);
    const isRead = view.pages.some(page => page.at === at);
    const aside = opens(view, at, reached) || isRead || isStuck ? undefined : asideWorth(view, at);
    const isOpening = opens(view, at, reached) && !goal;
    const errand = {
      id: `event ${at}`,
      at,
      work: 1,
      does: EVENT,
      kind: 'quest' as const,
      ...(isOpening && { opens: true as const }),
    };
    if (!conditions) {
      if (aside !== undefined) return [{ ...errand, kind: 'side', worth: () => aside - caution(view) }];
      if (!goal) {
        // Where somebody was met before, what they kept is left.
        if (isRead) return [{ ...errand, worth: () => READY }];
        const worth = QUEST + (opens(view, at, reached) ? 6 : 0) - caution(view);
        return [{ ...errand, worth: hero => worth + (bearsUnspent(view, hero) ? 7 : 0) }];
      }
      if (goal.guarded && !isRead && view.monsters.length >= 4) return [];
      // Who has beaten the guard need not wait for the other.
      return goalErrand(mind, errand, isRead ? [] : goal.cards, goal.both && !(goal.guarded && isRead));
    }
    const finds = findsIn(conditions);
    const both = conditions.some(({ is }) => is === 'bothHeroesHere');
    const alone = conditions.some(condition => condition.is === 'hasFinds' && condition.holder === 'self');
    if (!alone) return goalErrand(mind, errand, finds, both);
    const who = mind.standing.filter(hero => finds.every(card => cardsOf(hero).includes(card)));
    if (aside !== undefined && who.length > 0)
      return [{ ...errand, kind: 'side', worth: () => aside - caution(view), who }];
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
    ...(Object.keys(view.events) as Node[]).flatMap(at => findsIn(conditionsAt(view, at) ?? [])),
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

/** How far it is from there, whatever is crossed out now. */
export function farFromHome(view: View, at: Node): number {
  const home = homeOf(view);
  return (home && farFrom(view, home, NOTHING_CROSSED).get(at)) ?? 8;
}
const NOTHING_CROSSED: View['crossed'] = [];

/** Actions that a hero has left besides the way home. */
export const slackOf = (view: View, hero: Hero): number =>
  hero.at === undefined ? 0 : hero.disc + turnsAfter(view) * actionsOf(view, hero) - farFromHome(view, hero.at) - 2;

/** The way home as far as it is open. */
export function homing(view: View, hero: Hero): Errand | undefined {
  const home = homeOf(view);
  const way = home && waysOf({ ...view, crossed: [] }, hero).get(home);
  if (!way) return undefined;
  const open = openWays(view, hero);
  const at = [...way.legs].reverse().find(({ to }) => open.has(to))?.to ?? hero.at;
  return at && { id: `home ${hero.id}`, at, worth: () => 1, work: 0, does: '', kind: 'quest', who: [hero] };
}

// ---- fights ----

/** By the number of monsters in play: a fifth is defeat. */
const CROWD = [0, 3, 8, 24, 42];

/** Whether something that the heroes need lies where a monster stands. */
function isInTheWay(view: View, at: Node): boolean {
  const sells = wantedWares(view).some(card => {
    const stall = stallOf(view, card);
    return stall !== undefined && shopsOf(view, stall).includes(at);
  });
  const isQuest = view.events[at] !== undefined && asideWorth(view, at) === undefined;
  return isQuest || Object.values(view.portals).flat().includes(at) || sells;
}

/** What a monster in the way is worth, besides its reward. */
function pressure(view: View, at: Node): number {
  const crowd = CROWD[view.monsters.length] ?? 0;
  const { kind } = spaceAt(view, at);
  const useful = kind === 'sanctuary' || kind === 'campfire' || kind === 'merchant-1' || kind === 'quay' ? 3 : 1;
  return crowd + (isInTheWay(view, at) ? 27 : useful);
}

/** From which odds on the boss is faced: whoever is rested gains nothing by waiting, and there is nothing to lose in the end. */
function bossOdds(view: View, heroes: readonly Hero[]): number {
  if (turnsAfter(view) === 0 || view.monsters.length >= 4) return 0;
  const isRested = heroes.every(hero => hero.health >= 0.8 * printed(view, hero, 'health'));
  return isRested ? 0.2 : turnsAfter(view) === 1 ? 0.4 : 0.65;
}

function fights(mind: Mind, reached: Reached): Errand[] {
  const { view, standing } = mind;
  return view.monsters.flatMap(monster => {
    const row = monsterRow(monster.card);
    // Far off, and no harm yet.
    const far = Math.min(...reached.map(ways => ways.get(monster.at)?.weight ?? Number.POSITIVE_INFINITY));
    if (far > 6 && view.monsters.length < 3 && pressure(view, monster.at) < 20) return [];
    const least = row.boss ? bossOdds(view, standing) : view.monsters.length >= 3 ? 0.7 : GOOD_ODDS;
    const matches = matchesFor(view, standing, monster, least);
    if (matches.length === 0) return [];
    const who = standing.filter(hero => matches.some(match => match.who.includes(hero)));
    const reward = Math.max(...row.rewards.map(one => rewardWorth(one, coinsWanted(view))));
    const gain = reward + pressure(view, monster.at);
    const harm = (hero: Hero): number => tollOf(matches.find(match => match.who.includes(hero)) as Match);
    const both = matches[0]?.who.length === 2;
    return [
      {
        id: `fight ${monster.slot}`,
        at: monster.at,
        worth: hero => (row.boss ? LAST : who.includes(hero) ? gain - harm(hero) : NO),
        work: Math.min(...who.map(hero => engageCost(view, hero, monster))),
        does: monster.slot,
        kind: 'fight' as const,
        who,
        matches,
        ...(both && { both: true as const }),
        ...(row.boss && { last: true as const }),
        ...(isInTheWay(view, monster.at) && { blocks: true as const }),
        ...(opens(view, monster.at, reached) && { opens: true as const }),
      },
    ];
  });
}

// ---- on the way ----

function sides(view: View, isPressed: boolean): Errand[] {
  const tired = isPressed ? 1.7 : 1;
  // Whoever goes to rest for a fight rests more than once.
  const rests = isPressed ? 3 : 1;
  // What is learned late helps little in this adventure.
  const lasting = Math.min(0.9, 0.3 + 0.1 * turnsAfter(view));
  return board(view).places.flatMap((at): Errand[] => {
    if (!isOpenAt(view, at)) return [];
    const { kind, pile, price = 0 } = spaceAt(view, at);
    const errand = { id: `${kind} ${at}`, at, work: 1, does: activateKey.make(kind), kind: 'side' as const };
    if (view.merchants[at] !== undefined && !view.house.bothShops) return [];
    switch (kind) {
      case 'campfire':
        return [
          { ...errand, worth: hero => tired * restWorth(view, hero, rests * figureOf(view, hero, 'restTokens', 2)) },
        ];
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

/** What a partner intends, said once a turn to whoever plays the other hero. */
export const intention = (mind: Mind, hero: Hero, errand: Errand): string | undefined =>
  offered(mind, hero.id, sayKey.make(sayingFor(errand)));

/** How whoever goes on it would say so. */
function sayingFor({ kind, does, id, at }: Errand): Saying {
  if (does === '') return id === `follow ${at}` ? 'follow' : 'quest';
  if (kind === 'fight') return 'fight';
  if (does === activateKey.make('campfire') || does === activateKey.make('inn')) return 'rest';
  if (does === activateKey.make('merchant-1') || does === activateKey.make('merchant-2')) return 'trade';
  return kind === 'quest' ? 'quest' : 'explore';
}

const lesser = (errand: Errand): Errand => (errand.last ? errand : { ...errand, worth: () => 4, kind: 'side' });

/** What ends the adventure, where everybody can go. */
export const isEnd = ({ last, at }: Errand, reached: Reached): boolean =>
  last === true && reached.every(ways => ways.has(at));

export function errandsOf(mind: Mind): Errand[] {
  const { view } = mind;
  const reached = mind.standing.map(hero => openWays(view, hero));
  const last = [...exits(mind), ...events(mind, reached)];
  // Once the end is open, nothing else is a quest any more.
  const isOpen = last.some(errand => isEnd(errand, reached));
  const quests = isOpen ? last.map(lesser) : last;
  const battles = fights(mind, reached);
  // A monster that stands on a quest and is too strong for now: rest comes before anything else.
  const isPressed = view.monsters.some(
    ({ slot, at }) => view.events[at] !== undefined && battles.every(({ does }) => does !== slot),
  );
  return [...quests, ...purchases(view), ...battles, ...sides(view, isPressed)];
}
