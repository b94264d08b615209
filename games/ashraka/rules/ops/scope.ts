// In whose name a text is carried out, and whom it means (the targets of the vocabulary).

import type { Rules, Table, Text } from '@veillee/kernel';
import type { Node } from '@veillee/pieces/geometry';
import type { HeroTarget, Op, OpName, Where } from '../../content/vocabulary.ts';
import { spaceAt } from '../board.ts';
import type { Rolled } from '../dice.ts';
import { heroKey } from '../keys.ts';
import {
  fighterOf,
  type Hero,
  heroName,
  isGone,
  type PileNumber,
  partnerOf,
  type Reading,
  type State,
  stands,
  together,
} from '../state.ts';

/** What a text belongs to. */
export type Kind = 'card' | 'skill' | 'ally' | 'entry' | 'row' | 'bubble' | 'treasure' | 'start' | 'bonus';

export interface Scope {
  readonly kind: Kind;
  /** What it is called. */
  readonly source: Text;
  /** The acting hero; nobody where a Destiny row or the booklet acts upon both. */
  readonly hero?: Hero;
  /** The hero a monster acts against. */
  readonly foe?: Hero;
  /** The page that is read. */
  readonly reading?: Reading;
  /** What the text has done so far. */
  readonly so: SoFar;
}

export interface SoFar {
  /** Dice that heroes have rolled for it. */
  readonly rolled: Rolled[];
  /** Whom "you or the other hero" means, once somebody has been chosen. */
  chosen?: Hero;
  /** The piles that it speaks of, where it shows some. */
  piles?: readonly PileNumber[];
  /** Health that each hero has lost by it. */
  readonly lost: { [hero: string]: number };
}

export const newScope = (scope: Omit<Scope, 'so'>): Scope => ({ ...scope, so: { rolled: [], lost: {} } });

export function actorOf({ hero, source }: Scope): Hero {
  if (!hero) throw new Error(`${source.text} has nobody who acts`);
  return hero;
}

const isThere = (state: State, at: Node, where: Where): boolean => {
  const { kind, id } = spaceAt(state, at);
  if ('place' in where) return where.place === id;
  return 'kinds' in where ? where.kinds.includes(kind) : !where.not.includes(kind);
};

/** The heroes that a target means. `down`: whether somebody who is KO may be among those chosen. */
export function* targets(
  t: Table<State>,
  scope: Scope,
  target: HeroTarget,
  { where, down = false }: { readonly where?: Where | undefined; readonly down?: boolean } = {},
): Rules<readonly Hero[]> {
  const found = yield* meant(t, scope, target, down);
  return where ? found.filter(({ at }) => at !== undefined && isThere(t.state, at, where)) : found;
}

function* meant(t: Table<State>, scope: Scope, target: HeroTarget, down: boolean): Rules<readonly Hero[]> {
  const { state } = t;
  const onBoard = state.heroes.filter(hero => !isGone(hero));
  const able = (heroes: readonly Hero[]) => heroes.filter(hero => down || stands(hero));
  switch (target) {
    case 'self':
      return [actorOf(scope)];
    case 'partner':
      return able([partnerOf(state, actorOf(scope))]);
    case 'hero':
      return scope.foe ? [scope.foe] : [];
    case 'each':
      return onBoard;
    case 'eachHere':
      return onBoard.filter(hero => together(hero, actorOf(scope)));
    case 'eachCombat':
      return onBoard.filter(hero => (fighterOf(state, hero)?.status ?? 'fled') !== 'fled');
    case 'choose':
      return yield* one(t, scope, able(onBoard));
    case 'either':
      return yield* one(t, scope, able(reachable(state, actorOf(scope))));
  }
}

/** Of one text all "you or the other hero" are the same hero. */
function* one(t: Table<State>, scope: Scope, heroes: readonly Hero[]): Rules<readonly Hero[]> {
  if (scope.so.chosen) return heroes.includes(scope.so.chosen) ? [scope.so.chosen] : [];
  if (heroes.length === 0) return [];
  const { seat } = actorOf(scope);
  const optionOf = ({ id }: Hero) => ({ key: heroKey.make(id), text: `hero.${id}`, on: [id] });
  const how = { rule: 'ASH-18.10', with: { source: scope.source } };
  scope.so.chosen = yield* t.choose(seat, 'hero.which', heroes, optionOf, how);
  return [scope.so.chosen];
}

/**
 * ASH-18.9, ASH-18.28, R63: whom a hero's card or skill can reach: themselves, and the other on the same space or in the same
 * combat; a lone fighter nobody outside it.
 */
export function reachable(state: State, hero: Hero): Hero[] {
  const partner = partnerOf(state, hero);
  const inCombat = fighterOf(state, hero);
  const other = fighterOf(state, partner);
  const canReach = state.combat ? inCombat && other && other.status !== 'fled' : together(hero, partner);
  return canReach ? [hero, partner] : [hero];
}

export const nameOf = ({ hero }: Scope): Text => (hero ? heroName(hero) : { text: 'players' });

// ---- what ops do ----

/** Carries out a list, for ops that hold lists. */
export type Run = (t: Table<State>, ops: readonly Op[], scope: Scope) => Rules;

/** The op of this name. */
export type Named<Name extends OpName> = Op extends infer O
  ? O extends { readonly op: infer Names }
    ? Name extends Names
      ? O
      : never
    : never
  : never;

export type Does<Name extends OpName> = (t: Table<State>, op: Named<Name>, scope: Scope, run: Run) => Rules | undefined;
/** What each of some ops does. */
export type Doing<Name extends OpName> = { readonly [N in Name]: Does<N> };
