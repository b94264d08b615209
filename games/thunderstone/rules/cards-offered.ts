// Cards and monsters as options. Cards that are alike in every way are offered once for each that can be taken, and all light up.

import type { Option, Rules, Table } from '@veillee/kernel';
import { type Card, defOf } from '../content/cards.ts';
import { weaponOf } from './battle.ts';
import { named } from './piles.ts';
import { RANK } from './places.ts';
import { activePlayer, isEffectOf, partyOf, type Rank, type State } from './state.ts';

/** What tells a card from another copy of the same card: in the party, what was done with it. */
export function likeness({ party }: Pick<State, 'party'>, card: Card): string {
  let like = defOf(card).id;
  if (!party) return like;
  for (const effect of party.used) if (isEffectOf(effect, card)) like += effect.slice(card.length);
  for (const effect of party.spent) if (isEffectOf(effect, card)) like += `/spent${effect.slice(card.length)}`;
  const weapon = weaponOf(party, card);
  if (weapon !== undefined) like += `/holds ${defOf(weapon).id}${party.thrown.includes(weapon) ? ' thrown' : ''}`;
  const holder = party.equip[card];
  if (holder !== undefined) like += `/held by ${holder}`;
  if (card in party.strength) like += `/strength ${party.strength[card]}`;
  if (card in party.attack) like += `/attack ${party.attack[card]}`;
  if (party.converted.includes(card)) like += '/converted';
  if (party.thrown.includes(card)) like += '/thrown';
  if (party.held.includes(card)) like += '/held back';
  for (const loan of party.borrowed) if (loan.card === card) like += `/borrowed from ${loan.owner}`;
  return like;
}

/** Groups of cards that are alike, in the order in which they lie. */
export function alike(state: State, cards: readonly Card[]): Card[][] {
  const groups: Card[][] = [];
  const likes: string[] = [];
  for (const card of cards) {
    const like = likeness(state, card);
    const known = likes.indexOf(like);
    if (known >= 0) groups[known]?.push(card);
    else {
      likes.push(like);
      groups.push([card]);
    }
  }
  return groups;
}

/** One option for each card, but no more than `most` of any that are alike. The key is the card, after a prefix. */
export function cardOptions(state: State, cards: readonly Card[], text: string, most = 1, prefix = ''): Option[] {
  const options: Option[] = [];
  for (const group of alike(state, cards))
    for (const card of group.slice(0, most))
      options.push({ key: prefix + card, text, with: { card: named(card) }, on: group });
  return options;
}

/** THU-6.10: cards whose own Dungeon Effect was used cannot be destroyed by another card's. */
export const spendable = (state: State, by: Card): Card[] => {
  const { used, spent } = partyOf(state);
  const isUsed = (card: Card): boolean => [...used, ...spent].some(effect => isEffectOf(effect, card));
  return activePlayer(state).hand.filter(card => card === by || !isUsed(card));
};

/** A monster of the Hall: to be sent under the deck (`dungeon.monster`) or taken (`dungeon.take`). */
export function* chooseMonster(
  t: Table<State>,
  ranks: readonly Rank[],
  rule: string,
  prompt = 'dungeon.monster',
): Rules<Rank> {
  const optionOf = (rank: Rank): Option => {
    const card = t.state.hall[rank - 1] as Card;
    return { key: RANK.make(rank), text: 'option.monster', with: { card: named(card), rank }, on: [card] };
  };
  return yield* t.choose(t.state.active, prompt, ranks, optionOf, { rule });
}
