// Dungeon Effects: what can be used in preparation, and what each does. THU-6, THU-21.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { because, type Offer, type Why } from '@veillee/pieces/offers';
import { remove } from '@veillee/pieces/piles';
import { abilityName, type Card, defOf } from '../content/cards.ts';
import type { DungeonAbility } from '../content/vocabulary.ts';
import { banish } from './banish.ts';
import { discardTogether } from './breach.ts';
import { cardsOfBundle, heroOrCardsAsk } from './bundles.ts';
import { alike, cardOptions, chooseMonster, spendable } from './cards-offered.ts';
import { closeGap, returnMonster, takeFromHall } from './hall.ts';
import { USE } from './keys.ts';
import { destroyFromHand, discard, drawToHand, gain, named, namedAll, vpOfCards, who } from './piles.ts';
import { DISCARD, moved, RANK } from './places.ts';
import {
  effectKey,
  isAlone,
  monsterAt,
  monsterRanks,
  partyCards,
  partyOf,
  player,
  type Rank,
  type State,
  wasUsed,
} from './state.ts';

/** A card and one of its abilities. */
export interface Effect {
  readonly card: Card;
  readonly ability: number;
}

/** The Dungeon Effects of the party; of cards that are alike, one. */
export function offerEffects(state: State, offer: Offer): void {
  const able = partyCards(state).filter(card => defOf(card).abilities.some(isDungeonAbility));
  for (const group of alike(state, able)) {
    const card = group[0] as Card;
    for (const [i, ability] of defOf(card).abilities.entries())
      if (isDungeonAbility(ability))
        offer(whyNot(state, card, i, ability), () => useOption({ card, ability: i }, group));
  }
}

export const useOption = ({ card, ability }: Effect, group: readonly Card[] = [card]): Option => ({
  key: USE.make(card, ability),
  text: 'option.use',
  with: { card: named(card), effect: abilityName(card, ability) },
  rule: 'THU-6.3',
  on: group,
});

/** A card that makes the others discard and has come in since it was last looked; among friends it waits until somebody uses it (THU-23.15). */
export function nextEntrant(state: State): Effect | undefined {
  if (isAlone(state)) return undefined;
  const party = partyOf(state);
  for (const card of partyCards(state)) {
    const { abilities } = defOf(card);
    for (let i = 0; i < abilities.length; i++)
      if (
        abilities[i]?.op === 'othersDiscard' &&
        !party.offered.includes(effectKey(card, i)) &&
        !wasUsed(party, card, i)
      )
        return { card, ability: i };
  }
  return undefined;
}

/** Something in the party would rather have those cards, or this Hero, as they are. */
export const hasBetterUse = (state: State): boolean =>
  partyCards(state).some(card => defOf(card).abilities.some(({ op }) => op === 'banish' || op === 'borrowHero'));

const isDungeonAbility = (ability: { timing: string }): ability is DungeonAbility =>
  ability.timing === 'dungeon' || ability.timing === 'repeat-dungeon';

/** Why an effect cannot be used; never offered if its mandatory part is impossible. */
function whyNot(state: State, card: Card, index: number, ability: DungeonAbility): Why | undefined {
  const party = partyOf(state);
  if (ability.timing === 'dungeon' && wasUsed(party, card, index)) return because('refuse.used', 'THU-2.13');
  switch (ability.op) {
    case 'destroyForDraw':
      return offerings(state, 'disease').length > 0 ? undefined : because('refuse.noDisease', 'THU-15.7');
    case 'destroyForAttack':
      return offerings(state, 'food').length > 0 ? undefined : because('refuse.noFood', 'THU-6.9');
    case 'takeWeakMonster':
      if (offerings(state, 'food').length === 0) return because('refuse.noFood', 'THU-6.9');
      return weakRanks(state, ability.vp).length > 0 ? undefined : because('refuse.noWeakMonster', 'THU-21.67');
    case 'returnMonster':
      return monsterRanks(state).length > 0 ? undefined : because('refuse.noMonster', 'THU-21.18');
    case 'strengthBonus':
    case 'convertHero':
      return heroesIn(state).length > 0 ? undefined : because('refuse.noHero', 'THU-6.3');
    case 'throwWeapon':
      return party.equip[card] === undefined ? because('refuse.notEquipped', 'THU-21.43') : undefined;
    case 'othersDiscard':
    case 'borrowHero':
      return state.players.length > 1 ? undefined : because('refuse.alone', 'THU-23.11');
    default:
      return undefined;
  }
}

