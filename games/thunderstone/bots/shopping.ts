// The adept in the Village: what to use, to buy and to level up, by what the deck gains.

import { bestOf, ranked } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { type CardDef, cardById, defOf } from '../content/cards.ts';
import { BUY, LEVEL, USE } from '../rules/keys.ts';
import { levelsLeft } from '../rules/level-up.ts';
import { stacksOf, topOf } from '../rules/state.ts';
import { cardWorth, learn, type Outlook } from './outlook.ts';
import { abilityOf } from './preparation.ts';
import { ownView, type Turn } from './sight.ts';

/** Cards that the gold could buy, with what each is worth. */
function wares({ view }: Turn, outlook: Outlook, gold: number): { stack: string; def: CardDef; worth: number }[] {
  const found: { stack: string; def: CardDef; worth: number }[] = [];
  for (const stack of stacksOf(view)) {
    const def = topOf(view, stack);
    if (def && def.cost <= gold && !def.classes.includes('militia')) found.push({ stack, def, worth: 0 });
  }
  learn(
    outlook,
    found.map(({ def }) => def.id),
  );
  return found.map(ware => ({ ...ware, worth: cardWorth(outlook, ware.def.id) }));
}

/** The best use of so much gold in so many purchases: the first card to buy, and what all are worth. */
export function bestPurchase(
  turn: Turn,
  outlook: Outlook,
  gold: number,
  purchases: number,
): { stack: string | undefined; worth: number } {
  const offers = wares(turn, outlook, gold).filter(ware => ware.worth > 0);
  let best: { stack: string | undefined; worth: number } = { stack: undefined, worth: 0 };
  for (const { stack, def, worth } of offers) {
    let sum = worth;
    if (purchases > 1) {
      let second = 0;
      for (const other of offers) if (other.def.cost + def.cost <= gold) second = Math.max(second, other.worth * 0.9);
      sum += second;
    }
    if (sum > best.worth) best = { stack, worth: sum };
  }
  return best;
}

/** What a level-up gains over the card it replaces, XP spent included. */
function levelWorth(outlook: Outlook, from: CardDef, to: CardDef): number {
  learn(outlook, [from.id, to.id]);
  return (
    cardWorth(outlook, to.id) -
    cardWorth(outlook, from.id) -
    outlook.weights.levelPrice * outlook.xpWorth * from.levelUp
  );
}

/** What a visit with these cards would be worth. */
export function visitWorth(turn: Turn, outlook: Outlook): number {
  const { view, seat } = turn;
  const { hand = [], xp } = ownView(view, seat);
  let gold = 0;
  let purchases = 1;
  let draws = 0;
  for (const card of hand) {
    const def = defOf(card);
    gold += def.gold;
    for (const ability of def.abilities) {
      if (ability.op === 'extraBuy') purchases++;
      if (ability.op === 'draw' && ability.timing === 'village') draws += ability.draw;
    }
  }
  const bought = bestPurchase(turn, outlook, gold + Math.round(draws * 1.1), purchases).worth;
  return bought + bestLevels(turn, outlook, xp);
}

/** Level-ups that the XP can pay, the best first. */
function bestLevels({ view, seat }: Turn, outlook: Outlook, xp: number): number {
  const { hand = [] } = ownView(view, seat);
  let left = xp;
  let sum = 0;
  const heroes = hand.map(defOf).filter(def => def.levelUp > 0 && def.levelUp <= xp);
  const gains = heroes
    .map(from => ({ cost: from.levelUp, gain: bestNext(view, outlook, from) }))
    .sort((a, b) => b.gain / b.cost - a.gain / a.cost);
  for (const { cost, gain } of gains)
    if (gain > 0 && cost <= left) {
      left -= cost;
      sum += gain;
    }
  return sum;
}

/** What the best next Level of a Hero gains; nothing where there is none. */
const bestNext = (view: Turn['view'], outlook: Outlook, from: CardDef): number =>
  ranked(levelsLeft(view, from), next => levelWorth(outlook, from, next))[0]?.worth ?? 0;

/** The next step of a visit. */
export function visit(turn: Turn, outlook: Outlook): Picks {
  const { decision } = turn;
  const { options } = decision;
  const uses = options.filter(({ key }) => USE.is(key));
  const using = (op: string) => uses.find(({ key }) => abilityOf(key)?.op === op)?.key;
  const free = using('draw') ?? using('extraBuy');
  if (free) return [free];
  const train = using('destroyForXp');
  if (train && 2 * outlook.xpWorth - cardWorth(outlook, 'militia') > 0) return [train];

  const gold = typeof decision.with?.gold === 'number' ? decision.with.gold : 0;
  const purchases = typeof decision.with?.purchases === 'number' ? decision.with.purchases : 0;
  const now = purchases > 0 ? bestPurchase(turn, outlook, gold, purchases) : { stack: undefined, worth: 0 };
  const sale = purchases > 0 ? bestSale(turn, outlook, gold, purchases, now.worth) : undefined;
  if (sale) return [sale];
  if (now.stack !== undefined) {
    const key = BUY.make(now.stack);
    if (options.some(option => option.key === key)) return [key];
  }
  const levels = options.filter(({ key }) => LEVEL.is(key));
  const gainOf = (key: string): number => {
    const [card = '', next = ''] = LEVEL.read(key) ?? [];
    const from = defOf(card);
    return levelWorth(outlook, from, cardById(next)) / from.levelUp;
  };
  const level = bestOf(levels, ({ key }) => gainOf(key));
  return level && gainOf(level.key) > 0 ? [level.key] : [];
}

/** An effect that destroys a card for gold, if what the gold then buys is worth more than what is lost. */
function bestSale(turn: Turn, outlook: Outlook, gold: number, purchases: number, now: number): string | undefined {
  const { view, seat, decision } = turn;
  const { hand = [] } = ownView(view, seat);
  let best: string | undefined;
  let most = now + 0.2;
  for (const { key } of decision.options) {
    if (!USE.is(key)) continue;
    const ability = abilityOf(key);
    const card = USE.only(key);
    if (ability?.op === 'destroySelfForGold') {
      const { id, gold: own } = defOf(card);
      const worth = bestPurchase(turn, outlook, gold + ability.gold - own, purchases).worth - cardWorth(outlook, id);
      if (worth > most) [best, most] = [key, worth];
    } else if (ability?.op === 'destroyForGold') {
      for (const sold of hand) {
        if (!defOf(sold).hasGold) continue;
        const worth =
          bestPurchase(turn, outlook, gold + ability.plus, purchases).worth - cardWorth(outlook, defOf(sold).id);
        if (worth > most) [best, most] = [key, worth];
      }
    }
  }
  return best;
}

/** What to buy with Spoils, or nothing. */
export function spoils({ decision, view }: Turn, outlook: Outlook): Picks {
  const worthOf = (key: string): number => {
    const def = topOf(view, BUY.only(key));
    return def ? cardWorth(outlook, def.id) : 0;
  };
  const best = bestOf(decision.options, ({ key }) => worthOf(key));
  return best && worthOf(best.key) > 0 ? [best.key] : [];
}
