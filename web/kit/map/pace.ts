// How fast things move on a map: after the pace that was chosen, and not at all for whoever wants no motion.

import { useSettings } from '../../keepsakes.ts';
import { useLook } from '../../look.ts';

/** Milliseconds. A step of a figure, the longest walk, a glide of the map, the tumbling of dice; all nothing: at once. */
export interface Tempo {
  readonly step: number;
  readonly walk: number;
  readonly glide: number;
  readonly tumble: number;
}

const TEMPO: { readonly [pace in ReturnType<typeof useSettings>['pace']]: Tempo } = {
  calm: { step: 180, walk: 900, glide: 320, tumble: 700 },
  quick: { step: 80, walk: 400, glide: 200, tumble: 350 },
  now: { step: 0, walk: 0, glide: 0, tumble: 0 },
};
const STILL = TEMPO.now;

export function useTempo(): Tempo {
  const { pace } = useSettings();
  return useLook().motion ? TEMPO[pace] : STILL;
}
