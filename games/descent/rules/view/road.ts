// What everybody sees of a board under the sky besides its figures: what is met there, whether by day or in an ambush by night, the ways out, who waits
// outside, what threat buys, and how it may end. All of it lies open: the Incident was read out, and so was the ground.

import type { Text } from '@veillee/kernel';
import { pointOf, type Space } from '@veillee/pieces/geometry';
import type { Played } from '../../content/legend/boards/vocabulary.ts';
import { campaignGain, lootRow } from '../../content/legend/economy.ts';
import { tierOf } from '../../content/legend/vocabulary.ts';
import type { MonsterId } from '../../content/vocabulary.ts';
import { questBoard } from '../board.ts';
import { isLeader } from '../legend/dungeon/level.ts';
import { lieutenantName } from '../legend/names.ts';
import { abilitiesHere, groundHere, spotsOf } from '../legend/outdoors/ground.ts';
import { waresOf } from '../legend/outdoors/reinforcing.ts';
import { THREAT_PRICE } from '../legend/outdoors/threat.ts';
import { incidentText, monsterName, questText } from '../names.ts';
import type { FigureId, HeroId, State } from '../state.ts';

export const COMPASS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Compass = (typeof COMPASS)[number];

export interface ExitView {
  readonly spaces: readonly Space[];
  /** Whither it leads, as seen from the middle of the board. */
  readonly towards: Compass;
}

export interface RoadView {
  /** What the ground is called, and what is met there. */
  readonly title: Text;
  readonly met: Text;
  readonly story?: Text;
  /** By their row, where a lieutenant gives battle. */
  readonly rider?: string;
  readonly ambush: boolean;
  readonly leads?: FigureId;
  readonly exits: readonly ExitView[];
  readonly camp: {
    readonly bedrolls: readonly Space[];
    readonly stump: readonly Space[];
    readonly fire: readonly Space[];
  };
  /** Paid for, and not in yet: beside which way out (LEG-6.21). */
  readonly waiting: readonly {
    readonly name: Text;
    readonly kind: MonsterId;
    readonly beside: Space;
    readonly exit: number;
  }[];
  /** What threat buys: abilities of the Incident, and reinforcements; `lasts` has been bought and is not used up. */
  readonly wares: readonly {
    readonly threat: number;
    readonly text: Text;
    readonly calls: boolean;
    readonly lasts: number;
  }[];
  /** A space further, a power die. */
  readonly step: number;
  readonly fled: readonly HeroId[];
  readonly dead: readonly HeroId[];
  readonly coins: number;
  /** Rules of the ground’s own. */
  readonly rules: readonly Text[];
  /** What whoever leads is worth to the heroes, and what the loot of the others comes to. */
  readonly prize: { readonly conquest: number; readonly coins: number; readonly least: number; readonly most: number };
}

export function roadView(state: State): { readonly road?: RoadView } {
  const { outdoors, legend } = state;
  if (!outdoors || !legend) return {};
  const { incident, lieutenant, ambush, waiting, bought, fled, dead } = outdoors;
  const { exits, bedrolls, stump } = spotsOf(state);
  const leads = state.monsters.find(isLeader)?.id;
  const tile = (at: Space): number => exits.findIndex(spaces => spaces.includes(at));
  const { conquest = 0, coins = 0 } = campaignGain(lieutenant === undefined ? 'h-encounter-leader' : 'h-lieutenant');
  return {
    road: {
      title: questText(state, 'area', '0'),
      met: incident ? incidentText(incident, 'name') : lieutenantName(lieutenant ?? ''),
      ...(incident && { story: incidentText(incident, 'text', 'intro') }),
      ...(lieutenant !== undefined && { rider: lieutenant }),
      ambush,
      ...(leads && { leads }),
      exits: exits.map(spaces => ({ spaces, towards: towards(state.quest, spaces) })),
      camp: { bedrolls, stump, fire: spacesNamed(state.quest, 'fire') },
      waiting: waiting.map(({ kind, beside }) => ({
        name: monsterName(state, { kind, rank: 'normal' }),
        kind,
        beside,
        exit: tile(beside),
      })),
      wares: incident
        ? abilitiesHere(state).map(({ threat, does }, n) => ({
            threat,
            text: incidentText(incident, 'ability', String(n + 1)),
            calls: does.buy === 'reinforce',
            lasts: bought.filter(({ ability }) => ability === n).length,
          }))
        : waresOf(state).map(({ threat, kind, count }) => ({
            threat,
            text: {
              text: 'outdoors.reinforces',
              with: { monster: monsterName(state, { kind, rank: 'normal' }), count, n: threat },
            },
            calls: true,
            lasts: 0,
          })),
      step: THREAT_PRICE,
      fled,
      dead,
      coins: legend.coins,
      rules: groundHere(state).rules.map((_, n) => questText(state, 'rule', String(n + 1))),
      prize: { conquest, coins, ...lootOf(state) },
    },
  };
}

const spacesNamed = (quest: State['quest'], name: string): readonly Space[] =>
  questBoard(quest as Played)
    .thingsNamed(name)
    .flatMap(({ spaces }) => spaces);

/** Eight winds, by the angle from the middle of the board. */
function towards(quest: State['quest'], spaces: readonly Space[]): Compass {
  const { map } = questBoard(quest as Played);
  const all = map.places.map(pointOf);
  const middle = (points: readonly { readonly x: number; readonly y: number }[], of: 'x' | 'y'): number =>
    (Math.min(...points.map(point => point[of])) + Math.max(...points.map(point => point[of]))) / 2;
  const own = spaces.map(pointOf);
  const [dx, dy] = [middle(own, 'x') - middle(all, 'x'), middle(own, 'y') - middle(all, 'y')];
  const eighth = Math.round(Math.atan2(dx, -dy) / (Math.PI / 4));
  return COMPASS[(eighth + COMPASS.length) % COMPASS.length] ?? 'n';
}

/** LEG-6.33: so many dice, and the least and the most that they can show. */
function lootOf({ legend }: State): { readonly least: number; readonly most: number } {
  const { dice, faces } = lootRow('encounter');
  const coins = Object.values(faces).map(face => face[tierOf(legend?.level ?? 'copper')].coins ?? 0);
  return { least: dice * Math.min(...coins), most: dice * Math.max(...coins) };
}
