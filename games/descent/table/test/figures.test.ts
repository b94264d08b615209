// Who has a face: heroes, monsters of every rank, familiars. Those of the boxes to come are drawn and wait, by name.

import { figuresProof } from '@veillee/games/test/figures';
import { svgOf } from '@veillee/web/kit/paper/drawing.ts';
import { expect, test } from 'vitest';
import { familiars } from '../../content/familiars.ts';
import { heroes } from '../../content/heroes.ts';
import { monsters } from '../../content/monsters.ts';
import { QUESTS } from '../../content/quests/vocabulary.ts';
import { questBoard } from '../../rules/board.ts';
import { figures } from '../figures/index.ts';
import { heroColour } from '../kinds.ts';

const ids = (rows: readonly { readonly id: string }[], ...kinds: readonly string[]): readonly string[] =>
  kinds.flatMap(kind => rows.map(({ id }) => `${kind}:${id}`));

const LIEUTENANTS = [
  'dar-hilzernod',
  'gata-the-white-death',
  'kar-amag-atoth',
  'kratz-the-plague',
  'krieg-the-relentless',
  'lady-eliza-farrow',
  'lord-merick-farrow',
  'sir-alric-farrow',
  'slaggorrath',
  'thaadd-the-destroyer',
];
const AVATARS = ['beastman-lord', 'demon-prince', 'great-wyrm', 'sorcerer-king', 'spider-queen', 'titan'];

figuresProof({
  figures,
  svgOf,
  rows: [...ids(heroes, 'hero'), ...ids(monsters, 'monster', 'master', 'named'), ...ids(familiars, 'familiar')],
  waiting: [...LIEUTENANTS.map(id => `lieutenant:${id}`), ...AVATARS.map(id => `avatar:${id}`)],
  stands: id => /^(?:monster|master|named|familiar):/.test(id),
});

test('whoever has a name in a quest has the figure of its kind', () => {
  const kinds = QUESTS.flatMap(quest => Object.values(questBoard(quest).guide.uniques).map(({ base }) => base));
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds.filter(kind => !figures[`named:${kind}`])).toEqual([]);
});

test('a hero wears the colour of their seat', () => {
  for (const { id } of heroes) {
    const drawing = figures[`hero:${id}`];
    expect(drawing?.draw({ main: heroColour(2) }), id).not.toBe(drawing?.draw({ main: heroColour(1) }));
  }
});
