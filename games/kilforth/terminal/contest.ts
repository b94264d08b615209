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
import { flow, heading, indent, type Line, line, span, wrap } from './paint.ts';
import { nameOf, percent, type Showing, textOf } from './showing.ts';

export function contestLines(showing: Showing): Line[] {
  const { fight, test } = showing.view;
  return [...(fight ? fightLines(showing, fight) : []), ...(test ? testLines(showing, test) : [])];
}

function fightLines(showing: Showing, fight: Fight): Line[] {
  const { view, width } = showing;
  const { adversary, assault, step, round, surprise, lost } = fight;
  const members = fighters(view);
  const def = cardById(adversary);
  const ancient = view.ancients.find(({ id }) => id === adversary);
  const whole = ancient ? fullHealth(view, ancient) : (def.fight?.health ?? 0);
  const hp = step === 'battle' ? fight.hp : whole - fight.early;
  const name = nameOf(showing, adversary);
  const title = showing.word(assault ? 'screen.fight.assault' : `screen.fight.${step}`, { adversary: name });
  const end = step === 'battle' && round > 0 ? line(showing.word('screen.round', { n: round }), 'fact') : [];
  const foe: Line[] = [
    line(name, 'bad'),
    line(showing.word('screen.hp', { hp, max: Math.max(hp, whole) }), 'hp'),
    line(showing.word('screen.dice', { n: adversaryDiceFor(view).dice }), 'combat'),
    ...(assault
      ? []
      : [
          line(
            showing.word('screen.value', { name: showing.word('attribute.stealth'), n: def.fight?.stealth ?? 0 }),
            'stealth',
          ),
        ]),
    ...(surprise === 'adversary' ? [line(showing.word('screen.surprise'), 'bad')] : []),
  ];
  const text = textOf(showing, adversary);
  const sides = members.map((seat): Line[] => {
    const one = hero(view, seat);
    const fell = lost[seat] ?? 0;
    return [
      line(showing.name(seat), 'title'),
      line(showing.word('screen.hp', { hp: one.hp, max: one.maxHp }), 'hp'),
      ...(fell > 0 ? [line(showing.word('screen.lost', { n: fell }), 'bad')] : []),
      ...(surprise === 'hero' && seat === fight.active ? [line(showing.word('screen.surprise'), 'good')] : []),
    ];
  });
  const chances = assault || members.length > 1 ? [] : [indent(oddsLine(showing, fight))];
  return [
    ...heading(line(title, 'bad'), width, end),
    ...flow(foe, width - 2).map(spans => indent(spans, 2)),
    ...(text === '' || assault ? [] : wrap(text, width - 4, 2, 'fact').map(spans => indent(spans, 4))),
    ...(ancient ? ancient.plots.flatMap(plot => plotLines(showing, plot)) : []),
    ...sides.flatMap(pieces => flow(pieces, width - 2)).map(spans => indent(spans, 2)),
    ...chances,
  ];
}

const oddsLine = (showing: Showing, { active, adversary }: Fight): Line => {
  const { win, lost } = fightOdds(showing.view, active, adversary);
  return line(
    ` ${showing.word('screen.odds.fight', { share: percent(showing, win), hp: Math.round(lost * 10) / 10 })}`,
    'good',
  );
};

/** `Lore 3 against Old Mill: [5] 2 [6], 2 successes`. */
function testLines(showing: Showing, test: Test): Line[] {
  const { view, width } = showing;
  const { by, seat, attribute, rolled, against, need, stored, added, rolls, faces } = test;
  const title = showing.word('screen.test', {
    player: by === 'hero' ? who(seat) : nameOf(showing, against),
    attribute: showing.word(`attribute.${attribute}`),
    against: showing.say(opponentName(against)),
  });
  const instead =
    rolled === attribute
      ? []
      : line(showing.word('screen.test.instead', { attribute: showing.word(`attribute.${rolled}`) }), rolled);
  const total = totalOf(view, test);
  const dice = rolls.map(
    (face): Line => (faces.includes(face) ? line(`[${face}]`, 'good') : line(` ${face} `, 'fact')),
  );
  const pieces: Line[] = [
    instead,
    ...(rolls.length > 0 ? [dice.flat()] : [line(showing.word('screen.test.unrolled'), 'fact')]),
    ...(stored > 0 ? [line(showing.word('screen.test.stored', { n: stored }), 'good')] : []),
    ...(added > 0 ? [line(showing.word('screen.test.added', { n: added }), 'good')] : []),
    ...(need === undefined
      ? [line(showing.word('screen.test.hits', { n: total }), 'title')]
      : [line(showing.word('screen.test.total', { n: total, need }), total >= need ? 'good' : 'bad')]),
  ];
  return [...heading(line(title, attribute), width), ...flow(pieces, width - 2).map(spans => [span('  '), ...spans])];
}
