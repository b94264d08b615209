// When Gifts are offered in the middle of something: where they can change what comes next, and once the action is over.
// Whatever can wait, waits for the next question that lists every Gift. KIL-11.1, A-48, A-51.

import type { Deed, Moment, Rules, Seat, Table } from '@veillee/kernel';
import { react } from '@veillee/kernel/play/deeds';
import { originalOf } from '@veillee/pieces/things';
import { cardById } from '../../content/cards.ts';
import type { Ability, Op } from '../../content/vocabulary.ts';
import { opIn, opsOf } from '../abilities/conditions.ts';
import { useGift } from '../abilities/later.ts';
import { asIfOpen, dropHidden, UNHIDE } from '../actions/hide.ts';
import { ancientsToAssault } from '../battle/ancients.ts';
import { readyable } from '../cards/holdings.ts';
import { EXCHANGE } from '../keys.ts';
import { type Board, type Hero, hero, LIMIT, type State } from '../state.ts';
import { canChangeHands } from './exchange.ts';
import { does, type Gift, giftsOf } from './gifts.ts';

/** Whether a Gift would change what comes next. */
export type Wanted = (state: Board, seat: Seat, gift: Gift) => boolean;

/** Gifts that would change what comes next; a Hidden hero has them once he shows himself (KIL-4.31). */
export function giftsThat(wanted: Wanted, state: Board, seat: Seat): { gifts: Gift[]; veiled: boolean } {
  const veiled = hero(state, seat).hidden;
  const open = veiled ? asIfOpen(state, seat) : state;
  return { gifts: giftsOf(open, seat).filter(gift => wanted(open, seat, gift)), veiled };
}

/** Gifts as what a hero may do at a moment; whoever has more of them in the open may show himself (KIL-4.31). */
export function byGift(seat: Seat, gifts: readonly Gift[], veiled = false): Deed<State>[] {
  const ways = gifts.map(({ option, key }): Deed<State> => ({ option, run: t => useGift(t, seat, key) }));
  if (veiled) ways.push({ option: UNHIDE, run: t => showHimself(t, seat) });
  return ways;
}

function* showHimself(t: Table<State>, seat: Seat): Rules {
  dropHidden(t, seat);
}

const GO_ON = {
  'gift.reward': { text: 'gift.reward.pass' },
  'gift.market': { text: 'gift.market.pass' },
  'gift.loss': { text: 'gift.loss.pass' },
};

export interface MomentPlan {
  /** What he has passed over once is no reason to ask again. */
  readonly passed?: string[];
  /** Where something is about to be laid: the question says which of these is full. */
  readonly shelves?: readonly Shelf[];
}

/** Asks the active hero whether he uses such Gifts now, until he goes on. */
export function* giftMoment(
  t: Table<State>,
  seat: Seat,
  prompt: keyof typeof GO_ON,
  wanted: Wanted,
  { passed = [], shelves = [] }: MomentPlan = {},
): Rules {
  const look = (): Moment<State> | undefined => {
    const { gifts, veiled } = giftsThat(wanted, t.state, seat);
    if (gifts.every(({ key }) => passed.includes(key))) return undefined;
    const full = shelves.find(shelf => gifts.some(gift => makesRoom(shelf)(t.state, seat, gift)));
    return {
      prompt,
      rule: 'KIL-11.1',
      ...(prompt === 'gift.reward' && { with: { full: full ?? 'none' } }),
      pass: GO_ON[prompt],
      window: { id: 'gift', matters: true },
      deeds: byGift(seat, veiled ? [] : gifts, veiled),
    };
  };
  yield* react(t, seat, look);
  passed.push(...giftsThat(wanted, t.state, seat).gifts.map(({ key }) => key));
}

/**
 * Gifts once the action of the turn is over. All of them can wait for the next turn, unless somebody else comes first: to an
 * Ancient, or among rivals to an Encounter that could be overcome. A hero whose own turn comes next is not asked, and to
 * exchange something alone nobody is asked to come out of hiding.
 */
export function* giftWindow(t: Table<State>, seat: Seat): Rules {
  const { state } = t;
  const alone = state.heroes.every((one, other) => other === seat || one.camped || one.eliminated);
  yield* react(t, seat, (): Moment<State> | undefined => {
    const canAssault = ancientsToAssault(state, seat).length > 0;
    if (alone && !canAssault) return undefined;
    const { gifts, veiled } = giftsThat((_, __, { kind }) => canAssault || kind !== 'team', state, seat); // a team ends with the turn
    if (veiled ? gifts.every(({ kind }) => kind === 'exchange') : gifts.length === 0) return undefined;
    const contested = canAssault || (state.mode === 'competitive' && gifts.some(defeats));
    return {
      prompt: 'gift.window',
      rule: 'KIL-11.1',
      pass: { text: 'gift.window.pass' },
      window: { id: 'gift', matters: contested && !alone },
      deeds: byGift(seat, veiled ? [] : gifts, veiled), // KIL-4.31
    };
  });
}

/** An Encounter is defeated by it, here and now. */
export const defeats = (gift: Gift): boolean => gift.kind === 'overcome' || does(gift, 'autoDefeat');

// ---- room for what is gained (KIL-6.8) ----

export type Shelf = 'loot' | 'hand' | 'assets';

/** Gifts that make room where six things lie already: something is used up, sacrificed, discovered or handed over. */
export const makesRoom =
  (...shelves: readonly Shelf[]): Wanted =>
  (state, seat, gift) => {
    const own = hero(state, seat);
    return shelves.some(shelf => own[shelf].length === LIMIT && leaves(own, shelf, gift));
  };

