// DES-26: areas come to light.

import type { Area } from '../../content/quests/vocabulary.ts';
import type { Flow, HeroId, T } from '../state.ts';

export function* reveal(t: T, area: Area, _hero?: HeroId): Flow {
  const { board } = t.state;
  if (board.revealed.includes(area)) return;
  board.revealed.push(area);
}

export function* look(_t: T): Flow {}
