// Heroes and monsters as they stand beside words: a disc in the seat's colour, a square by its rank, and two who face each other.

import { Bust, Facing } from '@veillee/web/kit';
import type { CSSProperties } from 'react';
import { type FigureId, type Hero, type Monster, sheetOf } from '../../rules/state.ts';
import { Picture } from '../drawn/drawing.tsx';
import { egg } from '../drawn/things.ts';
import { drawingOf, heroColour } from '../kinds.ts';
import { likenessOf, monsterLikeness, sheetLikeness } from '../likeness.ts';
import { useReading } from '../reading.ts';
import './token.css';

/** A hero by their sheet, at their place in the party. */
export const SheetDisc = ({
  sheet,
  n,
  size,
}: {
  readonly sheet: string;
  readonly n: number;
  readonly size: number;
}) => (
  <span className="des-disc" style={{ width: size, height: size, '--seat': heroColour(n) } as CSSProperties}>
    <Bust of={sheetLikeness(sheet, n)} glyph={drawingOf('hero', sheet)} size="68%" />
  </span>
);

export function HeroDisc({ hero, size }: { readonly hero: Hero; readonly size: number }) {
  const { view } = useReading();
  return <SheetDisc sheet={sheetOf(hero)} n={view.heroes.findIndex(({ id }) => id === hero.id)} size={size} />;
}

export const MonsterTile = ({
  monster,
  size,
}: {
  readonly monster: Pick<Monster, 'kind' | 'rank' | 'egg'>;
  readonly size: number;
}) => (
  <span className="des-tile" data-rank={monster.rank} style={{ width: size, height: size }}>
    {monster.egg ? (
      <Picture svg={egg} size={size} />
    ) : (
      <Bust of={monsterLikeness(monster)} glyph={drawingOf('monster', monster.kind)} size="68%" />
    )}
  </span>
);

/** Whoever attacks at the left, whoever is attacked at the right. */
export function Duel({ by, target }: { readonly by: FigureId; readonly target: FigureId }) {
  const { view } = useReading();
  const [one, other] = [likenessOf(view, by), likenessOf(view, target)];
  const isEgg = view.monsters.find(({ id }) => id === target)?.egg === true;
  if (!one || !(other || isEgg)) return null;
  return <Facing left={[one]} right={other} {...(isEgg && { thing: <Picture svg={egg} size={72} /> })} />;
}
