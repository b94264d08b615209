// The skills of all heroes, and what their slot says of them: all trees have the same shape and the same costs.

import { byId } from '@veillee/pieces/things';
import type { SkillRow } from './rows.ts';
import { atsu } from './skills-atsu.ts';
import { brunn } from './skills-brunn.ts';
import { ondine } from './skills-ondine.ts';
import { tantan } from './skills-tantan.ts';
import type { Cost, HeroId, Tree } from './vocabulary.ts';

export const skills: readonly SkillRow[] = [...atsu, ...tantan, ...brunn, ...ondine];
export const skillRow = byId('skill', skills);

/** Which slots of a tree are connected (ASH-17.9). */
export const LINKS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 4],
  [2, 4],
  [2, 5],
  [3, 5],
  [3, 6],
  [4, 7],
  [5, 7],
  [5, 8],
  [6, 8],
  [7, 9],
  [8, 9],
];

/** By slot; the skill in the middle is known from the start. */
const LEARN_COSTS: readonly Cost[] = [
  {},
  { blue: 1 },
  { blue: 2 },
  { blue: 1 },
  { blue: 3 },
  { red: 1 },
  { blue: 3 },
  { red: 1, blue: 1 },
  { red: 2 },
  { mauve: 1 },
];

export const learnCost = ({ slot }: SkillRow): Cost => LEARN_COSTS[slot] ?? {};

/** A hero's tree, by slot. */
export const treeOf = (hero: HeroId, tree: Tree): readonly SkillRow[] =>
  skills.filter(skill => skill.hero === hero && skill.tree === tree);

const near = new Map(
  skills.map(({ id, hero, tree, slot }) => {
    const slots = LINKS.filter(link => link.includes(slot)).map(([a, b]) => (a === slot ? b : a));
    const row = treeOf(hero, tree).filter(skill => slots.includes(skill.slot));
    return [id, row.map(skill => skill.id)];
  }),
);

/** The skills connected to this one (ASH-17.10). */
export const neighboursOf = (skill: string): readonly string[] => near.get(skill) ?? [];

/** Known from the start: the middle of both trees (ASH-16.2). */
export const firstSkills = (hero: HeroId): readonly string[] =>
  skills.filter(skill => skill.hero === hero && skill.slot === 0).map(({ id }) => id);

/** Actions of the track that using it costs (ASH-16.3). */
export const actionCost = ({ tree, automatic }: SkillRow): 0 | 1 => (tree === 'adventure' && !automatic ? 1 : 0);
