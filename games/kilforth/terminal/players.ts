// The others at the table: rivals or friends with what is known of them, and the Ancients.

import type { Seat } from '@veillee/kernel';
import { cardById } from '../content/cards.ts';
import { ATTRIBUTES } from '../content/vocabulary.ts';
import { fullHealth, plotsFor } from '../rules/battle/ancients.ts';
import { assaultOdds } from '../rules/odds/odds.ts';
import type { Ancient, Hero } from '../rules/state.ts';
import { attributeOf } from '../rules/tests/dice.ts';
import { stance } from './hero.ts';
import { counted, handOf, isMade, type Look, listed, nameOf, own, percent } from './look.ts';
import { cells, flow, heading, indent, type Line, line, span, wrap } from './paint.ts';

export function playerLines(look: Look): Line[] {
  const others = look.view.heroes.flatMap((one, seat) => (seat === look.eyes ? [] : [{ one, seat }]));
  if (others.length === 0) return [];
  return [
    ...heading(line(look.word('screen.others'), 'title'), look.width),
    ...others.flatMap(({ one, seat }) =>
      isMade(one) ? playerBlock(look, one, seat) : [indent(line(look.name(seat), 'title'), 2)],
    ),
  ];
}

function playerBlock(look: Look, one: Hero, seat: Seat): Line[] {
  const { view, width } = look;
  const active = view.active === seat;
  const words = { race: nameOf(look, one.race), class: nameOf(look, one.class) };
  const marks = [...(view.first === seat ? [look.word('screen.first')] : []), ...stance(look, one)];
  const pieces: Line[] = [
    [span(active ? '▸ ' : '  ', 'good'), span(look.name(seat), 'title')],
    line(look.word('screen.kind', words), 'fact'),
    line(nameOf(look, one.region)),
    line(look.word('screen.hp', { hp: one.hp, max: one.maxHp }), 'hp'),
    line(look.word('screen.ap', { n: one.ap }), 'ap'),
    line(look.word('screen.gold', { n: one.gold }), 'gold'),
    line(look.word('screen.fate', { n: one.fate }), 'fate'),
    line(chapterOf(look, one), 'fact'),
    line(
      ATTRIBUTES.map(id => `${look.word(`attribute.${id}`).slice(0, 2)}${attributeOf(view, seat, id)}`).join(' '),
      'fact',
    ),
    ...(marks.length > 0 ? [line(marks.join(' · '), 'stealth')] : []),
  ];
  return [...flow(pieces, width).map((spans, i) => indent(spans, i > 0 ? 4 : 0)), ...cardLines(look, one)];
}

const chapterOf = (look: Look, { chapter }: Hero): string =>
  chapter === 'done'
    ? look.word('screen.chapter.done')
    : chapter === 'finale'
      ? look.word('screen.chapter.finale')
      : look.word('screen.chapter.short', { n: chapter });

/** Rumours as far as they are known, Assets, Talents, Loot: one line each that is not empty. */
function cardLines(look: Look, one: Hero): Line[] {
  const { known, hidden } = handOf(one);
  const rumours = [
    ...counted(look, known),
    ...(hidden > 0 ? [look.word('screen.hidden.cards', { count: hidden })] : []),
  ];
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [look.word('screen.row.rumours'), rumours],
    [look.word('screen.row.assets'), counted(look, one.assets)],
    [look.word('screen.row.talents'), counted(look, one.talents)],
    [look.word('screen.row.loot'), counted(look, one.loot)],
  ];
  return rows
    .filter(([, names]) => names.length > 0)
    .map(([title, names]) => line(`    ${title} ${listed(look, names, look.width - 5 - cells(title))}`, 'fact'));
}

// ---- Ancients ----

export function ancientLines(look: Look): Line[] {
  const { view, width } = look;
  if (view.ancients.length === 0) return [];
  const title = line(look.word('screen.ancients', { count: view.ancients.length }), 'title');
  return [...heading(title, width), ...view.ancients.flatMap(ancient => ancientBlock(look, ancient))];
}

function ancientBlock(look: Look, ancient: Ancient): Line[] {
  const { view, width } = look;
  const { id, region, defeated, hp, plots, abilities } = ancient;
  const def = cardById(id);
  const whole = fullHealth(view, ancient);
  const where = region
    ? look.word('screen.ancient.awake', { region: nameOf(look, region) })
    : look.word('screen.ancient.sleeps', { region: nameOf(look, def.region) });
  if (defeated) return [indent(line(look.word('screen.ancient.down', { ancient: nameOf(look, id) }), 'good'), 2)];
  const coming = plotsFor(view, ancient).length + plots.length;
  const pieces: Line[] = [
    line(nameOf(look, id), 'bad'),
    line(where),
    line(look.word('screen.value', { name: look.word('attribute.combat'), n: def.fight?.combat ?? 0 }), 'combat'),
    line(look.word('screen.hp', { hp: hp ?? whole, max: whole }), 'hp'),
    ...(coming > 0 ? [line(look.word('screen.ancient.plots', { count: coming }), 'bad')] : []),
    ...assaultChance(look, ancient),
  ];
  return [
    ...flow(pieces, width - 2).map((spans, i) => indent(spans, i > 0 ? 4 : 2)),
    ...abilities.flatMap(card =>
      wrap(
        look.word('screen.ability', { name: look.word(`card.${card}.ability`), text: look.word(`card.${card}.text`) }),
        width - 4,
        2,
        'fact',
      ).map(spans => indent(spans, 4)),
    ),
  ];
}

/** Once the hero's Saga is complete, how an Assault by him alone would end as things stand. */
function assaultChance(look: Look, { id, region }: Ancient): Line[] {
  const { view, eyes } = look;
  const { chapter, defeated, eliminated } = own(look);
  if (region === undefined || chapter !== 'done' || defeated || eliminated || view.fight) return [];
  const { win, lost } = assaultOdds(view, eyes, id);
  return [
    line(look.word('screen.odds.assault', { share: percent(look, win), hp: Math.round(lost * 10) / 10 }), 'good'),
  ];
}
