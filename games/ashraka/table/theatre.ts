// The heroes as figures of cut paper: dark, with one rim of light. They stand on (0, 0), some 140 high. Guide, section 15.

import type { HeroId } from '../content/vocabulary.ts';
import { fill, stroke } from './cut-paper.ts';
import { HERO_COLOUR } from './kinds.ts';

const BODY = '#20130c';
const RIM = '#ffcf86';
const PALE = '#efe6d2';

/** Long ears, a bow over the shoulder. */
const rabbit = (cloak: string): string =>
  [
    stroke('M-24 -16C-34 -52 -24 -92 -6 -112', BODY, 3.2),
    stroke('M-24 -16L-6 -112', RIM, 0.8, 0.5),
    fill('M-17 0L-15 -16H-3L-4 0ZM4 0L3 -16H15L18 0ZM-19 0q9 -7 17 0zM3 0q9 -7 18 0z', BODY),
    fill('M-27 -12C-30 -44 -21 -62 -9 -69L10 -69C22 -62 29 -42 26 -12C10 -6 -12 -6 -27 -12Z', cloak),
    fill('M10 -69C22 -62 29 -42 26 -12L17 -9.4C20 -38 15 -56 5 -69Z', RIM, 0.38),
    stroke('M10 -69C22 -62 29 -42 26 -12', RIM, 1.8),
    fill('M-14 -70C-8 -62 10 -62 15 -70L12 -78H-11Z', '#c9d8a0'),
    fill(
      'M-7 -94C-18 -112 -18 -138 -10 -144C-2 -140 -1 -112 0 -96ZM5 -96C7 -118 15 -138 22 -138C28 -128 20 -106 13 -91Z',
      BODY,
    ),
    stroke('M-10 -144C-2 -140 -1 -112 0 -96M22 -138C28 -128 20 -106 13 -91', RIM, 1.5),
    fill('M-16 -84C-17 -97 -7 -103 2 -102C13 -102 20 -94 20 -86C20 -77 12 -73 2 -73C-8 -73 -15 -76 -16 -84Z', BODY),
    stroke('M2 -102C13 -102 20 -94 20 -86C20 -80 15 -75 8 -73.6', RIM, 1.6),
    '<ellipse cx="9" cy="-90" rx="2.1" ry="2.8" fill="#fff3d2"/><circle cx="-25" cy="-15" r="7.5" fill="#efe6d2"/>',
  ].join('');

/** Round, with a hat, a striped tail and a staff. */
const tanuki = (cloak: string): string =>
  [
    stroke('M30 2L36 -112', BODY, 3.4),
    '<circle cx="36.6" cy="-119" r="7" fill="#9ec6ff"/><circle cx="36.6" cy="-119" r="13" fill="#9ec6ff" opacity=".28"/>',
    fill('M-22 -8C-52 -6 -62 -34 -46 -48C-38 -54 -30 -46 -33 -38C-36 -28 -28 -20 -18 -20Z', BODY),
    stroke('M-54 -26L-40 -22M-55 -38L-38 -34M-44 -12L-34 -18', '#e8cf98', 4.4),
    fill('M-18 0q9 -8 17 0zM4 0q9 -8 18 0z', BODY),
    fill('M-30 -6C-35 -36 -25 -54 -11 -58H11C25 -54 35 -36 31 -6C12 0 -12 0 -30 -6Z', cloak),
    fill('M11 -58C25 -54 35 -36 31 -6L21 -3C25 -32 18 -48 6 -58Z', RIM, 0.4),
    stroke('M11 -58C25 -54 35 -36 31 -6', RIM, 1.8),
    fill('M-20 -70C-20 -82 -10 -86 1 -86C14 -86 22 -79 22 -70C22 -60 12 -55 1 -55C-11 -55 -20 -60 -20 -70Z', BODY),
    fill('M2 -72C8 -77 18 -76 20 -70C16 -65 8 -65 2 -72Z', '#e8cf98', 0.85),
    '<circle cx="12" cy="-70.6" r="2.2" fill="#17110d"/>',
    stroke('M14 -85C19 -81 22 -76 22 -70C22 -62 15 -57 8 -55.6', RIM, 1.6),
    fill(
      'M-34 -79C-14 -89 14 -89 33 -77C26 -74 12 -76 0 -76C-12 -76 -26 -75 -34 -79ZM-18 -83C-12 -108 -2 -122 12 -126C10 -112 14 -96 18 -82C6 -86 -8 -86 -18 -83Z',
      cloak,
    ),
    stroke('M12 -126C10 -112 14 -96 18 -82L33 -77', RIM, 1.5),
  ].join('');

