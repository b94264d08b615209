// What quests make happen. An event has the effects of its rule, then the cards that answer it, then the scripts that wait for it, in the
// order of the guide; what they cause queues behind them (`content/quests/README.md`).

import type { Area } from '../../content/quests/vocabulary.ts';
import { boardOf } from '../board.ts';
import { calls, type Happening } from '../calls.ts';
import { statOf } from '../effects/stats.ts';
import { heedHappening } from '../legend/dungeon/listener.ts';
import { heedOutside } from '../legend/outdoors/listener.ts';
import {
  type FigureId,
  type Flow,
  type Hero,
  type HeroId,
  heroOf,
  isHeroId,
  maybeFigure,
  type State,
  standsOn,
  type T,
} from '../state.ts';
import { holds } from './conditions.ts';
import type { About, Fact } from './facts.ts';
import { metDead, metFigure } from './figures.ts';
import { carryOut } from './ops.ts';
import { awaiting, enqueue } from './queue.ts';
import { scriptsFor } from './waiting.ts';

/** Something has happened: the scripts that wait for it run, unless one is running; then they run after it. */
export function* happen(t: T, what: Happening): Flow {
  const { state } = t;
  if (state.dungeon) return yield* heedHappening(t, what);
  if (state.outdoors) return yield* heedOutside(t, what);
  if (scriptsFor(state.quest, what.what).length === 0) return;
  const fact = factOf(state, what);
  if (fact) yield* follow(t, fact);
}

function* follow(t: T, fact: Fact): Flow {
  if (enqueue(t.state, fact)) yield* drain(t);
}

function* drain(t: T): Flow {
  const { guide } = t.state;
  if (guide.isRunning) return;
  guide.isRunning = true;
  for (let next = guide.queue.shift(); next; next = guide.queue.shift()) yield* run(t, next.fact, next.scripts);
  guide.isRunning = undefined;
  // What a script has opened or moved may show more than was seen before (DES-26.1).
  yield* calls(t).look(t);
}

/** Before an area is set up scripts may change what is there, so they do not wait for others to end (DES-26.2). */
export function* revealing(t: T, area: Area, hero: HeroId | undefined): Flow {
  const fact = factOf(t.state, { what: 'revealing', area, ...(hero && { hero }) });
  if (!fact) return;
  const ids = awaiting(t.state, fact).map(({ id }) => id);
  if (ids.length === 0) return;
  yield* run(t, fact, ids);
  yield* drain(t);
}

function* run(t: T, fact: Fact, ids: readonly string[]): Flow {
  const { state } = t;
  for (const id of ids) {
    const script = boardOf(state).guide.on.find(one => one.id === id);
    if (!script || (!script.every && state.guide.done.includes(id))) continue;
    if (script.if && !holds(state, script.if, fact)) continue;
    if (!script.every) state.guide.done.push(id);
    yield* carryOut(t, script.do, fact);
  }
}

// ---- what happened, as scripts are told of it ----

function heroAbout(state: State, id: Hero['id'] | undefined): About {
  if (!id) return {};
  const hero = heroOf(state, id);
  return { hero: id, figure: metFigure(state, hero), here: standsOn(hero) };
}

function factOf(state: State, what: Happening): Fact | undefined {
  switch (what.what) {
    case 'start':
    case 'lastCard':
      return { is: what.what };
    case 'round':
      return { is: 'round', round: state.round };
    case 'heroKilled':
      return { is: 'heroKilled', ...heroAbout(state, what.hero), ...(what.at && { here: [what.at] }) };
    case 'turnStart':
    case 'turnEnd':
      return { is: what.what, side: what.side === 'heroes' ? 'hero' : 'overlord', ...heroAbout(state, what.hero) };
    case 'revealing':
    case 'reveal':
      return { is: what.what, area: what.area, ...heroAbout(state, what.hero) };
    case 'open':
    case 'close':
      return { is: what.what, door: what.door, ...figureAbout(state, what.figure) };
    case 'enter':
    case 'leave': {
      const about = figureAbout(state, what.figure);
      return { is: what.what, from: what.from ?? [], to: what.to ?? [what.at], ...about, here: [what.at] };
    }
    case 'encounter':
    case 'take':
    case 'chest':
    case 'glyph':
    case 'altar':
    case 'travel': {
      const names = what.thing === undefined ? [] : (boardOf(state).things[what.thing]?.names ?? []);
      return { is: what.what, names, ...heroAbout(state, what.hero), here: [what.at] };
    }
    case 'quickAction':
      return { is: what.what, action: what.id, ...heroAbout(state, what.hero) };
    case 'prolongedAction':
      return { is: what.what, action: what.id, progress: what.progress, ...heroAbout(state, what.hero) };
    case 'attacked':
    case 'activate':
      return { is: what.what, ...figureAbout(state, what.figure) };
    case 'swallow':
      return { is: 'swallow', ...figureAbout(state, what.figure), hero: what.hero };
    case 'wounded': {
      const figure = maybeFigure(state, what.figure);
      if (!figure) return undefined;
      const of = statOf(state, figure.id, 'maxWounds');
      return { is: 'wounded', left: figure.wounds, of, ...figureAbout(state, what.figure) };
    }
    case 'flag':
      return { is: 'flag', flag: what.id };
    case 'counter':
      return { is: 'counter', counter: what.id, value: state.guide.counters[what.id] ?? 0 };
    case 'kill': {
      const hero = what.by && isHeroId(what.by) ? { hero: what.by } : {};
      return { is: 'kill', figure: metDead(state, what), here: [what.at], ...hero };
    }
  }
}

function figureAbout(state: State, id: FigureId | undefined): About {
  const figure = id && maybeFigure(state, id);
  if (!figure) return {};
  return {
    figure: metFigure(state, figure),
    here: standsOn(figure),
    ...(isHeroId(figure.id) && { hero: figure.id }),
  };
}
