// The board of Descent: a drawing for every card, the floor of every quest as the page reads it, and terrain that runs together.

import { board } from '@veillee/games/test/proofs';
import { LANGUAGES, Match, plainDecision } from '@veillee/kernel';
import { pointOf } from '@veillee/pieces/geometry';
import { tableSpeaker } from '@veillee/text';
import { faultsOf } from '@veillee/text/typography';
import { describe, expect, test } from 'vitest';
import { feats } from '../../content/feats.ts';
import { heroes } from '../../content/heroes.ts';
import { items } from '../../content/items.ts';
import { FURNISHINGS } from '../../content/legend/boards/vocabulary.ts';
import { overlordCards } from '../../content/overlord.ts';
import { QUESTS } from '../../content/quests/vocabulary.ts';
import { skills } from '../../content/skills.ts';
import { ACTIONS, FAMILIARS, MONSTERS } from '../../content/vocabulary.ts';
import { kit } from '../../index.ts';
import { questBoard } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { quest } from '../../test/guide.ts';
import { begun, space } from '../../test/scene.ts';
import { rimsOf, wornOutline } from '../drawn/shapes.ts';
import { terrain } from '../drawn/terrain.ts';
import { ending } from '../ending.ts';
import { focusOf, isAboutSight } from '../focus.ts';
import { guide } from '../guide.ts';
import { drawings } from '../kinds.ts';

const ids = (rows: readonly { readonly id: string }[], kind: string): string[] => rows.map(({ id }) => `${kind}:${id}`);

board(kit, {
  cards: [
    ...ids(heroes, 'hero'),
    ...MONSTERS.map(id => `monster:${id}`),
    ...ids(items, 'item'),
    ...ids(skills, 'skill'),
    ...ids(overlordCards, 'card'),
    ...ids(feats, 'feat'),
    ...FAMILIARS.map(id => `familiar:${id}`),
  ],
  drawings,
  guide,
  last: { ending, view: kit.game.view(begun(), 'everyone') },
});

test.each(LANGUAGES)('all that is said in %s is well set', language => {
  for (const [key, text] of Object.entries(kit.texts[language])) expect(faultsOf(language, text), key).toEqual([]);
});

test.each(LANGUAGES)('whoever had no coins is told of none when they die: %s', language => {
  const say = tableSpeaker(language, { names: ['Ysolde'], reader: 0 }, kit.texts[language]);
  const dies = (coins: number): string => say({ text: 'log.dies', with: { hero: 'Kirga', cost: 3, coins } });
  expect(dies(0)).toMatch(/3 [^\d]+\.$/);
  expect(dies(50)).toContain('−50');
});

test('in French nothing needs an elision before a name', () => {
  const names = /\b(?:de|que|le|la|jusque) \{(?:hero|figure|monster|target)\}/;
  expect(Object.entries(kit.texts.fr).filter(([, text]) => names.test(text))).toEqual([]);
});

test.each(LANGUAGES)('the guide calls actions and orders by their names: %s', language => {
  const texts = kit.texts[language];
  const unnamed = (step: string, kind: string, ids: readonly string[]): readonly string[] =>
    ids.map(id => texts[`${kind}.${id}`] ?? id).filter(name => !texts[`table.guide.${step}`]?.includes(name));
  expect(unnamed('declare', 'action', ACTIONS)).toEqual([]);
  expect(unnamed('order', 'order', ['guard', 'dodge', 'rest'])).toEqual([]);
});

test('whoever stands at a shut door is told what opening it costs, at an open one no longer', () => {
  const play = quest('heart-of-darkness', { areas: [0, 1], quiet: true, at: [space(18, 9), space(23, 1)] });
  const step = (): string | undefined => {
    const [decision] = play.match.decisions;
    return guide.find(({ applies }) => applies(play.seat(0).view(), decision && plainDecision(decision)))?.id;
  };
  play.does('action:run');
  expect(step()).toBe('door');
  play.does('door:nest-door').overlordWaits();
  expect(play.can()).toContain('door:nest-door');
  expect(step()).toBe('walk');
});

test('whoever lets monsters join those of a new area is told to place them beside one, and nothing of sight (DES-11.11)', () => {
  const play = quest('heart-of-darkness', {
    areas: [0],
    set: ({ overlord }) => void overlord.powers.push('hordes-of-the-things#1'),
    *next(t) {
      yield* calls(t).reveal(t, 1);
    },
  });
  const seat = play.overlordSeat;
  play.answers(seat, 'monster:skeleton');
  const decision = play.match.decisionOf(seat);
  const asked = decision && plainDecision(decision);
  expect([asked?.prompt, isAboutSight(asked)]).toEqual(['overlord.spawn', false]);
  expect(guide.find(({ applies }) => applies(play.seat(seat).view(), asked))?.id).toBe('join');
});

test('while heroes are made ready the Town lies in the light, whatever is asked; a dungeon in the dark never does', () => {
  const match = Match.start(kit.game, { seed: 'light', seats: 2, options: {} });
  const view = match.view(0);
  expect(focusOf(view, undefined)).toBe('choice');
  const chosen = { ...view, party: [] };
  expect(focusOf(chosen, undefined)).toBe('town');
  expect(focusOf({ ...chosen, board: { ...view.board, revealed: [0] } }, undefined)).toBe('map');
});

describe('terrain', () => {
  test('neighbouring spaces have one rim, a hole in them another', () => {
    expect(rimsOf([[0, 0], [1, 0]])).toHaveLength(1); // biome-ignore format: a row of spaces
    const ring = [0, 1, 2].flatMap(x => [0, 1, 2].flatMap(y => (x === 1 && y === 1 ? [] : [[x, y] as const])));
    expect(rimsOf(ring).map(rim => rim.length)).toEqual([12, 4]);
    // Two that touch in a corner are two.
    expect(rimsOf([[0, 0], [1, 1]])).toHaveLength(2); // biome-ignore format: a row of spaces
  });

  test('runs together: the outline of two spaces has no line between them', () => {
    const worn = { inset: 0.1, jitter: 0, seed: 1 };
    expect(wornOutline([[0, 0], [1, 0]], worn).match(/M/g)).toHaveLength(1); // biome-ignore format: a row of spaces
    expect(wornOutline([[0, 0], [2, 0]], worn).match(/M/g)).toHaveLength(2); // biome-ignore format: a row of spaces
  });

  test.each(QUESTS)('of %s is drawn, all of it', quest => {
    for (const prop of new Set(questBoard(quest).terrain.values())) {
      const cells = [...questBoard(quest).terrain].flatMap(([at, one]) => {
        const { x, y } = pointOf(at);
        return one === prop ? [[x, y] as const] : [];
      });
      expect(terrain[prop]?.(cells), prop).toMatch(/^<(path|g)/);
      expect(rimsOf(cells).flat().length).toBeGreaterThanOrEqual(4);
    }
  });

  test('of the campaign’s boards is drawn as well, each furnishing unlike the others', () => {
    const drawn = FURNISHINGS.map(prop => terrain[prop]?.([[2, 3]]) ?? '');
    for (const svg of drawn) expect(svg).toMatch(/^<g transform="translate\(200 300\)"><(?:ellipse|circle)/);
    expect(new Set(drawn).size).toBe(FURNISHINGS.length);
  });
});
