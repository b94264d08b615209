// A card of 5:7 in four sizes, its back, and the small tile that stands for a card or a stack. Guide, section 6.

import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';
import { campfire, checkMark, deathSkull } from '../glyphs.ts';
import { type Kind, type Meaning, meaningGlyph } from '../numbers/meaning.ts';
import { Bust, type Likeness, Portrait } from '../people/portrait.tsx';
import { type ThingOptions, useThing } from '../touch/thing.ts';
import '../numbers/meaning.css';
import '../numbers/figures.css';
import './card.css';
import './tile.css';

export interface Figure {
  readonly of: Meaning;
  readonly value: ReactNode;
  /** For a screen reader: "Attack 2". */
  readonly label: string;
  /** A game's own drawing for this figure, in the colour of its meaning. */
  readonly glyph?: string | undefined;
  /** Raised or lowered from what is printed. */
  readonly changed?: 'up' | 'down' | undefined;
}

/** `coin`: price. `dear`: a price that cannot be paid now. `health`: how hard it is to beat. `attack`: what equipment gives. */
export interface Disc {
  readonly of: 'coin' | 'dear' | 'health' | 'attack' | 'magic';
  readonly value: ReactNode;
  readonly label?: string;
}

export interface CardProps extends Omit<ThingOptions, 'label'> {
  readonly name: string;
  readonly kind: Kind;
  /** Path data of its drawing. */
  readonly glyph: string;
  /** Who is on it, where it is somebody: shown in place of the glyph. */
  readonly likeness?: Likeness | undefined;
  /** Large shows its text (160 and wider), medium its figures, peek puts the figures first. */
  readonly size?: 'large' | 'medium' | 'peek';
  /** In pixels; 160, 140 and 116 unless given. */
  readonly width?: number;
  /** As high as what is written on it needs: nothing is cut. For a card that is looked at alone. */
  readonly whole?: boolean;
  readonly disc?: Disc | undefined;
  /** "Fighter · Level 1". */
  readonly type?: string | undefined;
  readonly text?: string | undefined;
  /** Four find room; a whole card shows them all. */
  readonly figures?: readonly Figure[];
  /** Said by screen readers; what is written on the card, in its order, and then `more`, unless given. */
  readonly label?: string;
  /** Said after what is written: what may be done with it, what would happen. */
  readonly more?: string | undefined;
  /** Turned by 90 degrees and dimmed. */
  readonly exhausted?: boolean;
  /** Changed just now: a flame outline that fades. Give it a `key` that changes to show it again. */
  readonly changed?: boolean;
  /** The place of a pick where order matters. */
  readonly order?: number | undefined;
  /** Something in the card's lower edge: a count, a flag. `badgeLabel` says it. */
  readonly badge?: ReactNode;
  readonly badgeLabel?: string | undefined;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** Characters that fit on three lines, for each pixel of the card's width; a longer text takes room from the drawing. */
const SHORT = 0.4;
const WELLS = 4;
const WIDTH = { large: 160, medium: 140, peek: 116 } as const;

export function Card(props: CardProps) {
  const {
    name,
    kind,
    glyph,
    size = 'medium',
    whole,
    disc,
    type,
    text,
    figures = [],
    exhausted,
    changed,
    order,
    badge,
  } = props;
  const label = props.label ?? written(props, size);
  const { 'aria-label': _, ...thing } = useThing({ ...props, label });
  const width = props.width ?? WIDTH[size];
  // Words below it leave the drawing a low window, but for a card that is looked at alone.
  const isLow = size === 'large' && text && (!whole || props.thing !== undefined);
  const wells = figures.length > 0 && <Wells figures={fitting(props)} />;
  const words = (
    <>
      {type && size !== 'peek' && <span className="v-card-type">{type}</span>}
      {size === 'large' && text && (
        <span className="v-card-text">
          <Emphasised text={text} />
        </span>
      )}
    </>
  );
  return (
    // A button is named by its words, a picture by its label.
    <div
      {...thing}
      {...(thing.role === 'img' && { 'aria-label': label })}
      className={['v-card', props.className].filter(Boolean).join(' ')}
      data-kind={kind}
      data-size={size}
      data-whole={whole || undefined}
      data-words={size === 'large' && text && text.length > SHORT * width ? 'long' : undefined}
      data-wells={figures.length > 0 || undefined}
      data-exhausted={exhausted || undefined}
      data-changed={changed || undefined}
      style={{ '--w': `${width}px`, ...props.style } as CSSProperties}
    >
      {thing.role === 'button' && <span className="v-hidden">{label}</span>}
      <span className="v-card-face" aria-hidden="true">
        <span className="v-card-head">
          <span className="v-card-name" data-long={name.length > 14 || undefined}>
            {name}
          </span>
          {disc && (
            <span className="v-disc" data-of={disc.of}>
              {disc.value}
            </span>
          )}
        </span>
        {size === 'peek' && wells}
        <span className="v-card-art">
          <Portrait
            of={props.likeness}
            {...(isLow && { crop: 'bust', className: 'v-portrait-low' })}
            instead={<Icon glyph={glyph} size="100%" />}
          />
        </span>
        {words}
        {size !== 'peek' && wells}
      </span>
      {badge && (
        <span className="v-card-badge" aria-hidden="true">
          {badge}
        </span>
      )}
      <Seal look={thing['data-look']} order={order} />
    </div>
  );
}

const fitting = ({ figures = [], whole }: CardProps): readonly Figure[] => (whole ? figures : figures.slice(0, WELLS));

/** What is written on a card, in the order in which it stands there, so that who says what they see is understood. */
function written(props: CardProps, size: keyof typeof WIDTH): string {
  const { name, disc, type, text, badgeLabel, order, more } = props;
  const numbers = fitting(props).map(said);
  const words = size === 'peek' ? numbers : [type, size === 'large' ? text : undefined, ...numbers];
  return [name, disc && said(disc), ...words, badgeLabel, order, more]
    .filter(part => part !== undefined && part !== '')
    .join(', ');
}

/** "2 (Attack)": the figure as it stands on the card, then what its drawing means. */
function said({ value, label = '' }: { readonly value: ReactNode; readonly label?: string }): string {
  const meaning = label.replace(String(value), '').replace(/\s+/g, ' ').trim();
  return meaning ? `${value} (${meaning})` : String(value);
}

/** The mark on a chosen or dangerous thing. */
function Seal({ look, order }: { readonly look: string; readonly order: number | undefined }) {
  if (look === 'chosen')
    return (
      <span className="v-seal" aria-hidden="true">
        {order === undefined ? <Icon glyph={checkMark} size="60%" /> : order}
      </span>
    );
  if (look === 'danger')
    return (
      <span className="v-seal v-seal-danger" aria-hidden="true">
        <Icon glyph={deathSkull} size="60%" />
      </span>
    );
  return null;
}

/** The figures in their wells, on paper. */
export function Wells({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <span className="v-wells">
      {figures.map(figure => (
        <span key={figure.of} className="v-well" data-of={figure.of} data-changed={figure.changed}>
          <Icon glyph={figure.glyph ?? meaningGlyph[figure.of]} size="1.15em" />
          <b>{figure.value}</b>
        </span>
      ))}
    </span>
  );
}

/** The figures in a row of a list or a menu, on dark and on paper. Silent: whoever uses it says them (`worthWords`). */
export function Worth({ figures }: { readonly figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <span className="v-worth" aria-hidden="true">
      {figures.map(figure => (
        <span key={figure.of} data-of={figure.of}>
          <Icon glyph={figure.glyph ?? meaningGlyph[figure.of]} size={16} />
          {figure.value}
        </span>
      ))}
    </span>
  );
}

export const worthWords = (figures: readonly Figure[]): string => figures.map(({ label }) => label).join(', ');

/** Timing words ("Battle:", « Combat : ») in bold. */
export function Emphasised({ text }: { readonly text: string }) {
  const parts = text.split(/((?:^|(?<=[.;] ))[A-ZÀ-ÖØ-Þ][^.:;,]{1,24}?[ {3}]?:)/);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <b key={index}>{part}</b>
    ) : (
      part
    ),
  );
}

