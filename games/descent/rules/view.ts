// What each side sees: by construction, for what is hidden stands apart in the state. The heroes do not see the overlord's cards, nor what only
// the reader of the guide knows; nobody sees the order of a pile.

import type { Chance, Text, Viewer } from '@veillee/kernel';
import type { Door, Edge, Space } from '@veillee/pieces/geometry';
import { dealAnew, slotsOf } from '@veillee/pieces/hidden';
import { madeOnce } from '@veillee/pieces/kept';
import type { QuestBoard } from '../content/quests/read.ts';
import {
  type Prop,
  type RuneColour,
  SKILL_TYPES,
  type SkillType,
  TIERS,
  type Tier,
  type Treachery,
} from '../content/vocabulary.ts';
import { type AreaAhead, areasAhead } from './areas/ahead.ts';
import { boardOf, doorsInPlay, groundNow, isLocked, isOpen } from './board.ts';
import { typeOf } from './feats/hand.ts';
import type { Ground } from './ground.ts';
import { type Leaders, leadersIn } from './legend/diary/names.ts';
import type { Page } from './legend/diary/page.ts';
import { redealHidden } from './legend/dungeon/hiding.ts';
import { redealLevels } from './legend/dungeon/laying.ts';
import type { Legend } from './legend/record.ts';
import { campaignText, lastWords, leaderOf, questText } from './names.ts';
import { handLimit } from './overlord/deck.ts';
import { countersFor } from './quest/counters.ts';
import { redealAnswers } from './quest/hidden.ts';
import { boughtCards, openingHand, pointsLeft, redealTreachery } from './setup/treachery.ts';
import type { FeatCards, FigureId, Guide, HeroId, MarkerId, Overlord, State } from './state.ts';
import { type CourseView, coursesOf } from './view/courses.ts';
import { type DelveView, delveView } from './view/delve.ts';
import { type FigureView, figureViews, markerNames, type StairsView, stairsViews, wallsSeen } from './view/figures.ts';
import { type MusterView, musterView } from './view/muster.ts';
import { type ProlongedView, prolongedViews } from './view/prolonged.ts';
import { type RoadView, roadView } from './view/road.ts';
import { type VisitView, visitView } from './view/visit.ts';
import { type WeekView, weekView } from './view/week.ts';

export interface OverlordView extends Omit<Overlord, 'hand' | 'deck' | 'discard' | 'aside' | 'glyphs'> {
  readonly hand: number;
  readonly deck: number;
  readonly discard: number;
  /** For the overlord's own eyes. */
  readonly cards?: readonly string[];
  readonly burnt?: readonly string[];
  /** Basic cards that treachery has replaced. */
  readonly aside?: readonly string[];
  /** Dark glyphs that were bought, and where they lie. */
  readonly glyphs?: Overlord['glyphs'];
  readonly treachery?: TreacheryView;
}

/** What the overlord has of treachery, where there is any. */
export interface TreacheryView {
  /** Points that are left, by their colours. */
  readonly points: { readonly [colour in Treachery]: number };
  /** Cards that were bought, sorted: where they lie in the deck nobody knows. */
  readonly bought: readonly string[];
  /** Cards of the opening hand, with what is left now (DES-4.8). */
  readonly opening: number;
  /** In a campaign: cards that a hand may have, more of some avatars (LEG-3.12). Elsewhere as many as ever (DES-3.24). */
  readonly most?: number;
}

export interface DoorView {
  readonly id: string;
  /** As options name it. */
  readonly door: Door;
  readonly edges: readonly Edge[];
  readonly kind: 'normal' | 'rune' | 'hidden';
  readonly colour?: RuneColour;
  readonly locked: boolean;
  readonly open: boolean;
}

type PerType = { readonly [type in SkillType]: number };

export interface FeatsView extends Omit<FeatCards, 'decks' | 'hands'> {
  readonly decks: PerType;
  /** How many of each type a hero holds: everybody saw of which deck they were drawn. */
  readonly hands: { readonly [hero in HeroId]?: PerType };
  /** For the eyes of the heroes. */
  readonly cards?: FeatCards['hands'];
}

