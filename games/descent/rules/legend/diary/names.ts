// Whom and what the diary is about, as texts. Who leads a board has a name in that board's secret texts: whoever tells it brings the words along.

import type { Text } from '@veillee/kernel';
import { BOARDS, INCIDENTS } from '../../../content/legend/boards/vocabulary.ts';
import { lieutenants } from '../../../content/legend/lieutenants.ts';
import { AVATARS } from '../../../content/legend/vocabulary.ts';
import type { Known, Monster } from '../../state.ts';
import { avatarName, lieutenantName } from '../names.ts';
import { type DeedKind, deedOf, kindOf } from './deeds.ts';
import type { Page } from './page.ts';

/** What the diary calls a figure that is struck (`deedOf.blow`). */
export function victimOf({ quest, outdoors }: Known, { kind, came, person }: Partial<Monster>): string {
  if (person !== undefined) return person;
  if (came === 'leader' || came === 'twin') return outdoors?.incident ?? outdoors?.lieutenant ?? quest;
  return kind ?? '';
}

const isLeaders = (id: string): boolean =>
  BOARDS.some(board => board === id) || INCIDENTS.some(incident => incident === id);

/** Names that are told with the diary: of those who led boards. */
export type Leaders = { readonly [at: string]: Text };

export function victimName(id: string, leaders: Leaders): Text {
  const avatar = AVATARS.find(one => one === id);
  if (avatar) return avatarName(avatar);
  if (lieutenants.some(one => one.id === id)) return lieutenantName(id);
  return leaders[id] ?? { text: `monster.${id}` };
}

/** Which part of a deed names who led a board. */
const LEADER_AT: { readonly [kind in DeedKind]?: number } = { leader: 1, ambush: 0, blow: 2 };

/** The boards and incidents whose leaders a diary names. */
export function leadersIn(diary: readonly Page[]): readonly string[] {
  const found = diary.flatMap(({ deeds }) =>
    deeds.flatMap(deed => {
      const kind = kindOf(deed);
      const at = LEADER_AT[kind];
      const named = at === undefined ? undefined : deedOf[kind].read(deed)?.[at];
      return typeof named === 'string' && isLeaders(named) ? [named] : [];
    }),
  );
  return [...new Set(found)];
}
