// Visit the Village: effects, purchases, level-ups. THU-4, THU-5.

import type { Option, Position, Refused, Rules, Table, Text } from '@veillee/kernel';
import { abilityName, type Card, defOf, families } from '../content/cards.ts';
import type { VillageAbility } from '../content/vocabulary.ts';
import { buy, goldOf, stackOption } from './buying.ts';
import { alike, cardOptions } from './cards-offered.ts';
import { BUY, LEVEL, USE } from './keys.ts';
import { levelOptions, levelRefusals, levelUp } from './level-up.ts';
import { destroyFromHand, drawToHand, gainXp, named, namedAll, who } from './piles.ts';
import { activePlayer, newVisit, type State, stacksOf, topOf, turnHeading, visitOf } from './state.ts';

const VILLAGE: Position = { at: 'village' };
const END_TURN: Position = { at: 'endTurn' };

/** THU-4.1: the whole hand is revealed. */
export function visitVillage(t: Table<State>): Position {
  const { state } = t;
  const own = activePlayer(state);
  own.revealed = true;
  state.visit = newVisit();
  t.reveal();
  t.tell(
    'log.visit',
    { player: who(state.active), cards: namedAll(own.hand), count: own.hand.length },
    { rule: 'THU-4.1', turn: turnHeading(state), weight: 1 },
  );
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
  const options = [...effectOptions(state), ...purchaseOptions(state), ...levelOptions(state)];
  const key = yield* t.choose(state.active, 'village.step', options, {
    with: {
      gold: visit.step === 'levels' ? 0 : goldLeft(state), // THU-4.13: what is left when the purchases end is lost
      purchases: visit.step === 'levels' ? 0 : visit.purchases,
      xp: activePlayer(state).xp,
    },
    rule: 'THU-4.2',
    pass: { text: options.length > 0 ? 'option.village.end' : 'option.turn.end' }, // THU-4.15
    confirm: 'turn',
    refused: () => villageRefusals(state),
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

// ---- effects (step 2) ----

const isVillageAbility = (ability: { timing: string }): ability is VillageAbility => ability.timing === 'village';

function effectOptions(state: State): Option[] {
  if (visitOf(state).step !== 'effects') return [];
  const options: Option[] = [];
  for (const group of alike(state, activePlayer(state).hand)) {
    const { abilities } = defOf(group[0] as Card);
    for (const [i, ability] of abilities.entries()) {
      if (!isVillageAbility(ability)) continue;
      const card = group.find(twin => !whyNot(state, twin, i, ability));
      if (!card) continue;
      options.push({
        key: USE.make(card, i),
        text: 'option.use',
        with: { card: named(card), effect: abilityName(card, i) },
        on: group,
      });
    }
  }
  return options;
}

function whyNot(
  state: State,
  card: Card,
  index: number,
  ability: VillageAbility,
): { text: string; rule: string } | undefined {
  if (visitOf(state).step !== 'effects') return { text: 'refuse.effectsClosed', rule: 'THU-4.18' };
  if (visitOf(state).used.includes(`${card}:${index}`)) return { text: 'refuse.used', rule: 'THU-2.13' };
  const { hand } = activePlayer(state);
  if (ability.op === 'destroyForXp' && !hand.some(isMilitia)) return { text: 'refuse.noMilitia', rule: 'THU-21.28' };
  if (ability.op === 'destroyForGold' && !hand.some(hasCoin)) return { text: 'refuse.noCoin', rule: 'THU-21.57' };
  return undefined;
}

const isMilitia = (card: Card): boolean => defOf(card).classes.includes('militia');
const hasCoin = (card: Card): boolean => defOf(card).hasGold;

function* useVillageEffect(t: Table<State>, card: Card, index: number): Rules {
  const { state } = t;
  const seat = state.active;
  const visit = visitOf(state);
  const ability = defOf(card).abilities[index] as VillageAbility;
  visit.used.push(`${card}:${index}`);
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

function purchaseOptions(state: State): Option[] {
  const visit = visitOf(state);
  if (visit.step === 'levels' || visit.purchases === 0) return [];
  const gold = goldLeft(state);
  const options: Option[] = [];
  for (const stack of stacksOf(state)) {
    const top = topOf(state, stack);
    if (top && top.cost <= gold) options.push(stackOption(state, stack));
  }
  return options;
}

function villageRefusals(state: State): Refused[] {
  const visit = visitOf(state);
  const gold = goldLeft(state);
  const refused: Refused[] = [];
  for (const card of activePlayer(state).hand)
    for (const [i, ability] of defOf(card).abilities.entries()) {
      const why = isVillageAbility(ability) ? whyNot(state, card, i, ability) : undefined;
      if (!why) continue;
      const effect = abilityName(card, i);
      refused.push({
        key: USE.make(card, i),
        text: 'option.use',
        with: { card: named(card), effect },
        why: { text: why.text },
        rule: why.rule,
        on: [card],
      });
    }
  for (const stack of stacksOf(state)) {
    const top = topOf(state, stack);
    const on = [`stack-${stack}`];
    if (!top) {
      refused.push({
        key: BUY.make(stack),
        text: 'option.buy.stack',
        with: { stack: stackName(stack) },
        why: { text: 'refuse.stackEmpty' },
        rule: 'THU-2.5',
        on,
      });
      continue;
    }
    const option = stackOption(state, stack);
    if (visit.step === 'levels')
      refused.push({ ...option, why: { text: 'refuse.purchasesClosed' }, rule: 'THU-3.3', on });
    else if (visit.purchases === 0)
      refused.push({ ...option, why: { text: 'refuse.noPurchase' }, rule: 'THU-4.20', on });
    else if (top.cost > gold)
      refused.push({
        ...option,
        why: { text: 'refuse.tooDear', with: { cost: top.cost, gold } },
        rule: 'THU-4.11',
        on,
      });
  }
  return [...refused, ...levelRefusals(state)];
}

const stackName = (stack: string): Text => ({ text: families.includes(stack) ? `family.${stack}` : `card.${stack}` });
