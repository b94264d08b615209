// The bots of Thunderstone: they finish every kind of game, do not peek, and do the obvious.

import { type Bot, type BotTurn, Chance, type Decision, Match, newChance, type Picks } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { adept } from '../bots/adept.ts';
import { novice } from '../bots/novice.ts';
import { defOf } from '../content/cards.ts';
import { strengthOf, weightOf } from '../rules/battle.ts';
import { thunderstone } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { scene, type Table } from './scene.ts';

const bots: readonly Bot<State, View>[] = [novice, adept];

/** What a bot is given, as the drivers of the house give it. */
const turnAt = (match: Match<State, View>, decision: Decision, chance: Chance): BotTurn<State, View> => ({
  seat: decision.seat,
  seats: match.seats,
  view: match.view(decision.seat),
  decision,
  chance,
  imagine: seed => match.imagine(decision.seat, seed),
});

/** Plays a game out, one bot in every seat in turn; `look` sees every decision with its answer. */
function playOut(match: Match<State, View>, players: readonly Bot<State, View>[], look?: (d: Decision, p: Picks) => void) {
  const chance = new Chance(newChance('bots'));
  for (let made = 0; !match.over; made++) {
    expect(made, 'a game must end').toBeLessThan(6000);
    const decision = match.decisions[0] as Decision;
    const bot = players[decision.seat % players.length] as Bot<State, View>;
    const picks = bot.decide(turnAt(match, decision, chance));
    look?.(decision, picks);
    match.answer({ seat: decision.seat, decision: decision.id, picks });
  }
}

/** What a bot answers to the active player's question in a scene. */
function answer(table: Table, bot: Bot<State, View>, seed = 'scene'): Picks {
  const decision = table.match.decisions[0] as Decision;
  return bot.decide(turnAt(table.match, decision, new Chance(newChance(seed))));
}

describe.each(bots)('$id', bot => {
  test.each(
    thunderstone.trials.map(({ seats, options }) => ({ seats, mode: options.mode as string, options })),
  )('finishes a $mode game for $seats with legal answers', ({ seats, options }) => {
    for (const seed of ['one', 'two', 'three']) {
      const match = Match.start(thunderstone, { seed, seats, options, history: false });
      playOut(match, [bot]);
      expect(match.over).toBe(true);
    }
  });
});
