// A scene in the slip's place, so that it covers nothing of the board: the steps one after another, then the verdict. What
// has not had its moment is not on the page at all. Afterwards the verdict is one line on the slip, with the steps behind it.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../kit/controls/controls.tsx';
import { Icon } from '../kit/controls/icon.tsx';
import { Popover } from '../kit/controls/overlay.tsx';
import { cancel, checkMark, fastForwardButton } from '../kit/glyphs.ts';
import { Dice, Die } from '../kit/numbers/dice.tsx';
import { Bust } from '../kit/people/portrait.tsx';
import { type Scene, type SceneDice, type SceneStep, soFar } from '../kit/story/scene.ts';
import { useWords } from '../words.tsx';
import './scene.css';
import { play } from './sound.ts';

export interface SceneSlipProps {
  readonly scene: Scene;
  /** Moments that have begun. */
  readonly begun: number;
  skip(): void;
  /** The button that skips all that waits. */
  readonly toNow: ReactNode;
  /** As high as a slip that keeps room for hints: nothing moves when it takes the slip's place. */
  readonly roomy: boolean;
}

export function SceneSlip({ scene, begun, skip, toNow, roomy }: SceneSlipProps) {
  const { word } = useWords();
  const { steps, tumbling, verdict } = soFar(scene, begun);
  useEffect(() => {
    if (tumbling) play('die');
  }, [tumbling]);
  return (
    <div className="scene-slot" data-roomy={roomy || undefined}>
      <section className="scene v-paper" data-of={scene.of} aria-label={scene.title}>
        <span className="v-slip-seal" aria-hidden="true">
          <Bust of={scene.likeness} glyph={scene.glyph} size={24} />
        </span>
        <div className="scene-words">
          <h3>{scene.title}</h3>
          <div role="status" aria-live="polite" aria-atomic="false">
            <Steps steps={scene.steps.slice(0, steps)} tumbling={tumbling} />
            {verdict && <Verdict scene={scene} />}
          </div>
        </div>
        <div className="scene-buttons" data-scene-control>
          <Button look="quiet" glyph={fastForwardButton} onClick={skip}>
            {word('scene.skip')}
          </Button>
          {toNow}
        </div>
      </section>
    </div>
  );
}

/** Offered when one would have to skip more than once. */
export function ToNow({ waiting, toNow }: { readonly waiting: number; toNow(): void }) {
  const { word } = useWords();
  if (waiting < 2) return null;
  return (
    <Button look="quiet" onClick={toNow}>
      {word('scene.toNow', { count: waiting })}
    </Button>
  );
}

function Steps({ steps, tumbling = false }: { readonly steps: readonly SceneStep[]; readonly tumbling?: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  const count = steps.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest step is the one to be read
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [count, tumbling]);
  return (
    <ol className="scene-steps" ref={list}>
      {steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are told in order and never change places
        <li key={i} data-tone={step.tone} data-figure={step.figure === undefined ? undefined : true}>
          <Step step={step} tumbling={tumbling && i === count - 1} />
        </li>
      ))}
    </ol>
  );
}

function Step({
  step: { words, figure, dice, card },
  tumbling,
}: {
  readonly step: SceneStep;
  readonly tumbling: boolean;
}) {
  if (dice) return <DiceStep dice={dice} tumbling={tumbling} />;
  return (
    <>
      {card && (
        <span className="scene-card" data-kind={card.kind}>
          <span className="v-hidden">{card.name}</span>
          <Bust of={card.likeness} glyph={card.glyph} size={22} />
        </span>
      )}
      <span>{words}</span>
      {figure !== undefined && <b className="v-figures">{figure}</b>}
    </>
  );
}

/** Dice on their way show no face. */
function DiceStep({
  dice: { who, rolls, faces, foe, shown },
  tumbling,
}: {
  readonly dice: SceneDice;
  readonly tumbling: boolean;
}) {
  const { word } = useWords();
  if (shown)
    return (
      <span className="scene-dice">
        <span>{who}</span>
        <Dice dice={shown.dice} label={tumbling ? word('scene.rolling') : shown.said} tumbling={tumbling} />
      </span>
    );
  const wins = rolls.filter(face => faces.includes(face)).length;
  const label = tumbling ? word('scene.rolling') : word('scene.dice', { who, rolls: rolls.join(' '), n: wins });
  return (
    <span className="scene-dice">
      <span>{who}</span>
      <span role="img" aria-label={label} className="scene-row" data-tumbling={tumbling || undefined}>
        {rolls.map((face, i) => (
          <Die
            // biome-ignore lint/suspicious/noArrayIndexKey: a die keeps its place
            key={i}
            label=""
            colour={foe ? 'red' : 'plain'}
            {...(!tumbling && { value: face, state: faces.includes(face) ? ('success' as const) : ('spent' as const) })}
          />
        ))}
        {rolls.length === 0 && '–'}
      </span>
    </span>
  );
}

function Verdict({ scene: { verdict, after } }: { readonly scene: Scene }) {
  if (!verdict) return null;
  return (
    <>
      <p className="scene-verdict" data-won={verdict.won}>
        <VerdictIcon won={verdict.won} size={20} />
        <b>{verdict.words}</b>
      </p>
      {after.length > 0 && (
        <ul className="scene-after">
          {after.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

const VerdictIcon = ({ won, size }: { readonly won: boolean | undefined; readonly size: number }) =>
  won === undefined ? null : <Icon glyph={won ? checkMark : cancel} size={size} />;

/** The verdict on the slip until something else is decided; the steps open on a touch. */
export function VerdictLine({ scene }: { readonly scene: Scene }) {
  const by = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { verdict } = scene;
  if (!verdict) return null;
  return (
    <>
      <button
        ref={by}
        type="button"
        className="verdict-line"
        data-won={verdict.won}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <VerdictIcon won={verdict.won} size={16} /> {verdict.words}
      </button>
      <Popover by={by} open={open} onClose={() => setOpen(false)} label={scene.title} placement="top">
        <div className="scene-again">
          <h3>{scene.title}</h3>
          <Steps steps={scene.steps} />
          <Verdict scene={scene} />
        </div>
      </Popover>
    </>
  );
}
