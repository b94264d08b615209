// The kernel's front door.

export * from './kit/account.ts';
export * from './kit/bot.ts';
export * from './kit/clock.ts';
export * from './kit/kit.ts';
export * from './kit/secret-texts.ts';
export * from './match.ts';
export * from './plain/plain.ts';
export * from './play/chance.ts';
export * from './play/decision.ts';
export * from './play/errors.ts';
export { figureKey, keyOf } from './play/figures.ts';
export * from './play/game.ts';
export * from './play/options.ts';
export * from './play/running.ts';
export * from './play/sides.ts';
export * from './play/table.ts';
export * from './play/triggers.ts';
export * from './record/awaited.ts';
export * from './record/checkpoints.ts';
export type { Ahead, GoingBack, Told, TurnMark } from './record/going-back.ts';
export * from './record/journal.ts';
export * from './record/legacy.ts';
export * from './record/undo.ts';
export * from './save/campaign.ts';
export * from './save/replay.ts';
export * from './save/save.ts';