export interface View extends Omit<State, 'overlord' | 'guide' | 'decks' | 'featCards' | 'told'> {
  readonly overlord: OverlordView;
  readonly decks: {
    readonly skills: { readonly [type in SkillType]: number };
    readonly treasures: { readonly [tier in Tier]: number };
  };
  readonly featCards?: FeatsView;
  /** The floor as it lies (DES-3.25): spaces by area; and what lies on what is revealed. */
  readonly floor: { readonly [area: number]: readonly Space[] };
  readonly ground: { readonly [space: Space]: Prop };
  readonly doors: readonly DoorView[];
  readonly walls: readonly Edge[];
  readonly stairs: readonly StairsView[];
  /** What crushing walls do next, where there are any. */
  readonly courses?: readonly CourseView[];
  /** Prolonged actions that the quest allows in areas that are known, where it has any (DES-9.1). */
  readonly prolonged?: readonly ProlongedView[];
  /** Of a dungeon: how far the party has come in it. */
  readonly delve?: DelveView;
  /** Of a campaign between its boards. */
  readonly week?: WeekView;
  /** Of a board under the sky: what is met there, and the ways out. */
  readonly road?: RoadView;
  /** Of a campaign between boards: what heroes come to, and what is to be had where the party is. */
  readonly muster?: readonly MusterView[];
  readonly visit?: VisitView;
  /** What figures are called, and what their cards and sheets come to. */
  readonly sheets: { readonly [id: FigureId]: FigureView };
  readonly markers: { readonly [id: MarkerId]: Text };
  /** What revealed areas are called. */
  readonly areas: { readonly [area: number]: Text };
  readonly story: readonly Text[];
  /** Treasures that lie face up in Town (DES-32.11). */
  readonly shown: readonly string[];
  /** Counters that everybody sees, or this side does. */
  readonly counters: { readonly [counter: string]: number };
  /** What they are called. */
  readonly counterNames: { readonly [counter: string]: Text };
  /** Between boards of a campaign: what those are called who led boards, as its diary names them. */
  readonly leaders?: Leaders;
  /** What came of it, when it is over. */
  readonly ending?: Text;
  /** For the overlord: numbers under chests, flags, and what is still to come. */
  readonly guide?: Guide;
  /** For the overlord: areas that nobody has seen, and who waits there. */
  readonly ahead?: readonly AreaAhead[];
}

const isOverlord = ({ sides }: State, viewer: Viewer): boolean =>
  viewer === 'everyone' || (typeof viewer === 'number' && sides[viewer] === 'overlord');

const count = <K extends string>(keys: readonly K[], piles: { readonly [key in K]: readonly unknown[] }) =>
  Object.fromEntries(keys.map(key => [key, piles[key].length])) as { [key in K]: number };

export function view(state: State, viewer: Viewer): View {
  const reads = isOverlord(state, viewer);
  const { overlord, guide, decks, featCards, told, ...open } = state;
  const { legend } = state;
  const { hand, deck, discard, aside, glyphs, ...shown } = overlord;
  const floor = floorOf(state, reads);
  const mayRead = (to: string): boolean =>
    to === 'all' || viewer === 'everyone' || to === (reads ? 'overlord' : 'heroes');
  const counters = countersFor(state, mayRead);
  return {
    ...open,
    overlord: {
      ...shown,
      hand: hand.length,
      deck: deck.length,
      discard: discard.length,
      ...(reads && {
        cards: hand,
        burnt: discard,
        ...(aside && { aside, treachery: treacheryView(state) }),
        ...(glyphs && { glyphs }),
      }),
    },
    decks: { skills: count(SKILL_TYPES, decks.skills), treasures: count(TIERS, decks.treasures) },
    ...(featCards && { featCards: featsView(featCards, holdsFeats(state, viewer)) }),
    shown: TIERS.flatMap(tier => topShown(state, tier)),
    floor,
    ground: lyingOn(groundNow(state)),
    doors: doorsOf(state),
    walls: wallsOf(state, floor),
    stairs: stairsViews(state),
    ...coursesOf(state),
    ...prolongedViews(state),
    ...delveView(state),
    ...weekView(state),
    ...roadView(state),
    ...musterView(state),
    ...visitView(state),
    sheets: figureViews(state),
    markers: markerNames(state),
    areas: Object.fromEntries(state.board.revealed.map(area => [area, questText(state, 'area', String(area))])),
    story: told.filter(({ to }) => mayRead(to)).map(({ text }) => questText(state, 'text', text)),
    counters,
    counterNames: Object.fromEntries(Object.keys(counters).map(id => [id, questText(state, 'counter', id)])),
    ...(legend?.diary && diaryView(state, legend, legend.diary)),
    ...(state.won && { ending: lastWords(state, state.won) }),
    ...(legend?.won && { ending: campaignText(['story', legend.won === 'heroes' ? 'victory' : 'defeat']) }),
    ...(reads && { guide: { ...guide, pools: EMPTY }, ahead: areasAhead(state) }),
  };
}

/** LEG-19.2: the diary lies beside the map: on boards nobody reads it, and nothing carries it about. */
const diaryView = ({ heroes }: State, legend: Legend, diary: readonly Page[]): Pick<View, 'legend' | 'leaders'> =>
  heroes.length > 0
    ? { legend: { ...legend, diary: [] } }
    : { leaders: Object.fromEntries(leadersIn(diary).map(at => [at, leaderOf(at)])) };

const treacheryView = (state: State): TreacheryView => ({
  points: pointsLeft(state),
  bought: boughtCards(state),
  opening: openingHand(state),
  ...(state.legend && { most: handLimit(state) }),
});

/** Whose side holds the feats. */
const holdsFeats = ({ sides }: State, viewer: Viewer): boolean =>
  viewer === 'everyone' || (typeof viewer === 'number' && sides[viewer] === 'heroes');

