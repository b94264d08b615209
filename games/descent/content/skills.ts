// The skill cards, in their three decks.

import { byId } from '@veillee/pieces/things';
import type { SkillRow } from './rows.ts';
import { altarFighting, altarSubterfuge, altarWizardry } from './skills/altar.ts';
import { fightingSkills } from './skills/fighting.ts';
import { subterfugeSkills } from './skills/subterfuge.ts';
import { wellFighting, wellSubterfuge, wellWizardry } from './skills/well.ts';
import { wizardrySkills } from './skills/wizardry.ts';
import type { SkillType } from './vocabulary.ts';

export const skillDecks: { readonly [type in SkillType]: readonly SkillRow[] } = {
  fighting: [...fightingSkills, ...wellFighting, ...altarFighting],
  subterfuge: [...subterfugeSkills, ...wellSubterfuge, ...altarSubterfuge],
  wizardry: [...wizardrySkills, ...wellWizardry, ...altarWizardry],
};
export const skills: readonly SkillRow[] = [...skillDecks.fighting, ...skillDecks.subterfuge, ...skillDecks.wizardry];
export const skillRow = byId('skill', skills);
