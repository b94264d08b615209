// Catalogues compared: the same keys in both languages, well-formed messages, the same parameters, and whoever reads is
// spoken to: "You rested", "Maud rested".

import { TYPE } from '@formatjs/icu-messageformat-parser';
import { type Catalogue, type Language, type Param, seatNamed, type Text } from '@veillee/kernel';
import { formAsked, isNounKey, nounKey } from './french.ts';
import { NAME, occurrences } from './occurrences.ts';
import { readings } from './readings.ts';

/** What messages call a parameter that names one player, or several. No other parameter has these names. */
const ONE = ['player', 'owner', 'partner', 'by'];
const SEVERAL = ['players'];
const PLAYERS: readonly string[] = [...ONE, ...SEVERAL];

/**
 * What is wrong between two catalogues, in words; none when all is well. Keys in `bare` name a player without speaking of
 * what they do, or one who is never the reader: a heading "Hand: Maud", a question "What do you offer Maud?".
 */
export function lintCatalogues(en: Catalogue, fr: Catalogue, bare: readonly string[] = []): string[] {
  const problems: string[] = [];
  for (const key of Object.keys(en)) if (!isNounKey(key) && !Object.hasOwn(fr, key)) problems.push(`fr lacks ${key}`);
  for (const key of Object.keys(fr)) if (!isNounKey(key) && !Object.hasOwn(en, key)) problems.push(`en lacks ${key}`);
  for (const [key, message] of Object.entries(en)) {
    const other = fr[key];
    if (other === undefined || isNounKey(key)) continue;
    try {
      const [a, b] = [parameters(message), parameters(other)];
      if (a !== b) problems.push(`${key} takes ${a || 'nothing'} in en but ${b || 'nothing'} in fr`);
      for (const [language, words] of [
        ['en', message],
        ['fr', other],
      ] as const) {
        if (!bare.includes(key)) problems.push(...lintReader(language, key, words));
        problems.push(...lintReadings(language, key, words));
      }
    } catch (error) {
      problems.push(`${key}: ${(error as Error).message}`);
    }
  }
  for (const key of bare)
    if (!PLAYERS.some(name => names(en[key], name) || names(fr[key], name)))
      problems.push(`${key} need not be bare: it names no player`);
  return problems;
}

/**
 * The parameters of a message, sorted, as one text. What tells whether a player is the reader comes with that player, and the
 * alternatives of a list with that list.
 */
export function parameters(message: string): string {
  const found = new Set<string>();
  for (const { name } of occurrences(message)) found.add(name.replace(/(?:Is|Or)$/, ''));
  return [...found].sort().join(', ');
}

/**
 * What is wrong with a text as a game gives it: a player whom its message, in this catalogue, would not speak to, or a name
 * with an article of its own from which it asks for another form.
 */
export function lintText(
  { text, with: params = {} }: Text,
  catalogue: Catalogue,
  bare: readonly string[] = [],
): string[] {
  const message = catalogue[text] ?? '';
  return Object.entries(params).flatMap(([name, param]) => [
    ...(namesPlayers(param) && !bare.includes(text) && !speaksTo(message, name)
      ? [`${text} does not ask whether ${name} is the reader`]
      : []),
    ...unmelted(message, name, textsIn(param), catalogue).map(fault => `${text} ${fault}`),
    ...textsIn(param).flatMap(inner => lintText(inner, catalogue, bare)),
  ]);
}

/** French names that bring their article and do not say how they are used: “face à les Ossements”, “les Ossements attaque”. */
const unmelted = (message: string, name: string, texts: readonly Text[], catalogue: Catalogue): string[] =>
  occurrences(message).flatMap(({ raw }) => {
    const asked = formAsked(raw);
    if (asked?.of !== name || asked.form === 'Le') return [];
    return texts
      .filter(({ text, words }) => !words && !catalogue[nounKey(text)] && OWN_ARTICLE.test(catalogue[text] ?? ''))
      .map(({ text }) => `asks for {${raw}}, and ${text} does not say how it is used`);
  });
const OWN_ARTICLE = /^(?:l’|(?:le|la|les)\s)/i;

