// The guided first game: whoever follows its hints wins, alone and beside the bot that comes with it; and a hint is about where one stands.

import { picksOf, player } from '@veillee/bots';
import { type Decision, type GameEvent, Match, type Picks, plainDecision } from '@veillee/kernel';
import { node } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { novice } from '../../bots/novice.ts';
import { kit } from '../../index.ts';
import type { State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { Play } from '../../test/scene.ts';
import { advise } from '../advice.ts';
import { firstGame, GUIDED_SEED } from '../first-game.ts';
import { guide } from '../guide.ts';

const MOST_DECISIONS = 300;
const PERSON = 0;
const BOT = 1;

interface Followed {
  readonly match: Match<State, View>;
  readonly told: readonly GameEvent[];
  /** Prompts at which the newcomer was told nothing. */
  readonly silent: readonly string[];
}

/** A newcomer who does what the hints say, and, with two seats, the bot as a table lets it play: a deed after each of theirs. */
function followed(seats: number, bot: string, first?: Picks): Followed {
  const initial = Object.fromEntries(kit.game.options.map(({ id, initial }) => [id, initial]));
  const told: GameEvent[] = [];
  const match = Match.start(kit.game, {
    seed: GUIDED_SEED,
    seats,
    options: { ...initial, ...firstGame },
    history: false,
    forks: false,
    hear: event => told.push(event),
  });
  const partner = player(novice, bot);
  const silent: string[] = [];
  let isPersonsTurn = true;
  const answer = ({ seat, id }: Decision, picks: Picks): void => {
    match.answer({ seat, decision: id, picks });
    isPersonsTurn = seat === BOT;
  };
  for (let made = 0; made < MOST_DECISIONS && !match.over; made++) {
    const [mine, theirs] = [match.decisionOf(PERSON), seats > 1 ? match.decisionOf(BOT) : undefined];
    const isShared = mine?.courtesy !== undefined && theirs?.courtesy !== undefined;
    const mayAct = theirs && !theirs.standing && !(isShared && (theirs.courtesy !== 'by-turns' || isPersonsTurn));
    const picks = mayAct ? picksOf(match, theirs, partner) : [];
    // A pass waits for the other's.
    if (mayAct && !(isShared && picks.length === 0)) {
      answer(theirs, picks);
      continue;
    }
    if (!mine) throw new Error('nobody is asked');
    const [view, asked] = [match.view(PERSON), plainDecision(mine)];
    if (!asked.window && !guide.some(({ applies }) => applies(view, asked))) silent.push(asked.prompt);
    answer(mine, asked.prompt === 'hero.ask' && first ? first : advise(view, asked));
  }
  return { match, told, silent };
}

describe('whoever follows the hints wins the guided game', () => {
  test.each(['atsu-rabbit', 'tantan-tanuki'])('alone, %s named first', hero => {
    const { match } = followed(1, 'none', [`hero:${hero}`]);
    expect(match.outcome?.won).toEqual([0]);
  });

  // The bot has luck of its own.
  test.each(['one', 'two', 'three', 'four', 'five'])('beside the bot that comes with it: %s', luck => {
    for (const hero of ['atsu-rabbit', 'tantan-tanuki']) {
      const { match, told, silent } = followed(2, luck, [`hero:${hero}`]);
      expect(match.outcome?.won).toEqual([0, 1]);
      // The partner plays along: before the last turn it gives up next to nothing.
      const own = match.view(BOT).heroes.find(({ seat }) => seat === BOT)?.id;
      const given = told.filter(
        ({ text, with: params }) =>
          text === 'log.forfeit' && (params?.hero as { text: string } | undefined)?.text === `hero.${own}.short`,
      );
      expect(given.reduce((sum, event) => sum + Number(event.with?.n), 0)).toBeLessThanOrEqual(2);
      expect(silent).toEqual([]);
    }
  });
});

test('where one rests the hint is about that place: the campfire gives two tokens, the inn sells them', () => {
  const stepAt = (place: string, coins: number): string | undefined => {
    const { table } = new Play({
      set(state, [hero]) {
        state.bag.coins = coins;
        hero.at = node(place);
        hero.health = 1;
      },
    });
    const decision = table.match.decisionOf(0);
    const asked = decision && plainDecision(decision);
    return guide.find(({ applies }) => applies(table.match.view(0) as View, asked))?.id;
  };
  expect(stepAt('a1-clearing', 9)).toBe('rest');
  expect(stepAt('a1-crossroads-inn', 9)).toBe('inn');
  expect(stepAt('a1-crossroads-inn', 0)).not.toBe('inn');
});
