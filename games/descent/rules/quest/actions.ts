// Quick actions that a quest has of its own: at a place, for movement points, often with something in hand.

import type { GuideRow } from '../../content/quests/vocabulary.ts';
import { boardOf } from '../board.ts';
import { calls } from '../calls.ts';
import { heroName } from '../card-names.ts';
import { questText } from '../names.ts';
import { type Flow, type Hero, type HeroId, heroOf, type State, sheetOf, type T } from '../state.ts';
import { isHeldBy } from './holding.ts';
import { placeNow } from './places.ts';

export interface QuestAction {
  readonly id: string;
  readonly movement: number;
}

const NONE: NonNullable<GuideRow['quickActions']> = {};

/** What this hero can do here. What is not possible is not spoken of: heroes do not read the guide (DES-0.9). */
export function questActionsOf(state: State, hero: Hero): readonly QuestAction[] {
  const { quickActions = NONE } = boardOf(state).guide;
  const { at: here } = hero;
  const found: QuestAction[] = [];
  if (!here) return found;
  for (const id in quickActions) {
    const { at, movement, needs, off } = quickActions[id] as NonNullable<(typeof quickActions)[string]>;
    const isOn = state.guide.allowed[id] ?? off !== true;
    if (isOn && (needs === undefined || isHeldBy(state, hero, needs)) && placeNow(state, at).has(here))
      found.push({ id, movement });
  }
  return found;
}

/** Movement points have been paid. */
export function* questAction(t: T, id: HeroId, action: string): Flow {
  const { state } = t;
  const hero = heroName(sheetOf(heroOf(state, id)));
  t.tell('log.quest.action', { hero, action: questText(state, 'action', action) }, { rule: 'DES-0.6', weight: 2 });
  yield* calls(t).happen(t, { what: 'quickAction', id: action, hero: id });
}
