// With what an attack is made: a weapon, bare hands, the dice of an ability, a monster's card (DES-20). Pure.

import type { Text } from '@veillee/kernel';
import { familiars } from '../../content/familiars.ts';
import { heroRow } from '../../content/heroes.ts';
import { itemRow } from '../../content/items.ts';
import type { FamiliarRow, ItemRow } from '../../content/rows.ts';
import type { Bonus, Dice, DiceAlone, Kind, Owned, Tokens } from '../../content/vocabulary.ts';
import { thingName } from '../card-names.ts';
import { hasOp } from '../effects/held.ts';
import { statsOf } from '../effects/stats.ts';
import { boughtMeans } from '../legend/outdoors/bought.ts';
import { nameOf } from '../names.ts';
import { type Hero, isHero, type Known, type Monster, rowId, type State, sheetOf } from '../state.ts';
import { diceFor, kindsOf } from './morph.ts';
import type { Line, Purchase } from './sheet.ts';

export interface Means {
  readonly weapon: string;
  readonly name: Text;
  readonly kind: Kind;
  readonly dice: Dice;
  readonly purchases: readonly Purchase[];
  readonly lines: readonly Line[];
  readonly abilities: readonly Owned[];
  readonly onWound: Tokens;
  readonly around?: number | undefined;
  readonly cluster?: true | undefined;
  readonly anyRange?: true | undefined;
  readonly clumsy?: true | undefined;
  readonly offHand?: string | undefined;
}

/** Bare hands, by the name they have as a weapon. */
export const UNARMED = 'fists';
/** A monster's own attack. */
export const OWN = 'own';

const PLAIN = { purchases: [], lines: [], abilities: [], onWound: {} } as const;

/** Equipped weapons; a second one of the same kind is like the first. */
export function weaponsOf(hero: Hero): string[] {
  const weapons = hero.equipped.filter(thing => itemRow(rowId(thing)).weapon);
  return weapons.filter((thing, n) => weapons.findIndex(other => rowId(other) === rowId(thing)) === n);
}

export const isOneHanded = (hero: Hero, { hands, weapon }: ItemRow): boolean =>
  hands === 1 || (hands === 2 && weapon?.kind === 'melee' && hasOp(hero, 'oneHanded'));

/** What the weapon in the other hand adds (DES-20.12). */
function offHandOf(
  hero: Hero,
  primary: string,
): { readonly thing: string; readonly bonus: Bonus; readonly gives: readonly Owned[] } | undefined {
  // In a stomach there is room for one weapon (ICE-5.6).
  if (hero.inside !== undefined || !isOneHanded(hero, itemRow(rowId(primary)))) return undefined;
  for (const thing of hero.equipped) {
    const row = itemRow(rowId(thing));
    const { offHand, offHandAbilities: gives = [] } = row.weapon ?? {};
    if (thing !== primary && isOneHanded(hero, row) && offHand) return { thing, bonus: offHand, gives };
  }
  return undefined;
}

/** The dice of a hero's own that need no weapon. */
export function ownDiceOf(hero: Hero): DiceAlone | undefined {
  for (const { ops } of heroRow(sheetOf(hero)).effects)
    for (const op of ops) if (op.op === 'attack' && typeof op.with === 'object') return op.with;
  return undefined;
}

/** What a familiar attacks with: it is its own weapon, by its name (DES-35.18). */
export const familiarAttack = (weapon: string): FamiliarRow['attack'] => familiarAttacks.get(weapon);
const familiarAttacks: ReadonlyMap<string, FamiliarRow['attack']> = new Map(
  familiars.map(({ id, attack }) => [id, attack]),
);

const firstWeapon = (hero: Hero): string => weaponsOf(hero)[0] ?? UNARMED;

/** What it is called. */
export function meansName(state: Known, figure: Hero | Monster, weapon?: string): Text {
  if (!isHero(figure)) return nameOf(state, figure.id);
  const used = weapon ?? firstWeapon(figure);
  if (used === UNARMED) return { text: 'name.fists' };
  if (familiarAttack(used)) return { text: `familiar.${used}` };
  return used === sheetOf(figure) && ownDiceOf(figure) ? nameOf(state, figure.id) : thingName(used);
}

/** What it is called where it is told: a monster is its own weapon, and the kind of its attack says more. */
export const meansTold = (state: State, figure: Hero | Monster, weapon?: string): Text =>
  isHero(figure) ? meansName(state, figure, weapon) : { text: `kind.${kindWith(state, figure, weapon)}` };

/** The kind of a monster's attack: of one that morphs the kind is its weapon (DES-98.2). */
function kindWith(state: Known, monster: Monster, weapon: string | undefined): Kind {
  const [first, ...others] = kindsOf(statsOf(state, monster).kind);
  return others.find(kind => kind === weapon) ?? (first as Kind);
}

function heroMeans(state: Known, hero: Hero, weapon: string): Means {
  const name = meansName(state, hero, weapon);
  if (weapon === UNARMED) return { ...PLAIN, weapon, name, kind: 'melee', dice: { red: 1 } }; // DES-20.6
  const alone = weapon === sheetOf(hero) ? ownDiceOf(hero) : familiarAttack(weapon);
  if (alone) return { ...PLAIN, kind: alone.kind, dice: alone.dice, weapon, name };
  const row = itemRow(rowId(weapon)).weapon;
  if (!row || !hero.equipped.includes(weapon)) throw new Error(`${hero.id} has no weapon ${weapon} at hand`);
  const {
    kind,
    dice,
    surges,
    freeSurges = 0,
    abilities = [],
    onWound = {},
    around,
    cluster,
    anyRange,
    stealthDie,
  } = row;
  const offHand = offHandOf(hero, weapon);
  return {
    weapon,
    name,
    kind,
    dice,
    purchases: surges.map(surge => ({ ...surge, source: name })),
    lines: [
      ...(freeSurges > 0 ? [{ source: name, bonus: { surges: freeSurges } }] : []),
      ...(offHand ? [{ source: thingName(offHand.thing), bonus: offHand.bonus }] : []),
    ],
    abilities: offHand ? [...abilities, ...offHand.gives] : abilities,
    onWound,
    around,
    cluster,
    anyRange,
    clumsy: stealthDie,
    offHand: offHand?.thing,
  };
}

export function meansOf(state: Known, figure: Hero | Monster, weapon?: string): Means {
  if (isHero(figure)) return heroMeans(state, figure, weapon ?? firstWeapon(figure));
  const bought = state.outdoors && boughtMeans(state, figure);
  if (bought) return { ...PLAIN, weapon: OWN, name: meansName(state, figure), ...bought };
  const stats = statsOf(state, figure);
  const { bonus, morph } = stats;
  const name = meansName(state, figure);
  const kind = kindWith(state, figure, weapon);
  const lines = bonus ? [{ source: name, bonus }] : [];
  return { ...PLAIN, weapon: morph ? kind : OWN, name, kind, dice: diceFor(stats, kind), lines };
}
