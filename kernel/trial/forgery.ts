// Forgeries: checkpoints of real matches with one thing changed, as somebody would who means no good. Each is refused (`save/sound.ts`), or does
// no harm: it can be played on, looked at and asked about, fails by a RuleFailure at worst, and takes neither long nor much room.

import { Match } from '../match.ts';
import { isRecord } from '../plain/compare.ts';
import { copy } from '../plain/plain.ts';
import { Chance, newChance } from '../play/chance.ts';
import { type Decision, type Picks, plainDecision } from '../play/decision.ts';
import { Refusal } from '../play/errors.ts';
import type { Viewer } from '../play/event.ts';
import type { Game } from '../play/game.ts';
import { checkSetting } from '../play/options.ts';
import type { Setting } from '../play/setting.ts';
import type { Checkpoint } from '../record/checkpoints.ts';
import { RuleFailure } from '../record/failures.ts';
import { shown } from '../save/shape.ts';
import { unsound } from '../save/sound.ts';
import { anyPicks } from './answers.ts';

export interface ForgeryPlan<S, V> {
  readonly seed: string;
  /** How many are made. */
  readonly forgeries: number;
  /** The game's own trials if not given. */
  readonly settings?: readonly Setting[];
  /** Milliseconds that were worked, for how long a step takes; the kernel has no clock. */
  readonly clock: () => number;
  /** How those that are let in are played on; without it at random. */
  readonly answer?: (match: Match<S, V>, decision: Decision, chance: Chance) => Picks;
  /** So many decisions far. */
  readonly playOn?: number;
  readonly onProgress?: (made: number) => void;
}

export interface ForgeryReport {
  readonly made: number;
  readonly refused: number;
  /** Let in, and stopped by a rule. */
  readonly failed: number;
  /** Let in, and played on. */
  readonly played: number;
  /** What was let in and did harm: what was changed, and what came of it. */
  readonly harm: readonly string[];
}

const PLAY_ON = 24;
/** One step, with all that is looked at after it, may take so many milliseconds. */
const MOST_MILLIS = 200;
/** And a state or what is told in one step so many letters. */
const MOST_LETTERS = 2_000_000;
/** So many forgeries are made of one checkpoint, and checkpoints lie so far apart at most. */
const OF_EACH = 12;
const APART = 40;
/** A match that has shown so much has shown enough. */
const MOST_DECISIONS = 600;

/** Forges checkpoints of random matches in all settings, one after the other. */
export function forge<S, V>(game: Game<S, V>, plan: ForgeryPlan<S, V>): ForgeryReport {
  const chance = new Chance(newChance(`${plan.seed}/forgery`));
  const { settings = game.trials, forgeries } = plan;
  const report = { made: 0, refused: 0, failed: 0, played: 0, harm: [] as string[] };
  for (let n = 0; report.made < forgeries; n++) {
    const given = settings[n % settings.length];
    if (!given) throw new Error(`${game.id} has no settings to try`);
    const setting = checkSetting(game, given);
    const match = Match.start(game, { seed: `${plan.seed}/${n}`, ...setting });
    for (let decisions = 0; report.made < forgeries && decisions < MOST_DECISIONS; ) {
      for (let k = 0; k < OF_EACH && report.made < forgeries; k++) {
        const { forged, what } = forgeryOf(match.lastCheckpoint, chance);
        report.made++;
        const found = tryForgery(game, setting, forged, plan, chance);
        if (found === 'refused' || found === 'failed' || found === 'played') report[found]++;
        else report.harm.push(`${JSON.stringify(given)}: ${what}: ${found}`);
      }
      plan.onProgress?.(report.made);
      if (match.over) break;
      for (let step = chance.below(APART, 'apart') + 1; step > 0 && !match.over; step--, decisions++) {
        const decision = chance.pick(match.decisions, 'whose');
        const picks = anyPicks(decision, chance, 'picks');
        match.answer({ seat: decision.seat, decision: decision.id, picks });
      }
    }
  }
  return report;
}

/** What becomes of it: how it was stopped, that it was not, or the harm that it has done. */
function tryForgery<S, V>(
  game: Game<S, V>,
  setting: Setting,
  forged: unknown,
  plan: ForgeryPlan<S, V>,
  chance: Chance,
): string {
  const { clock, answer, playOn = PLAY_ON } = plan;
  let began = clock();
  const late = (at: string): string | undefined => {
    const took = clock() - began;
    began = clock();
    return took > MOST_MILLIS ? `${at} took ${Math.round(took)} ms` : undefined;
  };
  let step = 'whether it is sound';
  try {
    const refused = unsound(game, setting, forged) !== undefined;
    const slow = late(step);
    if (slow !== undefined || refused) return slow ?? 'refused';
    step = 'taking it up';
    const from = copy(forged) as Checkpoint<S>;
    const match = Match.resume(game, { seed: from.chance.seed, ...setting }, { ...from, at: 0 });
    for (let n = 0; ; n++) {
      const told = match.log.length;
      const harm = late(step) ?? looked(match, setting) ?? late(`looking after ${step}`);
      if (harm !== undefined) return harm;
      if (match.over || n === playOn) return 'played';
      const decision = chance.pick(match.decisions, 'whose');
      step = `answering ${decision.prompt}`;
      const picks = answer?.(match, decision, chance) ?? anyPicks(decision, chance, 'picks');
      match.answer({ seat: decision.seat, decision: decision.id, picks });
      const letters = JSON.stringify(match.log.slice(told)).length;
      if (letters > MOST_LETTERS) return `${step} told ${letters} letters`;
    }
  } catch (cause) {
    if (cause instanceof RuleFailure || cause instanceof Refusal) return late(step) ?? 'failed';
    const { name, message, stack = '' } = cause as Error;
    return `${step}: ${name}: ${message} (${stack.split('\n')[1]?.trim()})`;
  }
}

