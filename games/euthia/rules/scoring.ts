// EUT-18: the end of the game. Everything on a board becomes Gold, Gold becomes Reputation, tokens and cards count by the Scoring Table.

import type { Seat } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { DEATH_COST, GEM_PRICE, GOLD_PER_REPUTATION, SERVICE_PRICE, TIE_VALUES } from '../content/constants.ts';
import type { SpaceAt } from '../content/lattice.ts';
import type { Lock, ScoreRow } from '../content/rows.ts';
import { scoreTable } from '../content/score-table.ts';
import { type GainOp, HERO_SLOTS } from '../content/vocabulary.ts';
import { baggedTiles, countOf, onSlots, resourcesOf, slotsOf } from './board.ts';
import { countTokens, elementalOf, mineOf, spaceAt } from './land.ts';
import { tokensOf } from './needs.ts';
import { resourceRow } from './selling.ts';
import { type Hero, isTeam, type Known, type ScoreLine, type State, type T } from './state.ts';
import { deckOf } from './supplies.ts';
import { faceOf } from './tiles.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** EUT-18.1, EUT-18.4, EUT-18.17: what was paid for the tiles on the board; those in the pool give nothing. */
const worthOf = (hero: Hero, isHeroTile: boolean): number =>
  sum(
    [...onSlots(hero), ...baggedTiles(hero)].map(({ tile }) =>
      faceOf(tile).isHeroTile === isHeroTile ? (faceOf(tile).buy ?? 0) : 0,
    ),
  );

/** EUT-18.2, EUT-18.5, R41 */
function slotsWorth({ house }: Known, hero: Hero, isHeroSlot: boolean): number {
  const worth = (lock: Lock): number => ('gold' in lock ? lock.gold : house.essenceSlotsWorthless ? 0 : GEM_PRICE);
  const unlocked = slotsOf(hero).filter(
    ({ row, slot }) => slot.open && HERO_SLOTS.some(symbol => symbol === row.symbol) === isHeroSlot,
  );
  return sum(unlocked.map(({ row }) => (row.lock ? worth(row.lock) : 0)));
}

/** EUT-18.3, EUT-18.18: loose ones and Gems set in Equipment; not Essences on Abilities. */
const stonesOf = (hero: Hero): number =>
  hero.stones.length + sum([...onSlots(hero), ...baggedTiles(hero)].map(({ gems }) => gems.length));

/** R42: nothing, unless the house counts them. */
const suppliesOf = ({ house }: Known, hero: Hero): number =>
  house.suppliesCount ? (hero.gaar + countOf(hero, 'healing-potion')) * SERVICE_PRICE : 0;

const amount = (ops: readonly GainOp[], op: 'gold' | 'reputation'): number =>
  sum(ops.map(each => (each.op === op ? each.n : 0)));

/** EUT-18.6, EUT-18.16: the option with Reputation, if there is one; else the one with more Gold. */
export const resourceWorth = (copy: string) => bestSide(resourceRow(copy).sale);

/** Of several sides, in whatever order they are printed. */
export function bestSide(sale: readonly (readonly GainOp[])[]): { readonly gold: number; readonly reputation: number } {
  const options = sale.map(ops => ({
    gold: amount(ops, 'gold'),
    reputation: amount(ops, 'reputation'),
  }));
  return options.reduce((best, one) =>
    one.reputation > best.reputation || (one.reputation === best.reputation && one.gold > best.gold) ? one : best,
  );
}

/** EUT-18.10: those on Elementals and Mines; what lies on a Foundry counts for nothing (EUT-13.26). */
function interactionsOf(state: Known, hero: Hero): number {
  const counts = (at: SpaceAt): boolean => {
    const space = spaceAt(state, at);
    return mineOf(space) !== undefined || elementalOf(space) !== undefined;
  };
  const places = (Object.keys(state.tokens) as SpaceAt[]).map(at => ({
    at,
    n: countTokens(state, at, 'interaction', hero),
  }));
  return sum(places.map(({ at, n }) => (n > 0 && counts(at) ? n : 0)));
}

