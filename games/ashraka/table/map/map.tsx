// The map of the adventure: where everybody stands, where the hero in hand can walk and at what cost.

import type { Node } from '@veillee/pieces/geometry';
import { InHand, type Inspected, Portrait } from '@veillee/web/kit';
import { GraphMap, type MapFigure, type MapOverlay, type MapThing, type Way } from '@veillee/web/kit/map';
import { useCallback, useMemo, useRef } from 'react';
import { adventureOf } from '../../content/adventures.ts';
import type { PathId } from '../../content/vocabulary.ts';
import { isStep, spaceAt } from '../../rules/board.ts';
import { type Walk, wayOf } from '../../rules/movement.ts';
import { type Hero, heroName, isGone, isKo, type PileNumber, type Portal } from '../../rules/state.ts';
import { functionsAt, whyClosed } from '../../rules/uses.ts';
import { inspectedHero, inspectedMonster } from '../face.tsx';
import { deathSkull } from '../glyphs.ts';
import { drawingOf, HERO_COLOUR } from '../kinds.ts';
import { Land } from '../land/land.tsx';
import { HALOS } from '../land/palettes.ts';
import { heroLikeness, keeperOf } from '../likeness.ts';
import { type Reading, useReading } from '../reading.ts';
import type { Changed } from '../story/changed.ts';
import { sizeOf } from './lay.ts';
import { MapKey } from './map-key.tsx';
import {
  type Anchors,
  anchorsOf,
  asideOf,
  explorationAt,
  isBareEvent,
  pathsOf,
  pileId,
  placesOf,
} from './map-parts.ts';
import { EventToken, LockToken, MonsterToken, PortalToken } from './tokens.tsx';
import './map.css';

const PORTALS: readonly Portal[] = ['blue', 'orange'];

/** What a page has just changed shines, when the map comes back into the light. */
export function AdventureMap({ changed }: { readonly changed: Changed }) {
  const reading = useReading();
  const { view, hero, word, table } = reading;
  const { say } = table;
  const { adventure, events, merchants, piles, crossed } = view;
  const opened = useOpened(crossed);
  const onMap = useMemo(
    () => ({ adventure, events, merchants, piles, crossed }),
    [adventure, events, merchants, piles, crossed],
  );
  const anchors = useMemo(() => anchorsOf(adventure, say), [adventure, say]);
  const places = useMemo(() => placesOf(onMap, say, anchors, changed.places), [onMap, say, anchors, changed]);
  const paths = useMemo(() => pathsOf(onMap, [...opened, ...changed.paths]), [onMap, opened, changed]);
  const title = word(`adventure.${adventureOf(adventure).id}`);
  const land = useMemo(() => <Land adventure={adventure} />, [adventure]);
  const inspect = useCallback((place: string) => inspectedPlace(reading, place as Node), [reading]);
  return (
    <InHand figure={hero?.id}>
      <GraphMap
        label={title}
        table="oak"
        memory={`ashraka:${adventure}`}
        {...sizeOf(adventure)}
        places={places}
        paths={paths}
        land={land}
        halo={HALOS[adventure]}
        things={thingsOn(reading)}
        figures={view.heroes.flatMap((_, n) => figureOf(reading, n, anchors))}
        overlays={overlaysOf(reading)}
        here={hero?.at}
        follow={hero?.id}
        wayTo={place => wayTo(reading, place as Node)}
        inspect={inspect}
        legend={<MapKey />}
      />
    </InHand>
  );
}

/** The paths that were closed a moment ago: they shine. */
function useOpened(crossed: readonly PathId[]): readonly PathId[] {
  const seen = useRef({ crossed, opened: [] as readonly PathId[] });
  if (seen.current.crossed !== crossed && seen.current.crossed.join() !== crossed.join())
    seen.current = { crossed, opened: seen.current.crossed.filter(path => !crossed.includes(path)) };
  return seen.current.opened;
}

function figureOf({ view, hero, word, table }: Reading, n: number, anchors: Anchors): MapFigure[] {
  const own = view.heroes[n] as Hero;
  if (isGone(own)) return [];
  const event = table.events.findLast(({ moves }) => moves?.some(({ what }) => what === own.id));
  const way = Array.isArray(event?.detail) ? (event.detail as string[]) : [];
  const isActing = own.id === hero?.id && table.decision !== undefined;
  return [
    {
      id: own.id,
      name: table.say(heroName(own)),
      at: own.at as string,
      aside: asideOf(view, n, anchors),
      kind: 'hero',
      glyph: drawingOf(own.id),
      likeness: heroLikeness(own.id),
      inspect: () => inspectedHero(word, own.id),
      colour: HERO_COLOUR[own.id],
      way,
      // On a phone it covers its place, and whoever would go there must not take the other in hand instead.
      yields: own.id !== hero?.id,
      ...(isKo(own)
        ? { conditions: [{ id: 'ko', name: word('table.ko'), glyph: deathSkull, colour: '#5a1512' }] }
        : { health: own.health }),
      ...(isActing ? { state: 'acting' as const } : own.disc === 0 && view.turn > 0 ? { state: 'done' as const } : {}),
    },
  ];
}

