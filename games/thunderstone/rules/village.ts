// Visit the Village: effects, purchases, level-ups. THU-4, THU-5.

import type { Option, Rules, Table, Text } from '@veillee/kernel';
import { because, type Offer, type Offered, optionsIn, refusedIn, type Why } from '@veillee/pieces/offers';
import { abilityName, type Card, defOf, families } from '../content/cards.ts';
import type { VillageAbility } from '../content/vocabulary.ts';
import { buy, goldOf, stackOption } from './buying.ts';
import { alike, cardOptions } from './cards-offered.ts';
import { BUY, LEVEL, USE } from './keys.ts';
import { levelUp, offerLevels } from './level-up.ts';
import { destroyFromHand, drawToHand, gainXp, named, revealHand, who } from './piles.ts';
import { STACK } from './places.ts';
import { activePlayer, eachStack, effectKey, newVisit, type Position, type State, visitOf } from './state.ts';

const VILLAGE: Position = { at: 'village' };
const END_TURN: Position = { at: 'endTurn' };

/** THU-4.1: the whole hand is revealed. */
export function visitVillage(t: Table<State>): Position {
  t.state.visit = newVisit();
  revealHand(t, 'log.visit', 'THU-4.1');
  return VILLAGE;
}

/** The gold that can still be spent: revealed cards in play, effects, less what was spent (THU-4.9, 4.10, 4.12). */
export function goldLeft(state: State): number {
  const visit = visitOf(state);
  return goldOf(activePlayer(state).hand) + visit.gold - visit.spent;
}

/** One step of the visit: an effect, a purchase, a level-up, or the end. */
export function* village(t: Table<State>): Rules<Position> {
  const { state } = t;
  const visit = visitOf(state);
  const options = optionsIn(offered(state));
  const key = yield* t.choose(state.active, 'village.step', options, {
    with: {
      gold: visit.step === 'levels' ? 0 : goldLeft(state), // THU-4.13: what is left when the purchases end is lost
      purchases: visit.step === 'levels' ? 0 : visit.purchases,
      xp: activePlayer(state).xp,
    },
    rule: 'THU-4.2',
    pass: { text: options.length > 0 ? 'option.village.end' : 'option.turn.end' }, // THU-4.15
    confirm: 'turn',
    refused: () => refusedIn(offered(state)),
  });
  if (key === undefined) return END_TURN;
  const effect = USE.read(key);
  const level = LEVEL.read(key);
  if (effect) yield* useVillageEffect(t, ...effect);
  else if (level) {
    visit.step = 'levels';
    levelUp(t, ...level);
  } else {
    visit.step = 'purchases'; // THU-4.18: the first purchase closes the effects
    visit.purchases--;
    visit.spent += buy(t, BUY.only(key), 'THU-4.11');
  }
  return VILLAGE;
}

/** Whatever a visitor would look for. */
const offered =
  (state: State): Offered =>
  offer => {
    offerEffects(state, offer);
    offerStacks(state, offer);
    offerLevels(state, offer);
  };

// ---- effects (step 2) ----

const isVillageAbility = (ability: { timing: string }): ability is VillageAbility => ability.timing === 'village';

function offerEffects(state: State, offer: Offer): void {
  const { used } = visitOf(state);
  for (const group of alike(state, activePlayer(state).hand))
    for (const [i, ability] of defOf(group[0] as Card).abilities.entries()) {
      if (!isVillageAbility(ability)) continue;
      const fresh = group.find(card => !used.includes(effectKey(card, i)));
      for (const card of group)
        if (card === fresh || used.includes(effectKey(card, i)))
          offer(whyNot(state, card, i, ability), () => ({
            key: USE.make(card, i),
            text: 'option.use',
            with: { card: named(card), effect: abilityName(card, i) },
            on: card === fresh ? group : [card],
          }));
    }
}

