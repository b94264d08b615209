// The page's own words, and those of a game. Language can change at any moment.

import type { Catalogue, Language, Params, Seat, Text } from '@veillee/kernel';
import { type Say, speaker, tableSpeaker } from '@veillee/text';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { changeSettings, useSettings } from './keepsakes.ts';

type Key = keyof typeof import('./text/en.json');
export type Word = (key: Key, params?: Params) => string;

export interface Words {
  readonly language: Language;
  readonly word: Word;
  /** What is kept to be said later is kept as a text, so that it follows the language. */
  readonly say: Say;
  setLanguage(language: Language): void;
}

/** For tests that draw one component; the page has `WordsProvider`. */
export const WordsContext = createContext<Words | undefined>(undefined);

const loaders: { readonly [language in Language]: () => Promise<Catalogue> } = {
  en: async () => (await import('./text/en.json')).default,
  fr: async () => (await import('./text/fr.json')).default,
};
const loaded: { [language in Language]?: Catalogue } = {};

export async function loadWords(language: Language): Promise<void> {
  loaded[language] ??= await loaders[language]();
}

/** Never lets a missing text take the page down: the key is shown, and the defect is in the console. */
export function forgiving(say: Say): Say {
  return text => {
    try {
      return say(text);
    } catch (error) {
      console.error(error);
      return text.text;
    }
  };
}

export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const wanted = useSettings().language;
  const [language, setLanguage] = useState(wanted);
  useEffect(() => {
    let current = true;
    void loadWords(wanted).then(() => {
      if (current) setLanguage(wanted);
    });
    return () => {
      current = false;
    };
  }, [wanted]);
  const words = useMemo((): Words => {
    const say = forgiving(speaker(language, loaded[language] ?? {}));
    return {
      language,
      say,
      word: (key, params) => say(params ? { text: key, with: params } : { text: key }),
      setLanguage: next => changeSettings({ language: next }),
    };
  }, [language]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('there are no words around this component');
  return words;
}

/** The page's language; undefined where there is no page, as where a board is drawn by itself. */
export const useLanguage = (): Language | undefined => useContext(WordsContext)?.language;

/** Where they lie is a long list, which the first view can do without. */
const gameTexts = async (game: string, language: Language): Promise<Catalogue> =>
  (await import('@veillee/games/tables')).textsOf(game, language);

/** A game's texts in the page's language; undefined until they have come. The last language's stay until then. */
export function useGameTexts(game: string | undefined): Catalogue | undefined {
  const { language } = useWords();
  const [texts, setTexts] = useState<{ game: string; texts: Catalogue }>();
  useEffect(() => {
    if (!game) return;
    let current = true;
    void gameTexts(game, language).then(found => {
      if (current) setTexts({ game, texts: found });
    });
    return () => {
      current = false;
    };
  }, [game, language]);
  return texts && texts.game === game ? texts.texts : undefined;
}

/** A speaker over a game's texts: it knows its players, and speaks to the one whose eyes these are. */
export function useSay(texts: Catalogue | undefined, names: readonly string[], reader: Seat | undefined): Say {
  const { language } = useWords();
  const all = names.join('\u0000');
  return useMemo(
    () => forgiving(tableSpeaker(language, { names: all.split('\u0000'), reader }, texts ?? {})),
    [texts, all, language, reader],
  );
}

export type { Say, Text };

const TROUBLES = [
  'offline',
  'malformed',
  'unknown-game',
  'unknown-table',
  'unknown-path',
  'forbidden',
  'seat-taken',
  'table-full',
  'seed-chosen',
  'options',
  'seats',
  'save',
  'hidden',
  'too-many',
  'too-large',
  'protocol',
  'busy',
  'internal',
  'not-allowed',
  'not-over',
  'muted',
  'no-undo',
  'final',
  'no-chapter',
  'paused',
  'no-consent',
  'rules',
  'over',
  'foreign',
  'stale',
] as const;

/** What to say of a code of docs/protocol.md. */
export function troubleText(code: string): Text {
  const known = TROUBLES.find(name => name === code);
  return known ? { text: `trouble.${known}` } : { text: 'trouble.other', with: { code } };
}

export const troubleWord = (word: Word, code: string): string => {
  const { text, with: params } = troubleText(code);
  return word(text as Key, params);
};
