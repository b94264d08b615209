// The dungeon by torchlight: floor, walls and doors, what lies and stands there, where one can go and what it costs, and what nobody sees.

import { type Edge, pointOf, type Space, sidesOf, space, spacesOf } from '@veillee/pieces/geometry';
import { headOf } from '@veillee/pieces/keys';
import type { Inspected } from '@veillee/web/kit';
import {
  GridMap,
  type GridMapProps,
  type MapEdge,
  type MapOverlay,
  type MapSign,
  type MapThing,
  type Way,
} from '@veillee/web/kit/map';
import { useCallback, useMemo, useState } from 'react';
import type { Area } from '../../content/quests/vocabulary.ts';
import { PROPS } from '../../content/vocabulary.ts';
import { isStep, riskOn, riskTold } from '../../rules/props/risks.ts';
import { type CrushingWall, type Marker, type MarkerId, standsOn } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { chosenAim, figureNamed, percent } from '../attack/aims.ts';
import { Drawing } from '../drawn/drawing.tsx';
import { portalDrawing } from '../drawn/portal.ts';
import type { Cell } from '../drawn/shapes.ts';
import { terrain as joined, OVERHEAD } from '../drawn/terrain.ts';
import {
  boulderDrawing,
  crushingWallDrawing,
  darkGlyph,
  markerDrawing,
  RUNES,
  runeGlyph,
  stairsDrawing,
  workMark,
} from '../drawn/things.ts';
import { lookedAt } from '../focus.ts';
import { hourglass } from '../glyphs.ts';
import { heroColour, watchColour } from '../kinds.ts';
import { type Reading, useReading } from '../reading.ts';
import { figuresOf } from './figures.ts';
import { isSpace, revealedSpaces, wayOf } from './ground.ts';
import { dawnOf } from './light.ts';
import { type Lane, lanesOf, wallMoves } from './moving.ts';
import { chosenSite, ghostOf } from './rising.ts';
import { riskSigns } from './risk-signs.ts';
import { roadGround, roadThings } from './road.tsx';
import { type Sight, seenBy, sightOf } from './sight.ts';
import { SightKey, watcherName } from './sight-key.tsx';
import { stalkedBy, stalkedFrom } from './stalking.ts';
import { titleOf } from './title.ts';
import { inspectedWork } from './work.tsx';

/** Round each hero, in spaces. */
const TORCH = 4.5;
const CAMPFIRE = 6;
/** Of the map, in its own units (`GridMap`). */
const UNIT = 48;

export interface DungeonProps {
  readonly sight: boolean;
  /** Areas that have just come to light. */
  readonly fresh: readonly Area[];
  /** The figure under the mouse, or with the focus. */
  readonly pointed?: string | undefined;
}

