// Protocol 1 as schemas, and the types that follow from them: every REST body, every websocket message. docs/protocol.md is the text.
// Runs anywhere: the page takes its types from here.

export * from './protocol/answered.ts';
export * from './protocol/asked.ts';
export * from './protocol/client.ts';
export * from './protocol/errors.ts';
export * from './protocol/facts.ts';
export * from './protocol/limits.ts';
export * from './protocol/play.ts';
export * from './protocol/server.ts';
export { identity, token } from './protocol/words.ts';
