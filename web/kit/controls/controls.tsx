// Plain controls: buttons, badges, references to rules, lines of the chronicle, toasts, progress. No library behind them.

import type { RuleId } from '@veillee/kernel';
import { type ButtonHTMLAttributes, createContext, type ReactNode, useContext } from 'react';
import { Icon } from './icon.tsx';

/** `main`: the one suggested answer. `option`: another lit option. `plain`: no game choice. */
export type ButtonLook = 'main' | 'option' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  readonly look?: ButtonLook;
  readonly glyph?: string;
  /** A key that does the same: shown as a cap on wide screens. */
  readonly hint?: string;
  /** Why it cannot be pressed; it stays reachable, so that the reason can be read. */
  readonly refused?: string | undefined;
  readonly type?: 'button' | 'submit';
}

export function Button({
  look = 'plain',
  glyph,
  hint,
  refused,
  children,
  className,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={['v-button', className].filter(Boolean).join(' ')}
      data-look={refused === undefined ? look : 'refused'}
      aria-disabled={refused !== undefined || undefined}
      onClick={refused === undefined ? onClick : event => event.preventDefault()}
    >
      {glyph && <Icon glyph={glyph} size={20} />}
      <span>{children}</span>
      {refused && <small>{refused}</small>}
      {hint && (
        <span aria-hidden="true" className="v-key">
          {hint}
        </span>
      )}
    </button>
  );
}

/** A round 40-pixel tool of the top bar. */
export function Tool({
  glyph,
  label,
  ...rest
}: { glyph: string; label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" className="v-tool" title={label} aria-label={label} {...rest}>
      <Icon glyph={glyph} size={22} />
    </button>
  );
}

export type Tone = 'ember' | 'good' | 'bad' | 'plain' | 'master' | 'gloom' | 'turn';

export function Badge({ tone = 'plain', glyph, children }: { tone?: Tone; glyph?: string; children: ReactNode }) {
  return (
    <span className="v-badge" data-tone={tone}>
      {glyph && <Icon glyph={glyph} size={16} />}
      {children}
    </span>
  );
}

/** Opens the rulebook at a rule; the page provides it. */
export const RuleContext = createContext<((rule: RuleId) => void) | undefined>(undefined);

/** A rule's id, dotted; a click opens the rulebook there. */
export function RuleRef({ rule }: { readonly rule: RuleId | undefined }) {
  const open = useContext(RuleContext);
  if (!rule) return null;
  if (!open) return <span className="v-rule">{rule}</span>;
  return (
    <button
      type="button"
      className="v-rule"
      onClick={event => {
        event.stopPropagation();
        open(rule);
      }}
    >
      {rule}
    </button>
  );
}

export interface ChronicleLineProps {
  readonly children: ReactNode;
  readonly rule?: RuleId | undefined;
  /** The arithmetic, folded. */
  readonly detail?: ReactNode;
  readonly detailLabel?: string;
  readonly fresh?: boolean;
}

export function ChronicleLine({ children, rule, detail, detailLabel, fresh }: ChronicleLineProps) {
  return (
    <li className="v-line" data-fresh={fresh || undefined}>
      {children} <RuleRef rule={rule} />
      {detail && (
        <details>
          <summary>{detailLabel}</summary>
          {detail}
        </details>
      )}
    </li>
  );
}

export interface ToastProps {
  readonly tone?: 'ember' | 'good' | 'bad';
  readonly glyph: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function Toast({ tone = 'ember', glyph, children, action }: ToastProps) {
  return (
    <div className="v-toast" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon glyph={glyph} size={24} />
      <span>{children}</span>
      {action}
    </div>
  );
}

/** A thin ember line of true progress, or of waiting when nothing is known. */
export function Progress({ value, label }: { readonly value?: number | undefined; readonly label: string }) {
  return (
    <div
      className="v-progress"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
      data-unknown={value === undefined || undefined}
    >
      <span style={value === undefined ? undefined : { transform: `scaleX(${value})` }} />
    </div>
  );
}
