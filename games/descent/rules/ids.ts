// What figures are named by.

export type HeroId = `hero:${string}`;
/** A copy of its kind, `monster:beastman#3`; of one with a name, `monster:ourgash`. */
export type MonsterFigure = `monster:${string}`;
export type FigureId = HeroId | MonsterFigure;
