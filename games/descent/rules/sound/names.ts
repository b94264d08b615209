// What a save may call things: what has a name wherever it lies, whatever the board. Numbers are wide, as long as nobody can be harmed by them.

import {
  either,
  exactly,
  listOf,
  maybe,
  oneOf,
  only,
  row,
  type Shape,
  some,
  spelt,
  tally,
  text,
  whole,
} from '@veillee/kernel/save/shape';
import { type Base, base, isOfKind, type Place, rectangleOf } from '@veillee/pieces/geometry';
import { DARK_GLYPH_MARKERS } from '../../content/economy.ts';
import { heroes as sheets } from '../../content/heroes.ts';
import { QUESTS, type Where } from '../../content/quests/vocabulary.ts';
import { skills } from '../../content/skills.ts';
import {
  ABILITIES,
  DARK_GLYPHS,
  DICE,
  KINDS,
  MONSTERS,
  type Owned,
  RANKS,
  TIERS,
  TOKENS,
} from '../../content/vocabulary.ts';
import { keepers, keepsOf } from '../quest/campaign.ts';
import {
  type FigureId,
  type HeroId,
  heroId,
  type Kept,
  type MarkerId,
  type MonsterFigure,
  type Side,
  type StatChange,
  type Veteran,
} from '../state.ts';

export const skillIds = skills.map(({ id }) => id);
export const skill = oneOf(skillIds);
export const skillList = listOf(skill, skillIds.length);
export const sheet = oneOf(sheets.map(({ id }) => id));
export const hero = oneOf<HeroId>(sheets.map(({ id }) => heroId(id)));
/** A figure that is gone, or never was, is looked for in vain. */
export const monsterFigure = spelt<MonsterFigure>(
  'a monster',
  id => isOfKind(id as Place, 'monster') || isOfKind(id as Place, 'thrall'),
);
export const figure: Shape<FigureId> = either(hero, monsterFigure);
export const markerId = spelt<MarkerId>('a marker', id => isOfKind(id as Place, 'marker'));
export const kind = oneOf(MONSTERS);
export const rank = oneOf(RANKS);
export const tier = oneOf(TIERS);
export const dark = oneOf(DARK_GLYPHS);
export const darkOnes = listOf(dark, DARK_GLYPHS.length * DARK_GLYPH_MARKERS);
export const trait = oneOf(KINDS);
export const quest = oneOf(QUESTS);
export const side = oneOf<Side>(['heroes', 'overlord']);
/** Sources of effects, scripts, objects and counters of a guide: by names that are only ever looked for. */
export const name = text(120);
export const names = listOf(name, 300);
export const truth = maybe(only(true));
/** Wounds, fatigue, movement, threat: what there can be of anything. */
export const amount = whole(0, 9999);
export const few = whole(0, 99);
export const change = whole(-99, 99);
/** No guide has more things. */
export const number = whole(0, 999);
export const numbers = listOf(number, 1000);

export const dice = some(oneOf(DICE), whole(0, 20), DICE.length);
export const tokens = some(oneOf(TOKENS), few, TOKENS.length);
export const owned = exactly<Owned>({ ability: oneOf(ABILITIES), rank: maybe(few) });
export const spot = row(few, few);
export const where: Shape<Where> = either(name, spot, listOf(either(name, spot), 50));

/** Wider than any figure's base is none: its spaces are counted out. */
const WIDEST = 4;
export const isBase = (at: string): boolean => {
  if (!isOfKind(at as Place, 'base')) return false;
  try {
    const { x, y, wide, high } = rectangleOf(at as Base);
    return (
      wide <= WIDEST && high <= WIDEST && Math.max(Math.abs(x), Math.abs(y)) < 200 && at === base(x, y, wide, high)
    );
  } catch {
    return false;
  }
};

export const kept: Shape<Kept> = some(
  oneOf(keepers),
  listOf(oneOf(keepers.flatMap(keepsOf)), 20),
  Math.max(1, keepers.length),
);

export const statChange = exactly<StatChange>({
  speed: maybe(change),
  armour: maybe(change),
  wounds: maybe(whole(-99, 9999)), // LEG-12.12: an avatar has two more for each point of the overlord's.
  dice: maybe(dice),
  gain: maybe(listOf(owned, 30)),
  lose: maybe(listOf(oneOf(ABILITIES), 30)),
});

export const veteran = exactly<Veteran>({ sheet, skills: skillList, won: tally });
