// What a figure has now: each value with the lines that make it up, for rules, previews and bots alike. Pure.

import type { Text } from '@veillee/kernel';
import { guideOf } from '../../content/booklet.ts';
import { heroRow } from '../../content/heroes.ts';
import { itemRow } from '../../content/items.ts';
import { monsterRow } from '../../content/monsters.ts';
import type { UniqueSpec } from '../../content/quests/vocabulary.ts';
import type { MonsterSide } from '../../content/rows.ts';
import { skillRow } from '../../content/skills.ts';
import { EQUIPMENT } from '../../content/turns.ts';
import { type Ability, type Effect, type HeroOp, KINDS, type OpOf, type Trait } from '../../content/vocabulary.ts';
import { heroName, monsterName, thingName } from '../names.ts';
import {
  type FigureId,
  figureOf,
  type Hero,
  isHero,
  type Monster,
  rowId,
  type State,
  sheetOf,
  tableSize,
} from '../state.ts';

export type Stat = 'speed' | 'armour' | 'maxWounds' | 'maxFatigue' | 'hands' | Trait;

export interface Line {
  readonly what: Text;
  readonly n: number;
}
export interface Sum {
  readonly total: number;
  readonly lines: readonly Line[];
}

export function sumOf(state: State, id: FigureId, stat: Stat): Sum {
  const figure = figureOf(state, id);
  const lines = isHero(figure) ? heroLines(figure, stat) : monsterLines(state, figure, stat);
  return {
    total: Math.max(
      0,
      lines.reduce((sum, { n }) => sum + n, 0),
    ),
    lines,
  };
}
export const statOf = (state: State, id: FigureId, stat: Stat): number => sumOf(state, id, stat).total;

function heroLines(hero: Hero, stat: Stat): Line[] {
  const row = heroRow(sheetOf(hero));
  const own = (n: number): Line => ({ what: heroName(row.id), n });
  const worn = hero.equipped.map(thing => ({ thing, armour: itemRow(rowId(thing)).armour }));
  if (isTrait(stat)) return [own(row.traits[stat] + (hero.training[stat] ?? 0))];
  switch (stat) {
    case 'speed': {
      const cap = Math.min(row.speed, ...worn.map(({ armour }) => armour?.speedCap ?? row.speed));
      return [own(cap)]; // DES-34.8
    }
    case 'armour':
      return [
        own(row.armour ?? 0),
        ...worn.flatMap(({ thing, armour }) => (armour ? [{ what: thingName(thing), n: armour.armour }] : [])),
      ];
    case 'maxWounds':
      return [own(row.wounds)];
    case 'maxFatigue':
      return [own(row.fatigue)];
    case 'hands':
      return [own(EQUIPMENT.hands)];
  }
}
const isTrait = (stat: Stat): stat is Trait => KINDS.some(kind => kind === stat);

/** The card of a monster, or what its guide says of one with a name. */
export function cardOf(
  { quest }: Pick<State, 'quest'>,
  { kind, rank, unique }: Pick<Monster, 'kind' | 'rank' | 'unique'>,
): MonsterSide | UniqueSpec {
  const named = unique === undefined ? undefined : guideOf(quest).uniques[unique];
  return named ?? monsterRow(kind)[rank === 'normal' ? 'normal' : 'master'];
}

function monsterLines(state: State, monster: Monster, stat: Stat): Line[] {
  const card = cardOf(state, monster);
  const base: { readonly [stat in Stat]?: number } = {
    speed: card.speed,
    armour: card.armour,
    maxWounds: card.wounds[tableSize(state)],
  };
  const what = monsterName(state, monster);
  const changed = (monster.changes ?? []).map(
    change => (stat === 'maxWounds' ? change.wounds : stat === 'speed' || stat === 'armour' ? change[stat] : 0) ?? 0,
  );
  return [{ what, n: base[stat] ?? 0 }, ...changed.filter(n => n !== 0).map(n => ({ what, n }))];
}

// ---- abilities ----

/** Effects of the sheet, of skills and of items in use: what a hero's own cards say. */
export const effectsOf = (hero: Hero): readonly Effect[] => [
  ...heroRow(sheetOf(hero)).effects,
  ...hero.skills.flatMap(id => skillRow(id).effects),
  ...hero.equipped.flatMap(thing => itemRow(rowId(thing)).effects ?? []),
];

const opsOf = (hero: Hero): readonly HeroOp[] =>
  effectsOf(hero).flatMap(({ when, if: terms, cost, ops }) => (when === 'always' && !terms && !cost ? ops : []));

/** Does something that always works say this of the hero? */
export const hasOp = (hero: Hero, op: HeroOp['op']): boolean => opsOf(hero).some(one => one.op === op);

/** What always works and says this, if anything does. */
export function opOf<Name extends HeroOp['op']>(hero: Hero, name: Name): OpOf<HeroOp, Name> | undefined {
  return opsOf(hero).find(({ op }) => op === name) as OpOf<HeroOp, Name> | undefined;
}

/** The rank of an ability, all sources together (DES-60.4); 0 without it, 1 for one without ranks. */
export function rankOf(state: State, id: FigureId, ability: Ability): number {
  const figure = figureOf(state, id);
  if (isHero(figure)) {
    const owned = opsOf(figure).filter(op => op.op === 'have' && op.ability === ability);
    return owned.reduce((sum, op) => sum + (('rank' in op ? op.rank : undefined) ?? 1), 0);
  }
  let owned = [...cardOf(state, figure).abilities];
  for (const { gain = [], lose = [] } of figure.changes ?? [])
    owned = [...owned, ...gain].filter(one => !lose.includes(one.ability));
  return owned.filter(one => one.ability === ability).reduce((sum, { rank = 1 }) => sum + rank, 0);
}
export const has = (state: State, id: FigureId, ability: Ability): boolean => rankOf(state, id, ability) > 0;
