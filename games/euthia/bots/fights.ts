// The Hero's side of a fight, step by step: what Wounds and Damage are worth now, and what of Gaar, Hope, tiles and Essences pays for them.

import { bestOf } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { DWURT_BONUS, GAAR_BONUS, HOPE_PRICES } from '../content/constants.ts';
import { essences, gems } from '../content/gems.ts';
import { rowAt } from '../content/monsters.ts';
import type { AttackRow, Effect, TileOp } from '../content/vocabulary.ts';
import { rulerOf } from '../rules/combat/blow.ts';
import { fighterOf, healthOf, woundsAt } from '../rules/combat/fighter.ts';
import type { Combat } from '../rules/combat/state.ts';
import { windsFor } from '../rules/dice/hero-roll.ts';
import { type Modifier, type Side, strengthOf } from '../rules/dice/ledger.ts';
import { isGain } from '../rules/gains.ts';
import {
  attackKey,
  dwurtKey,
  essenceKey,
  fightKey,
  gaarKey,
  gemKey,
  hopeKey,
  scenarioKey,
  useKey,
} from '../rules/keys.ts';
import { firstRolls, type Lying, worthRolling } from '../rules/odds/rolls.ts';
import { effectsOf, faceOf } from '../rules/tiles.ts';
import { usesOf } from '../rules/uses.ts';
import { deathCost, gaarPrice } from './costs.ts';
import { found, isOffered, type Mind, optionsOf, timeLeft } from './mind.ts';
import { type Boost, bestBundle, boosted, type Outcome, rerollChoice } from './rolls.ts';
import { armed, gainWorth, meanDamage } from './worths.ts';

// ---- prices ----

/** What using a thing costs: a tile rests for the round, what is used up is gone. */
function usePrice(mind: Mind, key: string): number {
  const [tile] = useKey.read(key) ?? [];
  const isLast = mind.own.tokens.every(token => token !== 'combat');
  if (tile !== undefined) {
    const { consumed, kind } = faceOf(tile);
    if (consumed) return 0.15 + 0.5 * timeLeft(mind);
    return kind === 'shield' ? 0 : isLast ? 0.02 : 0.15;
  }
  if (gemKey.is(key)) return isLast ? 0.02 : 0.1;
  return 0.4 + 0.5 * timeLeft(mind); // an Essence
}

// ---- what is used ----

const EFFECTS = new Map<string, readonly Effect[]>([
  ...gems.map(({ id, effects }) => [gemKey.make(id), effects] as const),
  ...essences.map(({ id, effects }) => [essenceKey.make(id), effects] as const),
]);

/** The ops of what an option uses. */
export function opsOf(mind: Mind, key: string): readonly TileOp[] {
  const fixed = EFFECTS.get(key);
  if (fixed) return fixed.flatMap(({ ops }) => ops);
  const [tile, n] = useKey.read(key) ?? [];
  if (tile === undefined || n === undefined) return [];
  const trigger = effectsOf(tile)[n]?.trigger;
  // Tiers of a Set are used together: the rules say what comes of it.
  return (trigger && usesOf(mind.known, mind.own, [trigger]).find(use => use.key === key)?.ops) ?? [];
}

const sumOf = (ops: readonly TileOp[], name: TileOp['op']): number =>
  ops.reduce((sum, op) => (op.op === name && 'n' in op ? sum + op.n : sum), 0);

/** What an effect gives besides what it does to the fight. */
const besides = (mind: Mind, ops: readonly TileOp[]): number =>
  ops.reduce((sum, op) => (isGain(op) ? sum + gainWorth(mind, op) : sum), 0);

// ---- the fight as it stands ----

interface Fight {
  readonly mind: Mind;
  readonly combat: Combat;
  readonly row: ReturnType<typeof fighterOf>;
  /** Damage that is still missing. */
  readonly left: number;
}

function fightOf(mind: Mind): Fight | undefined {
  const { combat } = mind.view;
  if (!combat || (combat.card === undefined && combat.opponent.kind !== 'foe')) return undefined;
  return { mind, combat, row: fighterOf(mind.known), left: healthOf(mind.known) - combat.damage };
}

