// The spaces of the map as they are drawn: faces from the tiles, marks from what lies on them.

import { type Hex, hexesAround } from '@veillee/pieces/geometry';
import type { HexDisc, HexPlace } from '@veillee/web/kit/map';
import type { Word } from '@veillee/web/kit/reading.ts';
import { centreOf, hexesOf, originOf, type SpaceAt } from '../content/lattice.ts';
import type { SpaceRow } from '../content/rows.ts';
import type { Marker } from '../content/scenarios/vocabulary.ts';
import { territoryRow } from '../content/territory.ts';
import type { Element, Level } from '../content/vocabulary.ts';
import { lairsOf } from '../rules/lairs.ts';
import { isDestroyed, isOnMap, monsterAt, originsOf, powersAt, spaceAt, spaceText, tokensAt } from '../rules/land.ts';
import type { Known } from '../rules/state.ts';
import { conversation, deathSkull, flyingFlag, magicPortal, skullCrossedBones } from './glyphs.ts';
import { POWER } from './kinds.ts';
import { CENTRE_SIZE, centreFace, FACE_SCALE, faceOf } from './land.ts';
import { Badge, Flags, MonsterMark, type Owned, Token } from './marks.tsx';
import type { Reading } from './reading.ts';

const Drawn = ({ svg }: { readonly svg: string }) => (
  <g transform={`scale(${FACE_SCALE})`} dangerouslySetInnerHTML={{ __html: svg }} />
);

/** What a space is called: by its Encounter or Legend, else by its kind. */
export const spaceWord = (word: Word, space: SpaceRow): string => word(spaceText(space).text);

/** The Monster on top of its stack, as far as it is known. */
export function monsterWord({ view, word }: Pick<Reading, 'view' | 'word'>, level: Level): string {
  const { face } = view.monsters[level];
  return face
    ? word('table.monster.seen', { monster: word(`monster.${face}`), level })
    : word('table.monster', { level });
}

/** In few letters: the Level of a Treasure stands beside it. */
const shortWord = (word: Word, space: SpaceRow): string =>
  space.kind.startsWith('treasure') ? word('table.treasure') : spaceWord(word, space);

/** All that is said of a space to whoever does not see it. */
export function spaceName(state: Known, word: Word, at: SpaceAt): string {
  const level = monsterAt(state, at);
  const owners = tokensAt(state, at).length;
  return [
    spaceWord(word, spaceAt(state, at)),
    ...(level ? [word('table.monster', { level })] : []),
    ...(owners > 0 ? [word('table.tokens', { n: owners })] : []),
    ...(isDestroyed(state, at) ? [word('marker.destruction')] : []),
    ...powersAt(state, at).map(element => word(`power.${element}`)),
  ].join(', ');
}

const MARKER: { readonly [marker in Exclude<Marker, 'pit'>]: { readonly glyph: string; readonly colour: string } } = {
  'destruction-a': { glyph: skullCrossedBones, colour: '#5a1512' },
  'destruction-b': { glyph: deathSkull, colour: '#3a2030' },
  emblem: { glyph: flyingFlag, colour: '#7a4a8c' },
  recall: { glyph: magicPortal, colour: '#33446e' },
  villager: { glyph: conversation, colour: '#7c5a34' },
};

const ownedAt = (state: Known, at: SpaceAt): Owned[] =>
  tokensAt(state, at).map(({ kind, seat }) => ({
    kind,
    hero: (state.heroes.find(hero => hero.seat === seat) ?? state.heroes[0])?.id ?? 'ael',
  }));

function markersOf(state: Known, at: SpaceAt) {
  const here = state.scenario.markers[at] ?? [];
  const seals = state.scenario.seals[at] ?? [];
  const kinds = [...new Set(here)].filter((marker): marker is Exclude<Marker, 'pit'> => marker !== 'pit');
  return [
    ...kinds.map(marker => ({ id: marker, ...MARKER[marker], n: here.filter(one => one === marker).length })),
    ...seals.map((element, n) => ({ id: `seal ${n}`, glyph: POWER[element].glyph, colour: '#4b2a63', n: 1 })),
  ];
}

/** Where the word of a Special tile's hex stands clear of its marks and of the middle: beneath the marks of the upper two. */
const BESIDE_CENTRE = [{ x: -24, y: 20 }, { x: 24, y: 20 }, undefined] as const;

