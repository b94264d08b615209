// Whose face stands where: by the seat, by a heading of the chronicle, by whoever is fought, and where it is told of.

import type { TableEvent } from '@veillee/web/kit';
import { wordBy } from '@veillee/web/kit/reading.ts';
import { expect, test } from 'vitest';
import { quests } from '../../content/quests.ts';
import type { FoeId } from '../../content/scenarios/vocabulary.ts';
import type { Combat } from '../../rules/combat/state.ts';
import { newFoe } from '../../rules/scenario/pieces.ts';
import { ending } from '../ending.ts';
import { inspectedStanding } from '../face.tsx';
import {
  encounterLikeness,
  namedLikeness,
  opponentLikeness,
  seatLikeness,
  standingLikeness,
  whose,
} from '../likeness.ts';
import { scene } from '../scene.ts';

const view = {
  heroes: [
    { id: 'dral', seat: 1 },
    { id: 'ael', seat: 0 },
  ],
} as const;
const event = (line: object): TableEvent => ({ n: 1, at: 1, text: 'log.turn', ...line }) as TableEvent;

test('a seat has the face of its Hero, and none before one is chosen', () => {
  expect(seatLikeness(view, 0)?.id).toBe('ael');
  expect(seatLikeness(view, 2)).toBeUndefined();
});

test('a heading of the chronicle has the face of the Hero whose turn it is, and no other line has one', () => {
  expect(whose(event({ turn: { round: 1, seat: 1 } }), view)?.id).toBe('dral');
  expect(whose(event({}), view)).toBeUndefined();
});

test('whoever is fought has a face once its card is known: the back of a Monster shows nobody', () => {
  const fought = (combat: Pick<Combat, 'opponent' | 'card'>) =>
    opponentLikeness({ scenario: { foes: {} } }, combat)?.id;
  expect(fought({ opponent: { kind: 'monster', level: 2 }, card: undefined })).toBeUndefined();
  expect(fought({ opponent: { kind: 'pit', level: 2 }, card: 'cyclops' })).toBe('cyclops');
  expect(fought({ opponent: { kind: 'elite', card: 'reed-king' }, card: undefined })).toBe('reed-king');
  expect(fought({ opponent: { kind: 'foe', foe: 'golem' }, card: undefined })).toBe('golem');
});

test('whoever comes in stages or in phases looks like the card in force, fought or on the map, and is inspected by it', () => {
  const at = (foe: FoeId, stage: number) => ({ scenario: { foes: { [foe]: { ...newFoe(foe), stage } } } });
  const word = wordBy(({ text }: { readonly text: string }) => text);
  for (const foe of ['farruga', 'mirrezil'] as const)
    for (const [stage, id] of [1, 2, 3, 4].map((n, k) => [k, `${foe}-${n}`] as const)) {
      const state = at(foe, stage);
      expect(standingLikeness(state, foe).id).toBe(id);
      expect(opponentLikeness(state, { opponent: { kind: 'foe', foe }, card: undefined })?.id).toBe(id);
      expect(inspectedStanding(word, state, foe).title).toBe(`scenario-card.${id}`);
    }
  expect(inspectedStanding(word, at('golem', 0), 'golem').title).toBe('foe.golem');
});

test('whoever is met has a face, where a Quest of theirs was the best moment too; a fortress has none', () => {
  expect(encounterLikeness('witch')?.id).toBe('witch');
  expect(encounterLikeness('mercenary-fortress')).toBeUndefined();
  const [quest] = quests.filter(({ encounter }) => encounter === 'hermit');
  if (!quest) throw new Error('the Hermit asks for nothing');
  const moment = { line: event({ with: { quest: { text: `quest.${quest.id}` } } }) };
  const card = ending.card as (...given: readonly unknown[]) => { readonly likeness?: { readonly id: string } };
  expect(card(moment, view, () => '')?.likeness?.id).toBe('hermit');
});

test('somebody who is named in a sentence has a face, and a thing has none', () => {
  expect(namedLikeness('monster.ogre.the')?.id).toBe('ogre');
  expect(namedLikeness('foe.golem')?.id).toBe('golem');
  expect(namedLikeness('combat.monster')).toBeUndefined();
});

test('an attack that is told shows who strikes', () => {
  const rolled = event({
    text: 'log.monster.roll',
    scene: { of: 'combat', part: 'roll' },
    detail: { dice: [{ side: 'monster', shows: 4 }] },
    with: { monster: { text: 'monster.cyclops.the' } },
  });
  expect(scene([rolled], { seat: 0, say: () => '' })?.likeness?.id).toBe('cyclops');
});

test('the best moment of an evening shows the Monster that fell', () => {
  const moment = { line: event({ with: { monster: { text: 'monster.ogre.the' } } }) };
  const card = ending.card as (...given: readonly unknown[]) => { readonly likeness?: { readonly id: string } };
  expect(card(moment, view, () => '')?.likeness?.id).toBe('ogre');
});
