// What every part of the screen looks at: the view, whose eyes, and how to say things.

import type { Params, Seat, Shown } from '@veillee/kernel';
import { type Card, type CardDef, defOf } from '../content/cards.ts';
import type { Side } from '../rules/battle.ts';
import { newParty } from '../rules/state.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { cells, type Ink, type Line, line, span } from './paint.ts';

export interface Look {
  readonly view: View;
  /** Whose hand is shown: the viewer's, or for somebody without a seat the active player's. */
  readonly eyes: Seat;
  /** The eyes are the viewer's own. */
  readonly seated: boolean;
  readonly prompt: string | undefined;
  readonly width: number;
  word(text: string, params?: Params): string;
  name(seat: Seat): string;
}

export const lookOf = ({ view, seat, decision, names, width, say }: Shown<View>): Look => ({
  view,
  eyes: seat ?? view.active,
  seated: seat !== undefined,
  prompt: decision?.prompt,
  width,
  word: (text, params) => say(params ? { text, with: params } : { text }),
  name: of => names[of] ?? say({ text: `player.${of}` }),
});

export const own = ({ view, eyes }: Look): PlayerView => {
  const found = view.players[eyes];
  if (!found) throw new Error(`nobody sits at ${eyes}`);
  return found;
};

/** The eyes' player is the one whose party is in the Dungeon, or who visits the Village. */
export const isActive = ({ view, eyes }: Look): boolean => view.active === eyes;

/** The cards that would fight and what was done with them; undefined where the hand is not known. */
export function sideOf(look: Look): Side | undefined {
  const { hand } = own(look);
  if (!hand) return undefined;
  const party = isActive(look) ? look.view.party : undefined;
  if (!party) return { cards: hand, party: newParty() };
  return { cards: [...hand, ...party.borrowed.map(loan => loan.card)], party };
}

export const cardName = (look: Look, def: CardDef): string => look.word(`card.${def.id}`);

/** Cards by name, copies counted: `Militia ×3`, in the order of the first copy. */
export function counted(look: Look, cards: readonly Card[]): string[] {
  const copies = new Map<CardDef, number>();
  for (const card of cards) copies.set(defOf(card), (copies.get(defOf(card)) ?? 0) + 1);
  return [...copies].map(([def, count]) => `${cardName(look, def)}${count > 1 ? ` ×${count}` : ''}`);
}

/** The first names that fit, and how many are left. */
export function named(look: Look, names: readonly string[], width: number): string {
  const whole = names.join(', ');
  if (cells(whole) <= width) return whole;
  for (let shown = names.length - 1; shown > 0; shown--) {
    const more = look.word('screen.more', { names: names.slice(0, shown).join(', '), left: names.length - shown });
    if (cells(more) <= width) return more;
  }
  return look.word('screen.cards', { count: names.length });
}

/** A figure with its name, in its colour. */
export const figure = (look: Look, text: string, n: number, ink?: Ink): Line => line(look.word(text, { n }), ink);

/** What a card gives in the Dungeon, and what it is worth. */
export function figures(look: Look, def: CardDef): { might: Line[]; worth: Line[] } {
  const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
  const bonus = (text: string, n: number, ink: Ink): Line[] =>
    n === 0 ? [] : [[span(`${look.word(text)} ${signed(n)}`, ink)]];
  const plain = (text: string, n: number, ink: Ink): Line[] => (n === 0 ? [] : [figure(look, text, n, ink)]);
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