/** Where on a hex its marks lie; those of a Special tile keep clear of its middle. */
function marksOf(state: Known, at: SpaceAt, n: number, isSpecial: boolean, lairs: ReadonlySet<SpaceAt>) {
  const space = spaceAt(state, at);
  const level = monsterAt(state, at);
  const owned = ownedAt(state, at);
  const markers = markersOf(state, at);
  const isPit = state.scenario.pits[at] !== undefined;
  const [dx, dy] = isSpecial
    ? ([
        [-24, -34],
        [24, -34],
        [0, 50],
      ][n] ?? [0, 50])
    : [0, 52];
  const badge = !isDestroyed(state, at) && (space.kind.startsWith('treasure') || space.encounter !== undefined);
  if (level === undefined && owned.length === 0 && markers.length === 0 && !badge && !lairs.has(at)) return undefined;
  return (
    <>
      {level !== undefined && (
        <g transform={`translate(${dx} ${dy})`}>
          <MonsterMark level={level} loot={isPit ? [] : (space.loot ?? [])} />
        </g>
      )}
      {badge && (
        <g transform="translate(48 -46)">
          <Badge space={space} />
        </g>
      )}
      {owned.length > 0 && (
        <g transform="translate(-56 -28)">
          <Flags owned={owned} />
        </g>
      )}
      {lairs.has(at) && (
        <g transform="translate(-50 10)">
          <Token glyph={skullCrossedBones} colour="#6d1a18" />
        </g>
      )}
      {markers.map(({ id, ...token }, i) => (
        <g key={id} transform={`translate(${-24 + i * 44} 4)`}>
          <Token {...token} />
        </g>
      ))}
    </>
  );
}

const faces = new Map<string, React.ReactNode>();

/** A face never changes: it is drawn once for each hex of each tile. */
function faceFor(tile: string, n: number): React.ReactNode {
  const key = `${tile} ${n}`;
  const row = territoryRow(tile);
  const drawn = faces.get(key) ?? <Drawn svg={faceOf(row, row.spaces[n] as SpaceRow, n)} />;
  faces.set(key, drawn);
  return drawn;
}

/** Places on which the next tiles may come to lie: those around the map. */
export function borderOf(state: Known): Hex[] {
  if (state.territory.length === 0) return [];
  const { mapLimit } = state.house;
  const around = new Set(originsOf(state).flatMap(origin => hexesOf(origin).flatMap(at => hexesAround(at))));
  return [...around].filter(at => !isOnMap(state, at) && (mapLimit === 0 || state.map[originOf(at)] === undefined));
}

export interface Land {
  readonly places: readonly HexPlace[];
  readonly discs: readonly HexDisc[];
  readonly fields: { readonly [element in Element]?: readonly SpaceAt[] };
}

export function landDrawn(state: Known, word: Word, laying: readonly Hex[], laid: readonly Hex[]): Land {
  const lairs = new Set(lairsOf(state));
  const places: HexPlace[] = [];
  const discs: HexDisc[] = [];
  const fields: { [element in Element]?: SpaceAt[] } = {};
  const field = (at: SpaceAt): void => {
    for (const element of powersAt(state, at)) fields[element] = [...(fields[element] ?? []), at];
  };
  for (const origin of originsOf(state)) {
    const tile = state.map[origin] as string;
    const { centre } = territoryRow(tile);
    for (const [n, at] of hexesOf(origin).entries()) {
      field(at);
      places.push({
        id: at,
        name: spaceName(state, word, at),
        tile: origin,
        fresh: laid.includes(origin),
        face: faceFor(tile, n),
        marks: marksOf(state, at, n, centre !== undefined, lairs),
        word: shortWord(word, spaceAt(state, at)),
        wordAt: centre && BESIDE_CENTRE[n],
      });
    }
    if (!centre) continue;
    const at = centreOf(origin);
    discs.push({
      id: at,
      name: spaceName(state, word, at),
      among: hexesOf(origin),
      size: CENTRE_SIZE,
      face: <Drawn svg={centreFace(centre)} />,
      marks: centreMarks(state, at, lairs),
      word: spaceWord(word, centre),
    });
  }
  for (const at of new Set([...borderOf(state), ...laying]))
    places.push({ id: at, name: word('table.unknown'), veil: 'unknown' });
  return { places, discs, fields };
}

/** Whoever is met in the middle of a tile; tokens and flags beside it. */
function centreMarks(state: Known, at: SpaceAt, lairs: ReadonlySet<SpaceAt>) {
  const owned = ownedAt(state, at);
  const space = spaceAt(state, at);
  const markers = markersOf(state, at);
  if (owned.length === 0 && !space.encounter && markers.length === 0 && !lairs.has(at)) return undefined;
  return (
    <>
      {space.encounter && (
        <g transform="translate(46 -42)">
          <Badge space={space} />
        </g>
      )}
      {owned.length > 0 && (
        <g transform="translate(-60 -20)">
          <Flags owned={owned} />
        </g>
      )}
      {markers.map(({ id, ...token }, i) => (
        <g key={id} transform={`translate(${-24 + i * 44} 52)`}>
          <Token {...token} />
        </g>
      ))}
      {lairs.has(at) && (
        <g transform="translate(-50 40)">
          <Token glyph={skullCrossedBones} colour="#6d1a18" />
        </g>
      )}
    </>
  );
}
