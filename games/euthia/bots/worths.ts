// What things are worth to a Hero, in Reputation at the end of the game: Gold and what it buys count a fifth, and what makes a Hero
// stronger counts for as long as there is time to use it.

import { kept } from '@veillee/pieces/geometry';
import { expected } from '@veillee/pieces/odds';
import { originalOf } from '@veillee/pieces/things';
import { GOLD_PER_REPUTATION } from '../content/constants.ts';
import { rowAt } from '../content/monsters.ts';
import type { ScoreRow } from '../content/rows.ts';
import { scoreTable } from '../content/score-table.ts';
import type { AttackRow, Effect, GainOp, Gem, TileOp } from '../content/vocabulary.ts';
import { hasSet, onSlots } from '../rules/board.ts';
import { rollOdds } from '../rules/odds/rolls.ts';
import { resourceRow } from '../rules/selling.ts';
import type { Hero, Stone } from '../rules/state.ts';
import { effectsOf, type Face, faceOf } from '../rules/tiles.ts';
import { type Mind, timeLeft } from './mind.ts';

/** Gold buys growth as long as there is time for it; at the end five of it are a point. */
export const goldWorth = (mind: Mind): number => 1 / GOLD_PER_REPUTATION + 0.25 * timeLeft(mind);

const GEM_WORTH: { readonly [gem in Gem]: number } = {
  ruby: 0.9,
  onyx: 0.8,
  emerald: 0.7,
  diamond: 0.8,
  opal: 0.6,
  amethyst: 0.6,
  sapphire: 0.5,
  demonite: 0.5,
};
export const gemWorth = (mind: Mind, gem: Gem): number => 0.4 + 0.6 * GEM_WORTH[gem] * timeLeft(mind);

/** A Gem or an Essence that lies loose. */
export const stoneWorth = (mind: Mind, stone: Stone): number =>
  'gem' in stone ? gemWorth(mind, stone.gem) : 0.5 + 0.5 * timeLeft(mind);

const TREASURES = [0, 1.4, 2.4, 3.8] as const;

/** What a gain is worth. */
export function gainWorth(mind: Mind, op: GainOp): number {
  const time = timeLeft(mind);
  switch (op.op) {
    case 'gold':
      return op.n * goldWorth(mind);
    case 'reputation':
      return op.n * (1 + 0.15 * time);
    case 'loseReputation':
      return -op.n;
    case 'gaar':
    case 'dwurt':
      return op.n * (0.1 + 0.5 * time);
    case 'silver':
      return mind.isTeam ? 0 : op.n * 0.15 * time;
    case 'goldCard':
      return mind.isTeam ? 0.15 * op.n : op.n * 0.5 * time;
    case 'healingPotion':
      return op.n * 0.5 * time;
    case 'movement':
      return op.n * 0.25;
    case 'heal':
      return Math.min(op.n, mind.most - mind.own.health) * 0.2;
    case 'sufferWounds':
      return op.n >= mind.own.health ? -3 : -op.n * 0.25;
    case 'gem':
      return op.n * gemWorth(mind, op.gem);
    case 'gemChoice':
      return 0.5 + 0.5 * time;
    case 'essence':
      return op.n * (0.4 + 0.5 * time);
    case 'essenceChoice':
      return 0.4 + 0.6 * time;
    case 'treasure':
      return TREASURES[op.level] * (0.5 + 0.5 * time);
    case 'rewardTile':
      return op.n * (0.8 + time);
    case 'takeTile':
      return op.n * 0.5;
  }
}

export const gainsWorth = (mind: Mind, ops: readonly GainOp[]): number =>
  ops.reduce((sum, op) => sum + gainWorth(mind, op), 0);

