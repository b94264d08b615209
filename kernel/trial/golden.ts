// Golden games: games that were played once and are kept with what was asked, told and shown in them. Played again, they tell
// whether rules still do the same; once the rules have changed, whether a match from before still goes on. Pure: files are the
// business of whoever keeps them.

import type { Bot } from '../kit/bot.ts';
import type { GameKit } from '../kit/kit.ts';
import { Match } from '../match.ts';
import { hex, mix } from '../plain/plain.ts';
import type { SealedAnswer } from '../play/answer.ts';
import { Chance, newChance } from '../play/chance.ts';
import { type Decision, plainDecision } from '../play/decision.ts';
import type { GameEvent } from '../play/event.ts';
import type { Checkpoint } from '../record/checkpoints.ts';
import { Divergence } from '../record/failures.ts';
import { describeEntry, type Entry, isReseed } from '../record/journal.ts';
import type { Started } from '../record/start.ts';
import { chaptersFor, legacyOf, nextChapters, tellChapter } from '../save/campaign.ts';
import { type Loaded, load, type Save, saveOf } from '../save/save.ts';
import { anyPicks } from './answers.ts';

/** The golden games of one version of a game's rules: one file. */
export interface Golden {
  readonly veillee: 'golden';
  readonly game: string;
  readonly rules: number;
  readonly content: string;
  readonly games: readonly GoldenGame[];
}

export interface GoldenGame {
  /** Who played what, in words. */
  readonly name: string;
  readonly started: Started;
  readonly journal: readonly Entry[];
  /** The match as a save has it in the middle. */
  readonly middle: {
    readonly entries: number;
    readonly checkpoint: Checkpoint<unknown>;
    readonly sealed: readonly SealedAnswer[];
  };
  /** What was asked and told before each entry, and at the end; of older rules nobody asks any more. */
  readonly pages?: readonly GoldenPage[];
}

export interface GoldenPage {
  /** The keys of what was told since the page before. */
  readonly told: readonly string[];
  /** A mark of each aspect: what differs is noticed, and the page says what is there now. */
  readonly marks: { readonly [aspect in Aspect]?: string };
}

/**
 * What a page holds: the decisions that are open with all that cannot be chosen and what may be expected; all that was told, and
 * whether it can be taken back; what the game's bots would answer; and now and then the whole state, what each sees of it, and what
 * the seat that is asked imagines. On the last page: what came of it.
 */
export type Aspect = 'asked' | 'told' | 'advised' | 'stands' | 'seen' | 'imagined' | 'end';

/** A page as it reads now. */
export interface Page {
  /** The entries before it. */
  readonly entry: number;
  readonly events: readonly GameEvent[];
  readonly decisions: readonly Decision[];
  readonly aspects: { readonly [aspect in Aspect]?: unknown };
}

/** Every so many pages, and on the last, the whole table is looked at; every so many the bots are asked. */
const LOOK_EVERY = 16;
const ASK_BOTS_EVERY = 12;

// ---- playing again ----

/** The game again, page by page. Throws a Divergence where the journal does not fit. */
export function* retell<S, V>(
  kit: GameKit<S, V>,
  { started, journal }: Pick<GoldenGame, 'started' | 'journal'>,
): Generator<Page> {
  const match = Match.beginning(kit.game, { ...started, checkpoints: 'sparse' }, journal);
  let heard = 0;
  let sealed = 0;
  for (let entry = 0; entry <= journal.length; entry++) {
    const events = match.log.slice(heard).map(({ event }) => event);
    heard = match.log.length;
    yield pageOf(kit, match, entry, events, entry === journal.length);
    const next = journal[entry];
    if (!next) return;
    put(match, next, entry);
    for (; sealed < match.journal.length; sealed++) checkSeal(match.journal[sealed], journal[sealed], sealed);
  }
}

function put<S, V>(match: Match<S, V>, entry: Entry, number: number): void {
  if (isReseed(entry)) {
    match.dealAnew(entry.reseed);
    return;
  }
  const { seat, prompt, picks, auto } = entry;
  const decision = match.decisionOf(seat);
  if (decision?.prompt !== prompt)
    throw new Divergence(number, describeEntry(entry), `seat ${seat} is asked ${decision?.prompt ?? 'nothing'}`);
  match.answer({ seat, decision: decision.id, picks, ...(auto && { auto }) });
}

function checkSeal(recorded: Entry | undefined, before: Entry | undefined, number: number): void {
  if (!recorded || !before || recorded.seal === before.seal) return;
  throw new Divergence(number, describeEntry(before), 'other options or another answer');
}

function pageOf<S, V>(
  kit: GameKit<S, V>,
  match: Match<S, V>,
  entry: number,
  events: readonly GameEvent[],
  isLast: boolean,
): Page {
  const last = match.journal.at(-1);
  const marked = last && !isReseed(last) && { barrier: last.barrier, final: last.final };
  const decisions = [...match.decisions];
  const asked = decisions.map(decision => ({ ...plainDecision(decision), id: 0 }));
  return {
    entry,
    events,
    decisions,
    aspects: {
      asked,
      told: { events, ...marked, turn: kit.game.turns(match.state) },
      ...(entry % ASK_BOTS_EVERY === 0 && decisions[0] && { advised: advice(kit, match, decisions[0]) }),
      ...((isLast || entry % LOOK_EVERY === 0) && wholeTable(match)),
      ...(isLast && { end: ending(kit, match) }),
    },
  };
}

function wholeTable<S, V>(match: Match<S, V>): Partial<Page['aspects']> {
  const viewers = [...Array(match.seats).keys(), 'spectator', 'everyone'] as const;
  const dreamer = match.decisions[0]?.seat;
  const imagined = dreamer === undefined ? undefined : match.imagine(dreamer, 'golden');
  return {
    stands: match.snapshot(),
    seen: match.views(viewers),
    ...(imagined && { imagined: { stands: imagined.snapshot(), asked: imagined.decisions.map(plainDecision) } }),
  };
}

