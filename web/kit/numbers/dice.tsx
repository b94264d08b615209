// Dice of any faces: pips, figures, symbols. They tumble, and nobody knows; then they lie.

import type { ReactNode } from 'react';
import { Icon } from '../controls/icon.tsx';
import { cancel, drop, lightningTrio } from '../glyphs.ts';
import { meaningGlyph } from './meaning.ts';
import './dice.css';

export type DieColour =
  | 'plain'
  | 'red'
  | 'blue'
  | 'white'
  | 'green'
  | 'yellow'
  | 'orange'
  | 'black'
  | 'silver'
  | 'gold';

export interface DieProps {
  readonly colour?: DieColour;
  /** Its colour in a letter, for whoever does not see it: R, B, W. */
  readonly letter?: string | undefined;
  /** A figure. */
  readonly value?: ReactNode;
  /** One to six, drawn as pips. */
  readonly pips?: number | undefined;
  /** Combat dice: range above, damage below, surges as discs, miss as a cross. */
  readonly range?: number | undefined;
  readonly damage?: number | undefined;
  readonly surge?: boolean | number | undefined;
  readonly miss?: boolean | undefined;
  /** Drawings of the game's own. */
  readonly symbols?: readonly string[] | undefined;
  readonly state?: 'success' | 'spent' | undefined;
  /** Nothing where the roll is said as a whole. */
  readonly label: string;
  /** On its way: whatever lies on it is not shown yet. */
  readonly tumbling?: boolean | undefined;
  /** Tumbles once when this changes. */
  readonly roll?: string | number | undefined;
}

export function Die(props: DieProps) {
  const { colour = 'plain', letter, state, label, roll, tumbling } = props;
  return (
    <span
      className="v-die"
      data-colour={colour}
      data-state={tumbling ? undefined : state}
      data-tumbling={tumbling || undefined}
      {...(label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true })}
      key={roll}
    >
      {!tumbling && <DieFace {...props} />}
      {letter && <i className="v-die-letter">{letter}</i>}
    </span>
  );
}

function DieFace({ value, pips, range, damage, surge, miss, symbols }: DieProps) {
  const surges = Number(surge ?? 0);
  const damageWords = damage !== undefined && (
    <>
      {damage} <Icon glyph={drop} size={14} />
    </>
  );
  return (
    <>
      {miss && <Icon glyph={cancel} size={28} />}
      {value !== undefined && <b>{value}</b>}
      {pips !== undefined && <Pips of={pips} />}
      {symbols && (
        <span>
          {symbols.map((glyph, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a symbol keeps its place on the face
            <Icon key={i} glyph={glyph} size={symbols.length > 1 ? 19 : 28} />
          ))}
        </span>
      )}
      {range !== undefined && (
        <span>
          {range} <Icon glyph={meaningGlyph.range} size={15} />
        </span>
      )}
      {damage !== undefined && range === undefined && surges > 1 && <span>{damageWords}</span>}
      {(damage !== undefined || surges > 0) && (
        <span>
          {(range !== undefined || surges < 2) && damageWords}
          {SURGES.slice(0, surges).map(which => (
            <i key={which} className="v-die-surge">
              <Icon glyph={lightningTrio} size={12} />
            </i>
          ))}
        </span>
      )}
    </>
  );
}
const SURGES = ['one', 'two', 'three'] as const;

/** Which of nine spots have a pip, row by row. */
const PIPS: { readonly [face: number]: readonly number[] } = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

const Pips = ({ of }: { readonly of: number }) => (
  <span className="v-die-pips">
    {(PIPS[of] ?? []).map(spot => (
      <i key={spot} style={{ gridArea: `${Math.floor(spot / 3) + 1} / ${(spot % 3) + 1}` }} />
    ))}
  </span>
);

/** A roll: dice side by side, said as one. */
export function Dice({
  dice,
  label,
  tumbling,
}: {
  readonly dice: readonly DieProps[];
  /** What lies there, or that they are rolling. */
  readonly label: string;
  readonly tumbling?: boolean | undefined;
}) {
  return (
    <span className="v-dice" role="img" aria-label={label}>
      {dice.map((die, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die keeps its place
        <Die key={i} {...die} label="" tumbling={tumbling ?? die.tumbling} />
      ))}
    </span>
  );
}
