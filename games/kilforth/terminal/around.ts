// What the hero can reach: all that lies in his region, and in a line each the regions one step away.

import type { Seat } from '@veillee/kernel';
import { cardById } from '../content/cards.ts';
import { ATTRIBUTES } from '../content/vocabulary.ts';
import { gloomLoss } from '../rules/day/night.ts';
import { confrontOdds, evadeOdds, fightOdds } from '../rules/odds/odds.ts';
import { neighbours, shortcutFrom, terrainOf } from '../rules/realm/map.ts';
import { type Card, place, type RegionId } from '../rules/state.ts';
import { figuresOf, isFoe, shortFigures } from './figures.ts';
import { clip, flow, heading, indent, type Line, line, span, wrap } from './paint.ts';
import { isMade, nameOf, own, percent, type Showing, textOf } from './showing.ts';

const MOST_TEXT = 2;

export function aroundLines(showing: Showing): Line[] {
  const { view, width } = showing;
  const one = own(showing);
  if (view.phase !== 'day' || !isMade(one) || one.eliminated) return [];
  const title = line(showing.word('screen.here', { region: nameOf(showing, one.region) }), 'title');
  const { obstacles, encounters, plots, gloom } = place(view, one.region);
  const lies = [
    ...(gloom ? [indent(line(showing.word('screen.here.gloom', { n: gloomLoss(view, one.region) }), 'gloom'))] : []),
    ...(obstacles > 0 ? [indent(line(showing.word('screen.obstacles', { count: obstacles }), 'bad'))] : []),
    ...encounters.flatMap(card => encounterLines(showing, card)),
    ...plots.flatMap(card => plotLines(showing, card)),
  ];
  return [...heading(title, width), ...lies, ...stepLines(showing)];
}

/** A card in full: type, figures, what one can expect of it, its text. */
export function encounterLines(showing: Showing, card: Card): Line[] {
  const { width } = showing;
  const def = cardById(card);
  const foe = isFoe(showing, def);
  const pieces: Line[] = [
    line(nameOf(showing, card), foe ? 'bad' : 'title'),
    ...(def.encounter ? [line(keywordsShort(showing, card), 'fact')] : []),
    ...(foe || prospects(showing, card).length === 0 ? figuresOf(showing, def) : []),
    ...marks(showing, card),
    ...prospects(showing, card),
    ...(def.weakness
      ? [line(showing.word('screen.weakness', { keyword: showing.word(`keyword.${def.weakness}`) }), 'fact')]
      : []),
  ];
  const text = textOf(showing, card);
  return [
    ...flow(pieces, width - 1).map((spans, i) => indent(spans, i > 0 ? 3 : 1)),
    ...(text === '' ? [] : wrap(text, width - 3, MOST_TEXT, 'fact').map(spans => indent(spans, 3))),
  ].map(spans => clip(spans, width));
}

const keywordsShort = (showing: Showing, card: Card): string => {
  const { encounter, subtype } = cardById(card);
  const type = showing.word(`encounter.${encounter}`);
  return subtype ? `${type} (${showing.word(`keyword.${subtype}`)})` : type;
};

function marks(showing: Showing, card: Card): Line[] {
  const { evaded, successes, hostile } = own(showing);
  const stored = successes.find(({ target }) => target === card);
  return [
    ...(evaded.includes(card) ? [line(showing.word('screen.evaded'), 'stealth')] : []),
    ...(hostile.includes(card) ? [line(showing.word('screen.hostile'), 'bad')] : []),
    ...(stored
      ? [
          line(
            showing.word('screen.stored', { n: stored.n, attribute: showing.word(`attribute.${stored.attribute}`) }),
            'good',
          ),
        ]
      : []),
  ];
}

/** Chances as the hero stands now. */
function prospects(showing: Showing, card: Card): Line[] {
  const { view, eyes } = showing;
  const def = cardById(card);
  const one = own(showing);
  if (one.defeated || view.fight) return [];
  if (isFoe(showing, def)) {
    const { win, lost } = fightOdds(view, eyes, card);
    const evade = one.hidden
      ? [line(showing.word('screen.odds.evade', { share: percent(showing, evadeOdds(view, eyes, card)) }), 'stealth')]
      : [];
    return [
      line(showing.word('screen.odds.win', { share: percent(showing, win), hp: Math.round(lost * 10) / 10 }), 'good'),
      ...evade,
    ];
  }
  const tries = Math.max(1, one.ap);
  return ATTRIBUTES.filter(attribute => def.confront[attribute] !== undefined).map(attribute => {
    const { dice, now, within } = confrontOdds(view, eyes, card, attribute, tries);
    const share = percent(showing, tries > 1 ? within : now);
    return line(
      showing.word('screen.odds.test', {
        attribute: showing.word(`attribute.${attribute}`),
        value: def.confront[attribute] ?? 0,
        dice,
        tries,
        share,
      }),
      attribute,
    );
  });
}

export function plotLines(showing: Showing, card: Card): Line[] {
  const { width } = showing;
  return [
    ...flow(
      [
        line(nameOf(showing, card), 'bad'),
        line(showing.word('keyword.plot'), 'fact'),
        line(showing.word(`card.${card}.toDefeat`)),
      ],
      width - 1,
    ).map(spans => indent(spans)),
    ...wrap(textOf(showing, card), width - 3, MOST_TEXT, 'fact').map(spans => indent(spans, 3)),
  ];
}

const ARROWS = ['↑', '→', '↓', '←'];
const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const SIDE = 5;

function stepLines(showing: Showing): Line[] {
  const { view } = showing;
  const { region } = own(showing);
  const shortcut = shortcutFrom(view, region);
  return [
    ...neighbours(view, region).map(to => stepLine(showing, arrow(showing, region, to), to)),
    ...(shortcut && !neighbours(view, region).includes(shortcut) ? [stepLine(showing, '»', shortcut)] : []),
  ];
}

function arrow({ view }: Showing, from: RegionId, to: RegionId): string {
  const [a, b] = [view.map.indexOf(from), view.map.indexOf(to)];
  const dx = (b % SIDE) - (a % SIDE);
  const dy = Math.floor(b / SIDE) - Math.floor(a / SIDE);
  return ARROWS[STEPS.findIndex(([x, y]) => x === dx && y === dy)] ?? '·';
}

/** `↑ Heron Ford: Archer of the Pass Co2 He3 St2`, or what a step there would draw from. */
function stepLine(showing: Showing, sign: string, region: RegionId): Line {
  const { view, width } = showing;
  const { encounters } = place(view, region);
  const terrain = terrainOf(region);
  const head: Line = [span(`${sign} `, 'fact'), span(nameOf(showing, region), terrain ?? 'gold')];
  const there = encounters.map((card): Line => {
    const def = cardById(card);
    return [
      span(nameOf(showing, card), isFoe(showing, def) ? 'bad' : undefined),
      span(' '),
      ...shortFigures(showing, def),
    ];
  });
  const who = view.heroes.flatMap((one, seat: Seat) =>
    one.region === region && !one.eliminated ? [line(`@${showing.name(seat)}`, 'title')] : [],
  );
  const empty = terrain
    ? showing.word('screen.step.draws', {
        deck: showing.word(`terrain.${terrain}`),
        count: view.encounters[terrain].draw,
      })
    : showing.word('screen.step.city');
  const rest = [...(there.length > 0 ? there : [line(empty, 'fact')]), ...who];
  return clip(indent([...head, ...rest.flatMap((piece): Line => [span('  '), ...piece])]), width);
}
