// LEG-9.11, LEG-9.13: when a rumour or a legendary area has been followed to its end: its reward is given at that very moment, once.

import { unless } from '@veillee/pieces/offers';
import type { RumourGoal } from '../../../content/legend/boards/vocabulary.ts';
import { propAt } from '../../board.ts';
import type { Happening } from '../../calls.ts';
import { heroName } from '../../card-names.ts';
import type { WhyNotPay } from '../../hero/paying.ts';
import { boardText, questText } from '../../names.ts';
import {
  type DeedOffer,
  type Flow,
  type Hero,
  type HeroTurn,
  markersOf,
  type State,
  sheetOf,
  type T,
} from '../../state.ts';
import { lightKey } from '../keys.ts';
import { legendOf } from '../record.ts';
import { tellStory } from '../telling.ts';
import { lastRowHere } from './last.ts';
import { dungeonOf, isLeader } from './level.ts';
import { giveReward } from './rewards.ts';

/** The goal of the level that lies there; none where it is no rumour's last. */
function goalHere(state: State): RumourGoal | undefined {
  const row = lastRowHere(legendOf(state));
  return row && row.board === state.quest && 'goal' in row ? row.goal : undefined;
}

/** What is to be done on it, and what that brings: all know. */
export function tellGoal(t: T): void {
  const row = lastRowHere(legendOf(t.state));
  if (!row || row.board !== t.state.quest) return;
  const words = { reward: boardText(row.board, 'reward') };
  if ('goal' in row)
    t.tell('log.dungeon.goal', { ...words, goal: boardText(row.board, 'goal') }, { rule: 'LEG-9.11', weight: 3 });
  else t.tell('log.dungeon.promise', words, { weight: 3 });
}

const isRewarded = (state: State): boolean => dungeonOf(state).done.includes('rewarded');

function* reward(t: T): Flow {
  const row = lastRowHere(legendOf(t.state));
  if (!row || isRewarded(t.state)) return;
  dungeonOf(t.state).done.push('rewarded');
  tellStory(t, questText(t.state, 'text', 'win'), 'LEG-9.11');
  t.tell('log.dungeon.reward', { reward: boardText(row.board, 'reward') }, { rule: 'LEG-9.11', weight: 5 });
  for (const gain of row.reward) yield* giveReward(t, gain);
}

/** Something has happened that may have been it. */
export function* heedGoal(t: T, what: Happening): Flow {
  const { state } = t;
  const goal = goalHere(state)?.goal;
  const leads = what.what === 'kill' && what.came && isLeader({ came: what.came });
  if (goal === 'leader-killed' && leads && !state.monsters.some(isLeader)) yield* reward(t);
  if (what.what === 'chest') dungeonOf(state).chests++;
}

/** Whoever walked along has left by the portal. */
export function* heedLeaving(t: T): Flow {
  if (goalHere(t.state)?.goal === 'led-out') yield* reward(t);
}

/** The party has left by the last portal. */
export function* heedEnd(t: T): Flow {
  const { state } = t;
  const row = lastRowHere(legendOf(state));
  if (!row || isRewarded(state)) return;
  const goal = goalHere(state);
  if (!goal || isMetByLeaving(state, goal)) return yield* reward(t);
  tellStory(t, questText(state, 'text', 'leave'), 'LEG-9.12');
}

function isMetByLeaving(state: State, goal: RumourGoal): boolean {
  switch (goal.goal) {
    case 'leave':
      return (
        goal.alive === undefined ||
        dungeonOf(state).done.includes('villager-left') ||
        state.monsters.some(({ came }) => came === goal.alive)
      );
    case 'glyphs-and-leave':
      return markersOf(state, 'glyph').every(({ active }) => active);
    case 'chests-and-leave':
      return dungeonOf(state).chests >= goal.n;
    default:
      return false;
  }
}

export function offerLight(state: State, hero: Hero, turn: HeroTurn, whyNotPay: WhyNotPay, offer: DeedOffer): void {
  if (!state.dungeon || hero.at === undefined) return;
  const goal = goalHere(state);
  if (goal?.goal !== 'lit' || isRewarded(state) || propAt(state, hero.at) !== goal.on) return;
  const { movement: cost } = goal;
  const { at } = hero;
  const why = unless(!state.monsters.some(isLeader), 'why.dungeon.leads', 'LEG-9.11') ?? whyNotPay(cost, 'LEG-9.11');
  offer(why, () => ({
    option: {
      key: lightKey,
      text: 'dungeon.light',
      with: { prop: { text: `prop.${goal.on}` }, cost },
      on: [at],
      rule: 'LEG-9.11',
    },
    *run(t) {
      turn.movement -= cost;
      t.tell('log.dungeon.lit', { hero: heroName(sheetOf(hero)) }, { rule: 'LEG-9.11', weight: 4 });
      yield* reward(t);
    },
  }));
}
