// A whole fight played many times in small, from what everybody knows: a Hero's board, and the back of a Monster card. For previews and
// bots: it plays plainly, spends Gaar where they change a row, and lets the Monster's Chaos be a card by lot of those it may have.

import { Chance, newChance } from '@veillee/kernel';
import { kept, madeOnce } from '@veillee/pieces/kept';
import { monstersOf, rowAt } from '../../content/monsters.ts';
import type { FighterRow } from '../../content/rows.ts';
import type { AttackRow, Effect, Level, TileOp, WoundRow } from '../../content/vocabulary.ts';
import { gemRow, hasSet, onSlots, working } from '../board.ts';
import type { Hero } from '../state.ts';
import { effectsOf, faceOf } from '../tiles.ts';
import { backOf, type MonsterBack } from '../view.ts';

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
  /** What Shields do in every Combat Round. */
  readonly shield: ShieldSide;
}

/** Wounds and Strength that it takes off a Monster's attack, and what it takes off the Hero's next roll. */
interface ShieldSide {
  readonly wounds: number;
  readonly strength: number;
  readonly hinders: number;
}

export type MonsterSide = Pick<FighterRow, 'wounds' | 'penalty' | 'gaar' | 'chaos'> & {
  readonly health: number;
  readonly damage?: number;
  /** It breaks off after so many Combat Rounds. */
  readonly rounds?: number;
  /** Nothing but Damage and a Shield's Wound reduction reaches it (EUT-17.18). */
  readonly immune?: boolean;
  /** Tokens of Magic Defence: they take so much off an attack, and each attack that hits strips one. */
  readonly ward?: number;
  /** Its blow of the Combat Round under way has fallen: the Hero strikes next. */
  readonly hasStruck?: boolean;
  /** What its Chaos is spent on: the best cards in a rival's hand, or in the reserves. */
  readonly cards?: Cards;
};

export type Cards = 'silver' | 'gold';

