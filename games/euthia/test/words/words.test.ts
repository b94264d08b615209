// All that Euthia says: alike in both languages, complete, used, and set as each language is set.

import { catalogues } from '@veillee/games/test/proofs';
import { who } from '@veillee/kernel';
import { tableSpeaker } from '@veillee/text';
import { expect, test } from 'vitest';
import { heroes } from '../../content/heroes.ts';
import { kit } from '../../index.ts';

const NAMES = ['elemental.*', 'elite.*', 'foe.*', 'item.*', 'monster.*', 'resource.*'];
const NAMED = ['monster', 'tile', 'foe', 'thing', 'resource', 'elite', 'worn', 'other', 'gem', 'essence', 'elemental'];

catalogues(kit, [], {
  names: [...NAMES, ...heroes.map(({ id }) => `hero.${id}`)],
  parameters: NAMED,
  people: ['hero'],
  several: ['table.colour'],
  english: { names: NAMES, parameters: NAMED },
});

test('in French Movement is Mouvement, wherever it is named', () => {
  const others = Object.entries(kit.texts.fr).filter(([, text]) => text.includes('Déplacement'));
  expect(others).toEqual([]);
});

test('in French one trades with people and at Towers, and is paid', () => {
  const say = tableSpeaker('fr', { names: ['Maud', 'Iris'], reader: 0 }, kit.texts.fr);
  const trade = (space: string) =>
    say({ text: 'log.trade', with: { player: who(0), space: { text: `space.${space}` } } });
  expect([trade('alchemists'), trade('dragonslayer-towers')]).toEqual([
    'Vous commercez chez les Alchimistes.',
    'Vous commercez aux Tours des Sauroctones.',
  ]);
  const toll = (player: number, rival: number) =>
    say({ text: 'log.toll', with: { player: who(player), rival: who(rival), n: 1 } });
  expect([toll(0, 1), toll(1, 0)]).toEqual(['Vous payez 1 Or à Iris.', 'Iris vous paie 1 Or.']);
});