/** What one more counts in a row of the Scoring Table: the step it is part of, so that the way there counts too. */
export function oneMore(id: ScoreRow['id'], has: number): number {
  const steps = scoreTable.find(row => row.id === id)?.steps ?? [];
  const at = (n: number): number => steps.findLast(({ atLeast }) => n >= atLeast)?.reputation ?? 0;
  const next = steps.find(({ atLeast }) => atLeast > has);
  const start = steps.findLast(({ atLeast }) => atLeast <= has)?.atLeast ?? 0;
  return next ? (next.reputation - at(has)) / (next.atLeast - start) : 0;
}

// ---- what fights are made of ----

/** Damage of a ruler on average against a Hero penalty; spending Gaar and Clovers shifts it up about as much. */
const meanBy = kept((key: string): number => {
  const [shift = '0', ...rows] = key.split(' ');
  const ruler = rows.map(row => row.split('/').map(Number) as [number, number]);
  return expected(
    rollOdds({ air: false, earth: false }, Number(shift)),
    n => ruler.findLast(([from]) => n >= from)?.[1] ?? 0,
  );
}, 512);
export const meanDamage = (ruler: readonly AttackRow[], shift = 0): number =>
  meanBy([shift, ...ruler.map(({ from, damage }) => `${from}/${damage}`)].join(' '));

/** The mean Damage of the best Weapon on the board, but for these. */
export const armed = (hero: Hero, ...but: readonly (string | undefined)[]): number =>
  Math.max(
    0.3,
    ...onSlots(hero)
      .filter(({ tile }) => !but.includes(tile) && !faceOf(tile).isAbility && !faceOf(tile).initiative)
      .map(({ tile }) => meanDamage(faceOf(tile).attack ?? [])),
  );

// ---- what a tile does ----

/** Once a round, what one point of each is worth through a whole game. */
const ONCE: { readonly [op in TileOp['op']]?: number } = {
  heroRoll: 0.9,
  nextHeroRoll: 0.5,
  monsterStrength: -0.8,
  damagePlus: 1.5,
  woundMinus: 1.3,
  heal: 0.9,
  movement: 1.8,
  teleport: 0.9,
  rerollHeroDie: 0.9,
  gaar: 2,
  dwurt: 2,
  gold: 1.6,
  silver: 0.4,
  goldCard: 1,
  reputation: 6,
  surviveDeath: 0.6,
};
const FLAT: { readonly [op in TileOp['op']]?: number } = {
  mineCart: 1,
  miningAction: 2.5,
  tradeAction: 2,
  combatAction: 4,
  monsterOneDie: 2,
  noCurse: 2.1,
  monsterNoCards: 1.2,
  protectElementals: 0.5,
  disengageAbility: 1.5,
  refreshGem: 0.5,
  initiativeAttack: 1.5,
  wildEssence: 1,
  gemChoice: 3,
  essenceChoice: 3,
  treasure: 5,
};
/** Always, or in every Combat Round. */
const PERMANENT: { readonly [op in TileOp['op']]?: number } = { maxHealth: 1.1, bags: 0.5 };
const SHIELDED: { readonly [op in TileOp['op']]?: number } = { woundMinus: 3, monsterStrength: -1.6, nextHeroRoll: 1 };

function opWorth(op: TileOp, effect: Effect, { kind }: Face): number {
  const n = 'n' in op ? op.n : 1;
  if (effect.trigger === 'permanent') return (PERMANENT[op.op] ?? ONCE[op.op] ?? 0) * n + (FLAT[op.op] ?? 0);
  if (kind === 'shield' && effect.trigger === 'monster-after') return (SHIELDED[op.op] ?? 0) * n;
  return (ONCE[op.op] ?? 0) * n + (FLAT[op.op] ?? 0);
}

/** Of what a set gives that is not worn yet, and of what an Essence or a Dwurt is paid for. */
const UNWORN = 0.3;
const PAID = 0.4;

