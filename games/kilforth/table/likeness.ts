// Who is who: the figure on a card, and of a hero in the cloth of their seat. Fetched when the first of them is shown.
//
// Whoever can be met, fought, heard or befriended is somebody and has a face: Enemies, Strangers, Allies, Ancients, and what
// makes a hero, Race and Class. All else keeps its glyph, by kind: Items, Spells, Totems and Loot are things; Titles are
// honours, and a mount is had, not met; Talents are skills; Places, Regions and Weather are land and sky; Quests, Events and
// Plots are what happens; a Saga is a story, whose hero is drawn already.

import type { Seat } from '@veillee/kernel';
import { EMBLEMS, type Emblem, gallery, type Likeness, type TableEvent } from '@veillee/web/kit';
import type { CardDef } from '../content/cards.ts';
import type { Hero } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

const from = gallery(() => import('./figures/index.ts'));

export const figureOf = (id: string): Likeness => ({ from, id });

const isSomebody = ({ kind, isEnemy, isStranger, isAncient, reward }: CardDef): boolean =>
  isEnemy || isStranger || isAncient || reward === 'ally' || kind === 'race' || kind === 'class';

/** Who is on a card, if it is somebody. */
export const likenessOf = (def: CardDef): Likeness | undefined => (isSomebody(def) ? figureOf(def.id) : undefined);

/** The colour of the seat, a little lighter than its disc, before which the figure stands. */
const CLOTH: { readonly [emblem in Emblem]: string } = {
  fox: '#c66a45',
  wizard: '#a36fb8',
  hood: '#4f9a9e',
  golem: '#ab9644',
  knight: '#5f88c8',
};
const clothOf = (seat: Seat): string => CLOTH[EMBLEMS[seat % EMBLEMS.length] ?? 'fox'];

/** As soon as the Race is known; in plain clothes until there is a Class. */
export const heroLikeness = (hero: Pick<Hero, 'race' | 'class'>, seat: Seat): Likeness | undefined =>
  hero.race
    ? { from, id: hero.class ? `${hero.race}:${hero.class}` : hero.race, colours: { main: clothOf(seat) } }
    : undefined;

export function seatLikeness({ heroes }: Pick<View, 'heroes'>, seat: Seat): Likeness | undefined {
  const hero = heroes[seat];
  return hero && heroLikeness(hero, seat);
}

/** A Class as one's own Race would wear it, and a Race in the clothes of one's Class. */
export function ownLikeness(own: Pick<Hero, 'race' | 'class'>, seat: Seat, def: CardDef): Likeness | undefined {
  const { kind, id } = def;
  if (kind === 'class' && own.race) return heroLikeness({ race: own.race, class: id }, seat);
  if (kind === 'race' && own.class) return heroLikeness({ race: id, class: own.class }, seat);
  return likenessOf(def);
}

/** The hero whose turn a heading tells of. */
export const whose = ({ turn }: TableEvent, view: Pick<View, 'heroes'>): Likeness | undefined =>
  turn?.seat === undefined ? undefined : seatLikeness(view, turn.seat);
