// Secret texts: booklets, quest guides, endings. No browser has them before they are told; whatever tells one brings the
// words along, in every language, so that whoever reads may change theirs in mid-game.

import type { Catalogue, Language, Params, Text } from '../play/text.ts';

export type SecretCatalogues<K extends string = string> = {
  readonly [language in Language]: { readonly [key in K]: string };
};

/**
 * How a game tells its secret texts, which lie in its folder `secrets/`. What it makes is an ordinary text: a parameter of an
 * event, a line, a part of a view; whoever is given it can read it. States hold keys alone.
 */
export const secretTexts =
  <K extends string>(catalogues: SecretCatalogues<K>) =>
  (key: K, params?: Params): Text => ({
    text: key,
    ...(params && { with: params }),
    words: { en: catalogues.en[key], fr: catalogues.fr[key] },
  });

/** Every secret text by key, in one language. */
export const secretsIn = (secrets: SecretCatalogues | undefined, language: Language): Catalogue =>
  secrets?.[language] ?? {};
