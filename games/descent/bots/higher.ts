// What bots of either side buy before a dungeon from silver or gold: dice of what a hero does best, a second skill, treasures that are worth
// wearing; forms of monsters before treachery.

import { bestPicks } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { METALS } from '../content/legend/vocabulary.ts';
import { KINDS, type Kind } from '../content/vocabulary.ts';
import * as keys from '../rules/keys.ts';
import { dieKey, formKey, learnKey, secretKey } from '../rules/legend/keys.ts';
import type { Hero } from '../rules/state.ts';
import { gainBy, kindOf, worthOfSkill } from './adept-heroes-gear.ts';
import type { Mind } from './mind.ts';

/** A die of what one does best: the better its metal the sooner. */
const DIE = 4;
/** So many skills before all dice, and this where a card is worth no more than others. */
const SKILLS_FIRST = 2;
const SKILL = 3;
/** A skill that is worth so much is worth more than a die. */
const GOOD_SKILL = 5;
const SECRET = 2;

const DICE_METALS: readonly string[] = METALS;

export function worthOfLesson(hero: Hero, best: Kind, key: string): number {
  const [trait, metal] = dieKey.read(key) ?? [];
  const n = metal === undefined ? -1 : DICE_METALS.indexOf(metal);
  if (n >= 0) return KINDS.find(kind => kind === trait) === best ? DIE + n : 0;
  const [skill] = learnKey.read(key) ?? [];
  if (skill === undefined) return secretKey.read(key) ? SECRET : 0;
  const isWanted = hero.skills.length < SKILLS_FIRST && worthOfSkill(hero, skill) >= GOOD_SKILL;
  return isWanted ? DIE + METALS.length + worthOfSkill(hero, skill) / 100 : SKILL;
}

export const lessonPicks = ({ turn: { decision } }: Mind, hero: Hero): Picks =>
  bestPicks(decision, ({ key }) => worthOfLesson(hero, kindOf(hero), key));

/** What a treasure must be worth more than what one has, to be paid for. */
const WORTH_IT = 1;
export const treasurePicks = ({ turn: { decision } }: Mind, hero: Hero): Picks =>
  bestPicks(decision, ({ key }) => gainBy(hero, keys.buyKey.only(key)), { nothing: WORTH_IT });

export const worthOfMeans = (key: string): number => (formKey.is(key) ? 2 : 1);
