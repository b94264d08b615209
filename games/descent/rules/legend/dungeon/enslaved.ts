// LEG-17.18: Brother Against Brother: as the avatar appears the overlord names a hero, who may from now on turn on the others.

import { plotRow } from '../../../content/legend/plots.ts';
import { attackOption, attacksOf } from '../../attack/options.ts';
import { aimsOf } from '../../attack/outlook.ts';
import { calls } from '../../calls.ts';
import { heroName } from '../../card-names.ts';
import { heroOption } from '../../hero/option.ts';
import { type Flow, type Hero, type State, sheetOf, type T, turnOf } from '../../state.ts';
import { throwPower } from '../dice.ts';
import { legendOf } from '../record.ts';
import { tellOf } from '../telling.ts';
import { dungeonOf } from './level.ts';

const RULE = 'LEG-17.18';

/** For good: whoever is not out of the game already. */
export function* enslave(t: T): Flow {
  const { state } = t;
  const card = legendOf(state).plotCards.find(id => plotRow(id).ops.some(({ op }) => op === 'enslave'));
  if (card === undefined) return;
  const heroes = state.heroes.filter(({ waits }) => !waits);
  const hero: Hero | undefined = yield* t.choose(state.overlord.seat, 'dungeon.enslave', heroes, heroOption, {
    rule: RULE,
  });
  if (!hero) return;
  dungeonOf(state).enslaved = hero.id;
  const named = { hero: heroName(sheetOf(hero)) };
  t.tell('log.dungeon.enslaved', named, { rule: RULE, weight: 6 });
  tellOf(t, RULE, ['plot', card, 'enslaved'], named);
}

/** In `used` of a turn: it is the overlord's. */
const OBEYS = 'obeys';
export const obeys = ({ turn }: State): boolean => turn?.used.includes(OBEYS) === true;

/** As the turn of the enslaved one begins: one black die. */
export function rollChains(t: T, hero: Hero): void {
  const { state } = t;
  if (state.dungeon?.enslaved !== hero.id) return;
  const face = throwPower(t);
  const isTaken = face === 'surge';
  if (isTaken) turnOf(state).used.push(OBEYS);
  const words = { hero: heroName(sheetOf(hero)), face: { text: `powerFace.${face}` } };
  t.tell(isTaken ? 'log.dungeon.obeys' : 'log.dungeon.resists', words, { rule: RULE, weight: isTaken ? 4 : 2 });
}

/** DRF-2.15a to DRF-2.15d: one attack as the overlord likes, on anybody else, or none; and the turn is over. */
export function* obey(t: T, hero: Hero): Flow {
  const { state } = t;
  const choices = attacksOf(state, hero.id, 'charm').filter(({ target }) => target !== hero.at);
  const how = yield* t.choose(state.overlord.seat, 'dungeon.obeys', choices, one => attackOption(state, hero.id, one), {
    rule: RULE,
    with: { hero: heroName(sheetOf(hero)) },
    pass: { text: 'dungeon.obeys.none' },
    outlook: () => aimsOf(state, hero.id, choices),
  });
  if (how) yield* calls(t).attack(t, hero.id, how);
}
