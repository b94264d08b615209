// The land as it lies: tiles, Powers, who stands where, where one can go and what comes of it.

import type { Hex } from '@veillee/pieces/geometry';
import { Icon, type Inspected, type TableProps, useLayout } from '@veillee/web/kit';
import { HexMap, type MapFigure, type MapOverlay, type Way } from '@veillee/web/kit/map';
import { useCallback, useMemo } from 'react';
import { POWERS } from '../content/constants.ts';
import { hexesOf, type SpaceAt } from '../content/lattice.ts';
import type { FoeId } from '../content/scenarios/vocabulary.ts';
import { foeRow } from '../content/scenarios.ts';
import { ELEMENTS } from '../content/vocabulary.ts';
import { maxHealth } from '../rules/board.ts';
import { foeHealth } from '../rules/combat/fighter.ts';
import { placeKey } from '../rules/keys.ts';
import { elementalAt } from '../rules/land.ts';
import type { Hero } from '../rules/state.ts';
import { inspectedStanding } from './face.tsx';
import { griffinSymbol } from './glyphs.ts';
import { drawingOf, HERO_COLOUR, heroGlyph, POWER } from './kinds.ts';
import { griffinLikeness, heroLikeness, standingLikeness } from './likeness.ts';
import { landDrawn } from './places.tsx';
import { reachOf, type Walk } from './reach.ts';
import { type Reading, useReading } from './reading.ts';
import { inspectedSpace } from './space.tsx';
import { inspectedHero } from './who.tsx';
import './map.css';

/** Of several on one space each stands a little aside. */
const ASIDE = 22;

export function LandMap() {
  const reading = useReading();
  const { state, view, word, decision, table } = reading;
  const phone = useLayout() === 'phone';
  const laid = useLaid(table.events);
  const slots = useMemo(
    () =>
      (decision?.options ?? []).flatMap(({ key }) => {
        const [place] = placeKey.read(key) ?? [];
        return place === undefined ? [] : [[...hexesOf(`hex:${place}` as Hex)]];
      }),
    [decision],
  );
  const { places, discs, fields } = useMemo(
    () => landDrawn(state, word, slots.flat(), laid),
    [state, word, slots, laid],
  );
  const walker = decision?.prompt === 'turn.ask' ? state.heroes.find(({ seat }) => seat === decision.seat) : undefined;
  const walks = useMemo(() => reachOf(state, walker), [state, walker]);
  const overlays = useMemo((): MapOverlay[] => {
    const powers = ELEMENTS.flatMap((element): MapOverlay[] => {
      const held = fields[element];
      if (!held) return [];
      const { colour, pattern } = POWER[element];
      const fresh = laid.some(origin => hexesOf(origin).some(at => elementalAt(state, at) === element));
      return [{ of: 'field', places: held, label: word(`power.${element}`), colour, pattern, fresh }];
    });
    // Each place for a tile has its own outline: three hexes lie together.
    const free = slots.map((hexes): MapOverlay => ({ of: 'reach', places: hexes, label: word('table.free') }));
    return [...powers, ...free, ...stepsOf(walks, word)];
  }, [fields, walks, word, laid, state, slots]);
  const asked = useMemo(() => {
    if (slots.length > 0) return slots.flat();
    const all = [...walks.values()];
    const now = all.filter(({ burns }) => !burns);
    return (now.length > 0 ? now : all.filter(({ cost }) => cost === 1)).map(({ at }) => at);
  }, [slots, walks]);
  const inspect = useCallback(
    (place: string): Inspected | undefined => inspectedSpace(reading, place as SpaceAt, walks.get(place as SpaceAt)),
    [reading, walks],
  );
  const hero = reading.hero;
  return (
    <HexMap
      label={word(`scenario.${view.scenario.id}`)}
      memory={`euthia:${view.scenario.id}`}
      places={places}
      discs={discs}
      figures={figuresOf(reading)}
      overlays={overlays}
      here={walker?.at}
      follow={hero && `hero:${(state.heroes.find(({ seat }) => seat === view.turn.seat) ?? hero).id}`}
      gather={asked}
      wayTo={place => wayOf(reading, walks.get(place as SpaceAt))}
      inspect={inspect}
      weighs={place => walks.has(place as SpaceAt)}
      legend={phone ? undefined : <PowerKey />}
    />
  );
}

const NONE: readonly Hex[] = [];

/** The tiles that came to lie just now. */
function useLaid(events: TableProps['events']): readonly Hex[] {
  return useMemo(() => {
    const laid = events.flatMap(({ moves = [] }) =>
      moves.flatMap(({ from, to }) => (from === 'territory' ? [to as Hex] : [])),
    );
    return laid.length > 0 ? laid : NONE;
  }, [events]);
}

