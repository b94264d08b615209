// An invitation says what is played and as whom.

import { shelf } from '@veillee/games';
import { textsOf } from '@veillee/games/tables';
import type { Options } from '@veillee/kernel';
import { speaker } from '@veillee/text';
import { expect, test } from 'vitest';
import type { TableFacts } from '../../server/protocol.ts';
import { partLeft, playedThere } from '../pages/invited-to.ts';

type Seats = TableFacts['seats'];
const seat = (kind: Seats[number]['kind'], taken: boolean, role?: string): Seats[number] => ({
  kind,
  name: '',
  present: false,
  taken,
  ...(role !== undefined && { role }),
});

test.each(['en', 'fr'] as const)('in %s: the quest, and the one part that is left', async language => {
  const texts = await textsOf('descent', language);
  const say = speaker(language, texts);
  const [quest] = Object.keys(texts).flatMap(key => /^quest\.([a-z-]+)$/.exec(key)?.[1] ?? []);
  const specs = (await shelf.descent?.())?.game.options ?? [];
  const played = (chosen: Options): string[] =>
    playedThere({ options: { quest: quest ?? '', play: 'quest', ...chosen } }, texts, specs).map(say);
  expect(played({ town: true, mode: 'no-such-name' })).toEqual([texts[`quest.${quest}`]]);
  // A campaign plays no quest, whatever the table would ask for else.
  expect(played({ play: 'campaign' })).toEqual([]);
  const seats = [seat('me', true, 'overlord'), seat('friend', false, 'hero'), seat('friend', false, 'hero')];
  expect(say(partLeft({ seats }, true) ?? { text: '' })).toBe(texts['role.hero']);
});

test('no part is named where several are left, or none has a name', () => {
  expect(partLeft({ seats: [seat('friend', false, 'hero'), seat('friend', false, 'overlord')] }, true)).toBeUndefined();
  expect(partLeft({ seats: [seat('friend', false)] }, true)).toBeUndefined();
  expect(partLeft({ seats: [seat('friend', false, 'hero'), seat('open', false, 'overlord')] }, false)).toEqual({
    text: 'role.overlord',
  });
});
