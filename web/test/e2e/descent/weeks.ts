// Weeks of a campaign up to which nobody has to play: a first week as it is laid out, with whatever a test lays by hand, and a chance from there on.

import { type Decision, Match, newChance, type Picks, save } from '@veillee/kernel';
import { Twin } from '../hands/twin.ts';
import { kitOfDescent, type Line, type State } from './line.ts';
import { answersTo, usual, type Way } from './moments.ts';

const { kit } = await kitOfDescent();
export const CAMPAIGN = { play: 'campaign', choosing: 'ready' } as const;

/** What is read and laid of a campaign by tests. */
export interface Weeks {
  readonly legend: {
    week: number;
    step: string;
    level: string;
    coins: number;
    xp: number;
    treasurer: number;
    readonly treachery: { event: number; trap: number; monster: number };
    readonly overlordSeat: number;
    readonly conquest: { heroes: number; overlord: number };
    readonly party: { at: string };
    readonly heroes: { readonly sheet: string; xp: number; wounds: number; fatigue: number }[];
    lieutenants: { id: string; at: string; moved?: true }[];
    cities: { [city: string]: { siege?: number | undefined } };
    readonly won?: string | undefined;
    today: { served?: string[] | undefined; boards?: number | undefined };
  };
  readonly heroes: LaidHero[];
  monsters: { readonly id: string; wounds: number; at: string; readonly came?: string }[];
  readonly overlord: { threat: number; hand: string[] };
  phase: string;
  turn: unknown;
  round: number;
  dungeon?: { entered: string[]; since: number; readonly avatar?: string };
  outdoors?: { fled: string[]; readonly ambush: boolean };
}
interface LaidHero {
  readonly id: string;
  readonly seat: number;
  at?: string | undefined;
  waits?: true | undefined;
  ready: boolean;
  wounds: number;
  fatigue: number;
}

export const weeksOf = ({ state }: Match): Weeks => state as Weeks;

/** This is answered, and whatever nobody wants to be asked after it. */
export const give = (match: Match, decision: Decision, picks: Picks): void => Twin.idle(match).answer(decision, picks);

/** Played by the usual answer to each question until this one comes, unless something else is answered; undefined where it does not come. */
export function until(
  match: Match,
  prompt: string,
  most: number,
  answer: (decision: Decision) => Picks | undefined = () => undefined,
): Decision | undefined {
  const twin = Twin.idle(match);
  for (let n = 0; n < most; n++) {
    const found = match.decisions.find(decision => decision.prompt === prompt);
    const [next] = match.decisions;
    if (found || !next) return found;
    twin.answer(next, answer(next) ?? usual(next));
  }
  return undefined;
}

/** The same match with what is laid in it, at this position, with the chance of this seed from there on. */
export function goneOn(
  { seats, options, lastCheckpoint }: Match,
  seed: string,
  at: string,
  lay: (table: Weeks) => void,
): Match {
  const state = structuredClone(lastCheckpoint.state) as Weeks;
  lay(state);
  const base = { at: 0, position: { at }, state, chance: newChance(seed) };
  return Twin.idle(Match.resume(kit.game, { seed, seats, options, base }, structuredClone(base))).match;
}

/** The first week of a campaign, laid as a test wants it, where this position is. */
export function week(
  seed: string,
  lay: (table: Weeks) => void,
  { at = 'march', seats = 2, options = {} }: { at?: string; seats?: number; options?: object } = {},
): Match {
  const initial = Object.fromEntries(kit.game.options.map(({ id, initial: value }) => [id, value]));
  const begun = Match.start(kit.game, {
    seed: 'campaign',
    seats,
    options: { ...initial, ...CAMPAIGN, ...options },
  });
  until(begun, 'week.march', 60);
  return goneOn(begun, seed, at, lay);
}

/** The question of this name is answered: a save goes on from what was laid only where an answer says so. */
export function answered(match: Match, prompt: string, picks: Picks): Match {
  const decision = match.decisions.find(one => one.prompt === prompt);
  if (!decision) throw new Error(`${prompt} is not asked but ${match.decisions.map(one => one.prompt).join()}`);
  give(match, decision, picks);
  return match;
}

const TRIES = 200;

/** The answers from a week to what is wanted, with a chance that leads there. `begin` has answered once at least. */
export function weekLine(name: string, begin: (seed: string) => Match | undefined, way: Way<Weeks & State>): Line {
  for (let n = 1; n <= TRIES; n++) {
    const seed = `${name} ${n}`;
    const match = begin(seed);
    const answers = match && answersTo(way, match.clone());
    if (match && answers) return { seed, options: match.options, saved: saved(match), answers };
  }
  throw new Error(`no chance leads to ${name}`);
}

export const rich = ({ legend }: Weeks): void => {
  legend.coins = 3000;
  for (const hero of legend.heroes) Object.assign(hero, { xp: 40, fatigue: 0, wounds: 5 });
};

export const saved = (match: Match): string => JSON.stringify(save(match));
