// The hero in full: gauges, attributes with where they come from, the Chapter, and the cards in hand and in play.

import { cardById, sagaById } from '../content/cards.ts';
import { ATTRIBUTES } from '../content/vocabulary.ts';
import { distance } from '../rules/realm/map.ts';
import { chapterCost, keywordsNow } from '../rules/saga/feat.ts';
import { covering } from '../rules/saga/keywords.ts';
import { LIMIT } from '../rules/state.ts';
import { diceFor } from '../rules/tests/dice.ts';
import { bonuses, keywordNames, signed, values } from './figures.ts';
import { beside, cells, clip, fill, flow, heading, indent, type Line, line, span, wrap } from './paint.ts';
import { cardOf, handOf, isMade, nameOf, own, type Showing, textOf } from './showing.ts';

/** From this width on, Rumours and cards in play stand side by side. */
const SIDE_BY_SIDE = 110;
const MOST_TEXT = 2;

export function heroLines(showing: Showing): Line[] {
  const one = own(showing);
  if (!isMade(one)) return [];
  const { width } = showing;
  const inColumns = width >= SIDE_BY_SIDE;
  const column = inColumns ? Math.floor((width - 4) / 2) : width - 1;
  const hand = rumourLines(showing, column);
  const play = [...assetLines(showing, column), ...talentLines(showing, column), ...lootLines(showing, column)];
  const cards = inColumns ? beside([hand, play], column, span(' │ ', 'fact')) : [...hand, ...play];
  return [
    ...titleLines(showing),
    ...gaugeLines(showing),
    ...attributeLines(showing),
    ...chapterLines(showing),
    ...cards.map(spans => indent(spans)),
  ];
}

function titleLines(showing: Showing): Line[] {
  const { race, class: trade, saga, hidden, camped, defeated, eliminated } = own(showing);
  const words = { race: nameOf(showing, race), class: nameOf(showing, trade), saga: nameOf(showing, saga) };
  const title = showing.seated
    ? showing.word('screen.hero.own', words)
    : showing.word('screen.hero.of', { ...words, player: showing.name(showing.eyes) });
  const marks = [
    ...(showing.view.heroes.length > 1 && showing.view.first === showing.eyes ? [showing.word('screen.first')] : []),
    ...stance(showing, { hidden, camped, defeated, eliminated }),
  ];
  return heading(line(title, 'title'), showing.width, marks.length > 0 ? line(marks.join(' · '), 'stealth') : []);
}

/** How a hero stands: Hidden, camped, fallen. */
export const stance = (
  showing: Showing,
  is: { hidden: boolean; camped: boolean; defeated: boolean; eliminated: boolean },
): string[] =>
  (['hidden', 'camped', 'defeated', 'eliminated'] as const)
    .filter(state => is[state])
    .map(state => showing.word(`screen.is.${state}`));

// ---- figures ----

function gaugeLines(showing: Showing): Line[] {
  const { hp, maxHp, ap, restrictedAp, gold, fate, fateToday, featToday } = own(showing);
  const only = Object.entries(restrictedAp).filter(([, n]) => n > 0);
  const pieces: Line[] = [
    line(showing.word('screen.hp', { hp, max: maxHp }), 'hp'),
    [
      span(showing.word('screen.ap', { n: ap }), 'ap'),
      ...only.map(([action, n]) =>
        span(` ${showing.word('screen.ap.only', { n, action: showing.word(`action.${action}`) })}`, 'ap'),
      ),
    ],
    line(showing.word('screen.gold', { n: gold }), 'gold'),
    line(showing.word(fateToday ? 'screen.fate.used' : 'screen.fate', { n: fate }), 'fate'),
    ...(featToday ? [line(showing.word('screen.feat.today'), 'fact')] : []),
  ];
  return flow(pieces, showing.width - 1, '   ').map(spans => indent(spans));
}

/** Each attribute with its dice, and where they come from. */
function attributeLines(showing: Showing): Line[] {
  const { view, eyes } = showing;
  const pieces = ATTRIBUTES.map((attribute): Line => {
    const { dice, parts } = diceFor(view, eyes, attribute);
    const from = parts.map(({ from: card, n }) => `${showing.say(card)} ${parts.length > 1 || n < 0 ? signed(n) : n}`);
    return [
      span(showing.word('screen.value', { name: showing.word(`attribute.${attribute}`), n: dice }), attribute),
      ...(parts.length > 0 ? [span(` (${from.join(', ')})`, 'fact')] : []),
    ];
  });
  return flow(pieces, showing.width - 1, '   ').map(spans => indent(spans));
}

// ---- the Saga ----

function chapterLines(showing: Showing): Line[] {
  const { view, eyes, width } = showing;
  const one = own(showing);
  const { chapter, saga } = one;
  if (chapter === 'done') return [indent(line(showing.word('screen.chapter.done'), 'good'))];
  if (chapter === 'finale') return finaleLines(showing);
  const keywords = keywordsNow(view, eyes);
  const cards = covering({ assets: one.assets, hand: [...handOf(one).known] }, keywords);
  const cost = chapterCost(view, chapter);
  const slots = keywords.map((keyword, i): Line => {
    const card = cards[i];
    const name = showing.word(`keyword.${keyword}`);
    if (card === undefined) return line(`✗ ${name}`, 'bad');
    return [span(`✓ ${name}`, 'good'), span(` (${nameOf(showing, card)})`, 'fact')];
  });
  const paid = one.gold >= cost;
  const pieces: Line[] = [
    line(
      showing.word('screen.chapter', { n: chapter, title: showing.word(`card.${saga}.chapter.${chapter}`) }),
      'title',
    ),
    ...slots,
    line(
      `${paid ? '✓' : '✗'} ${showing.word('screen.chapter.gold', { have: Math.min(one.gold, cost), cost })}`,
      paid ? 'good' : 'bad',
    ),
  ];
  return flow(pieces, width - 1)
    .map((spans, i) => indent(spans, i > 0 ? 3 : 1))
    .map(spans => clip(spans, width));
}

