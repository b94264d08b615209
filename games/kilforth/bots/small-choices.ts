// Everything else that a hero is asked: rewards, limits, losses, Talents, night cards. D8, D16 to D24, D30, D31, D35 to D38.

import type { Picks, Text } from '@veillee/kernel';
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

export function smallChoice(mind: Mind): Picks | undefined {
  const { decision } = mind.turn;
  const { options, prompt, min } = decision;
  switch (prompt) {
    case 'reward.loot':
      return lootChoice(mind);
    case 'reward.share':
      return [String(decision.range?.min ?? 0)];
    case 'reward.rumour':
      return rumourChoice(mind);
    case 'reward.trophy':
      return trophyWorth(mind, cardById(asked(mind))) > 0 ? ['trophy'] : [];
    case 'limit.rumours':
    case 'limit.assets':
    case 'clear.rumours':
    case 'cost.rumours':
    case 'cost.card':
    case 'exchange.pick':
      return cheapestCards(mind, min);
    case 'limit.loot':
      return [...options]
        .sort((a, b) => lootById(originalOf(b.key)).count - lootById(originalOf(a.key)).count)
        .slice(0, min)
        .map(({ key }) => key);
    case 'clear.talents':
      return [...options]
        .sort((a, b) => talentWorth(mind, a.key) - talentWorth(mind, b.key))
        .slice(0, min)
        .map(({ key }) => key);
    case 'defeat.lose':
      return bestOption(options, key => -lossOf(mind, key));
    case 'trade.deal':
      return deal(mind);
    case 'trade.heal':
      return healPicks(mind);
    case 'trade.buy':
      return purchase(mind);
    case 'trade.sell':
      return sellPicks(mind);
    case 'feat.cards':
      return [
        same(payment(mind), cheapest(mind.own, matchings(mind.own, keywordsNow(mind.view, mind.seat))))
          ? 'proposed'
          : 'other',
      ];
    case 'feat.keyword':
      return keywordChoice(mind);
    case 'feat.sacrifice':
      return options
        .map(({ key }) => key)
        .filter(card => lossAfter(mind, card) < goldWorth(mind, 2, 2 + cardById(card).gold) - 0.5);
    case 'feat.talent':
      return bestOption(options, key => talentWorth(mind, key));
    case 'feat.pressure':
      return ['complete'];
    case 'finale.totem':
      return [mind.view.mode === 'competitive' && mind.days === 0 ? 'gold' : 'asset'];
    case 'flee.where':
      return bestOption(options, key => -nightCost(mind, key));
    case 'engage.whom':
      return bestOption(options, key =>
        fightWorth(mind, cardById(key), 'nobody', mind.own.ap, mind.own.hostile.includes(key)),
      );
    case 'ability.may':
      return mayChoice(mind);
    case 'ability.choice':
      return listChoice(mind);
    case 'ability.region':
      return jumpTo(mind);
    case 'ability.peek':
      return peekChoice(mind);
    case 'ability.deck':
      return bestOption(options, key => drawWorth(mind, key as RewardType));
    case 'ability.exhaust':
      return bestOption(options, key => -assetPower(mind, cardById(key)));
    case 'ability.ready':
      return bestOption(options, key =>
        cardById(key).isReward || cardById(key).isTotem ? assetPower(mind, cardById(key)) : 1,
      );
    case 'ability.discover':
      return bestOption(options, key => assetWorth(mind, key));
    case 'ability.hero':
      return bestOption(options, key => needOf(mind, HERO.only(key)));
    case 'ability.weakest':
      return bestOption(options, key =>
        mind.view.mode === 'competitive' ? (key === HERO.make(mind.seat) ? 1 : 0) : needOf(mind, HERO.only(key)),
      );
    case 'test.dice':
      return [...options]
        .sort((a, b) => Number(a.with?.face ?? 0) - Number(b.with?.face ?? 0))
        .slice(0, min)
        .map(({ key }) => key);
    case 'team.invite':
      return joinChoice(mind);
    case 'exchange.give':
    case 'exchange.ask':
    case 'exchange.gold':
      return exchangeStep(mind);
    case 'exchange.consent':
      return consentChoice(mind);
    default:
      return undefined;
  }
}

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

// ---- losses ----

function cheapestCards(mind: Mind, n: number): Picks {
  return mind.turn.decision.options
    .map(({ key }) => ({ key, loss: lossOf(mind, key) }))
    .sort((a, b) => a.loss - b.loss)
    .slice(0, n)
    .map(({ key }) => key);
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

const same = (a: Matching, b: Matching): boolean => [...a].sort().join() === [...b].sort().join();

function keywordChoice(mind: Mind): Picks {
  const { decision } = mind.turn;
  const word = decision.with?.keyword as Text | undefined;
  const slot = keywordsNow(mind.view, mind.seat).findIndex(keyword => `keyword.${keyword}` === word?.text);
  const card = payment(mind)[slot];
  if (card !== undefined && decision.options.some(({ key }) => key === card)) return [card];
  return bestOption(decision.options, key => -lossOf(mind, key));
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