function leaves(own: Hero, shelf: Shelf, gift: Gift): boolean {
  if (gift.kind === 'exchange') return shelf !== 'assets' || own.assets.some(canChangeHands);
  const { source } = gift;
  if (source === undefined || defeats(gift)) return false;
  if (shelf === 'loot') return own.loot.includes(source.key); // KIL-11.11
  if (shelf === 'hand' && does(gift, 'discoverAnywhere')) return true;
  return source.ability.cost.some(cost => {
    if (cost.pay === 'card') return own[shelf].some(card => cardById(card).reward === cost.type);
    return shelf === 'hand' ? cost.pay === 'rumours' : cost.pay === 'sacrifice' && own.assets.includes(source.key);
  });
}

/** Gifts before a Trophy that it would be wasted without: room for what it gives, something used that it can ready. */
export const suitsTrophy =
  (ability: Ability): Wanted =>
  (state, seat, gift) =>
    opsOf(ability).some(op => {
      if (op.op === 'loot') return makesRoom('loot')(state, seat, gift);
      if (op.op === 'drawReward') return makesRoom(op.to === 'play' ? 'assets' : 'hand')(state, seat, gift);
      return op.op === 'ready' && isTiring(gift) && readyable(hero(state, seat), op.what).length === 0;
    });

/** It exhausts a card that could be readied. */
const isTiring = ({ source }: Gift): boolean =>
  source !== undefined &&
  source.key !== 'race' &&
  source.key !== 'class' &&
  source.ability.cost.some(cost => cost.pay === 'exhaust');

// ---- Gold and HP just in time ----

/** Gifts that bring Gold, or from which it may come. */
export const bringsGold: Wanted = (state, seat, gift) =>
  does(gift, 'gainGold') ||
  defeats(gift) ||
  (gift.kind === 'exchange' && hero(state, EXCHANGE.only(gift.key)).gold > 0) ||
  readies(state, seat, gift, ability => ability.timing === 'gift' && opIn(ability, 'gainGold') !== undefined);

/** Gifts that give HP. */
export const heals: Wanted = (state, seat, gift) =>
  does(gift, 'heal') ||
  readies(state, seat, gift, ability => ability.timing === 'gift' && opIn(ability, 'heal') !== undefined);

/** Whether a Gift leads to the use of such an ability: by readying its card, or with the Gold that it costs. */
export function leadsTo(state: Board, seat: Seat, gift: Gift, suits: (ability: Ability) => boolean): boolean {
  if (readies(state, seat, gift, suits)) return true;
  const lacking = goldPrice(state, seat, suits) - hero(state, seat).gold;
  if (lacking <= 0) return false;
  return gift.kind === 'exchange' ? hero(state, EXCHANGE.only(gift.key)).gold >= lacking : does(gift, 'gainGold');
}

/** The least Gold that a Talent of this kind costs; 0 if there is none. */
function goldPrice(state: Board, seat: Seat, suits: (ability: Ability) => boolean): number {
  let least = 0;
  for (const id of hero(state, seat).talents) {
    const { ability } = cardById(id);
    if (!ability || !suits(ability)) continue;
    for (const cost of ability.cost) if (cost.pay === 'gold') least = least === 0 ? cost.n : Math.min(least, cost.n);
  }
  return least;
}

/** Whether a Gift readies a card with such an ability, which is exhausted now. */
export function readies(state: Board, seat: Seat, { source }: Gift, suits: (ability: Ability) => boolean): boolean {
  const op = source && opIn(source.ability, 'ready');
  if (!op) return false;
  return readyable(hero(state, seat), op.what).some(key => {
    const { ability } = cardById(key);
    return ability !== undefined && suits(ability);
  });
}

/** Whether an Exchange could bring a ready card or a token with such an ability. */
export const couldHandOver = (state: Board, gift: Gift, suits: (ability: Ability) => boolean): boolean =>
  gift.kind === 'exchange' && hasToGive(hero(state, EXCHANGE.only(gift.key)), suits);

/** Whether a hero has a ready card or a token with such an ability that may change hands. */
export const hasToGive = ({ loot, assets, exhausted }: Hero, suits: (ability: Ability) => boolean): boolean =>
  [...loot.map(originalOf), ...assets.filter(canChangeHands)].some(card => {
    const { ability } = cardById(card);
    return ability !== undefined && !exhausted.includes(card) && suits(ability);
  });

/** It keeps a hero in the fight: a shield against the blow, HP before it. */
export const savesLife = (ability: Ability): boolean =>
  ability.timing === 'skirmishDamage' || (ability.timing === 'gift' && opIn(ability, 'heal') !== undefined);

/**
 * Whether an Exchange would come in time for what its owner loses by falling: Gold and a card (KIL-9.24, 9.25), against an Ancient all
 * (KIL-13.11). Before the last HP are gone a Gift is still possible; at 0 HP none is.
 */
export function savesGoods({ fight }: Board, { gold, hand, assets, loot }: Hero, gift: Gift): boolean {
  if (gift.kind !== 'exchange') return false;
  return gold > 0 || hand.length > 0 || assets.some(canChangeHands) || (fight?.assault === true && loot.length > 0);
}

/** The active hero is about to lose his last HP: a Gift may come before that (KIL-9.30), also to hand over what he would lose. */
export function* beforeLoss(t: Table<State>, seat: Seat, ops: readonly Op[]): Rules {
  const loss = ops.reduce((sum, op) => sum + (op.op === 'loseHp' ? op.n : 0), 0);
  if (loss === 0) return;
  const helps: Wanted = (state, at, gift) =>
    heals(state, at, gift) || couldHandOver(state, gift, savesLife) || savesGoods(state, hero(state, at), gift);
  yield* giftMoment(t, seat, 'gift.loss', (state, at, gift) => hero(state, at).hp <= loss && helps(state, at, gift));
}
