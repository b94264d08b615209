// A table in words, all through a game: for the tests of a game's outline, whichever game it is.

import {
  type Catalogue,
  type GameKit,
  LANGUAGES,
  type Language,
  Match,
  type Options,
  type Text,
} from '@veillee/kernel';
import { speaker } from '@veillee/text';
import { expect } from 'vitest';

/** As much of a part (web/kit/table.ts) as is said here. */
interface Part {
  readonly title?: Text;
  readonly rows: readonly { readonly label?: Text; readonly values?: readonly Text[] }[];
}

/** Plays on with whatever is offered, and says the table's outline at every step, in both languages. */
export function saidOutlines<S, V>(
  kit: GameKit<S, V>,
  table: { readonly [language in Language]: Catalogue },
  outline: (view: V) => readonly Part[],
  { seats, options }: { readonly seats: number; readonly options: Options },
): { readonly [language in Language]: ReadonlySet<string> } {
  const match = Match.start(kit.game, { seed: 'outline', seats, options });
  const said = { en: new Set<string>(), fr: new Set<string>() };
  for (let n = 0; n < 150 && !match.over; n++) {
    const parts = outline(match.view(0));
    for (const language of LANGUAGES) {
      const say = speaker(language, kit.texts[language], table[language], { 'player.0': 'Anna', 'player.1': 'Bert' });
      for (const { title, rows } of parts) {
        if (title) said[language].add(say(title));
        for (const { label, values = [] } of rows)
          for (const text of [...(label ? [label] : []), ...values]) said[language].add(say(text));
      }
    }
    const [decision] = match.decisions;
    if (!decision) throw new Error('nobody is asked');
    const { options: offered, min, range, seat, id } = decision;
    const from = min > 1 ? 0 : n % Math.max(1, offered.length);
    const picks = range ? [String(range.min)] : offered.slice(from, from + Math.max(1, min)).map(({ key }) => key);
    match.answer({ seat, decision: id, picks });
  }
  // Words, never ids.
  for (const line of [...said.en, ...said.fr]) expect(line).not.toMatch(/^[a-z]+[.:#-]|#\d|undefined/);
  return said;
}
