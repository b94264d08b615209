// The last turns of a game of Euthia: a save from which little is left to play, what adepts answered there, and a twin of it.

import { type Decision, load, Match, type Options, type Picks, save } from '@veillee/kernel';
import { adeptAt, spoken, Twin } from '../hands/twin.ts';

/** What is read of a game here and in the tests. */
export interface State {
  readonly round: number;
  readonly mode: 'solo' | 'cooperative' | 'competitive';
  readonly turn: { readonly seat: number };
  readonly combat?: unknown;
  readonly heroes: readonly {
    readonly seat: number;
    readonly id: string;
    readonly at?: string;
    readonly health: number;
    readonly gaar: number;
    readonly gold: number;
  }[];
  readonly scenario: { readonly counters: { readonly [counter: string]: number } };
  /** The account of each seat, line by line. */
  readonly result?: {
    readonly scores: readonly (readonly { readonly id: string; readonly reputation: number }[])[];
    readonly rank?: string;
  };
}

export interface Line {
  readonly saved: string;
  readonly answers: readonly Picks[];
}

export interface Wanted {
  readonly seats: number;
  readonly options: Options;
  /** So many questions are left at the most: each is answered by hand. */
  readonly most: number;
  /** Among them. */
  readonly asked: readonly string[];
  /** Among those that are answered with more than a pass. */
  readonly acted?: readonly string[];
  /** A seed that is known to go so: it is tried first, and those after it where rules have changed. */
  readonly from: number;
}

const TRIES = 60;

/** The twin of a line, from its save on. */
export async function beginning({ saved }: Line): Promise<Twin<State>> {
  const { kit, bot } = await adeptAt('euthia');
  return new Twin<State>(load(kit.game, JSON.parse(saved)).match, bot);
}

/** The end of a game that is won, by all where they play together, from the beginning of a turn on, by the first seed that goes so: other content finds another. */
export async function lastTurns(name: string, wanted: Wanted): Promise<Line> {
  const { kit, bot } = await adeptAt('euthia');
  const { seats, options, most, asked, acted = [], from: first } = wanted;
  const winners = options.mode === 'competitive' ? 1 : seats;
  for (let n = first; n < first + TRIES; n++) {
    const seed = `${name}-${n}`;
    const twin = new Twin<State>(Match.start(kit.game, { seed, seats, options }), bot, seed);
    const answers: Picks[] = [];
    const prompts: string[] = [];
    const turns: { readonly at: number; readonly saved: string }[] = [];
    let before = '';
    for (let decision = twin.asked; decision; decision = twin.asked) {
      const turn = turnAsked(twin.state, decision);
      if (turn !== undefined && turn !== before) {
        before = turn;
        turns.push({ at: answers.length, saved: JSON.stringify(save(twin.match)) });
      }
      const picks = spoken(decision, twin.choose(decision));
      answers.push(picks);
      prompts.push(decision.prompt);
      twin.answer(decision, picks);
    }
    const from = turns.find(({ at }) => answers.length - at <= most);
    const isWon = twin.match.outcome?.won.length === winners;
    const isAnswered = (prompt: string): boolean =>
      prompts.some((one, i) => one === prompt && i >= (from?.at ?? 0) && answers[i]?.length !== 0);
    if (
      from &&
      isWon &&
      asked.every(prompt => prompts.slice(from.at).includes(prompt)) &&
      acted.every(prompt => isAnswered(prompt))
    )
      return { saved: from.saved, answers: answers.slice(from.at) };
  }
  throw new Error(`no game ends so: ${JSON.stringify(wanted)}`);
}

/** Whose turn of which round, where somebody is asked what to do with it. */
const turnAsked = ({ round, turn }: State, { prompt }: Decision): string | undefined =>
  prompt === 'turn.ask' ? `${round} ${turn.seat}` : undefined;
