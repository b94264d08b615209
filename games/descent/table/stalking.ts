// How far a monster that is pointed at could come in one activation, for whoever wonders where to stand. By what lies open: a monster that
// the quest holds to a place comes no farther than this. Pure.

import type { Space } from '@veillee/pieces/geometry';
import { monsterRow } from '../content/monsters.ts';
import { goals } from '../rules/overlord/treading.ts';
import { type Monster, standsOn } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { revealedSpaces } from './ground.ts';
import type { Reading } from './reading.ts';

/** Every space that some part of it could come to cover. */
export function stalkedBy({ view, ground, sheetOf }: Pick<Reading, 'view' | 'ground' | 'sheetOf'>, monster: Monster) {
  const sheet = sheetOf(monster.id);
  if (!sheet || (monster.tokens.web ?? 0) > 0) return [];
  const revealed = new Set(revealedSpaces(view));
  const others = view.monsters.filter(({ id }) => id !== monster.id);
  const tread = {
    ground,
    size: monsterRow(monster.kind).size,
    flies: sheet.attack?.abilities.some(({ ability }) => ability === 'fly') ?? false,
    enemies: new Set(view.heroes.flatMap(({ at }) => (at ? [at] : []))),
    friends: new Set(others.flatMap(standsOn)),
    noStay: activeGlyphs(view),
    isOpen: (at: Space) => revealed.has(at),
    square: view.house.includes('no-corner-cutting'),
  };
  const stands = new Set(standsOn(monster));
  const found = goals(tread, monster.at, sheet.speed).flatMap(({ to }) => standsOn({ at: to }));
  return [...new Set(found)].filter(at => !stands.has(at));
}

const activeGlyphs = ({ board }: View): ReadonlySet<Space> =>
  new Set(board.markers.flatMap(marker => (marker.kind === 'glyph' && marker.active ? [marker.at] : [])));