function featsView({ decks, hands, ...open }: FeatCards, isOwn: boolean): FeatsView {
  const byType = (cards: readonly string[] = []): PerType =>
    Object.fromEntries(SKILL_TYPES.map(type => [type, cards.filter(card => typeOf(card) === type).length])) as PerType;
  return {
    ...open,
    decks: count(SKILL_TYPES, decks),
    hands: Object.fromEntries(Object.entries(hands).map(([hero, cards]) => [hero, byType(cards)])),
    ...(isOwn && { cards: hands }),
  };
}

/** The order in which chest markers will be drawn nobody knows. */
const EMPTY: Guide['pools'] = { copper: [], silver: [], gold: [] };

/** DES-3.26: with the hidden map, heroes see revealed areas alone. */
function floorOf(state: State, reads: boolean): View['floor'] {
  const board = boardOf(state);
  if (reads || !state.house.includes('hidden-map')) return wholeFloor(board);
  return Object.fromEntries([...board.areas].filter(([area]) => state.board.revealed.includes(area)));
}

// What a view shows of the board is the same from one decision to the next, so it is made once.
const wholeFloor = madeOnce(({ areas }: QuestBoard): View['floor'] => Object.fromEntries(areas));
const lyingOn = madeOnce(({ terrain }: Ground): View['ground'] => Object.fromEntries(terrain));
const wallsOn = madeOnce((_: QuestBoard) => new Map<string, readonly Edge[]>());

/** Where the whole floor is known, they depend on the doors alone. */
function wallsOf(state: State, floor: View['floor']): readonly Edge[] {
  const board = boardOf(state);
  const seen = (): readonly Edge[] => wallsSeen(state, new Set(Object.values(floor).flat()));
  if (floor !== wholeFloor(board)) return seen();
  const doors = doorsInPlay(state)
    .map(({ id }) => id)
    .join();
  const known = wallsOn(board).get(doors) ?? seen();
  wallsOn(board).set(doors, known);
  return known;
}

const doorsOf = (state: State): DoorView[] =>
  doorsInPlay(state).map(one => ({
    id: one.id,
    door: one.door,
    edges: one.edges,
    kind: one.kind,
    ...(one.colour && { colour: one.colour }),
    locked: isLocked(state, one),
    open: isOpen(state, one.id),
  }));

const topShown = (state: State, tier: Tier): string[] =>
  state.town.shown ? state.decks.treasures[tier].slice(-1) : [];

// ---- dealing anew ----

export function redeal(state: State, viewer: Viewer, chance: Chance): void {
  const { overlord, decks, guide } = state;
  const reads = isOverlord(state, viewer);
  if (!reads) redealTreachery(state, chance);
  dealAnew(
    reads
      ? slotsOf(overlord.deck)
      : [...slotsOf(overlord.hand), ...slotsOf(overlord.deck), ...slotsOf(overlord.discard)],
    chance,
    'overlord',
  );
  if (!reads) {
    redealAnswers(state, chance);
    redealLevels(state, chance);
    redealHidden(state, chance);
    guide.isUnread = true; // DES-0.9: a bot of the heroes that imagines a door open finds nothing behind it.
  }
  for (const type of SKILL_TYPES) dealAnew(slotsOf(decks.skills[type]), chance, `skills ${type}`);
  if (state.featCards) redealFeats(state.featCards, holdsFeats(state, viewer), chance);
  for (const tier of TIERS) {
    const deck = decks.treasures[tier];
    dealAnew(slotsOf(deck, deck.length - topShown(state, tier).length), chance, `treasures ${tier}`);
    redealChests(state, guide, tier, reads, chance);
  }
}

/** Each type by itself: of which a card in somebody's hand is, everybody knows. */
function redealFeats({ decks, hands }: FeatCards, isOwn: boolean, chance: Chance): void {
  for (const type of SKILL_TYPES) {
    const held = Object.values(hands)
      .flatMap(hand => slotsOf(hand ?? []))
      .filter(({ list, at }) => typeOf(list[at] as string) === type);
    dealAnew([...slotsOf(decks[type]), ...(isOwn ? [] : held)], chance, `feats ${type}`);
  }
}

/** Numbers under chests of one colour, and those not drawn yet. */
function redealChests(state: State, guide: Guide, tier: Tier, reads: boolean, chance: Chance): void {
  const lying = state.board.markers.flatMap(marker =>
    marker.kind === 'chest' && marker.tier === tier ? [marker.id] : [],
  );
  const hidden: MarkerId[] = reads ? [] : lying.filter(id => guide.chests[id] !== undefined);
  const numbers = [...hidden.map(id => guide.chests[id] ?? 0), ...guide.pools[tier]].sort((a, b) => a - b);
  chance.shuffle(numbers, `chests ${tier}`);
  for (const id of hidden) guide.chests[id] = numbers.pop() ?? 0;
  guide.pools[tier] = numbers;
}
