// Levelling up Heroes. THU-5.

import type { Table } from '@veillee/kernel';
import { because, type Offer, type Why } from '@veillee/pieces/offers';
import { type Card, type CardDef, defOf, heroesOf } from '../content/cards.ts';
import { alike } from './cards-offered.ts';
import { LEVEL } from './keys.ts';
import { destroyFromHand, gain, named, who } from './piles.ts';
import { DISCARD, moved, STACK } from './places.ts';
import { activePlayer, copiesLeft, type Stacks, type State, takeFromStack } from './state.ts';

/** What a Hero can become: the next Level of its family, or for Militia any Level 1 (THU-5.3, 5.7). */
function nextLevels({ heroes }: Stacks, def: CardDef): CardDef[] {
  if (def.classes.includes('militia')) return Object.keys(heroes).map(family => heroesOf[family]?.[0] as CardDef);
  const next = heroesOf[def.family]?.[def.level];
  return next ? [next] : [];
}

/** What a Hero can still become, whatever it costs. */
export const levelsLeft = (stacks: Stacks, def: CardDef): CardDef[] =>
  nextLevels(stacks, def).filter(next => copiesLeft(stacks, next) > 0);

const levelOption = (card: Card, next: CardDef, group: readonly Card[]) => ({
  key: LEVEL.make(card, next.id),
  text: 'option.level',
  with: { card: named(card), next: { text: `card.${next.id}` }, xp: defOf(card).levelUp },
  on: group,
});

/** THU-5.1: only Heroes in the hand. */
export function offerLevels(state: State, offer: Offer): void {
  for (const group of alike(state, activePlayer(state).hand.filter(isHero))) {
    const card = group[0] as Card;
    for (const next of nextLevels(state, defOf(card)))
      offer(whyNot(state, defOf(card), next), () => levelOption(card, next, group));
  }
}

const isHero = (card: Card): boolean => defOf(card).isHero;

/** THU-5.11: availability is what it is now. */
function whyNot(state: State, { level, levelUp: needed }: CardDef, next: CardDef): Why | undefined {
  const { xp } = activePlayer(state);
  if (copiesLeft(state, next) === 0) return level === 0 ? NO_HERO_LEFT : NO_LEVEL_LEFT;
  return needed > xp ? because('refuse.noXp', 'THU-5.2', { needed, xp }) : undefined;
}

const NO_HERO_LEFT = because('refuse.levelGone', 'THU-5.7');
const NO_LEVEL_LEFT = because('refuse.levelGone', 'THU-5.8');

/** THU-5.2: pay, destroy the card, take the next Level from wherever it lies in the stack, into the discard pile. */
export function levelUp(t: Table<State>, card: Card, nextId: string): void {
  const { state } = t;
  const seat = state.active;
  const own = activePlayer(state);
  const def = defOf(card);
  const next = nextLevels(state, def).find(other => other.id === nextId);
  if (!next) throw new Error(`${card} cannot become ${nextId}`);
  own.xp -= def.levelUp;
  destroyFromHand(t, seat, card, 'THU-5.2');
  const gained = takeFromStack(state, next);
  gain(state, seat, gained);
  t.tell(
    'log.level',
    { player: who(seat), card: named(card), next: named(gained), xp: def.levelUp },
    {
      rule: 'THU-5.2',
      weight: 4,
      brings: { seat, coins: { xp: -def.levelUp, vp: next.vp } },
      ...moved(gained, STACK.make(next.family), DISCARD.make(seat)),
    },
  );
}
