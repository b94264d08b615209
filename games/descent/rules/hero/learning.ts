// DES-32.6, DES-32.8: skills and training that are paid for, and how many cards a hero may buy.

import { first, unless, type Why } from '@veillee/pieces/offers';
import type { SkillType, Trait } from '../../content/vocabulary.ts';
import { heroName } from '../card-names.ts';
import { type Flow, type Hero, inForce, type State, sheetOf, type T } from '../state.ts';

/** Where the table plays so, a treasure or a skill is all that a visit brings (R34). */
export const whyNoCard = (state: State, { visit }: Hero): Why | undefined =>
  unless(!(inForce(state, 'one-treasure-a-visit') && visit?.bought), 'why.enough', 'DES-32.6');

/** A treasure or a skill has been paid for. */
export function countCard(hero: Hero): void {
  hero.visit = { ...hero.visit, bought: (hero.visit?.bought ?? 0) + 1 };
}

const MOST_SKILLS = 4;

/** Why no skill can be had, whatever its deck and price (DES-32.10). */
export const whyNoSkill = (state: State, hero: Hero): Why | undefined =>
  first(
    unless(!inForce(state, 'skill-cap') || hero.skills.length < MOST_SKILLS, 'why.skills', 'DES-32.10'),
    whyNoCard(state, hero),
  );

/** A card of the deck asked for, at random. */
export function* learn(t: T, hero: Hero, type: SkillType, price: number): Flow {
  const [skill] = t.draw(t.state.decks.skills[type]);
  if (skill === undefined) return;
  hero.coins -= price;
  hero.skills.push(skill);
  countCard(hero);
  t.tell(
    'log.learns',
    { hero: heroName(sheetOf(hero)), skill: { text: `skill.${skill}` }, price },
    { rule: 'DES-32.6', weight: 2 },
  );
}

/** A token for a trait of the buyer's choice. */
export function* train(t: T, hero: Hero, trait: Trait, price: number): Flow {
  hero.coins -= price;
  t.state.supply[trait]--;
  hero.training[trait] = (hero.training[trait] ?? 0) + 1;
  t.tell(
    'log.trains',
    { hero: heroName(sheetOf(hero)), trait: { text: `kind.${trait}` }, price },
    { rule: 'DES-32.8', weight: 1 },
  );
}
