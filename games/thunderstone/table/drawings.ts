// Which drawing stands for which card, and which of the guide's seven kinds a card is. One drawing a card, none twice.

import { copyNumber } from '@veillee/pieces/things';
import type { Kind, Likeness } from '@veillee/web/kit';
import type { Card, CardDef } from '../content/cards.ts';
import drawn from './drawn.json' with { type: 'json' };
import { runeStone } from './glyphs.ts';
import { likeness } from './likeness.ts';

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

/** The neighbours who make up the Militia: no two in a hand need be alike. */
const MILITIA = [
  {},
  { skin: '#9a6444', hair: '#2a1a16', scarf: '#8a3a34', cloth: '#6a6a78' },
  { skin: '#ecc39c', hair: '#c98a3c', scarf: '#3f7a54', cloth: '#7a6448' },
  { skin: '#c58a62', hair: '#8d8880', scarf: '#a8823a', cloth: '#5a6a72' },
] as const;

/** Who is on a card; weapons, items, spells and diseases are things. */
export function likenessOf(def: CardDef, card?: Card): Likeness | undefined {
  if (!def.isHero && !def.isMonster && !def.isStone && !def.types.includes('villager')) return undefined;
  const one = def.id === 'militia' && card !== undefined ? MILITIA[copyNumber(card) % MILITIA.length] : undefined;
  return likeness(def.id, one);
}

/** How a card is drawn, wherever it lies. */
export const artOf = (def: CardDef, card?: Card) => ({
  kind: kindOf(def),
  glyph: drawingOf(def),
  likeness: likenessOf(def, card),
});
