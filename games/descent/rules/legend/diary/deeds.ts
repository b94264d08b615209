// What may happen in a week, as the diary keeps it: a kind, and the names it is about. Names are ids; what leads a board is named by that board.

import { headOf, keys } from '@veillee/pieces/keys';

export const deedOf = {
  /** The campaign has come to a level. */
  level: keys('level', 'text'),
  /** A dungeon to its end, and how many levels it had; or not to its end. */
  explored: keys('explored', 'text', 'number'),
  left: keys('left', 'text'),
  /** A hero, and the board or the incident whose leader they killed. */
  leader: keys('leader', 'text', 'text'),
  /** A hero, and where the party was. */
  fell: keys('fell', 'text', 'text'),
  /** A city, and who besieges it. */
  besieged: keys('besieged', 'text', 'text'),
  relieved: keys('relieved', 'text'),
  razed: keys('razed', 'text'),
  /** A lieutenant, and where. */
  beaten: keys('beaten', 'text', 'text'),
  escaped: keys('escaped', 'text', 'text'),
  /** A hero, the treasure, and how many treasures were found by them this week. */
  treasure: keys('treasure', 'text', 'text'),
  /** A hero, and where. */
  training: keys('training', 'text', 'text'),
  /** A rumour, and where it is said to be. */
  rumour: keys('rumour', 'text', 'text'),
  proved: keys('proved', 'text', 'text'),
  /** An encounter on the way to a place: won against the leader of an incident, fled; and the party dead. */
  ambush: keys('ambush', 'text', 'text'),
  routed: keys('routed', 'text'),
  wiped: keys('wiped', 'text'),
  /** An upgrade of Tamalir or of the party. */
  upgrade: keys('upgrade', 'text'),
  /** What the overlord has bought: the key of its name. */
  dark: keys('dark', 'text'),
  plot: keys('plot', 'text'),
  /** A quest object, and where the party has taken it up. */
  object: keys('object', 'text', 'text'),
  /** A hero, the wounds, and whom they struck: a board or an incident for who leads it, a monster, a lieutenant, an avatar. */
  blow: keys('blow', 'text', 'number', 'text'),
  /** Nothing happened on the way to this place, or nothing at all here. */
  road: keys('road', 'text'),
  quiet: keys('quiet', 'text'),
} as const;

export type DeedKind = keyof typeof deedOf;
export const DEED_KINDS = Object.keys(deedOf) as readonly DeedKind[];

const isKind = (head: string): head is DeedKind => Object.hasOwn(deedOf, head);

export function kindOf(deed: string): DeedKind {
  const head = headOf(deed);
  if (!isKind(head)) throw new Error(`${deed} is no deed of the diary`);
  return head;
}
export const isDeed = (deed: string): boolean => {
  const head = headOf(deed);
  return isKind(head) && deedOf[head].is(deed);
};
