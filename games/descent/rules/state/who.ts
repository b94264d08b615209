// Who is meant, whose they are, and who decides for them.

import type { Seat } from '@veillee/kernel';
import { idOf, isOfKind, place } from '@veillee/pieces/geometry';
import type { TableSize } from '../../content/vocabulary.ts';
import type { FigureId, HeroId } from '../ids.ts';
import type { Hero, Monster, Side } from './figures.ts';
import type { HeroTurn } from './turn.ts';
import type { Known, State } from './whole.ts';

export const heroId = (sheet: string): HeroId => place('hero', sheet);
export const isHeroId = (id: FigureId): id is HeroId => isOfKind(id, 'hero');
/** The row of a hero: the sheet. */
export const sheetOf = ({ id }: Pick<Hero, 'id'>): string => idOf(id);

export function heroOf(state: Known, id: FigureId): Hero {
  const hero = state.heroes.find(one => one.id === id);
  if (!hero) throw new Error(`no hero is ${id}`);
  return hero;
}

export function monsterOf(state: Known, id: FigureId): Monster {
  const monster = state.monsters.find(one => one.id === id);
  if (!monster) throw new Error(`no monster is ${id}`);
  return monster;
}

/** Who this is; nobody where a monster has left the board. */
export function maybeFigure({ heroes, monsters }: Known, id: FigureId): Hero | Monster | undefined {
  for (const hero of heroes) if (hero.id === id) return hero;
  for (const monster of monsters) if (monster.id === id) return monster;
  return undefined;
}

export function figureOf(state: Known, id: FigureId): Hero | Monster {
  const figure = maybeFigure(state, id);
  if (!figure) throw new Error(`no figure is ${id}`);
  return figure;
}

export const isHero = (figure: Hero | Monster): figure is Hero => isHeroId(figure.id);
/** A token that can be attacked (ICE-4.1): neither ground nor trap, boulder nor wall is anything to it (R158). */
export const isEgg = (figure: Hero | Monster): boolean => !isHero(figure) && figure.egg === true;
/** DES-84.6: what a hero has animated is a friend of the heroes. */
export const isThrall = (id: FigureId): boolean => isOfKind(id, 'thrall');
export const sideOf = (id: FigureId): Side => (isHeroId(id) || isThrall(id) ? 'heroes' : 'overlord');
export const isEnemy = (one: FigureId, other: FigureId): boolean => sideOf(one) !== sideOf(other);

/** Monsters that live, so to speak: eggs neither act nor see, and do nothing for those beside them (ICE-4.1). */
export const livingMonsters = ({ monsters }: Pick<State, 'monsters'>): readonly Monster[] =>
  monsters.some(({ egg, owner }) => egg || owner) ? monsters.filter(({ egg, owner }) => !egg && !owner) : monsters;

/** Those of the overlord, eggs included. */
export const foesOf = ({ monsters }: Pick<State, 'monsters'>): readonly Monster[] =>
  monsters.some(({ owner }) => owner) ? monsters.filter(({ owner }) => !owner) : monsters;

/** Who decides for a figure. */
export const seatFor = (state: Known, figure: Hero | Monster): Seat =>
  isHero(figure) ? figure.seat : figure.owner ? heroOf(state, figure.owner).seat : state.overlord.seat;

/** Seats of the heroes, each once, in seating order. */
export const heroSeats = (state: Pick<State, 'heroes'>): Seat[] => [...new Set(state.heroes.map(({ seat }) => seat))];

/** The hero whose turn it is. */
export function activeHero(state: Known): Hero {
  if (!state.turn) throw new Error('it is no hero’s turn');
  return heroOf(state, state.turn.hero);
}
export function turnOf(state: Known): HeroTurn {
  if (!state.turn) throw new Error('it is no hero’s turn');
  return state.turn;
}

/** Players as monster cards count them: hero figures and the overlord (DES-3.21, R4). */
export function tableSize(state: Known): TableSize {
  const people = state.house.includes('monsters-by-people') ? state.sides.length : state.heroes.length + 1;
  return Math.max(2, Math.min(5, people)) as TableSize;
}

/** For how many heroes the guide sets figures up: however few they are, by the book for as many as may be (R96). */
export const heroesMet = ({ byBook, heroes }: State): number => (byBook ? Number.POSITIVE_INFINITY : heroes.length);
