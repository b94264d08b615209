// Figures of cut paper: dark, with one rim of light. Heroes stand on (0, 0), some 140 high; monsters some 220. Guide, section 15.

import type { HeroId, MonsterId } from '../content/vocabulary.ts';
import { drawingOf, HERO_COLOUR } from './kinds.ts';

const BODY = '#20130c';
const RIM = '#ffcf86';
const PALE = '#efe6d2';

const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

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

// ---- monsters ----

const SHADE = '#150f24';
const COLD = '#a08ae0';
const EYE = '#e9dcff';

/** The shadow that was sold: it fills its hall. */
const avatar = (): string =>
  [
    stroke('M120 -14C176 -4 214 -34 204 -82C198 -112 226 -124 240 -108', '#1d1534', 10),
    '<circle cx="-72" cy="-210" r="27" fill="#150e28"/>',
    fill(
      'M-128 4C-122 -36 -100 -66 -60 -86L-74 -100C-100 -98 -122 -102 -140 -109C-153 -113 -161 -122 -157 -131C-151 -140 -137 -142 -128 -147C-108 -165 -92 -185 -62 -197L-54 -206L-48 -200L-36 -214L-30 -202C0 -208 22 -202 34 -196L46 -208L48 -190L66 -196L66 -178L86 -180L82 -162C112 -138 120 -118 126 -104L140 -104L132 -88C148 -60 156 -30 160 4Z',
      '#1d1534',
    ),
    fill('M-72 -98C-92 -91 -112 -89 -127 -93C-121 -80 -96 -70 -62 -78Z', '#1d1534'),
    fill('M-74 -100L-138 -108.6L-127 -93C-108 -89 -90 -91 -70 -97Z', '#0b0716'),
    fill(
      'M-148 -111l11 4l-2 20l-9 -4zM-136 -107l8 1.6l-1 15l-6 -2zM-124 -93.6l8 1l-2 -13l-4 -1zM-108 -158L-76 -168C-76 -151 -94 -144 -108 -158Z',
      EYE,
    ),
    '<circle cx="-16" cy="-216" r="38" fill="#1d1534"/><circle cx="-18" cy="-214" r="26" fill="#3a2c5e"/>',
    '<ellipse cx="-89" cy="-157" rx="3.4" ry="6" fill="#0b0716"/>',
    stroke(
      'M-52 -228A38 38 0 0 1 6 -247M-157 -131C-151 -140 -137 -142 -128 -147C-108 -165 -92 -185 -62 -197',
      COLD,
      2,
      0.9,
    ),
    stroke(
      'M-134 -122C-160 -118 -184 -108 -198 -94M-134 -126C-162 -128 -186 -126 -204 -118M-132 -129C-156 -138 -178 -142 -198 -140',
      EYE,
      1.1,
      0.6,
    ),
    fill(
      'M-44 -92C-84 -84 -118 -60 -140 -34C-156 -44 -176 -50 -192 -46L-206 -58L-204 -42L-222 -46L-212 -32L-230 -28L-212 -20L-222 -8L-200 -14C-184 -8 -164 -6 -146 -8C-112 -14 -70 -34 -36 -52Z',
      '#1d1534',
    ),
    stroke('M-44 -92C-84 -84 -118 -60 -140 -34C-156 -44 -176 -50 -192 -46', COLD, 1.6, 0.8),
    fill('M-206 -58l4 16l-10 -6zM-222 -46l10 14l-12 -4zM-230 -28l18 8l-14 2zM-222 -8l22 -6l-14 8z', EYE),
  ].join('');

/** Its drawing, turned towards the heroes, as a shadow against the light behind it, with a cold rim. */
const shadow = (drawing: string): string => {
  const cut = (dx: number, dy: number, colour: string): string =>
    `<path d="${drawing}" fill="${colour}" transform="translate(${112 + dx} ${-222 + dy}) scale(-.4375 .4375)"/>`;
  return `<ellipse cx="0" cy="0" rx="96" ry="12" fill="#000" opacity=".45"/>${cut(-2.2, -1.6, COLD)}${cut(0, 0, SHADE)}`;
};

export const figureOfMonster = (monster: MonsterId): string =>
  monster === 'avatar-of-ashraka' ? avatar() : shadow(drawingOf(monster));

/** A fire between the heroes and the dark. */
export const FIRE = [
  '<path d="M-30 2L24 -10M30 2L-24 -10" stroke="#170b05" stroke-width="7" stroke-linecap="round"/>',
  fill(
    'M0 -78C18 -60 14 -46 12 -40C20 -44 20 -54 18 -60C30 -42 26 -16 12 -6H-12C-26 -16 -30 -40 -18 -56C-18 -48 -14 -42 -10 -42C-14 -56 -8 -68 0 -78Z',
    '#ffb04a',
  ),
  fill('M0 -52C8 -42 9 -22 4 -8H-6C-10 -22 -6 -42 0 -52Z', '#ffe9a8'),
].join('');
