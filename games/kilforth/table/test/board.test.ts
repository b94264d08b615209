// The board's words and drawings: nothing missing, nothing twice, nothing left over.

import { readdirSync, readFileSync } from 'node:fs';
import { lintCatalogues } from '@veillee/text';
import { describe, expect, it } from 'vitest';
import { defs, regionIds } from '../../content/cards.ts';
import battleEn from '../../text/battle.en.json' with { type: 'json' };
import cardsEn from '../../text/cards.en.json' with { type: 'json' };
import flavourEn from '../../text/flavour.en.json' with { type: 'json' };
import en from '../../text/table.en.json' with { type: 'json' };
import fr from '../../text/table.fr.json' with { type: 'json' };
import turnEn from '../../text/turn.en.json' with { type: 'json' };
import { drawings } from '../drawings.ts';
import { guide } from '../guide.ts';

const folder = new URL('../', import.meta.url);
const sources = readdirSync(folder)
  .filter(name => /\.tsx?$/.test(name) && name !== 'glyphs.ts')
  .map(name => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');
const known: { readonly [key: string]: string } = { ...cardsEn, ...flavourEn, ...turnEn, ...battleEn, ...en };

describe('drawings', () => {
  it('every card has one of its own', () => {
    const drawn = defs.filter(def => def.kind !== 'region');
    for (const { id } of drawn) expect(drawings[id], id).toBeTypeOf('string');
    expect(Object.keys(drawings)).toHaveLength(drawn.length);
    expect(new Set(Object.values(drawings)).size).toBe(drawn.length);
  });

  it('every region has its own land', () => {
    const land = readFileSync(new URL('landmarks.tsx', folder), 'utf8');
    for (const region of regionIds) expect(land, region).toMatch(new RegExp(`^  '?${region}'?: `, 'm'));
  });

  it('glyphs.json lists what is used and nothing else', () => {
    const names = JSON.parse(readFileSync(new URL('glyphs.json', folder), 'utf8')) as string[];
    const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(names.filter(name => !new RegExp(`\\b${camel(name)}\\b`).test(sources))).toEqual([]);
  });
});

describe('words', () => {
  it('are the same in both languages, and sorted', () => {
    expect(lintCatalogues(en, fr, ['table.ancient.team'])).toEqual([]);
    for (const catalogue of [en, fr]) expect(Object.keys(catalogue)).toEqual(Object.keys(catalogue).sort());
  });

  it('are all there', () => {
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
    for (const [key, words] of Object.entries(fr)) expect(words, key).not.toMatch(/[^\u00a0\d{}, ][:;!?»]|«[^\u00a0]/);
  });
});
