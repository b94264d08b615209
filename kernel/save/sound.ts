// Whether a match that came from anywhere can be taken up: nothing in it is trusted before. Games say which states they know (`Game.sound`);
// what the kernel itself keeps of a match is looked at here.

import { isRecord } from '../plain/compare.ts';
import { canonical } from '../plain/plain.ts';
import type { ChanceState } from '../play/chance.ts';
import { Refusal } from '../play/errors.ts';
import type { Game, Position, Standing } from '../play/game.ts';
import { checkSetting } from '../play/options.ts';
import type { Setting } from '../play/setting.ts';
import { ROLES } from '../play/sides.ts';
import type { Checkpoint } from '../record/checkpoints.ts';
import { type SaveCode, SaveProblem } from '../record/failures.ts';
import { exactly, listOf, type Shape, shown, some, spelt, text, whole } from './shape.ts';

/** More letters than any seed has, more streams than any game opens, more details than any position has. */
const MOST_SEED = 1000;
const MOST_STREAMS = 1000;

const CHANCE = exactly<ChanceState>({
  seed: text(MOST_SEED),
  streams: some(
    spelt('the name of a stream', name => name !== '__proto__'),
    listOf(whole(-0x8000_0000, 0xffff_ffff), 4, 4),
    MOST_STREAMS,
  ),
});

/** What a game knows of its standings, from the shapes of its state and of its positions. */
export interface Shapes<S, P extends Position> {
  readonly state: Shape<S>;
  readonly position: Shape<P>;
}

/** So many settings are remembered with their shapes. */
const MOST_KEPT = 32;

/** `Game.sound` from shapes, which may rest on the setting. */
export function soundBy<S, P extends Position>(
  shapesFor: (setting: Setting) => Shapes<S, P>,
): (standing: Standing, setting: Setting) => string | undefined {
  const made = new Map<string, Shapes<S, P>>();
  return ({ position, state }, setting) => {
    const key = canonical(setting);
    const shapes = made.get(key) ?? shapesFor(setting);
    if (made.size >= MOST_KEPT && !made.has(key)) made.clear();
    made.set(key, shapes);
    const odd = position.at === OVER ? undefined : shapes.position.amiss(position);
    if (odd !== undefined) return `/position${odd}`;
    const found = shapes.state.amiss(state);
    return found === undefined ? undefined : `/state${found}`;
  };
}

const OVER = 'over';

/**
 * What is wrong with a checkpoint that came from anywhere, of these rules and for this setting: where, and what. Undefined where the
 * match can be taken up from it.
 */
export function unsound<S, V>(game: Game<S, V>, setting: Setting, checkpoint: unknown): string | undefined {
  if (!isRecord(checkpoint)) return `the checkpoint is ${shown(checkpoint)}, not a record`;
  const { at, position, state, chance, ...more } = checkpoint as Partial<Checkpoint<S>>;
  for (const name in more) return `/${name} is not known here`;
  const odd = whole(0, Number.MAX_SAFE_INTEGER).amiss(at);
  if (odd !== undefined) return `/at${odd}`;
  const unlucky = CHANCE.amiss(chance);
  if (unlucky !== undefined) return `/chance${unlucky}`;
  if (!isRecord(position)) return `/position is ${shown(position)}, not a record`;
  if (position.at !== OVER && !(typeof position.at === 'string' && Object.hasOwn(game.positions, position.at)))
    return `/position/at is ${shown(position.at)}, not a position of ${game.id}`;
  if (position.at === OVER && Object.keys(position).length > 1) return '/position has more than its end';
  if (!isRecord(state)) return `/state is ${shown(state)}, not a record`;
  return game.sound({ position, state }, setting) ?? broken(game, state as S);
}

/** The first promise of the state that is broken. What cannot even be looked at is not sound either. */
function broken<S, V>(game: Game<S, V>, state: S): string | undefined {
  try {
    const [first] = game.invariants(state);
    return first === undefined ? undefined : `/state breaks a promise: ${first}`;
  } catch (cause) {
    return `/state cannot be looked at: ${(cause as Error).message}`;
  }
}

/** Throws a SaveProblem where a match that came from anywhere cannot be taken up from this checkpoint of these rules. */
export function checkSound<S, V>(
  game: Game<S, V>,
  { seats, options }: Setting,
  checkpoint: unknown,
  code: SaveCode = 'unsound',
): void {
  const found = unsound(game, soundSetting(game, { seats, options }, code), checkpoint);
  if (found !== undefined) throw new SaveProblem(code, `no match of rules ${game.rules} stands so: ${found}`);
}

/** The setting with its options filled in. Options that older rules had and these have not mean nothing any more. */
function soundSetting<S, V>(game: Game<S, V>, { seats, options }: Setting, code: SaveCode): Setting {
  const known = Object.entries(options).filter(([id]) => id === ROLES || game.options.some(spec => spec.id === id));
  try {
    return checkSetting(game, { seats, options: Object.fromEntries(known) });
  } catch (cause) {
    if (cause instanceof Refusal) throw new SaveProblem(code, `nobody can play so: ${cause.message}`, cause);
    throw cause;
  }
}
