// The hero in full: gauges, attributes with where they come from, the Chapter, and the cards in hand and in play.

import { cardById, sagaById } from '../content/cards.ts';
import { ATTRIBUTES } from '../content/vocabulary.ts';
import { distance } from '../rules/realm/map.ts';
import { chapterCost, keywordsNow } from '../rules/saga/feat.ts';
import { covering } from '../rules/saga/keywords.ts';
import { LIMIT } from '../rules/state.ts';
import { diceFor } from '../rules/tests/dice.ts';
import { bonuses, keywordNames, signed, values } from './figures.ts';
import { cardOf, handOf, isMade, type Look, nameOf, own, textOf } from './look.ts';
import { beside, cells, clip, fill, flow, heading, indent, type Line, line, span, wrap } from './paint.ts';

/** From this width on, Rumours and cards in play stand side by side. */
const SIDE_BY_SIDE = 110;
const MOST_TEXT = 2;

export function heroLines(look: Look): Line[] {
  const one = own(look);
  if (!isMade(one)) return [];
  const { width } = look;
  const inColumns = width >= SIDE_BY_SIDE;
  const column = inColumns ? Math.floor((width - 4) / 2) : width - 1;
  const hand = rumourLines(look, column);
  const play = [...assetLines(look, column), ...talentLines(look, column), ...lootLines(look, column)];
  const cards = inColumns ? beside([hand, play], column, span(' │ ', 'fact')) : [...hand, ...play];
  return [
    ...titleLines(look),
    ...gaugeLines(look),
    ...attributeLines(look),
    ...chapterLines(look),
    ...cards.map(spans => indent(spans)),
  ];
}

function titleLines(look: Look): Line[] {
  const { race, class: trade, saga, hidden, camped, defeated, eliminated } = own(look);
  const words = { race: nameOf(look, race), class: nameOf(look, trade), saga: nameOf(look, saga) };
  const title = look.seated
    ? look.word('screen.hero.own', words)
    : look.word('screen.hero.of', { ...words, player: look.name(look.eyes) });
  const marks = [
    ...(look.view.heroes.length > 1 && look.view.first === look.eyes ? [look.word('screen.first')] : []),
    ...stance(look, { hidden, camped, defeated, eliminated }),
  ];
  return heading(line(title, 'title'), look.width, marks.length > 0 ? line(marks.join(' · '), 'stealth') : []);
}

/** How a hero stands: Hidden, camped, fallen. */
export const stance = (
  look: Look,
  is: { hidden: boolean; camped: boolean; defeated: boolean; eliminated: boolean },
): string[] =>
  (['hidden', 'camped', 'defeated', 'eliminated'] as const)
    .filter(state => is[state])
    .map(state => look.word(`screen.is.${state}`));

// ---- figures ----

function gaugeLines(look: Look): Line[] {
  const { hp, maxHp, ap, restrictedAp, gold, fate, fateToday, featToday } = own(look);
  const only = Object.entries(restrictedAp).filter(([, n]) => n > 0);
  const pieces: Line[] = [
    line(look.word('screen.hp', { hp, max: maxHp }), 'hp'),
    [
      span(look.word('screen.ap', { n: ap }), 'ap'),
      ...only.map(([action, n]) =>
        span(` ${look.word('screen.ap.only', { n, action: look.word(`action.${action}`) })}`, 'ap'),
      ),
    ],
    line(look.word('screen.gold', { n: gold }), 'gold'),
    line(look.word(fateToday ? 'screen.fate.used' : 'screen.fate', { n: fate }), 'fate'),
    ...(featToday ? [line(look.word('screen.feat.today'), 'fact')] : []),
  ];
  return flow(pieces, look.width - 1, '   ').map(spans => indent(spans));
}

/** Each attribute with its dice, and where they come from. */
function attributeLines(look: Look): Line[] {
  const { view, eyes } = look;
  const pieces = ATTRIBUTES.map((attribute): Line => {
    const { dice, parts } = diceFor(view, eyes, attribute);
    const from = parts.map(({ from: card, n }) => `${look.say(card)} ${parts.length > 1 || n < 0 ? signed(n) : n}`);
    return [
      span(look.word('screen.value', { name: look.word(`attribute.${attribute}`), n: dice }), attribute),
      ...(parts.length > 0 ? [span(` (${from.join(', ')})`, 'fact')] : []),
    ];
  });
  return flow(pieces, look.width - 1, '   ').map(spans => indent(spans));
}

// ---- the Saga ----

