// Emberhold's board: the dungeon by torchlight. It knows no rules.

import { place, type Space } from '@veillee/pieces/geometry';
import { Card, rollTeller, Stage, type TableModule, type TableProps, Tray } from '@veillee/web/kit';
import { crossedSwords } from '@veillee/web/kit/glyphs.ts';
import { GridMap, type MapFigure } from '@veillee/web/kit/map';
import { Booklet } from '@veillee/web/kit/story/booklet.tsx';
import type { Room, Trap } from '../content/dungeon.ts';
import { dungeonOf, type Figure, mapOf, nameOf, sideOf, walkOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { drawings } from './drawings.ts';
import { openTreasureChest as lid, stairs as steps } from './glyphs.ts';

function Dungeon({ view, say, decision, events, optionsOn, seat }: TableProps<View>) {
  const { map, rooms, loose, stairs, rows } = dungeonOf(view);
  const heroes = view.figures.filter(figure => sideOf(figure) === 'heroes').map(({ at }) => at);
  const seen = new Set(mapOf(view).seen(heroes));
  const isShut = (room: Room): boolean => view.closed.includes(room.door);
  const unknown = new Set(rooms.filter(isShut).flatMap(({ spaces }) => spaces));
  const veilOf = (id: Space) => (unknown.has(id) ? 'unknown' : seen.has(id) ? undefined : 'dim');
  const named = (kind: string): string => say({ text: 'table.place', with: { kind } });
  const figureOf = (figure: Figure): MapFigure => ({
    ...figure,
    name: say(nameOf(figure)),
    kind: sideOf(figure) === 'heroes' ? 'hero' : 'monster',
    glyph: drawings[figure.kind],
    ...(sideOf(figure) === 'heroes' && { colour: figure.kind === 'knight' ? '#33609c' : '#3c7a48' }),
    way: (events.findLast(({ moves }) => moves?.[0]?.what === figure.id)?.detail ?? []) as readonly string[],
    ...(decision?.options.some(option => option.figure === figure.id) && { state: 'acting' }),
  });
  const wayTo = (at: string) => {
    const walker = view.figures.find(({ id }) => optionsOn(at).some(({ figure }) => figure === id));
    const places = walker && walkOf(view, walker).path(at as Space);
    return places && { places, cost: String(places.length - 1) };
  };
  const chests = rooms.filter(room => !isShut(room) && !view.emptied.includes(room.id));
  const chestOf = ({ id, chest: at }: Room) => ({ id: place('chest', id), name: named('chest'), at, glyph: lid });
  return (
    <GridMap
      label={say({ text: `chapter.${view.chapter}` })}
      memory={`emberhold:${view.chapter}`}
      columns={rows[0]?.length ?? 0}
      rows={rows.length}
      places={map.places.map(id => ({ id, name: named(veilOf(id) ?? 'floor'), veil: veilOf(id) }))}
      edges={rooms.map(room => {
        const state = isShut(room) ? 'shut' : 'open';
        return { id: room.door, name: named(state), on: room.doorway, state };
      })}
      things={[...chests.map(chestOf), { id: 'stairs', name: named('stairs'), at: stairs, glyph: steps }]}
      figures={view.figures.map(figureOf)}
      overlays={[{ of: 'danger', places: loose, label: named('loose') }]}
      lights={[...heroes, stairs].map(at => ({ at, reach: 5 }))}
      follow={view.figures.find(figure => figure.seat === seat)?.id}
      wayTo={wayTo}
    />
  );
}

export default function Board(props: TableProps<View>) {
  const { view, say } = props;
  const title = say({ text: `chapter.${view.chapter}` });
  const story = view.story && { id: view.chapter, title, paragraphs: [say(view.story)] };
  const found = view.found.map(find => say({ text: `find.${find}` }));
  const round = say({ text: 'log.round', with: { round: view.round } });
  const hand = view.hand.filter(trap => trap !== '') as Trap[];
  return (
    <Stage
      places={[{ id: 'dungeon', name: title, content: story ? <Booklet page={story} /> : <Dungeon {...props} /> }]}
      gauges={<Tray>{[round, ...found].join(' · ')}</Tray>}
      hand={hand.map((trap, n) => {
        const words = { name: say({ text: `trap.${trap}` }), kind: 'monster', glyph: drawings[trap] } as const;
        return <Card key={`${trap} ${n}`} thing={place('trap', trap)} size="peek" {...words} />;
      })}
    />
  );
}

/** An attack is told with its dice before anybody sees what came of it. */
export const scene = rollTeller('attack', [4, 5, 6], 'do.attack', crossedSwords);

({ default: Board, scene }) satisfies TableModule<View>;
