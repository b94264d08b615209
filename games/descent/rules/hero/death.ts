// DES-37: a hero is killed, and wakes in Town.

import type { Space } from '@veillee/pieces/geometry';
import { maybeRemove } from '@veillee/pieces/piles';
import { heroRow } from '../../content/heroes.ts';
import { coinsLost } from '../../content/town.ts';
import { dropObjects } from '../areas/objects.ts';
import { calls, type Source } from '../calls.ts';
import { heroName, thingName } from '../card-names.ts';
import { deed } from '../deed-kinds.ts';
import { hasOp } from '../effects/held.ts';
import { endPotion } from '../effects/potions.ts';
import { statOf } from '../effects/stats.ts';
import { giveTokens } from '../effects/tokens.ts';
import { putAway } from '../feats/hand.ts';
import { giveBack } from '../give-back.ts';
import { dropKey, equipKey, putAwayKey } from '../keys.ts';
import { sparedIn } from '../legend/dungeon/facts.ts';
import { worthOf } from '../legend/gains.ts';
import { powerSum } from '../overlord/in-play.ts';
import { breakOffLeft } from '../quest/efforts.ts';
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
import { hasRoom, stow, takeInUse } from './equipment.ts';
import { isFixed, rowOf } from './fitting.ts';

export function* heroDies(t: T, id: HeroId, { by, kind }: Source): Flow {
  const { state } = t;
  const hero = heroOf(state, id);
  const { at: stood } = hero;
  const at = stood ?? mouthOf(state, hero);
  const cost = deathCost(state, hero);
  const worth = state.legend ? worthOf(state.legend, cost) : cost;
  const coins = hasOp(hero, 'keepCoins') ? 0 : coinsLost(hero.coins);
  t.tell(
    state.dungeon ? 'log.dies.tamalir' : 'log.dies',
    { hero: heroName(sheetOf(hero)), cost: worth - sparedIn(state, cost), coins },
    {
      rule: state.dungeon ? 'LEG-8.42' : 'DES-37.2',
      weight: 5,
      scene: deed('death'),
    },
  );
  hero.feats.deaths++;
  hero.coins -= coins; // DES-37.4
  if (at) dropObjects(t, hero, at);
  endPotion(t, hero); // DES-37.10
  shedDarkRelics(t, hero);
  putAway(state, hero);
  revive(state, hero);
  breakOffLeft(t, hero);
  if (state.turn?.hero === id) state.turn.ended = true; // DES-37.8
  yield* calls(t).conquest(t, -cost, 'death', id); // DES-37.3
  yield* keepCursed(t, hero);
  // What a death does to those around it does not leave a stomach (ICE-4.3).
  yield* calls(t).moment(t, 'killed', { figure: id, ...(stood && { at: stood }), ...(by && { other: by }) });
  yield* calls(t).happen(t, { what: 'heroKilled', hero: id, ...(at && { at }), ...(by && { by }), kind, worth });
}

/** DES-4.26: death takes every dark relic from whoever bears it. */
function shedDarkRelics(t: T, hero: Hero): void {
  for (const thing of hero.equipped.filter(isFixed)) {
    takeInUse(hero, thing);
    maybeRemove(hero.exhausted, thing);
    giveBack(t.state, thing);
    const words = { hero: heroName(sheetOf(hero)), thing: thingName(thing) };
    t.tell('log.darkRelic.gone', words, { rule: 'DES-4.26', weight: 2 });
  }
}

/** DES-31.3: of each cursed item that was in use its owner says at once what becomes of it. */
function* keepCursed(t: T, hero: Hero): Flow {
  for (const thing of hero.equipped.filter(one => rowOf(one).cursed)) {
    const words = { hero: heroName(sheetOf(hero)), thing: thingName(thing) };
    const options = [
      { key: equipKey.make(thing), text: 'cursed.use', with: words, on: [`item:${thing}`] },
      ...(hasRoom(hero)
        ? [{ key: putAwayKey.make(thing), text: 'cursed.pack', with: words, on: [`item:${thing}`] }]
        : []),
      { key: dropKey.make(thing), text: 'cursed.discard', with: words, on: [`item:${thing}`] },
    ];
    const key = yield* t.choose(hero.seat, 'cursed.ask', options, { rule: 'DES-31.3', with: words });
    if (equipKey.is(key)) {
      giveTokens(t, hero, 'curse', 1);
      continue;
    }
    takeInUse(hero, thing);
    maybeRemove(hero.exhausted, thing);
    if (putAwayKey.is(key)) hero.pack.push(thing);
    else giveBack(t.state, thing); // DES-2.3
    t.tell(putAwayKey.is(key) ? 'log.cursed.packed' : 'log.cursed.discarded', words, { rule: 'DES-31.3' });
    yield* stow(t, hero);
  }
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
  hero.aloft = undefined;
  hero.inside = undefined;
  hero.tokens = {};
  hero.order = undefined;
  hero.lasting = [];
  hero.monkey = undefined;
  hero.visit = undefined;
  hero.wounds = statOf(state, hero.id, 'maxWounds');
  hero.fatigue = statOf(state, hero.id, 'maxFatigue');
}
