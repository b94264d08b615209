// What the signs of the map mean, one click away: kinds of paths and of places that are on this board, and what lies on them.

import { Icon, Opener } from '@veillee/web/kit';
import { boards } from '../../content/boards.ts';
import { PATH_KINDS, PLACE_KINDS } from '../../content/vocabulary.ts';
import { crossedSwords, hearts, magicPortal, padlock } from '../glyphs.ts';
import { PLACES } from '../kinds.ts';
import { useReading } from '../reading.ts';
import './map-key.css';

export function MapKey() {
  const { view, word } = useReading();
  const { places, paths } = boards[view.adventure];
  const kinds = PLACE_KINDS.filter(kind => kind !== 'empty' && places.some(place => place.kind === kind));
  const ways = PATH_KINDS.filter(kind => paths.some(path => path.kind === kind));
  return (
    <Opener
      className="ash-key"
      title={word('table.key')}
      material="dark"
      content={() => (
        <dl className="ash-key-list">
          {kinds.map(kind => (
            <div key={kind}>
              <dt>
                <i style={{ background: PLACES[kind].colour }}>
                  <Icon glyph={PLACES[kind].glyph ?? ''} size={18} />
                </i>
                {word(`space.${kind}`)}
              </dt>
              <dd>{word(`space.${kind}.text`)}</dd>
            </div>
          ))}
          <Sign name="event" signs={['!', '?']} />
          <Sign name="closed" signs={['✗']} />
          <Sign name="cards" signs={['3']} />
          <Sign name="monster" glyph={crossedSwords} />
          <Sign name="health" glyph={hearts} />
          <Sign name="cost" signs={['2 −1♥']} />
          {view.locks.length > 0 && <Sign name="lock" glyph={padlock} />}
          {(view.portals.blue.length > 0 || view.portals.orange.length > 0) && (
            <Sign name="portal" glyph={magicPortal} />
          )}
          {ways.map(kind => (
            <div key={kind}>
              <dt>
                <i className="ash-key-path" data-kind={kind} />
                {word(`path.${kind}`)}
              </dt>
              <dd>{word(`path.${kind}.text`)}</dd>
            </div>
          ))}
        </dl>
      )}
    >
      {word('table.key')}
    </Opener>
  );
}

interface SignProps {
  readonly name: string;
  readonly signs?: readonly string[];
  readonly glyph?: string;
}

/** What lies on a place, a path or a pawn, as it is drawn there. */
function Sign({ name, signs = [], glyph }: SignProps) {
  const { word } = useReading();
  return (
    <div>
      <dt>
        {signs.map(sign => (
          <i key={sign} className="ash-key-sign" data-sign={name === 'event' ? sign : name} aria-hidden="true">
            {sign}
          </i>
        ))}
        {glyph && (
          <i className="ash-key-sign" data-sign={name}>
            <Icon glyph={glyph} size={18} />
          </i>
        )}
        {word(`table.key.${name}`)}
      </dt>
      <dd>{word(`table.key.${name}.text`)}</dd>
    </div>
  );
}
