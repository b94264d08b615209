// What a hero says at the start of their turn that they intend. It is remembered until the turn ends and binds nobody: people are asked only if they wish,
// bots say it to whoever plays with them or against them.

import type { Text } from '@veillee/kernel';
import { INTENTS, type Intent } from '../../content/vocabulary.ts';
import { heroName } from '../card-names.ts';
import { intendKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import { type Flow, foesOf, type Hero, type MonsterFigure, type State, sheetOf, type T, turnOf } from '../state.ts';

const foeIn = (state: State, id: string) => state.monsters.find(monster => monster.id === id);
const textOf = (state: State, said: Intent | MonsterFigure): Text => {
  const foe = foeIn(state, said);
  return foe
    ? { text: 'intent.foe', with: { figure: nameOf(state, foe.id as MonsterFigure) } }
    : { text: `intent.${said}` };
};

export function* sayIntent(t: T, hero: Hero): Flow {
  const { state } = t;
  if (!hero.at) return;
  const aims = [...INTENTS, ...foesOf(state).map(({ id }) => id)];
  const optionOf = (aim: Intent | MonsterFigure) => ({
    key: intendKey.make(aim),
    ...textOf(state, aim),
    ...(foeIn(state, aim) && { on: [aim] }),
  });
  const said = yield* t.choose(hero.seat, 'turn.intend', aims, optionOf, {
    rule: 'DES-6.8',
    with: { hero: heroName(sheetOf(hero)) },
    pass: { text: 'turn.intend.pass' },
    window: { id: 'intend', matters: false },
  });
  if (said === undefined) return;
  turnOf(state).intent = said;
  t.tell('log.intends', { hero: heroName(sheetOf(hero)), what: textOf(state, said) }, { rule: 'DES-6.8' });
}
