// What a step risks (`rules/props/risks.ts`) in figures: on a plate of the map, and in a list of answers.

import type { Figure } from '@veillee/web/kit';
import { hearts } from '@veillee/web/kit/glyphs.ts';
import type { MapSign } from '@veillee/web/kit/map';
import type { Word } from '@veillee/web/kit/reading.ts';
import { TOKENS } from '../../content/vocabulary.ts';
import { type Risk, riskParts } from '../../rules/props/risks.ts';
import { hourglass, overlordHelm } from '../glyphs.ts';
import { TOKEN } from '../kinds.ts';

const percent = (part: number): string => `${Math.round(part * 100)}%`;

/** On a plate: what is certain as so many, what is not as its chance. */
export function riskSigns({ wounds, tokens, hurts, ends }: Risk): readonly MapSign[] {
  const sign = (glyph: string, n: string): MapSign => ({ glyph, words: hurts < 1 ? percent(hurts) : n });
  const held = TOKENS.flatMap(token => {
    const n = tokens[token] ?? 0;
    return n > 0 && hurts === 1 ? [sign(TOKEN[token].glyph, `${n}`)] : [];
  });
  return [
    ...(wounds > 0 ? [sign(hearts, `−${wounds}`)] : []),
    ...held,
    ...(ends > 0 ? [{ glyph: hourglass, words: percent(ends) }] : []),
  ];
}

/** In a list: each figure says in words what it means. */
export function riskFigures(word: Word, risk: Risk): readonly Figure[] {
  const { harm, ends, threat } = riskParts(word, risk);
  const [first] = riskSigns(risk);
  return [
    ...(harm && first ? [{ of: 'health' as const, glyph: first.glyph, value: first.words, label: harm }] : []),
    ...(ends ? [{ of: 'movement' as const, glyph: hourglass, value: percent(risk.ends), label: ends }] : []),
    ...(threat ? [{ of: 'attack' as const, glyph: overlordHelm, value: '!', label: threat }] : []),
  ];
}
