// A board under the sky: ways out by their letters, the camp, who waits outside; beside the map what threat buys, how one flees, and how it may end.

import { pointOf, type Space, space } from '@veillee/pieces/geometry';
import { Badge, Cited } from '@veillee/web/kit';
import type { MapThing } from '@veillee/web/kit/map';
import type { ReactNode } from 'react';
import type { ExitView, RoadView } from '../../rules/view/road.ts';
import { Drawing } from '../drawn/drawing.tsx';
import { bedroll, campfire, exitDrawing, meadow, type Side, stump, waitingDrawing } from '../drawn/meadow.ts';
import type { Cell } from '../drawn/shapes.ts';
import { HeroDisc, MonsterTile } from '../heroes/token.tsx';
import { drawingOf } from '../kinds.ts';
import { powersOf } from '../legend/lieutenant-powers.ts';
import { type Reading, useReading } from '../reading.ts';
import { letterOf } from './letters.ts';
import './road.css';

export const exitName = ({ word }: Pick<Reading, 'word'>, { towards }: ExitView, n: number): string =>
  word('road.exit', { letter: letterOf(n), towards: { text: `road.${towards}` } });

/** The side of the tile that has no board behind it. */
export function sideOf({ spaces, towards }: ExitView, known: ReadonlySet<string>): Side {
  const points = spaces.map(pointOf);
  const beyond = (dx: number, dy: number): boolean =>
    points.every(({ x, y }) => !known.has(space(x + dx, y + dy)) || spaces.includes(space(x + dx, y + dy)));
  const level = points.every(({ y }) => y === points[0]?.y);
  const sides: readonly (readonly [Side, number, number])[] = level
    ? [['n', 0, -1], ['s', 0, 1], ['e', 1, 0], ['w', -1, 0]] // biome-ignore format: a table
    : [['e', 1, 0], ['w', -1, 0], ['n', 0, -1], ['s', 0, 1]]; // biome-ignore format: a table
  const open = sides.filter(([, dx, dy]) => beyond(dx, dy)).map(([side]) => side);
  return open.find(side => towards.includes(side)) ?? open[0] ?? 'n';
}

/** Grass and thicket in place of stone. */
export const roadGround = (cells: readonly Cell[], columns: number, rows: number, unit: number): ReactNode => (
  <g transform={`scale(${unit / 100})`}>
    <Drawing svg={meadow(cells, columns, rows)} />
  </g>
);

export function roadThings(reading: Reading, road: RoadView): MapThing[] {
  const { word, view, table } = reading;
  const known = new Set<string>(Object.values(view.floor).flat());
  const thing = (id: string, at: Space, name: string, drawing: string): MapThing => ({
    id: `camp:${id}:${at}`,
    name,
    at,
    drawing: <Drawing svg={drawing} />,
    inspect: () => ({ title: name, notes: [{ text: word('road.camp.text'), rule: 'LEG-6.9' }] }),
  });
  return [
    ...road.camp.bedrolls.map(at => thing('bedroll', at, word('road.bedroll'), bedroll)),
    ...road.camp.stump.map(at => thing('stump', at, word('road.stump'), stump)),
    ...road.camp.fire.map(at => thing('fire', at, word('road.fire'), campfire)),
    ...road.exits.map((exit, n): MapThing => {
      const points = exit.spaces.map(pointOf);
      const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
      const size = [
        Math.max(...points.map(({ x }) => x)) + 1 - left,
        Math.max(...points.map(({ y }) => y)) + 1 - top,
      ] as const;
      const waits = road.waiting.filter(one => one.exit === n);
      const [first] = waits;
      return {
        id: `exit:${n}`,
        name: exitName(reading, exit, n),
        at: space(left, top),
        size,
        drawing: (
          <>
            <Drawing svg={exitDrawing(size, sideOf(exit, known), letterOf(n))} />
            {first && <Drawing svg={waitingDrawing(drawingOf('monster', first.kind), waits.length)} />}
          </>
        ),
        inspect: () => ({
          title: exitName(reading, exit, n),
          notes: [
            { text: word('road.flee.text'), rule: 'LEG-6.29' },
            ...(waits.length > 0
              ? [{ text: word('road.waits', { who: waits.map(({ name }) => table.say(name)) }), rule: 'LEG-6.21' }]
              : []),
          ],
        }),
      };
    }),
  ];
}

