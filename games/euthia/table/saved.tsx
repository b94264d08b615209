// What a won episode has left, on the page of the campaign: every Hero with the board that goes along, Gold and Gaar. EUT-1.4.

import { originalOf } from '@veillee/pieces/things';
import { Cited, type SavedProps, SmallFigure, type Word, wordBy } from '@veillee/web/kit';
import { scenarioRow } from '../content/scenarios.ts';
import { baggedTiles, onSlots, resourcesOf } from '../rules/board.ts';
import { resourceName } from '../rules/inventory.ts';
import { openState } from '../rules/open.ts';
import type { Hero } from '../rules/state.ts';
import { tileName } from '../rules/tiles.ts';
import type { View } from '../rules/view.ts';
import { eclipseFlare } from './glyphs.ts';
import { drawingOf } from './kinds.ts';
import { HeroDisc } from './strip.tsx';
import { RESOURCE_COLOUR, ThingPicture, TilePicture } from './tile-picture.tsx';
import './saved.css';

export function Saved({ view, say }: SavedProps<View>) {
  const word = wordBy(say);
  const next = scenarioRow(view.scenario.id).campaign?.next;
  const carry = next && scenarioRow(next).campaign?.carry;
  return (
    <div className="eut-saved">
      {openState(view).heroes.map(hero => (
        <SavedHero key={hero.id} hero={hero} word={word} say={say} />
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
  readonly word: Word;
}

function SavedHero({ hero, word, say }: SavedHeroProps) {
  // Engaged tiles are straight again when the next episode begins.
  const tiles = [...onSlots(hero), ...baggedTiles(hero)].map(tile => ({ ...tile, engaged: false }));
  return (
    <section>
      <header>
        <HeroDisc hero={hero} size={40} />
        <h4>{word(`hero.${hero.id}`)}</h4>
        <SmallFigure of="gold" label={word('gain.gold', { n: hero.gold })} large={20}>
          {hero.gold}
        </SmallFigure>
        <SmallFigure of="magic" glyph={eclipseFlare} label={word('table.gaar', { n: hero.gaar })} large={20}>
          {hero.gaar}
        </SmallFigure>
      </header>
      <ul>
        {tiles.map(tile => (
          <li key={tile.tile} data-tile={tile.tile}>
            <TilePicture tile={tile} size={40} />
            {say(tileName(tile.tile))}
          </li>
        ))}
        {resourcesOf(hero).map(copy => (
          <li key={copy} data-tile={copy}>
            <ThingPicture glyph={drawingOf('resource', originalOf(copy))} colour={RESOURCE_COLOUR} size={40} />
            {say(resourceName(copy))}
          </li>
        ))}
      </ul>
    </section>
  );
}