/** Broad, with a striped head and a hammer. */
const badger = (cloak: string): string =>
  [
    stroke('M-36 0L-40 -84', BODY, 4),
    fill('M-54 -98H-26V-78H-54Z', '#8f8779'),
    fill('M-20 0q11 -8 20 0zM6 0q11 -8 20 0z', BODY),
    fill('M-34 -5C-40 -42 -29 -66 -12 -72H14C32 -66 40 -40 35 -5C14 2 -14 2 -34 -5Z', cloak),
    fill('M14 -72C32 -66 40 -40 35 -5L24 -2C28 -38 20 -60 8 -72Z', RIM, 0.4),
    stroke('M14 -72C32 -66 40 -40 35 -5', RIM, 1.8),
    fill('M-22 -84C-22 -104 -8 -112 4 -112C20 -112 32 -100 36 -88C34 -78 16 -70 2 -70C-12 -70 -22 -74 -22 -84Z', BODY),
    fill('M-2 -111C10 -111 24 -100 35 -87L26 -84C14 -92 2 -96 -12 -98Z', PALE, 0.9),
    fill('M-16 -104a7 7 0 1 1 10 -8z', BODY),
    '<circle cx="13" cy="-95" r="2.2" fill="#17110d"/>',
    stroke('M20 -108C28 -102 34 -96 36 -88C34 -80 24 -74 12 -71', RIM, 1.6),
  ].join('');

/** Slender, with a long tail and a lantern. */
const otter = (cloak: string): string =>
  [
    fill('M-14 -6C-40 2 -60 -4 -74 -18C-56 -14 -38 -20 -18 -24Z', BODY),
    fill('M-14 0q8 -7 15 0zM4 0q8 -7 15 0z', BODY),
    fill('M-21 -6C-26 -44 -17 -68 -8 -78H10C21 -68 27 -44 23 -6C8 0 -8 0 -21 -6Z', cloak),
    fill('M10 -78C21 -68 27 -44 23 -6L14 -3C17 -42 12 -64 4 -78Z', RIM, 0.4),
    stroke('M10 -78C21 -68 27 -44 23 -6', RIM, 1.8),
    fill('M-15 -92C-15 -106 -6 -112 4 -112C16 -112 25 -104 27 -95C24 -86 14 -80 3 -80C-8 -80 -15 -84 -15 -92Z', BODY),
    fill('M10 -94C18 -98 25 -97 27 -94C22 -88 14 -86 8 -88Z', PALE, 0.85),
    fill('M-11 -107a5 5 0 1 1 8 -4z', BODY),
    '<circle cx="11" cy="-99" r="2" fill="#fff3d2"/>',
    stroke('M27 -95C24 -88 16 -82 8 -80.4M14 -110C20 -107 25 -102 27 -95', RIM, 1.5),
    stroke('M22 -58L34 -50V-42', BODY, 3),
    '<circle cx="34" cy="-35" r="7" fill="#ffe3a6"/><circle cx="34" cy="-35" r="14" fill="#ffd88f" opacity=".3"/>',
  ].join('');

const FIGURES: { readonly [hero in HeroId]: (cloak: string) => string } = {
  'atsu-rabbit': rabbit,
  'tantan-tanuki': tanuki,
  'brunn-badger': badger,
  'ondine-otter': otter,
};

export const figureOfHero = (hero: HeroId): string => FIGURES[hero](HERO_COLOUR[hero]);

// ---- the fire ----

/** A fire between the heroes and the dark. */
export const FIRE = [
  '<path d="M-30 2L24 -10M30 2L-24 -10" stroke="#170b05" stroke-width="7" stroke-linecap="round"/>',
  fill(
    'M0 -78C18 -60 14 -46 12 -40C20 -44 20 -54 18 -60C30 -42 26 -16 12 -6H-12C-26 -16 -30 -40 -18 -56C-18 -48 -14 -42 -10 -42C-14 -56 -8 -68 0 -78Z',
    '#ffb04a',
  ),
  fill('M0 -52C8 -42 9 -22 4 -8H-6C-10 -22 -6 -42 0 -52Z', '#ffe9a8'),
].join('');
