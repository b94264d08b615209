// What heroes are and have: which sheet to take, which skill to give back, what to buy and what to hold in hand. All by what rows say: dice
// against common armour, armour against common blows.

import { bestOf } from '@veillee/bots/judgement';
import { kept, madeOnce } from '@veillee/pieces/kept';
import { mean } from '@veillee/pieces/odds';
import { heroRow } from '../content/heroes.ts';
import { itemRow } from '../content/items.ts';
import type { HeroRow, ItemRow, Weapon } from '../content/rows.ts';
import { skillRow } from '../content/skills.ts';
import { priceRow } from '../content/town.ts';
import { EQUIPMENT } from '../content/turns.ts';
import { type Ability, type Bonus, type Effect, KINDS, type Kind } from '../content/vocabulary.ts';
import { type Attack, joined, woundOdds } from '../rules/attack/odds.ts';
import { hasOp } from '../rules/effects/held.ts';
import { rowOf } from '../rules/hero/fitting.ts';
import * as keys from '../rules/keys.ts';
import { type Hero, isPotion, type Known, rowId, sheetOf, type Thing } from '../rules/state.ts';

// ---- worths of what rows say ----

/** What a wound more in each attack is worth, a point of armour, a point of speed. */
const BLOW = 5;
const ARMOUR = 3.5;
const SPEED = 1.5;
/** Armour that is met often, and how far one shoots. */
const MET = [1, 3] as const;
const SHOT = 3;

const woundsOf = (attack: Attack, kind: Kind): number => worked(JSON.stringify([attack, kind]));
/** The same few weapons are thought about again and again. */
const worked = kept((key: string): number => {
  const [attack, kind] = JSON.parse(key) as [Attack, Kind];
  const against = (armour: number) => ({ armour, ...(kind !== 'melee' && { distance: SHOT }) });
  return MET.reduce((sum, armour) => sum + mean(woundOdds(attack, against(armour))), 0) / MET.length;
}, 1024);

const SELDOM = 0.2;
/** What an effect is worth to somebody who fights with this kind: by what it does. */
function effectWorth({ ops, if: conditions = [], cost }: Effect, kind: Kind): number {
  const isFor = conditions.every(one => one.is !== 'kind' || one.kinds.includes(kind));
  const price = (cost?.fatigue ?? 0) * 0.8;
  // Of whoever has few wounds left: there are not many such blows.
  const often = conditions.some(one => one.is === 'left') ? SELDOM : 1;
  const sum = ops.reduce((all, op) => {
    switch (op.op) {
      case 'bonus': {
        const { damage = 0, range = 0, surges = 0, pierce = 0 } = op.bonus;
        const far = kind === 'melee' ? 0 : range;
        return all + (isFor ? BLOW * (damage + 0.45 * surges + 0.5 * pierce) + 1.2 * far : 0);
      }
      case 'attacks':
      case 'attack':
        return all + (isFor ? 9 : 0);
      case 'armour':
        return all + ARMOUR * op.n;
      case 'armourAgainst':
        return all + 1.5 * op.n;
      case 'maxWounds':
        return all + 1.3 * op.n;
      case 'maxFatigue':
        return all + 1.6 * op.n;
      case 'speed':
        return all + SPEED * op.n;
      case 'recover':
        return all + 4;
      case 'cancelWounds':
        return all + 3 * op.n;
      case 'have':
        return all + 5;
      case 'companion':
        return all + 3;
      default:
        return all + 2.5;
    }
  }, 0);
  return Math.max(0, often * sum - price);
}

const effectsWorth = (effects: readonly Effect[] = [], kind: Kind): number =>
  effects.reduce((sum, effect) => sum + effectWorth(effect, kind), 0);

const traitOf = (hero: Hero, kind: Kind): number => heroRow(sheetOf(hero)).traits[kind] + (hero.training[kind] ?? 0);
export const kindOf = (hero: Hero): Kind => bestOf(KINDS, kind => traitOf(hero, kind)) ?? 'melee';
const kindOfSheet = ({ traits }: HeroRow): Kind => bestOf(KINDS, kind => traits[kind]) ?? 'melee';

// ---- preparation ----

/** How much a sheet promises: blows, staying power, and how little its death costs. `party`: those chosen already. */
export function worthOfSheet(id: string, party: readonly Hero[]): number {
  const row = heroRow(id);
  const { wounds, fatigue, armour = 1, speed, conquest, traits, effects, skills } = row;
  const kind = kindOfSheet(row);
  const alike = party.filter(hero => kindOf(hero) === kind).length;
  return (
    6 * traits[kind] +
    1.3 * wounds +
    ARMOUR * armour +
    SPEED * speed +
    1.6 * fatigue +
    0.4 * effectsWorth(effects, kind) +
    2 * (skills.fighting + skills.subterfuge + skills.wizardry) -
    DEATH * conquest -
    2.5 * alike
  );
}
/** What each token more that a death costs weighs. */
const DEATH = 5;

