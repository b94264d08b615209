// The colours of each land: the hour and its light. Guide, section 15.

import type { AdventureNumber } from '../../content/vocabulary.ts';

export interface Palette {
  readonly ink: string;
  readonly paper: string;
  readonly wash: string;
  readonly washLit: string;
  readonly wall: string;
  readonly shade: string;
  readonly roof: string;
  readonly roofShade: string;
  readonly wood: string;
  readonly woodShade: string;
  readonly leaf: string;
  readonly leafShade: string;
  readonly leafLit: string;
  readonly trunk: string;
  readonly water: string;
  readonly waterShade: string;
  readonly stone: string;
  readonly stoneShade: string;
  readonly glow: string;
  readonly dark: string;
}

/** Morning, high summer, moonlight, noon wind, dusk and soot. */
export const PALETTES: { readonly [adventure in AdventureNumber]: Palette } = {
  1: {
    ink: '#4b3520',
    paper: '#f1e4c4',
    wash: '#c3c98a',
    washLit: '#dfc887',
    wall: '#f3e3c0',
    shade: '#c9ab7c',
    roof: '#b8673c',
    roofShade: '#8c4727',
    wood: '#8a6238',
    woodShade: '#64431f',
    leaf: '#84994f',
    leafShade: '#5b753a',
    leafLit: '#aab86a',
    trunk: '#6d4a2b',
    water: '#9cc3c4',
    waterShade: '#5f939b',
    stone: '#b9ab93',
    stoneShade: '#8b7b66',
    glow: '#ffd27a',
    dark: '#3a2716',
  },
  2: {
    ink: '#33361c',
    paper: '#e3e3bb',
    wash: '#c5cd93',
    washLit: '#e9e6c0',
    wall: '#eee3bf',
    shade: '#bfae7f',
    roof: '#8d6a3c',
    roofShade: '#63471f',
    wood: '#7f5f36',
    woodShade: '#57401f',
    leaf: '#668446',
    leafShade: '#415f33',
    leafLit: '#8fa65a',
    trunk: '#5b4226',
    water: '#93bdb0',
    waterShade: '#4f8577',
    stone: '#a9ad90',
    stoneShade: '#777c60',
    glow: '#ffc860',
    dark: '#2c2b16',
  },
  3: {
    ink: '#29373a',
    paper: '#cfdad2',
    wash: '#a9b98c',
    washLit: '#c6cda4',
    wall: '#dcdcc8',
    shade: '#a4ab9c',
    roof: '#6f7a6a',
    roofShade: '#4c584d',
    wood: '#75664c',
    woodShade: '#4f4531',
    leaf: '#7d8f5c',
    leafShade: '#566b45',
    leafLit: '#a2b07a',
    trunk: '#55492f',
    water: '#8fb4b8',
    waterShade: '#5c8b95',
    stone: '#a8b0a8',
    stoneShade: '#737e79',
    glow: '#eaf6ff',
    dark: '#1f2c30',
  },
  4: {
    ink: '#5b3416',
    paper: '#f3dba8',
    wash: '#e9c07a',
    washLit: '#f7e6bd',
    wall: '#f6e2b8',
    shade: '#d0a366',
    roof: '#b9503a',
    roofShade: '#8a3425',
    wood: '#9a6a36',
    woodShade: '#6f481f',
    leaf: '#7f9a53',
    leafShade: '#55733a',
    leafLit: '#a6b86c',
    trunk: '#8a6036',
    water: '#8dc6c2',
    waterShade: '#4d949a',
    stone: '#d3a873',
    stoneShade: '#a3733f',
    glow: '#ffe08a',
    dark: '#4a2610',
  },
  5: {
    ink: '#2d2430',
    paper: '#c9bdb4',
    wash: '#b3a79f',
    washLit: '#d9cec2',
    wall: '#cfc3b5',
    shade: '#9a8d86',
    roof: '#8a5547',
    roofShade: '#623a34',
    wood: '#6f5747',
    woodShade: '#4b392f',
    leaf: '#77805c',
    leafShade: '#525b42',
    leafLit: '#969e74',
    trunk: '#55412f',
    water: '#86a0a6',
    waterShade: '#54737c',
    stone: '#a79d9b',
    stoneShade: '#6f6669',
    glow: '#ffd07a',
    dark: '#221a26',
  },
};

/** Behind names and paths. */
export const HALOS: { readonly [adventure in AdventureNumber]: string } = {
  1: '#f1e4c4',
  2: '#eceac8',
  3: '#dbe4dc',
  4: '#f5e0b2',
  5: '#ddd3c8',
};
