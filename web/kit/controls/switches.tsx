// What is switched: a choice among few, and on or off. Not in the first view, which switches nothing.

import type { RuleId } from '@veillee/kernel';
import { type ReactNode, useId } from 'react';
import { RuleRef } from './controls.tsx';
import './switches.css';

/** A choice among few, side by side on paper: "Novice | Adept | Master". */
export function Segments<T extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly name: string }[];
  onChange(value: T): void;
}) {
  return (
    <div className="v-segments" role="radiogroup" aria-label={label}>
      {choices.map(choice => (
        // biome-ignore lint/a11y/useSemanticElements: a radio that looks like a segment
        <button
          key={choice.value}
          type="button"
          role="radio"
          aria-checked={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.name}
        </button>
      ))}
    </div>
  );
}

/**
 * On or off; ember when on. The whole row switches, words and all; only the rule's id opens the rulebook. It stands outside the
 * label: a button within one would be what the label stands for.
 */
export function Toggle({
  label,
  note,
  rule,
  on,
  onChange,
}: {
  readonly label: string;
  readonly note?: ReactNode;
  readonly rule?: RuleId | undefined;
  readonly on: boolean;
  onChange(on: boolean): void;
}) {
  const id = useId();
  return (
    <div className="v-toggle">
      <span className="v-toggle-words">
        <label htmlFor={id}>{label}</label>
        {(note || rule) && (
          <small>
            <span id={`${id}-note`}>{note}</span> <RuleRef rule={rule} />
          </small>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={event => onChange(event.target.checked)}
      />
      <i aria-hidden="true" />
    </div>
  );
}
