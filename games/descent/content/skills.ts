// The skill cards, in their three decks.

import { byId } from '@veillee/pieces/things';
import type { SkillRow } from './rows.ts';
import { fightingSkills } from './skills/fighting.ts';
import { subterfugeSkills } from './skills/subterfuge.ts';
import { wellFighting, wellSubterfuge } from './skills/well.ts';
import { wizardrySkills } from './skills/wizardry.ts';
import type { SkillType } from './vocabulary.ts';

export const skillDecks: { readonly [type in SkillType]: readonly SkillRow[] } = {
  fighting: [...fightingSkills, ...wellFighting],
  subterfuge: [...subterfugeSkills, ...wellSubterfuge],
  wizardry: wizardrySkills,
};
export const skills: readonly SkillRow[] = [...skillDecks.fighting, ...skillDecks.subterfuge, ...skillDecks.wizardry];
export const skillRow = byId('skill', skills);
