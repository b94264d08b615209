// Moving the Hall without a battle: Banish, the Elves, the Thyrian Lord. What each move would leave to fight.

import { ranked, type Weighed } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { type Card, defOf } from '../content/cards.ts';
import { USE } from '../rules/keys.ts';
import { RANK } from '../rules/places.ts';
import { isEffectOf, monstersIn, NOTHING, type Rank, type Target } from '../rules/state.ts';
import { standing, stoneAfter } from './ending.ts';
import { fightWorth } from './fight-worth.ts';
import { cardWorth, type Outlook } from './outlook.ts';
import { abilityOf, bestFight } from './preparation.ts';
import { fighters, ownView, partyNow, stoneRank, type Turn } from './sight.ts';

/** A new monster in Rank 3 is something to fight too. */
const NEWCOMER = 0.15;

/** The Hall once the card of a Rank has left it; who comes next is not known. */
const without = (hall: readonly Target[], gone: Rank): Target[] =>
  hall
    .filter(({ rank }) => rank !== gone)
    .map(target => (target.rank > gone ? { ...target, rank: (target.rank - 1) as Rank } : target));

/** The best fight that is left in this Hall. */
function fightIn({ view, seat }: Turn, outlook: Outlook, hall: readonly Target[], lost: readonly Card[] = []): number {
  const cards = fighters(view, seat).filter(card => !lost.includes(card));
  return bestFight(cards, partyNow(view), hall, fightWorth(outlook))?.worth ?? -1;
}

/** What sending the monster of a Rank under the deck leaves, a fight still to come. */
function returnWorth(turn: Turn, outlook: Outlook, rank: Rank): number {
  const { view } = turn;
  const stone = stoneAfter(stoneRank(view), rank);
  if (stone === 1) return view.mode === 'standard' ? standing(outlook, 1) : 0;
  return fightIn(turn, outlook, without(monstersIn(view), rank)) + spared(outlook, rank) + NEWCOMER;
}

/** Solo and together: a monster under the deck will not reach the Village. */
function spared({ view }: Outlook, rank: Rank): number {
  if (view.mode === 'standard') return 0;
  const vp = defOf(view.hall[rank - 1] as Card).vp;
  return rank === 1 ? vp : 0.5 * vp;
}

/** What taking a weak monster for a Food leaves. */
function takeWorth(turn: Turn, outlook: Outlook, rank: Rank): number {
  const { view, seat } = turn;
  const { id, vp } = defOf(view.hall[rank - 1] as Card);
  if (stoneAfter(stoneRank(view), rank) === 1) return standing(outlook, 1, vp);
  const food = (ownView(view, seat).hand ?? []).filter(card => defOf(card).isFood);
  return (
    fightIn(turn, outlook, without(monstersIn(view), rank), food.slice(0, 1)) + cardWorth(outlook, id) + NEWCOMER - 0.5
  );
}

const bestRank = (ranks: readonly Rank[], worth: (rank: Rank) => number): Weighed<Rank> | undefined =>
  ranked(ranks, worth)[0];

/** An effect that moves the Hall for the better, as an option of `dungeon.step`. */
export function hallMove(turn: Turn, outlook: Outlook, now: number): string | undefined {
  const { view, decision } = turn;
  let best: string | undefined;
  let most = now;
  for (const { key } of decision.options) {
    const ability = USE.is(key) ? abilityOf(key) : undefined;
    const hall = monstersIn(view);
    const ranks = hall.map(({ rank }) => rank);
    let worth = Number.NEGATIVE_INFINITY;
    if (ability?.op === 'returnMonster')
      worth = bestRank(ranks, rank => returnWorth(turn, outlook, rank))?.worth ?? worth;
    else if (ability?.op === 'takeWeakMonster') {
      const [low, high] = ability.vp;
      const weak = hall.filter(({ def }) => def.vp >= low && def.vp <= high).map(({ rank }) => rank);
      worth = bestRank(weak, rank => takeWorth(turn, outlook, rank))?.worth ?? worth;
    } else if (ability?.op === 'banish') worth = banishWorth(turn, outlook, USE.only(key));
    if (worth > most) [best, most] = [key, worth];
  }
  return best;
}

