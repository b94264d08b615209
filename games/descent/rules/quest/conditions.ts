// What must hold for a script to happen, read when its turn comes (`if`). Pure.

import { names, several } from '../../content/quests/read.ts';
import type { Area, Named, Range, Test } from '../../content/quests/vocabulary.ts';
import { boardOf, groundNow, isOpen } from '../board.ts';
import { has } from '../effects/stats.ts';
import { sees } from '../ground.ts';
import { livingMonsters, type State, standsOn, takenSpaces } from '../state.ts';
import { isWithin } from './amounts.ts';
import { counterOf } from './counters.ts';
import type { About } from './facts.ts';
import { figuresIn } from './figures.ts';
import { isHeldBy } from './holding.ts';
import { numbersOf, placeNow } from './places.ts';

type Check<K extends keyof Test> = (state: State, asked: NonNullable<Test[K]>, about: About) => boolean;

const everyName = (asked: Named, is: (name: string) => boolean): boolean => names(asked).every(is);
const everyRange = (asked: { readonly [name: string]: Range }, is: (name: string, range: Range) => boolean): boolean =>
  Object.entries(asked).every(([name, range]) => is(name, range));

/** Every thing of this name is in that list. */
const areAll = (state: State, name: string, list: readonly number[]): boolean => {
  const numbers = numbersOf(boardOf(state), name);
  return numbers.length > 0 && numbers.every(one => list.includes(one));
};

const isDead = (state: State, name: string): boolean => areAll(state, name, state.guide.gone);

const CHECKS: { readonly [K in keyof Test]-?: Check<K> } = {
  flag: ({ guide }, asked) => everyName(asked, flag => guide.flags.includes(flag)),
  counter: (state, asked) => everyRange(asked, (id, range) => isWithin(counterOf(state, id), range)),
  alive: (state, asked) => everyName(asked, name => !isDead(state, name)),
  dead: (state, asked) => everyName(asked, name => isDead(state, name)),
  heroesIn: (state, asked, about) =>
    everyRange(asked, (place, range) =>
      isWithin(figuresIn(state, state.heroes, place, about).length, range, state.heroes.length),
    ),
  monstersIn: (state, asked, about) =>
    everyRange(asked, (place, range) =>
      isWithin(figuresIn(state, livingMonsters(state), place, about).length, range, livingMonsters(state).length),
    ),
  revealed: ({ board }, asked) =>
    several<Area>(asked as Area | readonly Area[]).every(area => board.revealed.includes(area)),
  open: (state, asked) => everyName(asked, door => isOpen(state, door)),
  closed: (state, asked) => everyName(asked, door => !isOpen(state, door)),
  taken: (state, asked) => everyName(asked, name => areAll(state, name, state.guide.taken)),
  opened: (state, asked) => everyName(asked, name => areAll(state, name, state.guide.taken)),
  active: (state, asked) =>
    everyName(asked, name => {
      const numbers = numbersOf(boardOf(state), name);
      return state.board.markers.some(
        one => one.kind === 'glyph' && one.active && one.thing !== undefined && numbers.includes(one.thing),
      );
    }),
  holds: (state, asked, { hero }) => {
    const bearer = state.heroes.find(({ id }) => id === hero);
    return bearer !== undefined && everyName(asked, name => isHeldBy(state, bearer, name));
  },
  round: ({ round }, asked) => isWithin(round, asked),
  heroes: ({ heroes }, asked) => isWithin(heroes.length, asked),
  conquest: ({ conquest }, asked) => isWithin(conquest, asked),
  threat: ({ overlord }, asked) => isWithin(overlord.threat, asked),
  sees: (state, asked, about) =>
    Object.entries(asked).every(([looker, place]) => {
      const from = [...placeNow(state, looker, about)];
      const to = place === '$hero' ? standsOnHero(state, about) : [...placeNow(state, place, about)];
      return from.length > 0 && to.length > 0 && sees(groundNow(state), from, to, takenSpaces(state));
    }),
  has: (state, asked, { hero }) =>
    state.heroes.some(({ id }) => id === hero && asked.every(ability => has(state, id, ability))),
  not: (state, asked, about) => !holds(state, asked, about),
  any: (state, asked, about) => asked.some(test => holds(state, test, about)),
};

const standsOnHero = (state: State, { hero }: About) => state.heroes.filter(({ id }) => id === hero).flatMap(standsOn);

/** All of it. */
export function holds(state: State, test: Test, about: About): boolean {
  return (Object.keys(test) as (keyof Test)[]).every(key => check(state, key, test, about));
}

function check<K extends keyof Test>(state: State, key: K, test: Test, about: About): boolean {
  const asked = test[key];
  return asked === undefined || (CHECKS[key] as Check<K>)(state, asked as NonNullable<Test[K]>, about);
}
