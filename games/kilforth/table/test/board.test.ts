// The board's drawings: nothing missing, nothing twice, nothing left over.

import { readFileSync } from 'node:fs';
import { board } from '@veillee/games/test/proofs';
import { Match, plainDecision } from '@veillee/kernel';
import type { TableModule } from '@veillee/web/kit';
import { expect, test } from 'vitest';
import { defs, regionIds } from '../../content/cards.ts';
import { kit } from '../../index.ts';
import type { View } from '../../rules/view.ts';
import en from '../../text/turn.en.json' with { type: 'json' };
import fr from '../../text/turn.fr.json' with { type: 'json' };
import { drawings } from '../drawings.ts';
import { ending } from '../ending.ts';
import { guide } from '../guide.ts';
import type * as table from '../index.tsx';
import { seen } from './fixture.ts';

const drawn = defs.filter(def => def.kind !== 'region');
board(kit, { cards: drawn.map(def => def.id), drawings, guide, last: { ending, view: seen() } });
({}) as typeof table satisfies TableModule<View>;

test('every region has its own land', () => {
  const land = readFileSync(new URL('../landmarks.tsx', import.meta.url), 'utf8');
  for (const region of regionIds) expect(land, region).toMatch(new RegExp(`^  '?${region}'?: `, 'm'));
});

test('a button that makes a hero says what it does, not only a name', () => {
  for (const catalogue of [en, fr])
    for (const part of ['race', 'class', 'saga', 'talent'] as const)
      expect(catalogue[`option.${part}`]).toMatch(/^\p{Lu}\p{L}+.* \{card(?:Le|The)?\}$/u);
});

test('whoever makes their first hero is told what the figures and keywords are for', () => {
  const match = Match.start(kit.game, { seed: 'first', seats: 1, options: {} });
  const told: [string, string | undefined][] = [];
  for (;;) {
    const [asked] = match.decisions;
    if (!asked) throw new Error('nobody is asked');
    const decision = plainDecision(asked);
    if (!decision.prompt.startsWith('draft')) break;
    const step = guide.find(({ applies }) => applies(match.view(0) as View, decision));
    told.push([decision.prompt, step?.id]);
    const [option] = decision.options;
    match.answer({ seat: 0, decision: decision.id, picks: option ? [option.key] : [] });
  }
  expect(told).toEqual([
    ['draft.race', 'race'],
    ['draft.class', 'class'],
    ['draft.saga', 'saga'],
    ['draft.deck', 'firstRumour'],
    ['draft.keep', 'firstRumour'],
  ]);
});
