// Gloom of Kilforth as the kernel knows it.

import { type Game, type Options, positionsOf, type Setting } from '@veillee/kernel';
import { contentHash, rows } from '../content/cards.ts';
import { applyEffect } from './abilities/effects.ts';
import { entrust } from './abilities/later.ts';
import { day, nightfall } from './day/day.ts';
import { darkness, dawn, gloom, plot } from './day/night.ts';
import { draft, firstRumour } from './draft.ts';
import { carryOutGift } from './gifts/use-gift.ts';
import { invariants } from './invariants.ts';
import { met } from './met.ts';
import { options, refuseSetting } from './options.ts';
import { outcome } from './scoring.ts';
import { begin, beginning, setup } from './setup.ts';
import { sound } from './sound.ts';
import type { Position, State } from './state.ts';
import { act, endTurn, turn } from './turn.ts';
import { redeal, type View, view } from './view.ts';

/** Every mode and number of heroes, with the options turned this way and that. */
const trials: readonly Setting[] = [
  trial(1, { mode: 'solo' }),
  trial(2, { mode: 'competitive' }),
  trial(2, { mode: 'cooperative' }),
  trial(3, { mode: 'competitive', heroes: 'random', difficulty: 'hard', talentSetPerHero: true }),
  trial(4, { mode: 'cooperative', difficulty: 'nightmare', plotsFollowOwner: true }),
  trial(4, { mode: 'competitive', scaledChapterCost: true, evadedBlocksAssault: true }),
  trial(3, { mode: 'cooperative', difficulty: 'easy', hands: 'secret', classKeepsBonus: true }),
  trial(1, { mode: 'solo', difficulty: 'story', shadowHealsInForest: true, druidNeedsHidden: true }),
  trial(2, { mode: 'cooperative', firstGame: true, foursCount: true, sureEvasion: true }),
];

function trial(seats: number, chosen: Options): Setting {
  return { seats, options: chosen };
}

entrust({ takeEffect: applyEffect, useGift: carryOutGift });

export const kilforth: Game<State, View> = {
  id: 'kilforth',
  rules: 6,
  content: contentHash,
  options,
  refuseSetting,
  begin,
  positions: positionsOf<State, Position>({
    setup,
    draft,
    firstRumour,
    beginning,
    day,
    turn,
    act,
    endTurn,
    nightfall,
    gloom,
    darkness,
    plot,
    dawn,
  }),
  turnAt: 'turn',
  view,
  redeal,
  outcome,
  turns: state => state.day,
  invariants,
  sound,
  costs: {
    spent: ['heroes/*/ap', 'heroes/*/restrictedAp/*', 'heroes/*/gold', 'heroes/*/fate', 'heroes/*/loot'],
    marks: ['heroes/*/usedToday', 'heroes/*/usedForGood', 'heroes/*/fateToday', 'removed'],
  },
  met,
  rows,
  trials,
};
