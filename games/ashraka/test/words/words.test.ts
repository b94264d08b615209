// All that Ashraka says: alike in both languages, complete, used, and set as each language is set.

import { catalogues } from '@veillee/games/test/proofs';
import type { GameEvent, Text } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { speaker } from '@veillee/text';
import { expect } from 'vitest';
import { allies } from '../../content/allies.ts';
import { heroes } from '../../content/heroes.ts';
import { monsters } from '../../content/monsters.ts';
import { kit } from '../../index.ts';
import { ATSU, scene, TANTAN } from '../scene.ts';

catalogues(kit, [], {
  names: [
    'find.*',
    ...allies.map(({ id }) => `ally.${id}`),
    ...heroes.map(({ id }) => `hero.${id}`),
    ...monsters.map(({ id }) => `monster.${id}`),
  ],
  parameters: ['monster', 'ally', 'card', 'own'],
  people: ['hero', 'victim', 'other'],
  several: ['table.setup.turns', 'table.cubes.of', 'table.cubes.rest'],
});

const LANGUAGES = ['en', 'fr'] as const;

/** The texts that a list of an event holds, as they are read aloud. */
const readings = (event: GameEvent | undefined, name: string, language: 'en' | 'fr'): string[] => {
  const words = event?.with?.[name];
  return Array.isArray(words) ? (words as readonly Text[]).map(speaker(language, kit.texts[language])) : [];
};

rule(['ASH-9.6', 'ASH-27.4'], 'what is read aloud in several parts is told one sentence after the other', () => {
  const lost = scene({ set: state => Object.assign(state, { track: [] }) })
    .passes(ATSU)
    .passes(TANTAN);
  const camp = scene({
    adventure: 4,
    at: 'a4-nomad-camp',
    hand: ['a4-find-04'],
    set(state) {
      state.flags.push('witch-paid');
    },
  }).does(ATSU, 'activate:event');
  for (const [event, name] of [
    [lost.lines('log.lost')[0], 'story'],
    [camp.lines('log.story')[0], 'words'],
  ] as const)
    for (const language of LANGUAGES) {
      const parts = readings(event, name, language);
      expect(parts).toHaveLength(2);
      expect(speaker(language, kit.texts[language])(event as GameEvent)).toContain(parts.join(' '));
    }
});

rule('ASH-23.1', 'of two rewards one is taken: they are named with “or”', () => {
  const say = (language: 'en' | 'fr') =>
    speaker(language, kit.texts[language])({ text: 'table.rewards', with: { rewards: ['A', 'B'] } });
  expect(LANGUAGES.map(say)).toEqual(['Reward, one of: A or B', 'Récompense, au choix\u00a0: A ou B']);
});
