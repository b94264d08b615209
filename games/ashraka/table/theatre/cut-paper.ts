// What pictures of cut paper are made of: shapes, lines, and the colours of the dark side of the fire. Guide, section 15.

export const NIGHT = '#1d1534';
/** What is farther away, or hollow. */
export const DEEP = '#0f0a1e';
/** The inside of an ear, a joint between stones. */
export const DUSK = '#3a2c5e';
/** The rim of light that falls on what comes out of the dark. */
export const COLD = '#a08ae0';
export const EYE = '#e9dcff';

const faded = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '');

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${faded(opacity)}/>`;

export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faded(opacity)}/>`;

export const disc = (x: number, y: number, r: number, colour: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${faded(opacity)}/>`;