const heroesIn = (state: State): Card[] => partyCards(state).filter(card => defOf(card).isHero);

const weakRanks = (state: State, [low, high]: readonly [number, number]): Rank[] =>
  monsterRanks(state).filter(rank => {
    const vp = monsterAt(state, rank)?.vp ?? 0;
    return vp >= low && vp <= high;
  });

/** Cards of a kind that an effect may destroy as its cost. */
const offerings = (state: State, kind: 'food' | 'disease'): Card[] =>
  spendable(state, '').filter(card => (kind === 'food' ? defOf(card).isFood : defOf(card).isDisease));

/** Uses a Dungeon Effect. */
export function* useEffect(t: Table<State>, card: Card, index: number): Rules {
  const { state } = t;
  const seat = state.active;
  const party = partyOf(state);
  const ability = defOf(card).abilities[index] as DungeonAbility;
  const key = effectKey(card, index);
  if (ability.timing === 'dungeon' || !party.used.includes(key)) party.used.push(key);
  const effect = abilityName(card, index);
  t.tell('log.use', { player: who(seat), card: named(card), effect }, { rule: 'THU-6.3' });
  switch (ability.op) {
    case 'draw':
      drawToHand(t, seat, ability.draw, 'THU-6.6');
      return;
    case 'destroyForDraw':
      yield* payWith(t, ability.destroy);
      drawToHand(t, seat, ability.draw, 'THU-6.6');
      return;
    case 'destroyForAttack':
      yield* payWith(t, ability.destroy);
      party.attack[card] = (party.attack[card] ?? 0) + ability.attack;
      return;
    case 'takeWeakMonster':
      return yield* takeWeakMonster(t, ability.vp);
    case 'attackPerCard':
      return; // THU-21.41: counted when the target is declared
    case 'returnMonster':
      return yield* returnMonster(t, yield* chooseMonster(t, monsterRanks(state), 'THU-21.18'), 'THU-21.18');
    case 'othersDiscard':
      return yield* othersDiscard(t, ability.cards, ability.orHero === true, defOf(card).family);
    case 'borrowHero':
      return yield* borrowHero(t);
    case 'strengthBonus':
    case 'convertHero': {
      const hero = yield* t.choose(seat, 'dungeon.hero', cardOptions(state, heroesIn(state), 'option.hero'), {
        with: { card: named(card) },
        rule: ability.op === 'convertHero' ? 'THU-21.10' : 'THU-21.60',
      });
      party.strength[hero] = (party.strength[hero] ?? 0) + ability.strength;
      if (ability.op === 'convertHero') party.converted.push(hero);
      t.tell('log.strength', { hero: named(hero), strength: ability.strength }, { rule: 'THU-7.4' });
      return;
    }
    case 'buffHeroes': // a bonus of the whole party, Heroes drawn later included
      party.allAttack += ability.attack;
      party.allStrength += ability.strength;
      return;
    case 'weaponsWeightZero':
      party.weightless = true;
      drawToHand(t, seat, ability.draw, 'THU-6.11');
      return;
    case 'convertAttackToMagic':
      party.arcane = true;
      drawToHand(t, seat, ability.draw, 'THU-6.11');
      return;
    case 'banish':
      return yield* banish(t, card);
    case 'throwWeapon':
      party.thrown.push(card);
      return;
  }
}

