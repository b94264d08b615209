// A whole fight played many times in small, from what everybody knows: a Hero's board, and the back of a Monster card. For previews and
// bots: it plays plainly, spends Gaar where they change a row, and lets the Monster's Chaos be an occasional Frenzy.

import { Chance, newChance } from '@veillee/kernel';
import { monstersOf, rowAt } from '../../content/monsters.ts';
import type { FighterRow } from '../../content/rows.ts';
import type { AttackRow, Level, TileOp, WoundRow } from '../../content/vocabulary.ts';
import { gemRow, hasSet, onSlots, working } from '../board.ts';
import type { Hero } from '../state.ts';
import { effectsOf, faceOf } from '../tiles.ts';
import { backOf, type MonsterBack } from '../view.ts';
import { rerollsOf } from './rolls.ts';

/** What a Hero brings to a fight: once each, but for attacks and Shields. */
export interface HeroSide {
  readonly health: number;
  readonly most: number;
  readonly gaar: number;
  /** The rulers of Weapons, and of Combat Abilities that are not engaged. */
  readonly weapons: readonly (readonly AttackRow[])[];
  readonly abilities: readonly (readonly AttackRow[])[];
  readonly initiative: readonly (readonly AttackRow[])[];
  readonly clovers: readonly number[];
  readonly dodges: readonly number[];
  readonly wards: readonly number[];
  readonly heals: readonly number[];
  readonly blows: readonly number[];
  /** Wounds that Shields take off in every Combat Round. */
  readonly shield: number;
}

export type MonsterSide = Pick<FighterRow, 'wounds' | 'penalty' | 'gaar' | 'chaos'> & {
  readonly health: number;
  readonly damage?: number;
  /** It breaks off after so many Combat Rounds. */
  readonly rounds?: number;
  /** Nothing but Damage and a Shield's Wound reduction reaches it (EUT-17.18). */
  readonly immune?: boolean;
  /** Wounds that a Chaos token adds on average besides: a hand, or a reserve, with Gold cards in it. */
  readonly surge?: number;
};

export interface FightOdds {
  /** The share of fights that the Hero wins, and of those in which the Hero dies. */
  readonly wins: number;
  readonly deaths: number;
  /** Damage dealt on average, won or not. */
  readonly damage: number;
  /** Health and Gaar left on average after a victory, and Combat Rounds on average. */
  readonly health: number;
  readonly gaar: number;
  readonly rounds: number;
}

// ---- who fights ----

/** A Hero's board as a fight sees it: everything on it lies open. */
export function heroSide(hero: Hero, most: number): HeroSide {
  const tiles = onSlots(hero).filter(({ tile }) => faceOf(tile).attack);
  const rulers = (fits: (tile: { readonly tile: string; readonly engaged: boolean }) => boolean) =>
    tiles.filter(fits).map(({ tile }) => faceOf(tile).attack ?? []);
  const isFirst = ({ tile }: { readonly tile: string }) => faceOf(tile).initiative;
  const ops = usableOps(hero);
  const of = (name: TileOp['op']): number[] =>
    ops.flatMap(op => (op.op === name && 'n' in op ? [Math.abs(op.n)] : [])).sort((a, b) => b - a);
  return {
    health: hero.health,
    most,
    gaar: hero.gaar + hero.dwurt,
    weapons: rulers(tile => !isFirst(tile) && !faceOf(tile.tile).isAbility),
    abilities: rulers(tile => !isFirst(tile) && faceOf(tile.tile).isAbility && !tile.engaged),
    initiative: rulers(tile => isFirst(tile) && !tile.engaged),
    clovers: of('heroRoll'),
    dodges: of('monsterStrength'),
    wards: of('woundMinus'),
    heals: of('heal'),
    blows: of('damagePlus'),
    shield: shieldOf(hero),
  };
}

const IN_COMBAT = [
  'anytime',
  'monster-before',
  'monster-before-or-after',
  'monster-after',
  'hero-before',
  'hero-after',
];