const lyingOf = ({ combat: { ledger } }: Fight, side: Side): Lying => {
  const dice = ledger.dice[side];
  return { dice, rest: strengthOf(ledger, side).total - dice.reduce((sum, die) => sum + die, 0) };
};

const modifiersOf = ({ combat }: Fight, target: Modifier['target'], sort: Modifier['class']): number =>
  combat.ledger.modifiers.reduce(
    (sum, each) => (each.target === target && each.class === sort ? sum + each.n : sum),
    0,
  );

/** What losing so much Health now costs: all of it a death, and with little left a death in the next attack. */
function woundCost(fight: Fight, wounds: number): number {
  const { mind, row } = fight;
  const { health } = mind.own;
  if (wounds >= health) return deathCost(mind) + 0.5;
  const rest = health - wounds;
  const next = meanWounds(row.wounds, 1);
  const rounds = roundsLeft(fight);
  const danger = Math.max(0, 1 - rest / (1 + next * rounds));
  return wounds * 0.22 + danger * danger * deathCost(mind);
}

const meanWounds = (ruler: readonly { readonly from?: number; readonly wounds: number }[], shift: number): number =>
  meanDamage(
    ruler.map(({ from = -20, wounds }) => ({ from, damage: wounds })),
    shift,
  );

/** Combat Rounds that the fight will still take, as this Hero strikes on average. */
function roundsLeft({ mind, left, row }: Fight): number {
  const mean = Math.max(0.4, meanDamageOf(mind, row.penalty));
  return Math.max(0, left) / mean;
}

const meanDamageOf = ({ own }: Mind, penalty: number): number => {
  const best = bestOf(
    Object.values(own.slots).flatMap(slot => (slot?.tile && faceOf(slot.tile.tile).attack ? [slot.tile.tile] : [])),
    tile => meanDamage(rulerOf(tile), penalty + 2),
  );
  return best === undefined ? armed(own) : meanDamage(rulerOf(best), penalty + 2);
};

/** What so much Damage is worth: Combat Rounds that need not be fought. */
function damageWorth(fight: Fight, damage: number): number {
  const { mind, left, row } = fight;
  const mean = Math.max(0.4, meanDamageOf(mind, row.penalty));
  const rest = left - damage;
  if (rest <= 0) return 0;
  const perRound = 0.3 + woundCost(fight, Math.min(mind.own.health - 1, meanWounds(row.wounds, 1)));
  return -(0.5 + rest / mean) * perRound;
}

// ---- the Monster attacks ----

/** Wounds that a Combat Strength inflicts, with so many taken off. */
function woundsFor(fight: Fight, total: number, minus: number): number {
  const plain = woundsAt(fight.row, total) + modifiersOf(fight, 'wounds', 'plain');
  if (plain === 0) return 0;
  const more = modifiersOf(fight, 'wounds', 'plus') - modifiersOf(fight, 'wounds', 'minus');
  return Math.max(0, plain + more - minus);
}

const suffering =
  (fight: Fight): Outcome =>
  (total, minus) =>
    -woundCost(fight, woundsFor(fight, total, minus));

/** What can be used after the Monster's roll, now or at the next step. */
function guards(fight: Fight): Boost[] {
  const { mind } = fight;
  return usesOf(mind.known, mind.own, ['monster-after', 'monster-before-or-after'])
    .filter(({ why, ops }) => why === undefined && (!fight.row.immune || isShieldUse(ops)))
    .map(({ key, ops }) => guard(mind, key, ops))
    .filter(({ strength, harm }) => strength !== 0 || harm !== 0);
}

const isShieldUse = (ops: readonly TileOp[]): boolean => sumOf(ops, 'woundMinus') > 0;

const guard = (mind: Mind, key: string, ops: readonly TileOp[]): Boost => ({
  key,
  strength: sumOf(ops, 'monsterStrength'),
  harm: sumOf(ops, 'woundMinus'),
  price: usePrice(mind, key) - 0.25 * sumOf(ops, 'nextHeroRoll') - besides(mind, ops),
});

