// An area comes out of the dark: what was told on a sheet of paper until it has been read, and in the rail what came to light.

import { Button, Cited, Icon, Portrait, SmallFigure, useThing, useUnhurried } from '@veillee/web/kit';
import { useState } from 'react';
import type { Area } from '../../content/quests/vocabulary.ts';
import { termsOf } from '../../rules/setup/terms.ts';
import { Picture } from '../drawn/drawing.tsx';
import { terrain } from '../drawn/terrain.ts';
import { egg, markerDrawing } from '../drawn/things.ts';
import { inspectedFigure, PoolDice } from '../heroes/sheet.tsx';
import { MonsterTile } from '../heroes/token.tsx';
import { drawingOf } from '../kinds.ts';
import { monsterLikeness } from '../likeness.ts';
import { type Reading, useReading } from '../reading.ts';
import type { Tales } from '../tales.ts';
import { type Band, cameToLight, isTold } from './light.ts';
import { poolTold } from './pool.ts';
import { nameOfEvening, titleOf } from './title.ts';
import './reveal.css';

export interface Unread {
  /** What was told since the reader last went on. */
  readonly stories: Reading['view']['story'];
  readonly areas: readonly Area[];
  /** The board's own story begins with it. */
  readonly isFirst: boolean;
  /** Changes with what is there to be read. */
  readonly piece: string;
  goOn(): void;
}

/** What has been told and not been read yet. Whoever comes to a table under way has heard it before. */
export function useUnread({ view, table }: Reading, { tales, piece, putAway }: Tales): Unread | undefined {
  const all = { stories: view.story.length, areas: view.board.revealed };
  const isUnderWay = view.round > 1 || view.turn !== undefined || view.heroes.some(({ ready }) => !ready);
  const [read, setRead] = useState(() => (isUnderWay ? all : { stories: 0, areas: [] as readonly Area[] }));
  // Of a board of the campaign the week tells first.
  const stories = [...tales.map(({ tale }) => tale), ...view.story.slice(read.stories)];
  if (stories.length === 0 || table.replaying) return undefined;
  return {
    stories,
    areas: view.board.revealed.filter(area => !read.areas.includes(area)),
    isFirst: read.stories === 0 && view.story.length > 0,
    piece: `${view.story.length} ${piece}`,
    goOn: () => {
      setRead(all);
      putAway();
    },
  };
}

/** The sheet that is read out, over the foot of the map. */
export function Told({ unread }: { readonly unread: Unread }) {
  const { view, word, table, hero, side, nameOf } = useReading();
  const { stories, areas, isFirst, piece, goOn } = unread;
  const [area] = areas.slice(-1);
  const name = area === undefined ? undefined : view.areas[area];
  const { bands, markers } = cameToLight(view, areas);
  const [band] = bands;
  const [marker] = markers;
  const acts = side === 'heroes' && view.turn && hero;
  // What happens while it lies there is seen: it makes way for it, and can be read all the same.
  const [from] = useState(() => table.log.at(-1)?.n ?? -1);
  const happens = table.log.some(({ n, moves, scene }) => n > from && (moves !== undefined || scene !== undefined));
  const [again, setAgain] = useState(false);
  const isAside = happens && !again;
  useUnhurried(table, isAside ? undefined : `${piece} ${again}`);
  const title = table.say(name ?? titleOf(view));
  if (isAside)
    return (
      <article className="des-told des-told-aside v-paper" aria-live="polite">
        <h2>{title}</h2>
        <Button look="main" onClick={() => setAgain(true)}>
          {word('table.reveal.read')}
        </Button>
      </article>
    );
  return (
    <article className="des-told v-paper" aria-live="polite">
      <div className="des-plate" aria-hidden="true">
        {band?.first.egg ? (
          <Picture svg={egg} size={96} />
        ) : band ? (
          <Portrait
            of={monsterLikeness(band.first)}
            className="v-portrait-whole"
            instead={<Icon glyph={drawingOf('monster', band.first.kind)} size={96} />}
          />
        ) : (
          marker && <Picture svg={markerDrawing(marker.first)} size={96} />
        )}
      </div>
      <div className="des-story">
        <h2>
          {title}
          {name && <small>{table.say(nameOfEvening(view))}</small>}
        </h2>
        <div>
          {stories.map((text, n) => (
            <p key={n}>{table.say(text)}</p>
          ))}
        </div>
        {isFirst && (
          <aside>
            <Terms />
          </aside>
        )}
        <footer>
          {bands.length > 0 && (
            <span>
              <Cited text={word('table.light.wait')} rule="DES-26.6" />
            </span>
          )}
          <Button look="main" onClick={goOn}>
            {acts ? word('table.goOn.hero', { hero: nameOf(acts.id) }) : word('table.goOn')}
          </Button>
        </footer>
      </div>
    </article>
  );
}

