// Texts as a printer would set them: quotes, dashes, the spaces that French puts before its stops.

import type { Language } from '@veillee/kernel';

/** What a printer would mend in a text of this language; none when it is well set. */
export function faultsOf(language: Language, text: string): string[] {
  const rules: readonly (readonly [fault: string, found: boolean])[] = [
    ['straight quote', /['"]/.test(text)],
    ['three dots', text.includes('...')],
    ['stray space', / {2}|^\s|\s$| [,.…]/.test(text)],
    ...(language === 'fr' ? inFrench(text) : inEnglish(text)),
  ];
  return rules.flatMap(([fault, found]) => (found ? [fault] : []));
}

const many = (text: string, sign: string): number => text.split(sign).length - 1;

const inEnglish = (text: string): [string, boolean][] => [
  ['space before a stop', /\s[;:!?]/.test(text)],
  ['French quotes', /[«»]/.test(text)],
  ['quotes not paired', many(text, '“') !== many(text, '”')],
];

const inFrench = (text: string): [string, boolean][] => [
  // A symbol between quotes is no stop.
  ['space before :', /[^\u00a0]:/.test(text)],
  ['space before ; ! ?', /[^\u202f!?\u00a0][;!?]|^[;!?]/.test(text)],
  ['wide space before ; ! ?', /\u00a0[;!?](?!\u00a0»)/.test(text)],
  ['space inside quotes', /«(?!\u00a0)|(?<!\u00a0)»/.test(text)],
  ['quotes not paired', many(text, '«') !== many(text, '»')],
  ['English quotes', /[“”]/.test(text)],
  ['oe', /(?<!\p{L})(?:c|ch|m|s|n|v|b|man)?oe(?:ur|il|uf|ud|u|uvre)[sx]?(?!\p{L})/iu.test(text)],
  [
    'capital without its accent',
    /(?:^|[.!?…«»] ?\u00a0?)A (?:la|l’|le|quoi|peine|chaque|votre|leur|sa|cent|force|minuit|travers|trop)\b/.test(
      text,
    ) ||
      /\b(?:Et(?:ang|ape|oile|iquette|at)|Ec(?:lat|ho|oute|umes?)|Equipement|Eb(?:oulis|roue)|Ep(?:aule|ine)|Echec|Echasses)/.test(
        text,
      ),
  ],
];