export function Dungeon({ sight, fresh, pointed }: DungeonProps) {
  const reading = useReading();
  const { view, ground, decision, options, hero } = reading;
  const drawn = useDrawn(reading);
  const seen = useMemo(() => (sight ? sightOf(view, ground) : undefined), [sight, view, ground]);
  const [watcher, setWatcher] = useState<string>();
  const lanes = useMemo(() => lanesOf(view, ground), [view, ground]);
  const overlays = useMemo(
    (): MapOverlay[] => [
      ...laneOverlays(reading, lanes),
      ...pressOverlays(reading),
      ...(seen ? sightOverlays(reading, seen, watcher) : []),
      ...stepsOf(reading),
      ...stalked(reading, pointed),
      ...stalkedByWhatRises(reading),
    ],
    [seen, watcher, reading, pointed, lanes],
  );
  const ghost = ghostOf(reading);
  const aim = lineOf(reading);
  const dawn = useMemo(() => dawnOf(view, ground, fresh), [fresh.join()]);
  const { road } = view;
  // By day nobody needs a torch; by night there is the fire besides.
  const isDay = road !== undefined && !road.ambush;
  const lights = useMemo(
    () => [
      ...view.heroes.flatMap(({ at }) => (at ? [{ at, reach: TORCH }] : [])),
      ...(road?.camp.fire ?? []).map(at => ({ at, reach: CAMPFIRE })),
    ],
    [view.heroes, road],
  );
  const isUnderSky = road !== undefined;
  const grass = useMemo(
    () =>
      isUnderSky
        ? roadGround(Object.values(view.floor).flat().map(cellOf), drawn.columns, drawn.rows, UNIT)
        : undefined,
    [isUnderSky, view.floor, drawn.columns, drawn.rows],
  );
  const wayTo = useCallback(
    (to: string): Way | undefined => {
      const option = options.find(({ key, on }) => headOf(key) === 'walk' && on?.includes(to));
      // Of a monster that acts no hero walks there.
      const walks = view.overlord.acting ? undefined : hero;
      if (!option || !walks) return undefined;
      const cost = Number(option.with?.cost);
      const places = wayOf(view, ground, walks, to as Space, cost);
      return places && { places, cost: String(cost), said: reading.table.say(option) };
    },
    [options, hero, view, ground, reading],
  );
  return (
    <div className="des-dungeon">
      <GridMap
        label={reading.table.say(titleOf(view))}
        memory={`descent:${view.quest}`}
        {...drawn}
        figures={ghost ? [...figuresOf(reading), ghost] : figuresOf(reading)}
        overlays={overlays}
        {...(!isDay && { lights })}
        {...(grass !== undefined && { ground: grass })}
        here={decision && hero?.at}
        follow={lookedAt(view, ground.open, decision)}
        wayTo={wayTo}
        aim={aim}
        dawn={dawn}
        inspect={place => inspectedSpace(reading, place as Space, { sight: seen, lanes })}
      />
      {seen && <SightKey sight={seen} watcher={watcher} onWatch={setWatcher} />}
    </div>
  );
}

/** What nobody sees; and of one who was asked about, what would be unseen without them. */
function sightOverlays({ view, word }: Reading, sight: Sight, watcher: string | undefined): MapOverlay[] {
  const watch = sight.watches.find(({ id }) => id === watcher);
  const hidden = { of: 'sight' as const, places: sight.unseen, label: word('table.unseen') };
  if (!watch) return [hidden];
  const label = word('table.sight.held');
  return [
    hidden,
    { of: 'field', places: watch.alone, label, colour: watchColour(view, watch.id), pattern: 'dots' as const },
  ];
}

/** From whoever attacks to what is aimed at: of the attack that is made, or of the one that is chosen. */
function lineOf(reading: Reading): GridMapProps['aim'] {
  const { view } = reading;
  const attack = view.attacks.at(-1);
  const chosen = attack ? undefined : chosenAim(reading);
  const attacker = figureNamed(view, attack?.by ?? chosen?.aim.by ?? 'monster:nobody');
  const [from] = attacker ? standsOn(attacker) : [];
  const to = attack?.space ?? chosen?.option.on?.find(isSpace);
  return from && to ? { from, to } : undefined;
}

const cellOf = (at: Space): Cell => {
  const { x, y } = pointOf(at);
  return [x, y];
};

type Drawn = Pick<GridMapProps, 'places' | 'columns' | 'rows' | 'edges' | 'things' | 'terrain'>;

/** What changes only with the board itself. */
/** Where something can be worked at in more places than these, its name alone tells where. */
const FEW = 4;

/** To the overlord's eyes: which dark glyph lies under one that sleeps. */
function hiddenDark({ overlord, board }: View, id: MarkerId): string {
  const dark = overlord.glyphs?.under[id];
  const sleeps = board.markers.some(one => one.id === id && one.kind === 'glyph' && !one.active);
  return dark && sleeps ? `<g transform="translate(52 -6) scale(.54)">${darkGlyph(dark)}</g>` : '';
}

function markerText({ view, word }: Reading, marker: Marker): string {
  const dark = marker.kind === 'glyph' ? (marker.dark ?? view.overlord.glyphs?.under[marker.id]) : undefined;
  return word(dark ? `prop.dark-glyph-${dark}.text` : `table.marker.${marker.kind}`);
}

