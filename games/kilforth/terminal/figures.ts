// A card in figures: what it fights with, what a test against it needs, what it gives.

import { type CardDef, cardById } from '../content/cards.ts';
import { ATTRIBUTES, type Figures } from '../content/vocabulary.ts';
import { baseHealth } from '../rules/battle/ancients.ts';
import { type Line, line, span } from './paint.ts';
import { own, type Showing } from './showing.ts';

/** Whether this card fights the hero whose eyes these are: an Enemy, an Ancient, a Stranger made hostile. */
export const isFoe = (showing: Showing, def: CardDef): boolean =>
  def.isEnemy || def.isAncient || (def.isStranger && own(showing).hostile.includes(def.id));

/** Figures in full: `Combat 2 · Health 3 · Stealth 2`, `Lore 3`. */
export function figuresOf(showing: Showing, def: CardDef): Line[] {
  const { view } = showing;
  if (def.isAncient && def.fight)
    return [
      line(showing.word('screen.value', { name: showing.word('attribute.combat'), n: def.fight.combat }), 'combat'),
      line(showing.word('screen.health', { n: baseHealth(view, def.id) }), 'hp'),
    ];
  if (def.fight && isFoe(showing, def))
    return [
      line(showing.word('screen.value', { name: showing.word('attribute.combat'), n: def.fight.combat }), 'combat'),
      line(showing.word('screen.health', { n: def.fight.health }), 'hp'),
      line(showing.word('screen.value', { name: showing.word('attribute.stealth'), n: def.fight.stealth }), 'stealth'),
    ];
  return values(showing, def.confront);
}

export const values = (showing: Showing, figures: Figures): Line[] =>
  ATTRIBUTES.flatMap(attribute => {
    const n = figures[attribute];
    return n === undefined
      ? []
      : [line(showing.word('screen.value', { name: showing.word(`attribute.${attribute}`), n }), attribute)];
  });

/** The same in the least room: `Co2 He3 St2`. */
export function shortFigures(showing: Showing, def: CardDef): Line {
  const letters = (attribute: string): string => showing.word(`attribute.${attribute}`).slice(0, 2);
  if (def.fight && isFoe(showing, def)) {
    const { combat, health, stealth } = def.fight;
    return [
      span(`${letters('combat')}${combat}`, 'combat'),
      span(` ${showing.word('screen.short.health')}${def.isAncient ? baseHealth(showing.view, def.id) : health}`, 'hp'),
      ...(def.isAncient ? [] : [span(` ${letters('stealth')}${stealth}`, 'stealth')]),
    ];
  }
  return ATTRIBUTES.flatMap((attribute, i) => {
    const n = def.confront[attribute];
    if (n === undefined) return [];
    const first = ATTRIBUTES.findIndex(other => def.confront[other] !== undefined) === i;
    return [span(`${first ? '' : ' '}${letters(attribute)}${n}`, attribute)];
  });
}

/** What an Asset, Race or Class adds: `Combat +1`. */
export const bonuses = (showing: Showing, card: string): Line[] =>
  ATTRIBUTES.flatMap(attribute => {
    const n = cardById(card).bonus[attribute];
    return n === 0 ? [] : [line(`${showing.word(`attribute.${attribute}`)} ${signed(n)}`, attribute)];
  });

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** All keywords of a card, its type among them. */
export const keywordNames = (showing: Showing, card: string): string =>
  cardById(card)
    .keywords.map(keyword => showing.word(`keyword.${keyword}`))
    .join(' · ');
