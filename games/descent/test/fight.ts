// A fight in the first room: one hero with what they carry, one monster, and dice that fall as told.

import type { Text } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import type { MonsterId, Rank } from '../content/vocabulary.ts';
import { attack } from '../rules/attack/attack.ts';
import { keyOfAttack } from '../rules/attack/options.ts';
import type { AttackChoice } from '../rules/calls.ts';
import { statOf } from '../rules/effects/stats.ts';
import { type Hero, isBase, type Monster, type Stand, type State } from '../rules/state.ts';
import { PAIR, type Plan, type Play, put, scene, space } from './scene.ts';

export interface Fight extends Pick<Plan, 'dice' | 'options' | 'position' | 'first'> {
  readonly hero?: string;
  /** The second hero: beside the first, and no part of it unless a scene says so. */
  readonly friend?: string;
  readonly equipped?: readonly string[];
  readonly skills?: readonly string[];
  readonly monster?: MonsterId;
  readonly rank?: Rank;
  /** Where the hero and the monster stand. */
  readonly at?: Space;
  readonly on?: Stand;
  readonly set?: (state: State, heroes: readonly Hero[], monster: Monster) => void;
}

/** Two spaces of the first room side by side, and one far off in its corridor. */
export const HERE = space(3, 9);
export const BESIDE = space(4, 9);
export const FAR = space(7, 9);
/** Where the friend waits. */
export const ASIDE = space(1, 11);

export function fight(plan: Fight = {}): Play {
  const { hero = PAIR[0] as string, friend = PAIR[1] as string, equipped = [], skills = [] } = plan;
  const { monster = 'beastman', rank = 'normal', at = HERE, on = BESIDE } = plan;
  const { dice = [], options = {}, position, first: before } = plan;
  return scene({
    heroes: [hero, friend],
    dice,
    options,
    ...(position && { position }),
    ...(before && { first: before }),
    set: (state, heroes) => {
      const [first, second] = heroes as [Hero, Hero];
      Object.assign(first, { at, equipped: [...equipped], skills: [...skills] });
      first.wounds = statOf(state, first.id, 'maxWounds');
      first.fatigue = statOf(state, first.id, 'maxFatigue');
      second.at = ASIDE;
      const foe = put(state, monster, on, rank);
      plan.set?.(state, heroes, foe);
    },
  });
}

/** The first hero declares Battle and attacks: with this, on the monster. */
export const battle = (
  plan: Fight,
  weapon = plan.equipped?.[0] ?? 'fists',
  target: Space = targetOf(plan),
  area?: string,
): Play => fight(plan).does('action:battle', keyOfAttack({ weapon, target, by: 'action', ...(area && { area }) }));

const targetOf = ({ on = BESIDE }: Fight): Space => (isBase(on) ? BESIDE : on);

/** In the overlord's turn the monster attacks the first hero; then it is that hero's turn, where everybody can be looked at. */
export function assault(plan: Fight, how: Partial<AttackChoice> = {}): Play {
  return fight({
    ...plan,
    position: { at: 'act' },
    set: (state, heroes, monster) => {
      state.phase = 'overlord';
      plan.set?.(state, heroes, monster);
    },
    first: t => {
      const [monster] = t.state.monsters;
      if (!monster) throw new Error('there is no monster');
      return attack(t, monster.id, { target: plan.at ?? HERE, by: 'activation', ...how });
    },
  });
}

/** A step of the overlord's turn: the monster beside the first hero is yet to act, and the overlord has these cards. */
export const monsterTurn = (cards: readonly string[], plan: Fight = {}, step = 4): Play =>
  fight({
    ...plan,
    position: { at: 'overlord' },
    set: (state, heroes, monster) => {
      state.phase = 'overlord';
      state.turn = undefined;
      Object.assign(state.overlord, { step, threat: 40, hand: [...cards] });
      monster.ready = true;
      plan.set?.(state, heroes, monster);
    },
  });

/** The first hero aims a sword at the friend, who dodges. */
export function aimsAtDodge(plan: Fight): Play {
  const friendly = space(3, 10);
  const orders: Fight['set'] = (_, [hero, friend]) => {
    if (hero) hero.order = 'aim';
    if (friend) Object.assign(friend, { at: friendly, order: 'dodge' });
  };
  return battle({ ...plan, equipped: ['sword#1'], set: orders }, 'sword#1', friendly).does('aim');
}

/** The hero who fights. */
export const first = (heroes: readonly Hero[]): Hero => heroes[0] as Hero;

/** What the log says of the last event of this kind. */
export const said = (play: Play, text: string) => play.told().findLast(event => event.text === text)?.with;

/** The figures that such a line tells, by their names: `told.range` is range. */
export const shownIn = (play: Play, text: string): { readonly [figure: string]: unknown } =>
  Object.fromEntries(
    ((said(play, text)?.shown ?? []) as readonly Text[]).map(told => [told.text.split('.')[1], told.with?.n]),
  );
