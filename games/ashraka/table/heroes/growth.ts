// What a hero has become, and what it could become next: steps of the six tracks and slots of the two trees. Pure. ASH-15, ASH-17.

import type { PlainDecision } from '@veillee/kernel';
import { heroRow } from '../../content/heroes.ts';
import type { Force, SkillRow, TrackStep } from '../../content/rows.ts';
import { learnCost } from '../../content/skills.ts';
import type { Characteristic, Cost } from '../../content/vocabulary.ts';
import { isOpen } from '../../rules/sheet.ts';
import { affords, type Hero, heroName } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

type Known = Pick<View, 'sheets' | 'bag'>;

/** `granted`: the story has given it, and the cube will go on to it (ASH-17.14). */
export type StepState = 'past' | 'now' | 'next' | 'dear' | 'quest' | 'granted' | 'later';

export interface Step {
  readonly value: number | Force;
  readonly state: StepState;
  readonly cost?: Cost;
}

/** The track of a characteristic, from left to right. */
export function stepsOf({ sheets, bag }: Known, { id }: Pick<Hero, 'id'>, what: Characteristic): readonly Step[] {
  const { steps, granted } = sheets[id];
  const track: readonly TrackStep<number | Force>[] = heroRow(id).tracks[what];
  return track.map(({ value, cost }, n) => {
    const at = steps[what];
    if (cost === 'quest')
      return { value, state: n < at ? 'past' : n === at ? 'now' : granted.includes(what) ? 'granted' : 'quest' };
    const state =
      n < at ? 'past' : n === at ? 'now' : n > at + 1 ? 'later' : affords(bag, cost ?? {}) ? 'next' : 'dear';
    return { value, state, ...(cost && { cost }) };
  });
}

/** `open` skills lie beside a learned one: runes buy them, or there are too few. */
export type SkillState = 'learned' | 'open' | 'dear' | 'locked';

export function skillState({ sheets, bag }: Known, { id }: Pick<Hero, 'id'>, skill: SkillRow): SkillState {
  if (sheets[id].skills.includes(skill.id)) return 'learned';
  if (!isOpen(sheets[id], skill)) return 'locked';
  return affords(bag, learnCost(skill)) ? 'open' : 'dear';
}

/** Of whom a question speaks: its words name the hero. */
export const heroAsked = (
  { heroes }: Pick<View, 'heroes'>,
  decision: Pick<PlainDecision, 'with'> | undefined,
): Hero | undefined => {
  const named = decision?.with?.hero;
  return typeof named === 'object' && 'text' in named
    ? heroes.find(hero => heroName(hero).text === named.text)
    : undefined;
};