function useDrawn(reading: Reading): Drawn {
  const { view, word, table } = reading;
  const { floor, board, ground, doors, walls, stairs, markers } = view;
  const { say } = table;
  return useMemo((): Drawn => {
    const spaces = Object.values(floor).flat();
    const known = new Set(revealedSpaces(view));
    const cells = spaces.map(cellOf);
    // What is wholly in the dark has no wall to show.
    const isSeen = (on: Edge): boolean => sidesOf(on).some(side => known.has(side));
    const nameAt = (at: Space): string => {
      const prop = ground[at];
      return known.has(at) ? word(prop ? `prop.${prop}` : 'table.floor') : word('table.dark');
    };
    return {
      columns: Math.max(...cells.map(([x]) => x)) + 1,
      rows: Math.max(...cells.map(([, y]) => y)) + 1,
      places: spaces.map(id => ({ id, name: nameAt(id), veil: known.has(id) ? undefined : 'unknown' })),
      edges: [
        ...doors.map(door => doorEdge(door, board.keys, word)),
        ...walls.filter(isSeen).map(wallEdge(word)),
        ...(board.crushingWalls ?? []).map(crushingEdge(word)),
      ],
      things: [
        ...stairs.map(
          ({ at, colour }): MapThing => ({
            id: `stairs:${at}`,
            name: word('prop.staircase'),
            at,
            drawing: <Drawing svg={stairsDrawing(colour)} />,
            inspect: () => ({ title: word('prop.staircase'), notes: [{ text: word('prop.staircase.text') }] }),
          }),
        ),
        ...(board.boulders ?? []).map(
          ({ id, at, direction, still }): MapThing => ({
            id,
            name: word('prop.boulder'),
            at: spacesOf(at)[0] as Space,
            size: [2, 2],
            drawing: <Drawing svg={boulderDrawing(direction)} />,
            inspect: () => ({
              title: word('prop.boulder'),
              notes: [{ text: word(still ? 'table.boulder.still' : 'prop.boulder.text') }],
            }),
          }),
        ),
        ...board.markers.map((marker): MapThing => {
          const name = say(markers[marker.id] ?? { text: `marker.${marker.kind}` });
          return {
            id: marker.id,
            name,
            at: marker.at,
            drawing: <Drawing svg={markerDrawing(marker) + hiddenDark(view, marker.id)} />,
            inspect: () => ({ thing: marker.id, title: name, notes: [{ text: markerText(reading, marker) }] }),
          };
        }),
        ...portalThing(reading),
        ...(view.road ? roadThings(reading, view.road) : []),
        ...(view.prolonged ?? []).flatMap(work =>
          work.at.length > FEW
            ? []
            : work.at.map(
                (at): MapThing => ({
                  id: `work:${work.id}:${at}`,
                  name: say(work.name),
                  at,
                  drawing: <Drawing svg={workMark} />,
                  inspect: () => inspectedWork(reading, work),
                }),
              ),
        ),
      ],
      terrain: PROPS.flatMap(prop => {
        const lies = Object.entries(ground).filter(([, one]) => one === prop);
        const draw = joined[prop];
        if (!draw || lies.length === 0) return [];
        const drawing = <Drawing svg={draw(lies.map(([at]) => cellOf(at as Space)))} />;
        const lain = { id: prop, x: 0, y: 0, drawing };
        return OVERHEAD.includes(prop) ? [lain, { ...lain, over: true }] : [lain];
      }),
    };
  }, [floor, board, ground, doors, walls, stairs, markers, word, say, view]);
}

