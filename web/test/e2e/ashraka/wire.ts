// What the wire tells of the booklet: nothing that the table has not told, and all that it has.

import { LANGUAGES, plainDecision, secretsIn } from '@veillee/kernel';
import { adeptAt, type Twin } from '../hands/twin.ts';

/** As a text stands in a frame. */
const written = (text: string): string => JSON.stringify(text).slice(1, -1);

export interface Wire {
  /** Pages, answers and outcomes that the table has told so far. */
  readonly told: ReadonlySet<string>;
  /** Of everything secret: what was heard and not told, and what was told and not heard. To be asked at every question. */
  compare(twin: Twin): { readonly early: readonly string[]; readonly missing: readonly string[] };
}

/** `heard`: the frames of a live table as they come in; the twin stands where the page does. */
export async function wireOf(heard: readonly string[]): Promise<Wire> {
  const { kit } = await adeptAt('ashraka');
  const open = LANGUAGES.flatMap(language => Object.values(kit.texts[language])).join('\n');
  const secrets = LANGUAGES.flatMap(language => Object.values(secretsIn(kit.secrets, language)))
    // Words that stand in the open too betray nothing.
    .filter(text => !open.includes(text))
    .map(written);
  if (secrets.length < 100) throw new Error('there is no booklet to look for');
  const told = new Set<string>();
  const known = new Set<string>();
  let read = 0;
  return {
    told,
    compare({ match }) {
      const asked = match.decisions.map(plainDecision);
      const now = JSON.stringify([match.view(0), asked, match.log.map(({ event }) => event)]);
      for (const secret of secrets) if (!told.has(secret) && now.includes(secret)) told.add(secret);
      const fresh = heard.slice(read).join('\n');
      read = heard.length;
      for (const secret of secrets) if (!known.has(secret) && fresh.includes(secret)) known.add(secret);
      return { early: [...known].filter(each => !told.has(each)), missing: [...told].filter(each => !known.has(each)) };
    },
  };
}