/** In the rail, while the sheet lies there. */
export function ComeToLight({ areas }: { readonly areas: readonly Area[] }) {
  const { view, word, table } = useReading();
  const { bands, markers, props } = cameToLight(view, areas);
  const lying = props.filter(isTold);
  if (bands.length + markers.length + lying.length === 0) return null;
  return (
    <section className="des-light" aria-label={word('table.light')}>
      <h3>{word('table.light')}</h3>
      {bands.map(band => (
        <BandRow key={band.first.id} band={band} />
      ))}
      {markers.length + lying.length > 0 && (
        <>
          <h4>{word('table.light.floor')}</h4>
          <ul>
            {markers.map(({ first, n }) => (
              <li key={first.id}>
                <span>
                  <Picture svg={markerDrawing(first)} size={34} />
                </span>
                {table.say(view.markers[first.id] ?? { text: `marker.${first.kind}` })}
                {n > 1 && ` ×${n}`}
              </li>
            ))}
            {lying.map(({ prop, n }) => (
              <li key={prop}>
                <span>
                  <Picture svg={terrain[prop]?.([[0, 0]]) ?? ''} size={34} />
                </span>
                {word(`prop.${prop}`)}
                {n > 1 && ` ×${n}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function BandRow({ band: { first, n, masters } }: { readonly band: Band }) {
  const reading = useReading();
  const { word, nameOf, sheetOf } = reading;
  const sheet = sheetOf(first.id);
  const name = first.rank === 'unique' || first.egg ? nameOf(first.id) : word(`monster.${first.kind}`);
  const thing = useThing({ label: name, inspect: () => inspectedFigure(reading, first.id) });
  return (
    <div {...thing} className="des-band">
      <MonsterTile monster={first} size={48} />
      <div>
        <b>
          {name}
          {n > 1 && ` ×${n}`}
        </b>
        <small>
          {first.rank === 'unique'
            ? (sheet?.attack?.abilities ?? []).map(({ ability }) => word(`ability.${ability}`)).join(', ')
            : !first.egg && word('table.band', { masters, others: n - masters })}
        </small>
      </div>
      {sheet && (
        <p>
          <SmallFigure
            of="health"
            label={word('table.wounds', { n: sheet.mostWounds, most: sheet.mostWounds })}
            large={16}
          >
            {sheet.mostWounds}
          </SmallFigure>
          <SmallFigure of="armor" label={word('table.armour', { n: sheet.armour })} large={16}>
            {sheet.armour}
          </SmallFigure>
          <SmallFigure of="movement" label={word('table.speed', { n: sheet.speed })} large={16}>
            {sheet.speed}
          </SmallFigure>
          {sheet.attack && <PoolDice reading={reading} dice={sheet.attack.dice} />}
        </p>
      )}
    </div>
  );
}

/** On which terms this table plays; and where its pool is not the guide's, of which the story speaks, how much it was at first. */
function Terms() {
  const { view, table } = useReading();
  const pool = poolTold(view);
  return (
    <>
      {pool && (
        <>
          <Cited text={table.say(pool)} rule="DES-3.19" />{' '}
        </>
      )}
      {!view.delve && <Cited text={table.say(termsOf(view))} rule="DES-11.6" />}
    </>
  );
}

export function Journal() {
  const { view, word, table } = useReading();
  if (view.story.length === 0) return null;
  return (
    <details className="des-journal">
      <summary>{word('table.journal')}</summary>
      <aside>
        <Terms />
      </aside>
      {view.story.map((text, n) => (
        <p key={n}>{table.say(text)}</p>
      ))}
    </details>
  );
}
