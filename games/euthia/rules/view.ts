// What each viewer sees: rivals' hands, the order of stacks and what went back unseen are hidden; and dealing those anew.

import type { Chance, Viewer } from '@veillee/kernel';
import { dealAnew, type Slot, slotsOf } from '@veillee/pieces/hidden';
import { eliteRow, minWounds, monsterRow } from '../content/monsters.ts';
import type { MonsterRow } from '../content/rows.ts';
import { scenarioCard, scenarioRow } from '../content/scenarios.ts';
import { territoryRow } from '../content/territory.ts';
import {
  CHAPTERS,
  type Chapter,
  type EncounterId,
  LEVELS,
  type Level,
  MINES,
  type Mine,
  POSTS,
  type Post,
  type TileId,
} from '../content/vocabulary.ts';
import { type Encounter, type Hero, isTeam, type Known, type Pile, type State } from './state.ts';
import { cardsOf, deckOf } from './supplies.ts';
import { territoryPlan } from './territory.ts';

/** What the back of a Monster card says (EUT-9.14). */
export type MonsterBack = Pick<MonsterRow, 'level' | 'health' | 'reputationMax' | 'reward'> & {
  readonly minWounds: number;
};

export interface PileView {
  readonly count: number;
  readonly discard: readonly string[];
}

export interface MonsterPileView extends PileView {
  readonly back?: MonsterBack;
  /** The top card, where its face is known (R46). */
  readonly face?: string;
}

export interface HeroView extends Omit<Hero, 'hand'> {
  /** How many cards of each kind. */
  readonly cards: { readonly silver: number; readonly gold: number };
  readonly hand?: readonly string[];
}

export interface EncounterView extends Pick<Encounter, 'faceUp'> {
  readonly count: number;
  readonly rewards: number;
}

export interface View extends Omit<Known, 'heroes' | 'territory' | 'posts' | 'encounters' | 'bounties' | 'scenario'> {
  readonly heroes: readonly HeroView[];
  /** How many tiles are left, and the Chapter on the back of the next. */
  readonly territory: { readonly count: number; readonly chapter?: Chapter };
  readonly posts: { readonly [post in Post]: PileView & { readonly offer: readonly string[] } };
  readonly resources: { readonly [mine in Mine]: PileView };
  readonly treasures: { readonly [level in Level]: PileView };
  readonly monsters: { readonly [level in Level]: MonsterPileView };
  readonly silver: PileView;
  readonly gold: PileView;
  readonly encounters: { readonly [encounter in EncounterId]?: EncounterView };
  readonly bounties: { readonly count: number; readonly current?: string };
  readonly control: PileView;
  readonly combatDeck: PileView;
  readonly reserves: { readonly silver: number; readonly gold: number };
  readonly scenario: Omit<State['scenario'], 'decks' | 'boxed'> & {
    readonly decks: { readonly [deck: string]: PileView };
  };
}

/** EUT-1.8: rivals hide their hands; whoever plays together, or alone, has nothing to hide. */
const seesHand = (state: State, viewer: Viewer, { seat }: Hero): boolean =>
  viewer === 'everyone' || viewer === seat || isTeam(state);

const pileView = ({ stack, discard }: Pile): PileView => ({ count: stack.length, discard });

export function backOf(card: string): MonsterBack {
  const row = monsterRow(card);
  const { level, health, reputationMax, reward } = row;
  return { level, health, reputationMax, reward, minWounds: minWounds(row) };
}

const byKey = <K extends string | number, V>(keys: readonly K[], make: (key: K) => V): { [key in K]: V } =>
  Object.fromEntries(keys.map(key => [key, make(key)])) as { [key in K]: V };

function heroView(state: State, viewer: Viewer, hero: Hero): HeroView {
  const { hand, ...open } = hero;
  const cards = { silver: cardsOf(hand, 'silver').length, gold: cardsOf(hand, 'gold').length };
  return { ...open, cards, ...(seesHand(state, viewer, hero) && { hand }) };
}

function monstersView({ stack, discard, seen }: State['monsters'][Level]): MonsterPileView {
  const top = stack.at(-1);
  return { count: stack.length, discard, ...(top && { back: backOf(top), ...(seen && { face: top }) }) };
}

