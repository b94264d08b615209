// Which drawing stands for which card, and which of the guide's seven kinds a card is. One drawing a card, none twice.

import { copyNumber } from '@veillee/pieces/things';
import type { Kind, Likeness } from '@veillee/web/kit';
import type { Card, CardDef } from '../content/cards.ts';
import drawn from './drawn.json' with { type: 'json' };
import { runeStone } from './glyphs.ts';
import { likeness, militiaLikeness } from './likeness.ts';

/** drawings.json says which, drawn.json is made from it. */
export const drawings: { readonly [card: string]: string } = drawn;

export const drawingOf = (def: CardDef): string => drawings[def.id] ?? runeStone;

/** The guide's seven kinds. */
export function kindOf(def: CardDef): Kind {
  if (def.isHero) return 'hero';
  if (def.isMonster) return 'monster';
  if (def.isWeapon) return 'weapon';
  if (def.isSpell) return 'spell';
  if (def.isDisease) return 'bane';
  if (def.types.includes('villager')) return 'villager';
  return 'item';
}

/** Who is on a card; weapons, items, spells and diseases are things. */
export function likenessOf(def: CardDef, card?: Card): Likeness | undefined {
  if (!def.isHero && !def.isMonster && !def.isStone && !def.types.includes('villager')) return undefined;
  return def.id === 'militia' && card !== undefined ? militiaLikeness(copyNumber(card)) : likeness(def.id);
}

/** How a card is drawn, wherever it lies. */
export const artOf = (def: CardDef, card?: Card) => ({
  kind: kindOf(def),
  glyph: drawingOf(def),
  likeness: likenessOf(def, card),
});
