// What an episode of the Recall has left, as the page of the campaign shows it.

import { speaker } from '@veillee/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { kit } from '../../index.ts';
import { baggedTiles, onSlots } from '../../rules/board.ts';
import type { Hero, Tile } from '../../rules/state.ts';
import { play } from '../../test/scenarios.ts';
import { drawLandscape, landscape } from '../landscape.ts';
import { Saved } from '../saved.tsx';

const tilesOf = (hero: Hero): Tile[] => [...onSlots(hero), ...baggedTiles(hero)];

test.each(['en', 'fr'] as const)(
  'a save shows every Hero with the tiles on the board and in Bags, not the Trophies, in %s',
  language => {
    const say = speaker(language, kit.texts[language]);
    const { table, state } = play('recall-1', {
      heroes: ['dral', 'ael'],
      set: (_, hero) => hero.bags.push({ kind: 'trophy', card: 'wolf' }),
    });
    const html = renderToStaticMarkup(createElement(Saved, { view: table.match.view('everyone'), say }));
    for (const hero of state.heroes) {
      expect(html).toContain(`<h4>${say({ text: `hero.${hero.id}` })}</h4>`);
      for (const { tile } of tilesOf(hero)) expect(html).toContain(`data-tile="${tile}"`);
    }
    expect(html.match(/data-tile=/g)).toHaveLength(state.heroes.flatMap(tilesOf).length);
    expect(html).toContain(say({ text: 'table.saved.along', with: { least: 16, most: 20 } }));
  },
);

test('the land behind the lanterns of the Recall has a lantern for each episode, and every hex is drawn within its edge', () => {
  expect(landscape?.chapters).toBe(3);
  const picture = drawLandscape();
  const hexes = picture.match(/clip-path="url\(#hex\)"/g) ?? [];
  expect(hexes.length).toBeGreaterThan(20);
  expect(picture.match(/<g[ >]/g)?.length).toBe(picture.match(/<\/g>/g)?.length);
  expect(picture).not.toContain('undefined');
});
