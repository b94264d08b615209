// The adept overlord under the sky: what threat buys besides cards, who comes in from outside, the hand for a battle, and when a lieutenant has had
// enough. There is no deck: threat that is kept serves nothing but the next turn.

import { bestOf, bestPicks } from '@veillee/bots/judgement';
import type { Option, Picks } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { monsterRow } from '../content/monsters.ts';
import { overlordCardRow } from '../content/overlord.ts';
import type { Dice } from '../content/vocabulary.ts';
import { blowsOf } from '../rules/attack/foretell.ts';
import { attacksOf } from '../rules/attack/options.ts';
import { mapNow } from '../rules/board.ts';
import { statOf } from '../rules/effects/stats.ts';
import * as keys from '../rules/keys.ts';
import { fleeKey } from '../rules/legend/keys.ts';
import { abilitiesHere, isExit } from '../rules/legend/outdoors/ground.ts';
import * as outside from '../rules/legend/outdoors/keys.ts';
import { waresOf } from '../rules/legend/outdoors/reinforcing.ts';
import { poweredBy } from '../rules/legend/outdoors/threat.ts';
import { figuresLeft } from '../rules/overlord/monsters.ts';
import {
  type Known,
  type Monster,
  type MonsterFigure,
  monsterOf,
  type Stand,
  sheetOf,
  standsOn,
} from '../rules/state.ts';
import { worthOfKeeping } from './adept-overlord-hoard.ts';
import { type Hunt, huntOf, stepsTo, worthOfBlows } from './adept-overlord-hunt.ts';
import { priceOf } from './adept-overlord-purse.ts';
import { type Stalk, stalkOf } from './adept-overlord-stalk.ts';
import { foretoldBy, type Mind } from './mind.ts';

/** What a point of threat is worth here: it brings in monsters, and better dice. */
const THREAT = 0.09;
/** What is bought at all must bring so much more. */
const LEAST = 0.05;
/** What heroes lose by tokens, fatigue and tolls, in conquest. */
const AFFLICTED = 0.5;
const TIRED = 0.25;
const PUSHED = 0.2;
const HEALED = 0.06;

const actingIn = ({ overlord: { acting }, ...known }: Known): Monster | undefined =>
  acting && known.monsters.find(({ id }) => id === acting.monster);

// ---- abilities that threat buys ----

/** What an ability would bring now: by what it does, and by the best blow of whoever acts. */
function worthOfAbility(hunt: Hunt, n: number, strike: number): number {
  const { known } = hunt;
  const ability = abilitiesHere(known)[n];
  if (!ability) return 0;
  const { does } = ability;
  const acting = actingIn(known);
  const near = hunt.prey.length > 0;
  switch (does.buy) {
    case 'attack-again':
    case 'attack-with':
      return known.overlord.acting?.attacks === 0 ? strikeOf(hunt, acting) : 0;
    case 'bonus':
    case 'rank':
    case 'more-tokens':
      return 0.35 * strike;
    case 'tokens':
      return near ? AFFLICTED : 0;
    case 'fatigue':
      return near ? TIRED : 0;
    case 'toll':
      return TIRED;
    case 'push':
      return PUSHED;
    case 'heal':
      return HEALED * Math.min(does.n, acting ? statOf(known, acting.id, 'maxWounds') - acting.wounds : 0);
    case 'speed':
    case 'move':
    case 'move-again':
      return acting && strike === 0
        ? further(hunt, acting, 'n' in does ? does.n : statOf(known, acting.id, 'speed'))
        : 0;
    default:
      return 0;
  }
}

/** The best blow of a monster from where it stands. */
function strikeOf(hunt: Hunt, monster: Monster | undefined): number {
  if (!monster) return 0;
  const { of } = foretoldBy(hunt, monster.id, 'activation');
  const all = attacksOf(hunt.known, monster.id, 'activation');
  return Math.max(0, ...all.map(how => worthOfBlows(hunt, monster.id, of(how))));
}

/** What a blow would be that so many steps more lead to. */
function further(hunt: Hunt, monster: Monster, steps: number): number {
  const { acting } = hunt.known.overlord;
  if (!acting || acting.attacks === 0) return 0;
  const more = { movement: acting.movement + steps, attacks: acting.attacks };
  return stalkOf(hunt, monster, more).strike;
}

/** What is bought of what the card of the Incident offers. */
export function abilityOf(hunt: Hunt, options: readonly Option[], strike: number): string | undefined {
  const net = ({ key }: Option): number => {
    const n = outside.buyKey.only(key) - 1;
    return worthOfAbility(hunt, n, strike) - THREAT * (abilitiesHere(hunt.known)[n]?.threat ?? 0);
  };
  const best = bestOf(
    options.filter(({ key }) => outside.buyKey.is(key)),
    net,
  );
  return best && net(best) > LEAST ? best.key : undefined;
}

/** A space further for threat, where that is enough for a blow. */
const STEP_PRICE = 2;
export function stepOf(hunt: Hunt, options: readonly Option[], { strike }: Stalk): string | undefined {
  const { known } = hunt;
  const monster = actingIn(known);
  if (!monster || strike > 0 || !options.some(({ key }) => key === outside.stepKey)) return undefined;
  const most = Math.min(MOST_STEPS, Math.floor(known.overlord.threat / STEP_PRICE));
  for (let n = 1; n <= most; n++)
    if (further(hunt, monster, n) > THREAT * STEP_PRICE * n + LEAST) return outside.stepKey;
  return undefined;
}
const MOST_STEPS = 3;

// ---- a lieutenant ----

/** Wounds of all that they have at which whoever rides thinks of the next city. */
const ENOUGH = 0.34;