/** Ops of everything that can be used once in a fight: tiles that are not engaged, active Gems. Costs are left out of account. */
function usableOps(hero: Hero): TileOp[] {
  const tiles = working(hero).filter(({ tile, engaged }) => !engaged && faceOf(tile).kind !== 'shield');
  const gems = onSlots(hero).flatMap(({ gems: set }) =>
    set.filter(({ active }) => active).map(({ gem }) => gemRow(gem)),
  );
  const effects = [
    // A tile has one use: its first effect in a fight.
    ...tiles.flatMap(({ tile }) =>
      effectsOf(tile)
        .filter(one => IN_COMBAT.includes(one.trigger) && hasSet(hero, one))
        .slice(0, 1),
    ),
    ...gems.flatMap(row => row.effects.filter(one => IN_COMBAT.includes(one.trigger))),
  ];
  return effects.flatMap(({ ops }) => ops);
}

const shieldOf = (hero: Hero): number =>
  onSlots(hero)
    .filter(({ tile }) => faceOf(tile).kind === 'shield')
    .flatMap(({ tile }) => effectsOf(tile).flatMap(({ ops }) => ops))
    .reduce((sum, op) => (op.op === 'woundMinus' ? sum + op.n : sum), 0);

/** Monsters whose backs are like this one: the one on top is one of them. */
export const monstersBehind = (level: Level, back: MonsterBack): readonly MonsterSide[] => {
  const printed = JSON.stringify(back);
  return monstersOf(level).filter(({ id }) => JSON.stringify(backOf(id)) === printed);
};

// ---- the fight ----

/** So many fights against whoever it may be, each in turn; the same for the same seed. */
export function fightOdds(hero: HeroSide, monsters: readonly MonsterSide[], seed: string, fights = 200): FightOdds {
  const chance = new Chance(newChance(seed));
  const roll = (): number => chance.roll(6, 'dice');
  const sum = { wins: 0, deaths: 0, damage: 0, health: 0, gaar: 0, rounds: 0 };
  for (let n = 0; n < fights; n++) {
    const monster = monsters[n % monsters.length];
    if (!monster) break;
    const end = playOnce(hero, monster, roll);
    sum.rounds += end.rounds;
    sum.damage += end.damage;
    if (end.died) sum.deaths++;
    if (!end.won) continue;
    sum.wins++;
    sum.health += end.health;
    sum.gaar += end.gaar;
  }
  const per = Math.max(1, sum.wins);
  return {
    wins: sum.wins / fights,
    deaths: sum.deaths / fights,
    damage: sum.damage / fights,
    health: sum.health / per,
    gaar: sum.gaar / per,
    rounds: sum.rounds / fights,
  };
}

const MOST_ROUNDS = 50;
/** Chaos tokens are, on average, worth this much Combat Strength to an attack. */
const CHAOS_STRENGTH = 2;

interface Underway {
  health: number;
  gaar: number;
  damage: number;
  chaos: number;
  monsterGaar: number;
  clovers: number[];
  dodges: number[];
  wards: number[];
  heals: number[];
  blows: number[];
  abilities: (readonly AttackRow[])[];
}

function playOnce(hero: HeroSide, monster: MonsterSide, roll: () => number) {
  const now: Underway = {
    health: hero.health,
    gaar: hero.gaar,
    damage: monster.damage ?? 0,
    chaos: monster.chaos,
    monsterGaar: monster.gaar,
    clovers: [...hero.clovers],
    dodges: [...hero.dodges],
    wards: [...hero.wards],
    heals: [...hero.heals],
    blows: [...hero.blows],
    abilities: [...hero.abilities],
  };
  const [first] = hero.initiative;
  if (first) strikes(now, first, monster, roll);
  let rounds = 0;
  const before = now.damage;
  const most = monster.rounds ?? MOST_ROUNDS;
  while (now.damage < monster.health && rounds < most) {
    rounds++;
    rest(now, hero.most);
    isStruck(now, hero.shield, monster, roll);
    if (now.health <= 0) break;
    const ruler = now.abilities.pop() ?? bestOf(hero.weapons);
    if (ruler) strikes(now, ruler, monster, roll);
  }
  const { damage, health, gaar } = now;
  const won = damage >= monster.health;
  // Whoever has not won after fifty Combat Rounds dies of exhaustion.
  const died = health <= 0 || (!won && rounds === MOST_ROUNDS);
  return { won, died, damage: damage - before, health, gaar, rounds };
}

