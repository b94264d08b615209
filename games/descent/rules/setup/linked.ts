// DES-110: linked quests. Heroes who have won come back to the next quest as they first began: what victories bring them, and the overlord.

import { maybeRemove, remove } from '@veillee/pieces/piles';
import { originalOf } from '@veillee/pieces/things';
import { levelOf, overlordLevels } from '../../content/economy.ts';
import type { OverlordLevelRow } from '../../content/rows.ts';
import { skillRow } from '../../content/skills.ts';
import { MOST_TRAIT_DICE } from '../../content/town.ts';
import { KINDS, type Trait } from '../../content/vocabulary.ts';
import { heroName } from '../card-names.ts';
import { statOf } from '../effects/stats.ts';
import { train } from '../hero/learning.ts';
import { buyTrainingKey } from '../keys.ts';
import { drawCards } from '../overlord/deck.ts';
import { gainThreat } from '../overlord/threat.ts';
import { type Flow, type Hero, type State, sheetOf, type T, type Veteran } from '../state.ts';

/** Whoever comes back, by their sheets; those who retire make room for somebody new. */
export const veteranOf = ({ veterans }: Pick<State, 'veterans'>, hero: Hero): Veteran | undefined =>
  veterans.find(({ sheet }) => sheet === sheetOf(hero));

const victories = (state: State, hero: Hero): number => veteranOf(state, hero)?.won ?? 0;

/** DES-110.1: who comes back in the place that is to be filled; nobody, where they have retired. */
export function comesBack({ veterans, heroes }: State): Veteran | undefined {
  const veteran = veterans[heroes.length];
  return veteran && !levelOf(veteran.won).retires ? veteran : undefined;
}

/** DES-110.3: the skills of their first quest, before others are dealt. */
export function takeOldSkills({ state }: T): void {
  for (const hero of state.heroes)
    for (const skill of veteranOf(state, hero)?.skills ?? []) {
      remove(state.decks.skills[skillRow(skill).type], skill);
      hero.skills.push(skill);
    }
}

/** DES-110.4: coins, and a token of training for the accomplished. */
export function* rewardVictories(t: T, hero: Hero): Flow {
  const { coins, training = 0, level } = levelOf(victories(t.state, hero));
  hero.coins += coins;
  if (coins > 0) t.tell('log.level', { hero: heroName(sheetOf(hero)), level, coins }, { rule: 'DES-110.4', weight: 1 });
  for (let n = 0; n < training; n++) yield* chooseTraining(t, hero);
}

function* chooseTraining(t: T, hero: Hero): Flow {
  const { state } = t;
  const free = KINDS.filter(trait => state.supply[trait] > 0 && statOf(state, hero.id, trait) < MOST_TRAIT_DICE);
  if (free.length === 0) return;
  const optionOf = (trait: Trait) => ({
    key: buyTrainingKey.make(trait),
    text: `kind.${trait}`,
    on: [`training:${trait}`],
  });
  const how = { rule: 'DES-110.4', with: { hero: heroName(sheetOf(hero)) } };
  yield* train(t, hero, yield* t.choose(hero.seat, 'setup.training', free, optionOf, how), 0);
}

// ---- the overlord's share ----

/** DES-110.6, DES-110.8: by the average level of the heroes, rounded down. */
export function overlordLevel(state: State): OverlordLevelRow | undefined {
  const levels = state.heroes.map(hero => levelOf(victories(state, hero)).level);
  const average = Math.floor(levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length));
  return overlordLevels.find(({ level }) => level === average);
}

const HORDES = 'hordes-of-the-things';

/** Taken out of the deck before cards are drawn; in play once the start has been set up, which it does not change (R45). */
export function takeHordes(state: State): string | undefined {
  const { deck } = state.overlord;
  const card = overlordLevel(state)?.hordes && deck.find(one => originalOf(one) === HORDES);
  return card && maybeRemove(deck, card) ? card : undefined;
}

export function* rewardOverlord(t: T, hordes: string | undefined): Flow {
  const { state } = t;
  const row = overlordLevel(state);
  if (!row) return;
  if (hordes) state.overlord.powers.push(hordes);
  t.tell('log.level.overlord', { level: row.level, cards: row.cards }, { rule: 'DES-110.6', weight: 1 });
  yield* drawCards(t, row.cards);
  gainThreat(t, row.threatPerHero * state.heroes.length, 'DES-110.6');
}