/** Which tiles on a board do what. */
function tilesDoing(hero: Hero, op: TileOp['op']): readonly string[] {
  const known = DOING.get(hero) ?? new Map<TileOp['op'], string[]>();
  if (!DOING.has(hero)) {
    DOING.set(hero, known);
    for (const { tile } of onSlots(hero))
      for (const name of new Set(effectsOf(tile).flatMap(({ ops }) => ops.map(each => each.op))))
        known.set(name, [...(known.get(name) ?? []), tile]);
  }
  return known.get(op) ?? [];
}
const DOING = new WeakMap<Hero, Map<TileOp['op'], string[]>>();

/** Of the same thing once more a Hero has less. */
const AGAIN = 0.88;

/** A tile has one use a round: of several effects the best counts, and a little of the others. */
function effectsWorth(tile: string, hero: Hero, instead: string | undefined): number {
  const face = faceOf(tile);
  const again = (op: TileOp['op']): number =>
    AGAIN ** tilesDoing(hero, op).filter(other => other !== tile && other !== instead).length;
  const effects = (face.effects ?? []).map(effect => {
    const whole = effect.ops.reduce((sum, op) => sum + opWorth(op, effect, face) * again(op.op), 0);
    return {
      lasting: effect.trigger === 'permanent',
      worth: whole * (hasSet(hero, effect) ? 1 : UNWORN) * (effect.cost === undefined ? 1 : PAID),
    };
  });
  const lasting = effects.filter(each => each.lasting).reduce((sum, { worth }) => sum + worth, 0);
  const used = effects.filter(each => !each.lasting).map(({ worth }) => worth);
  const best = Math.max(0, ...used);
  return lasting + best + 0.2 * (used.reduce((sum, worth) => sum + worth, 0) - best);
}

/** What the rows of a ruler do besides Damage, on average. */
const besidesDamage = (ruler: readonly AttackRow[]): number =>
  ruler.some(({ ops }) => ops)
    ? expected(rollOdds({ air: false, earth: false }, 0), total =>
        (rowAt(ruler, total)?.ops ?? []).reduce((sum, op) => sum + (ONCE[op.op] ?? 0) * ('n' in op ? op.n : 1), 0),
      )
    : 0;

/** How much more an attack with it does than the best Weapon besides. */
function attackWorth({ attack, initiative, isAbility }: Face, besides: number): number {
  if (!attack) return 0;
  const mean = meanDamage(attack);
  if (initiative) return 1.3 * mean;
  const more = mean - besides;
  if (isAbility) return Math.max(0.3, 2.2 * more + 0.3) + besidesDamage(attack);
  return more > 0 ? 4 * more : 0;
}

/** What a tile on the board does for a Hero through a whole game; `instead` of another one. */
export const strengthOfTile = (tile: string, hero: Hero, instead?: string): number => {
  const face = faceOf(tile);
  const besides = face.attack ? armed(hero, tile, instead) : 0;
  const whole = effectsWorth(tile, hero, instead) + attackWorth(face, besides) + 0.3 * (face.gemSlots ?? 0);
  return face.consumed ? 0.3 * whole : whole;
};

/** What a tile would add on a slot, in place of what lies there. */
export const gainOnSlot = (hero: Hero, tile: string, worn: string | undefined): number =>
  strengthOfTile(tile, hero, worn) - (worn === undefined ? 0 : strengthOfTile(worn, hero, worn));

/** What having a tile is worth from now on: its use for the time that is left, and its price at the end. */
export function tileWorth(mind: Mind, tile: string): number {
  const face = faceOf(tile);
  const price = (face.buy ?? 0) / GOLD_PER_REPUTATION;
  return strengthOfTile(tile, mind.own) * timeLeft(mind) + price;
}

/** A Natural Resource, by its better sale. */
export const resourceSale = (mind: Mind, copy: string): number =>
  Math.max(...resourceRow(copy).sale.map(ops => gainsWorth(mind, ops)));

/** Silver and Gold cards are better in twos and threes. */
export function cardWorth(hand: readonly string[], card: string, isGold: boolean): number {
  const alike = hand.filter(other => originalOf(other) === originalOf(card)).length;
  return (isGold ? 3 : 1) + alike * (isGold ? 1 : 0.5);
}