/** LEG-8.23, LEG-8.24: one drawing over all its spaces, with whoever waits in it, and a ring for each who is missing. */
function portalThing({ view, word }: Reading): MapThing[] {
  const points = (view.delve?.portal ?? []).map(pointOf);
  if (points.length === 0) return [];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const size = [Math.max(...xs) + 1 - left, Math.max(...ys) + 1 - top] as const;
  const n = view.heroes.filter(({ waits }) => waits).length;
  return [
    {
      id: 'portal',
      name: word('dungeon.portal'),
      at: space(left, top),
      size,
      drawing: (
        <>
          <Drawing svg={portalDrawing(size)} />
          {view.heroes.map(({ id, waits }, place) => (
            <PortalDisc key={id} place={place} size={size} waits={waits === true} />
          ))}
        </>
      ),
      inspect: () => ({
        title: word('dungeon.portal'),
        notes: [{ text: word('dungeon.waiting', { n }) }, { text: word('dungeon.portal.text'), rule: 'LEG-8.24' }],
      }),
    },
  ];
}

/** In the corners, off the whirl. */
function PortalDisc({
  place,
  size: [wide, high],
  waits,
}: {
  readonly place: number;
  readonly size: readonly [number, number];
  readonly waits: boolean;
}) {
  const [x, y] = [place % 2 === 0 ? 25 : wide * 100 - 25, place < 2 ? 25 : high * 100 - 25];
  return waits ? (
    <circle cx={x} cy={y} r={19} fill={heroColour(place)} stroke="#fff3dd" strokeWidth={4} />
  ) : (
    <circle cx={x} cy={y} r={17} fill="#0c1420" stroke="#9fd8ff" strokeWidth={3} strokeDasharray="7 6" />
  );
}

function doorEdge(
  { door, edges, kind, colour, locked, open }: View['doors'][number],
  keys: View['board']['keys'],
  word: Reading['word'],
): MapEdge {
  const state = open ? 'open' : locked ? 'locked' : 'shut';
  const sign = kind === 'rune' && colour ? { colour: RUNES[colour].fill, glyph: runeGlyph(colour) } : undefined;
  const name = word('table.door', { state, rune: colour ? word(`rune.${colour}`) : 'none' });
  const told = (): string => {
    if (kind === 'rune' && colour) return word('table.door.rune', { found: keys.includes(colour) ? 'yes' : 'no' });
    return word(locked && !open ? 'table.door.locked' : 'prop.door.text');
  };
  return {
    id: door,
    name,
    on: edges,
    state,
    ...(sign && { sign }),
    inspect: () => ({ thing: door, title: name, notes: [{ text: told() }] }),
  };
}

const wallEdge =
  (word: Reading['word']) =>
  (line: View['walls'][number]): MapEdge => ({
    id: `wall:${line}`,
    name: word('table.wall'),
    on: [line],
    state: 'wall',
  });

const crushingEdge =
  (word: Reading['word']) =>
  ({ id, lines, direction, still }: CrushingWall): MapEdge => ({
    id,
    name: word('prop.crushing-wall'),
    on: lines,
    state: 'wall',
    drawing: <Drawing svg={crushingWallDrawing(lines.length, direction === 'e' || direction === 'n' ? 1 : -1)} />,
    inspect: () => ({
      title: word('prop.crushing-wall'),
      notes: [{ text: word(still ? 'table.press.still' : 'prop.crushing-wall.text'), rule: 'DES-50.2' }],
    }),
  });

/** What each step costs, and what it does to whoever takes it. */
function stepsOf(reading: Reading): MapOverlay[] {
  const { options, view, word, table } = reading;
  const figures: { [place: string]: string } = {};
  const said: { [place: string]: string } = {};
  const harm: { [place: string]: readonly MapSign[] } = {};
  for (const option of options) {
    const cost = option.with?.cost ?? option.with?.n;
    if (!isStep(option) || typeof cost !== 'number') continue;
    for (const to of (option.on ?? []).filter(at => isSpace(at))) {
      // Of several ways of standing there, the cheapest.
      if (figures[to] !== undefined && Number(figures[to]) <= cost) continue;
      figures[to] = String(cost);
      const risk = riskOn(view, to);
      said[to] = [table.say(option), ...(risk ? riskTold(word, risk) : [])].join('. ');
      const signs = risk ? riskSigns(risk) : [];
      if (signs.length > 0) harm[to] = signs;
    }
  }
  if (Object.keys(figures).length === 0) return [];
  return [
    { of: 'reach', places: [], label: word('table.reach'), figures, said },
    { of: 'danger', places: [], label: word('table.harm'), signs: harm },
  ];
}

