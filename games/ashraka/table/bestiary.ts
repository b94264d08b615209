// Every monster as a figure of cut paper, each drawn in a file of its own. Guide, section 15.

import type { MonsterId } from '../content/vocabulary.ts';
import { avatarOfAshraka } from './beasts/avatar-of-ashraka.ts';
import { clawedProwler } from './beasts/clawed-prowler.ts';
import { duneWorm } from './beasts/dune-worm.ts';
import { enragedBoar } from './beasts/enraged-boar.ts';
import { gargoyle } from './beasts/gargoyle.ts';
import { illOmenRaven } from './beasts/ill-omen-raven.ts';
import { ivyGolem } from './beasts/ivy-golem.ts';
import { mireSerpent } from './beasts/mire-serpent.ts';
import { mistHag } from './beasts/mist-hag.ts';
import { ratBrigand } from './beasts/rat-brigand.ts';
import { ratChampion } from './beasts/rat-champion.ts';
import { ratGuard } from './beasts/rat-guard.ts';
import { sandJackal } from './beasts/sand-jackal.ts';
import { spectralWolf } from './beasts/spectral-wolf.ts';
import { stumpSpider } from './beasts/stump-spider.ts';
import { willOWisp } from './beasts/will-o-wisp.ts';
import type { BeastFigure } from './cut-paper.ts';

const BEASTS: { readonly [monster in MonsterId]: BeastFigure } = {
  'clawed-prowler': clawedProwler,
  'ill-omen-raven': illOmenRaven,
  'rat-brigand': ratBrigand,
  'stump-spider': stumpSpider,
  'will-o-wisp': willOWisp,
  'enraged-boar': enragedBoar,
  'mire-serpent': mireSerpent,
  'mist-hag': mistHag,
  'spectral-wolf': spectralWolf,
  'ivy-golem': ivyGolem,
  'rat-guard': ratGuard,
  'sand-jackal': sandJackal,
  'dune-worm': duneWorm,
  gargoyle: gargoyle,
  'rat-champion': ratChampion,
  'avatar-of-ashraka': avatarOfAshraka,
};

/** On (0, 0), before the fire of a combat; its own shadow lies under it. */
export const figureOfMonster = (monster: MonsterId): string =>
  `<ellipse cx="0" cy="0" rx="104" ry="12" fill="#000" opacity=".4"/>${BEASTS[monster].drawn}`;

/** Head and shoulders, and the square that shows them. */
export function bustOf(monster: MonsterId): { readonly drawn: string; readonly viewBox: string } {
  const { drawn, bust } = BEASTS[monster];
  const [x, y, size] = bust;
  return { drawn, viewBox: `${x} ${y} ${size} ${size}` };
}
