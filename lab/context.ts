// What every verb is given: the shelf, the streams, and how to report and leave.

import { type Catalogue, type GameKit, LANGUAGES, type Language, type Text } from '@veillee/kernel';
import { type Say, speaker } from '@veillee/text';
import { badArgument } from './complaint.ts';
import type { Io } from './io.ts';
import en from './text/en.json' with { type: 'json' };
import fr from './text/fr.json' with { type: 'json' };

export type Shelf = { readonly [id: string]: () => Promise<GameKit> };

export interface Lab {
  readonly shelf: Shelf;
  readonly io: Io;
  /** The module whose `shelf` is this one, so that worker threads can find it; without it all work stays in this thread. */
  readonly shelfModule: string | undefined;
  readonly language: Language;
  readonly say: Say;
  /** Sets the exit code. */
  leave(code: number): void;
}

export const ownTexts: { readonly [language in Language]: Catalogue } = { en, fr };

/** The lab's own words. */
export const ownSpeaker = (language: Language): Say => speaker(language, ownTexts[language]);

/** As `speaker`, but a text that is missing or lacks a parameter shows as its key: a defect to be seen, not a crash. */
export function forgiving(say: Say): Say {
  return (text: Text) => {
    try {
      return say(text);
    } catch {
      return `⟨${text.text}⟩`;
    }
  };
}

/** The game's words. */
export const sayGame = (kit: GameKit, language: Language): Say => forgiving(speaker(language, kit.texts[language]));

export function parseLanguage(word: string): Language {
  const language = LANGUAGES.find(known => known === word);
  if (!language) throw badArgument('error.language', { word, known: LANGUAGES });
  return language;
}

/** The kit of this game, or a complaint that lists the games. */
export async function takeKit(shelf: Shelf, id: string): Promise<GameKit> {
  const take = Object.hasOwn(shelf, id) ? shelf[id] : undefined;
  if (!take) throw badArgument('error.unknown-game', { word: id, known: Object.keys(shelf) });
  return take();
}

/** One JSON object, or lines for people. */
export function report(lab: Lab, json: boolean | undefined, result: object, lines: () => readonly string[]): void {
  lab.io.stdout.write(json ? `${JSON.stringify(result)}\n` : `${lines().join('\n')}\n`);
}
