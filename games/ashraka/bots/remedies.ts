// Cards, skills and allies outside combat: what is worth using now, and on whom.

import { keyOf } from '@veillee/kernel';
import { allyRow } from '../content/allies.ts';
import { findRow, isEquipment } from '../content/finds.ts';
import { monsterRow } from '../content/monsters.ts';
import { skillRow } from '../content/skills.ts';
import type { AllyId, FindId, Op } from '../content/vocabulary.ts';
import { allyKey, playKey, skillKey } from '../rules/keys.ts';
import { printed } from '../rules/sheet.ts';
import { type Hero, isKo, together } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { matchesFor } from './fights.ts';
import { type Mind, optionsOf } from './mind.ts';

/** A text that a hero could use now. */
export interface Usable {
  readonly key: string;
  readonly ops: readonly Op[];
  readonly isSkill: boolean;
  readonly mana: number;
}

export function usables(mind: Mind, hero: Hero): Usable[] {
  return optionsOf(mind, hero.id).flatMap(({ key, option }): Usable[] => {
    const [card] = playKey.read(key) ?? [];
    const [skill] = skillKey.read(key) ?? [];
    const [ally] = allyKey.read(key) ?? [];
    const row = card ? findRow(card as FindId) : undefined;
    if (row && isEquipment(row)) return [{ key: option.key, ops: row.ops, isSkill: false, mana: 0 }];
    if (skill) return [{ key: option.key, ops: skillRow(skill).ops, isSkill: true, mana: skillRow(skill).mana ?? 0 }];
    return ally ? [{ key: option.key, ops: allyRow(ally as AllyId).ops, isSkill: false, mana: 0 }] : [];
  });
}

const missing = (view: View, hero: Hero): number => printed(view, hero, 'health') - hero.health;

/** Whom a healing text of this hero would reach. */
function patients(view: View, hero: Hero, op: Op): Hero[] {
  if (op.op !== 'gainHealth') return [];
  const all = view.heroes.filter(({ at }) => at !== undefined);
  if (op.target === 'choose' || op.target === 'each') return all;
  if (op.target === 'self') return [hero];
  return all.filter(other => other.id === hero.id || together(hero, other));
}

/** Something to be used at once: somebody is down or nearly, or the board is crowded. */
export function remedy(mind: Mind, hero: Hero): string | undefined {
  const { view } = mind;
  const all = usables(mind, hero);
  for (const { key, ops, isSkill, mana } of all)
    for (const op of ops) {
      if (op.op === 'gainHealth') {
        const sick = patients(view, hero, op).filter(one => isWorthHealing(view, one, op.n, isSkill));
        if (sick.length > 0 && (!isSkill || mana <= hero.mana)) return key;
      }
      if (op.op === 'removeMonster' && isWorthRemoving(mind)) return key;
      if (op.op === 'hurtMonster') {
        const within = view.monsters.filter(({ at }) => op.which === 'choose' || at === hero.at);
        if (within.some(({ cubes }) => cubes <= op.n)) return key;
      }
      if (op.op === 'actions' && !isSkill && hero.disc <= 1) return key;
    }
  return undefined;
}

/** The board is crowded, or a monster that nobody can beat alone stands where the heroes must go. */
function isWorthRemoving({ view, standing }: Mind): boolean {
  if (view.monsters.length >= 3) return true;
  return view.monsters.some(
    monster =>
      view.events[monster.at] !== undefined &&
      !monsterRow(monster.card).boss &&
      matchesFor(view, standing, monster).every(({ who }) => who.length > 1),
  );
}

/** Whether a hero has something that heals the other. */
export const canHeal = ({ hand }: Hero): boolean =>
  hand.some(card => {
    const row = findRow(card);
    return row.type === 'free' && row.ops.some(op => op.op === 'gainHealth');
  });

function isWorthHealing(view: View, one: Hero, n: number, isSkill: boolean): boolean {
  if (isKo(one)) return true;
  const lost = missing(view, one);
  if (view.said[one.id] === 'heal' && lost > 0) return true;
  return lost >= n && one.health <= (isSkill ? 2 : 1 + (n >= 2 ? 1 : 0));
}

/** The one who needs it most. */
export const neediest = (view: View, heroes: readonly Hero[]): Hero | undefined =>
  [...heroes].sort((one, other) => one.health - other.health || missing(view, other) - missing(view, one))[0];

/** In combat: a Free card or an ally that keeps somebody up. */
export function lifeline(mind: Mind, hero: Hero, endangered: Hero): string | undefined {
  for (const { key, ops, isSkill } of usables(mind, hero)) {
    const heals = ops.find(op => op.op === 'gainHealth');
    if (isSkill || heals?.op !== 'gainHealth') continue;
    if (isKo(endangered) || missing(mind.view, endangered) >= Math.min(2, heals.n)) return key;
  }
  return undefined;
}

/** Cubes from which on it pays to have an ally poison or paralyse a monster. */
const TOUGH = 8;

/** An ally who makes the monster sick, where it will be long in falling. */
export function venom(mind: Mind): string | undefined {
  const { combat, monsters } = mind.view;
  const foe = monsters.find(({ slot }) => slot === combat?.slot);
  if (!combat || !foe || foe.cubes < TOUGH) return undefined;
  const { diseases } = combat;
  return mind.turn.decision.options.find(option => {
    const [ally] = allyKey.read(keyOf(option)) ?? [];
    const ops = ally === undefined ? [] : allyRow(ally as AllyId).ops;
    return ops.some(op => op.op === 'disease' && op.mode !== 'random' && !diseases.includes(op.disease));
  })?.key;
}