export function worthOfSkill(hero: Hero, id: string): number {
  return effectsWorth(skillRow(id).effects, kindOf(hero));
}
/** A card from the deck is worth as much on the average: what is less goes back. */
export const COMMON_SKILL = 5;

// ---- what is held ----

function weaponWorth(hero: Hero, row: ItemRow, other?: ItemRow): number {
  const { weapon } = row;
  if (!weapon) return 0;
  const offHand = row.hands === 1 ? other?.weapon?.offHand : undefined;
  const known = weaponWorths(row);
  const key = [traitOf(hero, weapon.kind), ...hero.skills, offHand && other?.id].join();
  const worth = known.get(key) ?? worthOfWeapon(hero, weapon, offHand);
  known.set(key, worth);
  return worth;
}
/** Whoever shops tries every weapon with everything else. */
const weaponWorths = madeOnce((_: ItemRow) => new Map<string, number>());

function worthOfWeapon(hero: Hero, weapon: Weapon, offHand: Bonus | undefined): number {
  const rankOf = (ability: Ability): number =>
    (weapon.abilities ?? []).reduce((sum, one) => sum + (one.ability === ability ? (one.rank ?? 1) : 0), 0);
  const pierce = rankOf('pierce');
  const cards = hero.skills.reduce(
    (sum, id) => sum + effectsWorth(skillRow(id).effects.filter(isBonus), weapon.kind),
    0,
  );
  const attack: Attack = {
    dice: joined(weapon.dice, { black: traitOf(hero, weapon.kind) }),
    bonus: { damage: offHand?.damage ?? 0, surges: (weapon.freeSurges ?? 0) + (offHand?.surges ?? 0), pierce },
    surges: weapon.surges.filter(({ gain }) => gain.blast === undefined),
  };
  const spreads = weapon.surges.some(({ gain }) => gain.blast !== undefined) || weapon.around !== undefined ? 2 : 0;
  const shoots = weapon.kind === 'melee' ? 0 : 6;
  return (
    BLOW * woundsOf(attack, weapon.kind) + cards + spreads + shoots + REACH * rankOf('reach') + (weapon.onWound ? 1 : 0)
  );
}
/** Over a friend's shoulder, across a pit, and out of the way of a blow. */
const REACH = 4;
const isBonus = ({ ops }: Effect): boolean => ops.some(({ op }) => op === 'bonus');

const FISTS: ItemRow = {
  id: 'fists',
  tier: 'shop',
  kind: 'weapon',
  copies: 0,
  hands: 0,
  weapon: { kind: 'melee', dice: { red: 1 }, surges: [] },
};

/** What a cursed item costs whoever has yet to put it to use: each token makes a death dearer (DES-31.1). */
const CURSE = 0.6 * DEATH;
const curseOf = (hero: Hero, one: { readonly thing: Thing; readonly row: ItemRow } | undefined): number =>
  one?.row.cursed && !hero.equipped.includes(one.thing) ? CURSE : 0;

/** Other items for which a robe leaves room. */
const roomIn = (row: ItemRow | undefined): number =>
  (row?.effects ?? []).reduce(
    (sum, { ops }) => sum + ops.reduce((n, op) => (op.op === 'otherItems' ? n + op.n : n), 0),
    0,
  );

interface Held {
  readonly things: readonly Thing[];
  readonly worth: number;
}

const handsOf = (hero: Hero): number => (hasOp(hero, 'hands') ? 1 : EQUIPMENT.hands);

/** The best that can be made of these things: what is in hand, worn, and carried besides. */
export function bestOutfit(hero: Hero, things: readonly Thing[]): Held {
  const rows = things.map(thing => ({ thing, row: itemRow(rowId(thing)) }));
  const hands = rows.filter(({ row }) => row.weapon || row.kind === 'shield');
  const kind = kindOf(hero);
  const armours = hasOp(hero, 'noArmour') ? [] : rows.filter(({ row }) => row.armour);
  const others = rows.filter(({ row }) => !row.weapon && row.kind !== 'shield' && !row.armour && row.kind !== 'cache');
  const { speed } = heroRow(sheetOf(hero));
  let best: Held = { things: [], worth: Number.NEGATIVE_INFINITY };
  const nothing = undefined as (typeof rows)[number] | undefined;
  for (const first of [nothing, ...hands.filter(({ row }) => row.weapon)])
    for (const second of [nothing, ...hands]) {
      if (second !== undefined && (second === first || !first)) continue;
      const used = (first?.row.hands ?? 0) + (second?.row.hands ?? 0);
      if (used > handsOf(hero)) continue;
      for (const worn of [nothing, ...armours]) {
        const forbids = worn?.row.armour?.forbidsRunes && !hasOp(hero, 'runesInArmour');
        if (forbids && (first?.row.rune || second?.row.rune)) continue;
        const besides = others
          .filter(({ row }) => !(forbids && row.rune))
          .map(one => ({ ...one, worth: 1 + effectsWorth(one.row.effects, kind) - curseOf(hero, one) }))
          .sort((one, other) => other.worth - one.worth)
          .slice(0, EQUIPMENT.others + roomIn(worn?.row));
        const cap = worn?.row.armour?.speedCap;
        const worth =
          weaponWorth(hero, first?.row ?? FISTS, second?.row) +
          (second?.row.kind === 'shield' ? effectsWorth(second.row.effects, kind) : 0) +
          (worn ? ARMOUR * (worn.row.armour?.armour ?? 0) + 0.5 * effectsWorth(worn.row.effects, kind) : 0) -
          (cap !== undefined && cap < speed ? SPEED * (speed - cap) : 0) +
          besides.reduce((sum, one) => sum + one.worth, 0) -
          curseOf(hero, first) -
          curseOf(hero, second);
        if (worth > best.worth)
          best = {
            things: [first, second, worn, ...besides].flatMap(one => (one ? [one.thing] : [])),
            worth,
          };
      }
    }
  return best;
}