function thingsOn({ view, word, table }: Reading): MapThing[] {
  const { monsters, locks, portals, events } = view;
  return [
    ...Object.entries(events)
      .filter(([at]) => !isBareEvent(view, at as Node))
      .map(([at, symbol]) => ({
        id: `event ${at}`,
        name: word('table.event', { symbol }),
        at,
        drawing: <EventToken symbol={symbol} />,
      })),
    ...explorationAt(view)
      .filter(({ pile }) => table.stateOf(pileId(pile)) !== 'plain')
      .map(({ pile, at }) => ({ id: pileId(pile), name: word('pile.number', { n: pile }), at })),
    ...locks.map(at => ({ id: `lock ${at}`, name: word('table.lock'), at, drawing: <LockToken /> })),
    ...PORTALS.flatMap(colour =>
      portals[colour].map(at => ({
        id: `portal ${colour} ${at}`,
        name: word('table.portal', { colour }),
        at,
        drawing: <PortalToken colour={colour} />,
      })),
    ),
    ...monsters.map(monster => ({
      id: monster.slot,
      name: word('table.monster.said', { monster: table.say({ text: `monster.${monster.card}` }), n: monster.cubes }),
      at: monster.at,
      drawing: <MonsterToken monster={monster} />,
      inspect: () => inspectedMonster(word, monster.card, monster.slot),
    })),
  ];
}

/** "3", and with danger "2 −1♥". */
function overlaysOf({ view, walks, word }: Reading): MapOverlay[] {
  const safe: { [place: string]: string } = {};
  const risk: { [place: string]: string } = {};
  for (const [at, walk] of walks.safe) if (!isStep(view, at)) safe[at] = String(walk.actions);
  for (const [at, walk] of walks.risky) {
    if (walks.safe.has(at) || walk.health === 0) continue;
    if (!isStep(view, at)) risk[at] = `${walk.actions} −${walk.health}♥`;
  }
  const closed = Object.fromEntries(
    [...new Set([...view.locks, ...view.monsters.map(({ at }) => at)])].map(at => {
      const why = whyClosed(view, at)?.why;
      return [at, why ? word(why.text) : ''];
    }),
  );
  return [
    { of: 'reach', places: [], label: word('table.reach'), figures: safe },
    { of: 'danger', places: [], label: word('table.reach'), figures: risk },
    { of: 'sight', places: [], label: '', said: closed },
  ];
}

function wayTo({ walks, word }: Reading, at: Node): Way | undefined {
  const safe = walks.safe.get(at);
  const walk = safe ?? walks.risky.get(at);
  if (!walk) return undefined;
  return { places: wayOf(walk), ...saidOf(word, walk), ...(walk.health > 0 && { danger: true }) };
}

const saidOf = (word: Reading['word'], { actions, health }: Walk): Pick<Way, 'cost' | 'said'> => ({
  cost: health > 0 ? `${actions} −${health}♥` : String(actions),
  said: health > 0 ? word('table.risk', { actions, health }) : word('table.walk', { n: actions }),
});

function inspectedPlace({ view, word, table }: Reading, at: Node): Inspected | undefined {
  if (isStep(view, at)) return undefined;
  const row = spaceAt(view, at);
  const functions = functionsAt(view, at);
  const closed = whyClosed(view, at);
  const pile = row.pile === undefined ? undefined : view.piles[row.pile as PileNumber];
  const up = pile?.cards.filter(card => card !== null) ?? [];
  const needs = view.needs[at];
  const keeper = keeperOf(at);
  return {
    thing: at,
    title: word(`place.${row.id}`),
    body: (
      <>
        {keeper && (
          <span className="ash-place-keeper">
            <Portrait of={keeper} instead={null} />
          </span>
        )}
        <h3 className="ash-place-name">{word(`place.${row.id}`)}</h3>
      </>
    ),
    notes: [
      ...(closed ? [{ text: word(closed.why.text), rule: closed.rule }] : []),
      ...functions.map(use =>
        use === 'portal-blue' || use === 'portal-orange'
          ? { text: word('table.portal', { colour: use === 'portal-blue' ? 'blue' : 'orange' }), rule: 'ASH-10.2' }
          : { text: `${word(`space.${use}`)}. ${word(`space.${use}.text`)}` },
      ),
      ...(row.price === undefined ? [] : [{ text: word('table.price', { n: row.price }) }]),
      ...(pile
        ? [{ text: word('table.pile', { n: pile.count, cards: up.map(card => word(`find.${card}`)), up: up.length }) }]
        : []),
      ...(view.events[at] ? [{ text: word('table.event', { symbol: view.events[at] ?? '' }), rule: 'ASH-9.1' }] : []),
      ...(needs ? [{ text: table.say(needs), rule: 'ASH-9.4' }] : []),
      { text: word(`place.${row.id}.line`) },
    ],
  };
}
