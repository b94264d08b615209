// Events of the overlord that are no blows: spells that burst, doors that are smashed, monsters that are cleansed, raised, healed, or act out of
// turn. What each would bring now, in conquest, and the best that can be made of it.

import { bestOf, bestPicks, ranked } from '@veillee/bots';
import type { Picks } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { monsterRow } from '../content/monsters.ts';
import { overlordCardRow } from '../content/overlord.ts';
import type { OverlordCardRow } from '../content/rows.ts';
import type { CardOp, OpOf } from '../content/vocabulary.ts';
import { doorsInPlay, groundNow } from '../rules/board.ts';
import { statOf } from '../rules/effects/stats.ts';
import * as keys from '../rules/keys.ts';
import { doorsToSmash } from '../rules/overlord/breaking.ts';
import { struckAt } from '../rules/overlord/burst.ts';
import { lowly } from '../rules/overlord/powers.ts';
import { afflicted } from '../rules/overlord/urging.ts';
import {
  isHero,
  type Known,
  livingMonsters,
  type Monster,
  type MonsterFigure,
  monsterOf,
  rowId,
} from '../rules/state.ts';
import { comesNear, type Hunt, huntOf, stakeOfMonster, stepsTo } from './adept-overlord-hunt.ts';
import { priceOf } from './adept-overlord-purse.ts';
import { meansOf, stalkOf } from './adept-overlord-stalk.ts';
import { gainOfStrewing } from './adept-overlord-strew.ts';
import { tokensOnHero, tokensOnMonster } from './adept-overlord-tokens.ts';
import type { Mind } from './mind.ts';

type Op<Name extends CardOp['op']> = OpOf<CardOp, Name>;

/** A power die with a blank saves. */
const BITES = 5 / 6;

/** What such a card would bring in the overlord's own turn; nothing where it says nothing of the kind. */
export function worthOfSpell(hunt: Hunt, { ops }: OverlordCardRow): number {
  return ops.reduce((sum, op) => sum + worthOfOp(hunt, op), 0);
}

function worthOfOp(hunt: Hunt, op: CardOp): number {
  const { known } = hunt;
  switch (op.op) {
    case 'burst':
      return bestBurst(hunt, op).worth;
    case 'smash':
      return Math.max(0, ...doorsToSmash(known).map(({ id }) => opened(hunt, id)));
    case 'cleanse':
      return Math.max(0, ...afflicted(known).map(gainOfCleansing));
    case 'ennoble':
      return Math.max(0, ...lowly(known).map(one => gainOfRank(hunt, one)));
    case 'strew':
      return gainOfStrewing(hunt, op.n);
    case 'takeCards':
      return CARD * Math.min(op.n, Math.max(0, ROOM - (known.overlord.cards?.length ?? 0)));
    case 'each':
      return op.of === 'board' ? hunt.prey.length * op.ops.reduce((sum, each) => sum + worthOnEach(each), 0) : 0;
    default:
      return 0;
  }
}
/** What befalls a hero, whichever it is. */
function worthOnEach(op: CardOp): number {
  switch (op.op) {
    case 'throw':
      return BITES * op.else.reduce((sum, each) => sum + worthOnEach(each), 0);
    case 'transform':
      return MONKEY;
    case 'attackSelf':
      return OWN_BLOW;
    default:
      return 0;
  }
}
const OWN_BLOW = 0.7;

/** What a card is worth that is drawn, and how many are kept. */
const CARD = 0.3;
const ROOM = 8;
/** A hero who is a monkey for some turns. */
const MONKEY = 1.1;

// ---- spells that burst ----

function worthOfBurst({ known }: Hunt, op: Op<'burst'>, at: Space): number {
  const share = op.sure ? 1 : BITES;
  return struckAt(known, at, op).reduce(
    (sum, one) =>
      sum + share * (isHero(one) ? tokensOnHero(op.tokens) : -stakeOfMonster(one) * tokensOnMonster(op.tokens)),
    0,
  );
}

/** Looked for near heroes alone: nobody else is worth it. */
function bestBurst(hunt: Hunt, op: Op<'burst'>): { readonly at?: Space; readonly worth: number } {
  const { open, revealed } = groundNow(hunt.known);
  const near = new Set(hunt.prey.flatMap(({ at }) => open.within([at], op.within)).filter(at => revealed.has(at)));
  const [best] = ranked([...near], at => worthOfBurst(hunt, op, at));
  return best ? { at: best.thing, worth: best.worth } : { worth: 0 };
}

export function burstPicks(mind: Mind): Picks {
  const hunt = huntOf(mind);
  const op = playedOp(mind, 'burst');
  const best = bestOf(mind.turn.decision.options, ({ key }) =>
    op ? worthOfBurst(hunt, op, keys.placeKey.only(key) as Space) : 0,
  );
  return best ? [best.key] : [];
}

/** What the card that is being worked out says of one thing. */
const playedOp = <Name extends CardOp['op']>({ known }: Mind, name: Name): Op<Name> | undefined =>
  lastPlayed(known)?.ops.find((op): op is Op<Name> => op.op === name);
