// ASH-20, ASH-22: the combat under way: who is in it, its diseases, wounds on the monster.

import type { Table, Text } from '@veillee/kernel';
import { monsterRow } from '../../content/monsters.ts';
import type { Bubble } from '../../content/rows.ts';
import type { Disease } from '../../content/vocabulary.ts';
import { placeName } from '../board.ts';
import { secret } from '../secrets.ts';
import {
  type Combat,
  type Fighter,
  type Hero,
  heroName,
  heroOf,
  type Monster,
  monsterName,
  monsterOn,
  newFighter,
  type State,
} from '../state.ts';

export function combatOf({ combat }: Pick<State, 'combat'>): Combat {
  if (!combat) throw new Error('nobody fights');
  return combat;
}

export function foeOf(state: Pick<State, 'combat' | 'monsters'>): Monster {
  const monster = monsterOn(state, combatOf(state).slot);
  if (!monster) throw new Error('the monster of the combat is gone');
  return monster;
}

/** Fighters who stand and have not fled. */
export const standing = (state: Pick<State, 'combat'>): Fighter[] =>
  combatOf(state).fighters.filter(({ status }) => status === 'in');

export const fighterHero = (state: State, { hero }: Fighter): Hero => heroOf(state, hero);

/** ASH-20.15, ASH-22.10: what the monster is about to do; mute silences what is magic. */
export function nextBubble(state: Pick<State, 'combat' | 'monsters'>): Bubble {
  const { bubble, diseases } = combatOf(state);
  const next = monsterRow(foeOf(state).card).bubbles[bubble - 1] as Bubble;
  return next.kind === 'magic' && diseases.includes('mute') ? { kind: 'empty', ops: [] } : next;
}

/** ASH-20.1, ASH-24.1: a combat begins, at the first bubble (ASH-20.7). Its price has been paid. */
export function begin(t: Table<State>, heroes: readonly Hero[], monster: Monster): void {
  const { state } = t;
  const fighters = heroes.map(({ id }) => newFighter(id));
  for (const hero of heroes) hero.used.combat = [];
  state.combat = { slot: monster.slot, fighters, diseases: [], bubble: 1, round: 0, physical: 0, order: [] };
  const told = {
    heroes: heroes.map(heroName),
    monster: monsterName(monster),
    place: placeName(state, monster.at, 'at'),
  };
  const taunt = secret(`monster.${monster.card}.taunt`);
  t.tell('log.combat', { ...told, taunt }, { rule: 'ASH-20.1', weight: 5, scene: { of: 'combat', part: 'begins' } });
}

/** ASH-22.5: a combatant has each disease once. */
export function infect(t: Table<State>, diseases: Disease[], disease: Disease, victim: Text): void {
  if (diseases.includes(disease)) return;
  diseases.push(disease);
  t.tell('log.disease', { victim, disease }, { rule: 'ASH-22.4', scene: { of: 'combat', part: 'disease' } });
}

/** How wounds on a monster are told. */
export interface Wounds {
  readonly source: Text;
  readonly rule: string;
  readonly lines?: readonly Text[];
  readonly dice?: readonly unknown[];
}

/** ASH-20.9: the monster loses cubes. The last wound decides who chooses the reward (R15). */
export function woundMonster(t: Table<State>, hero: Hero | undefined, wounds: number, how: Wounds): void {
  const monster = foeOf(t.state);
  const lost = Math.min(wounds, monster.cubes);
  monster.cubes -= lost;
  if (hero && lost > 0) combatOf(t.state).last = hero.id;
  const told = { monster: monsterName(monster), wounds, cubes: monster.cubes, source: how.source };
  t.tell(hero ? 'log.wound' : 'log.wound.other', hero ? { ...told, hero: heroName(hero) } : told, {
    rule: how.rule,
    lines: how.lines ?? [],
    detail: { dice: how.dice ?? [], wounds },
    scene: { of: 'combat', part: 'hero' },
    weight: 1,
    ...(hero && { brings: { seat: hero.seat, coins: { wounds: lost } } }),
  });
}
