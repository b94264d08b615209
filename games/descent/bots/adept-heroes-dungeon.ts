// What the adept's heroes make of a level of a dungeon: who leads it is killed for the key, the red door is opened, and when nothing is left that
// pays they leave by the portal, all together.

import { bestOf, fallback } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { items } from '../content/items.ts';
import { RECOVERY } from '../content/legend/economy.ts';
import { isOpen, mapNow } from '../rules/board.ts';
import { thingName } from '../rules/card-names.ts';
import { statOf } from '../rules/effects/stats.ts';
import * as keys from '../rules/keys.ts';
import { isLeader, levelNow, portalOf } from '../rules/legend/dungeon/level.ts';
import { glyphBeside } from '../rules/legend/dungeon/tamalir.ts';
import { potionKey, restockKey } from '../rules/legend/keys.ts';
import { type Hero, isInTown, type Known, type Monster, markersOf, standsOn } from '../rules/state.ts';
import { type Menace, perilAt } from './adept-heroes-danger.ts';
import type { Errand } from './adept-heroes-errands.ts';
import { gainBy } from './adept-heroes-gear.ts';
import type { QuestSense } from './adept-heroes-tale.ts';
import type { Mind } from './mind.ts';

/** The red door leads on; others most often to a chest. */
export const LEVEL: QuestSense = {
  door: (_, door) => (door.kind === 'rune' ? RED_DOOR : 1),
  bold: 0.5,
};
const RED_DOOR = 1.6;

/** What it is worth that whoever leads falls, beside what they do. */
const LEADS = 90;
/** The avatar is all that is left to do once it is there: each of its many wounds is worth as much as one of those who lead. */
const AVATAR_WOUND = 4;
export const isAvatar = ({ dungeon }: Pick<Known, 'dungeon'>, { id }: Pick<Monster, 'id'>): boolean =>
  dungeon?.avatar === id;
export function leadWorth(known: Pick<Known, 'dungeon'>, monster: Monster): number {
  if (isAvatar(known, monster)) return Math.max(LEADS, AVATAR_WOUND * monster.wounds);
  return isLeader(monster) ? LEADS : 0;
}

/** Whoever leads is worn down over many blows: what wounds are worth that do not kill, as a share of a death. */
export const WORN_DOWN = 0.9;
/** The longer a level takes, the less a party waits for others to come to it. */
const IMPATIENCE = 0.15;
export const resolve = ({ dungeon, round }: Pick<Known, 'dungeon' | 'round'>): number =>
  dungeon ? 1 + IMPATIENCE * Math.max(0, round - dungeon.since) : 1;

/** The portal draws little while there is something to gain, much when others wait in it or the deck runs out. */
const LEAVES = { paid: 34, unpaid: 9, waiting: 30, late: 40 } as const;

/** Coins and conquest that lie about: what a party stays for. */
const isPaid = (known: Known): boolean =>
  markersOf(known, 'chest').length === 0 && markersOf(known, 'glyph').every(({ active }) => active);

export function portalErrands(known: Known): Errand[] {
  const { dungeon } = known;
  if (!dungeon) return [];
  const door = levelNow(known).doors.find(({ colour }) => colour === 'red');
  if (!door || !isOpen(known, door.id)) return [];
  const isLate = dungeon.exhausted > 0;
  const worth =
    (isPaid(known) ? LEAVES.paid : LEAVES.unpaid) +
    (known.heroes.some(({ waits }) => waits) ? LEAVES.waiting : 0) +
    (isLate ? LEAVES.late : 0);
  return [{ id: 'portal', aim: 'quest', at: [...portalOf(known)], worth, movement: 0 }];
}

// ---- Tamalir ----

/** Wounds of all that somebody has at most who would rather be healed than fight on. */
const WORN = { there: 0.3, here: 0.5 } as const;
/** So likely a death must be for a turn to be given for it. */
const FEARED = 0.25;

/** Whether a turn goes to the Temple. */
export function leaving({ known, turn }: Mind, menaces: readonly Menace[], hero: Hero): string | undefined {
  const key = restockKey.make('temple');
  if (!known.legend || known.legend.coins < RECOVERY.visit || !turn.decision.options.some(one => one.key === key))
    return undefined;
  const share = hero.wounds / statOf(known, hero.id, 'maxWounds');
  if (isInTown(hero)) return share <= WORN.here ? key : undefined;
  if (share > WORN.there || !hero.at || !glyphBeside(known, hero)) return undefined;
  return perilAt(known, menaces, hero, hero.at).death > FEARED ? key : undefined;
}

/** What is bought and done in a building. */
export function building({ known, turn: { decision } }: Mind): Picks {
  const heals = decision.options.find(({ key }) => key === 'heal');
  if (heals) return [heals.key];
  const potion = decision.options.find(({ key }) => key === keys.buyPotionKey.make('healing-potion'));
  if (potion && known.legend && known.legend.coins >= 2 * RECOVERY.visit) return [potion.key];
  return decision.pass ? [] : fallback(decision);
}

// ---- what is found ----

export const firstPotion = ({ turn: { decision } }: Mind): Picks => {
  const heals = decision.options.find(({ key }) => key === potionKey.make('healing-potion'));
  return heals ? [heals.key] : fallback(decision);
};

/** Whoever gains most by it; of potions whoever has fewest. */
export function whoHas({ known, turn: { decision } }: Mind): Picks {
  const item = itemSaid(decision.with?.thing);
  const best = bestOf(decision.options, ({ key }) => {
    const hero = known.heroes.find(({ id }) => id === `hero:${keys.heroKey.only(key)}`);
    if (!hero) return 0;
    return item === undefined ? -hero.potions.length - hero.wounds / 100 : gainBy(hero, item);
  });
  return best ? [best.key] : fallback(decision);
}

/** Whoever walks along with the party goes to the portal once there is a way, and stays out of it until then. */
export function walkPicks({ known, turn: { decision } }: Mind, walker: Monster): Picks {
  const map = mapNow(known);
  const portal = [...portalOf(known)];
  const far = (at: Space): number => Math.min(...portal.map(to => map.reach(at).cost(to) ?? Number.POSITIVE_INFINITY));
  const now = Math.min(...standsOn(walker).map(far));
  const next = bestOf(decision.options, ({ key }) => {
    const [to] = keys.walkKey.read(key) ?? [];
    return to === undefined ? Number.NEGATIVE_INFINITY : -far(to as Space);
  });
  const [to] = (next && keys.walkKey.read(next.key)) ?? [];
  return next && to !== undefined && far(to as Space) < now ? [next.key] : decision.pass ? [] : fallback(decision);
}

/** What a question names, if it is an item. */
const itemSaid = (said: unknown): string | undefined =>
  items.find(({ id }) => JSON.stringify(thingName(id)) === JSON.stringify(said))?.id;
