// The state of a game: one plain tree, and small. What the quest's guide draws is content, found by the quest's id (`board.ts`): a state holds
// what has changed on it. Figures are named by ids, spaces by keys. What one side alone may know stands apart: `overlord` holds the
// overlord's cards, `guide` what only the reader of the quest guide knows, `decks` what nobody has seen. Piles run from the bottom up.
// This is the door of its rooms: what lies there, the whole, and what is read off it (who is who, where everything is).

export type { FigureId, HeroId, MonsterFigure } from './ids.ts';
export * from './state/board.ts';
export * from './state/cards.ts';
export * from './state/figures.ts';
export * from './state/guide.ts';
export * from './state/overlord.ts';
export * from './state/things.ts';
export * from './state/turn.ts';
export * from './state/where.ts';
export * from './state/who.ts';
export * from './state/whole.ts';