function chapterLines(look: Look): Line[] {
  const { view, eyes, width } = look;
  const one = own(look);
  const { chapter, saga } = one;
  if (chapter === 'done') return [indent(line(look.word('screen.chapter.done'), 'good'))];
  if (chapter === 'finale') return finaleLines(look);
  const keywords = keywordsNow(view, eyes);
  const cards = covering({ assets: one.assets, hand: [...handOf(one).known] }, keywords);
  const cost = chapterCost(view, chapter);
  const slots = keywords.map((keyword, i): Line => {
    const card = cards[i];
    const name = look.word(`keyword.${keyword}`);
    if (card === undefined) return line(`✗ ${name}`, 'bad');
    return [span(`✓ ${name}`, 'good'), span(` (${nameOf(look, card)})`, 'fact')];
  });
  const paid = one.gold >= cost;
  const pieces: Line[] = [
    line(look.word('screen.chapter', { n: chapter, title: look.word(`card.${saga}.chapter.${chapter}`) }), 'title'),
    ...slots,
    line(
      `${paid ? '✓' : '✗'} ${look.word('screen.chapter.gold', { have: Math.min(one.gold, cost), cost })}`,
      paid ? 'good' : 'bad',
    ),
  ];
  return flow(pieces, width - 1)
    .map((spans, i) => indent(spans, i > 0 ? 3 : 1))
    .map(spans => clip(spans, width));
}

function finaleLines(look: Look): Line[] {
  const { width } = look;
  const { saga, successes } = own(look);
  const { region, values: needed } = sagaById(saga).finale;
  const stored = successes.find(({ target }) => target === 'finale');
  const pieces: Line[] = [
    line(
      look.word('screen.finale', { title: look.word(`card.${saga}.finale`), region: nameOf(look, region) }),
      'title',
    ),
    ...values(look, needed),
    ...(stored
      ? [
          line(
            look.word('screen.stored', { n: stored.n, attribute: look.word(`attribute.${stored.attribute}`) }),
            'good',
          ),
        ]
      : []),
  ];
  return flow(pieces, width - 1).map((spans, i) => indent(spans, i > 0 ? 3 : 1));
}

// ---- cards ----

const subtitle = (look: Look, text: string, n: number): Line => line(look.word(text, { n, max: LIMIT }), 'title');

function rumourLines(look: Look, width: number): Line[] {
  const { known, hidden } = handOf(own(look));
  return [
    subtitle(look, 'screen.rumours', known.length + hidden),
    ...known.flatMap(card => rumourLine(look, card, width)),
    ...(hidden > 0 ? [line(`  ${look.word('screen.hidden.cards', { count: hidden })}`, 'fact')] : []),
  ];
}

/** `Ashwood Bow  Item · Weapon  3 Gold  ! Golden Fields (2 steps)`. */
function rumourLine(look: Look, card: string, width: number): Line[] {
  const { view } = look;
  const { gold, isReward, region } = cardById(card);
  const steps = isReward ? distance(view, own(look).region, region) : 0;
  const pieces: Line[] = [
    line(nameOf(look, card)),
    line(keywordNames(look, card), 'fact'),
    line(look.word('screen.gold', { n: gold }), 'gold'),
    ...(isReward
      ? [
          line(
            `! ${look.word('screen.discover', { region: nameOf(look, region), steps })}`,
            steps === 0 ? 'good' : 'fact',
          ),
        ]
      : []),
  ];
  return flow(pieces, width - 2).map((spans, i) => indent(spans, i > 0 ? 4 : 2));
}

/** Race and Class where they do something, Assets, and what each gives. */
function assetLines(look: Look, width: number): Line[] {
  const { race, class: trade, assets } = own(look);
  const able = [
    { key: 'race', card: race },
    { key: 'class', card: trade },
  ].filter(({ card }) => cardById(card).ability);
  return [
    ...able.flatMap(({ key, card }) => playLines(look, key, card, width, '')),
    subtitle(look, 'screen.assets', assets.length),
    ...assets.flatMap(card => playLines(look, card, card, width, '  ')),
  ];
}

function talentLines(look: Look, width: number): Line[] {
  const { talents } = own(look);
  if (talents.length === 0) return [];
  return [
    line(look.word('screen.talents'), 'title'),
    ...talents.flatMap(card => playLines(look, card, card, width, '  ')),
  ];
}

function lootLines(look: Look, width: number): Line[] {
  const { loot } = own(look);
  if (loot.length === 0) return [];
  const kinds = [...new Set(loot.map(cardOf))];
  return [
    subtitle(look, 'screen.loot', loot.length),
    ...kinds.flatMap(kind =>
      playLines(look, kind, kind, width, '  ', loot.filter(token => cardOf(token) === kind).length),
    ),
  ];
}

/** A card in play: its bonus and what it does; turned aside if it is exhausted. */
function playLines(look: Look, key: string, card: string, width: number, margin: string, copies = 1): Line[] {
  const one = own(look);
  const exhausted = one.exhausted.includes(key);
  const isBody = key === 'race' || key === 'class';
  const used = one.usedToday.includes(key) || one.usedForGood.includes(key);
  const head: Line[] = [
    line(`${nameOf(look, card)}${copies > 1 ? ` ×${copies}` : ''}`, exhausted ? 'fact' : undefined),
    ...(exhausted
      ? [line(look.word('screen.exhausted'), 'bad')]
      : used
        ? [line(look.word('screen.used'), 'fact')]
        : []),
    ...(isBody ? [] : bonuses(look, card)),
  ];
  const text = textOf(look, card);
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