export interface CardBackProps {
  readonly width?: number;
  /** The game's own back; our campfire unless given. */
  readonly glyph?: string;
  readonly label: string;
  /** How many lie there: drawn as a pile. */
  readonly count?: number;
  readonly zone?: string;
}

export function CardBack({ width = 90, glyph = campfire, label, count, zone }: CardBackProps) {
  const depth = count === undefined ? 0 : Math.min(4, Math.ceil(count / 4));
  return (
    <div
      className="v-back"
      role="img"
      aria-label={label}
      data-zone={zone}
      data-empty={count === 0 || undefined}
      style={{ '--w': `${width}px`, '--depth': depth } as CSSProperties}
    >
      <Icon glyph={glyph} size="38%" />
    </div>
  );
}

export interface TileProps extends Omit<ThingOptions, 'label'> {
  readonly name: string;
  readonly kind: Kind;
  readonly glyph: string;
  readonly likeness?: Likeness | undefined;
  /** "then Sorcerer 8". */
  readonly note?: ReactNode;
  readonly count?: ReactNode;
  /** What it is worth, in figures. */
  readonly figures?: readonly Figure[];
  readonly label?: string;
  readonly size?: number;
  /** Affordable, available: bright. */
  readonly dim?: boolean;
}

/** A card below 120 pixels: a square in the kind's colour, name and count beside it. */
export function Tile(props: TileProps) {
  const { name, kind, glyph, note, count, figures = [], size = 34, dim } = props;
  const plain = [name, worthWords(figures), note, count].filter(
    part => (typeof part === 'string' && part !== '') || typeof part === 'number',
  );
  const { 'aria-label': label, ...thing } = useThing({ ...props, label: props.label ?? plain.join(', ') });
  return (
    // A button is named by its words, a picture by its label.
    <div
      {...thing}
      {...(thing.role === 'img' && { 'aria-label': label })}
      className="v-tile"
      data-dim={dim || undefined}
    >
      {thing.role === 'button' && <span className="v-hidden">{label}</span>}
      <span className="v-tile-square" data-kind={kind} style={{ width: size, height: size }} aria-hidden="true">
        <Bust of={props.likeness} glyph={glyph} size="76%" />
      </span>
      <span className="v-tile-words" aria-hidden="true">
        <span className="v-tile-name">{name}</span> <Worth figures={figures} />
        {note && <span className="v-tile-note">{note}</span>}
      </span>{' '}
      {count !== undefined && (
        <span className="v-tile-count" aria-hidden="true">
          {count}
        </span>
      )}
    </div>
  );
}