const bestOf = (rulers: readonly (readonly AttackRow[])[]): readonly AttackRow[] | undefined =>
  [...rulers].sort((a, b) => meanDamage(b) - meanDamage(a))[0];
const meanDamage = (ruler: readonly AttackRow[]): number =>
  (rowAt(ruler, 7)?.damage ?? 0) + (rowAt(ruler, 9)?.damage ?? 0);

/** Heals what does not go to waste. */
function rest(now: Underway, most: number): void {
  now.heals = now.heals.filter(n => {
    if (most - now.health < n) return true;
    now.health += n;
    return false;
  });
}

/** A skull is more Wounds than anybody has (EUT-17.17). */
const woundsIn = (row: WoundRow | undefined): number =>
  row?.special?.some(({ op }) => op === 'instantDeath') ? SKULL : (row?.wounds ?? 0);
const SKULL = 99;

function isStruck(now: Underway, shield: number, { wounds, immune, surge = 0 }: MonsterSide, roll: () => number): void {
  const dice = [roll(), roll()];
  let rest = 0;
  const at = (strength: number): number => woundsIn(rowAt(wounds, strength));
  const total = (): number => (dice[0] ?? 0) + (dice[1] ?? 0) + rest;
  const low = dice.indexOf(Math.min(...dice));
  if (now.monsterGaar > 0 && (dice[low] ?? 0) <= 3) {
    now.monsterGaar--;
    dice[low] = roll();
    rest += 2;
  }
  const rages = at(total() + CHAOS_STRENGTH) > at(total()) || (surge > 0 && at(total()) > 0);
  const raged = now.chaos > 0 && rages ? surge : 0;
  if (now.chaos > 0 && rages) {
    now.chaos--;
    rest += CHAOS_STRENGTH;
  }
  while (now.gaar > 0 && !immune) {
    const lying = { dice, rest };
    const best = rerollsOf(lying, strength => -at(strength), -2).sort((a, b) => b.worth - a.worth)[0];
    if (!best || best.worth < -at(total()) + 1) break;
    now.gaar--;
    dice[best.die] = roll();
    rest -= 2;
  }
  const dodge = immune ? undefined : now.dodges.find(n => at(total() - n) < at(total()));
  if (dodge !== undefined) {
    now.dodges = now.dodges.filter(n => n !== dodge);
    rest -= dodge;
  }
  const bare = at(total());
  const plain = bare === 0 ? 0 : bare + raged;
  const ward = plain > shield && !immune ? (now.wards.shift() ?? 0) : 0;
  now.health -= Math.max(0, plain - shield - ward);
}

function strikes(
  now: Underway,
  ruler: readonly AttackRow[],
  { penalty, health }: MonsterSide,
  roll: () => number,
): void {
  const dice = [roll(), roll()];
  let rest = penalty;
  const left = health - now.damage;
  const at = (strength: number): number => Math.min(left, rowAt(ruler, strength)?.damage ?? 0);
  const total = (): number => (dice[0] ?? 0) + (dice[1] ?? 0) + rest;
  const clover = now.clovers.find(n => at(total() + n) > at(total()));
  if (clover !== undefined) {
    now.clovers = now.clovers.filter(n => n !== clover);
    rest += clover;
  }
  while (now.gaar > 0) {
    const best = rerollsOf({ dice, rest }, at).sort((a, b) => b.worth - a.worth)[0];
    if (!best || best.worth < at(total()) + 0.75) break;
    now.gaar--;
    dice[best.die] = roll();
    rest += 2;
  }
  const plain = at(total());
  const blow = plain > 0 && plain < left ? (now.blows.shift() ?? 0) : 0;
  now.damage += plain === 0 ? 0 : plain + blow;
}