/** THU-6.9: a card destroyed as a cost gives nothing else. */
function* payWith(t: Table<State>, kind: 'food' | 'disease'): Rules {
  const { state } = t;
  const options = cardOptions(state, offerings(state, kind), 'option.destroy');
  const rule = kind === 'food' ? 'THU-6.9' : 'THU-15.7';
  destroyFromHand(t, state.active, yield* t.choose(state.active, `dungeon.pay.${kind}`, options, { rule }), rule);
}

/** THU-21.67: a monster worth 1 or 2 VP goes into the discard pile; no XP. */
function* takeWeakMonster(t: Table<State>, vp: readonly [number, number]): Rules {
  const { state } = t;
  yield* payWith(t, 'food');
  const rank = yield* chooseMonster(t, weakRanks(state, vp), 'THU-21.67', 'dungeon.take');
  const monster = takeFromHall(state, rank);
  gain(state, state.active, monster);
  t.tell(
    'log.captured',
    { player: who(state.active), card: named(monster) },
    {
      rule: 'THU-21.67',
      ...vpOfCards(state.active, [monster], 1),
      ...moved(monster, RANK.make(rank), DISCARD.make(state.active)),
    },
  );
  yield* closeGap(t, rank, 'other');
}

const othersThan = (state: State, seat: Seat): Seat[] => state.players.map((_, i) => i).filter(i => i !== seat);

/** THU-21.5, THU-21.38: every other player discards cards, or one Hero instead where the card says so; all at once. */
function* othersDiscard(t: Table<State>, count: number, orHero: boolean, family: string): Rules {
  const { state } = t;
  const others = othersThan(state, state.active);
  if (!orHero) return yield* discardTogether(t, others, count, family === 'lorigg' ? 'THU-21.38' : 'THU-21.5');
  const replies = yield* t.askAll(() => others.map(seat => heroOrCardsAsk(state, seat, count)));
  for (const { seat, picks } of replies) discard(t, seat, picks.flatMap(cardsOfBundle), 'THU-21.5');
}

/** Selurin Theurge: the others discard a Hero or show a hand without one; one of those Heroes may fight here. */
function* borrowHero(t: Table<State>): Rules {
  const { state } = t;
  const others = othersThan(state, state.active);
  const heroesOf = (seat: Seat): Card[] => player(state, seat).hand.filter(card => defOf(card).isHero);
  const replies = yield* t.askAll(() =>
    others
      .filter(seat => heroesOf(seat).length > 0)
      .map(seat => ({
        seat,
        prompt: 'discard.hero',
        rule: 'THU-21.78',
        options: cardOptions(state, heroesOf(seat), 'option.discardHero'),
        min: 1,
        max: 1,
      })),
  );
  for (const seat of others)
    if (!replies.some(reply => reply.seat === seat)) {
      player(state, seat).revealed = true; // THU-20.4
      t.reveal();
      const { hand } = player(state, seat);
      t.tell('log.noHeroes', { player: who(seat), cards: namedAll(hand), count: hand.length }, { rule: 'THU-20.4' });
    }
  for (const { seat, picks } of replies) discard(t, seat, picks, 'THU-21.78');
  const lent = replies.flatMap(({ seat, picks }) => picks.map(card => ({ card, owner: seat })));
  const optionOf = ({ card, owner }: (typeof lent)[number]) => ({
    key: card,
    text: 'option.borrow',
    with: { card: named(card), player: who(owner) },
    on: [card],
  });
  const loan = yield* t.choose(state.active, 'dungeon.borrow', lent, optionOf, {
    rule: 'THU-21.78',
    pass: { text: 'option.borrow.pass' },
  });
  if (!loan) return;
  remove(player(state, loan.owner).discard, loan.card);
  partyOf(state).borrowed.push(loan);
  t.tell(
    'log.borrow',
    { player: who(state.active), card: named(loan.card), owner: who(loan.owner) },
    { rule: 'THU-21.78' },
  );
}
