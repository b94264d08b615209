// The others at the table: rivals or friends with what is known of them, and the Ancients.

import type { Seat } from '@veillee/kernel';
import { cardById } from '../content/cards.ts';
import { ATTRIBUTES } from '../content/vocabulary.ts';
import { fullHealth, plotsFor } from '../rules/battle/ancients.ts';
import { assaultOdds } from '../rules/odds/odds.ts';
import type { Ancient, Hero } from '../rules/state.ts';
import { attributeOf } from '../rules/tests/dice.ts';
import { stance } from './hero.ts';
import { cells, flow, heading, indent, type Line, line, span, wrap } from './paint.ts';
import { counted, handOf, isMade, listed, nameOf, own, percent, type Showing } from './showing.ts';

export function playerLines(showing: Showing): Line[] {
  const others = showing.view.heroes.flatMap((one, seat) => (seat === showing.eyes ? [] : [{ one, seat }]));
  if (others.length === 0) return [];
  return [
    ...heading(line(showing.word('screen.others'), 'title'), showing.width),
    ...others.flatMap(({ one, seat }) =>
      isMade(one) ? playerBlock(showing, one, seat) : [indent(line(showing.name(seat), 'title'), 2)],
    ),
  ];
}

function playerBlock(showing: Showing, one: Hero, seat: Seat): Line[] {
  const { view, width } = showing;
  const active = view.active === seat;
  const words = { race: nameOf(showing, one.race), class: nameOf(showing, one.class) };
  const marks = [...(view.first === seat ? [showing.word('screen.first')] : []), ...stance(showing, one)];
  const pieces: Line[] = [
    [span(active ? '▸ ' : '  ', 'good'), span(showing.name(seat), 'title')],
    line(showing.word('screen.kind', words), 'fact'),
    line(nameOf(showing, one.region)),
    line(showing.word('screen.hp', { hp: one.hp, max: one.maxHp }), 'hp'),
    line(showing.word('screen.ap', { n: one.ap }), 'ap'),
    line(showing.word('screen.gold', { n: one.gold }), 'gold'),
    line(showing.word('screen.fate', { n: one.fate }), 'fate'),
    line(chapterOf(showing, one), 'fact'),
    line(
      ATTRIBUTES.map(id => `${showing.word(`attribute.${id}`).slice(0, 2)}${attributeOf(view, seat, id)}`).join(' '),
      'fact',
    ),
    ...(marks.length > 0 ? [line(marks.join(' · '), 'stealth')] : []),
  ];
  return [...flow(pieces, width).map((spans, i) => indent(spans, i > 0 ? 4 : 0)), ...cardLines(showing, one)];
}

const chapterOf = (showing: Showing, { chapter }: Hero): string =>
  chapter === 'done'
    ? showing.word('screen.chapter.done')
    : chapter === 'finale'
      ? showing.word('screen.chapter.finale')
      : showing.word('screen.chapter.short', { n: chapter });

/** Rumours as far as they are known, Assets, Talents, Loot: one line each that is not empty. */
function cardLines(showing: Showing, one: Hero): Line[] {
  const { known, hidden } = handOf(one);
  const rumours = [
    ...counted(showing, known),
    ...(hidden > 0 ? [showing.word('screen.hidden.cards', { count: hidden })] : []),
  ];
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [showing.word('screen.row.rumours'), rumours],
    [showing.word('screen.row.assets'), counted(showing, one.assets)],
    [showing.word('screen.row.talents'), counted(showing, one.talents)],
    [showing.word('screen.row.loot'), counted(showing, one.loot)],
  ];
  return rows
    .filter(([, names]) => names.length > 0)
    .map(([title, names]) => line(`    ${title} ${listed(showing, names, showing.width - 5 - cells(title))}`, 'fact'));
}

// ---- Ancients ----

export function ancientLines(showing: Showing): Line[] {
  const { view, width } = showing;
  if (view.ancients.length === 0) return [];
  const title = line(showing.word('screen.ancients', { count: view.ancients.length }), 'title');
  return [...heading(title, width), ...view.ancients.flatMap(ancient => ancientBlock(showing, ancient))];
}

function ancientBlock(showing: Showing, ancient: Ancient): Line[] {
  const { view, width } = showing;
  const { id, region, defeated, hp, plots, abilities } = ancient;
  const def = cardById(id);
  const whole = fullHealth(view, ancient);
  const where = region
    ? showing.word('screen.ancient.awake', { region: nameOf(showing, region) })
    : showing.word('screen.ancient.sleeps', { region: nameOf(showing, def.region) });
  if (defeated) return [indent(line(showing.word('screen.ancient.down', { ancient: nameOf(showing, id) }), 'good'), 2)];
  const coming = plotsFor(view, ancient).length + plots.length;
  const pieces: Line[] = [
    line(nameOf(showing, id), 'bad'),
    line(where),
    line(showing.word('screen.value', { name: showing.word('attribute.combat'), n: def.fight?.combat ?? 0 }), 'combat'),
    line(showing.word('screen.hp', { hp: hp ?? whole, max: whole }), 'hp'),
    ...(coming > 0 ? [line(showing.word('screen.ancient.plots', { count: coming }), 'bad')] : []),
    ...assaultChance(showing, ancient),
  ];
  return [
    ...flow(pieces, width - 2).map((spans, i) => indent(spans, i > 0 ? 4 : 2)),
    ...abilities.flatMap(card =>
      wrap(
        showing.word('screen.ability', {
          name: showing.word(`card.${card}.ability`),
          text: showing.word(`card.${card}.text`),
        }),
        width - 4,
        2,
        'fact',
      ).map(spans => indent(spans, 4)),
    ),
  ];
}

/** Once the hero's Saga is complete, how an Assault by him alone would end as things stand. */
function assaultChance(showing: Showing, { id, region }: Ancient): Line[] {
  const { view, eyes } = showing;
  const { chapter, defeated, eliminated } = own(showing);
  if (region === undefined || chapter !== 'done' || defeated || eliminated || view.fight) return [];
  const { win, lost } = assaultOdds(view, eyes, id);
  return [
    line(showing.word('screen.odds.assault', { share: percent(showing, win), hp: Math.round(lost * 10) / 10 }), 'good'),
  ];
}
