// What must be true of every state: nothing created or lost, counters in range, no more in Bags than there is room for.

import { census } from '@veillee/pieces/census';
import { copiesOf } from '@veillee/pieces/things';
import { supplyItems } from '../content/items/supply.ts';
import { itemsAt, treasuresOf } from '../content/items.ts';
import { monsters } from '../content/monsters.ts';
import { powerCards } from '../content/power-cards.ts';
import { resources } from '../content/resources.ts';
import { type Company, LEVELS, MINES, POSTS } from '../content/vocabulary.ts';
import { bagSum, heroRow, maxHealth, resourcesOf, slotsOf, tilesOfHero, trophiesOf } from './board.ts';
import { isOnMap } from './land.ts';
import { type Hero, isTeam, type State } from './state.ts';

/** Everything that there is a fixed number of, wherever it lies. */
function things(state: State): string[] {
  const { posts, resources: mined, treasures, monsters: beasts, silver, gold, reserves } = state;
  const piles = [...MINES.map(mine => mined[mine]), ...LEVELS.flatMap(level => [treasures[level], beasts[level]])];
  return [
    ...POSTS.flatMap(post => posts[post].offer),
    ...[...POSTS.map(post => posts[post]), ...piles, silver, gold].flatMap(({ stack, discard }) => [stack, discard]),
    reserves.silver,
    reserves.gold,
    ...state.heroes.flatMap(one => [tilesOfHero(one), one.stack, one.hand, trophiesOf(one), resourcesOf(one)]),
    ...Object.values(state.supply),
    state.looked ?? [],
    state.boxed.tiles,
  ].flat();
}

/** What must lie somewhere, against each other and together. */
function everything(company: Company): readonly string[] {
  const rows = [
    ...POSTS.flatMap(itemsAt),
    ...LEVELS.flatMap(treasuresOf),
    ...resources,
    ...supplyItems,
    ...powerCards.filter(card => (card.company ?? company) === company),
  ];
  return [...rows.flatMap(({ id, copies }) => copiesOf(id, copies)), ...monsters.map(({ id }) => id)];
}
const EVERYTHING: { readonly [company in Company]: readonly string[] } = {
  rivals: everything('rivals'),
  team: everything('team'),
};

function* hero(state: State, one: Hero): Generator<string> {
  const { id, health, gold, reputation, movement, gaar, dwurt, dwurtDie } = one;
  if (health < 1 || health > maxHealth(one)) yield `${id} has ${health} of ${maxHealth(one)} Health`;
  for (const [what, n] of Object.entries({ gold, reputation, movement, gaar, dwurt, dwurtDie }))
    if (n < 0 || !Number.isInteger(n)) yield `${id} has ${n} ${what}`;
  if (bagSum(one) < -heroRow(one).bags) yield `${id} has a sum of ${bagSum(one)} Bags`;
  if (one.at !== undefined && !isOnMap(state, one.at)) yield `${id} stands at ${one.at}`;
  for (const { row, slot } of slotsOf(one))
    if (slot.tile && !slot.open) yield `${slot.tile.tile} lies on the locked ${row.id}`;
}

export function invariants(state: State): string[] {
  if (state.phase === 'setup') return [];
  const { found, problems } = census(things(state));
  const inFight = new Set(state.combat ? inCombat(state) : []);
  const lost = EVERYTHING[isTeam(state) ? 'team' : 'rivals'].filter(thing => !found.has(thing) && !inFight.has(thing));
  return [
    ...problems,
    ...lost.map(thing => `${thing} is nowhere`),
    ...state.heroes.flatMap(one => (state.combat ? [] : [...hero(state, one)])),
  ];
}

/** Cards that lie beside the Monster, and the Monster itself. */
const inCombat = (state: State): string[] => JSON.stringify(state.combat).match(/[a-z0-9#-]+/g) ?? [];
