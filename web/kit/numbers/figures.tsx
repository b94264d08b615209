// Figures: gauges, coins, bars, odds.

import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';
import { type Meaning, meaningGlyph } from './meaning.ts';
import './meaning.css';
import './figures.css';

export interface GaugeProps {
  readonly of: Meaning;
  readonly value: ReactNode;
  readonly label: string;
  /** Leaves the word out where room is short; it is still said. */
  readonly bare?: boolean;
  readonly title?: string;
}

/** An icon, a figure, a word: "8 Attack". On dark only. */
export function Gauge({ of, value, label, bare, title }: GaugeProps) {
  return (
    <span className="v-gauge" data-of={of} title={title}>
      <Icon glyph={meaningGlyph[of]} size={24} />
      <b className="v-figures" key={String(value)}>
        {value}
      </b>
      <span className={bare ? 'v-hidden' : 'v-gauge-label'}>{label}</span>
    </span>
  );
}

/** A drawing and its figure in one short line; the word is said. `large` where nothing else stands in the line. */
export function SmallFigure({ of, glyph, label, large, used, children }: SmallFigureProps) {
  return (
    <span
      className="v-small-figure"
      data-of={of}
      data-large={large ? true : undefined}
      data-used={used || undefined}
      title={label}
    >
      <Icon glyph={glyph ?? meaningGlyph[of]} size={large ?? 15} label={label} />
      <b className="v-figures">{children}</b>
    </span>
  );
}
export interface SmallFigureProps {
  readonly of: Meaning;
  readonly glyph?: string;
  readonly label: string;
  /** The drawing's size. */
  readonly large?: number;
  /** It is there, but cannot be used now. */
  readonly used?: boolean;
  readonly children: ReactNode;
}

/** A dark plaque for coloured figures on oak. */
export function Tray({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return <div className={['v-tray', className].filter(Boolean).join(' ')}>{children}</div>;
}

/** A price. Grey when it cannot be paid. */
export function Coin({ value, dim, size = 26, label }: CoinProps) {
  return (
    <span
      className="v-coin"
      data-dim={dim || undefined}
      role="img"
      aria-label={label ?? String(value)}
      style={{ '--d': `${size}px` } as CSSProperties}
    >
      {value}
    </span>
  );
}
export interface CoinProps {
  readonly value: number;
  readonly dim?: boolean;
  readonly size?: number;
  readonly label?: string;
}

export interface BarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The part that is about to go, hatched. */
  readonly atRisk?: number;
  readonly of?: Meaning;
  readonly children?: ReactNode;
}

export function Bar({ label, value, max, atRisk = 0, of = 'health', children }: BarProps) {
  const share = (part: number): string => `${max > 0 ? Math.max(0, Math.min(100, (part / max) * 100)) : 0}%`;
  return (
    <div className="v-bar" data-of={of}>
      <Icon glyph={meaningGlyph[of]} size={22} />
      {/* biome-ignore lint/a11y/useSemanticElements: a meter cannot show what is about to go */}
      <div
        className="v-bar-track"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
      >
        <span className="v-bar-late" style={{ width: share(value) }} />
        <span className="v-bar-fill" style={{ width: share(value - atRisk) }} />
        {atRisk > 0 && <span className="v-bar-risk" style={{ width: share(atRisk) }} />}
      </div>
      {children && <span className="v-bar-text v-figures">{children}</span>}
    </div>
  );
}

/** Won, drawn, lost: three tones that add up to 1. */
export function Odds({
  label,
  good,
  fair = 0,
}: {
  readonly label: string;
  readonly good: number;
  readonly fair?: number;
}) {
  const percent = (part: number): string => `${Math.round(part * 100)} %`;
  return (
    <div className="v-odds">
      <span>{label}</span>
      <span className="v-odds-track" role="img" aria-label={percent(good)}>
        <span data-tone="good" style={{ flexGrow: good }} />
        <span data-tone="fair" style={{ flexGrow: fair }} />
        <span data-tone="bad" style={{ flexGrow: Math.max(0, 1 - good - fair) }} />
      </span>
      <b className="v-figures">{percent(good)}</b>
    </div>
  );
}
