// What lieutenants have in a fight besides what any monster may have: the last lines of their cards (R182). Pure, and asked under the sky alone.

import { lieutenantRow } from '../../../content/legend/lieutenants.ts';
import type { LieutenantRow } from '../../../content/legend/rows.ts';
import type { DuelOp } from '../../../content/legend/vocabulary.ts';
import type { Owned } from '../../../content/vocabulary.ts';
import type { Line, Purchase } from '../../attack/sheet.ts';
import { mapNow } from '../../board.ts';
import { nameOf } from '../../names.ts';
import { type Hero, isHero, type Known, type Monster, onBoard, standsOn } from '../../state.ts';

type Named<Name extends DuelOp['op']> = Extract<DuelOp, { readonly op: Name }>;
const NONE: LieutenantRow['fights'] = [];
const fightsOf = ({ person }: Pick<Monster, 'person'>): LieutenantRow['fights'] =>
  person === undefined ? NONE : lieutenantRow(person).fights;
export const said = <Name extends DuelOp['op']>(
  monster: Pick<Monster, 'person'>,
  name: Name,
): Named<Name> | undefined => fightsOf(monster).find((one): one is Named<Name> => one.op === name);

const isWithin = (state: Known, one: Monster, other: Hero | Monster, n: number): boolean => {
  const near = new Set(mapNow(state).bare.within([...standsOn(one)], n));
  return standsOn(other).some(at => near.has(at));
};

/** Friends so near attack with more, and so does whoever inspires them. */
export const inspiredLines = (state: Known, attacker: Monster): Line[] =>
  attacker.owner !== undefined
    ? []
    : state.monsters.flatMap(one => {
        const op = said(one, 'inspires');
        return op && isWithin(state, one, attacker, op.within)
          ? [{ source: nameOf(state, one.id), bonus: { range: op.range, damage: op.damage } }]
          : [];
      });

/** Nobody near them is healed. */
export const isUnhealing = (state: Known, hero: Hero): boolean =>
  state.monsters.some(one => {
    const op = said(one, 'noHealingWithin');
    return op !== undefined && isWithin(state, one, hero, op.n);
  });

/** Surges that wear out whoever is hit. */
export function wearingOut(state: Known, attacker: Monster): Purchase[] {
  const op = said(attacker, 'wearsOut');
  return op ? [{ cost: op.surges, gain: { wears: 1 }, source: nameOf(state, attacker.id) }] : [];
}

/** All heroes who are webbed, wherever on the board they stand (R270). */
export const webbedHeroes = (state: Known): Hero[] =>
  onBoard(state).filter((one): one is Hero => isHero(one) && (one.tokens.web ?? 0) > 0);

/** Whether an attack of theirs may be one on all of these. */
export const strikesWebbed = (state: Known, monster: Monster): boolean =>
  state.outdoors !== undefined && said(monster, 'strikesWebbed') !== undefined;

/** What they strike those with: it pierces, and webs nobody. */
export function piercing(monster: Monster, owned: readonly Owned[]): readonly Owned[] {
  const op = said(monster, 'strikesWebbed');
  return op
    ? [...owned.filter(({ ability }) => ability !== 'web'), { ability: 'pierce', rank: op.pierce } as const]
    : owned;
}
