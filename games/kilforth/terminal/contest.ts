// What is under way: the fight with both sides' strength, the test with its dice as they lie.

import { who } from '@veillee/kernel';
import { cardById } from '../content/cards.ts';
import { fullHealth } from '../rules/battle/ancients.ts';
import { fightOdds } from '../rules/odds/odds.ts';
import { fighters } from '../rules/realm/team.ts';
import { type Fight, hero, type Test } from '../rules/state.ts';
import { adversaryDiceFor } from '../rules/tests/dice.ts';
import { opponentName, totalOf } from '../rules/tests/test-spec.ts';
import { plotLines } from './around.ts';
import { type Look, nameOf, percent, textOf } from './look.ts';
import { flow, heading, indent, type Line, line, span, wrap } from './paint.ts';

export function contestLines(look: Look): Line[] {
  const { fight, test } = look.view;
  return [...(fight ? fightLines(look, fight) : []), ...(test ? testLines(look, test) : [])];
}

function fightLines(look: Look, fight: Fight): Line[] {
  const { view, width } = look;
  const { adversary, assault, step, round, surprise, lost } = fight;
  const members = fighters(view);
  const def = cardById(adversary);
  const ancient = view.ancients.find(({ id }) => id === adversary);
  const whole = ancient ? fullHealth(view, ancient) : (def.fight?.health ?? 0);
  const hp = step === 'battle' ? fight.hp : whole - fight.early;
  const name = nameOf(look, adversary);
  const title = look.word(assault ? 'screen.fight.assault' : `screen.fight.${step}`, { adversary: name });
  const end = step === 'battle' && round > 0 ? line(look.word('screen.round', { n: round }), 'fact') : [];
  const foe: Line[] = [
    line(name, 'bad'),
    line(look.word('screen.hp', { hp, max: Math.max(hp, whole) }), 'hp'),
    line(look.word('screen.dice', { n: adversaryDiceFor(view).dice }), 'combat'),
    ...(assault
      ? []
      : [
          line(
            look.word('screen.value', { name: look.word('attribute.stealth'), n: def.fight?.stealth ?? 0 }),
            'stealth',
          ),
        ]),
    ...(surprise === 'adversary' ? [line(look.word('screen.surprise'), 'bad')] : []),
  ];
  const text = textOf(look, adversary);
  const sides = members.map((seat): Line[] => {
    const one = hero(view, seat);
    const fell = lost[seat] ?? 0;
    return [
      line(look.name(seat), 'title'),
      line(look.word('screen.hp', { hp: one.hp, max: one.maxHp }), 'hp'),
      ...(fell > 0 ? [line(look.word('screen.lost', { n: fell }), 'bad')] : []),
      ...(surprise === 'hero' && seat === fight.active ? [line(look.word('screen.surprise'), 'good')] : []),
    ];
  });
  const chances = assault || members.length > 1 ? [] : [indent(oddsLine(look, fight))];
  return [
    ...heading(line(title, 'bad'), width, end),
    ...flow(foe, width - 2).map(spans => indent(spans, 2)),
    ...(text === '' || assault ? [] : wrap(text, width - 4, 2, 'fact').map(spans => indent(spans, 4))),
    ...(ancient ? ancient.plots.flatMap(plot => plotLines(look, plot)) : []),
    ...sides.flatMap(pieces => flow(pieces, width - 2)).map(spans => indent(spans, 2)),
    ...chances,
  ];
}

const oddsLine = (look: Look, { active, adversary }: Fight): Line => {
  const { win, lost } = fightOdds(look.view, active, adversary);
  return line(
    ` ${look.word('screen.odds.fight', { share: percent(look, win), hp: Math.round(lost * 10) / 10 })}`,
    'good',
  );
};

/** `Lore 3 against Old Mill: [5] 2 [6], 2 successes`. */
function testLines(look: Look, test: Test): Line[] {
  const { view, width } = look;
  const { by, seat, attribute, rolled, against, need, stored, added, rolls, faces } = test;
  const title = look.word('screen.test', {
    player: by === 'hero' ? who(seat) : nameOf(look, against),
    attribute: look.word(`attribute.${attribute}`),
    against: look.say(opponentName(against)),
  });
  const instead =
    rolled === attribute
      ? []
      : line(look.word('screen.test.instead', { attribute: look.word(`attribute.${rolled}`) }), rolled);
  const total = totalOf(view, test);
  const dice = rolls.map(
    (face): Line => (faces.includes(face) ? line(`[${face}]`, 'good') : line(` ${face} `, 'fact')),
  );
  const pieces: Line[] = [
    instead,
    ...(rolls.length > 0 ? [dice.flat()] : [line(look.word('screen.test.unrolled'), 'fact')]),
    ...(stored > 0 ? [line(look.word('screen.test.stored', { n: stored }), 'good')] : []),
    ...(added > 0 ? [line(look.word('screen.test.added', { n: added }), 'good')] : []),
    ...(need === undefined
      ? [line(look.word('screen.test.hits', { n: total }), 'title')]
      : [line(look.word('screen.test.total', { n: total, need }), total >= need ? 'good' : 'bad')]),
  ];
  return [...heading(line(title, attribute), width), ...flow(pieces, width - 2).map(spans => [span('  '), ...spans])];
}
