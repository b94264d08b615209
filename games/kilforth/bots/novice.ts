// The novice: does what lies at hand, tests what it can, rests when half its HP are gone. No plans and no odds.

import { fallback } from '@veillee/bots/judgement';
import type { Bot, Picks } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { cardById, sagaById } from '../content/cards.ts';
import { sourceOf } from '../rules/abilities/sources.ts';
import { CLEAR, CONFRONT, MOVE, USE } from '../rules/keys.ts';
import { isEnemyOf } from '../rules/realm/encounters.ts';
import { distance } from '../rules/realm/map.ts';
import { CITY, type Hero, place, type RegionId, type State } from '../rules/state.ts';
import { totalOf } from '../rules/tests/test-spec.ts';
import type { View } from '../rules/view.ts';
import { draftChoice } from './draft-choice.ts';
import { gatheringPlace, isTogether } from './gathering.ts';
import { survival } from './gift-choice.ts';
import { type Mind, mindOf } from './mind.ts';
import { answerWorth } from './needs.ts';
import { smallChoice } from './small-choices.ts';
import { bestOption } from './windows.ts';

export const novice: Bot<State, View> = {
  id: 'novice',
  decide: turn => decide(mindOf(turn)) ?? fallback(turn.decision),
};

function decide(mind: Mind): Picks | undefined {
  const { decision } = mind.turn;
  switch (decision.prompt) {
    case 'turn.choice':
      return [turnChoice(mind)];
    case 'engage.hidden':
      return firstOf(mind, ['surprise', 'evade']);
    case 'engage.start':
    case 'gift.window':
      return firstOf(mind, ['overcome', 'slip']);
    case 'battle.round':
      return mind.own.hp <= 1 ? firstOf(mind, ['flee']) : undefined;
    case 'gift.loss':
      return survival(mind);
    case 'battle.start':
    case 'battle.prevent':
    case 'test.after':
      return firstUse(mind);
    case 'test.before':
      return undefined;
    case 'test.success':
      return successChoice(mind);
    case 'assault.confirm':
      return ['assault'];
    case 'team.invite':
      return mind.view.mode === 'cooperative' ? ['join'] : [];
    default:
      return draftChoice(mind) ?? smallChoice(mind);
  }
}

/** The first option of one of these kinds. */
function firstOf({ turn }: Mind, words: readonly string[]): Picks | undefined {
  for (const word of words) {
    const found = turn.decision.options.find(({ key }) => headOf(key) === word);
    if (found) return [found.key];
  }
  return undefined;
}

/** The first card that belongs to this moment; what could be used at any time is kept. */
function firstUse({ turn, own }: Mind): Picks | undefined {
  const found = turn.decision.options.find(({ key }) => USE.is(key) && !isGift(own, key));
  return found && [found.key];
}

const isGift = (own: Hero, key: string): boolean => sourceOf(own, USE.only(key)).ability.timing === 'gift';

/** Fate when it wins the test. */
function successChoice(mind: Mind): Picks {
  const { test, fight } = mind.view;
  if (!test || test.seat !== mind.seat) return [];
  const total = totalOf(mind.view, test);
  const short = test.need === undefined ? (fight?.hp ?? 0) - (fight?.hits ?? 0) - total : test.need - total;
  return short === 1 ? (firstUse(mind) ?? firstOf(mind, ['fate']) ?? []) : [];
}

function turnChoice(mind: Mind): string {
  const keys = mind.turn.decision.options.map(({ key }) => key);
  const find = (word: string): string | undefined => keys.find(key => headOf(key) === word);
  const { own, view } = mind;
  const free = find('overcome') ?? find('feat') ?? find('assault');
  if (free !== undefined) return free;
  if (own.ap === 0) return 'camp';
  if (own.hidden && keys.includes('unhide')) return 'unhide';
  if (view.mode === 'cooperative' && gatheringPlace(mind) === own.region && !isTogether(mind))
    return find('rest') ?? 'camp';
  if (own.hp * 2 <= own.maxHp && keys.includes('rest')) return 'rest';
  const confront = confrontChoice(mind, keys);
  if (confront !== undefined) return confront;
  if (keys.includes('trade') && own.gold >= 7) return 'trade';
  return (
    find('discover') ?? keys.find(key => CLEAR.read(key)?.[0] === 'obstacle') ?? find('search') ?? wander(mind, keys)
  );
}

/** Whatever is here, with the attribute that has the most dice for its value. */
function confrontChoice(mind: Mind, keys: readonly string[]): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const key of keys) {
    const [card, how] = CONFRONT.read(key) ?? [];
    if (card === undefined || how === 'hostile') continue;
    const attribute = how as keyof Mind['dice'];
    const ease = mind.dice[attribute] / (cardById(card).confront[attribute] ?? 1);
    if (ease > most) {
      most = ease;
      best = key;
    }
  }
  return most >= 0.7 ? best : undefined;
}

/** A step: towards the Finale or the Ancient, to the market with a full purse, else to what looks useful. */
function wander(mind: Mind, keys: readonly string[]): string {
  const { own, view, seat, turn } = mind;
  const moves = keys.filter(key => MOVE.is(key));
  if (moves.length === 0) return 'camp';
  const goal = goalOf(mind);
  const [best] = bestOption(
    moves.map(key => ({ key, text: '' })),
    key => {
      const region = MOVE.only(key);
      if (goal !== undefined) return -distance(view, region, goal) + turn.chance.below(10, 'novice') / 20;
      let worth = turn.chance.below(100, 'novice') / 100;
      for (const card of place(view, region).encounters)
        worth += isEnemyOf(view, seat, card) ? -1 : 1 + answerWorth(mind.needs, cardById(card).keywords) / 4;
      return worth - (place(view, region).gloom ? 0.5 : 0);
    },
  );
  return best ?? (own.ap > 0 ? (moves[0] as string) : 'camp');
}

function goalOf(mind: Mind): RegionId | undefined {
  const { own, view } = mind;
  const meeting = gatheringPlace(mind);
  if (meeting !== undefined) return meeting === own.region ? undefined : meeting;
  if (view.mode !== 'cooperative' && own.chapter === 'finale') return sagaById(own.saga).finale.region;
  if (view.mode !== 'cooperative' && own.chapter === 'done') return view.ancients.find(one => !one.defeated)?.region;
  return own.gold >= 9 && own.region !== CITY ? CITY : undefined;
}
