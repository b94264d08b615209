// Who sits where: `me` or a bot by its id.

import { random } from '@veillee/bots';
import type { Bot, GameKit } from '@veillee/kernel';
import { badArgument } from './complaint.ts';

export const ME = 'me';

/** All bots that can play this game, weakest first. */
export const botsOf = (kit: GameKit): readonly Bot[] => [random, ...kit.bots];

export const strongest = (kit: GameKit): Bot => kit.bots.at(-1) ?? random;

export function findBot(kit: GameKit, id: string, also: readonly string[] = []): Bot {
  const bot = botsOf(kit).find(known => known.id === id);
  if (bot) return bot;
  const known = [...also, ...botsOf(kit).map(other => other.id)];
  throw badArgument('error.unknown-bot', { game: kit.game.id, word: id, known });
}

/** A list such as `adept,random`. */
export function parseList(words: string): readonly string[] {
  const list = words.split(',').map(word => word.trim());
  if (list.some(word => word === '')) throw badArgument('error.seats-form', { word: words });
  return list;
}

/** A list of bots, each known to the game. */
export function parseBots(kit: GameKit, words: string): readonly string[] {
  const list = parseList(words);
  for (const id of list) findBot(kit, id);
  return list;
}