/** Banish: the better of its two ways, a bad card gone, and a card drawn. */
function banishWorth(turn: Turn, outlook: Outlook, banish: Card): number {
  const { view, seat } = turn;
  const ranks = monstersIn(view).map(({ rank }) => rank);
  const away = bestRank(ranks, rank => returnWorth(turn, outlook, rank))?.worth ?? -1;
  const order = bestOrder(turn, outlook)?.worth ?? -1;
  const used = view.party?.used ?? [];
  let worst = -cardWorth(outlook, defOf(banish).id);
  for (const card of ownView(view, seat).hand ?? [])
    if (!used.some(effect => isEffectOf(effect, card))) worst = Math.max(worst, -cardWorth(outlook, defOf(card).id));
  return Math.max(away, order) + worst + 0.2;
}

interface Order {
  readonly cards: readonly Card[];
  readonly worth: number;
}

/** The best arrangement of the Hall. */
function bestOrder(turn: Turn, outlook: Outlook): Order | undefined {
  const { view } = turn;
  const places = view.hall.flatMap((card, i) => (card === NOTHING ? [] : [i]));
  let best: Order | undefined;
  for (const cards of orders(places.map(i => view.hall[i] as Card))) {
    const first = places[0] === 0 ? cards[0] : undefined;
    const hall = cards.flatMap((card, i): Target[] => {
      const def = defOf(card);
      return def.isMonster ? [{ rank: ((places[i] as number) + 1) as Rank, card, def }] : [];
    });
    const ends = first !== undefined && defOf(first).isStone;
    const worth = ends ? standing(outlook, 1) - (view.mode === 'standard' ? 0 : 5) : fightIn(turn, outlook, hall);
    if (!best || worth > best.worth) best = { cards, worth };
  }
  return best;
}

function orders(cards: readonly Card[]): Card[][] {
  if (cards.length <= 1) return [[...cards]];
  return cards.flatMap((card, i) => orders(cards.filter((_, j) => j !== i)).map(rest => [card, ...rest]));
}

const chosen = (best: Weighed<Rank> | undefined): Picks | undefined => best && [RANK.make(best.thing)];

/** Answers to what an effect on the Hall asks. */
export function hallChoice(turn: Turn, outlook: Outlook): Picks | undefined {
  const { decision, view } = turn;
  const ranks = decision.options.flatMap(({ key }) => (RANK.read(key) ?? []) as Rank[]);
  switch (decision.prompt) {
    case 'dungeon.take':
      return chosen(bestRank(ranks, rank => takeWorth(turn, outlook, rank)));
    case 'dungeon.monster':
      return chosen(
        bestRank(ranks, rank => (view.won ? settledWorth(outlook, rank) : returnWorth(turn, outlook, rank))),
      );
    case 'banish.mode': {
      const away = bestRank(
        monstersIn(view).map(({ rank }) => rank),
        rank => returnWorth(turn, outlook, rank),
      );
      const order = bestOrder(turn, outlook);
      const wanted = (order?.worth ?? -1) > (away?.worth ?? -1) ? 'rearrange' : 'return';
      return decision.options.some(({ key }) => key === wanted) ? [wanted] : undefined;
    }
    case 'banish.order':
      return bestOrder(turn, outlook)?.cards;
    case 'settled.trigger': {
      const best = bestRank(
        monstersIn(view).map(({ rank }) => rank),
        rank => settledWorth(outlook, rank),
      );
      return best && best.worth > 0 ? decision.options.slice(0, 1).map(({ key }) => key) : [];
    }
    default:
      return undefined;
  }
}

/** After a victory: what sending another monster away brings. */
function settledWorth(outlook: Outlook, rank: Rank): number {
  const { view } = outlook;
  if (view.mode !== 'standard') return stoneAfter(stoneRank(view), rank) === 1 ? -1 : spared(outlook, rank) - 0.5;
  const stone = stoneRank(view);
  return standing(outlook, stoneAfter(stone, rank)) - standing(outlook, stone);
}
