// What afflicts a figure or works on it, wherever the figure is told of: a colour and a drawing each, as on the map.

import { Icon } from '@veillee/web/kit';
import type { Condition } from '@veillee/web/kit/map';
import { TOKENS } from '../../content/vocabulary.ts';
import { type FigureId, type Hero, type Monster, rowId } from '../../rules/state.ts';
import { drawingOf, ENSLAVED, FLIGHT, MONKEY, POTION, TOKEN } from '../kinds.ts';
import { type Reading, useReading } from '../reading.ts';
import './badges.css';

type Afflicted = Pick<Monster, 'tokens' | 'flight'> &
  Pick<Hero, 'monkey' | 'active' | 'faceUp'> & { readonly id?: FigureId };
interface Speaking extends Pick<Reading, 'word'> {
  readonly view: Pick<Reading['view'], 'dungeon'>;
}
interface Told extends Condition {
  /** What it does. */
  readonly text: string;
}

function allOf(
  { word, view }: Speaking,
  { id: figure, tokens, flight, monkey, active, faceUp = [] }: Afflicted,
): Told[] {
  const told = (id: string, key: string): Pick<Told, 'id' | 'name' | 'text'> => ({
    id,
    name: word(key),
    text: word(`${key}.text`),
  });
  const isEnslaved = figure !== undefined && view.dungeon?.enslaved === figure;
  return [
    ...(isEnslaved ? [{ ...told('enslaved', 'ability.enslaved'), ...ENSLAVED }] : []),
    ...TOKENS.flatMap((token): Told[] => {
      const count = tokens[token] ?? 0;
      return count > 0 ? [{ ...told(token, `ability.${token}`), count, ...TOKEN[token] }] : [];
    }),
    ...(flight === undefined ? [] : [{ ...told(`flight-${flight}`, `outdoors.flight.${flight}`), ...FLIGHT[flight] }]),
    ...(monkey === undefined
      ? []
      : [{ id: 'monkey', name: word('table.monkey'), text: word('ability.transformed.text'), ...MONKEY }]),
    ...(active === undefined ? [] : [{ ...told(active, `potion.${active}`), ...POTION[active] }]),
    ...faceUp.map(card => ({
      ...told(card, `feat.${rowId(card)}`),
      glyph: drawingOf('feat', rowId(card)),
      colour: '#56408a',
    })),
  ];
}

export const conditionsOf = (reading: Speaking, figure: Afflicted): Condition[] => allOf(reading, figure);

function conditionTold({ word }: Pick<Reading, 'word'>, { name, count = 1, text }: Told): string {
  return word('table.tells', { what: count > 1 ? `${name} ×${count}` : name, text });
}

/** What each of them does, in words. */
export const conditionsTold = (reading: Speaking, figure: Afflicted): readonly string[] =>
  allOf(reading, figure).map(condition => conditionTold(reading, condition));

export const Badges = ({ hero, size }: { readonly hero: Hero; readonly size?: number }) => (
  <Afflictions of={hero} {...(size !== undefined && { size })} />
);

export function Afflictions({ of, size = 15 }: { readonly of: Afflicted; readonly size?: number }) {
  const reading = useReading();
  const conditions = allOf(reading, of);
  if (conditions.length === 0) return null;
  return (
    <span className="des-badges">
      {conditions.map(condition => {
        const { id, name, count = 1, glyph, colour } = condition;
        return (
          <i key={id} style={{ background: colour }} title={conditionTold(reading, condition)}>
            <Icon glyph={glyph} size={size} label={name} />
            {count > 1 && count}
          </i>
        );
      })}
    </span>
  );
}
