// What not everybody may know, in a save: the overlord's own, what the reader of the guide knows, and piles.

import { each, exactly, flag, listOf, maybe, oneOf, type Shape, some, tally, whole } from '@veillee/kernel/save/shape';
import { heroes as sheets } from '../../content/heroes.ts';
import { LEVELS } from '../../content/legend/boards/vocabulary.ts';
import { CARD_TYPES, SKILL_TYPES, TIERS } from '../../content/vocabulary.ts';
import type { Acting, DarkGlyphs, Decks, FeatCards, Guide, Hidden, Overlord } from '../state.ts';
import { facts } from './facts.ts';
import type { Laid } from './laid.ts';
import {
  amount,
  dark,
  darkOnes,
  few,
  hero,
  kept,
  markerId,
  monsterFigure,
  name,
  names,
  number,
  numbers,
  rank,
  skillList,
  statChange,
  truth,
} from './names.ts';

const actingShape = ({ space }: Laid): Shape<Acting> =>
  exactly<Acting>({
    monster: monsterFigure,
    movement: amount,
    attacks: few,
    fresh: flag,
    cards: listOf(oneOf(CARD_TYPES), 30),
    stuck: truth,
    stunned: truth,
    half: truth,
    further: maybe(few),
    over: maybe(listOf(space, 60)),
    leapt: truth,
  });

export const overlordShape = (laid: Laid): Shape<Overlord> =>
  exactly<Overlord>({
    seat: laid.seat,
    threat: amount,
    hand: laid.cards,
    deck: laid.cards,
    through: tally,
    draws: oneOf([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]),
    discard: laid.cards,
    played: laid.cards,
    powers: laid.cards,
    aside: maybe(laid.cards),
    glyphs: laid.withDarkGlyphs(
      exactly<DarkGlyphs>({ bought: darkOnes, reserve: darkOnes, under: some(markerId, dark, 300) }),
    ),
    lasting: names,
    step: whole(0, 4),
    used: names,
    acting: maybe(actingShape(laid)),
  });

export const guideShape = ({ board, kind, stand, space, area, door }: Laid): Shape<Guide> =>
  exactly<Guide>({
    chests: some(markerId, number, 300),
    pools: each(TIERS, listOf(number, 100)),
    flags: names,
    kept: maybe(kept),
    counters: some(name, whole(-9999, 9999), 100),
    done: names,
    gone: numbers,
    allowed: some(name, flag, 100),
    locked: some(door, flag, board.doors.length),
    taken: numbers,
    due: numbers,
    changes: maybe(listOf(exactly<NonNullable<Guide['changes']>[number]>({ thing: number, change: statChange }), 100)),
    openers: some(markerId, hero, 300),
    queue: listOf(exactly<Guide['queue'][number]>({ fact: facts(space, area), scripts: names }), 100),
    ahead: maybe(listOf(oneOf(LEVELS), 4)),
    hidden: maybe(listOf(exactly<Hidden>({ kind, rank, at: stand }), 30)),
    isRunning: truth,
    isUnread: truth,
  });

export const decksShape = ({ things }: Laid): Shape<Decks> =>
  exactly<Decks>({ skills: each(SKILL_TYPES, skillList), treasures: each(TIERS, things) });

export const featCardsShape = ({ feats }: Laid): Shape<FeatCards> =>
  exactly<FeatCards>({
    decks: each(SKILL_TYPES, feats),
    hands: some(hero, feats, sheets.length),
    discards: feats,
    exhausted: listOf(oneOf(SKILL_TYPES), SKILL_TYPES.length),
    played: listOf(hero, 4),
  });
