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

/** What is answered to a prompt, by its key, whatever a bot would choose. */
export type Answers = { readonly [prompt: string]: string };

export function parseAnswers(words: readonly string[]): Answers {
  return Object.fromEntries(
    words.map(word => {
      const [, prompt, key] = /^([^=]+)=(.+)$/.exec(word) ?? [];
      if (prompt === undefined || key === undefined) throw badArgument('error.answer-form', { word });
      return [prompt, key];
    }),
  );
}

/** The bot of this id, bound to these answers where they are offered. */
export function boundBot(kit: GameKit, id: string, answers: Answers): Bot {
  const bot = findBot(kit, id);
  if (Object.keys(answers).length === 0) return bot;
  return {
    ...bot,
    decide: turn => {
      const key = answers[turn.decision.prompt];
      return key !== undefined && turn.decision.options.some(option => option.key === key) ? [key] : bot.decide(turn);
    },
  };
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
