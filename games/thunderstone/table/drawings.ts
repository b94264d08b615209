// Which drawing stands for which card, and which of the guide's seven kinds a card is. One drawing a card, none twice.

import type { Kind } from '@veillee/web/kit';
import type { CardDef } from '../content/cards.ts';
import drawn from './drawn.json' with { type: 'json' };
import { runeStone } from './glyphs.ts';

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
