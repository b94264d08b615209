// Everything else that a hero is asked: rewards, limits, losses, Talents, night cards. D8, D16 to D24, D30, D31, D35 to D38.

import type { Option, Picks, Text } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { cardNamed, originalOf } from '@veillee/pieces/things';
import { cardById, lootById } from '../content/cards.ts';
import type { RewardType, Terrain } from '../content/vocabulary.ts';
import { CHOICE, GIVEN } from '../rules/keys.ts';
import { HERO } from '../rules/places.ts';
import { keywordsNow } from '../rules/saga/feat.ts';
import { cheapest, type Matching, matchings } from '../rules/saga/keywords.ts';
import { hero } from '../rules/state.ts';
import { assetPower, assetWorth, drawWorth, goldWorth, lossOf, rumourWorth, trophyWorth } from './card-worth.ts';
import { consentChoice, exchangeStep } from './exchange-choice.ts';
import { fightWorth } from './facing.ts';
import { joinChoice } from './fellowship.ts';
import { nightCost, outlookOf } from './land.ts';
import { deal, healPicks, purchase, sellPicks } from './market.ts';
import type { Mind } from './mind.ts';
import { answerWorth, needsOf } from './needs.ts';
import { talentWorth } from './talents.ts';
import { jumpTo } from './turn-choice.ts';
import { weights } from './weights.ts';
import { bestOption } from './windows.ts';

type Answer = (mind: Mind) => Picks | undefined;
type Worth = (mind: Mind, key: string, option: Option) => number;

/** The option that is worth most. */
const best =
  (worth: Worth): Answer =>
  mind =>
    bestOption(mind.turn.decision.options, (key, option) => worth(mind, key, option));

/** As many as must be, those that are worth least. */
const least =
  (worth: Worth): Answer =>
  mind =>
    mind.turn.decision.options
      .map(option => ({ key: option.key, worth: worth(mind, option.key, option) }))
      .sort((a, b) => a.worth - b.worth)
      .slice(0, mind.turn.decision.min)
      .map(({ key }) => key);

/** An answer, or undefined if the question is not a small one. */
export const smallChoice: Answer = mind => ANSWERS[mind.turn.decision.prompt]?.(mind);

const ANSWERS: { readonly [prompt: string]: Answer } = {
  'reward.loot': lootChoice,
  'reward.share': ({ turn }) => [String(turn.decision.range?.min ?? 0)],
  'reward.rumour': rumourChoice,
  'reward.trophy': mind => (trophyWorth(mind, cardById(asked(mind))) > 0 ? ['trophy'] : []),
  'limit.rumours': least(lossOf),
  'limit.assets': least(lossOf),
  'clear.rumours': least(lossOf),
  'cost.rumours': least(lossOf),
  'cost.card': least(lossOf),
  'exchange.pick': least(lossOf),
  'limit.loot': least((_, key) => -lootById(originalOf(key)).count),
  'clear.talents': least(talentWorth),
  'defeat.lose': best((mind, key) => -lossOf(mind, key)),
  'trade.deal': deal,
  'trade.heal': healPicks,
  'trade.buy': purchase,
  'trade.sell': sellPicks,
  'feat.cards': mind => [same(payment(mind), proposed(mind)) ? 'proposed' : 'other'],
  'feat.keyword': keywordChoice,
  'feat.sacrifice': sacrifices,
  'feat.talent': best(talentWorth),
  'feat.pressure': () => ['complete'],
  'finale.totem': ({ view, days }) => [view.mode === 'competitive' && days === 0 ? 'gold' : 'asset'],
  'flee.where': best((mind, key) => -nightCost(mind, key)),
  'engage.whom': best((mind, key) =>
    fightWorth(mind, cardById(key), 'nobody', mind.own.ap, mind.own.hostile.includes(key)),
  ),
  'ability.may': mayChoice,
  'ability.choice': listChoice,
  'ability.region': jumpTo,
  'ability.peek': peekChoice,
  'ability.deck': best((mind, key) => drawWorth(mind, key as RewardType)),
  'ability.exhaust': best((mind, key) => -assetPower(mind, cardById(key))),
  'ability.ready': best((mind, key) => {
    const def = cardById(key);
    return def.isReward || def.isTotem ? assetPower(mind, def) : 1;
  }),
  'ability.discover': best(assetWorth),
  'ability.hero': best((mind, key) => needOf(mind, HERO.only(key))),
  'ability.weakest': best((mind, key) => {
    const seat = HERO.only(key);
    return mind.view.mode === 'competitive' ? Number(seat === mind.seat) : needOf(mind, seat);
  }),
  'test.dice': least((_, __, option) => Number(option.with?.face ?? 0)),
  'team.invite': joinChoice,
  'exchange.give': exchangeStep,
  'exchange.ask': exchangeStep,
  'exchange.gold': exchangeStep,
  'exchange.consent': consentChoice,
};

/** The card that the question is about. */
const asked = ({ turn }: Mind): string => cardNamed(turn.decision.with?.card) ?? '';

