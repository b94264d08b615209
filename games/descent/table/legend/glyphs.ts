// Which drawing stands for whom on the map, until their face is there.

import type { Avatar, Category } from '../../content/legend/vocabulary.ts';
import {
  batWing,
  blackKnightHelm,
  bowman,
  daemonSkull,
  deathSkull,
  dragonHead,
  evilTower,
  giant,
  hoodedFigure,
  hound,
  minotaur,
  spiderWeb,
  starStruck,
} from '../glyphs.ts';

export const LIEUTENANT_GLYPH: { readonly [lieutenant: string]: string } = {
  'sir-alric-farrow': blackKnightHelm,
  'lord-merick-farrow': hoodedFigure,
  'lady-eliza-farrow': bowman,
  'kratz-the-plague': batWing,
  'gata-the-white-death': hound,
  'kar-amag-atoth': daemonSkull,
  'dar-hilzernod': dragonHead,
  'krieg-the-relentless': deathSkull,
  slaggorrath: spiderWeb,
  'thaadd-the-destroyer': giant,
};
export const AVATAR_GLYPH: { readonly [avatar in Avatar]: string } = {
  titan: evilTower,
  'beastman-lord': minotaur,
  'spider-queen': spiderWeb,
  'great-wyrm': dragonHead,
  'demon-prince': daemonSkull,
  'sorcerer-king': deathSkull,
};
export const CATEGORY_GLYPH: { readonly [category in Category]: string } = {
  humanoid: minotaur,
  beast: hound,
  eldritch: starStruck,
};