/** Everybody looks, is asked and may imagine. */
function looked<S, V>(match: Match<S, V>, { seats }: Setting): string | undefined {
  const { game, state } = match;
  const viewers: readonly Viewer[] = [...Array(seats).keys(), 'spectator'];
  for (const view of game.views?.(state, viewers) ?? []) JSON.stringify(view);
  for (const viewer of viewers) JSON.stringify(match.view(viewer));
  for (const decision of match.decisions) JSON.stringify(plainDecision(decision));
  game.turns(state);
  if (match.over) game.outcome(state);
  const letters = JSON.stringify(state).length;
  return letters > MOST_LETTERS ? `the state has ${letters} letters` : undefined;
}

// ---- forging ----

type Node = Record<string, unknown> | unknown[];
interface Spot {
  readonly of: Node;
  readonly key: string;
  readonly path: string;
}

const LONG = 100_000;

/** A copy with one thing changed. */
export function forgeryOf(checkpoint: Checkpoint<unknown>, chance: Chance): { forged: unknown; what: string } {
  const forged: unknown = JSON.parse(JSON.stringify(checkpoint));
  const spots = [...spotsIn(forged as Node, '')];
  // Fields are chosen alike, however many things have them.
  const patterns = new Map<string, Spot[]>();
  for (const spot of spots) {
    const pattern = spot.path.replace(/\/\d+(?=\/|$)/g, '/*');
    patterns.set(pattern, [...(patterns.get(pattern) ?? []), spot]);
  }
  const spot = chance.pick(chance.pick([...patterns.values()], 'field'), 'field');
  const change = chance.pick([...changesOf(spot, spots)], 'change');
  return { forged, what: `${spot.path} ${change()}` };
}

function* spotsIn(of: Node, path: string): Generator<Spot> {
  for (const key of Object.keys(of)) {
    const value = (of as Record<string, unknown>)[key];
    yield { of, key, path: `${path}/${key}` };
    if (Array.isArray(value) || isRecord(value)) yield* spotsIn(value, `${path}/${key}`);
  }
}

const heldAt = ({ of, key }: Spot): unknown => (of as Record<string, unknown>)[key];

/** Set as a field, whatever it is called. */
function put(of: Node, key: string, value: unknown): void {
  Object.defineProperty(of, key, { value, enumerable: true, configurable: true, writable: true });
}

/** All that can be done to one thing; each says what it did. */
function* changesOf(spot: Spot, spots: readonly Spot[]): Generator<() => string> {
  const value = heldAt(spot);
  const becomes = (to: unknown) => (): string => {
    put(spot.of, spot.key, to);
    return `becomes ${shown(to)}`;
  };
  const texts = spots.map(heldAt).filter(one => typeof one === 'string');
  if (typeof value === 'number')
    for (const to of [-1, 0.5, 1e9, 2 ** 53, value + 1, value - 1, value * 2, 7, 40, 99, -value]) yield becomes(to);
  if (typeof value === 'string') {
    for (const to of ['', 'unknown', '__proto__', 'constructor', 'x'.repeat(LONG)]) yield becomes(to);
    for (let n = 0; n < 6; n++) yield becomes(texts[(n * 7919 + value.length * 31) % texts.length]);
  }
  if (typeof value === 'boolean') yield becomes(!value);
  if (Array.isArray(value)) {
    for (const to of [[], [...value, ...value], value.slice(1), [...value].reverse()]) yield becomes(to);
    yield becomes(Array.from({ length: LONG }, (_, n) => value[n % value.length] ?? 0));
    const lists = spots.map(heldAt).filter(one => Array.isArray(one));
    yield becomes(JSON.parse(JSON.stringify(lists[(value.length * 31 + 7) % lists.length])));
  }
  if (isRecord(value))
    for (const key of ['unknown', '__proto__', 'constructor', '0'])
      yield () => {
        put(value, key, {});
        return `has ${key}`;
      };
  // Another type.
  for (const to of [null, [], {}, 'text', 7, true]) if (typeof to !== typeof value || to === null) yield becomes(to);
  if (Array.isArray(spot.of)) return;
  yield () => {
    delete (spot.of as Record<string, unknown>)[spot.key];
    return 'is gone';
  };
}
