// The kernel's front door. What rules alone call (play/deeds.ts, play/triggers.ts, save/shape.ts) is taken where it lies: the page, which
// begins with what comes through this door, runs no rules.

export * from './kit/account.ts';
export * from './kit/bot.ts';
export * from './kit/clock.ts';
export * from './kit/kit.ts';
export * from './kit/reserve.ts';
export * from './kit/secret-texts.ts';
export * from './match.ts';
export * from './plain/plain.ts';
export * from './play/answer.ts';
export * from './play/asking.ts';
export * from './play/chance.ts';
export * from './play/costs.ts';
export * from './play/decision.ts';
export type { Acting, FigureDeed, Moment } from './play/deeds.ts';
export * from './play/errors.ts';
export * from './play/event.ts';
export { figureKey, keyOf } from './play/figures.ts';
export * from './play/game.ts';
export * from './play/options.ts';
export * from './play/rules.ts';
export * from './play/setting.ts';
export * from './play/sides.ts';
export * from './play/table.ts';
export * from './play/text.ts';
export * from './record/awaited.ts';
export * from './record/checkpoints.ts';
export * from './record/failures.ts';
export * from './record/journal.ts';
export * from './record/legacy.ts';
export type { Told, TurnMark } from './record/record.ts';
export * from './record/start.ts';
export type { Ahead, Taken } from './record/way-back.ts';
export * from './save/campaign.ts';
export * from './save/replay.ts';
export * from './save/save.ts';
