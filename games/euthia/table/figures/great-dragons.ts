// The two dragons of the scenarios, and each of their cards: no stage looks like the one before. Farruga first wheels over the
// night, then burns, then breathes white, and wears the crown of her fires when she is hurt the most; Mirrezil sleeps, stirs,
// wakes and rages.

import type { Drawing } from '@veillee/web/kit/paper/drawing.ts';
import { type Bust, disc, fill, flat, group, line, NIGHT, oval, tools, wire } from '@veillee/web/kit/paper/outlines.ts';
import { BONE, head, wing } from './dragon-parts.ts';
import { dark, flame, foe } from './parts.ts';

const { form, limb } = tools('left');

const PYRE = {
  hide: '#a3282a',
  belly: '#f0c46a',
  hot: '#f0a83c',
  wing: '#6a1a2a',
  horn: '#f2d9a0',
  mouth: '#f07a2a',
  fin: '#e0702a',
};
type Pyre = typeof PYRE;

/** What is hers in one stage: behind her, over her body, in front of her mouth, on her head. */
interface FarrugaPose {
  readonly behind: (c: Pyre) => string;
  readonly hurt?: (c: Pyre) => string;
  readonly breath?: string;
  readonly worn?: string;
  readonly shut?: boolean;
  readonly eye?: string;
  readonly bust?: Bust;
}

const breath = (far: string, near: string, core: string, scale = 1.15): string =>
  group(
    `translate(32 162) rotate(-24) scale(${scale})`,
    fill('M0 -8C-22 0 -36 20 -40 52C-26 46 -14 50 -6 66C4 40 14 16 16 -4Z', far),
    fill('M0 -4C-14 4 -22 22 -26 40C-16 36 -8 40 -4 50C2 30 8 14 10 -2Z', near),
    fill('M2 0C-6 8 -12 20 -14 28C-6 26 -2 30 0 34C4 20 6 10 6 0Z', core),
  );
const FIRE_BREATH = breath('#e2551f', '#f8a13a', '#fff0b4');
const fires = (): string => flame(48, 308, 1) + flame(204, 309, 0.9);

const FACE: Bust = [0, 76, 134, 9, 21.1, 0.9315];

const farrugaAs = (
  { behind, hurt, breath: breathed = '', worn = '', shut, eye, bust }: FarrugaPose,
  own: Pyre,
): Drawing =>
  foe(
    bust ?? FACE,
    c =>
      behind(c) +
      group('translate(124 152) scale(-1 1)', wing(0, 0, 1.2, 2, dark(c.wing, 0.3), dark(c.hide, 0.3))) +
      wing(142, 154, 1.2, -14, dark(c.wing, 0.12), c.hide) +
      limb('156,200,26 188,232,19 184,268,14 204,294,9 232,284,.6', c.hide, { s: 12, r: 0 }) +
      form('92,156 120,130 164,138 188,180 178,224 138,240 104,214', c.hide, { s: 22, r: 3 }) +
      flat('94,168 116,186 132,232 112,220 98,194', c.hot) +
      line('M98 182l16 2M102 200l20 2M112 216l16 2', dark(c.hot, 0.35), 2.4) +
      limb('152,210,14 168,240,10 152,262,7', dark(c.hide, 0.25), { s: 0, r: 0 }) +
      limb('132,222,19 102,246,13 112,270,9', c.hide, { s: 9 }) +
      line('M110 272l-20 4M112 276l-8 15M116 276l8 13M152 264l-6 14M156 264l10 10', c.hide, 7) +
      line('M89 277l-6 1M103 293l-2 6M125 291l3 5', BONE, 3.4) +
      (hurt?.(c) ?? '') +
      limb('124,166,27 108,124,21 122,92,17 106,86,16 92,104,15', c.hide, { s: 13, r: 3 }) +
      breathed +
      head(100, 106, 1.14, -20, c, { horn: 2, frill: 1, ...(shut && { shut: 1 }), ...(eye && { eye }) }) +
      worn,
    own,
  );

// Farruga: queen of pyres, over her own fire
export const farruga = farrugaAs({ behind: fires, breath: FIRE_BREATH }, PYRE);

// Wheeling Shadow: black before the moon, and no fire yet
const wheelingShadow = farrugaAs(
  {
    behind: () =>
      disc(120, 118, 118, '#d8d0e0', 0.16) +
      disc(120, 118, 100, '#f3e3bd', 0.8) +
      fill('M0 300Q30 276 62 290Q92 268 126 288Q164 270 196 288Q222 276 240 292V318H0Z', '#6a6684', 0.9),
    shut: true,
    eye: '#ff6a3c',
  },
  { ...PYRE, hide: '#43304a', belly: '#5a4660', hot: '#5f4a62', wing: '#2c2036', horn: '#a89a98', fin: '#5a3a58' },
);