export function view(state: State, viewer: Viewer): View {
  const { boxed: _, ...open } = state;
  const { boxed: __, ...scenario } = state.scenario;
  const next = state.territory.at(-1);
  const { stack, current } = state.bounties;
  const encounters = Object.entries(state.encounters).map(([id, { faceUp, stack: quests, rewards }]) => [
    id,
    { faceUp, count: quests.length, rewards: rewards.length },
  ]);
  const decks = Object.entries(state.scenario.decks).map(([id, pile]) => [id, pileView(pile)]);
  return {
    ...open,
    heroes: state.heroes.map(hero => heroView(state, viewer, hero)),
    territory: { count: state.territory.length, ...(next && { chapter: territoryRow(next).chapter }) },
    posts: byKey(POSTS, post => ({ ...pileView(state.posts[post]), offer: state.posts[post].offer })),
    resources: byKey(MINES, mine => pileView(state.resources[mine])),
    treasures: byKey(LEVELS, level => pileView(state.treasures[level])),
    monsters: byKey(LEVELS, level => monstersView(state.monsters[level])),
    silver: pileView(state.silver),
    gold: pileView(state.gold),
    encounters: Object.fromEntries(encounters),
    bounties: { count: stack.length, ...(current && { current }) },
    control: pileView(state.control),
    combatDeck: pileView(state.combatDeck),
    reserves: { silver: state.reserves.silver.length, gold: state.reserves.gold.length },
    scenario: { ...scenario, decks: Object.fromEntries(decks) },
  };
}

// ---- dealing anew ----

/** Everything that this viewer cannot see, from sorted piles, by chance alone. */
export function redeal(state: State, viewer: Viewer, chance: Chance): void {
  dealTerritory(state, chance);
  for (const post of POSTS) dealAnew(slotsOf(state.posts[post].stack), chance, post);
  for (const mine of MINES) dealAnew(slotsOf(state.resources[mine].stack), chance, mine);
  for (const level of LEVELS) {
    dealAnew(slotsOf(state.treasures[level].stack), chance, `treasure ${level}`);
    dealMonsters(state.monsters[level], chance, `monsters ${level}`);
  }
  dealCards(state, viewer, chance);
  for (const { stack, boxed, rewards } of Object.values(state.encounters)) {
    dealAnew([...slotsOf(stack), ...slotsOf(boxed)], chance, 'quests');
    dealAnew(slotsOf(rewards), chance, 'rewards');
  }
  for (const level of LEVELS) {
    const hidden = [...slotsOf(state.bounties.stack), ...slotsOf(state.boxed.bounties)];
    dealAnew(
      hidden.filter(({ list, at }) => eliteRow(list[at] as string).level === level),
      chance,
      'bounties',
    );
  }
  dealAnew(slotsOf(state.control.stack), chance, 'control');
  dealAnew(slotsOf(state.combatDeck.stack), chance, 'combat deck');
  dealScenario(state, chance);
}

/** The tiers of a deck lie in their order; which cards of a tier are left out nobody knows. */
function dealScenario({ scenario: { decks, boxed } }: State, chance: Chance): void {
  const tierOf = (id: string): number | undefined => {
    const card = scenarioCard(id);
    return card.form === 'deck' ? card.tier : undefined;
  };
  for (const { stack } of Object.values(decks))
    for (const tier of new Set(stack.map(tierOf))) {
      const hidden = tier === undefined ? slotsOf(stack) : [...slotsOf(stack), ...slotsOf(boxed)];
      dealAnew(
        hidden.filter(({ list, at }) => tierOf(list[at] as string) === tier),
        chance,
        'scenario',
      );
    }
}

/** The Chapters of the stack are known, and which tiles are certainly in it; of each lot, how many were drawn. */
function dealTerritory(state: State, chance: Chance): void {
  const { boxed, scenario, players, modules } = state;
  const { lots } = territoryPlan(scenarioRow(scenario.id), players, modules.griffin);
  for (const { tiles } of lots) {
    const isOne = ({ list, at }: Slot): boolean => tiles.includes(list[at] as TileId);
    dealAnew([...slotsOf(state.territory), ...slotsOf(boxed.territory)].filter(isOne), chance, 'territory');
  }
  for (const chapter of CHAPTERS) {
    const isOne = ({ list, at }: Slot): boolean => territoryRow(list[at] as string).chapter === chapter;
    dealAnew(slotsOf(state.territory).filter(isOne), chance, 'territory');
  }
}

/** The back of the top card is known to all, its face only if it has been seen. */
function dealMonsters({ stack, seen }: State['monsters'][Level], chance: Chance, stream: string): void {
  const top = stack.at(-1);
  if (top === undefined) return;
  const hidden = seen ? stack.length - 1 : stack.length;
  if (!seen) {
    const back = JSON.stringify(backOf(top));
    dealAnew(
      slotsOf(stack).filter(({ at }) => JSON.stringify(backOf(stack[at] as string)) === back),
      chance,
      stream,
    );
  }
  dealAnew(slotsOf(stack, seen ? hidden : hidden - 1), chance, stream);
}

/** Silver and Gold cards: stacks, the reserves of the Monsters, and hands that this viewer does not see. */
function dealCards(state: State, viewer: Viewer, chance: Chance): void {
  const hands = state.heroes.filter(hero => !seesHand(state, viewer, hero)).flatMap(({ hand }) => slotsOf(hand));
  for (const deck of ['silver', 'gold'] as const) {
    const ofDeck = hands.filter(({ list, at }) => deckOf(list[at] as string) === deck);
    dealAnew([...slotsOf(state[deck].stack), ...slotsOf(state.reserves[deck]), ...ofDeck], chance, deck);
  }
}
