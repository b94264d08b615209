// The set-up page: the floors that it draws are those of the guides, and tables begin as such a company would like.

import { type Options, optionApplies } from '@veillee/kernel';
import { pointOf, type Space, space } from '@veillee/pieces/geometry';
import { expect, test } from 'vitest';
import { OFFERED } from '../../content/boxes.ts';
import { parOf } from '../../content/legend/economy.ts';
import { CARDS_A_TURN } from '../../content/overlord.ts';
import { floors } from '../../content/quests/floors.ts';
import { QUESTS } from '../../content/quests/vocabulary.ts';
import { questRow, questsWith } from '../../content/quests.ts';
import { questBoard } from '../../rules/board.ts';
import { options, refuseSetting } from '../../rules/options.ts';
import { startOf } from '../../rules/setup/start.ts';
import { begun, scene } from '../../test/scene.ts';
import { firstGame } from '../first-game.ts';
import { choicePicture, ruleNotes, seatedOptions, setupContents } from '../setup.ts';

const spec = (id: string) => {
  const found = options.find(option => option.id === id);
  if (!found) throw new Error(`no option ${id}`);
  return found;
};

test.each(QUESTS)('the floor of %s is the one of its guide: spaces, areas, and where heroes arrive', quest => {
  const rows = floors[quest];
  const start = pointOf(startOf(begun({ quest })));
  expect(rows[start.y]?.[start.x]).toBe('@');
  const drawn = rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '#' ? [] : [[space(x, y), sign]])));
  const { areas } = questBoard(quest);
  expect(drawn).toHaveLength([...areas.values()].flat().length);
  for (const [at, sign] of drawn)
    if (sign !== '@') expect(areas.get(Number(sign) as 0), `${at}`).toContain(at as Space);
});

test('every quest has a picture of its own, all of one shape, and says how long it takes; other options have none', () => {
  const offered = questsWith(OFFERED).map(({ id }) => id);
  const pictures = offered.map(quest => choicePicture(spec('quest'), quest) ?? '');
  expect(new Set(pictures).size).toBe(offered.length);
  for (const picture of pictures) {
    const [, , wide = 0, high = 1] = /viewBox="([^"]+)"/.exec(picture)?.[1]?.split(' ').map(Number) ?? [];
    expect(wide / high).toBeCloseTo(1.72, 1);
    expect(picture).not.toMatch(/NaN|undefined/);
  }
  expect(choicePicture(spec('heroes'), '4')).toBeUndefined();
  const quest = spec('quest');
  for (const id of offered) {
    const minutes = quest.kind === 'choice' ? (quest.cards?.[id]?.minutes ?? 0) : 0;
    expect(minutes, id).toBeGreaterThanOrEqual(90);
    expect(minutes % 5, id).toBe(0);
  }
});

test('of a campaign: evenings, what wins it, the variants in force, and a picture of the land', () => {
  const said = (more: Options) =>
    setupContents({ play: 'campaign', preset: 'balanced', length: 'full', ...more }, 3).flatMap(({ items }) =>
      items.map(({ text }) => text),
    );
  expect(said({})).toEqual(
    expect.arrayContaining(['campaign.setup.full', 'campaign.setup.win', 'setup.sob-5', 'setup.well-of-darkness']),
  );
  expect(said({ length: 'short', preset: 'classic' })).toEqual(
    expect.arrayContaining(['campaign.setup.short', 'campaign.setup.none']),
  );
  const [, , wide = 0, high = 1] =
    /viewBox="([^"]+)"/
      .exec(choicePicture(spec('play'), 'campaign') ?? '')?.[1]
      ?.split(' ')
      .map(Number) ?? [];
  expect(wide / high).toBeCloseTo(1.72, 1);
  expect(choicePicture(spec('play'), 'campaign')).not.toMatch(/NaN|undefined/);
});

test('a first game is the lesson quest with four heroes who are ready to go, for one player as for four', () => {
  expect(firstGame).toEqual({ quest: QUESTS[0], heroes: '4', choosing: 'ready' });
  for (const seats of [2, 3, 4, 5]) expect(refuseSetting({ seats, options: firstGame })).toBeUndefined();
});

test('few at the table run four heroes between them, many one each', () => {
  const heroes = (people: number) => seatedOptions?.(Array(people).fill('hotseat')).heroes;
  expect([2, 3, 4, 5].map(heroes)).toEqual(['4', '4', 'each', 'each']);
  const said = setupContents({ quest: 'old-friends', heroes: '4' }, 2).flatMap(({ items }) => items);
  const { conquest, aid, draws } = questRow('old-friends');
  expect(said.map(({ with: params }) => params)).toEqual([
    { least: 12, most: 17 },
    { n: 4, people: 1 },
    { n: conquest + aid[5] },
    { n: draws[5] },
  ]);
  const strict = setupContents({ quest: 'old-friends', heroes: '4', pool: 'guide' }, 2).flatMap(({ items }) => items);
  expect(strict.slice(-2).map(({ with: params }) => params)).toEqual([{ n: conquest }, { n: CARDS_A_TURN }]);
});

test('a dungeon says what comes with it: boxes, three levels, four heroes, and by how much it is won', () => {
  const said = setupContents({ play: 'dungeon' }, 3).flatMap(({ items }) => items);
  expect(said.map(({ text }) => text)).toEqual([
    'setup.well-of-darkness',
    'setup.altar-of-despair',
    'dungeon.setup.levels',
    'dungeon.setup.pause',
    'table.setup.heroes',
    'dungeon.setup.par',
    'table.setup.draws',
  ]);
  expect(said[2]?.with).toMatchObject({ n: 3 });
  expect(said[4]?.with).toEqual({ n: 4, people: 2 });
  const par = parOf('copper');
  expect(said[5]?.with).toEqual({ n: Math.abs(par), led: par < 0 ? 'behind' : 'ahead' });
});

test('the rulebook says beside DES-11.6 on which terms this table plays (R96, R97)', () => {
  const noteAt = (options: Options) => {
    const play = scene({ quest: 'black-blade', options });
    return ruleNotes(play.seat(0).view())['DES-11.6'];
  };
  expect(noteAt({ pool: 'balanced' })).toMatchObject({ text: 'terms.balanced', with: { cards: { with: { n: 1 } } } });
  expect(noteAt({ pool: 'guide' })).toMatchObject({
    text: 'terms.book',
    with: { cards: { with: { n: CARDS_A_TURN } } },
  });
});

test('what means nothing is not asked', () => {
  expect(optionApplies(spec('shares'), { heroes: 'each' })).toBe(false);
  expect(optionApplies(spec('shares'), { heroes: '4' })).toBe(true);
  expect(optionApplies(spec('town-hall-face-up'), { 'town-variant': false })).toBe(false);
});
