// Wounds and healing by scripts. Wounds ignore armour, unless it is said to count.

import type { ScriptOp } from '../../content/quests/vocabulary.ts';
import { TOKENS } from '../../content/vocabulary.ts';
import { calls } from '../calls.ts';
import { heroName } from '../card-names.ts';
import { statOf } from '../effects/stats.ts';
import { giveTokens } from '../effects/tokens.ts';
import { type Flow, type Hero, isHero, isInTown, type Monster, maybeFigure, sheetOf, type T } from '../state.ts';
import { amountOf } from './amounts.ts';
import { surgesThrown } from './dice.ts';
import type { About } from './facts.ts';
import { figuresIn, figuresOf } from './figures.ts';

type OpOf<Name extends ScriptOp['op']> = Extract<ScriptOp, { readonly op: Name }>;

/** Whom it hits: whoever is in the place, or, if no place is named, on the board or in somebody's stomach. */
export function* wound(t: T, op: OpOf<'wound'>, about: About): Flow {
  const { state } = t;
  const meant = figuresOf(state, op.who, about);
  const hit = op.in === undefined ? meant.filter(isAbroad) : figuresIn(state, meant, op.in, about);
  for (const { id } of hit) {
    const figure = maybeFigure(state, id);
    if (figure && isAbroad(figure)) yield* woundOne(t, op, figure, about);
  }
}

const isAbroad = (figure: Hero | Monster): boolean => !isHero(figure) || !isInTown(figure);

function* woundOne(t: T, op: OpOf<'wound'>, figure: Hero | Monster, about: About): Flow {
  const { state } = t;
  const { id } = figure;
  const saved = op.save ? op.save.perSurge * surgesThrown(t, id, op.save.dice) : 0;
  const armour = op.armour ? statOf(state, id, 'armour') : 0;
  const full = op.wounds === undefined ? 0 : amountOf(op.wounds, { heroes: state.heroes.length, ...about });
  yield* calls(t).wound(t, id, Math.max(0, full - saved - armour), { kind: 'script' });
  const left = maybeFigure(state, id);
  if (!left || !isAbroad(left)) return;
  for (const token of TOKENS) giveTokens(t, left, token, op.tokens?.[token] ?? 0);
}

export function* heal(t: T, op: OpOf<'heal'>, about: About): Flow {
  const { state } = t;
  const meant = figuresOf(state, op.who, about);
  const counting = { heroes: state.heroes.length, ...about };
  for (const figure of op.in === undefined ? meant : figuresIn(state, meant, op.in, about)) {
    if (op.wounds !== undefined)
      calls(t).heal(t, figure.id, op.wounds === 'all' ? 'all' : amountOf(op.wounds, counting));
    if (op.fatigue === undefined || !isHero(figure)) continue;
    const most = statOf(state, figure.id, 'maxFatigue');
    const before = figure.fatigue;
    figure.fatigue = Math.min(most, op.fatigue === 'all' ? most : before + amountOf(op.fatigue, counting));
    if (figure.fatigue > before)
      t.tell('log.rested', { hero: heroName(sheetOf(figure)), n: figure.fatigue - before }, { rule: 'DES-24.2' });
  }
}
