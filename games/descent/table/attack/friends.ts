// Heroes who stand in the way of a hero's own blow: they are told apart, with what their death would cost.

import type { Option, PlainDecision } from '@veillee/kernel';
import type { TableProps } from '@veillee/web/kit';
import { heroRow } from '../../content/heroes.ts';
import type { Outlook } from '../../rules/attack/outlook.ts';
import { type FigureId, type HeroId, isHeroId, sheetOf } from '../../rules/state.ts';

/** The other heroes whom a hero's attack is aimed at; none of a monster's, and none of whoever is under a charm. */
export function friendsIn({ outlook, prompt }: PlainDecision, { key, on = [] }: Option): readonly HeroId[] {
  const aim = ((outlook ?? {}) as Outlook).attacks?.[key];
  if (prompt !== 'turn.act' || !aim || !isHeroId(aim.by)) return [];
  return on.filter((id): id is HeroId => isHeroId(id as FigureId) && id !== aim.by);
}

export const isOnFriend = (decision: PlainDecision, option: Option): boolean => friendsIn(decision, option).length > 0;

export const friendTold = (id: HeroId, say: TableProps['say']): string =>
  say({ text: 'table.friend', with: { n: heroRow(sheetOf({ id })).conquest } });
