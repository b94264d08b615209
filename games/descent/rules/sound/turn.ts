// Where a quest stands, whose turn it is and what Town has on offer, in a save.

import {
  bare,
  each,
  either,
  exactly,
  flag,
  listOf,
  maybe,
  oneOf,
  only,
  type Shape,
  some,
  whole,
} from '@veillee/kernel/save/shape';
import { ACTIONS, HALF_ACTIONS, INTENTS, KINDS, POTIONS, SKILL_TYPES } from '../../content/vocabulary.ts';
import { WEEK } from '../legend/shape.ts';
import type { HeroTurn, Position, Town } from '../state.ts';
import type { Laid } from './laid.ts';
import { amount, few, hero, monsterFigure, name, names, tier, trait, truth } from './names.ts';

export const turnShape = ({ space }: Laid): Shape<HeroTurn> =>
  exactly<HeroTurn>({
    hero,
    action: maybe(oneOf([...ACTIONS, ...HALF_ACTIONS])),
    half: maybe(oneOf([...HALF_ACTIONS, 'both'])),
    intent: maybe(either(oneOf(INTENTS), monsterFigure)),
    movement: amount,
    attacks: few,
    orders: few,
    work: maybe(name),
    stuck: truth,
    stunned: truth,
    drunk: few,
    trades: truth,
    walked: truth,
    midway: truth,
    lastFree: maybe(space),
    asMonkey: truth,
    inTown: truth,
    errands: maybe(amount),
    used: names,
    extra: maybe(exactly<NonNullable<HeroTurn['extra']>>({ movement: maybe(amount), attacks: maybe(few) })),
    only: maybe(some(trait, few, KINDS.length)),
    trail: maybe(listOf(space, 1000)),
    halted: truth,
    ended: flag,
  });

export const townShape = ({ potion, thing }: Laid): Shape<Town> =>
  exactly<Town>({
    shown: truth,
    potions: maybe(some(potion, few, POTIONS.length)),
    treasures: maybe(listOf(exactly<NonNullable<Town['treasures']>[number]>({ tier, thing: maybe(thing) }), 20)),
    training: maybe(each(KINDS, few)),
    skills: maybe(each(SKILL_TYPES, few)),
  });

export const position: Shape<Position> = either(
  exactly<{ readonly at: 'skills' | 'shopping' | 'treasures' | 'arrival'; readonly hero: number }>({
    at: oneOf(['skills', 'shopping', 'treasures', 'arrival']),
    hero: whole(0, 4),
  }),
  exactly<Extract<Position, { at: 'lessons' }>>({ at: only('lessons'), school: whole(0, 3), hero: whole(0, 4) }),
  bare(
    'setup',
    'heroes',
    'round',
    'next',
    'turnStart',
    'equip',
    'declare',
    'act',
    'turnEnd',
    'overlord',
    'roundEnd',
    'level',
    'means',
    'minions',
    'ground',
    'hand',
    'foes',
  ),
  bare(...WEEK),
);
