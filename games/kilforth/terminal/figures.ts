// A card in figures: what it fights with, what a test against it needs, what it gives.

import { type CardDef, cardById } from '../content/cards.ts';
import { ATTRIBUTES, type Figures } from '../content/vocabulary.ts';
import { baseHealth } from '../rules/battle/ancients.ts';
import { type Look, own } from './look.ts';
import { type Line, line, span } from './paint.ts';

/** Whether this card fights the hero whose eyes these are: an Enemy, an Ancient, a Stranger made hostile. */
export const isFoe = (look: Look, def: CardDef): boolean =>
  def.isEnemy || def.isAncient || (def.isStranger && own(look).hostile.includes(def.id));

/** Figures in full: `Combat 2 · Health 3 · Stealth 2`, `Lore 3`. */
export function figuresOf(look: Look, def: CardDef): Line[] {
  const { view } = look;
  if (def.isAncient && def.fight)
    return [
      line(look.word('screen.value', { name: look.word('attribute.combat'), n: def.fight.combat }), 'combat'),
      line(look.word('screen.health', { n: baseHealth(view, def.id) }), 'hp'),
    ];
  if (def.fight && isFoe(look, def))
    return [
      line(look.word('screen.value', { name: look.word('attribute.combat'), n: def.fight.combat }), 'combat'),
      line(look.word('screen.health', { n: def.fight.health }), 'hp'),
      line(look.word('screen.value', { name: look.word('attribute.stealth'), n: def.fight.stealth }), 'stealth'),
    ];
  return values(look, def.confront);
}

export const values = (look: Look, figures: Figures): Line[] =>
  ATTRIBUTES.flatMap(attribute => {
    const n = figures[attribute];
    return n === undefined
      ? []
      : [line(look.word('screen.value', { name: look.word(`attribute.${attribute}`), n }), attribute)];
  });

/** The same in the least room: `Co2 He3 St2`. */
export function shortFigures(look: Look, def: CardDef): Line {
  const letters = (attribute: string): string => look.word(`attribute.${attribute}`).slice(0, 2);
  if (def.fight && isFoe(look, def)) {
    const { combat, health, stealth } = def.fight;
    return [
      span(`${letters('combat')}${combat}`, 'combat'),
      span(` ${look.word('screen.short.health')}${def.isAncient ? baseHealth(look.view, def.id) : health}`, 'hp'),
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
export const bonuses = (look: Look, card: string): Line[] =>
  ATTRIBUTES.flatMap(attribute => {
    const n = cardById(card).bonus[attribute];
    return n === 0 ? [] : [line(`${look.word(`attribute.${attribute}`)} ${signed(n)}`, attribute)];
  });

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** All keywords of a card, its type among them. */
export const keywordNames = (look: Look, card: string): string =>
  cardById(card)
    .keywords.map(keyword => look.word(`keyword.${keyword}`))
    .join(' · ');
