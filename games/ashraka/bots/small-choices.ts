// The smaller choices: rests, shops, sanctuary, rewards, cards in hand, dice; pages of the booklet and Destiny's boxes.

import { bestOf, bestPicks } from '@veillee/bots/judgement';
import type { Option, Picks } from '@veillee/kernel';
import type { Node } from '@veillee/pieces/geometry';
import { findRow } from '../content/finds.ts';
import { monsterRow } from '../content/monsters.ts';
import type { FindId, HeroId, MonsterId, Reward } from '../content/vocabulary.ts';
import {
  allyKey,
  boxKey,
  buyKey,
  cardKey,
  choiceKey,
  dropKey,
  goKey,
  heroKey,
  learnKey,
  monsterKey,
  pileKey,
  putKey,
  restKey,
  rewardKey,
  sellKey,
  slotKey,
  stepKey,
} from '../rules/keys.ts';
import { printed } from '../rules/sheet.ts';
import { type Hero, heroOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { coinsKept, coinsWanted, missingCards } from './errands.ts';
import { ALLIES, PAIRS, toneOf } from './leanings.ts';
import { actionsLeft, type Mind } from './mind.ts';
import { planOf } from './plan.ts';
import { farFrom } from './travel.ts';
import { BARGAIN, cardWorth, healthToken, manaToken, rewardWorth, upgradePrice, upgradeWorth } from './worths.ts';

/** The hero whom a prompt is about: it names them, or they are the only ones of this seat. */
function subject({ view, turn, own }: Mind): Hero {
  const { hero } = (turn.decision.with ?? {}) as { hero?: { text: string } };
  const named = view.heroes.find(({ id }) => hero?.text === `hero.${id}.short`);
  return named ?? own[0] ?? (view.heroes[0] as Hero);
}

const pick = (option: Option | undefined): Picks | undefined => option && [option.key];

export function smallChoice(mind: Mind): Picks | undefined {
  const { turn, view } = mind;
  const { decision } = turn;
  const { options } = decision;
  const best = (worth: (key: string) => number): Picks | undefined => pick(bestOf(options, ({ key }) => worth(key)));
  switch (decision.prompt) {
    case 'ally.ask':
      return best(key => ALLIES[(allyKey.read(key) ?? [])[0] ?? ''] ?? 0);
    case 'hero.ask':
    case 'hero.second':
      return best(key => PAIRS[heroKey.only(key) as HeroId]);
    case 'rest.ask':
    case 'inn.ask':
      return rest(mind, subject(mind));
    case 'sanctuary.ask':
      return upgrade(mind, subject(mind));
    case 'shop.ask':
      return trade(mind, subject(mind));
    case 'fireflies.ask':
      return [];
    case 'reward.ask':
      return reward(mind);
    case 'event.ask':
      return page(mind);
    case 'destiny.ask':
      return box(mind);
    case 'hand.excess':
      return excess(mind, subject(mind));
    case 'hero.which':
      return best(key => needOf(view, heroOf(view, heroKey.only(key) as HeroId)));
    case 'monster.choose':
      return best(key => threat(view, monsterKey.only(key)));
    case 'monster.which':
      return best(key => -monsterRow(cardKey.only(key) as MonsterId).health);
    case 'place.where':
    case 'storm.ask':
    case 'monster.where':
      return whereTo(mind);
    case 'card.keep':
      return best(key => cardWorth(view, subject(mind), cardKey.only(key) as FindId));
    case 'card.discard':
      return best(key => -cardWorth(view, subject(mind), cardKey.only(key) as FindId));
    case 'card.bearer':
      return best(key => healthOf(view, heroKey.only(key) as HeroId));
    case 'pack.ask':
      return best(key => (putKey.is(key) ? cardWorth(view, subject(mind), putKey.only(key) as FindId) : 0.6));
    case 'pile.take':
      return best(key => pileWorth(mind, pileKey.only(key)));
    case 'dice.reroll':
      return again(mind);
    case 'dice.which':
      return bestPicks(decision, option => 2 - Number((option.with as { shows?: number })?.shows ?? 2));
    case 'agree.ask':
      return [];
    case 'quest.step':
      return best(key => upgradeWorth(view, subject(mind), key));
    default:
      return undefined;
  }
}

/** How much somebody wants what may be given to either: whoever lacks health before whoever lacks mana. */
const needOf = (view: View, hero: Hero): number =>
  hero.health < printed(view, hero, 'health') ? 20 - hero.health : printed(view, hero, 'mana') - hero.mana;

const healthOf = (view: View, hero: HeroId): number => heroOf(view, hero).health;

// ---- spaces ----

function rest({ turn, view }: Mind, hero: Hero): Picks {
  const worth = (key: string): number => {
    if (dropKey.is(key)) return 5;
    const [what] = restKey.read(key) ?? [];
    if (what === 'health') return healthToken(hero.health, printed(view, hero, 'health'));
    return manaToken(hero.id, hero.mana, printed(view, hero, 'mana'));
  };
  const price = Number((turn.decision.with as { price?: number })?.price ?? 0);
  const kept = price > 0 && view.bag.coins - price < coinsKept(view);
  const best = bestOf(turn.decision.options, ({ key }) => worth(key));
  if (!best || (restKey.is(best.key) && (kept || worth(best.key) < 0.4 * price))) {
    const trap = turn.decision.options.find(({ key }) => dropKey.is(key));
    return trap ? [trap.key] : [];
  }
  return [best.key];
}

function upgrade({ turn, view }: Mind, hero: Hero): Picks {
  const worth = (key: string): number =>
    stepKey.is(key) || learnKey.is(key) || slotKey.is(key)
      ? upgradeWorth(view, hero, key) / upgradePrice(view, hero, key)
      : 0;
  const best = bestOf(turn.decision.options, ({ key }) => worth(key));
  return best && worth(best.key) >= BARGAIN ? [best.key] : [];
}

/** Quest cards first; then what spare coins buy; what nobody can use is sold for what must be bought. */
function trade({ turn, view }: Mind, hero: Hero): Picks {
  const missing = missingCards(view);
  const kept = coinsKept(view);
  const worth = (key: string): number => {
    const [bought] = buyKey.read(key) ?? [];
    if (bought !== undefined) {
      const card = bought as FindId;
      const row = findRow(card);
      const cost = 'cost' in row ? (row.cost ?? 0) : 0;
      if (row.type === 'quest') {
        if (missing.includes(card) || row.obligatory) return 50;
        return view.bag.coins - cost >= kept ? 3 : 0;
      }
      if (view.bag.coins - cost < kept || hero.hand.length >= printed(view, hero, 'inventory')) return 0;
      return cardWorth(view, hero, card) - 0.3 * cost;
    }
    const card = sellKey.only(key) as FindId;
    if (findRow(card).type === 'quest') return 0;
    const wanted = coinsWanted(view);
    return wanted > 0 ? 4 - cardWorth(view, hero, card) : cardWorth(view, hero, card) < 0.5 ? 0.5 : 0;
  };
  const best = bestOf(turn.decision.options, ({ key }) => worth(key));
  return best && worth(best.key) > 0.3 ? [best.key] : [];
}

function reward({ turn, view }: Mind): Picks | undefined {
  const worth = ({ with: params }: Option): number => {
    const { what, n } = (params ?? {}) as { what?: string; n?: number };
    return rewardWorth({ [what ?? 'coins']: n ?? 0 } as unknown as Reward, coinsWanted(view));
  };
  return pick(
    bestOf(
      turn.decision.options.filter(({ key }) => rewardKey.is(key)),
      worth,
    ),
  );
}

// ---- hands and dice ----

function excess({ turn, view }: Mind, hero: Hero): Picks | undefined {
  const worth = (key: string): number => {
    const [put] = putKey.read(key) ?? [];
    if (put !== undefined) return cardWorth(view, hero, put as FindId) * 0.2 + 0.5;
    return 0.4 - cardWorth(view, hero, dropKey.only(key) as FindId);
  };
  return pick(bestOf(turn.decision.options, ({ key }) => worth(key)));
}

function pileWorth({ view, own }: Mind, pile: number): number {
  const top = view.piles[pile as 1].cards[0];
  return top && own[0] ? cardWorth(view, own[0], top) : 0;
}

/** Rolled again where a die shows little. */
function again({ turn }: Mind): Picks {
  const { dice } = (turn.decision.with ?? {}) as { dice?: readonly { with?: { die?: string; shows?: number } }[] };
  const poor = (dice ?? []).some(({ with: die }) => die?.die !== 'disease' && Number(die?.shows) <= 1);
  return poor ? firstOf(turn.decision.options) : [];
}

const firstOf = (options: readonly Option[]): Picks => options.slice(0, 1).map(({ key }) => key);

// ---- monsters and places ----

/** Which monster one would rather be rid of. */
function threat(view: View, slot: string): number {
  const monster = view.monsters.find(one => one.slot === slot);
  if (!monster) return 0;
  return monster.cubes + (view.events[monster.at] === undefined ? 0 : 8);
}

/** Nearest to what whoever is moved is after. */
function whereTo(mind: Mind): Picks | undefined {
  const { turn, view } = mind;
  const { options, pass } = turn.decision;
  const places = options.map(({ key }) => goKey.only(key) as Node);
  // Nobody says who is moved: it is whoever stands nearest to where they can go.
  const hero = bestOf(mind.own, ({ at }) =>
    at ? -Math.max(...places.map(to => farFrom(view, at).get(to) ?? 40)) : -99,
  );
  const plan = planOf(mind);
  const goal = hero && (plan.goals.get(hero.id) ?? plan.errands.get(hero.id));
  if (!hero?.at || !goal) return pass ? [] : undefined;
  const far = (at: Node): number => farFrom(view, at).get(goal.at) ?? 40;
  const best = bestOf(options, ({ key }) => -far(goKey.only(key) as Node));
  if (!best) return undefined;
  return pass && far(goKey.only(best.key) as Node) >= far(hero.at) ? [] : [best.key];
}

// ---- the booklet ----

/** Nobody knows what comes of it: by what its words sound like, and nothing twice. */
function page({ turn, view }: Mind): Picks | undefined {
  const crowded = view.monsters.length >= 3;
  const isTight = actionsLeft(view) < 30;
  const lots = new Map(turn.chance.shuffle([...turn.decision.options], 'page').map((option, lot) => [option.key, lot]));
  const tried = (option: Option): boolean => {
    const { label } = (option.with ?? {}) as { label?: { text: string } };
    return view.pages.some(({ choice }) => choice !== undefined && choice.text === label?.text);
  };
  // Nothing comes of it but another visit: only where a brawl would crowd the board.
  const idle = -5;
  const worth = (option: Option): number => {
    const tone = toneOf(choiceKey.only(option.key));
    const { coins = 0 } = (option.with ?? {}) as { coins?: number };
    const violent = crowded ? -6 : isTight ? -3 : -2;
    // Coins that a quest card will cost are not for sale.
    const costly = coins > 0 && view.bag.coins - coins < coinsKept(view) ? -4 : 1;
    const sounds = { violent, costly, idle, kind: 2, apt: 3, plain: 0 };
    return sounds[tone] - (tried(option) ? 10 : 0) + (lots.get(option.key) ?? 0) * 0.01;
  };
  return pick(bestOf(turn.decision.options, worth));
}

/** The milder box: monsters weigh more the more there are, health more where it is short. */
function box({ turn, view }: Mind): Picks | undefined {
  const monster = [3, 4, 6, 20, 100][view.monsters.length] ?? 100;
  const weakest = Math.min(...view.heroes.filter(({ at }) => at !== undefined).map(({ health }) => health));
  const worth = ({ with: params }: Option): number => {
    const {
      monsters = 0,
      health = 0,
      coins = 0,
    } = (params ?? {}) as {
      monsters?: number;
      health?: number;
      coins?: number;
    };
    const harm = weakest <= 1 ? 15 : weakest === 2 ? 5 : 2.5;
    const spare = view.bag.coins + coins >= coinsKept(view);
    return -monster * monsters - harm * health + coins * (spare ? 0.4 : 2.5);
  };
  return pick(
    bestOf(
      turn.decision.options.filter(({ key }) => boxKey.is(key)),
      worth,
    ),
  );
}
