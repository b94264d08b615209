// The paper slip under the board: one question, what would follow, and the buttons. One place for the question, always.

import { type ReactNode, useLayoutEffect, useRef } from 'react';
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

/** Buttons in several rows are as wide as their longest row: what is left belongs to the words. */
function tighten(buttons: HTMLElement): void {
  buttons.style.maxWidth = '';
  const all = [...buttons.children].filter(button => button instanceof HTMLElement);
  if (new Set(all.map(({ offsetTop }) => offsetTop)).size < 2) return;
  const longest = buttons.offsetLeft + buttons.offsetWidth - Math.min(...all.map(({ offsetLeft }) => offsetLeft));
  buttons.style.maxWidth = `${longest + 1}px`;
}

export function Slip({ prompt, second, buttons, glyph, waiting, tone = 'paper', roomy, turn }: SlipProps) {
  const slip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const row = slip.current?.querySelector<HTMLElement>(':scope > .v-slip-buttons');
    if (!slip.current || !row) return;
    const watch = new ResizeObserver(() => tighten(row));
    // The window may change, and the letters: their font may come later.
    for (const part of [slip.current, ...row.children]) watch.observe(part);
    tighten(row);
    return () => watch.disconnect();
  });
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
