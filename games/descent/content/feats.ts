// The feats: cards in three decks, of which heroes hold a few in secret (ICE-1.1).

import { byId } from '@veillee/pieces/things';
import { fightingFeats } from './feats/fighting.ts';
import { subterfugeFeats } from './feats/subterfuge.ts';
import { wizardryFeats } from './feats/wizardry.ts';
import type { FeatRow } from './rows.ts';
import type { SkillType } from './vocabulary.ts';

export const featDecks: { readonly [type in SkillType]: readonly FeatRow[] } = {
  fighting: fightingFeats,
  subterfuge: subterfugeFeats,
  wizardry: wizardryFeats,
};
export const feats: readonly FeatRow[] = [...featDecks.fighting, ...featDecks.subterfuge, ...featDecks.wizardry];
export const featRow = byId('feat', feats);

/** ICE-1.7, ICE-1.9: what whoever's sheet says nothing else draws with a glyph, and may hold. */
export const FEATS = { perGlyph: 1, limit: 4 } as const;
