// Which drawing stands for whom on the map, until their face is there.

import type { Avatar, Category } from '../../content/legend/vocabulary.ts';
import {
  batWing,
  boulderDash,
  crossedSwords,
  daemonSkull,
  deathSkull,
  evilTower,
  hoodedFigure,
  hound,
  minotaur,
  overlordHelm,
  spiderWeb,
  starStruck,
  surroundedShield,
} from '../glyphs.ts';

export const LIEUTENANT_GLYPH: { readonly [lieutenant: string]: string } = {
  'sir-alric-farrow': surroundedShield,
  'lord-merick-farrow': hoodedFigure,
  'lady-eliza-farrow': crossedSwords,
  'kratz-the-plague': batWing,
  'gata-the-white-death': hound,
  'kar-amag-atoth': daemonSkull,
  'dar-hilzernod': overlordHelm,
  'krieg-the-relentless': deathSkull,
  slaggorrath: spiderWeb,
  'thaadd-the-destroyer': boulderDash,
};
export const AVATAR_GLYPH: { readonly [avatar in Avatar]: string } = {
  titan: evilTower,
  'beastman-lord': minotaur,
  'spider-queen': spiderWeb,
  'great-wyrm': batWing,
  'demon-prince': daemonSkull,
  'sorcerer-king': deathSkull,
};
export const CATEGORY_GLYPH: { readonly [category in Category]: string } = {
  humanoid: minotaur,
  beast: hound,
  eldritch: starStruck,
};