// Burning Scale: every scale an ember
const burningScale = farrugaAs(
  {
    behind: () => flame(40, 308, 0.8),
    hurt: ({ hot }) =>
      line(
        'M128 152l8 9l9 -9M148 154l8 9l9 -9M136 172l8 9l9 -9M156 174l8 9l9 -9M140 194l8 9l9 -9M160 196l7 8l8 -9',
        hot,
        4,
      ) + line('M176 242l7 7l7 -8M174 264l7 7l8 -7', hot, 3.4),
    worn: line('M118 98l7 8l8 -8M110 124l7 8l8 -8M118 144l7 8l8 -8M82 88l6 6l6 -7', '#ffc860', 4),
    eye: '#fff0b4',
  },
  { ...PYRE, hide: '#c2442a', hot: '#ffc860', wing: '#8a2f2a', fin: '#ffb040' },
);

// White Breath: pale with it, a lance still in her side
const whiteBreath = farrugaAs(
  {
    behind: () => flame(204, 309, 0.9, ['#9fc4e8', '#dff0ff', '#ffffff']),
    hurt: () =>
      line('M168 168L216 128', '#8a6238', 6) +
      line('M160 176l8 -8', '#d6dde6', 7) +
      fill('M158 172l-6 22l14 -12z', '#5a1018'),
    breath: breath('#9fc4e8', '#e4f3ff', '#ffffff', 1.34),
    eye: '#dff4ff',
  },
  { ...PYRE, hide: '#9a4a4c', hot: '#f6e8d8', wing: '#6a3a4a', mouth: '#f4f8ff', fin: '#e8c8b8' },
);

// Queen of Pyres: crowned, scarred, her wings in holes
const queenOfPyres = farrugaAs(
  {
    behind: () => flame(26, 309, 1.5) + flame(214, 309, 1.5),
    hurt: () => line('M120 176l28 30M132 168l24 26', '#5a1018', 4.6),
    breath: FIRE_BREATH,
    worn: group(
      'translate(78 76) rotate(-28) scale(1.2)',
      fill('M-26 10L-36 -26L-17 -6L-4 -38L9 -6L28 -26L24 10Q0 2 -26 10Z', '#ffd75a'),
      fill('M-4 -38L9 -6L28 -26L24 10L2 5Z', '#e09a28'),
      disc(-3, -5, 5, '#3ab0d8'),
    ),
    eye: '#fff6c0',
    bust: [0, 44, 150, 9, 21.1, 0.9315],
  },
  { ...PYRE, hide: '#8a1a22', wing: '#4a1222', hot: '#ffb43c' },
);

const HOARD = {
  hide: '#3f6f86',
  belly: '#c9d8c0',
  wing: '#6a5a9a',
  horn: '#f0e2b4',
  mouth: '#5a1a2e',
  gold: '#d9a02e',
};
type Hoard = typeof HOARD;

/** What is his in one phase: the wing over his back, neck and head, his forefoot, and what rises from it all. */
interface MirrezilPose {
  readonly bust: readonly [left: number, top: number, size: number];
  readonly wing: (c: Hoard) => string;
  readonly neck: string;
  readonly head: readonly [x: number, y: number, turned: number];
  readonly shut?: boolean;
  readonly eye?: string;
  readonly over?: (c: Hoard) => string;
}

const folded = ({ wing: cloth, hide }: Hoard): string =>
  group(
    'translate(150 196) rotate(-4) scale(.86)',
    fill('M-30 14Q20 -70 84 -40Q70 -20 88 4Q62 2 60 26Q36 14 20 40Q0 20 -30 14Z', cloth),
    fill('M84 -40Q70 -20 88 4Q62 2 60 26Q36 14 20 40Q46 0 84 -40Z', dark(cloth, 0.3)),
    line('M-28 12Q20 -66 84 -40M-28 12Q30 -24 88 4M-28 12Q16 -2 60 26', hide, 5),
  );
const smoke = (): string => line('M30 212q-10 -8 -2 -16q8 -8 -2 -16M44 200q-6 -6 0 -12', '#d8d2e8', 3, 0.7);

