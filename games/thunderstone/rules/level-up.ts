// Levelling up Heroes. THU-5.

import type { Option, Refused, Table } from '@veillee/kernel';
import { type Card, type CardDef, defOf, heroesOf } from '../content/cards.ts';
import { alike } from './cards-offered.ts';
import { LEVEL } from './keys.ts';
import { destroyFromHand, gain, named, who } from './piles.ts';
import { activePlayer, type State, takeFromStack } from './state.ts';

/** What a Hero can become: the next Level of its family, or for Militia any Level 1 (THU-5.3, 5.7). */
function nextLevels(state: State, def: CardDef): CardDef[] {
  if (def.classes.includes('militia')) return Object.keys(state.heroes).map(family => heroesOf[family]?.[0] as CardDef);
  const next = heroesOf[def.family]?.[def.level];
  return next ? [next] : [];
}

const copiesLeft = (state: State, def: CardDef): number => state.heroes[def.family]?.[def.level - 1] ?? 0;

const levelOption = (card: Card, next: CardDef, group: readonly Card[]) => ({
  key: LEVEL.make(card, next.id),
  text: 'option.level',
  with: { card: named(card), next: { text: `card.${next.id}` }, xp: defOf(card).levelUp },
  on: group,
});

/** THU-5.1: only Heroes in the hand; THU-5.11: availability is what it is now. */
export function levelOptions(state: State): Option[] {
  const { hand, xp } = activePlayer(state);
  if (xp < 2) return []; // no level costs less
  const options: Option[] = [];
  for (const group of alike(state, hand.filter(isHero))) {
    const card = group[0] as Card;
    const def = defOf(card);
    if (def.levelUp === 0 || def.levelUp > xp) continue;
    for (const next of nextLevels(state, def))
      if (copiesLeft(state, next) > 0) options.push(levelOption(card, next, group));
  }
  return options;
}

const isHero = (card: Card): boolean => defOf(card).isHero;

export function levelRefusals(state: State): Refused[] {
  const { hand, xp } = activePlayer(state);
  return alike(state, hand.filter(isHero)).flatMap(group => {
    const card = group[0] as Card;
    const def = defOf(card);
    return nextLevels(state, def).flatMap(next => {
      const option = levelOption(card, next, group);
      if (copiesLeft(state, next) === 0)
        return [{ ...option, why: { text: 'refuse.levelGone' }, rule: def.level === 0 ? 'THU-5.7' : 'THU-5.8' }];
      if (def.levelUp > xp)
        return [{ ...option, why: { text: 'refuse.noXp', with: { needed: def.levelUp, xp } }, rule: 'THU-5.2' }];
      return [];
    });
  });
}

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
      moves: [{ what: gained, from: `stack-${next.family}`, to: `discard-${seat}` }],
    },
  );
}