/** LEG-7.24: away by an exit, or towards one. */
export function flightOf({ known }: Hunt, options: readonly Option[]): string | undefined {
  const monster = actingIn(known);
  if (!monster || known.outdoors?.lieutenant === undefined || monster.came !== 'leader') return undefined;
  if (monster.wounds > ENOUGH * statOf(known, monster.id, 'maxWounds')) return undefined;
  if (options.some(({ key }) => key === fleeKey)) return fleeKey;
  const exits = mapNow(known).places.filter(at => isExit(known, at));
  const way = mapNow(known).reach(exits);
  const far = (at: Stand): number => Math.min(...standsOn({ at }).map(one => way.cost(one)));
  const runs = options.find(({ key }) => key === outside.runKey);
  if (runs && far(monster.at) > 0) return runs.key;
  const next = bestOf(
    options.filter(({ key }) => keys.walkKey.is(key)),
    ({ key }) => -far((keys.walkKey.read(key)?.[0] ?? '') as Stand),
  );
  const to = next && (keys.walkKey.read(next.key)?.[0] as Stand);
  return to !== undefined && far(to) < far(monster.at) ? next?.key : undefined;
}

// ---- what is asked besides ----

/** Of the dice that threat buys the one that makes most of the blow, if that is worth its price: what is kept calls monsters. */
function dice(mind: Mind): Picks {
  const { known, turn } = mind;
  const attack = known.attacks.at(-1);
  if (!attack) return [];
  const hunt = huntOf(mind);
  const blow = (pool: Dice): number => worthOfBlows(hunt, attack.by, blowsOf(known, { ...attack, pool }));
  const now = blow(attack.pool);
  const spare = known.overlord.threat - STEP_PRICE >= CALLED;
  const price = STEP_PRICE * (known.outdoors ? (spare ? LEFT_OVER : THREAT) : priceOf(known));
  const net = ({ key }: Option): number => blow(poweredBy(attack.pool, key)) - now - price;
  const best = bestOf(turn.decision.options, net);
  return best && net(best) > 0 ? [best.key] : [];
}

/** Whoever is called from outside costs so much, more or less; what is there besides is seldom wanted. */
const CALLED = 6;
const LEFT_OVER = 0.03;

/** Who brings most for the threat, as far as there are figures; as long as heroes stand there. */
function reinforce({ known, turn: { decision } }: Mind): Picks {
  if (known.heroes.every(({ at }) => at === undefined)) return [];
  const wares = waresOf(known);
  return bestPicks(decision, ({ key }) => {
    const ware = wares.find(({ n }) => outside.buyKey.make(n + 1) === key);
    if (!ware) return 0;
    const { kind, count, threat } = ware;
    return (Math.min(count, figuresLeft(known, kind, 'normal')) * (BODY + monsterRow(kind).points)) / threat;
  });
}
/** Somebody more to strike and to be struck, whoever it is, beside what a kind is worth on a quest's budget. */
const BODY = 1;

/** Beside the exit that is nearest to somebody. */
function beside(mind: Mind): Picks {
  const { prey } = huntOf(mind);
  return bestPicks(mind.turn.decision, ({ key }) => {
    const at = outside.besideKey.only(key) as Space;
    return 100 - Math.min(90, ...prey.map(one => stepsTo(one, at)));
  });
}

function entry(mind: Mind): Picks {
  const { prey } = huntOf(mind);
  return bestPicks(mind.turn.decision, ({ key }) => {
    const at = keys.placeKey.only(key) as Stand;
    return 100 - Math.min(90, ...prey.map(one => stepsTo(one, at)));
  });
}

/** Whoever is hurt most. */
function which({ known, turn: { decision } }: Mind): Picks {
  return bestPicks(decision, ({ key }) => {
    const monster = monsterOf(known, keys.monsterKey.only(key) as MonsterFigure);
    return 1 + statOf(known, monster.id, 'maxWounds') - monster.wounds + monsterRow(monster.kind).points / 10;
  });
}

/** Whose death is nearest. */
function whom(mind: Mind): Picks {
  const { prey, doom } = huntOf(mind);
  return bestPicks(mind.turn.decision, ({ key }) => {
    const one = prey.find(({ hero }) => sheetOf(hero) === keys.heroKey.only(key));
    return one ? 1 + one.stake * (0.2 + doom(one)) : 1;
  });
}

function attack(mind: Mind): Picks {
  const hunt = huntOf(mind);
  const acting = actingIn(mind.known);
  if (!acting) return bestPicks(mind.turn.decision, () => 1);
  const { byKey } = foretoldBy(mind, acting.id, 'activation');
  return bestPicks(mind.turn.decision, ({ key }) => 1 + worthOfBlows(hunt, acting.id, byKey(key)));
}

/** The treachery hand of a battle: what each card brings for its points, threat of this one battle paying for all of them. */
function hand({ known, turn: { decision } }: Mind): Picks {
  return bestPicks(decision, ({ key }) => {
    const row = overlordCardRow(outside.holdKey.only(key));
    return worthOfKeeping(known, row.id) / Math.max(1, row.treachery?.cost ?? 1) - HELD * Math.max(0, row.cost - CHEAP);
  });
}
/** Threat comes slowly here: what costs more than this is seldom played. */
const CHEAP = 6;
const HELD = 0.03;

export const OUTDOORS: { readonly [prompt: string]: (mind: Mind) => Picks } = {
  'outdoors.dice': dice,
  'outdoors.reinforce': reinforce,
  'outdoors.beside': beside,
  'outdoors.entry': entry,
  'outdoors.where': entry,
  'dungeon.avatarAt': entry,
  'outdoors.which': which,
  'outdoors.whom': whom,
  'outdoors.attack': attack,
  'outdoors.hand': hand,
};