/** EUT-18.8: how many of what a row of the Scoring Table counts. */
function counted(state: Known, hero: Hero, id: ScoreRow['id']): number {
  switch (id) {
    case 'hero-tokens':
      return tokensOf(state, hero, 'hero');
    case 'interaction-tokens':
      return interactionsOf(state, hero);
    case 'trade-tokens':
      return tokensOf(state, hero, 'trade');
    case 'defeated-heroes':
      return hero.kills.length;
    case 'quests':
      return hero.quests.length + hero.legends.length;
    case 'elites':
      return hero.bounties.length;
  }
}

export const deathsOf = ({ heroes }: Pick<Known, 'heroes'>, { seat, chaos }: Hero): number =>
  chaos + sum(heroes.map(({ kills }) => kills.filter(victim => victim === seat).length));

/** The account of a Hero as it would be now: Gold first, in the order of the rules, then Reputation. */
export function scoreOf(state: Known, hero: Hero): ScoreLine[] {
  const mined = resourcesOf(hero).map(resourceWorth);
  const coins: readonly (readonly [id: string, gold: number])[] = [
    ['coins', hero.gold],
    ['hero-tiles', worthOf(hero, true)], // step 1
    ['hero-slots', slotsWorth(state, hero, true)], // step 2
    ['stones', stonesOf(hero) * GEM_PRICE], // step 3
    ['items', worthOf(hero, false) + suppliesOf(state, hero)], // step 4
    ['equipment-slots', slotsWorth(state, hero, false)], // step 5
    ['resources', sum(mined.map(({ gold }) => gold))], // step 6
  ];
  const gold = sum(coins.map(([, n]) => n));
  const deaths = deathsOf(state, hero);
  return [
    { id: 'track', reputation: hero.reputation, n: hero.reputation },
    ...coins.map(([id, n]) => ({ id, reputation: id === 'resources' ? sum(mined.map(one => one.reputation)) : 0, n })),
    { id: 'gold', reputation: Math.floor(gold / GOLD_PER_REPUTATION), n: gold }, // step 7
    ...scoreTable.map(({ id, steps }) => {
      const n = counted(state, hero, id);
      return { id, reputation: steps.findLast(({ atLeast }) => n >= atLeast)?.reputation ?? 0, n }; // step 8
    }),
    { id: 'deaths', reputation: deaths === 0 ? 0 : -DEATH_COST * deaths, n: deaths }, // step 9, EUT-19.37
  ];
}

export const totalOf = (lines: readonly ScoreLine[]): number => sum(lines.map(({ reputation }) => reputation));

/** EUT-18.14, EUT-18.15, R44: most Reputation, then the worth of the hand; who is equal in both shares the victory. */
export function winnersOf(state: State, scores: readonly (readonly ScoreLine[])[]): Seat[] {
  const ranks = state.heroes.map(({ seat, hand }, n) => ({
    seat,
    total: totalOf(scores[n] ?? []),
    hand: sum(hand.map(card => TIE_VALUES[deckOf(card)])),
  }));
  const most = Math.max(...ranks.map(({ total }) => total));
  const tied = ranks.filter(({ total }) => total === most);
  const best = Math.max(...tied.map(({ hand }) => hand));
  return tied.filter(({ hand }) => hand === best).map(({ seat }) => seat);
}

/** Those who play together, or alone, win by the goal of their scenario (EUT-20.14). */
export function score(t: T, isGoalMet: boolean): void {
  const { state } = t;
  state.phase = 'over';
  const scores = state.heroes.map(hero => scoreOf(state, hero));
  const everybody = state.heroes.map(({ seat }) => seat);
  const won = isTeam(state) ? (isGoalMet ? everybody : []) : winnersOf(state, scores);
  state.result = { won, scores };
  for (const [n, { seat }] of state.heroes.entries())
    t.tell(
      'log.score',
      { player: who(seat), n: totalOf(scores[n] ?? []) },
      { rule: 'EUT-18.14', weight: 5, detail: scores[n] },
    );
}
