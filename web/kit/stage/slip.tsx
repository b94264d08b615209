// The paper slip under the board: one question, what would follow, and the buttons. One place for the question, always.

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon } from '../controls/icon.tsx';
import { crossedSwords, hourglass } from '../glyphs.ts';
import './slip.css';

export interface SlipProps {
  readonly prompt: ReactNode;
  readonly second?: ReactNode;
  readonly buttons?: ReactNode;
  readonly glyph?: string | undefined;
  /** Somebody else is asked. */
  readonly waiting?: boolean;
  readonly tone?: 'paper' | 'danger' | undefined;
  /** Keeps room for a hint of three lines, whether or not there is one now. */
  readonly roomy?: boolean;
  /** Changes with the question, so that the new one slides in. */
  readonly turn?: string | number;
}

const BUTTONS = ':scope > .v-slip-buttons';

/** Buttons in several rows are as wide as their longest row: what is left belongs to the words. */
function tighten(buttons: HTMLElement): void {
  if (buttons.style.maxWidth !== '') buttons.style.maxWidth = '';
  const all = [...buttons.children].filter(button => button instanceof HTMLElement);
  if (new Set(all.map(({ offsetTop }) => offsetTop)).size < 2) return;
  const longest = buttons.offsetLeft + buttons.offsetWidth - Math.min(...all.map(({ offsetLeft }) => offsetLeft));
  buttons.style.maxWidth = `${longest + 1}px`;
}

/** Measured when something has another size, and only then: the window, a button, or letters whose font came later. */
function useTightButtons(slip: RefObject<HTMLElement | null>): void {
  const watched = useRef<{ readonly observer: ResizeObserver; parts: ReadonlySet<Element> }>(undefined);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      const row = slip.current?.querySelector<HTMLElement>(BUTTONS);
      if (row) tighten(row);
    });
    watched.current = { observer, parts: new Set() };
    return () => observer.disconnect();
  }, [slip]);
  useLayoutEffect(() => {
    const { current } = watched;
    const paper = slip.current;
    if (!current || !paper) return;
    const parts = new Set<Element>([paper, ...(paper.querySelector(BUTTONS)?.children ?? [])]);
    const gone = [...current.parts].filter(part => !parts.has(part));
    for (const part of gone) current.observer.unobserve(part);
    // Whatever is watched anew is heard of once. Of what has gone nobody hears, so that the slip is watched anew for it.
    for (const part of parts)
      if (!current.parts.has(part) || (part === paper && gone.length > 0)) current.observer.observe(part);
    current.parts = parts;
  });
}

export function Slip({ prompt, second, buttons, glyph, waiting, tone = 'paper', roomy, turn }: SlipProps) {
  const slip = useRef<HTMLElement>(null);
  useTightButtons(slip);
  return (
    <section ref={slip} className="v-slip v-paper" data-tone={tone} data-roomy={roomy || undefined}>
      <span className="v-slip-seal" data-waiting={waiting || undefined} aria-hidden="true">
        <Icon glyph={glyph ?? (waiting ? hourglass : crossedSwords)} size={24} />
      </span>
      <div className="v-slip-words" key={turn}>
        <p className="v-slip-prompt">{prompt}</p>
        {second && <div className="v-slip-second">{second}</div>}
      </div>
      {buttons && <div className="v-slip-buttons">{buttons}</div>}
    </section>
  );
}