function finaleLines(showing: Showing): Line[] {
  const { width } = showing;
  const { saga, successes } = own(showing);
  const { region, values: needed } = sagaById(saga).finale;
  const stored = successes.find(({ target }) => target === 'finale');
  const pieces: Line[] = [
    line(
      showing.word('screen.finale', { title: showing.word(`card.${saga}.finale`), region: nameOf(showing, region) }),
      'title',
    ),
    ...values(showing, needed),
    ...(stored
      ? [
          line(
            showing.word('screen.stored', { n: stored.n, attribute: showing.word(`attribute.${stored.attribute}`) }),
            'good',
          ),
        ]
      : []),
  ];
  return flow(pieces, width - 1).map((spans, i) => indent(spans, i > 0 ? 3 : 1));
}

// ---- cards ----

const subtitle = (showing: Showing, text: string, n: number): Line =>
  line(showing.word(text, { n, max: LIMIT }), 'title');

function rumourLines(showing: Showing, width: number): Line[] {
  const { known, hidden } = handOf(own(showing));
  return [
    subtitle(showing, 'screen.rumours', known.length + hidden),
    ...known.flatMap(card => rumourLine(showing, card, width)),
    ...(hidden > 0 ? [line(`  ${showing.word('screen.hidden.cards', { count: hidden })}`, 'fact')] : []),
  ];
}

/** `Ashwood Bow  Item · Weapon  3 Gold  ! Golden Fields (2 steps)`. */
function rumourLine(showing: Showing, card: string, width: number): Line[] {
  const { view } = showing;
  const { gold, isReward, region } = cardById(card);
  const steps = isReward ? distance(view, own(showing).region, region) : 0;
  const pieces: Line[] = [
    line(nameOf(showing, card)),
    line(keywordNames(showing, card), 'fact'),
    line(showing.word('screen.gold', { n: gold }), 'gold'),
    ...(isReward
      ? [
          line(
            `! ${showing.word('screen.discover', { region: nameOf(showing, region), steps })}`,
            steps === 0 ? 'good' : 'fact',
          ),
        ]
      : []),
  ];
  return flow(pieces, width - 2).map((spans, i) => indent(spans, i > 0 ? 4 : 2));
}

/** Race and Class where they do something, Assets, and what each gives. */
function assetLines(showing: Showing, width: number): Line[] {
  const { race, class: trade, assets } = own(showing);
  const able = [
    { key: 'race', card: race },
    { key: 'class', card: trade },
  ].filter(({ card }) => cardById(card).ability);
  return [
    ...able.flatMap(({ key, card }) => playLines(showing, key, card, width, '')),
    subtitle(showing, 'screen.assets', assets.length),
    ...assets.flatMap(card => playLines(showing, card, card, width, '  ')),
  ];
}

function talentLines(showing: Showing, width: number): Line[] {
  const { talents } = own(showing);
  if (talents.length === 0) return [];
  return [
    line(showing.word('screen.talents'), 'title'),
    ...talents.flatMap(card => playLines(showing, card, card, width, '  ')),
  ];
}

function lootLines(showing: Showing, width: number): Line[] {
  const { loot } = own(showing);
  if (loot.length === 0) return [];
  const kinds = [...new Set(loot.map(cardOf))];
  return [
    subtitle(showing, 'screen.loot', loot.length),
    ...kinds.flatMap(kind =>
      playLines(showing, kind, kind, width, '  ', loot.filter(token => cardOf(token) === kind).length),
    ),
  ];
}

/** A card in play: its bonus and what it does; turned aside if it is exhausted. */
function playLines(showing: Showing, key: string, card: string, width: number, margin: string, copies = 1): Line[] {
  const one = own(showing);
  const exhausted = one.exhausted.includes(key);
  const isBody = key === 'race' || key === 'class';
  const used = one.usedToday.includes(key) || one.usedForGood.includes(key);
  const head: Line[] = [
    line(`${nameOf(showing, card)}${copies > 1 ? ` ×${copies}` : ''}`, exhausted ? 'fact' : undefined),
    ...(exhausted
      ? [line(showing.word('screen.exhausted'), 'bad')]
      : used
        ? [line(showing.word('screen.used'), 'fact')]
        : []),
    ...(isBody ? [] : bonuses(showing, card)),
  ];
  const text = textOf(showing, card);
  const first = head.flatMap((piece, i): Line => (i > 0 ? [span('  '), ...piece] : piece));
  const wide = margin.length;
  const room = width - wide - first.reduce((sum, { text: part }) => sum + cells(part), 0) - 2;
  if (text === '' || cells(text) <= room)
    return [clip([span(margin), ...first, ...(text === '' ? [] : [span('  '), span(text, 'fact')])], width)];
  return [
    clip([span(margin), ...first], width),
    ...wrap(text, width - wide - 2, MOST_TEXT, 'fact').map(spans => fill(indent(spans, wide + 2), width)),
  ];
}
