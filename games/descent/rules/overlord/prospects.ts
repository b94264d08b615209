// What the overlord may expect of the monsters that may still strike: whom each can reach, how its attack would end, and which hero may fall.

import { atLeast, type Odds, sumOf } from '@veillee/pieces/odds';
import { type Blow, foretold } from '../attack/foretell.ts';
import { meansOf } from '../attack/means.ts';
import type { Outlook, Prospect } from '../attack/outlook.ts';
import { canAim } from '../attack/sight.ts';
import { statOf } from '../effects/stats.ts';
import { deathCost } from '../hero/death.ts';
import { strikesWebbed, webbedHeroes } from '../legend/outdoors/duels.ts';
import {
  foesOf,
  type Hero,
  type HeroId,
  isUp,
  type Monster,
  type MonsterFigure,
  type State,
  standsOn,
} from '../state.ts';
import { treadOf } from './activation.ts';
import { goals } from './treading.ts';

interface Reached extends Prospect {
  readonly odds: Odds;
}

/** From where it stands, or after a walk: for each hero, the nearest place from which the monster can strike them. */
function reachedBy(state: State, monster: Monster): Reached[] {
  const { kind } = meansOf(state, monster);
  const acting = state.overlord.acting?.monster === monster.id ? state.overlord.acting : undefined;
  const isHeld = acting ? acting.stuck : (monster.tokens.web ?? 0) > 0;
  const movement = acting?.movement ?? statOf(state, monster.id, 'speed');
  const walks = isHeld ? [] : goals(treadOf(state, monster), monster.at, movement);
  const found: Reached[] = [];
  let left = state.heroes.filter(({ at }) => at);
  for (const { to, cost } of [{ to: monster.at, cost: 0 }, ...walks]) {
    if (left.length === 0) break;
    // Whoever soars may come down for it (DES-89.4).
    const moved: Monster = isUp(monster) ? { ...monster, at: to, flight: 'down' } : { ...monster, at: to };
    const there = { ...state, monsters: state.monsters.map(one => (one.id === monster.id ? moved : one)) };
    left = left.filter(hero => {
      const blow = hero.at && canAim(there, moved, kind, hero.at) ? blowOn(there, moved, hero) : undefined;
      if (blow) found.push({ ...blow, figure: hero.id, cost });
      return !blow;
    });
  }
  return withWebbed(state, monster, found);
}

/** Whoever is webbed is struck wherever they stand, by whom that is given (LEG-7.19): where it promises more, that is expected of it. */
function withWebbed(state: State, monster: Monster, found: Reached[]): Reached[] {
  const [at] = strikesWebbed(state, monster) ? webbedHeroes(state).flatMap(standsOn) : [];
  if (at === undefined) return found;
  const how = { target: at, by: 'activation', area: 'webbed' } as const;
  const webbed = foretold(state, monster.id, how).filter(({ hit }) => hit > 0);
  const all = [...found, ...webbed.map((blow): Reached => ({ ...blow, figure: blow.figure as HeroId, cost: 0 }))];
  const best = new Map<HeroId, Reached>();
  for (const one of all) {
    const known = best.get(one.figure);
    if (!known || worthOf(state, one) > worthOf(state, known)) best.set(one.figure, one);
  }
  return [...best.values()];
}

function blowOn(state: State, monster: Monster, { id, at }: Hero): Blow | undefined {
  if (!at) return undefined;
  const blow = foretold(state, monster.id, { target: at, by: 'activation' }).find(({ figure }) => figure === id);
  return blow && blow.hit > 0 ? blow : undefined;
}

/** Whoever has not acted, and whoever acts and has an attack left. */
const mayStrike = ({ overlord: { acting } }: State, { id, ready }: Monster): boolean =>
  acting?.monster === id ? acting.attacks > 0 : ready;

/** A death counts by what it costs the heroes, wounds as a part of one. */
const worthOf = (state: State, { figure, kill, wounds }: Prospect): number => {
  const hero = state.heroes.find(({ id }) => id === figure);
  return hero ? deathCost(state, hero) * (kill + (0.5 * wounds) / Math.max(1, hero.wounds)) : 0;
};

export function prospectsOf(state: State): Pick<Outlook, 'monsters' | 'heroes'> {
  const struck = new Map<HeroId, Odds[]>();
  const monsters: { [id in MonsterFigure]?: Prospect } = {};
  for (const monster of foesOf(state).filter(one => mayStrike(state, one))) {
    const reached = reachedBy(state, monster);
    for (const { figure, odds } of reached) struck.set(figure, [...(struck.get(figure) ?? []), odds]);
    const [best] = reached.sort((one, other) => worthOf(state, other) - worthOf(state, one));
    if (best) {
      const { figure, cost, hit, wounds, kill } = best;
      monsters[monster.id] = { figure, cost, hit, wounds, kill };
    }
  }
  const heroes = state.heroes.flatMap(({ id, at, wounds }) => {
    const odds = struck.get(id) ?? [];
    return at ? [[id, { falls: atLeast(sumOf(odds), wounds), reached: odds.length }] as const] : [];
  });
  return { monsters, heroes: Object.fromEntries(heroes) };
}
