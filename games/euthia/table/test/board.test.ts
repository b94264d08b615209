// The drawings of the board, its guide and its last page.

import { board } from '@veillee/games/test/proofs';
import { essences, gems } from '../../content/gems.ts';
import { heroTiles } from '../../content/hero-tiles.ts';
import { items } from '../../content/items.ts';
import { elites, monsters } from '../../content/monsters.ts';
import { powerCards } from '../../content/power-cards.ts';
import { resources } from '../../content/resources.ts';
import { foes } from '../../content/scenarios.ts';
import { HERO_IDS } from '../../content/vocabulary.ts';
import { kit } from '../../index.ts';
import { begun } from '../../test/scene.ts';
import { ending } from '../ending.ts';
import { guide } from '../guide.ts';
import { drawings } from '../kinds.ts';

const named = (kind: string, rows: readonly { readonly id: string }[]): string[] =>
  rows.map(({ id }) => `${kind}:${id}`);
const cards = [
  ...named('tile', heroTiles),
  ...named('item', items),
  ...named('monster', monsters),
  ...named('elite', elites),
  ...named('foe', foes),
  ...named('resource', resources),
  ...named('gem', gems),
  ...named('essence', essences),
  ...named('card', powerCards),
  ...HERO_IDS.map(id => `hero:${id}`),
];
const match = begun();
board(kit, { cards, drawings, guide, last: { ending, view: kit.game.view(match.state, 'everyone') } });
