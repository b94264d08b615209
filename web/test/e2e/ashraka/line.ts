// An adventure that adepts win, answer by answer: a seed and what was answered, and a twin of it that goes along with the page.

import { Match, type Picks } from '@veillee/kernel';
import { adeptAt, spoken, Twin } from '../hands/twin.ts';

/** What is read of a game here and in the tests. */
export interface State {
  readonly turn: number;
  readonly heroes: readonly {
    readonly id: string;
    readonly at?: string;
    readonly health: number;
    readonly mana: number;
    readonly disc: number;
  }[];
  readonly track: readonly unknown[];
}

export interface Line {
  readonly seed: string;
  readonly answers: readonly Picks[];
}

const OPTIONS = { adventure: '1' };
const TRIES = 200;

async function twinOf(seed: string): Promise<Twin<State>> {
  const { kit, bot } = await adeptAt('ashraka');
  return new Twin<State>(Match.start(kit.game, { seed, seats: 1, options: OPTIONS }), bot, seed);
}

/** The twin of a line at its beginning. */
export const beginning = ({ seed }: Line): Promise<Twin<State>> => twinOf(seed);

/**
 * The first adventure of one person with both heroes, won in at most so many answers, among which all of these are asked.
 * By the first seed: when the content changes another one is found, and the tests still hold.
 */
export async function wonLine(name: string, most: number, asked: readonly string[]): Promise<Line> {
  for (let n = 1; n <= TRIES; n++) {
    const seed = `${name}-${n}`;
    const twin = await twinOf(seed);
    const answers: Picks[] = [];
    const prompts = new Set<string>();
    for (let decision = twin.asked; decision && answers.length <= most; decision = twin.asked) {
      const picks = spoken(decision, twin.choose(decision));
      prompts.add(decision.prompt);
      answers.push(picks);
      twin.answer(decision, picks);
    }
    const isWon = twin.match.outcome?.won.includes(0) === true;
    if (isWon && answers.length <= most && asked.every(prompt => prompts.has(prompt))) return { seed, answers };
  }
  throw new Error(`no adventure is won so: ${name}`);
}
