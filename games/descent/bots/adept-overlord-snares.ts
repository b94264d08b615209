// Traps of the overlord, by what they do: what one would bring now, in conquest, and where what it lays comes to lie.

import { bestOf, bestPicks } from '@veillee/bots';
import type { Option, Picks } from '@veillee/kernel';
import type { Base, Space } from '@veillee/pieces/geometry';
import { successes } from '@veillee/pieces/odds';
import { itemRow } from '../content/items.ts';
import { propRow } from '../content/props.ts';
import { type Side as Compass, SIDES } from '../content/quests/vocabulary.ts';
import type { OverlordCardRow } from '../content/rows.ts';
import type { CardOp, Harm, Prop } from '../content/vocabulary.ts';
import { isAtDoor } from '../rules/areas/doors.ts';
import { doorsInPlay, groundNow, mapNow } from '../rules/board.ts';
import { rowOf } from '../rules/hero/fitting.ts';
import * as keys from '../rules/keys.ts';
import { avatarSum } from '../rules/legend/avatar-sheet.ts';
import { powerSum } from '../rules/overlord/in-play.ts';
import { heroSum } from '../rules/overlord/party.ts';
import { boulderSites } from '../rules/overlord/snares.ts';
import { laneOf, trackOf } from '../rules/props/lanes.ts';
import {
  type Boulder,
  figureAt,
  type Hero,
  isHero,
  isPotion,
  type Known,
  type Monster,
  rowId,
} from '../rules/state.ts';
import { stakeOfHero, stakeOfMonster } from './adept-overlord-hunt.ts';
import { priceOf } from './adept-overlord-purse.ts';
import { tokensOnHero } from './adept-overlord-tokens.ts';
import type { Mind } from './mind.ts';

// ---- what they are worth ----

/** Of a power die: two faces in six show a surge, one is blank. */
const SURGE = 1 / 3;
const BLANK = 1 / 6;

/** What so many wounds, less what is saved, are worth on a hero. */
export function harmed(state: Known, hero: Hero, wounds: number, save?: Harm['save']): number {
  const stake = stakeOfHero(state, hero);
  const more = powerSum(state, 'trapWounds').total + avatarSum(state, 'trapWounds');
  const all = Math.max(0, wounds + more + heroSum(hero, 'trapWounds'));
  const odds = [...successes(save ? save.dice + heroSum(hero, 'saveDice') : 0, SURGE)];
  return odds.reduce((sum, chance, surges) => {
    const lost = Math.max(0, all - surges * (save?.perSurge ?? 0));
    const worth = lost >= hero.wounds ? stake : 0.3 * stake * (lost / Math.max(1, hero.wounds));
    return sum + chance * worth;
  }, 0);
}

/** What is lost by a hero whose turn ends here and now. */
export function turnLost({ turn }: Known, hero: Hero): number {
  if (turn?.hero !== hero.id) return 0;
  return 0.15 + 0.12 * Math.min(2, turn.attacks) + 0.03 * Math.min(6, turn.movement);
}

/** Heroes at the door that the hero of the turn has opened: one of those within their reach. */
export function atDoor(state: Known, hero: Hero): Hero[] {
  const door = doorsInPlay(state).find(({ id }) => isAtDoor(state, hero, id));
  return door ? state.heroes.filter(one => one.at && isAtDoor(state, one, door.id)) : [hero];
}

/** What such a card would do to this hero, and to others with them. */
export const worthOfSnare = (state: Known, hero: Hero, { ops }: OverlordCardRow): number =>
  ops.reduce((sum, op) => sum + worthOfOp(state, hero, op), 0);

/** How near others must be to be caught by what strikes all around. */
const NEAR = 3;
const near = (state: Known, { id, at: from }: Hero): Hero[] =>
  state.heroes.filter(({ id: one, at }) => one !== id && at && from && mapNow(state).distance(from, at) <= NEAR);

function worthOfOp(state: Known, hero: Hero, op: CardOp): number {
  const sum = (ops: readonly CardOp[]): number => ops.reduce((all, one) => all + worthOfOp(state, hero, one), 0);
  switch (op.op) {
    case 'throw': {
      const bites = (1 - BLANK) ** (1 + heroSum(hero, 'saveDice'));
      return bites * sum(op.else) + (1 - bites) * sum(op.blank);
    }
    case 'harm': {
      const struck = op.whom === 'hero' ? [hero] : atDoor(state, hero);
      return struck.reduce((all, one) => all + harmed(state, one, op.harm.wounds, op.harm.save), 0);
    }
    case 'tokens':
      return tokensOnHero(op.tokens);
    case 'endTurn':
      return turnLost(state, hero);
    case 'transform':
      return MONKEY + turnLost(state, hero);
    case 'each': {
      const others = op.of === 'near' ? near(state, hero) : op.of === 'door' ? atDoor(state, hero) : state.heroes;
      return others.reduce((all, one) => all + op.ops.reduce((part, each) => part + worthOfOp(state, one, each), 0), 0);
    }
    case 'lay':
      return worthOfGround(state, hero, op.prop);
    case 'place':
      return worthOfGround(state, hero, op.prop);
    case 'trapdoor':
      return atDoor(state, hero).reduce((all, one) => all + 0.6 * harmed(state, one, op.harm.wounds), PIT);
    case 'template':
      return [hero, ...near(state, hero)].reduce(
        (all, one, n) =>
          all + (n === 0 ? 1 : UNDER) * (harmed(state, one, op.harm.wounds, op.harm.save) + tokensOnHero(op.tokens)),
        0,
      );
    case 'boulder':
      return Math.max(0, bestBoulder(state, op.away)?.worth ?? 0);
    case 'field':
      return FIELD;
    case 'alarm':
      return ALARM + turnLost(state, hero) + TURN * state.heroes.filter(one => one.ready && one.id !== hero.id).length;
    case 'mimic':
      return CHEST + harmed(state, hero, 2);
    case 'shift':
      return op.by === 'overlord' ? 0.1 : 0;
    default:
      return 0;
  }
}
const MONKEY = 1.1;
const PIT = 0.12;
/** How likely somebody near lies under the template too. */
const UNDER = 0.5;
const FIELD = 0.3;
/** What waits behind a door that nobody was ready to open, and the turns that are lost by it. */
const ALARM = 0.7;
const TURN = 0.35;
const CHEST = 0.7;

