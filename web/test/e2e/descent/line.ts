// Quests of Descent that bots have played: one answer after the other from set-up on, or from a save on; and twins of them.

import { random } from '@veillee/bots';
import { shelf } from '@veillee/games';
import { type Bot, type Decision, load, Match, type Options, type Picks, save } from '@veillee/kernel';
import { spoken, Twin } from '../hands/twin.ts';

export const [HEROES, OVERLORD] = [0, 1] as const;

/** What the overlord is asked without anybody else knowing: it closes by itself. */
export const SECRET_WINDOWS = ['turn', 'space', 'door', 'chest', 'attacked'].map(of => `overlord.answer.${of}`);

/** What is read of a game here and in the tests. */
export interface State {
  readonly round: number;
  readonly conquest: number;
  readonly turn?: { readonly hero: string };
  readonly heroes: readonly {
    readonly id: string;
    readonly seat: number;
    readonly wounds: number;
    readonly fatigue: number;
    readonly at?: string;
    readonly skills: readonly string[];
  }[];
  readonly overlord: { readonly hand: readonly string[]; readonly threat: number };
  readonly board: { readonly revealed: readonly number[] };
  readonly legend?: { readonly heroes: readonly { readonly wounds: number; readonly fatigue: number }[] };
}

export interface Answer {
  readonly seat: number;
  readonly picks: Picks;
}

export interface Line {
  readonly seed: string;
  readonly options: Options;
  /** Where the line begins; from set-up if there is none. */
  readonly saved?: string;
  readonly answers: readonly Answer[];
}

/** Who plays: heroes at the first seat, the overlord at the second. */
interface Sides {
  readonly heroes: string;
  readonly overlord: string;
}

export const NOVICES: Sides = { heroes: 'novice', overlord: 'novice' };
/** Two heroes who go well together: nothing is asked of them before the quest. */
export const PARTY = { heroes: '2', choosing: 'ready' } as const;
export const SEATS = 2;
const TRIES = 40;

export async function kitOfDescent() {
  const kit = await shelf.descent?.();
  if (!kit) throw new Error('there is no such game');
  const bot = (id: string): Bot => {
    const found = [random, ...kit.bots].find(one => one.id === id);
    if (!found) throw new Error(`nobody plays as ${id}`);
    return found;
  };
  return { kit, bot };
}

async function beginning(seed: string, options: Options, sides: Sides): Promise<Twin<State>> {
  const { kit, bot } = await kitOfDescent();
  const match = Match.start(kit.game, { seed, seats: SEATS, options });
  return new Twin<State>(match, [bot(sides.heroes), bot(sides.overlord)], seed);
}

/** The twin of a line, where it begins. */
export async function twinOf({ seed, options, saved }: Line): Promise<Twin<State>> {
  const { kit } = await kitOfDescent();
  const match = saved
    ? load(kit.game, JSON.parse(saved)).match
    : Match.start(kit.game, { seed, seats: SEATS, options });
  return Twin.idle<State>(match);
}

/** What a quest is to be like. */
interface Wanted {
  readonly winner: keyof Sides;
  readonly most: number;
  /** A quest that is known to go so: it is tried first, and those after it where rules have changed. */
  readonly from: number;
}

/** A whole quest that a side wins, from the first question on, in which the heroes are asked at most so often. */
export async function wholeQuest(
  name: string,
  options: Options,
  sides: Sides,
  { winner, most, from }: Wanted,
): Promise<Line> {
  for (let n = from; n < from + TRIES; n++) {
    const seed = `${name}-${n}`;
    const twin = await beginning(seed, options, sides);
    const answers = playedOut(twin, all => ofHeroes(all) > most);
    if (twin.match.outcome?.side === winner) return { seed, options, answers };
  }
  throw new Error(`no quest is over so soon: ${name}`);
}

/** Quests as they are played, until a question is the one that is wanted. */
export async function reached(
  name: string,
  options: Options,
  sides: Sides,
  isIt: (decision: Decision, twin: Twin<State>) => boolean,
): Promise<Twin<State>> {
  for (let n = 1; n <= TRIES; n++) {
    const twin = await beginning(`${name}-${n}`, options, sides);
    let found = false;
    playedOut(twin, (_, decision) => {
      found = isIt(decision, twin);
      return found;
    });
    if (found) return twin;
  }
  throw new Error(`no quest came to ${name}`);
}

/** The first round of a quest, from the first question on. */
export async function firstRound(seed: string, options: Options, sides: Sides): Promise<Line> {
  const twin = await beginning(seed, options, sides);
  return { seed, options, answers: playedOut(twin, () => twin.state.round > 1) };
}

/** A whole quest that the heroes have won, as a save. */
export async function wonSave(name: string, options: Options, sides: Sides): Promise<{ saved: string; state: State }> {
  for (let n = 1; n <= TRIES; n++) {
    const twin = await beginning(`${name}-${n}`, options, sides);
    playedOut(twin, () => false);
    if (twin.match.outcome?.side === 'heroes') return { saved: JSON.stringify(save(twin.match)), state: twin.state };
  }
  throw new Error(`no quest is won: ${name}`);
}

const ofHeroes = (answers: readonly Answer[]): number => answers.filter(({ seat }) => seat === HEROES).length;

function playedOut(
  twin: Twin<State>,
  enough: (answers: readonly Answer[], decision: Decision) => boolean,
): readonly Answer[] {
  const answers: Answer[] = [];
  for (let decision = twin.asked; decision && !enough(answers, decision); decision = twin.asked) {
    const picks = spoken(decision, twin.choose(decision));
    answers.push({ seat: decision.seat, picks });
    twin.answer(decision, picks);
  }
  return answers;
}
