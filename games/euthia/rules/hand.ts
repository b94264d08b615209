// Silver and Gold cards outside fights: how they come to a hand, how many may stay there, what they are changed for (EUT-12, EUT-19.9 to EUT-19.18).

import type { Rules } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { act, type Standing } from '@veillee/pieces/deeds';
import { because, type Offer, type Why } from '@veillee/pieces/offers';
import { remove } from '@veillee/pieces/piles';
import { cardName } from '@veillee/pieces/things';
import { HAND_LIMIT, SILVER_FOR_GOLD } from '../content/constants.ts';
import { cardKey, cashKey } from './keys.ts';
import { type Deed, type Hero, isTeam, type Position, rivalsOf, type State, type T } from './state.ts';
import { type CardDeck, cardsOf, discardCard, drawTop } from './supplies.ts';

/** What is drawn comes to the hand; in Solo and Co-op the Monsters' reserve grows with it (EUT-19.11), unless `feeds` is false. */
export function drawCards(t: T, hero: Hero, deck: CardDeck, n: number, feeds = true): readonly string[] {
  const { state } = t;
  const drawn = drawTop(t, state[deck], n, deck);
  hero.hand.push(...drawn);
  if (feeds && isTeam(state)) feedReserve(t, deck, n);
  return drawn;
}

/** EUT-19.9, EUT-19.14, EUT-19.40: cards come on top; four Silver cards become a Gold one. */
export function feedReserve(t: T, deck: CardDeck, n: number): void {
  const { state } = t;
  const { reserves } = state;
  for (let card = 0; card < n; card++) {
    reserves[deck].push(...drawTop(t, state[deck], 1, deck));
    if (reserves.silver.length < SILVER_FOR_GOLD) continue;
    for (const silver of reserves.silver.splice(-SILVER_FOR_GOLD)) discardCard(state, silver);
    reserves.gold.push(...drawTop(t, state.gold, 1, 'gold'));
    t.tell('log.reserve', undefined, { rule: 'EUT-19.14' });
  }
}

/** Cards leave a hand without effect. */
export function discardFrom(t: T, hero: Hero, cards: readonly string[]): void {
  for (const card of cards) {
    remove(hero.hand, card);
    discardCard(t.state, card);
  }
}

/** What cards are changed for. */
const CASHES = ['silver-for-card', 'silver-for-coin', 'gold-for-coin'] as const;
type Cash = (typeof CASHES)[number];
const TERMS: { readonly [cash in Cash]: { readonly deck: CardDeck; readonly n: number; readonly rule: string } } = {
  'silver-for-card': { deck: 'silver', n: SILVER_FOR_GOLD, rule: 'EUT-12.3' },
  'silver-for-coin': { deck: 'silver', n: SILVER_FOR_GOLD, rule: 'EUT-19.16' },
  'gold-for-coin': { deck: 'gold', n: 1, rule: 'EUT-19.16' },
};

/** Rivals change Silver cards for Gold ones alone. */
const cashesIn = (state: State): readonly Cash[] => (isTeam(state) ? CASHES : ['silver-for-card']);

/** EUT-12.3, EUT-19.16: at any time; one's own hand, wherever one is asked what to do. */
export function offerCashing(t: T, hero: Hero, offer: Offer<Deed>): void {
  for (const cash of cashesIn(t.state)) {
    const { deck, n, rule } = TERMS[cash];
    const has = cardsOf(hero.hand, deck).length;
    if (has === 0) continue;
    const why: Why | undefined = has < n ? because('why.cards', rule, { n, has }) : undefined;
    offer(why, () => ({
      option: { key: cashKey.make(cash), text: `do.cash.${cash}`, rule },
      *run() {
        yield* changeCards(t, hero, cash);
        return undefined;
      },
    }));
  }
}

/** EUT-3.20: and while somebody else decides: the backs of a hand, which all see, say who can. */
export function changers(t: T, asked: Hero): Standing<State, Position>[] {
  const { state } = t;
  const canChange = ({ hand }: Hero): boolean =>
    cashesIn(state).some(cash => cardsOf(hand, TERMS[cash].deck).length >= TERMS[cash].n);
  return rivalsOf(state, asked)
    .filter(canChange)
    .map(hero => ({
      asked: { seat: hero.seat, prompt: 'cards.ask', rule: 'EUT-12.3' },
      deeds: offer => offerCashing(t, hero, offer),
    }));
}

function* changeCards(t: T, hero: Hero, cash: Cash): Rules {
  const { deck, n, rule } = TERMS[cash];
  const cards = yield* chooseCards(t, hero, deck, n, rule);
  discardFrom(t, hero, cards);
  if (cash === 'silver-for-card')
    drawCards(t, hero, 'gold', 1, false); // EUT-19.12
  else hero.gold++;
  t.tell(`log.cash.${cash}`, { player: who(hero.seat) }, { rule });
}

/** Which cards of a kind are given up. */
export function* chooseCards(t: T, hero: Hero, deck: CardDeck, n: number, rule: string): Rules<readonly string[]> {
  const options = cardsOf(hero.hand, deck).map(card => ({
    key: cardKey.make(card),
    text: 'do.discard.card',
    with: { card: cardName(card) },
    on: [card],
  }));
  const picks = yield* t.chooseMany(hero.seat, 'hand.give', options, { min: n, max: n }, { rule, with: { n } });
  return picks.map(cardKey.only);
}

/** EUT-12.4: above five cards one discards, and may change them first. */
export function* trimHand(t: T, hero: Hero): Rules {
  while (hero.hand.length > HAND_LIMIT) {
    const asked = {
      seat: hero.seat,
      prompt: 'hand.limit',
      rule: 'EUT-12.4',
      with: { n: hero.hand.length - HAND_LIMIT },
    };
    yield* act(t, asked, (offer: Offer<Deed>) => {
      offerCashing(t, hero, offer);
      for (const card of hero.hand)
        offer(undefined, () => ({
          option: { key: cardKey.make(card), text: 'do.discard.card', with: { card: cardName(card) }, on: [card] },
          *run() {
            discardFrom(t, hero, [card]);
            t.tell('log.discard.card', { player: who(hero.seat), card: cardName(card) }, { rule: 'EUT-12.4' });
            return undefined;
          },
        }));
    });
  }
}
