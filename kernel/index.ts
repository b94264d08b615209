// The kernel's front door.

export * from './account.ts';
export * from './awaited.ts';
export * from './bot.ts';
export * from './campaign.ts';
export * from './chance.ts';
export * from './checkpoints.ts';
export * from './clock.ts';
export * from './decision.ts';
export * from './errors.ts';
export { figureKey, keyOf } from './figures.ts';
export * from './game.ts';
export type { Ahead, GoingBack, Told, TurnMark } from './going-back.ts';
export * from './journal.ts';
export * from './kit.ts';
export * from './legacy.ts';
export * from './match.ts';
export * from './options.ts';
export * from './plain.ts';
export * from './replay.ts';
export * from './running.ts';
export * from './save.ts';
export * from './secret-texts.ts';
export * from './sides.ts';
export * from './table.ts';
export * from './triggers.ts';
export * from './undo.ts';