/** Step C, in turn: a Gaar on one of the Monster's dice, or a Dwurt. */
function exchange(fight: Fight): Picks {
  const { mind } = fight;
  const worth = boosted(guards(fight), suffering(fight));
  const lying = lyingOf(fight, 'monster');
  const price = gaarPrice(mind);
  if (isOffered(mind, dwurtKey)) {
    const total = lying.dice.reduce((sum, die) => sum + die, lying.rest);
    return worth(total - DWURT_BONUS) - worth(total) > dwurtPrice(mind) ? [dwurtKey] : [];
  }
  const die = rerollChoice(lying, worth, { gaar: mind.own.gaar, price, bonus: -GAAR_BONUS });
  if (die !== undefined && isOffered(mind, gaarKey.make(die))) return [gaarKey.make(die)];
  return [];
}

/** The Dwurt die punishes whoever drinks much. */
const dwurtPrice = (mind: Mind): number => gaarPrice(mind) + 0.12 * mind.own.dwurtDie;

/** Step C, the Hero alone. */
function monsterAfter(fight: Fight): Picks {
  const { mind } = fight;
  const boosts = offeredBoosts(mind, (key, ops) => guard(mind, key, ops));
  const { keys } = bestBundle(boosts, strengthOf(fight.combat.ledger, 'monster').total, suffering(fight));
  return keys.slice(0, 1);
}

const offeredBoosts = (mind: Mind, make: (key: string, ops: readonly TileOp[]) => Boost): Boost[] =>
  optionsOf(mind).flatMap(({ key }) => {
    const ops = opsOf(mind, key);
    return ops.length === 0 ? [] : [make(key, ops)];
  });

/** What the next Monster roll costs on average. */
function expectedCost(fight: Fight, shift: number, minus: number, dice: 1 | 2): number {
  const worth = boosted(guards(fight), (total, harm) => suffering(fight)(total + shift, harm + minus, 0));
  const rest = strengthOf({ ...fight.combat.ledger, dice: { hero: [], monster: [] } }, 'monster').total;
  const rolls = firstRolls(fight.row.immune ? { air: false, earth: false } : fight.combat.winds, dice);
  return (
    rolls.reduce((sum, roll) => sum - worth(roll.dice.reduce((a, b) => a + b, roll.rest + rest)), 0) / rolls.length
  );
}

/** Step A: what is used before the Monster rolls. */
function guarding(fight: Fight): Picks {
  const { mind } = fight;
  const { oneDie } = fight.combat;
  const now = expectedCost(fight, 0, 0, oneDie ? 1 : 2);
  const best = bestOf(optionsOf(mind), ({ key }) => guardGain(fight, key, now));
  return best && guardGain(fight, best.key, now) > 0 ? [best.key] : [];
}

function guardGain(fight: Fight, key: string, now: number): number {
  const { mind } = fight;
  const ops = opsOf(mind, key);
  if (ops.length === 0) return -1;
  const dice = fight.combat.oneDie || ops.some(({ op }) => op === 'monsterOneDie') ? 1 : 2;
  // What works after the roll as well waits for it.
  const waits = useKey.is(key) && ops.every(({ op }) => op === 'monsterStrength' || op === 'woundMinus') && isLate(key);
  if (waits) return -1;
  const silences = ops.some(({ op }) => op === 'monsterNoCards') && fight.combat.chaos > 0 ? 0.6 : 0;
  const then = expectedCost(fight, sumOf(ops, 'monsterStrength'), sumOf(ops, 'woundMinus'), dice);
  return now - then + silences + besides(mind, ops) - usePrice(mind, key) - 0.05;
}

const isLate = (key: string): boolean => {
  const [tile, n] = useKey.read(key) ?? [];
  return tile !== undefined && n !== undefined && effectsOf(tile)[n]?.trigger === 'monster-before-or-after';
};

// ---- healing ----

/** The chance that the next Monster attack kills. */
function deathChance(fight: Fight): number {
  const { mind } = fight;
  const rest = strengthOf({ ...fight.combat.ledger, dice: { hero: [], monster: [] } }, 'monster').total;
  const boosts = guards(fight);
  const shift = boosts.reduce((sum, { strength }) => sum + strength, 0);
  const minus = boosts.reduce((sum, { harm }) => sum + harm, 0);
  const rolls = firstRolls(fight.combat.winds);
  const deadly = rolls.filter(roll => {
    const total = roll.dice.reduce((a, b) => a + b, roll.rest + rest + shift);
    return woundsFor(fight, total, minus) >= mind.own.health;
  });
  return deadly.length / rolls.length;
}

