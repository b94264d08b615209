// The novice: does what lies at hand, goes to the nearest thing that looks worth it, fights what looks beatable. No plans and no odds.

import { bestOf } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import type { SpaceAt } from '../content/lattice.ts';
import type { Level } from '../content/vocabulary.ts';
import { slotsOf } from '../rules/board.ts';
import { promised, threat } from '../rules/combat/blow.ts';
import { strengthOf } from '../rules/dice/ledger.ts';
import {
  attackKey,
  burnKey,
  buyHeroTileKey,
  buyKey,
  challengeKey,
  chapelHealKey,
  comboKey,
  dwurtKey,
  endKey,
  equipKey,
  fightKey,
  flyKey,
  gaarKey,
  gemKey,
  healKey,
  learnKey,
  legendKey,
  mineKey,
  questKey,
  revealKey,
  scenarioKey,
  sellResourceKey,
  setKey,
  teleportKey,
  tradeKey,
  treasureKey,
  unlockKey,
  useKey,
  walkKey,
} from '../rules/keys.ts';
import { foeAt, isLiberated, landOf, locationAt, mineOf, monsterAt, postOf, treasureOf } from '../rules/land.ts';
import { effectsOf, faceOf } from '../rules/tiles.ts';
import { found, type Mind, optionsOf, revealsAt, thinking } from './mind.ts';
import { doneTrading } from './shopping.ts';
import { smallChoice } from './small-choices.ts';
import { armed, meanDamage, strengthOfTile } from './worths.ts';

export const novice = thinking('novice', decide);

function decide(mind: Mind): Picks | undefined {
  switch (mind.turn.decision.prompt) {
    case 'turn.ask':
      return turnChoice(mind);
    case 'trade.ask':
      return tradeChoice(mind);
    case 'teleport.ask':
      return nearest(mind, key => teleportKey.only(key) as SpaceAt);
    case 'griffin.ask':
      return nearest(mind, key => flyKey.only(key) as SpaceAt);
    case 'combat.before':
      return [fightKey];
    case 'roll.ask':
      return isLow(mind) ? (found(mind, isUse) ?? gaarOn(mind, 'lowest') ?? []) : [];
    default:
      return fightChoice(mind) ?? smallChoice(mind);
  }
}

// ---- a turn ----

function turnChoice(mind: Mind): Picks {
  const { own, most } = mind;
  const isHurt = own.health * 2 <= most;
  return (
    found(mind, key => key === treasureKey || questKey.is(key) || legendKey.is(key) || scenarioKey.is(key)) ??
    found(mind, key => equipKey.is(key) && isFree(mind, key)) ??
    found(mind, key => setKey.is(key)) ??
    (isHurt ? found(mind, key => key === chapelHealKey) : undefined) ??
    found(mind, key => isHandy(mind, key)) ??
    (own.health > 4 ? found(mind, key => key === challengeKey) : undefined) ??
    found(mind, key => key === mineKey || (key === tradeKey && isRich(mind))) ??
    wander(mind) ?? [endKey]
  );
}

const isRich = ({ own }: Mind): boolean => own.gold + own.bags.length >= 3;

const isFree = ({ own }: Mind, key: string): boolean => {
  const [, slot] = equipKey.read(key) ?? [];
  return slot !== undefined && own.slots[slot as keyof typeof own.slots]?.tile === undefined;
};

/** A use that costs nothing but the tile's rest for the round: what heals only if it is needed. */
function isHandy({ own, most }: Mind, key: string): boolean {
  const [tile, n] = useKey.read(key) ?? [];
  if (tile === undefined || n === undefined || faceOf(tile).consumed) return false;
  const ops = effectsOf(tile)[n]?.ops ?? [];
  return ops.every(op => op.op !== 'teleport' && (op.op !== 'heal' || op.n <= most - own.health));
}

/** Towards the nearest thing of interest; a token is turned into Movement for it. */
function wander(mind: Mind): Picks | undefined {
  const goals = goalsOf(mind);
  if (goals.length === 0) return undefined;
  const walks = optionsOf(mind).filter(
    ({ key }) => walkKey.is(key) && !isDangerous(mind, walkKey.only(key) as SpaceAt),
  );
  const land = landOf(mind.known);
  const far = (at: SpaceAt): number => Math.min(...goals.map(goal => land.distance(at, goal)));
  const { at, tokens } = mind.own;
  const best = bestOf(walks, ({ key }) => -far(walkKey.only(key) as SpaceAt));
  if (best && at !== undefined && far(walkKey.only(best.key) as SpaceAt) < far(at)) return [best.key];
  if (at === undefined || far(at) === 0 || mind.own.movement > 0) return undefined;
  return found(mind, key => {
    const [action] = burnKey.read(key) ?? [];
    // A token for the fight is kept, as long as there is another.
    return action !== undefined && (action !== 'combat' || tokens.length > 1 || mind.own.health * 2 <= mind.most);
  });
}

function goalsOf(mind: Mind): SpaceAt[] {
  return landOf(mind.known).places.filter(at => at !== mind.own.at && isGoal(mind, at)) as SpaceAt[];
}

