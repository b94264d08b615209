// DES-32.6, DES-32.8: skills and training that are paid for.

import type { SkillType, Trait } from '../../content/vocabulary.ts';
import { heroName } from '../names.ts';
import { type Flow, type Hero, sheetOf, type T } from '../state.ts';

/** A card of the deck asked for, at random. */
export function* learn(t: T, hero: Hero, type: SkillType, price: number): Flow {
  const [skill] = t.draw(t.state.decks.skills[type]);
  if (skill === undefined) return;
  hero.coins -= price;
  hero.skills.push(skill);
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
