// Who visits what, as the record and the question say: whom the page is about, and which of the city's buildings they are in. Pure.

import type { PlainDecision } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import type { Building } from '../../content/legend/vocabulary.ts';
import type { Legend, LegendHero } from '../../rules/legend/record.ts';
import { heroId } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export type House = Building | 'master';

const INSIDE: { readonly [prompt: string]: Building } = {
  'week.alchemist': 'alchemist',
  'week.market': 'market',
  'week.temple': 'temple',
  'week.tavern': 'tavern',
  'week.study': 'training-ground',
};

/** The building in which somebody is asked; at a secret master’s there is one alone. */
export function houseAsked({ visit }: Pick<View, 'visit'>, decision: PlainDecision | undefined): House | undefined {
  const house = decision && INSIDE[decision.prompt];
  return house === 'training-ground' && visit?.of === 'master' ? 'master' : house;
}

const OUTSIDE: readonly string[] = ['week.visit', 'week.training', 'week.improve', 'week.lastLesson'];

/** Whether the question is about what there is to be had where the party is. */
function isVisiting(view: Pick<View, 'visit' | 'legend'>, decision: PlainDecision | undefined): boolean {
  if (!decision || !view.visit) return false;
  if (houseAsked(view, decision) || OUTSIDE.includes(decision.prompt)) return true;
  return decision.prompt === 'week.there' && decision.options.some(({ key }) => headOf(key) === 'enter');
}

const SHARING: readonly string[] = ['week.share.what', 'week.share.to', 'week.settle'];
/** Whether somebody hands something on. */
export const isSharing = (decision: PlainDecision | undefined): boolean =>
  decision !== undefined && SHARING.includes(decision.prompt);

/** Where the party stands and rests, in the open: it has no walls about it, and no master. */
const isCamping = (view: Pick<View, 'visit'>, decision: PlainDecision | undefined): boolean =>
  decision?.prompt === 'week.training' && (view.visit === undefined || view.visit.razed);

export type Stay = 'share' | 'camp' | 'city';

/** Where the question is; nothing while the map is what matters. */
export function stayOf(view: View, decision: PlainDecision | undefined): Stay | undefined {
  if (isSharing(decision)) return 'share';
  if (isCamping(view, decision)) return 'camp';
  if (!isVisiting(view, decision)) return undefined;
  return view.visit?.of === 'master' ? 'camp' : 'city';
}

/** Whom the question names. */
export function heroNamed({ heroes }: Legend, decision: PlainDecision | undefined): LegendHero | undefined {
  const asked = decision?.with?.hero;
  return heroes.find(({ sheet }) => typeof asked === 'object' && 'text' in asked && asked.text === `hero.${sheet}`);
}

export const isServed = ({ today }: Legend, { sheet }: Pick<LegendHero, 'sheet'>): boolean =>
  today.served?.includes(sheet) === true;

/** Whom the page is about: whom the question names, whom the seat means, or the first who has something to do. */
export function heroMeant(
  legend: Legend,
  decision: PlainDecision | undefined,
  figure: string | undefined,
  seat: number | undefined,
): LegendHero | undefined {
  const named = heroNamed(legend, decision);
  if (named) return named;
  const open = legend.heroes.filter(({ sheet }) => decision?.options.some(option => option.figure === heroId(sheet)));
  const meant = open.find(({ sheet }) => heroId(sheet) === figure);
  const fresh = open.find(hero => !isServed(legend, hero));
  return meant ?? fresh ?? open[0] ?? legend.heroes.find(hero => hero.seat === seat) ?? legend.heroes[0];
}
