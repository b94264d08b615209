// Overcome, and other ways to defeat an Encounter without a test. KIL-11.6 to 11.8, KIL-19.54, A-48, A-49.

import type { Rules, Seat, Table } from '@veillee/kernel';
import type { Keyword } from '../../content/vocabulary.ts';
import { cardOption } from '../cards/options.ts';
import { named, who } from '../cards/piles.ts';
import { OVERCOME } from '../keys.ts';
import { encountersWith } from '../realm/encounters.ts';
import type { State } from '../state.ts';
import { defeatEncounter } from './reward.ts';

/** KIL-11.7: defeated as if with the attribute that suits best. */
export function* overcome(t: Table<State>, seat: Seat, key: string): Rules {
  const card = OVERCOME.only(key);
  t.tell('log.overcome', { player: who(seat), card: named(card) }, { rule: 'KIL-11.7' });
  yield* defeatEncounter(t, seat, card, { attribute: 'any' });
}

/** KIL-19.54: an Encounter with this keyword is defeated, with the Reward of Overcome. */
export function* banish(t: Table<State>, seat: Seat, keyword: Keyword): Rules {
  const options = encountersWith(t.state, seat, keyword).map(card => cardOption(card));
  if (options.length === 0) return;
  const card = yield* t.choose(seat, 'ability.defeat', options, { rule: 'KIL-19.54' });
  yield* defeatEncounter(t, seat, card, { attribute: 'any' });
}
