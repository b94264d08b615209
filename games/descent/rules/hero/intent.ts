// What a hero says at the start of their turn that they intend. It is remembered until the turn ends and binds nobody: people are asked only if they wish,
// bots say it to whoever plays with them or against them.

import { INTENTS, type Intent } from '../../content/vocabulary.ts';
import { heroName } from '../card-names.ts';
import { intendKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import { type Flow, type Hero, type MonsterFigure, type State, sheetOf, type T, turnOf } from '../state.ts';

const foeIn = (state: State, id: string) => state.monsters.find(monster => monster.id === id);

export function* sayIntent(t: T, hero: Hero): Flow {
  const { state } = t;
  if (!hero.at) return;
  const foes = state.monsters.map(({ id }) => ({
    key: intendKey.make(id),
    text: 'intent.foe',
    with: { figure: nameOf(state, id) },
    on: [id],
  }));
  const aims = INTENTS.map(intent => ({ key: intendKey.make(intent), text: `intent.${intent}` }));
  const key = yield* t.choose(hero.seat, 'turn.intend', [...aims, ...foes], {
    rule: 'DES-6.8',
    with: { hero: heroName(sheetOf(hero)) },
    pass: { text: 'turn.intend.pass' },
    window: { id: 'intend', matters: false },
  });
  if (key === undefined) return;
  const said = intendKey.only(key) as Intent | MonsterFigure;
  turnOf(state).intent = said;
  const foe = foeIn(state, said);
  const what = foe
    ? { text: 'intent.foe', with: { figure: nameOf(state, foe.id as MonsterFigure) } }
    : { text: `intent.${said}` };
  t.tell('log.intends', { hero: heroName(sheetOf(hero)), what }, { rule: 'DES-6.8' });
}