function whyNot(state: State, card: Card, index: number, { op }: VillageAbility): Why | undefined {
  if (visitOf(state).step !== 'effects') return EFFECTS_CLOSED;
  if (visitOf(state).used.includes(effectKey(card, index))) return USED;
  const { hand } = activePlayer(state);
  if (op === 'destroyForXp' && !hand.some(isMilitia)) return NO_MILITIA;
  if (op === 'destroyForGold' && !hand.some(hasCoin)) return NO_COIN;
  return undefined;
}

const EFFECTS_CLOSED = because('refuse.effectsClosed', 'THU-4.18');
const USED = because('refuse.used', 'THU-2.13');
const NO_MILITIA = because('refuse.noMilitia', 'THU-21.28');
const NO_COIN = because('refuse.noCoin', 'THU-21.57');

const isMilitia = (card: Card): boolean => defOf(card).classes.includes('militia');
const hasCoin = (card: Card): boolean => defOf(card).hasGold;

function* useVillageEffect(t: Table<State>, card: Card, index: number): Rules {
  const { state } = t;
  const seat = state.active;
  const visit = visitOf(state);
  const ability = defOf(card).abilities[index] as VillageAbility;
  visit.used.push(effectKey(card, index));
  t.tell('log.use', { player: who(seat), card: named(card), effect: abilityName(card, index) }, { rule: 'THU-4.2' });
  switch (ability.op) {
    case 'extraBuy':
      visit.purchases += ability.purchases; // THU-4.20
      return;
    case 'draw':
      drawToHand(t, seat, ability.draw, 'THU-4.3');
      return;
    case 'destroySelfForGold':
      destroyFromHand(t, seat, card, 'THU-4.10');
      visit.gold += ability.gold;
      return;
    case 'destroySelfForDraw':
      destroyFromHand(t, seat, card, 'THU-4.5');
      drawToHand(t, seat, ability.draw, 'THU-4.3');
      return;
    case 'destroyForGold': {
      const sold = yield* chooseToDestroy(t, hasCoin, 'village.pawn', 'THU-21.57');
      visit.gold += defOf(sold).gold + ability.plus;
      return;
    }
    case 'destroyForXp':
      yield* chooseToDestroy(t, isMilitia, 'village.train', 'THU-21.28');
      gainXp(t, seat, ability.xp, 'THU-21.28');
      return;
  }
}

function* chooseToDestroy(t: Table<State>, fits: (card: Card) => boolean, prompt: string, rule: string): Rules<Card> {
  const { state } = t;
  const options = cardOptions(state, activePlayer(state).hand.filter(fits), 'option.destroy');
  const card = yield* t.choose(state.active, prompt, options, { rule });
  destroyFromHand(t, state.active, card, rule);
  return card;
}

// ---- purchases (step 4) ----

function offerStacks(state: State, offer: Offer): void {
  const { step, purchases } = visitOf(state);
  const gold = goldLeft(state);
  const closed = step === 'levels' ? PURCHASES_CLOSED : purchases === 0 ? NO_PURCHASE : undefined;
  eachStack(state, (stack, top) => {
    if (top === undefined) return offer(STACK_EMPTY, () => emptyStack(stack));
    const { cost } = top;
    offer(closed ?? (cost > gold ? because('refuse.tooDear', 'THU-4.11', { cost, gold }) : undefined), () =>
      stackOption(state, stack),
    );
  });
}

const PURCHASES_CLOSED = because('refuse.purchasesClosed', 'THU-3.3');
const NO_PURCHASE = because('refuse.noPurchase', 'THU-4.20');
const STACK_EMPTY = because('refuse.stackEmpty', 'THU-2.5');

const emptyStack = (stack: string): Option => ({
  key: BUY.make(stack),
  text: 'option.buy.stack',
  with: { stack: stackName(stack) },
  on: [STACK.make(stack)],
});

const stackName = (stack: string): Text => ({ text: families.includes(stack) ? `family.${stack}` : `card.${stack}` });
