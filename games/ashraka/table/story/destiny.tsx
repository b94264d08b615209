// The Destiny track as a countdown: the next tile first, and after the last one more turn. ASH-26.

import { Cited, Icon } from '@veillee/web/kit';
import type { CSSProperties } from 'react';
import { tileColour } from '../../content/dice.ts';
import type { TileColour } from '../../content/vocabulary.ts';
import { checkMark, moon } from '../glyphs.ts';
import { TILES } from '../kinds.ts';
import { useReading } from '../reading.ts';
import './destiny.css';

export function Destiny({ small }: { readonly small?: boolean }) {
  const { view, word } = useReading();
  const left = view.track.length;
  const words = left === 0 ? word('table.destiny.last') : word('table.destiny.left', { n: left });
  return (
    <section className="ash-destiny" data-small={small || undefined} data-last={left === 0 || undefined}>
      {!small && (
        <header className="ash-headed">
          <h2>{word('table.destiny')}</h2>
          <b>{words}</b>
        </header>
      )}
      <ol className="ash-tiles" aria-label={words} data-zone="destiny">
        {view.spent.map(tile => (
          <li key={`spent ${tile}`} className="ash-tile" data-spent aria-label={word('table.tile.spent', { tile })}>
            <Icon glyph={checkMark} size={14} />
          </li>
        ))}
        {view.track.map(({ colour, tile }, n) => (
          <TileBack key={n} colour={colour} tile={tile} next={n === 0} />
        ))}
        <li className="ash-tile" data-end data-next={left === 0 || undefined} aria-label={word('table.destiny.last')}>
          <Icon glyph={moon} size={16} />
        </li>
      </ol>
      {!small && view.skips > 0 && (
        <p className="ash-note">
          <Cited text={word('table.destiny.skips', { n: view.skips })} rule="ASH-26.2" />
        </p>
      )}
    </section>
  );
}

function TileBack({
  colour,
  tile,
  next,
}: {
  readonly colour: TileColour;
  readonly tile: number | undefined;
  readonly next: boolean;
}) {
  const { word } = useReading();
  const { colour: fill, pips } = TILES[tile === undefined ? colour : tileColour(tile)];
  return (
    <li
      className="ash-tile"
      data-next={next || undefined}
      aria-label={word('table.tile', { colour, tile: tile ?? 0 })}
      style={{ '--tile': fill } as CSSProperties}
    >
      {tile ?? (
        <span className="ash-tile-pips">
          {Array.from({ length: pips }, (_, n) => (
            <i key={n} />
          ))}
        </span>
      )}
    </li>
  );
}
