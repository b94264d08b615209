// What everybody sees of a dungeon besides its board: how far the party has come, what both sides have gained, the way on, and what lies open of the
// overlord's terms. Nothing of levels that nobody has entered.

import type { Text } from '@veillee/kernel';
import { type Space, space } from '@veillee/pieces/geometry';
import { cityRow } from '../../content/legend/cities.ts';
import { parOf, RECOVERY } from '../../content/legend/economy.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import { tierOf } from '../../content/legend/vocabulary.ts';
import type { Tier } from '../../content/vocabulary.ts';
import { isOpen } from '../board.ts';
import { ratingOf } from '../legend/buildings.ts';
import { sealHere } from '../legend/dungeon/bound.ts';
import { gainedIn } from '../legend/dungeon/ending.ts';
import { isLeader, lawsHere, levelNow, portalOf } from '../legend/dungeon/level.ts';
import { markerCost, powerLimit } from '../legend/dungeon/marker.ts';
import { avatarName } from '../legend/names.ts';
import { questText } from '../names.ts';
import type { FigureId, HeroId, State, Thing } from '../state.ts';

export interface DelveView {
  readonly metal: Tier;
  /** What the level is called, and those before it. */
  readonly title: Text;
  readonly passed: readonly Text[];
  readonly all: number;
  readonly gained: { readonly heroes: number; readonly overlord: number };
  /** Of a dungeon by itself: by how much the heroes must be ahead. In a campaign there is no par (LEG-21.21). */
  readonly par?: number;
  /** The common purse. */
  readonly coins: number;
  /** Rules of the level's own, and what was read out. */
  readonly rules: readonly Text[];
  /** The way on: who leads lives or not, the key, the door, and who waits in the portal. */
  readonly leads?: FigureId;
  readonly leader: Text;
  /** What keeps whoever leads from dying, and whether it is broken (LEG-8.10). */
  readonly bound?: { readonly to: Text; readonly broken: boolean };
  readonly key: boolean;
  readonly door: boolean;
  readonly portal: readonly Space[];
  readonly waits: readonly HeroId[];
  /** Ends of magic passages, two spaces each. */
  readonly passages: readonly { readonly colour: string; readonly ends: readonly (readonly Space[])[] }[];
  /** With it a Spawn card may be played, and what it costs to turn it up again. */
  readonly markerUp: boolean;
  readonly markerCost: number;
  readonly exhausted: number;
  readonly powers: number;
  readonly tamalir: {
    readonly potions: number;
    /** What lies open at the Market, once somebody has been there. */
    readonly offer?: readonly Thing[];
    readonly heals: number;
    readonly price: number;
  };
}

function boundTo(state: State): Pick<DelveView, 'bound'> {
  const [law] = lawsHere(state, 'leader-bound');
  return law ? { bound: { to: { text: `prop.${law.to}` }, broken: sealHere(state) === undefined } } : {};
}

/** Of a dungeon, with the purse and the treachery that lie open; no other board has any of it. */
export function delveView(state: State): { readonly delve?: DelveView } {
  const { dungeon, legend } = state;
  if (!dungeon || !legend) return {};
  const { entered, levels, potions, offer, markerUp, exhausted } = dungeon;
  const { rules, doors, leader, passages = [] } = levelNow(state);
  const named = (quest: State['quest']): Text => questText({ quest }, 'area', '0');
  const red = doors.find(({ colour }) => colour === 'red');
  const leads = state.monsters.find(isLeader)?.id;
  const tamalir = cityRow(TAMALIR);
  return {
    delve: {
      metal: tierOf(legend.level),
      title: named(state.quest),
      passed: entered.slice(0, -1).map(named),
      all: levels,
      gained: gainedIn(state),
      ...(!legend.board && { par: parOf(legend.level) }),
      coins: legend.coins,
      rules: rules.map((_, n) => questText(state, 'rule', String(n + 1))),
      ...(leads && { leads }),
      leader: dungeon.keep && !leader ? avatarName(dungeon.keep) : questText(state, 'unique', 'leader'),
      ...boundTo(state),
      key: state.board.keys.includes('red'),
      door: red !== undefined && isOpen(state, red.id),
      portal: [...portalOf(state)],
      waits: state.heroes.flatMap(({ id, waits }) => (waits ? [id] : [])),
      passages: passages.map(({ colour, ends }) => ({
        colour,
        ends: ends.map(end => end.map(([x, y]) => space(x, y))),
      })),
      markerUp,
      markerCost: markerCost(state),
      exhausted,
      powers: powerLimit(state),
      tamalir: {
        potions: ratingOf(legend, tamalir, 'alchemist') - potions,
        ...(offer && { offer }),
        heals: ratingOf(legend, tamalir, 'temple'),
        price: RECOVERY.visit,
      },
    },
  };
}