const takenBy = ({ heroes, monsters }: View): ReadonlySet<Space> => new Set([...heroes, ...monsters].flatMap(standsOn));

/** Where a boulder may roll before the overlord's turn: with each space the chance that it comes so far, told where somebody stands. */
function laneOverlays({ view, word }: Reading, lanes: readonly Lane[]): MapOverlay[] {
  const taken = takenBy(view);
  return lanes.flatMap(({ steps }) =>
    steps.map(({ fresh, chance }): MapOverlay => {
      const n = percent(chance);
      const [first] = fresh;
      const told = fresh.find(at => taken.has(at)) ?? first;
      return {
        of: 'danger',
        places: fresh,
        label: word('table.boulder.chance', { n }),
        chance,
        ...(told && { figures: { [told]: `${n}%` } }),
        said: Object.fromEntries(fresh.map(at => [at, word('table.boulder.chance', { n })])),
      };
    }),
  );
}

/** What crushing walls take in the overlord's next turns: the sooner the deeper. */
function pressOverlays({ view, ground, word }: Reading): MapOverlay[] {
  const taken = takenBy(view);
  return wallMoves(view, ground)
    .filter(({ takes }) => takes.length > 0)
    .map(({ takes, turn }) => {
      const free = takes.filter(at => !taken.has(at));
      const told = free.length > 0 ? free : takes;
      const middle = told[Math.floor(told.length / 2)];
      return {
        of: 'danger',
        places: takes,
        label: word('table.press.takes', { n: turn }),
        chance: SOON[turn - 1] ?? 0,
        ...(middle && { signs: { [middle]: [{ glyph: hourglass, words: word('table.press.when', { n: turn }) }] } }),
        said: Object.fromEntries(takes.map(at => [at, word('table.press.takes', { n: turn })])),
      };
    });
}
const SOON = [0.8, 0.4, 0.15];

/** How far a monster that is pointed at could come; of the one that acts the steps are lit anyway. */
function stalked(reading: Reading, pointed: string | undefined): MapOverlay[] {
  const { view, word, called } = reading;
  const monster = view.monsters.find(({ id }) => id === pointed && id !== view.overlord.acting?.monster);
  const places = monster ? stalkedBy(reading, monster) : [];
  if (!monster || places.length === 0) return [];
  return [{ of: 'danger', places, label: word('table.stalked', { figure: called(monster.id) }) }];
}

/** How far what is about to rise could come, from where it is chosen to. */
function stalkedByWhatRises(reading: Reading): MapOverlay[] {
  const site = chosenSite(reading);
  if (!site) return [];
  const figure = { text: `monster.${site.kind}` };
  return [{ of: 'danger', places: stalkedFrom(reading, site), label: reading.word('table.stalked', { figure }) }];
}

/** What lies there and does to whoever comes; while somebody places a monster, whose eyes forbid it there; and what may roll over it. */
function inspectedSpace(
  reading: Reading,
  at: Space,
  { sight, lanes }: { readonly sight: Sight | undefined; readonly lanes: readonly Lane[] },
): Inspected | undefined {
  const { view, word, outlook } = reading;
  const prop = view.ground[at];
  const eyes = outlook.rises && sight ? seenBy(sight, at).map(id => watcherName(reading, id)) : [];
  const rolls = lanes.flatMap(({ steps }) => steps.filter(({ fresh }) => fresh.includes(at)));
  if (!prop && eyes.length === 0 && rolls.length === 0) return undefined;
  return {
    thing: at,
    title: word(prop ? `prop.${prop}` : 'table.floor'),
    notes: [
      ...(eyes.length > 0 ? [{ text: word('table.sight.seen', { who: eyes }), rule: 'DES-14.5' }] : []),
      ...rolls.map(({ chance }) => ({ text: word('table.boulder.chance', { n: percent(chance) }), rule: 'DES-51.3' })),
      ...(prop ? [{ text: word(`prop.${prop}.text`) }] : []),
    ],
  };
}
