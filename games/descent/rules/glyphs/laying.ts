// DES-4.11: whenever a glyph that sleeps comes to the board, the overlord says in secret which one it is. They are asked on grounds that all
// know, whether or not they hold a dark one.

import { darkGlyphKey } from '../keys.ts';
import { GLYPH_WINDOW } from '../overlord/timing.ts';
import { type Flow, type MarkerId, markersOf, type T } from '../state.ts';
import { couldBeHeld, darken } from './dark.ts';

export function* hideGlyph(t: T, id: MarkerId): Flow {
  const { state } = t;
  const { glyphs, seat } = state.overlord;
  const glyph = markersOf(state, 'glyph').find(one => one.id === id);
  if (!glyphs || !glyph || couldBeHeld(state).length === 0) return;
  const kinds = [...new Set(glyphs.reserve)];
  const key = yield* t.choose(
    seat,
    GLYPH_WINDOW,
    kinds.map(dark => ({
      key: darkGlyphKey.make(dark),
      text: 'overlord.do.darken',
      with: { glyph: { text: `prop.dark-glyph-${dark}` } },
      rule: 'DES-4.11',
      on: [id, glyph.at],
    })),
    {
      rule: 'DES-4.11',
      with: { n: glyphs.reserve.length },
      pass: { text: 'overlord.darken.not' },
      window: { id: GLYPH_WINDOW, matters: true, secret: true },
    },
  );
  const dark = kinds.find(one => key === darkGlyphKey.make(one));
  if (!dark) return;
  darken(state, id, dark);
  t.tell('log.overlord.darkens', { glyph: { text: `prop.dark-glyph-${dark}` } }, { rule: 'DES-4.11', only: [seat] });
}
