// How an adventure is told when it is over: its best moment is a fight, and the card of the monster lies beside it.

import { speaker } from '@veillee/text';
import type { TableEvent } from '@veillee/web/kit';
import { expect, test } from 'vitest';
import { allies } from '../../content/allies.ts';
import { kit } from '../../index.ts';
import { allyName, heroName } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { fightsOf } from '../../test/fights.ts';
import { ATSU } from '../../test/scene.ts';
import { ending } from '../ending.ts';

const say = speaker('en', kit.texts.en);

function told(): { readonly log: readonly TableEvent[]; readonly view: View } {
  const play = fightsOf({ card: 'ill-omen-raven', cubes: 1, seats: 1, dice: [['orange', 2]] });
  play.does(ATSU, 'attack');
  const { match } = play.table;
  return { log: [...match.told(0)].map((event, n) => ({ ...event, n, at: n })), view: match.view(0) as View };
}

test('a monster that was beaten is worth more than the blow, a story nothing', () => {
  const { log } = told();
  const worthy = log.filter(event => (ending.worth?.(event) ?? 0) > 0);
  expect(worthy.map(say)).toEqual([expect.stringContaining('Atsu'), 'The Ill-Omen Raven was defeated by Atsu.']);
  const [blow = 0, victory = 0] = worthy.map(event => ending.worth?.(event));
  expect(blow).toBe(1);
  expect(victory).toBeGreaterThan(blow);
});

test('the card of the monster that a line names lies beside it; a line without one has none', () => {
  const { log, view } = told();
  const line = log.find(event => event.scene?.part === 'ends') as TableEvent;
  expect(ending.card({ line, seat: 0 }, view, say)).toMatchObject({ name: 'Ill-Omen Raven', kind: 'monster' });
  const other = { ...line, with: {} };
  expect(ending.card({ line: other, seat: 0 }, view, say)).toBeUndefined();
});

test('beside what a hero has done stands the hero, beside a new ally the ally', () => {
  const { log, view } = told();
  const line = log.find(event => event.scene?.part === 'ends') as TableEvent;
  const card = (names: NonNullable<TableEvent['with']>) =>
    ending.card({ line: { ...line, with: names }, seat: 0 }, view, say);
  expect(card({ hero: heroName({ id: ATSU }) })).toMatchObject({
    name: 'Atsu the Rabbit',
    likeness: { id: 'hero:atsu-rabbit' },
  });
  const [ally] = allies;
  if (!ally) throw new Error('nobody helps');
  expect(card({ ally: allyName(ally) })).toMatchObject({ likeness: { id: `ally:${ally.id}` } });
});

test.each(['en', 'fr'] as const)(
  'in %s an outcome is a sentence, the title of a defeat is none and is not said again',
  language => {
    const words = speaker(language, kit.texts[language]);
    const { view } = told();
    for (const lost of ['double-ko', 'no-destiny', 'zone-full'] as const) {
      const text = { text: `outcome.${lost}` };
      const { title, why } = ending.defeat({ ...view, lost }, { won: [], scores: [0, 0], text });
      expect(words(text)).toBe(`${words(title)}.`);
      expect(why).toEqual(title);
    }
    expect(words({ text: 'outcome.won' })).toMatch(/\.$/);
  },
);
