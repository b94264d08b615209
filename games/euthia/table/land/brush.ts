// What every face of a space is drawn with: flat colours without outlines, light from the upper left, for a hex of radius 60 round
// (0, 0). A land is thousands of strokes, so faces are text, not elements.

export const area = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const stroke = (d: string, colour: string, width = 2, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${
    opacity < 1 ? ` opacity="${opacity}"` : ''
  }/>`;

export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const moved = (x: number, y: number, scale: number, drawing: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** A drawing of game-icons, `size` wide. */
export const glyphAt = (glyph: string, x: number, y: number, size: number, fill: string): string =>
  `<path d="${glyph}" fill="${fill}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${(size / 512).toFixed(4)})"/>`;

export const many = (n: number, make: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => make(i)).join('');

/** The same thing at several spots. */
export const spots = (
  at: readonly (readonly [x: number, y: number])[],
  make: (x: number, y: number) => string,
): string => at.map(([x, y]) => make(x, y)).join('');

/** Numbers between 0 and 1 that are always the same for the same name: no two wilds are alike, and each stays as it is. */
export type Uneven = () => number;
export function unevenBy(name: string): Uneven {
  let s = 7;
  for (const letter of name) s = (s * 31 + (letter.codePointAt(0) ?? 0)) % 65521;
  return () => {
    s = (s * 75 + 74) % 65537;
    return Math.round((s / 65537) * 1000) / 1000;
  };
}

// ---- what grows and stands ----

/** Ground in two tones. */
export const ground = (light: string, dark: string): string =>
  area('M-60 -64H60V64H-60Z', light) + area('M-60 4Q-20 -14 14 -2T60 -8V64H-60Z', dark);

export function fir(x: number, y: number, h: number, light = '#3f5a34', dark = '#2c4227'): string {
  const right = `L${x + h * 0.16} ${y - h * 0.55}H${x + h * 0.09}L${x + h * 0.25} ${y - h * 0.2}H${x + h * 0.14}L${x + h * 0.3} ${y}`;
  const left = `H${x - h * 0.3}L${x - h * 0.14} ${y - h * 0.2}H${x - h * 0.25}L${x - h * 0.09} ${y - h * 0.55}H${x - h * 0.16}Z`;
  return area(`M${x} ${y - h}${right}${left}`, light) + area(`M${x} ${y - h}${right}H${x}Z`, dark, 0.7);
}

export const tree = (x: number, y: number, r: number, light = '#6d8a45', dark = '#4d6a35'): string =>
  area(`M${x - r * 0.16} ${y}v${-r}h${r * 0.32}v${r}z`, '#5a4028') +
  disc(x, y - r * 1.5, r, light) +
  area(`M${x} ${y - r * 2.5}a${r} ${r} 0 0 1 0 ${r * 2}q${r * 0.6} ${-r} 0 ${-r * 2}z`, dark, 0.8);

export const peak = (x: number, y: number, w: number, h: number, light = '#8c93a3', dark = '#646b7d'): string =>
  area(`M${x - w / 2} ${y}L${x} ${y - h}L${x + w / 2} ${y}Z`, light) +
  area(`M${x} ${y - h}L${x + w / 2} ${y}H${x + w * 0.08}L${x - w * 0.02} ${y - h * 0.42}Z`, dark) +
  area(
    `M${x} ${y - h}L${x + w * 0.13} ${y - h * 0.72}L${x + w * 0.05} ${y - h * 0.77}L${x} ${y - h * 0.64}L${x - w * 0.06} ${
      y - h * 0.76
    }L${x - w * 0.13} ${y - h * 0.72}Z`,
    '#f4f2ec',
  );

export const rock = (x: number, y: number, w: number, h: number, light = '#8a7a68', dark = '#63564a'): string =>
  area(
    `M${x - w / 2} ${y}L${x - w * 0.36} ${y - h * 0.7}L${x - w * 0.04} ${y - h}L${x + w * 0.34} ${y - h * 0.72}L${x + w / 2} ${y}Z`,
    light,
  ) +
  area(`M${x + w * 0.02} ${y}L${x + w * 0.06} ${y - h * 0.6}L${x + w * 0.34} ${y - h * 0.72}L${x + w / 2} ${y}Z`, dark);

export const house = (x: number, y: number, w: number, h: number, roof = '#a2573a', wall = '#e6d3ab'): string =>
  area(`M${x - w / 2} ${y}v${-h}h${w}v${h}z`, wall) +
  area(`M${x + w * 0.14} ${y}v${-h}h${w * 0.36}v${h}z`, '#000', 0.2) +
  area(`M${x - w * 0.64} ${y - h}L${x - w * 0.3} ${y - h - w * 0.46}H${x + w * 0.3}L${x + w * 0.64} ${y - h}Z`, roof) +
  area(`M${x + w * 0.08} ${y - h - w * 0.46}H${x + w * 0.3}L${x + w * 0.64} ${y - h}H${x + w * 0.2}Z`, '#000', 0.2) +
  area(`M${x - w * 0.12} ${y}v${-h * 0.62}h${w * 0.24}v${h * 0.62}z`, '#3a2412');

export const tower = (x: number, h: number, light = '#b3a692', dark = '#877a68'): string =>
  area(`M${x - 9} 0V${-h}H${x + 9}V0Z`, light) +
  area(`M${x + 2} 0V${-h}H${x + 9}V0Z`, dark) +
  area(`M${x - 12} ${-h}v-8h5v3h4v-3h6v3h4v-3h5v8z`, light) +
  area(`M${x - 2} ${-h + 10}h4v8h-4z`, '#2a1a0d');

export const chest = (x: number, y: number, scale = 1): string =>
  moved(
    x,
    y,
    scale,
    area('M-20 0V-16H20V0Z', '#8a5526') +
      area('M-20 -16C-20 -30 20 -30 20 -16Z', '#a4682f') +
      area('M8 0V-16H20V0Z', '#5f3818') +
      area('M-21 -18H21V-13H-21ZM-14 -28H-9V0H-14ZM9 -28H14V0H9Z', '#e0ac45') +
      area('M-4 -18H4V-8Q0 -5 -4 -8Z', '#f6d98a') +
      disc(0, -13, 1.7, '#3a2412'),
  );

export const coin = (x: number, y: number, r = 4.4): string =>
  oval(x, y, r, r * 0.7, '#b8801f') + oval(x, y - 1.4, r, r * 0.7, '#f0c763');

export const water = (light = '#5a9dbb'): string =>
  area('M-46 8C-44 -18 -8 -26 18 -20S52 0 44 20S6 42 -20 36S-48 26 -46 8Z', '#3f7f9e') +
  area('M-42 8C-40 -14 -6 -21 18 -16S47 2 40 18S6 37 -18 32S-44 24 -42 8Z', light) +
  stroke('M-28 4q6 -5 12 0t12 0M2 16q6 -5 12 0t12 0M-22 22q6 -5 12 0t12 0M-4 -8q6 -5 12 0t12 0', '#d7eef4', 2.2);

export const rays = (colour: string, n = 12, from = 20, to = 54, opacity = 0.5): string =>
  many(n, i => {
    const angle = (i / n) * Math.PI * 2;
    const at = (r: number): string => `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r - 4).toFixed(1)}`;
    return stroke(`M${at(from)}L${at(to)}`, colour, 2.4, opacity);
  });

export const person = (x: number, y: number, robe: string, shade: string, scale = 1): string =>
  moved(
    x,
    y,
    scale,
    area('M-12 0C-13 -18 -8 -28 0 -28S13 -18 12 0Z', robe) +
      area('M2 -28C9 -26 13 -16 12 0H4Z', shade) +
      disc(0, -33, 7, '#e3b98c') +
      area('M-8 -32C-8 -43 8 -43 8 -32C4 -37 -4 -37 -8 -32Z', shade),
  );
