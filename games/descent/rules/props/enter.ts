// What the ground does to whoever comes to stand on it (DES-40 and after): falls, burns, blades. Of large figures the front half counts, or
// the whole base, as each prop says (DES-18.4, DES-18.7, R42).

import type { Space } from '@veillee/pieces/geometry';
import { propRow } from '../../content/props.ts';
import type { PropRow } from '../../content/rows.ts';
import { type Ability, TOKENS } from '../../content/vocabulary.ts';
import { groundNow } from '../board.ts';
import { calls, type Step } from '../calls.ts';
import { hasOp, working } from '../effects/held.ts';
import { placeOption, putAt } from '../effects/places.ts';
import { has } from '../effects/stats.ts';
import { giveTokens } from '../effects/tokens.ts';
import { isPit } from '../hero/reach.ts';
import { slidesTo, woundsOfThrow } from '../legend/outdoors/laws.ts';
import { nameOf } from '../names.ts';
import { dangers } from '../overlord/treading.ts';
import { faceName, throwDice } from '../quest/dice.ts';
import { breakOffLeft } from '../quest/efforts.ts';
import {
  type FigureId,
  type Flow,
  type Hero,
  isBase,
  isEgg,
  isHero,
  isUp,
  type Monster,
  maybeFigure,
  standsOn,
  type T,
} from '../state.ts';

export function* stepOn(t: T, id: FigureId, step: Step): Flow {
  const figure = maybeFigure(t.state, id);
  const to = figure?.at;
  if (!to || isEgg(figure)) return;
  if (step.from !== undefined) figure.aloft = undefined;
  if (isHero(figure) && !step.own) breakOffLeft(t, figure);
  yield* underfoot(t, id, step);
  // Who walks sees to that themselves; who is pushed or thrown enters as well (R76).
  if (step.own || step.from === undefined || maybeFigure(t.state, id)?.at !== to) return;
  const moved = { figure: id, from: standsOn({ at: step.from }), to: standsOn({ at: to }) };
  yield* calls(t).look(t); // DES-26.1
  yield* calls(t).happen(t, { what: 'leave', at: moved.from[0] as Space, ...moved });
  yield* calls(t).happen(t, { what: 'enter', at: moved.to[0] as Space, ...moved });
}

function* underfoot(t: T, id: FigureId, step: Step): Flow {
  const { from, over } = step;
  const { state } = t;
  const figure = maybeFigure(state, id);
  if (!figure?.at) return;
  const can = (ability: Ability): boolean => has(state, id, ability);
  if (isUp(figure)) return; // DES-89.8
  const tread = { ground: groundNow(state), flies: can('fly'), can };
  for (const prop of dangers(tread, from, figure.at)) {
    if (over && prop.kind === 'obstacle') continue;
    if (isHero(figure) && working(figure, 'unharmedBy').some(({ op }) => op.prop === prop.id)) continue;
    if (prop.enter?.endsTurnOn && !step.own) continue; // Nobody slips whom somebody else moves (ICE-3.2, ICE-3.8).
    const left = maybeFigure(state, id);
    if (left?.at === undefined || left.at !== figure.at) return;
    yield* bite(t, left, prop, step.own);
  }
}

function* bite(t: T, figure: Hero | Monster, { id: prop, enter }: PropRow, own: boolean): Flow {
  const { state } = t;
  if (!enter) return;
  const rule = RULES[prop] ?? 'DES-40.4';
  t.tell('log.ground', { figure: nameOf(state, figure.id), prop: { text: `prop.${prop}` } }, { rule, weight: 1 });
  if (enter.safeOn || enter.endsTurnOn) {
    const [thrown] = throwDice(t, { black: 1 });
    const face = thrown && faceName(thrown);
    if (face === enter.safeOn) return;
    if (face === enter.endsTurnOn) {
      endsTurn(t, figure, rule);
      if (state.outdoors) yield* slide(t, figure);
    }
  }
  const isSoft = isHero(figure) && isPit(propRow(prop)) && hasOp(figure, 'softFalls');
  const thrown = own || !state.outdoors ? undefined : woundsOfThrow(state, prop); // LEG-6.5
  const wounds = thrown ?? enter.wounds;
  if (wounds && !isSoft) yield* calls(t).wound(t, figure.id, wounds, { kind: 'terrain', what: prop });
  const left = maybeFigure(state, figure.id);
  if (left?.at === undefined) return;
  for (const token of TOKENS) giveTokens(t, left, token, enter.tokens?.[token] ?? 0);
}

/** LEG-6.5: on some grounds whoever the ice has stopped falls into what is beside it; of several the overlord says which. */
function* slide(t: T, figure: Hero | Monster): Flow {
  const { state } = t;
  const { id, at } = figure;
  if (at === undefined || isBase(at) || has(state, id, 'fly')) return;
  const spaces = slidesTo(state, groundNow(state), at);
  const [only] = spaces;
  if (only === undefined) return;
  const how = { rule: 'LEG-6.5', with: { figure: nameOf(state, id) } };
  const to =
    spaces.length === 1
      ? only
      : yield* t.choose(state.overlord.seat, 'outdoors.slide', spaces, placeOption(state, id, 'outdoors.there'), how);
  yield* putAt(t, id, to, 'LEG-6.5', 'log.outdoors.slides');
}

/** ICE-3.2, A-20: the whole turn of a hero, of a monster its activation with whatever it has not done yet. */
function endsTurn(t: T, { id }: Hero | Monster, rule: string): void {
  const { turn, overlord } = t.state;
  if (turn?.hero === id) turn.ended = true;
  else if (overlord.acting?.monster === id) overlord.acting = undefined;
  else return;
  t.tell('log.slips', { figure: nameOf(t.state, id) }, { rule, weight: 2 });
}

const RULES: { readonly [prop in PropRow['id']]?: string } = { pit: 'DES-46.2', ice: 'ICE-3.2' };
