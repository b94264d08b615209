// LEG-3.7, LEG-3.8: in a campaign a hero is dealt what the sheet says and one card more, of a deck of their choice, and keeps one of them all.

import { remove } from '@veillee/pieces/piles';
import { skillRow } from '../../content/skills.ts';
import { SKILL_TYPES } from '../../content/vocabulary.ts';
import { heroName } from '../card-names.ts';
import { buySkillKey, skillKey } from '../keys.ts';
import { type Flow, type Hero, sheetOf, type T } from '../state.ts';

/** `ready`: nobody is asked, and the first card is kept. */
export function* keepOneSkill(t: T, hero: Hero, ready: boolean): Flow {
  const { decks } = t.state;
  const kept = ready ? hero.skills[0] : yield* chosen(t, hero);
  for (const skill of hero.skills.filter(one => one !== kept)) {
    const { type } = skillRow(skill);
    remove(hero.skills, skill);
    decks.skills[type].push(skill);
    t.shuffle(decks.skills[type], `skills ${type}`);
  }
  if (kept)
    t.tell('log.skill.kept', { hero: heroName(sheetOf(hero)), skill: { text: `skill.${kept}` } }, { rule: 'LEG-3.7' });
}

function* chosen(t: T, hero: Hero): Flow<string> {
  const { decks } = t.state;
  const words = { hero: heroName(sheetOf(hero)) };
  const types = SKILL_TYPES.filter(type => decks.skills[type].length > 0);
  const deckOf = (type: (typeof types)[number]) => ({
    key: buySkillKey.make(type),
    text: 'setup.skill.deck',
    with: { type: { text: `skill-type.${type}` } },
    on: [`skills:${type}`],
  });
  const type = yield* t.choose(hero.seat, 'setup.oneMore', types, deckOf, { rule: 'LEG-3.7', with: words });
  hero.skills.push(...t.draw(decks.skills[type]));
  const optionOf = (id: string) => ({
    key: skillKey.make(id),
    text: 'setup.skill.keepOne',
    with: { skill: { text: `skill.${id}` } },
    on: [`skill:${id}`],
  });
  return yield* t.choose(hero.seat, 'setup.oneSkill', hero.skills, optionOf, { rule: 'LEG-3.7', with: words });
}