const lastPlayed = ({ overlord: { played } }: Known): OverlordCardRow | undefined => {
  const card = played.at(-1);
  return card === undefined ? undefined : overlordCardRow(rowId(card));
};

// ---- doors and rubble that are smashed ----

/** What it is worth to each monster that it can come near, and could not. */
const LET_THROUGH = 0.3;

/** With this door open: how many more can come near somebody. */
function opened(hunt: Hunt, door: string): number {
  const { known } = hunt;
  const { board } = known;
  const free = { ...hunt.mind, known: { ...known, board: { ...board, open: [...board.open, door] } } };
  return LET_THROUGH * Math.max(0, comingIn(huntOf(free)) - comingIn(hunt));
}

const comingIn = ({ known, prey }: Hunt): number =>
  livingMonsters(known).filter(one => prey.some(at => comesNear(known, one, at, statOf(known, one.id, 'speed'))))
    .length;

export function smashPicks(mind: Mind): Picks {
  const hunt = huntOf(mind);
  const best = bestOf(mind.turn.decision.options, ({ key }) => {
    const [door] = keys.doorKey.read(key) ?? [];
    return door === undefined ? 0 : opened(hunt, door);
  });
  return best ? [best.key] : [];
}

/** The door of an alarm: whoever is behind it acts at once, and the fewer steps there are to the heroes, the more of them strike. */
export function alarmPicks({ known, turn: { decision } }: Mind): Picks {
  const doors = new Map(doorsInPlay(known).map(door => [door.id, door.spaces]));
  const { bare } = groundNow(known).open;
  const near = (door: string): number =>
    known.heroes.reduce((sum, { at }) => {
      const far = at
        ? Math.min(...(doors.get(door) ?? []).map(side => bare.distance(side, at)))
        : Number.POSITIVE_INFINITY;
      return sum + 1 / (1 + far);
    }, 0);
  return bestPicks(decision, ({ key }) => near(keys.doorKey.only(key)));
}

// ---- monsters that are cleansed, raised or healed ----

const gainOfCleansing = (monster: Monster): number => stakeOfMonster(monster) * tokensOnMonster(monster.tokens);

export function cleansePicks(mind: Mind): Picks {
  const best = bestOf(mind.turn.decision.options, ({ key }) =>
    gainOfCleansing(monsterOf(mind.known, keys.monsterKey.only(key) as MonsterFigure)),
  );
  return best ? [best.key] : [];
}

/** Unwounded, and stronger: more for whoever is near enough to show it. */
function gainOfRank({ known, prey }: Hunt, monster: Monster): number {
  const { points } = monsterRow(monster.kind);
  const most = Math.max(1, statOf(known, monster.id, 'maxWounds'));
  const isNear = prey.some(one => comesNear(known, monster, one, statOf(known, monster.id, 'speed')));
  return (isNear ? 1 : 0.5) * (0.2 + 0.08 * points) + stakeOfMonster(monster) * (1 - monster.wounds / most);
}

/** What so many wounds healed are worth: a share of what it is worth while it stands. */
const SAVED = 0.7;
function gainOfMending(known: Known, id: MonsterFigure, wounds: number): number {
  const monster = monsterOf(known, id);
  return (SAVED * stakeOfMonster(monster) * wounds) / Math.max(1, statOf(known, id, 'maxWounds'));
}

/** With as much threat as is less than what it heals is worth. */
export function bestMending(known: Known, id: MonsterFigure): number {
  const { threat } = known.overlord;
  const hurt = statOf(known, id, 'maxWounds') - monsterOf(known, id).wounds;
  const each = gainOfMending(known, id, 1);
  return each > priceOf(known) ? each + (each - priceOf(known)) * Math.max(0, Math.min(hurt - 1, threat - 1)) : each;
}

/** As much threat as is less than what it heals is worth. */
export function mendPicks({ known, turn: { decision } }: Mind): Picks {
  const { acting } = known.overlord;
  const best = bestOf(decision.options, ({ key }) => {
    const n = keys.mendKey.only(key);
    return acting ? gainOfMending(known, acting.monster, n) - n * priceOf(known) : -n;
  });
  return best ? [best.key] : [];
}

// ---- monsters that act out of turn ----

const worthOfUrging = (hunt: Hunt, monster: Monster): number =>
  stalkOf(hunt, monster, meansOf(hunt.known, monster)).strike;

/** What so many activations more would bring. */
export const gainOfUrging = (hunt: Hunt, { n }: Op<'activate'>): number =>
  ranked(livingMonsters(hunt.known), one => worthOfUrging(hunt, one))
    .slice(0, n)
    .reduce((sum, { worth }) => sum + Math.max(0, worth), 0);

/** Whoever strikes best, as long as anybody does; else those who come nearer. */
export function urgePicks(mind: Mind): Picks {
  const hunt = huntOf(mind);
  const best = bestOf(mind.turn.decision.options, ({ key }) => {
    const monster = monsterOf(mind.known, keys.monsterKey.only(key) as MonsterFigure);
    const steps = Math.min(...hunt.prey.map(one => stepsTo(one, monster.at)), 99);
    return worthOfUrging(hunt, monster) - steps / 1000;
  });
  return best ? [best.key] : [];
}