/** What lies on the ground costs whoever stands on it, and whoever has to cross it later. */
export function worthOfGround(state: Known, hero: Hero, prop: Prop): number {
  const { enter, climb } = propRow(prop);
  const later = climb === undefined ? LATER : PIT;
  if (!enter) return later;
  const bites = enter.safeOn ? 1 - SURGE : 1;
  const harm = enter.wounds ? harmed(state, hero, enter.wounds) : 0;
  const ends = enter.endsTurnOn ? SURGE * turnLost(state, hero) : 0;
  return bites * (harm + tokensOnHero(enter.tokens ?? {})) + ends + later;
}
const LATER = 0.06;

// ---- where it comes to lie ----

const spacesIn = ({ on = [] }: Option): readonly Space[] => on as readonly Space[];

/** Over as many heroes as can be, as large as can be, and over none of one's own. */
function worthUnder({ known }: Mind, option: Option): number {
  const spaces = spacesIn(option);
  const under = new Set(spaces.flatMap(at => figureAt(known, at) ?? []));
  return [...under].reduce(
    (sum, figure) => sum + (isHero(figure) ? stakeOfHero(known, figure) : -stakeOfMonster(figure)),
    LATER * spaces.length,
  );
}

export const layPicks = (mind: Mind): Picks => bestPicks(mind.turn.decision, option => 20 + worthUnder(mind, option));

// ---- boulders ----

/** How likely somebody is still there when it rolls. */
export const STAYS = 0.45;

interface Laid {
  readonly at: Base;
  readonly direction: Compass;
  readonly worth: number;
}

/** What lies in a lane, heroes against monsters. */
export function worthOfLane(known: Known, boulder: Boulder): number {
  const ground = groundNow(known);
  const chances = new Map<Hero | Monster, number>();
  for (const { chance, crushes } of laneOf(trackOf(ground, known.board), boulder))
    for (const at of crushes) {
      const figure = figureAt(known, at);
      if (figure) chances.set(figure, Math.max(chance, chances.get(figure) ?? 0));
    }
  return [...chances].reduce(
    (sum, [figure, chance]) => sum + chance * (isHero(figure) ? stakeOfHero(known, figure) : -stakeOfMonster(figure)),
    0,
  );
}

/** The best place and the best way for one that is set rolling out of nowhere; the same whenever it is asked for. */
function bestBoulder(known: Known, away: number): Laid | undefined {
  let best: Laid | undefined;
  for (const at of boulderSites(known, away))
    for (const direction of SIDES) {
      const worth = STAYS * worthOfLane(known, { id: 'boulder:imagined', at, direction, still: undefined });
      if (!best || worth > best.worth) best = { at, direction, worth };
    }
  return best;
}
/** No site that is offered is nearer. */
const AWAY = 3;

export function boulderPicks({ known, turn: { decision } }: Mind): Picks {
  const best = bestBoulder(known, AWAY);
  const key = best && keys.placeKey.make(best.at);
  return [decision.options.find(one => one.key === key)?.key ?? decision.options[0]?.key ?? ''];
}
export function wayPicks({ known, turn: { decision } }: Mind): Picks {
  const best = bestBoulder(known, AWAY);
  return [best ? keys.wayKey.make(best.direction) : (decision.options[0]?.key ?? '')];
}

/** Which of them moves first: whichever does most; a wall pushes people into lanes before stones come down them. */
export function nextLoose({ known, turn: { decision } }: Mind): Picks {
  const best = bestOf(decision.options, ({ key }) => {
    const [id] = keys.boulderKey.read(key) ?? [];
    const boulder = known.board.boulders?.find(one => one.id === id);
    return boulder ? worthOfLane(known, boulder) : WALL;
  });
  return best ? [best.key] : [];
}
const WALL = 0.05;

// ---- what is broken ----

/** What a thing is worth to whoever loses it, in conquest. */
export function worthOfThing(hero: Hero, thing: string): number {
  if (isPotion(thing)) return 0;
  const { tier } = rowOf(thing);
  const worth = { shop: 0.25, copper: 0.5, silver: 0.75, gold: 1, relic: 1.5, 'dark-relic': 0 }[tier];
  return worth * (hero.equipped.includes(thing) ? 1 : 0.4) * (itemRow(rowId(thing)).weapon ? 1.5 : 1);
}

export function itemPicks({ known, turn: { decision } }: Mind): Picks {
  const best = bestOf(decision.options, ({ key, with: words }) => {
    const thing = keys.itemKey.only(key);
    const hero = known.heroes.find(one => one.equipped.includes(thing) || one.pack.includes(thing));
    return hero ? worthOfThing(hero, thing) - priceOf(known) * Number(words?.n ?? 0) : 0;
  });
  return best ? [best.key] : [];
}
