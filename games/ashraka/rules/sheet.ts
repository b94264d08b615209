// ASH-15, ASH-17: what a hero can do, read off the sheet, and how it grows.

import { heroRow } from '../content/heroes.ts';
import type { Force, SkillRow, TrackStep } from '../content/rows.ts';
import { firstSkills, neighboursOf, skillRow } from '../content/skills.ts';
import { CHARACTERISTICS, type Characteristic, type Cost, type HeroId } from '../content/vocabulary.ts';
import type { Sheet, State } from './state.ts';

/** Characteristics that are plain numbers; Force is a die and a bonus. */
export type Numbered = Exclude<Characteristic, 'force'>;

/** ASH-4.14, ASH-16.2: the leftmost values, and the skill in the centre of each tree. */
export const freshSheet = (id: HeroId): Sheet => ({
  steps: { health: 0, actions: 0, force: 0, knowledge: 0, inventory: 0, mana: 0 },
  granted: [],
  skills: [...firstSkills(id)],
});

/** The printed value, before anything that changes it. */
export const printed = (state: Pick<State, 'sheets'>, { id }: { readonly id: HeroId }, what: Numbered): number =>
  current(heroRow(id).tracks[what], state.sheets[id], what);

/** ASH-15.6. */
export const forceOf = (state: Pick<State, 'sheets'>, { id }: { readonly id: HeroId }): Force =>
  current(heroRow(id).tracks.force, state.sheets[id], 'force');

function current<Value>(track: readonly TrackStep<Value>[], sheet: Sheet, what: Characteristic): Value {
  const step = track[sheet.steps[what]];
  if (!step) throw new Error(`there is no step ${sheet.steps[what]} of ${what}`);
  return step.value;
}

/** What the next step of a characteristic costs: runes, or a story (ASH-17.7). There may be none (ASH-17.4). */
export const nextStep = (id: HeroId, { steps }: Sheet, what: Characteristic): Cost | 'quest' | undefined =>
  heroRow(id).tracks[what][steps[what] + 1]?.cost;

/** ASH-17.9, ASH-17.10: one learned neighbour in the same tree is enough. */
export const isOpen = ({ skills }: Sheet, skill: SkillRow): boolean =>
  !skills.includes(skill.id) && neighboursOf(skill.id).some(id => skills.includes(id));

/** ASH-17.3: the cube moves one step, and on to a granted quest step right after it. Returns how many steps it moved. */
export function raise(id: HeroId, sheet: Sheet, what: Characteristic): number {
  sheet.steps[what]++;
  return 1 + takeGranted(id, sheet, what);
}

/** ASH-17.14: moves the cube on to a granted step if it stands right before it. */
function takeGranted(id: HeroId, sheet: Sheet, what: Characteristic): number {
  if (!sheet.granted.includes(what) || nextStep(id, sheet, what) !== 'quest') return 0;
  sheet.granted = sheet.granted.filter(granted => granted !== what);
  sheet.steps[what]++;
  return 1;
}

/** ASH-17.14: the story gives a quest-logo step. Returns how many steps the cube moved. */
export function grant(id: HeroId, sheet: Sheet, what: Characteristic): number {
  sheet.granted.push(what);
  return takeGranted(id, sheet, what);
}

/** The characteristics whose quest-logo step the story may still give. */
export const questSteps = (id: HeroId, { steps, granted }: Sheet): Characteristic[] =>
  CHARACTERISTICS.filter(what => {
    const quest = (heroRow(id).tracks[what] as readonly TrackStep<unknown>[]).findIndex(({ cost }) => cost === 'quest');
    return quest > steps[what] && !granted.includes(what);
  });

export const learned = ({ skills }: Sheet): SkillRow[] => skills.map(skillRow);
