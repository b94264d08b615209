// The board's words and drawings: nothing missing, nothing twice, nothing left over.

import { readdirSync, readFileSync } from 'node:fs';
import { lintCatalogues } from '@veillee/text';
import { describe, expect, it } from 'vitest';
import { defs, groups } from '../../content/cards.ts';
import type { View } from '../../rules/view.ts';
import cardsEn from '../../text/cards.en.json' with { type: 'json' };
import rulesEn from '../../text/en.json' with { type: 'json' };
import en from '../../text/table.en.json' with { type: 'json' };
import fr from '../../text/table.fr.json' with { type: 'json' };
import { drawings, groupDrawings } from '../drawings.ts';
import { guide } from '../guide.ts';

const folder = new URL('../', import.meta.url);
const sources = readdirSync(folder)
  .filter(name => /\.tsx?$/.test(name) && name !== 'glyphs.ts')
  .map(name => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

describe('drawings', () => {
  it('every card has one of its own', () => {
    for (const { id } of defs) expect(drawings[id], id).toBeTypeOf('string');
    expect(Object.keys(drawings)).toHaveLength(defs.length);
    expect(new Set(Object.values(drawings)).size).toBe(defs.length);
  });

  it('so has every Monster group', () => {
    for (const group of groups) expect(groupDrawings[group], group).toBeTypeOf('string');
  });
});

describe('the guide', () => {
  it('sends nobody to a level-up that would cost a purchase without saying so', () => {
    const step = (...keys: readonly string[]): string | undefined => {
      const options = keys.map(key => ({ key, text: 'option' }));
      const decision = { id: 1, seat: 0, prompt: 'village.step', options, refused: [], min: 1, max: 1 };
      return guide.find(({ applies }) => applies({ visit: { step: 'buy' } } as unknown as View, decision))?.id;
    };
    expect(step('level:militia#1:a', 'buy:torch', 'end')).toBe('buyFirst');
    expect(en['table.guide.buyFirst']).toContain('ends your purchases');
    expect(step('level:militia#1:a', 'end')).toBe('level');
    expect(step('buy:torch', 'end')).toBe('buyMore');
  });
});

describe('words', () => {
  it('are the same in both languages, and sorted', () => {
    expect(lintCatalogues(en, fr, ['table.pile.of'])).toEqual([]);
    for (const catalogue of [en, fr]) expect(Object.keys(catalogue)).toEqual(Object.keys(catalogue).sort());
  });

  it('are all there', () => {
    const known = { ...cardsEn, ...rulesEn, ...en };
    const named = [...sources.matchAll(/'((?:table|option)\.[a-zA-Z.]+)'/g)].map(match => match[1] as string);
    expect(named.filter(id => !(id in known))).toEqual([]);
    for (const { text } of guide) expect(known, text.text).toHaveProperty([text.text]);
  });

  it('are all used', () => {
    const composed = [...sources.matchAll(/`(table\.[^`]*\$\{[^`]*)`/g)].map(
      ([, template = '']) =>
        new RegExp(
          `^${template
            .split(/\$\{[^}]*\}/)
            .map(part => part.replace(/\./g, '\\.'))
            .join('[\\w.-]+')}$`,
        ),
    );
    const unused = Object.keys(en).filter(
      key => !sources.includes(`'${key}'`) && !composed.some(pattern => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it('French has a no-break space before high punctuation', () => {
    for (const [key, words] of Object.entries(fr)) expect(words, key).not.toMatch(/[^\u00a0\d][:;!?»]|«[^\u00a0]/);
  });
});
