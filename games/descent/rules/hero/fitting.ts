// DES-34: what can be put to use beside what already is, and what would have to make way. Open to the page.

import { because, first, unless, type Why } from '@veillee/pieces/offers';
import { itemRow } from '../../content/items.ts';
import type { ItemRow } from '../../content/rows.ts';
import { EQUIPMENT } from '../../content/turns.ts';
import type { HeroOp } from '../../content/vocabulary.ts';
import { handsOf } from '../effects/added.ts';
import { hasOp } from '../effects/held.ts';
import { type Hero, isPotion, rowId, type Thing } from '../state.ts';

export const rowOf = (thing: Thing): ItemRow => itemRow(rowId(thing));

type SlotKind = 'hands' | 'armour' | 'other';
export const slotOf = (row: ItemRow): SlotKind =>
  row.kind === 'armour' ? 'armour' : row.hands > 0 ? 'hands' : 'other';

/** Hand icons of these together; Buldar swings one great weapon with one hand. */
function handsUsed(hero: Hero, things: readonly Thing[]): number {
  const rows = things.map(thing => rowOf(thing));
  const light = hasOp(hero, 'oneHanded') && rows.some(({ hands, weapon }) => hands === 2 && weapon?.kind === 'melee');
  return rows.reduce((sum, { hands }) => sum + hands, 0) - (light ? 1 : 0);
}
const countOf = (hero: Hero, kind: SlotKind): number =>
  hero.equipped.filter(thing => slotOf(rowOf(thing)) === kind).length;

/** What things in use say at all times, a monkey's too. */
export const saidByThings = (hero: Hero): readonly HeroOp[] =>
  hero.equipped.flatMap(thing =>
    (rowOf(thing).effects ?? []).flatMap(({ when, ops }) => (when === 'always' ? ops : [])),
  );

/** Other items that may be in use at a time: some robes have room for more. */
export const othersOf = (hero: Hero): number =>
  saidByThings(hero).reduce<number>((most, op) => (op.op === 'otherItems' ? most + op.n : most), EQUIPMENT.others);

/** What the pack holds, potions included (DES-34.2): in a bottomless one there is always room. */
export const packOf = (hero: Hero): number =>
  saidByThings(hero).some(({ op }) => op === 'anyPack') ? Number.POSITIVE_INFINITY : EQUIPMENT.pack;

/** DES-4.25: whoever wears a dark relic neither takes it off nor drops it nor gives it away. */
export const isFixed = (thing: Thing): boolean => !isPotion(thing) && rowOf(thing).tier === 'dark-relic';

/** Lodestone: neither potions nor a pack nor coins. */
export const isBurdened = (hero: Hero): boolean => saidByThings(hero).some(({ op }) => op === 'noPack');

/** Why nothing of the kind can come to a hero: there is no pack, and no pocket for potions. */
export const whyNotReceive = (hero: Hero, thing: Thing): Why | undefined =>
  first(
    unless(!isFixed(thing) || makingWay(hero, thing) !== undefined, 'why.darkRelic.room', 'DES-4.24'),
    isBurdened(hero) &&
      unless(
        !isPotion(thing) && (isFixed(thing) || whyNotEquip(hero, thing) === undefined),
        'why.lodestone',
        'DES-4.25',
      ),
  );

/** Whether all that a hero has has its place: what made room for more may be gone. */
export const isStowed = (hero: Hero): boolean =>
  hero.pack.length <= packOf(hero) && countOf(hero, 'other') <= othersOf(hero);

function whyNoOthers(hero: Hero): Why | undefined {
  const n = othersOf(hero);
  if (countOf(hero, 'other') < n) return undefined;
  return n === EQUIPMENT.others ? because('why.others', 'DES-34.1') : because('why.others.more', 'DES-34.1', { n });
}

/** Why a thing cannot be put to use beside what already is (DES-34.1, DES-34.10). */
export function whyNotEquip(hero: Hero, thing: Thing): Why | undefined {
  if (isPotion(thing)) return unless(hero.potions.length < EQUIPMENT.potions, 'why.potions', 'DES-34.1');
  const row = rowOf(thing);
  const worn = hero.equipped.map(rowOf);
  const runes = row.rune === true && worn.some(({ armour }) => armour?.forbidsRunes);
  const forbids = row.armour?.forbidsRunes === true && worn.some(({ rune }) => rune);
  const clash = (runes || forbids) && !hasOp(hero, 'runesInArmour');
  return first(
    unless(!clash, 'why.runes', 'DES-34.10'),
    unless(!(row.armour && hasOp(hero, 'noArmour')), 'why.noArmour', 'DRF-3.3'),
    slotOf(row) === 'hands' &&
      unless(handsUsed(hero, [...hero.equipped, thing]) <= handsOf(hero), 'why.hands', 'DES-34.1'),
    slotOf(row) === 'armour' && unless(countOf(hero, 'armour') < EQUIPMENT.armour, 'why.armour', 'DES-34.1'),
    slotOf(row) === 'other' && whyNoOthers(hero),
  );
}

/**
 * What a hero would have to put away for a thing to find room: of its slot first, what is of its own kind before the rest; then what
 * it clashes with (DES-34.10). Undefined for what never finds room.
 */
export function makingWay(hero: Hero, thing: Thing): readonly Thing[] | undefined {
  const row = rowOf(thing);
  const nearness = (one: ItemRow): number => (slotOf(one) === slotOf(row) ? 1 : 0) + (one.kind === row.kind ? 1 : 0);
  const rivals = hero.equipped
    .filter(one => !isFixed(one))
    .toSorted((one, other) => nearness(rowOf(other)) - nearness(rowOf(one)));
  const fitsWithout = (away: readonly Thing[]): boolean =>
    whyNotEquip({ ...hero, equipped: hero.equipped.filter(one => !away.includes(one)) }, thing) === undefined;
  const enough = rivals.findIndex((_, n) => fitsWithout(rivals.slice(0, n)));
  const most = enough < 0 ? rivals : rivals.slice(0, enough);
  if (!fitsWithout(most)) return undefined;
  // Nobody puts away what was not in its way.
  return most.reduceRight((away, one) => {
    const others = away.filter(other => other !== one);
    return fitsWithout(others) ? others : away;
  }, most);
}
