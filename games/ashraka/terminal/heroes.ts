// The two heroes in a terminal, and the combat they are in.

import { listed, type Showing } from '@veillee/pieces/terminal';
import { countedNames } from '@veillee/pieces/things';
import { monsterRow } from '../content/monsters.ts';
import { placeName } from '../rules/board.ts';
import { forceOf, printed } from '../rules/sheet.ts';
import type { Hero } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Line, line, span, wrap } from './paint.ts';

export const heroLines = (showing: Showing<View>): Line[] =>
  showing.view.heroes.flatMap(hero => linesOf(showing, hero));

function linesOf(showing: Showing<View>, hero: Hero): Line[] {
  const { view, word, say, width } = showing;
  const { id, health, mana, disc, hand, specials } = hero;
  const { die, bonus } = forceOf(view, hero);
  const at = hero.at ? say(placeName(view, hero.at, 'at')) : word('screen.left');
  const head: Line = [
    span(word(`hero.${id}.short`), 'hero'),
    span(` ${at}  `),
    span(word('screen.health', { n: health, most: printed(view, hero, 'health') }), 'health'),
    span('  '),
    span(word('screen.mana', { n: mana, most: printed(view, hero, 'mana') }), 'mana'),
    span(`  ${word('screen.actions', { n: disc })}  ${word('do.attack.with', { die, bonus })}`),
  ];
  const cards = countedNames([...hand, ...specials].map(card => word(`find.${card}`)));
  const held = word('screen.hand', { n: hand.length, most: printed(view, hero, 'inventory') });
  return [head, ...(cards.length > 0 ? [line(` ${held} ${listed(showing, cards, width - held.length - 2)}`)] : [])];
}

/** The next action of the monster, in its own words. */
export function fightLines({ view, word, width }: Showing<View>): Line[] {
  const { combat } = view;
  const monster = view.monsters.find(({ slot }) => slot === combat?.slot);
  if (!combat || !monster) return [];
  const { kind } = monsterRow(monster.card).bubbles[combat.bubble - 1] ?? { kind: 'empty' };
  const next = word(`monster.${monster.card}.bubble.${combat.bubble}`);
  const diseases = combat.diseases.map(disease => word(`disease.${disease}`));
  const words = { monster: word(`monster.${monster.card}`), cubes: monster.cubes, kind: word(`bubble.${kind}`), next };
  return [
    ...wrap(word('screen.fight', words), width, 3, 'foe'),
    ...(diseases.length > 0 ? [line(diseases.join(', '), 'danger')] : []),
  ];
}