function isGoal(mind: Mind, at: SpaceAt): boolean {
  const { known, own } = mind;
  const { tokens } = own;
  if (isDangerous(mind, at)) return false;
  const here = known.tokens[at] ?? [];
  if (!isLiberated(known, at)) return tokens.includes('combat');
  const space = locationAt(known, at);
  if (treasureOf(space) !== undefined) return here.length === 0;
  if (mineOf(space) !== undefined) return tokens.includes('mining') && !here.some(({ seat }) => seat === own.seat);
  if (postOf(space) !== undefined) return tokens.includes('trade') && isRich(mind);
  return revealsAt(mind, at) > 0;
}

/** What one should bring to a Monster of a Level: Health and Gaar, and a Weapon. */
const LOOKS_STRONG: { readonly [level in Level]: { readonly health: number; readonly arm: number } } = {
  1: { health: 5, arm: 0 },
  2: { health: 10, arm: 1.8 },
  3: { health: 16, arm: 3 },
};

/** A Monster that looks too strong. */
function isDangerous({ known, own, most }: Mind, at: SpaceAt): boolean {
  if (foeAt(known, at, 'must') !== undefined) return armed(own) < 3.5 || own.health < 12;
  const level = monsterAt(known, at);
  if (level === undefined) return false;
  const wanted = LOOKS_STRONG[level];
  const health = own.health + 0.5 * own.gaar;
  return health < most / 2 + 1 || health < wanted.health || armed(own) < wanted.arm;
}

const isLow = ({ view: { roll } }: Mind): boolean => roll !== undefined && strengthOf(roll.ledger, 'hero').total < 7;

const nearest = (mind: Mind, place: (key: string) => SpaceAt): Picks | undefined => {
  const safe = optionsOf(mind).filter(({ key }) => !isDangerous(mind, place(key)));
  const best = bestOf(safe, ({ key }) => (isGoal(mind, place(key)) ? 1 : 0));
  return best && [best.key];
};

// ---- trade ----

function tradeChoice(mind: Mind): Picks {
  const { own, most } = mind;
  const wanted = bestOf(
    optionsOf(mind).filter(({ key }) => isWanted(mind, key)),
    ({ key }) => strengthOfTile(tileIn(key) ?? '', own),
  );
  return (
    found(mind, key => sellResourceKey.is(key)) ??
    found(mind, key => key === revealKey) ??
    (own.health * 2 <= most ? found(mind, key => key === healKey) : undefined) ??
    (wanted && [wanted.key]) ??
    found(mind, key => unlockKey.is(key) && own.gold >= 5) ??
    doneTrading(mind)
  );
}

const tileIn = (key: string): string | undefined =>
  (learnKey.read(key) ?? buyKey.read(key) ?? buyHeroTileKey.read(key))?.[0];

/** Something for an empty slot. */
function isWanted({ own }: Mind, key: string): boolean {
  const tile = tileIn(key);
  if (tile === undefined) return false;
  const { slot: symbol } = faceOf(tile);
  return slotsOf(own).some(({ row, slot: place }) => row.symbol === symbol && place.open && !place.tile);
}

// ---- a fight ----

const isUse = (key: string): boolean => useKey.is(key) || gemKey.is(key);

/** A Gaar on the die that helps most on average: one's own lowest, the Monster's highest. */
function gaarOn(mind: Mind, wanted: 'lowest' | 'highest'): Picks | undefined {
  const sign = wanted === 'highest' ? 1 : -1;
  const best = bestOf(
    optionsOf(mind).filter(({ key }) => gaarKey.is(key)),
    option => sign * Number(option.with?.shows ?? 0),
  );
  return best ? [best.key] : found(mind, key => key === dwurtKey);
}

function fightChoice(mind: Mind): Picks | undefined {
  const { known, own, most } = mind;
  switch (mind.turn.decision.prompt) {
    case 'combat.attack':
    case 'combat.initiative':
      return strike(mind, 1);
    case 'combat.possess':
      return strike(mind, -1);
    case 'combat.exchange':
      return threat(known).total >= 2 ? (gaarOn(mind, 'highest') ?? []) : [];
    case 'combat.monsterAfter':
      return threat(known).total > 0 ? (found(mind, isUse) ?? []) : [];
    case 'combat.heroAfter':
      return promised(known).total === 0 ? (found(mind, isUse) ?? gaarOn(mind, 'lowest') ?? []) : [];
    case 'combat.healing':
      return most - own.health >= 3 ? (found(mind, isUse) ?? []) : [];
    case 'combat.guard':
    case 'combat.heroBefore':
    case 'combat.preparation':
      return found(mind, isUse) ?? [];
    case 'combat.exchange.monster':
      return threat(known).total < 3 ? (found(mind, comboKey.is) ?? gaarOn(mind, 'lowest') ?? []) : [];
    case 'combat.monsterBefore':
    case 'combat.curses':
      return found(mind, comboKey.is) ?? [];
    default:
      return undefined;
  }
}

/** With the best ruler there is, or the worst. */
function strike(mind: Mind, sign: 1 | -1): Picks | undefined {
  const best = bestOf(optionsOf(mind), ({ key }) => sign * meanDamage(faceOf(attackKey.only(key)).attack ?? []));
  return best && [best.key];
}
