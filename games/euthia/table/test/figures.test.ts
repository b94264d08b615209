// Who has a face: heroes, Monsters of every level, Elites, foes of scenarios in each of their stages, whoever is met, the four Elementals
// and the Griffin.

import { figuresProof } from '@veillee/games/test/figures';
import { svgOf } from '@veillee/web/kit/paper/drawing.ts';
import { expect, test } from 'vitest';
import { elementals } from '../../content/elementals.ts';
import { encounters } from '../../content/encounters.ts';
import { heroes } from '../../content/heroes.ts';
import { elites, monsters } from '../../content/monsters.ts';
import { cardsOfFoe, foes } from '../../content/scenarios.ts';
import { figures } from '../figures/index.ts';
import { elementalLikeness, encounterLikeness, foeLikeness, griffinLikeness, heroLikeness } from '../likeness.ts';

const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);
const faced = [
  ...ids(heroes).map(heroLikeness),
  ...ids([...monsters, ...elites, ...foes, ...foes.flatMap(({ id }) => cardsOfFoe(id))]).map(foeLikeness),
  ...encounters.flatMap(({ id }) => encounterLikeness(id) ?? []),
  ...ids(elementals).map(elementalLikeness),
  griffinLikeness,
];

figuresProof({ figures, svgOf, rows: faced.map(({ id }) => id), stands: () => true });

test('heroes look at foes, and foes at heroes', () => {
  for (const { id } of ids(heroes).map(heroLikeness)) expect(figures[id]?.looks, id).toBe('right');
  for (const { id } of faced.slice(heroes.length)) expect(figures[id]?.looks, id).toBe('left');
});