/** What each step costs; what can be reached only by using up tokens is told apart; harm stands below. */
function stepsOf(walks: ReadonlyMap<SpaceAt, Walk>, word: Reading['word']): MapOverlay[] {
  const now: { [place: string]: string } = {};
  const later: { [place: string]: string } = {};
  const harm: { [place: string]: string } = {};
  const said: { [place: string]: string } = {};
  const sign: { [place: string]: string } = {};
  for (const { at, cost, burns, power, reveals } of walks.values()) {
    const tiles = reveals > 0 ? ` +${reveals}⬡` : '';
    (burns ? later : now)[at] = `${cost}${tiles}`;
    if (power === 'fire') harm[at] = `−${POWERS.fire} ♥`;
    if (power === 'water') sign[at] = `+${POWERS.water} ♥`;
    said[at] = word('table.step', { cost, burns: burns ? 1 : 0, reveals, power: power ?? 'none' });
  }
  return [
    { of: 'reach', places: [], label: word('table.reach'), figures: now, said },
    { of: 'reach', places: Object.keys(later), label: word('table.reach.burn'), figures: later },
    { of: 'danger', places: [], label: word('power.fire'), figures: harm },
    { of: 'boon', places: [], label: word('power.water'), figures: sign },
  ];
}

function wayOf({ word }: Reading, walk: Walk | undefined): Way | undefined {
  if (!walk) return undefined;
  const { way, cost, burns, power, reveals } = walk;
  return {
    places: way,
    cost: String(cost),
    said: word('table.step', { cost, burns: burns ? 1 : 0, reveals, power: power ?? 'none' }),
    ...(power === 'fire' && { danger: true }),
  };
}

function figuresOf(reading: Reading): MapFigure[] {
  const { state, table, view, decision, word } = reading;
  const standing = state.heroes.filter((hero): hero is Hero & { at: SpaceAt } => hero.at !== undefined);
  const heroes = standing.map((hero): MapFigure => {
    const together = standing.filter(({ at }) => at === hero.at);
    const place = together.indexOf(hero) - (together.length - 1) / 2;
    const event = table.events.findLast(({ moves }) => moves?.some(({ what }) => what === `hero:${hero.id}`));
    const way = Array.isArray(event?.detail) ? (event.detail as string[]) : [];
    const isActive = hero.seat === view.turn.seat && view.phase === 'play';
    return {
      id: `hero:${hero.id}`,
      name: word('table.hero.said', {
        hero: word(`hero.${hero.id}`),
        health: hero.health,
        most: maxHealth(hero),
      }),
      at: hero.at,
      aside: together.length > 1 ? { x: place * ASIDE * 1.6, y: Math.abs(place) * 4 } : undefined,
      kind: 'hero',
      glyph: heroGlyph(hero.id),
      likeness: heroLikeness(hero.id),
      colour: HERO_COLOUR[hero.id],
      health: hero.health,
      inspect: () => inspectedHero(reading, hero),
      way,
      ...(isActive && decision && { state: 'acting' as const }),
    };
  });
  const foes = Object.entries(state.scenario.foes).flatMap(([id, foe]): MapFigure[] => {
    if (foe?.at === undefined || foe.beaten) return [];
    const left = foeHealth(state, id as FoeId) - foe.damage;
    return [
      {
        id: `foe:${id}`,
        name: word(`foe.${id}`),
        at: foe.at,
        kind: foeRow(id as FoeId).engage === 'must' ? 'master' : 'monster',
        glyph: drawingOf('foe', id),
        likeness: standingLikeness(state, id as FoeId),
        health: left,
        inspect: () => inspectedStanding(word, state, id as FoeId),
      },
    ];
  });
  const griffin: MapFigure[] = state.griffin
    ? [
        {
          id: 'griffin',
          name: word('table.griffin'),
          at: state.griffin,
          kind: 'friend',
          glyph: griffinSymbol,
          likeness: griffinLikeness,
          colour: '#7c7253',
        },
      ]
    : [];
  return [...griffin, ...foes, ...heroes];
}

/** What the four Powers do. */
function PowerKey() {
  const { word } = useReading();
  return (
    <ul className="eut-powers">
      {ELEMENTS.map(element => (
        <li key={element} data-element={element}>
          <Icon glyph={POWER[element].glyph} size={18} /> {word(`table.power.${element}`)}
        </li>
      ))}
    </ul>
  );
}
