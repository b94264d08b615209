// Cards as options. Cards that are alike in every way are offered once for each that can be taken, and all light up.

import type { Option } from '@veillee/kernel';
import { type Card, defOf } from '../content/cards.ts';
import { weaponOf } from './battle.ts';
import { named } from './piles.ts';
import type { State } from './state.ts';

/** What tells a card from another copy of the same card: in the party, what was done with it. */
export function likeness(state: State, card: Card): string {
  const { party } = state;
  const { id } = defOf(card);
  if (!party) return id;
  const used = party.used.filter(effect => effect.startsWith(`${card}:`)).map(effect => effect.slice(card.length));
  const weapon = weaponOf(party, card);
  const holder = party.equip[card];
  return [
    id,
    used.join(),
    weapon ? defOf(weapon).id : '',
    holder ?? '',
    party.strength[card] ?? 0,
    party.attack[card] ?? 0,
    party.converted.includes(card),
    party.thrown.includes(card),
    party.held.includes(card),
  ].join('/');
}

/** Groups of cards that are alike, in the order in which they lie. */
export function alike(state: State, cards: readonly Card[]): Card[][] {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const key = likeness(state, card);
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return [...groups.values()];
}

/** One option for each card, but no more than `most` of any that are alike. The key is the card, after a prefix. */
export function cardOptions(state: State, cards: readonly Card[], text: string, most = 1, prefix = ''): Option[] {
  return alike(state, cards).flatMap(group =>
    group.slice(0, most).map(card => ({ key: prefix + card, text, with: { card: named(card) }, on: group })),
  );
}
