// What every part of the screen looks at: the view, whose eyes, and how to say things.

import type { Shown } from '@veillee/kernel';
import * as terminal from '@veillee/pieces/terminal';
import { countedNames } from '@veillee/pieces/things';
import { type Card, type CardDef, defOf } from '../content/cards.ts';
import type { Side } from '../rules/battle.ts';
import { newParty } from '../rules/state.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { type Ink, type Line, line, span } from './paint.ts';

export type Showing = terminal.Showing<View>;

export const lookOf = (shown: Shown<View>): Showing => terminal.showingOf(shown, shown.view.active);

export const own = ({ view, eyes }: Showing): PlayerView => {
  const found = view.players[eyes];
  if (!found) throw new Error(`nobody sits at ${eyes}`);
  return found;
};

/** The eyes' player is the one whose party is in the Dungeon, or who visits the Village. */
export const isActive = ({ view, eyes }: Showing): boolean => view.active === eyes;

/** The cards that would fight and what was done with them; undefined where the hand is not known. */
export function sideOf(showing: Showing): Side | undefined {
  const { hand } = own(showing);
  if (!hand) return undefined;
  const party = isActive(showing) ? showing.view.party : undefined;
  if (!party) return { cards: hand, party: newParty() };
  return { cards: [...hand, ...party.borrowed.map(loan => loan.card)], party };
}

export const cardName = (showing: Showing, def: CardDef): string => showing.word(`card.${def.id}`);

/** Cards by name, copies counted: `Militia ×3`, in the order of the first copy. */
export const counted = (showing: Showing, cards: readonly Card[]): string[] =>
  countedNames(cards.map(card => cardName(showing, defOf(card))));

/** The first names that fit, and how many are left; nothing of nothing. */
export const named = (showing: Showing, names: readonly string[], width: number): string =>
  names.length === 0 ? '' : terminal.listed(showing, names, width);

/** A figure with its name, in its colour. */
export const figure = (showing: Showing, text: string, n: number, ink?: Ink): Line =>
  line(showing.word(text, { n }), ink);

/** What a card gives in the Dungeon, and what it is worth. */
export function figures(showing: Showing, def: CardDef): { might: Line[]; worth: Line[] } {
  const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
  const bonus = (text: string, n: number, ink: Ink): Line[] =>
    n === 0 ? [] : [[span(`${showing.word(text)} ${signed(n)}`, ink)]];
  const plain = (text: string, n: number, ink: Ink): Line[] => (n === 0 ? [] : [figure(showing, text, n, ink)]);
  return {
    might: [
      ...bonus('screen.short.attack', def.attack, 'attack'),
      ...bonus('screen.short.magic', def.magic, 'magic'),
      ...bonus('screen.short.light', def.light, 'light'),
      ...plain('screen.short.strength', def.strength, 'fact'),
      ...plain('screen.short.weight', def.weight, 'fact'),
    ],
    worth: [...plain('screen.short.gold', def.gold, 'gold'), ...plain('screen.short.vp', def.vp, 'vp')],
  };
}
