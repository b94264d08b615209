// What lies in the light: cards to choose from before the quest, the shelves of treachery or of the Town, or the dungeon.

import type { PlainDecision } from '@veillee/kernel';
import type { GridMap, Place } from '@veillee/pieces/geometry';
import type { Outlook } from '../rules/attack/outlook.ts';
import type { Restocked } from '../rules/legend/dungeon/tamalir.ts';
import { type Companion, familiarKey, type Monster, standsOn } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Cards for a battle with a lieutenant, bought in secret (LEG-7.13). */
export const BATTLE_HAND = 'outdoors.hand';

export type Focus = 'choice' | 'treachery' | 'town' | 'map';

const SHOP: readonly string[] = ['overlord.treachery', 'overlord.aside', BATTLE_HAND];

export function focusOf({ heroes, party, turn, board }: View, decision: PlainDecision | undefined): Focus {
  if (decision && SHOP.includes(decision.prompt)) return 'treachery';
  if (heroes.length < party.length || decision?.prompt === 'setup.skill') return 'choice';
  // Nobody looks at a dungeon in which nothing is to be seen yet.
  if (board.revealed.length === 0) return 'town';
  if (decision && houseOf(decision)) return 'town';
  return decision?.prompt === 'turn.act.town' && turn?.trades ? 'town' : 'map';
}

/** The building of Tamalir in which somebody is asked (LEG-8.36). */
export const houseOf = ({ prompt }: Pick<PlainDecision, 'prompt'>): Restocked | undefined =>
  HOUSES.find(house => prompt === `dungeon.${house}`);
const HOUSES: readonly Restocked[] = ['alchemist', 'market', 'temple'];

/** Whoever lets monsters appear asks nothing but where nobody looks; whoever joins those of a new area is placed beside them (DES-11.11). */
export const isAboutSight = (decision: PlainDecision | undefined): boolean =>
  decision?.prompt === 'overlord.spawn' && (decision.outlook as Outlook | undefined)?.rises !== undefined;

/** The familiar that is asked about. */
export function familiarAsked({ companions }: View, decision: PlainDecision | undefined): Companion | undefined {
  const asked = decision?.with?.familiar;
  return companions.find(({ id }) => typeof asked === 'object' && 'text' in asked && asked.text === `familiar.${id}`);
}

/**
 * Whom the map shows: whoever acts, a familiar too, and of a hero in Town the glyph that leads back; before anybody does, of those who
 * may the monster nearest to a hero, for there it will be decided; and before the heroes have come, where they will.
 */
export function lookedAt(view: View, map: GridMap, decision?: PlainDecision): string | undefined {
  const { overlord, turn, monsters, heroes, board } = view;
  const familiar = familiarAsked(view, decision);
  if (familiar?.at) return familiarKey(familiar.id);
  const near = ({ at }: Monster): number =>
    Math.min(...standsOn({ at }).flatMap(own => heroes.flatMap(hero => (hero.at ? [map.distance(own, hero.at)] : []))));
  const [nearest] = monsters.filter(({ ready }) => ready).toSorted((a, b) => near(a) - near(b) || 0);
  const standing = nearest ?? heroes.find(({ at }) => at);
  const glyphs = board.markers.filter(marker => marker.kind === 'glyph');
  const entrance: Place | undefined = (glyphs.find(({ active }) => active) ?? glyphs[0])?.at;
  const actor = heroes.find(({ id }) => id === turn?.hero);
  return overlord.acting?.monster ?? (actor && (actor.at ? actor.id : entrance)) ?? standing?.id ?? entrance;
}