/** In the row above the map. */
export function RoadBadges({ phone }: { readonly phone: boolean }) {
  const { view, word, table } = useReading();
  const { road } = view;
  if (!road) return null;
  return (
    <>
      <Badge tone="plain">{table.say(road.title)}</Badge>
      {!phone && <Badge tone="master">{table.say(road.met)}</Badge>}
      <Badge tone={road.ambush ? 'gloom' : 'good'}>{word(road.ambush ? 'road.night' : 'road.day')}</Badge>
      {!phone && <Badge tone="plain">{word('table.coins', { n: road.coins })}</Badge>}
    </>
  );
}

export function RoadPanel() {
  const reading = useReading();
  const { view, word, table, nameOf, sheetOf } = reading;
  const { road, overlord } = view;
  if (!road || view.phase === 'setup') return null;
  const leader = view.monsters.find(({ id }) => id === road.leads);
  const { armour = 0, speed = 0, mostWounds = leader?.wounds ?? 0, attack } = (leader && sheetOf(leader.id)) ?? {};
  return (
    <section className="des-road" aria-label={table.say(road.met)}>
      <header>
        {leader && <MonsterTile monster={leader} size={52} />}
        <div>
          <h3>{table.say(road.met)}</h3>
          <p>
            {leader
              ? word('road.leader', { figure: nameOf(leader.id), n: leader.wounds, most: mostWounds, armour, speed })
              : word('road.leaderless')}
          </p>
          {attack && (
            <p>
              {attack.abilities
                .map(({ ability, rank }) =>
                  rank === undefined ? word(`ability.${ability}`) : `${word(`ability.${ability}`)} ${rank}`,
                )
                .join(', ')}
            </p>
          )}
        </div>
      </header>
      {road.rider !== undefined && (
        <p className="des-road-note">
          <Cited {...powersOf(reading, road.rider)} />
        </p>
      )}
      <h4>
        {word('road.buys')} <small>{word('table.threat.n', { n: overlord.threat })}</small>
      </h4>
      <ul className="des-road-wares">
        {road.wares.map(({ threat, text, calls, lasts }, n) => (
          <li key={n} data-off={threat > overlord.threat || (calls && !leader) ? true : undefined}>
            <i>{threat}</i>
            <span>
              {table.say(text)}
              {calls && !leader && (
                <small>
                  <Cited text={word('road.calls.none')} rule="LEG-6.26" />
                </small>
              )}
              {lasts > 0 && <small>{word('road.lasts', { n: lasts })}</small>}
            </span>
          </li>
        ))}
        <li data-off={overlord.threat < road.step || undefined}>
          <i>{road.step}</i>
          <span>
            <Cited text={word('road.step')} rule="LEG-6.18" />
          </span>
        </li>
      </ul>
      {road.waiting.length > 0 && (
        <>
          <h4>{word('road.outside')}</h4>
          <ul className="des-road-outside">
            {road.waiting.map(({ name, kind, exit }, n) => {
              const way = road.exits[exit];
              return (
                <li key={n}>
                  <MonsterTile monster={{ kind, rank: 'normal' }} size={34} />
                  <span>
                    <b>{table.say(name)}</b>
                    <small>{way && exitName(reading, way, exit)}</small>
                  </span>
                </li>
              );
            })}
          </ul>
          <p className="des-road-note">
            <Cited text={word('road.outside.text')} rule="LEG-6.32" />
          </p>
        </>
      )}
      {(road.fled.length > 0 || road.dead.length > 0) && <Gone road={road} />}
      <h4>{word('road.ends')}</h4>
      <ul className="des-road-ends">
        <li>{word('road.ends.leader', road.prize)}</li>
        {!road.rider && <li>{word('road.ends.loot', road.prize)}</li>}
        <li>{word('road.ends.fled')}</li>
        <li>{word('road.ends.died')}</li>
      </ul>
      {road.rules.length > 0 && (
        <ul className="des-road-ends">
          {road.rules.map((text, n) => (
            <li key={n}>
              <Cited text={table.say(text)} rule="LEG-6.5" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Who is out of it until it ends. */
function Gone({ road: { fled, dead } }: { readonly road: RoadView }) {
  const { view, word } = useReading();
  const of = (ids: readonly string[]) => view.heroes.filter(({ id }) => ids.includes(id));
  return (
    <p className="des-road-gone">
      {of(fled).map(hero => (
        <span key={hero.id} title={word('road.fled')}>
          <HeroDisc hero={hero} size={28} /> {word('road.fled')}
        </span>
      ))}
      {of(dead).map(hero => (
        <span key={hero.id} title={word('road.dead')}>
          <HeroDisc hero={hero} size={28} /> {word('road.dead')}
        </span>
      ))}
    </p>
  );
}