const namesPlayers = (param: Param): boolean =>
  Array.isArray(param) ? param.some(namesPlayers) : seatNamed(param) !== undefined;

function textsIn(param: Param): readonly Text[] {
  if (typeof param !== 'object') return [];
  return 'text' in param ? [param] : param.flatMap(textsIn);
}

const names = (message: string | undefined, name: string): boolean =>
  occurrences(message ?? '').some(found => found.name === name || found.name === `${name}Is`);

/**
 * Whether a message names this player only where it knows that they are not the reader (because somebody else is), or that
 * others are with them.
 */
function speaksTo(message: string, name: string): boolean {
  const known = [
    `${name}Is=other`,
    `${name}Is=youToo`,
    ...ONE.filter(other => other !== name).map(other => `${other}Is=you`),
  ];
  return occurrences(message).every(
    found => found.name !== name || found.within.some(branch => known.includes(branch)),
  );
}

/** Players who are named without asking whether they are the reader, or not in all the ways that there are. */
function lintReader(language: Language, key: string, message: string): string[] {
  const problems: string[] = [];
  for (const name of PLAYERS.filter(name => names(message, name))) {
    if (!speaksTo(message, name)) problems.push(`${key} does not ask in ${language} whether ${name} is the reader`);
    const branches = SEVERAL.includes(name) ? ['other', 'you', 'youToo'] : ['other', 'you'];
    for (const { element } of occurrences(message).filter(found => found.name === `${name}Is`)) {
      const given = element.type === TYPE.select ? Object.keys(element.options).sort() : [];
      if (given.join() !== branches.join())
        problems.push(
          `${key} has the branches ${given.join(', ')} for ${name} in ${language}, not ${branches.join(', ')}`,
        );
    }
    if (language === 'fr' && ELIDED.test(message))
      problems.push(`${key} has a word before a name that may need an apostrophe`);
  }
  return problems;
}

/** What a message would say wrongly, in whichever way it is read: to the reader, or in the chronicle. */
function lintReadings(language: Language, key: string, message: string): string[] {
  const tells = language === 'en' && key.startsWith('log.');
  return readings(message).flatMap(reading => {
    const said = reading.map(words => words ?? NAME).join('');
    const misspoken = ASKS_FOR_THE_READER.test(message) ? MISSPOKEN : PLAINLY_MISSPOKEN;
    return misspoken[language].test(said) || (tells && PRESENT.test(said))
      ? [`${key} says in ${language}: ${said}`]
      : [];
  });
}

/** French words that become `d’` or `qu’` before Iris and Odile: to be worded otherwise, or asked for as {playerDe}. */
const ELIDED = /(?<!\p{L})(?:de|que|le|la|se|ne|si) \{(?:player|players|owner|partner|by)\}/iu;

/** A message that is worded otherwise for whoever it is about. */
const ASKS_FOR_THE_READER = /\{\w+Is,/;

type Patterns = { readonly [language in Language]: RegExp };
const misspoken = (before: string): Patterns => ({
  en: new RegExp(
    `(?:^|[${before}] |\\band )you (?:now |then |also |never |no longer )?(?:is|was|has|does|[a-z]+[^su\\W]s)\\b`,
    'i',
  ),
  fr: new RegExp(
    `(?:^|[${before}]\\s)vous (?:n’|l’|(?:ne|vous|en|y|le|la|les|lui|leur) )*(?!(?:êtes|faites|dites|voilà|et|contre|pour|ne|vous|en|y|le|la|les|lui|leur)\\s)\\p{L}+(?<!ez|r)(?=[\\s.,])`,
    'iu',
  ),
});
/** The verb of somebody else after the second person: "You plays", "you has", "Vous joue". */
const MISSPOKEN = misspoken('.;:,');
/** In a story, whoever comes first in a sentence may do something to the reader: "someone, it seems, vous a vus". */
const PLAINLY_MISSPOKEN = misspoken('.');

/** The present after whoever a line of the chronicle is about; English tells it in the past. */
const PRESENT = /(?:^|[.] )(?:Xx|The [A-Z][a-z]+(?: deck)?) (?!was\b)(?:are|is|has|does|[a-z]+[^su\W]s)\b/;
