// DES-37: a hero is killed, and wakes in Town.

import type { Space } from '@veillee/pieces/geometry';
import { heroRow } from '../../content/heroes.ts';
import { coinsLost } from '../../content/town.ts';
import { dropObjects } from '../areas/objects.ts';
import { calls, type Source } from '../calls.ts';
import { heroName } from '../card-names.ts';
import { deed } from '../deed-kinds.ts';
import { endPotion } from '../effects/potions.ts';
import { statOf } from '../effects/stats.ts';
import { powerSum } from '../overlord/in-play.ts';
import {
  type Flow,
  type Hero,
  type HeroId,
  heroOf,
  type Known,
  type State,
  sheetOf,
  standsOn,
  type T,
} from '../state.ts';

export function* heroDies(t: T, id: HeroId, { by }: Source): Flow {
  const { state } = t;
  const hero = heroOf(state, id);
  const { at = mouthOf(state, hero) } = hero;
  const cost = deathCost(state, hero);
  const coins = coinsLost(hero.coins);
  t.tell(
    'log.dies',
    { hero: heroName(sheetOf(hero)), cost, coins },
    {
      rule: 'DES-37.2',
      weight: 5,
      scene: deed('death'),
    },
  );
  hero.feats.deaths++;
  hero.coins -= coins; // DES-37.4
  if (at) dropObjects(t, hero, at);
  endPotion(t, hero); // DES-37.10
  revive(state, hero);
  if (state.turn?.hero === id) state.turn.ended = true; // DES-37.8
  yield* calls(t).conquest(t, -cost, 'death'); // DES-37.3
  yield* calls(t).moment(t, 'killed', { figure: id, ...(at && { at }), ...(by && { other: by }) });
  yield* calls(t).happen(t, { what: 'heroKilled', hero: id, ...(at && { at }) });
}

/** Of whoever is swallowed: where what falls from them falls (ICE-5.10). */
function mouthOf(state: State, { inside }: Hero): Space | undefined {
  const monster = state.monsters.find(({ id }) => id === inside);
  return monster && standsOn(monster)[0];
}

/** What this hero's death takes from the pool: the next one to die costs so much (DES-38.4). */
export const deathCost = (state: Known, hero: Hero): number =>
  heroRow(sheetOf(hero)).conquest + (hero.tokens.curse ?? 0) + powerSum(state, 'heroWorth').total;

/** DES-37.5 to DES-37.7, DES-37.10: in Town, whole, free of all that lingered; items and skills are kept. */
function revive(state: State, hero: Hero): void {
  hero.at = undefined;
  hero.inside = undefined;
  hero.tokens = {};
  hero.order = undefined;
  hero.lasting = [];
  hero.monkey = undefined;
  hero.visit = undefined;
  hero.wounds = statOf(state, hero.id, 'maxWounds');
  hero.fatigue = statOf(state, hero.id, 'maxFatigue');
}