/** A Healing Phase: what would not go to waste, and what is used up only where death is near. */
function healing(mind: Mind): Picks {
  const fight = fightOf(mind);
  const missing = mind.most - mind.own.health;
  const risk = fight ? deathChance(fight) : 0;
  const best = bestOf(optionsOf(mind), ({ key }) => healGain(mind, key, missing, risk));
  return best && healGain(mind, best.key, missing, risk) > 0 ? [best.key] : [];
}

function healGain(mind: Mind, key: string, missing: number, risk: number): number {
  const ops = opsOf(mind, key);
  if (ops.length === 0) return -1;
  const heals = Math.min(missing, sumOf(ops, 'heal'));
  const wasted = sumOf(ops, 'heal') - heals;
  const others = ops.reduce((sum, op) => (isGain(op) && op.op !== 'heal' ? sum + gainWorth(mind, op) : sum), 0);
  return heals * (0.22 + 1.2 * risk) + others - usePrice(mind, key) - 0.1 * wasted * (risk > 0.1 ? 0 : 1);
}

// ---- the Hero attacks ----

/** Damage of a ruler at a Combat Strength, with all that is on the ledger. */
function damageFor(fight: Fight, ruler: readonly AttackRow[], total: number, plus: number, plain: number): number {
  const { combat, mind } = fight;
  const base = (rowAt(ruler, total)?.damage ?? 0) + plain + modifiersOf(fight, 'damage', 'plain');
  if (base === 0) return 0;
  const { opponent } = combat;
  const ward = opponent.kind === 'foe' ? (mind.view.scenario.foes[opponent.foe]?.magicDefence ?? 0) : 0;
  return Math.max(0, base + plus + modifiersOf(fight, 'damage', 'plus') - modifiersOf(fight, 'damage', 'minus') - ward);
}

const striking =
  (fight: Fight, ruler: readonly AttackRow[]): Outcome =>
  (total, plus, plain) => {
    const ops = rowAt(ruler, total)?.ops ?? [];
    return (
      damageWorth(fight, damageFor(fight, ruler, total, plus, plain)) +
      besides(fight.mind, ops) -
      0.15 * sumOf(ops, 'monsterStrength')
    );
  };

const blow = (mind: Mind, key: string, ops: readonly TileOp[]): Boost => ({
  key,
  strength: sumOf(ops, 'heroRoll') + 0.6 * sumOf(ops, 'rerollHeroDie'),
  harm: sumOf(ops, 'damagePlus'),
  price: usePrice(mind, key) - besides(mind, ops),
});

/** Step C: Clovers and Hope in the best mix, and Gaar as long as they pay. */
function heroAfter(fight: Fight): Picks {
  const { mind, combat } = fight;
  const outcome = striking(fight, rulerOf(combat.attack ?? ''));
  const boosts = [...offeredBoosts(mind, (key, ops) => blow(mind, key, ops)), ...hopeBoosts(mind, combat)];
  const lying = lyingOf(fight, 'hero');
  const total = lying.dice.reduce((sum, die) => sum + die, lying.rest);
  const worth = boosted(boosts, outcome);
  const die = rerollChoice(lying, worth, { gaar: gaarToSpend(mind), price: gaarPrice(mind), bonus: GAAR_BONUS });
  if (die !== undefined) return [gaarKey.make(die)];
  return bestBundle(boosts, total, outcome).keys.slice(0, 1);
}

const gaarToSpend = (mind: Mind): number => (optionsOf(mind).some(({ key }) => gaarKey.is(key)) ? mind.own.gaar : 0);

/** Points of Hope: two are a Gaar, so one is half of it; a Dwurt too adds to the roll. */
function hopeBoosts(mind: Mind, { hope }: Combat): Boost[] {
  const point = gaarPrice(mind) / HOPE_PRICES.gaar;
  const boosts: Boost[] = [];
  if (isOffered(mind, hopeKey.make('strike')))
    boosts.push({ key: hopeKey.make('strike'), strength: 1, harm: 0, plain: 1, price: HOPE_PRICES.strike * point });
  if (isOffered(mind, hopeKey.make('roll')))
    for (let n = 0; n < Math.min(hope, 2); n++)
      boosts.push({ key: hopeKey.make('roll'), strength: 1, harm: 0, price: n === 0 && hope % 2 === 1 ? 0.05 : point });
  if (isOffered(mind, dwurtKey))
    boosts.push({ key: dwurtKey, strength: DWURT_BONUS, harm: 0, price: dwurtPrice(mind) });
  return boosts;
}

