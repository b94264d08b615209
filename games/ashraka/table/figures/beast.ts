// A monster as it is drawn: on (0, 0), looking towards the heroes on its left, some 220 high.

import type { Drawing } from '@veillee/web/kit/paper/drawing.ts';

export interface BeastFigure extends Pick<Drawing, 'frame' | 'bust'> {
  readonly drawn: string;
}

const SHADOW = '<ellipse cx="0" cy="0" rx="104" ry="12" fill="#000" opacity=".4"/>';

/** Its own shadow lies under it. */
export const beast = ({ drawn, frame, bust }: BeastFigure): Drawing => ({
  frame,
  bust,
  looks: 'left',
  draw: () => `${SHADOW}${drawn}`,
});
