// Rows of the content that a state shows in use: they lie open, or somebody holds them. The trial wants all of them met.

import { kept } from '@veillee/pieces/kept';
import { originalOf } from '@veillee/pieces/things';
import { combatCards } from '../content/combat-cards.ts';
import { heroTiles } from '../content/hero-tiles.ts';
import { heroes } from '../content/heroes.ts';
import { items } from '../content/items.ts';
import { elites, monsters } from '../content/monsters.ts';
import { powerCards } from '../content/power-cards.ts';
import { legends, quests } from '../content/quests.ts';
import { resources } from '../content/resources.ts';
import type { FoeId } from '../content/scenarios/vocabulary.ts';
import { cardsOfFoe, foes, scenarioCards, scenarios } from '../content/scenarios.ts';
import { spacesOf, territory, territoryRow } from '../content/territory.ts';
import { LEVELS, MINES, POSTS } from '../content/vocabulary.ts';
import { resourcesOf, tilesOfHero, trophiesOf } from './board.ts';
import type { Hero, State } from './state.ts';

const KINDS = {
  hero: heroes,
  tile: heroTiles,
  item: items,
  monster: monsters,
  elite: elites,
  quest: quests,
  legend: legends,
  resource: resources,
  territory,
  card: powerCards,
  combat: combatCards,
  scenario: scenarios,
  foe: foes,
  scenarioCard: scenarioCards,
} as const;

/** Every row of the content, told apart where two kinds share a name. */
export const rows: readonly string[] = Object.entries(KINDS).flatMap(([kind, list]) =>
  list.map(({ id }) => `${kind}:${id}`),
);

type Kind = keyof typeof KINDS;

const HERO_TILES = new Set(heroTiles.map(({ id }) => id));
const ELITES = new Set(elites.map(({ id }) => id));
const RESOURCES = new Set<string>(resources.map(({ id }) => id));
const MONSTERS = new Set(monsters.map(({ id }) => id));

/** What kind of thing a tile or card is that went where all kinds go. */
function kindOf(id: string): Kind {
  if (HERO_TILES.has(id)) return 'tile';
  if (RESOURCES.has(id)) return 'resource';
  if (ELITES.has(id)) return 'elite';
  return MONSTERS.has(id) ? 'monster' : 'item';
}

// It is asked of every state: what was found once is kept.
const rowOf = kept((thing: string): string => {
  const id = originalOf(thing);
  return `${kindOf(id)}:${id}`;
}, 2048);
const cardRow = kept((card: string): string => `card:${originalOf(card)}`, 512);

export function* met(state: State): Generator<string> {
  yield `scenario:${state.scenario.id}`;
  for (const hero of state.heroes) yield* metBy(hero);
  yield* onTable(state);
  yield* onMap(state);
  yield* inFight(state);
  yield* inScenario(state);
}

function* metBy(hero: Hero): Generator<string> {
  yield `hero:${hero.id}`;
  for (const thing of [...tilesOfHero(hero), ...trophiesOf(hero), ...resourcesOf(hero)]) yield rowOf(thing);
  for (const card of hero.hand) yield cardRow(card);
  for (const quest of hero.quests) yield `quest:${quest}`;
  for (const legend of hero.legends) yield `legend:${legend}`;
  for (const elite of hero.bounties) yield `elite:${elite}`;
}

function* onTable({ posts, resources: mined, treasures, monsters: killed, ...state }: State): Generator<string> {
  const piles = [...MINES.map(mine => mined[mine]), ...LEVELS.flatMap(at => [treasures[at], killed[at]])];
  const open = [...POSTS.flatMap(post => [...posts[post].offer, ...posts[post].discard]), ...state.boxed.tiles];
  for (const thing of [...open, ...piles.flatMap(({ discard }) => discard)]) yield rowOf(thing);
  for (const card of [...state.silver.discard, ...state.gold.discard]) yield cardRow(card);
  for (const encounter of Object.values(state.encounters))
    for (const quest of encounter?.faceUp ?? []) yield `quest:${quest}`;
  if (state.griffin !== undefined) yield 'scenarioCard:griffin-card';
  if (state.bounties.current !== undefined) yield `elite:${state.bounties.current}`;
}

function* onMap({ map }: State): Generator<string> {
  for (const tile of Object.values(map)) {
    if (tile === undefined) continue;
    yield `territory:${tile}`;
    for (const { legend } of spacesOf(territoryRow(tile))) if (legend) yield `legend:${legend}`;
  }
}

function* inFight({ combat, combatDeck }: State): Generator<string> {
  for (const card of combatDeck.discard) yield `combat:${card}`;
  if (!combat) return;
  if (combat.opponent.kind === 'foe') yield `foe:${combat.opponent.foe}`;
  else if (combat.card !== undefined) yield rowOf(combat.card);
  if (combat.combatCard !== undefined) yield `combat:${combat.combatCard}`;
  for (const { card } of combat.played) yield `card:${card}`;
}

function* inScenario({ scenario: { foes: walking, decks, cards }, modules }: State): Generator<string> {
  if (modules.griffin) yield 'scenarioCard:griffin-card'; // a reminder of its rules
  for (const card of cards) yield `scenarioCard:${card}`;
  for (const pile of Object.values(decks)) for (const card of pile?.discard ?? []) yield `scenarioCard:${card}`;
  for (const [id, foe] of Object.entries(walking)) {
    if (!foe || (foe.at === undefined && !foe.beaten)) continue;
    yield `foe:${id}`;
    for (const card of cardsOfFoe(id as FoeId).slice(0, foe.stage + 1)) yield `scenarioCard:${card.id}`;
  }
}