export interface FightOdds {
  /** The share of fights that the Hero wins, and of those in which the Hero dies. */
  readonly wins: number;
  readonly deaths: number;
  /** Damage dealt and Magic Defence stripped on average, won or not. */
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
  const { ops, dwurt } = usableOps(hero);
  const of = (name: TileOp['op']): number[] =>
    ops.flatMap(op => (op.op === name && 'n' in op ? [Math.abs(op.n)] : [])).sort((a, b) => b - a);
  return {
    health: hero.health,
    most,
    gaar: hero.gaar + dwurt,
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

const canPay = ({ stones, dwurt }: Hero, { cost }: Effect): boolean =>
  cost === undefined ||
  ('dwurt' in cost ? dwurt >= cost.dwurt : stones.some(stone => 'essence' in stone && stone.essence === cost.essence));

/** Ops of everything that can be used once in a fight: tiles that are not engaged and can be paid for, active Gems. What is paid for
 * them in Dwurt is not there for rolls. */
function usableOps(hero: Hero): { readonly ops: TileOp[]; readonly dwurt: number } {
  let { dwurt } = hero;
  const tiles = working(hero).filter(({ tile, engaged }) => !engaged && faceOf(tile).kind !== 'shield');
  const gems = onSlots(hero).flatMap(({ gems: set }) =>
    set.filter(({ active }) => active).map(({ gem }) => gemRow(gem)),
  );
  const effects = [
    // A tile has one use: its first effect in a fight.
    ...tiles.flatMap(({ tile }) =>
      effectsOf(tile)
        .filter(one => IN_COMBAT.includes(one.trigger) && hasSet(hero, one) && canPay({ ...hero, dwurt }, one))
        .slice(0, 1)
        .map(one => {
          if (one.cost && 'dwurt' in one.cost) dwurt -= one.cost.dwurt;
          return one;
        }),
    ),
    ...gems.flatMap(row => row.effects.filter(one => IN_COMBAT.includes(one.trigger))),
  ];
  return { ops: effects.flatMap(({ ops }) => ops), dwurt };
}

function shieldOf(hero: Hero): ShieldSide {
  const ops = onSlots(hero)
    .filter(({ tile }) => faceOf(tile).kind === 'shield')
    .flatMap(({ tile }) => effectsOf(tile).flatMap(one => one.ops));
  const of = (name: TileOp['op']): number =>
    ops.reduce((sum, op) => (op.op === name && 'n' in op ? sum + Math.abs(op.n) : sum), 0);
  return { wounds: of('woundMinus'), strength: of('monsterStrength'), hinders: of('nextHeroRoll') };
}

/** Monsters whose backs are like this one: the one on top is one of them. */
export const monstersBehind = (level: Level, back: MonsterBack): readonly MonsterSide[] => {
  const printed = JSON.stringify(back);
  return monstersOf(level).filter(({ id }) => JSON.stringify(backOf(id)) === printed);
};

// ---- the fight ----

/** Dice of one side in one fight; a longer fight begins them anew. */
const ROLLS = 60;
const diceOf = kept((key: string): Uint8Array => {
  const chance = new Chance(newChance(key));
  return Uint8Array.from({ length: ROLLS }, () => chance.roll(6, 'dice'));
}, 1024);

/** Rolls the same dice for the same fight of a seed, whoever fights it: so boards are told apart by what lies on them, not by luck. */
function rollerOf(key: string): () => number {
  const dice = diceOf(key);
  let n = 0;
  return () => dice[n++ % ROLLS] ?? 1;
}

/** So many fights against whoever it may be, each in turn; the same for the same seed. */
export function fightOdds(hero: HeroSide, monsters: readonly MonsterSide[], seed: string, fights = 200): FightOdds {
  const sum = { wins: 0, deaths: 0, damage: 0, health: 0, gaar: 0, rounds: 0 };
  for (let n = 0; n < fights; n++) {
    const monster = monsters[n % monsters.length];
    if (!monster) break;
    const end = playOnce(hero, monster, { hero: rollerOf(`${seed} hero ${n}`), monster: rollerOf(`${seed} ${n}`) });
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
/** A Combat card has a Chaos symbol in so many of six cases. */
const CHAOS_SYMBOLS = 5;

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
  /** What cards of the Monster do for a Combat Round, or from now on. */
  hinder: number;
  regenerate: number;
  isBound: boolean;
  ward: number;
}

interface Rollers {
  readonly hero: () => number;
  readonly monster: () => number;
}

function playOnce(hero: HeroSide, monster: MonsterSide, roll: Rollers) {
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
    hinder: 0,
    regenerate: 0,
    isBound: false,
    ward: monster.ward ?? 0,
  };
  const before = now.damage;
  const [first] = hero.initiative;
  if (first) strikes(now, first, monster, roll.hero);
  let rounds = 0;
  const most = monster.rounds ?? MOST_ROUNDS;
  while (now.damage < monster.health && rounds < most) {
    rounds++;
    now.hinder = 0;
    now.isBound = false;
    now.damage = Math.max(0, now.damage - now.regenerate);
    rest(now, hero.most);
    if (rounds > 1 || !monster.hasStruck) isStruck(now, hero.shield, monster, roll.monster);
    if (now.health <= 0) break;
    const ruler = (now.isBound ? undefined : now.abilities.pop()) ?? bestWeapon(hero);
    if (ruler) strikes(now, ruler, monster, roll.hero);
  }
  const { damage, health, gaar } = now;
  const won = damage >= monster.health;
  // Whoever has not won after fifty Combat Rounds dies of exhaustion.
  const died = health <= 0 || (!won && rounds === MOST_ROUNDS);
  const stripped = (monster.ward ?? 0) - now.ward;
  return { won, died, damage: damage - before + stripped, health, gaar, rounds };
}

const bestWeapon = madeOnce(
  ({ weapons }: HeroSide): readonly AttackRow[] | undefined =>
    [...weapons].sort((a, b) => meanDamage(b) - meanDamage(a))[0],
);
const meanDamage = (ruler: readonly AttackRow[]): number =>
  (rowAt(ruler, 7)?.damage ?? 0) + (rowAt(ruler, 9)?.damage ?? 0);

/** What a ruler comes to at every total. Its rows begin above the first of these and not beyond the last. */
type Scale = readonly number[];
export const LEAST_TOTAL = -2;
export const MOST_TOTAL = 20;
const scaleOf = (at: (total: number) => number): Scale =>
  Array.from({ length: MOST_TOTAL - LEAST_TOTAL + 1 }, (_, n) => at(n + LEAST_TOTAL));
const valueAt = (scale: Scale, total: number): number =>
  scale[Math.min(Math.max(total, LEAST_TOTAL), MOST_TOTAL) - LEAST_TOTAL] as number;

const damageOf = madeOnce((ruler: readonly AttackRow[]) => scaleOf(total => rowAt(ruler, total)?.damage ?? 0));
const woundsOf = madeOnce((ruler: readonly WoundRow[]) => scaleOf(total => woundsIn(rowAt(ruler, total))));

const FACES = 6;
type Dice = [number, number];

/** Which of two dice is best rolled again, if that is worth at least so much on average. */
function dieToReroll(
  [first, second]: Dice,
  rest: number,
  worth: (total: number) => number,
  least: number,
): 0 | 1 | undefined {
  const mean = (stays: number): number => {
    let sum = 0;
    for (let face = 1; face <= FACES; face++) sum += worth(stays + rest + face) / FACES;
    return sum;
  };
  const [one, other] = [mean(second), mean(first)];
  if (other >= Math.max(least, one)) return 1;
  return one >= least ? 0 : undefined;
}

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

/** A Chaos token is spent on cards by lot: three kinds in either deck, one card or, as often, two of a kind (EUT-12). */
function rages(
  now: Underway,
  cards: Cards,
  roll: () => number,
): { readonly strength: number; readonly wounds: number } {
  now.chaos--;
  const lot = roll();
  const isPair = lot % 2 === 0;
  if (cards === 'gold') {
    if (lot <= 2) {
      now.hinder += isPair ? 3 : 2;
      return { strength: 0, wounds: isPair ? 3 : 2 };
    }
    if (lot > 4) {
      now.isBound = true;
      return { strength: 0, wounds: 0 };
    }
    now.damage = Math.max(0, now.damage - (isPair ? 2 : 1));
    now.regenerate++;
    return { strength: isPair ? 3 : 2, wounds: 0 };
  }
  if (lot <= 2) now.hinder += isPair ? 4 : 2;
  else if (lot <= 4) now.gaar = Math.max(0, now.gaar - (isPair ? 2 : 1));
  else return { strength: isPair ? 3 : 2, wounds: isPair ? 1 : 0 };
  return { strength: 0, wounds: 0 };
}

function isStruck(now: Underway, shield: ShieldSide, { wounds, immune, cards }: MonsterSide, roll: () => number): void {
  const dice: Dice = [roll(), roll()];
  let rest = 0;
  const ruler = woundsOf(wounds);
  const at = (strength: number): number => valueAt(ruler, strength);
  const total = (): number => dice[0] + dice[1] + rest;
  const low = dice[0] <= dice[1] ? 0 : 1;
  if (now.monsterGaar > 0 && dice[low] <= 3) {
    now.monsterGaar--;
    dice[low] = roll();
    rest += 2;
  }
  const rage = cards && now.chaos > 0 && roll() <= CHAOS_SYMBOLS ? rages(now, cards, roll) : undefined;
  rest += rage?.strength ?? 0;
  while (now.gaar > 0 && !immune) {
    const die = dieToReroll(dice, rest - 2, strength => -at(strength), -at(total()) + 1);
    if (die === undefined) break;
    now.gaar--;
    dice[die] = roll();
    rest -= 2;
  }
  // A Shield is raised where the blow would hurt; against the Immune it takes off Wounds alone.
  if (at(total()) > 0) {
    if (!immune) rest -= shield.strength;
    now.hinder += shield.hinders;
  }
  const dodge = immune ? undefined : now.dodges.find(n => at(total() - n) < at(total()));
  if (dodge !== undefined) {
    now.dodges.splice(now.dodges.indexOf(dodge), 1);
    rest -= dodge;
  }
  const bare = at(total());
  const plain = bare === 0 ? 0 : bare + (rage?.wounds ?? 0);
  const ward = plain > shield.wounds && !immune ? (now.wards.shift() ?? 0) : 0;
  now.health -= Math.max(0, plain - shield.wounds - ward);
}

function strikes(
  now: Underway,
  ruler: readonly AttackRow[],
  { penalty, health }: MonsterSide,
  roll: () => number,
): void {
  const dice: Dice = [roll(), roll()];
  let rest = penalty - now.hinder;
  const left = health - now.damage;
  const damage = damageOf(ruler);
  const at = (strength: number): number => Math.max(0, Math.min(left, valueAt(damage, strength) - now.ward));
  const total = (): number => dice[0] + dice[1] + rest;
  const clover = now.clovers.find(n => at(total() + n) > at(total()));
  if (clover !== undefined) {
    now.clovers.splice(now.clovers.indexOf(clover), 1);
    rest += clover;
  }
  while (now.gaar > 0) {
    const die = dieToReroll(dice, rest + 2, at, at(total()) + 0.75);
    if (die === undefined) break;
    now.gaar--;
    dice[die] = roll();
    rest += 2;
  }
  const plain = at(total());
  const bare = valueAt(damage, total());
  if (bare <= 0) return;
  const blow = plain < left ? (now.blows.shift() ?? 0) : 0;
  now.damage += Math.max(0, bare + blow - now.ward);
  now.ward = Math.max(0, now.ward - 1);
}
