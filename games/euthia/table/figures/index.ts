// Everybody who is met in Euthia, by the id that the game gives them: heroes, Monsters, Elites, foes of scenarios, those of the Encounters, Elementals, and the
// Griffin.

import type { Drawing, Drawings } from '@veillee/web/kit';
import * as beasts from './beasts.ts';
import * as dragons from './dragons.ts';
import * as elements from './elements.ts';
import * as elites from './elites.ts';
import * as folk from './folk.ts';
import * as giants from './giants.ts';
import { farruga, farrugaStages, mirrezil, mirrezilPhases } from './great-dragons.ts';
import { griffin } from './griffin.ts';
import * as heroes from './heroes.ts';
import * as people from './people.ts';
import * as shades from './shades.ts';
import * as wilds from './wilds.ts';

/** `marshRat` is the Monster `marsh-rat`. */
const byId = (drawn: Drawings): Drawings =>
  Object.fromEntries(
    Object.entries(drawn).map(([name, drawing]) => [
      name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
      drawing,
    ]),
  );

/** By the cards that they have in turn: `farruga-1`. */
const inTurn = (foe: string, stages: readonly Drawing[]): Drawings =>
  Object.fromEntries(stages.map((drawing, n) => [`${foe}-${n + 1}`, drawing]));

export const figures: Drawings = byId({
  ...heroes,
  ...wilds,
  ...folk,
  ...people,
  ...giants,
  ...dragons,
  ...shades,
  ...beasts,
  ...elites,
  ...elements,
  griffin,
  farruga,
  ...inTurn('farruga', farrugaStages),
  mirrezil,
  ...inTurn('mirrezil', mirrezilPhases),
});