// ---- rewards ----

/** D21: Gold, or what a token is worth. */
function lootChoice(mind: Mind): Picks {
  const { own, turn } = mind;
  const gold = goldWorth(mind, own.gold, own.gold + cardById(asked(mind)).gold);
  const room = own.loot.length < 6;
  return turn.decision.options.some(({ key }) => key === 'loot') && room && gold < weights.loot ? ['loot'] : ['gold'];
}

/** D22, D24: the card or a Reward, for the friend who needs it most if there is a team. */
function rumourChoice(mind: Mind): Picks {
  const { view, seat } = mind;
  const card = cardById(asked(mind));
  return bestOption(mind.turn.decision.options, key => {
    const kind = headOf(key) as keyof typeof GIVEN;
    const [to] = GIVEN[kind].read(key) ?? [];
    const worth = kind === 'take' ? rumourWorth(mind, card.id) : card.icon ? drawWorth(mind, card.icon) : 0;
    if (to === undefined || to === seat) return worth;
    const friend = hero(view, to);
    return kind === 'take' ? answerWorth(needsOf(friend, view.heroes.length), card.keywords) - 0.5 : worth - 1;
  });
}

// ---- Chapters ----

/** The hero once this Chapter is behind him. */
function later({ own }: Mind, gone: readonly string[]) {
  const chapter =
    typeof own.chapter === 'number' && own.chapter < 4 ? ((own.chapter + 1) as 2 | 3 | 4) : ('finale' as const);
  return { ...own, chapter, hand: own.hand.filter(card => !gone.includes(card)) };
}

/** D17: the cards whose loss hurts the later Chapters least. */
function payment(mind: Mind): Matching {
  const { own, view, seat } = mind;
  let best: Matching | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const matching of matchings(own, keywordsNow(view, seat)).slice(0, 200)) {
    const spent = matching.filter(card => own.hand.includes(card));
    const lacks = needsOf(later(mind, spent), view.heroes.length).sum;
    const price = lacks + spent.length * 0.6 + spent.reduce((sum, card) => sum + 0.1 * cardById(card).gold, 0);
    if (price < least) {
      least = price;
      best = matching;
    }
  }
  return best ?? [];
}

const proposed = ({ own, view, seat }: Mind): Matching => cheapest(own, matchings(own, keywordsNow(view, seat)));

const same = (a: Matching, b: Matching): boolean => [...a].sort().join() === [...b].sort().join();

function keywordChoice(mind: Mind): Picks {
  const { decision } = mind.turn;
  const word = decision.with?.keyword as Text | undefined;
  const slot = keywordsNow(mind.view, mind.seat).findIndex(keyword => `keyword.${keyword}` === word?.text);
  const card = payment(mind)[slot];
  if (card !== undefined && decision.options.some(({ key }) => key === card)) return [card];
  return bestOption(decision.options, key => -lossOf(mind, key));
}

/** Assets that are worth more as Gold once they have been shown. */
function sacrifices(mind: Mind): Picks {
  const cards = mind.turn.decision.options.map(({ key }) => key);
  return cards.filter(card => lossAfter(mind, card) < goldWorth(mind, 2, 2 + cardById(card).gold) - 0.5);
}

/** What an Asset shown for this Chapter is still good for afterwards. */
function lossAfter(mind: Mind, card: string): number {
  const then = later(mind, []);
  const rest = { ...then, assets: then.assets.filter(other => other !== card) };
  const needs = needsOf(rest, mind.view.heroes.length);
  return assetPower(mind, cardById(card)) + answerWorth(needs, cardById(card).keywords);
}

// ---- abilities ----

/** "You may": a market is always welcome; a Rumour for a Reward if one can be spared. */
function mayChoice(mind: Mind): Picks {
  const def = cardById(asked(mind));
  if (!def.ability?.cost.some(cost => cost.pay === 'rumours')) return ['use'];
  const least = Math.min(...mind.own.hand.map(card => lossOf(mind, card)));
  return least < 1.5 ? ['use'] : [];
}

/** A list for another: a Rumour rather than HP if it is junk. */
function listChoice(mind: Mind): Picks {
  const { own, turn } = mind;
  const effect = cardById(asked(mind)).ability?.effect;
  const lists = effect && 'choice' in effect ? effect.choice : [];
  return bestOption(turn.decision.options, key => {
    const op = lists[CHOICE.only(key)]?.[0];
    if (op?.op === 'discardRumour')
      return -Math.min(9, ...own.hand.map(card => lossOf(mind, card))) * (own.chapter === 'done' ? 0 : 1);
    if (op?.op === 'loseHp') return -3;
    return 0;
  });
}

/** The deck that he is most likely to draw from. */
function peekChoice(mind: Mind): Picks {
  const outlook = outlookOf(mind, mind.own.ap);
  return bestOption(mind.turn.decision.options, key => (key === 'night' ? 0 : outlook.open[key as Terrain]));
}

const needOf = ({ view }: Mind, seat: number): number => hero(view, seat).maxHp - hero(view, seat).hp;
