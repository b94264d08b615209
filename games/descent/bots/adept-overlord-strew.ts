// Poltergeist: heroes are moved to where they fare worse, one space after the other, and monsters to where they come near somebody. Doors
// that it could shut stay as they are: heroes open them in passing, and monsters come through them as well.

import { bestOf, bestPicks } from '@veillee/bots';
import type { Option, Picks } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { groundNow, mapNow } from '../rules/board.ts';
import { pushesOf } from '../rules/effects/places.ts';
import { statOf } from '../rules/effects/stats.ts';
import * as keys from '../rules/keys.ts';
import { crushChances, trackOf } from '../rules/props/lanes.ts';
import {
  type FigureId,
  type Hero,
  livingMonsters,
  type Monster,
  maybeFigure,
  onBoard,
  type Stand,
} from '../rules/state.ts';
import { comesNear, type Hunt, huntOf, type Prey, stepsTo } from './adept-overlord-hunt.ts';
import { STAYS, worthOfGround } from './adept-overlord-snares.ts';
import type { Mind } from './mind.ts';

/** What it is worth to a monster that it can come near somebody, and could not. */
const NEARER = 0.3;
/** What is worth less is not worth a move. */
const LEAST = 0.05;

/** What it costs a hero to stand there, in conquest: monsters that can strike, ground that bites, stones that roll. */
export function plightAt({ known, doom }: Hunt, prey: Prey, at: Space): number {
  const ground = groundNow(known);
  const hero = { ...prey.hero, at };
  const prop = at === prey.at ? undefined : ground.terrain.get(at);
  const crushed = crushChances(trackOf(ground, known.board)).get(at) ?? 0;
  const there = at === prey.at ? prey : { ...prey, hero, at, way: mapNow(known).stepsFrom(at) };
  return prey.stake * (doom(there) + STAYS * crushed) + (prop === undefined ? 0 : worthOfGround(known, hero, prop));
}

/** The worst that can come of so many pushes, one after the other. */
function worstWithin(hunt: Hunt, prey: Prey, steps: number): number {
  const own = plightAt(hunt, prey, prey.at);
  const met = new Map<Space, number>([[prey.at, own]]);
  let edge: readonly Space[] = [prey.at];
  for (let n = 0; n < steps; n++)
    edge = edge.flatMap(at =>
      (pushesOf(hunt.known, { ...prey.hero, at }) as Space[]).filter(to => {
        if (met.has(to)) return false;
        met.set(to, plightAt(hunt, prey, to));
        return true;
      }),
    );
  return Math.max(...met.values()) - own;
}

/** Whether a monster that comes near nobody would, a few steps further on. */
function fallsShort({ known, prey }: Hunt, monster: Monster, steps: number): boolean {
  const speed = statOf(known, monster.id, 'speed');
  const reaches = (points: number): boolean => prey.some(one => comesNear(known, monster, one, points));
  return reaches(speed + steps) && !reaches(speed);
}

/** What so many steps for each would bring, in conquest. */
export const gainOfStrewing = (hunt: Hunt, steps: number): number =>
  hunt.prey.reduce((sum, one) => sum + worstWithin(hunt, one, steps), 0) +
  NEARER * livingMonsters(hunt.known).filter(one => one.ready && fallsShort(hunt, one, steps)).length;

/** What the next step of this figure there brings. */
function gainOfStep(hunt: Hunt, id: FigureId, to: Stand): number {
  const { known, prey } = hunt;
  const one = prey.find(({ hero }) => hero.id === id);
  if (one) return plightAt(hunt, one, to as Space) - plightAt(hunt, one, one.at);
  const monster = livingMonsters(known).find(each => each.id === id);
  if (!monster?.ready || !fallsShort(hunt, monster, FURTHEST)) return 0;
  const away = (at: Stand): number => Math.min(...prey.map(each => stepsTo(each, at)));
  return NEARER * (away(monster.at) - away(to));
}
/** No card moves anything further. */
const FURTHEST = 2;

/** Whatever gains most by its next step; nothing that gains nothing. */
export function strewPicks(mind: Mind): Picks {
  const hunt = huntOf(mind);
  const gain = ({ key }: Option): number => {
    const [id] = keys.figureKey.read(key) ?? [];
    const figure = id === undefined ? undefined : maybeFigure(mind.known, id as FigureId);
    const steps = figure ? pushesOf(mind.known, figure) : [];
    return Math.max(0, ...steps.map(to => gainOfStep(hunt, (figure as Hero | Monster).id, to)));
  };
  const best = bestOf(mind.turn.decision.options, gain);
  return best && gain(best) > LEAST ? [best.key] : [];
}

/** The figure that is meant is the one with just these places about it. */
export function strewnPicks(mind: Mind): Picks {
  const { known, turn } = mind;
  const { options } = turn.decision;
  const hunt = huntOf(mind);
  const offered = options.map(({ key }) => key);
  const meant = onBoard(known).find(figure => {
    const steps = pushesOf(known, figure).map(at => keys.placeKey.make(at));
    return steps.length === offered.length && steps.every(key => offered.includes(key));
  });
  if (!meant) return offered.slice(0, 1);
  return bestPicks(turn.decision, ({ key }) => FURTHEST + gainOfStep(hunt, meant.id, keys.placeKey.only(key) as Stand));
}
