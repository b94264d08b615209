// Promises of the state: every card lies in one place, and every figure in its bounds.

import { census } from '@veillee/pieces/census';
import { isCopy } from '@veillee/pieces/things';
import {
  ancientIds,
  cardById,
  encounterDeck,
  lootBag,
  nightDeck,
  plotsOf,
  rewardDeck,
  sagaById,
  sagaIds,
} from '../content/cards.ts';
import { REWARD_TYPES, TERRAINS } from '../content/vocabulary.ts';
import { type Hero, LAST_DAY, LIMIT, type Pile, type State } from './state.ts';

const BOX = new Set([
  ...TERRAINS.flatMap(terrain => encounterDeck[terrain]),
  ...REWARD_TYPES.flatMap(type => rewardDeck[type]),
  ...nightDeck,
  ...ancientIds.flatMap(plotsOf),
  ...lootBag,
  ...sagaIds.map(id => sagaById(id).totem.id),
]);

/** Every card and token that lies somewhere. */
function* everything(state: State): Generator<string> {
  const piles: Pile[] = [...Object.values(state.encounters), ...Object.values(state.rewards), state.night, state.plots];
  for (const { draw, discard } of piles) {
    yield* draw;
    yield* discard;
  }
  for (const { encounters, plots } of Object.values(state.places)) {
    yield* encounters;
    yield* plots;
  }
  for (const { plots } of state.ancients) yield* plots;
  for (const { hand, assets, loot } of state.heroes) {
    yield* hand;
    yield* assets;
    yield* loot;
  }
  if (state.weather !== undefined) yield state.weather;
  yield* state.open;
  yield* state.bag;
  yield* state.removed;
}

export function invariants(state: State): string[] {
  if (state.map.length === 0) return []; // nothing lies on the table yet
  const { found, problems: twice } = census(everything(state));
  const problems = [...twice];
  for (const card of found.keys()) if (!BOX.has(card)) problems.push(`${card} is not a card of the box`);
  const usesPlots = state.plots.draw.length + state.plots.discard.length > 0;
  for (const card of BOX) if (!found.has(card) && mustLie(state, card, usesPlots)) problems.push(`${card} is nowhere`);
  const fallen = Object.values(state.places).filter(place => place.gloom).length;
  if (fallen !== LAST_DAY - state.night.draw.length)
    problems.push(`${fallen} regions in Gloom, ${state.night.draw.length} Night cards left`);
  if (state.phase === 'day' && state.day !== LAST_DAY + 1 - state.night.draw.length)
    problems.push(`Day ${state.day} with ${state.night.draw.length} Night cards left`);
  for (const [seat, own] of state.heroes.entries())
    for (const problem of heroProblems(own, state.excess.includes(seat))) problems.push(`seat ${seat} ${problem}`);
  for (const [seat, { hp, defeated, eliminated }] of state.heroes.entries())
    if (hp === 0 && !defeated && !eliminated && !state.fight) problems.push(`seat ${seat} has no HP and goes on`);
  problems.push(...tokenProblems(state));
  for (const card of Object.keys(state.known))
    if (!state.heroes.some(({ hand }) => hand.includes(card))) problems.push(`${card} is known but in no hand`);
  for (const { deck, card } of state.peeks) {
    const pile = deck === 'night' ? state.night : state.encounters[deck];
    if (!pile.draw.includes(card)) problems.push(`${card} was looked at but is not in the deck`);
  }
  for (const place of Object.values(state.places)) if (place.obstacles < 0) problems.push('less than no Obstacle');
  return problems;
}

/** Totems lie with their Saga until it is done; Plots of Ancients that nobody drew are in the box. */
function mustLie(state: State, card: string, usesPlots: boolean): boolean {
  if (isCopy(card)) return true;
  const { kind } = cardById(card);
  if (kind === 'totem') return false;
  if (kind === 'plot') return usesPlots && state.ancients.some(({ id }) => plotsOf(id).includes(card));
  return true;
}

/** What a hero has noted about Encounters: it lies where he is, or at least on the map. */
function* tokenProblems(state: State): Generator<string> {
  const onMap = new Set(Object.values(state.places).flatMap(({ encounters }) => encounters));
  for (const [seat, { evaded, hostile, successes, region }] of state.heroes.entries()) {
    const here = state.places[region]?.encounters ?? [];
    for (const card of evaded) if (!here.includes(card)) yield `seat ${seat} has evaded ${card}, which is not there`;
    for (const card of hostile) if (!onMap.has(card)) yield `seat ${seat} has a token on ${card}, which has left`;
    for (const { target, n } of successes)
      if (n <= 0 || (target !== 'finale' && !here.includes(target)))
        yield `seat ${seat} keeps ${n} successes against ${target}`;
  }
}

function* heroProblems(own: Hero, over: boolean): Generator<string> {
  if (own.hp < 0 || own.hp > own.maxHp) yield `has ${own.hp} of ${own.maxHp} HP`;
  if (own.ap < 0 || own.gold < 0 || own.fate < 0) yield `has ${own.ap} AP, ${own.gold} Gold, ${own.fate} Fate`;
  for (const [action, n] of Object.entries(own.restrictedAp)) if (!(n > 0)) yield `has ${n} AP to ${action}`;
  if (!over && (own.hand.length > LIMIT || own.assets.length > LIMIT || own.loot.length > LIMIT))
    yield `holds ${own.hand.length} Rumours, ${own.assets.length} Assets, ${own.loot.length} Loot`;
  const uniques = own.assets.map(card => cardById(card).unique).filter(keyword => keyword !== undefined);
  if (new Set(uniques).size !== uniques.length) yield `has Assets with the keywords ${uniques.join(', ')}`;
  for (const card of own.exhausted)
    if (card !== 'race' && card !== 'class' && !own.assets.includes(card) && !own.talents.includes(card))
      yield `has ${card} exhausted but not in play`;
  if (own.camped && (own.ap > 0 || own.successes.length > 0)) yield 'has camped with AP or successes';
  if (own.defeated && own.hidden) yield 'is defeated and Hidden';
}
