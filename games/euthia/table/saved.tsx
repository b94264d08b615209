// What a won episode has left, on the page of the campaign: every Hero with all that goes along. EUT-1.4.

import type { Text } from '@veillee/kernel';
import { originalOf } from '@veillee/pieces/things';
import { Cited, type SavedProps, SmallFigure, type Word, wordBy } from '@veillee/web/kit';
import type { ReactNode } from 'react';
import { scenarioRow } from '../content/scenarios.ts';
import { baggedTiles, onSlots, resourcesOf } from '../rules/board.ts';
import { resourceName, stoneId } from '../rules/inventory.ts';
import { openState } from '../rules/open.ts';
import { goingOn } from '../rules/scenario/travelling.ts';
import type { Hero, Stone, Tile } from '../rules/state.ts';
import { tileName } from '../rules/tiles.ts';
import type { View } from '../rules/view.ts';
import { beerStein, eclipseFlare } from './glyphs.ts';
import { drawnPiece } from './inventory-slot.tsx';
import { drawingOf } from './kinds.ts';
import { HeroDisc } from './strip.tsx';
import { RESOURCE_COLOUR, ThingPicture, TilePicture } from './tile-picture.tsx';
import './saved.css';

export function Saved({ view, say }: SavedProps<View>) {
  const word = wordBy(say);
  const state = openState(view);
  const next = scenarioRow(view.scenario.id).campaign?.next;
  const carry = next && scenarioRow(next).campaign?.carry;
  const along = goingOn(state);
  return (
    <div className="eut-saved">
      {state.heroes.map(hero => (
        <SavedHero
          key={hero.id}
          hero={along.find(({ id }) => id === hero.id) ?? hero}
          isGoingOn={along.length > 0}
          word={word}
          say={say}
        />
      ))}
      {carry && (
        <p>
          <Cited text={word('table.saved.along', carry.gold)} rule="EUT-1.4" />
        </p>
      )}
    </div>
  );
}

interface SavedHeroProps extends Pick<SavedProps<View>, 'say'> {
  readonly hero: Hero;
  /** As they will begin, with the Gold and the Reputation of the next episode. */
  readonly isGoingOn: boolean;
  readonly word: Word;
}

function SavedHero({ hero, isGoingOn, word, say }: SavedHeroProps) {
  const { id, gold, gaar, dwurt, reputation } = hero;
  return (
    <section>
      <header>
        <HeroDisc hero={hero} size={40} />
        <h4>{word(`hero.${id}`)}</h4>
        {isGoingOn && (
          <SmallFigure of="vp" label={word('gain.reputation', { n: reputation })} large={20}>
            {reputation}
          </SmallFigure>
        )}
        <SmallFigure of="gold" label={word('gain.gold', { n: gold })} large={20}>
          {gold}
        </SmallFigure>
        <SmallFigure of="magic" glyph={eclipseFlare} label={word('table.gaar', { n: gaar })} large={20}>
          {gaar}
        </SmallFigure>
        {dwurt > 0 && (
          <SmallFigure of="fatigue" glyph={beerStein} label={word('gain.dwurt', { n: dwurt })} large={20}>
            {dwurt}
          </SmallFigure>
        )}
      </header>
      <ul>
        {thingsOf(hero).map(({ thing, name, picture, isInPool, n }) => (
          <li key={thing} data-tile={thing}>
            {picture}
            <span>
              {n > 1 ? word('table.saved.several', { thing: say(name), n }) : say(name)}
              {isInPool && <small>{word('table.saved.pool')}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Something that goes along, and how many of it. */
interface Thing {
  readonly thing: string;
  readonly name: Text;
  readonly picture: ReactNode;
  /** Turned up, but not yet Learned. */
  readonly isInPool?: boolean;
  readonly n: number;
}

const SIZE = 40;

// Engaged tiles are straight again when the next episode begins.
const tileThing = (tile: Tile): Thing => ({
  thing: tile.tile,
  name: tileName(tile.tile),
  picture: <TilePicture tile={{ ...tile, engaged: false }} size={SIZE} />,
  n: 1,
});

const resourceThing = (copy: string): Thing => ({
  thing: copy,
  name: resourceName(copy),
  picture: <ThingPicture glyph={drawingOf('resource', originalOf(copy))} colour={RESOURCE_COLOUR} size={SIZE} />,
  n: 1,
});

function stoneThing(stone: Stone): Thing {
  const thing = stoneId(stone);
  const { colour, glyph, ink } = drawnPiece({ id: thing, kind: 'stone', stone });
  return {
    thing,
    name: { text: thing },
    picture: <ThingPicture glyph={glyph} colour={colour} ink={ink} size={SIZE} />,
    n: 1,
  };
}

/** What is on the board and in Bags, loose Gems and Essences, and Hero tiles yet to be Learned; what is alike is counted. */
function thingsOf(hero: Hero): readonly Thing[] {
  const counted = new Map<string, Thing>();
  for (const thing of [
    ...onSlots(hero).map(tileThing),
    ...hero.stones.map(stoneThing),
    ...baggedTiles(hero).map(tileThing),
    ...resourcesOf(hero).map(resourceThing),
    ...hero.pool.map(tile => ({ ...tileThing(tile), isInPool: true })),
  ]) {
    const before = counted.get(thing.thing);
    counted.set(thing.thing, { ...thing, n: (before?.n ?? 0) + 1 });
  }
  return [...counted.values()];
}