const mirrezilAs = ({ bust, wing: winged, neck, head: at, shut, eye, over }: MirrezilPose): Drawing =>
  foe(
    bust,
    c =>
      form('0,312! 14,276 60,262 120,254 188,262 230,282 240,312!', c.gold, { s: 10, shade: '#96651a', r: 3 }) +
      limb('60,250,30 120,262,36 186,248,34 206,206,32 176,170,34 126,168,36 92,196,30', c.hide, { s: 24, r: 4 }) +
      fill('M104 136l2 -16l12 12zM128 132l4 -17l11 15zM152 134l8 -15l8 16zM176 138l14 -10l2 16z', c.wing) +
      wire('84,214 118,198 160,204 176,222', dark(c.hide, 0.45), 5) +
      limb('196,256,22 226,270,15 222,296,10 186,300,7 150,296,.6', c.hide, { s: 9, r: 0 }) +
      winged(c) +
      limb(neck, c.hide, { s: 13, r: 3 }) +
      head(at[0], at[1], 1.06, at[2], c, { horn: 2, ...(shut && { shut: 1 }), ...(eye && { eye }) }) +
      limb('150,262,15 122,276,11 96,282,8', c.hide, { s: 7 }) +
      line('M96 280l-16 -2M96 284l-16 5M98 288l-10 9', c.hide, 7) +
      oval(34, 290, 9, 4, '#ffe08a') +
      oval(62, 300, 9, 4, '#ffe08a') +
      oval(130, 300, 9, 4, '#fff0b0') +
      oval(206, 290, 9, 4, '#ffe08a') +
      oval(112, 294, 8, 3.6, '#e0a030') +
      fill('M20 276l8 -12l8 12l-8 10z', '#d8345a') +
      fill('M176 292l7 -10l7 10l-7 8z', '#6fd0e8') +
      fill('M214 276h18l-3 16h-12zM219 292h8v8h-8z', '#ffe9a8') +
      (over?.(c) ?? ''),
    HOARD,
  );

const LYING = {
  bust: [0, 196, 112],
  wing: folded,
  neck: '104,206,24 84,230,20 86,252,18',
  head: [92, 252, -6],
  shut: true,
} as const;

// Mirrezil: asleep on the hoard; almost
export const mirrezil = mirrezilAs({ ...LYING, eye: '#fff07a', over: smoke });

const mirrezilAsleep = mirrezilAs({
  ...LYING,
  // The lid lies over the eye.
  over: c => smoke() + flat('48,244! 68,234! 70,250 56,252', c.hide) + line('M50 246q10 8 20 -2', NIGHT, 3.4),
});

const mirrezilStirs = mirrezilAs({
  ...LYING,
  bust: [0, 146, 124],
  neck: '112,198,26 100,196,22 98,208,19',
  head: [104, 212, 4],
  eye: '#fff07a',
  over: () => line('M22 196q-12 -10 -3 -20q9 -10 -3 -22M40 190q-9 -9 -1 -18q8 -9 -1 -17', '#d8d2e8', 4, 0.8),
});

const mirrezilWakes = mirrezilAs({
  bust: [4, 44, 128],
  wing: ({ wing: cloth, hide }) => wing(164, 170, 0.72, -16, cloth, hide),
  neck: '176,206,24 138,208,30 104,176,27 100,140,23 112,112,20 104,98,18',
  head: [108, 100, 2],
  shut: true,
  eye: '#ffe14a',
});

const mirrezilsWrath = mirrezilAs({
  bust: [0, 44, 132],
  wing: ({ wing: cloth, hide }) =>
    wing(128, 146, 0.94, -34, dark(cloth, 0.35), dark(hide, 0.3)) + wing(160, 168, 0.84, -12, cloth, hide),
  neck: '176,206,24 138,208,30 102,178,27 98,142,23 110,116,20 104,100,18',
  head: [108, 102, -8],
  eye: '#ff8a3c',
  over: () =>
    fill('M26 134L4 168L20 164L2 204L24 190L16 232L44 186L34 190L48 156L36 158L42 138Z', '#8fe0ff') +
    fill('M30 140L16 166L28 162L16 192L30 182L28 206L38 180L30 180L40 154L32 156L36 142Z', '#f4fdff'),
});

/** By their cards, in order. */
export const farrugaStages: readonly Drawing[] = [wheelingShadow, burningScale, whiteBreath, queenOfPyres];
export const mirrezilPhases: readonly Drawing[] = [mirrezilAsleep, mirrezilStirs, mirrezilWakes, mirrezilsWrath];
