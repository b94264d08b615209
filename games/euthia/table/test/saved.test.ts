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
  'a save shows every Hero with the tiles on the board, in Bags and yet to be Learned, not the Trophies, in %s',
  language => {
    const say = speaker(language, kit.texts[language]);
    const { match, state } = play('recall-1', {
      heroes: ['dral', 'ael'],
      set: (_, hero) => hero.bags.push({ kind: 'trophy', card: 'wolf' }),
    });
    const html = renderToStaticMarkup(createElement(Saved, { view: match.view('everyone'), say }));
    for (const hero of state.heroes) {
      expect(html).toContain(`<h4>${say({ text: `hero.${hero.id}` })}</h4>`);
      for (const { tile } of tilesOf(hero)) expect(html).toContain(`data-tile="${tile}"`);
    }
    expect(html.match(/data-tile=/g)).toHaveLength(
      state.heroes.flatMap(hero => [...tilesOf(hero), ...hero.pool]).length,
    );
    expect(html).toContain(say({ text: 'table.saved.along', with: { least: 16, most: 20 } }));
  },
);

test('EUT-1.4: loose Gems and Essences, Gaar, Gold, Potions, Dwurt and Hero tiles yet to be Learned are shown as they go along', () => {
  const say = speaker('en', kit.texts.en);
  const { match, state } = play('recall-1', {
    heroes: ['skoldur'],
    set: (_, hero) => {
      hero.stones.push({ gem: 'ruby' }, { gem: 'ruby' }, { essence: 'fire' });
      hero.gaar = 2;
      hero.gold = 3;
      hero.dwurt = 0;
      const [top] = hero.stack.splice(0, 1);
      if (top) hero.pool.push({ tile: top, engaged: false, gems: [], essences: [] });
    },
  });
  const [hero] = state.heroes;
  if (!hero) throw new Error('nobody plays');
  state.phase = 'over';
  state.scenario.verdict = 'won';
  state.result = { won: [0], scores: [[{ id: 'track', n: 47, reputation: 47 }]] };
  const html = renderToStaticMarkup(createElement(Saved, { view: match.view('everyone'), say }));
  expect(html).toContain('Ruby ×2');
  expect(html).toContain('Fire Essence');
  // The next episode fills up Gold to 16 and Dwurt to its slots; it begins with 14 Reputation, and 1 for every 10 that were scored.
  for (const figure of ['16 Gold', '2 Gaar', '18 Reputation']) expect(html).toContain(`title="${figure}"`);
  expect(html).toMatch(/title="[1-9]\d* Dwurt"/);
  expect(hero.pool.length).toBeGreaterThan(0);
  for (const { tile } of hero.pool) expect(html).toContain(`data-tile="${tile}"`);
  expect(html.match(/not Learned yet/g)).toHaveLength(hero.pool.length);
});

test('the land behind the lanterns of the Recall has a lantern for each episode, and every hex is drawn within its edge', () => {
  expect(landscape?.chapters).toBe(3);
  const picture = drawLandscape();
  const hexes = picture.match(/clip-path="url\(#hex\)"/g) ?? [];
  expect(hexes.length).toBeGreaterThan(20);
  expect(picture.match(/<g[ >]/g)?.length).toBe(picture.match(/<\/g>/g)?.length);
  expect(picture).not.toContain('undefined');
});