const gearOf = (hero: Hero): Thing[] => [...hero.equipped, ...hero.pack].filter(thing => !isPotion(thing));

/** What something is worth to a hero who might have to give something up. */
const keepWorth = (hero: Hero, thing: Thing): number => {
  if (isPotion(thing)) return 4;
  const row = rowOf(thing);
  const price =
    row.tier === 'shop'
      ? (row.price ?? 0) / 100
      : { copper: 3, silver: 6, gold: 9, relic: 30, 'dark-relic': 0 }[row.tier];
  return price + (row.weapon ? weaponWorth(hero, row) / 8 : 2);
};

/** One change after the other towards the best outfit; nothing when all is as it should be. */
/** How much better a hero is off with a thing more. */
export const gainBy = (hero: Hero, thing: Thing): number =>
  bestOutfit(hero, [...gearOf(hero), thing]).worth - bestOutfit(hero, gearOf(hero)).worth;

export function rearranged(hero: Hero, offered: ReadonlySet<string>, mustDrop: boolean): string | undefined {
  const { things } = bestOutfit(hero, gearOf(hero));
  const waiting = things.filter(thing => !hero.equipped.includes(thing));
  const equip = waiting.map(thing => keys.equipKey.make(thing)).find(key => offered.has(key));
  if (equip !== undefined) return equip;
  const potion = hero.pack
    .filter(isPotion)
    .map(thing => keys.equipKey.make(thing))
    .find(key => offered.has(key));
  if (potion !== undefined) return potion;
  if (waiting.length > 0) {
    const away = hero.equipped
      .filter(thing => !things.includes(thing))
      .map(thing => keys.putAwayKey.make(thing))
      .find(key => offered.has(key));
    if (away !== undefined) return away;
  }
  if (!mustDrop) return undefined;
  const worst = bestOf(hero.pack, thing => -keepWorth(hero, thing));
  return worst === undefined ? undefined : keys.dropKey.make(worst);
}

// ---- shopping ----

const POTION_WORTH = { 'healing-potion': [4, 3, 2], 'vitality-potion': [1.5, 1, 0.5] } as const;

const potionsWorth = (potions: readonly string[]): number =>
  (['healing-potion', 'vitality-potion'] as const).reduce(
    (sum, id) =>
      sum + POTION_WORTH[id].slice(0, potions.filter(one => one === id).length).reduce<number>((all, n) => all + n, 0),
    0,
  );

/** The best that these coins buy, as a list of keys, the most important first. */
export function shoppingList(state: Pick<Known, 'shop'>, hero: Hero, coins: number): string[] {
  const stock = [...new Map(state.shop.map(thing => [rowId(thing), thing])).values()];
  const own = gearOf(hero);
  const of = (kind: (row: ItemRow) => boolean): (Thing | undefined)[] => [
    undefined,
    ...stock.filter(thing => kind(rowOf(thing))),
  ];
  const potion = priceRow('potion').buy;
  let best: { keys: string[]; worth: number } = { keys: [], worth: Number.NEGATIVE_INFINITY };
  for (const weapon of of(({ weapon: one }) => one !== undefined))
    for (const armour of of(({ armour: one }) => one !== undefined))
      for (const side of of(
        ({ kind, hands, weapon: one }) =>
          kind === 'shield' || kind === 'other' || (one?.offHand !== undefined && hands === 1),
      )) {
        const bought = [weapon, armour, side].flatMap(thing => thing ?? []);
        if (new Set(bought).size < bought.length) continue;
        const spent = bought.reduce((sum, thing) => sum + (rowOf(thing).price ?? 0), 0);
        if (spent > coins) continue;
        const potions = [...hero.potions];
        const drinks: string[] = [];
        for (let left = coins - spent; left >= potion && potions.length < EQUIPMENT.potions; left -= potion) {
          const next =
            potions.filter(one => one === 'healing-potion').length < 2 ? 'healing-potion' : 'vitality-potion';
          potions.push(next);
          drinks.push(keys.buyPotionKey.make(next));
        }
        const worth = bestOutfit(hero, [...own, ...bought]).worth + potionsWorth(potions);
        if (worth > best.worth)
          best = { keys: [...bought.map(thing => keys.buyKey.make(rowId(thing))), ...drinks], worth };
      }
  return best.keys;
}
