// The last page: a defeat says what was close.

import { expect, test } from 'vitest';
import { ending } from '../ending.ts';
import { seatLikeness } from '../likeness.ts';
import { newHero, seen } from './fixture.ts';

const view = seen();
const lost = { won: [], scores: [0], text: { text: 'outcome.time' } };

test('with the Ancients asleep the Chapters are told, else the HP of the weakest', () => {
  const [ancient] = view.ancients;
  if (!ancient) throw new Error('no Ancient is in this game');
  const ancients = [{ id: ancient.id, defeated: false, plots: [], abilities: [] }];
  const asleep = seen({ ancients }, [newHero({ chapter: 3 })]);
  expect(ending.defeat(asleep, lost).close).toEqual({ text: 'table.close.chapters', with: { n: 2 } });
  const awake = seen({ ancients: ancients.map(one => ({ ...one, region: 'sprawl-city', hp: 2 })) });
  expect(ending.defeat(awake, lost).close).toMatchObject({ text: 'table.close.ancient', with: { hp: 2 } });
});

test('around the table, and on its last page, each seat has the face of whom it plays', () => {
  const played = seen({}, [newHero({ race: 'orc', class: 'bard' })]);
  expect(seatLikeness(played, 0)).toMatchObject({ id: 'orc:bard' });
  expect(seatLikeness(played, 3)).toBeUndefined();
});
