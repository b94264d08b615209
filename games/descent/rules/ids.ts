// What figures are named by.

export type HeroId = `hero:${string}`;
/** A copy of its kind, `monster:beastman#3`; of one with a name, `monster:ourgash`; of one that a hero has animated, `thrall:skeleton#7`. */
export type MonsterFigure = `monster:${string}` | `thrall:${string}`;
export type FigureId = HeroId | MonsterFigure;
