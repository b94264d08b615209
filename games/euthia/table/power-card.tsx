// Silver and Gold cards: a face with its sections, a back that says no more than its colour. EUT-12.

import { originalOf } from '@veillee/pieces/things';
import { Icon, type Inspected, type ThingOptions, useThing, type Word } from '@veillee/web/kit';
import { powerCardRow } from '../rules/combat/cards.ts';
import { fireRing } from './glyphs.ts';
import { drawingOf } from './kinds.ts';
import './power-card.css';

const sectionsOf = (word: Word, card: string): string[] =>
  powerCardRow(card).sections.map((_, n) => word(`card.${card}.${n + 1}`));

export function inspectedCard(word: Word, thing: string): Inspected {
  const card = originalOf(thing);
  return {
    thing,
    title: word(`card.${card}`),
    notes: [
      { text: word(`table.fight.when.${powerCardRow(card).trigger}`), rule: 'EUT-12.6' },
      ...sectionsOf(word, card).map(text => ({ text, rule: 'EUT-12.10' })),
    ],
  };
}

export interface PowerCardProps extends Pick<ThingOptions, 'look'> {
  /** A copy, or the card itself where it is not to be touched. */
  readonly thing: string;
  readonly word: Word;
  /** How many lie together: their section is the one that works. */
  readonly count?: number;
  readonly isAsleep?: boolean;
  /** With what it does. */
  readonly isLarge?: boolean;
}

export function PowerCard({ thing, word, count, isAsleep, isLarge, look }: PowerCardProps) {
  const card = originalOf(thing);
  const name = word(`card.${card}`);
  const touch = useThing({
    thing,
    label: count === undefined ? name : word('table.fight.copies', { card: name, n: count }),
    look,
    inspect: () => inspectedCard(word, thing),
  });
  return (
    <div
      {...touch}
      className="euf-card"
      data-deck={powerCardRow(card).deck}
      data-asleep={isAsleep || undefined}
      data-large={isLarge || undefined}
      data-zone={`card:${thing}`}
    >
      <b>{name}</b>
      <span className="euf-card-art">
        <Icon glyph={drawingOf('card', card)} size={isLarge ? 40 : 34} />
        {count !== undefined && count > 1 && <i className="v-figures">×{count}</i>}
      </span>
      {isLarge &&
        sectionsOf(word, card).map((text, n) => (
          <small key={text} data-now={count === n + 1 || undefined}>
            {text}
          </small>
        ))}
    </div>
  );
}

/** The backs of a hand that nobody else may see: how many of each colour. */
export function CardBacks({
  silver,
  gold,
  label,
}: {
  readonly silver: number;
  readonly gold: number;
  readonly label: string;
}) {
  const decks = [...new Array<'silver'>(silver).fill('silver'), ...new Array<'gold'>(gold).fill('gold')];
  return (
    <span className="euf-backs" role="img" aria-label={label} title={label}>
      {decks.map((deck, n) => (
        <i key={n} data-deck={deck}>
          <Icon glyph={fireRing} size={24} />
        </i>
      ))}
    </span>
  );
}
