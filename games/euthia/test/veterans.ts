// Euthia with Heroes who have seen it all: rich and famous, their boards full, Legends told, most of the land laid, and the worst that a
// scenario holds on top. Heroes who act at random never get that far, so that every row is met in games that begin like this.

import { type Game, Match, type Position, type Rules, type Setting } from '@veillee/kernel';
import { copyOf } from '@veillee/pieces/things';
import { legends } from '../content/legends.ts';
import type { FoeId } from '../content/scenarios/vocabulary.ts';
import { cardsOfFoe, scenarios } from '../content/scenarios.ts';
import { spacesOf, territoryRow } from '../content/territory.ts';
import { ELEMENTS, GEMS, HERO_IDS, type HeroId, LEVELS, MINES, SUPPLY_ITEMS } from '../content/vocabulary.ts';
import { maxHealth, slotsOf } from '../rules/board.ts';
import { euthia } from '../rules/game.ts';
import { receiveTile } from '../rules/inventory.ts';
import { heroKey } from '../rules/keys.ts';
import { allSpaces, emptyBeside } from '../rules/land.ts';
import { layTile } from '../rules/reveal.ts';
import { happened } from '../rules/scenario/moments.ts';
import type { Hero, State, T } from '../rules/state.ts';
import { faceOf, fresh } from '../rules/tiles.ts';
import type { View } from '../rules/view.ts';

const STREAM = 'veterans';
/** Gold, Reputation and stones that are enough for anything. */
const PLENTY = 40;

/** All slots are open, with any Hero tile that fits; what finds no slot can be Learned. */
function equip(t: T, hero: Hero): void {
  const tiles = t.shuffle(hero.stack.splice(0), STREAM);
  for (const { row, slot } of slotsOf(hero)) {
    slot.open = true;
    const n = tiles.findIndex(tile => faceOf(tile).slot === row.symbol);
    if (slot.tile || n < 0) continue;
    slot.tile = fresh(tiles.splice(n, 1)[0] as string);
  }
  hero.pool.push(...tiles.map(fresh));
}

function enrich(t: T, hero: Hero): void {
  const { state } = t;
  equip(t, hero);
  hero.stones.push({ gem: t.pick(GEMS, STREAM) }, { essence: t.pick(ELEMENTS, STREAM) });
  const gifts = [
    ...LEVELS.flatMap(level => state.treasures[level].stack.splice(-1)),
    ...state.supply[t.pick(SUPPLY_ITEMS, STREAM)].splice(-1),
  ];
  for (const { rewards, boxed, stack } of Object.values(state.encounters)) {
    gifts.push(...rewards.splice(-2));
    hero.quests.push(...boxed.splice(0), ...stack.splice(-1));
  }
  for (const gift of gifts) receiveTile(hero, gift);
  const beaten = LEVELS.flatMap(level => state.monsters[level].stack.splice(-1));
  hero.bags.push(...beaten.map(card => ({ kind: 'trophy' as const, card })));
  const mined = MINES.flatMap(mine => state.resources[mine].stack.splice(-1));
  hero.bags.push(...mined.map(resource => ({ kind: 'resource' as const, resource })));
  hero.bounties.push(...state.boxed.bounties.splice(-4), ...state.bounties.stack.splice(-2));
  const told = legends.filter(({ id }) => !state.heroes.some(one => one.legends.includes(id)));
  const legend = t.pick(told, STREAM);
  hero.legends.push(legend.id);
  receiveTile(hero, copyOf(legend.artifact, 1));
  hero.gold += PLENTY;
  hero.reputation += PLENTY;
  hero.health = maxHealth(hero);
}

/** Tiles come to lie wherever one is missing. */
function* spread(t: T): Rules {
  const { state } = t;
  const keep = t.roll(6, STREAM) - 1;
  while (state.territory.length > keep) {
    const border = allSpaces(state).flatMap(at => emptyBeside(state, at));
    const [tile] = t.draw(state.territory);
    if (tile === undefined || border.length === 0) return;
    layTile(t, t.pick(border, STREAM), tile);
    yield* happened(t, { at: 'reveal', kinds: spacesOf(territoryRow(tile)).map(({ kind }) => kind) });
  }
}

/** Any Elite, the later half of the decks, and foes who have been fought for long. */
function hasten(t: T, { bounties, scenario }: State): void {
  const { current } = bounties;
  if (current !== undefined) {
    const elites = t.shuffle([...bounties.stack, current], STREAM);
    bounties.current = elites.pop();
    bounties.stack = elites;
  }
  for (const pile of Object.values(scenario.decks)) pile.discard.push(...pile.stack.splice(-pile.stack.length / 2));
  for (const [id, foe] of Object.entries(scenario.foes)) {
    const last = cardsOfFoe(id as FoeId)
      .filter(card => card.form === 'stage')
      .at(-1);
    if (last) Object.assign(foe, { stage: last.stage - 1, magicDefence: last.magicDefence });
  }
}

const beginRound = euthia.positions.round as (typeof euthia.positions)[string];

/** All that comes before the first round. */
function* firstRound(t: T, position: Position): Rules<Position> {
  const { state } = t;
  if (state.round === 0) {
    yield* spread(t);
    for (const hero of state.heroes) enrich(t, hero);
    hasten(t, state);
  }
  return yield* beginRound(t, position);
}
export const veterans: Game<State, View> = { ...euthia, positions: { ...euthia.positions, round: firstRound } };

/** A game of veterans in which the Heroes are taken in turn, beginning with another one each time. */
export function veteransAt(setting: Setting, n: number): Match<State, View> {
  const match = Match.start(veterans, { seed: `veteran ${n}`, ...setting, history: false });
  for (let taken = Math.floor(n / 2); match.state.phase === 'setup'; taken++) {
    const [decision] = match.decisions;
    const key = heroKey.make(HERO_IDS[taken % HERO_IDS.length] as HeroId);
    if (decision?.options.some(option => option.key === key)) match.pick(key);
  }
  return match;
}

/** Every scenario in every mode, for two to four where there are several. */
export const settings: readonly Setting[] = scenarios.flatMap(({ id, modes }, n) =>
  modes.map((mode, m) => ({
    seats: mode === 'solo' ? 1 : 2 + ((n + m) % 3),
    options: { scenario: id, mode: mode === 'solo' ? 'competitive' : mode },
  })),
);
