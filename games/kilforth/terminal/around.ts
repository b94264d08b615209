// What the hero can reach: all that lies in his region, and in a line each the regions one step away.

import type { Seat } from '@veillee/kernel';
import { cardById } from '../content/cards.ts';
import { ATTRIBUTES } from '../content/vocabulary.ts';
import { gloomLoss } from '../rules/day/night.ts';
import { confrontOdds, evadeOdds, fightOdds } from '../rules/odds/odds.ts';
import { neighbours, shortcutFrom, terrainOf } from '../rules/realm/map.ts';
import { type Card, place, type RegionId } from '../rules/state.ts';
import { figuresOf, isFoe, shortFigures } from './figures.ts';
import { isMade, type Look, nameOf, own, percent, textOf } from './look.ts';
import { clip, flow, heading, indent, type Line, line, span, wrap } from './paint.ts';

const MOST_TEXT = 2;

export function aroundLines(look: Look): Line[] {
  const { view, width } = look;
  const one = own(look);
  if (view.phase !== 'day' || !isMade(one) || one.eliminated) return [];
  const title = line(look.word('screen.here', { region: nameOf(look, one.region) }), 'title');
  const { obstacles, encounters, plots, gloom } = place(view, one.region);
  const lies = [
    ...(gloom ? [indent(line(look.word('screen.here.gloom', { n: gloomLoss(view, one.region) }), 'gloom'))] : []),
    ...(obstacles > 0 ? [indent(line(look.word('screen.obstacles', { count: obstacles }), 'bad'))] : []),
    ...encounters.flatMap(card => encounterLines(look, card)),
    ...plots.flatMap(card => plotLines(look, card)),
  ];
  return [...heading(title, width), ...lies, ...stepLines(look)];
}

/** A card in full: type, figures, what one can expect of it, its text. */
export function encounterLines(look: Look, card: Card): Line[] {
  const { width } = look;
  const def = cardById(card);
  const foe = isFoe(look, def);
  const pieces: Line[] = [
    line(nameOf(look, card), foe ? 'bad' : 'title'),
    ...(def.encounter ? [line(keywordsShort(look, card), 'fact')] : []),
    ...(foe || prospects(look, card).length === 0 ? figuresOf(look, def) : []),
    ...marks(look, card),
    ...prospects(look, card),
    ...(def.weakness
      ? [line(look.word('screen.weakness', { keyword: look.word(`keyword.${def.weakness}`) }), 'fact')]
      : []),
  ];
  const text = textOf(look, card);
  return [
    ...flow(pieces, width - 1).map((spans, i) => indent(spans, i > 0 ? 3 : 1)),
    ...(text === '' ? [] : wrap(text, width - 3, MOST_TEXT, 'fact').map(spans => indent(spans, 3))),
  ].map(spans => clip(spans, width));
}

const keywordsShort = (look: Look, card: Card): string => {
  const { encounter, subtype } = cardById(card);
  const type = look.word(`encounter.${encounter}`);
  return subtype ? `${type} (${look.word(`keyword.${subtype}`)})` : type;
};

function marks(look: Look, card: Card): Line[] {
  const { evaded, successes, hostile } = own(look);
  const stored = successes.find(({ target }) => target === card);
  return [
    ...(evaded.includes(card) ? [line(look.word('screen.evaded'), 'stealth')] : []),
    ...(hostile.includes(card) ? [line(look.word('screen.hostile'), 'bad')] : []),
    ...(stored
      ? [
          line(
            look.word('screen.stored', { n: stored.n, attribute: look.word(`attribute.${stored.attribute}`) }),
            'good',
          ),
        ]
      : []),
  ];
}

/** Chances as the hero stands now. */
function prospects(look: Look, card: Card): Line[] {
  const { view, eyes } = look;
  const def = cardById(card);
  const one = own(look);
  if (one.defeated || view.fight) return [];
  if (isFoe(look, def)) {
    const { win, lost } = fightOdds(view, eyes, card);
    const evade = one.hidden
      ? [line(look.word('screen.odds.evade', { share: percent(look, evadeOdds(view, eyes, card)) }), 'stealth')]
      : [];
    return [
      line(look.word('screen.odds.win', { share: percent(look, win), hp: Math.round(lost * 10) / 10 }), 'good'),
      ...evade,
    ];
  }
  const tries = Math.max(1, one.ap);
  return ATTRIBUTES.filter(attribute => def.confront[attribute] !== undefined).map(attribute => {
    const { dice, now, within } = confrontOdds(view, eyes, card, attribute, tries);
    const share = percent(look, tries > 1 ? within : now);
    return line(
      look.word('screen.odds.test', {
        attribute: look.word(`attribute.${attribute}`),
        value: def.confront[attribute] ?? 0,
        dice,
        tries,
        share,
      }),
      attribute,
    );
  });
}

export function plotLines(look: Look, card: Card): Line[] {
  const { width } = look;
  return [
    ...flow(
      [
        line(nameOf(look, card), 'bad'),
        line(look.word('keyword.plot'), 'fact'),
        line(look.word(`card.${card}.toDefeat`)),
      ],
      width - 1,
    ).map(spans => indent(spans)),
    ...wrap(textOf(look, card), width - 3, MOST_TEXT, 'fact').map(spans => indent(spans, 3)),
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

function stepLines(look: Look): Line[] {
  const { view } = look;
  const { region } = own(look);
  const shortcut = shortcutFrom(view, region);
  return [
    ...neighbours(view, region).map(to => stepLine(look, arrow(look, region, to), to)),
    ...(shortcut && !neighbours(view, region).includes(shortcut) ? [stepLine(look, '»', shortcut)] : []),
  ];
}

function arrow({ view }: Look, from: RegionId, to: RegionId): string {
  const [a, b] = [view.map.indexOf(from), view.map.indexOf(to)];
  const dx = (b % SIDE) - (a % SIDE);
  const dy = Math.floor(b / SIDE) - Math.floor(a / SIDE);
  return ARROWS[STEPS.findIndex(([x, y]) => x === dx && y === dy)] ?? '·';
}

/** `↑ Heron Ford: Archer of the Pass Co2 He3 St2`, or what a step there would draw from. */
function stepLine(look: Look, sign: string, region: RegionId): Line {
  const { view, width } = look;
  const { encounters } = place(view, region);
  const terrain = terrainOf(region);
  const head: Line = [span(`${sign} `, 'fact'), span(nameOf(look, region), terrain ?? 'gold')];
  const there = encounters.map((card): Line => {
    const def = cardById(card);
    return [span(nameOf(look, card), isFoe(look, def) ? 'bad' : undefined), span(' '), ...shortFigures(look, def)];
  });
  const who = view.heroes.flatMap((one, seat: Seat) =>
    one.region === region && !one.eliminated ? [line(`@${look.name(seat)}`, 'title')] : [],
  );
  const empty = terrain
    ? look.word('screen.step.draws', { deck: look.word(`terrain.${terrain}`), count: view.encounters[terrain].draw })
    : look.word('screen.step.city');
  const rest = [...(there.length > 0 ? there : [line(empty, 'fact')]), ...who];
  return clip(indent([...head, ...rest.flatMap((piece): Line => [span('  '), ...piece])]), width);
}
