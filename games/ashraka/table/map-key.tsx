// What the signs of the map mean, one click away: kinds of paths and of places that are on this board.

import { Icon, Opener } from '@veillee/web/kit';
import { boards } from '../content/boards.ts';
import { PATH_KINDS, PLACE_KINDS } from '../content/vocabulary.ts';
import { PLACES } from './kinds.ts';
import { useReading } from './reading.ts';
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
