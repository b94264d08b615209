// What moves by itself before the overlord does anything: each boulder with the chances of how far it rolls, and who is in its way.

import { Cited } from '@veillee/web/kit';
import { useMemo } from 'react';
import { propRow } from '../../content/props.ts';
import { type CrushingWall, standsOn } from '../../rules/state.ts';
import { percent } from '../attack/aims.ts';
import { Drawing } from '../drawn/drawing.tsx';
import { boulderDrawing, crushingWallDrawing } from '../drawn/things.ts';
import { type Lane, lanesOf } from '../dungeon/moving.ts';
import { PoolDice } from '../heroes/sheet.tsx';
import { useReading } from '../reading.ts';
import './before.css';

export function Before() {
  const { view, ground, word } = useReading();
  const lanes = useMemo(() => lanesOf(view, ground), [view, ground]);
  const walls = view.board.crushingWalls ?? [];
  if (lanes.length === 0 && walls.length === 0) return null;
  return (
    <section className="des-before" aria-label={word('table.before')}>
      <h3>
        {word('table.before')} <small>{word('table.before.itself')}</small>
      </h3>
      {lanes.map(lane => (
        <Rolling key={lane.boulder.id} lane={lane} />
      ))}
      {walls.map(wall => (
        <Press key={wall.id} wall={wall} />
      ))}
    </section>
  );
}

/** Its teeth point where it goes: it is drawn as one that goes east. */
const TURNED: { readonly [direction in CrushingWall['direction']]: number } = { e: 0, s: 90, w: 180, n: 270 };

/** A crushing wall: where it goes, whom it meets first, and when it breaks. */
function Press({ wall }: { readonly wall: CrushingWall }) {
  const { view, word, called } = useReading();
  const course = (view.courses ?? []).find(one => one.wall === wall.id);
  const direction = word(`direction.${wall.direction}`);
  const takes = course?.moves ? course.takes : [];
  const struck = [...view.heroes, ...view.monsters].filter(one => standsOn(one).some(at => takes.includes(at)));
  return (
    <div className="des-rolling">
      <header>
        <svg viewBox="-90 0 200 200" width={44} height={44} aria-hidden="true">
          <g transform={`rotate(${TURNED[wall.direction]} 10 100)`}>
            <Drawing svg={crushingWallDrawing(2, 1)} />
          </g>
        </svg>
        <div>
          <b>{word('prop.crushing-wall')}</b>
          <small>{course?.moves ? word('table.press.heads', { direction }) : direction}</small>
        </div>
      </header>
      {struck.map(({ id }) => (
        <p key={id} className="des-struck-by">
          {word('table.press.struck', { figure: called(id) })}
        </p>
      ))}
      <p>
        <Cited
          text={[
            word(course?.moves ? 'table.press.pushes' : 'table.press.still'),
            ...(course?.moves && course.ends ? [word('table.press.ends')] : []),
          ].join(' ')}
          rule="DES-50.3"
        />
      </p>
    </div>
  );
}

function Rolling({ lane: { boulder, rolls, struck, ends } }: { readonly lane: Lane }) {
  const reading = useReading();
  const { word, called } = reading;
  const { direction } = boulder;
  const most = Math.max(...rolls.map(({ chance }) => chance));
  const reaches = (chance: number): boolean => struck.some(one => chance <= one.chance + 1e-9);
  // That it rolls so far at all, for each of the columns.
  const far = rolls.map((_, n) => rolls.slice(n).reduce((sum, { chance }) => sum + chance, 0));
  return (
    <div className="des-rolling">
      <header>
        <svg viewBox="0 0 200 200" width={44} height={44} aria-hidden="true">
          <Drawing svg={boulderDrawing(direction)} />
        </svg>
        <div>
          <b>{word('prop.boulder')}</b>
          <small>
            <PoolDice reading={reading} dice={propRow('boulder').rolls ?? {}} />{' '}
            {word('table.boulder.heads', { direction: word(`direction.${direction}`) })}
          </small>
        </div>
      </header>
      <ol className="des-rolls">
        {rolls.map(({ n, chance }, at) => (
          <li key={n} data-reaches={(struck.length > 0 && reaches(far[at] ?? 0)) || undefined}>
            <b>{word('table.percent', { n: percent(chance) })}</b>
            <i style={{ height: `${Math.max(2, (chance / most) * 46)}px` }} />
            <span>{word('table.boulder.spaces', { n })}</span>
          </li>
        ))}
      </ol>
      {struck.map(({ figure, chance }) => (
        <p key={figure} className="des-struck-by">
          {word('table.boulder.struck', { figure: called(figure), n: percent(chance) })}
        </p>
      ))}
      <p>
        <Cited text={word(ends ? 'table.boulder.kills.breaks' : 'table.boulder.kills')} rule="DES-51.3" />
      </p>
    </div>
  );
}
