// The cards a question is about that lie nowhere else on the screen: Races to choose from, Talents, goods of the market.

import { chapterKeywords, defs, raceById, sagaById } from '../content/cards.ts';
import { bonuses, figuresOf, keywordNames, values } from './figures.ts';
import { flow, heading, indent, type Line, line, wrap } from './paint.ts';
import { cardOf, nameOf, own, type Showing, textOf } from './showing.ts';

const KNOWN = new Map(defs.map(def => [def.id, def]));
const MOST_TEXT = 3;

export function offeredLines(showing: Showing): Line[] {
  const { view, decision, width } = showing;
  const { race, class: trade, saga, hand, assets, talents, loot } = own(showing);
  const here = view.places[own(showing).region];
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
    ...heading(line(showing.word('screen.offered'), 'title'), width),
    ...cards.flatMap(card => cardLines(showing, card)),
    ...peekLines(showing),
  ];
}

/** Where the cards lie that one has looked at. */
const peekLines = (showing: Showing): Line[] =>
  showing.view.peeks.map(({ deck, card, depth }) =>
    line(
      `  ${showing.word('screen.peek', { card: nameOf(showing, card), deck: showing.word(`deck.${deck}`), n: depth + 1 })}`,
      'fact',
    ),
  );

function cardLines(showing: Showing, card: string): Line[] {
  const { view, width } = showing;
  const def = KNOWN.get(card);
  if (!def) return [];
  const pieces: Line[] = [
    line(nameOf(showing, card), 'title'),
    line(def.encounter || def.isReward ? keywordNames(showing, card) : showing.word(`kind.${def.kind}`), 'fact'),
    ...(def.kind === 'saga' ? [] : figuresOf(showing, def)),
    ...(def.kind === 'race' ? raceFigures(showing, card) : bonuses(showing, card)),
    ...(def.gold > 0 ? [line(showing.word('screen.gold', { n: def.gold }), 'gold')] : []),
    ...(def.isReward ? [line(`! ${nameOf(showing, def.region)}`, 'fact')] : []),
    ...(def.kind === 'saga' ? values(showing, sagaById(card).finale.values) : []),
  ];
  const text = def.kind === 'saga' ? sagaText(showing, card, view.heroes.length) : textOf(showing, card);
  return [
    ...flow(pieces, width - 2).map((spans, i) => indent(spans, i > 0 ? 4 : 2)),
    ...(text === '' ? [] : wrap(text, width - 4, MOST_TEXT, 'fact').map(spans => indent(spans, 4))),
  ];
}

/** A Race gives attributes as they are, and Health. */
const raceFigures = (showing: Showing, card: string): Line[] => [
  line(showing.word('screen.health', { n: raceById(card).health }), 'hp'),
  ...values(showing, raceById(card)),
];

/** The keywords of all four Chapters, and where the Finale takes place. */
function sagaText(showing: Showing, saga: string, heroes: number): string {
  const chapters = ([1, 2, 3, 4] as const).map(n => {
    const words = chapterKeywords(saga, n, heroes).map(keyword => showing.word(`keyword.${keyword}`));
    return `${n}: ${words.join(', ')}`;
  });
  return showing.word('screen.saga', {
    chapters: chapters.join('; '),
    region: nameOf(showing, sagaById(saga).finale.region),
  });
}
