// The cards a question is about that lie nowhere else on the screen: Races to choose from, Talents, goods of the market.

import { chapterKeywords, defs, raceById, sagaById } from '../content/cards.ts';
import { bonuses, figuresOf, keywordNames, values } from './figures.ts';
import { cardOf, type Look, nameOf, own, textOf } from './look.ts';
import { flow, heading, indent, type Line, line, wrap } from './paint.ts';

const KNOWN = new Map(defs.map(def => [def.id, def]));
const MOST_TEXT = 3;

export function offeredLines(look: Look): Line[] {
  const { view, decision, width } = look;
  const { race, class: trade, saga, hand, assets, talents, loot } = own(look);
  const here = view.places[own(look).region];
  const seen = new Set([
    race,
    trade,
    saga,
    ...hand,
    ...assets,
    ...talents,
    ...loot,
    ...(here?.encounters ?? []),
    ...(here?.plots ?? []),
  ]);
  const asked = (decision?.options ?? []).flatMap(({ on = [] }) => on).filter(thing => !seen.has(thing));
  const peeked = view.peeks.map(({ card }) => card);
  const cards = [...new Set([...view.open, ...asked, ...peeked].map(cardOf))].filter(card => {
    const kind = KNOWN.get(card)?.kind;
    return kind !== undefined && kind !== 'region' && kind !== 'ancient' && card !== view.fight?.adversary;
  });
  if (cards.length === 0) return [];
  return [
    ...heading(line(look.word('screen.offered'), 'title'), width),
    ...cards.flatMap(card => cardLines(look, card)),
    ...peekLines(look),
  ];
}

/** Where the cards lie that one has looked at. */
const peekLines = (look: Look): Line[] =>
  look.view.peeks.map(({ deck, card, depth }) =>
    line(
      `  ${look.word('screen.peek', { card: nameOf(look, card), deck: look.word(`deck.${deck}`), n: depth + 1 })}`,
      'fact',
    ),
  );

function cardLines(look: Look, card: string): Line[] {
  const { view, width } = look;
  const def = KNOWN.get(card);
  if (!def) return [];
  const pieces: Line[] = [
    line(nameOf(look, card), 'title'),
    line(def.encounter || def.isReward ? keywordNames(look, card) : look.word(`kind.${def.kind}`), 'fact'),
    ...(def.kind === 'saga' ? [] : figuresOf(look, def)),
    ...(def.kind === 'race' ? raceFigures(look, card) : bonuses(look, card)),
    ...(def.gold > 0 ? [line(look.word('screen.gold', { n: def.gold }), 'gold')] : []),
    ...(def.isReward ? [line(`! ${nameOf(look, def.region)}`, 'fact')] : []),
    ...(def.kind === 'saga' ? values(look, sagaById(card).finale.values) : []),
  ];
  const text = def.kind === 'saga' ? sagaText(look, card, view.heroes.length) : textOf(look, card);
  return [
    ...flow(pieces, width - 2).map((spans, i) => indent(spans, i > 0 ? 4 : 2)),
    ...(text === '' ? [] : wrap(text, width - 4, MOST_TEXT, 'fact').map(spans => indent(spans, 4))),
  ];
}

/** A Race gives attributes as they are, and Health. */
const raceFigures = (look: Look, card: string): Line[] => [
  line(look.word('screen.health', { n: raceById(card).health }), 'hp'),
  ...values(look, raceById(card)),
];

/** The keywords of all four Chapters, and where the Finale takes place. */
function sagaText(look: Look, saga: string, heroes: number): string {
  const chapters = ([1, 2, 3, 4] as const).map(n => {
    const words = chapterKeywords(saga, n, heroes).map(keyword => look.word(`keyword.${keyword}`));
    return `${n}: ${words.join(', ')}`;
  });
  return look.word('screen.saga', {
    chapters: chapters.join('; '),
    region: nameOf(look, sagaById(saga).finale.region),
  });
}
