// A scene: a battle, a test, a night, told step by step before the table shows what came of it. What a game says of one, and
// how long each moment of it lasts. Pure.

import type { Seat } from '@veillee/kernel';
import type { DieProps } from '../numbers/dice.tsx';
import type { Kind } from '../numbers/meaning.ts';
import type { Likeness } from '../people/portrait.tsx';
import type { TableEvent, TableProps } from '../table.ts';

/** Dice that fall: first they tumble, and nobody knows; then they lie. */
export interface SceneDice {
  /** Whose dice, and against whom: "Goblin against Ysolde". */
  readonly who: string;
  readonly rolls: readonly number[];
  /** Faces that count. */
  readonly faces: readonly number[];
  /** The other side's. */
  readonly foe: boolean;
  /** Dice with other faces than figures, as they lie, and what they say together; `rolls` and `faces` are then empty. */
  readonly shown?: { readonly dice: readonly DieProps[]; readonly said: string };
}

/** A line with its figure, dice, or a sentence. */
export interface SceneStep {
  readonly words: string;
  readonly figure?: string;
  readonly tone?: 'good' | 'bad' | 'price' | undefined;
  readonly dice?: SceneDice;
  /** A card that was turned. */
  readonly card?: {
    readonly kind: Kind;
    readonly glyph: string;
    readonly likeness?: Likeness | undefined;
    readonly name: string;
  };
}

export interface Scene {
  /** Its events, from the first number to the last. */
  readonly from: number;
  readonly to: number;
  /** The kind, for the look: `battle`, `test`, `night`. */
  readonly of: string;
  readonly glyph: string;
  /** Who it is about, where it is somebody. */
  readonly likeness?: Likeness | undefined;
  readonly title: string;
  readonly steps: readonly SceneStep[];
  /** `won` is left open where nobody wins or loses. */
  readonly verdict?: { readonly words: string; readonly won?: boolean | undefined };
  /** What followed from it: told with the verdict. */
  readonly after: readonly string[];
}

/** What a game is given to tell a scene with. */
export interface SceneContext {
  readonly seat: Seat | undefined;
  readonly say: TableProps['say'];
}

export type SceneTeller = (events: readonly TableEvent[], context: SceneContext) => Scene | undefined;

/**
 * Tells the first event of this kind of scene with its dice, which are its `detail`, and then what came of it. Faces that count; the
 * title's text, which is given what the event says; its drawing. `part` says which side rolls: `warden`, `monsters`, `foe`; heroes are ours.
 */
export const rollTeller =
  (of: string, faces: readonly number[], title: string, glyph: string): SceneTeller =>
  (events, { say }) => {
    const [event, ...after] = events.slice(
      Math.max(
        0,
        events.findIndex(({ scene }) => scene?.of === of),
      ),
    );
    if (event?.scene?.of !== of) return undefined;
    const who = say({ text: title, ...(event.with && { with: event.with }) });
    const dice = { who, rolls: event.detail as readonly number[], faces, foe: event.scene.part !== 'heroes' };
    return {
      from: event.n,
      to: events.at(-1)?.n ?? event.n,
      of,
      glyph,
      title: who,
      steps: [{ words: '', dice }],
      verdict: { words: say(event), won: event.scene.won },
      after: after.map(say),
    };
  };

/** Milliseconds. */
const OPENING = 200;
const TUMBLE = 700;
const SETTLED = 450;
const FIGURE = 260;
const SENTENCE = 700;
const VERDICT = 700;
/** However little there is to tell. */
const LEAST = 1500;

/** How long each moment of a scene lasts: the table as it was, every step (dice twice: as they tumble, as they lie), the verdict. */
export function momentsOf({ steps, verdict }: Pick<Scene, 'steps' | 'verdict'>): readonly number[] {
  const moments = [
    OPENING,
    ...steps.flatMap(step => (step.dice ? [TUMBLE, SETTLED] : [step.figure === undefined ? SENTENCE : FIGURE])),
    ...(verdict ? [VERDICT] : []),
  ];
  const missing = LEAST - moments.reduce((sum, lasts) => sum + lasts, 0);
  return moments.map((lasts, i) => (missing > 0 && i === moments.length - 1 ? lasts + missing : lasts));
}

/** What may be known of a scene when so many of its moments have begun. */
export interface SceneSoFar {
  /** Steps begun. */
  readonly steps: number;
  /** The dice of the last one have not come to rest. */
  readonly tumbling: boolean;
  readonly verdict: boolean;
}

export function soFar({ steps, verdict }: Pick<Scene, 'steps' | 'verdict'>, begun: number): SceneSoFar {
  let left = begun - 1; // the first moment is the table as it was
  for (const [i, step] of steps.entries()) {
    if (left <= 0) return { steps: i, tumbling: false, verdict: false };
    if (step.dice && left === 1) return { steps: i + 1, tumbling: true, verdict: false };
    left -= step.dice ? 2 : 1;
  }
  return { steps: steps.length, tumbling: false, verdict: left > 0 && verdict !== undefined };
}
