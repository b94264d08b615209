// Every monster as a figure of cut paper, each drawn in a file of its own. Guide, section 15.

import type { Drawing } from '@veillee/web/kit/paper/drawing.ts';
import type { MonsterId } from '../../content/vocabulary.ts';
import { avatarOfAshraka } from './avatar-of-ashraka.ts';
import { beast } from './beast.ts';
import { clawedProwler } from './clawed-prowler.ts';
import { duneWorm } from './dune-worm.ts';
import { enragedBoar } from './enraged-boar.ts';
import { gargoyle } from './gargoyle.ts';
import { illOmenRaven } from './ill-omen-raven.ts';
import { ivyGolem } from './ivy-golem.ts';
import { mireSerpent } from './mire-serpent.ts';
import { mistHag } from './mist-hag.ts';
import { ratBrigand } from './rat-brigand.ts';
import { ratChampion } from './rat-champion.ts';
import { ratGuard } from './rat-guard.ts';
import { sandJackal } from './sand-jackal.ts';
import { spectralWolf } from './spectral-wolf.ts';
import { stumpSpider } from './stump-spider.ts';
import { willOWisp } from './will-o-wisp.ts';

export const BEASTS: { readonly [monster in MonsterId]: Drawing } = {
  'clawed-prowler': beast(clawedProwler),
  'ill-omen-raven': beast(illOmenRaven),
  'rat-brigand': beast(ratBrigand),
  'stump-spider': beast(stumpSpider),
  'will-o-wisp': beast(willOWisp),
  'enraged-boar': beast(enragedBoar),
  'mire-serpent': beast(mireSerpent),
  'mist-hag': beast(mistHag),
  'spectral-wolf': beast(spectralWolf),
  'ivy-golem': beast(ivyGolem),
  'rat-guard': beast(ratGuard),
  'sand-jackal': beast(sandJackal),
  'dune-worm': beast(duneWorm),
  gargoyle: beast(gargoyle),
  'rat-champion': beast(ratChampion),
  'avatar-of-ashraka': beast(avatarOfAshraka),
};
