// What a defeated Encounter gives: Loot step, Rumour step, Trophy step. KIL-8, KIL-12.11, A-42.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { cardById } from '../../content/cards.ts';
import type { Ability, Attribute } from '../../content/vocabulary.ts';
import { resolveAbility, runOwn } from '../abilities/abilities.ts';
import { opIn, opsOf } from '../abilities/conditions.ts';
import { canDo } from '../abilities/worth.ts';
import { drawLoot, drawRumour, gainGold, gainRumour } from '../cards/holdings.ts';
import { discardCard, named, who } from '../cards/piles.ts';
import { beforeLoss, giftMoment, makesRoom, type Shelf, suitsTrophy, type Wanted } from '../gifts/gift-moments.ts';
import { GIVEN } from '../keys.ts';
import { DECK, HAND, REGION } from '../places.ts';
import { isEnemyOf, leaveMap } from '../realm/encounters.ts';
import { helpersOf } from '../realm/team.ts';
import { type Card, hero, type State } from '../state.ts';
import { victoryOf } from './victory.ts';

/** How it was defeated: the attribute decides on Trophies (`any` for Overcome). */
export interface Victory {
  readonly attribute: Attribute | 'any';
}

/** An Encounter is defeated: what that sets off, then the Reward. The card leaves the map. */
export function* defeatEncounter(t: Table<State>, seat: Seat, card: Card, how: Victory): Rules {
  const { state } = t;
  t.tell(
    'log.encounter.defeated',
    { player: who(seat), card: named(card) },
    { weight: 6, rule: 'KIL-8.1', ...victoryOf(seat) },
  );
  if (isEnemyOf(state, seat, card)) {
    yield* runOwn(t, seat, 'adversaryDefeated'); // KIL-19.10, A-42
    yield* runOwn(t, seat, 'enemyDefeated'); // KIL-19.19
  }
  yield* takeReward(t, seat, card, { ...how, forced: hero(state, seat).hostile.includes(card) });
}

/** KIL-8.1: three steps in this order. `forced` takes the choices away (KIL-8.5). */
export function* takeReward(t: Table<State>, seat: Seat, card: Card, how: Victory & { forced: boolean }): Rules {
  const others = [...helpersOf(t.state, seat)]; // KIL-12.11
  const trophy = trophyOf(card, how.attribute);
  const forTrophy: Wanted = trophy ? suitsTrophy(trophy) : () => false;
  const passed: string[] = [];
  const before = (...shelves: Shelf[]): Rules => {
    const room = makesRoom(...shelves);
    const wanted: Wanted = (...gift) => room(...gift) || forTrophy(...gift);
    return giftMoment(t, seat, 'gift.reward', wanted, { passed, shelves });
  };
  yield* how.forced || t.state.bag.length === 0 ? before('hand') : before('loot', 'hand');
  yield* lootStep(t, seat, card, how.forced, others);
  yield* before('hand');
  yield* rumourStep(t, seat, card, how.forced, others);
  if (!trophy) return;
  yield* before();
  yield* trophyStep(t, seat, card, trophy);
}

/** An option for the active hero, and one for each member to whom he gives it instead. */
function shared(option: Option & { key: keyof typeof GIVEN }, others: readonly Seat[]): Option[] {
  const give = others.map(other => ({
    ...option,
    key: GIVEN[option.key].make(other),
    text: `${option.text}.to`,
    with: { ...option.with, player: who(other) },
  }));
  return [option, ...give];
}

/** Who gets it: the hero to whom it is given, or the active one. */
const receiver = (key: string, seat: Seat): Seat => GIVEN[headOf(key) as keyof typeof GIVEN].read(key)?.[0] ?? seat;

/** KIL-8.2: Gold, or a token from the bag; Gold alone if the bag is empty. */
function* lootStep(t: Table<State>, seat: Seat, card: Card, forced: boolean, others: readonly Seat[]): Rules {
  const { gold } = cardById(card);
  const options: Option[] = [{ key: 'gold', text: 'option.reward.gold', with: { gold } }];
  if (!forced && t.state.bag.length > 0) options.push(...shared({ key: 'loot', text: 'option.reward.loot' }, others));
  const key = yield* t.choose(seat, 'reward.loot', options, { rule: 'KIL-8.2', with: { card: named(card) } });
  if (key !== 'gold') return yield* drawLoot(t, receiver(key, seat));
  let left = gold;
  for (const other of others) {
    if (left === 0) break;
    const share = yield* t.chooseNumber(
      seat,
      'reward.share',
      { min: 0, max: left },
      { rule: 'KIL-12.11', with: { player: who(other), gold: left } },
    );
    gainGold(t, other, share, 'KIL-12.11');
    left -= share;
  }
  gainGold(t, seat, left, 'KIL-8.2');
}

/** KIL-8.3: the card itself, or a Reward from the deck of its icon. */
function* rumourStep(t: Table<State>, seat: Seat, card: Card, forced: boolean, others: readonly Seat[]): Rules {
  const { state } = t;
  const { icon } = cardById(card);
  const region = REGION.make(hero(state, seat).region);
  const options = shared({ key: 'take', text: 'option.reward.take', with: { card: named(card) }, on: [card] }, others);
  if (!forced && icon) {
    const deck = { text: `deck.${icon}` };
    options.push(...shared({ key: 'draw', text: 'option.reward.draw', with: { deck }, on: [DECK.make(icon)] }, others));
  }
  const key = yield* t.choose(seat, 'reward.rumour', options, { rule: 'KIL-8.3', with: { card: named(card) } });
  const to = receiver(key, seat);
  leaveMap(state, seat, card);
  if (headOf(key) === 'take') {
    const moves = [{ what: card, from: region, to: HAND.make(to) }];
    t.tell('log.reward.take', { player: who(to), card: named(card) }, { weight: 5, rule: 'KIL-8.3', moves });
    return yield* gainRumour(t, to, card, 'all');
  }
  discardCard(t, card, region);
  if (icon) yield* drawRumour(t, to, icon, 'KIL-8.3');
}

/** KIL-8.6, 8.8: the Trophy of an Encounter, if it was tested with its attribute. */
function trophyOf(card: Card, attribute: Attribute | 'any'): Ability | undefined {
  const { ability } = cardById(card);
  if (ability?.timing !== 'trophy') return undefined;
  return ability.attribute === 'any' || attribute === 'any' || ability.attribute === attribute ? ability : undefined;
}

/** KIL-8.6, 8.7: taken or refused, unless it is forced. It is the active hero's (KIL-12.13). */
function* trophyStep(t: Table<State>, seat: Seat, card: Card, ability: Ability): Rules {
  const { use } = cardById(card);
  if (!canDo(t.state, seat, ability)) return; // KIL-15.5
  if (t.state.bag.length === 0 && opIn(ability, 'loot')) return;
  if (!ability.forced) {
    const options: Option[] = [{ key: 'trophy', text: 'option.trophy', with: { effect: use } }];
    const answer = yield* t.choose(seat, 'reward.trophy', options, {
      rule: 'KIL-8.6',
      with: { card: named(card) },
      pass: { text: 'reward.trophy.pass' },
    });
    if (answer === undefined) return;
  }
  if (ability.forced) yield* beforeLoss(t, seat, opsOf(ability));
  const effect = ability.forced ? { text: `card.${card}.text` } : use;
  t.tell('log.trophy', { player: who(seat), card: named(card), effect }, { weight: 6, rule: 'KIL-8.6' });
  yield* resolveAbility(t, ability, { seat, source: card });
}
