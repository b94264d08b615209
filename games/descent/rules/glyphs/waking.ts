// DES-4.16 to DES-4.19: what a dark glyph does for the overlord when a hero wakes it, and whenever one goes to Town or comes back by it.

import { monsterRow } from '../../content/monsters.ts';
import { darkGlyphRow } from '../../content/props.ts';
import type { MonsterId } from '../../content/vocabulary.ts';
import { drawKey, monsterKey } from '../keys.ts';
import { monsterName } from '../names.ts';
import { drawAndKeepOne } from '../overlord/deck.ts';
import { figuresLeft, spareFigures } from '../overlord/monsters.ts';
import { spawnGroups, spawnSites } from '../overlord/spawn.ts';
import { type Flow, type MarkerId, markersOf, type State, type T } from '../state.ts';

export function* darkGlyphAnswers(t: T, id: MarkerId): Flow {
  const dark = markersOf(t.state, 'glyph').find(one => one.id === id)?.dark;
  if (!dark) return;
  const { summons, draws } = darkGlyphRow(dark);
  if (summons) for (let n = summons.n; n > 0; n--) if (!(yield* summon(t, summons.of, n))) break;
  if (draws) yield* offerCards(t, draws);
}

/** DES-4.16, DES-4.17: a normal monster of these kinds, or a master in place of one; whether the overlord wanted any. */
function* summon(t: T, kinds: readonly MonsterId[], n: number): Flow<boolean> {
  const { state } = t;
  const optionOf = (kind: MonsterId) => ({
    key: monsterKey.make(kind),
    text: 'overlord.do.summon',
    with: { monster: monsterName(state, { kind, rank: 'normal' }) },
  });
  const coming = kinds.filter(kind => hasFigure(state, kind) && spawnSites(state, monsterRow(kind).size).length > 0);
  const kind = yield* t.choose(state.overlord.seat, 'overlord.summon', coming, optionOf, {
    rule: 'DES-4.16',
    with: { n },
    pass: { text: 'overlord.spawn.without' },
  });
  if (kind === undefined) return false;
  yield* spawnGroups(t, [{ monster: kind, rank: 'normal', n: 1 }]);
  return true;
}

/** In the box or on the board (DES-14.10), or a master of the kind (DES-4.17). */
const hasFigure = (state: State, kind: MonsterId): boolean =>
  figuresLeft(state, kind, 'normal') > 0 ||
  figuresLeft(state, kind, 'master') > 0 ||
  spareFigures(state, kind, 'normal').length > 0;

/** DES-4.18 */
function* offerCards(t: T, n: number): Flow {
  const { overlord } = t.state;
  const options = [{ key: drawKey, text: 'overlord.do.draw', with: { n }, rule: 'DES-4.18' }];
  const key = yield* t.choose(overlord.seat, 'overlord.powerGlyph', options, {
    rule: 'DES-4.18',
    with: { n, cards: overlord.hand.length },
    pass: { text: 'overlord.powerGlyph.not' },
  });
  if (key !== undefined) yield* drawAndKeepOne(t, n);
}