/** What each bot of the game that plays there would answer. */
function advice<S, V>({ bots }: GameKit<S, V>, match: Match<S, V>, decision: Decision): unknown {
  const { seat } = decision;
  const imagine = (seed: string): Match<S, V> => match.imagine(seat, seed);
  const said = (bot: Bot<S, V>): unknown => {
    const chance = new Chance(newChance('golden'));
    return bot.decide({ seat, seats: match.seats, view: match.view(seat), decision, chance, imagine });
  };
  // Whoever imagines plays on for long: too slow to be asked every time.
  return bots.filter(({ imagines, roles }) => !imagines && !roles).map(said);
}

/** What came of it, and what is said of it. */
function ending<S, V>({ game, account }: GameKit<S, V>, match: Match<S, V>): unknown {
  const view = match.view('everyone');
  const events = match.log.map(({ event }) => event);
  return {
    outcome: match.outcome,
    points: account?.points(view),
    figures: account?.figures(view, events),
    cast: account?.cast?.(view),
    ...(chaptersFor(game, match) && {
      chapter: tellChapter(match),
      legacy: legacyOf(match),
      next: nextChapters(match),
    }),
  };
}

// ---- marks ----

/** The page as it is kept. */
export const marked = ({ events, aspects }: Page): GoldenPage => ({
  told: events.map(({ text }) => text),
  marks: Object.fromEntries(Object.entries(aspects).map(([aspect, value]) => [aspect, markOf(value)])),
});

/** Sixteen bits: a slip that shows on one page shows on many. */
export const markOf = (value: unknown): string => hex(fold(value, 0x811c9dc5)).slice(-4);

/** One number for a plain tree, however its fields are ordered. The words of a secret text are none of its business: its key is. */
function fold(value: unknown, seed: number): number {
  if (typeof value !== 'object' || value === null) return mix(`${typeof value} ${String(value)}`, seed);
  if (Array.isArray(value)) return value.reduce((h: number, item) => Math.imul(fold(item, h), 0x01000193), seed ^ 0x5b);
  let sum = seed ^ 0x7b;
  const isText = 'text' in value && 'words' in value;
  for (const [key, item] of Object.entries(value))
    if (item !== undefined && !(isText && key === 'words')) sum = (sum + mix(key, fold(item, seed))) | 0;
  return Math.imul(sum ^ (sum >>> 13), 0x2c1b3c6d);
}

/** Plays a golden game again and says in words where it first tells something else; undefined if it tells the same. */
export function differenceIn<S, V>(kit: GameKit<S, V>, golden: GoldenGame): string | undefined {
  for (const page of retell(kit, golden)) {
    const before = golden.pages?.[page.entry];
    if (!before) continue;
    const now = marked(page);
    const changed = ASPECTS.filter(aspect => before.marks[aspect] !== now.marks[aspect]);
    const [first] = changed;
    if (first === undefined) continue;
    const next = golden.journal[page.entry];
    const place = `${golden.name}, page ${page.entry}, ${next ? `before ${describeEntry(next)}` : 'the last'}`;
    const told = `told then: ${before.told.join(' ') || 'nothing'}; told now: ${now.told.join(' ') || 'nothing'}`;
    return `${place}: ${changed.join(', ')} differ; ${told}; ${first} now: ${JSON.stringify(page.aspects[first]).slice(0, MOST_SHOWN)}`;
  }
  return undefined;
}

/** In the order in which they are told: what is told first explains the rest. */
const ASPECTS: readonly Aspect[] = ['told', 'asked', 'stands', 'seen', 'imagined', 'advised', 'end'];
const MOST_SHOWN = 2000;

// ---- keeping ----

/** A match that was played with its whole history, as a golden game without pages. */
export function goldenOf<S, V>(name: string, match: Match<S, V>): GoldenGame {
  const { started, journal } = match;
  const half = match.past(Math.floor(journal.length / 2));
  const { lastCheckpoint: checkpoint, sealedAnswers: sealed } = half;
  return { name, started, journal, middle: { entries: half.journal.length, checkpoint, sealed } };
}

/** The same journal with its pages as they read now. */
export const withPages = <S, V>(kit: GameKit<S, V>, golden: GoldenGame): GoldenGame => ({
  ...golden,
  // One by one: what a page holds is the match itself, which goes on.
  pages: Array.from(retell(kit, golden), marked),
});

/**
 * The save in the middle of a golden game, taken up under the rules of today and played on at random for some decisions: as it was
 * saved under its own rules, from its checkpoint under later ones. Throws if it cannot go on.
 */
export function goesOn<S, V>({ game }: GameKit<S, V>, golden: Golden, one: GoldenGame, decisions = 20): Loaded<S, V> {
  const loaded = load(game, middleOf(golden, one));
  const { match } = loaded;
  const chance = new Chance(newChance(one.name));
  for (let made = 0; made < decisions && !match.over; made++) {
    const decision = match.decisions[0] as Decision;
    match.answer({ seat: decision.seat, decision: decision.id, picks: anyPicks(decision, chance, 'picks') });
  }
  const broken = game.invariants(match.state);
  if (broken.length > 0) throw new Error(`${one.name} does not go on well: ${broken.join('; ')}`);
  return loaded;
}

/** The save that somebody could have made in the middle of it. */
export function middleOf({ game, rules, content }: Golden, { started, journal, middle }: GoldenGame): Save {
  const { entries, checkpoint, sealed } = middle;
  return saveOf({ game, rules, content, started, checkpoint, journal: journal.slice(0, entries), sealed });
}