/** What an attack with a tile is worth before the dice are thrown. */
function attackWorth(fight: Fight, tile: string): number {
  const { mind, row, combat } = fight;
  const rest = strengthOf({ ...combat.ledger, dice: { hero: [], monster: [] } }, 'hero').total + row.penalty;
  const clovers = usesOf(mind.known, mind.own, ['hero-after'])
    .filter(({ why }) => why === undefined)
    .map(({ key, ops }) => blow(mind, key, ops));
  const worth = boosted(clovers, striking(fight, rulerOf(tile)));
  const spending = { gaar: Math.min(1, mind.own.gaar), price: gaarPrice(mind) };
  const rests = faceOf(tile).isAbility ? 0.1 : 0;
  return worthRolling(windsFor(mind.known, mind.own), rest, worth, spending) - rests;
}

function strike(fight: Fight): Picks | undefined {
  const best = bestOf(optionsOf(fight.mind), ({ key }) => attackWorth(fight, attackKey.only(key)));
  return best && [best.key];
}

/** Step A: Fire Essences and whatever is used before the roll. */
function heroBefore(fight: Fight): Picks {
  const { mind, combat, row } = fight;
  const tile = combat.attack ?? bestTile(fight);
  if (tile === undefined) return [];
  const rest = strengthOf({ ...combat.ledger, dice: { hero: [], monster: [] } }, 'hero').total + row.penalty;
  const outcome = striking(fight, rulerOf(tile));
  const mean = (strength: number, harm: number): number =>
    worthRolling(windsFor(mind.known, mind.own), rest, total => outcome(total + strength, harm, 0), { gaar: 0 });
  const now = mean(0, 0);
  const gain = (key: string): number => {
    const ops = opsOf(mind, key);
    if (ops.length === 0) return -1;
    const silence =
      ops.some(({ op }) => op === 'noCurse') && combat.played.some(({ card }) => card === 'curse') ? 1 : 0;
    const { strength, harm, price } = blow(mind, key, ops);
    return mean(strength, harm) - now + silence - price - 0.05;
  };
  const best = bestOf(optionsOf(mind), ({ key }) => gain(key));
  return best && gain(best.key) > 0 ? [best.key] : [];
}

const bestTile = (fight: Fight): string | undefined =>
  bestOf(
    Object.values(fight.mind.own.slots).flatMap(slot => {
      const tile = slot?.tile;
      return tile && faceOf(tile.tile).attack && !(faceOf(tile.tile).isAbility && tile.engaged) ? [tile.tile] : [];
    }),
    tile => meanDamage(rulerOf(tile), fight.row.penalty),
  );

// ---- before it begins ----

/** Heals what does not go to waste, then fights. */
function arming(mind: Mind): Picks {
  const missing = mind.most - mind.own.health;
  const heal = bestOf(optionsOf(mind), ({ key }) => healGain(mind, key, missing, 0.15));
  if (heal && healGain(mind, heal.key, missing, 0.15) > 0) return [heal.key];
  return [fightKey];
}

export function heroChoice(mind: Mind): Picks | undefined {
  const { prompt } = mind.turn.decision;
  if (prompt === 'combat.before') return arming(mind);
  if (prompt === 'combat.healing') return healing(mind);
  const fight = fightOf(mind);
  if (!fight) return undefined;
  switch (prompt) {
    case 'combat.preparation':
      return found(mind, key => scenarioKey.is(key) || useKey.is(key)) ?? [];
    case 'combat.attack':
    case 'combat.initiative':
      return strike(fight);
    case 'combat.guard':
      return guarding(fight);
    case 'combat.exchange':
      return exchange(fight);
    case 'combat.monsterAfter':
      return monsterAfter(fight);
    case 'combat.heroBefore':
      return heroBefore(fight);
    case 'combat.heroAfter':
      return heroAfter(fight);
    default:
      return undefined;
  }
}
