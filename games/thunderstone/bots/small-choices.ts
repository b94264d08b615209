// Answers to the small questions that come up on the way: what to destroy, to discard, to lower, to borrow.

import { bestOf } from '@veillee/bots/judgement';
import type { Option, Picks } from '@veillee/kernel';
import { cardNamed } from '@veillee/pieces/things';
import { type Card, type CardDef, cardById, defOf } from '../content/cards.ts';
import { previewChoices } from '../rules/battle-choices.ts';
import { cardsOfBundle } from '../rules/bundles.ts';
import { leastLost } from '../rules/fight.ts';
import { fedWith, mealOn } from '../rules/meals.ts';
import { monstersIn } from '../rules/state.ts';
import { type Fight, fightNow, type Worth } from './preparation.ts';
import { fighters, ownView, partyNow, type Turn } from './sight.ts';

/** How a bot values things. All worths are in one coin, about one VP. */
export interface Mind {
  /** What one more copy of this card in the deck is worth. Below 0: better destroyed. */
  keep(def: CardDef): number;
  /** What a fight is worth. */
  readonly worth: Worth;
}

const keys = (option: Option | undefined): Picks | undefined => (option ? [option.key] : undefined);

/** The card named in a decision's words. */
const namedCard = (turn: Turn): CardDef | undefined => {
  const card = cardNamed(turn.decision.with?.card);
  return card === undefined ? undefined : cardById(card);
};

/** An answer, or undefined if the question is not a small one. */
export function smallChoice(turn: Turn, mind: Mind): Picks | undefined {
  const { decision } = turn;
  const { options, prompt } = decision;
  const cheapest = (): Picks | undefined => keys(bestOf(options, ({ key }) => -mind.keep(defOf(key))));
  switch (prompt) {
    case 'rest.destroy': {
      const worst = bestOf(options, ({ key }) => -mind.keep(defOf(key)));
      return worst && mind.keep(defOf(worst.key)) < 0 ? [worst.key] : [];
    }
    case 'village.pawn':
      return keys(bestOf(options, ({ key }) => defOf(key).gold / 2 - mind.keep(defOf(key))));
    case 'village.train':
    case 'dungeon.pay.food':
    case 'dungeon.pay.disease':
    case 'battle.destroy':
    case 'discard.hero':
      return cheapest();
    case 'spoils.destroy':
      return options.filter(({ key }) => mind.keep(defOf(key)) < 0).map(({ key }) => key);
    case 'dungeon.hero':
      return keys(bestOf(options, ({ key }) => fedWorth(turn, mind, key)));
    case 'dungeon.borrow':
      return keys(bestOf(options, ({ key }) => defOf(key).attack + defOf(key).magic + defOf(key).light / 2));
    case 'banish.destroy':
      return keys(bestOf(options, ({ key }) => withoutWorth(turn, mind, key) - mind.keep(defOf(key))));
    case 'battle.stop':
      return stopped(turn);
    case 'battle.lower':
    case 'battle.disease':
      return [leastLost(options)];
    case 'discard':
      return discards(turn, mind, decision.min);
    case 'discard.heroOrCards':
      return heroOrCards(turn, mind);
    case 'victory.trigger':
      return options.slice(0, 1).map(({ key }) => key);
    default:
      return undefined;
  }
}

/** The best fight if this Hero got the Strength. */
function fedWorth(turn: Turn, { worth }: Mind, hero: Card): number {
  const { view, seat } = turn;
  const served = namedCard(turn);
  const meal = served && mealOn(served);
  if (!meal) return 0;
  const fight = fightNow(view, fighters(view, seat), fedWith(partyNow(view), hero, meal), worth);
  return reach(fight) + defOf(hero).strength / 1000;
}

const reach = (fight: Fight | undefined): number =>
  fight ? fight.worth + (fight.plan.battle.total - fight.plan.battle.health) / 100 : -100;

/** The best fight if this card were gone. */
function withoutWorth({ view, seat }: Turn, { worth }: Mind, card: Card): number {
  const cards = fighters(view, seat).filter(other => other !== card);
  const party = partyNow(view);
  const equip = Object.fromEntries(Object.entries(party.equip).filter(([w, h]) => w !== card && h !== card));
  return reach(fightNow(view, cards, { ...party, equip }, worth));
}

/** The Hero that the preview would stop. */
function stopped({ view, seat, decision }: Turn): Picks | undefined {
  const target = monstersIn(view).find(({ rank }) => rank === decision.with?.rank);
  if (!target) return undefined;
  const choices = previewChoices({ cards: fighters(view, seat), party: partyNow(view) }, target.def, target.rank);
  return keys(decision.options.find(({ key, on }) => choices.stopped.some(hero => hero === key || on?.includes(hero))));
}

/** What a card of the hand does for the next turn: the fight and the gold that the hand loses without it. */
function discards(turn: Turn, mind: Mind, count: number): Picks {
  const { view, seat, decision } = turn;
  const gone: Card[] = [];
  const inDungeon = view.active === seat && view.party !== undefined;
  const over = view.active === seat && view.won !== undefined; // this hand has done its work
  for (let n = 0; n < count; n++) {
    const left = (ownView(view, seat).hand ?? []).filter(card => !gone.includes(card));
    const best = bestOf(
      decision.options.filter(({ key }) => !gone.includes(key)),
      ({ key }) =>
        (over
          ? 0
          : handWorth(
              turn,
              mind,
              left.filter(card => card !== key),
              inDungeon,
            )) -
        mind.keep(defOf(key)) / 100,
    );
    if (best) gone.push(best.key);
  }
  return gone;
}

/** What these cards could do: the best fight or the gold. */
function handWorth({ view }: Turn, mind: Mind, cards: readonly Card[], fightOnly = false): number {
  const party = partyNow(view);
  const equip = Object.fromEntries(
    Object.entries(party.equip).filter(([w, h]) => cards.includes(w) && cards.includes(h)),
  );
  const fight = fightNow(view, cards, { ...party, equip }, mind.worth);
  const won = fight?.plan.battle.victory ? fight.worth : 0;
  const close = fight ? Math.min(0, fight.plan.battle.total - fight.plan.battle.health) / 20 : -1;
  let gold = 0;
  for (const card of cards) gold += defOf(card).gold;
  return fightOnly ? won + close : Math.max(won, gold / 4) + won / 10 + gold / 40 + close / 10;
}

/** THU-21.5: one Hero or several cards, whichever hurts less. */
function heroOrCards(turn: Turn, mind: Mind): Picks | undefined {
  const { view, seat, decision } = turn;
  const hand = ownView(view, seat).hand ?? [];
  return keys(
    bestOf(decision.options, ({ key }) => {
      const gone = cardsOfBundle(key);
      const left = hand.filter(card => !gone.includes(card));
      return handWorth(turn, mind, left) - gone.reduce((sum, card) => sum + mind.keep(defOf(card)), 0) / 100;
    }),
  );
}
