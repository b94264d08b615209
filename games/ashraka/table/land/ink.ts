// Ink and wash: what every land is drawn with. A drawing is SVG that stands on (0, 0), about 64 units wide, lit from the upper left;
// its colours are those of its land. Whole lands are thousands of strokes, so they are text, not elements.

import type { Palette } from './palettes.ts';

type Pair = readonly [x: number, y: number];

const f = (n: number): string => String(Math.round(n * 100) / 100);

interface House {
  readonly door?: boolean;
  readonly window?: boolean;
  readonly chimney?: boolean;
  readonly roof?: string;
  readonly roofShade?: string;
  readonly lit?: boolean;
}

interface Tower {
  readonly top?: 'crenels' | 'cone' | 'dome' | 'flat';
  readonly roof?: string;
  readonly lit?: boolean | number;
}

export type Ink = ReturnType<typeof inkOf>;
export type Landmarks = { readonly [place: string]: (ink: Ink) => string };

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export function inkOf(colours: Palette) {
  // ---- strokes ----
  const inked = (d: string, fill = 'none', width = 1.3): string =>
    `<path d="${d}" fill="${fill}" stroke="${colours.ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
  const filled = (d: string, fill: string, opacity = 1): string =>
    `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  const line = (d: string, width = 1.1, colour = colours.ink, opacity = 1): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  const disc = (x: number, y: number, radius: number, fill: string, width = 1.2): string =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${colours.ink}" stroke-width="${width}"/>`;
  const oval = (x: number, y: number, rx: number, ry: number, fill: string, width = 0): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${width > 0 ? ` stroke="${colours.ink}" stroke-width="${width}"` : ''}/>`;
  const at = (x: number, y: number, size: number, drawing: string): string =>
    `<g transform="translate(${f(x)} ${f(y)}) scale(${f(size)})">${drawing}</g>`;
  const shadow = (width: number): string =>
    `<ellipse cx="4" cy="0" rx="${width}" ry="${f(width * 0.22)}" fill="${colours.dark}" opacity=".16"/>`;
  /** Strokes one beside the other, as one path. */
  const strokes = (n: number, stroke: (i: number) => string): string => range(n).map(stroke).join('');

  // ---- what people build ----
  const house = (w = 30, h = 16, rise = 14, how: House = {}): string => {
    const { door = true, window = true, chimney, roof = colours.roof, roofShade = colours.roofShade, lit } = how;
    const over = w * 0.14;
    const glass = lit ? colours.glow : colours.dark;
    return [
      ...(chimney
        ? [
            inked(`M${f(w * 0.18)} ${f(-h - rise * 0.5)}v${f(-rise * 0.75)}h5v${f(rise)}z`, colours.stone),
            line(`M${f(w * 0.18 + 2)} ${f(-h - rise * 1.35)}q-5 -6 0 -11t-1 -12`, 1.6, colours.ink, 0.45),
          ]
        : []),
      inked(`M${f(-w / 2)} 0V${f(-h)}H${f(w / 2)}V0Z`, colours.wall),
      filled(`M${f(w * 0.22)} 0V${f(-h)}H${f(w / 2)}V0Z`, colours.shade, 0.8),
      inked(
        `M${f(-w / 2 - over)} ${f(-h + 1)}L${f(-w * 0.28)} ${f(-h - rise)}H${f(w * 0.28)}L${f(w / 2 + over)} ${f(-h + 1)}Z`,
        roof,
      ),
      filled(
        `M${f(w * 0.1)} ${f(-h - rise + 1)}H${f(w * 0.28)}L${f(w / 2 + over - 1)} ${f(-h)}H${f(w * 0.2)}Z`,
        roofShade,
        0.75,
      ),
      ...(door ? [inked('M-4 0v-9q4 -4 8 0V0Z', glass, 1)] : []),
      ...(window ? [inked(`M${f(-w * 0.36)} ${f(-h * 0.72)}h5v5h-5z`, glass, 0.9)] : []),
    ].join('');
  };
  const tower = (w = 16, h = 44, { top = 'crenels', roof = colours.roof, lit }: Tower = {}): string => {
    const tops: { readonly [kind in NonNullable<Tower['top']>]: () => string } = {
      crenels: () =>
        inked(`M${f(-w / 2 - 2)} ${f(-h)}v-8h5v3h4v-3h${f(Math.max(2, w - 14))}v3h4v-3h5v8z`, colours.stone),
      cone: () =>
        inked(`M${f(-w / 2 - 3)} ${f(-h)}L0 ${f(-h - w * 1.25)}L${f(w / 2 + 3)} ${f(-h)}Z`, roof) +
        filled(`M1 ${f(-h - w * 1.1)}L${f(w / 2 + 2)} ${f(-h)}H${f(w * 0.18)}Z`, colours.roofShade, 0.75),
      dome: () =>
        inked(
          `M${f(-w / 2 - 1)} ${f(-h)}q0 ${f(-w * 0.85)} ${f(w / 2 + 1)} ${f(-w * 0.85)}t${f(w / 2 + 1)} ${f(w * 0.85)}z`,
          roof,
        ),
      flat: () => '',
    };
    return [
      inked(`M${f(-w / 2)} 0L${f(-w / 2 + 1)} ${f(-h)}H${f(w / 2 - 1)}L${f(w / 2)} 0Z`, colours.stone),
      filled(`M${f(w * 0.14)} 0V${f(-h)}H${f(w / 2 - 1)}L${f(w / 2)} 0Z`, colours.stoneShade, 0.8),
      tops[top](),
      inked(`M-2 ${f(-h * 0.62)}h4v7h-4z`, lit ? colours.glow : colours.dark, 0.9),
    ].join('');
  };
  const arch = (w = 30, h = 34, fill = colours.stone, shade = colours.stoneShade): string =>
    inked(
      `M${f(-w / 2)} 0V${f(-h)}H${f(w / 2)}V0H${f(w * 0.26)}V${f(-h * 0.5)}a${f(w * 0.26)} ${f(w * 0.26)} 0 0 0 ${f(-w * 0.52)} 0V0Z`,
      fill,
    ) +
    filled(
      `M${f(-w * 0.26)} 0V${f(-h * 0.5)}a${f(w * 0.26)} ${f(w * 0.26)} 0 0 1 ${f(w * 0.52)} 0V0Z`,
      colours.dark,
      0.85,
    ) +
    filled(`M${f(w * 0.3)} 0V${f(-h + 1)}H${f(w / 2 - 1)}V0Z`, shade, 0.8);
  const tent = (w = 30, h = 24, fill = colours.wall, shade = colours.shade): string =>
    inked(`M${f(-w / 2)} 0L0 ${-h}L${f(w / 2)} 0Z`, fill) +
    filled(`M0 ${-h}L${f(w / 2)} 0H${f(w * 0.16)}Z`, shade, 0.9) +
    inked(`M0 ${-h}L${f(-w * 0.1)} 0H${f(w * 0.14)}Z`, colours.dark, 1) +
    line(`M0 ${-h}l2 -6`, 1.2);
  const stall = (w = 34, h = 22, awning = colours.roof, other = colours.wall): string =>
    line(`M${f(-w / 2 + 3)} 0V${-h}M${f(w / 2 - 3)} 0V${-h}`, 2) +
    inked(`M${f(-w / 2 + 4)} -9h${f(w - 8)}v9h${f(-w + 8)}z`, colours.wood) +
    strokes(5, i =>
      inked(
        `M${f(-w / 2 + (i * w) / 5)} ${-h + 2}l2 -10h${f(w / 5 - (i === 4 ? 4 : 0))}l${i === 4 ? 2 : 0} 10q${f(-w / 10)} 5 ${f(-w / 5)} 0z`,
        i % 2 ? other : awning,
        0.9,
      ),
    );
  const planks = (w = 40): string =>
    inked(`M${f(-w / 2)} 0l4 -7h${w - 8}l4 7z`, colours.wood) +
    line(
      strokes(6, i => `M${f(-w / 2 + 6 + (i * (w - 10)) / 5)} 0l-1 -7`),
      0.9,
    ) +
    line(`M${f(-w / 2 + 3)} 0v7M${f(w / 2 - 3)} 0v7`, 2, colours.woodShade);
  const flag = (x: number, y: number, h = 14, fill = colours.roof): string =>
    line(`M${x} ${y}v${-h}`, 1.3) + inked(`M${x} ${y - h}h10l-3 3.5l3 3.5h-10z`, fill, 0.9);
  const crate = (size = 9): string =>
    inked(`M${f(-size / 2)} 0v${-size}h${size}v${size}z`, colours.wood, 1) +
    line(`M${f(-size / 2)} ${-size}l${size} ${size}`, 0.8);
  const stones = (...all: readonly (readonly [x: number, w: number, h: number, tilt?: number])[]): string =>
    all
      .map(
        ([x, w, h, tilt = 0]) =>
          `<g transform="translate(${x} 0) rotate(${tilt})">${inked(
            `M${f(-w / 2)} 0L${f(-w * 0.44)} ${f(-h * 0.86)}L${f(-w * 0.1)} ${-h}L${f(w * 0.4)} ${f(-h * 0.9)}L${f(w / 2)} 0Z`,
            colours.stone,
          )}${filled(
            `M${f(w * 0.06)} 0V${f(-h * 0.94)}L${f(w * 0.4)} ${f(-h * 0.9)}L${f(w / 2)} 0Z`,
            colours.stoneShade,
            0.75,
          )}</g>`,
      )
      .join('');

  // ---- what grows ----
  const tree = (r = 11, leaf = colours.leaf, shade = colours.leafShade, lit = colours.leafLit): string =>
    inked(`M-2.4 0L-1.6 ${f(-r)}h3.2L2.4 0Z`, colours.trunk, 1) +
    inked(
      `M0 ${f(-r * 2.75)}c${f(r * 0.85)} ${f(-r * 0.05)} ${f(r * 1.25)} ${f(r * 0.75)} ${f(r * 0.92)} ${f(r * 1.2)}c${f(r * 0.3)} ${f(r * 0.62)} ${f(-r * 0.4)} ${f(r * 0.98)} ${f(-r * 0.92)} ${f(r * 0.8)}c${f(-r * 0.6)} ${f(r * 0.25)} ${f(-r * 1.35)} ${f(-r * 0.1)} ${f(-r)} ${f(-r * 0.82)}c${f(-r * 0.35)} ${f(-r * 0.6)} ${f(r * 0.2)} ${f(-r * 1.15)} ${f(r)} ${f(-r * 1.18)}z`,
      leaf,
    ) +
    filled(
      `M${f(r * 0.1)} ${f(-r * 0.8)}c${f(r * 0.6)} ${f(r * 0.1)} ${f(r * 1.05)} ${f(-r * 0.35)} ${f(r * 0.8)} ${f(-r * 0.95)}c${f(r * 0.1)} ${f(-r * 0.5)} ${f(-r * 0.1)} ${f(-r * 0.8)} ${f(-r * 0.35)} ${f(-r * 0.9)}c${f(r * 0.1)} ${f(r * 0.9)} ${f(-r * 0.2)} ${f(r * 1.4)} ${f(-r * 0.45)} ${f(r * 1.85)}z`,
      shade,
      0.8,
    ) +
    filled(
      `M${f(-r * 0.6)} ${f(-r * 2.1)}c${f(r * 0.1)} ${f(-r * 0.3)} ${f(r * 0.4)} ${f(-r * 0.45)} ${f(r * 0.7)} ${f(-r * 0.42)}l${f(-r * 0.15)} ${f(r * 0.3)}z`,
      lit,
      0.9,
    );
  const fir = (h = 34, leaf = colours.leafShade): string => {
    const w = h * 0.3;
    const right = `M0 ${f(-h)}L${f(w * 0.6)} ${f(-h * 0.58)}H${f(w * 0.32)}L${f(w * 0.82)} ${f(-h * 0.34)}H${f(w * 0.5)}L${f(w)} ${f(-h * 0.1)}`;
    return (
      inked(`M-1.6 0v${f(-h * 0.14)}h3.2V0Z`, colours.trunk, 0.9) +
      inked(
        `${right}H${f(-w)}L${f(-w * 0.5)} ${f(-h * 0.34)}H${f(-w * 0.82)}L${f(-w * 0.32)} ${f(-h * 0.58)}H${f(-w * 0.6)}Z`,
        leaf,
        1.1,
      ) +
      filled(`${right}H${f(w * 0.12)}Z`, colours.dark, 0.32)
    );
  };
  const bush = (r = 7, leaf = colours.leaf): string =>
    inked(
      `M${f(-r * 1.5)} 0q${f(-r * 0.3)} ${f(-r)} ${f(r * 0.6)} ${f(-r)}q${f(r * 0.3)} ${f(-r * 0.8)} ${f(r)} ${f(-r * 0.3)}q${f(r * 1.1)} ${f(-r * 0.3)} ${f(r)} ${f(r * 0.6)}q${f(r * 0.6)} ${f(r * 0.3)} ${f(r * 0.2)} ${f(r * 0.7)}z`,
      leaf,
      1,
    ) +
    filled(
      `M0 0q${f(r * 0.6)} ${f(-r * 0.3)} ${f(r * 0.5)} ${f(-r)}q${f(r * 0.8)} 0 ${f(r * 0.7)} ${f(r * 0.4)}q${f(r * 0.5)} ${f(r * 0.3)} ${f(r * 0.1)} ${f(r * 0.6)}z`,
      colours.leafShade,
      0.7,
    );
  const FRONDS: readonly Pair[] = [
    [-14, -3],
    [-10, -9],
    [2, -11],
    [13, -6],
    [14, 3],
    [-13, 5],
  ];
  const palm = (h = 30): string =>
    line(`M0 0q-2 ${f(-h * 0.5)} 3 ${-h}`, 2.6, colours.trunk) +
    FRONDS.map(([x, y]) =>
      inked(`M3 ${-h}q${x * 0.5} ${y - 6} ${x} ${y}q${f(-x * 0.4)} -3 ${-x} ${-y}z`, colours.leaf, 0.9),
    ).join('');
  const reeds = (n = 5, h = 16): string => {
    const lean = (i: number): number => (i % 3) - 1;
    const tip = (i: number): number => -h - ((i * 7) % 5);
    return (
      line(
        strokes(n, i => `M${f((i - n / 2) * 4)} 0q${lean(i) * 2} ${f(-h * 0.6)} ${lean(i) * 4} ${f(tip(i))}`),
        1.3,
        colours.leafShade,
      ) +
      strokes(n, i =>
        i % 2 ? inked(`M${f((i - n / 2) * 4 + lean(i) * 4)} ${f(tip(i))}l1.6 -6l-3 0z`, colours.wood, 0.8) : '',
      )
    );
  };

  // ---- stone, water, light ----
  const rock = (w = 18, h = 14): string =>
    inked(
      `M${f(-w / 2)} 0L${f(-w * 0.4)} ${f(-h * 0.6)}L${f(-w * 0.08)} ${-h}L${f(w * 0.3)} ${f(-h * 0.8)}L${f(w / 2)} 0Z`,
      colours.stone,
    ) +
    filled(
      `M${f(w * 0.02)} 0L${f(w * 0.06)} ${f(-h * 0.6)}L${f(w * 0.3)} ${f(-h * 0.8)}L${f(w / 2)} 0Z`,
      colours.stoneShade,
      0.75,
    );
  const hill = (w = 60, h = 30, fill = colours.wash): string =>
    inked(`M${f(-w / 2)} 0Q${f(-w * 0.2)} ${f(-h * 1.5)} ${f(w * 0.05)} ${-h}T${f(w / 2)} 0Z`, fill) +
    line(
      strokes(5, i => `M${f(w * (0.12 + i * 0.07))} ${f(-h * (0.78 - i * 0.16))}l${f(w * 0.03)} ${f(h * 0.28)}`),
      1,
      colours.ink,
      0.55,
    );
  const peak = (w = 60, h = 50): string =>
    inked(
      `M${f(-w / 2)} 0L${f(-w * 0.16)} ${f(-h * 0.66)}L0 ${-h}L${f(w * 0.2)} ${f(-h * 0.6)}L${f(w / 2)} 0Z`,
      colours.stone,
    ) +
    filled(
      `M0 ${-h}L${f(w * 0.2)} ${f(-h * 0.6)}L${f(w / 2)} 0H${f(w * 0.1)}L${f(w * 0.02)} ${f(-h * 0.4)}Z`,
      colours.stoneShade,
      0.8,
    ) +
    filled(
      `M0 ${-h}L${f(w * 0.1)} ${f(-h * 0.78)}L${f(w * 0.02)} ${f(-h * 0.72)}L${f(-w * 0.06)} ${f(-h * 0.66)}L${f(-w * 0.11)} ${f(-h * 0.76)}Z`,
      '#fff',
      0.75,
    );
  const cave = (w = 54, h = 34, fill = colours.stone, shade = colours.stoneShade): string =>
    inked(
      `M${f(-w / 2)} 0Q${f(-w * 0.46)} ${f(-h * 0.8)} ${f(-w * 0.16)} ${f(-h * 0.92)}T${f(w * 0.3)} ${f(-h * 0.8)}T${f(w / 2)} 0Z`,
      fill,
    ) +
    filled(
      `M${f(w * 0.14)} 0Q${f(w * 0.34)} ${f(-h * 0.4)} ${f(w * 0.2)} ${f(-h * 0.84)}Q${f(w * 0.46)} ${f(-h * 0.7)} ${f(w / 2 - 1)} 0Z`,
      shade,
      0.75,
    ) +
    inked(
      `M${f(-w * 0.2)} 0q-1 ${f(-h * 0.55)} ${f(w * 0.17)} ${f(-h * 0.55)}t${f(w * 0.19)} ${f(h * 0.55)}z`,
      colours.dark,
    );
  const pond = (w = 60, h = 22): string =>
    inked(
      `M${f(-w / 2)} 0C${f(-w / 2)} ${f(-h * 0.7)} ${f(w * 0.1)} ${f(-h * 0.75)} ${f(w * 0.38)} ${f(-h * 0.5)}S${f(w * 0.5)} ${f(h * 0.3)} ${f(w * 0.12)} ${f(h * 0.42)}S${f(-w / 2)} ${f(h * 0.4)} ${f(-w / 2)} 0Z`,
      colours.water,
    ) +
    line(
      `M${f(-w * 0.26)} ${f(-h * 0.05)}q5 -3 10 0t10 0M${f(-w * 0.02)} ${f(h * 0.16)}q5 -3 10 0t10 0`,
      1.1,
      colours.waterShade,
    );
  const sun = (r: number, x: number, y: number): string =>
    disc(x, y, r, colours.glow, 1) +
    line(
      strokes(12, i => {
        const [c, s] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
        return `M${f(x + c * (r + 2))} ${f(y + s * (r + 2))}L${f(x + c * (r + 5))} ${f(y + s * (r + 5))}`;
      }),
      1.1,
    );
  const spiral = (r: number, colour: string, width = 2.2): string =>
    line(
      strokes(61, i => {
        const turn = (i / 60) * Math.PI * 5;
        const out = r * (1 - i / 66);
        return `${i ? 'L' : 'M'}${f(Math.cos(turn) * out)} ${f(Math.sin(turn) * out * 0.62)}`;
      }),
      width,
      colour,
    );
  const web = (r: number): string => {
    const spoke = (i: number, part: number): string =>
      `${f(Math.cos((i * Math.PI) / 3) * r * part)} ${f(Math.sin((i * Math.PI) / 3) * r * part)}`;
    const rings = [0.4, 0.7, 1].map(
      part =>
        `M${range(7)
          .map(i => spoke(i, part))
          .join('L')}`,
    );
    return line(strokes(6, i => `M0 0L${spoke(i, 1)}`) + rings.join(''), 0.9, '#f6f1e0');
  };
  /** Fireflies, lanterns, berries: each with its glow. */
  const dots = (points: readonly Pair[], colour = colours.glow, r = 1.8): string =>
    points
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="${f(r * 2.4)}" fill="${colour}" opacity=".35"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" stroke="${colours.ink}" stroke-width=".5"/>`,
      )
      .join('');

  return {
    colours,
    inked,
    filled,
    line,
    disc,
    oval,
    at,
    shadow,
    house,
    tower,
    arch,
    tent,
    stall,
    planks,
    flag,
    crate,
    stones,
    tree,
    fir,
    bush,
    palm,
    reeds,
    rock,
    hill,
    peak,
    cave,
    pond,
    sun,
    spiral,
    web,
    dots,
  };
}
